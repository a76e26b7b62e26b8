//===- Arena.h - The bytes of one rank of a planned program ----------------------===//
#ifndef ZERO_LIB_INTERPRETER_ARENA_H
#define ZERO_LIB_INTERPRETER_ARENA_H

#include "zero/Dialect/Zero/Zero.h"
#include "zero/Support/Tensor.h"

namespace zero::interp {

/// One space. Bytes that nobody has written are all ones: NaN in every float, -1 in signed
/// integers.
class Arena {
public:
  /// Writes the rank's number where kernels of the executable find it, if this is the arena that
  /// has it. `arena` is verified.
  Arena(ir::ArenaOp arena, unsigned rank);

  /// The tensor at an allocation. Fails, with a message at `op`, where the allocation is outside
  /// the arena or, unless only bytes are wanted, holds some that are no element of its type.
  mlir::FailureOr<Tensor> read(mlir::Operation *op, ir::AllocationAttr allocation,
                               bool bytesOnly = false) const;
  /// Writes a tensor of the allocation's size. Fails where the allocation is outside the arena.
  mlir::LogicalResult write(mlir::Operation *op, ir::AllocationAttr allocation,
                            const Tensor &value);
  /// Fails, with a message at the arena, where something has written over the rank's number.
  mlir::LogicalResult verifyRank();

private:
  mlir::LogicalResult checkAllocation(mlir::Operation *op, ir::AllocationAttr allocation) const;

  ir::ArenaOp arena;
  int64_t rank;
  std::vector<char> bytes;
};

} // namespace zero::interp
#endif
