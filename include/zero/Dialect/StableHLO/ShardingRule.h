//===- ShardingRule.h - How an op is computed on shards of its operands ----------===//
//
// A rule names the factors of an op's index space. Every dimension of every operand and result
// lists the factors that it is made of, major first: dimensions that share a factor are sharded
// together. So for a matmul [m, k] x [k, n] -> [m, n] the factors are m and n, which are parallel,
// and k, which is contracted; a reshape [6, 4] -> [24] gives its result the two factors of its
// operand.
//
// A rule knows no mesh, axis or number of shards: whoever distributes a program decides which
// factors are sharded, over which axes, and into how many parts.
//===------------------------------------------------------------------------------===//
#ifndef ZERO_DIALECT_STABLEHLO_SHARDINGRULE_H
#define ZERO_DIALECT_STABLEHLO_SHARDINGRULE_H

#include "mlir/IR/Operation.h"
#include "llvm/ADT/SmallVector.h"
#include <optional>

namespace zero::ir {
enum class ReduceKind : uint32_t;
} // namespace zero::ir

namespace zero::hlo {

enum class FactorKind : uint8_t {
  /// Each index is computed alone: shards of the operands give shards of the results.
  Parallel,
  /// The same, but elements tell their own index (an iota) or address by it (a lookup whose row i
  /// reads row i): a shard counts from its first index, so each shard must be one run of them.
  Counted,
  /// Pieces one after the other: sharded where every operand is already, none is sliced for it.
  Stacked,
  /// Combined by a reduction: shards of the operands give partial results.
  Contracted,
  /// An element needs its neighbours.
  Windowed,
  /// Elements change places, or some are chosen.
  Permuted,
  /// Nothing is known, or everything is needed.
  Whole,
};

struct Factor {
  int64_t size;
  FactorKind kind;
  ir::ReduceKind reduce; // of a contracted one

  /// Whether there is a meaning for shards of it.
  bool isShardable() const { return kind <= FactorKind::Contracted; }
};

/// The factors of one dimension, major first. A stretched dimension has size 1 and lists a larger
/// factor: every index of the factor reads its one element.
struct DimFactors {
  llvm::SmallVector<unsigned, 1> factors;
  bool isStretched = false;
};
/// By dimension.
using TensorFactors = llvm::SmallVector<DimFactors, 4>;

/// Operands in which the op is linear together: it may be computed on partial values of them, by
/// any of `kinds`, and gives partial results. The others of these operands must be partial alike or
/// zero (which is the sum of zeros), and with an idempotent op, any value at all.
struct LinearOperands {
  llvm::SmallVector<unsigned, 2> operands;
  uint8_t kinds; // set of ir::ReduceKind, by bit
  bool isIdempotent = false;

  bool contains(unsigned operand) const { return llvm::is_contained(operands, operand); }
  bool allows(ir::ReduceKind kind) const { return kinds >> static_cast<unsigned>(kind) & 1; }
};
inline uint8_t kindSet(ir::ReduceKind kind) { return 1u << static_cast<unsigned>(kind); }
constexpr uint8_t kAllReduceKinds = 0xff;

/// An operand of indices of which one column counts along a factor, and is to be counted from the
/// shard's first index. `vectorDim` is the dimension of the columns, or the operand's rank.
struct CountedColumn {
  unsigned factor, operand;
  int64_t vectorDim, column;
};

struct ShardingRule {
  llvm::SmallVector<Factor, 8> factors;
  llvm::SmallVector<TensorFactors, 3> operands;
  llvm::SmallVector<TensorFactors, 1> results;
  llvm::SmallVector<LinearOperands, 2> linear;
  std::optional<CountedColumn> counted;
  /// Result i is operand i, whatever the others are: each may be partial or sharded on its own.
  bool isPaired = false;

  ShardingRule() = default;
  /// As many tensors and dimensions as `op` has, without factors yet.
  explicit ShardingRule(mlir::Operation *op);

  unsigned addFactor(int64_t size, FactorKind kind, ir::ReduceKind reduce = {});
  /// A new factor of its own for each dimension that has none yet.
  void completeWith(FactorKind kind, mlir::Operation *op);
};

/// In the order in which they are to be tried: several where shards of one operand can be met in
/// several ways (a lookup in a table that is whole, or sharded).
using ShardingRules = llvm::SmallVector<ShardingRule, 1>;

/// The rules of `op`; one without rule of its own, and of which nothing is known but whether it is
/// elementwise, has the default ones.
ShardingRules getShardingRules(mlir::Operation *op);
ShardingRules getDefaultShardingRules(mlir::Operation *op);
ShardingRules onlyRule(ShardingRule &&rule);

/// Each result element is computed from the operands' elements at its place; operands of another
/// rank are scalars that hold everywhere.
ShardingRule getElementwiseShardingRule(mlir::Operation *op);
/// A reshape. Factors of both shapes are shared wherever a run of indices lies within one dimension
/// before and after.
ShardingRule getReshapeShardingRule(llvm::ArrayRef<int64_t> from, llvm::ArrayRef<int64_t> to);

/// Whether elements of different indices come together: where an op needs a dimension of such a
/// factor whole, rows meet one another.
inline bool mixesIndices(FactorKind kind) {
  return kind == FactorKind::Stacked || kind == FactorKind::Windowed ||
         kind == FactorKind::Permuted;
}

/// What a reducer of two elements, `op`, reduces by; none for other functions. On predicates a sum
/// and a maximum are `or`, a product and a minimum are `and`. `op` may be null.
std::optional<ir::ReduceKind> getReduceKind(mlir::Operation *op);

} // namespace zero::hlo
#endif
