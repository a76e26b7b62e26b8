#include "Checks.h"
#include "Machine.h"

#include "zero/Dialect/Check/Check.h"

#include <cmath>

using namespace mlir;
using namespace zero;
using namespace zero::interp;

namespace {
/// What a comparison of two tensors found.
struct Comparison {
  int64_t wrong = 0;
  int64_t first = -1;
  uint64_t furthest = 0; // in units in the last place
};
} // namespace

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

/// Bits of a float as an integer that grows with it; both zeros are 0.
template <typename T> static int64_t toOrdinal(T value) {
  if constexpr (isSmallFloat<T>) {
    auto wide = static_cast<float>(value);
    int64_t magnitude = T(std::fabs(wide)).bits;
    return wide < 0 ? -magnitude : magnitude;
  } else {
    using Bits = std::conditional_t<sizeof(T) == 2, int16_t,
                                    std::conditional_t<sizeof(T) == 4, int32_t, int64_t>>;
    auto bits = llvm::bit_cast<Bits>(value);
    return bits < 0 ? -static_cast<int64_t>(bits & std::numeric_limits<Bits>::max())
                    : static_cast<int64_t>(bits);
  }
}

/// Units in the last place between two floats; none where one of them is NaN and the other is not.
template <typename T> static std::optional<uint64_t> getDistance(T found, T expected) {
  auto a = static_cast<double>(static_cast<Compute<T>>(found));
  auto b = static_cast<double>(static_cast<Compute<T>>(expected));
  if (a == b || (std::isnan(a) && std::isnan(b)))
    return 0;
  if (std::isnan(a) || std::isnan(b))
    return std::nullopt;
  // Unsigned: from the lowest to the highest number it is more than an int64_t holds.
  return static_cast<uint64_t>(std::max(toOrdinal(found), toOrdinal(expected))) -
         static_cast<uint64_t>(std::min(toOrdinal(found), toOrdinal(expected)));
}

template <typename T>
static bool agree(T found, T expected, Allowed allowed, double largest, uint64_t &furthest) {
  if constexpr (isComplexType<T>) {
    bool real = agree(found.real(), expected.real(), allowed, largest, furthest);
    return agree(found.imag(), expected.imag(), allowed, largest, furthest) && real;
  } else if constexpr (isFloatType<T>) {
    std::optional<uint64_t> distance = getDistance(found, expected);
    if (!distance)
      return false;
    furthest = std::max(furthest, *distance);
    auto a = static_cast<double>(static_cast<Compute<T>>(found));
    auto b = static_cast<double>(static_cast<Compute<T>>(expected));
    double room =
        std::max(allowed.relative * std::max(1.0, std::fabs(b)), allowed.ofLargest * largest);
    return *distance <= allowed.ulps ||
           (std::isfinite(a) && std::isfinite(b) && std::fabs(a - b) <= room);
  } else {
    return found == expected;
  }
}

//===----------------------------------------------------------------------===//
// Tensors
//===----------------------------------------------------------------------===//

/// The largest finite absolute value, of the parts where numbers are complex.
template <typename T> static double getLargest(const Tensor &tensor) {
  double largest = 0;
  auto take = [&](double value) {
    if (std::isfinite(value))
      largest = std::max(largest, std::fabs(value));
  };
  for (int64_t i = 0, n = tensor.getNumElements(); i < n; ++i) {
    T value = tensor.data<T>()[i];
    if constexpr (isComplexType<T>) {
      take(value.real());
      take(value.imag());
    } else {
      take(static_cast<double>(static_cast<Compute<T>>(value)));
    }
  }
  return largest;
}

static Comparison compare(const Tensor &found, const Tensor &expected, Allowed allowed) {
  Comparison result;
  dispatch(found.getDType(), [&](auto tag) {
    using T = decltype(tag);
    double largest = allowed.ofLargest > 0 ? getLargest<T>(expected) : 0;
    for (int64_t i = 0, n = found.getNumElements(); i < n; ++i) {
      if (agree(found.data<T>()[i], expected.data<T>()[i], allowed, largest, result.furthest))
        continue;
      if (result.wrong++ == 0)
        result.first = i;
    }
  });
  return result;
}

/// "[2, 5]": the index of an element in row-major order.
static std::string describeIndex(const Tensor &tensor, int64_t offset) {
  std::string text = "[";
  auto strides = getRowMajorStrides(tensor.getShape());
  for (auto [dim, stride] : llvm::enumerate(strides)) {
    text += (dim ? ", " : "") + std::to_string(offset / stride);
    offset %= stride;
  }
  return text + "]";
}

Allowed zero::interp::getClose(DType dtype) {
  double eps = 0, units = 32;
  dispatch(dtype, [&](auto tag) {
    using T = decltype(tag);
    if constexpr (isComplexType<T>)
      eps = std::numeric_limits<typename T::value_type>::epsilon();
    else if constexpr (std::is_floating_point_v<T>)
      eps = std::numeric_limits<T>::epsilon();
    else if constexpr (std::is_same_v<T, BFloat16> || std::is_same_v<T, Float16>) {
      eps = std::is_same_v<T, BFloat16> ? 0x1p-7 : 0x1p-10;
      units = 3;
    }
  });
  return {3, 0, units * eps};
}

