//===- Lapack.cpp - Calls of LAPACK that JAX exports -------------------------------===//
//
// By the definitions, matrix by matrix in f64, rounded once. Eigenvalues and singular values are
// found by turning pairs of rows until nothing is left to be turned.
//===--------------------------------------------------------------------------------===//
#include "Lapack.h"

using namespace mlir;
using namespace zero;
using namespace zero::interp;

namespace {
struct Matrix {
  int64_t rows, columns;
  std::vector<double> elements;

  Matrix(int64_t rows, int64_t columns)
      : rows(rows), columns(columns), elements(rows * columns, 0.0) {}
  static Matrix identity(int64_t size) {
    Matrix result(size, size);
    for (int64_t i = 0; i < size; ++i)
      result(i, i) = 1;
    return result;
  }

  double &operator()(int64_t i, int64_t j) { return elements[i * columns + j]; }
  double operator()(int64_t i, int64_t j) const { return elements[i * columns + j]; }
  double columnProduct(int64_t p, int64_t q) const {
    double sum = 0;
    for (int64_t i = 0; i < rows; ++i)
      sum += (*this)(i, p) * (*this)(i, q);
    return sum;
  }
  /// Columns p and q to (c p - s q, s p + c q).
  void turnColumns(int64_t p, int64_t q, double c, double s) {
    for (int64_t i = 0; i < rows; ++i) {
      double x = (*this)(i, p), y = (*this)(i, q);
      (*this)(i, p) = c * x - s * y;
      (*this)(i, q) = s * x + c * y;
    }
  }
  void turnRows(int64_t p, int64_t q, double c, double s) {
    for (int64_t j = 0; j < columns; ++j) {
      double x = (*this)(p, j), y = (*this)(q, j);
      (*this)(p, j) = c * x - s * y;
      (*this)(q, j) = s * x + c * y;
    }
  }
  bool isFinite() const {
    return llvm::all_of(elements, [](double x) { return std::isfinite(x); });
  }
  double largest() const {
    double most = 0;
    for (double x : elements)
      most = std::max(most, std::abs(x));
    return most;
  }
  Matrix transposed() const {
    Matrix result(columns, rows);
    for (int64_t i = 0; i < rows; ++i)
      for (int64_t j = 0; j < columns; ++j)
        result(j, i) = (*this)(i, j);
    return result;
  }
};

/// The cosine and sine of the turn that makes the off-diagonal element of [[a, x], [x, b]] vanish.
struct Turn {
  double c, s;
  Turn(double a, double b, double x) {
    double zeta = (b - a) / (2 * x);
    double t = (zeta < 0 ? -1 : 1) / (std::abs(zeta) + std::sqrt(1 + zeta * zeta));
    c = 1 / std::sqrt(1 + t * t);
    s = c * t;
  }
};
} // namespace

constexpr int kMostSweeps = 100;
constexpr double kPrecision = 1e-15;
constexpr double kUnknown = std::numeric_limits<double>::quiet_NaN();

/// The place of each number of a list in order.
static SmallVector<int64_t> getOrder(ArrayRef<double> values, bool isFalling) {
  SmallVector<int64_t> order = llvm::to_vector(llvm::seq<int64_t>(0, values.size()));
  llvm::sort(order, [&](int64_t a, int64_t b) {
    double x = isFalling ? -values[a] : values[a], y = isFalling ? -values[b] : values[b];
    return std::pair(x, a) < std::pair(y, b);
  });
  return order;
}

/// Of an eigenvector or singular vector the first element of at least half the largest size is
/// positive.
static bool hasOtherSign(const Matrix &a, int64_t column) {
  double most = 0;
  for (int64_t i = 0; i < a.rows; ++i)
    most = std::max(most, std::abs(a(i, column)));
  for (int64_t i = 0; i < a.rows; ++i)
    if (std::abs(a(i, column)) >= most / 2)
      return a(i, column) < 0;
  return false;
}

static void negateColumn(Matrix &a, int64_t column) {
  for (int64_t i = 0; i < a.rows; ++i)
    a(i, column) = -a(i, column);
}

