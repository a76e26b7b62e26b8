//===- Gemm.h - Matmuls inside larger buffers -----------------------------------===//
#ifndef ZERO_LIB_INTERPRETER_GEMM_H
#define ZERO_LIB_INTERPRETER_GEMM_H

#include "zero/Dialect/Zero/Tf32.h"
#include "zero/Support/Tensor.h"

namespace zero::interp {

/// C[b, i, j] = sum over k of A[b, i, k] * B[b, k, j]: sizes, and strides [row, column, batch...]
/// in elements. Verified: everything that it touches lies inside the buffers.
struct Gemm {
  int64_t m, n, k;
  llvm::ArrayRef<int64_t> batch, aStrides, bStrides, cStrides;
  int64_t aOffset, bOffset;
  bool isTf32; // factors are rounded to TF32, to nearest, ties away from zero

  /// Of zero.gemm or zero.launch_gemm, which name the same things.
  template <typename Op> static Gemm of(Op op) {
    return {static_cast<int64_t>(op.getM()),
            static_cast<int64_t>(op.getN()),
            static_cast<int64_t>(op.getK()),
            op.getBatch(),
            op.getAStrides(),
            op.getBStrides(),
            op.getCStrides(),
            static_cast<int64_t>(op.getAOffset()),
            static_cast<int64_t>(op.getBOffset()),
            ir::isTf32(op)};
  }
};

/// `c` with the product written into it, added to what it held if `accumulate`. Sums run left to
/// right over k in f64 and are rounded once, as those of dot_general are.
Tensor multiplyInto(const Gemm &gemm, const Tensor &a, const Tensor &b, Tensor c, bool accumulate);

/// What zero.gemm or zero.launch_gemm adds to the products; null is nothing.
struct GemmTerms {
  const Tensor *bias = nullptr, *addend = nullptr;
};
/// `c` with addend + (product + bias along each row) written into it: of f32 each sum rounded, of
/// bf16 and f16 added in f32 and rounded once.
Tensor multiplyAndAdd(const Gemm &gemm, const Tensor &a, const Tensor &b, Tensor c,
                      const GemmTerms &terms);

/// The sums over k of an operand that is k rows of `size` elements, left to right, rounded once.
Tensor sumOperand(const Tensor &operand, int64_t size);

} // namespace zero::interp
#endif
