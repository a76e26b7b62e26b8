//===- Pipelines.cpp - The way from phase to phase ----------------------------===//
#include "zero/Pipelines/Pipelines.h"
#include "Phases.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "zero/1-Import/Passes.h"
#include "zero/2-Replica/Passes.h"
#include "zero/3-Partitioned/Passes.h"
#include "zero/4-Scheduled/Passes.h"
#include "zero/5-Planned/Passes.h"
#include "zero/6-Executable/Passes.h"
#include "zero/Cost/Machine.h"
#include "zero/Dialect/Zero/Zero.h"
#include "zero/Pipelines/Origin.h"
#include "zero/Validate/Padding.h"
#include "zero/Validate/Replica.h"
#include "zero/Validate/Validate.h"

using namespace mlir;
using zero::ir::Phase;

namespace zero {

namespace {
/// A step of a pipeline that reads the module and notes something about it: no op changes, so that
/// MLIR need not verify all of them again.
struct RecordPass : public PassWrapper<RecordPass, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(RecordPass)

  RecordPass(StringRef name, Recorder record) : name(name), record(std::move(record)) {}

  StringRef getName() const override { return name; }
  void runOnOperation() override {
    markAllAnalysesPreserved();
    if (failed(record(getOperation())))
      signalPassFailure();
  }

  StringRef name;
  Recorder record;
};
} // namespace

static void addRecorder(OpPassManager &pm, StringRef name, Recorder record) {
  pm.addPass(std::make_unique<RecordPass>(name, std::move(record)));
}

/// The pass that ends a phase. Nothing proves what comes before the first phase, and the runtime's
/// meters prove what leaves it.
static void addVerifier(OpPassManager &pm, Phase phase) {
  switch (phase) {
  case Phase::Import:
    return pm.addPass(createVerifyImportPass());
  case Phase::Replica:
    return pm.addPass(createVerifyReplicaPass());
  case Phase::Partitioned:
    return pm.addPass(createVerifyPartitionPass());
  case Phase::Scheduled:
    return pm.addPass(createVerifyScheduledPass());
  case Phase::Planned:
    return pm.addPass(createVerifyPlanPass());
  case Phase::Input:
  case Phase::Executable:
    return;
  }
}

/// Behind passes that nothing may have verified: MLIR's verifiers, on whose word the phase's own
/// and the proofs rely.
static void addVerifiers(OpPassManager &pm, Phase phase) {
  addRecorder(pm, "VerifyOps", [](ModuleOp module) { return verify(module); });
  addVerifier(pm, phase);
}

/// The options that a pass declares, as the pipeline has them.
template <typename PassOptions> static PassOptions getFor(const PipelineOptions &options) {
  PassOptions result;
  copyOptions(result, options);
  return result;
}

/// The target by zero-opt; empty where the module has recorded it.
static std::string getTargetOption(const PipelineOptions &options) {
  return options.target.hasValue() ? options.target.getValue() : "";
}

/// Input -> import: flat entry functions with a role on every argument and result.
static void toImport(OpPassManager &pm, const PipelineOptions &options) {
  addRecorder(pm, "RecordInput", recordInput);
  // Before any pass that takes functions out of the module with the meshes.
  pm.addPass(createExpandGroupsPass());
  // It reads the call that is a shard_map's body.
  pm.addPass(createFormManualComputationsPass());
  // Its comparator is a public function, as entries are.
  pm.addPass(createSortTopKPass());
  // Roles and trip counts are read through calls, so calls go first.
  pm.addPass(createInlineCallsPass());
  // Before folding: the folders and the unroller know StableHLO only.
  pm.addPass(createExpandChloPass());
  pm.addPass(createExpandBatchNormPass());
  // It makes complex numbers of their parts, and takes them apart.
  pm.addPass(createExpandFftPass());
  pm.addPass(createExpandComplexPass());
  // Before unrolling: a branch in a loop's body is one branch.
  pm.addPass(createFlattenBranchesPass());
  pm.addPass(createUnrollLoopsPass(getFor<UnrollLoopsPassOptions>(options)));
  // Constant indices of unrolled loops become static slices; hand-written batch norms recompute
  // their sums, and the replica phase would reduce each copy.
  pm.addPass(createSimplifyPass(getFor<SimplifyPassOptions>(options)));
  // Of slices at a device's place the indices are folded; roles are read on whole states.
  pm.addPass(createWidenShardsPass());
  // Roles are of what executables take in.
  pm.addPass(createWidenArgumentsPass());
  pm.addPass(createInferRolesPass(getFor<InferRolesPassOptions>(options)));
  // What takes a key is known by the op until here.
  pm.addPass(createExpandRandomPass());
}

