#include "AttentionMask.h"
#include "Reductions.h"
#include "zero/Dialect/StableHLO/Ranges.h"
#include "zero/Dialect/StableHLO/Splat.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace zero {

/// A masked score above this may have a weight: to try without it is not worth the while.
constexpr double kHighestMask = -1e4;

namespace {

/// What a score is for all masked keys of a tile.
struct Masked {
  enum Kind {
    Anything, // also where there is no key
    Constant, // `number`
    Low,      // a masked constant less a row value: exp of it is 0 where the guard holds
    Zero
  } kind = Anything;
  double number = 0;
};

/// Follows the scores of some keys of a tile through an attention's ops.
class MaskedScores {
public:
  MaskedScores(const Attention &attention, const ScoreSpaces &spaces, hlo::IntegerRange queries,
               hlo::IntegerRange keys)
      : attention(attention), spaces(spaces), queries(queries), keys(keys) {}

  /// Whether nothing is changed by leaving them out, if the guards hold.
  bool areNeutral();

  SmallVector<MaskGuard> guards;

private:
  Masked follow(Operation *op);
  Masked followSelect(hlo::SelectOp op);
  Masked followDifference(hlo::SubtractOp op);
  bool isNeutral(hlo::ReduceOp op);
  Masked get(Value value) const;
  SmallVector<hlo::IntegerRange> getBox(Value value) const;

  const Attention &attention;
  const ScoreSpaces &spaces;
  hlo::IntegerRange queries, keys;
  llvm::DenseMap<Value, Masked> known;
};

} // namespace

/// Whether elements of `value` differ along `dim`, as far as broadcasts tell.
static bool variesAlong(Value value, int64_t dim) {
  Operation *op = value.getDefiningOp();
  if (!op || hlo::getSplat(value))
    return op == nullptr;
  if (auto broadcast = dyn_cast<hlo::BroadcastInDimOp>(op)) {
    for (auto [from, to] : llvm::enumerate(broadcast.getBroadcastDimensions()))
      if (to == dim && hlo::tensorType(broadcast.getOperand()).getDimSize(from) != 1)
        return variesAlong(broadcast.getOperand(), from);
    return false;
  }
  if (auto transpose = dyn_cast<hlo::TransposeOp>(op))
    return variesAlong(transpose.getOperand(), transpose.getPermutation()[dim]);
  return true;
}

SmallVector<hlo::IntegerRange> MaskedScores::getBox(Value value) const {
  SmallVector<hlo::IntegerRange> box;
  for (auto [axis, size] :
       llvm::zip_equal(spaces.getAxes(value), hlo::tensorType(value).getShape())) {
    bool isQuery = axis >= 0 && axis == attention.mainQueries;
    box.push_back(axis == attention.keys ? keys
                  : isQuery              ? queries
                                         : hlo::IntegerRange{0, size - 1});
  }
  return box;
}

/// A splat is the same for all keys, whether the attention's or not.
Masked MaskedScores::get(Value value) const {
  if (auto number = dyn_cast_or_null<FloatAttr>(hlo::getSplat(value))) {
    double constant = number.getValueAsDouble();
    return {constant == 0 ? Masked::Zero : Masked::Constant, constant};
  }
  return known.lookup(value);
}

/// A select's condition that positions decide.
Masked MaskedScores::followSelect(hlo::SelectOp op) {
  Masked yes = get(op.getOnTrue()), no = get(op.getOnFalse());
  bool isScalar = hlo::tensorType(op.getPred()).getRank() == 0;
  auto range = isScalar ? hlo::integerRange(op.getPred())
                        : hlo::integerRange(op.getPred(), getBox(op.getResult()));
  if (range && range->low == range->high)
    return range->low ? yes : no;
  return yes.kind == no.kind && yes.number == no.number ? yes : Masked{};
}

Masked MaskedScores::followDifference(hlo::SubtractOp op) {
  Masked left = get(op.getLhs());
  SmallVector<int> axes = spaces.getAxes(op.getResult());
  int64_t dim = llvm::find(axes, attention.keys) - axes.begin();
  if (left.kind != Masked::Constant || left.number > kHighestMask || variesAlong(op.getRhs(), dim))
    return {};
  guards.push_back({left.number, op.getRhs(), op.getResult()});
  return {Masked::Low};
}

