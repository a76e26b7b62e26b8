//===- DeviceSuite.cpp - What every device must do -------------------------------===//
//
// The conformance suite of zrt/device.h, on every device of Devices.h, with commands that are
// enqueued and with commands that are captured and replayed. It knows no pointer to a device's
// memory.
//===------------------------------------------------------------------------===//

#include "../base/Os.h"
#include "../device/HostMemory.h"
#include "CudaKernels.h"
#include "Devices.h"
#include "Gemms.h"

#include <array>
#include <atomic>
#include <csignal>
#include <cstring>
#include <numeric>
#include <unistd.h>

using namespace zrt;
using namespace zrt::test;

namespace {

constexpr int64_t memoryBytes = 64 << 20;
constexpr int64_t eventLimit = 16, commandLimit = 64;

/// *buffers[1] = *buffers[0] * 3 + 1, after a while.
void slowStep(uint8_t *const *buffers, int64_t, int64_t) {
  usleep(2000);
  int64_t value;
  memcpy(&value, buffers[0], 8);
  value = value * 3 + 1;
  memcpy(buffers[1], &value, 8);
}

/// Adds one to each byte of its range, and to *buffers[1] where a bound is no multiple of 16.
void countRange(uint8_t *const *buffers, int64_t begin, int64_t end) {
  if (begin % 16)
    ++*buffers[1];
  for (int64_t i = begin; i < end; ++i)
    ++buffers[0][i];
}

void addOnes(uint8_t *const *buffers, int64_t begin, int64_t end) {
  for (int64_t i = begin; i < end; ++i)
    ++reinterpret_cast<int64_t *>(buffers[0])[i];
}

void addFive(uint8_t *const *buffers, int64_t, int64_t) {
  *reinterpret_cast<int64_t *>(buffers[0]) += 5;
}

/// Three rounds of countRange over 1000 items, counted in *buffers[2].
void countRounds(uint8_t *const *buffers, int64_t, int64_t) {
  for (int round = 0; round < 3 && zrt_round() == 0; ++round) {
    zrt_parallel(countRange, buffers, 1000, 16);
    ++*buffers[2];
  }
}

/// *buffers[0] = 2 * 3 in f64, then a matmul that fails, until the runtime ends the loop; rounds
/// are counted in *buffers[1].
void multiplyUntilFailure(uint8_t *const *buffers, int64_t, int64_t) {
  double a = 2, b = 3;
  zrt_gemm_record record = {};
  record.workspace = record.bias = record.addend = -1, record.dtype = record.c_dtype = ZRT_F64;
  record.m = record.n = record.k = 1;
  record.a_row = record.a_col = record.b_row = record.b_col = record.c_row = record.c_col = 1;
  for (int64_t &size : record.batch)
    size = 1;
  uint8_t *matrices[] = {reinterpret_cast<uint8_t *>(&a), reinterpret_cast<uint8_t *>(&b),
                         buffers[0], nullptr};
  while (zrt_round() == 0) {
    zrt_multiply(reinterpret_cast<const int64_t *>(&record), matrices);
    if (++*buffers[1] == 2)
      record.m = -1;
  }
}

/// A matmul of 2 x 2 matrices of floats in a kernel: *buffers[1] = *buffers[0] * *buffers[0].
/// With a `column` of 2 a matrix has no unit stride.
void multiplySquare(uint8_t *const *buffers, int64_t column) {
  zrt_kernel_gemm(2, 2, 2, ZRT_F32, buffers[0], 2, column, ZRT_F32, buffers[0], 2, 1, ZRT_F32,
                  buffers[1], 2, 1, 0);
}

void squareItems(uint8_t *const *buffers, int64_t begin, int64_t end) {
  for (int64_t item = begin; item < end; ++item) {
    uint8_t *matrices[] = {buffers[0] + 16 * item, buffers[1] + 16 * item};
    multiplySquare(matrices, 1);
  }
}

/// The matmul of the record in buffers[3].
void multiplyByRecord(uint8_t *const *buffers, int64_t, int64_t) {
  zrt_gemm_record r;
  memcpy(&r, buffers[3], sizeof r);
  zrt_kernel_gemm(r.m, r.n, r.k, r.dtype, buffers[0], r.a_row, r.a_col, r.dtype, buffers[1],
                  r.b_row, r.b_col, r.c_dtype, buffers[2], r.c_row, r.c_col, r.accumulate);
}

/// Rounds are counted in *buffers[2]; the matmul of the third is refused, on whichever thread runs
/// it.
void squareUntilFailure(uint8_t *const *buffers, int64_t, int64_t) {
  zrt_kernel refused = [](uint8_t *const *inner, int64_t begin, int64_t end) {
    for (int64_t item = begin; item < end; ++item) {
      uint8_t *matrices[] = {inner[0], inner[1] + 16 * item};
      multiplySquare(matrices, item == 3 ? 2 : 1);
    }
  };
  while (zrt_round() == 0)
    if (++*buffers[2] == 3)
      zrt_parallel(refused, buffers, 4, 1);
    else
      multiplySquare(buffers, 1);
}

enum { SlowStep = 0, AddOnes, AddFive, CountRange };
const zrt_kernel_descriptor kernels[] = {
    {"slow_step", ZRT_KERNEL_HOST, {slowStep}, 1, 1, 0},
    {"add_ones", ZRT_KERNEL_HOST, {addOnes}, 64, 1, 0},
    {"add_five", ZRT_KERNEL_HOST, {addFive}, 1, 1, 0},
    {"count_0", ZRT_KERNEL_HOST, {countRange}, 0, 16, 0},
    {"count_1", ZRT_KERNEL_HOST, {countRange}, 1, 16, 0},
    {"count_7", ZRT_KERNEL_HOST, {countRange}, 7, 16, 0},
    {"count_64", ZRT_KERNEL_HOST, {countRange}, 64, 16, 0},
    {"count_1000", ZRT_KERNEL_HOST, {countRange}, 1000, 16, 0},
    {"count_100003", ZRT_KERNEL_HOST, {countRange}, 100003, 16, 0},
};

/// The same on a GPU.
zrt_kernel_descriptor toCuda(const zrt_kernel_descriptor &kernel) {
  zrt_kernel_descriptor cuda = kernel;
  cuda.kind = ZRT_KERNEL_CUDA;
  cuda.ptx = cudaKernels;
  bool isAddOnes = kernel.function == addOnes;
  cuda.grain = cuda.threads = isAddOnes ? 32 : kernel.grain;
  return cuda;
}
const std::vector<zrt_kernel_descriptor> gpuKernels = [] {
  std::vector<zrt_kernel_descriptor> all;
  for (const zrt_kernel_descriptor &kernel : kernels)
    all.push_back(toCuda(kernel));
  return all;
}();

const std::vector<StreamInfo> fiveStreams = {
    {"compute", 1}, {"gathers"}, {"reductions"}, {"to_host"}, {"from_host", -1}};

/// A device, and whether its commands are captured first.
struct Mode {
  DeviceFactory device;
  bool isCaptured;
};

std::vector<Mode> modes() {
  std::vector<Mode> modes;
  for (const DeviceFactory &device : deviceFactories())
    for (bool isCaptured : {false, true})
      modes.push_back({device, isCaptured});
  return modes;
}

class DeviceSuite : public testing::TestWithParam<Mode> {
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
  Status end() {
    if (isCaptured()) {
      Expected<int> graph = device->endCapture();
      if (!graph.isOk())
        return graph.status();
      device->replay(*graph);
    }
    return device->synchronize();
  }

