#include "zero/Analysis/TripCount.h"

#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace zero;
using namespace zero::dist;

namespace {

/// The integer that a rank-0 constant holds.
std::optional<APInt> scalarConstant(Value value) {
  DenseIntElementsAttr attr;
  if (!matchPattern(value, m_Constant(&attr)) || attr.getNumElements() != 1)
    return std::nullopt;
  return attr.getSplatValue<APInt>();
}

class TripCounter {
public:
  explicit TripCounter(hlo::WhileOp loop) : loop(loop) {}

  std::optional<Counter> run() {
    Block &cond = loop.getCond().front();
    auto compare = cond.getTerminator()->getOperand(0).getDefiningOp<hlo::CompareOp>();
    if (!compare)
      return refuse("its condition is no comparison of a counter with a bound");
    hlo::ComparisonDirection direction = compare.getComparisonDirection();
    Value counter = throughIdentity(compare.getLhs()), bound = throughIdentity(compare.getRhs());
    if (invariant(counter)) {
      std::swap(counter, bound);
      direction = mirrored(direction);
    }
    auto argument = llvm::dyn_cast<BlockArgument>(counter);
    if (!argument || argument.getOwner() != &cond)
      return refuse("its condition does not compare a carried value");
    unsigned index = argument.getArgNumber();
    std::string name = "carried value " + std::to_string(index);
    std::optional<APInt> limit = invariant(bound);
    if (!limit)
      return refuse("the bound of " + name + " is not known to be a constant");
    std::optional<APInt> start = scalarConstant(loop.getOperand()[index]);
    if (!start)
      return refuse("the start of " + name + " is no integer constant");
    std::optional<APInt> step = stepOf(index);
    if (!step || step->isZero())
      return refuse("the step of " + name + " is not known to be a constant other than 0");
    bool isSigned = !hlo::tensorType(compare.getLhs()).getElementType().isUnsignedInteger();
    std::optional<int64_t> trips = count(*start, *limit, *step, direction, isSigned);
    if (!trips)
      return refuse(name + " does not reach its bound");
    return Counter{index, *start, *step, *trips};
  }

  /// What could not be proved.
  std::string reason;

private:
  std::nullopt_t refuse(std::string why) {
    reason = std::move(why);
    return std::nullopt;
  }

  /// JAX converts a counter to its own type.
  static Value throughIdentity(Value value) {
    while (auto convert = value.getDefiningOp<hlo::ConvertOp>()) {
      if (convert.getOperand().getType() != convert.getResult().getType())
        break;
      value = convert.getOperand();
    }
    return value;
  }

  static hlo::ComparisonDirection mirrored(hlo::ComparisonDirection direction) {
    using D = hlo::ComparisonDirection;
    switch (direction) {
    case D::LT:
      return D::GT;
    case D::LE:
      return D::GE;
    case D::GT:
      return D::LT;
    case D::GE:
      return D::LE;
    case D::EQ:
    case D::NE:
      return direction;
    }
    llvm_unreachable("all directions are handled");
  }

  /// The constant that `value`, used in one of the regions, has in every round.
  std::optional<APInt> invariant(Value value) {
    if (auto constant = scalarConstant(value))
      return constant;
    auto argument = llvm::dyn_cast<BlockArgument>(value);
    if (!argument || argument.getOwner()->getParentOp() != loop)
      return std::nullopt;
    unsigned index = argument.getArgNumber();
    Block &body = loop.getBody().front();
    if (body.getTerminator()->getOperand(index) != body.getArgument(index))
      return std::nullopt;
    return scalarConstant(loop.getOperand()[index]);
  }

  std::optional<APInt> stepOf(unsigned index) {
    Block &body = loop.getBody().front();
    Value argument = body.getArgument(index);
    Operation *next = throughIdentity(body.getTerminator()->getOperand(index)).getDefiningOp();
    if (auto add = llvm::dyn_cast_or_null<hlo::AddOp>(next)) {
      Value lhs = throughIdentity(add.getLhs()), rhs = throughIdentity(add.getRhs());
      if (lhs == argument)
        return invariant(rhs);
      return rhs == argument ? invariant(lhs) : std::nullopt;
    }
    auto subtract = llvm::dyn_cast_or_null<hlo::SubtractOp>(next);
    if (!subtract || throughIdentity(subtract.getLhs()) != argument)
      return std::nullopt;
    std::optional<APInt> step = invariant(throughIdentity(subtract.getRhs()));
    return step ? std::optional(-*step) : std::nullopt;
  }

  /// Rounds until the condition fails, or none if the counter would wrap around before.
  static std::optional<int64_t> count(const APInt &start, const APInt &limit, const APInt &step,
                                      hlo::ComparisonDirection direction, bool isSigned) {
    // Two bits more than the counter: differences and one step beyond the limit fit.
    unsigned width = start.getBitWidth() + 2;
    APInt from = isSigned ? start.sext(width) : start.zext(width);
    APInt to = isSigned ? limit.sext(width) : limit.zext(width);
    APInt by = step.sext(width);
    using D = hlo::ComparisonDirection;
    if (direction == D::EQ)
      return from == to ? std::nullopt : std::optional<int64_t>(0);
    if (direction == D::GE || direction == D::GT) { // counts down: mirror it
      from = -from, to = -to, by = -by;
    } else if (direction == D::NE && by.isNegative()) {
      from = -from, to = -to, by = -by;
    }
    APInt distance = to - from;
    if (direction == D::LE || direction == D::GE)
      ++distance;
    if (!distance.isStrictlyPositive())
      return direction == D::NE && !distance.isZero() ? std::nullopt : std::optional<int64_t>(0);
    if (!by.isStrictlyPositive())
      return std::nullopt;
    if (direction == D::NE && !distance.srem(by).isZero())
      return std::nullopt;
    APInt rounds = (distance + by - 1).sdiv(by);
    if (!wrapFree(from, by, rounds, start.getBitWidth(), isSigned, direction))
      return std::nullopt;
    return rounds.getActiveBits() < 63 ? std::optional<int64_t>(rounds.getSExtValue())
                                       : std::nullopt;
  }

  /// Whether start + rounds * step still fits the counter's type. `from` and `by` may be mirrored.
  static bool wrapFree(const APInt &from, const APInt &by, const APInt &rounds, unsigned bits,
                       bool isSigned, hlo::ComparisonDirection direction) {
    unsigned width = 2 * from.getBitWidth();
    APInt last = from.sext(width) + by.sext(width) * rounds.sext(width);
    bool mirroredRange =
        direction == hlo::ComparisonDirection::GE || direction == hlo::ComparisonDirection::GT;
    if (mirroredRange)
      last = -last;
    return isSigned ? last.isSignedIntN(bits) : !last.isNegative() && last.isIntN(bits);
  }

  hlo::WhileOp loop;
};

} // namespace

std::optional<Counter> dist::getTripCount(hlo::WhileOp loop, std::string *why) {
  TripCounter counter(loop);
  std::optional<Counter> found = counter.run();
  if (!found && why)
    *why = counter.reason;
  return found;
}
