//===- KernelCalls.cpp - The functions that kernels call --------------------------===//
#include "KernelCalls.h"

#include "Gemm.h"
#include "zrt/drivers.h"

#include <cstdio>
#include <cstdlib>

using namespace zrt;

static thread_local KernelCalls *current = nullptr;

KernelCalls *zrt::answerKernels(KernelCalls *calls) {
  KernelCalls *before = current;
  current = calls;
  return before;
}

static Status misplaced(const char *what) {
  return failure(Code::Internal, "a kernel calls %s, which this device has not", what);
}

void KernelCalls::runKernel(zrt_kernel, uint8_t *const *, int64_t, int64_t) {
  report(misplaced("zrt_parallel"));
}
void KernelCalls::enqueue(const zrt_kernel_descriptor &, uint8_t *const *, int64_t) {
  report(misplaced("zrt_enqueue"));
}
void KernelCalls::move(uint8_t *, const uint8_t *, int64_t) { report(misplaced("zrt_move")); }
int64_t KernelCalls::fetch(const uint8_t *, int64_t) {
  report(misplaced("zrt_fetch"));
  return 0;
}
int64_t KernelCalls::choose(const uint8_t *, int64_t, int64_t) {
  report(misplaced("zrt_choose"));
  return 0;
}
void KernelCalls::factorize(const zrt_staged_factorization &, uint8_t *const *, int64_t, int64_t) {
  report(misplaced("zrt_factorize_staged"));
}
void KernelCalls::convolve(const zrt_convolution &, uint8_t *const *) {
  report(misplaced("zrt_convolve"));
}

int32_t zrt_round() { return current->beginRound(); }

void zrt_parallel(zrt_kernel kernel, uint8_t *const *buffers, int64_t work, int64_t grain) {
  if (!current) // whoever called the kernel that asks for this has no threads
    return kernel(buffers, 0, work);
  current->runKernel(kernel, buffers, work, grain);
}

void zrt_multiply(const int64_t *record, uint8_t *const *matrices) {
  current->multiply(*reinterpret_cast<const zrt_gemm_record *>(record), matrices);
}

void zrt_enqueue(const zrt_kernel_descriptor *kernel, uint8_t *const *buffers, int64_t count) {
  current->enqueue(*kernel, buffers, count);
}

void zrt_move(uint8_t *target, const uint8_t *source, int64_t bytes) {
  current->move(target, source, bytes);
}

int64_t zrt_fetch(const uint8_t *source, int64_t bytes) { return current->fetch(source, bytes); }

int64_t zrt_choose(const uint8_t *source, int64_t bytes, int64_t regions) {
  return current->choose(source, bytes, regions);
}

void zrt_factorize_staged(const zrt_staged_factorization *staged, uint8_t *const *buffers,
                          int64_t begin, int64_t end) {
  current->factorize(*staged, buffers, begin, end);
}

void zrt_convolve(const zrt_convolution *convolution, uint8_t *const *buffers) {
  current->convolve(*convolution, buffers);
}

void zrt_kernel_gemm(int64_t m, int64_t n, int64_t k, int64_t a_dtype, const void *a, int64_t a_row,
                     int64_t a_col, int64_t b_dtype, const void *b, int64_t b_row, int64_t b_col,
                     int64_t c_dtype, void *c, int64_t c_row, int64_t c_col, int64_t accumulate) {
  if (m <= 0 || n <= 0)
    return;
  auto matrix = [](int64_t dtype, const void *data, int64_t row, int64_t col) {
    return FloatMatrix{dtype, static_cast<uint8_t *>(const_cast<void *>(data)), row, col};
  };
  Status status =
      multiplyHere({m, n, k, matrix(a_dtype, a, a_row, a_col), matrix(b_dtype, b, b_row, b_col),
                    matrix(c_dtype, c, c_row, c_col), accumulate != 0});
  if (status.isOk())
    return;
  if (current)
    return current->report(std::move(status));
  fprintf(stderr, "%s\n", status.text().c_str());
  abort();
}
