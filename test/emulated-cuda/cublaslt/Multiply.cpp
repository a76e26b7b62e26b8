#include "../../../runtime/base/DType.h"
#include "Problem.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <vector>

namespace emulated {

namespace {

int64_t dtypeOf(BlasType type) {
  return type == R64F ? ZRT_F64 : type == R32F ? ZRT_F32 : type == R16F ? ZRT_F16 : ZRT_BF16;
}

/// `count` elements in a row, in the type of the sum.
template <typename Sum> void load(BlasType type, DevicePointer at, Sum *to, uint64_t count);
template <> void load(BlasType type, DevicePointer at, float *to, uint64_t count) {
  if (type == R32F)
    std::copy_n(reinterpret_cast<const float *>(at), count, to);
  else
    zrt::widen(dtypeOf(type), reinterpret_cast<const void *>(at), to, int64_t(count));
}
template <> void load(BlasType, DevicePointer at, double *to, uint64_t count) {
  std::copy_n(reinterpret_cast<const double *>(at), count, to);
}

template <typename Sum>
void store(BlasType type, const Sum *from, DevicePointer at, uint64_t count);
template <> void store(BlasType type, const float *from, DevicePointer at, uint64_t count) {
  if (type == R32F)
    std::copy_n(from, count, reinterpret_cast<float *>(at));
  else
    zrt::narrow(dtypeOf(type), from, reinterpret_cast<void *>(at), int64_t(count));
}
template <> void store(BlasType, const double *from, DevicePointer at, uint64_t count) {
  std::copy_n(from, count, reinterpret_cast<double *>(at));
}

/// A matrix as `lines` lines of `length` elements in a row: its columns, or the other way round.
template <typename Sum>
std::vector<Sum> pack(const LayoutState &layout, int64_t elementBytes, DevicePointer at,
                      bool isByColumns) {
  std::vector<Sum> packed(layout.rows * layout.columns), column(layout.rows);
  for (uint64_t j = 0; j < layout.columns; ++j) {
    DevicePointer from = at + j * uint64_t(layout.stride * elementBytes);
    if (isByColumns) {
      load<Sum>(layout.type, from, packed.data() + j * layout.rows, layout.rows);
      continue;
    }
    load<Sum>(layout.type, from, column.data(), layout.rows);
    for (uint64_t i = 0; i < layout.rows; ++i)
      packed[i * layout.columns + j] = column[i];
  }
  return packed;
}

/// To TF32. NVIDIA says that the library may, not how it rounds; nearest is as `cvt.rna` does.
void roundFactors(std::vector<float> &factors, bool isCut) {
  for (float &factor : factors) {
    if (!std::isfinite(factor))
      continue;
    auto bits = std::bit_cast<uint32_t>(factor);
    factor = std::bit_cast<float>((isCut ? bits : bits + 0x1000) & ~uint32_t(0x1fff));
  }
}
void roundFactors(std::vector<double> &, bool) {}

/// sums[i] += sum over t of a[t][i] * b[t], i < m.
template <typename Sum>
__attribute__((always_inline)) inline void addLines(const Sum *a, uint64_t m, const Sum *b,
                                                    uint64_t terms, Sum *part, Sum *sums) {
  for (uint64_t i = 0; i < m; ++i)
    part[i] = 0;
  for (uint64_t t = 0; t < terms; ++t) {
    const Sum factor = b[t];
    const Sum *line = a + t * m;
    for (uint64_t i = 0; i < m; ++i)
      part[i] += line[i] * factor;
  }
  for (uint64_t i = 0; i < m; ++i)
    sums[i] += part[i];
}

#define EMULATED_VECTORS __attribute__((target_clones("avx512f", "avx2", "default")))
EMULATED_VECTORS void addTerms(const float *a, uint64_t m, const float *b, uint64_t terms,
                               float *part, float *sums) {
  addLines(a, m, b, terms, part, sums);
}
EMULATED_VECTORS void addTerms(const double *a, uint64_t m, const double *b, uint64_t terms,
                               double *part, double *sums) {
  addLines(a, m, b, terms, part, sums);
}

/// Sums over the terms of what `multiplyOne` has packed: A by its terms, B by its columns. In
/// parts, as its products are.
template <typename Sum>
void giveSums(const Problem &problem, const Algorithm &algorithm, const std::vector<Sum> &packed) {
  bool isA = problem.matmul.epilogue == SumsOfA;
  uint64_t size = problem.countVector(), k = problem.k();
  std::vector<Sum> totals(size, Sum(0));
  for (uint64_t i = 0; i < size; ++i)
    for (uint64_t t = 0; t < k; t += algorithm.terms) {
      Sum part = 0;
      for (uint64_t term = t; term < std::min(k, t + algorithm.terms); ++term)
        part += packed[isA ? term * size + i : i * k + term];
      totals[i] += part;
    }
  store<Sum>(problem.d.type, totals.data(), problem.matmul.vector, size);
}

template <typename Sum>
void multiplyOne(const Problem &problem, const Algorithm &algorithm, const Operands &operands) {
  uint64_t m = problem.m(), n = problem.n(), k = problem.k();
  // A by its terms, B by its columns.
  std::vector<Sum> a = pack<Sum>(problem.a, problem.elementBytes(problem.a), operands.a,
                                 problem.matmul.transposeA == NoTranspose);
  std::vector<Sum> b = pack<Sum>(problem.b, problem.elementBytes(problem.b), operands.b,
                                 problem.matmul.transposeB == NoTranspose);
  std::vector<Sum> part(m), sums(m), total(m), old(m), bias(m, Sum(0));
  if (problem.matmul.makesSums())
    giveSums(problem, algorithm, problem.matmul.epilogue == SumsOfA ? a : b);
  if (problem.matmul.epilogue == EpilogueBias)
    load<Sum>(problem.d.type, problem.matmul.vector, bias.data(), m);
  if (problem.matmul.compute == ComputeTF32)
    for (std::vector<Sum> *factors : {&a, &b}) // sums of an operand are of what it is
      roundFactors(*factors, algorithm.cutsFactors);
  for (uint64_t j = 0; j < n; ++j) {
    std::fill(total.begin(), total.end(), Sum(0));
    for (uint64_t p = 0; p < algorithm.parts; ++p) {
      uint64_t first = k * p / algorithm.parts, last = k * (p + 1) / algorithm.parts;
      std::fill(sums.begin(), sums.end(), Sum(0));
      for (uint64_t t = first; t < last; t += algorithm.terms)
        addTerms(a.data() + t * m, m, b.data() + j * k + t, std::min(algorithm.terms, last - t),
                 part.data(), sums.data());
      for (uint64_t i = 0; i < m; ++i)
        total[i] += sums[i];
    }
    DevicePointer c = operands.c + j * uint64_t(problem.c.stride * problem.elementBytes(problem.c));
    if (operands.beta != 0)
      load<Sum>(problem.c.type, c, old.data(), m);
    for (uint64_t i = 0; i < m; ++i)
      total[i] = Sum(operands.alpha) * total[i] +
                 (operands.beta != 0 ? Sum(operands.beta) * old[i] : Sum(0)) + bias[i];
    store<Sum>(problem.d.type, total.data(),
               operands.d + j * uint64_t(problem.d.stride * problem.elementBytes(problem.d)), m);
  }
}

} // namespace

void multiply(const Problem &problem, const Algorithm &algorithm, const Operands &operands) {
  auto skip = [&](const LayoutState &layout, int32_t entry) {
    return DevicePointer(entry * layout.batchStride * problem.elementBytes(layout));
  };
  for (int32_t entry = 0; entry < problem.d.batch; ++entry) {
    Operands here = operands;
    here.a += skip(problem.a, entry), here.b += skip(problem.b, entry);
    here.c += skip(problem.c, entry), here.d += skip(problem.d, entry);
    if (problem.matmul.compute == Compute64F)
      multiplyOne<double>(problem, algorithm, here);
    else
      multiplyOne<float>(problem, algorithm, here);
  }
}

} // namespace emulated
