//===- Roofline.h - How long a planned step should take on a machine ------------------------===//
//
// A report for people: nothing that is compiled depends on it. Two counts that share nothing: what
// the launches of a plan cost (`measureStep`), and what no plan of the same graph could do without
// (`countUnavoidable`).
//===----------------------------------------------------------------------------------------===//
#ifndef ZERO_ROOFLINE_ROOFLINE_H
#define ZERO_ROOFLINE_ROOFLINE_H

#include "mlir/IR/BuiltinOps.h"
#include "zero/Cost/Machine.h"
#include <optional>
#include <vector>

namespace zero::roofline {

/// What the machine's assembler says of a kernel.
struct Resources {
  int64_t registers = 0, spilled = 0, shared = 0; // registers of a thread; bytes
};

/// How a kernel is launched.
struct Grid {
  int64_t blocks = 0, threads = 0;
  std::optional<Resources> resources;
  double occupancy = 0; // of a multiprocessor's threads, those that are resident; 0: not known
};

/// What bounds a launch.
enum class Bound { Bytes, Operations, Parallelism, Wire };
llvm::StringRef stringify(Bound bound);

/// All launches of one kernel, or of one shape of a library's call.
struct Call {
  std::string kind; // kernel, gemm, collective, copy
  std::string name;
  std::string by; // who multiplies matrices, of a matmul, convolution or attention; else empty
  int64_t launches = 0;
  int64_t read = 0, written = 0, operations = 0; // of all launches
  double seconds = 0;
  Bound bound = Bound::Bytes; // of the launch that takes longest
  std::optional<Grid> grid;
};

struct Step {
  std::vector<Call> calls; // the longest first
  int64_t launches = 0;
  double seconds = 0;       // of all calls that are no collectives
  double kernelSeconds = 0; // of kernels and copies
  int64_t kernelBytes = 0;
  double wireSeconds = 0;    // of collectives
  double exposedSeconds = 0; // by which the step is longer for them
  std::string assembler;     // empty: registers and occupancy are not known
};

/// What every plan of a step does, counted from its graph in phase `partitioned`.
struct Unavoidable {
  double gemmSeconds = 0, attentionSeconds = 0, byteSeconds = 0;
  int64_t gemmFlops = 0, attentionFlops = 0, floorBytes = 0;
  int64_t attentions = 0;

  double getSeconds() const { return gemmSeconds + attentionSeconds + byteSeconds; }
};

/// What the launches of the training step of `module`, in phase `planned`, take on `machine`. Fails
/// with a message where the module is for another target, or a kernel cannot be lowered.
mlir::FailureOr<Step> measureStep(mlir::ModuleOp module, const cost::Machine &machine);

/// Counts from the training step of `module`, in phase `partitioned`:
///   - a matmul or convolution takes its operations, or its operands and result once;
///   - an attention is a group of matmuls of batches that share scores, values with more elements
///     than the operands they are made of, with whatever is elementwise between: it takes its
///     matmuls, half of them where a causal mask hides half, or its other operands and results
///     once;
///   - kernels read once what arguments, library calls and collectives made of what they use,
///     and write once what library calls, collectives and results use of what they make.
Unavoidable countUnavoidable(mlir::ModuleOp module, const cost::Machine &machine);

} // namespace zero::roofline
#endif