/// Floats whose `exp` is 0 below kExpUnderflow: in f64 it is not.
static bool isNarrowFloat(Value value) {
  auto type = dyn_cast<FloatType>(hlo::tensorType(value).getElementType());
  return type && type.getWidth() <= 32;
}

Masked MaskedScores::follow(Operation *op) {
  if (!isNarrowFloat(op->getResult(0)))
    return {};
  auto operand = [&](unsigned i) { return get(op->getOperand(i)); };
  auto isZero = [&](unsigned i) { return operand(i).kind == Masked::Zero; };
  return llvm::TypeSwitch<Operation *, Masked>(op)
      .Case([&](hlo::SelectOp select) { return followSelect(select); })
      .Case([&](hlo::SubtractOp difference) {
        return isZero(0) && isZero(1) ? Masked{Masked::Zero} : followDifference(difference);
      })
      .Case([&](hlo::ExponentialOp) {
        Masked from = operand(0);
        bool isLow = from.kind == Masked::Low ||
                     (from.kind == Masked::Constant && from.number < kExpUnderflow);
        return isLow ? Masked{Masked::Zero} : Masked{};
      })
      .Case<hlo::TransposeOp, hlo::ReshapeOp, hlo::BroadcastInDimOp, hlo::ConvertOp>(
          [&](Operation *) { return operand(0); })
      .Case([&](hlo::NegateOp) { return isZero(0) ? operand(0) : Masked{}; })
      .Case([&](hlo::MulOp) { return isZero(0) || isZero(1) ? Masked{Masked::Zero} : Masked{}; })
      .Case([&](hlo::DivOp) { return isZero(0) ? operand(0) : Masked{}; })
      .Case([&](hlo::AddOp) { return isZero(0) && isZero(1) ? operand(0) : Masked{}; })
      .Default([](Operation *) { return Masked{}; });
}

/// A maximum does not see what is below it, which a guard says, too.
bool MaskedScores::isNeutral(hlo::ReduceOp op) {
  Value input = op.getInputs()[0];
  SmallVector<int> axes = spaces.getAxes(input);
  if (!llvm::is_contained(axes, attention.keys))
    return true;
  if (!Reductions::reducesInnermost(op))
    return false;
  Masked score = get(input);
  Operation *reducer = op.getSimpleReducer();
  if (isa<hlo::AddOp>(reducer))
    return score.kind == Masked::Zero;
  if (!isa<hlo::MaxOp>(reducer) || score.kind != Masked::Constant)
    return false;
  guards.push_back({score.number, op.getResult(0), op.getResult(0)});
  return true;
}

bool MaskedScores::areNeutral() {
  for (Operation *op : attention.ops) {
    auto reduce = dyn_cast<hlo::ReduceOp>(op);
    if (reduce && !isNeutral(reduce))
      return false;
    if (!reduce && spaces.isScore(op->getResult(0), attention))
      known[op->getResult(0)] = follow(op);
  }
  return llvm::all_of(attention.sums,
                      [&](const ScoreSum &sum) { return get(sum.scores).kind == Masked::Zero; });
}

MaskedKeys findMaskedKeys(const AttentionPlan &plan, const ScoreSpaces &spaces, int64_t group) {
  const Attention &attention = plan.attention;
  int64_t queries = spaces.getSize(attention.mainQueries), keys = spaces.getSize(attention.keys);
  MaskedKeys masked;
  SmallVector<int64_t> limits;
  auto isLimit = [&](int64_t first, int64_t limit) {
    int64_t last = std::min(first + plan.rows, queries) - 1;
    MaskedScores scores(attention, spaces, {first, last}, {limit, keys - 1});
    if (!scores.areNeutral())
      return false;
    for (const MaskGuard &guard : scores.guards)
      if (!llvm::is_contained(masked.guards, guard))
        masked.guards.push_back(guard);
    return true;
  };
  for (int64_t first = 0; first < queries; first += plan.rows) {
    // The lowest limit; where some keys are masked, so are fewer.
    int64_t low = 1, high = llvm::divideCeil(keys, group);
    while (low < high) {
      int64_t middle = (low + high) / 2;
      if (isLimit(first, middle * group))
        high = middle;
      else
        low = middle + 1;
    }
    limits.push_back(std::min(keys, high * group));
  }
  if (llvm::any_of(limits, [&](int64_t limit) { return limit < keys; }))
    masked.limits = std::move(limits);
  return masked;
}

} // namespace zero
