//===- Orthogonal.cpp - QR factors, products of reflectors ------------------------===//
#include "Linalg.h"

namespace zrt::linalg {

/// A reflector H = 1 - scale v v^T, v beginning with 1, that takes the column x (elements `step`
/// apart) to its first element alone: that element becomes what is left, the others v's. Returns
/// the scale, 0 where nothing is to be done.
template <typename T> static T makeReflector(T *x, int64_t n, int64_t step) {
  double most = std::fabs(double(x[0])), rest = 0, sum = 0;
  for (int64_t i = 1; i < n; ++i) {
    most = std::fmax(most, std::fabs(double(x[i * step])));
    rest += std::fabs(double(x[i * step]));
  }
  if (rest == 0)
    return 0;
  for (int64_t i = 0; i < n; ++i)
    sum += (double(x[i * step]) / most) * (double(x[i * step]) / most);
  double first = double(x[0]), left = -std::copysign(most * std::sqrt(sum), first);
  for (int64_t i = 1; i < n; ++i)
    x[i * step] = T(double(x[i * step]) / (first - left));
  x[0] = T(left);
  return T((left - first) / left);
}

/// Applies a reflector to `count` rows of `width` elements; v's elements, the first of which counts
/// as 1, are `vStep` apart, the rows `step`.
template <typename T>
static void reflect(const T *v, int64_t vStep, T *rows, int64_t count, int64_t step, T scale,
                    int64_t width, T *sums) {
  std::memcpy(sums, rows, size_t(width) * sizeof(T));
  for (int64_t i = 1; i < count; ++i)
    addScaled(v[i * vStep], rows + i * step, sums, width);
  for (int64_t i = 0; i < count; ++i)
    addScaled(-scale * (i ? v[i * vStep] : T(1)), sums, rows + i * step, width);
}

/// The same to one row of `count` elements from the right.
template <typename T>
static void reflectRow(const T *v, int64_t vStep, T *row, int64_t count, T scale) {
  double sum = double(row[0]);
  for (int64_t i = 1; i < count; ++i)
    sum += double(v[i * vStep]) * double(row[i]);
  for (int64_t i = 0; i < count; ++i)
    row[i] -= T(double(scale) * sum) * (i ? v[i * vStep] : T(1));
}

template <typename T> void factorizeQR(const Call &call, const T *a, T *factor, T *scales, T *row) {
  int64_t m = call.rows, n = call.columns, least = m < n ? m : n;
  std::memcpy(factor, a, size_t(m * n) * sizeof(T));
  for (int64_t k = 0; k < least; ++k) {
    T *corner = factor + k * n + k;
    scales[k] = makeReflector(corner, m - k, n);
    if (scales[k] != 0)
      reflect(corner, n, corner + 1, m - k, n, scales[k], n - k - 1, row);
  }
}

template <typename T>
void makeOrthogonal(const Call &call, const T *reflectors, const T *scales, T *q, T *row) {
  int64_t m = call.rows, n = call.columns;
  fill(q, T(0), m * n);
  for (int64_t i = 0; i < n; ++i)
    q[i * n + i] = 1;
  for (int64_t k = call.others - 1; k >= 0; --k)
    if (scales[k] != 0)
      reflect(reflectors + k * n + k, n, q + k * n + k, m - k, n, scales[k], n - k, row);
}

template <typename T>
void multiplyOrthogonal(const Call &call, const T *reflectors, const T *scales, const T *c,
                        T *result, T *row) {
  int64_t m = call.rows, n = call.columns, others = call.others;
  bool isLeft = has(call, ZRT_LEFT), isBackward = isLeft != has(call, ZRT_TRANSPOSED);
  std::memmove(result, c, size_t(m * others) * sizeof(T));
  for (int64_t step = 0; step < n; ++step) {
    int64_t k = isBackward ? n - 1 - step : step;
    const T *v = reflectors + k * n + k;
    if (scales[k] == 0)
      continue;
    if (isLeft)
      reflect(v, n, result + k * others, m - k, others, scales[k], others, row);
    for (int64_t i = 0; !isLeft && i < others; ++i)
      reflectRow(v, n, result + i * m + k, m - k, scales[k]);
  }
}

template void factorizeQR(const Call &, const float *, float *, float *, float *);
template void factorizeQR(const Call &, const double *, double *, double *, double *);
template void makeOrthogonal(const Call &, const float *, const float *, float *, float *);
template void makeOrthogonal(const Call &, const double *, const double *, double *, double *);
template void multiplyOrthogonal(const Call &, const float *, const float *, const float *, float *,
                                 float *);
template void multiplyOrthogonal(const Call &, const double *, const double *, const double *,
                                 double *, double *);

} // namespace zrt::linalg
