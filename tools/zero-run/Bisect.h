//===- Bisect.h - The first phase, pass and value that differ --------------------===//
#ifndef ZERO_TOOLS_ZERORUN_BISECT_H
#define ZERO_TOOLS_ZERORUN_BISECT_H

#include "zero/Interpreter/ShardedRun.h"
#include "zero/Pipelines/Pipelines.h"

#include "mlir/IR/BuiltinOps.h"
#include <functional>

namespace zero {

/// How a bisection ends; the exit code.
enum class BisectEnd { Equal = 0, Found = 1, CannotTell = 2 };

struct BisectRequest {
  const PipelineOptions &options;
  std::optional<ir::Phase> only; // compares this phase with the one above it, and no other
  std::string reference;         // results of another program; may be empty
  std::string command;           // that was given, without --bisect
  std::function<mlir::LogicalResult(mlir::FunctionOpInterface step, const EntryInterface &,
                                    Values &)>
      readArguments;
  std::function<mlir::LogicalResult(const EntryInterface &, Values &)> readReference;
  /// Called after every pass, on what it has made; a test makes a pass go wrong here.
  AfterPass afterPass = [](llvm::StringRef, mlir::ModuleOp) {};
};

/// Takes the step down phase by phase on the same arguments, each run by the interpreter and the
/// last one as an executable, and prints a table of how far each is from the one above, then the
/// first that differs: phase, pass, value, place, element, and the command that shows it again.
/// `module` is a step as exported, or text of a phase, which then stands in the place of what
/// passes make of its origin. docs/Bisect.md says what counts as different.
BisectEnd bisect(mlir::ModuleOp module, const BisectRequest &request);

} // namespace zero
#endif
