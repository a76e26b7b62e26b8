//===- ModelParallel.cpp - zero-model-parallel --------------------------------------===//
#include "ManualRegions.h"
#include "Rewrite.h"
#include "SequenceParts.h"
#include "SplitBound.h"

#include "zero/2-Replica/Passes.h"
#include "zero/Analysis/Distribution.h"
#include "zero/Analysis/Entry.h"
#include "zero/Analysis/Manual.h"
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Dialect/Zero/Entries.h"
#include "zero/Dialect/Zero/ModelAxes.h"
#include "zero/Dialect/Zero/Phase.h"
#include "zero/Options/Options.h"
#include "zero/Support/Counted.h"

#include "mlir/IR/Remarks.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/MapVector.h"

namespace zero {
#define GEN_PASS_DEF_MODELPARALLELPASS
#include "zero/2-Replica/Passes.h.inc"
} // namespace zero

using namespace mlir;
using namespace zero;
using dist::Distribution;
using dist::Sharding;

namespace {

/// A state by name, with the dimension of which a rank has a part and who says so.
struct Cut {
  Sharding sharding;
  Operation *by; // a region, or the leaf
};

struct ModelParallelPass : zero::impl::ModelParallelPassBase<ModelParallelPass> {
  using ModelParallelPassBase::ModelParallelPassBase;

  void runOnOperation() override {
    if (failed(checkSequence()) || (!modelAxis.empty() && failed(run(getOperation()))))
      signalPassFailure();
  }

private:
  LogicalResult run(ModuleOp module);
  LogicalResult checkSequence();
  LogicalResult checkModule(ModuleOp module);
  LogicalResult findCuts(func::FuncOp entry);
  LogicalResult takeSplits(ModuleOp module);
  LogicalResult addCut(sdy::ManualComputationOp op, ir::RoleAttr role, Sharding sharding);
  void addCutsOfStacked(func::FuncOp entry);
  void addCutsOfMoments(ModuleOp module);
  Sharding getCut(ir::RoleAttr role) const;
  ir::RoleAttr getResultRole(func::FuncOp entry, unsigned index) const;
  LogicalResult runOnEntry(func::FuncOp entry);
  LogicalResult checkStates(func::FuncOp entry, const Distribution &distribution,
                            ArrayRef<std::optional<Sharding>> results);
  FailureOr<dist::Parts> findParts(func::FuncOp entry, ArrayRef<Sharding> arguments,
                                   ArrayRef<std::optional<Sharding>> results);
  LogicalResult refuseParts(func::FuncOp step, const SequenceParts &found);
  void remarkOn(func::FuncOp step, const SequenceParts &found);
  void cutLeaves(ModuleOp module);
  void makeMesh(ModuleOp module);

  FlatSymbolRefAttr mesh;
  ArrayAttr axes;
  llvm::MapVector<StringAttr, Cut> cuts; // by name of the state
  bool hasRegions = false;
};

} // namespace

static SmallVector<func::FuncOp> getEntries(ModuleOp module) {
  return llvm::filter_to_vector(module.getOps<func::FuncOp>(),
                                [](func::FuncOp entry) { return !entry.isPrivate(); });
}

LogicalResult ModelParallelPass::checkModule(ModuleOp module) {
  if (module->hasAttr("zero.phase") &&
      failed(ir::expectPhase(module, "zero-model-parallel", ir::Phase::Import)))
    return failure();
  for (func::FuncOp entry : getEntries(module))
    if (failed(dist::checkEntry(entry)))
      return failure();
  return recordOptions(module, *this);
}

/// It may be one rank's already, made before: by the same option.
static LogicalResult checkMade(ir::MeshOp mesh, StringRef axis, int64_t ranks) {
  ArrayAttr axes = mesh.getAxisNames();
  if (axes.size() == 1 && cast<StringAttr>(axes[0]) == axis && mesh.getAxisSizes()[0] == ranks)
    return success();
  return mesh.emitOpError() << "has axes " << axes << " of sizes [" << mesh.getAxisSizes()
                            << "], expected '" << axis << "' of " << counted(ranks, "rank")
                            << " alone, as --mesh says; give the one that the program was made for";
}

