//===- DeviceSuite.h - What the conformance suite of devices shares ---------------===//
//
// The suite of zrt/device.h runs on every device of Devices.h, with commands that are enqueued and
// with commands that are captured and replayed. It knows no pointer to a device's memory.
// DeviceSuite.cpp has streams, events and refusals, DeviceGraphs.cpp captures and replays,
// DeviceMatmuls.cpp matmuls and kernels that run others.
//===------------------------------------------------------------------------===//
#ifndef ZRT_TEST_DEVICESUITE_H
#define ZRT_TEST_DEVICESUITE_H

#include "CudaKernels.h"
#include "Devices.h"

#include <cstring>
#include <unistd.h>

namespace zrt::test {

constexpr int64_t memoryBytes = 64 << 20;
constexpr int64_t eventLimit = 16, commandLimit = 64;

/// *buffers[1] = *buffers[0] * 3 + 1, after a while.
inline void slowStep(uint8_t *const *buffers, int64_t, int64_t) {
  usleep(2000);
  int64_t value;
  memcpy(&value, buffers[0], 8);
  value = value * 3 + 1;
  memcpy(buffers[1], &value, 8);
}

/// Adds one to each byte of its range, and to *buffers[1] where a bound is no multiple of 16.
inline void countRange(uint8_t *const *buffers, int64_t begin, int64_t end) {
  if (begin % 16)
    ++*buffers[1];
  for (int64_t i = begin; i < end; ++i)
    ++buffers[0][i];
}

inline void addOnes(uint8_t *const *buffers, int64_t begin, int64_t end) {
  for (int64_t i = begin; i < end; ++i)
    ++reinterpret_cast<int64_t *>(buffers[0])[i];
}

inline void addFive(uint8_t *const *buffers, int64_t, int64_t) {
  *reinterpret_cast<int64_t *>(buffers[0]) += 5;
}

inline zrt_kernel_descriptor hostKernel(const char *name, zrt_kernel function, int64_t work,
                                        int64_t grain = 1) {
  return {name, ZRT_KERNEL_HOST, {function}, work, grain, 0, 0, nullptr};
}

enum { SlowStep = 0, AddOnes, AddFive, CountRange };
inline const zrt_kernel_descriptor kernels[] = {
    hostKernel("slow_step", slowStep, 1),
    hostKernel("add_ones", addOnes, 64),
    hostKernel("add_five", addFive, 1),
    hostKernel("count_0", countRange, 0, 16),
    hostKernel("count_1", countRange, 1, 16),
    hostKernel("count_7", countRange, 7, 16),
    hostKernel("count_64", countRange, 64, 16),
    hostKernel("count_1000", countRange, 1000, 16),
    hostKernel("count_100003", countRange, 100003, 16),
};

/// The same on a GPU.
inline zrt_kernel_descriptor toCuda(const zrt_kernel_descriptor &kernel) {
  zrt_kernel_descriptor cuda = kernel;
  cuda.kind = ZRT_KERNEL_CUDA;
  cuda.code = &cudaCode;
  bool isAddOnes = kernel.function == addOnes;
  cuda.grain = cuda.threads = isAddOnes ? 32 : kernel.grain;
  return cuda;
}
inline const std::vector<zrt_kernel_descriptor> gpuKernels = [] {
  std::vector<zrt_kernel_descriptor> all;
  for (const zrt_kernel_descriptor &kernel : kernels)
    all.push_back(toCuda(kernel));
  return all;
}();

inline const std::vector<StreamInfo> fiveStreams = {
    {"compute", 1}, {"gathers"}, {"reductions"}, {"to_host"}, {"from_host", -1}};

/// A device, and whether its commands are captured first.
struct Mode {
  DeviceFactory device;
  bool isCaptured;
};

inline std::vector<Mode> modes() {
  std::vector<Mode> modes;
  for (const DeviceFactory &device : deviceFactories())
    for (bool isCaptured : {false, true})
      modes.push_back({device, isCaptured});
  return modes;
}

class DeviceSuite : public testing::TestWithParam<Mode>, protected OneDevice {
protected:
  void SetUp() override {
    device = GetParam().device.make();
    open(*device);
  }

  static void open(Device &device) {
    ASSERT_TRUE(device.open(fiveStreams, eventLimit).isOk());
    Expected<Memory> memory = device.allocate(memoryBytes);
    ASSERT_TRUE(memory.isOk()) << memory.status().text();
    ASSERT_TRUE(device.bind(0, *memory).isOk());
  }

  bool isCaptured() const { return GetParam().isCaptured; }
  bool isGpu() const { return GetParam().device.isGpu; }
  /// Commands between these are a step.
  void begin() {
    if (isCaptured())
      ASSERT_TRUE(device->beginCapture(commandLimit, eventLimit).isOk());
  }
  Status end() { return finish(isCaptured()); }

  /// A record that begins with the number of its kernel.
  void launch(int stream, const int64_t *record) {
    const zrt_kernel_descriptor *own = isGpu() ? gpuKernels.data() : kernels;
    device->launch(stream, own[record[0]], record + 1);
  }
};

inline const int64_t forward[] = {SlowStep, 2, 0, 64}, backward[] = {SlowStep, 2, 64, 0};

} // namespace zrt::test

#endif
