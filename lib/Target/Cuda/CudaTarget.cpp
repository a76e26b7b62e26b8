#include "CudaTarget.h"

#include "AttentionSweep.h"
#include "CudaKernel.h"
#include "LibraryConvolution.h"
#include "RowColumns.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "zero/Target/Kernel.h"
#include "zero/Target/Link.h"
#include "zero/Target/ObjectCode.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;

namespace zero {

namespace {
/// A block of threads. Shared memory takes the place of the nearest cache: what every architecture
/// gives without being asked, less what reductions need.
constexpr CostTable kBlock = {.bytesPerSecond = 16'000'000'000,
                              .flopsPerSecond = 100'000'000'000,
                              .launchNanoseconds = 3'000,
                              .cacheBytes = {32 << 10, 192 << 10, 32 << 20}};

class CudaTarget : public Target {
public:
  explicit CudaTarget(StringRef architecture) : architecture(architecture) {}

  std::string describe() const override { return architecture; }
  const CostTable &getCosts() const override { return kBlock; }
  /// What NVIDIA's guide to cuBLAS recommends, by architecture.
  int64_t getGemmWorkspace(Type) const override {
    return int64_t(architecture == "sm_80" ? 4 : 32) << 20;
  }

  /// Epilogues of cuBLASLt; of f64 it has none.
  bool hasGemmTerms(Type element) const override { return hasEpilogues(element); }
  bool hasOperandSums(Type element) const override { return hasEpilogues(element); }

  bool multipliesInTf32() const override { return true; } // all from sm_80 on
  bool hasLibraryConvolutions() const override { return true; }
  std::optional<FilterLayout> findLibraryFilter(Operation *convolution) const override {
    return zero::findLibraryFilter(cast<hlo::ConvolutionOp>(convolution));
  }
  /// What its matrix units are fed with at once.
  int64_t getMatrixAlignment() const override { return 16; }

  bool hasReduction(ir::ReduceKind kind, Type element) const override;
  bool reducesInOrder() const override { return false; } // NCCL's order is its own
  int64_t getBufferAlignment() const override { return kBufferAlignment; }
  bool sharesMemoryWithHost() const override { return false; }
  bool sumsAlongOneAxis() const override { return true; }
  bool roundsSums() const override { return true; }
  /// Operands are made as they are copied to shared memory, however many there are.
  int64_t getAttentionOperandBytes() const override { return std::numeric_limits<int64_t>::max(); }
  /// Threads alone would multiply wide heads of f32, slower than the library does.
  int64_t getMostHeadSize() const override { return kMostHeadSize; }
  bool hasColumnStage() const override { return false; } // blocks cannot wait for each other
  StringRef whyNoColumns(const RowForm &form, ArrayRef<Operation *> reductions) const override {
    StringRef why = whyNoColumnBlocks(form, reductions);
    return why.empty() ? whyNotWorthColumnBlocks(form) : why;
  }
  FailureOr<KernelSchedule> schedule(func::FuncOp kernel) const override {
    return scheduleCudaKernel(kernel, kBlock);
  }
  LogicalResult verify(func::FuncOp kernel, const KernelSchedule &schedule) const override {
    return verifyCudaSchedule(kernel, schedule, kBlock);
  }
  LogicalResult lower(func::FuncOp kernel, const KernelSchedule &schedule) const override {
    return lowerCudaKernel(kernel, schedule, architecture);
  }

  llvm::Error checkCubins(StringRef cubins) const override {
    return zero::checkCubins(architecture, cubins);
  }
  /// The host program, with the kernels' code as constants.
  FailureOr<std::vector<ObjectCode>> emit(ModuleOp module,
                                          const EmitOptions &options) const override {
    FailureOr<std::string> ptx = emitPtx(module, architecture, options);
    if (failed(ptx))
      return failure();
    if (options.kernelsOnly)
      return std::vector<ObjectCode>{ObjectCode(ptx->begin(), ptx->end())};
    if (failed(embedDeviceCode(module, *ptx, architecture, options.cubins)))
      return failure();
    return emitObjects(module, getAnyProcessor(), options);
  }
  llvm::Error link(ArrayRef<ObjectCode> objects, StringRef output,
                   const LinkOptions &options) const override {
    return linkExecutable(objects, output, options);
  }

private:
  static bool hasEpilogues(Type element) {
    return element.isF32() || element.isBF16() || element.isF16();
  }

  std::string architecture;
};
} // namespace

/// What the runtime asks NCCL for (runtime/comm/nccl). Booleans are the smallest or the largest of
/// bytes, complex numbers twice as many floats; a maximum of floats would lose NaN.
bool CudaTarget::hasReduction(ir::ReduceKind kind, Type element) const {
  bool isSum = kind == ir::ReduceKind::Add, isProduct = kind == ir::ReduceKind::Mul;
  if (auto complex = dyn_cast<ComplexType>(element))
    return isSum && (complex.getElementType().isF32() || complex.getElementType().isF64());
  if (isa<FloatType>(element))
    return (isSum || isProduct) &&
           (element.isF16() || element.isBF16() || element.isF32() || element.isF64());
  unsigned bits = element.getIntOrFloatBitWidth();
  return bits == 1 || ((bits == 8 || bits == 32 || bits == 64) && kind != ir::ReduceKind::And &&
                       kind != ir::ReduceKind::Or);
}

llvm::Expected<std::unique_ptr<Target>> makeCudaTarget(StringRef machine) {
  constexpr ArrayRef<llvm::StringLiteral> known(kArchitectures);
  if (machine.empty())
    machine = known.front();
  if (!llvm::is_contained(known, machine))
    return llvm::createStringError("GPU '" + machine + "' of target 'cuda:" + machine +
                                   "' is not known; expected " + llvm::join(known, ", "));
  return std::make_unique<CudaTarget>(machine);
}

} // namespace zero
