//===- Interpreter.h - The meaning of a program, op by op ---------------------===//
//
// A plain reference interpreter of programs in the phases from `import` to `planned` and of small
// functions without a phase. N ranks run in lock-step: every op is evaluated for all ranks before
// the next one, so a collective sees the values of all of them. It is the meaning test of every
// rewrite: rounding and the order of sums are fixed by (op, shapes, element types) alone, never by
// stage, rank count or machine:
//
// - elementwise ops on floats of at most 16 bits compute in f32 and round once per op;
//   transcendental functions of f32 are computed in f64 and rounded once;
// - dot_general, convolution, reductions by one op: f32 for f32, f16 and bf16 (f64 for f64),
//   rounded once at the end; dots sum left to right, no fused multiply-add;
// - collectives: left fold over the ranks 0..N-1 of the group, in f32 (f64 for f64), rounded once.
//
// What is undefined stays visible: padding made by `zero.pack` is NaN (or a bit pattern), and so is
// every byte of a planned program's arena that nobody has written.
//===--------------------------------------------------------------------------===//
#ifndef ZERO_INTERPRETER_INTERPRETER_H
#define ZERO_INTERPRETER_INTERPRETER_H

#include "zero/Support/Tensor.h"

#include "mlir/Interfaces/FunctionInterfaces.h"
#include <vector>

namespace zero {

/// Arguments or results of one rank, in order.
using Values = std::vector<Tensor>;

/// The interpreter's element type for an MLIR one; none where it has no such type.
std::optional<DType> getDType(mlir::Type elementType);

/// Looks on while a program runs, and may have it go on with other values.
class RunObserver {
public:
  virtual ~RunObserver() = default;
  /// `op` has given `results`, per rank. It stands in the entry's block, where `outer` is null, or
  /// in the kernel that `outer` runs; what other regions run is not seen. Launches of a plan have
  /// calls of their own.
  virtual void onOp(mlir::Operation *op, mlir::Operation *outer,
                    llvm::MutableArrayRef<Values> results) {}
  /// What stands at the allocations that a launch reads and writes, in that order, per rank, before
  /// it runs. A failure ends the run.
  virtual mlir::LogicalResult beforeLaunch(mlir::Operation *launch,
                                           llvm::MutableArrayRef<Values> found) {
    return mlir::success();
  }
  /// What a launch has left at the allocations that it writes.
  virtual mlir::LogicalResult afterLaunch(mlir::Operation *launch,
                                          llvm::MutableArrayRef<Values> written) {
    return mlir::success();
  }
};

struct RunOptions {
  RunObserver *observer = nullptr;
  /// Of runs on whole arrays: padding of units has all bits set, like memory that nobody has
  /// written, instead of being zero.
  bool marksPadding = false;
  /// Of a planned program: launches run in an order that streams and events allow, chosen by this
  /// seed, and not in the order of the block.
  std::optional<uint64_t> orderSeed;
};

/// Runs `entry` once on `ranks` ranks: `inputs[r]` are rank r's arguments, `outputs[r]` become its
/// results. Fails, with a message at the op concerned, on arguments of the wrong type, an op or
/// type that is not supported, or a rank count that is not the mesh's.
mlir::LogicalResult interpret(mlir::FunctionOpInterface entry, unsigned ranks,
                              llvm::ArrayRef<Values> inputs, std::vector<Values> &outputs,
                              const RunOptions &options = {});

/// Ranks of the module's mesh; 1 where it has none.
int64_t getMeshSize(mlir::Operation *module);

} // namespace zero
#endif