/// A copy of the step as it is here, unless it is one rank's already, for a proof further down.
static std::shared_ptr<OwningOpRef<ModuleOp>> keepWhole(
    OpPassManager &pm, StringRef name,
    const std::function<bool(ModuleOp)> &isNeeded = [](ModuleOp) { return true; }) {
  auto whole = std::make_shared<OwningOpRef<ModuleOp>>();
  addRecorder(pm, name, [=](ModuleOp module) {
    if (module.getOps<ir::MeshOp>().empty() && isNeeded(module))
      *whole = module.clone();
    return success();
  });
  return whole;
}

/// Whether a matmul of an entry gives more bytes.
static bool hasLargeMatmul(ModuleOp module, int64_t bytes) {
  return module
      ->walk([&](hlo::DotGeneralOp matmul) {
        bool isLarge = ir::getTensorBytes(matmul.getType()) > bytes;
        return isLarge ? WalkResult::interrupt() : WalkResult::advance();
      })
      .wasInterrupted();
}

/// Within `import`: vocabularies that ranks along the model's axis do not divide are padded, or
/// those of large logits whose columns ranks could share, and the step is proved to compute what it
/// did.
static void toPadded(OpPassManager &pm, const PipelineOptions &options) {
  auto pad = getFor<PadVocabularyPassOptions>(options);
  bool isAsked = pad.padVocabulary > 0;
  if (pad.modelAxis.empty() && options.shardGroup == 0 && options.accumulate <= 1)
    pad.columnRanks = options.ranks;
  pad.columnBytes = options.logitsBytes;
  if (!isAsked && (pad.columnRanks == 1 || pad.columnBytes == 0))
    return;
  int64_t most = pad.columnRanks * pad.columnBytes;
  auto step = keepWhole(pm, "KeepUnpadded",
                        [=](ModuleOp module) { return isAsked || hasLargeMatmul(module, most); });
  pm.addPass(createPadVocabularyPass(pad));
  addVerifiers(pm, Phase::Import);
  addRecorder(pm, "ValidatePadding", [=](ModuleOp module) {
    OwningOpRef<ModuleOp> kept = std::move(*step);
    return kept && validate::isPadded(*kept, module) ? validate::validatePadding(*kept, module)
                                                     : success();
  });
}

/// Within `import`: a step that is model-parallel itself becomes one rank's along its axis, and is
/// proved to be so.
static void toModelParallel(OpPassManager &pm, const PipelineOptions &options) {
  if (options.modelAxis.empty() && !options.tensorParallel && options.tpPlan.empty() &&
      !options.sequenceParallel)
    return;
  auto whole = keepWhole(pm, "KeepWhole");
  pm.addPass(createTensorParallelPass(getFor<TensorParallelPassOptions>(options)));
  pm.addPass(createModelParallelPass(getFor<ModelParallelPassOptions>(options)));
  addVerifiers(pm, Phase::Import);
  addRecorder(pm, "ValidateModelParallel", [=](ModuleOp module) {
    OwningOpRef<ModuleOp> kept = std::move(*whole);
    return kept ? validate::validateModelParallel(*kept, module) : success();
  });
}

/// import -> replica: one rank's step on its rows of the batch.
static void toReplica(OpPassManager &pm, const PipelineOptions &options) {
  // The bits of a rank's arithmetic depend on the machine and its threads (contract: never on the
  // stage), so they are fixed before anything is sharded.
  MachineOptions machine{options.target, options.threads, options.f32Matmul, options.convolution};
  addRecorder(pm, "RecordMachine", [=](ModuleOp module) { return recordMachine(module, machine); });
  pm.addPass(createDataParallelPass(getFor<DataParallelPassOptions>(options)));
  // A whole step still: micro-batches get copies with the rest of it.
  pm.addPass(createRecomputePass(getFor<RecomputePassOptions>(options)));
  AccumulatePassOptions steps = getFor<AccumulatePassOptions>(options);
  steps.forStage = options.stage;
  pm.addPass(createAccumulatePass(steps));
  auto parts = getFor<LogitsByPartsPassOptions>(options);
  pm.addPass(createLogitsByPartsPass(parts));
  pm.addPass(createLogitsByRanksPass({parts.logitsBytes}));
  // Where each gradient crosses ranks is settled: in what type it does.
  pm.addPass(createReduceTypePass(getFor<ReduceTypePassOptions>(options)));
}

/// replica -> partitioned: state in units and shards.
static void toPartitioned(OpPassManager &pm, const PipelineOptions &options) {
  pm.addPass(createPartitionPass(getFor<PartitionPassOptions>(options)));
}