LogicalResult ModelParallelPass::run(ModuleOp module) {
  if (failed(checkModule(module)))
    return failure();
  for (auto made : module.getOps<ir::MeshOp>())
    return checkMade(made, modelAxis, modelRanks);
  Builder builder(&getContext());
  mesh = FlatSymbolRefAttr::get(&getContext(), kMesh);
  axes = builder.getStrArrayAttr({modelAxis.getValue()});
  for (func::FuncOp entry : getEntries(module))
    if (failed(findCuts(entry)))
      return failure();
  if (failed(takeSplits(module)))
    return failure();
  for (func::FuncOp entry : getEntries(module))
    addCutsOfStacked(entry);
  if (!hasRegions && cuts.empty())
    return module.emitError()
           << "has no shard_map over '" << modelAxis
           << "', which --mesh names, and no state or value that is sharded over it in "
           << modelRanks.getValue()
           << " equal parts, expected a step that says itself what each device along it "
              "computes or has; drop the axis, write the step with "
              "jax.shard_map or shard its parameters, or have the split found "
              "(--tensor-parallel)";
  addCutsOfMoments(module);
  for (func::FuncOp entry : getEntries(module))
    if (failed(runOnEntry(entry)))
      return failure();
  cutLeaves(module);
  makeMesh(module);
  return success();
}

//===----------------------------------------------------------------------===//
// Of which states a rank has a part
//===----------------------------------------------------------------------===//

LogicalResult ModelParallelPass::addCut(sdy::ManualComputationOp op, ir::RoleAttr role,
                                        Sharding sharding) {
  auto [known, isNew] = cuts.try_emplace(role.getName(), Cut{sharding, op});
  if (isNew || known->second.sharding == sharding)
    return success();
  InFlightDiagnostic diag = op.emitOpError();
  diag << "takes " << ir::stringifyRoleKind(role.getKind()) << " " << role.getName() << " "
       << sharding.str() << " over '" << modelAxis << "', expected " << known->second.sharding.str()
       << " as another one does: a rank keeps one part of a state; give both the same "
          "PartitionSpec";
  diag.attachNote(known->second.by->getLoc()) << "this one";
  return diag;
}

/// The argument that a value is, but for its element type.
static BlockArgument findArgument(Value value) {
  while (auto convert = value.getDefiningOp<hlo::ConvertOp>())
    value = convert.getOperand();
  return dyn_cast<BlockArgument>(value);
}

/// A state of which a region takes a piece, as of stacked layers, by the piece's sharding; none
/// where parts of the piece are no parts of it.
static std::optional<std::pair<BlockArgument, Sharding>> findStacked(Value value, Sharding sharding,
                                                                     int64_t ranks) {
  while (Operation *op = value.getDefiningOp()) {
    if (!isa<hlo::ConvertOp, hlo::SliceOp, hlo::ReshapeOp, hlo::TransposeOp>(op))
      return std::nullopt;
    std::optional<dist::OpSharding> back = dist::shardBackward(op, sharding, ranks);
    if (!back || !back->operands[0].isSharded())
      return std::nullopt;
    value = op->getOperand(0);
    sharding = back->operands[0];
  }
  return std::pair(cast<BlockArgument>(value), sharding);
}

/// States in pieces are parts where no region and no leaf says otherwise.
void ModelParallelPass::addCutsOfStacked(func::FuncOp entry) {
  for (auto op : entry.getBody().front().getOps<sdy::ManualComputationOp>())
    for (auto [operand, given] :
         llvm::zip_equal(op.getTensors(), op.getInShardings().getShardings())) {
      std::optional<Sharding> sharding =
          dist::getManualSharding(op, given, operand.getType(), modelRanks);
      auto found = sharding && sharding->isSharded() ? findStacked(operand, *sharding, modelRanks)
                                                     : std::nullopt;
      if (!found)
        continue;
      auto role = entry.getArgAttrOfType<ir::RoleAttr>(found->first.getArgNumber(), "zero.role");
      if (role && role.isState())
        cuts.try_emplace(role.getName(), Cut{found->second, op});
    }
}

