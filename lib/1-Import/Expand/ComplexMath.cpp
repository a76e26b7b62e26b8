//===- ComplexMath.cpp - Arithmetic of complex numbers on their parts -------===//
//
// Formulas are those of the interpreter (lib/Interpreter/ComplexMath.h). Functions of numbers of
// two f32 are computed in f64 and rounded once, where no square overflows or underflows.
//
//===------------------------------------------------------------------------------------------------===//

#include "ComplexMath.h"

#include "llvm/ADT/TypeSwitch.h"

#include <limits>
#include <numbers>

using namespace mlir;

namespace zero {

/// A builder of formulas on parts `x`, which are made f64.
static MathBuilder wideBuilder(OpBuilder &b, Location loc, Value x) {
  return MathBuilder(b, loc, hlo::tensorType(x).clone(b.getF64Type()));
}
static Value converted(OpBuilder &b, Location loc, Value x, Type element) {
  if (hlo::tensorType(x).getElementType() == element)
    return x;
  return hlo::ConvertOp::create(b, loc, x, element);
}

static Value infinity(MathBuilder &m) {
  return m.constant(std::numeric_limits<double>::infinity());
}
static Value isInfinite(MathBuilder &m, Value x) { return m.equal(m.abs(x), infinity(m)); }

/// Whether the sign bit is set, of a zero too.
static Value isNegative(MathBuilder &m, Value x) {
  Value zero = m.constant(0), below = m.less(m.div(m.constant(1), x), zero);
  return m.either(m.less(x, zero), m.both(m.equal(x, zero), below));
}

/// The product, but zero times infinity is that zero: a real argument has a real function value.
static Value timesZero(MathBuilder &m, Value zeroOr, Value other) {
  return m.select(m.equal(zeroOr, m.constant(0)), zeroOr, m.mul(other, zeroOr));
}

static Parts negated(MathBuilder &m, Parts z) { return {m.neg(z.re), m.neg(z.im)}; }
static Parts turned(Parts z, MathBuilder &m) { return {m.neg(z.im), z.re}; }     // i z
static Parts turnedBack(Parts z, MathBuilder &m) { return {z.im, m.neg(z.re)}; } // -i z

static Parts product(MathBuilder &m, Parts x, Parts y) {
  return {m.sub(m.mul(x.re, y.re), m.mul(x.im, y.im)), m.add(m.mul(x.re, y.im), m.mul(x.im, y.re))};
}

static Parts select(MathBuilder &m, Value pred, Parts x, Parts y) {
  return {m.select(pred, x.re, y.re), m.select(pred, x.im, y.im)};
}

/// An infinite part makes it infinite, NaN beside it or not.
static Value modulus(MathBuilder &m, Parts z) {
  Value length = expandHypot(m, z.re, z.im);
  return m.select(m.either(isInfinite(m, z.re), isInfinite(m, z.im)), infinity(m), length);
}

//===------------------------------------------------------------------------------------------------===//
// Quotients
//===------------------------------------------------------------------------------------------------===//

/// Infinities as their sign, all else as 0.
static Parts infinitiesOnly(MathBuilder &m, Parts z) {
  auto part = [&](Value x) { return m.select(isInfinite(m, x), m.sign(x), m.constant(0)); };
  return {part(z.re), part(z.im)};
}

/// Times the conjugate.
static Parts timesConjugate(MathBuilder &m, Parts x, Parts y) {
  return {m.add(m.mul(x.re, y.re), m.mul(x.im, y.im)), m.sub(m.mul(x.im, y.re), m.mul(x.re, y.im))};
}

static Parts scaled(MathBuilder &m, Parts z, Value factor) {
  return {m.mul(z.re, factor), m.mul(z.im, factor)};
}

/// Divides by y's larger part first, so that no square overflows. Where that gives NaN, quotients
/// that have a meaning are found as in Annex G of C: by zero, of infinity, by infinity.
static Parts quotient(MathBuilder &m, Parts x, Parts y) {
  Value size = m.max(m.abs(y.re), m.abs(y.im));
  Parts unit{m.div(y.re, size), m.div(y.im, size)}, top{m.div(x.re, size), m.div(x.im, size)};
  Value length = m.add(m.mul(unit.re, unit.re), m.mul(unit.im, unit.im));
  Parts result = timesConjugate(m, top, unit);
  result = {m.div(result.re, length), m.div(result.im, length)};

  Value isLost = m.both(m.isNaN(result.re), m.isNaN(result.im));
  auto eitherInfinite = [&](Parts z) { return m.either(isInfinite(m, z.re), isInfinite(m, z.im)); };
  auto bothFinite = [&](Parts z) { return m.both(m.isFinite(z.re), m.isFinite(z.im)); };
  Value toZero = m.both(eitherInfinite(y), bothFinite(x));
  Parts small = scaled(m, timesConjugate(m, x, infinitiesOnly(m, y)), m.constant(0));
  result = select(m, m.both(isLost, toZero), small, result);
  Value ofInfinite = m.both(eitherInfinite(x), bothFinite(y));
  Parts large = scaled(m, timesConjugate(m, infinitiesOnly(m, x), y), infinity(m));
  result = select(m, m.both(isLost, ofInfinite), large, result);
  Value byZero =
      m.both(m.equal(size, m.constant(0)), m.negate(m.both(m.isNaN(x.re), m.isNaN(x.im))));
  Parts poles = scaled(m, x, m.div(m.constant(1), y.re));
  return select(m, m.both(isLost, byZero), poles, result);
}

//===------------------------------------------------------------------------------------------------===//
// Powers and logarithms
//===------------------------------------------------------------------------------------------------===//

/// Real numbers stay real: infinity times a zero imaginary part would be NaN.
static Parts exponential(MathBuilder &m, Parts z) {
  Value size = m.exp(z.re), zero = m.constant(0);
  // A vanishing size swallows an angle without sine and cosine.
  Value vanishes = m.both(m.equal(size, zero), m.negate(m.isFinite(z.im)));
  Value re = m.select(vanishes, zero, m.mul(size, m.cos(z.im)));
  Value im = m.select(vanishes, zero, m.mul(size, m.sin(z.im)));
  Value isReal = m.equal(z.im, zero);
  return {m.select(isReal, size, re), m.select(isReal, z.im, im)};
}

/// e^x (cos y + i sin y) - 1 without cancellation near 0.
static Parts exponentialMinusOne(MathBuilder &m, Parts z) {
  Value grown = m.expm1(z.re), half = m.sin(m.mul(z.im, m.constant(0.5)));
  Value re = m.sub(m.mul(grown, m.cos(z.im)), m.mul(m.constant(2), m.mul(half, half)));
  Value im = m.mul(m.add(grown, m.constant(1)), m.sin(z.im));
  return {re, m.select(m.equal(z.im, m.constant(0)), z.im, im)};
}

/// Near 1 from the distance to it, which keeps the digits.
static Parts logarithm(MathBuilder &m, Parts z) {
  Value size = modulus(m, z), one = m.constant(1);
  Value a = m.abs(z.re), b = m.abs(z.im), large = m.max(a, b), small = m.min(a, b);
  Value excess = m.add(m.mul(m.sub(large, one), m.add(large, one)), m.mul(small, small));
  Value isNear = m.both(m.greater(size, m.constant(0.5)), m.less(size, m.constant(2)));
  Value near = m.mul(m.constant(0.5), m.log1p(m.select(isNear, excess, m.constant(0))));
  return {m.select(isNear, near, m.log(size)), m.atan2(z.im, z.re)};
}

/// |1 + z|^2 is 1 + x (2 + x) + y^2, which keeps the digits of a small z.
static Parts logarithmPlusOne(MathBuilder &m, Parts z) {
  Value half = m.constant(0.5), x1 = m.add(z.re, m.constant(1));
  Value isSmall = m.both(m.less(m.abs(z.re), half), m.less(m.abs(z.im), half));
  Value excess = m.add(m.mul(z.re, m.add(m.constant(2), z.re)), m.mul(z.im, z.im));
  Value near = m.mul(half, m.log1p(m.select(isSmall, excess, m.constant(0))));
  return {m.select(isSmall, near, m.log(modulus(m, {x1, z.im}))), m.atan2(z.im, x1)};
}

static Parts squareRoot(MathBuilder &m, Parts z) {
  Value half = m.constant(0.5), zero = m.constant(0);
  Value size = modulus(m, z);
  Value root = m.sqrt(m.add(m.mul(m.abs(z.re), half), m.mul(size, half)));
  Value other = m.div(z.im, m.add(root, root));
  other = m.select(m.equal(root, zero), z.im, other);
  Value signedRoot = m.select(isNegative(m, z.im), m.neg(root), root);
  Parts right{root, other}, left{m.abs(other), signedRoot};
  Parts result = select(m, isNegative(m, z.re), left, right);
  return select(m, isInfinite(m, z.im), {infinity(m), z.im}, result);
}

static Parts cubicRoot(MathBuilder &m, Parts z) {
  Value size = m.cbrt(modulus(m, z)), angle = m.mul(m.atan2(z.im, z.re), m.constant(1.0 / 3));
  Value isZero = m.equal(size, m.constant(0));
  return select(m, isZero, z, {m.mul(size, m.cos(angle)), m.mul(size, m.sin(angle))});
}

static Parts power(MathBuilder &m, Parts x, Parts y) {
  Value zero = m.constant(0), one = m.constant(1);
  Value nan = m.constant(std::numeric_limits<double>::quiet_NaN());
  Parts result = exponential(m, product(m, y, logarithm(m, x)));
  Value baseIsZero = m.both(m.equal(x.re, zero), m.equal(x.im, zero));
  Value isPositive = m.greater(y.re, zero);
  Parts ofZero{m.select(isPositive, zero, m.pow(zero, y.re)),
               m.select(m.either(isPositive, m.equal(y.im, zero)), zero, nan)};
  result = select(m, baseIsZero, ofZero, result);
  Value exponentIsZero = m.both(m.equal(y.re, zero), m.equal(y.im, zero));
  return select(m, exponentIsZero, {one, zero}, result);
}

//===------------------------------------------------------------------------------------------------===//
// Angles
//===------------------------------------------------------------------------------------------------===//

static Parts sine(MathBuilder &m, Parts z) {
  return {timesZero(m, m.sin(z.re), expandCosh(m, z.im)),
          timesZero(m, expandSinh(m, z.im), m.cos(z.re))};
}
static Parts cosine(MathBuilder &m, Parts z) {
  Value im = timesZero(m, expandSinh(m, z.im), m.sin(z.re));
  return {m.mul(m.cos(z.re), expandCosh(m, z.im)), m.neg(im)};
}

/// W. Kahan, "Branch cuts for complex elementary functions": nothing overflows before the result
/// is a unit.
static Parts hyperbolicTangent(MathBuilder &m, Parts z) {
  Value one = m.constant(1), far = m.greater(m.abs(z.re), m.constant(20));
  Value x = m.select(far, m.constant(0), z.re);
  Value t = m.tan(z.im), s = expandSinh(m, x), s2 = m.mul(s, s);
  Value beta = m.add(one, m.mul(t, t)), rho = m.sqrt(m.add(one, s2));
  Value size = m.add(one, m.mul(beta, s2));
  Parts near{m.div(m.mul(m.mul(beta, rho), s), size), m.div(t, size)};
  Value shrunk = m.mul(m.constant(4), m.exp(m.mul(m.constant(-2), m.abs(z.re))));
  Value turn = m.mul(m.sin(z.im), m.cos(z.im));
  return select(m, far, {m.sign(z.re), timesZero(m, shrunk, turn)}, near);
}

/// -i log((x + i y) / sqrt(x^2 + y^2)), as the angle of a point (x, y) goes on to complex numbers.
static Parts angle(MathBuilder &m, Parts y, Parts x) {
  Parts a = product(m, x, x), b = product(m, y, y), up = turned(y, m);
  Parts size = squareRoot(m, {m.add(a.re, b.re), m.add(a.im, b.im)});
  Parts point{m.add(x.re, up.re), m.add(x.im, up.im)};
  return turnedBack(logarithm(m, quotient(m, point, size)), m);
}

/// Zeros as they are; NaN in either part makes both NaN.
static Parts unit(MathBuilder &m, Parts z) {
  Value size = modulus(m, z), nan = m.constant(std::numeric_limits<double>::quiet_NaN());
  Parts result = select(m, m.equal(size, m.constant(0)), z, {m.div(z.re, size), m.div(z.im, size)});
  return select(m, m.either(m.isNaN(z.re), m.isNaN(z.im)), {nan, nan}, result);
}

//===------------------------------------------------------------------------------------------------===//
// Ops
//===------------------------------------------------------------------------------------------------===//

using Formula = std::optional<Parts>;

/// What is computed in the parts' own type.
static Formula expandNarrow(Operation *op, MathBuilder &m, llvm::ArrayRef<Parts> x) {
  return llvm::TypeSwitch<Operation *, Formula>(op)
      .Case([&](hlo::AddOp) { return Formula({m.add(x[0].re, x[1].re), m.add(x[0].im, x[1].im)}); })
      .Case([&](hlo::SubtractOp) {
        return Formula({m.sub(x[0].re, x[1].re), m.sub(x[0].im, x[1].im)});
      })
      .Case([&](hlo::MulOp) { return Formula(product(m, x[0], x[1])); })
      .Case([&](hlo::NegateOp) { return Formula(negated(m, x[0])); })
      .Default(Formula());
}

static Formula expandWide(Operation *op, MathBuilder &m, llvm::ArrayRef<Parts> x) {
  Parts one{m.constant(1), m.constant(0)};
  return llvm::TypeSwitch<Operation *, Formula>(op)
      .Case([&](hlo::Atan2Op) { return Formula(angle(m, x[0], x[1])); })
      .Case([&](hlo::CbrtOp) { return Formula(cubicRoot(m, x[0])); })
      .Case([&](hlo::CosineOp) { return Formula(cosine(m, x[0])); })
      .Case([&](hlo::DivOp) { return Formula(quotient(m, x[0], x[1])); })
      .Case([&](hlo::ExponentialOp) { return Formula(exponential(m, x[0])); })
      .Case([&](hlo::ExponentialMinusOneOp) { return Formula(exponentialMinusOne(m, x[0])); })
      .Case([&](hlo::LogOp) { return Formula(logarithm(m, x[0])); })
      .Case([&](hlo::LogPlusOneOp) { return Formula(logarithmPlusOne(m, x[0])); })
      .Case([&](hlo::LogisticOp) {
        Parts grown = exponential(m, negated(m, x[0]));
        return Formula(quotient(m, one, {m.add(one.re, grown.re), grown.im}));
      })
      .Case([&](hlo::PowOp) { return Formula(power(m, x[0], x[1])); })
      .Case([&](hlo::RsqrtOp) { return Formula(quotient(m, one, squareRoot(m, x[0]))); })
      .Case([&](hlo::SignOp) { return Formula(unit(m, x[0])); })
      .Case([&](hlo::SineOp) { return Formula(sine(m, x[0])); })
      .Case([&](hlo::SqrtOp) { return Formula(squareRoot(m, x[0])); })
      .Case(
          [&](hlo::TanOp) { return Formula(turnedBack(hyperbolicTangent(m, turned(x[0], m)), m)); })
      .Case([&](hlo::TanhOp) { return Formula(hyperbolicTangent(m, x[0])); })
      .Default(Formula());
}

std::optional<Parts> expandComplexFormula(OpBuilder &b, Operation *op, RankedTensorType type,
                                          llvm::ArrayRef<Parts> operands) {
  if (operands.empty())
    return std::nullopt;
  Location loc = op->getLoc();
  MathBuilder narrow(b, loc, type);
  if (Formula result = expandNarrow(op, narrow, operands))
    return result;
  MathBuilder m = wideBuilder(b, loc, operands[0].re);
  llvm::SmallVector<Parts> wide;
  for (Parts x : operands)
    wide.push_back(
        {converted(b, loc, x.re, b.getF64Type()), converted(b, loc, x.im, b.getF64Type())});
  Formula result = expandWide(op, m, wide);
  if (!result)
    return std::nullopt;
  Type element = type.getElementType();
  return Parts{converted(b, loc, result->re, element), converted(b, loc, result->im, element)};
}

Value expandComplexAbs(OpBuilder &b, Location loc, Parts z) {
  MathBuilder m = wideBuilder(b, loc, z.re);
  Type element = hlo::tensorType(z.re).getElementType(), wide = b.getF64Type();
  Value size = modulus(m, {converted(b, loc, z.re, wide), converted(b, loc, z.im, wide)});
  return converted(b, loc, size, element);
}

Parts expandComplexQuotient(OpBuilder &b, Location loc, Parts x, Parts y) {
  MathBuilder m = wideBuilder(b, loc, x.re);
  Type element = hlo::tensorType(x.re).getElementType(), wide = b.getF64Type();
  auto widened = [&](Parts z) {
    return Parts{converted(b, loc, z.re, wide), converted(b, loc, z.im, wide)};
  };
  Parts result = quotient(m, widened(x), widened(y));
  return {converted(b, loc, result.re, element), converted(b, loc, result.im, element)};
}

Value expandComplexCompare(OpBuilder &b, hlo::CompareOp op, Parts x, Parts y) {
  using D = hlo::ComparisonDirection;
  Location loc = op.getLoc();
  auto compare = [&](Value a, Value c, D direction) -> Value {
    return hlo::CompareOp::create(b, loc, a, c, direction);
  };
  D direction = op.getComparisonDirection();
  if (direction == D::EQ)
    return hlo::AndOp::create(b, loc, compare(x.re, y.re, D::EQ), compare(x.im, y.im, D::EQ));
  Value differs = compare(x.re, y.re, D::NE);
  if (direction == D::NE)
    return hlo::OrOp::create(b, loc, differs, compare(x.im, y.im, D::NE));
  return hlo::SelectOp::create(b, loc, differs, compare(x.re, y.re, direction),
                               compare(x.im, y.im, direction));
}

} // namespace zero
