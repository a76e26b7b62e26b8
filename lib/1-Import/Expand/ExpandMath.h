//===- ExpandMath.h - Mathematical functions in stablehlo arithmetic ------===//

#ifndef ZERO_LIB_1_IMPORT_EXPANDMATH_H
#define ZERO_LIB_1_IMPORT_EXPANDMATH_H

#include "zero/Dialect/StableHLO/StableHLO.h"

#include "mlir/IR/Builders.h"

namespace zero {

/// Writes elementwise formulas on values of one floating-point tensor type.
class MathBuilder {
public:
  MathBuilder(mlir::OpBuilder &builder, mlir::Location loc, mlir::RankedTensorType type)
      : b(builder), loc(loc), type(type) {}

  using Value = mlir::Value;
  bool isF64() const { return type.getElementType().isF64(); }

  /// A rank-0 constant, broadcast: a large splat is never made.
  Value constant(double value);
  /// Coefficients of the highest power first.
  Value polynomial(Value x, llvm::ArrayRef<double> coefficients);

  Value add(Value x, Value y) { return hlo::AddOp::create(b, loc, x, y); }
  Value sub(Value x, Value y) { return hlo::SubtractOp::create(b, loc, x, y); }
  Value mul(Value x, Value y) { return hlo::MulOp::create(b, loc, x, y); }
  Value div(Value x, Value y) { return hlo::DivOp::create(b, loc, x, y); }
  Value atan2(Value y, Value x) { return hlo::Atan2Op::create(b, loc, y, x); }
  Value abs(Value x) { return hlo::AbsOp::create(b, loc, x); }
  Value neg(Value x) { return hlo::NegateOp::create(b, loc, x); }
  Value sign(Value x) { return hlo::SignOp::create(b, loc, x); }
  Value cbrt(Value x) { return hlo::CbrtOp::create(b, loc, x); }
  Value sqrt(Value x) { return hlo::SqrtOp::create(b, loc, x); }
  Value exp(Value x) { return hlo::ExponentialOp::create(b, loc, x); }
  Value expm1(Value x) { return hlo::ExponentialMinusOneOp::create(b, loc, x); }
  Value log(Value x) { return hlo::LogOp::create(b, loc, x); }
  Value log1p(Value x) { return hlo::LogPlusOneOp::create(b, loc, x); }
  Value clamp(double low, Value x, double high) {
    return hlo::ClampOp::create(b, loc, constant(low), x, constant(high));
  }
  /// Distance from 1 to the next number.
  double epsilon() const { return isF64() ? 0x1p-52 : 0x1p-23; }
  Value floor(Value x) { return hlo::FloorOp::create(b, loc, x); }
  Value sin(Value x) { return hlo::SineOp::create(b, loc, x); }
  Value cos(Value x) { return hlo::CosineOp::create(b, loc, x); }
  Value tan(Value x) { return hlo::TanOp::create(b, loc, x); }
  Value pow(Value x, Value y) { return hlo::PowOp::create(b, loc, x, y); }
  Value rem(Value x, Value y) { return hlo::RemOp::create(b, loc, x, y); }
  Value max(Value x, Value y) { return hlo::MaxOp::create(b, loc, x, y); }
  Value min(Value x, Value y) { return hlo::MinOp::create(b, loc, x, y); }

  Value isFinite(Value x) { return hlo::IsFiniteOp::create(b, loc, x); }
  Value both(Value x, Value y) { return hlo::AndOp::create(b, loc, x, y); }
  Value either(Value x, Value y) { return hlo::OrOp::create(b, loc, x, y); }
  Value negate(Value pred) { return hlo::NotOp::create(b, loc, pred); }
  Value notGreater(Value x, Value y) { return compare(x, y, hlo::ComparisonDirection::LE); }
  Value less(Value x, Value y) { return compare(x, y, hlo::ComparisonDirection::LT); }
  Value greater(Value x, Value y) { return compare(x, y, hlo::ComparisonDirection::GT); }
  Value equal(Value x, Value y) { return compare(x, y, hlo::ComparisonDirection::EQ); }
  Value isNaN(Value x) { return compare(x, x, hlo::ComparisonDirection::NE); }
  Value select(Value pred, Value x, Value y) { return hlo::SelectOp::create(b, loc, pred, x, y); }

private:
  Value compare(Value x, Value y, hlo::ComparisonDirection direction) {
    return hlo::CompareOp::create(b, loc, x, y, direction);
  }

  mlir::OpBuilder &b;
  mlir::Location loc;
  mlir::RankedTensorType type;
};

// f32 and f64; the error in f32 is a few units in the last place.
mlir::Value expandErf(MathBuilder &m, mlir::Value x);
mlir::Value expandErfc(MathBuilder &m, mlir::Value x);
mlir::Value expandErfInv(MathBuilder &m, mlir::Value x);
mlir::Value expandAcos(MathBuilder &m, mlir::Value x);
mlir::Value expandAcosh(MathBuilder &m, mlir::Value x);
mlir::Value expandAsin(MathBuilder &m, mlir::Value x);
mlir::Value expandAsinh(MathBuilder &m, mlir::Value x);
mlir::Value expandAtanh(MathBuilder &m, mlir::Value x);
mlir::Value expandCosh(MathBuilder &m, mlir::Value x);
mlir::Value expandSinh(MathBuilder &m, mlir::Value x);

// In ExpandSpecial.cpp.
mlir::Value expandLgamma(MathBuilder &m, mlir::Value x);
mlir::Value expandDigamma(MathBuilder &m, mlir::Value x);
mlir::Value expandZeta(MathBuilder &m, mlir::Value x, mlir::Value q);
mlir::Value expandPolygamma(MathBuilder &m, mlir::Value n, mlir::Value x);
mlir::Value expandBesselI1e(MathBuilder &m, mlir::Value x);

/// The two parts of a complex number.
struct Parts {
  mlir::Value re, im;
};

/// sqrt(x^2 + y^2) without squares of large or small numbers. In ExpandChloComplex.cpp.
mlir::Value expandHypot(MathBuilder &m, mlir::Value x, mlir::Value y);
/// The result of a unary chlo op on complex numbers, or null if it has no formula. In
/// ExpandChloComplex.cpp.
mlir::Value expandComplex(mlir::OpBuilder &b, mlir::Operation *op);

} // namespace zero

#endif // ZERO_LIB_1_IMPORT_EXPANDMATH_H
