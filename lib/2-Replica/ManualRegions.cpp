#include "ManualRegions.h"
#include "Rewrite.h"

#include "zero/Analysis/Manual.h"
#include "zero/Dialect/StableHLO/ReplicaGroups.h"
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Dialect/StableHLO/TensorSize.h"
#include "zero/Support/Counted.h"

#include "mlir/Transforms/RegionUtils.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace zero;

//===----------------------------------------------------------------------===//
// Whether devices are ranks
//===----------------------------------------------------------------------===//

/// The axes of more than one device.
static SmallVector<sdy::MeshAxisAttr> getLargeAxes(sdy::MeshAttr mesh) {
  return llvm::filter_to_vector(mesh.getAxes(),
                                [](sdy::MeshAxisAttr axis) { return axis.getSize() > 1; });
}

/// "'dp' of 2 and 'tp' of 4 devices"
static std::string describe(ArrayRef<sdy::MeshAxisAttr> axes) {
  std::string text;
  for (sdy::MeshAxisAttr axis : axes)
    text += (text.empty() ? "'" : " and '") + axis.getName().str() + "' of " +
            std::to_string(axis.getSize());
  return text + " devices";
}

static LogicalResult checkMesh(sdy::ManualComputationOp op, sdy::MeshAttr mesh, int64_t ranks,
                               StringRef modelAxis) {
  SmallVector<sdy::MeshAxisAttr> axes = getLargeAxes(mesh);
  if (axes.size() > 1)
    return op.emitOpError() << "is written for axes " << describe(axes)
                            << ", expected data parallelism along one axis: the ranks are along "
                               "it, and a step cannot have devices of its own beside them; write "
                               "it for one device along the other axes";
  int64_t size = axes.empty() ? 1 : axes[0].getSize();
  std::string name = axes.empty() ? "" : axes[0].getName().str();
  if (!axes.empty() &&
      !llvm::is_contained(op.getManualAxes().getAxes(), StringAttr::get(op.getContext(), name)))
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
                            << (modelAxis.empty() ? "--ranks="
                                                  : "--mesh=dp=D," + modelAxis.str() + "=")
                            << size << ", or export the step for a mesh of "
                            << counted(ranks, "device");
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
  return op.emitOpError() << "is written for axes " << describe(axes) << ", expected '" << axis
                          << "' alone, which --mesh names; ranks along dp shard the batch of what "
                             "is left: write the step for the other axis only, or name its axis";
}

LogicalResult zero::checkManualRegions(func::FuncOp entry, int64_t ranks, StringRef modelAxis) {
  sdy::MeshAttr first;
  WalkResult walk = entry.walk([&](sdy::ManualComputationOp op) {
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
                   (!first || succeeded(checkMesh(op, first, ranks, modelAxis))) &&
                   succeeded(checkParts(op, op.getTensors(), op.getInShardings(), ranks)) &&
                   succeeded(checkParts(op, op.getResults(), op.getOutShardings(), ranks));
    return isRight ? WalkResult::advance() : WalkResult::interrupt();
  });
  return failure(walk.wasInterrupted());
}

//===----------------------------------------------------------------------===//
// Bodies in place of ops
//===----------------------------------------------------------------------===//

namespace {

class ManualInliner {
public:
  ManualInliner(sdy::ManualComputationOp op, FlatSymbolRefAttr mesh, ArrayAttr axes, int64_t ranks,
                bool isModel)
      : op(op), mesh(mesh), axes(axes), ranks(ranks), isModel(isModel), builder(op) {}

  LogicalResult run();

private:
  enum class Group { Alone, All, Other };

  void findVarying();
  void visit(Operation *each);
  bool makesSame(Operation *each) const;
  LogicalResult convert(Operation *each);
  LogicalResult convertReduction(hlo::AllReduceOp reduction);
  LogicalResult convertGather(hlo::AllGatherOp gather);
  LogicalResult convertScatter(hlo::ReduceScatterOp scatter);
  void convertId(Operation *id);
  void replaceOwn(Value found, Value made);
  Value multiply(Location loc, Value value);
  Group getGroup(DenseIntElementsAttr groups) const;
  LogicalResult refuseGroups(Operation *each) const;

  sdy::ManualComputationOp op;
  FlatSymbolRefAttr mesh;
  ArrayAttr axes;
  int64_t ranks;
  bool isModel; // ranks are along the step's own axis of model parallelism
  OpBuilder builder;
  llvm::DenseSet<Value> varying; // values that may differ between ranks
};

} // namespace

