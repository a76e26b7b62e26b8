//===- ComplexLapack.cpp - Calls of LAPACK on complex matrices --------------===//
//
// Cholesky factors and triangular systems are those of real matrices of twice the size
// (ComplexMatrices.cpp). LU factors are not, as pivots are chosen by both parts of an element: they
// are made a column at a time, in a loop.
//
//===------------------------------------------------------------------------------------------------===//

#include "ComplexMath.h"

#include "zero/Dialect/StableHLO/Lapack.h"

using namespace mlir;

namespace zero {

namespace {
/// PA = LU of batches of matrices. Values are of whole matrices, of their columns, of their rows or
/// of one number for each.
class LuLoop {
public:
  LuLoop(OpBuilder &b, Location loc, RankedTensorType type)
      : b(b), loc(loc), type(type), rank(type.getRank()), rowDim(rank - 2), columnDim(rank - 1),
        least(std::min(type.getDimSize(rowDim), type.getDimSize(columnDim))),
        index(type.clone(b.getI32Type())), column(dropDim(type, columnDim)),
        row(dropDim(type, rowDim)), number(dropDim(column, rowDim)) {}

  /// Both parts of L and U in one, pivots counted from 1, and the first column without one.
  ValueRange build(Parts a) {
    llvm::SmallVector<int64_t> shape(number.getShape());
    shape.push_back(least);
    pivotType = RankedTensorType::get(shape, b.getI32Type());
    llvm::SmallVector<Value> initial{integer(0), a.re, a.im, spread(integer(0), pivotType),
                                     spread(integer(0), number.clone(b.getI32Type()))};
    auto loop = hlo::WhileOp::create(b, loc, TypeRange(ValueRange(initial)), initial);
    OpBuilder::InsertionGuard guard(b);
    llvm::SmallVector<Location> locs(initial.size(), loc);
    TypeRange types(initial);
    Block *cond = b.createBlock(&loop.getCond(), {}, types, locs);
    hlo::ReturnOp::create(
        b, loc, compare(cond->getArgument(0), integer(least), hlo::ComparisonDirection::LT));
    buildStep(b.createBlock(&loop.getBody(), {}, types, locs));
    return loop.getResults().drop_front();
  }

private:
  static RankedTensorType dropDim(RankedTensorType from, int64_t dim) {
    llvm::SmallVector<int64_t> shape(from.getShape());
    shape.erase(shape.begin() + dim);
    return from.clone(shape);
  }
  Value integer(int64_t value) {
    auto scalar = RankedTensorType::get({}, b.getI32Type());
    return hlo::ConstantOp::create(
        b, loc, DenseElementsAttr::get(scalar, Attribute(b.getI32IntegerAttr(value))));
  }
  Value real(RankedTensorType of, double value) { return MathBuilder(b, loc, of).constant(value); }
  Value compare(Value x, Value y, hlo::ComparisonDirection direction) {
    return hlo::CompareOp::create(b, loc, x, y, direction);
  }
  Value isEqual(Value x, Value y) { return compare(x, y, hlo::ComparisonDirection::EQ); }
  Value both(Value x, Value y) { return hlo::AndOp::create(b, loc, x, y); }
  Value select(Value pred, Value x, Value y) { return hlo::SelectOp::create(b, loc, pred, x, y); }
  Parts select(Value pred, Parts x, Parts y) {
    return {select(pred, x.re, y.re), select(pred, x.im, y.im)};
  }

  /// `x` along the dimensions of `to` that it does not have: the last ones, or all but `kept`.
  Value spread(Value x, RankedTensorType to, int64_t kept = -1) {
    RankedTensorType from = hlo::tensorType(x);
    llvm::SmallVector<int64_t> dims;
    for (int64_t i = 0; i < from.getRank(); ++i)
      dims.push_back(kept >= 0 && i + 1 == from.getRank() ? kept : i);
    return hlo::BroadcastInDimOp::create(b, loc, to.clone(from.getElementType()), x, dims);
  }
  Parts spread(Parts x, RankedTensorType to, int64_t kept = -1) {
    return {spread(x.re, to, kept), spread(x.im, to, kept)};
  }
  Value reduce(Value x, Value initial, int64_t dim, StringRef by) {
    return hlo::ReduceOp::create(b, loc, x, initial, {dim}, by).getResult(0);
  }
  /// The elements of `x` where `isWanted`, of which there is one along `dim`.
  Parts pick(Parts x, Value isWanted, int64_t dim) {
    Value zero = real(type.clone(llvm::ArrayRef<int64_t>()), 0);
    auto of = [&](Value part) {
      Value alone = select(isWanted, part, real(hlo::tensorType(part), 0));
      return reduce(alone, zero, dim, hlo::AddOp::getOperationName());
    };
    return {of(x.re), of(x.im)};
  }

