//===- WholeUpdates.h - What updates need whole though no rule shards it ------------===//
//
// Recounted from one rank's @main, for its verifier. An update without a rule reads whole values:
// of states and reduced gradients that are gathered, or of gradients that are reduced whole; each
// rank puts its own range of what it computes into its shards (zero.insert_segment).
//===------------------------------------------------------------------------------===//
#ifndef ZERO_PARTITIONED_WHOLEUPDATES_H
#define ZERO_PARTITIONED_WHOLEUPDATES_H

#include "UseIntervals.h"
#include "llvm/ADT/MapVector.h"

namespace zero::checked {

class WholeUpdates {
public:
  WholeUpdates(const Program &program, mlir::func::FuncOp entry, const UseCounter &uses);

  /// A gather of what the step itself has made, or of a state whose whole value no op on the rank's
  /// rows reads. Results of the step and stage 0's reduced gradients, which are gathered in any
  /// case, are none.
  bool isExtra(ir::AllGatherOp gather, unsigned index) const {
    return extraGathers.contains({gather, index});
  }
  /// An all_reduce whose result reaches a shard as a whole value.
  bool isWholeGradient(ir::AllReduceOp reduction) const {
    return wholeGradients.contains(reduction);
  }

  /// Bytes that the largest rank receives for them in one step.
  int64_t getWire() const { return wire; }
  /// Largest sum of bytes over program order: gathered buffers, gradients reduced whole, and what
  /// updates compute of them, each to its last read.
  int64_t getMemory() const { return memory; }
  /// An entry of `zero.bytes` for each unit, by its layout.
  llvm::SmallVector<mlir::Attribute> describe() const;
  /// One note or remark for each entry of `describe`.
  void forEach(llvm::function_ref<void(mlir::Operation *first, std::string text)> visit) const;

private:
  /// Ops of updates that read whole values of a unit (null: gradients reduced whole).
  struct Ops {
    /// The one to name: the first that is not elementwise.
    mlir::Operation *first = nullptr;
    int64_t count = 0, flops = 0, wire = 0;
  };

  void findOpsOnRows();
  void findFeeding();
  void findGathers(const UseCounter &uses);
  void findWholeGradients();
  void findOps();
  void visitExchange(ir::AllToAllOp op);
  void visitOp(mlir::Operation &op);
  void measure();
  bool isOnRows(mlir::Operation *op) const { return rowOps.contains(op) || feeding.contains(op); }
  mlir::Operation *getAncestor(mlir::Operation *op) const {
    return block.findAncestorOpInBlock(*op);
  }

  const Program &program;
  mlir::func::FuncOp entry;
  mlir::Block &block;
  /// Ops that compute on the rank's rows, and those whose whole values these read.
  llvm::DenseSet<mlir::Operation *> rowOps, feeding;
  llvm::DenseSet<std::pair<mlir::Operation *, unsigned>> extraGathers;
  llvm::DenseSet<mlir::Operation *> wholeGradients;
  /// Whole values, with the unit that they are of.
  llvm::DenseMap<mlir::Value, mlir::Operation *> whole;
  /// Values with bytes of their own among them.
  llvm::SetVector<mlir::Value> held;
  llvm::MapVector<mlir::Operation *, Ops> opsOf;
  int64_t wire = 0, memory = 0;
};

/// VerifyWhole.cpp: what is computed whole stays within `max_extra_memory` and `max_extra_wire` of
/// zero.config; beyond them all of it is listed, with the option that accepts it.
mlir::LogicalResult verifyWhole(const Program &program, const WholeUpdates &updates,
                                const Resident &resident);

} // namespace zero::checked
#endif
