//===- InlineManual.cpp - Bodies in place of manual computations -------------------===//
#include "ManualInliner.h"
#include "ManualRegions.h"
#include "Rewrite.h"

#include "zero/Analysis/Manual.h"
#include "zero/Dialect/StableHLO/ReplicaGroups.h"
#include "zero/Dialect/StableHLO/Splat.h"
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Dialect/StableHLO/TensorSize.h"
#include "zero/Support/Counted.h"

#include "mlir/Transforms/RegionUtils.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace zero;
using Kind = ManualGroups::Kind;

static bool isId(Operation *each) { return isa<hlo::PartitionIdOp, hlo::ReplicaIdOp>(each); }

namespace {
/// A device's number along one axis, as jax.lax.axis_index has it: `id` / `stride` modulo `size`.
struct AxisIndex {
  Operation *id;
  int64_t stride, size;
};
} // namespace

static std::optional<AxisIndex> findAxisIndex(hlo::RemOp op) {
  auto size = dyn_cast_or_null<IntegerAttr>(hlo::getSplat(op.getRhs()));
  Value number = op.getLhs();
  int64_t stride = 1;
  if (auto quotient = number.getDefiningOp<hlo::DivOp>()) {
    auto divisor = dyn_cast_or_null<IntegerAttr>(hlo::getSplat(quotient.getRhs()));
    stride = divisor ? divisor.getValue().getZExtValue() : 0;
    number = quotient.getLhs();
  }
  Operation *id = number.getDefiningOp();
  if (!size || !id || !isId(id))
    return std::nullopt;
  return AxisIndex{id, stride, static_cast<int64_t>(size.getValue().getZExtValue())};
}

/// Numbers along one of two axes: of the number along both it could not be told that it is the same
/// on all ranks, or on all devices beside them.
void ManualInliner::convertIndices() {
  if (!groups.hasBeside())
    return;
  SmallVector<hlo::RemOp> ops;
  op.getBody().walk<WalkOrder::PreOrder>([&](Operation *each) {
    if (isa<sdy::ManualComputationOp>(each))
      return WalkResult::skip();
    if (auto remainder = dyn_cast<hlo::RemOp>(each))
      ops.push_back(remainder);
    return WalkResult::advance();
  });
  for (hlo::RemOp each : ops) {
    std::optional<AxisIndex> index = findAxisIndex(each);
    if (!index)
      continue;
    builder.setInsertionPoint(each);
    Value number;
    if (index->stride == groups.getOwnStride() && index->size == groups.countOwn()) {
      number = makeOwnNumber(each.getLoc(), each.getType(), 1);
      varying.insert(number);
    } else if (index->stride == groups.getBesideStride() && index->size == groups.countBeside()) {
      Operation *beside = builder.clone(*index->id);
      besideIds.insert(beside);
      number = beside->getResult(0);
    } else {
      continue;
    }
    each.getResult().replaceAllUsesWith(number);
    Operation *quotient = each.getLhs().getDefiningOp();
    each.erase();
    if (quotient != index->id && quotient->use_empty())
      quotient->erase();
    if (index->id->use_empty())
      index->id->erase();
  }
}

/// Whether all ranks have its results: a collective over all of them.
bool ManualInliner::makesSame(Operation *each) const {
  if (!isa<hlo::AllReduceOp, hlo::AllGatherOp>(each))
    return false;
  Kind kind = groups.getKind(hlo::getReplicaGroups(each));
  return kind == Kind::Own || kind == Kind::Both;
}

/// Whether its results differ between ranks, whatever its operands do.
bool ManualInliner::makesOwn(Operation *each) const {
  if (auto permute = dyn_cast<hlo::CollectivePermuteOp>(each))
    return groups.getOwnSources(permute.getSourceTargetPairs()).has_value();
  return isa<hlo::AllToAllOp, hlo::ReduceScatterOp>(each) &&
         groups.getKind(hlo::getReplicaGroups(each)) == Kind::Own;
}