  /// The first row from `step` on whose element is the largest by the sum of its parts' sizes.
  Value findPivot(Parts elements, Value step) {
    MathBuilder m(b, loc, column);
    RankedTensorType rows = column.clone(b.getI32Type()), one = number.clone(b.getI32Type());
    Value at = hlo::IotaOp::create(b, loc, rows, rowDim);
    Value isAbove = compare(at, spread(step, rows), hlo::ComparisonDirection::LT);
    Value size = m.select(isAbove, m.constant(-1), m.add(m.abs(elements.re), m.abs(elements.im)));
    Value none = real(type.clone(llvm::ArrayRef<int64_t>()), -1);
    Value most = reduce(size, none, rowDim, hlo::MaxOp::getOperationName());
    Value past = integer(column.getDimSize(rowDim));
    Value found = reduce(select(isEqual(size, spread(most, column)), at, spread(past, rows)), past,
                         rowDim, hlo::MinOp::getOperationName());
    // Of what is no number none is the largest.
    return select(isEqual(found, spread(past, one)), spread(step, one), found);
  }

  /// x - y z.
  Parts subtractProduct(Parts x, Parts y, Parts z) {
    MathBuilder m(b, loc, type);
    return {m.sub(x.re, m.sub(m.mul(y.re, z.re), m.mul(y.im, z.im))),
            m.sub(x.im, m.add(m.mul(y.re, z.im), m.mul(y.im, z.re)))};
  }

  void buildStep(Block *block) {
    Value step = block->getArgument(0), pivots = block->getArgument(3),
          info = block->getArgument(4);
    Parts a{block->getArgument(1), block->getArgument(2)};
    Value rows = hlo::IotaOp::create(b, loc, index, rowDim), here = spread(step, index);
    Value columns = hlo::IotaOp::create(b, loc, index, columnDim);
    Value isRow = isEqual(rows, here), isColumn = isEqual(columns, here);
    Value pivot = findPivot(pick(a, isColumn, columnDim), step);
    Value isPivot = isEqual(rows, spread(pivot, index));
    Parts top = pick(a, isPivot, rowDim), old = pick(a, isRow, rowDim);
    a = select(isRow, spread(top, type, columnDim),
               select(isPivot, spread(old, type, columnDim), a));

    RankedTensorType ofRow = row.clone(b.getI32Type()), one = number.clone(b.getI32Type());
    Value isFirst = isEqual(hlo::IotaOp::create(b, loc, ofRow, rowDim), spread(step, ofRow));
    Parts diagonal = pick(top, isFirst, rowDim);
    Value isZero =
        both(isEqual(diagonal.re, real(number, 0)), isEqual(diagonal.im, real(number, 0)));
    diagonal.re = select(isZero, real(number, 1), diagonal.re); // below are zeros, too
    Parts factor = spread(
        expandComplexQuotient(b, loc, pick(a, isColumn, columnDim), spread(diagonal, column)),
        type);
    Value isBelow = compare(rows, here, hlo::ComparisonDirection::GT);
    Value isRight = compare(columns, here, hlo::ComparisonDirection::GT);
    Parts rest = subtractProduct(a, factor, spread(top, type, columnDim));
    a = select(both(isBelow, isColumn), factor, select(both(isBelow, isRight), rest, a));

    Value next = hlo::AddOp::create(b, loc, step, integer(1));
    Value isOwn = isEqual(hlo::IotaOp::create(b, loc, pivotType, rowDim), spread(step, pivotType));
    Value counted = hlo::AddOp::create(b, loc, pivot, spread(integer(1), one));
    pivots = select(isOwn, spread(counted, pivotType), pivots);
    info = select(both(isEqual(info, spread(integer(0), one)), isZero), spread(next, one), info);
    hlo::ReturnOp::create(b, loc, ValueRange{next, a.re, a.im, pivots, info});
  }

  OpBuilder &b;
  Location loc;
  RankedTensorType type;
  int64_t rank, rowDim, columnDim, least;
  RankedTensorType index, column, row, number, pivotType;
};
} // namespace

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
          {halve(b, op.getLoc(), factorised->getResult(1))}};
}

LapackResults expandComplexLapack(OpBuilder &b, hlo::CustomCallOp op,
                                  llvm::ArrayRef<Parts> operands) {
  hlo::LapackCall call = *hlo::getComplexLapackCall(op);
  if (call.routine == hlo::LapackRoutine::Potrf)
    return expandPotrf(b, op, operands[0]);
  if (call.routine == hlo::LapackRoutine::Trsm) {
    hlo::Transpose transpose = call.isAdjoint      ? hlo::Transpose::ADJOINT
                               : call.isTransposed ? hlo::Transpose::TRANSPOSE
                                                   : hlo::Transpose::NO_TRANSPOSE;
    TriangularForm form{call.isLeft, call.isLower, call.hasUnitDiagonal, transpose};
    return {expandComplexTriangularSolve(b, op.getLoc(), form, operands[0], operands[1]), {}};
  }
  LuLoop loop(b, op.getLoc(), hlo::tensorType(operands[0].re));
  ValueRange results = loop.build(operands[0]);
  return {{results[0], results[1]}, {results[2], results[3]}};
}

} // namespace zero
