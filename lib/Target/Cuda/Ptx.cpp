//===- Ptx.cpp - Kernels to PTX, in process ----------------------------------------------===//
#include "CudaKernel.h"
#include "DeviceMath.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "zero/Target/Kernel.h"
#include "zero/Target/ObjectCode.h"
#include "llvm/Support/CommandLine.h"

using namespace mlir;

namespace zero {

/// The oldest PTX that has the architecture, which the oldest drivers take.
static StringRef getPtxVersion(StringRef architecture) {
  if (architecture == "sm_80")
    return "+ptx70";
  return architecture == "sm_90" ? "+ptx78" : "+ptx86";
}

/// Functions that a GPU has not: no library stands behind a module of PTX.
static LogicalResult checkCalls(LLVM::LLVMFuncOp kernel, const SymbolTable &symbols) {
  WalkResult result = kernel.walk([&](LLVM::CallOp call) {
    auto callee = call.getCallee();
    auto function = callee ? symbols.lookup<LLVM::LLVMFuncOp>(*callee) : LLVM::LLVMFuncOp();
    if (function && (!function.isExternal() || hasDeviceMath(*callee)))
      return WalkResult::advance();
    call.emitOpError() << "in kernel '" << kernel.getSymName() << "' calls '"
                       << callee.value_or("a pointer")
                       << "', which target cuda has not; compile for --target=cpu";
    return WalkResult::interrupt();
  });
  return failure(result.wasInterrupted());
}

/// Loads and stores are as wide as the schedule says already; LLVM's own vectoriser would take
/// three elements at the end of a buffer for four, which lie in the same 16 bytes but not in the
/// buffer.
static void keepAccesses() {
  auto &options = llvm::cl::getRegisteredOptions();
  if (auto *option = options.lookup("disable-nvptx-load-store-vectorizer"))
    static_cast<llvm::cl::opt<bool> *>(option)->setValue(true);
}

/// Comments that say how many bytes a kernel's buffers have: for whoever checks its accesses.
static std::string describeBuffers(ModuleOp module) {
  std::string text;
  llvm::raw_string_ostream os(text);
  for (auto kernel : module.getOps<LLVM::LLVMFuncOp>())
    if (auto bytes = kernel->getAttrOfType<DenseI64ArrayAttr>(kBufferBytesAttr)) {
      os << "// buffers of " << kernel.getSymName() << ":";
      for (int64_t count : bytes.asArrayRef())
        os << " " << count;
      os << "\n";
    }
  return text;
}

/// Kernels of the GPU, and what they refer to.
static void keepDeviceCode(ModuleOp module) {
  llvm::DenseSet<StringAttr> used;
  for (auto kernel : module.getOps<LLVM::LLVMFuncOp>()) {
    if (!kernel->hasAttr(kThreadsAttr))
      continue;
    used.insert(kernel.getSymNameAttr());
    kernel.walk([&](Operation *op) {
      if (auto address = dyn_cast<LLVM::AddressOfOp>(op))
        used.insert(address.getGlobalNameAttr().getAttr());
      else if (auto call = dyn_cast<LLVM::CallOp>(op); call && call.getCalleeAttr())
        used.insert(call.getCalleeAttr().getAttr());
    });
  }
  for (Operation &op : llvm::make_early_inc_range(*module.getBody()))
    if (isa<LLVM::LLVMFuncOp, LLVM::GlobalOp>(op) &&
        !used.contains(SymbolTable::getSymbolName(&op)))
      op.erase();
}

FailureOr<std::string> emitPtx(ModuleOp module, StringRef architecture,
                               const EmitOptions &options) {
  SymbolTable symbols(module);
  for (auto kernel : module.getOps<LLVM::LLVMFuncOp>())
    if (kernel->hasAttr(kThreadsAttr) && failed(checkCalls(kernel, symbols)))
      return failure();
  OwningOpRef<ModuleOp> device = module.clone();
  keepDeviceCode(*device);
  std::string buffers = describeBuffers(module);
  for (auto kernel : llvm::make_early_inc_range(module.getOps<LLVM::LLVMFuncOp>()))
    if (kernel->hasAttr(kThreadsAttr))
      kernel.erase();
  keepAccesses();
  Processor processor{"nvptx64-nvidia-cuda", architecture.str(), getPtxVersion(architecture).str()};
  FailureOr<std::string> text = emitAssembly(*device, processor, options, linkDeviceMath);
  if (succeeded(text))
    *text += buffers;
  return text;
}

} // namespace zero
