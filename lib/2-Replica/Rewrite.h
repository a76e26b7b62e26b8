//===- Rewrite.h - From the analysis to one rank's program ------------------------===//
#ifndef ZERO_LIB_REPLICA_REWRITE_H
#define ZERO_LIB_REPLICA_REWRITE_H

#include "zero/Analysis/Distribution.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"

namespace zero {

/// The symbol of a program's mesh.
constexpr llvm::StringLiteral kMesh = "mesh";

/// Drops ops whose results nobody uses, last to first so that chains go in one sweep.
void dropDead(mlir::func::FuncOp entry);

/// Rewrites one entry in place, one sweep in program order: every op gets its operands in the
/// shardings of its op, and its results their local types.
class ReplicaRewriter {
public:
  ReplicaRewriter(mlir::func::FuncOp entry, const dist::Distribution &distribution,
                  mlir::FlatSymbolRefAttr mesh, mlir::ArrayAttr axes);
  void run();

  int64_t numSlices = 0; // replicated values sharded at their use
  int64_t numLocal = 0;  // replicated values computed sharded from the start

private:
  void rewrite(mlir::Operation *op);
  void rewriteRegions(mlir::Operation *op);
  void takeCapturedWhole(mlir::Operation *op);
  /// `value`, a value of the original program or one made here, in `sharding`.
  mlir::Value get(mlir::Value value, dist::Sharding sharding);
  /// The same, null where it was not made yet.
  mlir::Value find(mlir::Value value, dist::Sharding sharding) const;
  /// What rows of `value` are taken of: an op that was rewritten already reads whole values.
  mlir::Value getOrigin(mlir::Value value, dist::Sharding sharding) const;
  /// How `value` is computed once more in `sharding`: a replicated one for its rows, a partial one
  /// from whole values. None where it is sharded, or reduced.
  std::optional<dist::OpSharding> getRepetition(mlir::Value value, dist::Sharding sharding) const;
  mlir::Value make(mlir::Value value, dist::Sharding sharding);
  mlir::Value gatherPart(mlir::Value value, dist::Sharding sharding);
  mlir::Value reduce(mlir::Value value, ir::ReduceKind kind);
  mlir::Value gather(mlir::Value value, dist::Sharding sharding);
  mlir::Value scatter(mlir::Value value, dist::Sharding sharding, ir::ReduceKind kind);
  mlir::Value shard(mlir::Value value, dist::Sharding sharding);
  mlir::Value slice(mlir::Value value, dist::Sharding sharding);
  mlir::Value repeat(mlir::OpResult value, const dist::OpSharding &opSharding);
  mlir::Value countFromFirstRow(mlir::Value counted, dist::Sharding sharding);
  mlir::Value makeIsLast(mlir::Location loc);
  mlir::Value keepOnLast(mlir::Value whole);
  mlir::Value makeRankOffset(mlir::Location loc, int64_t stride, mlir::Type elementType);
  mlir::Value rebase(mlir::Value index, int64_t vectorDim, int64_t column, int64_t rows);
  void rebaseColumn(mlir::Operation *op, const dist::OpSharding &opSharding);
  void readOwnRows(mlir::Operation *op, const dist::OpSharding &opSharding);

  mlir::func::FuncOp entry;
  const dist::Distribution &distribution;
  mlir::FlatSymbolRefAttr mesh;
  mlir::ArrayAttr axes;
  mlir::OpBuilder builder;
  mlir::Value isLast; // null until it is asked for
  /// Other shardings of a value that were made already.
  llvm::DenseMap<mlir::Value, llvm::SmallVector<std::pair<dist::Sharding, mlir::Value>, 1>> made;
  /// Of rows that were looked up: those that are the rank's own, zeros for others.
  llvm::DenseMap<mlir::Value, mlir::Value> ownRows;
  /// The other way round: an op that was rewritten already reads what `ownRows` has.
  llvm::DenseMap<mlir::Value, mlir::Value> lookups;
  /// Of whole values that were made: those that they were reduced or gathered from.
  llvm::DenseMap<mlir::Value, mlir::Value> origins;
};

/// Dimensions in another order.
mlir::Value transpose(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value value,
                      llvm::ArrayRef<int64_t> order);

/// All ranks' rows of `value` along dimension `dim`: gathered along dimension 0, where a rank's
/// rows are one range of bytes.
mlir::Value gatherRows(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value value, int64_t dim,
                       int64_t ranks, mlir::FlatSymbolRefAttr mesh, mlir::ArrayAttr axes);

/// The rank's rows along dimension `dim` of a sum over ranks.
mlir::Value scatterRows(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value value,
                        int64_t dim, int64_t ranks, ir::ReduceKind kind,
                        mlir::FlatSymbolRefAttr mesh, mlir::ArrayAttr axes);

} // namespace zero
#endif
