//===- Groups.h - Which ranks work together ------------------------------------===//
#ifndef ZERO_LIB_INTERPRETER_GROUPS_H
#define ZERO_LIB_INTERPRETER_GROUPS_H

#include "zero/Dialect/Zero/Zero.h"

namespace zero::interp {

/// Where a rank stands along an ordered list of mesh axes.
struct GroupPosition {
  int64_t group;    // ranks of one group differ in these axes only
  int64_t position; // row-major over the axes as listed
};

/// Ranks are numbered row-major over the mesh's axes, last axis fastest.
GroupPosition getGroupPosition(ir::MeshOp mesh, mlir::ArrayAttr axes, int64_t rank);

/// The mesh that `op` names; the op's verifier has seen that it is there.
ir::MeshOp lookUpMesh(mlir::Operation *op, mlir::FlatSymbolRefAttr name);
ir::LayoutOp lookUpLayout(mlir::Operation *op, mlir::FlatSymbolRefAttr name);

/// Position of `rank` among the ranks that a unit's state is sharded over: it owns the elements
/// [position * shard, (position + 1) * shard).
int64_t getShardPosition(ir::LayoutOp layout, int64_t rank);

/// Ranks of each group, in the order of their positions.
llvm::SmallVector<llvm::SmallVector<unsigned>> getGroups(ir::MeshOp mesh, mlir::ArrayAttr axes,
                                                         unsigned ranks);

} // namespace zero::interp
#endif
