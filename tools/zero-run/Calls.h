//===- Calls.h - Every call of an executable against the interpreter ------------===//
#ifndef ZERO_TOOLS_ZERORUN_CALLS_H
#define ZERO_TOOLS_ZERORUN_CALLS_H

#include "Trace.h"

namespace zero {

/// What made the bytes that are wrong.
enum class Part { Kernel, Library, Communicator, Runtime };
llvm::StringRef describePart(Part part);

/// The first launch that did something else than its meaning.
struct CallFinding {
  mlir::Operation *launch; // of the planned program
  Part part;
  std::string what; // happened
  std::string value;
  ElementDifference element;
};

struct CallsOutcome {
  std::string cannot; // why nothing is known; else empty
  std::optional<CallFinding> finding;
  unsigned launches = 0; // that were compared
  Values results;        // of the executable
  std::string ended;     // what it said where it did not end well
};

/// Compiles `planned`, whose origin is `origin` (null: not known), and runs the step once on its
/// ranks, on whole arrays. The bytes that each launch finds and leaves are taken out of the
/// executable, and each launch is interpreted on the very bytes that it has found there: so errors
/// of one launch are no errors of the next. Floats of kernels and library calls may differ by
/// roundings of sums in another order (docs/Bisect.md), all else not at all: what collectives and
/// copies give, and what a launch finds, which has to be what the launch before has left.
/// `planned` stays as it is.
CallsOutcome checkCalls(mlir::ModuleOp planned, mlir::ModuleOp origin,
                        llvm::ArrayRef<Tensor> arguments);

} // namespace zero
#endif
