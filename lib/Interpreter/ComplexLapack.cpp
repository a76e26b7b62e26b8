//===- ComplexLapack.cpp - Calls of LAPACK on complex matrices ---------------------===//
//
// By the definitions, as in Lapack.cpp: it is what import makes of such calls that is compared with
// them.
//===--------------------------------------------------------------------------------===//
#include "Lapack.h"

#include <complex>

using namespace mlir;
using namespace zero;
using namespace zero::interp;

namespace {
using C = std::complex<double>;

struct Matrix {
  int64_t rows, columns;
  std::vector<C> elements;

  Matrix(int64_t rows, int64_t columns) : rows(rows), columns(columns), elements(rows * columns) {}
  static Matrix identity(int64_t size) {
    Matrix result(size, size);
    for (int64_t i = 0; i < size; ++i)
      result(i, i) = 1;
    return result;
  }

  C &operator()(int64_t i, int64_t j) { return elements[i * columns + j]; }
  const C &operator()(int64_t i, int64_t j) const { return elements[i * columns + j]; }
  Matrix adjoint() const {
    Matrix result(columns, rows);
    for (int64_t i = 0; i < rows; ++i)
      for (int64_t j = 0; j < columns; ++j)
        result(j, i) = std::conj((*this)(i, j));
    return result;
  }
  /// p^H q of two columns.
  C product(int64_t p, int64_t q) const {
    C sum = 0;
    for (int64_t i = 0; i < rows; ++i)
      sum += std::conj((*this)(i, p)) * (*this)(i, q);
    return sum;
  }
  /// Columns p and q to (c p - s y q, s p + c y q) for a number y of size 1.
  void turnColumns(int64_t p, int64_t q, double c, double s, C y) {
    for (int64_t i = 0; i < rows; ++i) {
      C first = (*this)(i, p), second = (*this)(i, q) * y;
      (*this)(i, p) = c * first - s * second;
      (*this)(i, q) = s * first + c * second;
    }
  }
  void scaleColumn(int64_t j, C by) {
    for (int64_t i = 0; i < rows; ++i)
      (*this)(i, j) *= by;
  }
  bool isFinite() const {
    return llvm::all_of(elements,
                        [](C x) { return std::isfinite(x.real()) && std::isfinite(x.imag()); });
  }
  double largest() const {
    double most = 0;
    for (C x : elements)
      most = std::max(most, std::abs(x));
    return most;
  }
};

/// The turn that makes the element x off the diagonal of [[a, x], [conj(x), b]] vanish: x is made
/// real by `y` first.
struct Turn {
  double c, s;
  C y;
  Turn(double a, double b, C x) : y(std::conj(x) / std::abs(x)) {
    double zeta = (b - a) / (2 * std::abs(x));
    double t = (zeta < 0 ? -1 : 1) / (std::abs(zeta) + std::sqrt(1 + zeta * zeta));
    c = 1 / std::sqrt(1 + t * t);
    s = c * t;
  }
};

using Matrices = SmallVector<Matrix, 5>;
constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
constexpr C kUnknown{kNaN, kNaN};
constexpr double kPrecision = 1e-15;
constexpr int kMostSweeps = 100;
} // namespace

/// What LAPACK compares pivots by.
static double getSize(C x) { return std::abs(x.real()) + std::abs(x.imag()); }

static Matrix makeNumber(int64_t value) {
  Matrix number(1, 1);
  number(0, 0) = static_cast<double>(value);
  return number;
}

//===----------------------------------------------------------------------===//
// Triangular factors
//===----------------------------------------------------------------------===//

static Matrices runPotrf(const hlo::LapackCall &call, Matrix a) {
  int64_t n = call.rows, info = 0;
  Matrix l = call.isLower ? a : a.adjoint();
  for (int64_t j = 0; j < n && !info; ++j) {
    double left = l(j, j).real();
    for (int64_t k = 0; k < j; ++k)
      left -= std::norm(l(j, k));
    if (!(left > 0))
      info = j + 1;
    l(j, j) = std::sqrt(left);
    for (int64_t i = j + 1; i < n; ++i) {
      for (int64_t k = 0; k < j; ++k)
        l(i, j) -= l(i, k) * std::conj(l(j, k));
      l(i, j) /= l(j, j);
    }
  }
  for (int64_t i = 0; i < n; ++i)
    for (int64_t j = 0; j <= i; ++j)
      (call.isLower ? a(i, j) : a(j, i)) =
          info ? kUnknown : (call.isLower ? l(i, j) : std::conj(l(i, j)));
  return {a, makeNumber(info)};
}

