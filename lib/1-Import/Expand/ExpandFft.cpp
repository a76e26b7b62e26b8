//===- ExpandFft.cpp - zero-expand-fft --------------------------------------===//
//
// Cooley and Tukey's four steps: a transform of n = a b numbers is transforms of a, factors, and
// transforms of b. Those of up to 64 numbers are products with a constant matrix; a large prime
// goes through a convolution of a power of two (L. Bluestein).
//
//===------------------------------------------------------------------------------------------------===//

#include "ExpandMath.h"
#include "zero/1-Import/Passes.h"

#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/Sequence.h"

#include <cmath>
#include <complex>

namespace zero {
#define GEN_PASS_DEF_EXPANDFFTPASS
#include "zero/1-Import/Passes.h.inc"
} // namespace zero

using namespace mlir;
using namespace zero;

namespace {

using Number = std::complex<double>;
using Dims = llvm::SmallVector<int64_t>;

/// Up to here a product with a matrix is as fast as anything.
constexpr int64_t kMaxDense = 64;
/// Up to here a prime is cheaper as a product with a matrix than as a convolution.
constexpr int64_t kMaxDensePrime = 256;

/// e^(2 pi i k / n), rounded once; its zeros are exact.
Number unitRoot(int64_t k, int64_t n) {
  long double angle = 2 * std::numbers::pi_v<long double> * static_cast<long double>(k % n) /
                      static_cast<long double>(n);
  auto rounded = [](long double value) {
    return std::abs(value) < 1e-18L ? 0.0 : static_cast<double>(value);
  };
  return {rounded(std::cos(angle)), rounded(std::sin(angle))};
}

/// The transform of constants, of a power of two.
llvm::SmallVector<Number> transformConstants(llvm::ArrayRef<Number> x) {
  int64_t n = x.size();
  if (n == 1)
    return {x[0]};
  llvm::SmallVector<Number> even, odd, result(n);
  for (int64_t i = 0; i < n; i += 2) {
    even.push_back(x[i]);
    odd.push_back(x[i + 1]);
  }
  even = transformConstants(even);
  odd = transformConstants(odd);
  for (int64_t k = 0; k < n / 2; ++k) {
    Number turned = std::conj(unitRoot(k, n)) * odd[k];
    result[k] = even[k] + turned;
    result[k + n / 2] = even[k] - turned;
  }
  return result;
}

int64_t smallestFactor(int64_t n) {
  for (int64_t factor = 2; factor * factor <= n; ++factor)
    if (n % factor == 0)
      return factor;
  return n;
}

/// The first of two factors: both at most 64 and near each other where that can be, else the first
/// as large as it can be, else the smallest prime.
int64_t chooseFactor(int64_t n) {
  int64_t largest = 0, balanced = 0;
  for (int64_t factor = 2; factor <= kMaxDense; ++factor) {
    if (n % factor != 0)
      continue;
    largest = factor;
    if (!balanced && n / factor <= factor)
      balanced = factor;
  }
  return balanced ? balanced : largest ? largest : smallestFactor(n);
}

/// Transforms of values whose imaginary part may be missing, where it is zero.
class FourierTransform {
public:
  FourierTransform(OpBuilder &b, Location loc, Type element, bool isInverse)
      : b(b), loc(loc), element(element), isInverse(isInverse) {}

  /// Transforms dimension `dim`, which goes to the end.
  Parts transformDim(Parts x, int64_t dim);
  /// Of the last dimension, the first `count` results.
  Parts transformFirst(Parts x, int64_t count);
  /// The real results of length `n`, for one half of the spectrum in the last dimension.
  Value transformHalf(Parts x, int64_t n);

  Parts scale(Parts x, double factor);

private:
  using Entry = llvm::function_ref<Number(int64_t, int64_t)>;

  int64_t sizeOf(Parts x, int64_t dim) { return hlo::tensorType(x.re).getDimSize(dim); }
  int64_t rankOf(Parts x) { return hlo::tensorType(x.re).getRank(); }
  /// e^(-+ 2 pi i k / n)
  Number root(int64_t k, int64_t n) {
    return isInverse ? unitRoot(k, n) : std::conj(unitRoot(k, n));
  }
  Parts table(llvm::ArrayRef<int64_t> shape, Entry entry);
  Parts contract(Parts x, int64_t dim, int64_t columns, Entry entry);
  Value contract(Value x, int64_t dim, Value matrix);
  Parts product(Parts x, Parts constants, int64_t rank);
  Parts transformByFactors(Parts x);
  Parts transformByConvolution(Parts x);

