//===- RowDims.h - Which dimensions have rows of the batch, and positions of a row ---------===//
//
// Found from the dimensions of data by the factors of sharding rules: a dimension that comes from a
// parameter (width, heads, vocabulary) is neither. No name is looked at. Found in the same way:
// which dimensions come from one of a parameter's.
//===-----------------------------------------------------------------------------------===//
#ifndef ZERO_LIB_REPLICA_ROWDIMS_H
#define ZERO_LIB_REPLICA_ROWDIMS_H

#include "zero/Analysis/Sharding.h"
#include "zero/Dialect/StableHLO/ShardingRule.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/DenseMap.h"

namespace zero {

class RowDims {
public:
  explicit RowDims(mlir::func::FuncOp entry);
  /// Of dimension `dim` of a parameter instead; -1: of all of them.
  RowDims(mlir::func::FuncOp entry, mlir::BlockArgument parameter, int64_t dim);

  /// Whether the value has rows of the batch, positions of them, and something that parameters
  /// brought: what a row is at each of its positions.
  bool hasRows(mlir::Value value) const { return has(value, kRows); }
  bool isAlongPositions(mlir::Value value) const;
  /// Positions of each row in equal parts, of the first dimension that has such; none where ranks
  /// do not divide them.
  std::optional<dist::Sharding> sharePositions(mlir::Value value, int64_t ranks) const;
  /// How many positions that is of a row.
  int64_t countPositions(mlir::Value value) const;
  /// Of how many indices the run of the value's dimension `dim` is that the parameter's brought; 0
  /// for none.
  int64_t getOwnSize(mlir::Value value, int64_t dim) const;

private:
  enum : uint8_t { kRows = 1, kPositions = 2, kOwn = 4 };
  /// A run of indices of a dimension, minor to those before it.
  struct Run {
    int64_t size;
    uint8_t has;
  };
  using Dim = llvm::SmallVector<Run, 2>;

  bool has(mlir::Value value, uint8_t what) const;
  void run(mlir::func::FuncOp entry);
  void visit(mlir::Operation *op);
  void passMoved(mlir::Operation *op, const hlo::ShardingRule &rule,
                 llvm::MutableArrayRef<uint8_t> factors);
  /// What a factor that is the indices `inner` to `inner * size` of a dimension has.
  static uint8_t find(const Dim &dim, int64_t inner, int64_t size);

  llvm::DenseMap<mlir::Value, llvm::SmallVector<Dim, 4>> known; // absent: neither
};

} // namespace zero
#endif