/// Device numbers and sharded operands differ between ranks, and what is computed from them until
/// it is reduced. In loops and branches that any such value enters, everything may.
void ManualInliner::visit(Operation *each) {
  if (makesSame(each))
    return;
  if (isa<hlo::OptimizationBarrierOp>(each)) {
    for (auto [operand, result] : llvm::zip_equal(each->getOperands(), each->getResults()))
      if (varying.contains(operand))
        varying.insert(result);
    return;
  }
  llvm::SetVector<Value> read(each->operand_begin(), each->operand_end());
  getUsedValuesDefinedAbove(each->getRegions(), read);
  bool isOwn =
      each->walk([&](Operation *inner) {
            bool isIdOfRank = isId(inner) && !besideIds.contains(inner);
            return isIdOfRank || makesOwn(inner) ? WalkResult::interrupt() : WalkResult::advance();
          })
          .wasInterrupted();
  if (!isOwn && llvm::none_of(read, [&](Value value) { return varying.contains(value); }))
    return;
  varying.insert(each->result_begin(), each->result_end());
  for (Region &region : each->getRegions())
    region.walk([&](Block *block) {
      varying.insert(block->args_begin(), block->args_end());
      for (Operation &inner : *block)
        varying.insert(inner.result_begin(), inner.result_end());
    });
}

void ManualInliner::findVarying() {
  Block &body = op.getBody().front();
  for (auto [part, sharding] :
       llvm::zip_equal(body.getArguments(), op.getInShardings().getShardings()))
    if (!dist::getShardedDims(op, sharding).empty())
      varying.insert(part);
  for (Operation &each : body.without_terminator())
    visit(&each);
}

LogicalResult ManualInliner::refuseGroups(Operation *each) const {
  return each->emitOpError() << "is over groups of some devices only, expected all " << ranks
                             << " in ascending order: ranks have no groups within them; write it "
                                "over the whole axis";
}

LogicalResult ManualInliner::refuseExchange(Operation *each) const {
  return each->emitOpError("exchanges parts of values between devices, expected sums, maxima, "
                           "minima and gathers over all of them, and parts of sums "
                           "(jax.lax.psum, pmean, pmax, pmin, all_gather, psum_scatter); ")
         << (isOfModel ? "write it with these, all_to_all or ppermute"
                       : "all_to_all and ppermute are kept along an axis of the step's own model "
                         "parallelism (--mesh=dp=D,AXIS=T), not along the batch's");
}

/// The sum over ranks of a value that all have.
Value ManualInliner::multiply(Location loc, Value value) {
  RankedTensorType type = hlo::tensorType(value);
  Type element = type.getElementType();
  auto number = isa<FloatType>(element)
                    ? Attribute(builder.getFloatAttr(element, static_cast<double>(ranks)))
                    : Attribute(builder.getIntegerAttr(element, ranks));
  auto scalar = RankedTensorType::get({}, element);
  Value count = hlo::ConstantOp::create(builder, loc, DenseElementsAttr::get(scalar, number));
  Value spread =
      hlo::BroadcastInDimOp::create(builder, loc, type, count, builder.getDenseI64ArrayAttr({}));
  return hlo::MulOp::create(builder, loc, value, spread);
}

static LogicalResult checkNumbers(Operation *reduction, Value operand) {
  Type element = hlo::tensorType(operand).getElementType();
  if (isa<FloatType, IntegerType>(element))
    return success();
  return reduction->emitOpError() << "reduces elements of type " << element
                                  << ", expected numbers that ranks reduce; reduce real and "
                                     "imaginary parts apart";
}

/// What stands for a rank's own value is one.
void ManualInliner::replaceOwn(Value found, Value made) {
  found.replaceAllUsesWith(made);
  varying.insert(made);
}

/// Its groups are those of the devices that stay.
void ManualInliner::keepBeside(Operation *collective) {
  SmallVector<int64_t> ids = llvm::to_vector(llvm::seq<int64_t>(0, groups.countBeside()));
  auto type = RankedTensorType::get({1, static_cast<int64_t>(ids.size())}, builder.getI64Type());
  collective->setAttr("replica_groups", DenseIntElementsAttr::get(type, ids));
}

