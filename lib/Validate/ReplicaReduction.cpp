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
  Sharding sharding =
      in.sharding(0).isPartial(*kind) ? in.sharding(0) : in.sharding(0).reducedBy(*kind);
  if (!in.as(1, sharding)) {
    in.walker.explain("the initial value would be counted once per rank");
    return std::nullopt;
  }
  if (in.sharding(0).isSharded())
    return in.apply({in.sharding(0), Sharding()}, sharding);
  return in.apply({sharding, Sharding()}, sharding);
}

static Answer proveReduce(const RuleInput &in) {
  auto op = cast<hlo::ReduceOp>(in.op);
  unsigned numInputs = op.getInputs().size();
  Sharding sharding = in.firstSharded(numInputs);
  if (!sharding.isSharded() || indexIn(op.getDimensions(), sharding.dim) >= 0)
    return reducePartial(in, op);
  int64_t numBefore =
      llvm::count_if(op.getDimensions(), [&](int64_t dim) { return dim < sharding.dim; });
  SmallVector<Sharding> shardings(numInputs, sharding);
  shardings.append(numInputs, Sharding());
  return in.apply(shardings,
                  SmallVector<Sharding>(numInputs, sharding.onDim(sharding.dim - numBefore)));
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

/// All of the first `count` operands and all results in one sharding.
static Answer keepSharding(const RuleInput &in, unsigned count, const Sharding &sharding) {
  SmallVector<Sharding> shardings(count, sharding);
  shardings.append(in.operands.size() - count, Sharding());
  return in.apply(shardings, SmallVector<Sharding>(in.op->getNumResults(), sharding));
}

static Answer proveReduceWindow(const RuleInput &in) {
  auto op = cast<hlo::ReduceWindowOp>(in.op);
  unsigned count = op.getInputs().size();
  Sharding sharding = in.firstSharded(count);
  if (!sharding.isSharded() || !isTrivial(op, op.getWindowDimensions(), sharding.dim) ||
      (op.getBaseDilations() && (*op.getBaseDilations())[sharding.dim] != 1))
    return std::nullopt;
  return keepSharding(in, count, sharding);
}

static Answer proveSelectAndScatter(const RuleInput &in) {
  auto op = cast<hlo::SelectAndScatterOp>(in.op);
  Sharding sharding = in.firstSharded(2);
  if (!sharding.isSharded() ||
      (op.getWindowDimensions() && !isTrivial(op, *op.getWindowDimensions(), sharding.dim)))
    return std::nullopt;
  return keepSharding(in, 2, sharding);
}

static Answer proveSort(const RuleInput &in) {
  auto op = cast<hlo::SortOp>(in.op);
  Sharding sharding = in.firstSharded();
  int64_t rank = in.shape(0).size();
  int64_t dim = static_cast<int64_t>(op.getDimension());
  if (!sharding.isSharded() || sharding.dim == (dim < 0 ? dim + rank : dim))
    return std::nullopt;
  return keepSharding(in, in.operands.size(), sharding);
}

void addReductionRules(RuleTable &table) {
  addRule<hlo::ReduceOp>(table, proveReduce);
  addRule<hlo::ReduceWindowOp>(table, proveReduceWindow);
  addRule<hlo::SelectAndScatterOp>(table, proveSelectAndScatter);
  addRule<hlo::SortOp>(table, proveSort);
}

} // namespace zero::validate::replica
