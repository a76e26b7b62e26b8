//===- OpKinds.h - What an op can be to a kernel --------------------------------------===//
#ifndef ZERO_4_SCHEDULED_OPKINDS_H
#define ZERO_4_SCHEDULED_OPKINDS_H

#include "KernelGroups.h"

namespace zero {

/// What an op can be to a kernel.
enum class OpKind {
  Boundary,    // runs by itself: library calls, collectives, the return
  View,        // names bytes of its operand: general reshapes, unpack, pack
  Source,      // costs nothing to make again: constants, iotas, the rank
  Elementwise, // element i of the result from elements i of the operands
  UnitReshape, // adds or drops dimensions of size 1
  Shape,       // moves elements: broadcasts, transposes, slices, gathers, ...
  Reduce,      // one tensor, reduced by one commutative op
  Single,      // a kernel of its own
  Unsupported,
};
OpKind classify(mlir::Operation *op);

/// Whether zero.collective_start can start the op: it reduces, or moves units' buffers, or gathers
/// rows of dimension 0.
bool isStartable(mlir::Operation *op);

/// Whether the kernel of `op` is a call of the runtime, which finds operands in memory only.
bool readsOperandsFromMemory(mlir::Operation *op);

/// Says which op has no kernel, and what to do.
void reportUnsupported(mlir::Operation *op);

/// Names of the units that hold more than vectors.
using UnitSet = llvm::DenseSet<mlir::Attribute>;
UnitSet findMatrixUnits(mlir::ModuleOp module);

/// Whether states may be sharded: then memory of values is what a rank has left to spare.
bool hasSeveralRanks(mlir::ModuleOp module);

/// Ops of the model, as opposed to what partitioning added.
bool isModelOp(mlir::Operation *op);

/// A broadcast whose result has more elements than its operand.
bool isExpandingBroadcast(mlir::Operation *op);
/// A slice of consecutive elements in memory, where vector loads may start: a view.
bool isContiguousSlice(mlir::Operation *op);
/// Elements from the start of its operand to the start of a slice.
int64_t getSliceOffset(mlir::Operation *op);
/// A broadcast of one element.
bool isScalarBroadcast(mlir::Operation *op);

/// A few instructions per element.
bool isCheap(mlir::Operation *op);
/// Operands about as large as the result that must be read from memory.
unsigned countLargeOperands(mlir::Operation *op);
/// Evaluating it in several kernels costs less than storing it.
bool isCheapToCopy(mlir::Operation *op);

/// Whether two reductions can run in one kernel: one operand shape, the same dimensions.
bool reduceAlike(mlir::Operation *a, mlir::Operation *b);

/// The value whose bytes are read where `value` is, through broadcasts and reshapes.
mlir::Value skipFreeOps(mlir::Value value);

/// The unit that `value` lies in: itself a parameter, or a view of one (the rows of a table that
/// positions take). Null of others.
ir::UnpackOp findUnpack(mlir::Value value);

/// Whether the use is of a value of which a part goes into a flat buffer.
bool isInserted(mlir::OpOperand &use);
/// Whether the owner reads `use` at other indices than those of its result; `domain` is changed
/// from that of the owner to that of the operand.
bool readsAtOtherIndex(mlir::OpOperand &use, Domain &domain);

} // namespace zero
#endif
