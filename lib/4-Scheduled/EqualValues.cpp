#include "EqualValues.h"

#include "zero/Dialect/Zero/ModelAxes.h"

using namespace mlir;
using namespace zero::ir;

namespace zero {

EqualValues::EqualValues(func::FuncOp step, StringAttr axis)
    : step(step), axis(axis), symbols(step->getParentOfType<ModuleOp>()) {
  for (auto leaf : step->getParentOfType<ModuleOp>().getOps<LeafOp>())
    if (Cut cut = getCut(leaf); cut.dim >= 0 && cut.axis == axis)
      parts.insert(leaf.getRole().getName());
  Block &block = step.getBody().front();
  for (BlockArgument argument : block.getArguments())
    if (isEqual(argument))
      equal.insert(argument);
  for (Operation &op : block.without_terminator())
    if (isEqual(op))
      equal.insert(op.result_begin(), op.result_end());
}

bool EqualValues::isEqual(BlockArgument argument) {
  auto role = step.getArgAttrOfType<RoleAttr>(argument.getArgNumber(), "zero.role");
  if (!role)
    return false;
  if (!role.getUnit())
    return !parts.contains(role.getName());
  auto layout = symbols.lookup<LayoutOp>(role.getUnit().getValue());
  return layout && !llvm::is_contained(getCutAxes(layout), axis);
}

bool EqualValues::isOverAxis(CollectiveStartOp start) {
  return llvm::is_contained(cast<CollectiveOpInterface>(start.getOperation()).getGroup().axes,
                            axis);
}

bool EqualValues::isEqual(Operation &op) {
  bool areOperands =
      llvm::all_of(op.getOperands(), [&](Value operand) { return contains(operand); });
  if (auto start = dyn_cast<CollectiveStartOp>(op))
    switch (start.getKind()) {
    case CollectiveKind::AllReduce:
    case CollectiveKind::AllGather:
      return areOperands || isOverAxis(start);
    case CollectiveKind::ReduceScatter:
    case CollectiveKind::AllToAll:
      return areOperands && !isOverAxis(start);
    }
  if (auto dispatch = dyn_cast<DispatchOp>(op)) {
    auto kernel = symbols.lookup<func::FuncOp>(dispatch.getKernel());
    return areOperands && kernel && !readsPlace(kernel);
  }
  return areOperands && isa<AwaitOp, GemmOp, ViewOp, CopyOp, PackOp, UnpackOp>(op);
}

bool EqualValues::readsPlace(func::FuncOp kernel) {
  auto [found, isNew] = known.try_emplace(kernel, true); // of one that runs itself
  if (!isNew)
    return found->second;
  bool reads = kernel
                   .walk([&](Operation *op) {
                     auto offset = dyn_cast<RankOffsetOp>(op);
                     bool isOwn = offset && llvm::is_contained(offset.getAxes(), axis);
                     if (auto dispatch = dyn_cast<DispatchOp>(op)) {
                       auto callee = symbols.lookup<func::FuncOp>(dispatch.getKernel());
                       isOwn = !callee || readsPlace(callee);
                     }
                     bool isOfUnit = isa<OwnShardOp, SegmentBroadcastOp, SegmentReduceOp,
                                         ExtractSegmentOp, InsertSegmentOp>(op);
                     return isOwn || isOfUnit ? WalkResult::interrupt() : WalkResult::advance();
                   })
                   .wasInterrupted();
  return known[kernel] = reads;
}

} // namespace zero
