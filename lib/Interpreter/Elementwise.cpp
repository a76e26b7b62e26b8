//===- Elementwise.cpp - Ops that work element by element ---------------------===//
#include "Machine.h"
#include "ScalarMath.h"

#include "zero/Dialect/StableHLO/StableHLO.h"

using namespace mlir;
using namespace zero;
using namespace zero::interp;

/// Narrow numbers in the type in which arithmetic on them happens; other tensors as they are.
static Tensor widened(const Tensor &tensor) {
  return tensor.converted(
      dispatch(tensor.getDType(), [](auto tag) { return DTypeOf<Compute<decltype(tag)>>::value; }));
}

/// As `widened`, for an op that looks at the bits of its operand: without copies of the sign.
static Tensor widenedBits(const Tensor &tensor) {
  switch (tensor.getDType()) {
  case DType::I2:
    return tensor.converted(DType::U2).converted(DType::I8);
  case DType::I4:
    return tensor.converted(DType::U4).converted(DType::I8);
  default:
    return widened(tensor);
  }
}

/// As `widened`, for an op that takes the first bit of its operand for a sign.
static Tensor widenedSign(const Tensor &tensor) {
  switch (tensor.getDType()) {
  case DType::U2:
    return tensor.converted(DType::I2).converted(DType::U8);
  case DType::U4:
    return tensor.converted(DType::I4).converted(DType::U8);
  default:
    return widened(tensor);
  }
}

static InFlightDiagnostic refuseType(Operation *op, DType dtype) {
  return op->emitError() << "the interpreter does not define '" << op->getName()
                         << "' on element type " << getName(dtype);
}

/// Calls `fn(T())` if the dtype is in `Domains`; narrow numbers have been widened before.
template <unsigned Domains, typename Fn>
static LogicalResult dispatchIn(Operation *op, DType dtype, Fn fn) {
  bool known = dispatch(dtype, [&](auto tag) {
    using T = decltype(tag);
    if constexpr (!isNarrow<T>) {
      if constexpr ((domainOf<T> & Domains) != 0) {
        fn(tag);
        return true;
      }
    }
    return false;
  });
  if (!known)
    return refuseType(op, dtype);
  return success();
}

//===----------------------------------------------------------------------===//
// Unary and binary
//===----------------------------------------------------------------------===//

template <typename Op, typename Fn>
static FailureOr<Tensors> evaluateUnary(Op op, Operands in, RankContext &) {
  DType dtype = in[0].getDType();
  constexpr bool countsBits =
      std::is_same_v<Fn, PopulationCount> || std::is_same_v<Fn, CountLeadingZeros>;
  Tensor x = countsBits ? widenedBits(in[0]) : widened(in[0]), out(x.getDType(), x.getShape());
  // Zeros in front of the bits of a narrow integer do not count.
  [[maybe_unused]] unsigned added = getBitWidth(x.getDType()) - getBitWidth(dtype);
  LogicalResult done = dispatchIn<Fn::domains>(op, x.getDType(), [&](auto tag) {
    using T = decltype(tag);
    const T *from = x.data<T>();
    T *to = out.mutableData<T>();
    for (int64_t i = 0, n = x.getNumElements(); i < n; ++i)
      if constexpr (std::is_same_v<Fn, CountLeadingZeros>)
        to[i] = static_cast<T>(Fn::template apply<T>(from[i]) - added);
      else
        to[i] = Fn::template apply<T>(from[i]);
  });
  if (failed(done))
    return failure();
  return Tensors{out.converted(dtype)};
}

/// out[i] = fn(a[i], b[i]), where a tensor of rank 0 stands for all its elements: in bodies of
/// reductions that run on many elements at once, constants are scalars.
template <typename Out, typename T, typename Fn>
static void zip(const Tensor &a, const Tensor &b, Tensor &out, Fn fn) {
  const T *x = a.data<T>(), *y = b.data<T>();
  Out *to = out.mutableData<Out>();
  int64_t n = out.getNumElements();
  if (a.getRank() == out.getRank() && b.getRank() == out.getRank())
    for (int64_t i = 0; i < n; ++i)
      to[i] = fn(x[i], y[i]);
  else if (b.getRank() == out.getRank())
    for (int64_t i = 0; i < n; ++i)
      to[i] = fn(*x, y[i]);
  else
    for (int64_t i = 0; i < n; ++i)
      to[i] = fn(x[i], *y);
}