  /// A record that begins with the number of its kernel.
  void launch(int stream, const int64_t *record) {
    const zrt_kernel_descriptor *own = isGpu() ? gpuKernels.data() : kernels;
    device->launch(stream, own[record[0]], record + 1);
  }

  template <typename T> void put(Address address, const T &value) {
    ASSERT_TRUE(device->write(address, &value, sizeof value).isOk());
  }
  template <typename T> T get(Address address) {
    T value;
    EXPECT_TRUE(device->read(address, &value, sizeof value).isOk());
    return value;
  }

  std::unique_ptr<Device> device;
};

const int64_t forward[] = {SlowStep, 2, 0, 64}, backward[] = {SlowStep, 2, 64, 0};

} // namespace

TEST_P(DeviceSuite, ReadsWhatWasWritten) {
  put<int64_t>(128, 42);
  EXPECT_EQ(get<int64_t>(128), 42);
  int64_t value = 0;
  EXPECT_FALSE(device->write(memoryBytes - 4, &value, 8).isOk());
  EXPECT_FALSE(device->read(-8, &value, 8).isOk());
  EXPECT_FALSE(device->read(addressOf(1, 0), &value, 8).isOk());
}

TEST_P(DeviceSuite, MemoryIsZeroedAndOpaque) {
  EXPECT_EQ(get<int64_t>(4096), 0);
  Expected<Memory> memory = device->allocate(4096);
  ASSERT_TRUE(memory.isOk());
  EXPECT_NE(memory->handle, 0u);
  EXPECT_GE(memory->bytes, 4096);
  int64_t value = 0;
  EXPECT_FALSE(device->bind(0, {reinterpret_cast<uint64_t>(&value), 8}).isOk())
      << "a pointer was taken for memory";
}

