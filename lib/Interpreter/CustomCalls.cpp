//===- CustomCalls.cpp - Calls that the interpreter knows by name --------------===//
//
// Conformance suites of StableHLO end their programs with calls that compare what was computed with
// what is expected (`check.expect_close` and the like): a check that fails is an error. Annotations
// of sharding are the identity on one device.
//===--------------------------------------------------------------------------===//
#include "Machine.h"

#include "zero/Dialect/StableHLO/StableHLO.h"

#include <cmath>

using namespace mlir;
using namespace zero;
using namespace zero::interp;

namespace {
/// How far two elements may be apart: in units in the last place, as a part of their size, or as a
/// part of the largest element expected; one of them is enough.
struct Allowed {
  uint64_t ulps = 0;
  double relative = 0, ofLargest = 0;
};

/// What a comparison of two tensors found.
struct Comparison {
  int64_t wrong = 0;
  int64_t first = -1;
};
} // namespace

/// Bits of a float as an integer that grows with it; both zeros are 0.
template <typename T> static int64_t toOrdinal(T value) {
  using Bits = std::conditional_t<sizeof(T) == 2, int16_t,
                                  std::conditional_t<sizeof(T) == 4, int32_t, int64_t>>;
  auto bits = llvm::bit_cast<Bits>(value);
  return bits < 0 ? -static_cast<int64_t>(bits & std::numeric_limits<Bits>::max())
                  : static_cast<int64_t>(bits);
}

template <typename T> static bool agree(T found, T expected, Allowed allowed, double largest) {
  if constexpr (isComplexType<T>) {
    return agree(found.real(), expected.real(), allowed, largest) &&
           agree(found.imag(), expected.imag(), allowed, largest);
  } else if constexpr (isFloatType<T>) {
    auto a = static_cast<double>(static_cast<Compute<T>>(found));
    auto b = static_cast<double>(static_cast<Compute<T>>(expected));
    if (a == b || (std::isnan(a) && std::isnan(b)))
      return true;
    if (std::isnan(a) || std::isnan(b))
      return false;
    // Unsigned: from the lowest to the highest number it is more than an int64_t holds.
    uint64_t distance = static_cast<uint64_t>(std::max(toOrdinal(found), toOrdinal(expected))) -
                        static_cast<uint64_t>(std::min(toOrdinal(found), toOrdinal(expected)));
    double room =
        std::max(allowed.relative * std::max(1.0, std::fabs(b)), allowed.ofLargest * largest);
    return distance <= allowed.ulps ||
           (std::isfinite(a) && std::isfinite(b) && std::fabs(a - b) <= room);
  } else {
    return found == expected;
  }
}

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
      if (agree(found.data<T>()[i], expected.data<T>()[i], allowed, largest))
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

/// The number `name` among the call's attributes or in its backend_config.
static std::optional<double> getNumber(hlo::CustomCallOp op, StringRef name) {
  Attribute value = op->getAttr(name);
  if (auto config = op->getAttrOfType<DictionaryAttr>("backend_config"); config && !value)
    value = config.get(name);
  if (auto integer = dyn_cast_or_null<IntegerAttr>(value))
    return integer.getValue().roundToDouble();
  if (auto number = dyn_cast_or_null<FloatAttr>(value))
    return number.getValueAsDouble();
  return std::nullopt;
}

/// Three units in the last place of each element, as StableHLO's own checks allow, or of the
/// largest one; for types in which sums are accumulated (f32, f64) 32 of the largest. For a program
/// does not say in which order its sums are taken, and what cancels keeps the error of the terms.
static Allowed getDefault(DType dtype) {
  double eps = 0;
  bool narrow = dtype == DType::F16 || dtype == DType::BF16;
  dispatch(dtype, [&](auto tag) {
    using T = decltype(tag);
    if constexpr (isComplexType<T>)
      eps = std::numeric_limits<typename T::value_type>::epsilon();
    else if constexpr (std::is_floating_point_v<T>)
      eps = std::numeric_limits<T>::epsilon();
    else if constexpr (isFloatType<T>)
      eps = std::is_same_v<T, BFloat16> ? 0x1p-7 : 0x1p-10;
  });
  return {3, 0, (narrow ? 3 : 32) * eps};
}

static Allowed getAllowed(hlo::CustomCallOp op, StringRef target, DType dtype) {
  if (target == "check.expect_eq")
    return {};
  if (target == "check.expect_almost_eq" || target == "check.almost_eq")
    return {0, getNumber(op, "tolerance").value_or(1e-3), 0};
  if (std::optional<double> ulps = getNumber(op, "max_ulp_difference"))
    return {static_cast<uint64_t>(*ulps), 0, 0};
  return getDefault(dtype);
}

/// A call of two tensors, found and expected; a result, if there is one, is the predicate `true`.
static FailureOr<Tensors> evaluateCheck(hlo::CustomCallOp op, Operands in) {
  StringRef target = op.getCallTargetName();
  if (in.size() != 2 || in[0].getDType() != in[1].getDType() ||
      in[0].getShape() != in[1].getShape())
    return op.emitError() << "'" << target << "' expects two tensors of one type, found "
                          << op->getOperandTypes();
  Allowed allowed = getAllowed(op, target, in[0].getDType());
  Comparison comparison = compare(in[0], in[1], allowed);
  if (comparison.wrong > 0) {
    InFlightDiagnostic diagnostic = op.emitError();
    diagnostic << "'" << target << "' fails: " << comparison.wrong << " of "
               << in[0].getNumElements() << " elements differ";
    if (allowed.ulps > 0 || allowed.relative > 0)
      diagnostic << " by more than is allowed";
    return diagnostic << ", first at " << describeIndex(in[0], comparison.first) << ": found "
                      << printElement(in[0], comparison.first) << ", expected "
                      << printElement(in[1], comparison.first);
  }
  Tensors results;
  for (Type type : op->getResultTypes()) {
    FailureOr<DType> dtype = getDTypeOf(op, type);
    if (failed(dtype))
      return failure();
    if (*dtype != DType::I1 || cast<RankedTensorType>(type).getRank() != 0)
      return op.emitError() << "'" << target << "' gives tensor<i1>, found " << type;
    results.push_back(Tensor::scalar(true));
  }
  return results;
}

static FailureOr<Tensors> evaluateCustomCall(hlo::CustomCallOp op, Operands in, RankContext &) {
  StringRef target = op.getCallTargetName();
  if (target.starts_with("check."))
    return evaluateCheck(op, in);
  if (target == "Sharding" && op->getOperandTypes() == op->getResultTypes())
    return Tensors(in.begin(), in.end());
  return op.emitError() << "the interpreter does not know the function '" << target
                        << "' that is called; it knows Sharding and check.*";
}

void zero::interp::registerCustomCalls(Registry &registry) {
  registry.add<hlo::CustomCallOp>(evaluateCustomCall);
}
