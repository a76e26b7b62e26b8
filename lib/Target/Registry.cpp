//===- Registry.cpp - The targets by name -----------------------------------------------------===//
#include "Cpu/CpuTarget.h"
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

} // namespace zero
