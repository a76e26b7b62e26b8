//===- Library.h - What libraries on top of the driver enqueue -------------------------===//
//
// The emulated driver offers it to the other stand-ins (libcublasLt, libnccl, libcudnn), which are
// linked with it, as NVIDIA's own launch kernels by the driver.
//===-----------------------------------------------------------------------------------===//
#ifndef EMULATED_CUDA_LIBRARY_H
#define EMULATED_CUDA_LIBRARY_H

#include "../../../runtime/device/cuda/Driver.h"

#include <functional>
#include <string>
#include <vector>

namespace emulated {

/// Bytes of the device, which lie at the same address on the host.
struct Range {
  zrt::cuda::DevicePointer address;
  size_t bytes;
};

/// What a library does in stream order, as one kernel would.
struct LibraryWork {
  std::string what;                 ///< for messages, as "cublasLtMatmul 64x32x16"
  std::vector<Range> reads, writes; ///< checked when the work is due: inside allocations, and what
                                    ///< is read was written
  std::function<zrt::cuda::Result()> run;
};

/// Enqueues `work`, or makes a node of it where the stream is captured. It runs while the driver is
/// locked: one that waits for other processes keeps the device. Its failure is the device's from
/// then on.
__attribute__((visibility("default"))) zrt::cuda::Result enqueueWork(zrt::cuda::Stream stream,
                                                                     LibraryWork work);

/// Asked when the context goes: what of the library is left, empty for nothing.
__attribute__((visibility("default"))) void atContextEnd(std::function<std::string()> leaks);

/// Counts a call, and says that it is to do nothing, as EMULATED_CUDA_LEAVE_OUT asks.
__attribute__((visibility("default"))) bool isLeftOut(const char *function);

/// What EMULATED_CUDA_SEED says.
__attribute__((visibility("default"))) uint64_t seedOfDevice();

/// What EMULATED_CUDA_CHOICES says: libraries' heuristics follow from it, 0 by default.
__attribute__((visibility("default"))) uint64_t seedOfChoices();

} // namespace emulated

#endif
