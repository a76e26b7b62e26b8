//===- Approximation.cpp - Functions by a machine's own instructions -----------------------===//
//
// For results that are rounded to 16 bits. Their errors are far below the last digit of
// what is kept of them: an ulp of bf16 is 2^-8 to 2^-7 of a number, one of f16 2^-11 to 2^-10.
// And for exponentials of f32, with an error of 3.1 * 2^-23 (docs/Exactness.md).
//===---------------------------------------------------------------------------------------===//
#include "ElementCode.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace zero {

constexpr double kLog2E = 1.44269504088896341, kLn2 = 0.69314718055994531;

static bool isHalf(Type element) { return element.isBF16() || element.isF16(); }

/// e^x = 2^t (1 + rest * ln 2), where t and what its rounding left are x * log2(e) to twice the
/// digits of an f32. Beyond the bounds e^x is 0 or infinite anyway; NaN stays.
Value ElementCode::exponentialByTwo(Value x) {
  constexpr double kHigh = 1.44269502162933349609375, kLow = kLog2E - kHigh; // kHigh is an f32
  auto constant = [&](double c) { return constantLike(x, c); };
  x = make<arith::MinimumFOp>(make<arith::MaximumFOp>(x, constant(-104.0)), constant(89.0));
  Value t = make<arith::MulFOp>(x, constant(kHigh));
  Value rest = make<math::FmaOp>(x, constant(kHigh), make<arith::NegFOp>(t));
  rest = make<math::FmaOp>(x, constant(kLow), rest);
  Value power = instructions->approximate(*this, Approximation::Exp2, t);
  // Not power + power * rest: that would be NaN next to the largest number.
  Value factor = make<math::FmaOp>(rest, constant(kLn2), constant(1.0));
  return make<arith::MulFOp>(power, factor);
}

Value ElementCode::approximateUnary(Operation *op, Type element, Value x) {
  if (instructions && element.isF32() && isa<hlo::ExponentialOp>(op))
    return exponentialByTwo(x);
  if (!instructions || !isHalf(element))
    return Value();
  auto approximate = [&](Approximation function, Value of) {
    return instructions->approximate(*this, function, of);
  };
  auto exponential = [&](double factor) {
    return approximate(Approximation::Exp2, make<arith::MulFOp>(x, constantLike(x, factor)));
  };
  return llvm::TypeSwitch<Operation *, Value>(op)
      .Case<hlo::ExponentialOp>([&](auto) { return exponential(kLog2E); })
      .Case<hlo::LogisticOp>([&](auto) {
        Value one = constantLike(x, 1.0);
        return instructions->divide(*this, one, make<arith::AddFOp>(exponential(-kLog2E), one));
      })
      .Case<hlo::SqrtOp>([&](auto) { return approximate(Approximation::Sqrt, x); })
      .Case<hlo::RsqrtOp>([&](auto) { return approximate(Approximation::ReciprocalSqrt, x); })
      // Of f16 these are not good enough.
      .Case<hlo::LogOp>([&](auto) -> Value {
        if (element.isF16())
          return Value();
        return make<arith::MulFOp>(approximate(Approximation::Log2, x), constantLike(x, kLn2));
      })
      .Case<hlo::TanhOp>(
          [&](auto) { return element.isF16() ? Value() : approximate(Approximation::Tanh, x); })
      .Default(Value());
}

/// Of a quotient by a constant no f32 lies so near to the middle of two others that the error of a
/// product in f64 could matter, but for small numbers that are not normal: rounded to nearest, in
/// three instructions. Division is many, with a branch that keeps loads from being made at once.
static Value multiplyByReciprocal(ElementCode &code, Value a, double divisor) {
  Type wide = code.typeLike(a, code.getBuilder().getF64Type());
  Value product = code.make<arith::ExtFOp>(wide, a);
  product = code.make<arith::MulFOp>(product, code.constantLike(product, 1 / divisor));
  return code.make<arith::TruncFOp>(a.getType(), product);
}

Value ElementCode::quickDivision(Type element, Value a, Value b) {
  if (!instructions)
    return Value();
  if (isHalf(element))
    return instructions->divide(*this, a, b);
  llvm::APFloat divisor(0.0f);
  if (element.isF32() && matchPattern(b, m_ConstantFloat(&divisor)))
    return multiplyByReciprocal(*this, a, divisor.convertToFloat());
  return Value();
}

} // namespace zero