/// Whether all devices have its results: a collective over all of them.
bool ManualInliner::makesSame(Operation *each) const {
  if (auto reduction = dyn_cast<hlo::AllReduceOp>(each))
    return getGroup(hlo::getReplicaGroups(reduction)) == Group::All;
  auto gather = dyn_cast<hlo::AllGatherOp>(each);
  return gather && getGroup(hlo::getReplicaGroups(gather)) == Group::All;
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
  bool isOwn = each->walk([](Operation *inner) {
                     return isa<hlo::PartitionIdOp, hlo::ReplicaIdOp>(inner)
                                ? WalkResult::interrupt()
                                : WalkResult::advance();
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

ManualInliner::Group ManualInliner::getGroup(DenseIntElementsAttr groups) const {
  int64_t rows = groups.getType().getDimSize(0);
  SmallVector<int64_t> ids;
  for (int64_t id : groups.getValues<int64_t>())
    if (id >= 0)
      ids.push_back(id);
  if (static_cast<int64_t>(ids.size()) == rows && rows == ranks)
    return Group::Alone;
  bool isAll = rows == 0 || (rows == 1 && llvm::equal(ids, llvm::seq<int64_t>(0, ranks)));
  return isAll ? Group::All : Group::Other;
}

LogicalResult ManualInliner::refuseGroups(Operation *each) const {
  return each->emitOpError() << "is over groups of some devices only, expected all " << ranks
                             << " in ascending order: ranks have no groups within them; write it "
                                "over the whole axis";
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

LogicalResult ManualInliner::convertReduction(hlo::AllReduceOp reduction) {
  Group group = getGroup(hlo::getReplicaGroups(reduction));
  if (group == Group::Other)
    return refuseGroups(reduction);
  Operation *reducer = hlo::getSimpleReducer(reduction.getComputation());
  std::optional<ir::ReduceKind> kind = hlo::getReduceKind(reducer);
  if (!kind || isa<hlo::MulOp>(reducer)) // ranks multiply nothing
    return reduction.emitOpError("reduces by a computation of its own, expected a sum, a maximum, "
                                 "a minimum, 'and' or 'or' (jax.lax.psum, pmax, pmin)");
  for (auto [operand, result] : llvm::zip_equal(reduction.getOperands(), reduction.getResults())) {
    if (failed(checkNumbers(reduction, operand)))
      return failure();
    Value reduced = operand;
    if (group == Group::All && varying.contains(operand))
      reduced = ir::AllReduceOp::create(builder, reduction.getLoc(), operand.getType(),
                                        ir::ReduceKindAttr::get(op.getContext(), *kind), operand,
                                        mesh, axes);
    else if (group == Group::All && *kind == ir::ReduceKind::Add)
      reduced = multiply(reduction.getLoc(), operand);
    result.replaceAllUsesWith(reduced);
  }
  reduction.erase();
  return success();
}

LogicalResult ManualInliner::convertGather(hlo::AllGatherOp gather) {
  if (getGroup(hlo::getReplicaGroups(gather)) != Group::All)
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
  if (getGroup(hlo::getReplicaGroups(scatter)) != Group::All)
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

/// The device's number is the rank's.
void ManualInliner::convertId(Operation *id) {
  Type type = id->getResult(0).getType();
  auto i32 = RankedTensorType::get({}, builder.getI32Type());
  Value rank = ir::RankOffsetOp::create(builder, id->getLoc(), i32, builder.getI64IntegerAttr(1),
                                        mesh, axes);
  replaceOwn(id->getResult(0), hlo::ConvertOp::create(builder, id->getLoc(), type, rank));
  id->erase();
}

LogicalResult ManualInliner::convert(Operation *each) {
  builder.setInsertionPoint(each);
  if (auto reduction = dyn_cast<hlo::AllReduceOp>(each))
    return convertReduction(reduction);
  if (auto gather = dyn_cast<hlo::AllGatherOp>(each))
    return convertGather(gather);
  // Along dp, units are what is scattered; a step's own states are not (checkStates).
  if (auto scatter = dyn_cast<hlo::ReduceScatterOp>(each); scatter && isModel)
    return convertScatter(scatter);
  if (isa<hlo::PartitionIdOp, hlo::ReplicaIdOp>(each))
    convertId(each);
  else if (hlo::isCollective(each))
    return each->emitOpError("exchanges parts of values between devices, expected sums, maxima, "
                             "minima and gathers over all of them (jax.lax.psum, pmean, pmax, "
                             "pmin, all_gather)");
  return success();
}

LogicalResult ManualInliner::run() {
  findVarying();
  SmallVector<Operation *> ops;
  Block &body = op.getBody().front();
  body.walk([&](Operation *each) { ops.push_back(each); });
  for (Operation *each : ops)
    if (failed(convert(each)))
      return failure();
  for (auto [operand, part] : llvm::zip_equal(op.getTensors(), body.getArguments()))
    part.replaceAllUsesWith(operand);
  SmallVector<Value> returned(body.getTerminator()->getOperands());
  body.getTerminator()->erase();
  op->getBlock()->getOperations().splice(op->getIterator(), body.getOperations());
  op->replaceAllUsesWith(returned);
  op.erase();
  return success();
}

LogicalResult zero::inlineManualRegions(func::FuncOp entry, FlatSymbolRefAttr mesh, ArrayAttr axes,
                                        int64_t ranks, bool isModel) {
  auto computations = llvm::to_vector(entry.getBody().front().getOps<sdy::ManualComputationOp>());
  for (sdy::ManualComputationOp op : computations)
    if (failed(ManualInliner(op, mesh, axes, ranks, isModel).run()))
      return failure();
  if (!computations.empty())
    entry->setAttr(kByRank, UnitAttr::get(entry.getContext()));
  return success();
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
