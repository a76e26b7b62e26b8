//===- DataParallel.cpp - zero-data-parallel ----------------------------------------===//
#include "ManualRegions.h"
#include "Rewrite.h"

#include "zero/2-Replica/Passes.h"
#include "zero/Analysis/Entry.h"
#include "zero/Analysis/RowWork.h"
#include "zero/Dialect/Sdy/Sdy.h"
#include "zero/Dialect/StableHLO/Lapack.h"
#include "zero/Dialect/Zero/Phase.h"
#include "zero/Dialect/Zero/Resources.h"
#include "zero/Options/Options.h"

#include "mlir/IR/Dominance.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Transforms/CSE.h"
#include "zero/Support/Counted.h"

namespace zero {
#define GEN_PASS_DEF_DATAPARALLELPASS
#include "zero/2-Replica/Passes.h.inc"
} // namespace zero

using namespace mlir;
using namespace zero;
using dist::Distribution;
using dist::Sharding;

namespace {

/// The axis along which shard groups are; the ranks of one are along the pass's `axis`.
constexpr llvm::StringLiteral kReplicas = "replica";

struct DataParallelPass : zero::impl::DataParallelPassBase<DataParallelPass> {
  using DataParallelPassBase::DataParallelPassBase;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    if (failed(checkModule(module)))
      return signalPassFailure();
    mesh = FlatSymbolRefAttr::get(&getContext(), kMesh);
    for (auto entry : module.getOps<func::FuncOp>())
      if (!entry.isPrivate() && failed(runOnEntry(entry)))
        return signalPassFailure();
    makeMesh(module);
    mergeEqual();
    dropBarriers();
    for (auto entry : module.getOps<func::FuncOp>())
      if (!entry.isPrivate())
        finish(entry);
  }

private:
  LogicalResult checkModule(ModuleOp module);
  LogicalResult runOnEntry(func::FuncOp entry);
  LogicalResult checkGathers(func::FuncOp entry, const Distribution &distribution);
  LogicalResult checkParallel(func::FuncOp entry, const Distribution &distribution);
  int64_t getMostSharing(func::FuncOp entry) const;
  LogicalResult setResultRoles(func::FuncOp entry, Distribution &distribution,
                               ArrayRef<std::optional<Sharding>> cutStates);
  /// Ranks are along one axis, or along two where states are sharded over some of them only.
  bool hasGroups() const { return shardGroup != 0 && shardGroup != dataRanks; }
  ArrayAttr getAxes() {
    Builder builder(&getContext());
    return hasGroups() ? builder.getStrArrayAttr({kReplicas, axis.getValue()})
                       : builder.getStrArrayAttr({axis.getValue()});
  }
  /// With those of the step's own model parallelism.
  ArrayAttr getAllAxes() {
    SmallVector<Attribute> all(axes.begin(), axes.end());
    if (modelAxes)
      llvm::append_range(all, modelAxes);
    return ArrayAttr::get(&getContext(), all);
  }
  SmallVector<int64_t> getSizes() const {
    SmallVector<int64_t> sizes{dataRanks};
    if (hasGroups())
      sizes = {dataRanks / shardGroup, shardGroup};
    if (modelAxes)
      sizes.push_back(ranks / dataRanks);
    return sizes;
  }
  LogicalResult findModelAxes(ModuleOp module);
  LogicalResult checkGroups(ModuleOp module);
  void makeMesh(ModuleOp module);
  void finish(func::FuncOp entry);

  void mergeEqual() {
    DominanceInfo dominance(getOperation());
    IRRewriter rewriter(&getContext());
    eliminateCommonSubExpressions(rewriter, dominance, getOperation());
  }

  /// They kept what is computed again from being merged with the first time. Left in, one of them
  /// would read all parameters of a layer at once, wherever their values are needed.
  void dropBarriers() {
    getOperation()->walk([](hlo::OptimizationBarrierOp barrier) {
      barrier->replaceAllUsesWith(barrier.getOperands());
      barrier->erase();
    });
  }

  FlatSymbolRefAttr mesh;
  ArrayAttr axes;        // over which the batch is sharded
  ArrayAttr modelAxes;   // of the step's own model parallelism; null: none
  int64_t dataRanks = 1; // along `axes`
};

} // namespace

