#include "Rules.h"

using namespace mlir;
using namespace zero;
using namespace zero::dist;
using ir::ReduceKind;

Plan dist::elementwisePlan(Operation *op, Form form) {
  int64_t rank = hlo::tensorType(op->getResult(0)).getRank();
  Plan plan;
  // The predicate of select and the bounds of clamp may be scalars: they hold for every element.
  for (Value operand : op->getOperands())
    plan.operands.push_back(hlo::tensorType(operand).getRank() == rank ? form : Form());
  plan.results.assign(op->getNumResults(), form);
  return plan;
}

/// All sharded operands agree; replicated ones are cut alike.
static Answer elementwise(const RuleInput &in) {
  if (in.anyPartial())
    return std::nullopt;
  Form cut;
  for (Form form : in.operands) {
    if (!form.isSharded())
      continue;
    if (cut.isSharded() && form != cut)
      return std::nullopt;
    cut = form;
  }
  return elementwisePlan(in.op, cut);
}

/// P + P and P + 0 are partial; anything else would be counted once per rank.
static Answer addOrSubtract(const RuleInput &in) {
  if (!in.anyPartial())
    return elementwise(in);
  for (auto [form, operand] : llvm::zip_equal(in.operands, in.op->getOperands()))
    if (!form.isPartial(ReduceKind::Add) && !(form.isReplicated() && hlo::isZeroSplat(operand)))
      return std::nullopt;
  return passPlan(in, Form::partial(ReduceKind::Add));
}

static bool isPredicate(Value value) {
  return hlo::tensorType(value).getElementType().isInteger(1);
}

/// One partial factor, the other replicated.
static Answer multiply(const RuleInput &in) {
  if (!in.anyPartial())
    return elementwise(in);
  bool lhsPartial = in.operands[0].isPartial(ReduceKind::Add) && in.operands[1].isReplicated();
  bool rhsPartial = in.operands[1].isPartial(ReduceKind::Add) && in.operands[0].isReplicated();
  if (lhsPartial == rhsPartial || isPredicate(in.op->getResult(0)))
    return std::nullopt;
  return passPlan(in, Form::partial(ReduceKind::Add));
}

/// A partial dividend; integer division is not linear.
static Answer divide(const RuleInput &in) {
  if (!in.anyPartial())
    return elementwise(in);
  bool isFloat = isa<FloatType>(hlo::tensorType(in.op->getResult(0)).getElementType());
  if (!isFloat || !in.operands[0].isPartial(ReduceKind::Add) || !in.operands[1].isReplicated())
    return std::nullopt;
  return passPlan(in, Form::partial(ReduceKind::Add));
}

static Answer negate(const RuleInput &in) {
  if (in.operands[0].isPartial(ReduceKind::Add))
    return passPlan(in, in.operands[0]);
  return elementwise(in);
}

/// Whether converting keeps every value, so that it may be done before or after a sum of floats or
/// a maximum. (Integer sums may wrap in the narrower type: they are reduced first.)
static bool isWidening(Type from, Type to, ReduceKind kind) {
  if (from == to)
    return true;
  if (isa<FloatType>(from) && isa<FloatType>(to))
    return to.getIntOrFloatBitWidth() > from.getIntOrFloatBitWidth();
  bool ordered = kind == ReduceKind::Max || kind == ReduceKind::Min;
  return ordered && isa<IntegerType>(from) && isa<IntegerType>(to) &&
         from.isUnsignedInteger() == to.isUnsignedInteger() &&
         to.getIntOrFloatBitWidth() > from.getIntOrFloatBitWidth();
}

static Answer convert(const RuleInput &in) {
  if (!in.anyPartial())
    return elementwise(in);
  Type from = hlo::tensorType(in.op->getOperand(0)).getElementType();
  Type to = hlo::tensorType(in.op->getResult(0)).getElementType();
  if (!isWidening(from, to, in.operands[0].reduce))
    return std::nullopt;
  return passPlan(in, in.operands[0]);
}

/// A replicated predicate passes partial sums (and zeros) on.
static Answer select(const RuleInput &in) {
  if (!in.anyPartial())
    return elementwise(in);
  if (!in.operands[0].isReplicated())
    return std::nullopt;
  for (unsigned branch : {1, 2})
    if (!in.operands[branch].isPartial(ReduceKind::Add) &&
        !(in.operands[branch].isReplicated() && hlo::isZeroSplat(in.op->getOperand(branch))))
      return std::nullopt;
  return passPlan(in, Form::partial(ReduceKind::Add));
}

/// max of maxima, and of anything replicated: it may be taken once or once per rank.
template <ReduceKind kind> static Answer idempotent(const RuleInput &in) {
  if (!in.anyPartial())
    return elementwise(in);
  for (Form form : in.operands)
    if (!form.isPartial(kind) && !form.isReplicated())
      return std::nullopt;
  return passPlan(in, Form::partial(kind));
}

/// Result i is operand i.
static Answer barrier(const RuleInput &in) {
  Plan plan;
  plan.operands.assign(in.operands.begin(), in.operands.end());
  plan.results.assign(in.operands.begin(), in.operands.end());
  return plan;
}

/// Keeps the shape where the widths are equal; the last dimension changes otherwise.
static Answer bitcast(const RuleInput &in) {
  if (in.anyPartial())
    return std::nullopt;
  Form form = in.operands[0];
  if (form.isSharded() && (in.shape(0).size() != in.resultShape().size() ||
                           in.shape(0)[form.dim] != in.resultShape()[form.dim]))
    return std::nullopt;
  return passPlan(in, form);
}

void dist::addElementwiseRules(RuleTable &table) {
  addRule<hlo::AddOp, hlo::SubtractOp>(table, addOrSubtract);
  addRule<hlo::MulOp>(table, multiply);
  addRule<hlo::DivOp>(table, divide);
  addRule<hlo::NegateOp>(table, negate);
  addRule<hlo::ConvertOp>(table, convert);
  addRule<hlo::SelectOp>(table, select);
  addRule<hlo::MaxOp>(table, idempotent<ReduceKind::Max>);
  addRule<hlo::MinOp>(table, idempotent<ReduceKind::Min>);
  addRule<hlo::AndOp>(table, idempotent<ReduceKind::And>);
  addRule<hlo::OrOp>(table, idempotent<ReduceKind::Or>);
  addRule<hlo::OptimizationBarrierOp>(table, barrier);
  addRule<hlo::BitcastConvertOp>(table, bitcast);
  addRule<hlo::AbsOp, hlo::CbrtOp, hlo::CeilOp, hlo::CosineOp, hlo::CountLeadingZerosOp,
          hlo::ExponentialOp, hlo::ExponentialMinusOneOp, hlo::FloorOp, hlo::LogOp,
          hlo::LogPlusOneOp, hlo::LogisticOp, hlo::NotOp, hlo::PopulationCountOp, hlo::RoundOp,
          hlo::RoundNearestEvenOp, hlo::RsqrtOp, hlo::SignOp, hlo::SineOp, hlo::SqrtOp, hlo::TanOp,
          hlo::TanhOp, hlo::ReducePrecisionOp, hlo::IsFiniteOp, hlo::Atan2Op, hlo::PowOp,
          hlo::RemOp, hlo::ShiftLeftOp, hlo::ShiftRightArithmeticOp, hlo::ShiftRightLogicalOp,
          hlo::XorOp, hlo::CompareOp, hlo::ClampOp>(table, elementwise);
}