static Matrix selectColumns(const Matrix &from, ArrayRef<int64_t> order) {
  Matrix result(from.rows, order.size());
  for (auto [to, column] : llvm::enumerate(order))
    for (int64_t i = 0; i < from.rows; ++i)
      result(i, to) = from(i, column);
  return result;
}

//===----------------------------------------------------------------------===//
// Triangular factors
//===----------------------------------------------------------------------===//

using Matrices = SmallVector<Matrix, 5>;

static Matrices runPotrf(const hlo::LapackCall &call, Matrix a) {
  int64_t n = call.rows, info = 0;
  auto at = [&](int64_t i, int64_t j) -> double & { return call.isLower ? a(i, j) : a(j, i); };
  for (int64_t j = 0; j < n && !info; ++j) {
    for (int64_t k = 0; k < j; ++k)
      at(j, j) -= at(j, k) * at(j, k);
    if (!(at(j, j) > 0))
      info = j + 1;
    at(j, j) = std::sqrt(at(j, j));
    for (int64_t i = j + 1; i < n; ++i) {
      for (int64_t k = 0; k < j; ++k)
        at(i, j) -= at(i, k) * at(j, k);
      at(i, j) /= at(j, j);
    }
  }
  for (int64_t i = 0; info && i < n; ++i)
    for (int64_t j = 0; j <= i; ++j)
      at(i, j) = kUnknown;
  Matrix failed(1, 1);
  failed(0, 0) = info;
  return {a, failed};
}

/// Column by column; x op(a) = b is op(a)^T x^T = b^T.
static Matrices runTrsm(const hlo::LapackCall &call, const Matrix &a, const Matrix &b) {
  bool flips = call.isTransposed == call.isLeft, isLower = call.isLower != flips;
  Matrix x = call.isLeft ? b : b.transposed();
  int64_t n = call.rows;
  for (int64_t column = 0; column < x.columns; ++column)
    for (int64_t step = 0; step < n; ++step) {
      int64_t i = isLower ? step : n - 1 - step;
      for (int64_t k = isLower ? 0 : i + 1, end = isLower ? i : n; k < end; ++k)
        x(i, column) -= (flips ? a(k, i) : a(i, k)) * x(k, column);
      if (!call.hasUnitDiagonal)
        x(i, column) /= a(i, i);
    }
  return {call.isLeft ? x : x.transposed()};
}

/// Column by column: each one is reduced by those before it, then its pivot is found.
static Matrices runGetrf(Matrix a) {
  int64_t least = std::min(a.rows, a.columns);
  Matrix pivots(1, least), info(1, 1);
  for (int64_t j = 0; j < a.columns; ++j) {
    for (int64_t i = 0; i < a.rows; ++i)
      for (int64_t k = 0; k < std::min(i, j); ++k)
        a(i, j) -= a(i, k) * a(k, j);
    if (j >= least)
      continue;
    int64_t pivot = j;
    for (int64_t i = j + 1; i < a.rows; ++i)
      if (std::abs(a(i, j)) > std::abs(a(pivot, j)))
        pivot = i;
    pivots(0, j) = pivot + 1;
    for (int64_t k = 0; k < a.columns && pivot != j; ++k)
      std::swap(a(j, k), a(pivot, k));
    if (a(j, j) == 0 && info(0, 0) == 0)
      info(0, 0) = j + 1;
    for (int64_t i = j + 1; i < a.rows && a(j, j) != 0; ++i)
      a(i, j) /= a(j, j);
  }
  return {a, pivots, info};
}

//===----------------------------------------------------------------------===//
// Orthogonal factors
//===----------------------------------------------------------------------===//

/// a - scale v (v^T a) of the columns from `first` on, v the column `k` of `from` below its
/// diagonal, which counts as 1.
static void applyReflector(const Matrix &from, int64_t k, double scale, Matrix &a, int64_t first) {
  auto v = [&](int64_t i) { return i == k ? 1.0 : from(i, k); };
  for (int64_t j = first; j < a.columns; ++j) {
    double sum = 0;
    for (int64_t i = k; i < a.rows; ++i)
      sum += v(i) * a(i, j);
    for (int64_t i = k; i < a.rows; ++i)
      a(i, j) -= scale * v(i) * sum;
  }
}

