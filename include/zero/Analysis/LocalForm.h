//===- LocalForm.h - What one rank's value is of the whole -----------------------===//
//
// Counted again from one rank's program, for its verifiers: apart from the rules (Distribution.h)
// that made the program from the whole step, and coarser. What it says is so in any program that is
// right; what it cannot say is `Unknown`, never a guess.
//===----------------------------------------------------------------------------===//
#ifndef ZERO_ANALYSIS_LOCALFORM_H
#define ZERO_ANALYSIS_LOCALFORM_H

#include "zero/Dialect/Zero/Zero.h"

namespace zero {

struct LocalForm {
  enum Kind {
    Same,    // the whole value, equal on every rank
    Rows,    // the rank's part along `dim`, of each of `groups` equal runs of it
    Shard,   // the rank's range of the flat buffer `unit`
    Partial, // `reduce` of all ranks' values is the whole
    Unknown  // differs between ranks
  };
  Kind kind = Same;
  int64_t dim = -1;
  ir::ReduceKind reduce = ir::ReduceKind::Add;
  int64_t groups = 1;
  mlir::StringAttr unit = {};

  static LocalForm rows(int64_t dim, int64_t groups = 1) {
    return {Rows, dim, ir::ReduceKind::Add, groups, {}};
  }
  static LocalForm partial(ir::ReduceKind reduce) { return {Partial, -1, reduce, 1, {}}; }
  static LocalForm shard(mlir::StringAttr unit) {
    return {Shard, -1, ir::ReduceKind::Add, 1, unit};
  }
  static LocalForm unknown() { return {Unknown, -1, ir::ReduceKind::Add, 1, {}}; }
  /// The same part of rows that are now along dimension `to`.
  LocalForm alongDim(int64_t to) const { return rows(to, groups); }

  bool varies() const { return kind != Same; }
  bool isRows() const { return kind == Rows; }
  bool isShard() const { return kind == Shard; }
  bool isPartial() const { return kind == Partial; }
  bool isPartial(ir::ReduceKind of) const { return isPartial() && reduce == of; }
  bool operator==(const LocalForm &other) const {
    return kind == other.kind && dim == other.dim && reduce == other.reduce &&
           groups == other.groups && unit == other.unit;
  }
  bool operator!=(const LocalForm &other) const { return !(*this == other); }
};

/// Form of every result of `op`, which has no region that is run more than once, from the forms of
/// its operands. Fails with a message where the op has no meaning on partial values: where it is
/// not linear in them, or would count something once per rank.
mlir::FailureOr<LocalForm> getResultForm(mlir::Operation *op, llvm::ArrayRef<LocalForm> operands);

} // namespace zero
#endif