TEST_P(DeviceSuite, SpacesAreApart) {
  Expected<Memory> memory = device->allocate(4096);
  ASSERT_TRUE(memory.isOk());
  ASSERT_TRUE(device->bind(3, *memory).isOk());
  put<int64_t>(256, 7);
  put<int64_t>(addressOf(3, 256), 8);
  EXPECT_EQ(get<int64_t>(256), 7);
  const int64_t copy[] = {addressOf(3, 512), 256, 8},
                step[] = {SlowStep, 2, addressOf(3, 512), 512};
  begin();
  device->copy(4, copy);
  launch(4, step);
  ASSERT_TRUE(end().isOk());
  EXPECT_EQ(get<int64_t>(addressOf(3, 512)), 7);
  EXPECT_EQ(get<int64_t>(512), 22);
  const int64_t outside[] = {addressOf(3, 8192), 0, 8};
  begin();
  device->copy(0, outside);
  EXPECT_EQ(end().code(), Code::Internal);
}

TEST_P(DeviceSuite, AStreamRunsInCallOrder) {
  put<int64_t>(0, 1);
  begin();
  for (int i = 0; i < 4; ++i)
    launch(3, i % 2 ? backward : forward);
  ASSERT_TRUE(end().isOk());
  EXPECT_EQ(get<int64_t>(0), 121); // 1, 4, 13, 40, 121
}

TEST_P(DeviceSuite, EventsOrderStreams) {
  for (int step = 0; step < 20; ++step) {
    put<int64_t>(0, 1);
    begin();
    launch(0, forward);
    device->record(0, 3);
    device->wait(1, 3);
    launch(1, backward);
    device->record(1, 4);
    device->wait(0, 4);
    launch(0, forward);
    ASSERT_TRUE(end().isOk());
    ASSERT_EQ(get<int64_t>(64), 40);
  }
}

TEST_P(DeviceSuite, EventsOrderAnyNumberOfStreams) {
  put<int64_t>(0, 1);
  begin();
  for (int stream = 0; stream < 5; ++stream) {
    if (stream > 0)
      device->wait(stream, stream - 1);
    launch(stream, stream % 2 ? backward : forward);
    device->record(stream, stream);
  }
  ASSERT_TRUE(end().isOk());
  EXPECT_EQ(get<int64_t>(64), 364); // 1, 4, 13, 40, 121, 364
}

TEST_P(DeviceSuite, LaunchCoversItsRangeOnce) {
  for (int64_t kernel = CountRange; kernel < int64_t(std::size(kernels)); ++kernel) {
    int64_t work = kernels[kernel].work;
    std::vector<uint8_t> bytes(work + 1, 0);
    ASSERT_TRUE(device->write(4096, bytes.data(), work + 1).isOk());
    put<uint8_t>(0, 0);
    const int64_t record[] = {kernel, 2, 4096, 0};
    begin();
    launch(0, record);
    ASSERT_TRUE(end().isOk());
    EXPECT_EQ(get<uint8_t>(0), 0) << "a bound is no multiple of the grain";
    ASSERT_TRUE(device->read(4096, bytes.data(), work + 1).isOk());
    EXPECT_EQ(std::accumulate(bytes.begin(), bytes.end(), int64_t(0)), work);
  }
}

TEST_P(DeviceSuite, AKernelRunsOthers) {
  if (isGpu())
    GTEST_SKIP() << "of kernels that the host runs";
  static const zrt_kernel_descriptor kernel = {"rounds", ZRT_KERNEL_HOST, {countRounds}, 1, 1, 0};
  std::vector<uint8_t> bytes(1001, 0);
  ASSERT_TRUE(device->write(4096, bytes.data(), 1001).isOk());
  put<int64_t>(0, 0);
  const int64_t record[] = {3, 4096, 0, 1};
  begin();
  device->launch(0, kernel, record);
  ASSERT_TRUE(end().isOk());
  EXPECT_EQ(get<uint8_t>(0), 0) << "a bound is no multiple of the grain";
  EXPECT_EQ(get<uint8_t>(1), 3);
  ASSERT_TRUE(device->read(4096, bytes.data(), 1001).isOk());
  EXPECT_EQ(std::accumulate(bytes.begin(), bytes.end(), int64_t(0)), 3000);
}

