//===- StagingCheck.cpp - Whether what a row keeps is made before it is read ----------------===//
#include "StagingCheck.h"
#include "ColumnSums.h"

using namespace mlir;

namespace zero {

/// Whether the emitter stores the padding that `op` puts behind rows when it stores these.
static bool addsPadding(Operation *op) { return getPaddedRows(op).has_value(); }

StagingCheck::StagingCheck(func::FuncOp kernel, const KernelSchedule &schedule,
                           ArrayRef<hlo::ReduceOp> columnReductions)
    : schedule(schedule), body(kernel.getBody().front()) {
  ReductionGroups groups = formRowGroups(kernel);
  int64_t count = static_cast<int64_t>(body.getOperations().size()) - 1; // without the return
  for (auto [number, pass] : schedule.staged) {
    Operation *op = number < count ? &*std::next(body.begin(), number) : nullptr;
    bool isFit = op && pass < static_cast<int64_t>(groups.size()) && groups.size() < kMostPasses &&
                 !made.contains(op);
    if (!isFit)
      wrong = op ? op : body.getTerminator();
    else
      made[op] = pass;
  }
  for (auto [number, group] : llvm::enumerate(groups))
    for (hlo::ReduceOp op : group)
      asked[op.getInputs()[0]] |= uint64_t(1) << (number % kMostPasses);
  uint64_t last = uint64_t(1) << (groups.size() % kMostPasses);
  for (Value result : body.getTerminator()->getOperands())
    asked[addsPadding(result.getDefiningOp()) ? result.getDefiningOp()->getOperand(0) : result] |=
        last;
  for (hlo::ReduceOp op : columnReductions)
    asked[op.getInputs()[0]] |= last;
}

bool StagingCheck::isElements(Value value) const {
  SmallVector<int64_t> sizes(schedule.rows);
  llvm::append_range(sizes, schedule.columns);
  return hlo::shapeWithoutOnes(value) == sizes;
}

/// Whether an element of the result needs the operands' elements of its own column only.
bool StagingCheck::keepsColumn(Operation *op) const {
  if (op->getNumResults() != 1 || !isElements(op->getResult(0)))
    return false;
  if (auto broadcast = dyn_cast<hlo::BroadcastInDimOp>(op))
    return isElements(broadcast.getOperand()) &&
           llvm::is_sorted(broadcast.getBroadcastDimensions());
  if (auto slice = dyn_cast<hlo::SliceOp>(op)) // of rows, from their start
    return tensorTypeOf(slice.getOperand()).getShape().drop_back() ==
               slice.getType().getShape().drop_back() &&
           slice.getStartIndices().back() == 0 && slice.getStrides().back() == 1;
  return hlo::isElementwise(op) || (isa<hlo::ReshapeOp>(op) && isElements(op->getOperand(0)));
}

Operation *StagingCheck::findWrong() {
  for (Operation &op : llvm::reverse(body.without_terminator())) {
    bool isStored = addsPadding(&op) && llvm::all_of(op.getUsers(), [](Operation *user) {
                      return isa<func::ReturnOp>(user);
                    });
    if (wrong || isa<hlo::ReduceOp>(op) || isStored)
      continue;
    bool isOwn = keepsColumn(&op);
    uint64_t passes = 0;
    for (Value result : op.getResults()) {
      passes |= asked.lookup(result);
      isOwn &= !elsewhere.contains(result);
    }
    if (auto it = made.find(&op); it != made.end()) {
      passes &= ~uint64_t(0) >> (kMostPasses - 1 - it->second); // the others load it
      if (!isOwn || passes == 0)
        wrong = &op;
    }
    for (Value operand : op.getOperands()) {
      asked[operand] |= passes;
      if (!isOwn)
        elsewhere.insert(operand);
    }
  }
  for (auto [op, pass] : made)
    if (isa<hlo::ReduceOp>(op))
      wrong = op;
  return wrong;
}

int64_t StagingCheck::countBytesOfColumn() const {
  int64_t bytes = 0;
  for (auto [op, pass] : made)
    bytes += ir::getElementBytes(tensorTypeOf(op->getResult(0)).getElementType());
  return bytes;
}

} // namespace zero