LogicalResult ManualInliner::convertReduction(hlo::AllReduceOp reduction) {
  Kind group = groups.getKind(hlo::getReplicaGroups(reduction));
  if (group == Kind::Other)
    return refuseGroups(reduction);
  if (group == Kind::Beside)
    return keepBeside(reduction), success();
  Operation *reducer = hlo::getSimpleReducer(reduction.getComputation());
  std::optional<ir::ReduceKind> kind = hlo::getReduceKind(reducer);
  if (!kind || isa<hlo::MulOp>(reducer)) // ranks multiply nothing
    return reduction.emitOpError("reduces by a computation of its own, expected a sum, a maximum, "
                                 "a minimum, 'and' or 'or' (jax.lax.psum, pmax, pmin)");
  bool isOver = group == Kind::Own || group == Kind::Both;
  for (auto [index, operand] : llvm::enumerate(reduction.getOperands())) {
    if (failed(checkNumbers(reduction, operand)))
      return failure();
    Value reduced = operand;
    if (isOver && varying.contains(operand))
      reduced = ir::AllReduceOp::create(builder, reduction.getLoc(), operand.getType(),
                                        ir::ReduceKindAttr::get(op.getContext(), *kind), operand,
                                        mesh, axes);
    else if (isOver && *kind == ir::ReduceKind::Add)
      reduced = multiply(reduction.getLoc(), operand);
    if (group == Kind::Both)
      reduction->setOperand(index, reduced);
    else
      reduction.getResult(index).replaceAllUsesWith(reduced);
  }
  if (group == Kind::Both)
    keepBeside(reduction);
  else
    reduction.erase();
  return success();
}

LogicalResult ManualInliner::convertGather(hlo::AllGatherOp gather) {
  Kind group = groups.getKind(hlo::getReplicaGroups(gather));
  if (group == Kind::Beside)
    return keepBeside(gather), success();
  if (group != Kind::Own)
    return refuseGroups(gather);
  for (auto [operand, result] : llvm::zip_equal(gather.getOperands(), gather.getResults())) {
    if (!varying.contains(operand) && isa<BlockArgument>(operand))
      return gather.emitOpError(
          "gathers an argument that no result tells to be in parts: it is the "
          "same on all ranks; give the whole of it and leave the gather out, "
          "or return its part, as it is, among the states");
    if (!varying.contains(operand))
      return gather.emitOpError("gathers a value that is the same on all ranks, expected one that "
                                "differs; use it as it is (jnp.tile repeats it)");
    result.replaceAllUsesWith(gatherRows(builder, gather.getLoc(), operand,
                                         static_cast<int64_t>(gather.getAllGatherDim()), ranks,
                                         mesh, axes));
  }
  gather.erase();
  return success();
}

LogicalResult ManualInliner::convertScatter(hlo::ReduceScatterOp scatter) {
  Kind group = groups.getKind(hlo::getReplicaGroups(scatter));
  if (group == Kind::Beside)
    return keepBeside(scatter), success();
  if (group != Kind::Own)
    return refuseGroups(scatter);
  Operation *reducer = hlo::getSimpleReducer(scatter.getComputation());
  std::optional<ir::ReduceKind> kind = hlo::getReduceKind(reducer);
  if (!kind || isa<hlo::MulOp>(reducer))
    return scatter.emitOpError("reduces by a computation of its own, expected a sum "
                               "(jax.lax.psum_scatter)");
  for (auto [operand, result] : llvm::zip_equal(scatter->getOperands(), scatter->getResults())) {
    if (failed(checkNumbers(scatter, operand)))
      return failure();
    replaceOwn(result, scatterRows(builder, scatter.getLoc(), operand,
                                   static_cast<int64_t>(scatter.getScatterDimension()), ranks,
                                   *kind, mesh, axes));
  }
  scatter.erase();
  return success();
}

/// The rank times `stride`.
Value ManualInliner::makeOwnNumber(Location loc, Type type, int64_t stride) {
  auto i32 = RankedTensorType::get({}, builder.getI32Type());
  Value number =
      ir::RankOffsetOp::create(builder, loc, i32, builder.getI64IntegerAttr(stride), mesh, axes);
  return hlo::ConvertOp::create(builder, loc, type, number);
}

