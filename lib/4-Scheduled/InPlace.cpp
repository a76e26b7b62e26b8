#include "zero/4-Scheduled/InPlace.h"
#include "OpKinds.h"
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Dialect/Zero/Zero.h"
#include "zero/Target/RowForm.h"
#include "zero/Target/Schedule.h"

using namespace mlir;

namespace zero {

/// Whether what the owner computes from `use` at a place is needed at that place only.
static bool keepsPlace(OpOperand &use, int64_t size) {
  Operation *op = use.getOwner();
  OpKind kind = classify(op);
  return (kind == OpKind::Elementwise || kind == OpKind::UnitReshape) &&
         cast<RankedTensorType>(op->getResult(0).getType()).getNumElements() == size;
}

/// The same in a kernel over rows, where a place is a row.
static bool keepsRow(OpOperand &use, const RowForm &form) {
  Operation *op = use.getOwner();
  if (getReducedRows(op))
    return use.getOperandNumber() == 0;
  if (getPaddedRows(op) == form || (isWithoutPadding(op) && form.isElements(op->getResult(0))))
    return use.getOperandNumber() == 0;
  int64_t size = cast<RankedTensorType>(use.get().getType()).getNumElements();
  return keepsPlace(use, size) || form.spreadsRows(op);
}

/// A kernel that multiplies matrices adds its results up where they lie, before it looks at what
/// else they are made of.
static bool addsUpInPlace(func::FuncOp kernel) {
  return !kernel.getBody().front().getOps<hlo::DotGeneralOp>().empty();
}

/// Of a kernel whose items have parts, workers of one item read at any time, and whichever ends
/// last stores.
static bool hasParts(func::FuncOp kernel) {
  kernel::ScheduleAttr schedule = getScheduleAttr(kernel);
  DictionaryAttr parameters = schedule ? schedule.getParameters() : DictionaryAttr();
  return parameters && parameters.contains("parts");
}

bool readsAtOwnIndex(func::FuncOp kernel, unsigned argument) {
  if (addsUpInPlace(kernel) || hasParts(kernel))
    return false;
  // Kernels are evaluated lazily: what follows the argument counts as much as who reads it.
  SmallVector<Value> worklist = {kernel.getArgument(argument)};
  llvm::SmallDenseSet<Operation *> seen;
  int64_t size = cast<RankedTensorType>(worklist.front().getType()).getNumElements();
  std::optional<RowForm> form = findRowForm(kernel);
  llvm::DenseSet<Value> columnValues = findColumnValues(kernel.getBody().front());
  if (form && !form->isElements(worklist.front()) && !form->isRowValue(worklist.front()) &&
      !form->isPaddedElements(worklist.front()))
    return false;
  while (!worklist.empty()) {
    Value value = worklist.pop_back_val();
    for (OpOperand &use : value.getUses()) {
      Operation *user = use.getOwner();
      if (isa<func::ReturnOp>(user))
        continue;
      // What is reduced down columns is read when the row's results are made; what follows from
      // that is made when all of them are.
      if (form && getReducedColumns(user))
        continue;
      if (form && columnValues.contains(user->getResult(0)))
        return false;
      if (form ? !keepsRow(use, *form) : !keepsPlace(use, size))
        return false;
      if (seen.insert(user).second)
        worklist.push_back(user->getResult(0));
    }
  }
  return true;
}

bool OwnIndexReads::find(func::FuncOp kernel, unsigned argument) {
  auto [entry, isNew] = known.try_emplace({kernel, argument});
  if (isNew)
    entry->second = readsAtOwnIndex(kernel, argument);
  return entry->second;
}

bool mayWriteOver(ir::DispatchOp dispatch, func::FuncOp kernel, const BufferMap &buffers,
                  unsigned result, unsigned operand, OwnIndexReads &reads) {
  auto countOf = [](Value value) {
    return cast<RankedTensorType>(value.getType()).getNumElements();
  };
  if (countOf(dispatch.getResults()[result]) != countOf(dispatch.getInputs()[operand]))
    return false;
  BufferPart from = buffers.lookup(dispatch.getInputs()[operand]);
  for (auto [index, input] : llvm::enumerate(dispatch.getInputs())) {
    BufferPart part = buffers.lookup(input);
    if (part.buffer == from.buffer &&
        (part.offset != from.offset || part.size != from.size || !reads.find(kernel, index)))
      return false;
  }
  return true;
}

SmallVector<std::pair<unsigned, unsigned>> getUpdates(func::FuncOp kernel) {
  SmallVector<std::pair<unsigned, unsigned>> updates;
  Operation *terminator = kernel.getBody().front().getTerminator();
  for (auto [number, output] : llvm::enumerate(terminator->getOperands())) {
    Value target;
    Operation *def = output.getDefiningOp();
    if (isa_and_nonnull<hlo::ScatterOp, hlo::WhileOp>(def))
      target = def->getOperand(cast<OpResult>(output).getResultNumber());
    else if (isa_and_nonnull<hlo::DynamicUpdateSliceOp>(def))
      target = def->getOperand(0);
    else if (auto insert = dyn_cast_or_null<ir::InsertSegmentOp>(def))
      target = insert.getDest();
    // An argument that the kernel also reads elsewhere has to keep its bytes.
    auto argument = dyn_cast_or_null<BlockArgument>(target);
    if (argument && argument.hasOneUse())
      updates.push_back({static_cast<unsigned>(number), argument.getArgNumber()});
  }
  return updates;
}

} // namespace zero
