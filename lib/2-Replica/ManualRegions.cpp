#include "ManualRegions.h"
#include "ManualInliner.h"

#include "zero/Analysis/Manual.h"
#include "zero/Dialect/Zero/Entries.h"
#include "zero/Support/Counted.h"

#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace zero;

//===----------------------------------------------------------------------===//
// Whether devices are ranks
//===----------------------------------------------------------------------===//

static bool isManual(sdy::ManualComputationOp op, StringRef axis) {
  return llvm::is_contained(op.getManualAxes().getAxes(), StringAttr::get(op.getContext(), axis));
}

static LogicalResult checkMesh(sdy::ManualComputationOp op, sdy::MeshAttr mesh, int64_t ranks,
                               StringRef option) {
  SmallVector<sdy::MeshAxisAttr> axes = getLargeAxes(mesh);
  if (axes.size() > 1)
    return op.emitOpError() << "is written for axes " << describeAxes(axes)
                            << ", expected data parallelism along one axis: name the one of the "
                               "step's own model parallelism (--mesh=dp=D,AXIS=T), or write it for "
                               "one device along the other axes";
  int64_t size = axes.empty() ? 1 : axes[0].getSize();
  std::string name = axes.empty() ? "" : axes[0].getName().str();
  if (!axes.empty() && !isManual(op, name))
    return op.emitOpError() << "leaves axis '" << name
                            << "' to the compiler, expected it among the manual axes; name it in "
                               "the axis_names of shard_map";
  if (!llvm::is_sorted(mesh.getDeviceIds()))
    return op.emitOpError("is over a mesh with an order of devices of its own, expected devices "
                          "in ascending order");
  if (size != ranks)
    return op.emitOpError() << "is written for " << counted(size, "device")
                            << (axes.empty() ? "" : " along '" + name + "'")
                            << ", expected as many as ranks, found " << ranks << "; give "
                            << llvm::formatv(option.data(), size).str()
                            << ", or export the step for a mesh of " << counted(ranks, "device");
  return success();
}

static LogicalResult checkStates(sdy::ManualComputationOp op, func::FuncOp entry) {
  for (auto [operand, sharding] :
       llvm::zip_equal(op.getTensors(), op.getInShardings().getShardings())) {
    SmallVector<dist::ShardedDim> dims = dist::getShardedDims(op, sharding);
    auto argument = dyn_cast<BlockArgument>(operand);
    if (dims.empty() || !argument)
      continue;
    auto role = entry.getArgAttrOfType<ir::RoleAttr>(argument.getArgNumber(), "zero.role");
    if (role.isState() || role.getNext() >= 0)
      return op.emitOpError()
             << "shards " << ir::stringifyRoleKind(role.getKind()) << " " << role.getName()
             << " over '" << dims[0].axes
             << "', expected every state replicated over the devices: ZeRO shards them, "
                "and cannot shard the parts of a step's own model parallelism, or "
                "stacked copies; give states to shard_map with PartitionSpec(), "
                "to pmap with in_axes=None and out_axes=None, or name the axis of the step's own "
                "model parallelism: --mesh=dp=D,AXIS=T";
  }
  return success();
}

/// Shardings are of one dimension, over the whole axis, into equal parts.
static LogicalResult checkParts(sdy::ManualComputationOp op, ValueRange values,
                                sdy::ShardingPerValueAttr shardings, int64_t ranks) {
  for (auto [value, sharding] : llvm::zip_equal(values, shardings.getShardings()))
    if (!dist::getManualSharding(op, sharding, value.getType(), ranks))
      return op.emitOpError() << "shards a value of type " << value.getType() << " by " << sharding
                              << ", expected one dimension in " << ranks
                              << " equal parts, over the whole axis";
  return success();
}

/// Ranks along one axis of a name have no devices of another one.
static LogicalResult checkAxis(sdy::ManualComputationOp op, sdy::MeshAttr mesh, StringRef axis) {
  SmallVector<sdy::MeshAxisAttr> axes = getLargeAxes(mesh);
  if (axis.empty() || (axes.size() == 1 && axes[0].getName() == axis))
    return success();
  bool isThere = llvm::any_of(axes, [&](sdy::MeshAxisAttr each) { return each.getName() == axis; });
  if (isThere && !isManual(op, axis))
    return op.emitOpError() << "leaves axis '" << axis
                            << "' to the compiler, which --mesh names, expected it among the "
                               "manual axes; name it in the axis_names of shard_map, or leave the "
                               "shard_map out: ranks along dp need none";
  return op.emitOpError() << "is written for axes " << describeAxes(axes) << ", expected '" << axis
                          << "' alone, which --mesh names; ranks along dp shard the batch of what "
                             "is left: write the step for the other axis only, or name its axis";
}

/// What nestManualRegions leaves of the devices beside the model's axis.
static bool isNested(sdy::ManualComputationOp op, StringRef modelAxis) {
  return !modelAxis.empty() && isa<sdy::ManualComputationOp>(op->getParentOp()) &&
         llvm::none_of(findManualMesh(op).getAxes(),
                       [&](sdy::MeshAxisAttr axis) { return axis.getName() == modelAxis; });
}

LogicalResult zero::checkManualRegions(func::FuncOp entry, int64_t ranks, StringRef modelAxis,
                                       StringRef beside) {
  sdy::MeshAttr first;
  std::string option = !modelAxis.empty() ? "--mesh=dp=D," + modelAxis.str() + "={0}"
                       : !beside.empty()  ? "--mesh=dp={0}," + beside.str() + "=T"
                                          : "--ranks={0}";
  WalkResult walk = entry.walk([&](sdy::ManualComputationOp op) {
    if (isNested(op, modelAxis))
      return WalkResult::advance();
    if (op->getParentOp() != entry) {
      op.emitOpError("is in a loop, a branch or another manual computation, expected one in the "
                     "step itself; raise --unroll-limit, or put the loop into it");
      return WalkResult::interrupt();
    }
    for (sdy::ShardingPerValueAttr shardings : {op.getInShardings(), op.getOutShardings()})
      for (sdy::ShardingAttr sharding : shardings.getShardings()) {
        sdy::MeshAttr mesh = sdy::lookupMesh(op, sharding);
        if (first && mesh != first) {
          op.emitOpError("is over another mesh than what was before, expected one mesh for all "
                         "manual computations of a step");
          return WalkResult::interrupt();
        }
        first = mesh;
      }
    bool isRight = (!modelAxis.empty() || succeeded(checkStates(op, entry))) &&
                   (!first || succeeded(checkAxis(op, first, modelAxis))) &&
                   (!first || succeeded(checkMesh(op, first, ranks, option))) &&
                   succeeded(checkParts(op, op.getTensors(), op.getInShardings(), ranks)) &&
                   succeeded(checkParts(op, op.getResults(), op.getOutShardings(), ranks));
    return isRight ? WalkResult::advance() : WalkResult::interrupt();
  });
  return failure(walk.wasInterrupted());
}

void zero::dropUserMeshes(ModuleOp module) {
  module.walk(sdy::dropShardings);
  for (auto function : module.getOps<func::FuncOp>())
    for (StringRef name : {sdy::kShardingAttr, sdy::kMhloShardingAttr}) {
      for (unsigned i = 0; i < function.getNumArguments(); ++i)
        function.removeArgAttr(i, name);
      for (unsigned i = 0; i < function.getNumResults(); ++i)
        function.removeResultAttr(i, StringAttr::get(module.getContext(), name));
    }
  for (auto each : llvm::make_early_inc_range(module.getOps<sdy::MeshOp>()))
    each.erase();
}
