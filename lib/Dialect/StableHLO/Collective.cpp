//===- Collective.cpp - Communication between devices ---------------------===//

#include "VerifyUtils.h"
#include "zero/Dialect/StableHLO/ReplicaGroups.h"

#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace zero;
using namespace zero::hlo;

//===------------------------------------------------------------------------------------------------===//
// Groups and pairs
//===------------------------------------------------------------------------------------------------===//

/// Devices 0 to n-1 are each in one group, or, unless `coversAll`, in none; -1 fills rows up where
/// groups may differ in size.
static LogicalResult verifyGroups(Operation *op, bool sameSize, bool coversAll = true) {
  FailureOr<DenseIntElementsAttr> rows = checkReplicaGroups(op);
  if (failed(rows))
    return failure();
  DenseIntElementsAttr groups = *rows;
  if (groups.getType().getRank() != 2)
    return op->emitOpError() << "attribute 'replica_groups' has type " << groups.getType()
                             << ", expected rank 2: a row per group";
  if (groups.getNumElements() > kMostDevices)
    return op->emitOpError() << "attribute 'replica_groups' has type " << groups.getType()
                             << ", expected at most " << kMostDevices << " devices";
  llvm::SmallVector<int64_t> ids;
  for (int64_t id : groups.getValues<int64_t>()) {
    if (id == -1 && !sameSize)
      continue;
    if (id < 0)
      return op->emitOpError() << "attribute 'replica_groups' names device " << id
                               << ", expected at least 0" << (sameSize ? "" : ", or -1 as filling");
    ids.push_back(id);
  }
  llvm::sort(ids);
  for (auto [i, id] : llvm::enumerate(ids)) {
    if (i && ids[i - 1] == id)
      return op->emitOpError() << "attribute 'replica_groups' names device " << id
                               << " twice, expected each device in one group";
    if (coversAll && id != int64_t(i))
      return op->emitOpError() << "attribute 'replica_groups' does not name device " << i
                               << ", expected all devices from 0 to " << ids.back();
  }
  return success();
}

/// By which factor a dimension changes between `small` and `large` elements. Without groups there
/// is one group of all devices, and with a channel but without global ids a row stands for the
/// devices of all partitions, so then any multiple of the row that the shapes say is right.
static int64_t groupSize(DenseIntElementsAttr groups, std::optional<ChannelHandleAttr> channel,
                         bool useGlobalIds, int64_t small, int64_t large) {
  int64_t row = groups.getNumElements() ? groups.getType().getDimSize(1) : 1;
  bool isExact = groups.getNumElements() && (!channel || useGlobalIds);
  if (!isExact && small > 0 && large % small == 0 && large / small > 0 &&
      (large / small) % row == 0)
    return large / small;
  return row;
}

/// The size of dimension `dim`, or 0 if there is no such dimension.
static int64_t sizeOf(Value value, int64_t dim) {
  RankedTensorType type = tensorType(value);
  return dim < type.getRank() ? type.getDimSize(dim) : 0;
}

static LogicalResult verifyGlobalIds(Operation *op, bool useGlobalIds,
                                     std::optional<ChannelHandleAttr> channel) {
  if (!useGlobalIds || (channel && channel->getHandle() > 0))
    return success();
  auto diag = op->emitOpError() << "has 'use_global_device_ids' and ";
  if (channel)
    diag << "channel handle " << channel->getHandle();
  else
    diag << "no channel handle";
  return diag << ", expected a positive channel handle";
}

/// There is an operand, and for each one a result.
static LogicalResult verifyOperandsAndResults(Operation *op) {
  if (op->getNumOperands() == 0)
    return op->emitOpError("has no operands, expected at least one");
  if (op->getNumResults() != op->getNumOperands())
    return op->emitOpError() << "has " << op->getNumResults() << " results, expected "
                             << op->getNumOperands() << ", one per operand";
  return success();
}

static LogicalResult verifyResult(Operation *op, unsigned i, Type expected) {
  if (op->getResult(i).getType() == expected)
    return success();
  return op->emitOpError() << "result " << i << " has type " << op->getResult(i).getType()
                           << ", expected " << expected;
}

//===------------------------------------------------------------------------------------------------===//
// Ops that reduce
//===------------------------------------------------------------------------------------------------===//

LogicalResult AllReduceOp::verify() {
  if (failed(verifyOperandsAndResults(*this)) || failed(verifyGroups(*this, /*sameSize=*/false)) ||
      failed(verifyGlobalIds(*this, getUseGlobalDeviceIds(), getChannelHandle())))
    return failure();
  for (auto [i, operand] : llvm::enumerate(getOperands())) {
    // One function reduces them all.
    if (failed(verifyResult(*this, i, operand.getType())) ||
        failed(verifyReducer(*this, "computation", getComputation(),
                             {tensorType(operand).getElementType()})))
      return failure();
  }
  return success();
}

