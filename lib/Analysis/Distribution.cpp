#include "zero/Analysis/Distribution.h"

#include "zero/Analysis/Manual.h"
#include "zero/Analysis/Propagation.h"
#include "zero/Dialect/StableHLO/Splat.h"

#include "mlir/Transforms/RegionUtils.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace zero;
using namespace zero::dist;

Distribution::Distribution(FunctionOpInterface entry, ArrayRef<Form> arguments, int64_t ranks)
    : entry(entry), ranks(ranks) {
  Block &block = entry.getFunctionBody().front();
  for (auto [argument, form] : llvm::zip_equal(block.getArguments(), arguments))
    if (!form.isReplicated())
      forms[argument] = form;
  for (Operation &op : block) {
    order.push_back(&op);
    visit(&op);
  }
  place();
  collectWanted();
}

Form Distribution::getForm(Value value) const { return forms.lookup(value); }
Form Distribution::getWanted(Value value) const { return wanted.lookup(value); }

static Plan replicatedPlan(Operation *op) {
  Plan plan;
  plan.operands.assign(op->getNumOperands(), Form());
  plan.results.assign(op->getNumResults(), Form());
  return plan;
}

static Plan makePlan(OpForms &&forms, const hlo::ShardingRule &rule) {
  Plan plan;
  plan.operands = std::move(forms.operands);
  plan.results = std::move(forms.results);
  plan.isCounted = forms.isCounted;
  if (forms.isCounted)
    plan.column = rule.counted;
  return plan;
}

//===----------------------------------------------------------------------===//
// Forward: forms by rules
//===----------------------------------------------------------------------===//

void Distribution::visit(Operation *op) {
  if (op->hasTrait<OpTrait::IsTerminator>()) {
    // Results keep their cut: whether an entry may return a sharded value is the caller's matter.
    Plan plan;
    for (Value operand : op->getOperands())
      plan.operands.push_back(getForm(operand).isSharded() ? getForm(operand) : Form());
    plans[op] = plan;
    return;
  }
  if (auto manual = dyn_cast<sdy::ManualComputationOp>(op))
    return visitManual(manual);
  bool isControlFlow = op->getNumRegions() != 0 && !isa<hlo::ShardingRuleInterface>(op);
  Plan plan = isControlFlow ? replicatedPlan(op) : planOp(op);
  if (isControlFlow)
    visitRegionOp(op);
  for (auto [result, form] : llvm::zip_equal(op->getResults(), plan.results))
    if (!form.isReplicated())
      forms[result] = form;
  if (hlo::isContraction(op)) {
    ++numProducts;
    if (!plan.results[0].isReplicated())
      ++numShared;
  }
  plans[op] = std::move(plan);
}

/// A loop or branch that was kept: everything it reads must be the same on all ranks. Partial
/// values are reduced before it.
void Distribution::visitRegionOp(Operation *op) {
  llvm::SetVector<Value> captured;
  getUsedValuesDefinedAbove(op->getRegions(), captured);
  auto isCut = [&](Value value) { return getForm(value).isSharded(); };
  if (llvm::any_of(op->getOperands(), isCut) || llvm::any_of(captured, isCut))
    unsupported.push_back(op);
}

/// The body is one rank's program already, where the computation's devices are the ranks: it takes
/// and gives their parts.
void Distribution::visitManual(sdy::ManualComputationOp op) {
  Plan plan = replicatedPlan(op);
  bool isForRanks = true;
  auto setForms = [&](MutableArrayRef<Form> parts, ValueRange values,
                      sdy::ShardingPerValueAttr shardings) {
    for (auto [form, value, sharding] : llvm::zip_equal(parts, values, shardings.getShardings())) {
      std::optional<Form> part = getManualForm(op, sharding, value.getType(), ranks);
      isForRanks &= part.has_value();
      form = part.value_or(Form());
    }
  };
  setForms(plan.operands, op.getTensors(), op.getInShardings());
  setForms(plan.results, op.getResults(), op.getOutShardings());
  if (!isForRanks) {
    unsupported.push_back(op);
    plan = replicatedPlan(op);
  }
  bool isCut = false;
  for (auto [index, form] : llvm::enumerate(plan.operands)) {
    Form has = getForm(op->getOperand(index));
    if (has.isSharded() && has != form)
      gathers.push_back({op, static_cast<unsigned>(index), has});
    isCut |= form.isSharded();
  }
  for (auto [result, form] : llvm::zip_equal(op.getResults(), plan.results))
    if (!form.isReplicated())
      forms[result] = form;
  op.getBody().walk([&](Operation *each) {
    if (!hlo::isContraction(each))
      return;
    ++numProducts;
    numShared += isCut;
  });
  plans[op] = std::move(plan);
}