/// Column by column; x op(a) = b is op(a)^H x^H = b^H.
static Matrices runTrsm(const hlo::LapackCall &call, const Matrix &a, const Matrix &b) {
  int64_t n = call.rows;
  Matrix op(n, n), x = call.isLeft ? b : b.adjoint();
  for (int64_t i = 0; i < n; ++i)
    for (int64_t j = 0; j < n; ++j) {
      C value = call.isTransposed ? a(j, i) : a(i, j);
      op(i, j) = call.isAdjoint ? std::conj(value) : value;
    }
  bool isLower = call.isLower != call.isTransposed;
  if (!call.isLeft) {
    op = op.adjoint();
    isLower = !isLower;
  }
  for (int64_t column = 0; column < x.columns; ++column)
    for (int64_t step = 0; step < n; ++step) {
      int64_t i = isLower ? step : n - 1 - step;
      for (int64_t k = isLower ? 0 : i + 1, end = isLower ? i : n; k < end; ++k)
        x(i, column) -= op(i, k) * x(k, column);
      if (!call.hasUnitDiagonal)
        x(i, column) /= op(i, i);
    }
  return {call.isLeft ? x : x.adjoint()};
}

static Matrices runGetrf(Matrix a) {
  int64_t least = std::min(a.rows, a.columns), info = 0;
  Matrix pivots(1, least);
  for (int64_t j = 0; j < least; ++j) {
    int64_t pivot = j;
    for (int64_t i = j + 1; i < a.rows; ++i)
      if (getSize(a(i, j)) > getSize(a(pivot, j)))
        pivot = i;
    pivots(0, j) = static_cast<double>(pivot + 1);
    for (int64_t k = 0; k < a.columns && pivot != j; ++k)
      std::swap(a(j, k), a(pivot, k));
    if (a(j, j) == C(0)) {
      info = info ? info : j + 1;
      continue;
    }
    for (int64_t i = j + 1; i < a.rows; ++i) {
      a(i, j) /= a(j, j);
      for (int64_t k = j + 1; k < a.columns; ++k)
        a(i, k) -= a(i, j) * a(j, k);
    }
  }
  return {a, pivots, makeNumber(info)};
}

//===----------------------------------------------------------------------===//
// Reflectors
//===----------------------------------------------------------------------===//

/// a - scale v (v^H a) of the columns from `first` on, v the column `k` of `from` below its
/// diagonal, which counts as 1.
static void applyReflector(const Matrix &from, int64_t k, C scale, Matrix &a, int64_t first) {
  auto v = [&](int64_t i) { return i == k ? C(1) : from(i, k); };
  for (int64_t j = first; j < a.columns; ++j) {
    C sum = 0;
    for (int64_t i = k; i < a.rows; ++i)
      sum += std::conj(v(i)) * a(i, j);
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
      length = std::hypot(length, std::abs(a(i, k)));
      rest += i > k ? std::abs(a(i, k)) : 0;
    }
    C first = a(k, k);
    if (rest == 0 && first.imag() == 0)
      continue; // nothing to reflect
    double left = first.real() < 0 ? length : -length;
    for (int64_t i = k + 1; i < a.rows; ++i)
      a(i, k) /= first - left;
    scales(0, k) = C(left - first.real(), -first.imag()) / left;
    applyReflector(a, k, std::conj(scales(0, k)), a, k + 1);
    a(k, k) = left;
  }
  return {a, scales};
}

/// Q is the reflectors' product in their order: of Q c the last one is applied first.
static Matrix multiply(const Matrix &reflectors, const Matrix &scales, bool isAdjoint, Matrix c) {
  for (int64_t step = 0; step < scales.columns; ++step) {
    int64_t k = isAdjoint ? step : scales.columns - 1 - step;
    applyReflector(reflectors, k, isAdjoint ? std::conj(scales(0, k)) : scales(0, k), c, 0);
  }
  return c;
}

static Matrices runUngqr(const Matrix &reflectors, const Matrix &scales) {
  Matrix q(reflectors.rows, reflectors.columns);
  for (int64_t i = 0; i < q.columns; ++i)
    q(i, i) = 1;
  return {multiply(reflectors, scales, /*isAdjoint=*/false, q)};
}

static Matrices runUnmqr(const hlo::LapackCall &call, const Matrix &reflectors,
                         const Matrix &scales, const Matrix &c) {
  if (call.isLeft)
    return {multiply(reflectors, scales, call.isTransposed, c)};
  return {multiply(reflectors, scales, !call.isTransposed, c.adjoint()).adjoint()}; // (c Q)^H
}

//===----------------------------------------------------------------------===//
// Tridiagonal systems
//===----------------------------------------------------------------------===//

