//===- Registry.cpp - The targets by name -----------------------------------------------------===//
#include "Cpu/CpuTarget.h"
#include "Cuda/CudaTarget.h"
#include "Null/NullTarget.h"
#include "zero/Dialect/Zero/Phase.h"
#include "zero/Target/Target.h"

using namespace mlir;

namespace zero {

Target::~Target() = default;

namespace {
struct Entry {
  llvm::StringLiteral name;
  /// Takes what follows "NAME:"; empty where nothing does.
  llvm::Expected<std::unique_ptr<Target>> (*make)(StringRef machine);
  llvm::StringLiteral usage;
};
} // namespace

/// The first one is what a module is made for that does not say.
static constexpr Entry kTargets[] = {
    {"cpu", makeCpuTarget, "cpu, cpu:native or cpu:NAME, for example cpu:x86-64-v3"},
    {"cuda", makeCudaTarget, "cuda, cuda:sm_80, cuda:sm_90 or cuda:sm_100"},
    {"null", makeNullTarget, "null"}};

llvm::Expected<std::unique_ptr<Target>> resolveTarget(StringRef text) {
  auto [name, machine] = text.split(':');
  std::string usages;
  for (const Entry &entry : kTargets) {
    if (entry.name == name)
      return entry.make(machine);
    usages += (usages.empty() ? "" : "; ") + entry.usage.str();
  }
  return llvm::createStringError("target '" + text + "' is not known; expected " + usages);
}

FailureOr<std::unique_ptr<Target>> getTarget(ModuleOp module) {
  auto target = resolveTarget(ir::getConfigString(module, "target").value_or(kTargets[0].name));
  if (!target)
    return module.emitError() << llvm::toString(target.takeError());
  return std::move(*target);
}

static LogicalResult checkMachine(ModuleOp module, const Target &target) {
  auto machine = ir::getConfigString(module, "machine");
  if (!machine || *machine == target.describe())
    return success();
  return module.emitError() << "target '" << ir::getConfigString(module, "target").value_or("")
                            << "' is " << target.describe() << " here, but the module was made for "
                            << *machine
                            << "; compile the exported step on this machine, or for a target that "
                               "both know, such as cpu:x86-64-v3";
}

FailureOr<std::unique_ptr<Target>> findTarget(ModuleOp module, StringRef named) {
  auto recorded = ir::getConfigString(module, "target");
  if (named.empty() || recorded == named) {
    FailureOr<std::unique_ptr<Target>> found = getTarget(module);
    if (failed(found) || failed(checkMachine(module, **found)))
      return failure();
    return found;
  }
  if (recorded)
    return module.emitError() << "target is '" << named << "', but the module was made with '"
                              << *recorded << "'; drop the option or start again";
  llvm::Expected<std::unique_ptr<Target>> target = resolveTarget(named);
  if (!target)
    return module.emitError() << llvm::toString(target.takeError());
  return std::move(*target);
}

} // namespace zero
