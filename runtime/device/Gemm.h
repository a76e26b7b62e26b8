//===- Gemm.h - Matrix products of the CPU device -----------------------------===//
#ifndef ZRT_DEVICE_GEMM_H
#define ZRT_DEVICE_GEMM_H

#include "ThreadPool.h"
#include "zrt/abi.h"

namespace zrt {

/// Computes the product that `record` describes on the pool's threads. The order of each element's
/// sum depends on the record's shapes, strides and types and on the number of threads only.
Status runGemm(ThreadPool &pool, uint8_t *base, int64_t size, const zrt_gemm_record &record);

/// Whether oneDNN is needed for products of that type.
bool gemmNeedsBlas(int64_t dtype);

} // namespace zrt

#endif // ZRT_DEVICE_GEMM_H