TEST_P(DeviceSuite, AFailureEndsALoop) {
  if (isGpu())
    GTEST_SKIP() << "of kernels that the host runs";
  static const zrt_kernel_descriptor kernel = {
      "endless", ZRT_KERNEL_HOST, {multiplyUntilFailure}, 1, 1, 0};
  put<double>(0, 0);
  put<int64_t>(64, 0);
  const int64_t record[] = {2, 0, 64};
  begin();
  device->launch(0, kernel, record);
  Status status = end();
  EXPECT_NE(status.text().find("a size is negative"), std::string::npos) << status.text();
  EXPECT_EQ(get<double>(0), 6);
  EXPECT_EQ(get<uint8_t>(64), 3);
}

TEST_P(DeviceSuite, AKernelMultiplies) {
  if (isGpu())
    GTEST_SKIP() << "of kernels that the host runs";
  static const zrt_kernel_descriptor kernel = {"squares", ZRT_KERNEL_HOST, {squareItems}, 16, 1, 0};
  for (int64_t item = 0; item < 16; ++item)
    put(16 * item, std::array<float, 4>{1, 2, 3, float(item)});
  const int64_t record[] = {2, 0, 4096};
  begin();
  device->launch(0, kernel, record);
  Status status = end();
  ASSERT_TRUE(status.isOk()) << status.text();
  for (int64_t item = 0; item < 16; ++item) {
    std::array<float, 4> expected = {7, 2 + 2 * float(item), 3 + 3 * float(item),
                                     6 + float(item * item)};
    EXPECT_EQ((get<std::array<float, 4>>(4096 + 16 * item)), expected);
  }
}

/// It belongs to the device, and ends with its report.
TEST_P(DeviceSuite, AFailedMatmulOfAKernelEndsALoop) {
  if (isGpu())
    GTEST_SKIP() << "of kernels that the host runs";
  static const zrt_kernel_descriptor kernel = {
      "endless", ZRT_KERNEL_HOST, {squareUntilFailure}, 1, 1, 0};
  std::unique_ptr<Device> other = GetParam().device.make();
  open(*other);
  put(0, std::array<float, 4>{1, 2, 3, 4});
  put<int64_t>(64, 0);
  const int64_t record[] = {3, 0, 4096, 64};
  begin();
  device->launch(0, kernel, record);
  Status status = end();
  EXPECT_NE(status.text().find("no unit stride"), std::string::npos) << status.text();
  EXPECT_EQ(get<uint8_t>(64), 3);
  EXPECT_TRUE(other->synchronize().isOk());
  const int64_t addFiveRecord[] = {AddFive, 1, 64};
  begin();
  launch(0, addFiveRecord);
  EXPECT_TRUE(end().isOk());
  EXPECT_EQ(get<uint8_t>(64), 8);
}

TEST_P(DeviceSuite, CopiesAndCalls) {
  put<int64_t>(0, 77);
  const int64_t copy[] = {512, 0, 8};
  int64_t seen = 0;
  begin();
  device->copy(1, copy);
  device->call(
      1,
      [](void *self, const int64_t *record) {
        *static_cast<int64_t *>(self) = record[2];
        return Status::ok();
      },
      &seen, copy);
  ASSERT_TRUE(end().isOk());
  EXPECT_EQ(get<int64_t>(512), 77);
  EXPECT_EQ(seen, 8);
}

TEST_P(DeviceSuite, TransfersAreInStreamOrder) {
  std::vector<int64_t> in(100000), out(in.size());
  std::iota(in.begin(), in.end(), 5);
  int64_t bytes = int64_t(in.size()) * 8;
  const int64_t copy[] = {1 << 20, 0, bytes};
  begin();
  device->upload(2, 0, in.data(), bytes);
  device->copy(2, copy);
  device->download(2, out.data(), 1 << 20, bytes);
  ASSERT_TRUE(end().isOk());
  EXPECT_EQ(in, out);
}

TEST_P(DeviceSuite, WhatReplacesASavedValueWaitsForTheSave) {
  std::vector<int64_t> copy(1 << 17, -1); // outlives the device: SetUp makes another one
  static std::vector<std::vector<int64_t>> kept;
  kept.push_back(std::move(copy));
  std::vector<int64_t> &target = kept.back();
  int64_t bytes = int64_t(target.size()) * 8;
  ASSERT_TRUE(device->pin(target.data(), bytes).isOk());
  std::vector<int64_t> before(target.size()), after(target.size(), 9);
  std::iota(before.begin(), before.end(), 1);
  ASSERT_TRUE(device->write(0, before.data(), bytes).isOk());
  begin();
  device->save(2, target.data(), 0, bytes);
  device->record(2, 0);
  device->wait(1, 0);
  device->upload(1, 0, after.data(), bytes);
  ASSERT_TRUE(end().isOk());
  EXPECT_EQ(target, before);
  EXPECT_EQ(get<int64_t>(0), 9);
  EXPECT_TRUE(device->waitedFor(2) >= -1);
}