/// partitioned -> scheduled: kernels, streams, futures.
static void toScheduled(OpPassManager &pm, const PipelineOptions &options) {
  // Before kernels are formed: what a collective kept apart may be one.
  pm.addPass(createFoldCollectivesPass());
  pm.addPass(createFormKernelsPass(getFor<FormKernelsPassOptions>(options)));
  ScheduleKernelsPassOptions kernels;
  kernels.target = getTargetOption(options);
  pm.addPass(createScheduleKernelsPass(kernels));
  pm.addPass(createSchedulePass(getFor<SchedulePassOptions>(options)));
  pm.addPass(createStageReductionsPass(getFor<StageReductionsPassOptions>(options)));
  auto choose = getFor<ChooseActivationsPassOptions>(options);
  choose.planAlignment = options.alignment;
  pm.addPass(createChooseActivationsPass(choose));
  // What goes to the host afterwards are a rank's parts.
  pm.addPass(createPartitionActivationsPass(getFor<PartitionActivationsPassOptions>(options)));
  pm.addPass(createOffloadActivationsPass(getFor<OffloadActivationsPassOptions>(options)));
  // Last: what it puts between two ops is no traffic that anything else waits behind.
  pm.addPass(createOffloadOptimizerPass(getFor<OffloadOptimizerPassOptions>(options)));
}

/// scheduled -> planned: every buffer an allocation in the arena.
static void toPlanned(OpPassManager &pm, const PipelineOptions &options) {
  pm.addPass(createPlanBuffersPass(getFor<PlanBuffersPassOptions>(options)));
}

/// planned -> executable: kernels as loops over vectors, entries as calls of the runtime.
static void toExecutable(OpPassManager &pm, const PipelineOptions &options) {
  LowerKernelsPassOptions kernels;
  kernels.target = getTargetOption(options);
  pm.addPass(createLowerKernelsPass(kernels));
  pm.addPass(createLowerHostPass());
}

bool isProved(Phase phase) { return phase >= Phase::Replica && phase <= Phase::Planned; }

void addPhases(OpPassManager &pm, Phase from, Phase to, const PipelineOptions &options,
               const PhaseBorders &borders) {
  using Pipeline = void (*)(OpPassManager &, const PipelineOptions &);
  static constexpr Pipeline kPipelines[] = {toImport,    toReplica, toPartitioned,
                                            toScheduled, toPlanned, toExecutable};
  for (int number = static_cast<int>(from); number < static_cast<int>(to); ++number) {
    auto above = static_cast<Phase>(number), below = static_cast<Phase>(number + 1);
    if (above == Phase::Import) {
      toPadded(pm, options);
      toModelParallel(pm, options);
      addRecorder(pm, "AttachOrigin", attachOrigin);
    }
    if (isProved(below) && (above == from || above == Phase::Import))
      addRecorder(pm, "KeepUpper", borders.keep);
    kPipelines[number](pm, options);
    addVerifiers(pm, below);
    addRecorder(pm, "Validate", borders.end);
  }
}

void buildPipeline(OpPassManager &pm, Phase from, Phase to, const PipelineOptions &options) {
  auto proofs = std::make_shared<validate::PhaseProofs>(options.ranks / options.modelRanks);
  addPhases(pm, from, to, options,
            {[=](ModuleOp module) { return proofs->keep(module); },
             [=](ModuleOp module) {
               Phase phase = ir::getPhase(module);
               bool goesOn = phase < std::min(to, Phase::Planned);
               return isProved(phase) ? proofs->prove(module, goesOn) : success();
             }});
}

/// The bytes of a device that values of forward may fill, by what is given.
static FailureOr<int64_t> readDeviceMemory(ModuleOp module, const PipelineOptions &options) {
  if (options.activations == "auto")
    return module.emitError() << "--rematerialize=auto and --activations=auto decide by the same "
                                 "memory; give one of them, --rematerialize=on or off with the "
                                 "latter";
  if (options.deviceMemory > 0)
    return static_cast<int64_t>(options.deviceMemory);
  if (options.machineFile.empty())
    return module.emitError() << "--rematerialize=auto decides by the memory of a device, expected "
                                 "--machine or --device-memory, found neither";
  llvm::Expected<cost::Machine> machine = cost::readMachine(options.machineFile);
  if (!machine)
    return module.emitError() << llvm::toString(machine.takeError());
  return machine->memoryBytes;
}

