//===- ControlCode.h - The host code of loops and branches, run on paper ------===//
#ifndef ZERO_VALIDATE_CONTROLCODE_H
#define ZERO_VALIDATE_CONTROLCODE_H

#include "ControlKernels.h"
#include "mlir/IR/SymbolTable.h"

namespace zero::validate {

/// Fails with a message where the code of a kernel of control flow (LLVM dialect) does something
/// else than the ops of its regions, with memory of its buffers as bytes of values: each call reads
/// what the op of a region reads that it stands for, nothing that is still needed is overwritten,
/// and what a region gives ends in the places of the results.
llvm::LogicalResult checkControlCode(const ControlKernels &kernels,
                                     const mlir::SymbolTable &emitted);

} // namespace zero::validate
#endif