/// Shape of the result of operands of which some may have rank 0.
static ArrayRef<int64_t> getCommonShape(Operands in) {
  for (const Tensor &tensor : in)
    if (tensor.getRank() > 0)
      return tensor.getShape();
  return in[0].getShape();
}

template <typename Op, typename Fn>
static FailureOr<Tensors> evaluateBinary(Op op, Operands in, RankContext &) {
  DType dtype = in[0].getDType();
  Tensor a = std::is_same_v<Fn, ShiftRightLogical>      ? widenedBits(in[0])
             : std::is_same_v<Fn, ShiftRightArithmetic> ? widenedSign(in[0])
                                                        : widened(in[0]);
  Tensor b = widened(in[1]), out(a.getDType(), getCommonShape(in));
  LogicalResult done = dispatchIn<Fn::domains>(op, a.getDType(), [&](auto tag) {
    using T = decltype(tag);
    zip<T, T>(a, b, out, [](T x, T y) { return Fn::template apply<T>(x, y); });
  });
  if (failed(done))
    return failure();
  return Tensors{out.converted(dtype)};
}

/// The absolute value of complex numbers is real.
static FailureOr<Tensors> evaluateAbs(hlo::AbsOp op, Operands in, RankContext &context) {
  if (!isComplex(in[0].getDType()))
    return evaluateUnary<hlo::AbsOp, Abs>(op, in, context);
  bool narrow = in[0].getDType() == DType::C64;
  Tensor x = in[0].converted(DType::C128), out(DType::F64, x.getShape());
  for (int64_t i = 0, n = x.getNumElements(); i < n; ++i)
    out.mutableData<double>()[i] = std::abs(x.data<std::complex<double>>()[i]);
  return Tensors{narrow ? out.converted(DType::F32) : out};
}

//===----------------------------------------------------------------------===//
// compare, select, clamp
//===----------------------------------------------------------------------===//

/// Floats as integers that order them totally: -NaN < -inf < ... < -0 < +0 < ... < +inf < +NaN.
template <typename T> static auto toTotalOrder(T value) {
  using Bits = std::conditional_t<sizeof(T) == 8, int64_t, int32_t>;
  auto bits = llvm::bit_cast<Bits>(value);
  return bits < 0 ? static_cast<Bits>(bits ^ std::numeric_limits<Bits>::max()) : bits;
}

namespace {
/// A complex number in the order of real parts, then imaginary ones.
template <typename T> struct Lexicographic {
  std::complex<T> value;
  bool operator==(const Lexicographic &other) const { return value == other.value; }
  bool operator!=(const Lexicographic &other) const { return value != other.value; }
  bool operator<(const Lexicographic &other) const {
    return value.real() != other.value.real() ? value.real() < other.value.real()
                                              : value.imag() < other.value.imag();
  }
  bool operator<=(const Lexicographic &other) const { return *this < other || *this == other; }
  bool operator>(const Lexicographic &other) const { return other < *this; }
  bool operator>=(const Lexicographic &other) const { return other <= *this; }
};
} // namespace

