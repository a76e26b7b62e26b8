//===- Fold.cpp - Folders -------------------------------------------------===//
//
// To a constant, or to a value that exists. Rules that make new ops are in Canonicalize.cpp. A
// float rule is only here if it holds for NaN, infinities and both zeros.
//
//===------------------------------------------------------------------------------------------------===//

#include "Evaluate.h"
#include "zero/Dialect/StableHLO/Ranges.h"

#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace zero::hlo;
using llvm::APFloat;
using llvm::APInt;

//===------------------------------------------------------------------------------------------------===//
// Elementwise: constants
//===------------------------------------------------------------------------------------------------===//

/// `EXISTING` is an expression of the op's value where it is one of its inputs, else null.
#define FOLD_ELEMENTWISE(OP, EXISTING)                                                             \
  OpFoldResult OP::fold(FoldAdaptor adaptor) {                                                     \
    if (Value existing = EXISTING)                                                                 \
      return existing;                                                                             \
    return evaluateElementwise(*this, adaptor.getOperands());                                      \
  }

//===------------------------------------------------------------------------------------------------===//
// Elementwise: identities
//===------------------------------------------------------------------------------------------------===//

namespace {
using Test = bool (*)(const Number &);
}

static bool isSplat(Value value, Test test) {
  std::optional<Number> splat = matchSplat(value);
  return splat && test(*splat);
}

static bool isIntegerZero(const Number &number) {
  return std::holds_alternative<APInt>(number) && isZero(number);
}
/// 0 for integers, -0 for floats: x + -0 is x for every x, but -0 + 0 is 0.
static bool isAddIdentity(const Number &number) {
  return isIntegerZero(number) || isNegativeZero(number);
}
static bool isMinusInfinity(const Number &number) { return isInfinity(number, /*negative=*/true); }
static bool isPlusInfinity(const Number &number) { return isInfinity(number, /*negative=*/false); }

/// Whether no element of `value` is -0, by a short look at what computes it.
static bool isNeverNegativeZero(Value value, int depth = 4) {
  if (std::optional<Number> splat = matchSplat(value))
    return !isNegativeZero(*splat);
  Operation *op = value.getDefiningOp();
  if (!op || depth == 0)
    return false;
  auto operandIs = [&](unsigned i) { return isNeverNegativeZero(op->getOperand(i), depth - 1); };
  // A sum is -0 only if both terms are; so a reduction from another start never is.
  if (auto reduce = llvm::dyn_cast<ReduceOp>(op))
    return llvm::isa_and_nonnull<AddOp>(reduce.getSimpleReducer()) && operandIs(1);
  if (llvm::isa<AddOp>(op))
    return operandIs(0) || operandIs(1);
  if (llvm::isa<MulOp>(op))
    return op->getOperand(0) == op->getOperand(1);
  if (llvm::isa<AbsOp, ExponentialOp, LogisticOp>(op))
    return true;
  if (llvm::isa<SelectOp>(op))
    return operandIs(1) && operandIs(2);
  return getMovedOperand(op) && operandIs(0);
}

/// x for `x + 0` and `0 + x` of floats; 0 + -0 is 0, so x must not be -0.
static Value withoutPositiveZero(AddOp op) {
  if (!llvm::isa<FloatType>(tensorType(op.getResult()).getElementType()))
    return {};
  for (auto [x, zero] : {std::pair(op.getLhs(), op.getRhs()), std::pair(op.getRhs(), op.getLhs())})
    if (isSplat(zero, isZero) && isNeverNegativeZero(x))
      return x;
  return {};
}

/// x for `x op identity` and `identity op x`.
template <typename Op> static Value withoutIdentity(Op op, Test identity) {
  if (isSplat(op.getRhs(), identity))
    return op.getLhs();
  return isSplat(op.getLhs(), identity) ? op.getRhs() : Value();
}

