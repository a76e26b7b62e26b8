//===- KernelCalls.h - What kernels ask of their device ---------------------------===//
#ifndef ZRT_DEVICE_KERNELCALLS_H
#define ZRT_DEVICE_KERNELCALLS_H

#include "zrt/convolve.h"
#include "zrt/factorize.h"
#include "zrt/status.h"

namespace zrt {

/// Answers what a kernel calls on the thread that runs it, see "What kernels may call" in
/// zrt/abi.h. What a device has no kernels for is a failure of the launch.
class KernelCalls {
public:
  virtual ~KernelCalls() = default;
  /// What a kernel has called has failed: becomes the status of its launch.
  virtual void report(Status status) = 0;

  virtual bool beginRound() = 0;
  virtual void multiply(const zrt_gemm_record &record, uint8_t *const *matrices) = 0;

  // Of kernels that run on the host.
  virtual void runKernel(zrt_kernel kernel, uint8_t *const *buffers, int64_t work, int64_t grain);

  // Of drivers.
  virtual void enqueue(const zrt_kernel_descriptor &kernel, uint8_t *const *buffers, int64_t count);
  virtual void move(uint8_t *target, const uint8_t *source, int64_t bytes);
  virtual int64_t fetch(const uint8_t *source, int64_t bytes);
  virtual int64_t choose(const uint8_t *source, int64_t bytes, int64_t regions);
  virtual void factorize(const zrt_staged_factorization &staged, uint8_t *const *buffers,
                         int64_t begin, int64_t end);
  virtual void convolve(const zrt_convolution &convolution, uint8_t *const *buffers);
};

/// Who answers on this thread from now on: null where nobody has launched a kernel, as in tests of
/// kernels. Returns who did before.
KernelCalls *answerKernels(KernelCalls *calls);

} // namespace zrt

#endif // ZRT_DEVICE_KERNELCALLS_H