/// What regions say of the states that they take, as they are or in another element type.
LogicalResult ModelParallelPass::findCuts(func::FuncOp entry) {
  if (failed(nestManualRegions(entry, mesh, axes, modelAxis)) ||
      failed(checkManualRegions(entry, modelRanks, modelAxis)))
    return failure();
  for (auto op : entry.getBody().front().getOps<sdy::ManualComputationOp>()) {
    hasRegions = true;
    for (auto [operand, given] :
         llvm::zip_equal(op.getTensors(), op.getInShardings().getShardings())) {
      BlockArgument argument = findArgument(operand);
      auto role = argument
                      ? entry.getArgAttrOfType<ir::RoleAttr>(argument.getArgNumber(), "zero.role")
                      : ir::RoleAttr();
      if (!role || !role.isState())
        continue;
      std::optional<Sharding> sharding =
          dist::getManualSharding(op, given, operand.getType(), modelRanks);
      if (failed(addCut(op, role, *sharding))) // checkManualRegions has looked
        return failure();
    }
  }
  return success();
}

/// What leaves ask for, by the user's shardings or by zero-tensor-parallel.
LogicalResult ModelParallelPass::takeSplits(ModuleOp module) {
  for (auto leaf : module.getOps<ir::LeafOp>()) {
    ir::Cut split = ir::getSplit(leaf);
    if (split.dim < 0)
      continue;
    if (split.axis != modelAxis.getValue() || split.ranks != modelRanks)
      return leaf.emitOpError() << "asks for " << split.ranks << " parts along " << split.axis
                                << ", expected " << int64_t(modelRanks) << " along '" << modelAxis
                                << "'";
    int64_t size = leaf.getTensorType().getDimSize(split.dim);
    Sharding sharding = *Sharding::blocks(split.dim, size, modelRanks, split.groups);
    auto [known, isNew] = cuts.try_emplace(leaf.getRole().getName(), Cut{sharding, leaf});
    if (!isNew && known->second.sharding != sharding)
      return leaf.emitOpError() << "is " << known->second.sharding.str() << " over '" << modelAxis
                                << "' by a shard_map, expected " << sharding.str()
                                << " as the leaf asks; give both the same PartitionSpec";
  }
  return success();
}

/// States of a parameter that no region reads, with an optimizer outside, have the parameter's
/// part.
void ModelParallelPass::addCutsOfMoments(ModuleOp module) {
  llvm::DenseMap<StringAttr, Type> types;
  for (func::FuncOp entry : getEntries(module))
    for (auto [index, type] : llvm::enumerate(entry.getArgumentTypes()))
      if (auto role = entry.getArgAttrOfType<ir::RoleAttr>(index, "zero.role"))
        types.try_emplace(role.getName(), type);
  for (func::FuncOp entry : getEntries(module))
    for (auto [index, type] : llvm::enumerate(entry.getArgumentTypes())) {
      auto role = entry.getArgAttrOfType<ir::RoleAttr>(index, "zero.role");
      if (!role || !role.isState() || !role.getOf() || !cuts.contains(role.getOf()))
        continue;
      auto shape = cast<RankedTensorType>(type).getShape();
      auto of = dyn_cast_or_null<RankedTensorType>(types.lookup(role.getOf()));
      if (of && of.getShape() == shape) {
        Cut cut = cuts.find(role.getOf())->second;
        cuts.try_emplace(role.getName(), cut);
      }
    }
}

Sharding ModelParallelPass::getCut(ir::RoleAttr role) const {
  if (!role || !role.isState())
    return {};
  auto known = cuts.find(role.getName());
  return known == cuts.end() ? Sharding() : known->second.sharding;
}

//===----------------------------------------------------------------------===//
// One rank's program
//===----------------------------------------------------------------------===//

