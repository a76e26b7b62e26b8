#include "ReplicaClaims.h"

using namespace mlir;

namespace zero::validate::replica {

static std::string describeReduction(ir::ReduceKind kind) {
  switch (kind) {
  case ir::ReduceKind::Add:
    return "a partial sum";
  case ir::ReduceKind::Mul:
    return "a partial product";
  case ir::ReduceKind::Max:
    return "a partial maximum";
  case ir::ReduceKind::Min:
    return "a partial minimum";
  case ir::ReduceKind::And:
    return "a partial 'and'";
  case ir::ReduceKind::Or:
    return "a partial 'or'";
  }
  llvm_unreachable("all kinds are handled");
}

static std::string describe(const Sharding &sharding) {
  switch (sharding.kind) {
  case Sharding::Replicated:
    return "the same on all ranks";
  case Sharding::Sharded:
    return "rows of dimension " + std::to_string(sharding.dim) +
           (sharding.groups == 1 ? "" : " in " + std::to_string(sharding.groups) + " groups");
  case Sharding::Partial:
    return describeReduction(sharding.reduce);
  case Sharding::RankMultiple:
    return "a multiple of the rank";
  case Sharding::RebasedIndex:
    return "an index that counts from the rank's first row";
  case Sharding::OffsetIndex:
    return "an index of any rows that counts from the rank's first row";
  case Sharding::OwnRange:
    return "whether an index lies in the rank's rows";
  case Sharding::OwnRows:
    return "what is looked up in the rank's rows";
  case Sharding::OnRank:
    return "whether this is one of the ranks";
  case Sharding::PerRank:
    return "a value of each rank's own";
  }
  llvm_unreachable("all shardings are handled");
}

std::string Sharding::str() const {
  std::string text = describe(*this);
  if (isRounded)
    text += ", rounded to the type of --reduce-dtype";
  if (!isPart())
    return text;
  text += isOverParts ? " over" : " of";
  text += " micro-batch";
  text += numParts == 1 ? " " + std::to_string(firstPart)
                        : "es " + std::to_string(firstPart) + " to " +
                              std::to_string(firstPart + numParts - 1);
  return text + " of " + std::to_string(parts);
}

std::optional<Claim> joinParts(const Claim &one, const Claim &other) {
  const Sharding *first = &one.sharding, *second = &other.sharding;
  if (first->firstPart > second->firstPart)
    std::swap(first, second);
  bool isJoint = first->isPartial() && second->isPartial(first->reduce) &&
                 one.number == other.number && first->isPart() && first->parts == second->parts &&
                 first->isOverParts == second->isOverParts &&
                 first->firstPart + first->numParts == second->firstPart;
  if (!isJoint)
    return std::nullopt;
  Claim joined{one.number, *first, kNoNumber};
  joined.sharding.numParts += second->numParts;
  if (joined.sharding.numParts == joined.sharding.parts)
    joined.sharding = first->isOverParts ? Sharding() : Sharding::partial(first->reduce);
  return joined;
}

Type getWholeType(Type local, const Sharding &sharding, int64_t ranks) {
  auto type = dyn_cast<RankedTensorType>(local);
  if (!type || sharding.dim < 0)
    return local;
  SmallVector<int64_t> shape(type.getShape());
  shape[sharding.dim] *= sharding.getHolders(ranks);
  return type.clone(shape);
}

SmallVector<Sharding> getReshapedShardings(ArrayRef<int64_t> from, const Sharding &sharding,
                                           ArrayRef<int64_t> to) {
  SmallVector<Sharding> shardings;
  // Elements that lie together on one rank.
  int64_t inner = sharding.chunk;
  for (int64_t size : from.drop_front(sharding.dim + 1))
    inner *= size;
  if (inner == 0)
    return shardings;
  int64_t suffix = 1;
  for (int64_t dim = static_cast<int64_t>(to.size()) - 1; dim >= 0; suffix *= to[dim--]) {
    if (suffix == 0 || inner % suffix != 0)
      break;
    int64_t chunk = inner / suffix;
    if (to[dim] > 0 && to[dim] % chunk == 0)
      shardings.push_back(sharding.withGroups(dim, to[dim] / chunk, chunk));
  }
  return shardings;
}

} // namespace zero::validate::replica
