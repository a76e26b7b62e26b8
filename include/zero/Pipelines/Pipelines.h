//===- Pipelines.h - The way from phase to phase -----------------------------===//
//
// One pipeline per phase, `--zero-to-PHASE`: exactly what `zero-compile --compile-to=PHASE` runs. A
// pipeline starts from whatever phase the module is in, so `--compile-from` is the same call.
//===------------------------------------------------------------------------===//
#ifndef ZERO_PIPELINES_PIPELINES_H
#define ZERO_PIPELINES_PIPELINES_H

#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassOptions.h"
#include "zero/Dialect/Zero/Phase.h"
#include "zero/Options/Options.h"
#include <functional>
#include <string>

namespace zero {

/// Options of the way down, as passes and Options.td declare them: `stage`, `ranks`, ... The pass
/// that uses one records it in `zero.config`; `settleOptions` compares and completes them.
struct PipelineOptions : public mlir::PassPipelineOptions<PipelineOptions> {
  PipelineOptions() = default;
  PipelineOptions(const PipelineOptions &other) : PassPipelineOptions() {
    copyOptionValuesFrom(other);
  }

#define ZERO_OPTION(MEMBER, NAME, TYPE, MODIFIER, HELP, ...)                                       \
  TYPE MEMBER{*this, NAME, llvm::cl::desc(HELP), MODIFIER};
#include "zero/Options/Options.inc"
};

/// Compares the options that are given with those the module was made with, and takes the latter
/// where none is given. Fails with a message where one contradicts the module, came too late to
/// have an effect, or is out of range.
mlir::LogicalResult settleOptions(mlir::ModuleOp module, PipelineOptions &options);

/// Writes a table of all options, docs/Options.md.
void printOptions(llvm::raw_ostream &os);

/// `origin`, the `import` module of `compiled`, as bytecode that an executable carries: with the
/// options that `compiled` was made with, which `settleOptions` takes as defaults when the
/// executable is compiled again.
std::string serializeOrigin(mlir::ModuleOp origin, mlir::ModuleOp compiled);

/// Adds the passes that take a module in phase `from` to phase `to`.
void buildPipeline(mlir::OpPassManager &pm, ir::Phase from, ir::Phase to,
                   const PipelineOptions &options);

/// Called with a pass's name and the module that it has left.
using AfterPass = std::function<void(llvm::StringRef pass, mlir::ModuleOp module)>;

/// Runs the module down to phase `to`, starting from the phase it is in; does nothing when it is
/// there, fails with a message when it is below. `afterPass` sees the program after every pass that
/// may have changed it; it leaves it as it is.
mlir::LogicalResult lowerTo(mlir::ModuleOp module, ir::Phase to, const PipelineOptions &options,
                            const AfterPass &afterPass = {});

/// Runs the verifier of the phase the module is in once more, and proves it equal to its origin
/// (Origin.h): text may have been edited since it was printed. Tools call it on what they read.
mlir::LogicalResult verifyText(mlir::ModuleOp module, const PipelineOptions &options);

/// Writes the roles of a module that was not imported yet to standard output, in the format that
/// `roles` reads.
mlir::LogicalResult printRoles(mlir::ModuleOp module, PipelineOptions options);

/// Registers `--zero-to-PHASE` for every phase.
void registerPipelines();

/// Registers every dialect a program may contain, in any phase.
void registerAllDialects(mlir::DialectRegistry &registry);
/// Registers every pass of this project and the upstream ones that are useful beside them.
void registerAllPasses();

} // namespace zero
#endif
