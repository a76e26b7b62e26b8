//===- ZeroRun.h - What the parts of zero-run share ----------------------------===//
#ifndef ZERO_TOOLS_ZERORUN_ZERORUN_H
#define ZERO_TOOLS_ZERORUN_ZERORUN_H

#include "zero/Interpreter/ShardedRun.h"
#include "zero/Pipelines/Pipelines.h"

#include "mlir/IR/BuiltinOps.h"
#include <functional>

namespace zero {

/// A program and what to run it on.
struct RunRequest {
  mlir::ModuleOp module;    // in phase `import` or below, or a plain function
  std::string entry;        // name of the entry function
  EntryInterface interface; // its arguments and results, unsharded
  const PipelineOptions &options;
  unsigned steps = 1;
  Values arguments; // unsharded, in order
  /// Called after each step, counted from 1, with the results of the entry in order, unsharded.
  /// Those that are no scalars may be null before the last step.
  std::function<void(unsigned step, llvm::ArrayRef<Tensor> results)> onStep;
  RunOptions run = {};
};

/// Runs `request.steps` steps, each state result feeding the next, and gives the last step's
/// results. Leaves a message where it fails.
mlir::LogicalResult runInterpreted(const RunRequest &request, Values &results);

/// Whether the file holds conformance programs rather than a step: modules inside it, functions
/// that run on devices of their own, or several functions without arguments and no `main`.
bool isSuite(mlir::ModuleOp file);

/// Interprets every program of such a file as it stands, and gives all results in order. Ends with
/// the first that fails.
mlir::LogicalResult runSuite(mlir::ModuleOp file, Values &results);

/// Makes chlo ops what they are in stablehlo, which is how the interpreter knows them.
mlir::LogicalResult expandChlo(mlir::ModuleOp module);

/// A program and the files that its executable reads and writes; either path may be empty.
struct CompiledRequest {
  mlir::ModuleOp module; // in any phase up to `planned`; spent
  const PipelineOptions &options;
  unsigned steps = 1;
  std::string argsFile, resultsFile;
  /// Called when the executable is made, before it runs.
  std::function<void()> onCompiled = [] {};
};

/// Compiles the module to a temporary executable and runs it; the executable prints the steps'
/// metrics itself. Leaves a message where it fails.
mlir::LogicalResult runCompiled(const CompiledRequest &request);

/// Runs of several files with the same options.
struct BatchRequest {
  llvm::ArrayRef<std::string> files;
  /// Folders with STEM.safetensors per file: arguments, where it has some, and results. May be
  /// empty.
  std::string argsFolder, resultsFolder;
  unsigned timeLimit = 0; // seconds that a file may take, 0 for no limit
  /// Runs one file; either path of arrays may be empty.
  std::function<mlir::LogicalResult(llvm::StringRef file, llvm::StringRef args,
                                    llvm::StringRef results)>
      run;
};

/// Runs every file in a process of its own that starts where this one stands, so that one that
/// fails, crashes or hangs hides no other. After each it prints a line of JSON: the file, whether
/// it ended well, and what it said where it did not. Fails where one of them did.
mlir::LogicalResult runBatch(const BatchRequest &request);

/// The random tests of `--equivalent`.
struct EquivalenceOptions {
  unsigned ranks = 0; // 0: as many as the mesh has
  uint64_t seed = 0;
  double tolerance = 0;
};

/// Runs every public function of `before` and the one of the same name in `after` on the same
/// random inputs, different on each rank (but for arguments marked `zero.replicated`), and compares
/// their results rank by rank. Where only `after` has a mesh, both run on whole arrays: the step on
/// one device against the step on ranks.
mlir::LogicalResult checkEquivalent(mlir::ModuleOp before, mlir::ModuleOp after,
                                    const EquivalenceOptions &options);

} // namespace zero
#endif
