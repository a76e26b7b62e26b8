//===- Target.cpp - The machine that code is made for --------------------------------===//
#include "zero/6-Executable/Target.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/TargetParser/Host.h"
#include "llvm/TargetParser/X86TargetParser.h"

namespace zero {

static unsigned lanesOf(llvm::function_ref<bool(llvm::StringRef)> has) {
  return has("avx512f") ? 16 : has("avx2") ? 8 : 4;
}

llvm::Expected<CpuTarget> resolveTarget(llvm::StringRef target) {
  auto [device, name] = target.split(':');
  if (device != "cpu")
    return llvm::createStringError("target '" + target +
                                   "' is not known; expected cpu, cpu:native or cpu:NAME, "
                                   "for example cpu:x86-64-v3");
  if (name.empty() || name == "native") {
    CpuTarget result = {llvm::sys::getHostCPUName().str(), "", 0};
    llvm::StringMap<bool> features = llvm::sys::getHostCPUFeatures();
    std::vector<std::string> names;
    for (auto &feature : features)
      names.push_back((feature.second ? "+" : "-") + feature.first().str());
    llvm::sort(names); // maps of strings have no order
    result.features = llvm::join(names, ",");
    result.lanes = lanesOf([&](llvm::StringRef feature) { return features.lookup(feature); });
    return result;
  }
  llvm::SmallVector<llvm::StringRef> known;
  llvm::X86::fillValidCPUArchList(known, /*Only64Bit=*/true);
  if (!llvm::is_contained(known, name))
    return llvm::createStringError(
        "CPU '" + name + "' of target '" + target +
        "' is not known; expected native or a name like x86-64-v3 or skylake-avx512");
  llvm::SmallVector<llvm::StringRef> features;
  llvm::X86::getFeaturesForCPU(name, features);
  return CpuTarget{name.str(), "", lanesOf([&](llvm::StringRef feature) {
                     return llvm::is_contained(features, feature);
                   })};
}

} // namespace zero
