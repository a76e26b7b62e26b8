#include "OneDevice.h"

#include "zero/Dialect/Sdy/Sdy.h"
#include "zero/Dialect/StableHLO/ReplicaGroups.h"
#include "zero/Dialect/StableHLO/Splat.h"
#include "zero/Dialect/StableHLO/StableHLO.h"

#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace zero;

constexpr llvm::StringLiteral kReplicas = "mhlo.num_replicas", kPartitions = "mhlo.num_partitions";

/// Whether the module says that `op` runs on one device along the axis of `attribute`: replicas, or
/// partitions. Where it says how many there are along the other axis only, there is one along this.
/// In a manual computation the mesh says.
static bool isOnlyDevice(Operation *op, StringRef attribute) {
  if (op->getParentOfType<sdy::ManualComputationOp>())
    return false;
  auto getCount = [&](StringRef name) {
    auto count = op->getParentOfType<ModuleOp>()->getAttrOfType<IntegerAttr>(name);
    return count ? count.getInt() : 0;
  };
  int64_t count = getCount(attribute);
  return count == 1 ||
         (count == 0 && getCount(attribute == kReplicas ? kPartitions : kReplicas) > 1);
}

/// Whether every group has one device. With a channel that names no devices, a group of one replica
/// has all its partitions.
template <typename Op> static bool isAlone(Op op) {
  if (op.getChannelHandle() && !op.getUseGlobalDeviceIds() && !isOnlyDevice(op, kPartitions))
    return false;
  DenseIntElementsAttr groups = hlo::getReplicaGroups(op);
  int64_t ids = llvm::count_if(groups.getValues<int64_t>(), [](int64_t id) { return id >= 0; });
  return ids > 0 && ids == groups.getType().getDimSize(0);
}

static bool isIdentity(Operation *op) {
  bool alone = false;
  if (auto reduction = dyn_cast<hlo::AllReduceOp>(op))
    alone = isAlone(reduction);
  else if (auto gather = dyn_cast<hlo::AllGatherOp>(op))
    alone = isAlone(gather);
  else if (auto scatter = dyn_cast<hlo::ReduceScatterOp>(op))
    alone = isAlone(scatter);
  return alone && op->getOperandTypes() == op->getResultTypes();
}

/// How many devices a manual computation is for; 0 where it does not say.
static int64_t countDevices(sdy::ManualComputationOp op) {
  for (sdy::ShardingPerValueAttr shardings : {op.getInShardings(), op.getOutShardings()})
    for (sdy::ShardingAttr sharding : shardings.getShardings()) {
      sdy::MeshAttr mesh = sdy::lookupMesh(op, sharding);
      int64_t count = mesh ? 1 : 0;
      for (sdy::MeshAxisAttr axis : mesh ? mesh.getAxes() : ArrayRef<sdy::MeshAxisAttr>())
        count *= axis.getSize();
      return count;
    }
  return 0;
}

/// The integer that a value is everywhere; 0 where it is none.
static int64_t getNumber(Value value) {
  auto integer = dyn_cast_or_null<IntegerAttr>(hlo::getSplat(value));
  return integer ? static_cast<int64_t>(integer.getValue().getLimitedValue(INT64_MAX)) : 0;
}

static Value makeZero(Operation *op) {
  OpBuilder builder(op);
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  auto zero = DenseElementsAttr::get(type, builder.getIntegerAttr(type.getElementType(), 0));
  return hlo::ConstantOp::create(builder, op->getLoc(), zero);
}

/// A device's number along an axis, as jax.lax.axis_index has it: its number, divided by the axis'
/// stride, modulo its size. Along an axis of one device it is 0, along one of all devices the
/// device's.
static void foldAxisIndex(hlo::RemOp op) {
  auto manual = op->getParentOfType<sdy::ManualComputationOp>();
  Value number = op.getLhs();
  int64_t stride = 1, size = getNumber(op.getRhs());
  if (auto quotient = number.getDefiningOp<hlo::DivOp>()) {
    stride = getNumber(quotient.getRhs());
    number = quotient.getLhs();
  }
  if (!manual || !isa_and_nonnull<hlo::PartitionIdOp, hlo::ReplicaIdOp>(number.getDefiningOp()))
    return;
  if (size == 1)
    op.getResult().replaceAllUsesWith(makeZero(op));
  else if (stride == 1 && size > 1 && size == countDevices(manual))
    op.getResult().replaceAllUsesWith(number);
}

void import::writeOldSums(ModuleOp module) {
  module.walk([](hlo::CrossReplicaSumOp sum) {
    OpBuilder builder(sum);
    Location loc = sum.getLoc();
    Type type = sum.getType();
    auto reduction =
        hlo::AllReduceOp::create(builder, loc, type, sum.getOperand(), hlo::getReplicaGroups(sum),
                                 /*channel_handle=*/nullptr,
                                 /*use_global_device_ids=*/false);
    auto scalar = RankedTensorType::get({}, getElementTypeOrSelf(type));
    Block *body =
        builder.createBlock(&reduction.getComputation(), {}, {scalar, scalar}, {loc, loc});
    Value added =
        hlo::AddOp::create(builder, loc, scalar, body->getArgument(0), body->getArgument(1));
    hlo::ReturnOp::create(builder, loc, added);
    sum.getResult().replaceAllUsesWith(reduction->getResult(0));
    sum.erase();
  });
}

void import::dropLonelyCollectives(ModuleOp module) {
  module.walk([](Operation *op) {
    bool isZero = (isa<hlo::PartitionIdOp>(op) && isOnlyDevice(op, kPartitions)) ||
                  (isa<hlo::ReplicaIdOp>(op) && isOnlyDevice(op, kReplicas));
    if (auto remainder = dyn_cast<hlo::RemOp>(op)) {
      foldAxisIndex(remainder);
    } else if (isZero) {
      op->getResult(0).replaceAllUsesWith(makeZero(op));
      op->erase();
    } else if (isIdentity(op)) {
      op->replaceAllUsesWith(op->getOperands());
      op->erase();
    }
  });
}
