//===- ExpandChloComplex.cpp - chlo functions of complex numbers ------------===//
//
// Inverse sine and cosine as T. Hull, T. Fairgrieve and P. Tang describe them in "Implementing the
// complex arcsine and arccosine functions using exception handling": no part loses digits,
// overflows or underflows before the result does.
//
//===------------------------------------------------------------------------------------------------===//

#include "ExpandMath.h"

#include "zero/Dialect/CHLO/CHLO.h"

#include "llvm/ADT/TypeSwitch.h"

#include <cmath>
#include <limits>
#include <numbers>

using namespace mlir;

namespace zero {

/// Beyond this, squares come near to overflow.
static double largeLimit(MathBuilder &m) {
  return m.isF64() ? std::sqrt(std::numeric_limits<double>::max()) / 8
                   : std::sqrt(double(std::numeric_limits<float>::max())) / 8;
}

/// Below this, squares are not normal numbers.
static double smallLimit(MathBuilder &m) {
  return m.isF64() ? std::sqrt(std::numeric_limits<double>::min()) * 4
                   : std::sqrt(double(std::numeric_limits<float>::min())) * 4;
}

static Value negativeWhere(MathBuilder &m, Value isNegative, Value x) {
  return m.select(isNegative, m.neg(x), x);
}

Value expandHypot(MathBuilder &m, Value x, Value y) {
  Value a = m.abs(x), b = m.abs(y), big = m.max(a, b), ratio = m.div(m.min(a, b), big);
  Value length = m.mul(big, m.sqrt(m.add(m.constant(1), m.mul(ratio, ratio))));
  // 0 / 0 and infinity / infinity.
  Value isDegenerate = m.negate(m.both(m.isFinite(big), m.greater(big, m.constant(0))));
  return m.select(isDegenerate, big, length);
}

/// w such that asin(x + i y) = atan2(x, w.re) + i w.im for x, y >= 0.
static Parts asinAcosKernel(MathBuilder &m, Value x, Value y) {
  Value one = m.constant(1), half = m.constant(0.5), y2 = m.mul(y, y);
  Value xPlus = m.add(x, one), xMinus = m.sub(x, one);
  Value r = expandHypot(m, xPlus, y), s = expandHypot(m, xMinus, y), a = m.mul(half, m.add(r, s));
  Value isInside = m.less(x, one);
  Value first = m.div(y2, m.add(r, xPlus));
  Value inner = m.sub(s, xMinus), outer = m.add(s, xMinus); // s + (1 - x), s + (x - 1)
  // a - 1, and from it log(a + sqrt(a^2 - 1)).
  Value excess = m.mul(half, m.add(first, m.select(isInside, m.div(y2, inner), outer)));
  Value imag = m.log1p(m.add(excess, m.sqrt(m.mul(excess, m.add(a, one)))));
  Value flat = m.div(y, m.sqrt(m.mul(m.sub(one, x), xPlus)));
  Value isFlat = m.both(isInside, m.less(y, m.constant(smallLimit(m))));
  imag = m.select(isFlat, flat, imag);

  Value sum = m.mul(half, m.add(a, x));
  Value realInside = m.sqrt(m.mul(sum, m.add(first, inner)));
  Value inverses = m.add(m.div(one, m.add(r, xPlus)), m.div(one, outer));
  Value realOutside = m.mul(y, m.sqrt(m.mul(sum, inverses)));
  Value real = m.select(m.notGreater(x, one), realInside, realOutside);

  Value big = m.max(x, y), ratio = m.div(m.min(x, y), big);
  ratio = m.select(m.isFinite(big), ratio, m.constant(0));
  Value far = m.add(m.add(m.constant(std::numbers::ln2), m.log(big)),
                    m.mul(half, m.log1p(m.mul(ratio, ratio))));
  Value isLarge = m.greater(big, m.constant(largeLimit(m)));
  return {m.select(isLarge, y, real), m.select(isLarge, far, imag)};
}

static Parts kernelOf(MathBuilder &m, Value x, Value y) {
  return asinAcosKernel(m, m.abs(x), m.abs(y));
}

static Parts expandAtanh(MathBuilder &m, Parts z) {
  Value one = m.constant(1), zero = m.constant(0);
  Value x = m.abs(z.re), y = z.im, y2 = m.mul(y, y), away = m.sub(one, x);
  Value shrunk = m.div(m.mul(m.constant(4), x), m.add(m.mul(away, away), y2));
  Value real = m.mul(m.constant(0.25), m.log1p(shrunk));
  Value cosine = m.sub(m.mul(away, m.add(one, x)), y2);
  Value imag = m.mul(m.constant(0.5), m.atan2(m.mul(m.constant(2), y), cosine));
  // Far out, x / (x^2 + y^2) and a quarter turn.
  Value b = m.abs(y), big = m.max(x, b), ratio = m.div(m.min(x, b), big);
  Value far = m.div(m.div(x, big), m.mul(big, m.add(one, m.mul(ratio, ratio))));
  far = m.select(m.isFinite(big), far, zero);
  Value isLarge = m.greater(big, m.constant(largeLimit(m)));
  Value quarter = negativeWhere(m, m.less(y, zero), m.constant(std::numbers::pi / 2));
  real = negativeWhere(m, m.less(z.re, zero), m.select(isLarge, far, real));
  return {real, m.select(isLarge, quarter, imag)};
}

/// The product, but zero times infinity is that zero: a real argument has a real function value.
static Value timesZero(MathBuilder &m, Value zeroOr, Value other) {
  return m.select(m.equal(zeroOr, m.constant(0)), zeroOr, m.mul(other, zeroOr));
}

static std::optional<Parts> expandParts(Operation *op, MathBuilder &m, Parts z) {
  Value zero = m.constant(0), isBelow = m.less(z.im, zero);
  using Result = std::optional<Parts>;
  return llvm::TypeSwitch<Operation *, Result>(op)
      .Case([&](chlo::AsinAcosKernelOp) { return Result(kernelOf(m, z.re, z.im)); })
      .Case([&](chlo::AsinOp) {
        Parts w = kernelOf(m, z.re, z.im);
        return Result({m.atan2(z.re, w.re), negativeWhere(m, isBelow, w.im)});
      })
      .Case([&](chlo::AcosOp) {
        Parts w = kernelOf(m, z.re, z.im);
        return Result({m.atan2(w.re, z.re), m.select(isBelow, w.im, m.neg(w.im))});
      })
      .Case([&](chlo::AcoshOp) {
        Parts w = kernelOf(m, z.re, z.im);
        return Result({w.im, negativeWhere(m, isBelow, m.atan2(w.re, z.re))});
      })
      .Case([&](chlo::AsinhOp) {
        Parts w = kernelOf(m, z.im, z.re);
        return Result({negativeWhere(m, m.less(z.re, zero), w.im), m.atan2(z.im, w.re)});
      })
      .Case([&](chlo::AtanhOp) { return Result(expandAtanh(m, z)); })
      .Case([&](chlo::AtanOp) { // -i atanh(i z)
        Parts turned = expandAtanh(m, {m.neg(z.im), z.re});
        return Result({turned.im, m.neg(turned.re)});
      })
      .Case([&](chlo::CoshOp) {
        Value sine = m.sin(z.im);
        return Result(
            {m.mul(expandCosh(m, z.re), m.cos(z.im)), timesZero(m, sine, expandSinh(m, z.re))});
      })
      .Case([&](chlo::SinhOp) {
        Value sine = m.sin(z.im);
        return Result(
            {m.mul(expandSinh(m, z.re), m.cos(z.im)), timesZero(m, sine, expandCosh(m, z.re))});
      })
      .Case([&](chlo::ConjOp) { return Result({z.re, m.neg(z.im)}); })
      .Case([&](chlo::SquareOp) {
        Value twice = m.mul(m.constant(2), m.mul(z.re, z.im));
        return Result({m.mul(m.sub(z.re, z.im), m.add(z.re, z.im)), twice});
      })
      .Default(Result());
}

Value expandComplex(OpBuilder &b, Operation *op) {
  Location loc = op->getLoc();
  RankedTensorType type = hlo::tensorType(op->getOperand(0));
  auto complex = llvm::dyn_cast<ComplexType>(type.getElementType());
  if (!complex || op->getNumOperands() != 1)
    return {};
  Type part = complex.getElementType();
  if (!part.isF32() && !part.isF64())
    return {};
  MathBuilder m(b, loc, type.clone(part));
  Value x = op->getOperand(0);
  Parts z{hlo::RealOp::create(b, loc, x), hlo::ImagOp::create(b, loc, x)};
  std::optional<Parts> result = expandParts(op, m, z);
  return result ? hlo::ComplexOp::create(b, loc, result->re, result->im).getResult() : Value();
}

} // namespace zero