TEST_P(DeviceSuite, MoreCommandsThanAQueueHolds) {
  if (isCaptured())
    GTEST_SKIP() << "of commands that are enqueued";
  put<int64_t>(0, 0);
  const int64_t record[] = {AddFive, 1, 0};
  for (int i = 0; i < 1000; ++i)
    launch(2, record);
  ASSERT_TRUE(end().isOk());
  EXPECT_EQ(get<int64_t>(0), 5000);
}

TEST_P(DeviceSuite, AFailedHostFunctionFailsTheStep) {
  const int64_t copy[] = {512, 0, 8};
  put<int64_t>(0, 1);
  begin();
  device->call(
      0, [](void *, const int64_t *) { return Status(Code::Aborted, "a peer is gone"); }, nullptr,
      copy);
  device->copy(0, copy);
  Status status = end();
  EXPECT_EQ(status.code(), Code::Aborted);
  EXPECT_EQ(status.message(), "a peer is gone");
  if (!isGpu()) // which goes on with what it has been given
    EXPECT_EQ(get<int64_t>(512), 0);
}

TEST_P(DeviceSuite, AWaitBeforeItsRecordIsAnErrorNotAHang) {
  const int64_t copy[] = {0, 64, 8};
  begin();
  device->wait(1, 5);
  device->copy(1, copy);
  device->record(0, 5);
  Status status = end();
  EXPECT_EQ(status.code(), Code::Internal);
  EXPECT_NE(status.message().find("deadlock"), std::string::npos) << status.text();
  EXPECT_NE(status.message().find("event 5"), std::string::npos) << status.text();
  begin(); // the next step is not affected
  device->record(0, 5);
  device->wait(1, 5);
  EXPECT_TRUE(end().isOk());
}

TEST_P(DeviceSuite, ACapturedEventIsRecordedOnce) {
  if (!isCaptured())
    GTEST_SKIP() << "of captures";
  begin();
  device->record(1, 1);
  device->record(0, 1);
  EXPECT_NE(end().message().find("recorded twice"), std::string::npos);
}

TEST_P(DeviceSuite, RefusesMoreCommandsThanPromised) {
  if (!isCaptured())
    GTEST_SKIP() << "of captures";
  const int64_t copy[] = {0, 64, 8};
  begin();
  for (int i = 0; i < commandLimit + 1; ++i)
    device->copy(i % 2, copy);
  EXPECT_NE(end().message().find("64 calls"), std::string::npos);
  begin();
  for (int i = 0; i < commandLimit; ++i)
    device->copy(i % 2, copy);
  EXPECT_TRUE(end().isOk());
}

TEST_P(DeviceSuite, RefusesWhatLiesOutside) {
  const int64_t copy[] = {0, memoryBytes - 4, 8}, far[] = {SlowStep, 1, memoryBytes + 1},
                library[] = {17, -1, 0};
  auto expectRefused = [&](auto enqueue) {
    begin();
    enqueue();
    EXPECT_EQ(end().code(), Code::Internal);
  };
  expectRefused([&] { device->copy(1, copy); });
  expectRefused([&] { launch(1, far); });
  expectRefused([&] { device->library(1, library); });
  expectRefused([&] { device->copy(5, copy); });
  expectRefused([&] { device->copy(-1, copy); });
  expectRefused([&] { device->record(0, eventLimit); });
  expectRefused([&] { device->replay(100); });
}

TEST_P(DeviceSuite, AFailureSkipsTheRest) {
  const int64_t bad[] = {-8, 0, 8}, good[] = {512, 0, 8};
  put<int64_t>(0, 1);
  begin();
  device->copy(1, bad);
  device->record(1, 0);
  device->wait(0, 0);
  device->copy(0, good);
  EXPECT_FALSE(end().isOk());
  EXPECT_EQ(get<int64_t>(512), 0);
}

TEST_P(DeviceSuite, ManyShortSteps) {
  const int64_t record[] = {AddOnes, 1, 4096};
  auto enqueue = [&] {
    launch(0, record);
    device->record(0, 0);
    device->wait(1, 0);
    launch(1, record);
    device->record(1, 1);
    device->wait(0, 1);
  };
  int graph = -1;
  begin();
  if (isCaptured()) {
    enqueue();
    Expected<int> captured = device->endCapture();
    ASSERT_TRUE(captured.isOk());
    graph = *captured;
  }
  for (int step = 0; step < 3000; ++step) {
    if (isCaptured())
      device->replay(graph);
    else
      enqueue();
    if (step % 3 == 0)
      ASSERT_TRUE(device->synchronize().isOk());
  }
  ASSERT_TRUE(device->synchronize().isOk());
  for (int i = 0; i < 64; ++i)
    ASSERT_EQ(get<int64_t>(4096 + 8 * i), 6000);
}