LogicalResult zero::interp::expect(Operation *op, StringRef name, const Tensor &found,
                                   const Tensor &expected, Allowed allowed) {
  Comparison comparison = compare(found, expected, allowed);
  if (comparison.wrong == 0 && comparison.furthest >= allowed.atLeast)
    return success();
  InFlightDiagnostic diagnostic = op->emitError();
  if (comparison.wrong == 0)
    return diagnostic << "'" << name << "' fails: elements differ by at most "
                      << comparison.furthest << " units in the last place, expected "
                      << allowed.atLeast << " somewhere";
  diagnostic << "'" << name << "' fails: " << comparison.wrong << " of " << found.getNumElements()
             << " elements differ";
  if (allowed.ulps > 0 || allowed.relative > 0)
    diagnostic << " by more than is allowed";
  return diagnostic << ", first at " << describeIndex(found, comparison.first) << ": found "
                    << printElement(found, comparison.first) << ", expected "
                    << printElement(expected, comparison.first);
}

//===----------------------------------------------------------------------===//
// Ops of the check dialect
//===----------------------------------------------------------------------===//

static FailureOr<Tensors> nothingIf(LogicalResult held) {
  if (failed(held))
    return failure();
  return Tensors();
}

static Allowed getAlmost(std::optional<llvm::APFloat> tolerance) {
  return {0, tolerance ? tolerance->convertToDouble() : kAlmost, 0};
}

template <typename Op>
static FailureOr<Tensors> expectConstant(Op op, Operands in, RankContext &context,
                                         Allowed allowed) {
  FailureOr<DType> dtype = getDTypeOf(op, op.getLhs().getType());
  if (failed(dtype))
    return failure();
  FailureOr<Tensor> expected = context.machine.getConstant(op, op.getValue());
  if (failed(expected))
    return failure();
  return nothingIf(expect(op, op->getName().getStringRef(), in[0], *expected, allowed));
}

template <typename Op>
static FailureOr<Tensors> expectEqualConstant(Op op, Operands in, RankContext &context) {
  return expectConstant(op, in, context, {});
}
template <typename Op>
static FailureOr<Tensors> expectAlmostConstant(Op op, Operands in, RankContext &context) {
  return expectConstant(op, in, context, getAlmost(op.getTolerance()));
}

static FailureOr<Tensors> expectEqual(check::ExpectEqOp op, Operands in, RankContext &) {
  return nothingIf(expect(op, op->getName().getStringRef(), in[0], in[1], {}));
}
static FailureOr<Tensors> expectAlmost(check::ExpectAlmostEqOp op, Operands in, RankContext &) {
  return nothingIf(
      expect(op, op->getName().getStringRef(), in[0], in[1], getAlmost(op.getTolerance())));
}
static FailureOr<Tensors> expectClose(check::ExpectCloseOp op, Operands in, RankContext &) {
  Allowed allowed = getClose(in[0].getDType());
  if (op.getMaxUlpDifferenceAttr())
    allowed = {op.getMaxUlpDifference(), 0, 0};
  allowed.atLeast = op.getMinUlpDifference();
  return nothingIf(expect(op, op->getName().getStringRef(), in[0], in[1], allowed));
}

/// With what interpreter.probe kept.
static FailureOr<Tensors> expectProbed(check::ExpectSerializedEqOp op, Operands in,
                                       RankContext &context) {
  const Tensors &kept = context.machine.getProbes()[op.getProbeId()];
  if (op.getIteration() >= kept.size())
    return op.emitError() << "asks for value " << op.getIteration() << " of probe '"
                          << op.getProbeId() << "', which kept " << kept.size();
  const Tensor &found = kept[op.getIteration()];
  if (found.getDType() != in[0].getDType() || found.getShape() != in[0].getShape())
    return op.emitError() << "probe '" << op.getProbeId() << "' kept tensor<" << describeType(found)
                          << ">, expected tensor<" << describeType(in[0]) << ">";
  return nothingIf(expect(op, op->getName().getStringRef(), found, in[0], {}));
}

void zero::interp::registerChecks(Registry &registry) {
  registry.add<check::AlmostEqOp>(expectAlmostConstant<check::AlmostEqOp>);
  registry.add<check::EqOp>(expectEqualConstant<check::EqOp>);
  registry.add<check::ExpectAlmostEqConstOp>(expectAlmostConstant<check::ExpectAlmostEqConstOp>);
  registry.add<check::ExpectAlmostEqOp>(expectAlmost);
  registry.add<check::ExpectCloseOp>(expectClose);
  registry.add<check::ExpectEqConstOp>(expectEqualConstant<check::ExpectEqConstOp>);
  registry.add<check::ExpectEqOp>(expectEqual);
  registry.add<check::ExpectSerializedEqOp>(expectProbed);
}
