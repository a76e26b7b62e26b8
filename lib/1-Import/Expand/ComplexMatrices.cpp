//===- ComplexMatrices.cpp - Factors and solvers of complex matrices --------===//
//
// A complex matrix is a real one of twice the size, with a block [[re, -im], [im, re]] for each
// element. Rows of a block lie side by side, so that a triangular matrix with a real diagonal is a
// triangular one.
//
//===------------------------------------------------------------------------------------------------===//

#include "ComplexMath.h"

using namespace mlir;

namespace zero {

using Dims = llvm::SmallVector<int64_t>;

namespace {
/// Ops on batches of square matrices, given by their parts.
class MatrixBuilder {
public:
  MatrixBuilder(OpBuilder &b, Location loc, RankedTensorType type)
      : b(b), loc(loc), type(type), rank(type.getRank()), m(b, loc, type) {}

  Parts conjugate(Parts x) { return {x.re, m.neg(x.im)}; }
  Parts withRealDiagonal(Parts x) { return {x.re, m.select(isDiagonal(), m.constant(0), x.im)}; }
  /// The diagonal along dimension `dim` of a tensor of type `to`.
  Parts diagonal(Parts x, RankedTensorType to, int64_t dim);
  /// The real matrix of twice the size.
  Value embed(Parts x);
  /// The parts of a matrix that is embedded.
  Parts extract(Value embedded);

private:
  Value isDiagonal() {
    RankedTensorType index = type.clone(b.getI32Type());
    return hlo::CompareOp::create(b, loc, hlo::IotaOp::create(b, loc, index, rank - 2),
                                  hlo::IotaOp::create(b, loc, index, rank - 1),
                                  hlo::ComparisonDirection::EQ);
  }

