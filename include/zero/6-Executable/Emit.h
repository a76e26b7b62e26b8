//===- Emit.h - Lowered functions to object code ---------------------------------===//
#ifndef ZERO_EXECUTABLE_EMIT_H
#define ZERO_EXECUTABLE_EMIT_H

#include "mlir/IR/BuiltinOps.h"
#include "zero/6-Executable/Target.h"

namespace zero {

/// The bytes of a relocatable object file.
using ObjectCode = llvm::SmallVector<char, 0>;

struct EmitOptions {
  unsigned threads = 0;   // of the compiler; 0: one per core
  bool printLLVM = false; // LLVM IR after optimisation, to stderr
};

/// Turns a module of lowered kernels (and LLVM-dialect functions and globals) into object files.
/// The functions are shared out over several files so that they compile in parallel; the result
/// does not depend on the number of threads. Consumes the module's body.
mlir::FailureOr<std::vector<ObjectCode>> emitObjects(mlir::ModuleOp module, const CpuTarget &target,
                                                     const EmitOptions &options = {});

/// Registers what `emitObjects` needs of MLIR's translation.
void registerEmissionDialects(mlir::DialectRegistry &registry);

} // namespace zero
#endif
