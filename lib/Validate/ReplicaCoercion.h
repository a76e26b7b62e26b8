//===- ReplicaCoercion.h - Values of local shape as rows of a larger one -------===//
#ifndef ZERO_LIB_VALIDATE_REPLICACOERCION_H
#define ZERO_LIB_VALIDATE_REPLICACOERCION_H

#include "ReplicaClaims.h"
#include "ReplicaExpressions.h"

#include <map>

namespace zero::validate::replica {

/// A value that is the same on all ranks may be every rank's rows of a larger value: a constant, a
/// count along another dimension, what is computed element by element from such.
class Coercion {
public:
  Coercion(Expressions &expressions, int64_t ranks) : expressions(expressions), ranks(ranks) {}

  /// The number of the whole value whose rows in the sharding `sharding` are, on every rank, the
  /// value `number`; none where there is no such value, or none that is known. Each pair is looked
  /// at once, without recursion.
  std::optional<Number> get(Number number, const Sharding &sharding);

  /// The number of the whole value whose rows in sharding `to` are the rank's rows of `number` in
  /// sharding `from`, both sharded: the same elements with the sharding along another dimension.
  std::optional<Number> recast(Number number, const Sharding &from, const Sharding &to);

private:
  /// Elementwise ops between a reshape and the op that cannot do without it, at most: each is
  /// looked at for each of its uses.
  static constexpr unsigned kMaxOpsBetween = 4;

  /// One way to make the whole value: the shardings in which the operands are needed, none of those
  /// that stay as they are. `attributes` are the whole op's.
  struct Way {
    llvm::SmallVector<std::optional<Sharding>, 3> operands;
    mlir::Attribute attributes;
  };
  using Key = std::tuple<Number, int64_t, int64_t, int64_t, int64_t, int64_t>;

  static Key getKey(Number number, const Sharding &sharding) {
    return {number,         sharding.dim,   sharding.groups,
            sharding.chunk, sharding.parts, sharding.firstPart};
  }
  llvm::SmallVector<Way, 1> getWays(Number number, const Sharding &sharding);
  void addConcatenateWay(Number number, const Sharding &sharding, llvm::SmallVectorImpl<Way> &ways);
  void addPadWay(Number number, const Sharding &sharding, llvm::SmallVectorImpl<Way> &ways);
  void addSliceWay(Number number, const Sharding &sharding, llvm::SmallVectorImpl<Way> &ways);
  void addDynamicSliceWay(Number number, const Sharding &sharding,
                          llvm::SmallVectorImpl<Way> &ways);
  void addGatherWay(Number number, const Sharding &sharding, llvm::SmallVectorImpl<Way> &ways);
  void addWholeGatherWay(Number number, const Sharding &sharding, int64_t offset,
                         llvm::SmallVectorImpl<Way> &ways);
  void addBroadcastWays(Number number, const Sharding &sharding, llvm::SmallVectorImpl<Way> &ways);
  /// On one rank: what a part of the rows is a part of, where it says which one it is.
  std::optional<Number> getPart(Number number, const Sharding &sharding);
  Number stretch(Number number, const Sharding &sharding);
  Number reshape(Number number, llvm::ArrayRef<int64_t> shape, unsigned depth);
  /// The first operand that has to be looked at before; none if `way` is settled.
  std::optional<std::pair<Number, Sharding>> getPending(Number number, const Way &way) const;
  /// The whole value, if all operands can be had.
  std::optional<Number> build(Number number, const Sharding &sharding, const Way &way);

  Expressions &expressions;
  int64_t ranks;
  std::map<Key, std::optional<Number>> known;
};

} // namespace zero::validate::replica
#endif
