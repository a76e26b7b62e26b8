//===- ScheduleKernels.cpp - zero-schedule-kernels -------------------------------------===//
#include "mlir/IR/SymbolTable.h"
#include "zero/4-Scheduled/ControlPlan.h"
#include "zero/4-Scheduled/Passes.h"
#include "zero/Dialect/Zero/Phase.h"
#include "zero/Target/Kernel.h"
#include "zero/Target/LibraryConvolution.h"
#include "zero/Target/Schedule.h"
#include "llvm/ADT/DenseSet.h"

namespace zero {
#define GEN_PASS_DEF_SCHEDULEKERNELSPASS
#include "zero/4-Scheduled/Passes.h.inc"
} // namespace zero

using namespace mlir;

namespace zero {
namespace {

/// Schedules of a module's kernels, and workspaces of what dispatches them. Kernels that others run
/// come before these, whose plan has room for the workspaces.
class KernelScheduler {
public:
  KernelScheduler(ModuleOp module, const Target &target) : symbols(module), target(target) {}

  LogicalResult schedule(func::FuncOp kernel);
  /// Gives the dispatches of `function` their workspaces.
  LogicalResult completeDispatches(func::FuncOp function);

  int64_t getNumScheduled() const { return numScheduled; }

private:
  FailureOr<KernelSchedule> choose(func::FuncOp kernel);

  SymbolTable symbols;
  const Target &target;
  llvm::DenseSet<Operation *> done;
  int64_t numScheduled = 0;
};
} // namespace

/// A result more, where the kernel needs a workspace and the dispatch has none yet.
static void addWorkspace(ir::DispatchOp dispatch, int64_t bytes) {
  if (bytes == 0 || dispatch.getWorkspace())
    return;
  OpBuilder builder(dispatch);
  auto made = ir::DispatchOp::create(builder, dispatch.getLoc(), dispatch.getResults().getTypes(),
                                     RankedTensorType::get({bytes}, builder.getI8Type()),
                                     dispatch.getKernelAttr(), dispatch.getInputs(),
                                     dispatch.getTiedAttr(), dispatch.getStreamAttr());
  made->setDiscardableAttrs(dispatch->getDiscardableAttrDictionary());
  dispatch.getResults().replaceAllUsesWith(made.getResults());
  dispatch.erase();
}

LogicalResult KernelScheduler::completeDispatches(func::FuncOp function) {
  SmallVector<ir::DispatchOp> dispatches;
  function.walk([&](ir::DispatchOp op) { dispatches.push_back(op); });
  for (ir::DispatchOp dispatch : dispatches) {
    auto kernel = symbols.lookup<func::FuncOp>(dispatch.getKernel());
    if (!kernel)
      continue;
    if (failed(schedule(kernel)))
      return failure();
    if (kernel::ScheduleAttr attribute = getScheduleAttr(kernel))
      addWorkspace(dispatch, attribute.getWorkspace());
  }
  return success();
}

FailureOr<KernelSchedule> KernelScheduler::choose(func::FuncOp kernel) {
  FailureOr<KernelSchedule> schedule = target.schedule(kernel);
  if (failed(schedule) || !getControlFlow(kernel))
    return schedule;
  FailureOr<ControlPlan> plan = ControlPlan::make(kernel, symbols);
  if (failed(plan))
    return failure();
  schedule->workspace = plan->getWorkspaceBytes();
  return schedule;
}

LogicalResult KernelScheduler::schedule(func::FuncOp kernel) {
  if (!kernel->hasAttr("zero.kernel") || kernel.isExternal() || !done.insert(kernel).second)
    return success();
  if (failed(completeDispatches(kernel)))
    return failure();
  if (getScheduleAttr(kernel)) {
    FailureOr<KernelSchedule> given = getSchedule(kernel);
    return failed(given) ? failure() : target.verify(kernel, *given);
  }
  FailureOr<KernelSchedule> chosen = choose(kernel);
  if (failed(chosen))
    return failure();
  setSchedule(kernel, *chosen);
  ++numScheduled;
  return success();
}

/// Says that a library was asked for more convolutions than it computes; remarks say why.
static void warnOfOwnConvolutions(ModuleOp module) {
  unsigned own = 0, all = 0;
  for (auto kernel : module.getOps<func::FuncOp>()) {
    if (!kernel->hasAttr("zero.kernel") || kernel.isExternal())
      continue;
    bool convolves =
        kernel.walk([](hlo::ConvolutionOp) { return WalkResult::interrupt(); }).wasInterrupted();
    FailureOr<KernelSchedule> schedule = getSchedule(kernel);
    if (!convolves || failed(schedule))
      continue;
    ++all;
    own += !schedule->parameters.contains(kLibraryParameter.str());
  }
  if (own > 0)
    module.emitWarning() << "--convolution=" << kCudnn << " leaves " << own << " of " << all
                         << " kernels of convolutions to the program's own; --remarks FILE says of "
                            "each why the library cannot be told of it";
}

namespace {
struct ScheduleKernels : public impl::ScheduleKernelsPassBase<ScheduleKernels> {
  using ScheduleKernelsPassBase::ScheduleKernelsPassBase;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    FailureOr<std::unique_ptr<Target>> machine = findTarget(module, target);
    if (failed(machine) || failed(recordTarget(module)))
      return signalPassFailure();
    KernelScheduler scheduler(module, **machine);
    for (auto function : module.getOps<func::FuncOp>()) {
      LogicalResult result = function->hasAttr("zero.kernel")
                                 ? scheduler.schedule(function)
                                 : scheduler.completeDispatches(function);
      if (failed(result))
        return signalPassFailure();
    }
    numScheduled += scheduler.getNumScheduled();
    if (scheduler.getNumScheduled() > 0 && convolvesByLibrary(module))
      warnOfOwnConvolutions(module);
  }

  /// Verifiers and zero-lower-kernels hold schedules against the machine that they were made for.
  LogicalResult recordTarget(ModuleOp module) {
    if (target.empty())
      return success();
    return ir::recordConfig(module, "target", StringAttr::get(&getContext(), target));
  }
};
} // namespace
} // namespace zero
