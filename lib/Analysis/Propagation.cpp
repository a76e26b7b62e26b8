#include "zero/Analysis/Propagation.h"

#include "llvm/ADT/STLExtras.h"

using namespace zero;
using namespace zero::dist;
using hlo::FactorKind;
using hlo::ShardingRule;

namespace {
/// A factor that is sharded: `groups` runs of ranks * `chunk` indices, of each of which rank r has
/// chunk r.
struct ShardedFactor {
  unsigned factor;
  int64_t groups, chunk;
};

/// The factors that one axis shards, and what that makes of tensors.
class AxisSharding {
public:
  AxisSharding(const ShardingRule &rule, int64_t ranks) : rule(rule), ranks(ranks) {}

  /// Takes the sharding of a tensor. False where it has no meaning for the op, or contradicts
  /// what was taken before.
  bool add(const hlo::TensorFactors &tensor, Sharding sharding);
  /// The sharding of a tensor. None where two of its dimensions would be sharded.
  std::optional<Sharding> getSharding(const hlo::TensorFactors &tensor) const;
  /// Results that the reduction of a sharded factor leaves partial are so by this kind.
  std::optional<ir::ReduceKind> getReduction() const;
  bool contains(const hlo::TensorFactors &tensor, FactorKind kind) const;
  /// Notes whether, and where, the op counts along a sharded factor, or has rows of it addressed.
  void markCounted(OpSharding &opSharding) const;
  bool contains(FactorKind kind) const {
    return llvm::any_of(sharded, [&](const ShardedFactor &each) { return is(each, kind); });
  }

private:
  std::optional<ShardedFactor> find(const hlo::DimFactors &dim, Sharding sharding) const;
  const ShardedFactor *lookup(unsigned factor) const {
    const ShardedFactor *it =
        llvm::find_if(sharded, [&](const ShardedFactor &each) { return each.factor == factor; });
    return it == sharded.end() ? nullptr : it;
  }
  bool is(const ShardedFactor &each, FactorKind kind) const {
    return rule.factors[each.factor].kind == kind;
  }

  const ShardingRule &rule;
  int64_t ranks;
  llvm::SmallVector<ShardedFactor, 2> sharded;
};
} // namespace

/// The rank is one digit of an index along the dimension; it must be one digit of one factor. On
/// one rank, where it takes no room, of the innermost that may be sharded.
std::optional<ShardedFactor> AxisSharding::find(const hlo::DimFactors &dim,
                                                Sharding sharding) const {
  if (dim.isStretched) {
    // Only one rank can hold a part of a single element.
    unsigned factor = dim.factors.front();
    return ranks == 1 ? std::optional(ShardedFactor{factor, 1, rule.factors[factor].size})
                      : std::nullopt;
  }
  int64_t inner = 1;
  for (unsigned factor : llvm::reverse(dim.factors)) {
    const hlo::Factor &each = rule.factors[factor];
    if (each.size == 0 || sharding.chunk % inner != 0)
      return std::nullopt;
    int64_t chunk = sharding.chunk / inner;
    if (each.isShardable() && chunk > 0 && each.size % (ranks * chunk) == 0)
      return ShardedFactor{factor, each.size / (ranks * chunk), chunk};
    inner *= each.size;
  }
  return std::nullopt;
}

bool AxisSharding::add(const hlo::TensorFactors &tensor, Sharding sharding) {
  std::optional<ShardedFactor> found = find(tensor[sharding.dim], sharding);
  if (!found)
    return false;
  bool isRun = is(*found, FactorKind::Counted) ||
               (hasAddressedRows(rule) && rule.counted->factor == found->factor);
  if (isRun && found->groups != 1)
    return false;
  if (const ShardedFactor *known = lookup(found->factor))
    return known->groups == found->groups && known->chunk == found->chunk;
  sharded.push_back(*found);
  return true;
}

std::optional<Sharding> AxisSharding::getSharding(const hlo::TensorFactors &tensor) const {
  Sharding sharding;
  for (auto [index, dim] : llvm::enumerate(tensor)) {
    if (dim.isStretched)
      continue;
    int64_t inner = 1, chunk = 0;
    for (unsigned factor : llvm::reverse(dim.factors)) {
      if (const ShardedFactor *found = lookup(factor)) {
        if (chunk != 0 || sharding.isSharded())
          return std::nullopt;
        chunk = found->chunk * inner;
      }
      inner *= rule.factors[factor].size;
    }
    if (chunk != 0)
      sharding = Sharding::sharded(index, inner / (ranks * chunk), chunk);
  }
  return sharding;
}

std::optional<ir::ReduceKind> AxisSharding::getReduction() const {
  for (const ShardedFactor &each : sharded)
    if (is(each, FactorKind::Contracted))
      return rule.factors[each.factor].reduce;
  return std::nullopt;
}

bool AxisSharding::contains(const hlo::TensorFactors &tensor, FactorKind kind) const {
  return llvm::any_of(tensor, [&](const hlo::DimFactors &dim) {
    return llvm::any_of(dim.factors, [&](unsigned factor) {
      const ShardedFactor *found = lookup(factor);
      return found && is(*found, kind);
    });
  });
}