/// x for `x op identity`.
template <typename Op> static Value withoutRightIdentity(Op op, Test identity) {
  return isSplat(op.getRhs(), identity) ? op.getLhs() : Value();
}

/// The absorbing operand, e.g. the 0 of `x * 0`.
template <typename Op> static Value absorbing(Op op, Test test) {
  if (isSplat(op.getRhs(), test))
    return op.getRhs();
  return isSplat(op.getLhs(), test) ? op.getLhs() : Value();
}

/// x for `x op x`.
template <typename Op> static Value ofEqual(Op op) {
  return op.getLhs() == op.getRhs() ? op.getLhs() : Value();
}

static Value firstOf(Value a, Value b, Value c = {}) { return a ? a : b ? b : c; }

/// x for op(op(x)).
template <typename Op> static Value ofInvolution(Op op) {
  auto inner = op.getOperand().template getDefiningOp<Op>();
  return inner ? inner.getOperand() : Value();
}

/// op(x) for op(op(x)).
template <typename Op> static Value ofIdempotent(Op op) {
  return op.getOperand().template getDefiningOp<Op>() ? op.getOperand() : Value();
}

FOLD_ELEMENTWISE(AbsOp, ofIdempotent(*this))
FOLD_ELEMENTWISE(CbrtOp, Value())
FOLD_ELEMENTWISE(CeilOp, ofIdempotent(*this))
FOLD_ELEMENTWISE(CosineOp, Value())
FOLD_ELEMENTWISE(CountLeadingZerosOp, Value())
FOLD_ELEMENTWISE(ExponentialOp, Value())
FOLD_ELEMENTWISE(ExponentialMinusOneOp, Value())
FOLD_ELEMENTWISE(FloorOp, ofIdempotent(*this))
FOLD_ELEMENTWISE(IsFiniteOp, Value())
FOLD_ELEMENTWISE(LogOp, Value())
FOLD_ELEMENTWISE(LogPlusOneOp, Value())
FOLD_ELEMENTWISE(LogisticOp, Value())
FOLD_ELEMENTWISE(NegateOp, ofInvolution(*this))
FOLD_ELEMENTWISE(NotOp, ofInvolution(*this))
FOLD_ELEMENTWISE(PopulationCountOp, Value())
FOLD_ELEMENTWISE(RoundOp, ofIdempotent(*this))
FOLD_ELEMENTWISE(RoundNearestEvenOp, ofIdempotent(*this))
FOLD_ELEMENTWISE(RsqrtOp, Value())
FOLD_ELEMENTWISE(SignOp, ofIdempotent(*this))
FOLD_ELEMENTWISE(SineOp, Value())
FOLD_ELEMENTWISE(SqrtOp, Value())
FOLD_ELEMENTWISE(TanOp, Value())
FOLD_ELEMENTWISE(TanhOp, Value())

FOLD_ELEMENTWISE(AddOp, firstOf(withoutIdentity(*this, isAddIdentity), withoutPositiveZero(*this)))
FOLD_ELEMENTWISE(AndOp, firstOf(withoutIdentity(*this, isAllOnes), absorbing(*this, isZero),
                                ofEqual(*this)))
FOLD_ELEMENTWISE(Atan2Op, Value())
FOLD_ELEMENTWISE(DivOp, withoutRightIdentity(*this, isOne))
FOLD_ELEMENTWISE(MaxOp, firstOf(withoutIdentity(*this, isMinusInfinity), ofEqual(*this)))
FOLD_ELEMENTWISE(MinOp, firstOf(withoutIdentity(*this, isPlusInfinity), ofEqual(*this)))
FOLD_ELEMENTWISE(MulOp, firstOf(withoutIdentity(*this, isOne), absorbing(*this, isIntegerZero)))
FOLD_ELEMENTWISE(OrOp, firstOf(withoutIdentity(*this, isZero), absorbing(*this, isAllOnes),
                               ofEqual(*this)))
