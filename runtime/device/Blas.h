//===- Blas.h - oneDNN, loaded when first needed ------------------------------===//
#ifndef ZRT_DEVICE_BLAS_H
#define ZRT_DEVICE_BLAS_H

#include "zrt/status.h"

#include <cstdint>

namespace zrt {

/// The functions that the CPU device uses of oneDNN, and the version that was found.
struct Blas {
  /// Row-major C = alpha * op(A) * op(B) + beta * C; returns 0 on success.
  int (*sgemm)(char transA, char transB, int64_t m, int64_t n, int64_t k, float alpha,
               const float *a, int64_t lda, const float *b, int64_t ldb, float beta, float *c,
               int64_t ldc) = nullptr;
  /// The same for operands of bf16, sums in f32; null where the library or this processor has none.
  int (*bf16gemm)(char transA, char transB, int64_t m, int64_t n, int64_t k, float alpha,
                  const uint16_t *a, int64_t lda, const uint16_t *b, int64_t ldb, float beta,
                  float *c, int64_t ldc) = nullptr;
  /// Threads that calls from this thread may use; null when oneDNN was built without OpenMP.
  void (*setThreads)(int) = nullptr;
  int major = 0, minor = 0, patch = 0;
  bool multipliesTiles = false; // f32 by Bf16x6.h, where matrices fill tiles
};

/// Makes the library multiply all matrices of f32: to be called before it is loaded.
void leaveF32ToBlas();

/// Keeps what this thread asks of the library on it, from its first call on.
void stayOnThread(const Blas &blas);

/// Loads the library on the first call; the same answer ever after. Thread-safe.
Expected<const Blas *> loadBlas();

/// Makes the library generate its kernels now. The launcher does it, so that its ranks inherit them
/// instead of each generating their own in the first step. Does nothing without the library: who
/// needs it reports that.
void warmUpBlas();

} // namespace zrt

#endif // ZRT_DEVICE_BLAS_H