static Matrices runGeqrf(Matrix a) {
  int64_t least = std::min(a.rows, a.columns);
  Matrix scales(1, least);
  for (int64_t k = 0; k < least; ++k) {
    double length = 0, rest = 0;
    for (int64_t i = k; i < a.rows; ++i) {
      length = std::hypot(length, a(i, k));
      rest += i > k ? std::abs(a(i, k)) : 0;
    }
    if (rest == 0)
      continue; // nothing to reflect
    double first = a(k, k), left = first < 0 ? length : -length;
    for (int64_t i = k + 1; i < a.rows; ++i)
      a(i, k) /= first - left;
    scales(0, k) = (left - first) / left;
    applyReflector(a, k, scales(0, k), a, k + 1);
    a(k, k) = left;
  }
  return {a, scales};
}

static Matrices runOrgqr(const Matrix &reflectors, const Matrix &scales) {
  Matrix q(reflectors.rows, reflectors.columns);
  for (int64_t i = 0; i < q.columns; ++i)
    q(i, i) = 1;
  for (int64_t k = scales.columns; k-- > 0;)
    applyReflector(reflectors, k, scales(0, k), q, 0);
  return {q};
}

/// Q is the reflectors' product in their order: of Q c the last one is applied first.
static Matrices runOrmqr(const hlo::LapackCall &call, const Matrix &reflectors,
                         const Matrix &scales, const Matrix &c) {
  Matrix made = call.isLeft ? c : c.transposed(); // (c Q)^T = Q^T c^T
  bool isBackward = call.isLeft != call.isTransposed;
  for (int64_t step = 0; step < scales.columns; ++step) {
    int64_t k = isBackward ? scales.columns - 1 - step : step;
    applyReflector(reflectors, k, scales(0, k), made, 0);
  }
  return {call.isLeft ? made : made.transposed()};
}

//===----------------------------------------------------------------------===//
// Tridiagonal systems
//===----------------------------------------------------------------------===//

/// Elimination with the larger of two neighbouring rows as the pivot: `below` keeps what comes two
/// above the diagonal. The first element of `below` and the last of `above` are none of the matrix.
static Matrices runGtsv(Matrix below, Matrix diagonal, Matrix above, Matrix b) {
  int64_t n = diagonal.columns;
  Matrix info(1, 1);
  auto d = [&](int64_t i) -> double & { return diagonal(0, i); };
  auto u = [&](int64_t i) -> double & { return above(0, i); };
  auto l = [&](int64_t i) -> double & { return below(0, i + 1); }; // beside d(i), a row below
  for (int64_t i = 0; i + 1 < n; ++i) {
    if (std::abs(d(i)) >= std::abs(l(i))) {
      if (d(i) == 0) {
        info(0, 0) = i + 1;
        return {below, diagonal, above, b, info};
      }
      double factor = l(i) / d(i);
      d(i + 1) -= factor * u(i);
      for (int64_t j = 0; j < b.columns; ++j)
        b(i + 1, j) -= factor * b(i, j);
      if (i + 2 < n)
        l(i) = 0;
      continue;
    }
    double factor = d(i) / l(i), next = d(i + 1);
    d(i) = l(i);
    d(i + 1) = u(i) - factor * next;
    if (i + 2 < n) {
      l(i) = u(i + 1);
      u(i + 1) = -factor * l(i);
    }
    u(i) = next;
    for (int64_t j = 0; j < b.columns; ++j) {
      double first = b(i, j);
      b(i, j) = b(i + 1, j);
      b(i + 1, j) = first - factor * b(i, j);
    }
  }
  if (n > 0 && d(n - 1) == 0) {
    info(0, 0) = n;
    return {below, diagonal, above, b, info};
  }
  for (int64_t i = n; i-- > 0;)
    for (int64_t j = 0; j < b.columns; ++j) {
      double rest = b(i, j);
      rest -= i + 1 < n ? u(i) * b(i + 1, j) : 0;
      rest -= i + 2 < n ? l(i) * b(i + 2, j) : 0;
      b(i, j) = rest / d(i);
    }
  return {below, diagonal, above, b, info};
}

