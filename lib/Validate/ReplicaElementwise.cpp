//===- ReplicaElementwise.cpp - Ops on single elements --------------------------===//
#include "ReplicaWalker.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;
using zero::ir::ReduceKind;

namespace zero::validate::replica {

/// Equation rows-of-elementwise: all in the same rows; the predicate of select and the bounds of
/// clamp may be scalars, which hold for every element.
Answer proveElementwise(const RuleInput &in) {
  Sharding sharding = in.firstSharded();
  if (!sharding.isSharded() || in.op->getNumResults() != 1)
    return std::nullopt;
  size_t rank = in.resultShape().size();
  SmallVector<Sharding> shardings;
  for (unsigned i = 0; i < in.operands.size(); ++i)
    shardings.push_back(in.shape(i).size() == rank ? sharding : Sharding());
  return in.apply(shardings, sharding);
}

static bool isPredicate(Value value) {
  return hlo::tensorType(value).getElementType().isInteger(1);
}

//===----------------------------------------------------------------------===//
// What is added to a multiple of the rank
//===----------------------------------------------------------------------===//

/// Equation rows-of-iota: a count of the rank's rows, plus the rank times their number.
static Answer addOffset(const RuleInput &in, unsigned offset) {
  Expressions &expressions = in.walker.expressions;
  Number counted = in.number(1 - offset);
  std::optional<Count> count = expressions.getCount(counted);
  if (!in.sharding(1 - offset).isReplicated() || !count)
    return std::nullopt;
  int64_t dim = expressions.getInt(count->iota, "iota_dimension");
  int64_t rows = in.resultShape()[dim];
  int64_t stride = expressions.getSplatInteger(in.number(offset)).value_or(0);
  if (rows == 0 || stride == 0 || stride % rows != 0 || count->start % rows != 0 ||
      count->start < 0 || count->start >= stride) {
    in.walker.explain("rows are counted from a multiple of the rank other than " +
                      std::to_string(rows));
    return std::nullopt;
  }
  Sharding sharding = Sharding::sharded(dim, 1, stride).getPart(count->start / rows, stride / rows);
  const Expression iota = expressions[count->iota];
  Type whole = getWholeType(in.op->getResult(0).getType(), sharding, in.walker.ranks);
  return Claims{{expressions.get(iota.op, iota.attributes, whole, {}, 0, in.op->getLoc()), sharding,
                 kNoNumber}};
}

/// The column of a vector that is `stride` in one place and zero elsewhere: product of a splat and
/// a constant of ones and zeros. -1 for anything else.
static int64_t getColumn(Expressions &expressions, Number vector, int64_t stride) {
  if (!expressions.is<hlo::MulOp>(vector))
    return -1;
  ArrayRef<Number> factors = expressions[vector].operands;
  for (unsigned i : {0, 1}) {
    if (expressions.getSplatInteger(factors[i]) != stride ||
        !expressions.is<hlo::ConstantOp>(factors[1 - i]))
      continue;
    auto mask = expressions.getAttr<DenseIntElementsAttr>(factors[1 - i], "value");
    if (!mask)
      return -1;
    int64_t column = -1;
    for (auto [index, element] : llvm::enumerate(mask.getValues<APInt>())) {
      if (element.isZero())
        continue;
      if (!element.isOne() || column >= 0)
        return -1;
      column = index;
    }
    return column;
  }
  return -1;
}

/// The stride that `getColumn` finds a column for; 0 if there is none.
static int64_t getStride(Expressions &expressions, Number vector) {
  if (!expressions.is<hlo::MulOp>(vector))
    return 0;
  SmallVector<Number> factors(expressions[vector].operands);
  for (Number factor : factors)
    if (std::optional<int64_t> stride = expressions.getSplatInteger(factor);
        stride && getColumn(expressions, vector, *stride) >= 0)
      return *stride;
  return 0;
}

/// An index whose column counts from the rank's first row: of sharded rows, or of any. Whether it
/// does is seen where it is used.
static Answer subtractOffset(const RuleInput &in) {
  Expressions &expressions = in.walker.expressions;
  Sharding sharding = in.sharding(0);
  bool isWhole = sharding.isReplicated();
  if (!isWhole && (!sharding.isSharded() || sharding.groups != 1 || sharding.isPart()))
    return std::nullopt;
  Number offset = in.number(1);
  ArrayRef<int64_t> dims;
  bool isSpread = expressions.is<hlo::BroadcastInDimOp>(offset);
  if (isSpread)
    dims = expressions.getDims(offset, "broadcast_dimensions");
  sharding.kind = isWhole ? Sharding::OffsetIndex : Sharding::RebasedIndex;
  std::optional<int64_t> stride = expressions.getSplatInteger(offset);
  if (isWhole)
    sharding.chunk = stride.value_or(0);
  if (stride == sharding.chunk) {
    sharding.column = 0;
    return Claims{{in.number(0), sharding, kNoNumber}};
  }
  if (dims.size() != 1)
    return std::nullopt;
  Number vector = expressions[offset].operands[0];
  if (isWhole)
    sharding.chunk = getStride(expressions, vector);
  sharding.column = getColumn(expressions, vector, sharding.chunk);
  sharding.columnDim = dims[0];
  if (sharding.column < 0) {
    in.walker.explain("an index is rebased by something else than its rank's first row");
    return std::nullopt;
  }
  return Claims{{in.number(0), sharding, kNoNumber}};
}

//===----------------------------------------------------------------------===//
// Linear ops
//===----------------------------------------------------------------------===//

/// Equation sum-of-parts: a partial value of some micro-batches and one of those that follow.
static Answer joinBoth(const RuleInput &in) {
  std::optional<Claim> joined = joinParts(in.operands[0], in.operands[1]);
  return joined ? Answer(Claims{*joined}) : std::nullopt;
}

/// Equation sum-of-sums; zeros may be added once per rank.
static Answer proveAdd(const RuleInput &in) {
  for (unsigned i : {0, 1})
    if (in.sharding(i).kind == Sharding::RankMultiple) {
      if (isa<hlo::AddOp>(in.op))
        return addOffset(in, i);
      return i == 1 ? subtractOffset(in) : std::nullopt;
    }
  if (!in.any(Sharding::Partial))
    return proveElementwise(in);
  Sharding sharding = in.firstPartial();
  if (!sharding.isPartial(ReduceKind::Add))
    return std::nullopt;
  if (Answer joined = isa<hlo::AddOp>(in.op) ? joinBoth(in) : std::nullopt)
    return joined;
  return in.apply({sharding, sharding}, sharding);
}

/// Whether a multiple of the last rank fits into integers of the type, so that no rank's wraps.
static bool fitsInteger(const RuleInput &in, std::optional<int64_t> stride, Type element) {
  auto type = dyn_cast<IntegerType>(element);
  if (!type)
    return isa<FloatType>(element);
  unsigned bits = type.getWidth() - (type.isUnsigned() ? 0 : 1);
  return stride && *stride >= 0 &&
         (bits >= 62 || *stride <= ((int64_t(1) << bits) - 1) / in.walker.ranks);
}

/// A multiple of the rank times a constant: a splat, or ones and zeros.
static Answer scaleRank(const RuleInput &in, unsigned rank) {
  Expressions &expressions = in.walker.expressions;
  Number factor = in.number(1 - rank);
  Type element = hlo::tensorType(in.op->getResult(0)).getElementType();
  std::optional<int64_t> stride = expressions.getSplatInteger(in.number(rank));
  std::optional<int64_t> times = expressions.getSplatInteger(factor);
  if (auto mask = expressions.getAttr<DenseIntElementsAttr>(factor, "value");
      mask && !times &&
      llvm::all_of(mask.getValues<APInt>(), [](const APInt &each) { return each.ule(1); }))
    times = 1;
  std::optional<int64_t> product;
  if (int64_t result; stride && times && !llvm::MulOverflow(*stride, *times, result))
    product = result;
  if (!in.sharding(1 - rank).isReplicated() || !fitsInteger(in, product, element))
    return std::nullopt;
  return in.pass(in.sharding(rank));
}

/// Equation sum-times: one factor is summed over ranks, the other the same on all.
static Answer proveMultiply(const RuleInput &in) {
  if (isPredicate(in.op->getResult(0)))
    return proveElementwise(in);
  for (unsigned i : {0, 1}) {
    if (in.sharding(i).kind == Sharding::RankMultiple)
      return scaleRank(in, i);
    if (in.sharding(i).isPartial(ReduceKind::Add) && in.sharding(1 - i).isReplicated())
      return in.pass(in.sharding(i));
  }
  return proveElementwise(in);
}

static Answer proveDivide(const RuleInput &in) {
  Type element = hlo::tensorType(in.op->getResult(0)).getElementType();
  bool isExact = !isa<IntegerType>(element);
  if (isExact && in.sharding(0).isPartial(ReduceKind::Add) && in.sharding(1).isReplicated())
    return in.pass(in.sharding(0));
  return proveElementwise(in);
}

static Answer proveNegate(const RuleInput &in) {
  if (in.sharding(0).isPartial(ReduceKind::Add))
    return in.pass(in.sharding(0));
  return proveElementwise(in);
}

/// Whether converting keeps every value, so that it may be done before or after a sum of real
/// numbers or a maximum. Sums of integers may wrap in the narrower type.
static bool isWidening(Type from, Type to, ReduceKind kind) {
  if (from == to)
    return true;
  if (isa<FloatType>(from) && isa<FloatType>(to))
    return to.getIntOrFloatBitWidth() > from.getIntOrFloatBitWidth();
  bool isOrdered = kind == ReduceKind::Max || kind == ReduceKind::Min;
  return isOrdered && isa<IntegerType>(from) && isa<IntegerType>(to) &&
         from.isUnsignedInteger() == to.isUnsignedInteger() &&
         to.getIntOrFloatBitWidth() > from.getIntOrFloatBitWidth();
}

/// Equation rounded-sum: what is rounded only for its reduction. A sum over rows that is not one of
/// several elements is no gradient. What one rank makes of rows that meet one another may be one.
Answer proveRounding(const RuleInput &in) {
  Type from = hlo::tensorType(in.op->getOperand(0)).getElementType();
  RankedTensorType to = hlo::tensorType(in.op->getResult(0));
  Claim rounded{in.number(0), in.sharding(0), kNoNumber};
  bool isSum = rounded.sharding.isPartial(ReduceKind::Add) && !rounded.sharding.isOverParts;
  bool isRounded = in.walker.reduceType == to.getElementType() && isa<FloatType>(from) &&
                   !isWidening(from, to.getElementType(), ReduceKind::Add) &&
                   to.getNumElements() > 1 && !rounded.sharding.isRounded &&
                   (isSum || (in.walker.ranks == 1 && rounded.sharding.isReplicated())) &&
                   llvm::all_of(in.op->getUsers(), llvm::IsaPred<ir::AllReduceOp>);
  if (!isRounded)
    return std::nullopt;
  rounded.sharding.isRounded = true;
  return Claims{rounded};
}

/// The same, after the reduction: the sum, in the type in which it was.
static Answer widenBack(const RuleInput &in, Type to) {
  const Sharding &sharding = in.sharding(0);
  bool isReduced = sharding.kind == Sharding::Replicated || sharding.isOverParts;
  if (!isReduced || in.walker.expressions.getType(in.number(0)).getElementType() != to)
    return std::nullopt;
  Claim claim{in.number(0), sharding, kNoNumber};
  claim.sharding.isRounded = false;
  return Claims{claim};
}

/// Equation widen-sum.
static Answer proveConvert(const RuleInput &in) {
  Type from = hlo::tensorType(in.op->getOperand(0)).getElementType();
  Type to = hlo::tensorType(in.op->getResult(0)).getElementType();
  const Sharding &sharding = in.sharding(0);
  if (sharding.isRounded)
    return widenBack(in, to);
  if (sharding.isPartial() && isWidening(from, to, sharding.reduce))
    return in.pass(sharding);
  if (sharding.kind == Sharding::RankMultiple)
    return fitsInteger(in, in.walker.expressions.getSplatInteger(in.number(0)), to)
               ? in.pass(sharding)
               : std::nullopt;
  return proveElementwise(in);
}

/// Equation select-of-sums: a replicated predicate passes partial sums and zeros on.
static Answer proveSelect(const RuleInput &in) {
  if (in.any(Sharding::OwnRows))
    return keepOwnRows(in);
  if (in.sharding(0).kind == Sharding::OnRank)
    return keepOnRank(in);
  if (!in.any(Sharding::Partial))
    return proveElementwise(in);
  Sharding sharding = in.sharding(1).isPartial() ? in.sharding(1) : in.sharding(2);
  return in.apply({Sharding(), sharding, sharding}, sharding);
}

/// Equation idempotent: the maximum of maxima, and of anything that all ranks have.
template <ReduceKind kind> static Answer proveIdempotent(const RuleInput &in) {
  if (kind == ReduceKind::And && in.any(Sharding::OwnRange))
    return joinBounds(in);
  if (!in.any(Sharding::Partial))
    return proveElementwise(in);
  Sharding sharding = in.firstPartial();
  if (!sharding.isPartial(kind))
    return std::nullopt;
  if (Answer joined = joinBoth(in))
    return joined;
  return in.apply({sharding, sharding}, sharding);
}

/// Of equal widths; otherwise the last dimension changes.
static Answer proveBitcast(const RuleInput &in) {
  const Sharding &sharding = in.sharding(0);
  if (!sharding.isSharded() || in.shape(0) != in.resultShape())
    return std::nullopt;
  return in.pass(sharding);
}

void addElementwiseRules(RuleTable &table) {
  addRule<hlo::AddOp, hlo::SubtractOp>(table, proveAdd);
  addRule<hlo::MulOp>(table, proveMultiply);
  addRule<hlo::DivOp>(table, proveDivide);
  addRule<hlo::NegateOp>(table, proveNegate);
  addRule<hlo::ConvertOp>(table, proveConvert);
  addRule<hlo::CompareOp>(table, proveCompare);
  addRule<hlo::SelectOp>(table, proveSelect);
  addRule<hlo::MaxOp>(table, proveIdempotent<ReduceKind::Max>);
  addRule<hlo::MinOp>(table, proveIdempotent<ReduceKind::Min>);
  addRule<hlo::AndOp>(table, proveIdempotent<ReduceKind::And>);
  addRule<hlo::OrOp>(table, proveIdempotent<ReduceKind::Or>);
  addRule<hlo::BitcastConvertOp>(table, proveBitcast);
}

} // namespace zero::validate::replica
