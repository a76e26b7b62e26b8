//===- Ptx.cpp - Kernels to PTX, in process ----------------------------------------------===//
#include "CudaKernel.h"
#include "DeviceMath.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
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

FailureOr<std::string> emitPtx(ModuleOp module, StringRef architecture,
                               const EmitOptions &options) {
  SymbolTable symbols(module);
  for (auto kernel : module.getOps<LLVM::LLVMFuncOp>())
    if (kernel->hasAttr("zero.kernel") && failed(checkCalls(kernel, symbols)))
      return failure();
  // What kernels do not refer to is left out.
  OwningOpRef<ModuleOp> device = module.clone();
  for (Operation &op : llvm::make_early_inc_range(*device->getBody())) {
    auto function = dyn_cast<LLVM::LLVMFuncOp>(op);
    auto global = dyn_cast<LLVM::GlobalOp>(op);
    if ((function && !function.isExternal() && !op.hasAttr("zero.kernel")) ||
        (global && global.getLinkage() == LLVM::Linkage::External))
      op.erase();
  }
  std::string buffers = describeBuffers(module);
  for (auto kernel : llvm::make_early_inc_range(module.getOps<LLVM::LLVMFuncOp>()))
    if (kernel->hasAttr("zero.kernel"))
      kernel.erase();
  keepAccesses();
  Processor processor{"nvptx64-nvidia-cuda", architecture.str(), getPtxVersion(architecture).str()};
  FailureOr<std::string> text = emitAssembly(*device, processor, options, linkDeviceMath);
  if (succeeded(text))
    *text += buffers;
  return text;
}

} // namespace zero