//===----------------------------------------------------------------------===//
// Eigenvalues and singular values
//===----------------------------------------------------------------------===//

/// Jacobi's method: turns make the symmetric matrix diagonal, but for what rounding makes of
/// elements of its size.
static bool diagonalize(Matrix &a, Matrix &vectors) {
  double least = std::numeric_limits<double>::epsilon() * a.largest();
  for (int sweep = 0; sweep < kMostSweeps; ++sweep) {
    bool hasTurned = false;
    for (int64_t p = 0; p < a.rows; ++p)
      for (int64_t q = p + 1; q < a.rows; ++q) {
        if (std::abs(a(p, q)) <= least)
          continue;
        Turn turn(a(p, p), a(q, q), a(p, q));
        a.turnColumns(p, q, turn.c, turn.s);
        a.turnRows(p, q, turn.c, turn.s);
        vectors.turnColumns(p, q, turn.c, turn.s);
        hasTurned = true;
      }
    if (!hasTurned)
      return true;
  }
  return false;
}

static Matrices runSyevd(const hlo::LapackCall &call, Matrix a) {
  int64_t n = call.rows;
  for (int64_t i = 0; i < n; ++i)
    for (int64_t j = 0; j < i; ++j)
      (call.isLower ? a(j, i) : a(i, j)) = call.isLower ? a(i, j) : a(j, i);
  Matrix vectors = Matrix::identity(n), values(1, n), info(1, 1);
  if (!a.isFinite() || !diagonalize(a, vectors)) {
    info(0, 0) = 1;
    llvm::fill(vectors.elements, kUnknown);
    llvm::fill(values.elements, kUnknown);
    return {vectors, values, info};
  }
  for (int64_t i = 0; i < n; ++i)
    values(0, i) = a(i, i);
  SmallVector<int64_t> order = getOrder(values.elements, /*isFalling=*/false);
  vectors = selectColumns(vectors, order);
  values = selectColumns(values, order);
  for (int64_t i = 0; i < n; ++i)
    if (hasOtherSign(vectors, i))
      negateColumn(vectors, i);
  if (!call.hasVectors)
    llvm::fill(vectors.elements, 0.0);
  return {vectors, values, info};
}

/// A column of a matrix of size 1 that is shorter is what rounding has left of nothing: it has no
/// direction.
constexpr double kShortest = 1e-140;

/// Hestenes' method: turns make the columns of `a` orthogonal; `turns` are what they were turned
/// by.
static bool orthogonalize(Matrix &a, Matrix &turns) {
  for (int sweep = 0; sweep < kMostSweeps; ++sweep) {
    bool hasTurned = false;
    for (int64_t p = 0; p < a.columns; ++p)
      for (int64_t q = p + 1; q < a.columns; ++q) {
        double pp = a.columnProduct(p, p), qq = a.columnProduct(q, q), pq = a.columnProduct(p, q);
        if (std::min(pp, qq) < kShortest * kShortest ||
            std::abs(pq) <= kPrecision * a.rows * std::sqrt(pp) * std::sqrt(qq))
          continue;
        Turn turn(pp, qq, pq);
        a.turnColumns(p, q, turn.c, turn.s);
        turns.turnColumns(p, q, turn.c, turn.s);
        hasTurned = true;
      }
    if (!hasTurned)
      return true;
  }
  return false;
}

/// `a` with its columns made orthonormal, in their order, and with further ones up to `wanted`. A
/// column of no length gives way to an axis, the one that is furthest from the columns so far.
static Matrix complete(const Matrix &a, ArrayRef<double> lengths, int64_t wanted) {
  Matrix result(a.rows, wanted);
  for (int64_t j = 0; j < wanted; ++j) {
    bool isGiven = j < a.columns && lengths[j] >= kShortest;
    int64_t axis = 0;
    double nearest = std::numeric_limits<double>::infinity();
    for (int64_t i = 0; i < a.rows; ++i) {
      double near = 0;
      for (int64_t k = 0; k < j; ++k)
        near += result(i, k) * result(i, k);
      if (near < nearest) {
        nearest = near;
        axis = i;
      }
    }
    for (int64_t i = 0; i < a.rows; ++i)
      result(i, j) = isGiven ? a(i, j) / lengths[j] : i == axis;
    for (int pass = 0; pass < 2 && !isGiven; ++pass) {
      for (int64_t k = 0; k < j; ++k) {
        double along = result.columnProduct(j, k);
        for (int64_t i = 0; i < a.rows; ++i)
          result(i, j) -= along * result(i, k);
      }
      double length = std::sqrt(result.columnProduct(j, j));
      for (int64_t i = 0; i < a.rows; ++i)
        result(i, j) /= length;
    }
  }
  return result;
}

