//===- CommandLine.h - What zero-compile and zero-run share ----------------------===//
#ifndef ZERO_TOOLS_COMMON_COMMANDLINE_H
#define ZERO_TOOLS_COMMON_COMMANDLINE_H

#include "zero/Pipelines/Pipelines.h"

#include "mlir/IR/OwningOpRef.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/SourceMgr.h"

namespace zero::tools {

/// Options that --help lists.
llvm::cl::OptionCategory &getCategory();

/// Parses the command line; messages of `fail` name the tool from here on.
void parseCommandLine(int argc, char **argv, llvm::StringRef overview);

/// "TOOL: error: MESSAGE" on stderr.
mlir::LogicalResult fail(const llvm::Twine &message);

/// Writes out what was printed; fails with a message where the standard output takes no more.
mlir::LogicalResult flushOutput();

/// The options of the way down that the command line gives, settled with what the module was made
/// with; fails with a message where they contradict it.
mlir::LogicalResult readOptions(mlir::ModuleOp module, PipelineOptions &options);

/// Has an error of inferred roles write them to a file with blanks to fill: `OUTPUT.roles` beside
/// the output, else, where that is empty or "-", `INPUT.roles` in the working folder.
void draftRoles(llvm::StringRef input, llvm::StringRef output, PipelineOptions &options);

/// Reads a module's text or bytecode, or the `import` module inside an executable made before.
/// Messages about it quote lines out of `sources`.
mlir::OwningOpRef<mlir::ModuleOp> readModule(llvm::StringRef path, mlir::MLIRContext &context,
                                             llvm::SourceMgr &sources);

} // namespace zero::tools
#endif
