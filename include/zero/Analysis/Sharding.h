//===- Sharding.h - How a value is spread over the data-parallel ranks ----------===//
//
// The lattice of the data-parallel analysis, without MLIR values: plain numbers, tested alone.
//
//   replicated             every rank holds the whole value, equal bits on every rank
//   partial(op)            every rank holds a value of the full shape; `op` over ranks is the value
//   on the last            partial(add) of a value that all ranks have: the last one has it, the
//                          others zeros
//   sharded(d, m, c)       dimension d, of size m * N * c, is sharded: of each of the m groups of
//                          N * c elements rank r holds chunk r, so m * c elements of the dimension
//
// A plain batch argument of B rows is sharded(0, 1, B / N). Several groups come from concatenations
// along the batch and from reshapes that merge a larger dimension into it.
//===----------------------------------------------------------------------------===//
#ifndef ZERO_ANALYSIS_SHARDING_H
#define ZERO_ANALYSIS_SHARDING_H

#include "zero/Dialect/Zero/Zero.h"
#include <optional>

namespace zero::dist {

struct Sharding {
  enum class Kind : uint8_t { Replicated, Partial, Sharded };

  Kind kind = Kind::Replicated;
  ir::ReduceKind reduce = ir::ReduceKind::Add; // of a partial value
  int64_t dim = -1, groups = 1, chunk = 0;     // of a sharded value
  bool isOnLast = false;                       // of a partial sum

  static Sharding replicated() { return {}; }
  static Sharding partial(ir::ReduceKind reduce) { return {Kind::Partial, reduce, -1, 1, 0}; }
  /// Sums over ranks are folded from the first: what is far larger than the others' parts is
  /// rounded with them once, where it is the last one's.
  static Sharding onLast() { return {Kind::Partial, ir::ReduceKind::Add, -1, 1, 0, true}; }
  static Sharding sharded(int64_t dim, int64_t groups, int64_t chunk) {
    return {Kind::Sharded, ir::ReduceKind::Add, dim, groups, chunk};
  }
  /// Dimension `dim` of size `size`, `groups` runs of rows, each split into one block per rank;
  /// none if they do not divide it.
  static std::optional<Sharding> blocks(int64_t dim, int64_t size, int64_t ranks,
                                        int64_t groups = 1) {
    if (groups < 1 || size % groups != 0 || size / groups % ranks != 0)
      return std::nullopt;
    return sharded(dim, groups, size / groups / ranks);
  }

  bool isReplicated() const { return kind == Kind::Replicated; }
  bool isPartial() const { return kind == Kind::Partial; }
  bool isPartial(ir::ReduceKind of) const { return isPartial() && reduce == of; }
  bool isSharded() const { return kind == Kind::Sharded; }
  bool isShardedOn(int64_t d) const { return isSharded() && dim == d; }

  /// Size of the sharded dimension on one rank.
  int64_t getLocalSize() const { return groups * chunk; }

  bool operator==(const Sharding &other) const {
    return kind == other.kind && reduce == other.reduce && dim == other.dim &&
           groups == other.groups && chunk == other.chunk && isOnLast == other.isOnLast;
  }
  bool operator!=(const Sharding &other) const { return !(*this == other); }

  /// "replicated", "partial(add)", "sharded(0)", "sharded(0, groups = 2, chunk = 3)".
  std::string str() const;
};

/// Shape of a value on one rank.
llvm::SmallVector<int64_t> getLocalShape(llvm::ArrayRef<int64_t> shape, Sharding sharding);

} // namespace zero::dist
#endif
