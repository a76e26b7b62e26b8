//===- Pieces.h - What an all_to_all moves, rank by rank --------------------------===//
#ifndef ZERO_DIALECT_ZERO_PIECES_H
#define ZERO_DIALECT_ZERO_PIECES_H

#include "zero/Dialect/Zero/Zero.h"

namespace zero::ir {

/// Elements that go from one rank of a group to one, perhaps the same. Starts are positions in the
/// ranks' own tensors: in operand `from` of rank `fromRank`, in result `to` of rank `toRank`.
struct Transfer {
  int64_t from, fromRank, fromStart, to, toRank, toStart, size;
};

/// Calls `visit` with the transfers that pieces come to between ranks whose operands and results
/// have these types, in the order of the pieces and of their elements. The pieces are verified.
void forEachTransfer(llvm::ArrayRef<mlir::RankedTensorType> from,
                     llvm::ArrayRef<mlir::RankedTensorType> to, mlir::ArrayAttr pieces,
                     llvm::function_ref<void(const Transfer &)> visit);

/// Fails, with a message on `op`, unless the pieces lie inside the wholes of `ranks` ranks'
/// tensors, all of one element type, and write no element twice.
mlir::LogicalResult verifyPieces(mlir::Operation *op, mlir::ArrayAttr pieces, int64_t ranks,
                                 llvm::ArrayRef<mlir::RankedTensorType> from,
                                 llvm::ArrayRef<mlir::RankedTensorType> to);

} // namespace zero::ir
#endif
