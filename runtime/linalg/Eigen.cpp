//===- Eigen.cpp - Eigenvalues of symmetric matrices -------------------------------===//
//
// Reflectors make the matrix tridiagonal, implicit QL steps make that diagonal. Vectors are kept as
// rows until the end: both steps then run along memory.
//===--------------------------------------------------------------------------------===//
#include "Linalg.h"

namespace zrt::linalg {

constexpr int kMostSteps = 60; // for one eigenvalue: two or three are usual

/// The whole symmetric matrix of the triangle that is read, divided by `scale`.
template <typename T> static void copySymmetric(const Call &call, const T *a, T scale, T *to) {
  int64_t n = call.rows;
  for (int64_t i = 0; i < n; ++i)
    for (int64_t j = 0; j <= i; ++j) {
      T value = has(call, ZRT_LOWER) ? a[i * n + j] : a[j * n + i];
      to[i * n + j] = to[j * n + i] = value / scale;
    }
}

/// Reflector `k` of a symmetric matrix: row k behind the diagonal becomes v with 1 in front, its
/// scale takes the diagonal's place, and the block behind is reflected from both sides. `p` has
/// room for a row. Returns what is left beside the diagonal.
template <typename T> static T reduceRow(T *a, int64_t n, int64_t k, T *p) {
  int64_t count = n - k - 1;
  T *v = a + k * n + k + 1, first = v[0];
  double rest = dot(v + 1, v + 1, count - 1), square = rest + double(first) * double(first);
  T &scale = v[-1];
  scale = 0;
  // Squares that are denormal have too few bits to reflect by; beside 1 they are nothing.
  if (rest < 1e-280)
    return first;
  double left = -std::copysign(std::sqrt(square), double(first));
  scale = T((left - double(first)) / left);
  for (int64_t i = 1; i < count; ++i)
    v[i] = T(double(v[i]) / (double(first) - left));
  v[0] = 1;
  T *block = a + (k + 1) * n + k + 1;
  for (int64_t i = 0; i < count; ++i)
    p[i] = T(double(scale) * dot(block + i * n, v, count));
  addScaled(T(-0.5 * double(scale) * dot(p, v, count)), v, p, count);
  for (int64_t i = 0; i < count; ++i)
    for (int64_t j = 0; j < count; ++j)
      block[i * n + j] -= v[i] * p[j] + p[i] * v[j];
  return T(left);
}

/// The transpose of the product of all reflectors, as rows.
template <typename T> static void multiplyReflectors(const T *a, int64_t n, T *rows) {
  fill(rows, T(0), n * n);
  for (int64_t i = 0; i < n; ++i)
    rows[i * n + i] = 1;
  for (int64_t k = n - 3; k >= 0; --k) {
    const T *v = a + k * n + k + 1;
    T scale = v[-1];
    if (scale == 0)
      continue;
    for (int64_t i = k + 1; i < n; ++i) {
      T *row = rows + i * n + k + 1;
      addScaled(T(-double(scale) * dot(row, v, n - k - 1)), v, row, n - k - 1);
    }
  }
}

namespace {
/// A symmetric tridiagonal matrix, and the rows that are to be turned with it (none where null).
template <typename T> struct Tridiagonal {
  T *diagonal, *beside, *rows;
  int64_t n;

  /// The end of the block that begins at `l`: nothing is left beside it.
  int64_t findEnd(int64_t l) const {
    for (; l < n - 1; ++l) {
      T size = std::fabs(diagonal[l]) + std::fabs(diagonal[l + 1]);
      if (std::fabs(beside[l]) <=
          std::numeric_limits<T>::epsilon() * size + std::numeric_limits<T>::min())
        break;
    }
    return l;
  }

  /// One implicit QL step with Wilkinson's shift on the block [l, m].
  void step(int64_t l, int64_t m) {
    T g = (diagonal[l + 1] - diagonal[l]) / (2 * beside[l]);
    T r = getLength(g, T(1));
    g = diagonal[m] - diagonal[l] + beside[l] / (g + std::copysign(r, g));
    T s = 1, c = 1, shift = 0;
    for (int64_t i = m - 1; i >= l; --i) {
      T f = s * beside[i], b = c * beside[i];
      r = getLength(f, g);
      beside[i + 1] = r;
      if (r == 0) { // the block falls apart
        diagonal[i + 1] -= shift;
        beside[m] = 0;
        return;
      }
      s = f / r;
      c = g / r;
      g = diagonal[i + 1] - shift;
      r = (diagonal[i] - g) * s + 2 * c * b;
      shift = s * r;
      diagonal[i + 1] = g + shift;
      g = c * r - b;
      if (rows)
        rotate(c, s, rows + i * n, rows + (i + 1) * n, n);
    }
    diagonal[l] -= shift;
    beside[l] = g;
    beside[m] = 0;
  }

  bool diagonalize() {
    beside[n - 1] = 0;
    for (int64_t l = 0; l < n; ++l)
      for (int steps = 0;; ++steps) {
        int64_t m = findEnd(l);
        if (m == l)
          break;
        if (steps == kMostSteps)
          return false;
        step(l, m);
      }
    return true;
  }

  void sort() {
    for (int64_t i = 0; i < n; ++i) {
      int64_t least = i;
      for (int64_t j = i + 1; j < n; ++j)
        if (diagonal[j] < diagonal[least])
          least = j;
      if (least == i)
        continue;
      std::swap(diagonal[i], diagonal[least]);
      if (rows)
        swapRows(rows + i * n, rows + least * n, n);
    }
  }
};
} // namespace

template <typename T>
void findEigenvectors(const Call &call, const T *a, T *vectors, T *values, int32_t *info,
                      T *workspace) {
  int64_t n = call.rows;
  *info = 0;
  if (n == 0)
    return;
  // Of the other triangle nothing is read.
  copySymmetric(call, a, T(1), vectors);
  T scale = findScale(vectors, n * n);
  T *beside = workspace, *rows = has(call, ZRT_VECTORS) ? workspace + n : nullptr;
  bool isFound = scale != 0;
  if (isFound) {
    copySymmetric(call, a, scale, vectors);
    for (int64_t k = 0; k < n - 2; ++k) {
      values[k] = vectors[k * n + k];
      beside[k] = reduceRow(vectors, n, k, beside + k);
    }
    for (int64_t k = n < 2 ? 0 : n - 2; k < n; ++k)
      values[k] = vectors[k * n + k];
    if (n > 1)
      beside[n - 2] = vectors[(n - 1) * n + n - 2];
    if (rows)
      multiplyReflectors(vectors, n, rows);
    Tridiagonal<T> matrix{values, beside, rows, n};
    isFound = matrix.diagonalize();
    if (isFound)
      matrix.sort();
  }
  *info = isFound ? 0 : 1;
  for (int64_t i = 0; i < n; ++i) {
    values[i] = isFound ? values[i] * scale : kNaN<T>;
    if (rows && pointsBack(rows + i * n, n))
      negate(rows + i * n, n);
  }
  if (rows && isFound)
    transpose(rows, n, n, vectors);
  else
    fill(vectors, isFound ? T(0) : kNaN<T>, n * n);
}

template void findEigenvectors(const Call &, const float *, float *, float *, int32_t *, float *);
template void findEigenvectors(const Call &, const double *, double *, double *, int32_t *,
                               double *);

} // namespace zrt::linalg