void AxisSharding::markCounted(OpSharding &opSharding) const {
  opSharding.isCounted = contains(FactorKind::Counted);
  if (opSharding.isCounted)
    opSharding.column = rule.counted;
  if (hasAddressedRows(rule) && lookup(rule.counted->factor))
    opSharding.addressed = rule.counted;
}

std::optional<OpSharding> dist::shardFromOperands(const ShardingRule &rule,
                                                  llvm::ArrayRef<Sharding> offered, int64_t ranks,
                                                  llvm::function_ref<bool(unsigned)> isConstant) {
  AxisSharding axis(rule, ranks);
  for (auto [sharding, tensor] : llvm::zip_equal(offered, rule.operands))
    if (sharding.isSharded() && !axis.add(tensor, sharding))
      return std::nullopt;
  OpSharding opSharding;
  for (auto [index, tensor] : llvm::enumerate(rule.operands)) {
    Sharding sharding = offered[index];
    std::optional<Sharding> taken = axis.getSharding(tensor);
    // A stretched dimension is sharded on one rank only, as it is offered.
    if (taken && taken->isReplicated())
      taken = sharding;
    bool isMissing =
        sharding.isReplicated() && axis.contains(tensor, FactorKind::Stacked) && !isConstant(index);
    if (!taken || isMissing)
      return std::nullopt;
    opSharding.operands.push_back(*taken);
  }
  std::optional<ir::ReduceKind> reduction = axis.getReduction();
  for (const hlo::TensorFactors &tensor : rule.results) {
    std::optional<Sharding> sharding = axis.getSharding(tensor);
    if (!sharding || (reduction && sharding->isSharded()))
      return std::nullopt;
    opSharding.results.push_back(reduction ? Sharding::partial(*reduction) : *sharding);
  }
  axis.markCounted(opSharding);
  return opSharding;
}

std::optional<OpSharding> dist::shardFromResult(const ShardingRule &rule, Sharding wanted,
                                                int64_t ranks) {
  // What reduces, or puts pieces together, is better computed once and sliced.
  for (const hlo::Factor &factor : rule.factors)
    if (factor.kind == FactorKind::Contracted)
      return std::nullopt;
  AxisSharding axis(rule, ranks);
  if (rule.results.size() != 1 || !axis.add(rule.results[0], wanted) ||
      axis.contains(FactorKind::Stacked))
    return std::nullopt;
  OpSharding opSharding;
  for (const hlo::TensorFactors &tensor : rule.operands) {
    std::optional<Sharding> sharding = axis.getSharding(tensor);
    if (!sharding)
      return std::nullopt;
    opSharding.operands.push_back(*sharding);
  }
  opSharding.results.push_back(wanted);
  axis.markCounted(opSharding);
  return opSharding;
}

/// Partial and sharded operands one by one, each with its own result.
static std::optional<OpSharding> passPaired(const ShardingRule &rule,
                                            llvm::ArrayRef<Sharding> offered, int64_t ranks) {
  llvm::SmallVector<Sharding> others(offered);
  for (auto [index, sharding] : llvm::enumerate(others)) {
    if (!sharding.isPartial())
      continue;
    if (llvm::none_of(rule.linear, [&](const hlo::LinearOperands &linear) {
          return linear.contains(index) && linear.allows(sharding.reduce);
        }))
      return std::nullopt;
    sharding = Sharding();
  }
  std::optional<OpSharding> opSharding = shardFromOperands(rule, others, ranks);
  for (auto [index, sharding] : llvm::enumerate(offered))
    if (opSharding && sharding.isPartial())
      opSharding->operands[index] = opSharding->results[index] = sharding;
  return opSharding;
}

std::optional<OpSharding> dist::passPartial(const ShardingRule &rule,
                                            llvm::ArrayRef<Sharding> offered, int64_t ranks,
                                            llvm::function_ref<bool(unsigned)> isZero,
                                            llvm::function_ref<bool(unsigned)> mayBeOnLast) {
  if (rule.isPaired)
    return passPaired(rule, offered, ranks);
  const Sharding *partial =
      llvm::find_if(offered, [](Sharding sharding) { return sharding.isPartial(); });
  bool isSum = partial->reduce == ir::ReduceKind::Add;
  auto isNeutral = [&](const hlo::LinearOperands &linear, unsigned index) {
    return linear.isIdempotent || (isSum && isZero(index));
  };
  auto passes = [&](const hlo::LinearOperands &linear) {
    if (!linear.allows(partial->reduce))
      return false;
    for (auto [index, sharding] : llvm::enumerate(offered)) {
      bool takesPart = linear.contains(index);
      if (sharding == *partial ? !takesPart : !sharding.isReplicated())
        return false;
      if (takesPart && sharding.isReplicated() && !isNeutral(linear, index) &&
          !(isSum && mayBeOnLast(index)))
        return false;
    }
    return true;
  };
  const hlo::LinearOperands *linear = llvm::find_if(rule.linear, passes);
  if (linear == rule.linear.end())
    return std::nullopt;
  OpSharding opSharding;
  for (auto [index, sharding] : llvm::enumerate(offered)) {
    bool isOnLast =
        linear->contains(index) && sharding.isReplicated() && !isNeutral(*linear, index);
    opSharding.operands.push_back(isOnLast ? Sharding::onLast() : sharding);
  }
  opSharding.results.assign(rule.results.size(), *partial);
  return opSharding;
}
