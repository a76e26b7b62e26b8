//===- Pipelines.h - The way from rung to rung -------------------------------===//
//
// One pipeline per rung, `--zero-to-PHASE`: exactly what `zero-compile --compile-to=PHASE` runs. A
// pipeline starts from whatever rung the module stands on, so `--compile-from` is the same call.
//===------------------------------------------------------------------------===//
#ifndef ZERO_PIPELINES_PIPELINES_H
#define ZERO_PIPELINES_PIPELINES_H

#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassOptions.h"
#include "zero/Dialect/Zero/Phase.h"
#include <string>

namespace zero {

/// Options of the way down. Each is recorded in `zero.config` by the pass that uses it; giving
/// another value to a module that already has one is an error, giving none keeps what is recorded.
struct PipelineOptions : public mlir::PassPipelineOptions<PipelineOptions> {
  PipelineOptions() = default;
  PipelineOptions(const PipelineOptions &other) : PassPipelineOptions() {
    copyOptionValuesFrom(other);
  }

  Option<int64_t> unrollLimit{*this, "unroll-limit",
                              llvm::cl::desc("Unroll static loops up to this many ops in all"),
                              llvm::cl::init(2000000)};
  Option<std::string> roles{*this, "roles",
                            llvm::cl::desc("File of roles, as --print-roles writes it"),
                            llvm::cl::init("")};
  Option<std::string> batch{*this, "batch", llvm::cl::desc("Batch arguments: argK[:DIM],..."),
                            llvm::cl::init("")};
  Option<bool> printRoles{*this, "print-roles",
                          llvm::cl::desc("Write the roles to standard output, as --roles reads"),
                          llvm::cl::init(false)};
  Option<int64_t> ranks{*this, "ranks", llvm::cl::desc("Number of data-parallel ranks"),
                        llvm::cl::init(1)};
  Option<int64_t> stage{*this, "stage", llvm::cl::desc("ZeRO stage: 0, 1, 2 or 3"),
                        llvm::cl::init(0)};
  ListOption<std::string> allowReplicated{*this, "allow-replicated",
                                          llvm::cl::desc("States that stay whole on every rank")};
  Option<std::string> target{*this, "target", llvm::cl::desc("cpu, cpu:native, cpu:x86-64-v3, ..."),
                             llvm::cl::init("cpu")};
};

/// Adds the passes that take a module on rung `from` to rung `to`.
void buildPipeline(mlir::OpPassManager &pm, ir::Phase from, ir::Phase to,
                   const PipelineOptions &options);

/// Runs the module down to rung `to`, starting from the rung it stands on; does nothing when it is
/// there, fails with a message when it is below.
mlir::LogicalResult lowerTo(mlir::ModuleOp module, ir::Phase to, const PipelineOptions &options);

/// Runs the verifier of the rung the module stands on once more: text may have been edited since it
/// was printed. Tools call it on what they read.
mlir::LogicalResult verifyRung(mlir::ModuleOp module);

/// Writes the roles of a module that was not imported yet to standard output, in the format that
/// `roles` reads.
mlir::LogicalResult printRoles(mlir::ModuleOp module, PipelineOptions options);

/// Registers `--zero-to-PHASE` for every rung.
void registerPipelines();

/// Registers every dialect a program may contain, on any rung.
void registerAllDialects(mlir::DialectRegistry &registry);
/// Registers every pass of this project and the upstream ones that are useful beside them.
void registerAllPasses();

} // namespace zero
#endif
