//===- ObjectCode.h - Lowered functions to object code --------------------===//
#ifndef ZERO_TARGET_OBJECTCODE_H
#define ZERO_TARGET_OBJECTCODE_H

#include "zero/Target/Target.h"

namespace llvm {
class Module;
}

namespace zero {

/// A processor that there is a code generator for.
struct Processor {
  std::string triple;   // empty: of this machine's architecture
  std::string cpu;      // as LLVM calls it: "x86-64-v3"
  std::string features; // "+avx2,-avx512f"; empty: those that the name implies
};

/// The least of this architecture, which all others are.
Processor getAnyProcessor();

/// Turns a module of LLVM-dialect functions and globals, kernels of vectors and loops among them,
/// into object files; declarations stay undefined symbols. Unless `isOneFile`, the functions are
/// shared out over several files so that they compile in parallel; the result does not depend on
/// the number of threads. Consumes the module's body.
mlir::FailureOr<std::vector<ObjectCode>> emitObjects(mlir::ModuleOp module,
                                                     const Processor &processor,
                                                     const EmitOptions &options,
                                                     bool isOneFile = false);

/// Adds to an LLVM module what it only declares. Returns what went wrong, or nothing.
using AddLibrary = llvm::function_ref<std::string(llvm::Module &)>;

/// The same as one text of the processor's assembler.
mlir::FailureOr<std::string> emitAssembly(mlir::ModuleOp module, const Processor &processor,
                                          const EmitOptions &options, AddLibrary addLibrary);

/// Loads every dialect that code is emitted through.
void loadEmissionDialects(mlir::MLIRContext *context);

/// Registers what `emitObjects` needs of MLIR's translation.
void registerEmissionDialects(mlir::DialectRegistry &registry);

} // namespace zero
#endif