  Value sum(Value x, Value y) {
    return !x ? y : !y ? x : hlo::AddOp::create(b, loc, x, y).getResult();
  }
  Value difference(Value x, Value y) {
    return !y ? x : hlo::SubtractOp::create(b, loc, x, y).getResult();
  }
  Parts each(Parts x, llvm::function_ref<Value(Value)> make) {
    return {make(x.re), x.im ? make(x.im) : Value()};
  }
  Parts reshape(Parts x, llvm::ArrayRef<int64_t> shape) {
    return each(x, [&](Value v) -> Value {
      return hlo::ReshapeOp::create(b, loc, hlo::tensorType(v).clone(shape), v);
    });
  }
  Parts swapLast(Parts x, int64_t dim);
  Parts firstOf(Parts x, int64_t count);

  OpBuilder &b;
  Location loc;
  Type element;
  bool isInverse;
};

//===------------------------------------------------------------------------------------------------===//
// Constants
//===------------------------------------------------------------------------------------------------===//

/// Rank 1 or 2.
Parts FourierTransform::table(llvm::ArrayRef<int64_t> shape, Entry entry) {
  int64_t columns = shape.back(), rows = shape.size() == 1 ? 1 : shape[0];
  auto type = RankedTensorType::get(shape, element);
  const llvm::fltSemantics &semantics = llvm::cast<FloatType>(element).getFloatSemantics();
  llvm::SmallVector<APFloat> re, im;
  auto add = [&](llvm::SmallVector<APFloat> &to, double value) {
    bool lost;
    to.emplace_back(value);
    to.back().convert(semantics, APFloat::rmNearestTiesToEven, &lost);
  };
  for (int64_t i : llvm::seq(rows))
    for (int64_t j : llvm::seq(columns)) {
      Number value = entry(i, j);
      add(re, value.real());
      add(im, value.imag());
    }
  Value first = hlo::ConstantOp::create(b, loc, DenseElementsAttr::get(type, re));
  return {first, hlo::ConstantOp::create(b, loc, DenseElementsAttr::get(type, im))};
}

Value FourierTransform::contract(Value x, int64_t dim, Value matrix) {
  if (!x)
    return {};
  Dims shape(hlo::tensorType(x).getShape());
  shape.erase(shape.begin() + dim);
  shape.push_back(hlo::tensorType(matrix).getDimSize(1));
  auto numbers = hlo::DotDimensionNumbersAttr::get(b.getContext(), {}, {}, {dim}, {0});
  auto exact = hlo::PrecisionAttr::get(b.getContext(), hlo::Precision::HIGHEST);
  return hlo::DotGeneralOp::create(b, loc, RankedTensorType::get(shape, element), x, matrix,
                                   numbers, b.getArrayAttr({exact, exact}),
                                   hlo::DotAlgorithmAttr());
}

/// The product of dimension `dim` with a matrix; what comes out is the last dimension.
Parts FourierTransform::contract(Parts x, int64_t dim, int64_t columns, Entry entry) {
  Parts matrix = table({sizeOf(x, dim), columns}, entry);
  Value re = difference(contract(x.re, dim, matrix.re), contract(x.im, dim, matrix.im));
  Value im = sum(contract(x.re, dim, matrix.im), contract(x.im, dim, matrix.re));
  return {re, im};
}

/// Times constants that run along the last `rank` dimensions.
Parts FourierTransform::product(Parts x, Parts constants, int64_t rank) {
  RankedTensorType type = hlo::tensorType(x.re);
  Dims dims;
  for (int64_t dim = type.getRank() - rank; dim < type.getRank(); ++dim)
    dims.push_back(dim);
  Parts y = each(constants, [&](Value v) -> Value {
    return hlo::BroadcastInDimOp::create(b, loc, type, v, dims);
  });
  auto times = [&](Value u, Value v) -> Value {
    return u ? hlo::MulOp::create(b, loc, u, v).getResult() : Value();
  };
  return {difference(times(x.re, y.re), times(x.im, y.im)),
          sum(times(x.re, y.im), times(x.im, y.re))};
}

Parts FourierTransform::scale(Parts x, double factor) {
  MathBuilder m(b, loc, hlo::tensorType(x.re));
  return each(x, [&](Value v) { return m.mul(v, m.constant(factor)); });
}

//===------------------------------------------------------------------------------------------------===//
// Transforms
//===------------------------------------------------------------------------------------------------===//

/// Dimension `dim` and the last one exchanged.
Parts FourierTransform::swapLast(Parts x, int64_t dim) {
  Dims order = llvm::to_vector(llvm::seq<int64_t>(0, rankOf(x)));
  std::swap(order[dim], order.back());
  return each(x, [&](Value v) -> Value { return hlo::TransposeOp::create(b, loc, v, order); });
}

Parts FourierTransform::firstOf(Parts x, int64_t count) {
  Dims begin(rankOf(x), 0), end(hlo::tensorType(x.re).getShape()), strides(rankOf(x), 1);
  if (end.back() == count)
    return x;
  end.back() = count;
  return each(
      x, [&](Value v) -> Value { return hlo::SliceOp::create(b, loc, v, begin, end, strides); });
}

Parts FourierTransform::transformFirst(Parts x, int64_t count) {
  int64_t last = rankOf(x) - 1, n = sizeOf(x, last);
  bool isPrime = smallestFactor(n) == n;
  if (n <= kMaxDense || (isPrime && n <= kMaxDensePrime))
    return contract(x, last, count, [&](int64_t j, int64_t k) { return root(j * k, n); });
  return firstOf(isPrime ? transformByConvolution(x) : transformByFactors(x), count);
}

Parts FourierTransform::transformDim(Parts x, int64_t dim) {
  int64_t n = sizeOf(x, dim), last = rankOf(x) - 1;
  if (n <= kMaxDense) // the product takes any dimension
    return contract(x, dim, n, [&](int64_t j, int64_t k) { return root(j * k, n); });
  if (dim != last) {
    Dims order;
    for (int64_t other : llvm::seq<int64_t>(0, last + 1))
      if (other != dim)
        order.push_back(other);
    order.push_back(dim);
    x = each(x, [&](Value v) -> Value { return hlo::TransposeOp::create(b, loc, v, order); });
  }
  return transformFirst(x, n);
}

/// With j = j1 b + j2 and k = k1 + a k2, the sum over j1 of x w_a^(j1 k1), times w_n^(j2 k1), is
/// transformed over j2.
Parts FourierTransform::transformByFactors(Parts x) {
  Dims shape(hlo::tensorType(x.re).getShape()), split(shape);
  int64_t n = shape.back(), first = chooseFactor(n), second = n / first;
  split.back() = first;
  split.push_back(second);
  int64_t dim = split.size() - 2;
  Parts inner = transformDim(reshape(x, split), dim); // [..., j2, k1]
  inner = product(inner,
                  table({second, first}, [&](int64_t j, int64_t k) { return root(j * k, n); }), 2);
  Parts outer = transformDim(inner, dim); // [..., k1, k2]
  return reshape(swapLast(outer, dim), shape);
}

/// With j k = (j^2 + k^2 - (k - j)^2) / 2 the sum over j is a convolution.
Parts FourierTransform::transformByConvolution(Parts x) {
  int64_t n = sizeOf(x, rankOf(x) - 1), length = llvm::PowerOf2Ceil(2 * n - 1);
  auto chirp = [&](int64_t j) { return root(j * j % (2 * n), 2 * n); };
  Parts factors = table({n}, [&](int64_t, int64_t j) { return chirp(j); });
  llvm::SmallVector<Number> filter(length, 0);
  for (int64_t j : llvm::seq(n))
    filter[j] = filter[(length - j) % length] = std::conj(chirp(j)) / double(length);
  filter = transformConstants(filter);

  Parts y = product(x, factors, 1);
  Dims low(rankOf(x), 0), high(low), between(low), shape(hlo::tensorType(x.re).getShape());
  high.back() = length - n;
  shape.back() = length;
  Value zero = MathBuilder(b, loc, RankedTensorType::get({}, element)).constant(0);
  y = each(y, [&](Value v) -> Value {
    return hlo::PadOp::create(b, loc, hlo::tensorType(v).clone(shape), v, zero, low, high, between);
  });
  FourierTransform forward(b, loc, element, /*isInverse=*/false);
  FourierTransform backward(b, loc, element, /*isInverse=*/true);
  Parts spectrum = forward.transformFirst(y, length);
  spectrum = product(spectrum, table({length}, [&](int64_t, int64_t k) { return filter[k]; }), 1);
  return product(firstOf(backward.transformFirst(spectrum, length), n), factors, 1);
}

/// The other half of the spectrum is the conjugate of this one, so that imaginary parts vanish.
Value FourierTransform::transformHalf(Parts x, int64_t n) {
  int64_t last = rankOf(x) - 1, half = sizeOf(x, last);
  if (n <= kMaxDense) {
    auto entry = [&](int64_t k, int64_t j) {
      return root(j * k, n) * (k == 0 || 2 * k == n ? 1.0 : 2.0);
    };
    Parts matrix = table({half, n}, entry);
    return difference(contract(x.re, last, matrix.re), contract(x.im, last, matrix.im));
  }
  Dims begin(last + 1, 0), end(hlo::tensorType(x.re).getShape()), strides(last + 1, 1), shape(end);
  begin.back() = 1;
  end.back() = n - half + 1;
  shape.back() = n;
  auto mirror = [&](Value v) -> Value {
    Value rest = hlo::SliceOp::create(b, loc, v, begin, end, strides);
    return hlo::ReverseOp::create(b, loc, rest.getType(), rest, Dims{last});
  };
  auto join = [&](Value v, Value rest) -> Value {
    return hlo::ConcatenateOp::create(b, loc, hlo::tensorType(v).clone(shape), ValueRange{v, rest},
                                      last);
  };
  Parts whole{join(x.re, mirror(x.re)), Value()};
  if (x.im)
    whole.im = join(x.im, hlo::NegateOp::create(b, loc, mirror(x.im)));
  return transformFirst(whole, n).re;
}

//===------------------------------------------------------------------------------------------------===//
// The op
//===------------------------------------------------------------------------------------------------===//

/// Both parts; of what was real, the real part alone.
Parts partsOf(OpBuilder &b, Location loc, Value x) {
  if (!llvm::isa<ComplexType>(hlo::tensorType(x).getElementType()))
    return {x, Value()};
  auto convert = x.getDefiningOp<hlo::ConvertOp>();
  Type part = llvm::cast<ComplexType>(hlo::tensorType(x).getElementType()).getElementType();
  if (convert && hlo::tensorType(convert.getOperand()).getElementType() == part)
    return {convert.getOperand(), Value()};
  Value re = hlo::RealOp::create(b, loc, x);
  return {re, hlo::ImagOp::create(b, loc, x)};
}

/// A rank-0 zero, broadcast.
Value zerosOf(OpBuilder &b, Location loc, RankedTensorType type) {
  Type element = type.getElementType();
  auto complex = llvm::dyn_cast<ComplexType>(element);
  Type part = complex ? complex.getElementType() : element;
  Value zero = MathBuilder(b, loc, type.clone(part)).constant(0);
  return complex ? hlo::ComplexOp::create(b, loc, zero, zero).getResult() : zero;
}

Value expandFft(OpBuilder &b, hlo::FftOp op) {
  Location loc = op.getLoc();
  RankedTensorType type = hlo::tensorType(op.getResult());
  if (type.getNumElements() == 0 || hlo::tensorType(op.getOperand()).getNumElements() == 0)
    return zerosOf(b, loc, type);
  Parts x = partsOf(b, loc, op.getOperand());
  Type element = hlo::tensorType(x.re).getElementType();
  hlo::FftType kind = op.getFftType();
  bool isInverse = kind == hlo::FftType::IFFT || kind == hlo::FftType::IRFFT;
  FourierTransform transform(b, loc, element, isInverse);
  llvm::ArrayRef<int64_t> lengths = op.getFftLength();
  int64_t count = lengths.size(), last = type.getRank() - 1;
  if (kind == hlo::FftType::RFFT)
    x = transform.transformFirst(x, type.getDimSize(last));
  // Each transform takes its dimension to the end; behind the last of them all are in order again.
  bool isHalf = kind == hlo::FftType::RFFT || kind == hlo::FftType::IRFFT;
  for (int64_t i = 0; i < count - isHalf; ++i)
    x = transform.transformDim(x, last + 1 - count);
  if (isHalf && count > 1) { // the halved dimension stands in front of the others
    Dims order = llvm::to_vector(llvm::seq<int64_t>(0, last + 2 - count - 1));
    for (int64_t dim = last + 2 - count; dim <= last; ++dim)
      order.push_back(dim);
    order.push_back(last + 1 - count);
    auto back = [&](Value v) -> Value {
      return v ? hlo::TransposeOp::create(b, loc, v, order).getResult() : v;
    };
    x = {back(x.re), back(x.im)};
  }
  if (kind == hlo::FftType::IRFFT)
    x = {transform.transformHalf(x, lengths.back()), Value()};
  if (isInverse) {
    double size = 1;
    for (int64_t length : lengths)
      size *= static_cast<double>(length);
    x = transform.scale(x, 1 / size);
  }
  if (!llvm::isa<ComplexType>(type.getElementType()))
    return x.re;
  return hlo::ComplexOp::create(b, loc, x.re, x.im);
}

struct ExpandFftPass : zero::impl::ExpandFftPassBase<ExpandFftPass> {
  void runOnOperation() override {
    bool changed = false;
    getOperation()->walk([&](hlo::FftOp op) {
      OpBuilder b(op);
      op.replaceAllUsesWith(expandFft(b, op));
      op.erase();
      changed = true;
    });
    if (!changed)
      markAllAnalysesPreserved(); // not verified again
  }
};

} // namespace
