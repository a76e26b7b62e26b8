//===- ChooseActivations.cpp - zero-choose-activations -----------------------------------===//
#include "ActivationChoice.h"
#include "mlir/IR/Builders.h"
#include "mlir/Pass/PassManager.h"
#include "zero/4-Scheduled/Passes.h"
#include "zero/5-Planned/Passes.h"
#include "zero/Analysis/HostCopies.h"
#include "zero/Dialect/Kernel/Kernel.h"
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Dialect/Zero/Entries.h"
#include "zero/Dialect/Zero/Phase.h"
#include "zero/Options/Options.h"
#include "zero/Support/Background.h"
#include <cmath>

namespace zero {
#define GEN_PASS_DEF_CHOOSEACTIVATIONSPASS
#include "zero/5-Planned/Passes.h.inc"
} // namespace zero

using namespace mlir;
using namespace zero::ir;

namespace zero {
namespace {

/// In the order in which they win where they cost the same.
constexpr StringLiteral kSettings[] = {"kept", "partitioned", "offloaded", "partitioned-offloaded"};

/// Runs passes on a copy of a module, and keeps what they say to itself.
class Trial {
public:
  explicit Trial(ModuleOp module) : copy(module.clone()) {
    (*copy)->setAttr(kTrialAttr, UnitAttr::get(module.getContext()));
  }

  /// Fails where a pass fails; `getMessage` has the first error or warning.
  LogicalResult run(llvm::function_ref<void(OpPassManager &)> addPasses) {
    MLIRContext *context = copy->getContext();
    OwnDiagnostics handler(context, [&](Diagnostic &diagnostic) {
      bool isWorthIt = diagnostic.getSeverity() == DiagnosticSeverity::Error ||
                       diagnostic.getSeverity() == DiagnosticSeverity::Warning;
      if (isWorthIt && message.empty())
        message = diagnostic.str();
    });
    PassManager passes(context, ModuleOp::getOperationName());
    passes.enableVerifier(false);
    addPasses(passes);
    return passes.run(*copy);
  }

  StringRef getMessage() const { return message; }
  ModuleOp getModule() { return *copy; }

private:
  OwningOpRef<ModuleOp> copy;
  std::string message;
};

int64_t getArena(ModuleOp planned) {
  for (auto arena : planned.getOps<ArenaOp>())
    if (static_cast<int64_t>(arena.getRankOffset()) >= 0)
      return arena.getBytes();
  return 0;
}

struct ChooseActivations : public impl::ChooseActivationsPassBase<ChooseActivations> {
  using ChooseActivationsPassBase::ChooseActivationsPassBase;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    if (failed(expectPhase(module, "zero-choose-activations", Phase::Partitioned)) ||
        failed(choose(module)))
      signalPassFailure();
  }

  LogicalResult choose(ModuleOp module) {
    if (activations != "auto") {
      markAllAnalysesPreserved(); // not verified again
      return deviceMemory == 0
                 ? success()
                 : module.emitError()
                       << "--device-memory is what --activations=auto decides by, found "
                       << "--activations=" << activations << "; leave it away, or give 0";
    }
    if (failed(recordOptions(module, *this)))
      return failure();
    auto step = findStep<func::FuncOp>(module);
    if (!step)
      return module.emitError()
             << "has no training step, of whose values --activations=auto decides where they are";
    StringRef name = machineFile.empty() ? StringRef(cost::kDefaultMachine) : machineFile;
    llvm::Expected<cost::Machine> machine = cost::readMachine(name);
    if (!machine)
      return module.emitError() << llvm::toString(machine.takeError());
    int64_t memory = deviceMemory > 0 ? int64_t(deviceMemory) : machine->memoryBytes;
    StepWork work = measureWork(step, *machine).value_or(StepWork());
    FailureOr<std::vector<ActivationSetting>> settings = planAll(module, work, *machine);
    if (failed(settings))
      return failure();
    const ActivationSetting &chosen = (*settings)[chooseActivations(*settings, memory)];
    if (chosen.arena > memory)
      step.emitWarning() << "no --activations fits the " << memory << " bytes of the device: '"
                         << chosen.name << "', which needs least, takes " << chosen.arena
                         << "; take a higher --stage, --recompute=layers, more ranks, fewer rows, "
                            "or name what the device has with --device-memory";
    return record(module, *settings, chosen, memory, work, *machine);
  }