/// What replaces a state has the state's role.
ir::RoleAttr ModelParallelPass::getResultRole(func::FuncOp entry, unsigned index) const {
  for (unsigned i = 0; i < entry.getNumArguments(); ++i)
    if (auto role = entry.getArgAttrOfType<ir::RoleAttr>(i, "zero.role");
        role && role.getNext() == static_cast<int64_t>(index))
      return role;
  return entry.getResultAttrOfType<ir::RoleAttr>(index, "zero.role");
}

/// A state of a step that says itself what each device computes comes out as the part that it went
/// in as: its rows stay where they are. Of another step, what comes otherwise is gathered.
LogicalResult ModelParallelPass::checkStates(func::FuncOp entry, const Distribution &distribution,
                                             ArrayRef<std::optional<Sharding>> results) {
  if (!distribution.getUnsupported().empty())
    return distribution.getUnsupported().front()->emitOpError()
           << "is kept and would need a value that is sharded over '" << modelAxis
           << "' in several ways, expected one sharding in all rounds; raise --unroll-limit";
  if (!hasRegions)
    return success();
  Operation *terminator = entry.getBody().front().getTerminator();
  for (auto [index, value] : llvm::enumerate(terminator->getOperands())) {
    Sharding found = distribution.getSharding(value), expected = results[index].value_or(found);
    ir::RoleAttr role = getResultRole(entry, index);
    if (!found.isSharded() || found == expected || !role || !role.isState())
      continue;
    return entry.emitError() << "result " << index << " of '" << entry.getName()
                             << "', the new value of " << role.getName() << ", is " << found.str()
                             << " over '" << modelAxis << "', expected " << expected.str()
                             << " as the state that it replaces; give shard_map the same "
                                "PartitionSpec in in_specs and out_specs";
  }
  return success();
}

LogicalResult ModelParallelPass::runOnEntry(func::FuncOp entry) {
  SmallVector<Sharding> arguments;
  for (unsigned i = 0; i < entry.getNumArguments(); ++i)
    arguments.push_back(getCut(entry.getArgAttrOfType<ir::RoleAttr>(i, "zero.role")));
  SmallVector<std::optional<Sharding>> results;
  for (unsigned i = 0; i < entry.getNumResults(); ++i)
    results.push_back(getCut(getResultRole(entry, i)));
  FailureOr<dist::Parts> parts = findParts(entry, arguments, results);
  if (failed(parts))
    return failure();
  // Sums of which ranks take their positions only are not put off: what they are added to is in
  // parts.
  auto addends = parts->empty() ? dist::Addends::Any : dist::Addends::Zeros;
  Distribution distribution(entry, arguments, modelRanks, results, dist::Axis::Model,
                            std::move(*parts), addends);
  if (failed(checkStates(entry, distribution, results)))
    return failure();
  ReplicaRewriter(entry, distribution, mesh, axes).run();
  if (failed(inlineManualRegions(entry, mesh, axes, modelRanks, /*isOfModel=*/true)))
    return failure();
  dropDead(entry);
  return success();
}

//===----------------------------------------------------------------------===//
// Parts of the sequence
//===----------------------------------------------------------------------===//

LogicalResult ModelParallelPass::checkSequence() {
  if (!sequenceParallel || (!modelAxis.empty() && modelRanks > 1))
    return success();
  return getOperation().emitError()
         << "--sequence-parallel needs an axis of two or more ranks along which weights are split, "
            "found none; name it in --mesh=dp=D,tp=T, or drop the option";
}