/// Elimination with the larger of two neighbouring rows as the pivot, on three diagonals and what
/// comes beside them, then substitution.
static Matrices runGtsv(Matrix below, Matrix diagonal, Matrix above, Matrix b) {
  int64_t n = diagonal.columns, info = 0;
  for (int64_t i = 0; i + 1 < n; ++i) {
    C own[] = {diagonal(0, i), above(0, i), 0};
    C other[] = {below(0, i + 1), diagonal(0, i + 1), i + 2 < n ? above(0, i + 1) : C(0)};
    if (getSize(own[0]) < getSize(other[0])) {
      std::swap(own, other);
      for (int64_t j = 0; j < b.columns; ++j)
        std::swap(b(i, j), b(i + 1, j));
    }
    if (own[0] == C(0) && !info)
      info = i + 1;
    C factor = other[0] / own[0];
    diagonal(0, i) = own[0];
    above(0, i) = own[1];
    below(0, i + 1) = own[2];
    diagonal(0, i + 1) = other[1] - factor * own[1];
    above(0, i + 1) = other[2] - factor * own[2];
    for (int64_t j = 0; j < b.columns; ++j)
      b(i + 1, j) -= factor * b(i, j);
  }
  if (n > 0 && diagonal(0, n - 1) == C(0) && !info)
    info = n;
  for (int64_t i = n; i-- > 0;)
    for (int64_t j = 0; j < b.columns; ++j) {
      b(i, j) -= i + 1 < n ? above(0, i) * b(i + 1, j) : C(0);
      b(i, j) -= i + 2 < n ? below(0, i + 1) * b(i + 2, j) : C(0);
      b(i, j) /= diagonal(0, i);
    }
  return {below, diagonal, above, b, makeNumber(info)};
}

//===----------------------------------------------------------------------===//
// Eigenvalues and singular values
//===----------------------------------------------------------------------===//

/// By what a vector's first element of at least half the largest size becomes positive.
static C getPhase(const Matrix &a, int64_t column) {
  double most = 0;
  for (int64_t i = 0; i < a.rows; ++i)
    most = std::max(most, std::norm(a(i, column)));
  for (int64_t i = 0; i < a.rows; ++i)
    if (std::norm(a(i, column)) >= most / 4 && most > 0)
      return std::conj(a(i, column)) / std::abs(a(i, column));
  return 1;
}

static Matrix selectColumns(const Matrix &from, ArrayRef<double> values, bool isFalling,
                            Matrix &sorted) {
  auto order = llvm::to_vector(llvm::seq<int64_t>(0, values.size()));
  llvm::stable_sort(order, [&](int64_t a, int64_t b) {
    return isFalling ? values[a] > values[b] : values[a] < values[b];
  });
  Matrix result(from.rows, order.size());
  for (auto [to, column] : llvm::enumerate(order)) {
    sorted(0, to) = values[column];
    for (int64_t i = 0; i < from.rows; ++i)
      result(i, to) = from(i, column);
  }
  return result;
}

/// Jacobi's method on a Hermitian matrix.
static bool diagonalize(Matrix &a, Matrix &vectors) {
  double least = std::numeric_limits<double>::epsilon() * a.largest();
  for (int sweep = 0; sweep < kMostSweeps; ++sweep) {
    bool hasTurned = false;
    for (int64_t p = 0; p < a.rows; ++p)
      for (int64_t q = p + 1; q < a.rows; ++q) {
        if (std::abs(a(p, q)) <= least)
          continue;
        Turn turn(a(p, p).real(), a(q, q).real(), a(p, q));
        a.turnColumns(p, q, turn.c, turn.s, turn.y);
        a = a.adjoint(); // rows by the conjugate turn
        a.turnColumns(p, q, turn.c, turn.s, turn.y);
        vectors.turnColumns(p, q, turn.c, turn.s, turn.y);
        hasTurned = true;
      }
    if (!hasTurned)
      return true;
  }
  return false;
}

static Matrices runHeevd(const hlo::LapackCall &call, Matrix a) {
  int64_t n = call.rows;
  for (int64_t i = 0; i < n; ++i) {
    a(i, i) = a(i, i).real();
    for (int64_t j = 0; j < i; ++j)
      (call.isLower ? a(j, i) : a(i, j)) = std::conj(call.isLower ? a(i, j) : a(j, i));
  }
  Matrix vectors = Matrix::identity(n), values(1, n);
  if (!a.isFinite() || !diagonalize(a, vectors)) {
    llvm::fill(vectors.elements, kUnknown);
    llvm::fill(values.elements, kUnknown);
    return {vectors, values, makeNumber(1)};
  }
  std::vector<double> found;
  for (int64_t i = 0; i < n; ++i)
    found.push_back(a(i, i).real());
  vectors = selectColumns(vectors, found, /*isFalling=*/false, values);
  for (int64_t i = 0; i < n; ++i)
    vectors.scaleColumn(i, getPhase(vectors, i));
  if (!call.hasVectors)
    llvm::fill(vectors.elements, C(0));
  return {vectors, values, makeNumber(0)};
}