/// A module without any phase is accepted if its functions have roles: small functions can be tried
/// without the way that leads here.
LogicalResult DataParallelPass::checkModule(ModuleOp module) {
  if (module->hasAttr("zero.phase") &&
      failed(ir::expectPhase(module, "zero-data-parallel", ir::Phase::Import)))
    return failure();
  if (failed(findModelAxes(module)))
    return failure();
  for (auto entry : module.getOps<func::FuncOp>())
    if (!entry.isPrivate() && failed(dist::checkEntry(entry)))
      return failure();
  if (failed(checkGroups(module)))
    return failure();
  axes = getAxes();
  Builder builder(&getContext());
  NamedAttrList sizes;
  for (auto [name, size] : llvm::zip_equal(getAllAxes().getAsRange<StringAttr>(), getSizes()))
    sizes.append(name, builder.getI64IntegerAttr(size));
  return success(succeeded(recordOptions(module, *this)) &&
                 succeeded(ir::recordConfig(module, "mesh", sizes.getDictionary(&getContext()))));
}

/// A step that is model-parallel itself is one rank's along that axis already.
LogicalResult DataParallelPass::findModelAxes(ModuleOp module) {
  dataRanks = ranks;
  if (module.getOps<ir::MeshOp>().empty())
    return success();
  ir::MeshOp found = *module.getOps<ir::MeshOp>().begin();
  if (!found.getDataAxes().empty() || found.getSymName() != kMesh ||
      found.getAxisNames().size() != 1)
    return found.emitOpError()
           << "is there already; zero-data-parallel runs once, on a step for one device";
  modelAxes = found.getAxisNames();
  int64_t size = found.getGroupSize(modelAxes);
  if (ranks % size != 0)
    return found.emitOpError() << "is of " << size << " ranks of the step's own model parallelism, "
                               << "which do not divide " << ranks.getValue()
                               << " ranks; give a multiple of them, or --mesh=dp=D,"
                               << cast<StringAttr>(modelAxes[0]).getValue()
                               << "=T with another number along it";
  dataRanks = ranks / size;
  for (auto entry : module.getOps<func::FuncOp>())
    entry->removeAttr(kByRank); // along dp the program is that of the whole batch
  return success();
}

LogicalResult DataParallelPass::checkGroups(ModuleOp module) {
  if (hasGroups() && axis == kReplicas)
    return module.emitError() << "both axes of the mesh would be called '" << kReplicas
                              << "', expected another axis for the ranks of a shard group";
  if (shardGroup <= 0 || (shardGroup <= dataRanks && dataRanks % shardGroup == 0))
    return success();
  std::string divisors;
  for (int64_t i = 1; i <= dataRanks; ++i)
    if (dataRanks % i == 0)
      divisors += (divisors.empty() ? "" : ", ") + std::to_string(i);
  return module.emitError() << "shard groups of " << counted(shardGroup, "rank")
                            << " do not divide " << counted(dataRanks, "rank")
                            << "; give --shard-group out of " << divisors;
}

/// Refuses what has a meaning of its own on several devices, or another one each time it runs:
/// copies of it on N ranks are not the step on the whole batch. What devices say to one another in
/// a manual computation is its own matter.
static LogicalResult checkOp(Operation *op) {
  bool isManual = op->getParentOfType<sdy::ManualComputationOp>() != nullptr;
  if (!isManual && hlo::isTiedToDevices(op))
    return op->emitOpError("is tied to devices, expected a step for one device, whose batch this "
                           "pass shards; export the step without shard_map or pmap");
  if (isa<hlo::InfeedOp, hlo::OutfeedOp, hlo::RecvOp, hlo::SendOp>(op))
    return op->emitOpError("talks to the host, expected a step without input or output of its own; "
                           "give the data as arguments and results");
  if (isa<hlo::RngOp>(op))
    return op->emitOpError("draws other numbers on each rank, expected random numbers that follow "
                           "from a key; use jax.random or stablehlo.rng_bit_generator");
  auto call = dyn_cast<hlo::CustomCallOp>(op);
  if (call && call.getCallTargetName().contains("python"))
    return call.emitOpError()
           << "of '" << call.getCallTargetName()
           << "' calls Python back, which an executable is without, expected StableHLO; leave out "
              "jax.debug.print, pure_callback and io_callback, and export checks at run time as "
              "values: those of Equinox, Lineax, Optimistix and Diffrax with EQX_ON_ERROR=nan in "
              "the environment";
  if (call && !hlo::getLapackCall(call))
    return call.emitOpError() << "of '" << call.getCallTargetName()
                              << "' is code that this compiler does not have, expected StableHLO "
                                 "or LAPACK's "
                              << hlo::describeLapackRoutines()
                              << "; write the step with operations of JAX that need no other "
                                 "foreign code (no callbacks, no library kernels)";
  return success();
}

static LogicalResult checkOps(func::FuncOp entry) {
  WalkResult walk = entry.walk([](Operation *op) {
    return failed(checkOp(op)) ? WalkResult::interrupt() : WalkResult::advance();
  });
  return failure(walk.wasInterrupted());
}

