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

/// Options of the way down. The pass that uses one records it in `zero.config`; `settleOptions`
/// compares and completes them.
struct PipelineOptions : public mlir::PassPipelineOptions<PipelineOptions> {
  PipelineOptions() = default;
  PipelineOptions(const PipelineOptions &other) : PassPipelineOptions() {
    copyOptionValuesFrom(other);
  }

  // What text that is read back is proved against.
  Option<std::string> origin{*this, "origin",
                             llvm::cl::desc("Import program that the input must be equal to"),
                             llvm::cl::init("")};
  Option<bool> unproved{
      *this, "unproved",
      llvm::cl::desc("Go on from text without a proof that it is equal to its import program"),
      llvm::cl::init(false)};
  // -> import
  Option<int64_t> unrollLimit{*this, "unroll-limit",
                              llvm::cl::desc("Unroll static loops up to this many ops in all"),
                              llvm::cl::init(2000000)};
  Option<std::string> roles{*this, "roles",
                            llvm::cl::desc("File of roles, as --print-roles writes it"),
                            llvm::cl::init("")};
  Option<std::string> batch{*this, "batch", llvm::cl::desc("Which arguments are the batch"),
                            llvm::cl::init("")};
  Option<std::string> rolesDraft{
      *this, "roles-draft",
      llvm::cl::desc("File that an error writes the roles to that were found, with blanks to fill"),
      llvm::cl::init("")};
  Option<bool> printRoles{*this, "print-roles",
                          llvm::cl::desc("Write the roles to standard output, as --roles reads"),
                          llvm::cl::init(false)};
  // -> replica
  Option<int64_t> ranks{*this, "ranks", llvm::cl::desc("Number of data-parallel ranks"),
                        llvm::cl::init(1)};
  Option<bool> allowGather{
      *this, "allow-gather",
      llvm::cl::desc("Gather values over the batch where no rule applies, with a remark for each"),
      llvm::cl::init(false)};
  Option<std::string> target{
      *this, "target", llvm::cl::desc("Machine to compile for: cpu (this one), cpu:x86-64-v3, ..."),
      llvm::cl::init("cpu")};
  Option<int64_t> threads{
      *this, "threads",
      llvm::cl::desc("Threads a rank (0: cores / ranks, when the executable starts)"),
      llvm::cl::init(0)};
  // -> partitioned
  Option<int64_t> stage{*this, "stage", llvm::cl::desc("ZeRO stage: 0, 1, 2 or 3"),
                        llvm::cl::init(0)};
  Option<int64_t> block{*this, "block",
                        llvm::cl::desc("Grid of parameter starts and shard ends in elements; 0: "
                                       "512 bytes in the smallest element type"),
                        llvm::cl::init(0)};
  Option<int64_t> unitBytes{*this, "unit-bytes",
                            llvm::cl::desc("Largest unit of parameters outside repeated layers; "
                                           "0: the size of the largest layer"),
                            llvm::cl::init(0)};
  Option<int64_t> maxReplicatedBytes{
      *this, "max-replicated-bytes",
      llvm::cl::desc("Largest state that may stay whole on every rank at stages 1 to 3"),
      llvm::cl::init(1 << 20)};
  Option<int64_t> maxExtraMemory{
      *this, "max-extra-memory",
      llvm::cl::desc("Most bytes a rank may hold of what updates compute whole; -1: the larger of "
                     "5 % of the stage's formula and 16 MiB"),
      llvm::cl::init(-1)};
  Option<int64_t> maxExtraWire{
      *this, "max-extra-wire",
      llvm::cl::desc("Most bytes a rank may read a step for what updates compute whole; -1: any"),
      llvm::cl::init(-1)};
  ListOption<std::string> allowReplicated{
      *this, "allow-replicated", llvm::cl::desc("States that may stay whole on every rank")};
  ListOption<std::string> disableRules{*this, "disable-rules",
                                       llvm::cl::desc("Rules of zero-partition not to apply")};
  // -> scheduled
  Option<int64_t> maxOps{*this, "max-ops", llvm::cl::desc("Most ops in one kernel"),
                         llvm::cl::init(96)};
  Option<int64_t> maxBuffers{*this, "max-buffers",
                             llvm::cl::desc("Most arguments and results of one kernel"),
                             llvm::cl::init(24)};
  Option<int64_t> prefetch{*this, "prefetch",
                           llvm::cl::desc("Units gathered ahead of the one in use"),
                           llvm::cl::init(1)};
  // -> planned
  Option<int64_t> alignment{*this, "alignment", llvm::cl::desc("Alignment of the arena in bytes"),
                            llvm::cl::init(512)};
};

/// Compares the options that are given with those the module was made with, and takes the latter
/// where none is given. Fails with a message where one contradicts the module, came too late to
/// have an effect, or is out of range.
mlir::LogicalResult settleOptions(mlir::ModuleOp module, PipelineOptions &options);

/// `origin`, the `import` module of `compiled`, as bytecode that an executable carries: with the
/// options that `compiled` was made with, which `settleOptions` takes as defaults when the
/// executable is compiled again.
std::string serializeOrigin(mlir::ModuleOp origin, mlir::ModuleOp compiled);

/// Adds the passes that take a module on rung `from` to rung `to`.
void buildPipeline(mlir::OpPassManager &pm, ir::Phase from, ir::Phase to,
                   const PipelineOptions &options);

/// Runs the module down to rung `to`, starting from the rung it stands on; does nothing when it is
/// there, fails with a message when it is below.
mlir::LogicalResult lowerTo(mlir::ModuleOp module, ir::Phase to, const PipelineOptions &options);

/// Runs the verifier of the rung the module stands on once more, and proves it equal to its origin
/// (Origin.h): text may have been edited since it was printed. Tools call it on what they read.
mlir::LogicalResult verifyText(mlir::ModuleOp module, const PipelineOptions &options);

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
