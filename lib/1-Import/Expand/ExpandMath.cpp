//===- ExpandMath.cpp - Mathematical functions in stablehlo arithmetic ----===//

#include "ExpandMath.h"

#include <cmath>
#include <limits>
#include <numbers>

using namespace mlir;

namespace zero {

Value MathBuilder::constant(double value) {
  auto scalar = RankedTensorType::get({}, type.getElementType());
  auto attr = DenseElementsAttr::get(scalar, b.getFloatAttr(type.getElementType(), value));
  Value result = hlo::ConstantOp::create(b, loc, attr);
  if (type.getRank() == 0)
    return result;
  return hlo::BroadcastInDimOp::create(b, loc, type, result, llvm::ArrayRef<int64_t>());
}

Value MathBuilder::polynomial(Value x, llvm::ArrayRef<double> coefficients) {
  Value result = constant(coefficients.front());
  for (double coefficient : coefficients.drop_front())
    result = add(mul(result, x), constant(coefficient));
  return result;
}

//===------------------------------------------------------------------------------------------------===//
// erf and erfc
//===------------------------------------------------------------------------------------------------===//

/// f64, |x| <= 1.
static Value erfNearZeroF64(MathBuilder &m, Value x) {
  Value z = m.mul(x, x);
  Value p =
      m.polynomial(z, {9.60497373987051638749E0, 9.00260197203842689217E1, 2.23200534594684319226E3,
                       7.00332514112805075473E3, 5.55923013010394962768E4});
  Value q = m.polynomial(z, {1.00000000000000000000E0, 3.35617141647503099647E1,
                             5.21357949780152679795E2, 4.59432382970980127987E3,
                             2.26290000613890934246E4, 4.92673942608635921086E4});
  return m.div(m.mul(x, p), q);
}

/// f64, |x| >= 1.
static Value erfcTailF64(MathBuilder &m, Value x) {
  Value a = m.abs(x);
  Value p = m.polynomial(
      a, {2.46196981473530512524E-10, 5.64189564831068821977E-1, 7.46321056442269912687E0,
          4.86371970985681366614E1, 1.96520832956077098242E2, 5.26445194995477358631E2,
          9.34528527171957607540E2, 1.02755188689515710272E3, 5.57535335369399327526E2});
  Value q = m.polynomial(
      a, {1.00000000000000000000E0, 1.32281951154744992508E1, 8.67072140885989742329E1,
          3.54937778887819891062E2, 9.75708501743205489753E2, 1.82390916687909736289E3,
          2.24633760818710981792E3, 1.65666309194161350182E3, 5.57535340817727675546E2});
  Value r = m.polynomial(a, {5.64189583547755073984E-1, 1.27536670759978104416E0,
                             5.01905042251180477414E0, 6.16021097993053585195E0,
                             7.40974269950448939160E0, 2.97886665372100240670E0});
  Value s =
      m.polynomial(a, {1.00000000000000000000E0, 2.26052863220117276590E0, 9.39603524938001434673E0,
                       1.20489539808096656605E1, 1.70814450747565897222E1, 9.60896809063285878198E0,
                       3.36907645100081516050E0});
  Value z = m.neg(m.mul(x, x));
  Value ratio = m.select(m.less(a, m.constant(8)), m.div(p, q), m.div(r, s));
  // The exponential underflows before the ratio does.
  Value y = m.select(m.less(z, m.constant(-7.09782712893383996843E2)), m.constant(0),
                     m.mul(m.exp(z), ratio));
  return m.select(m.less(x, m.constant(0)), m.sub(m.constant(2), y), y);
}

/// f32, |x| <= 1.
static Value erfNearZeroF32(MathBuilder &m, Value x) {
  Value p = m.polynomial(m.mul(x, x),
                         {+7.853861353153693E-5, -8.010193625184903E-4, +5.188327685732524E-3,
                          -2.685381193529856E-2, +1.128358514861418E-1, -3.761262582423300E-1,
                          +1.128379165726710E+0});
  return m.mul(x, p);
}

/// f32, |x| >= 1.
static Value erfcTailF32(MathBuilder &m, Value x) {
  Value a = m.abs(x), z = m.neg(m.mul(x, x));
  Value q = m.div(m.constant(1), a);
  Value y = m.mul(q, q);
  Value near =
      m.polynomial(y, {+2.326819970068386E-2, -1.387039388740657E-1, +3.687424674597105E-1,
                       -5.824733027278666E-1, +6.210004621745983E-1, -4.944515323274145E-1,
                       +3.404879937665872E-1, -2.741127028184656E-1, +5.638259427386472E-1});
  Value far = m.polynomial(y, {-1.047766399936249E+1, +1.297719955372516E+1, -7.495518717768503E+0,
                               +2.921019019210786E+0, -1.015265279202700E+0, +4.218463358204948E-1,
                               -2.820767439740514E-1, +5.641895067754075E-1});
  Value p = m.select(m.less(a, m.constant(2)), near, far);
  Value r = m.mul(m.mul(m.exp(z), q), p);
  // The exponential underflows before the rest does.
  r = m.select(m.less(z, m.constant(-88.72283905206835)), m.constant(0), r);
  return m.select(m.less(x, m.constant(0)), m.sub(m.constant(2), r), r);
}

Value expandErf(MathBuilder &m, Value x) {
  if (m.isF64())
    return m.select(m.greater(m.abs(x), m.constant(1)), m.sub(m.constant(1), erfcTailF64(m, x)),
                    erfNearZeroF64(m, x));
  // Beyond the clamp, erf is 1 in f32. A NaN stays one: both polynomials are odd or even in it.
  constexpr double kOne = 3.832506856900711;
  Value y = m.clamp(-kOne, x, kOne), y2 = m.mul(y, y);
  Value p = m.polynomial(y2, {0.00022905065861350646, 0.0034082910107109506, 0.050955695062380861,
                              0.18520832239976145, 1.128379143519084});
  Value q =
      m.polynomial(y2, {-1.1791602954361697e-7, 0.000023547966471313185, 0.0010179625278914885,
                        0.014070470171167667, 0.11098505178285362, 0.49746925110067538, 1.0});
  return m.div(m.mul(y, p), q);
}

Value expandErfc(MathBuilder &m, Value x) {
  Value isFar = m.greater(m.abs(x), m.constant(1));
  if (m.isF64())
    return m.select(isFar, erfcTailF64(m, x), m.sub(m.constant(1), erfNearZeroF64(m, x)));
  return m.select(isFar, erfcTailF32(m, x), m.sub(m.constant(1), erfNearZeroF32(m, x)));
}

//===------------------------------------------------------------------------------------------------===//
// erf_inv
//===------------------------------------------------------------------------------------------------===//

/// The coefficients of one piece, highest power first, in the variable w - shift or sqrt(w) -
/// shift.
static Value erfInvPolynomialF64(MathBuilder &m, Value w) {
  Value near = m.polynomial(
      m.sub(w, m.constant(3.125)),
      {-3.6444120640178196996e-21, -1.685059138182016589e-19,  1.2858480715256400167e-18,
       1.115787767802518096e-17,   -1.333171662854620906e-16,  2.0972767875968561637e-17,
       6.6376381343583238325e-15,  -4.0545662729752068639e-14, -8.1519341976054721522e-14,
       2.6335093153082322977e-12,  -1.2975133253453532498e-11, -5.4154120542946279317e-11,
       1.051212273321532285e-09,   -4.1126339803469836976e-09, -2.9070369957882005086e-08,
       4.2347877827932403518e-07,  -1.3654692000834678645e-06, -1.3882523362786468719e-05,
       0.0001867342080340571352,   -0.00074070253416626697512, -0.0060336708714301490533,
       0.24015818242558961693,     1.6536545626831027356});
  Value root = m.sqrt(w);
  Value middle = m.polynomial(
      m.sub(root, m.constant(3.25)),
      {2.2137376921775787049e-09, 9.0756561938885390979e-08, -2.7517406297064545428e-07,
       1.8239629214389227755e-08, 1.5027403968909827627e-06, -4.013867526981545969e-06,
       2.9234449089955446044e-06, 1.2475304481671778723e-05, -4.7318229009055733981e-05,
       6.8284851459573175448e-05, 2.4031110387097893999e-05, -0.0003550375203628474796,
       0.00095328937973738049703, -0.0016882755560235047313, 0.0024914420961078508066,
       -0.0037512085075692412107, 0.005370914553590063617, 1.0052589676941592334,
       3.0838856104922207635});
  Value far = m.polynomial(
      m.sub(root, m.constant(5)),
      {-2.7109920616438573243e-11, -2.5556418169965252055e-10, 1.5076572693500548083e-09,
       -3.7894654401267369937e-09, 7.6157012080783393804e-09, -1.4960026627149240478e-08,
       2.9147953450901080826e-08, -6.7711997758452339498e-08, 2.2900482228026654717e-07,
       -9.9298272942317002539e-07, 4.5260625972231537039e-06, -1.9681778105531670567e-05,
       7.5995277030017761139e-05, -0.00021503011930044477347, -0.00013871931833623122026,
       1.0103004648645343977, 4.8499064014085844221});
  Value tail = m.select(m.less(w, m.constant(16)), middle, far);
  return m.select(m.less(w, m.constant(6.25)), near, tail);
}

static Value erfInvPolynomialF32(MathBuilder &m, Value w) {
  Value near =
      m.polynomial(m.sub(w, m.constant(2.5)),
                   {2.81022636e-08, 3.43273939e-07, -3.5233877e-06, -4.39150654e-06, 0.00021858087,
                    -0.00125372503, -0.00417768164, 0.246640727, 1.50140941});
  Value far = m.polynomial(m.sub(m.sqrt(w), m.constant(3)),
                           {-0.000200214257, 0.000100950558, 0.00134934322, -0.00367342844,
                            0.00573950773, -0.0076224613, 0.00943887047, 1.00167406, 2.83297682});
  return m.select(m.less(w, m.constant(5)), near, far);
}

Value expandErfInv(MathBuilder &m, Value x) {
  Value w = m.neg(m.log1p(m.neg(m.mul(x, x))));
  Value p = m.isF64() ? erfInvPolynomialF64(m, w) : erfInvPolynomialF32(m, w);
  Value infinite = m.mul(x, m.constant(std::numeric_limits<double>::infinity()));
  return m.select(m.equal(m.abs(x), m.constant(1)), infinite, m.mul(p, x));
}

//===------------------------------------------------------------------------------------------------===//
// Inverse trigonometric and hyperbolic functions
//===------------------------------------------------------------------------------------------------===//

Value expandAcos(MathBuilder &m, Value x) {
  // 2 atan2(sqrt(1 - x^2), 1 + x), except at -1, where both are zero.
  Value one = m.constant(1);
  Value y = m.sqrt(m.mul(m.sub(one, x), m.add(one, x)));
  Value angle = m.mul(m.constant(2), m.atan2(y, m.add(one, x)));
  return m.select(m.equal(x, m.constant(-1)), m.constant(std::numbers::pi), angle);
}

Value expandAsin(MathBuilder &m, Value x) {
  Value one = m.constant(1);
  Value y = m.sqrt(m.mul(m.sub(one, x), m.add(one, x)));
  return m.mul(m.constant(2), m.atan2(x, m.add(one, y)));
}

/// Beyond this, x^2 overflows and the functions are log(2 |x|).
static Value isHuge(MathBuilder &m, Value a) {
  double limit = m.isF64() ? std::sqrt(std::numeric_limits<double>::max())
                           : std::sqrt(double(std::numeric_limits<float>::max()));
  return m.greater(a, m.constant(limit / 2));
}

/// By x - 1, in which the result near 1 is exact: log of a number near 1 would keep none of its
/// digits.
Value expandAcosh(MathBuilder &m, Value x) {
  Value beyond = m.sub(x, m.constant(1));
  Value root = m.mul(m.sqrt(m.add(x, m.constant(1))), m.sqrt(beyond));
  Value huge = m.add(m.log(x), m.constant(std::numbers::ln2));
  return m.select(isHuge(m, x), huge, m.log1p(m.add(beyond, root)));
}

Value expandAsinh(MathBuilder &m, Value x) {
  Value one = m.constant(1), a = m.abs(x), a2 = m.mul(a, a);
  Value small = m.log1p(m.add(a, m.div(a2, m.add(one, m.sqrt(m.add(a2, one))))));
  Value huge = m.add(m.log(a), m.constant(std::numbers::ln2));
  return m.mul(m.sign(x), m.select(isHuge(m, a), huge, small));
}

Value expandAtanh(MathBuilder &m, Value x) {
  return m.mul(m.constant(0.5), m.sub(m.log1p(x), m.log1p(m.neg(x))));
}

/// e^x / 2 without overflow where only e^x overflows.
static Value halfExp(MathBuilder &m, Value x) {
  return m.exp(m.sub(x, m.constant(std::numbers::ln2)));
}

Value expandCosh(MathBuilder &m, Value x) { return m.add(halfExp(m, x), halfExp(m, m.neg(x))); }

Value expandSinh(MathBuilder &m, Value x) {
  // Near zero the difference of exponentials cancels.
  Value e = m.expm1(x);
  Value small = m.mul(m.constant(0.5), m.add(e, m.div(e, m.add(e, m.constant(1)))));
  Value large = m.sub(halfExp(m, x), halfExp(m, m.neg(x)));
  return m.select(m.less(m.abs(x), m.constant(1)), small, large);
}

} // namespace zero
