//===- Factorize.cpp - What kernels call -------------------------------------------===//
#include "Linalg.h"

#include "../base/DType.h"

using namespace zrt::linalg;

namespace {
/// The buffers of a call, for one matrix of it.
template <typename T> class Matrices {
public:
  Matrices(const Call &call, uint8_t *const *buffers, int64_t item)
      : call(call), buffers(buffers), item(item) {}

  void run() {
    int64_t m = call.rows, n = call.columns, least = m < n ? m : n, others = call.others;
    switch (call.routine) {
    case ZRT_CHOLESKY: {
      T *a = next(m * n), *factor = next(m * n);
      return factorizeCholesky(call, a, factor, has(call, ZRT_HAS_INFO) ? integers(1) : nullptr);
    }
    case ZRT_TRIANGULAR_SOLVE: {
      T *a = next(m * n), *b = next(m * others);
      return solveTriangular(call, a, b, next(m * others));
    }
    case ZRT_LU: {
      T *a = next(m * n), *factor = next(m * n);
      int32_t *pivots = integers(least);
      return factorizeLU(call, a, factor, pivots, integers(1));
    }
    case ZRT_QR: {
      T *a = next(m * n), *factor = next(m * n), *scales = next(least);
      return factorizeQR(call, a, factor, scales, workspace());
    }
    case ZRT_ORTHOGONAL: {
      T *a = next(m * n), *scales = next(others), *q = next(m * n);
      return makeOrthogonal(call, a, scales, q, workspace());
    }
    case ZRT_REFLECT: {
      T *a = next(m * n), *scales = next(n), *c = next(m * others), *result = next(m * others);
      T *row = has(call, ZRT_LEFT) ? workspace() : nullptr;
      return multiplyOrthogonal(call, a, scales, c, result, row);
    }
    case ZRT_TRIDIAGONAL_SOLVE: {
      Diagonals<T> a = diagonals(m);
      T *b = next(m * n);
      Diagonals<T> u = diagonals(m);
      T *x = next(m * n);
      return solveTridiagonal(call, a, b, u, x, integers(1));
    }
    case ZRT_EIGEN: {
      T *a = next(m * n), *vectors = next(m * n), *values = next(n);
      int32_t *info = integers(1);
      return findEigenvectors(call, a, vectors, values, info, workspace());
    }
    case ZRT_SINGULAR_VALUES: {
      bool isFull = has(call, ZRT_ALL_VECTORS);
      T *a = next(m * n);
      SingularResults<T> results;
      results.a = next(m * n);
      results.values = next(least);
      results.u = next(m * (isFull ? m : least));
      results.vt = next((isFull ? n : least) * n);
      results.info = integers(1);
      return findSingularValues(call, a, results, workspace());
    }
    }
  }

private:
  T *next(int64_t elements) { return reinterpret_cast<T *>(*buffers++) + item * elements; }
  int32_t *integers(int64_t elements) {
    return reinterpret_cast<int32_t *>(*buffers++) + item * elements;
  }
  Diagonals<T> diagonals(int64_t n) {
    T *below = next(n), *diagonal = next(n);
    return {below, diagonal, next(n)};
  }
  T *workspace() { return next(zrt_factorize_workspace(&call) / int64_t(sizeof(T))); }

  const Call &call;
  uint8_t *const *buffers;
  int64_t item;
};
} // namespace

/// One matrix of f16 or bf16: the same in f32, in the workspace, rounded once.
static void runNarrow(const Call &call, uint8_t *const *buffers, int64_t item) {
  bool isSolve = call.routine == ZRT_TRIANGULAR_SOLVE;
  int64_t a = call.rows * call.columns, b = call.rows * call.others, numBuffers = isSolve ? 3 : 2;
  const int64_t sizes[] = {a, isSolve ? b : a, b};
  uint8_t *wide[3], *scratch = buffers[numBuffers] + item * zrt_factorize_workspace(&call);
  for (int64_t i = 0; i < numBuffers; ++i) {
    wide[i] = scratch;
    scratch += sizes[i] * int64_t(sizeof(float));
    if (i + 1 < numBuffers) // the last one is the result
      zrt::widen(call.dtype, buffers[i] + item * sizes[i] * 2, reinterpret_cast<float *>(wide[i]),
                 sizes[i]);
  }
  Call inF32 = call;
  inF32.dtype = ZRT_F32;
  Matrices<float>(inF32, wide, 0).run();
  int64_t last = numBuffers - 1;
  zrt::narrow(call.dtype, reinterpret_cast<float *>(wide[last]),
              buffers[last] + item * sizes[last] * 2, sizes[last]);
}

void zrt_factorize(const zrt_factorization *call, uint8_t *const *buffers, int64_t begin,
                   int64_t end) {
  for (int64_t item = begin; item < end; ++item) {
    if (call->dtype == ZRT_F16 || call->dtype == ZRT_BF16)
      runNarrow(*call, buffers, item);
    else if (call->dtype == ZRT_F64)
      Matrices<double>(*call, buffers, item).run();
    else
      Matrices<float>(*call, buffers, item).run();
  }
}
