#include "zero/Pipelines/Descent.h"

#include "Phases.h"
#include "mlir/Pass/PassInstrumentation.h"
#include "mlir/Pass/PassManager.h"
#include "zero/Target/ObjectCode.h"
#include "llvm/Support/PrettyStackTrace.h"

using namespace mlir;
using zero::ir::Phase;

namespace zero {

/// Of one program, in phases that are not proved yet. With two, passes wait for a proof.
static constexpr size_t kMostCopies = 3;

namespace {
/// Shows the module after each pass of a pipeline, but those that read it only.
struct ShowModule : public PassInstrumentation {
  explicit ShowModule(AfterPass afterPass) : afterPass(std::move(afterPass)) {}

  void runBeforePass(Pass *, Operation *) override { ++depth; }
  void runAfterPass(Pass *pass, Operation *op) override {
    bool isNested = --depth > 0; // a pipeline that a pass runs
    StringRef name = pass->getArgument();
    if (auto module = dyn_cast<ModuleOp>(op);
        module && !isNested && !name.empty() && !name.starts_with("zero-verify-"))
      afterPass(name, module);
  }
  void runAfterPassFailed(Pass *, Operation *) override { --depth; }

  AfterPass afterPass;
  unsigned depth = 0;
};
} // namespace

Descent::Descent(ModuleOp module, Phase last, const PipelineOptions &options)
    : module(module), last(last), options(options), proofs(options.ranks / options.modelRanks),
      background(module.getContext()) {
  if (!background.hasThread())
    return;
  MLIRContext *context = module.getContext();
  DialectRegistry registry;
  registerAllDialects(registry);
  context->appendDialectRegistry(registry);
  loadEmissionDialects(context);
}

LogicalResult Descent::keep(ModuleOp module) {
  return std::exchange(isKept, true) ? success() : proofs.keep(module);
}

LogicalResult Descent::endPhase(ModuleOp module) {
  Phase phase = ir::getPhase(module);
  isKept = isProved(phase) && phase < std::min(last, Phase::Planned);
  if (!isProved(phase))
    return success();
  if (!background.hasThread())
    return proofs.prove(module, isKept);
  background.waitFor(kMostCopies - 1);
  auto copy = std::make_shared<OwningOpRef<ModuleOp>>(module.clone());
  return background.run([this, copy = std::move(copy), goesOn = isKept] {
    return proofs.prove(std::move(*copy), goesOn);
  });
}

LogicalResult Descent::run(Phase from, Phase to, const AfterPass &afterPass) {
  PassManager pm(module.getContext(), ModuleOp::getOperationName());
  registerPassManagerCLOptions(); // a program without a command line has the defaults
  if (failed(applyPassManagerCLOptions(pm)))
    return failure();
  pm.enableVerifier(afterPass != nullptr);
  addPhases(pm, from, to, options,
            {[this](ModuleOp module) { return keep(module); },
             [this](ModuleOp module) { return endPhase(module); }});
  llvm::PrettyStackTraceString hint("Passes between two phases, which are verified at their end; "
                                    "zero-opt verifies behind each pass");
  if (afterPass)
    pm.addInstrumentation(std::make_unique<ShowModule>(afterPass));
  return pm.run(module);
}

LogicalResult Descent::lowerTo(Phase to, const AfterPass &afterPass) {
  Phase from = ir::getPhase(module);
  if (failed(checkWay(module, from, to)))
    return failure();
  if (from <= Phase::Partitioned && to > Phase::Partitioned && options.rematerialize != "on") {
    if (from < Phase::Partitioned && failed(run(from, Phase::Partitioned, afterPass)))
      return failure();
    from = Phase::Partitioned;
    if (failed(settleRematerialize(module, options)))
      return failure();
  }
  return run(from, to, afterPass);
}

LogicalResult lowerTo(ModuleOp module, Phase to, const PipelineOptions &options,
                      const AfterPass &afterPass) {
  Descent descent(module, to, options);
  LogicalResult lowered = descent.lowerTo(to, afterPass);
  return success(succeeded(descent.finish()) && succeeded(lowered));
}

} // namespace zero