  /// What `setting` needs and moves, of a copy of the module that is taken as far as its plan.
  FailureOr<ActivationSetting> plan(ModuleOp module, StringRef setting) {
    ActivationSetting found;
    found.name = setting.str();
    Trial trial(module);
    ModuleOp copy = trial.getModule();
    if (failed(recordConfig(copy, kChosenActivations, StringAttr::get(&getContext(), setting))))
      return failure();
    LogicalResult moved = trial.run([&](OpPassManager &passes) {
      passes.addPass(createPartitionActivationsPass({activations, partitionMinBytes}));
      passes.addPass(createOffloadActivationsPass({activations, offloadMinBytes}));
    });
    if (failed(moved) || !trial.getMessage().empty()) {
      found.impossible = trial.getMessage().str();
      return found;
    }
    if (DictionaryAttr parts = countKeptParts(copy))
      found.wire = parts.getAs<IntegerAttr>("wire").getInt();
    LogicalResult planned = trial.run([&](OpPassManager &passes) {
      passes.addPass(createOffloadOptimizerPass({offloadOptimizer, offloadMinBytes}));
    });
    setPhase(copy, Phase::Scheduled);
    if (succeeded(planned))
      planned = trial.run(
          [&](OpPassManager &passes) { passes.addPass(createPlanBuffersPass({planAlignment})); });
    if (failed(planned))
      return module.emitError() << "cannot plan --activations=" << setting << ": "
                                << trial.getMessage();
    HostCopies copies = countHostCopies(findStep<func::FuncOp>(copy));
    found.arena = getArena(copy);
    found.away = copies.away;
    found.back = copies.back;
    return found;
  }

  /// The settings, `kept` first.
  FailureOr<std::vector<ActivationSetting>> planAll(ModuleOp module, const StepWork &work,
                                                    const cost::Machine &machine) {
    std::vector<ActivationSetting> settings;
    for (StringRef name : kSettings) {
      FailureOr<ActivationSetting> planned = plan(module, name);
      if (failed(planned))
        return failure();
      settings.push_back(std::move(*planned));
    }
    // What moves with `kept`, too, are states of the optimizer.
    int64_t away = settings[0].away, back = settings[0].back;
    for (ActivationSetting &setting : settings)
      if (setting.impossible.empty()) {
        setting.away -= away;
        setting.back -= back;
        setting.picoseconds = std::llround(1e12 * getAddedSeconds(setting, work, machine));
      }
    return settings;
  }

  DictionaryAttr makeTerms(const ActivationSetting &setting, const ActivationSetting &chosen,
                           int64_t memory) {
    Builder builder(&getContext());
    NamedAttrList terms;
    terms.set("activations", builder.getStringAttr(setting.name));
    terms.set("why", builder.getStringAttr(
                         &setting == &chosen ? "chosen" : explainLoss(setting, chosen, memory)));
    if (setting.impossible.empty())
      for (auto [name, value] : {std::pair("arena", setting.arena),
                                 {"wire", setting.wire},
                                 {"away", setting.away},
                                 {"back", setting.back},
                                 {"added_ps", setting.picoseconds}})
        terms.set(name, builder.getI64IntegerAttr(value));
    return terms.getDictionary(&getContext());
  }

  /// What the choice follows from: the first table is of the machine and the step.
  LogicalResult record(ModuleOp module, const std::vector<ActivationSetting> &settings,
                       const ActivationSetting &chosen, int64_t memory, const StepWork &work,
                       const cost::Machine &machine) {
    Builder builder(&getContext());
    NamedAttrList given;
    given.set("machine", builder.getStringAttr(machine.name));
    for (auto [name, value] : {std::pair("memory", static_cast<double>(memory)),
                               {"forward_ps", 1e12 * work.forward},
                               {"backward_ps", 1e12 * work.backward},
                               {"flops", static_cast<double>(work.flops)},
                               {"link_bytes_per_second", machine.link.getRate()},
                               {"host_bytes_per_second", machine.host.getRate()}})
      given.set(name, builder.getI64IntegerAttr(std::llround(value)));
    SmallVector<Attribute> terms{given.getDictionary(&getContext())};
    for (const ActivationSetting &setting : settings)
      terms.push_back(makeTerms(setting, chosen, memory));
    return success(
        succeeded(recordConfig(module, kChosenActivations, builder.getStringAttr(chosen.name))) &&
        succeeded(recordConfig(module, kActivationTerms, builder.getArrayAttr(terms))));
  }
};

} // namespace
} // namespace zero
