//===- Gemm.h - Matmuls of the CPU device -------------------------------------===//
#ifndef ZRT_DEVICE_GEMM_H
#define ZRT_DEVICE_GEMM_H

#include "HostMemory.h"
#include "ThreadPool.h"

namespace zrt {

/// Where the matrices of a matmul, its workspace and what is added to it begin; null is none.
struct GemmMemory {
  uint8_t *a, *b, *c, *workspace, *bias = nullptr, *addend = nullptr;
};

/// The memory of a record's addresses; fails where one lies outside its space.
Expected<GemmMemory> findGemmMemory(const Spaces &spaces, const zrt_gemm_record &record);

class Turns;

/// Computes the matmul that `record` describes on the pool's threads, and by turns with it what
/// `turns` says, which is done as well. The order of each element's
/// sum depends on the record's shapes, strides and types and on the number of threads only.
Status runGemm(ThreadPool &pool, const GemmMemory &memory, const zrt_gemm_record &record,
               Turns *turns = nullptr);

/// A matrix of f32, bf16 or f16: its first element, and strides in elements.
struct FloatMatrix {
  int64_t dtype;
  uint8_t *data;
  int64_t row, col;
};

/// C = A * B (+ C), where A is m x k and B is k x n, in any mixture of types; sums are in f32, and
/// rounded once.
struct FloatProduct {
  int64_t m, n, k;
  FloatMatrix a, b, c;
  bool accumulate;
};

/// Computes it on this thread, with panels on its stack.
Status multiplyHere(const FloatProduct &product);

/// How BLAS would read a rows x cols matrix: 'N' row-major, 'T' column-major, 0 neither. `ld` is
/// the stride of its rows or columns then.
char blasLayout(int64_t rows, int64_t cols, int64_t row, int64_t col, int64_t &ld);

/// What is wrong with a record.
Status badGemm(const zrt_gemm_record &record, const char *what);
inline constexpr char gemmStrideText[] = "a matrix has no unit stride, or its rows overlap";

/// "gemm 2048x1152x384 a 384,1 b 1152,1 c 1152,1", with " x ENTRIES" behind the sizes of a batch
/// and " + c", " + bias", " + x" behind the strides where C's old value, a bias, an addend are
/// added, ", sums of a" or ", sums of b" where an operand is summed, ", by tf32" where
/// factors are rounded.
std::string describeGemm(const zrt_gemm_record &record);

/// Whether oneDNN is needed for matmuls of that type.
bool gemmNeedsBlas(int64_t dtype);

} // namespace zrt

#endif // ZRT_DEVICE_GEMM_H
