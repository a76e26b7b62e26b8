//===- Ranges.cpp - Bounds of integers and tensors that count -------------===//

#include "zero/Dialect/StableHLO/Ranges.h"
#include "Evaluate.h"

#include "mlir/IR/Matchers.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using llvm::APInt;

namespace zero::hlo {

//===------------------------------------------------------------------------------------------------===//
// Bounds
//===------------------------------------------------------------------------------------------------===//

using MaybeRange = std::optional<IntegerRange>;

/// How far integerRange looks: index arithmetic is short, and sums double the work at each step.
/// Masks are longer.
static constexpr int kMaxDepth = 8, kMaxMaskDepth = 12;

/// A range of indices for each dimension; of all elements where it is empty.
using Box = llvm::SmallVector<IntegerRange, 4>;

static std::optional<int64_t> asInt64(const APInt &value, bool isSigned) {
  if (isSigned ? value.getSignificantBits() > 64 : value.getActiveBits() > 63)
    return std::nullopt;
  return isSigned ? value.getSExtValue() : int64_t(value.getZExtValue());
}

static bool isSignedElement(Type type) { return !type.isUnsignedInteger() && !type.isInteger(1); }

/// `range` if every value of it is one of the integer type, so that nothing wrapped around.
static MaybeRange ifFits(IntegerRange range, Type type) {
  auto integer = llvm::dyn_cast<IntegerType>(type);
  if (!integer)
    return std::nullopt;
  bool isSigned = isSignedElement(type);
  unsigned bits = std::min(integer.getWidth(), 64u) - (isSigned ? 1 : 0);
  int64_t high = bits >= 63 ? INT64_MAX : (int64_t(1) << bits) - 1;
  int64_t low = isSigned ? (bits >= 63 ? INT64_MIN : -high - 1) : 0;
  return range.low >= low && range.high <= high ? MaybeRange(range) : std::nullopt;
}

static MaybeRange rangeOfConstant(ConstantOp op) {
  auto attr = llvm::dyn_cast<DenseIntElementsAttr>(op.getValue());
  if (!attr || attr.getNumElements() == 0 ||
      (!attr.isSplat() && attr.getNumElements() > kMaxFoldedElements))
    return std::nullopt;
  bool isSigned = isSignedElement(attr.getElementType());
  MaybeRange result;
  for (const APInt &element : attr.getValues<APInt>()) {
    std::optional<int64_t> value = asInt64(element, isSigned);
    if (!value)
      return std::nullopt;
    if (!result)
      result = IntegerRange{*value, *value};
    result = IntegerRange{std::min(result->low, *value), std::max(result->high, *value)};
    if (attr.isSplat())
      break;
  }
  return result;
}

/// Dimension of `to` that dimension `dim` of `from` becomes in a reshape that only adds and removes
/// dimensions of size 1.
static std::optional<int64_t> reshapedDim(llvm::ArrayRef<int64_t> from, llvm::ArrayRef<int64_t> to,
                                          int64_t dim) {
  auto nextWide = [](llvm::ArrayRef<int64_t> shape, size_t i) {
    while (i < shape.size() && shape[i] == 1)
      ++i;
    return i;
  };
  size_t i = nextWide(from, 0), j = nextWide(to, 0);
  std::optional<int64_t> result;
  for (; i < from.size() && j < to.size(); i = nextWide(from, i + 1), j = nextWide(to, j + 1)) {
    if (from[i] != to[j])
      return std::nullopt;
    if (int64_t(i) == dim)
      result = j;
  }
  return i == from.size() && j == to.size() ? result : std::nullopt;
}

static MaybeRange rangeOf(Value value, int depth, const Box &box);

/// What `op`, which moves or combines elements, reads of its operand for `box` of its result.
static Box boxOfOperand(Operation *op, Value operand, const Box &box) {
  llvm::ArrayRef<int64_t> shape = tensorType(operand).getShape();
  if (box.empty() || shape.empty())
    return {};
  Box from;
  if (auto broadcast = llvm::dyn_cast<BroadcastInDimOp>(op)) {
    for (auto [size, dim] : llvm::zip_equal(shape, broadcast.getBroadcastDimensions()))
      from.push_back(size == 1 ? IntegerRange{0, 0} : box[dim]);
  } else if (auto transpose = llvm::dyn_cast<TransposeOp>(op)) {
    from.resize(box.size());
    for (auto [range, dim] : llvm::zip_equal(box, transpose.getPermutation()))
      from[dim] = range;
  } else if (auto slice = llvm::dyn_cast<SliceOp>(op)) {
    for (auto [range, start, stride] :
         llvm::zip_equal(box, slice.getStartIndices(), slice.getStrides()))
      from.push_back({start + range.low * stride, start + range.high * stride});
  } else if (auto reshape = llvm::dyn_cast<ReshapeOp>(op)) {
    for (auto [dim, size] : llvm::enumerate(shape)) {
      auto to = reshapedDim(shape, tensorType(reshape.getResult()).getShape(), dim);
      if (size != 1 && !to)
        return {};
      from.push_back(size == 1 ? IntegerRange{0, 0} : box[*to]);
    }
  } else if (isElementwise(op)) {
    from = box;
  }
  return from;
}

/// Bounds of `x op y` for sums, differences and products, if none overflows.
static MaybeRange rangeOfArithmetic(Operation *op, IntegerRange x, IntegerRange y) {
  IntegerRange result;
  bool overflow;
  if (llvm::isa<AddOp>(op)) {
    overflow = llvm::AddOverflow(x.low, y.low, result.low) |
               llvm::AddOverflow(x.high, y.high, result.high);
  } else if (llvm::isa<SubtractOp>(op)) {
    overflow = llvm::SubOverflow(x.low, y.high, result.low) |
               llvm::SubOverflow(x.high, y.low, result.high);
  } else {
    int64_t products[4];
    overflow = llvm::MulOverflow(x.low, y.low, products[0]) |
               llvm::MulOverflow(x.low, y.high, products[1]) |
               llvm::MulOverflow(x.high, y.low, products[2]) |
               llvm::MulOverflow(x.high, y.high, products[3]);
    auto [low, high] = std::minmax_element(std::begin(products), std::end(products));
    result = {*low, *high};
  }
  if (overflow)
    return std::nullopt;
  return ifFits(result, tensorType(op->getResult(0)).getElementType());
}

static std::optional<bool> decide(ComparisonDirection direction, IntegerRange x, IntegerRange y);

static MaybeRange rangeOfTruth(std::optional<bool> truth) {
  return truth ? IntegerRange{*truth, *truth} : IntegerRange{0, 1};
}

/// Truth values: comparisons of integers, and what is made of them.
static MaybeRange rangeOfLogic(Operation *op, MaybeRange x, MaybeRange y) {
  if (auto compare = llvm::dyn_cast<CompareOp>(op))
    return rangeOfTruth(x && y ? decide(compare.getComparisonDirection(), *x, *y) : std::nullopt);
  if (!tensorType(op->getResult(0)).getElementType().isInteger(1))
    return std::nullopt;
  IntegerRange any{0, 1}, a = x.value_or(any), b = y.value_or(any);
  if (llvm::isa<AndOp>(op))
    return IntegerRange{std::min(a.low, b.low), std::min(a.high, b.high)};
  if (llvm::isa<OrOp>(op))
    return IntegerRange{std::max(a.low, b.low), std::max(a.high, b.high)};
  return IntegerRange{1 - a.high, 1 - a.low}; // not
}

static MaybeRange rangeOfOp(Operation *op, int depth, const Box &box) {
  auto operand = [&](unsigned i) {
    Value value = op->getOperand(i);
    return rangeOf(value, depth - 1, boxOfOperand(op, value, box));
  };
  using Op = Operation *;
  return llvm::TypeSwitch<Op, MaybeRange>(op)
      .Case([&](ConstantOp constant) { return rangeOfConstant(constant); })
      .Case([&](IotaOp iota) {
        RankedTensorType type = tensorType(iota.getOutput());
        int64_t size = type.getDimSize(iota.getIotaDimension());
        IntegerRange range = box.empty() ? IntegerRange{0, size - 1} : box[iota.getIotaDimension()];
        return size ? ifFits(range, type.getElementType()) : std::nullopt;
      })
      .Case([&](DataMovementInterface) { return getMovedOperand(op) ? operand(0) : std::nullopt; })
      .Case([&](ConvertOp convert) {
        MaybeRange x = operand(0);
        return x ? ifFits(*x, tensorType(convert.getResult()).getElementType()) : std::nullopt;
      })
      .Case<AddOp, SubtractOp, MulOp>([&](Op) {
        MaybeRange x = operand(0), y = operand(1);
        return x && y ? rangeOfArithmetic(op, *x, *y) : std::nullopt;
      })
      .Case<MaxOp, MinOp>([&](Op) {
        MaybeRange x = operand(0), y = operand(1);
        if (!x || !y)
          return MaybeRange();
        if (llvm::isa<MaxOp>(op))
          return MaybeRange({std::max(x->low, y->low), std::max(x->high, y->high)});
        return MaybeRange({std::min(x->low, y->low), std::min(x->high, y->high)});
      })
      .Case<CompareOp, AndOp, OrOp>([&](Op) { return rangeOfLogic(op, operand(0), operand(1)); })
      .Case<NotOp>([&](Op) { return rangeOfLogic(op, operand(0), std::nullopt); })
      .Case<SelectOp>([&](Op) {
        MaybeRange chosen = operand(0);
        if (chosen && chosen->low == chosen->high)
          return operand(chosen->low ? 1 : 2);
        MaybeRange x = operand(1), y = operand(2);
        return x && y ? MaybeRange({std::min(x->low, y->low), std::max(x->high, y->high)})
                      : std::nullopt;
      })
      .Case<ClampOp>([&](Op) {
        MaybeRange low = operand(0), high = operand(2);
        // min(max(x, low), high) for any x.
        return low && high ? MaybeRange({std::min(low->low, high->low), high->high}) : std::nullopt;
      })
      .Case<RemOp>([&](Op) {
        MaybeRange x = operand(0), y = operand(1);
        return x && y && x->low >= 0 && y->low > 0 ? MaybeRange({0, std::min(x->high, y->high - 1)})
                                                   : std::nullopt;
      })
      .Default(MaybeRange());
}

static MaybeRange rangeOf(Value value, int depth, const Box &box) {
  Operation *op = value.getDefiningOp();
  if (!op || depth == 0 || !llvm::isa<IntegerType>(tensorType(value).getElementType()))
    return std::nullopt;
  return rangeOfOp(op, depth, box);
}

std::optional<IntegerRange> integerRange(Value value) { return rangeOf(value, kMaxDepth, {}); }

std::optional<IntegerRange> integerRange(Value value, llvm::ArrayRef<IntegerRange> box) {
  return rangeOf(value, kMaxMaskDepth, Box(box));
}

std::optional<bool> compareByRange(CompareOp op) {
  MaybeRange x = integerRange(op.getLhs());
  MaybeRange y = x ? integerRange(op.getRhs()) : std::nullopt;
  return y ? decide(op.getComparisonDirection(), *x, *y) : std::nullopt;
}

static std::optional<bool> decide(ComparisonDirection direction, IntegerRange x, IntegerRange y) {
  bool less = x.high < y.low, notLess = x.low >= y.high;
  bool greater = x.low > y.high, notGreater = x.high <= y.low;
  auto decide = [](bool yes, bool no) {
    return yes ? std::optional(true) : no ? std::optional(false) : std::nullopt;
  };
  switch (direction) {
  case ComparisonDirection::LT:
    return decide(less, notLess);
  case ComparisonDirection::GE:
    return decide(notLess, less);
  case ComparisonDirection::GT:
    return decide(greater, notGreater);
  case ComparisonDirection::LE:
    return decide(notGreater, greater);
  case ComparisonDirection::EQ:
    return decide(false, less || greater);
  case ComparisonDirection::NE:
    return decide(less || greater, false);
  }
  llvm_unreachable("all directions are handled");
}

//===------------------------------------------------------------------------------------------------===//
// Counting
//===------------------------------------------------------------------------------------------------===//

/// A table that counts, such as [[3, 4, 5], [3, 4, 5]]: positions that NumPy computed are exported
/// so.
static std::optional<Count> countOfConstant(ConstantOp op) {
  auto attr = llvm::dyn_cast<DenseIntElementsAttr>(op.getValue());
  if (!attr || attr.isSplat())
    return std::nullopt;
  bool isSigned = isSignedElement(attr.getElementType());
  llvm::SmallVector<int64_t> values;
  for (const APInt &element : attr.getValues<APInt>()) {
    std::optional<int64_t> value = asInt64(element, isSigned);
    if (!value)
      return std::nullopt;
    values.push_back(*value);
  }
  // The dimension along which the second element differs from the first, then all elements.
  llvm::ArrayRef<int64_t> shape = attr.getType().getShape();
  int64_t stride = attr.getNumElements();
  for (auto [dim, size] : llvm::enumerate(shape)) {
    stride /= size;
    if (size == 1 || values[stride] == values[0])
      continue;
    for (auto [i, value] : llvm::enumerate(values))
      if (value != values[0] + int64_t(i) / stride % size)
        return std::nullopt;
    return Count{int64_t(dim), values[0]};
  }
  return std::nullopt;
}

std::optional<Count> matchCount(Value value) {
  if (!llvm::isa<IntegerType>(tensorType(value).getElementType()) || !integerRange(value)) {
    // Without bounds a sum may have wrapped around; a table has no arithmetic.
    auto constant = value.getDefiningOp<ConstantOp>();
    return constant ? countOfConstant(constant) : std::nullopt;
  }
  using Result = std::optional<Count>;
  return llvm::TypeSwitch<Operation *, Result>(value.getDefiningOp())
      .Case([](ConstantOp op) { return countOfConstant(op); })
      .Case([](IotaOp op) { return Count{int64_t(op.getIotaDimension()), 0}; })
      .Case([](ConvertOp op) { return matchCount(op.getOperand()); })
      .Case([](BroadcastInDimOp op) {
        Result inner = matchCount(op.getOperand());
        if (!inner || tensorType(op.getOperand()).getDimSize(inner->dim) == 1)
          return Result();
        return Result(Count{op.getBroadcastDimensions()[inner->dim], inner->offset});
      })
      .Case([](ReshapeOp op) {
        Result inner = matchCount(op.getOperand());
        auto dim = inner ? reshapedDim(tensorType(op.getOperand()).getShape(),
                                       tensorType(op.getResult()).getShape(), inner->dim)
                         : std::nullopt;
        return dim ? Result(Count{*dim, inner->offset}) : Result();
      })
      .Case([](SliceOp op) {
        Result inner = matchCount(op.getOperand());
        if (!inner || op.getStrides()[inner->dim] != 1)
          return Result();
        return Result(Count{inner->dim, inner->offset + op.getStartIndices()[inner->dim]});
      })
      .Case([](AddOp op) {
        for (auto [count, other] :
             {std::pair(op.getLhs(), op.getRhs()), std::pair(op.getRhs(), op.getLhs())}) {
          std::optional<Number> splat = matchSplat(other);
          Result inner = splat ? matchCount(count) : Result();
          auto offset = inner ? asInt64(std::get<APInt>(*splat), true) : std::nullopt;
          if (offset)
            return Result(Count{inner->dim, inner->offset + *offset});
        }
        return Result();
      })
      .Default(Result());
}

} // namespace zero::hlo