FOLD_ELEMENTWISE(PowOp, withoutRightIdentity(*this, isOne))
FOLD_ELEMENTWISE(RemOp, Value())
FOLD_ELEMENTWISE(ShiftLeftOp, withoutRightIdentity(*this, isZero))
FOLD_ELEMENTWISE(ShiftRightArithmeticOp, withoutRightIdentity(*this, isZero))
FOLD_ELEMENTWISE(ShiftRightLogicalOp, withoutRightIdentity(*this, isZero))
FOLD_ELEMENTWISE(SubtractOp, withoutRightIdentity(*this, isZero))
FOLD_ELEMENTWISE(XorOp, withoutIdentity(*this, isZero))
FOLD_ELEMENTWISE(ClampOp, Value())

/// Whether every value of `from` is one of `to`, so that going there and back changes nothing.
static bool isLossless(Type from, Type to) {
  if (from == to)
    return true;
  if (auto narrow = llvm::dyn_cast<FloatType>(from)) {
    auto wide = llvm::dyn_cast<FloatType>(to);
    return wide &&
           llvm::APFloat::isRepresentableBy(narrow.getFloatSemantics(), wide.getFloatSemantics());
  }
  auto narrow = llvm::dyn_cast<IntegerType>(from), wide = llvm::dyn_cast<IntegerType>(to);
  return narrow && wide && narrow.getWidth() <= wide.getWidth() && !wide.isInteger(1);
}

static Value existingOfConvert(ConvertOp op) {
  Type type = op.getResult().getType();
  if (op.getOperand().getType() == type)
    return op.getOperand();
  auto inner = op.getOperand().getDefiningOp<ConvertOp>();
  if (inner && inner.getOperand().getType() == type &&
      isLossless(tensorType(inner.getOperand()).getElementType(),
                 tensorType(inner.getResult()).getElementType()))
    return inner.getOperand();
  return {};
}
FOLD_ELEMENTWISE(ConvertOp, existingOfConvert(*this))

static Value existingOfBitcast(BitcastConvertOp op) {
  if (op.getOperand().getType() == op.getType())
    return op.getOperand();
  auto inner = op.getOperand().getDefiningOp<BitcastConvertOp>();
  return inner && inner.getOperand().getType() == op.getType() ? inner.getOperand() : Value();
}

OpFoldResult BitcastConvertOp::fold(FoldAdaptor adaptor) {
  if (Value existing = existingOfBitcast(*this))
    return existing;
  if (tensorType(getOperand()).getShape() != tensorType(getResult()).getShape())
    return {};
  return evaluateElementwise(*this, adaptor.getOperands());
}

static Value existingOfSelect(SelectOp op) {
  if (op.getOnTrue() == op.getOnFalse())
    return op.getOnTrue();
  std::optional<Number> pred = matchSplat(op.getPred());
  if (!pred) {
    bool isPredicate = op.getPred().getType() == op.getType() &&
                       isSplat(op.getOnTrue(), isAllOnes) && isSplat(op.getOnFalse(), isZero);
    return isPredicate ? op.getPred() : Value(); // select(p, true, false)
  }
  return std::get<llvm::APInt>(*pred).isOne() ? op.getOnTrue() : op.getOnFalse();
}
FOLD_ELEMENTWISE(SelectOp, existingOfSelect(*this))

/// p for `p != false` and `p == true`.
static Value existingOfCompare(CompareOp op) {
  if (!tensorType(op.getLhs()).getElementType().isInteger(1))
    return {};
  if (op.getComparisonDirection() == ComparisonDirection::NE)
    return withoutIdentity(op, isZero);
  if (op.getComparisonDirection() == ComparisonDirection::EQ)
    return withoutIdentity(op, isAllOnes);
  return {};
}

