//===- UnrollLoops.cpp - zero-unroll-loops
//----------------------------------------------------------===//

#include "zero/1-Import/Passes.h"
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Dialect/Zero/Phase.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"

namespace zero {
#define GEN_PASS_DEF_UNROLLLOOPSPASS
#include "zero/1-Import/Passes.h.inc"
} // namespace zero

using namespace mlir;
using namespace zero;

namespace {

/// A carried integer that starts at `start`, grows by `step` and ends the loop after `trips`
/// rounds.
struct Counter {
  unsigned index;
  APInt start, step;
  int64_t trips;
};

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
      return std::nullopt;
    hlo::ComparisonDirection direction = compare.getComparisonDirection();
    Value counter = throughIdentity(compare.getLhs()), bound = throughIdentity(compare.getRhs());
    if (invariant(counter)) {
      std::swap(counter, bound);
      direction = mirrored(direction);
    }
    auto argument = llvm::dyn_cast<BlockArgument>(counter);
    std::optional<APInt> limit = invariant(bound);
    if (!argument || argument.getOwner() != &cond || !limit)
      return std::nullopt;
    std::optional<APInt> start = scalarConstant(loop.getOperand()[argument.getArgNumber()]);
    std::optional<APInt> step = stepOf(argument.getArgNumber());
    if (!start || !step || step->isZero())
      return std::nullopt;
    bool isSigned = !hlo::tensorType(compare.getLhs()).getElementType().isUnsignedInteger();
    std::optional<int64_t> trips = count(*start, *limit, *step, direction, isSigned);
    if (!trips)
      return std::nullopt;
    return Counter{argument.getArgNumber(), *start, *step, *trips};
  }

private:
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

/// Ops in a region, nested ones included.
int64_t countOps(Region &region) {
  int64_t count = 0;
  region.walk([&](Operation *) { ++count; });
  return count;
}

/// Replaces the loop by `counter.trips` copies of its body.
void unroll(hlo::WhileOp loop, const Counter &counter) {
  OpBuilder builder(loop);
  Block &body = loop.getBody().front();
  llvm::SmallVector<Value> carried(loop.getOperand());
  RankedTensorType counterType = hlo::tensorType(carried[counter.index]);
  bool counterUsed = !body.getArgument(counter.index).use_empty();
  APInt value = counter.start;
  for (int64_t trip = 0; trip < counter.trips; ++trip, value += counter.step) {
    IRMapping mapping;
    mapping.map(body.getArguments(), carried);
    if (counterUsed && trip != 0) {
      auto constant = DenseElementsAttr::get(counterType, value);
      mapping.map(body.getArgument(counter.index),
                  hlo::ConstantOp::create(builder, loop.getLoc(), constant).getResult());
    }
    for (Operation &op : body.without_terminator())
      builder.clone(op, mapping);
    for (auto [slot, next] : llvm::zip_equal(carried, body.getTerminator()->getOperands()))
      slot = mapping.lookupOrDefault(next);
  }
  loop.replaceAllUsesWith(carried);
  loop.erase();
}

struct UnrollLoopsPass : zero::impl::UnrollLoopsPassBase<UnrollLoopsPass> {
  using UnrollLoopsPassBase::UnrollLoopsPassBase;

  void runOnOperation() override {
    if (failed(zero::ir::expectPhase(getOperation(), getArgument(), zero::ir::Phase::Input)) ||
        failed(zero::ir::recordConfigInt(getOperation(), "unroll_limit", limit)))
      return signalPassFailure();
    int64_t total = countOps(getOperation()->getRegion(0));
    llvm::SmallVector<hlo::WhileOp> loops;
    getOperation().walk([&](hlo::WhileOp loop) { loops.push_back(loop); }); // inner loops first
    for (hlo::WhileOp loop : loops) {
      std::optional<Counter> counter = TripCounter(loop).run();
      if (!counter)
        continue;
      int64_t body = countOps(loop.getBody());
      int64_t loopOps = 1 + countOps(loop.getCond()) + body;
      // A loop with more rounds than the limit is over it, whatever its body: no overflow here.
      int64_t unrolled = total - loopOps + std::min(counter->trips, limit + 1) * body;
      if (unrolled > limit) {
        loop.emitRemark() << "loop of " << counter->trips << " rounds of " << body
                          << " ops stays a loop: unrolled, the module would have more than "
                          << int64_t(limit) << " ops";
        continue;
      }
      total = unrolled;
      unroll(loop, *counter);
    }
  }
};

} // namespace
