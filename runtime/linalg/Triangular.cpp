//===- Triangular.cpp - Cholesky and LU factors, triangular systems ---------------===//
#include "Linalg.h"

namespace zrt::linalg {

//===----------------------------------------------------------------------===//
// Cholesky
//===----------------------------------------------------------------------===//

/// Row by row, in place, of the lower triangle. Returns the first minor that is not positive, from
/// 1, or 0.
template <typename T> static int32_t factorizeLower(T *l, int64_t n) {
  for (int64_t i = 0; i < n; ++i) {
    T *row = l + i * n;
    for (int64_t j = 0; j < i; ++j)
      row[j] = T((double(row[j]) - dot(row, l + j * n, j)) / double(l[j * n + j]));
    double square = double(row[i]) - dot(row, row, i);
    if (!(square > 0))
      return int32_t(i + 1);
    row[i] = T(std::sqrt(square));
  }
  return 0;
}

template <typename T> static void swapTriangles(T *a, int64_t n) {
  for (int64_t i = 0; i < n; ++i)
    for (int64_t j = 0; j < i; ++j)
      std::swap(a[i * n + j], a[j * n + i]);
}

template <typename T>
void factorizeCholesky(const Call &call, const T *a, T *factor, int32_t *info) {
  int64_t n = call.rows;
  std::memcpy(factor, a, size_t(n * n) * sizeof(T));
  if (!has(call, ZRT_LOWER))
    swapTriangles(factor, n);
  int32_t failed = factorizeLower(factor, n);
  for (int64_t i = 0; i < n; ++i) {
    if (failed)
      fill(factor + i * n, kNaN<T>, info ? i + 1 : n);
    else if (!info)
      fill(factor + i * n + i + 1, T(0), n - i - 1);
  }
  if (!has(call, ZRT_LOWER))
    swapTriangles(factor, n);
  if (info)
    *info = failed;
}

//===----------------------------------------------------------------------===//
// Triangular systems
//===----------------------------------------------------------------------===//

/// op(a) x = b: rows of x one after the other, each less multiples of those before it.
template <typename T> static void solveLeft(const Call &call, const T *a, T *x) {
  int64_t n = call.rows, columns = call.others;
  bool flips = has(call, ZRT_TRANSPOSED), isLower = has(call, ZRT_LOWER) != flips;
  int64_t rowStep = flips ? 1 : n, columnStep = flips ? n : 1;
  for (int64_t step = 0; step < n; ++step) {
    int64_t i = isLower ? step : n - 1 - step;
    T *row = x + i * columns;
    for (int64_t k = isLower ? 0 : i + 1, end = isLower ? i : n; k < end; ++k)
      addScaled(-a[i * rowStep + k * columnStep], x + k * columns, row, columns);
    if (has(call, ZRT_UNIT_DIAGONAL))
      continue;
    T diagonal = a[i * n + i];
    for (int64_t j = 0; j < columns; ++j)
      row[j] /= diagonal;
  }
}

/// x op(a) = b for one row: what is found is taken from the elements behind it, or, where a's rows
/// lie the other way, each element is less its sum of those before it.
template <typename T> static void solveRow(const Call &call, const T *a, T *x) {
  int64_t n = call.rows;
  bool flips = has(call, ZRT_TRANSPOSED), isUpper = has(call, ZRT_LOWER) == flips;
  for (int64_t step = 0; step < n; ++step) {
    int64_t i = isUpper ? step : n - 1 - step;
    const T *row = a + i * n;
    int64_t first = isUpper ? 0 : i + 1, count = isUpper ? i : n - 1 - i;
    if (flips)
      x[i] = T(double(x[i]) - dot(row + first, x + first, count));
    if (!has(call, ZRT_UNIT_DIAGONAL))
      x[i] /= row[i];
    if (flips)
      continue;
    int64_t behind = isUpper ? i + 1 : 0;
    addScaled(-x[i], row + behind, x + behind, isUpper ? n - 1 - i : i);
  }
}

template <typename T> void solveTriangular(const Call &call, const T *a, const T *b, T *x) {
  std::memcpy(x, b, size_t(call.rows * call.others) * sizeof(T));
  if (has(call, ZRT_LEFT))
    return solveLeft(call, a, x);
  for (int64_t row = 0; row < call.others; ++row)
    solveRow(call, a, x + row * call.rows);
}

//===----------------------------------------------------------------------===//
// LU
//===----------------------------------------------------------------------===//

template <typename T>
void factorizeLU(const Call &call, const T *a, T *factor, int32_t *pivots, int32_t *info) {
  int64_t m = call.rows, n = call.columns, least = m < n ? m : n;
  std::memcpy(factor, a, size_t(m * n) * sizeof(T));
  *info = 0;
  for (int64_t k = 0; k < least; ++k) {
    int64_t pivot = k;
    for (int64_t i = k + 1; i < m; ++i)
      if (std::fabs(factor[i * n + k]) > std::fabs(factor[pivot * n + k]))
        pivot = i;
    pivots[k] = int32_t(pivot + 1);
    T *top = factor + k * n;
    if (pivot != k)
      swapRows(top, factor + pivot * n, n);
    if (top[k] == 0) {
      if (!*info)
        *info = int32_t(k + 1);
      continue;
    }
    for (int64_t i = k + 1; i < m; ++i) {
      T *row = factor + i * n;
      row[k] /= top[k];
      addScaled(-row[k], top + k + 1, row + k + 1, n - k - 1);
    }
  }
}

template void factorizeCholesky(const Call &, const float *, float *, int32_t *);
template void factorizeCholesky(const Call &, const double *, double *, int32_t *);
template void solveTriangular(const Call &, const float *, const float *, float *);
template void solveTriangular(const Call &, const double *, const double *, double *);
template void factorizeLU(const Call &, const float *, float *, int32_t *, int32_t *);
template void factorizeLU(const Call &, const double *, double *, int32_t *, int32_t *);

} // namespace zrt::linalg