/// The outcome that the operands' types or equality decide.
static std::optional<bool> decidedCompare(CompareOp op) {
  Type type = tensorType(op.getLhs()).getElementType();
  if (!llvm::isa<IntegerType>(type))
    return std::nullopt;
  using D = ComparisonDirection;
  D direction = op.getComparisonDirection();
  if (op.getLhs() == op.getRhs())
    return direction == D::EQ || direction == D::GE || direction == D::LE;
  if (type.isUnsignedInteger() && isSplat(op.getRhs(), isZero)) {
    if (direction == D::GE)
      return true;
    if (direction == D::LT)
      return false;
  }
  return compareByRange(op);
}

OpFoldResult CompareOp::fold(FoldAdaptor adaptor) {
  if (Value existing = existingOfCompare(*this))
    return existing;
  if (std::optional<bool> outcome = decidedCompare(*this))
    return makeConstant(tensorType(getResult()), Number(llvm::APInt(1, *outcome)));
  return evaluateElementwise(*this, adaptor.getOperands());
}

//===------------------------------------------------------------------------------------------------===//
// Ops that move elements
//===------------------------------------------------------------------------------------------------===//

static llvm::SmallVector<int64_t> rowMajorStrides(llvm::ArrayRef<int64_t> shape) {
  llvm::SmallVector<int64_t> strides(shape.size(), 1);
  for (int64_t i = int64_t(shape.size()) - 2; i >= 0; --i)
    strides[i] = strides[i + 1] * shape[i + 1];
  return strides;
}

/// The constant of `type` whose element at an index is the operand's at offset + sum of index times
/// stride, within the size limit, or null.
static DenseElementsAttr gatherConstant(RankedTensorType type, Attribute operand, int64_t offset,
                                        llvm::ArrayRef<int64_t> strides) {
  auto attr = llvm::dyn_cast_or_null<DenseElementsAttr>(operand);
  int64_t count = type.getNumElements();
  if (!attr || count > kMaxFoldedElements || count == 0)
    return {};
  if (attr.isSplat())
    return count == 1 ? attr.resizeSplat(type) : DenseElementsAttr();
  // Reads single elements: the operand may be large.
  bool isFloat = llvm::isa<FloatType>(type.getElementType());
  if (!isFloat && !llvm::isa<IntegerType>(type.getElementType()))
    return {};
  llvm::SmallVector<int64_t> resultStrides = rowMajorStrides(type.getShape());
  llvm::SmallVector<Number> elements;
  for (int64_t i = 0; i < count; ++i) {
    int64_t position = offset;
    for (auto [size, resultStride, stride] :
         llvm::zip_equal(type.getShape(), resultStrides, strides))
      position += i / resultStride % size * stride;
    if (isFloat)
      elements.emplace_back(*(attr.value_begin<llvm::APFloat>() + position));
    else
      elements.emplace_back(*(attr.value_begin<llvm::APInt>() + position));
  }
  return makeConstant(type, elements);
}

OpFoldResult IotaOp::fold(FoldAdaptor) {
  // A longer iota is kept: it is computed, a constant would be a table.
  RankedTensorType type = tensorType(getOutput());
  if (type.getDimSize(getIotaDimension()) != 1)
    return {};
  Builder builder(getContext());
  TypedAttr zero = builder.getZeroAttr(type.getElementType());
  return zero ? OpFoldResult(DenseElementsAttr::get(type, Attribute(zero))) : OpFoldResult();
}

OpFoldResult BroadcastInDimOp::fold(FoldAdaptor adaptor) {
  RankedTensorType from = tensorType(getOperand()), to = tensorType(getResult());
  if (from == to && llvm::is_sorted(getBroadcastDimensions()))
    return getOperand();
  llvm::SmallVector<int64_t> strides(to.getRank(), 0),
      fromStrides = rowMajorStrides(from.getShape());
  for (auto [i, dim] : llvm::enumerate(getBroadcastDimensions()))
    strides[dim] = from.getDimSize(i) == 1 ? 0 : fromStrides[i];
  return gatherConstant(to, adaptor.getOperand(), 0, strides);
}

