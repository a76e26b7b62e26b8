//===- Linalg.h - Factorisations of one matrix ----------------------------------===//
//
// Row-major matrices of float or double; what each gives is said in zrt/factorize.h. Loops run
// along rows, which lie in memory as they stand. Orders of sums depend on sizes alone.
//===------------------------------------------------------------------------===//
#ifndef ZRT_LINALG_LINALG_H
#define ZRT_LINALG_LINALG_H

#include "zrt/factorize.h"

#include <cmath>
#include <cstring>
#include <limits>
#include <utility>

namespace zrt::linalg {

using Call = zrt_factorization;

inline bool has(const Call &call, int64_t flag) { return (call.flags & flag) != 0; }

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

/// In f64, in eight sums: a float's square neither overflows nor vanishes there.
template <typename T> double dot(const T *x, const T *y, int64_t n) {
  double sums[8] = {};
  int64_t i = 0;
  for (; i + 8 <= n; i += 8)
    for (int j = 0; j < 8; ++j)
      sums[j] += double(x[i + j]) * double(y[i + j]);
  double rest = 0;
  for (; i < n; ++i)
    rest += double(x[i]) * double(y[i]);
  return ((sums[0] + sums[4]) + (sums[1] + sums[5])) + ((sums[2] + sums[6]) + (sums[3] + sums[7])) +
         rest;
}

/// y += a x
template <typename T> void addScaled(T a, const T *x, T *y, int64_t n) {
  for (int64_t i = 0; i < n; ++i)
    y[i] += a * x[i];
}

/// The square root of x^2 + y^2, of squares of any size. The C library's is younger than programs
/// may need (GLIBC_2.35).
template <typename T> T getLength(T x, T y) {
  T most = std::fmax(std::fabs(x), std::fabs(y)), least = std::fmin(std::fabs(x), std::fabs(y));
  return most == 0 ? T(0) : most * std::sqrt(1 + (least / most) * (least / most));
}

/// (x, y) = (c x - s y, s x + c y)
template <typename T> void rotate(T c, T s, T *x, T *y, int64_t n) {
  for (int64_t i = 0; i < n; ++i) {
    T old = x[i];
    x[i] = c * old - s * y[i];
    y[i] = s * old + c * y[i];
  }
}

template <typename T> void swapRows(T *x, T *y, int64_t n) {
  for (int64_t i = 0; i < n; ++i)
    std::swap(x[i], y[i]);
}

template <typename T> void fill(T *x, T value, int64_t n) {
  for (int64_t i = 0; i < n; ++i)
    x[i] = value;
}

/// The first matrix' `rows` x `columns` elements as rows of the second.
template <typename T> void transpose(const T *from, int64_t rows, int64_t columns, T *to) {
  for (int64_t i = 0; i < rows; ++i)
    for (int64_t j = 0; j < columns; ++j)
      to[j * rows + i] = from[i * columns + j];
}

/// A power of two of the size of the largest element; 1 for zeros, 0 where one is not finite.
template <typename T> T findScale(const T *x, int64_t n) {
  T most = 0;
  for (int64_t i = 0; i < n; ++i) {
    if (!std::isfinite(x[i]))
      return 0;
    most = std::fmax(most, std::fabs(x[i]));
  }
  return most > 0 ? std::ldexp(T(1), std::ilogb(most)) : T(1);
}

/// Whether the first element of at least half the largest size is negative.
template <typename T> bool pointsBack(const T *x, int64_t n) {
  T most = 0;
  for (int64_t i = 0; i < n; ++i)
    most = std::fmax(most, std::fabs(x[i]));
  for (int64_t i = 0; i < n; ++i)
    if (std::fabs(x[i]) >= most / 2)
      return x[i] < 0;
  return false;
}

template <typename T> void negate(T *x, int64_t n) {
  for (int64_t i = 0; i < n; ++i)
    x[i] = -x[i];
}

template <typename T> constexpr T kNaN = std::numeric_limits<T>::quiet_NaN();

//===----------------------------------------------------------------------===//
// Matrices
//===----------------------------------------------------------------------===//

template <typename T>
void factorizeCholesky(const Call &call, const T *a, T *factor, int32_t *info);
template <typename T> void solveTriangular(const Call &call, const T *a, const T *b, T *x);
template <typename T>
void factorizeLU(const Call &call, const T *a, T *factor, int32_t *pivots, int32_t *info);
template <typename T> void factorizeQR(const Call &call, const T *a, T *factor, T *scales, T *row);
template <typename T>
void makeOrthogonal(const Call &call, const T *reflectors, const T *scales, T *q, T *row);
template <typename T>
void multiplyOrthogonal(const Call &call, const T *reflectors, const T *scales, const T *c,
                        T *result, T *row);
/// A tridiagonal matrix: what is below its diagonal, on it and above it.
template <typename T> struct Diagonals { T *below, *diagonal, *above; };
template <typename T>
void solveTridiagonal(const Call &call, const Diagonals<T> &a, const T *b, const Diagonals<T> &u,
                      T *x, int32_t *info);
template <typename T>
void findEigenvectors(const Call &call, const T *a, T *vectors, T *values, int32_t *info,
                      T *workspace);
/// The results of a decomposition into singular values.
template <typename T> struct SingularResults {
  T *a, *values, *u, *vt;
  int32_t *info;
};
template <typename T>
void findSingularValues(const Call &call, const T *a, const SingularResults<T> &results,
                        T *workspace);

} // namespace zrt::linalg
#endif
