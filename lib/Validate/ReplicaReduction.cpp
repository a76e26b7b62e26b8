//===- ReplicaReduction.cpp - Reductions, windows, sort ----------------------------===//
#include "ReplicaWalker.h"

#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using zero::ir::ReduceKind;

namespace zero::validate::replica {

std::optional<ReduceKind> getReduction(Region &region) {
  Block &block = region.front();
  if (block.getOperations().size() != 2 || block.getNumArguments() != 2)
    return std::nullopt;
  Operation &op = block.front();
  bool combinesBoth = op.getNumOperands() == 2 && op.getOperand(0) != op.getOperand(1) &&
                      isa<BlockArgument>(op.getOperand(0)) &&
                      isa<BlockArgument>(op.getOperand(1)) &&
                      cast<BlockArgument>(op.getOperand(0)).getOwner() == &block &&
                      cast<BlockArgument>(op.getOperand(1)).getOwner() == &block;
  Operation *end = block.getTerminator();
  if (!combinesBoth || end->getNumOperands() != 1 || end->getOperand(0).getDefiningOp() != &op)
    return std::nullopt;
  bool isPredicate = hlo::tensorType(op.getResult(0)).getElementType().isInteger(1);
  return llvm::TypeSwitch<Operation *, std::optional<ReduceKind>>(&op)
      .Case<hlo::AddOp>([&](auto) { return isPredicate ? ReduceKind::Or : ReduceKind::Add; })
      .Case<hlo::MaxOp>([&](auto) { return isPredicate ? ReduceKind::Or : ReduceKind::Max; })
      .Case<hlo::MinOp>([&](auto) { return isPredicate ? ReduceKind::And : ReduceKind::Min; })
      .Case<hlo::AndOp>([&](auto) { return ReduceKind::And; })
      .Case<hlo::OrOp>([&](auto) { return ReduceKind::Or; })
      .Default([](auto) { return std::nullopt; });
}

/// Equation reduce-of-rows, and that a reduction of partial values by their own kind stays one:
/// the initial value is counted once per rank.
static Answer reducePartial(const RuleInput &in, hlo::ReduceOp op) {
  std::optional<ReduceKind> kind = getReduction(op.getBody());
  if (op.getInputs().size() != 1 || !kind) {
    in.walker.explain("the reduction is none of sum, maximum, minimum, 'and', 'or'");
    return std::nullopt;
  }
  Form form = Form::partial(*kind);
  if (!in.as(1, form)) {
    in.walker.explain("the initial value would be counted once per rank");
    return std::nullopt;
  }
  if (in.form(0).isSharded())
    return in.apply({in.form(0), Form()}, form);
  return in.apply({form, Form()}, form);
}

static Answer proveReduce(const RuleInput &in) {
  auto op = cast<hlo::ReduceOp>(in.op);
  unsigned numInputs = op.getInputs().size();
  Form form = in.firstSharded(numInputs);
  if (!form.isSharded() || indexIn(op.getDimensions(), form.dim) >= 0)
    return reducePartial(in, op);
  int64_t numBefore =
      llvm::count_if(op.getDimensions(), [&](int64_t dim) { return dim < form.dim; });
  SmallVector<Form> forms(numInputs, form);
  forms.append(numInputs, Form());
  return in.apply(forms, SmallVector<Form>(numInputs, form.onDim(form.dim - numBefore)));
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

/// All of the first `count` operands and all results in one sharded form.
static Answer keepForm(const RuleInput &in, unsigned count, const Form &form) {
  SmallVector<Form> forms(count, form);
  forms.append(in.operands.size() - count, Form());
  return in.apply(forms, SmallVector<Form>(in.op->getNumResults(), form));
}

static Answer proveReduceWindow(const RuleInput &in) {
  auto op = cast<hlo::ReduceWindowOp>(in.op);
  unsigned count = op.getInputs().size();
  Form form = in.firstSharded(count);
  if (!form.isSharded() || !isTrivial(op, op.getWindowDimensions(), form.dim) ||
      (op.getBaseDilations() && (*op.getBaseDilations())[form.dim] != 1))
    return std::nullopt;
  return keepForm(in, count, form);
}

static Answer proveSelectAndScatter(const RuleInput &in) {
  auto op = cast<hlo::SelectAndScatterOp>(in.op);
  Form form = in.firstSharded(2);
  if (!form.isSharded() ||
      (op.getWindowDimensions() && !isTrivial(op, *op.getWindowDimensions(), form.dim)))
    return std::nullopt;
  return keepForm(in, 2, form);
}

static Answer proveSort(const RuleInput &in) {
  auto op = cast<hlo::SortOp>(in.op);
  Form form = in.firstSharded();
  int64_t rank = in.shape(0).size();
  int64_t dim = static_cast<int64_t>(op.getDimension());
  if (!form.isSharded() || form.dim == (dim < 0 ? dim + rank : dim))
    return std::nullopt;
  return keepForm(in, in.operands.size(), form);
}

void addReductionRules(RuleTable &table) {
  addRule<hlo::ReduceOp>(table, proveReduce);
  addRule<hlo::ReduceWindowOp>(table, proveReduceWindow);
  addRule<hlo::SelectAndScatterOp>(table, proveSelectAndScatter);
  addRule<hlo::SortOp>(table, proveSort);
}

} // namespace zero::validate::replica
