//===- Devices.h - The devices that the suites run on -----------------------------===//
//
// A new device is one more line in deviceFactories().
//===------------------------------------------------------------------------===//
#ifndef ZRT_TEST_DEVICES_H
#define ZRT_TEST_DEVICES_H

#include "zrt/device.h"

#include <functional>
#include <gtest/gtest.h>

namespace zrt::test {

/// A device that counts the commands of another one.
class CountingDevice final : public Device {
public:
  explicit CountingDevice(std::unique_ptr<Device> inner) : inner_(std::move(inner)) {}

  int64_t launches = 0, commands = 0, replays = 0;

  const char *name() const override { return "counting"; }
  Status open(const std::vector<StreamInfo> &streams, int64_t events) override {
    return inner_->open(streams, events);
  }
  Expected<Memory> allocate(int64_t bytes) override { return inner_->allocate(bytes); }
  Status bind(int64_t space, Memory memory) override { return inner_->bind(space, memory); }
  void launch(int stream, const zrt_kernel_descriptor &kernel, const int64_t *record) override {
    ++launches, ++commands;
    inner_->launch(stream, kernel, record);
  }
  void library(int stream, const int64_t *record) override {
    ++commands;
    inner_->library(stream, record);
  }
  void copy(int stream, const int64_t *record) override {
    ++commands;
    inner_->copy(stream, record);
  }
  void call(int stream, HostFunction function, void *self, const int64_t *record) override {
    ++commands;
    inner_->call(stream, function, self, record);
  }
  void upload(int stream, Address target, const void *source, int64_t bytes) override {
    ++commands;
    inner_->upload(stream, target, source, bytes);
  }
  void download(int stream, void *target, Address source, int64_t bytes) override {
    ++commands;
    inner_->download(stream, target, source, bytes);
  }
  void save(int stream, void *target, Address source, int64_t bytes) override {
    ++commands;
    inner_->save(stream, target, source, bytes);
  }
  Status pin(void *memory, int64_t bytes) override { return inner_->pin(memory, bytes); }
  void record(int stream, int64_t event) override {
    ++commands;
    inner_->record(stream, event);
  }
  void wait(int stream, int64_t event) override {
    ++commands;
    inner_->wait(stream, event);
  }
  Status beginCapture(int64_t commands, int64_t events) override {
    return inner_->beginCapture(commands, events);
  }
  Expected<int> endCapture() override { return inner_->endCapture(); }
  void replay(int graph) override {
    ++replays;
    inner_->replay(graph);
  }
  Status keepTimes() override { return inner_->keepTimes(); }
  void beginCall(int stream, int64_t number) override { inner_->beginCall(stream, number); }
  void endCall(int stream, int64_t number) override { inner_->endCall(stream, number); }
  Status readTimes(int graph, std::vector<CallSpan> &times) override {
    return inner_->readTimes(graph, times);
  }
  Status synchronize() override { return inner_->synchronize(); }
  void parallel(int64_t work, int64_t grain, void (*body)(void *, int64_t, int64_t),
                void *argument) override {
    inner_->parallel(work, grain, body, argument);
  }
  Zone zone(int stream, int kind) const override { return inner_->zone(stream, kind); }
  int64_t waitedFor(int stream) const override { return inner_->waitedFor(stream); }
  std::vector<CallTime> callTimes(int graph) const override { return inner_->callTimes(graph); }
  Expected<DeviceMemory> measure() const override { return inner_->measure(); }
  uint64_t progress() const override { return inner_->progress(); }
  int64_t reservedBytes() const override { return inner_->reservedBytes(); }

private:
  std::unique_ptr<Device> inner_;
};

inline std::unique_ptr<Device> makeCpu(const CpuOptions &options) {
  auto device = createCpuDevice(options);
  EXPECT_TRUE(device.isOk()) << device.status().text();
  return std::move(*device);
}

inline std::unique_ptr<Device> makeCuda(ControlFlow controlFlow) {
  auto device = createCudaDevice({.controlFlow = controlFlow});
  EXPECT_TRUE(device.isOk()) << device.status().text();
  return std::move(*device);
}

inline std::unique_ptr<Device> makeCuda() { return makeCuda(ControlFlow::Auto); }

struct DeviceFactory {
  const char *name;
  std::function<std::unique_ptr<Device>()> make;
  /// Kernels are PTX, and call nothing of the host.
  bool isGpu = false;
};

/// ZRT_TEST_DEVICE=cuda: the GPU, or what stands for one, alone.
inline std::vector<DeviceFactory> deviceFactories() {
  if (const char *name = getenv("ZRT_TEST_DEVICE"); name && std::string(name) == "cuda")
    return {{"cuda", [] { return makeCuda(); }, true}};
  return {
      {"threads1", [] { return makeCpu({}); }},
      {"threads3", [] { return makeCpu({.threads = 3}); }},
      {"guarded", [] { return makeCpu({.threads = 2, .guarded = true}); }},
      {"counting", [] { return std::make_unique<CountingDevice>(makeCpu({})); }},
      {"adversarial0", [] { return makeCpu({.adversarial = true, .seed = 0}); }},
      {"adversarial1", [] { return makeCpu({.adversarial = true, .seed = 1}); }},
      {"adversarial2", [] { return makeCpu({.adversarial = true, .seed = 2}); }},
      {"adversarial3", [] { return makeCpu({.adversarial = true, .seed = 3}); }},
      {"adversarialGuarded",
       [] { return makeCpu({.adversarial = true, .seed = 4, .guarded = true}); }},
  };
}

/// What tests of one device share.
class OneDevice {
protected:
  template <typename T> void put(Address address, const T &value) {
    ASSERT_TRUE(device->write(address, &value, sizeof value).isOk());
  }
  template <typename T> T get(Address address) {
    T value;
    EXPECT_TRUE(device->read(address, &value, sizeof value).isOk());
    return value;
  }
  /// Ends what was enqueued; with `isCaptured` it is replayed `times` before, else it has run once.
  Status finish(bool isCaptured, int times = 1) {
    if (isCaptured) {
      Expected<int> graph = device->endCapture();
      if (!graph.isOk())
        return graph.status();
      for (int i = 0; i < times; ++i)
        device->replay(*graph);
    }
    return device->synchronize();
  }

  std::unique_ptr<Device> device;
};

} // namespace zrt::test

#endif // ZRT_TEST_DEVICES_H
