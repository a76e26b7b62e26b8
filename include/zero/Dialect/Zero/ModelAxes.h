//===- ModelAxes.h - Axes of the step's own model parallelism --------------------===//
//
// A step that says itself what each device along one axis computes (shard_map over tp) is one
// rank's along it from `zero-model-parallel` on: its states are parts, and ranks that have the same
// rows of the batch exchange values by collectives over that axis (docs/Meshes.md).
//===---------------------------------------------------------------------------===//
#ifndef ZERO_DIALECT_ZERO_MODELAXES_H
#define ZERO_DIALECT_ZERO_MODELAXES_H

#include "zero/Dialect/Zero/Zero.h"

namespace zero::ir {

/// The mesh's axes but `axes`, in its order.
mlir::ArrayAttr getAxesWithout(MeshOp mesh, mlir::ArrayAttr axes);
/// Axes that the batch is not sharded over.
mlir::ArrayAttr getModelAxes(MeshOp mesh);
/// Whether a collective, or `zero.rank_offset`, is over such axes alone: the user's own, and no
/// reduction over rows.
bool isOverModelAxes(mlir::Operation *op);

/// What a leaf says in its attribute `cut`, where its type is that of one rank's part: dimension,
/// axis, ranks along it, and, if it is not one, groups: the dimension is so many runs side by side,
/// of each of which a rank has its part (queries, keys and values in one weight).
struct Cut {
  int64_t dim = -1; // none: the leaf is whole
  mlir::StringAttr axis;
  int64_t ranks = 1, groups = 1;
};
Cut getCut(LeafOp leaf);
/// The type of all parts together.
mlir::RankedTensorType getWholeType(LeafOp leaf);

/// What a leaf says in its attribute `padded`, where its dimension `dim` has more rows than the
/// user's, which come first: zeros follow (zero-pad-vocabulary).
struct Padding {
  int64_t dim = -1, rows = 0; // no dimension: none
};
Padding getPadding(LeafOp leaf);
/// Makes the leaf, which is whole, one of `size` rows.
void padRows(LeafOp leaf, int64_t dim, int64_t size);
/// The type of what the user has: all parts together, without padding.
mlir::RankedTensorType getUserType(LeafOp leaf);
/// Makes the leaf a part.
void setCut(LeafOp leaf, Cut cut);
mlir::LogicalResult verifyCut(LeafOp leaf);

/// What a whole leaf says in its attribute `split`: how `zero-model-parallel` is to cut it.
Cut getSplit(LeafOp leaf);
/// Asks for a cut; of one without a dimension, for none.
void setSplit(LeafOp leaf, Cut cut);

/// The states of a module of which ranks along the step's own axes have parts.
class CutStates {
public:
  explicit CutStates(mlir::ModuleOp module);
  /// Of a state by name; of a whole one, or no state, the cut without a dimension.
  Cut get(mlir::StringAttr name) const { return cuts.lookup(name); }
  /// Whether a slot's state, or one of those of its unit, is cut: along `axis`, or, if it is null,
  /// along any.
  bool isPart(SlotOp slot, mlir::Attribute axis = {}) const;

private:
  llvm::DenseMap<mlir::StringAttr, Cut> cuts;
};

/// Axes along which ranks hold other elements in a whole buffer of the unit: those that cut its
/// parameters, which the layout lists as `model`; none where ranks along them hold the same.
mlir::ArrayAttr getCutAxes(LayoutOp layout);

} // namespace zero::ir
#endif