OpFoldResult ReshapeOp::fold(FoldAdaptor adaptor) {
  if (getOperand().getType() == getType())
    return getOperand();
  auto attr = llvm::dyn_cast_or_null<DenseElementsAttr>(adaptor.getOperand());
  return attr ? attr.reshape(tensorType(getResult())) : OpFoldResult();
}

OpFoldResult TransposeOp::fold(FoldAdaptor adaptor) {
  if (llvm::is_sorted(getPermutation()))
    return getOperand();
  llvm::SmallVector<int64_t> strides,
      fromStrides = rowMajorStrides(tensorType(getOperand()).getShape());
  for (int64_t dim : getPermutation())
    strides.push_back(fromStrides[dim]);
  return gatherConstant(tensorType(getResult()), adaptor.getOperand(), 0, strides);
}

OpFoldResult ReverseOp::fold(FoldAdaptor adaptor) {
  RankedTensorType type = tensorType(getOperand());
  if (llvm::all_of(getDimensions(), [&](int64_t dim) { return type.getDimSize(dim) == 1; }))
    return getOperand();
  int64_t offset = 0;
  llvm::SmallVector<int64_t> strides = rowMajorStrides(type.getShape());
  for (int64_t dim : getDimensions()) {
    offset += (type.getDimSize(dim) - 1) * strides[dim];
    strides[dim] = -strides[dim];
  }
  return gatherConstant(type, adaptor.getOperand(), offset, strides);
}

OpFoldResult SliceOp::fold(FoldAdaptor adaptor) {
  if (getOperand().getType() == getType())
    return getOperand(); // equal sizes leave only one choice of bounds
  int64_t offset = 0;
  llvm::SmallVector<int64_t> strides = rowMajorStrides(tensorType(getOperand()).getShape());
  for (auto [i, start, step] : llvm::enumerate(getStartIndices(), getStrides())) {
    offset += start * strides[i];
    strides[i] *= step;
  }
  return gatherConstant(tensorType(getResult()), adaptor.getOperand(), offset, strides);
}

OpFoldResult ConcatenateOp::fold(FoldAdaptor adaptor) {
  if (getInputs().size() == 1)
    return getInputs().front();
  RankedTensorType type = tensorType(getResult());
  if (type.getNumElements() > kMaxFoldedElements || type.getNumElements() == 0)
    return {};
  int64_t dim = getDimension(), outer = 1;
  for (int64_t size : type.getShape().take_front(dim))
    outer *= size;
  llvm::SmallVector<llvm::SmallVector<Number>> inputs;
  for (auto [input, constant] : llvm::zip_equal(getInputs(), adaptor.getInputs())) {
    auto numbers = knownNumbers(input, constant);
    if (!numbers)
      return {};
    if (numbers->size() == 1)
      numbers->assign(tensorType(input).getNumElements(), numbers->front());
    inputs.push_back(std::move(*numbers));
  }
  llvm::SmallVector<Number> elements;
  for (int64_t i = 0; i < outer; ++i)
    for (llvm::ArrayRef<Number> input : inputs) {
      size_t inner = input.size() / outer;
      llvm::append_range(elements, input.slice(i * inner, inner));
    }
  return makeConstant(type, elements);
}

OpFoldResult PadOp::fold(FoldAdaptor) {
  auto allZero = [](llvm::ArrayRef<int64_t> values) {
    return llvm::all_of(values, [](int64_t value) { return value == 0; });
  };
  bool isIdentity = getOperand().getType() == getType() && allZero(getEdgePaddingLow()) &&
                    allZero(getEdgePaddingHigh()) && allZero(getInteriorPadding());
  return isIdentity ? getOperand() : OpFoldResult();
}

OpFoldResult DynamicUpdateSliceOp::fold(FoldAdaptor) {
  // An update of the whole operand; the indices are clamped to 0.
  return getUpdate().getType() == getType() ? getUpdate() : OpFoldResult();
}
