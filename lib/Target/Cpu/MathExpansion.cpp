//===- MathExpansion.cpp - exp, log, tanh, ... on f32 lanes ----------------------===//
//
// One formula for vectors and for the scalar rest of a loop, so that a result does not depend on
// where a loop was cut. Coefficients are those of the Cephes library's single-precision functions.
// Largest errors found over a sample of all floats, in units in the last place: exp 1.0, log 0.8,
// tanh 1.3, expm1 and log1p 2.5 (test/6-Executable/test_kernels.py holds them).
//===------------------------------------------------------------------------===//
#include "ElementCode.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include <limits>

using namespace mlir;

namespace zero {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

Value ElementCode::polynomial(Value x, ArrayRef<double> highestFirst) {
  Value p = constantLike(x, highestFirst.front());
  for (double c : highestFirst.drop_front())
    p = make<math::FmaOp>(p, x, constantLike(x, c));
  return p;
}

/// e^x = 2^n * e^r with |r| <= ln(2) / 2.
Value ElementCode::expandExp(Value x) {
  Type bits = typeLike(x, builder.getI32Type());
  auto constant = [&](double c) { return constantLike(x, c); };
  // Beyond these e^x is 0 or infinite anyway; NaN passes through select's false side. What gives 0,
  // as masked scores do, is kept from arithmetic: on denormals it takes a hundred times as long.
  Value low = compareFloat(arith::CmpFPredicate::OLT, x, -104.0);
  Value high = compareFloat(arith::CmpFPredicate::OGT, x, 89.0);
  Value clamped = select(low, constant(0.0), select(high, constant(89.0), x));
  Value n = make<math::RoundEvenOp>(make<arith::MulFOp>(clamped, constant(1.44269504088896341)));
  Value r = make<math::FmaOp>(n, constant(-0.693359375), clamped);
  r = make<math::FmaOp>(n, constant(2.12194440e-4), r);
  Value p = polynomial(r, {1.9875691500e-4, 1.3981999507e-3, 8.3334519073e-3, 4.1665795894e-2,
                           1.6666665459e-1, 5.0000001201e-1});
  p = make<math::FmaOp>(p, make<arith::MulFOp>(r, r), r);
  p = make<arith::AddFOp>(p, constant(1.0));
  // 2^n in two factors: n reaches 128 and, for denormal results, -150.
  Value isNan = make<arith::CmpFOp>(arith::CmpFPredicate::UNO, x, x);
  Value whole = make<arith::FPToSIOp>(bits, select(isNan, constant(0), n));
  Value half = make<arith::ShRSIOp>(whole, constantInt(bits, 1));
  auto power = [&](Value exponent) {
    Value biased = make<arith::AddIOp>(exponent, constantInt(bits, 127));
    return make<arith::BitcastOp>(x.getType(), make<arith::ShLIOp>(biased, constantInt(bits, 23)));
  };
  p = make<arith::MulFOp>(p, power(half));
  p = make<arith::MulFOp>(p, power(make<arith::SubIOp>(whole, half)));
  return select(isNan, x, select(low, constant(0.0), p));
}

/// log(x) = log(m) + e * log(2) with m in [sqrt(1/2), sqrt(2)).
Value ElementCode::expandLog(Value x) {
  Type bitsType = typeLike(x, builder.getI32Type());
  auto constant = [&](double c) { return constantLike(x, c); };
  auto integer = [&](int64_t c) { return constantInt(bitsType, c); };
  Value denormal = compareFloat(arith::CmpFPredicate::OLT, x, 1.17549435e-38);
  Value scaled = select(denormal, make<arith::MulFOp>(x, constant(8388608.0)), x);
  Value bits = make<arith::BitcastOp>(bitsType, scaled);
  // The exponent of the nearest power of two above sqrt(1/2) * m.
  Value shifted = make<arith::SubIOp>(bits, integer(0x3f3504f3));
  Value exponent = make<arith::ShRSIOp>(shifted, integer(23));
  Value mantissaBits = make<arith::SubIOp>(bits, make<arith::ShLIOp>(exponent, integer(23)));
  Value m = make<arith::SubFOp>(make<arith::BitcastOp>(x.getType(), mantissaBits), constant(1.0));
  Value e = make<arith::SIToFPOp>(x.getType(), exponent);
  e = make<arith::AddFOp>(e, select(denormal, constant(-23.0), constant(0.0)));
  Value square = make<arith::MulFOp>(m, m);
  Value p = polynomial(m, {7.0376836292e-2, -1.1514610310e-1, 1.1676998740e-1, -1.2420140846e-1,
                           1.4249322787e-1, -1.6668057665e-1, 2.0000714765e-1, -2.4999993993e-1,
                           3.3333331174e-1});
  p = make<arith::MulFOp>(make<arith::MulFOp>(p, m), square);
  p = make<math::FmaOp>(e, constant(-2.12194440e-4), p);
  p = make<math::FmaOp>(square, constant(-0.5), p);
  p = make<arith::AddFOp>(m, p);
  p = make<math::FmaOp>(e, constant(0.693359375), p);
  p = select(compareFloat(arith::CmpFPredicate::OEQ, x, kInfinity), x, p);
  p = select(compareFloat(arith::CmpFPredicate::OEQ, x, 0.0), constant(-kInfinity), p);
  Value bad = compareFloat(arith::CmpFPredicate::ULT, x, 0.0);
  return select(bad, constant(std::numeric_limits<double>::quiet_NaN()), p);
}

/// Odd polynomial near zero, else 1 - 2 / (e^2|x| + 1).
Value ElementCode::expandTanh(Value x) {
  auto constant = [&](double c) { return constantLike(x, c); };
  Value magnitude = make<math::AbsFOp>(x);
  Value square = make<arith::MulFOp>(x, x);
  Value p = polynomial(square, {-5.70498872745e-3, 2.06390887954e-2, -5.37397155531e-2,
                                1.33314422036e-1, -3.33332819422e-1});
  Value nearZero = make<math::FmaOp>(make<arith::MulFOp>(p, square), x, x);
  Value power = expandExp(make<arith::MulFOp>(magnitude, constant(2.0)));
  Value quotient = make<arith::DivFOp>(constant(2.0), make<arith::AddFOp>(power, constant(1.0)));
  Value far = make<math::CopySignOp>(make<arith::SubFOp>(constant(1.0), quotient), x);
  return select(compareFloat(arith::CmpFPredicate::OLT, magnitude, 0.625), nearZero, far);
}

/// With u = fl(e^x): (u - 1) * x / log(u) cancels the rounding of u.
Value ElementCode::expandExpm1(Value x) {
  auto constant = [&](double c) { return constantLike(x, c); };
  Value u = expandExp(x);
  Value less = make<arith::SubFOp>(u, constant(1.0));
  Value scaled = make<arith::DivFOp>(make<arith::MulFOp>(less, x), expandLog(u));
  Value isOne = compareFloat(arith::CmpFPredicate::OEQ, u, 1.0);
  Value near = select(isOne, x, scaled);
  return select(compareFloat(arith::CmpFPredicate::OLT, make<math::AbsFOp>(x), 1.0), near, less);
}

/// With u = fl(1 + x): log(u) * x / (u - 1) cancels the rounding of u.
Value ElementCode::expandLog1p(Value x) {
  auto constant = [&](double c) { return constantLike(x, c); };
  Value u = make<arith::AddFOp>(x, constant(1.0));
  Value less = make<arith::SubFOp>(u, constant(1.0));
  Value logU = expandLog(u);
  Value scaled = make<arith::MulFOp>(logU, make<arith::DivFOp>(x, less));
  Value near = select(compareFloat(arith::CmpFPredicate::OEQ, u, 1.0), x, scaled);
  Value exact = compareFloat(arith::CmpFPredicate::OLT, make<math::AbsFOp>(x), 1.0e10);
  return select(exact, near, logU);
}

/// The C library's function, lane by lane: functions that training steps rarely need, and all of
/// f64.
Value ElementCode::callMath(StringRef name, ArrayRef<Value> operands) {
  SmallVector<Value> values(operands);
  unify(values);
  Value like = values.front();
  auto vector = dyn_cast<VectorType>(like.getType());
  Type element = vector ? vector.getElementType() : like.getType();
  std::string symbol = (name + (element.isF32() ? "f" : "")).str();
  declare(symbol, element, SmallVector<Type>(values.size(), element));
  auto call = [&](ArrayRef<Value> scalars) -> Value {
    return LLVM::CallOp::create(builder, loc, TypeRange{element}, symbol, scalars).getResult();
  };
  if (!vector)
    return call(values);
  Value result = constantLike(like, 0);
  for (int64_t lane = 0; lane < lanes; ++lane) {
    SmallVector<Value> scalars;
    for (Value value : values)
      scalars.push_back(extract(value, lane));
    result = make<vector::InsertOp>(call(scalars), result, lane);
  }
  return result;
}

} // namespace zero
