//===- PlainCode.h - Emitted code that says nothing beside what it does -------===//
#ifndef ZERO_VALIDATE_PLAINCODE_H
#define ZERO_VALIDATE_PLAINCODE_H

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

namespace zero::validate {

/// Fails with a message where a load, store, copy or call has attributes by which LLVM may leave it
/// out or move it.
llvm::LogicalResult checkPlain(mlir::Operation &op);

/// Whether callers of a function know nothing of it but its name and type, and no other function
/// may take its place.
bool isPlain(mlir::LLVM::LLVMFuncOp function);

/// The same of a kernel of a GPU, but for the threads of a block.
bool isPlainDeviceKernel(mlir::LLVM::LLVMFuncOp function, int64_t threads);

} // namespace zero::validate
#endif
