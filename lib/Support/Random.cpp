#include "zero/Support/Random.h"

#include <cmath>

using namespace zero;

/// A float in [-1, 1).
static float makeUnit(uint64_t bits) {
  return static_cast<float>(static_cast<int32_t>(bits >> 40) - (1 << 23)) /
         static_cast<float>(1 << 23);
}

Tensor zero::makeRandomTensor(DType dtype, llvm::ArrayRef<int64_t> shape, Random random) {
  Tensor tensor(dtype, shape);
  dispatch(dtype, [&](auto tag) {
    using T = decltype(tag);
    T *to = tensor.mutableData<T>();
    for (int64_t i = 0, n = tensor.getNumElements(); i < n; ++i) {
      uint64_t bits = random.next();
      if constexpr (isFloatType<T>)
        to[i] = static_cast<T>(makeUnit(bits));
      else if constexpr (isComplexType<T>)
        to[i] = T(makeUnit(bits), makeUnit(bits << 24));
      else
        to[i] = static_cast<T>(std::is_same_v<T, bool> ? bits >> 63 : bits >> 61);
    }
  });
  return tensor;
}

void zero::makePositive(Tensor &tensor) {
  dispatch(tensor.getDType(), [&](auto tag) {
    using T = decltype(tag);
    if constexpr (isFloatType<T>) {
      T *to = tensor.mutableData<T>();
      for (int64_t i = 0, n = tensor.getNumElements(); i < n; ++i)
        to[i] = static_cast<T>(std::fabs(static_cast<Compute<T>>(to[i])));
    }
  });
}

/// |a - b| / max(unit, |a|); equal values, infinities and two NaN differ by 0.
static double getError(double x, double y, double unit) {
  if (x == y || (std::isnan(x) && std::isnan(y)))
    return 0;
  double error = std::fabs(x - y) / std::max(unit, std::fabs(x));
  return std::isnan(error) ? INFINITY : error;
}

double zero::getLargestError(const Tensor &a, const Tensor &b, double unit) {
  double largest = 0;
  dispatch(a.getDType(), [&](auto tag) {
    using T = decltype(tag);
    for (int64_t i = 0, n = a.getNumElements(); i < n; ++i) {
      T x = a.data<T>()[i], y = b.data<T>()[i];
      if constexpr (isComplexType<T>)
        largest = std::max(
            {largest, getError(x.real(), y.real(), unit), getError(x.imag(), y.imag(), unit)});
      else
        largest =
            std::max(largest, getError(static_cast<double>(static_cast<Compute<T>>(x)),
                                       static_cast<double>(static_cast<Compute<T>>(y)), unit));
    }
  });
  return largest;
}
