//===- Bf16x6.h - f32 matmuls as six matmuls of bf16 ---------------------------===//
#ifndef ZRT_DEVICE_BF16X6_H
#define ZRT_DEVICE_BF16X6_H

#include "Blas.h"

namespace zrt {

/// C = A * B (+ C) of f32 with what dnnl_sgemm takes, then C = addend + (C + bias), where a bias of
/// one row and an addend that lies as C does are given.
struct Bf16x6Product {
  char transA, transB;
  int64_t m, n, k;
  const float *a;
  int64_t lda;
  const float *b;
  int64_t ldb;
  bool accumulate;
  float *c;
  int64_t ldc;
  const float *bias = nullptr, *addend = nullptr;
};

/// Whether this processor multiplies tiles of bf16 (AMX) and the system lets this process do so;
/// asks the system for it. Threads and forks of this one may, too, then.
bool mayMultiplyTiles();

/// Whether tiles are worth it: matrices that fill them, and enough of them. A function of the sizes
/// only.
bool fillsTiles(int64_t m, int64_t n, int64_t k);

/// Computes it on this thread. Each f32 is the sum of three bf16 (24 bits in three times 8), and of
/// their nine products six are added up, in f32; the others are below 2^-26 of a product, under its
/// rounding. Each element's sum is in an order that depends on k only: of 128 terms small products
/// first, then large ones, and these sums in order, which makes errors smaller than those of one
/// sum in f32.
/// What such parts cannot hold goes to the library: rows and columns with infinities, NaNs or
/// numbers of 2^55 and more. Parts below 2^-126 count as zero. False where the library refuses.
bool multiplyBf16x6(const Blas &blas, const Bf16x6Product &product);

/// The bytes of memory that threads pack blocks into: each thread's from its first product on.
int64_t packedBytes();

} // namespace zrt

#endif // ZRT_DEVICE_BF16X6_H
