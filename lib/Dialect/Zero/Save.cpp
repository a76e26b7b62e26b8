#include "zero/Dialect/Zero/Zero.h"

#include "UnitChecks.h"
#include "mlir/IR/OpImplementation.h"
#include "zero/Support/Counted.h"

using namespace mlir;
using namespace zero::ir;

using Allocations = SmallVector<AllocationAttr>;

Allocations LaunchSaveOp::getReads() { return {getSrc()}; }
Allocations LaunchSaveOp::getWrites() { return {getDst()}; }
bool LaunchSaveOp::reachesHost() { return true; }

LogicalResult LaunchSaveOp::verifyLaunch() {
  RankedTensorType from = getSrc().getType(), to = getDst().getType();
  if (from.getElementType() != to.getElementType())
    return emitOpError() << "expects elements of one type, found " << from << " and " << to;
  int64_t ranks = 1;
  if (!getOver().empty()) {
    auto meshes = (*this)->getParentOfType<ModuleOp>().getOps<MeshOp>();
    if (meshes.empty())
      return emitOpError() << "saves over " << getOver() << ", but the module has no mesh";
    FailureOr<int64_t> size = lookUpGroupSize(
        *this, FlatSymbolRefAttr::get((*meshes.begin()).getSymNameAttr()), getOver());
    if (failed(size))
      return failure();
    ranks = *size;
  }
  int64_t expected = getMostBytes(getSrc().getBytes(), ranks), found = getDst().getBytes();
  if (found != expected)
    return emitOpError() << "has room for " << found << " bytes, expected " << expected
                         << ", the most that one of " << zero::counted(ranks, "rank")
                         << " saves of " << getSrc().getBytes();
  return success();
}