/// The device's number is the rank's, and that of the device beside.
void ManualInliner::convertId(Operation *id) {
  Location loc = id->getLoc();
  Type type = id->getResult(0).getType();
  Value number = makeOwnNumber(loc, type, groups.getOwnStride());
  if (groups.hasBeside()) {
    Value beside = builder.clone(*id)->getResult(0);
    auto element = cast<IntegerType>(cast<RankedTensorType>(type).getElementType());
    Value stride = hlo::ConstantOp::create(
        builder, loc,
        DenseElementsAttr::get(cast<RankedTensorType>(type),
                               APInt(element.getWidth(), groups.getBesideStride())));
    number =
        hlo::AddOp::create(builder, loc, hlo::MulOp::create(builder, loc, beside, stride), number);
  }
  replaceOwn(id->getResult(0), number);
  id->erase();
}

LogicalResult ManualInliner::convert(Operation *each) {
  builder.setInsertionPoint(each);
  if (auto reduction = dyn_cast<hlo::AllReduceOp>(each))
    return convertReduction(reduction);
  if (auto gather = dyn_cast<hlo::AllGatherOp>(each))
    return convertGather(gather);
  if (auto scatter = dyn_cast<hlo::ReduceScatterOp>(each))
    return convertScatter(scatter);
  if (auto exchange = dyn_cast<hlo::AllToAllOp>(each); exchange && isOfModel)
    return convertExchange(exchange);
  if (auto permute = dyn_cast<hlo::CollectivePermuteOp>(each); permute && isOfModel)
    return convertPermute(permute);
  if (isId(each) && besideIds.contains(each))
    return success();
  if (isId(each))
    convertId(each);
  else if (hlo::isCollective(each))
    return refuseExchange(each);
  return success();
}

LogicalResult ManualInliner::convertAll() {
  convertIndices();
  findVarying();
  SmallVector<Operation *> ops;
  op.getBody().walk<WalkOrder::PreOrder>([&](Operation *each) {
    // What devices beside say to each other is their own.
    if (isa<sdy::ManualComputationOp>(each))
      return WalkResult::skip();
    ops.push_back(each);
    return WalkResult::advance();
  });
  for (Operation *each : ops)
    if (failed(convert(each)))
      return failure();
  return success();
}

LogicalResult ManualInliner::run() {
  if (failed(convertAll()))
    return failure();
  Block &body = op.getBody().front();
  for (auto [operand, part] : llvm::zip_equal(op.getTensors(), body.getArguments()))
    part.replaceAllUsesWith(operand);
  SmallVector<Value> returned(body.getTerminator()->getOperands());
  body.getTerminator()->erase();
  op->getBlock()->getOperations().splice(op->getIterator(), body.getOperations());
  op->replaceAllUsesWith(returned);
  op.erase();
  return success();
}

sdy::MeshAttr zero::findManualMesh(sdy::ManualComputationOp op) {
  for (sdy::ShardingPerValueAttr shardings : {op.getInShardings(), op.getOutShardings()})
    for (sdy::ShardingAttr sharding : shardings.getShardings())
      return sdy::lookupMesh(op, sharding);
  return sdy::MeshAttr::get(op.getContext(), {}, {});
}

/// Of a computation along one axis of more than one device.
static ManualGroups getGroups(sdy::ManualComputationOp op) {
  sdy::MeshAttr mesh = findManualMesh(op);
  SmallVector<sdy::MeshAxisAttr> axes = getLargeAxes(mesh);
  return ManualGroups(mesh, axes.empty() ? "" : axes[0].getName(), "");
}

LogicalResult zero::inlineManualRegions(func::FuncOp entry, FlatSymbolRefAttr mesh, ArrayAttr axes,
                                        int64_t ranks, bool isOfModel) {
  auto computations = llvm::to_vector(entry.getBody().front().getOps<sdy::ManualComputationOp>());
  for (sdy::ManualComputationOp op : computations)
    if (failed(ManualInliner(op, getGroups(op), mesh, axes, ranks, isOfModel).run()))
      return failure();
  if (!computations.empty())
    entry->setAttr(kByRank, UnitAttr::get(entry.getContext()));
  return success();
}
