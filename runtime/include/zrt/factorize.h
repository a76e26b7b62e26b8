//===- factorize.h - Factorisations that kernels call -------------------------===//
//
// Matrices are row-major and lie one after another; so do the results of each. Everything is
// computed in the element type (f16 and bf16 in f32), in an order that depends on sizes alone. The
// buffers of a call are its operands, its results, and then, where it needs some, its workspace.
//===------------------------------------------------------------------------===//
#ifndef ZRT_FACTORIZE_H
#define ZRT_FACTORIZE_H
#include "zrt/abi.h"
#ifdef __cplusplus
extern "C" {
#endif

enum {
  // a -> l with a = l l^T, or u with a = u^T u, of one triangle of a; zeros elsewhere, NaN
  // everywhere where a is not positive definite. With ZRT_HAS_INFO as LAPACK has it: the other
  // triangle is a's, and a second result is 0, or the first minor that is not positive.
  ZRT_CHOLESKY = 0,
  // a, b -> x with op(a) x = b, or x op(a) = b.
  ZRT_TRIANGULAR_SOLVE,
  // a -> l below the diagonal (of ones) and u; rows exchanged, from 1; 0 or the first zero of u's
  // diagonal, from 1.
  ZRT_LU,
  // a -> r, with reflectors below the diagonal; their scales.
  ZRT_QR,
  // reflectors, scales -> the first columns of their product.
  ZRT_ORTHOGONAL,
  // a (one triangle) -> eigenvectors as columns; eigenvalues, rising; 0, or 1 where they are not
  // found (NaN then). Of each vector the first element of at least half the largest size is
  // positive. Zeros instead of vectors where none are wanted.
  ZRT_EIGEN,
  // a -> zeros; singular values, falling; u; v^T; 0, or 1 where they are not found (NaN then). The
  // sign is that of ZRT_EIGEN, of columns of u, and of the rows of v^T that have no such column.
  ZRT_SINGULAR_VALUES,
  // reflectors, their scales (as many as columns), c -> op(q) c or c op(q), q their product.
  ZRT_REFLECT,
  // what is below, on and above the diagonal, b (rows x columns) -> the same of u, in which rows
  // were exchanged: two above the diagonal in place of below; x with a x = b; 0, or the first zero
  // of u's diagonal, from 1 (b is left in between then). The first element of below and the last
  // of above are none of a.
  ZRT_TRIDIAGONAL_SOLVE,
};

// Flags of a call.
enum {
  ZRT_LOWER = 1,         // the triangle that is read
  ZRT_LEFT = 2,          // op(a) x = b, op(q) c
  ZRT_TRANSPOSED = 4,    // op(a) is a's transpose, op(q) q's
  ZRT_UNIT_DIAGONAL = 8, // a's diagonal is not read: ones
  ZRT_VECTORS = 16,      // eigenvectors, u and v
  ZRT_ALL_VECTORS = 32,  // u and v are square
  ZRT_HAS_INFO = 64,
};

typedef struct {
  int64_t routine, dtype; // f32 or f64; for the first two routines also f16 or bf16
  int64_t rows, columns;  // of a; of b where a is tridiagonal
  int64_t others;         // right-hand sides; reflectors; columns or rows of c
  int64_t flags;
} zrt_factorization;

// For the matrices [begin, end).
void zrt_factorize(const zrt_factorization *call, uint8_t *const *buffers, int64_t begin,
                   int64_t end);

// The same for matrices in memory of a device: a driver's call. They are copied to the host's
// memory, `at_once` of them together, computed there, and copied back.
enum { ZRT_STAGED_BUFFERS = 9 };
typedef struct {
  zrt_factorization call;
  int64_t at_once;
  int64_t operands, results;
  int64_t bytes[ZRT_STAGED_BUFFERS]; // of one matrix of each operand and result
} zrt_staged_factorization;
void zrt_factorize_staged(const zrt_staged_factorization *staged, uint8_t *const *buffers,
                          int64_t begin, int64_t end);

// Bytes of workspace for each matrix.
static inline int64_t zrt_factorize_workspace(const zrt_factorization *call) {
  int64_t rows = call->rows, columns = call->columns, elements = 0;
  int64_t least = rows < columns ? rows : columns, most = rows < columns ? columns : rows;
  switch (call->routine) {
  case ZRT_QR:
  case ZRT_ORTHOGONAL: // one row
    elements = columns;
    break;
  case ZRT_REFLECT: // one row of c
    elements = call->flags & ZRT_LEFT ? call->others : 0;
    break;
  case ZRT_EIGEN: // what is beside the diagonal, and vectors as rows
    elements = columns + columns * columns;
    break;
  case ZRT_SINGULAR_VALUES: // columns as rows, of the longer side; what they were turned by; sizes
    elements = most * most + least * least + 2 * most;
    break;
  default: // of f16 and bf16, the operands and the result in f32
    if (call->dtype == ZRT_F16 || call->dtype == ZRT_BF16)
      elements = 2 * rows * columns + 2 * rows * call->others;
    break;
  }
  return elements * (call->dtype == ZRT_F64 ? 8 : 4);
}

// Bytes of the host's memory that a call stages: each buffer begins at a multiple of 64.
static inline int64_t zrt_staged_bytes(const zrt_staged_factorization *staged) {
  int64_t bytes = 0;
  for (int64_t i = 0; i < staged->operands + staged->results; ++i)
    bytes += (staged->at_once * staged->bytes[i] + 63) / 64 * 64;
  return bytes + staged->at_once * zrt_factorize_workspace(&staged->call);
}

#ifdef __cplusplus
}
#endif
#endif // ZRT_FACTORIZE_H