/// The arena of a module in phase `partitioned`, of a copy of it that is taken as far as its plan.
static FailureOr<int64_t> measureArena(ModuleOp module, const PipelineOptions &options) {
  OwningOpRef<ModuleOp> copy = module.clone();
  PassManager pm(module.getContext(), ModuleOp::getOperationName());
  pm.enableVerifier(false);
  toScheduled(pm, options);
  addRecorder(pm, "TryPlan", [](ModuleOp module) {
    ir::setPhase(module, Phase::Scheduled);
    return success();
  });
  toPlanned(pm, options);
  if (failed(pm.run(*copy)))
    return failure();
  for (auto arena : copy->getOps<ir::ArenaOp>())
    if (static_cast<int64_t>(arena.getRankOffset()) >= 0)
      return static_cast<int64_t>(arena.getBytes());
  return 0;
}

LogicalResult settleRematerialize(ModuleOp module, PipelineOptions &options) {
  SmallVector<std::string> fusions(options.disableFusions.begin(), options.disableFusions.end()),
      others = fusions;
  if (!llvm::is_contained(others, "rematerialize"))
    others.push_back("rematerialize");
  bool isAuto = options.rematerialize == "auto";
  options.rematerialize.setValue("on");
  options.disableFusions = ArrayRef<std::string>(others);
  if (!isAuto)
    return success();
  FailureOr<int64_t> memory = readDeviceMemory(module, options);
  if (failed(memory))
    return failure();
  options.deviceMemory.setValue(0); // no pass decides by it
  FailureOr<int64_t> arena = measureArena(module, options);
  if (failed(arena))
    return failure();
  bool fits = *arena <= *memory;
  if (!fits)
    options.disableFusions = ArrayRef<std::string>(fusions);
  module.emitRemark() << "--rematerialize=auto is " << (fits ? "off" : "on") << ": with all values "
                      << "kept that backward reads, a rank takes " << *arena << " bytes of "
                      << *memory;
  return success();
}

LogicalResult checkWay(ModuleOp module, Phase from, Phase to) {
  if (from <= to)
    return success();
  return module.emitError() << "cannot go to phase '" << stringifyPhase(to)
                            << "': this module is in phase '" << stringifyPhase(from)
                            << "', which comes later; start again from the exported step";
}

LogicalResult printRoles(ModuleOp module, PipelineOptions options) {
  if (ir::getPhase(module) != Phase::Input)
    return module.emitError() << "was imported before (phase '"
                              << stringifyPhase(ir::getPhase(module))
                              << "'): its text shows the roles in zero.role";
  options.printRoles = true;
  return lowerTo(module, Phase::Import, options);
}

LogicalResult verifyText(ModuleOp module, const PipelineOptions &options) {
  PassManager pm(module.getContext(), ModuleOp::getOperationName());
  addVerifier(pm, ir::getPhase(module));
  return success(succeeded(pm.run(module)) && succeeded(proveText(module, options)));
}

namespace {
/// `--zero-to-PHASE`: looks where the module stands, checks that phase once more, then runs what is
/// left of the way.
struct LowerToPass : public PassWrapper<LowerToPass, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(LowerToPass)

  LowerToPass(Phase to, const PipelineOptions &options) : to(to), options(options) {}

  StringRef getName() const override { return "LowerTo"; }
  void getDependentDialects(DialectRegistry &registry) const override {
    registerAllDialects(registry);
  }

  void runOnOperation() override {
    Phase from = ir::getPhase(getOperation());
    OpPassManager pm(ModuleOp::getOperationName());
    PipelineOptions settled = options;
    if (failed(checkWay(getOperation(), from, to)) ||
        failed(settleOptions(getOperation(), settled)))
      return signalPassFailure();
    if (failed(verifyText(getOperation(), settled)))
      return signalPassFailure();
    buildPipeline(pm, from, to, settled);
    if (failed(runPipeline(pm, getOperation())))
      signalPassFailure();
  }

  Phase to;
  PipelineOptions options;
};
} // namespace

void registerPipelines() {
  static const std::pair<const char *, Phase> kPhases[] = {
      {"zero-to-import", Phase::Import},           {"zero-to-replica", Phase::Replica},
      {"zero-to-partitioned", Phase::Partitioned}, {"zero-to-scheduled", Phase::Scheduled},
      {"zero-to-planned", Phase::Planned},         {"zero-to-executable", Phase::Executable}};
  for (auto [name, phase] : kPhases)
    PassPipelineRegistration<PipelineOptions>(
        name, "Takes the module from the phase it is in to the named one.",
        [phase = phase](OpPassManager &pm, const PipelineOptions &options) {
          pm.addPass(std::make_unique<LowerToPass>(phase, options));
        });
}

} // namespace zero
