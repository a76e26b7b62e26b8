//===- Propagation.h - From an op's sharding rule to shardings on ranks --------------===//
//
// One axis: at most one dimension of each tensor is sharded over it.
//===-----------------------------------------------------------------------------------===//
#ifndef ZERO_ANALYSIS_PROPAGATION_H
#define ZERO_ANALYSIS_PROPAGATION_H

#include "zero/Analysis/Sharding.h"
#include "zero/Dialect/StableHLO/ShardingRule.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"

#include <vector>

namespace zero::dist {

/// How an op computes on one rank: the sharding in which it takes each operand, and those it gives.
struct OpSharding {
  llvm::SmallVector<Sharding, 4> operands;
  llvm::SmallVector<Sharding, 2> results;
  /// The op counts along its sharded dimension, each rank from its first row. Set: by a column of
  /// an operand. Otherwise by its result.
  bool isCounted = false;
  std::optional<hlo::CountedColumn> column;
  /// Set: a rank's rows of operand 0 are addressed so, by indices counted from its first row.
  std::optional<hlo::CountedColumn> addressed;

  /// Whether no operand is needed in part: the result costs nothing to make once more.
  bool isFree() const {
    return llvm::all_of(operands, [](const Sharding &sharding) { return sharding.isReplicated(); });
  }
};

/// The OpShardings of a step's ops. Several analyses of one step ask for most ops often: they lie
/// side by side, and stay there when more come than there is room for in a table.
class OpShardings {
public:
  void clear() {
    places.clear();
    list.clear();
  }
  void reserve(size_t count) {
    places.reserve(count);
    list.reserve(count);
  }
  OpSharding &operator[](mlir::Operation *op) {
    auto [place, isNew] = places.try_emplace(op, list.size());
    return isNew ? list.emplace_back() : list[place->second];
  }
  /// Null if the op has none.
  const OpSharding *find(mlir::Operation *op) const {
    auto place = places.find(op);
    return place == places.end() ? nullptr : &list[place->second];
  }
  bool contains(mlir::Operation *op) const { return places.contains(op); }
  void erase(mlir::Operation *op) { places.erase(op); }

private:
  llvm::DenseMap<mlir::Operation *, unsigned> places;
  std::vector<OpSharding> list;
};

/// Whether an index addresses rows anywhere along a factor of the rule. Shards count it from their
/// first row as they do along one that counts, but it may lie outside of them.
inline bool hasAddressedRows(const hlo::ShardingRule &rule) {
  return rule.counted && rule.factors[rule.counted->factor].kind != hlo::FactorKind::Counted;
}

/// Forward: how the op is computed where its operands are offered in the shardings `offered`, none
/// of them partial. A replicated operand may be taken sharded, which costs a slice; a sharded one
/// is taken as it is. Of pieces that are put together all are sharded, or are one constant
/// everywhere (`isConstant`). None if the rule has no such way.
std::optional<OpSharding> shardFromOperands(
    const hlo::ShardingRule &rule, llvm::ArrayRef<Sharding> offered, int64_t ranks,
    llvm::function_ref<bool(unsigned)> isConstant = [](unsigned) { return false; });

/// Backward: how the op would compute its one result in the sharding `wanted` from the start.
/// None if it cannot, or if that would take a reduction.
std::optional<OpSharding> shardFromResult(const hlo::ShardingRule &rule, Sharding wanted,
                                          int64_t ranks);

/// Forward through partial values: where the op is linear in its partial operands, and the others
/// are zero (`isZero`), do not take part, or may be the last rank's alone (`mayBeOnLast`). None
/// where a reduction is needed before.
std::optional<OpSharding> passPartial(
    const hlo::ShardingRule &rule, llvm::ArrayRef<Sharding> offered, int64_t ranks,
    llvm::function_ref<bool(unsigned)> isZero,
    llvm::function_ref<bool(unsigned)> mayBeOnLast = [](unsigned) { return false; });

} // namespace zero::dist
#endif
