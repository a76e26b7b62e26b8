//===- Random.h - Random numbers and tensors, the same on every machine ----------===//
#ifndef ZERO_SUPPORT_RANDOM_H
#define ZERO_SUPPORT_RANDOM_H

#include "zero/Support/Tensor.h"

namespace zero {

/// SplitMix64.
class Random {
public:
  explicit Random(uint64_t seed) : state(seed) {}
  uint64_t next() {
    uint64_t z = (state += 0x9e3779b97f4a7c15u);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
  }

private:
  uint64_t state;
};

/// Floats in [-1, 1), integers in [0, 8): small enough to be indices, with collisions.
Tensor makeRandomTensor(DType dtype, llvm::ArrayRef<int64_t> shape, Random random);

/// Takes the absolute value of every float; other elements stay. The tensor is nobody else's.
void makePositive(Tensor &tensor);

/// The largest of |a - b| / max(unit, |a|) over all elements of two tensors of one type; equal values,
/// infinities and two NaN differ by 0, a NaN and a number by infinity.
double getLargestError(const Tensor &a, const Tensor &b, double unit = 1);

} // namespace zero
#endif
