//===- ExpandSpecial.cpp - Special functions in stablehlo arithmetic ------===//
//
// lgamma and digamma by Lanczos's approximation with the coefficients that XLA uses, zeta by
// Euler-Maclaurin summation, bessel_i1e by the Chebyshev series of Cephes: as accurate as JAX on
// CPU.
//
//===------------------------------------------------------------------------------------------------===//

#include "ExpandMath.h"

#include <cmath>
#include <limits>
#include <numbers>

using namespace mlir;

namespace zero {

static constexpr double kInfinity = std::numeric_limits<double>::infinity();
static constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

//===------------------------------------------------------------------------------------------------===//
// lgamma, digamma
//===------------------------------------------------------------------------------------------------===//

namespace {
constexpr double kLanczosG = 7;
constexpr double kLanczosBase = 0.99999999999980993227684700473478;
constexpr double kLanczos[] = {
    676.520368121885098567009190444019, -1259.13921672240287047156078755283,
    771.3234287776530788486528258894,   -176.61502916214059906584551354,
    12.507343278686904814458936853,     -0.13857109526572011689554707,
    9.984369578019570859563e-6,         1.50563273514931155834e-7};
} // namespace

/// x - 1, or -x for x < 1/2, where the reflection formula takes over.
static Value lanczosArgument(MathBuilder &m, Value x, Value reflects) {
  return m.select(reflects, m.neg(x), m.sub(x, m.constant(1)));
}

/// log(z + g + 1/2), accurate for small z.
static Value lanczosLog(MathBuilder &m, Value z) {
  constexpr double kShift = kLanczosG + 0.5;
  return m.add(m.constant(std::log(kShift)), m.log1p(m.div(z, m.constant(kShift))));
}

/// log(sin(pi f)) where f is the distance of x from the nearest integer: -inf at integers.
static Value logOfSine(MathBuilder &m, Value x) {
  Value a = m.abs(x), fraction = m.sub(a, m.floor(a));
  Value nearest =
      m.select(m.greater(fraction, m.constant(0.5)), m.sub(m.constant(1), fraction), fraction);
  return m.log(m.sin(m.mul(m.constant(std::numbers::pi), nearest)));
}

Value expandLgamma(MathBuilder &m, Value x) {
  Value reflects = m.less(x, m.constant(0.5)), z = lanczosArgument(m, x, reflects);
  Value sum = m.constant(kLanczosBase);
  for (auto [i, coefficient] : llvm::enumerate(kLanczos))
    sum = m.add(sum, m.div(m.constant(coefficient), m.add(z, m.constant(double(i) + 1))));
  // log(gamma(z + 1)) = log(2 pi) / 2 + (z + 1/2) log(t) - t + log(sum), written so that it does
  // not overflow before its result does.
  Value t = m.add(m.constant(kLanczosG + 0.5), z), logT = lanczosLog(m, z);
  Value power = m.mul(m.sub(m.add(z, m.constant(0.5)), m.div(t, logT)), logT);
  double halfLog = std::log(2 * std::numbers::pi) / 2;
  Value plain = m.add(m.add(m.constant(halfLog), power), m.log(sum));
  Value sine = logOfSine(m, x);
  Value reflected = m.sub(m.sub(m.constant(std::log(std::numbers::pi)), sine), plain);
  reflected = m.select(m.isFinite(sine), reflected, m.neg(sine));
  Value result = m.select(reflects, reflected, plain);
  return m.select(m.equal(m.abs(x), m.constant(kInfinity)), m.constant(kInfinity), result);
}

Value expandDigamma(MathBuilder &m, Value x) {
  Value reflects = m.less(x, m.constant(0.5)), z = lanczosArgument(m, x, reflects);
  Value sum = m.constant(kLanczosBase), slope = m.constant(0);
  for (auto [i, coefficient] : llvm::enumerate(kLanczos)) {
    Value term = m.add(z, m.constant(double(i) + 1)), c = m.constant(coefficient);
    slope = m.sub(slope, m.div(c, m.mul(term, term)));
    sum = m.add(sum, m.div(c, term));
  }
  Value t = m.add(m.constant(kLanczosG + 0.5), z);
  Value plain = m.sub(m.add(lanczosLog(m, z), m.div(slope, sum)), m.div(m.constant(kLanczosG), t));
  // digamma(x) = digamma(1 - x) - pi / tan(pi x), with x brought near 0 where tan is accurate.
  Value near = m.add(x, m.abs(m.floor(m.add(x, m.constant(0.5)))));
  Value angle = m.mul(m.constant(std::numbers::pi), near);
  Value cotangent = m.div(m.mul(m.constant(std::numbers::pi), m.cos(angle)), m.sin(angle));
  Value result = m.select(reflects, m.sub(plain, cotangent), plain);
  Value isPole = m.both(m.notGreater(x, m.constant(0)), m.equal(x, m.floor(x)));
  return m.select(isPole, m.constant(kNaN), result);
}

//===------------------------------------------------------------------------------------------------===//
// zeta, polygamma
//===------------------------------------------------------------------------------------------------===//

/// (2 j)! / B(2 j) for j = 1 ... 12, with Bernoulli's numbers B.
static constexpr double kEulerMaclaurin[] = {12.0,
                                             -720.0,
                                             30240.0,
                                             -1209600.0,
                                             47900160.0,
                                             -1.8924375803183791606e9,
                                             7.47242496e10,
                                             -2.950130727918164224e12,
                                             1.1646782814350067249e14,
                                             -4.5979787224074726105e15,
                                             1.8152105401943546773e17,
                                             -7.1661652561756670113e18};

/// The sum of (q + k)^-x for k >= 0 by ten terms and the correction for the rest, for any x, q.
static Value zetaSum(MathBuilder &m, Value x, Value q) {
  Value minusX = m.neg(x), a = q, power = m.pow(q, minusX), sum = power;
  for (int k = 1; k < 10; ++k) {
    a = m.add(a, m.constant(1));
    power = m.pow(a, minusX);
    sum = m.add(sum, power);
  }
  Value tail = m.div(m.mul(power, a), m.sub(x, m.constant(1)));
  sum = m.sub(m.add(sum, tail), m.mul(m.constant(0.5), power));
  // x a^(-x-1) (1 / c1 + (x + 1) (x + 2) / a^2 (1 / c2 + (x + 3) (x + 4) / a^2 (...))).
  Value inverse = m.div(m.constant(1), m.mul(a, a)), series;
  for (size_t j = std::size(kEulerMaclaurin); j > 0; --j) {
    Value term = m.constant(1 / kEulerMaclaurin[j - 1]);
    if (series) {
      Value factor = m.mul(m.add(x, m.constant(2.0 * j - 1)), m.add(x, m.constant(2.0 * j)));
      term = m.add(term, m.mul(m.mul(factor, inverse), series));
    }
    series = term;
  }
  Value correction = m.mul(m.div(m.mul(x, power), a), series);
  // Where the first terms say it all, the correction may overflow.
  Value isSmall = m.less(m.abs(power), m.mul(m.abs(sum), m.constant(m.epsilon() / 2)));
  return m.select(isSmall, sum, m.add(sum, correction));
}

Value expandZeta(MathBuilder &m, Value x, Value q) {
  Value result = zetaSum(m, x, q), zero = m.constant(0), one = m.constant(1);
  // Left of 0, (q + k)^-x is real for integers x only; at 0, -1, -2, ... it is infinite, with one
  // sign on both sides for even x only.
  Value isNotPositive = m.notGreater(q, zero);
  Value isReal = m.both(m.equal(x, m.floor(x)), m.isFinite(x));
  Value isEven = m.equal(m.rem(m.abs(x), m.constant(2)), zero);
  result = m.select(m.both(isNotPositive, m.negate(isReal)), m.constant(kNaN), result);
  result = m.select(m.less(x, one), m.constant(kNaN), result);
  Value atPole = m.select(isEven, m.constant(kInfinity), m.constant(kNaN));
  result = m.select(m.both(isNotPositive, m.equal(q, m.floor(q))), atPole, result);
  return m.select(m.equal(x, one), m.constant(kInfinity), result);
}

Value expandPolygamma(MathBuilder &m, Value n, Value x) {
  Value zero = m.constant(0), one = m.constant(1), order = m.add(n, one);
  // (-1)^(n+1) n! zeta(n + 1, x).
  Value odd = m.rem(n, m.constant(2));
  Value sign = m.sub(m.mul(m.constant(2), odd), one);
  Value result = m.mul(m.mul(sign, m.exp(expandLgamma(m, order))), expandZeta(m, order, x));
  result = m.select(m.equal(n, zero), expandDigamma(m, x), result);
  Value isOrder = m.both(m.equal(n, m.floor(n)), m.negate(m.less(n, zero)));
  return m.select(isOrder, result, m.constant(kNaN));
}

//===------------------------------------------------------------------------------------------------===//
// bessel_i1e
//===------------------------------------------------------------------------------------------------===//

namespace {
/// |x| <= 8, in x / 2 - 2; f32 leaves out the first 12.
constexpr double kBesselNear[] = {
    2.77791411276104639959E-18,  -2.11142121435816608115E-17, 1.55363195773620046921E-16,
    -1.10559694773538630805E-15, 7.60068429473540693410E-15,  -5.04218550472791168711E-14,
    3.22379336594557470981E-13,  -1.98397439776494371520E-12, 1.17361862988909016308E-11,
    -6.66348972350202774223E-11, 3.62559028155211703701E-10,  -1.88724975172282928790E-9,
    9.38153738649577178388E-9,   -4.44505912879632808065E-8,  2.00329475355213526229E-7,
    -8.56872026469545474066E-7,  3.47025130813767847674E-6,   -1.32731636560394358279E-5,
    4.78156510755005422638E-5,   -1.61760815825896745588E-4,  5.12285956168575772895E-4,
    -1.51357245063125314899E-3,  4.15642294431288815669E-3,   -1.05640848946261981558E-2,
    2.47264490306265168283E-2,   -5.29459812080949914269E-2,  1.02643658689847095384E-1,
    -1.76416518357834055153E-1,  2.52587186443633654823E-1};
/// |x| > 8, in 32 / x - 2; f32 leaves out the first 18.
constexpr double kBesselFar[] = {
    7.51729631084210481353E-18,  4.41434832307170791151E-18,  -4.65030536848935832153E-17,
    -3.20952592199342395980E-17, 2.96262899764595013876E-16,  3.30820231092092828324E-16,
    -1.88035477551078244854E-15, -3.81440307243700780478E-15, 1.04202769841288027642E-14,
    4.27244001671195135429E-14,  -2.10154184277266431302E-14, -4.08355111109219731823E-13,
    -7.19855177624590851209E-13, 2.03562854414708950722E-12,  1.41258074366137813316E-11,
    3.25260358301548823856E-11,  -1.89749581235054123450E-11, -5.58974346219658380687E-10,
    -3.83538038596423702205E-9,  -2.63146884688951950684E-8,  -2.51223623787020892529E-7,
    -3.88256480887769039346E-6,  -1.10588938762623716291E-4,  -9.76109749136146840777E-3,
    7.78576235018280120474E-1};
} // namespace

/// Clenshaw's sum of a Chebyshev series, coefficients of the highest order first.
static Value chebyshev(MathBuilder &m, Value x, llvm::ArrayRef<double> coefficients) {
  Value b0 = m.constant(0), b1 = m.constant(0), b2 = m.constant(0);
  for (double coefficient : coefficients) {
    b2 = b1;
    b1 = b0;
    b0 = m.add(m.sub(m.mul(x, b1), b2), m.constant(coefficient));
  }
  return m.mul(m.constant(0.5), m.sub(b0, b2));
}

Value expandBesselI1e(MathBuilder &m, Value x) {
  llvm::ArrayRef<double> near(kBesselNear), far(kBesselFar);
  if (!m.isF64()) {
    near = near.drop_front(12);
    far = far.drop_front(18);
  }
  Value a = m.abs(x), two = m.constant(2);
  Value small = m.mul(chebyshev(m, m.sub(m.mul(m.constant(0.5), a), two), near), a);
  Value large = m.div(chebyshev(m, m.sub(m.div(m.constant(32), a), two), far), m.sqrt(a));
  Value y = m.select(m.notGreater(a, m.constant(8)), small, large);
  return m.mul(m.sign(x), y);
}

} // namespace zero