/// Ranks are the only devices from here on: the user's meshes, which have told what they say of the
/// batch, make place for theirs.
void DataParallelPass::makeMesh(ModuleOp module) {
  dropUserMeshes(module);
  for (auto each : llvm::make_early_inc_range(module.getOps<ir::MeshOp>()))
    each.erase(); // along the model's axis alone
  auto builder = OpBuilder::atBlockBegin(module.getBody());
  auto made =
      ir::MeshOp::create(builder, module.getLoc(), kMesh, getAllAxes(),
                         builder.getDenseI64ArrayAttr(getSizes()), modelAxes ? axes : ArrayAttr());
  if (hasGroups())
    ir::setStateAxes(made, builder.getStrArrayAttr({axis.getValue()}));
}

LogicalResult DataParallelPass::runOnEntry(func::FuncOp entry) {
  FailureOr<SmallVector<Sharding>> arguments = dist::getArgumentShardings(entry, dataRanks);
  if (failed(arguments))
    return failure();
  // Uses are counted and equal values would be reduced once each.
  dropDead(entry);
  StringRef beside = modelAxes ? cast<StringAttr>(modelAxes[0]).getValue() : StringRef();
  if (failed(checkOps(entry)) ||
      failed(checkManualRegions(entry, dataRanks, /*modelAxis=*/"", beside)))
    return failure();
  FailureOr<SmallVector<std::optional<Sharding>>> states =
      dist::getStateShardings(entry, *arguments, dataRanks);
  if (failed(states))
    return failure();
  Distribution distribution(entry, *arguments, dataRanks, *states);
  if (failed(setResultRoles(entry, distribution, *states)) ||
      failed(checkGathers(entry, distribution)) || failed(checkParallel(entry, distribution)))
    return failure();
  ReplicaRewriter rewriter(entry, distribution, mesh, axes);
  rewriter.run();
  numSlices += rewriter.numSlices;
  numLocal += rewriter.numLocal;
  if (failed(inlineManualRegions(entry, mesh, axes, dataRanks, /*isOfModel=*/false)))
    return failure();
  dropDead(entry);
  return success();
}

/// A state that is cut like the batch keeps its rows where they are.
static LogicalResult checkRowsStay(func::FuncOp entry, unsigned result, Sharding found,
                                   Sharding expected) {
  // What every rank has whole, or is added up over ranks, has all rows everywhere.
  if (!found.isSharded() || found == expected)
    return success();
  return entry.emitError() << "result " << result << " of '" << entry.getName()
                           << "' replaces a batch_state and is " << found.str()
                           << " over the batch, expected " << expected.str()
                           << ": its rows would move between ranks at every step; give the state "
                              "the role model_state (--print-roles, --roles=FILE), which every "
                              "rank holds whole";
}

/// Sharded results must be outputs, or states that are cut like the batch; other states and metrics
/// are needed replicated.
LogicalResult DataParallelPass::setResultRoles(func::FuncOp entry, Distribution &distribution,
                                               ArrayRef<std::optional<Sharding>> cutStates) {
  llvm::DenseSet<int64_t> states;
  for (unsigned i = 0; i < entry.getNumArguments(); ++i)
    if (auto role = entry.getArgAttrOfType<ir::RoleAttr>(i, "zero.role"))
      states.insert(role.getNext());
  Operation *terminator = entry.getBody().front().getTerminator();
  for (auto [index, value] : llvm::enumerate(terminator->getOperands())) {
    auto role = entry.getResultAttrOfType<ir::RoleAttr>(index, "zero.role");
    Sharding sharding = distribution.getSharding(value);
    if (cutStates[index]) {
      if (failed(checkRowsStay(entry, index, sharding, *cutStates[index])))
        return failure();
      continue;
    }
    if (states.contains(index) || (role && role.isState()) ||
        (sharding.isSharded() && sharding.groups > 1))
      distribution.requireWhole(terminator, index);
    else if (role && (sharding.isSharded() || role.getDim() >= 0))
      entry.setResultAttr(
          index, "zero.role",
          ir::RoleAttr::get(&getContext(),
                            sharding.isSharded() ? ir::RoleKind::Output : role.getKind(),
                            role.getName(), role.getNext(), role.getOf(), sharding.dim,
                            /*groups=*/1, role.getUnit()));
  }
  return success();
}

/// Gathers that are small beside what the step moves anyway need no option. A reduction moves its
/// bytes twice, a gather once, at every stage.
static int64_t getMostGathered(const Distribution &distribution) {
  constexpr int64_t kAlways = int64_t(1) << 20;
  return std::max(kAlways, distribution.getReducedBytes() / 10);
}