/// Singular vectors as columns, of a matrix with at least as many rows as columns.
static bool decompose(Matrix a, int64_t leftWanted, Matrix &left, std::vector<double> &values,
                      Matrix &right) {
  right = Matrix::identity(a.columns);
  double scale = a.largest() > 0 ? a.largest() : 1;
  for (double &x : a.elements)
    x /= scale;
  if (!orthogonalize(a, right))
    return false;
  for (int64_t j = 0; j < a.columns; ++j)
    values.push_back(std::sqrt(a.columnProduct(j, j)));
  SmallVector<int64_t> order = getOrder(values, /*isFalling=*/true);
  llvm::sort(values, std::greater<>());
  left = complete(selectColumns(a, order), values, leftWanted);
  right = selectColumns(right, order);
  for (double &value : values)
    value *= scale;
  return true;
}

static Matrices runGesdd(const hlo::LapackCall &call, const Matrix &a) {
  int64_t m = call.rows, n = call.columns, least = std::min(m, n);
  bool isWide = m < n;
  int64_t uColumns = call.isFull ? m : least, vColumns = call.isFull ? n : least;
  Matrix nothing(m, n), u(m, uColumns), v(n, vColumns), sizes(1, least), info(1, 1);
  std::vector<double> values;
  bool isFound =
      a.isFinite() && decompose(isWide ? a.transposed() : a, isWide ? vColumns : uColumns,
                                isWide ? v : u, values, isWide ? u : v);
  if (!isFound) {
    info(0, 0) = 1;
    u = Matrix(m, uColumns);
    v = Matrix(n, vColumns);
    for (Matrix *matrix : {&u, &v, &sizes})
      llvm::fill(matrix->elements, kUnknown);
    return {nothing, sizes, u, v.transposed(), info};
  }
  llvm::copy(values, sizes.elements.begin());
  if (!call.hasVectors)
    return {nothing, sizes, Matrix(m, uColumns), Matrix(vColumns, n), info};
  for (int64_t j = 0; j < std::max(uColumns, vColumns); ++j) {
    if (!(j < uColumns ? hasOtherSign(u, j) : hasOtherSign(v, j)))
      continue;
    if (j < uColumns)
      negateColumn(u, j);
    if (j < vColumns)
      negateColumn(v, j);
  }
  return {nothing, sizes, u, v.transposed(), info};
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

static Matrices runRoutine(const hlo::LapackCall &call, const Matrices &in) {
  switch (call.routine) {
  case hlo::LapackRoutine::Potrf:
    return runPotrf(call, in[0]);
  case hlo::LapackRoutine::Trsm:
    return runTrsm(call, in[0], in[1]);
  case hlo::LapackRoutine::Getrf:
    return runGetrf(in[0]);
  case hlo::LapackRoutine::Geqrf:
    return runGeqrf(in[0]);
  case hlo::LapackRoutine::Orgqr:
    return runOrgqr(in[0], in[1]);
  case hlo::LapackRoutine::Ormqr:
    return runOrmqr(call, in[0], in[1], in[2]);
  case hlo::LapackRoutine::Syevd:
    return runSyevd(call, in[0]);
  case hlo::LapackRoutine::Gesdd:
    return runGesdd(call, in[0]);
  case hlo::LapackRoutine::Gtsv:
    return runGtsv(in[0], in[1], in[2], in[3]);
  }
  llvm_unreachable("all routines are above");
}

FailureOr<Tensors> zero::interp::evaluateLapack(hlo::CustomCallOp op, Operands in) {
  return evaluateItems<Matrix, double>(op, *hlo::getLapackCall(op), in, DType::F64, runRoutine);
}
