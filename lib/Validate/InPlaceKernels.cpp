#include "InPlaceKernels.h"

#include "zero/Dialect/Kernel/Kernel.h"
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Dialect/Zero/Zero.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;

namespace zero::validate {

static SmallVector<int64_t> getShapeWithoutOnes(Value value) {
  SmallVector<int64_t> shape(cast<RankedTensorType>(value.getType()).getShape());
  llvm::erase(shape, 1);
  return shape;
}

/// Whether element i of the result needs element i of the operand and no other one.
static bool keepsIndex(OpOperand &use) {
  Operation *op = use.getOwner();
  if (op->getNumResults() != 1 || op->getNumRegions() != 0 ||
      getShapeWithoutOnes(use.get()) != getShapeWithoutOnes(op->getResult(0)))
    return false;
  if (auto broadcast = dyn_cast<hlo::BroadcastInDimOp>(op))
    return llvm::is_sorted(broadcast.getBroadcastDimensions());
  return hlo::isElementwise(op) || isa<hlo::ReshapeOp, hlo::BitcastConvertOp>(op);
}

namespace {
/// A kernel over rows computes a row at once: its results have one element a row or one for each
/// column of each row, and it reduces rows as wholes. It may also add rows up, and gives what
/// follows from that when it has been through all of them. Sizes are those without ones.
struct Rows {
  SmallVector<int64_t> row, whole; // dimensions that count rows; these and a row's own
  llvm::SmallDenseSet<Value> sums; // over rows, and all that follows from them