  OpBuilder &b;
  Location loc;
  RankedTensorType type;
  int64_t rank;
  MathBuilder m;
};

Value reshape(OpBuilder &b, Location loc, Value x, llvm::ArrayRef<int64_t> shape) {
  return hlo::ReshapeOp::create(b, loc, hlo::tensorType(x).clone(shape), x);
}

/// Both values along a new dimension behind `dim`.
Value stack(OpBuilder &b, Location loc, Value x, Value y, int64_t dim) {
  Dims shape(hlo::tensorType(x).getShape());
  shape.insert(shape.begin() + dim + 1, 1);
  llvm::SmallVector<Value> parts{reshape(b, loc, x, shape), reshape(b, loc, y, shape)};
  shape[dim + 1] = 2;
  return hlo::ConcatenateOp::create(b, loc, hlo::tensorType(x).clone(shape), parts, dim + 1);
}

/// Elements of both values side by side along `dim`.
Value interleave(OpBuilder &b, Location loc, Parts x, int64_t dim) {
  Dims shape(hlo::tensorType(x.re).getShape());
  shape[dim] *= 2;
  return reshape(b, loc, stack(b, loc, x.re, x.im, dim), shape);
}

/// What lies at the even (0) or odd (1) places along `dim`.
Value every2nd(OpBuilder &b, Location loc, Value x, int64_t dim, int64_t first) {
  int64_t rank = hlo::tensorType(x).getRank();
  Dims begin(rank, 0), end(hlo::tensorType(x).getShape()), strides(rank, 1);
  begin[dim] = std::min(first, end[dim]); // of nothing there is no second
  strides[dim] = 2;
  return hlo::SliceOp::create(b, loc, x, begin, end, strides);
}
} // namespace

Parts MatrixBuilder::diagonal(Parts x, RankedTensorType to, int64_t dim) {
  Value zero = MathBuilder(b, loc, type.clone(llvm::ArrayRef<int64_t>())).constant(0);
  Dims dims;
  for (int64_t i = 0; i < rank - 2; ++i)
    dims.push_back(i);
  dims.push_back(dim);
  auto of = [&](Value part) -> Value {
    Value masked = m.select(isDiagonal(), part, m.constant(0));
    Value line =
        hlo::ReduceOp::create(b, loc, masked, zero, {rank - 1}, hlo::AddOp::getOperationName())
            .getResult(0);
    return hlo::BroadcastInDimOp::create(b, loc, to, line, dims);
  };
  return {of(x.re), of(x.im)};
}

Value MatrixBuilder::embed(Parts x) {
  Value upper = interleave(b, loc, {x.re, m.neg(x.im)}, rank - 1);
  Value lower = interleave(b, loc, {x.im, x.re}, rank - 1);
  return interleave(b, loc, {upper, lower}, rank - 2);
}

/// `embed` puts imaginary parts of blocks' second rows at odd rows of even columns.
Parts MatrixBuilder::extract(Value embedded) {
  Value columns = every2nd(b, loc, embedded, rank - 1, 0);
  return {every2nd(b, loc, columns, rank - 2, 0), every2nd(b, loc, columns, rank - 2, 1)};
}

/// What a Hermitian matrix has as imaginary parts of its diagonal is not read.
Value embedHermitian(OpBuilder &b, Location loc, Parts a) {
  MatrixBuilder m(b, loc, hlo::tensorType(a.re));
  return m.embed(m.withRealDiagonal(a));
}

Parts extractEmbedded(OpBuilder &b, Location loc, Value embedded) {
  return MatrixBuilder(b, loc, hlo::tensorType(embedded)).extract(embedded);
}

/// The factor of the embedded matrix is the embedded factor, whose diagonal is real: there is one
/// only.
Parts expandComplexCholesky(OpBuilder &b, hlo::CholeskyOp op, Parts a) {
  Value matrix = embedHermitian(b, op.getLoc(), a);
  return extractEmbedded(
      b, op.getLoc(),
      hlo::CholeskyOp::create(b, op.getLoc(), matrix.getType(), matrix, op.getLower()));
}

/// Divided by its diagonal (rows where it multiplies from the left, columns from the right, after
/// transposition), the matrix has a real one.
Parts expandComplexTriangularSolve(OpBuilder &b, Location loc, const TriangularForm &form, Parts a,
                                   Parts x) {
  RankedTensorType type = hlo::tensorType(a.re), right = hlo::tensorType(x.re);
  MatrixBuilder m(b, loc, type);
  int64_t rank = type.getRank(), side = form.isLeft ? rank - 2 : rank - 1;
  bool isTransposed = form.transpose != hlo::Transpose::NO_TRANSPOSE;
  if (!form.hasUnitDiagonal) {
    Parts ofRight = m.diagonal(a, right, side);
    if (form.transpose == hlo::Transpose::ADJOINT)
      ofRight.im = MathBuilder(b, loc, right).neg(ofRight.im);
    x = expandComplexQuotient(b, loc, x, ofRight);
    bool isByRows = form.isLeft != isTransposed;
    a = expandComplexQuotient(b, loc, a, m.diagonal(a, type, isByRows ? rank - 2 : rank - 1));
  }
  // The transpose of an embedded matrix is the embedded adjoint; from the right, rows of x multiply
  // the embedded conjugate.
  bool isConjugated = (form.transpose == hlo::Transpose::TRANSPOSE) == form.isLeft;
  a = m.withRealDiagonal(a);
  Value matrix = m.embed(isConjugated ? m.conjugate(a) : a), values = interleave(b, loc, x, side);
  hlo::Transpose transpose =
      isTransposed ? hlo::Transpose::TRANSPOSE : hlo::Transpose::NO_TRANSPOSE;
  Value solved = hlo::TriangularSolveOp::create(b, loc, values.getType(), matrix, values,
                                                form.isLeft, form.isLower,
                                                /*unit_diagonal=*/true, transpose);
  return {every2nd(b, loc, solved, side, 0), every2nd(b, loc, solved, side, 1)};
}

} // namespace zero
