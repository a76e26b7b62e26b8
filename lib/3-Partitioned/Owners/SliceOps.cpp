#include "Owners/SliceOps.h"

#include "Detect/Detect.h"
#include "Rules/Pieces.h"
#include "zero/Dialect/StableHLO/Lapack.h"
#include "zero/Dialect/StableHLO/Splat.h"
#include "zero/Dialect/StableHLO/StableHLO.h"

using namespace mlir;
using namespace zero;
using namespace zero::part;

static bool isStack(Value value, int64_t length) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && type.getRank() > 0 && type.getDimSize(0) == length;
}

static SmallVector<unsigned> getAll(ValueRange operands) {
  return llvm::to_vector(llvm::seq<unsigned>(0, operands.size()));
}

static bool isBatchOfMatrices(Operation *op) {
  if (auto custom = dyn_cast<hlo::CustomCallOp>(op)) {
    std::optional<hlo::LapackCall> call = hlo::getLapackCall(custom);
    return call && call->numBatchDims > 0 && call->routine != hlo::LapackRoutine::Gtsv;
  }
  return isa<hlo::CholeskyOp, hlo::TriangularSolveOp>(op) &&
         hlo::tensorType(op->getOperand(0)).getRank() > 2;
}

/// Of an op whose first operand is a stack that it moves or reduces slice by slice.
static bool keepsSlices(Operation *op, int64_t length) {
  if (!op->getNumOperands() || !isStack(op->getOperand(0), length))
    return false;
  if (isa<hlo::ReshapeOp>(op))
    return true;
  if (auto transpose = dyn_cast<hlo::TransposeOp>(op))
    return transpose.getPermutation()[0] == 0;
  auto reduce = dyn_cast<hlo::ReduceOp>(op);
  return reduce && getAxisReduction(op) && !llvm::is_contained(reduce.getDimensions(), 0);
}

std::optional<SmallVector<unsigned>> part::findSliced(Operation *op, int64_t length) {
  if (!llvm::all_of(op->getResults(), [&](Value result) { return isStack(result, length); }))
    return std::nullopt;
  SmallVector<unsigned> sliced;
  if (isa<hlo::ConstantOp>(op))
    return getSplat(op->getResult(0)) ? std::optional(sliced) : std::nullopt;
  if (auto broadcast = dyn_cast<hlo::BroadcastInDimOp>(op)) {
    ArrayRef<int64_t> dims = broadcast.getBroadcastDimensions();
    bool isSliced = llvm::is_contained(dims, 0);
    if (isSliced && (dims[0] != 0 || !isStack(broadcast.getOperand(), length)))
      return std::nullopt;
    sliced.append(isSliced, 0);
    return sliced;
  }
  if (hlo::isElementwise(op)) {
    for (auto [number, operand] : llvm::enumerate(op->getOperands()))
      if (hlo::tensorType(operand).getRank() > 0)
        sliced.push_back(number);
    return sliced;
  }
  if (auto dot = dyn_cast<hlo::DotGeneralOp>(op)) {
    auto numbers = dot.getDotDimensionNumbers();
    ArrayRef<int64_t> left = numbers.getLhsBatchingDimensions();
    ArrayRef<int64_t> right = numbers.getRhsBatchingDimensions();
    if (left.empty() || left[0] != 0 || right[0] != 0)
      return std::nullopt;
    return getAll(op->getOperands());
  }
  if (isBatchOfMatrices(op))
    return getAll(op->getOperands());
  if (!keepsSlices(op, length))
    return std::nullopt;
  sliced.push_back(0);
  return sliced;
}

/// Dimensions but the stack's, counted without it.
static SmallVector<int64_t> withoutFirst(ArrayRef<int64_t> dims) {
  SmallVector<int64_t> others;
  for (int64_t dim : dims)
    if (dim > 0)
      others.push_back(dim - 1);
  return others;
}

static void dropDimension(Operation *op) {
  if (auto broadcast = dyn_cast<hlo::BroadcastInDimOp>(op)) {
    broadcast.setBroadcastDimensions(withoutFirst(broadcast.getBroadcastDimensions()));
  } else if (auto transpose = dyn_cast<hlo::TransposeOp>(op)) {
    transpose.setPermutation(withoutFirst(transpose.getPermutation()));
  } else if (auto reduce = dyn_cast<hlo::ReduceOp>(op)) {
    reduce.setDimensions(withoutFirst(reduce.getDimensions()));
  } else if (auto dot = dyn_cast<hlo::DotGeneralOp>(op)) {
    auto numbers = dot.getDotDimensionNumbers();
    dot.setDotDimensionNumbersAttr(hlo::DotDimensionNumbersAttr::get(
        op->getContext(), withoutFirst(numbers.getLhsBatchingDimensions()),
        withoutFirst(numbers.getRhsBatchingDimensions()),
        withoutFirst(numbers.getLhsContractingDimensions()),
        withoutFirst(numbers.getRhsContractingDimensions())));
  }
}

static RankedTensorType getSliceType(Value stack) {
  RankedTensorType type = hlo::tensorType(stack);
  return type.clone(type.getShape().drop_front());
}

SmallVector<Value> part::cloneOnSlice(OpBuilder &builder, Operation *op, int64_t length,
                                      llvm::function_ref<Value(Value)> getSlice) {
  if (isa<hlo::ConstantOp>(op))
    return {hlo::ConstantOp::create(
        builder, op->getLoc(),
        DenseElementsAttr::get(getSliceType(op->getResult(0)), getSplat(op->getResult(0))))};
  // A call says where its dimensions lie in memory: it keeps a stack of one.
  bool keepsStack = isa<hlo::CustomCallOp>(op);
  SmallVector<Value> operands(op->getOperands());
  SmallVector<unsigned> sliced = *findSliced(op, length);
  for (unsigned number : sliced) {
    operands[number] = getSlice(operands[number]);
    if (keepsStack)
      operands[number] = buildRow(builder, operands[number]);
  }
  Operation *copy = builder.clone(*op);
  copy->setOperands(operands);
  if (!keepsStack)
    dropDimension(copy);
  SmallVector<Value> results;
  for (auto [old, result] : llvm::zip_equal(op->getResults(), copy->getResults())) {
    RankedTensorType type = getSliceType(old);
    SmallVector<int64_t> shape(type.getShape());
    if (keepsStack)
      shape.insert(shape.begin(), 1);
    result.setType(type.clone(shape));
    results.push_back(buildReshape(builder, op->getLoc(), type, result));
  }
  return results;
}