/// Asks the rules of an op how it is computed on operands in the forms `offered`.
static std::optional<Plan> askRules(Operation *op, const hlo::ShardingRules &rules,
                                    ArrayRef<Form> offered, int64_t ranks) {
  bool isPartial = llvm::any_of(offered, [](Form form) { return form.isPartial(); });
  auto isZero = [&](unsigned operand) { return hlo::isZeroSplat(op->getOperand(operand)); };
  for (const hlo::ShardingRule &rule : rules)
    if (std::optional<OpForms> forms = isPartial ? passPartial(rule, offered, ranks, isZero)
                                                 : shardFromOperands(rule, offered, ranks))
      return makePlan(std::move(*forms), rule);
  return std::nullopt;
}

/// Offers partial values first, then reduced ones, then gathers the smallest sharded operand that
/// helps, then all.
Plan Distribution::planOp(Operation *op) {
  SmallVector<Form> offered;
  for (Value operand : op->getOperands()) {
    Form form = getForm(operand);
    // A partial value with other uses is reduced at its producer, so this op gets it reduced.
    offered.push_back(form.isPartial() && !operand.hasOneUse() ? Form() : form);
  }
  if (llvm::all_of(offered, [](Form form) { return form.isReplicated(); }))
    return replicatedPlan(op);
  hlo::ShardingRules rules = hlo::getShardingRules(op);
  if (std::optional<Plan> plan = askRules(op, rules, offered, ranks))
    return *plan;
  SmallVector<unsigned> sharded;
  for (auto [index, form] : llvm::enumerate(offered)) {
    if (form.isPartial())
      form = Form();
    if (form.isSharded())
      sharded.push_back(index);
  }
  if (sharded.empty())
    return replicatedPlan(op);
  if (std::optional<Plan> plan = askRules(op, rules, offered, ranks))
    return *plan;
  // Smallest first, equal ones in their order.
  auto keyOf = [&](unsigned operand) {
    return std::pair(ir::getTensorBytes(op->getOperand(operand).getType()), operand);
  };
  llvm::sort(sharded, [&](unsigned a, unsigned b) { return keyOf(a) < keyOf(b); });
  for (unsigned index : sharded) {
    SmallVector<Form> attempt = offered;
    attempt[index] = Form();
    if (std::optional<Plan> plan = askRules(op, rules, attempt, ranks)) {
      gathers.push_back({op, index, offered[index]});
      return *plan;
    }
  }
  llvm::sort(sharded);
  for (unsigned index : sharded)
    gathers.push_back({op, index, offered[index]});
  return replicatedPlan(op);
}

void Distribution::requireWhole(Operation *op, unsigned operand) {
  Form &form = plans[op].operands[operand];
  if (form.isSharded())
    gathers.push_back({op, operand, form});
  form = Form();
}

//===----------------------------------------------------------------------===//
// Placement: where partial values are reduced
//===----------------------------------------------------------------------===//

static bool hasPartial(ArrayRef<Form> forms) {
  return llvm::any_of(forms, [](Form form) { return form.isPartial(); });
}

static int64_t getResultBytes(Operation *op) {
  int64_t bytes = 0;
  for (Value result : op->getResults())
    bytes += ir::getTensorBytes(result.getType());
  return bytes;
}

