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

  /// Takes the sharded form of a tensor. False where it has no meaning for the op, or contradicts
  /// what was taken before.
  bool add(const hlo::TensorFactors &tensor, Form form);
  /// The form of a tensor. None where two of its dimensions would be sharded.
  std::optional<Form> getForm(const hlo::TensorFactors &tensor) const;
  /// Results that the reduction of a sharded factor leaves partial are so by this kind.
  std::optional<ir::ReduceKind> getReduction() const;
  bool contains(const hlo::TensorFactors &tensor, FactorKind kind) const;
  bool contains(FactorKind kind) const {
    return llvm::any_of(sharded, [&](const ShardedFactor &each) { return is(each, kind); });
  }

private:
  std::optional<ShardedFactor> find(const hlo::DimFactors &dim, Form form) const;
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
std::optional<ShardedFactor> AxisSharding::find(const hlo::DimFactors &dim, Form form) const {
  if (dim.isStretched) {
    // Only one rank can hold a part of a single element.
    unsigned factor = dim.factors.front();
    return ranks == 1 ? std::optional(ShardedFactor{factor, 1, rule.factors[factor].size})
                      : std::nullopt;
  }
  int64_t inner = 1;
  for (unsigned factor : llvm::reverse(dim.factors)) {
    const hlo::Factor &each = rule.factors[factor];
    if (each.size == 0 || form.chunk % inner != 0)
      return std::nullopt;
    int64_t chunk = form.chunk / inner;
    if (each.isShardable() && chunk > 0 && each.size % (ranks * chunk) == 0)
      return ShardedFactor{factor, each.size / (ranks * chunk), chunk};
    inner *= each.size;
  }
  return std::nullopt;
}

bool AxisSharding::add(const hlo::TensorFactors &tensor, Form form) {
  std::optional<ShardedFactor> found = find(tensor[form.dim], form);
  if (!found || (is(*found, FactorKind::Counted) && found->groups != 1))
    return false;
  if (const ShardedFactor *known = lookup(found->factor))
    return known->groups == found->groups && known->chunk == found->chunk;
  sharded.push_back(*found);
  return true;
}

std::optional<Form> AxisSharding::getForm(const hlo::TensorFactors &tensor) const {
  Form form;
  for (auto [index, dim] : llvm::enumerate(tensor)) {
    if (dim.isStretched)
      continue;
    int64_t inner = 1, chunk = 0;
    for (unsigned factor : llvm::reverse(dim.factors)) {
      if (const ShardedFactor *found = lookup(factor)) {
        if (chunk != 0 || form.isSharded())
          return std::nullopt;
        chunk = found->chunk * inner;
      }
      inner *= rule.factors[factor].size;
    }
    if (chunk != 0)
      form = Form::sharded(index, inner / (ranks * chunk), chunk);
  }
  return form;
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

std::optional<OpForms> dist::shardFromOperands(const ShardingRule &rule,
                                               llvm::ArrayRef<Form> offered, int64_t ranks) {
  AxisSharding axis(rule, ranks);
  for (auto [form, tensor] : llvm::zip_equal(offered, rule.operands))
    if (form.isSharded() && !axis.add(tensor, form))
      return std::nullopt;
  OpForms forms;
  for (auto [form, tensor] : llvm::zip_equal(offered, rule.operands)) {
    std::optional<Form> taken = axis.getForm(tensor);
    // A stretched dimension is sharded on one rank only, as it is offered.
    if (taken && taken->isReplicated())
      taken = form;
    bool isMissing = form.isReplicated() && axis.contains(tensor, FactorKind::Stacked);
    if (!taken || isMissing)
      return std::nullopt;
    forms.operands.push_back(*taken);
  }
  std::optional<ir::ReduceKind> reduction = axis.getReduction();
  for (const hlo::TensorFactors &tensor : rule.results) {
    std::optional<Form> form = axis.getForm(tensor);
    if (!form || (reduction && form->isSharded()))
      return std::nullopt;
    forms.results.push_back(reduction ? Form::partial(*reduction) : *form);
  }
  forms.isCounted = axis.contains(FactorKind::Counted);
  return forms;
}

std::optional<OpForms> dist::shardFromResult(const ShardingRule &rule, Form wanted, int64_t ranks) {
  // What reduces, or puts pieces together, is better computed once and sliced.
  for (const hlo::Factor &factor : rule.factors)
    if (factor.kind == FactorKind::Contracted)
      return std::nullopt;
  AxisSharding axis(rule, ranks);
  if (rule.results.size() != 1 || !axis.add(rule.results[0], wanted) ||
      axis.contains(FactorKind::Stacked))
    return std::nullopt;
  OpForms forms;
  for (const hlo::TensorFactors &tensor : rule.operands) {
    std::optional<Form> form = axis.getForm(tensor);
    if (!form)
      return std::nullopt;
    forms.operands.push_back(*form);
  }
  forms.results.push_back(wanted);
  forms.isCounted = axis.contains(FactorKind::Counted);
  return forms;
}

/// Partial and sharded operands one by one, each with its own result.
static std::optional<OpForms> passPaired(const ShardingRule &rule, llvm::ArrayRef<Form> offered,
                                         int64_t ranks) {
  llvm::SmallVector<Form> others(offered);
  for (auto [index, form] : llvm::enumerate(others)) {
    if (!form.isPartial())
      continue;
    if (llvm::none_of(rule.linear, [&](const hlo::LinearOperands &linear) {
          return linear.contains(index) && linear.allows(form.reduce);
        }))
      return std::nullopt;
    form = Form();
  }
  std::optional<OpForms> forms = shardFromOperands(rule, others, ranks);
  for (auto [index, form] : llvm::enumerate(offered))
    if (forms && form.isPartial())
      forms->operands[index] = forms->results[index] = form;
  return forms;
}

std::optional<OpForms> dist::passPartial(const ShardingRule &rule, llvm::ArrayRef<Form> offered,
                                         int64_t ranks, llvm::function_ref<bool(unsigned)> isZero) {
  if (rule.isPaired)
    return passPaired(rule, offered, ranks);
  const Form *partial = llvm::find_if(offered, [](Form form) { return form.isPartial(); });
  auto passes = [&](const hlo::LinearOperands &linear) {
    if (!linear.allows(partial->reduce))
      return false;
    for (auto [index, form] : llvm::enumerate(offered)) {
      bool takesPart = linear.contains(index);
      if (form == *partial ? !takesPart : !form.isReplicated())
        return false;
      bool isNeutral =
          linear.isIdempotent || (partial->reduce == ir::ReduceKind::Add && isZero(index));
      if (takesPart && form.isReplicated() && !isNeutral)
        return false;
    }
    return true;
  };
  if (llvm::none_of(rule.linear, passes))
    return std::nullopt;
  OpForms forms;
  forms.operands.assign(offered.begin(), offered.end());
  forms.results.assign(rule.results.size(), *partial);
  return forms;
}