template <typename T>
static void compareInto(hlo::ComparisonDirection direction, const Tensor &a, const Tensor &b,
                        Tensor &out, bool totalOrder) {
  auto with = [&](auto relation) {
    if constexpr (domainOf<T> == kComplex) {
      using Ordered = Lexicographic<typename T::value_type>;
      return zip<bool, T>(a, b, out, [&](T x, T y) { return relation(Ordered{x}, Ordered{y}); });
    } else {
      if constexpr (domainOf<T> == kFloat)
        if (totalOrder)
          return zip<bool, T>(a, b, out,
                              [&](T x, T y) { return relation(toTotalOrder(x), toTotalOrder(y)); });
      zip<bool, T>(a, b, out, relation);
    }
  };
  switch (direction) {
  case hlo::ComparisonDirection::EQ:
    return with([](auto x, auto y) { return x == y; });
  case hlo::ComparisonDirection::NE:
    return with([](auto x, auto y) { return x != y; });
  case hlo::ComparisonDirection::GE:
    return with([](auto x, auto y) { return x >= y; });
  case hlo::ComparisonDirection::GT:
    return with([](auto x, auto y) { return x > y; });
  case hlo::ComparisonDirection::LE:
    return with([](auto x, auto y) { return x <= y; });
  case hlo::ComparisonDirection::LT:
    return with([](auto x, auto y) { return x < y; });
  }
}

static FailureOr<Tensors> evaluateCompare(hlo::CompareOp op, Operands in, RankContext &) {
  Tensor a = widened(in[0]), b = widened(in[1]), out(DType::I1, getCommonShape(in));
  bool totalOrder = op.getCompareType() == hlo::ComparisonType::TOTALORDER;
  LogicalResult done = dispatchIn<kAny>(op, a.getDType(), [&](auto tag) {
    compareInto<decltype(tag)>(op.getComparisonDirection(), a, b, out, totalOrder);
  });
  if (failed(done))
    return failure();
  return Tensors{out};
}

static FailureOr<Tensors> evaluateSelect(hlo::SelectOp, Operands in, RankContext &) {
  const Tensor &pred = in[0];
  if (pred.getRank() == 0 && in[1].getShape() == in[2].getShape())
    return Tensors{*pred.data<bool>() ? in[1] : in[2]};
  Tensor out(in[1].getDType(), getCommonShape(in));
  dispatch(out.getDType(), [&](auto tag) {
    using T = decltype(tag);
    const bool *p = pred.data<bool>();
    const T *a = in[1].data<T>(), *b = in[2].data<T>();
    T *to = out.mutableData<T>();
    // Rank 0 where the result has a rank: one element for all.
    int64_t rank = out.getRank(), n = out.getNumElements();
    int64_t stepP = pred.getRank() == rank, stepA = in[1].getRank() == rank,
            stepB = in[2].getRank() == rank;
    for (int64_t i = 0; i < n; ++i)
      to[i] = p[i * stepP] ? a[i * stepA] : b[i * stepB];
  });
  return Tensors{out};
}

static FailureOr<Tensors> evaluateClamp(hlo::ClampOp op, Operands in, RankContext &) {
  DType dtype = in[1].getDType();
  Tensor low = widened(in[0]), x = widened(in[1]), high = widened(in[2]);
  Tensor raised(x.getDType(), getCommonShape(in)), out(x.getDType(), getCommonShape(in));
  LogicalResult done = dispatchIn<kOrdered>(op, x.getDType(), [&](auto tag) {
    using T = decltype(tag);
    zip<T, T>(low, x, raised, [](T a, T b) { return Maximum::apply<T>(a, b); });
    zip<T, T>(raised, high, out, [](T a, T b) { return Minimum::apply<T>(a, b); });
  });
  if (failed(done))
    return failure();
  return Tensors{out.converted(dtype)};
}

//===----------------------------------------------------------------------===//
// Types and bits
//===----------------------------------------------------------------------===//

/// The operand's shape rather than the result type's: bodies of reductions run on many elements.
static FailureOr<Tensors> evaluateConvert(hlo::ConvertOp op, Operands in, RankContext &) {
  FailureOr<DType> dtype = getDTypeOf(op, op.getType());
  if (failed(dtype))
    return failure();
  return Tensors{in[0].converted(*dtype)};
}

