//===- SingularValues.cpp - Singular values by one-sided Jacobi --------------------===//
//
// The columns of the longer side are kept as rows and turned in pairs until all are orthogonal:
// their lengths are the singular values, to high relative accuracy.
//===--------------------------------------------------------------------------------===//
#include "Linalg.h"

namespace zrt::linalg {

constexpr int kMostSweeps = 60; // six to ten are usual
/// Squares of lengths below which a row counts as zero: the matrix is scaled to about 1, and
/// products of what is smaller have few bits in T, or none.
template <typename T> constexpr double kNothing = sizeof(T) == 4 ? 1e-60 : 1e-280;

namespace {
/// What is turned: `rows` are `count` rows of `length` elements, `turned` the same turns of a unit
/// matrix (null where they are not wanted), `squares` the rows' squared lengths.
template <typename T> struct Sides {
  T *rows, *turned, *sizes;
  int64_t count, length;

  T *row(int64_t i) const { return rows + i * length; }
  T *turn(int64_t i) const { return turned + i * count; }

  /// Turns rows p and q so that they are orthogonal, the longer one first. Returns whether they
  /// were not: a row that changes places meets the others in the next sweep.
  bool orthogonalize(int64_t p, int64_t q, double tolerance) {
    double a = dot(row(p), row(p), length), b = dot(row(q), row(q), length);
    bool hasMoved = a < b;
    if (hasMoved) {
      swapRows(row(p), row(q), length);
      if (turned)
        swapRows(turn(p), turn(q), count);
      std::swap(a, b);
    }
    if (b < kNothing<T>) { // what rounding has left of nothing has no direction
      fill(row(q), T(0), length);
      return hasMoved;
    }
    double product = dot(row(p), row(q), length);
    if (std::fabs(product) <= tolerance * std::sqrt(a) * std::sqrt(b))
      return hasMoved;
    double zeta = (b - a) / (2 * product);
    double t = std::copysign(1 / (std::fabs(zeta) + getLength(1.0, zeta)), zeta);
    double h = getLength(1.0, t), c = 1 - t * t / (h * (h + 1)); // 1 / h, without a drift
    rotate(T(c), T(c * t), row(p), row(q), length);
    if (turned)
      rotate(T(c), T(c * t), turn(p), turn(q), count);
    return true;
  }

  bool orthogonalizeAll() {
    double tolerance = std::numeric_limits<T>::epsilon() * std::sqrt(double(length));
    for (int sweep = 0; sweep < kMostSweeps; ++sweep) {
      bool hasTurned = false;
      for (int64_t p = 0; p < count; ++p)
        for (int64_t q = p + 1; q < count; ++q)
          hasTurned |= orthogonalize(p, q, tolerance);
      if (!hasTurned)
        return true;
    }
    return false;
  }

  void sort() {
    for (int64_t i = 0; i < count; ++i)
      sizes[i] = T(std::sqrt(dot(row(i), row(i), length)));
    for (int64_t i = 0; i < count; ++i) {
      int64_t most = i;
      for (int64_t j = i + 1; j < count; ++j)
        if (sizes[j] > sizes[most])
          most = j;
      if (most == i)
        continue;
      std::swap(sizes[i], sizes[most]);
      swapRows(row(i), row(most), length);
      if (turned)
        swapRows(turn(i), turn(most), count);
    }
  }

  /// Makes row `i` a unit vector orthogonal to those before it: of the unit vectors of the axes,
  /// what is left of the one that they reach least.
  void makeOrthogonalRow(int64_t i, T *reached) {
    fill(reached, T(0), length);
    for (int64_t j = 0; j < i; ++j)
      for (int64_t k = 0; k < length; ++k)
        reached[k] += row(j)[k] * row(j)[k];
    int64_t axis = 0;
    for (int64_t k = 1; k < length; ++k)
      if (reached[k] < reached[axis])
        axis = k;
    fill(row(i), T(0), length);
    row(i)[axis] = 1;
    for (int pass = 0; pass < 2; ++pass) { // once more takes away what rounding has left
      for (int64_t j = 0; j < i; ++j)
        addScaled(T(-dot(row(i), row(j), length)), row(j), row(i), length);
      divide(row(i), T(std::sqrt(dot(row(i), row(i), length))));
    }
  }

  /// The first `wanted` rows become orthonormal.
  void normalize(int64_t wanted, T *reached) {
    for (int64_t i = 0; i < wanted; ++i) {
      if (i < count && sizes[i] > 0)
        divide(row(i), sizes[i]);
      else
        makeOrthogonalRow(i, reached);
    }
  }

  void divide(T *x, T by) const {
    for (int64_t k = 0; k < length; ++k)
      x[k] /= by;
  }
};
} // namespace

/// Turns signs so that they are those of zrt/factorize.h: `u` and `v` have vectors as rows.
template <typename T>
static void setSigns(T *u, int64_t uCount, int64_t uLength, T *v, int64_t vCount, int64_t vLength) {
  for (int64_t i = 0; i < uCount || i < vCount; ++i) {
    const T *deciding = i < uCount ? u + i * uLength : v + i * vLength;
    if (!pointsBack(deciding, i < uCount ? uLength : vLength))
      continue;
    if (i < uCount)
      negate(u + i * uLength, uLength);
    if (i < vCount)
      negate(v + i * vLength, vLength);
  }
}

template <typename T>
static void fillResults(const Call &call, const SingularResults<T> &results, int64_t uColumns,
                        int64_t vtRows, T value) {
  fill(results.u, value, call.rows * uColumns);
  fill(results.vt, value, vtRows * call.columns);
}

template <typename T>
void findSingularValues(const Call &call, const T *a, const SingularResults<T> &results,
                        T *workspace) {
  int64_t m = call.rows, n = call.columns, least = m < n ? m : n, most = m < n ? n : m;
  bool hasVectors = has(call, ZRT_VECTORS), isFull = has(call, ZRT_ALL_VECTORS);
  int64_t uColumns = isFull ? m : least, vtRows = isFull ? n : least;
  fill(results.a, T(0), m * n);
  *results.info = 0;
  T *turned = workspace + most * most, *sizes = turned + least * least, *reached = sizes + most;
  T scale = findScale(a, m * n);
  Sides<T> sides{workspace, hasVectors ? turned : nullptr, sizes, least, most};
  if (m < n)
    std::memcpy(workspace, a, size_t(m * n) * sizeof(T));
  else
    transpose(a, m, n, workspace);
  for (int64_t i = 0; i < m * n; ++i)
    workspace[i] /= scale;
  fill(turned, T(0), least * least);
  for (int64_t i = 0; i < least; ++i)
    turned[i * least + i] = 1;
  if (scale == 0 || !sides.orthogonalizeAll()) {
    *results.info = 1;
    fill(results.values, kNaN<T>, least);
    return fillResults(call, results, uColumns, vtRows, kNaN<T>);
  }
  sides.sort();
  for (int64_t i = 0; i < least; ++i)
    results.values[i] = sizes[i] * scale;
  if (!hasVectors)
    return fillResults(call, results, uColumns, vtRows, T(0));
  sides.normalize(m < n ? vtRows : uColumns, reached);
  T *u = m < n ? turned : workspace, *v = m < n ? workspace : turned;
  setSigns(u, uColumns, m, v, vtRows, n);
  transpose(u, uColumns, m, results.u);
  std::memcpy(results.vt, v, size_t(vtRows * n) * sizeof(T));
}

template void findSingularValues(const Call &, const float *, const SingularResults<float> &,
                                 float *);
template void findSingularValues(const Call &, const double *, const SingularResults<double> &,
                                 double *);

} // namespace zrt::linalg