LogicalResult DataParallelPass::checkGathers(func::FuncOp entry, const Distribution &distribution) {
  // Loops that count: of others, all that they read is gathered.
  if (!distribution.getUnsupported().empty())
    return distribution.getUnsupported().front()->emitOpError()
           << "is kept and would need a value that is sharded over the batch in several ways, "
              "expected one sharding in all rounds; raise --unroll-limit";
  // At one rank a gather is the value itself.
  if (dataRanks == 1 || distribution.getForcedGathers().empty())
    return success();
  int64_t gathered = distribution.getGatheredBytes(), most = getMostGathered(distribution);
  for (const dist::ForcedGather &gather : distribution.getForcedGathers()) {
    ++numGathers;
    if (!allowGather && gathered <= most)
      continue;
    Value value = gather.op->getOperand(gather.operand);
    InFlightDiagnostic diag = allowGather ? gather.op->emitRemark() : gather.op->emitError();
    diag << "batch is gathered at '" << gather.op->getName() << "': operand " << gather.operand
         << " of type " << value.getType() << " is " << gather.sharding.str()
         << " over the batch, but is needed whole";
    if (allowGather)
      continue;
    diag << "; gathers of the step make " << gathered << " bytes, more than " << most
         << " (5 % of what its reductions move, at least 1 MiB): give "
            "--zero-data-parallel=allow-gather to accept this volume on every step, or write this "
            "op row by row";
    if (value.getDefiningOp())
      diag.attachNote(value.getLoc()) << "the value is computed here";
    return diag;
  }
  return success();
}

/// The most ranks, a part of these, that would share matmuls; 1 if none would.
int64_t DataParallelPass::getMostSharing(func::FuncOp entry) const {
  for (int64_t ranks = dataRanks / 2; ranks > 1; --ranks) {
    if (dataRanks % ranks != 0)
      continue;
    FailureOr<SmallVector<Sharding>> arguments = dist::getArgumentShardings(entry, ranks);
    if (failed(arguments))
      continue;
    FailureOr<SmallVector<std::optional<Sharding>>> states =
        dist::getStateShardings(entry, *arguments, ranks);
    if (succeeded(states) && Distribution(entry, *arguments, ranks, *states).sharesWork())
      return ranks;
  }
  return 1;
}

LogicalResult DataParallelPass::checkParallel(func::FuncOp entry,
                                              const Distribution &distribution) {
  if (dataRanks == 1 || distribution.getNumContractions() == 0 || distribution.sharesWork())
    return success();
  SmallVector<Value> batch;
  bool hasParam = false;
  for (unsigned i = 0; i < entry.getNumArguments(); ++i) {
    auto role = entry.getArgAttrOfType<ir::RoleAttr>(i, "zero.role");
    if (role && role.getKind() == ir::RoleKind::Batch)
      batch.push_back(entry.getArgument(i));
    hasParam |= role && role.getKind() == ir::RoleKind::Param && role.getNext() >= 0;
  }
  // @init has no batch, and a function without state is no training step.
  bool hasBatch = !batch.empty();
  if (!hasBatch && !hasParam)
    return success();
  // Matmuls of gradients alone are every rank's.
  if (hasBatch && !dist::multipliesRows(distribution, entry.getBody().front(), batch))
    return success();
  InFlightDiagnostic diag = entry.emitError();
  diag << "'" << entry.getName() << "' would run replicated: none of its "
       << distribution.getNumContractions()
       << " matmuls and convolutions works on a part of the batch; ";
  if (!hasBatch)
    diag << "no argument is the batch, name one by --batch=argK[:DIM]";
  else if (int64_t most = getMostSharing(entry); most > 1)
    diag << "on " << most << " ranks they do: the rows that the step works on at a time (its "
         << "micro-batches) are too few for " << dataRanks << ", make these larger, or take "
         << most << " ranks";
  else
    diag << "check which arguments are the batch (--print-roles shows them)";
  return diag;
}

void DataParallelPass::finish(func::FuncOp entry) {
  dropDead(entry);
  for (auto op : entry.getBody().front().getOps<ir::AllReduceOp>()) {
    int64_t bytes = ir::getTensorBytes(op.getType());
    ++numAllReduces;
    numBytes += bytes;
    if (!report)
      continue;
    InFlightDiagnostic diag = op.emitRemark();
    diag << "all_reduce " << ir::stringifyReduceKind(op.getKind()) << " of " << bytes << " bytes";
    if (Operation *producer = op.getOperand().getDefiningOp())
      diag << " after '" << producer->getName() << "'";
  }
}
