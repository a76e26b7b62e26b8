//===- ComplexLapack.cpp - Calls of LAPACK on complex matrices --------------===//
//
// Cholesky factors and triangular systems are those of real matrices of twice the size
// (ComplexMatrices.cpp). LU factors are not, as pivots are chosen by both parts of an element: they
// are made a column at a time, in a loop. ComplexSpectra.cpp and ComplexTridiagonal.cpp have the
// others.
//
//===------------------------------------------------------------------------------------------------===//

#include "ComplexBatch.h"

#include "zero/Dialect/StableHLO/Lapack.h"

using namespace mlir;

namespace zero {

/// The first row from `step` on whose element is the largest by the sum of its parts' sizes.
static Value findPivot(MatrixBatch &batch, Parts elements, Value step) {
  MathBuilder m = batch.math(batch.column);
  int64_t rowDim = batch.rowDim;
  RankedTensorType rows = batch.ofIntegers(batch.column), one = batch.ofIntegers(batch.number);
  Value isAbove = batch.isAt(batch.column, rowDim, step, hlo::ComparisonDirection::LT);
  Value size = m.select(isAbove, m.constant(-1), m.add(m.abs(elements.re), m.abs(elements.im)));
  Value none = batch.real(batch.type.clone(llvm::ArrayRef<int64_t>()), -1);
  Value most = batch.reduce(size, none, rowDim, hlo::MaxOp::getOperationName());
  Value past = batch.integer(batch.rows());
  Value at = hlo::IotaOp::create(batch.b, batch.loc, rows, rowDim);
  Value isMost = batch.isEqual(size, batch.spread(most, batch.column));
  Value found = batch.reduce(batch.select(isMost, at, batch.spread(past, rows)), past, rowDim,
                             hlo::MinOp::getOperationName());
  // Of what is no number none is the largest.
  return batch.select(batch.isEqual(found, batch.spread(past, one)), batch.spread(step, one),
                      found);
}

namespace {
/// What a step of LU's loop carries: both factors in one, pivots counted from 1, and the first
/// column without one.
struct LuState {
  Parts a;
  Value pivots, info;
};
} // namespace

static LuState makeLuStep(MatrixBatch &m, Value step, LuState state) {
  Parts a = state.a;
  Value isRow = m.isAt(m.type, m.rowDim, step), isColumn = m.isAt(m.type, m.columnDim, step);
  Value pivot = findPivot(m, m.pick(a, isColumn, m.columnDim), step);
  Value isPivot = m.isAt(m.type, m.rowDim, pivot);
  Parts top = m.pick(a, isPivot, m.rowDim), old = m.pick(a, isRow, m.rowDim);
  a = m.select(isRow, m.alongColumns(top), m.select(isPivot, m.alongColumns(old), a));

  Parts diagonal = m.pick(top, m.isAt(m.row, m.rowDim, step), m.rowDim);
  Value isZero = m.both(m.isEqual(diagonal.re, m.real(m.number, 0)),
                        m.isEqual(diagonal.im, m.real(m.number, 0)));
  diagonal.re = m.select(isZero, m.real(m.number, 1), diagonal.re); // below are zeros, too
  Parts column = m.pick(a, isColumn, m.columnDim);
  Parts factor =
      m.alongRows(expandComplexQuotient(m.b, m.loc, column, m.spread(diagonal, m.column)));
  Value isBelow = m.isBehind(m.type, m.rowDim, step);
  Value isRight = m.isBehind(m.type, m.columnDim, step);
  Parts rest = m.subtract(a, m.multiply(factor, m.alongColumns(top)));
  a = m.select(m.both(isBelow, isColumn), factor, m.select(m.both(isBelow, isRight), rest, a));

  RankedTensorType one = m.ofIntegers(m.number), ofPivots = hlo::tensorType(state.pivots);
  Value isOwn = m.isAt(ofPivots, m.rowDim, step);
  Value isFirst = m.isEqual(state.info, m.spread(m.integer(0), one));
  return {a, m.select(isOwn, m.spread(m.add(pivot, 1), ofPivots), state.pivots),
          m.select(m.both(isFirst, isZero), m.spread(m.add(step, 1), one), state.info)};
}

/// PA = LU of batches of matrices.
static LapackResults expandGetrf(OpBuilder &b, Location loc, Parts a) {
  MatrixBatch m(b, loc, hlo::tensorType(a.re));
  llvm::SmallVector<int64_t> shape(m.number.getShape());
  shape.push_back(m.least());
  auto zeros = [&](llvm::ArrayRef<int64_t> shape) {
    return m.spread(m.integer(0), RankedTensorType::get(shape, b.getI32Type()));
  };
  auto made = m.loop(m.least(), {a.re, a.im, zeros(shape), zeros(m.number.getShape())},
                     [&](Value step, ValueRange carried) -> MatrixBatch::Values {
                       LuState state =
                           makeLuStep(m, step, {{carried[0], carried[1]}, carried[2], carried[3]});
                       return {state.a.re, state.a.im, state.pivots, state.info};
                     });
  return {Parts{made[0], made[1]}, Parts{made[2], {}}, Parts{made[3], {}}};
}

/// The real routine's number of what failed counts rows of twice the size.
static Value halve(OpBuilder &b, Location loc, Value info) {
  RankedTensorType type = hlo::tensorType(info);
  auto integer = [&](int64_t value) -> Value {
    auto scalar = type.clone(llvm::ArrayRef<int64_t>());
    Value constant = hlo::ConstantOp::create(
        b, loc, DenseElementsAttr::get(scalar, Attribute(b.getI32IntegerAttr(value))));
    return hlo::BroadcastInDimOp::create(b, loc, type, constant, llvm::ArrayRef<int64_t>());
  };
  return hlo::DivOp::create(b, loc, hlo::AddOp::create(b, loc, info, integer(1)), integer(2));
}

/// The real routine on the embedded matrix, which leaves the other triangle as it is, too.
static LapackResults expandPotrf(OpBuilder &b, hlo::CustomCallOp op, Parts a) {
  Value matrix = embedHermitian(b, op.getLoc(), a);
  OperationState state(op.getLoc(), op->getName(), ValueRange{matrix},
                       {matrix.getType(), op->getResult(1).getType()}, op->getAttrs());
  bool isDouble = hlo::tensorType(a.re).getElementType().isF64();
  state.attributes.set(op.getCallTargetNameAttrName(),
                       b.getStringAttr(isDouble ? "lapack_dpotrf_ffi" : "lapack_spotrf_ffi"));
  Operation *factorised = b.create(state);
  return {extractEmbedded(b, op.getLoc(), factorised->getResult(0)),
          Parts{halve(b, op.getLoc(), factorised->getResult(1)), {}}};
}

static Parts expandTrsm(OpBuilder &b, Location loc, const hlo::LapackCall &call,
                        llvm::ArrayRef<Parts> operands) {
  hlo::Transpose transpose = call.isAdjoint      ? hlo::Transpose::ADJOINT
                             : call.isTransposed ? hlo::Transpose::TRANSPOSE
                                                 : hlo::Transpose::NO_TRANSPOSE;
  TriangularForm form{call.isLeft, call.isLower, call.hasUnitDiagonal, transpose};
  return expandComplexTriangularSolve(b, loc, form, operands[0], operands[1]);
}

LapackResults expandComplexLapack(OpBuilder &b, hlo::CustomCallOp op,
                                  llvm::ArrayRef<Parts> operands) {
  hlo::LapackCall call = *hlo::getComplexLapackCall(op);
  Location loc = op.getLoc();
  switch (call.routine) {
  case hlo::LapackRoutine::Potrf:
    return expandPotrf(b, op, operands[0]);
  case hlo::LapackRoutine::Trsm:
    return {expandTrsm(b, loc, call, operands)};
  case hlo::LapackRoutine::Getrf:
    return expandGetrf(b, loc, operands[0]);
  case hlo::LapackRoutine::Geqrf:
    return expandComplexQR(b, loc, operands[0]);
  case hlo::LapackRoutine::Orgqr:
    return {expandComplexOrthogonal(b, loc, {operands[0], operands[1]})};
  case hlo::LapackRoutine::Ormqr:
    return {expandComplexReflections(b, loc, call, {operands[0], operands[1]}, operands[2])};
  case hlo::LapackRoutine::Syevd:
    return expandComplexEigen(b, loc, call, operands[0]);
  case hlo::LapackRoutine::Gesdd:
    return expandComplexSingularValues(b, loc, call, operands[0]);
  case hlo::LapackRoutine::Gtsv:
    return expandComplexTridiagonal(b, loc, operands);
  }
  llvm_unreachable("all routines are above");
}

} // namespace zero