/// Of a step; what evaluates keeps nothing.
FailureOr<dist::Parts> ModelParallelPass::findParts(func::FuncOp entry,
                                                    ArrayRef<Sharding> arguments,
                                                    ArrayRef<std::optional<Sharding>> results) {
  if (!sequenceParallel || ir::getEntryKind(entry) != ir::EntryKind::Step)
    return dist::Parts();
  if (hasRegions)
    return FailureOr<dist::Parts>(
        (*entry.getBody().front().getOps<sdy::ManualComputationOp>().begin()).emitOpError()
        << "says itself what each device computes, expected a step on whole values for "
           "--sequence-parallel; drop the option");
  SequenceParts found(entry, arguments, modelRanks, results);
  remarkOn(entry, found);
  if (found.getSums().empty())
    return FailureOr<dist::Parts>(refuseParts(entry, found));
  numParts += found.getSums().size();
  numMoved += found.moved;
  numMovedWithout += found.movedWithout;
  return found.get();
}

LogicalResult ModelParallelPass::refuseParts(func::FuncOp step, const SequenceParts &found) {
  if (found.getUneven().empty())
    return step.emitError() << "--sequence-parallel finds no sum of '" << step.getName()
                            << "' over the " << counted(modelRanks, "rank") << " along '"
                            << modelAxis
                            << "' that ops on single positions of a row read, expected norms or "
                               "residual sums behind a matmul with rows of a weight; drop the "
                               "option";
  Value sum = found.getUneven().front();
  int64_t positions = found.countPositions(sum);
  return sum.getDefiningOp()->emitOpError()
         << "is a sum over '" << modelAxis << "' of type " << sum.getType() << ", of which "
         << counted(modelRanks, "rank") << " do not divide the " << positions
         << " positions of a row, expected a multiple of them for --sequence-parallel; pad the "
            "sequence, give another number of ranks, or drop the option";
}

void ModelParallelPass::remarkOn(func::FuncOp step, const SequenceParts &found) {
  if (!getContext().getRemarkEngine())
    return;
  auto options = [](StringRef name) {
    return remark::RemarkOpts::name(name).category("zero-sequence-parallel");
  };
  for (Value sum : found.getSums())
    remark::analysis(sum.getLoc(), options("part"))
        << remark::add("{0} bytes of {1} are taken {2} along {3}",
                       ir::getTensorBytes(sum.getType()), llvm::formatv("{0}", sum.getType()).str(),
                       found.get().lookup(sum).str(), modelAxis.getValue());
  for (Value sum : found.getUneven())
    remark::analysis(sum.getLoc(), options("whole"))
        << remark::add("{0} bytes of {1} are summed up whole: {2} do not divide the {3} positions "
                       "of a row",
                       ir::getTensorBytes(sum.getType()), llvm::formatv("{0}", sum.getType()).str(),
                       counted(modelRanks, "rank"), found.countPositions(sum));
  SmallVector<unsigned> cut;
  for (unsigned i = 0; i < step.getNumArguments(); ++i)
    if (auto role = step.getArgAttrOfType<ir::RoleAttr>(i, "zero.role");
        role && role.getKind() != ir::RoleKind::OptState && getCut(role).isSharded())
      cut.push_back(i);
  remark::analysis(step.getLoc(), options("cost")) << remark::add(
      "{0} bytes a step are exchanged along {1}, without --sequence-parallel {2}, "
      "where no split of these weights exchanges fewer than {3}; what backward "
      "gathers again not counted",
      found.moved, modelAxis.getValue(), found.movedWithout, getSplitBound(step, cut, modelRanks));
}

void ModelParallelPass::cutLeaves(ModuleOp module) {
  Builder builder(&getContext());
  for (auto leaf : module.getOps<ir::LeafOp>()) {
    Sharding cut = getCut(leaf.getRole());
    if (!cut.isSharded())
      continue;
    ir::setCut(leaf, {cut.dim, builder.getStringAttr(modelAxis), modelRanks, cut.groups});
  }
}

/// Devices are ranks from here on.
void ModelParallelPass::makeMesh(ModuleOp module) {
  dropUserMeshes(module);
  auto builder = OpBuilder::atBlockBegin(module.getBody());
  ir::MeshOp::create(builder, module.getLoc(), kMesh, axes,
                     builder.getDenseI64ArrayAttr({modelRanks}),
                     /*batch_axes=*/builder.getStrArrayAttr({}));
}