TEST_P(DeviceSuite, AReplayComesBetweenWhatIsEnqueuedAround) {
  if (!isCaptured())
    GTEST_SKIP() << "of captures";
  const int64_t there[] = {SlowStep, 2, 0, 64};
  begin();
  launch(3, there);
  Expected<int> graph = device->endCapture();
  ASSERT_TRUE(graph.isOk());
  for (int64_t value : {1, 2, 3}) {
    int64_t result = 0;
    device->upload(0, 0, &value, 8);
    device->replay(*graph);
    device->download(1, &result, 64, 8);
    ASSERT_TRUE(device->synchronize().isOk());
    EXPECT_EQ(result, value * 3 + 1);
  }
}

TEST_P(DeviceSuite, GraphsKnowWhenTheirCallsRan) {
  if (!isCaptured())
    GTEST_SKIP() << "of replays";
  static const int64_t copies[][3] = {{64, 0, 32}, {128, 64, 32}, {192, 128, 32}};
  ASSERT_TRUE(device->keepTimes().isOk());
  begin();
  auto call = [&](int64_t number, int stream, auto enqueue) {
    device->beginCall(stream, number);
    enqueue();
    device->endCall(stream, number);
  };
  call(0, 0, [&] { device->copy(0, copies[0]); });
  call(1, 0, [&] { device->record(0, 0); });
  call(2, 1, [&] { device->wait(1, 0); });
  call(3, 1, [&] {
    device->copy(1, copies[1]);
    device->copy(1, copies[2]);
  });
  Expected<int> graph = device->endCapture();
  ASSERT_TRUE(graph.isOk()) << graph.status().text();
  int64_t last = 0;
  for (int run = 0; run < 3; ++run) {
    int64_t before = nowNanoseconds();
    device->replay(*graph);
    ASSERT_TRUE(device->synchronize().isOk());
    int64_t after = nowNanoseconds();
    std::vector<CallSpan> times(5);
    times[4] = {1, 1}; // of no call
    ASSERT_TRUE(device->readTimes(*graph, times).isOk());
    for (int number : {0, 3}) {
      // A GPU's clock is another one, set by the host's at every replay, and counts in floats.
      constexpr int64_t slack = 50000;
      EXPECT_GE(times[number].begin, before - slack);
      EXPECT_LE(times[number].begin, times[number].end);
      EXPECT_LE(times[number].end, after + slack);
    }
    EXPECT_LE(times[0].end, times[3].begin + 1000) << "an event is between them";
    EXPECT_GT(times[3].begin, last) << "of the last replay";
    EXPECT_EQ(times[4].begin, 0);
    last = times[3].end;
  }
}

TEST_P(DeviceSuite, GraphsHaveTheirOwnEvents) {
  if (!isCaptured())
    GTEST_SKIP() << "of captures";
  int graphs[2];
  for (int &graph : graphs) {
    begin();
    launch(0, &graph == graphs ? forward : backward);
    device->record(0, 2);
    device->wait(1, 2);
    launch(1, &graph == graphs ? backward : forward);
    Expected<int> captured = device->endCapture();
    ASSERT_TRUE(captured.isOk());
    graph = *captured;
  }
  put<int64_t>(0, 1);
  for (int graph : {0, 0})
    device->replay(graphs[graph]);
  ASSERT_TRUE(device->synchronize().isOk());
  EXPECT_EQ(get<int64_t>(0), 121);
  device->replay(graphs[1]);
  ASSERT_TRUE(device->synchronize().isOk());
  EXPECT_EQ(get<int64_t>(64), get<int64_t>(0) * 3 + 1);
}

TEST_P(DeviceSuite, GemmMatchesTheDefinition) {
  for (const GemmCase &test : gemmCases()) {
    bool isFloat = test.dtype >= ZRT_F16 && test.dtype <= ZRT_F64;
    if (isGpu() && !isFloat)
      continue; // kernels compute them
    GemmData data(test, *device, memoryBytes);
    begin();
    device->library(0, data.record());
    Status status = end();
    ASSERT_TRUE(status.isOk()) << test.text() << ": " << status.text();
    std::vector<uint8_t> first = data.result();
    EXPECT_LE(data.error(), data.tolerance()) << test.text();
    ASSERT_TRUE(data.resetResult().isOk());
    begin();
    device->library(0, data.record());
    ASSERT_TRUE(end().isOk());
    EXPECT_EQ(data.result(), first) << test.text() << ": other bits the second time";
  }
}

