#include "zero/Target/Kernel.h"

#include "mlir/IR/Builders.h"
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Dialect/Zero/Zero.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace zero {

/// Whether an op on a unit reads or writes a rank's own range of it.
static bool isOfOwnRange(Operation *op, FlatSymbolRefAttr unit, Value flat) {
  auto layout = SymbolTable::lookupNearestSymbolFrom<ir::LayoutOp>(op, unit);
  return !layout || cast<RankedTensorType>(flat.getType()).getNumElements() !=
                        static_cast<int64_t>(layout.getElements());
}

static bool readsRank(Operation *op) {
  return llvm::TypeSwitch<Operation *, bool>(op)
      .Case<ir::RankOffsetOp>([](auto) { return true; })
      .Case<ir::OwnShardOp, ir::SegmentBroadcastOp>(
          [&](auto op) { return isOfOwnRange(op, op.getUnitAttr(), op.getResult()); })
      .Case<ir::SegmentReduceOp, ir::ExtractSegmentOp>(
          [&](auto op) { return isOfOwnRange(op, op.getUnitAttr(), op.getShard()); })
      .Case<ir::InsertSegmentOp>(
          [&](auto op) { return isOfOwnRange(op, op.getUnitAttr(), op.getDest()); })
      .Case([](ir::DispatchOp op) { // a kernel of control flow runs others
        Operation *callee = SymbolTable::lookupNearestSymbolFrom(op, op.getKernelAttr());
        auto kernel = dyn_cast_or_null<func::FuncOp>(callee);
        return kernel ? zero::readsRank(kernel) : callee && callee->hasAttr("zero.rank");
      })
      .Default([](Operation *) { return false; });
}

bool readsRank(func::FuncOp kernel) {
  return kernel
      .walk([](Operation *op) {
        return readsRank(op) ? WalkResult::interrupt() : WalkResult::advance();
      })
      .wasInterrupted();
}

bool hasElements(func::FuncOp kernel) {
  return llvm::any_of(kernel.getResultTypes(),
                      [](Type type) { return cast<RankedTensorType>(type).getNumElements() > 0; });
}

Operation *getFirstResult(func::FuncOp kernel) {
  Operation *terminator = kernel.getBody().front().getTerminator();
  return terminator->getNumOperands() ? terminator->getOperand(0).getDefiningOp() : nullptr;
}

Operation *getOnlyResult(func::FuncOp kernel) {
  return kernel.getNumResults() == 1 ? getFirstResult(kernel) : nullptr;
}

Operation *getControlFlow(func::FuncOp kernel) {
  if (kernel.isExternal() || kernel.getBody().front().empty())
    return nullptr;
  Operation *first = &kernel.getBody().front().front();
  return hlo::isControlFlow(first) ? first : nullptr;
}

std::optional<unsigned> getTiedArgument(func::FuncOp kernel) {
  Operation *root = getOnlyResult(kernel);
  if (!root || !isa<hlo::ScatterOp, hlo::DynamicUpdateSliceOp, ir::InsertSegmentOp>(root))
    return std::nullopt;
  Value changed = isa<ir::InsertSegmentOp>(root) ? cast<ir::InsertSegmentOp>(root).getDest()
                                                 : root->getOperand(0);
  auto argument = dyn_cast<BlockArgument>(changed);
  return argument ? std::optional(argument.getArgNumber()) : std::nullopt;
}

void describeKernel(Operation *lowered, func::FuncOp kernel, const KernelSchedule &schedule) {
  Builder builder(lowered->getContext());
  lowered->setAttr("zero.kernel", builder.getUnitAttr());
  lowered->setAttr("zero.work", builder.getI64IntegerAttr(schedule.work));
  lowered->setAttr("zero.grain", builder.getI64IntegerAttr(schedule.grain));
  if (readsRank(kernel))
    lowered->setAttr("zero.rank", builder.getUnitAttr());
  if (schedule.workspace)
    lowered->setAttr("zero.workspace", builder.getI64IntegerAttr(schedule.workspace));
  if (std::optional<unsigned> tied = getTiedArgument(kernel))
    lowered->setAttr("zero.tied", builder.getI64IntegerAttr(*tied));
}

void replaceKernel(func::FuncOp kernel, SymbolOpInterface lowered) {
  StringAttr name = kernel.getSymNameAttr();
  kernel.erase();
  lowered.setName(name);
}

LogicalResult checkWorkspace(Operation *call, Operation *kernel, int64_t bytes) {
  auto needed = kernel->getAttrOfType<IntegerAttr>("zero.workspace");
  if (!needed || bytes >= needed.getInt())
    return success();
  return call->emitOpError() << "has a workspace of " << bytes << " bytes, expected "
                             << needed.getInt() << " for kernel " << kernel->getAttr("sym_name");
}

} // namespace zero