/// Hestenes' method: turns make the columns of `a` orthogonal; `turns` are what they were turned
/// by.
static bool orthogonalize(Matrix &a, Matrix &turns) {
  for (int sweep = 0; sweep < kMostSweeps; ++sweep) {
    bool hasTurned = false;
    for (int64_t p = 0; p < a.columns; ++p)
      for (int64_t q = p + 1; q < a.columns; ++q) {
        double pp = a.product(p, p).real(), qq = a.product(q, q).real();
        C pq = a.product(p, q);
        if (std::min(pp, qq) < 1e-280 ||
            std::abs(pq) <= kPrecision * a.rows * std::sqrt(pp) * std::sqrt(qq))
          continue;
        Turn turn(pp, qq, pq);
        a.turnColumns(p, q, turn.c, turn.s, turn.y);
        turns.turnColumns(p, q, turn.c, turn.s, turn.y);
        hasTurned = true;
      }
    if (!hasTurned)
      return true;
  }
  return false;
}

/// Columns of `a`, orthogonal ones of these lengths, made orthonormal, and further ones up to
/// `wanted`: axes less what lies along the columns so far.
static Matrix complete(const Matrix &a, const Matrix &lengths, int64_t wanted) {
  Matrix result(a.rows, wanted);
  for (int64_t j = 0, axis = 0; j < wanted; ++j) {
    bool isGiven = j < a.columns && lengths(0, j).real() >= 1e-140;
    for (double left = 0; left < 0.5 / std::sqrt(double(a.rows));) {
      for (int64_t i = 0; i < a.rows; ++i)
        result(i, j) = isGiven ? a(i, j) / lengths(0, j) : C(i == axis);
      axis += isGiven ? 0 : 1;
      for (int pass = 0; pass < 2 && !isGiven; ++pass)
        for (int64_t k = 0; k < j; ++k) {
          C along = result.product(k, j);
          for (int64_t i = 0; i < a.rows; ++i)
            result(i, j) -= along * result(i, k);
        }
      left = isGiven ? 1 : std::sqrt(result.product(j, j).real());
      if (!isGiven)
        result.scaleColumn(j, 1 / left);
    }
  }
  return result;
}

static Matrices runGesdd(const hlo::LapackCall &call, const Matrix &a) {
  int64_t m = call.rows, n = call.columns, least = std::min(m, n);
  int64_t uColumns = call.isFull ? m : least, vColumns = call.isFull ? n : least;
  Matrix nothing(m, n), u(m, uColumns), v(n, vColumns), values(1, least);
  Matrix tall = m < n ? a.adjoint() : a, right = Matrix::identity(least);
  double scale = a.largest() > 0 ? a.largest() : 1;
  llvm::for_each(tall.elements, [&](C &x) { x /= scale; });
  if (!a.isFinite() || !orthogonalize(tall, right)) {
    for (Matrix *matrix : {&u, &v, &values})
      llvm::fill(matrix->elements, kUnknown);
    return {nothing, values, u, v.adjoint(), makeNumber(1)};
  }
  std::vector<double> lengths;
  for (int64_t j = 0; j < least; ++j)
    lengths.push_back(std::sqrt(tall.product(j, j).real()));
  tall = selectColumns(tall, lengths, /*isFalling=*/true, values);
  right = selectColumns(right, lengths, /*isFalling=*/true, values);
  Matrix left = complete(tall, values, m < n ? vColumns : uColumns);
  llvm::for_each(values.elements, [&](C &x) { x *= scale; });
  if (!call.hasVectors)
    return {nothing, values, u, v.adjoint(), makeNumber(0)};
  u = m < n ? right : left;
  v = m < n ? left : right;
  for (int64_t j = 0; j < std::max(uColumns, vColumns); ++j) {
    C phase = j < uColumns ? getPhase(u, j) : getPhase(v, j);
    if (j < uColumns)
      u.scaleColumn(j, phase);
    if (j < vColumns)
      v.scaleColumn(j, phase);
  }
  return {nothing, values, u, v.adjoint(), makeNumber(0)};
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
    return runUngqr(in[0], in[1]);
  case hlo::LapackRoutine::Ormqr:
    return runUnmqr(call, in[0], in[1], in[2]);
  case hlo::LapackRoutine::Syevd:
    return runHeevd(call, in[0]);
  case hlo::LapackRoutine::Gesdd:
    return runGesdd(call, in[0]);
  case hlo::LapackRoutine::Gtsv:
    return runGtsv(in[0], in[1], in[2], in[3]);
  }
  llvm_unreachable("all routines are above");
}

FailureOr<Tensors> zero::interp::evaluateComplexLapack(hlo::CustomCallOp op, Operands in) {
  return evaluateItems<Matrix, C>(op, *hlo::getComplexLapackCall(op), in, DType::C128, runRoutine);
}