  /// Rows that a reduction of one operand by one op reduces; those that one adds up.
  static std::optional<Rows> reducedBy(Operation *op);
  static std::optional<Rows> addedUpBy(Operation *op);
  /// Rows of a kernel, where it has some.
  static std::optional<Rows> find(func::FuncOp kernel);
  bool keepsRow(OpOperand &use) const;
  /// Whether a value of that shape has the rows, and something behind each of them.
  bool isWider(ArrayRef<int64_t> shape) const;
};
} // namespace

std::optional<Rows> Rows::reducedBy(Operation *op) {
  auto reduce = dyn_cast<hlo::ReduceOp>(op);
  if (!reduce || reduce.getInputs().size() != 1 || !reduce.getSimpleReducer())
    return std::nullopt;
  Rows rows;
  rows.row = getShapeWithoutOnes(reduce->getResult(0));
  rows.whole = getShapeWithoutOnes(reduce.getInputs()[0]);
  // What is reduced comes last; a whole tensor is one row only if it has one dimension.
  auto from = cast<RankedTensorType>(reduce.getInputs()[0].getType()).getShape();
  int64_t seen = 0;
  for (auto [dim, size] : llvm::enumerate(from)) {
    bool isReduced = llvm::is_contained(reduce.getDimensions(), static_cast<int64_t>(dim));
    if (size != 1 && isReduced != (seen++ >= static_cast<int64_t>(rows.row.size())))
      return std::nullopt;
  }
  bool hasRow = rows.whole.size() > rows.row.size();
  bool isFlat = rows.row.empty() && rows.whole.size() > 1;
  return hasRow && !isFlat ? std::optional(rows) : std::nullopt;
}

std::optional<Rows> Rows::addedUpBy(Operation *op) {
  auto reduce = dyn_cast<hlo::ReduceOp>(op);
  if (!reduce || reduce.getInputs().size() != 1 || !reduce.getSimpleReducer())
    return std::nullopt;
  Rows rows;
  auto from = cast<RankedTensorType>(reduce.getInputs()[0].getType()).getShape();
  for (auto [dim, size] : llvm::enumerate(from)) {
    if (size == 1)
      continue;
    bool isReduced = llvm::is_contained(reduce.getDimensions(), static_cast<int64_t>(dim));
    if (isReduced && rows.row.size() != rows.whole.size()) // a column's dimension came before
      return std::nullopt;
    if (isReduced)
      rows.row.push_back(size);
    rows.whole.push_back(size);
  }
  bool hasBoth = !rows.row.empty() && rows.row.size() < rows.whole.size();
  return hasBoth ? std::optional(rows) : std::nullopt;
}

bool Rows::isWider(ArrayRef<int64_t> shape) const {
  return whole.size() == row.size() + 1 && shape.size() == whole.size() &&
         shape.drop_back() == ArrayRef<int64_t>(row) && shape.back() > whole.back();
}

/// `value` without what has been put behind its rows, if that is all that makes it.
static Value withoutPadding(Value value) {
  auto pad = value.getDefiningOp<hlo::PadOp>();
  if (!pad || pad.getType().getRank() < 2)
    return value;
  auto isZero = [](int64_t size) { return size == 0; };
  bool isBehind = llvm::all_of(pad.getEdgePaddingLow(), isZero) &&
                  llvm::all_of(pad.getInteriorPadding(), isZero) &&
                  llvm::all_of(pad.getEdgePaddingHigh().drop_back(), isZero) &&
                  pad.getEdgePaddingHigh().back() > 0;
  return isBehind ? Value(pad.getOperand()) : value;
}

std::optional<Rows> Rows::find(func::FuncOp kernel) {
  Block &body = kernel.getBody().front();
  std::optional<Rows> rows;
  llvm::SmallDenseSet<Value> sums;
  for (Operation &op : body.without_terminator()) {
    bool follows =
        llvm::any_of(op.getOperands(), [&](Value value) { return sums.contains(value); });
    if (follows)
      sums.insert(op.result_begin(), op.result_end());
    if (isa<hlo::DotGeneralOp>(op)) // sums over rows
      return std::nullopt;
    if (op.getNumRegions() == 0 && !isa<ir::SegmentReduceOp>(op))
      continue;
    std::optional<Rows> other = reducedBy(&op);
    if (!other && (other = addedUpBy(&op)))
      sums.insert(op.result_begin(), op.result_end());
    if (!other || follows || (rows && (rows->row != other->row || rows->whole != other->whole)))
      return std::nullopt;
    rows = other;
  }
  SmallVector<SmallVector<int64_t>> shapes;
  for (Value result : body.getTerminator()->getOperands())
    if (!sums.contains(result))
      shapes.push_back(getShapeWithoutOnes(rows ? withoutPadding(result) : result));
  if (shapes.empty()) // it goes down columns, not over rows
    return std::nullopt;
  if (!rows) { // results of one element a row and of several tell as much
    auto bySize = [](const auto &a, const auto &b) { return a.size() < b.size(); };
    rows = Rows{*llvm::min_element(shapes, bySize), *llvm::max_element(shapes, bySize), {}};
    if (rows->row.size() == rows->whole.size() ||
        ArrayRef<int64_t>(rows->whole).take_front(rows->row.size()) != ArrayRef<int64_t>(rows->row))
      return std::nullopt;
  }
  if (!rows || !llvm::all_of(shapes, [&](const auto &shape) {
        return shape == rows->row || shape == rows->whole;
      }))
    return std::nullopt;
  rows->sums = std::move(sums);
  return rows;
}

/// Whether what is made of an element is needed in the element's own row only.
bool Rows::keepsRow(OpOperand &use) const {
  Operation *op = use.getOwner();
  SmallVector<int64_t> shape = getShapeWithoutOnes(use.get());
  if (isa<hlo::ReduceOp>(op))
    return use.getOperandNumber() == 0 && shape == whole;
  if (isa<hlo::PadOp>(op) && shape == whole)
    return use.getOperandNumber() == 0 && withoutPadding(op->getResult(0)) == use.get();
  if (auto slice = dyn_cast<hlo::SliceOp>(op); slice && isWider(shape))
    return getShapeWithoutOnes(slice) == whole &&
           llvm::all_of(slice.getStartIndices(), [](int64_t start) { return start == 0; }) &&
           llvm::all_of(slice.getStrides(), [](int64_t stride) { return stride == 1; });
  auto broadcast = dyn_cast<hlo::BroadcastInDimOp>(op);
  if (!broadcast || shape != row || getShapeWithoutOnes(broadcast) != whole)
    return keepsIndex(use);
  // The row's number must be the same before and after: the first dimensions, in order.
  auto to = cast<RankedTensorType>(broadcast.getType()).getShape();
  auto from = cast<RankedTensorType>(use.get().getType()).getShape();
  int64_t next = 0;
  for (auto [size, dim] : llvm::zip(from, broadcast.getBroadcastDimensions())) {
    if (size == 1)
      continue;
    auto before = to.take_front(dim);
    if (static_cast<int64_t>(before.size()) - llvm::count(before, 1) != next++)
      return false;
  }
  return true;
}

static bool isReadAtOwnIndex(Value argument, const std::optional<Rows> &rows) {
  if (SmallVector<int64_t> shape = getShapeWithoutOnes(argument);
      rows && shape != rows->row && shape != rows->whole && !rows->isWider(shape))
    return false;
  SmallVector<Value> worklist = {argument};
  llvm::SmallDenseSet<Value> seen;
  while (!worklist.empty()) {
    Value value = worklist.pop_back_val();
    for (OpOperand &use : value.getUses()) {
      if (isa<func::ReturnOp>(use.getOwner()))
        continue;
      if (use.getOwner()->getNumResults() == 0)
        return false; // a region gives it
      Value result = use.getOwner()->getResult(0);
      if (rows && rows->sums.contains(result)) {
        if (isa<hlo::ReduceOp>(use.getOwner()) && use.getOperandNumber() == 0)
          continue; // read with the rest of its row
        return false;
      }
      if (rows ? !rows->keepsRow(use) : !keepsIndex(use))
        return false;
      if (seen.insert(result).second)
        worklist.push_back(result);
    }
  }
  return true;
}

/// Whether the result is the argument with some elements replaced.
static bool isUpdate(Value result, BlockArgument argument) {
  Value target;
  Operation *op = result.getDefiningOp();
  if (isa_and_nonnull<hlo::ScatterOp, hlo::WhileOp>(op)) // a loop carries it on
    target = op->getOperand(cast<OpResult>(result).getResultNumber());
  else if (isa_and_nonnull<hlo::DynamicUpdateSliceOp>(op))
    target = op->getOperand(0);
  else if (auto insert = dyn_cast_or_null<ir::InsertSegmentOp>(op))
    target = insert.getDest();
  return target == argument && argument.hasOneUse();
}

/// Whether several workers have an item, of whom one stores while others may still load.
static bool isSharedOut(func::FuncOp kernel) {
  auto schedule = kernel->getAttrOfType<kernel::ScheduleAttr>("kernel.schedule");
  return schedule && schedule.getParameters() && schedule.getParameters().get("parts");
}

bool InPlaceKernels::mayOverwrite(func::FuncOp kernel, unsigned result, unsigned argument) {
  Block &body = kernel.getBody().front();
  Value made = body.getTerminator()->getOperand(result);
  BlockArgument read = body.getArgument(argument);
  if (isUpdate(made, read))
    return true;
  auto typeOf = [](Value value) { return cast<RankedTensorType>(value.getType()); };
  if (typeOf(made).getNumElements() != typeOf(read).getNumElements() || isSharedOut(kernel))
    return false;
  auto [known, isNew] = ownIndex.try_emplace({kernel, argument});
  if (isNew)
    known->second = isReadAtOwnIndex(read, Rows::find(kernel));
  return known->second;
}

} // namespace zero::validate
