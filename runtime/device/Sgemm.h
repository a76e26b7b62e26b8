//===- Sgemm.h - Matmuls of f32 by AVX-512 --------------------------------------===//
#ifndef ZRT_DEVICE_SGEMM_H
#define ZRT_DEVICE_SGEMM_H

#include <cstdint>

namespace zrt {

/// Row-major C = op(A) * op(B) (+ C) as BLAS has it: 'N' row-major, 'T' column-major operands.
/// Where there is a bias of a row or an addend that lies as C does, C = addend + (C + bias).
struct FloatGemm {
  char transA, transB;
  int64_t m, n, k;
  const float *a;
  int64_t lda;
  const float *b;
  int64_t ldb;
  float *c;
  int64_t ldc;
  bool accumulate;
  const float *bias = nullptr, *addend = nullptr;
};

/// Whether multiplyFloats() runs on this processor and is worth it for such sizes.
bool takesFloats(int64_t m, int64_t n, int64_t k);

/// Computes it on this thread, with panels on its stack. The order of an element's sum depends on k
/// only: fused multiplications and additions in the order of terms within a block of them, the
/// blocks' sums in their order; blocks are even parts of k of at most 256.
void multiplyFloats(const FloatGemm &gemm);

} // namespace zrt

#endif // ZRT_DEVICE_SGEMM_H