/// Ties go to the producer, but past ops that give the whole value another shape: below them a
/// gradient has its parameter's shape, which is where zero-partition cuts it. Not past ops that
/// stack pieces: each is reduced as soon as it is there.
static bool onlyMovesElements(Operation *op) {
  auto moves = dyn_cast<hlo::DataMovementInterface>(op);
  return isa<hlo::ScatterOp>(op) || (moves && moves.isPermutation());
}

/// A partial value that another op takes as partial has that one use, so the graph of partial
/// values is a forest that grows downwards into sums: the cheapest cut is found bottom up.
void Distribution::place() {
  // Bytes to reduce when everything above is reduced in the best place; ops that lower the cost.
  DenseMap<Operation *, int64_t> best;
  llvm::DenseSet<Operation *> reducesBelow;
  for (Operation *op : order) {
    const Plan &plan = getPlan(op);
    if (!hasPartial(plan.results))
      continue;
    int64_t here = getResultBytes(op), above = 0;
    if (!hasPartial(plan.operands)) {
      best[op] = here;
      continue;
    }
    for (auto [form, operand] : llvm::zip_equal(plan.operands, op->getOperands()))
      if (form.isPartial())
        above += best.lookup(operand.getDefiningOp());
    best[op] = std::min(here, above);
    if (here < above || (here == above && onlyMovesElements(op)))
      reducesBelow.insert(op);
  }
  // From the last use upwards: what must be reduced and is not worth reducing here, is taken
  // reduced from above.
  for (Operation *op : llvm::reverse(order)) {
    Plan &plan = plans[op];
    if (!hasPartial(plan.results) || !hasPartial(plan.operands) || reducesBelow.contains(op))
      continue;
    bool staysPartial = llvm::all_of(op->getResults(), [&](Value result) {
      if (!result.hasOneUse())
        return false;
      // A use inside a loop or branch has no plan of its own: there everything is replicated.
      auto user = plans.find(*result.user_begin());
      return user != plans.end() &&
             user->second.operands[result.use_begin()->getOperandNumber()].isPartial();
    });
    if (staysPartial)
      continue;
    for (Form &form : plan.operands)
      form = Form();
    for (auto [form, result] : llvm::zip_equal(plan.results, op->getResults())) {
      form = Form();
      forms.erase(result);
    }
  }
}

//===----------------------------------------------------------------------===//
// Backward: replicated values that are wanted sharded
//===----------------------------------------------------------------------===//

std::optional<Plan> dist::pushBack(Operation *op, Form form, int64_t ranks) {
  // Products on fewer rows may add in another order.
  if (op->getNumResults() != 1 || op->getNumRegions() != 0 || !isPure(op) || hlo::isContraction(op))
    return std::nullopt;
  for (const hlo::ShardingRule &rule : hlo::getShardingRules(op))
    if (std::optional<OpForms> forms = shardFromResult(rule, form, ranks))
      return makePlan(std::move(*forms), rule);
  return std::nullopt;
}

void Distribution::want(Value value, Form form) {
  if (!getForm(value).isReplicated())
    return;
  auto [it, isNew] = wanted.try_emplace(value, form);
  if (!isNew && it->second != form)
    it->second = Form();
}

void Distribution::collectWanted() {
  for (Operation *op : llvm::reverse(order)) {
    std::optional<Plan> pushed;
    if (op->getNumResults() == 1 && getWanted(op->getResult(0)).isSharded())
      pushed = pushBack(op, getWanted(op->getResult(0)), ranks);
    if (!pushed && op->getNumResults() == 1)
      wanted.erase(op->getResult(0));
    const Plan &plan = pushed ? *pushed : getPlan(op);
    for (auto [operand, form] : llvm::zip_equal(op->getOperands(), plan.operands))
      want(operand, form);
    if (op->getNumRegions() == 0)
      continue;
    llvm::SetVector<Value> captured;
    getUsedValuesDefinedAbove(op->getRegions(), captured);
    for (Value value : captured)
      want(value, Form());
  }
}