static FailureOr<Tensors> evaluateIsFinite(hlo::IsFiniteOp op, Operands in, RankContext &) {
  Tensor x = widened(in[0]), out(DType::I1, x.getShape());
  LogicalResult done = dispatchIn<kFloat>(op, x.getDType(), [&](auto tag) {
    using T = decltype(tag);
    for (int64_t i = 0, n = x.getNumElements(); i < n; ++i)
      out.mutableData<bool>()[i] = std::isfinite(x.data<T>()[i]);
  });
  if (failed(done))
    return failure();
  return Tensors{out};
}

/// The same bits, bit by bit, as elements that need not fill their bytes; a predicate is one bit.
static Tensor bitcastBits(const Tensor &in, DType dtype, ArrayRef<int64_t> shape) {
  Tensor out = Tensor::zeros(dtype, shape);
  int64_t fromBits = getBitWidth(in.getDType()), toBits = getBitWidth(dtype);
  int64_t fromWidth = 8 * getByteWidth(in.getDType()), toWidth = 8 * getByteWidth(dtype);
  const char *from = in.getBytes();
  char *to = out.getMutableBytes();
  for (int64_t i = 0, n = in.getNumElements() * fromBits; i < n; ++i) {
    int64_t source = i / fromBits * fromWidth + i % fromBits;
    int64_t target = i / toBits * toWidth + i % toBits;
    to[target / 8] |= static_cast<char>(((from[source / 8] >> (source % 8)) & 1) << (target % 8));
  }
  out.extendLowBits();
  return out;
}

static FailureOr<Tensors> evaluateBitcastConvert(hlo::BitcastConvertOp op, Operands in,
                                                 RankContext &) {
  FailureOr<DType> dtype = getDTypeOf(op, op.getType());
  if (failed(dtype))
    return failure();
  unsigned fromBits = getBitWidth(in[0].getDType()), toBits = getBitWidth(*dtype);
  // Elements of other widths split or join the last dimension, lowest bits first.
  ArrayRef<int64_t> shape = fromBits == toBits ? in[0].getShape() : op.getType().getShape();
  if (fromBits >= 8 && toBits >= 8) // the same bytes
    return Tensors{in[0].bitcast(*dtype, shape)};
  return Tensors{bitcastBits(in[0], *dtype, shape)};
}

/// Rounds `value` to a float of so many exponent and mantissa bits, to nearest even; overflow gives
/// infinity, what is too small for a normal number gives zero.
template <typename T> static T reducePrecision(T value, int exponentBits, int mantissaBits) {
  using Bits = std::conditional_t<sizeof(T) == 8, uint64_t, uint32_t>;
  constexpr int ownMantissa = std::numeric_limits<T>::digits - 1;
  constexpr int ownExponent = 8 * sizeof(T) - 1 - ownMantissa;
  if (std::isnan(value)) // which a format without mantissa does not have
    return mantissaBits > 0 ? value : std::copysign(std::numeric_limits<T>::infinity(), value);
  Bits bits = llvm::bit_cast<Bits>(value);
  if (mantissaBits < ownMantissa) {
    Bits last = Bits(1) << (ownMantissa - mantissaBits);
    bits += (last >> 1) - 1 + ((bits & last) ? 1 : 0);
    bits &= ~(last - 1);
  }
  if (exponentBits < ownExponent) {
    Bits sign = bits & (Bits(1) << (8 * sizeof(T) - 1));
    int bias = (1 << (ownExponent - 1)) - 1, reach = (1 << (exponentBits - 1)) - 1;
    int exponent = static_cast<int>((bits & ~sign) >> ownMantissa);
    if (exponent > bias + reach)
      bits = sign | (((Bits(1) << ownExponent) - 1) << ownMantissa);
    else if (exponent <= bias - reach)
      bits = sign;
  }
  return llvm::bit_cast<T>(bits);
}

