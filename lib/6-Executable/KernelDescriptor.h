//===- KernelDescriptor.h - What the host launches kernels by ---------------------------===//
#ifndef ZERO_LIB_EXECUTABLE_KERNELDESCRIPTOR_H
#define ZERO_LIB_EXECUTABLE_KERNELDESCRIPTOR_H

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/BuiltinOps.h"

namespace zero {

/// A constant of that name at the end of what `builder` fills: the text, NUL-terminated.
mlir::LLVM::GlobalOp emitString(mlir::OpBuilder &builder, llvm::StringRef name,
                                llvm::StringRef text, mlir::Location loc);

/// The descriptors of a module's lowered kernels (`zrt_kernel_descriptor` of zrt/abi.h), each a
/// constant of the module that is made when it is first asked for.
class KernelDescriptors {
public:
  explicit KernelDescriptors(mlir::ModuleOp module);

  mlir::LLVM::GlobalOp get(mlir::LLVM::LLVMFuncOp kernel, mlir::Location loc);
  /// The kernel that a descriptor of that name is of; empty where it is none.
  static llvm::StringRef getKernel(llvm::StringRef descriptor);

private:
  void declareDeviceCode();
  mlir::LLVM::GlobalOp make(mlir::LLVM::LLVMFuncOp kernel, mlir::Location loc);

  mlir::ModuleOp module;
  llvm::StringMap<mlir::LLVM::GlobalOp> known; // by name
  bool hasDeviceCode = false;
};

} // namespace zero
#endif