LogicalResult ReduceScatterOp::verify() {
  RankedTensorType type = tensorType(getOperand());
  int64_t dim = getScatterDimension();
  if (failed(verifyDims(*this, "scatter_dimension", {dim}, type.getRank())) ||
      failed(verifyGroups(*this, /*sameSize=*/true)) ||
      failed(verifyGlobalIds(*this, getUseGlobalDeviceIds(), getChannelHandle())) ||
      failed(verifyReducer(*this, "computation", getComputation(), {type.getElementType()})))
    return failure();
  llvm::SmallVector<int64_t> shape(type.getShape());
  int64_t count = groupSize(hlo::getReplicaGroups(*this), getChannelHandle(),
                            getUseGlobalDeviceIds(), sizeOf(getResult(), dim), shape[dim]);
  if (shape[dim] % count != 0)
    return emitOpError() << "operand has size " << shape[dim] << " in dimension " << dim
                         << ", expected a multiple of the " << count << " devices of a group";
  shape[dim] /= count;
  return verifyResultType(*this, shape, type.getElementType());
}

LogicalResult CrossReplicaSumOp::verify() {
  if (failed(verifyGroups(*this, /*sameSize=*/false)))
    return failure();
  return verifyResult(*this, 0, getOperand().getType());
}

//===------------------------------------------------------------------------------------------------===//
// Ops that move
//===------------------------------------------------------------------------------------------------===//

LogicalResult AllGatherOp::verify() {
  if (failed(verifyOperandsAndResults(*this)) || failed(verifyGroups(*this, /*sameSize=*/true)) ||
      failed(verifyGlobalIds(*this, getUseGlobalDeviceIds(), getChannelHandle())))
    return failure();
  int64_t dim = getAllGatherDim();
  for (auto [i, operand] : llvm::enumerate(getOperands())) {
    RankedTensorType type = tensorType(operand);
    if (failed(verifyDims(*this, "all_gather_dim", {dim}, type.getRank())))
      return failure();
    llvm::SmallVector<int64_t> shape(type.getShape());
    shape[dim] *= groupSize(hlo::getReplicaGroups(*this), getChannelHandle(),
                            getUseGlobalDeviceIds(), shape[dim], sizeOf(getResult(i), dim));
    if (failed(verifyResult(*this, i, RankedTensorType::get(shape, type.getElementType()))))
      return failure();
  }
  return success();
}

LogicalResult AllToAllOp::verify() {
  if (failed(verifyOperandsAndResults(*this)) || failed(verifyGroups(*this, /*sameSize=*/true)))
    return failure();
  int64_t split = getSplitDimension(), concat = getConcatDimension(), count = getSplitCount();
  if (count < 1)
    return emitOpError() << "attribute 'split_count' is " << count << ", expected at least 1";
  DenseIntElementsAttr groups = hlo::getReplicaGroups(*this);
  if (groups.getNumElements() && groups.getType().getDimSize(1) != count)
    return emitOpError() << "attribute 'split_count' is " << count << ", expected "
                         << groups.getType().getDimSize(1) << ", the number of devices of a group";
  for (auto [i, operand] : llvm::enumerate(getOperands())) {
    RankedTensorType type = tensorType(operand);
    if (failed(verifyDims(*this, "split_dimension", {split}, type.getRank())) ||
        failed(verifyDims(*this, "concat_dimension", {concat}, type.getRank())))
      return failure();
    llvm::SmallVector<int64_t> shape(type.getShape());
    if (shape[split] % count != 0)
      return emitOpError() << "operand " << i << " has size " << shape[split] << " in dimension "
                           << split << ", expected a multiple of split_count " << count;
    shape[split] /= count;
    shape[concat] *= count;
    if (failed(verifyResult(*this, i, RankedTensorType::get(shape, type.getElementType()))))
      return failure();
  }
  return success();
}

LogicalResult CollectivePermuteOp::verify() {
  DenseIntElementsAttr pairs = getSourceTargetPairs();
  if (pairs.getType().getRank() != 2 || pairs.getType().getDimSize(1) != 2)
    return emitOpError() << "attribute 'source_target_pairs' has type " << pairs.getType()
                         << ", expected shape Nx2";
  llvm::SmallVector<int64_t> seen[2];
  for (auto [i, id] : llvm::enumerate(pairs.getValues<int64_t>())) {
    llvm::StringRef side = i % 2 ? "target" : "source";
    if (id < 0)
      return emitOpError() << "attribute 'source_target_pairs' has " << side << " " << id
                           << ", expected at least 0";
    if (llvm::is_contained(seen[i % 2], id))
      return emitOpError() << "attribute 'source_target_pairs' has " << side << " " << id
                           << " twice, expected each at most once";
    seen[i % 2].push_back(id);
  }
  return verifyResult(*this, 0, getOperand().getType());
}

LogicalResult CollectiveBroadcastOp::verify() {
  if (failed(verifyGroups(*this, /*sameSize=*/true, /*coversAll=*/false)))
    return failure();
  return verifyResult(*this, 0, getOperand().getType());
}

//===------------------------------------------------------------------------------------------------===//
// Device numbers
//===------------------------------------------------------------------------------------------------===//

static LogicalResult verifyDeviceId(Operation *op) {
  return verifyResultType(op, {}, IntegerType::get(op->getContext(), 32, IntegerType::Unsigned));
}
LogicalResult PartitionIdOp::verify() { return verifyDeviceId(*this); }
LogicalResult ReplicaIdOp::verify() { return verifyDeviceId(*this); }
