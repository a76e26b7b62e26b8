//===- Drivers.h - Kernels whose regions the host enqueues --------------------------===//
#ifndef ZRT_DEVICE_CUDA_DRIVERS_H
#define ZRT_DEVICE_CUDA_DRIVERS_H

#include "Driver.h"
#include "zrt/abi.h"

#include <vector>

namespace zrt::cuda {

class CudaDevice;

/// A launch of a ZRT_KERNEL_DRIVER.
struct DriverCall {
  int stream = 0;
  const zrt_kernel_descriptor *kernel = nullptr;
  std::vector<DevicePointer> buffers;
};

/// Pinned memory of the host: an integer that is fetched, and matrices that are staged. One driver
/// runs at a time.
class DriverMemory {
public:
  explicit DriverMemory(const Driver &driver) : driver_(driver) {}
  DriverMemory(const DriverMemory &) = delete;
  /// Before the GPU's context goes.
  void close();

  /// Makes room for a driver that stages so many bytes; none runs.
  Status reserve(int64_t bytes);
  uint64_t *integer() const { return integer_; }
  uint8_t *staging() const { return staging_; }
  int64_t bytes() const { return bytes_; }

private:
  const Driver &driver_;
  uint64_t *integer_ = nullptr;
  uint8_t *staging_ = nullptr;
  int64_t bytes_ = 0;
};

/// Runs the driver on this thread: what it enqueues is on its stream, and may not be done yet.
void runDriver(CudaDevice &device, DriverMemory &memory, const DriverCall &call);

} // namespace zrt::cuda

#endif // ZRT_DEVICE_CUDA_DRIVERS_H
