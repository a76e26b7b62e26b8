#include "Rules.h"

using namespace mlir;
using namespace zero;
using namespace zero::dist;
using ir::ReduceKind;

/// The reduction that a region computes; none for other functions.
static std::optional<ReduceKind> getKind(Operation *reducer) {
  if (!reducer)
    return std::nullopt;
  bool isPredicate = hlo::tensorType(reducer->getResult(0)).getElementType().isInteger(1);
  if (isa<hlo::AddOp>(reducer))
    return isPredicate ? ReduceKind::Or : ReduceKind::Add;
  if (isa<hlo::MaxOp>(reducer))
    return isPredicate ? ReduceKind::Or : ReduceKind::Max;
  if (isa<hlo::MinOp>(reducer))
    return isPredicate ? ReduceKind::And : ReduceKind::Min;
  if (isa<hlo::AndOp>(reducer))
    return ReduceKind::And;
  if (isa<hlo::OrOp>(reducer))
    return ReduceKind::Or;
  return std::nullopt;
}

/// Whether every rank may start from `init` and the reduction over ranks still counts it once.
static bool isNeutral(ReduceKind kind, Value init) {
  // The others are idempotent: any start counts once however often it is taken.
  return kind != ReduceKind::Add || hlo::isZeroSplat(init);
}

static Answer reducePartial(const RuleInput &in, hlo::ReduceOp op) {
  if (op.getInputs().size() != 1)
    return std::nullopt;
  std::optional<ReduceKind> kind = getKind(op.getSimpleReducer());
  if (!kind || !in.operands[0].isPartial(*kind) || !in.operands[1].isReplicated() ||
      !isNeutral(*kind, op.getInitValues()[0]))
    return std::nullopt;
  return passPlan(in, in.operands[0]);
}

/// All inputs cut alike along a dimension that stays.
static Answer reduceKept(const RuleInput &in, hlo::ReduceOp op, Form form) {
  unsigned numInputs = op.getInputs().size();
  int64_t numBefore =
      llvm::count_if(op.getDimensions(), [&](int64_t dim) { return dim < form.dim; });
  Plan plan;
  plan.operands.assign(numInputs, form);
  plan.operands.append(numInputs, Form());
  plan.results.assign(numInputs, form.onDim(form.dim - numBefore));
  return plan;
}

static Answer reduce(const RuleInput &in) {
  auto op = cast<hlo::ReduceOp>(in.op);
  if (in.anyPartial())
    return reducePartial(in, op);
  unsigned numInputs = op.getInputs().size();
  Form form;
  for (Form operand : in.operands.take_front(numInputs)) {
    if (operand.isSharded() && form.isSharded() && operand != form)
      return std::nullopt;
    if (operand.isSharded())
      form = operand;
  }
  if (!form.isSharded())
    return replicatedPlan(op);
  if (indexIn(op.getDimensions(), form.dim) < 0)
    return reduceKept(in, op, form);
  std::optional<ReduceKind> kind = numInputs == 1 ? getKind(op.getSimpleReducer()) : std::nullopt;
  if (!kind || !isNeutral(*kind, op.getInitValues()[0]))
    return std::nullopt;
  return passPlan(in, Form::partial(*kind));
}

/// Whether a window leaves dimension `dim` as it is.
template <typename Op> static bool isTrivial(Op op, ArrayRef<int64_t> window, int64_t dim) {
  if (window[dim] != 1 || (op.getWindowStrides() && (*op.getWindowStrides())[dim] != 1))
    return false;
  if (!op.getPadding())
    return true;
  auto padding = op.getPadding()->template getValues<int64_t>();
  return padding[2 * dim] == 0 && padding[2 * dim + 1] == 0;
}

static Answer windowPlan(const RuleInput &in, unsigned numInputs, Form form) {
  for (Form operand : in.operands.take_front(numInputs))
    if (operand.isSharded() && operand != form)
      return std::nullopt;
  Plan plan;
  plan.operands.assign(numInputs, form);
  plan.operands.append(in.operands.size() - numInputs, Form());
  plan.results.assign(in.op->getNumResults(), form);
  return plan;
}

static Form firstSharded(const RuleInput &in) {
  for (Form operand : in.operands)
    if (operand.isSharded())
      return operand;
  return {};
}

static Answer reduceWindow(const RuleInput &in) {
  auto op = cast<hlo::ReduceWindowOp>(in.op);
  if (in.anyPartial())
    return std::nullopt;
  Form form = firstSharded(in);
  if (!form.isSharded())
    return replicatedPlan(op);
  bool dilated = op.getBaseDilations() && (*op.getBaseDilations())[form.dim] != 1;
  if (dilated || !isTrivial(op, op.getWindowDimensions(), form.dim))
    return std::nullopt;
  return windowPlan(in, op.getInputs().size(), form);
}

static Answer selectAndScatter(const RuleInput &in) {
  auto op = cast<hlo::SelectAndScatterOp>(in.op);
  if (in.anyPartial())
    return std::nullopt;
  Form form = firstSharded(in);
  if (!form.isSharded())
    return replicatedPlan(op);
  if (op.getWindowDimensions() && !isTrivial(op, *op.getWindowDimensions(), form.dim))
    return std::nullopt;
  return windowPlan(in, 2, form);
}

static Answer sort(const RuleInput &in) {
  auto op = cast<hlo::SortOp>(in.op);
  if (in.anyPartial())
    return std::nullopt;
  Form form = firstSharded(in);
  if (!form.isSharded())
    return replicatedPlan(op);
  int64_t rank = in.shape(0).size();
  int64_t dim = static_cast<int64_t>(op.getDimension());
  if (form.dim == (dim < 0 ? dim + rank : dim))
    return std::nullopt;
  return windowPlan(in, op.getInputs().size(), form);
}

void dist::addReductionRules(RuleTable &table) {
  addRule<hlo::ReduceOp>(table, reduce);
  addRule<hlo::ReduceWindowOp>(table, reduceWindow);
  addRule<hlo::SelectAndScatterOp>(table, selectAndScatter);
  addRule<hlo::SortOp>(table, sort);
}
