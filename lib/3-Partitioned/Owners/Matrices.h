//===- Matrices.h - What updates compute whole, matrix by matrix ----------------===//
//
// See docs/OwnerComputes.md. Found in a step whose updates are one graph on units, before the rules
// that make the stage.
//===------------------------------------------------------------------------===//
#ifndef ZERO_PARTITIONED_MATRICES_H
#define ZERO_PARTITIONED_MATRICES_H

#include "Rules/Rules.h"
#include "llvm/ADT/BitVector.h"

namespace zero::part {

/// A segment of a flat value.
struct SegmentRef {
  mlir::Value flat;
  ir::LayoutOp layout;
  unsigned segment;
  ir::SegmentAttr getAttr() const { return ir::LayoutOp(layout).getSegment(segment); }
};

/// A connected set of plain ops between segments, values that all ranks have whole, and packs or
/// states.
struct Matrix {
  llvm::SmallVector<mlir::Operation *, 0> ops; // in program order
  /// What they read of other ops: results of unpacks, and values that all ranks have.
  llvm::SetVector<mlir::Value> reads;
  /// Operands of packs, and results of the step that are states which all ranks have.
  llvm::SmallVector<mlir::OpOperand *, 2> outputs;
  /// Number of the first matrix of its kind.
  unsigned kind = 0;
  int64_t flops = 0;
};

/// Bytes that matrices exchange with their owners: inputs in segments, which without owners every
/// rank gathers; outputs in segments; outputs that all ranks keep; and all, with inputs that all
/// ranks have.
struct Exchanged {
  int64_t gathered = 0, given = 0, kept = 0, all = 0;

  void addInput(mlir::Value value, bool isOfSegments);
  void addOutput(mlir::OpOperand &output);
  /// Of as many alike.
  Exchanged times(int64_t count) const {
    return {gathered * count, given * count, kept * count, all * count};
  }
};

/// Matrices, and what those of a kind read each of its own.
struct Matrices {
  llvm::SmallVector<Matrix, 0> list;
  /// By kind: positions in `reads` of the inputs. The other reads are the same for all of a kind.
  llvm::DenseMap<unsigned, llvm::BitVector> inputs;
  /// By kind: how many there are.
  llvm::DenseMap<unsigned, int64_t> counts;

  /// Of a matrix of the kind.
  Exchanged getExchanged(unsigned kind) const;
};

inline bool isSegment(mlir::Value value) { return value.getDefiningOp<ir::UnpackOp>() != nullptr; }
/// Segment of a result of an unpack.
SegmentRef getSegment(mlir::Value unpacked, const RuleContext &context);

/// Stacks of matrices that were split: what is left of them.
struct Slices {
  /// Slices of values that all ranks have: what a matrix reads.
  llvm::DenseSet<mlir::Value> leaves;
  /// Ops that put a slice of a new state into its stack: they read what a matrix makes.
  llvm::SetVector<mlir::Operation *> tails;
};

/// The matrices behind packs of values computed whole that can be owned, in program order; each
/// other one is a remark with its reason.
Matrices findMatrices(mlir::func::FuncOp function, llvm::ArrayRef<WholePack> wholes,
                      const Slices &slices);

} // namespace zero::part
#endif