TEST_P(DeviceSuite, AKernelMultipliesAnyFloats) {
  if (isGpu())
    GTEST_SKIP() << "of kernels that the host runs";
  static const zrt_kernel_descriptor kernel = {"gemm", ZRT_KERNEL_HOST, {multiplyByRecord}, 1, 1,
                                               0};
  constexpr int64_t recordAt = memoryBytes / 2;
  for (const GemmCase &test : gemmCases()) {
    bool isHere = test.dtype == ZRT_F32 || test.dtype == ZRT_BF16 || test.dtype == ZRT_F16;
    if (!isHere || test.batch0 * test.batch1 > 1 || test.k == 0)
      continue;
    GemmData data(test, *device, memoryBytes);
    auto gemm = *reinterpret_cast<const zrt_gemm_record *>(data.record());
    put(recordAt, gemm);
    const int64_t record[] = {4, gemm.a, gemm.b, gemm.c, recordAt};
    begin();
    device->launch(0, kernel, record);
    Status status = end();
    ASSERT_TRUE(status.isOk()) << test.text() << ": " << status.text();
    data.result();
    EXPECT_LE(data.error(), data.tolerance()) << test.text();
  }
}

TEST_P(DeviceSuite, GemmRefusesWhatItCannotDo) {
  GemmData data({}, *device, memoryBytes);
  auto refusal = [&](auto edit) {
    zrt_gemm_record record = *reinterpret_cast<const zrt_gemm_record *>(data.record());
    edit(record);
    begin();
    device->library(0, reinterpret_cast<const int64_t *>(&record));
    return end().message();
  };
  EXPECT_NE(refusal([](zrt_gemm_record &r) { r.a_col = 3; }).find("no unit stride"),
            std::string::npos);
  EXPECT_NE(refusal([](zrt_gemm_record &r) { r.b = memoryBytes + 8; }).find("outside its space"),
            std::string::npos);
  if (isGpu()) {
    std::string integers = refusal([](zrt_gemm_record &r) { r.dtype = r.c_dtype = ZRT_I32; });
    EXPECT_NE(integers.find("f32, f64, bf16 and f16 only"), std::string::npos) << integers;
    return;
  }
  EXPECT_NE(refusal([](zrt_gemm_record &r) { r.addend = memoryBytes - 8; }).find("outside its"),
            std::string::npos);
  EXPECT_NE(refusal([](zrt_gemm_record &r) { r.bias = 0; }).find("a dense matrix of f32"),
            std::string::npos);
  EXPECT_NE(
      refusal([](zrt_gemm_record &r) { r.dtype = r.c_dtype = ZRT_BF16; }).find("no workspace"),
      std::string::npos);
  EXPECT_NE(refusal([](zrt_gemm_record &r) {
              r.dtype = r.c_dtype = ZRT_BF16;
              r.workspace = 1 << 20, r.workspace_bytes = 1 << 10;
            }).find("no workspace"),
            std::string::npos);
}

/// What a matmul adds besides has the bits of sums made after it, on rows and columns that blocks
/// and threads do not divide.
TEST_P(DeviceSuite, GemmAddsABiasAndAnAddend) {
  constexpr int64_t m = 301, n = 67, k = 19, a = 0, b = a + 4 * m * k, bias = b + 4 * k * n,
                    addend = bias + 4 * n, c = addend + 4 * m * n, total = c + 4 * m * n;
  std::vector<float> image(total / 4);
  uint32_t state = 7;
  for (float &value : image)
    value = float(int32_t(state = state * 1664525 + 1013904223)) * 1e-9f;
  ASSERT_TRUE(device->write(0, image.data(), total).isOk());
  auto multiply = [&](bool hasBias, bool hasAddend) {
    zrt_gemm_record r = {ZRT_GEMM, -1, 0, ZRT_F32, ZRT_F32, m, n, k, 0, {1, 1, 1, 1}};
    r.a = a, r.a_row = k, r.a_col = 1, r.b = b, r.b_row = n, r.b_col = 1;
    r.c = c, r.c_row = n, r.c_col = 1;
    r.bias = hasBias ? bias : -1, r.addend = hasAddend ? addend : -1;
    begin();
    device->library(0, reinterpret_cast<const int64_t *>(&r));
    Status status = end();
    std::vector<float> result(m * n);
    if (isGpu() && (hasBias || hasAddend))
      EXPECT_NE(status.message().find("on the CPU only"), std::string::npos) << status.text();
    else
      EXPECT_TRUE(status.isOk()) << status.text();
    EXPECT_TRUE(device->read(c, result.data(), 4 * m * n).isOk());
    return result;
  };
  std::vector<float> products = multiply(false, false);
  for (int terms = 1; terms < 4; ++terms) {
    std::vector<float> found = multiply(terms & 1, terms & 2), expected = products;
    for (int64_t i = 0; i < m * n && !isGpu(); ++i) {
      if (terms & 1)
        expected[i] = expected[i] + image[bias / 4 + i % n];
      if (terms & 2)
        expected[i] = image[addend / 4 + i] + expected[i];
    }
    EXPECT_EQ(found, expected) << "terms " << terms;
  }
}