static FailureOr<Tensors> evaluateReducePrecision(hlo::ReducePrecisionOp op, Operands in,
                                                  RankContext &) {
  DType dtype = in[0].getDType();
  Tensor x = widened(in[0]), out(x.getDType(), x.getShape());
  int exponentBits = op.getExponentBits(), mantissaBits = op.getMantissaBits();
  LogicalResult done = dispatchIn<kFloat>(op, x.getDType(), [&](auto tag) {
    using T = decltype(tag);
    for (int64_t i = 0, n = x.getNumElements(); i < n; ++i)
      if constexpr (domainOf<T> == kFloat)
        out.mutableData<T>()[i] = reducePrecision(x.data<T>()[i], exponentBits, mantissaBits);
  });
  if (failed(done))
    return failure();
  return Tensors{out.converted(dtype)};
}

//===----------------------------------------------------------------------===//
// Registration
//===----------------------------------------------------------------------===//

template <typename Op, typename Fn> static void addUnary(Registry &registry) {
  registry.add<Op>(evaluateUnary<Op, Fn>);
}
template <typename Op, typename Fn> static void addBinary(Registry &registry) {
  registry.add<Op>(evaluateBinary<Op, Fn>);
}

void zero::interp::registerElementwise(Registry &registry) {
  addUnary<hlo::CbrtOp, Cbrt>(registry);
  addUnary<hlo::CeilOp, Ceil>(registry);
  addUnary<hlo::CosineOp, Cosine>(registry);
  addUnary<hlo::CountLeadingZerosOp, CountLeadingZeros>(registry);
  addUnary<hlo::ExponentialMinusOneOp, ExponentialMinusOne>(registry);
  addUnary<hlo::ExponentialOp, Exponential>(registry);
  addUnary<hlo::FloorOp, Floor>(registry);
  addUnary<hlo::LogOp, Log>(registry);
  addUnary<hlo::LogPlusOneOp, LogPlusOne>(registry);
  addUnary<hlo::LogisticOp, Logistic>(registry);
  addUnary<hlo::NegateOp, Negate>(registry);
  addUnary<hlo::NotOp, Not>(registry);
  addUnary<hlo::PopulationCountOp, PopulationCount>(registry);
  addUnary<hlo::RoundNearestEvenOp, RoundEven>(registry);
  addUnary<hlo::RoundOp, RoundAwayFromZero>(registry);
  addUnary<hlo::RsqrtOp, Rsqrt>(registry);
  addUnary<hlo::SignOp, Sign>(registry);
  addUnary<hlo::SineOp, Sine>(registry);
  addUnary<hlo::SqrtOp, Sqrt>(registry);
  addUnary<hlo::TanOp, Tan>(registry);
  addUnary<hlo::TanhOp, Tanh>(registry);

  addBinary<hlo::AddOp, Add>(registry);
  addBinary<hlo::AndOp, And>(registry);
  addBinary<hlo::Atan2Op, Atan2>(registry);
  addBinary<hlo::DivOp, Divide>(registry);
  addBinary<hlo::MaxOp, Maximum>(registry);
  addBinary<hlo::MinOp, Minimum>(registry);
  addBinary<hlo::MulOp, Multiply>(registry);
  addBinary<hlo::OrOp, Or>(registry);
  addBinary<hlo::PowOp, Power>(registry);
  addBinary<hlo::RemOp, Remainder>(registry);
  addBinary<hlo::ShiftLeftOp, ShiftLeft>(registry);
  addBinary<hlo::ShiftRightArithmeticOp, ShiftRightArithmetic>(registry);
  addBinary<hlo::ShiftRightLogicalOp, ShiftRightLogical>(registry);
  addBinary<hlo::SubtractOp, Subtract>(registry);
  addBinary<hlo::XorOp, Xor>(registry);

  registry.add<hlo::AbsOp>(evaluateAbs);
  registry.add<hlo::BitcastConvertOp>(evaluateBitcastConvert);
  registry.add<hlo::ClampOp>(evaluateClamp);
  registry.add<hlo::CompareOp>(evaluateCompare);
  registry.add<hlo::ConvertOp>(evaluateConvert);
  registry.add<hlo::IsFiniteOp>(evaluateIsFinite);
  registry.add<hlo::ReducePrecisionOp>(evaluateReducePrecision);
  registry.add<hlo::SelectOp>(evaluateSelect);
}
