//===- Compile.h - A module in any phase to an executable -----------------------===//
#ifndef ZERO_EXECUTABLE_COMPILE_H
#define ZERO_EXECUTABLE_COMPILE_H

#include "mlir/IR/BuiltinOps.h"
#include "zero/Support/Background.h"
#include "zero/Target/Target.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"
#include <string>

namespace zero {

/// The plan of a module in phase `planned`, as the runtime reads it (docs/Runtime.md). `import` is
/// its origin, which tells what arguments index; null where it is not known. Fails with a message
/// where a leaf of the program has no allocation.
mlir::FailureOr<std::string> makePlanJson(mlir::ModuleOp module, mlir::ModuleOp import);

/// Attributes of the tables on a module (zero.config, zero.bytes, zero.memory): booleans, integers,
/// strings, lists and dictionaries of these; anything else as it prints.
llvm::json::Value toJson(mlir::Attribute attribute);

/// `module` as MLIR bytecode.
std::string serializeModule(mlir::ModuleOp module);

/// Makes what an executable carries of its origin, for the program in phase `planned`.
using SerializeOrigin = std::function<std::string(mlir::ModuleOp planned)>;

/// Takes a module from phase `planned` to what its target makes of it: the executable `output`, or
/// what stands for one, which appears whole or not at all, once all work in `background` is done
/// without failure. `import` is its origin, null where it is not known; without `serialize` the
/// executable carries none. Both modules are the background's until it returns; `module` is spent.
mlir::LogicalResult emitExecutable(mlir::ModuleOp module, mlir::ModuleOp import,
                                   const SerializeOrigin &serialize, llvm::StringRef output,
                                   const LinkOptions &link, Background &background);

/// Reads the origin out of an executable made before: the bytecode of its `import` module. Fails
/// where the file is no such executable or carries none.
llvm::Expected<std::string> readImportBytecode(llvm::StringRef executable);

} // namespace zero
#endif