TEST_P(DeviceSuite, RefusesKernelsOfAnotherProcessor) {
  const zrt_kernel_descriptor other = {"for_another", 77, {nullptr}, 1, 1, 0};
  begin();
  device->launch(0, other, forward + 1);
  Status status = end();
  EXPECT_EQ(status.code(), Code::Unavailable);
  EXPECT_NE(status.message().find("'for_another'"), std::string::npos) << status.text();
}

INSTANTIATE_TEST_SUITE_P(All, DeviceSuite, testing::ValuesIn(modes()), [](const auto &info) {
  return std::string(info.param.device.name) + (info.param.isCaptured ? "Captured" : "Enqueued");
});

/// Two streams add to one value in an order that an event may or may not fix.
static int64_t raceResult(uint64_t seed, bool ordered) {
  auto device = makeCpu({.adversarial = true, .seed = seed});
  EXPECT_TRUE(device->open({{"a"}, {"b"}}, 4).isOk());
  EXPECT_TRUE(device->bind(0, *device->allocate(4096)).isOk());
  const int64_t slow[] = {2, 0, 0}, five[] = {1, 0};
  device->launch(0, kernels[SlowStep], slow);
  if (ordered) {
    device->record(0, 0);
    device->wait(1, 0);
  }
  device->launch(1, kernels[AddFive], five);
  EXPECT_TRUE(device->synchronize().isOk());
  int64_t value = 0;
  EXPECT_TRUE(device->read(0, &value, 8).isOk());
  return value;
}

TEST(Adversarial, FindsAMissingEvent) {
  bool early = false, late = false;
  for (uint64_t seed = 0; seed < 8; ++seed) {
    EXPECT_EQ(raceResult(seed, true), 6);
    early |= raceResult(seed, false) == 16;
    late |= raceResult(seed, false) == 6;
  }
  EXPECT_TRUE(early && late) << "both orders must come up";
}

/// What a host that has got hold of a pointer would do.
static void touch(const volatile uint8_t *pointer) { exit(*pointer); }

TEST(Guarded, TheHostCannotTouchMemory) {
  GTEST_FLAG_SET(death_test_style, "threadsafe");
  auto device = makeCpu({.guarded = true});
  ASSERT_TRUE(device->open({{"a"}}, 0).isOk());
  Expected<Memory> memory = device->allocate(8192);
  ASSERT_TRUE(memory.isOk() && device->bind(0, *memory).isOk());
  const int64_t five[] = {1, 64};
  device->launch(0, kernels[AddFive], five);
  ASSERT_TRUE(device->synchronize().isOk());
  auto faults = testing::KilledBySignal(SIGSEGV);
  uint8_t *data = HostMemory::of(*memory)->data();
  EXPECT_EXIT(touch(reinterpret_cast<uint8_t *>(memory->handle)), faults, "") << "a handle";
  EXPECT_EXIT(touch(data), faults, "") << "memory between steps";
  EXPECT_EXIT(touch(data - 1), faults, "") << "the page before";
  EXPECT_EXIT(touch(data + memory->bytes), faults, "") << "the page behind";
}

TEST(Counting, ADeviceOfOnesOwnSeesEveryCommand) {
  CountingDevice device(makeCpu({}));
  ASSERT_TRUE(device.open({{"a"}}, 2).isOk());
  ASSERT_TRUE(device.bind(0, *device.allocate(4096)).isOk());
  const int64_t five[] = {1, 64};
  ASSERT_TRUE(device.beginCapture(2, 1).isOk());
  device.launch(0, kernels[AddFive], five);
  device.record(0, 0);
  Expected<int> graph = device.endCapture();
  ASSERT_TRUE(graph.isOk());
  for (int step = 0; step < 3; ++step)
    device.replay(*graph);
  int64_t value = 0;
  ASSERT_TRUE(device.read(64, &value, 8).isOk());
  EXPECT_EQ(value, 15);
  EXPECT_EQ(device.launches, 1);
  EXPECT_EQ(device.commands, 3);
  EXPECT_EQ(device.replays, 3);
}
