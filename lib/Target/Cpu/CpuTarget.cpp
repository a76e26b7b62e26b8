#include "CpuTarget.h"
#include "AttentionPlan.h"

#include "CpuKernel.h"
#include "zero/Target/Kernel.h"
#include "zero/Target/Link.h"
#include "zero/Target/ObjectCode.h"
#include "zrt/abi.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/TargetParser/Host.h"
#include "llvm/TargetParser/X86TargetParser.h"

using namespace mlir;

namespace zero {

namespace {
/// A core of a server of the last ten years, rounded. One table for all of them: records name the
/// work and the grain that follow from it, and shall not differ between machines without need.
constexpr CostTable kCore = {.bytesPerSecond = 8'192'000'000,
                             .flopsPerSecond = 50'000'000'000,
                             .launchNanoseconds = 8'000,
                             .cacheBytes = {32 << 10, 1 << 20, 2 << 20}};

class CpuTarget : public Target {
public:
  /// `lanes`: elements of one step of an inner loop, those of f32 in a register.
  CpuTarget(Processor processor, unsigned lanes) : processor(std::move(processor)), lanes(lanes) {}

  std::string describe() const override {
    return processor.cpu + ", " + std::to_string(lanes) + " lanes";
  }
  const CostTable &getCosts() const override { return kCore; }

  /// Panels of bf16 and f16 are widened to f32.
  int64_t getGemmWorkspace(Type element) const override {
    return element.isBF16() || element.isF16() ? ZRT_GEMM_WORKSPACE : 0;
  }

  bool hasGemmTerms(Type element) const override { return element.isF32(); }

  bool hasColumnStage() const override { return true; }
  int64_t getAttentionOperandBytes() const override { return kAttentionOperandBytes; }
  bool finishesSums() const override { return true; }
  bool remakesSums() const override { return true; }
  FailureOr<KernelSchedule> schedule(func::FuncOp kernel) const override {
    return scheduleCpuKernel(kernel, lanes, kCore);
  }
  LogicalResult verify(func::FuncOp kernel, const KernelSchedule &schedule) const override {
    return verifyCpuSchedule(kernel, schedule, lanes, kCore);
  }
  LogicalResult lower(func::FuncOp kernel, const KernelSchedule &schedule) const override {
    return lowerCpuKernel(kernel, schedule);
  }

  FailureOr<std::vector<ObjectCode>> emit(ModuleOp module,
                                          const EmitOptions &options) const override {
    return emitObjects(module, processor, options);
  }
  llvm::Error link(ArrayRef<ObjectCode> objects, StringRef output,
                   const LinkOptions &options) const override {
    return linkExecutable(objects, output, options);
  }

private:
  Processor processor;
  unsigned lanes;
};
} // namespace

static unsigned lanesOf(llvm::function_ref<bool(llvm::StringRef)> has) {
  return has("avx512f") ? 16 : has("avx2") ? 8 : 4;
}

/// This machine's processor, with exactly the features that it has.
static std::unique_ptr<Target> makeNative() {
  llvm::StringMap<bool> features = llvm::sys::getHostCPUFeatures();
  std::vector<std::string> names;
  for (auto &feature : features)
    names.push_back((feature.second ? "+" : "-") + feature.first().str());
  llvm::sort(names); // maps of strings have no order
  return std::make_unique<CpuTarget>(
      Processor{"", llvm::sys::getHostCPUName().str(), llvm::join(names, ",")},
      lanesOf([&](llvm::StringRef feature) { return features.lookup(feature); }));
}

llvm::Expected<std::unique_ptr<Target>> makeCpuTarget(StringRef machine) {
  if (machine.empty() || machine == "native")
    return makeNative();
  SmallVector<StringRef> known;
  llvm::X86::fillValidCPUArchList(known, /*Only64Bit=*/true);
  if (!llvm::is_contained(known, machine))
    return llvm::createStringError(
        "CPU '" + machine + "' of target 'cpu:" + machine +
        "' is not known; expected native or a name like x86-64-v3 or skylake-avx512");
  SmallVector<StringRef> features;
  llvm::X86::getFeaturesForCPU(machine, features);
  return std::make_unique<CpuTarget>(
      Processor{"", machine.str(), ""},
      lanesOf([&](StringRef feature) { return llvm::is_contained(features, feature); }));
}

} // namespace zero
