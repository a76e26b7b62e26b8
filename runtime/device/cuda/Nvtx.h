//===- Nvtx.h - What NVIDIA's profilers show beside the GPU's work --------------===//
//
// Our own declarations, as in Driver.h. The library is loaded where it is found; without it, and
// without a profiler, nothing is shown and nothing said.
//===------------------------------------------------------------------------===//
#ifndef ZRT_DEVICE_CUDA_NVTX_H
#define ZRT_DEVICE_CUDA_NVTX_H

#include "Driver.h"

namespace zrt::cuda {

// member, exported symbol, result, parameters
#define ZRT_NVTX_FUNCTIONS(X)                                                                      \
  X(push, nvtxRangePushA, int, (const char *name))                                                 \
  X(pop, nvtxRangePop, int, ())                                                                    \
  X(nameStream, nvtxNameCuStreamA, void, (Stream stream, const char *name))

struct Nvtx {
#define ZRT_NVTX_MEMBER(member, symbol, result, parameters) result(*member) parameters = nullptr;
  ZRT_NVTX_FUNCTIONS(ZRT_NVTX_MEMBER)
#undef ZRT_NVTX_MEMBER
};

/// Loads it, once in a process; null where it is not found.
const Nvtx *loadNvtx();

/// A stretch of a thread's work, by its name; of a process that has loaded the library.
class Range {
public:
  explicit Range(const char *name);
  ~Range();
  Range(const Range &) = delete;

private:
  const Nvtx *nvtx_;
};

} // namespace zrt::cuda

#endif // ZRT_DEVICE_CUDA_NVTX_H
