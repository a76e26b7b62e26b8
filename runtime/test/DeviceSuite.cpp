//===- DeviceSuite.cpp - What every device must do -------------------------------===//
#include "DeviceSuite.h"
#include "../device/HostMemory.h"

#include <csignal>
#include <fstream>
#include <numeric>
#include <sstream>
#include <sys/mman.h>
#include <unistd.h>

using namespace zrt;
using namespace zrt::test;

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

TEST_P(DeviceSuite, RefusesKernelsOfAnotherProcessor) {
  const zrt_kernel_descriptor other = {"for_another", 77, {nullptr}, 1, 1, 0, 0, nullptr};
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

/// KiB of the mapping at `data` that are in large pages.
static int64_t largeKiB(const uint8_t *data) {
  std::ostringstream first;
  first << std::hex << reinterpret_cast<uint64_t>(data) << '-';
  std::ifstream maps("/proc/self/smaps");
  bool isHere = false;
  for (std::string line; std::getline(maps, line);) {
    if (line.find('-') != std::string::npos)
      isHere = line.starts_with(first.str());
    if (isHere && line.starts_with("ShmemPmdMapped:"))
      return std::stoll(line.substr(line.find(':') + 1));
  }
  return -1;
}

/// A memory object of 5 MiB, of which two large pages can be made.
static int memoryObject() {
  int descriptor = memfd_create("large-pages", MFD_CLOEXEC);
  EXPECT_EQ(ftruncate(descriptor, 5 << 20), 0);
  return descriptor;
}

/// Whether the system makes large pages of shared memory when it is asked.
static bool makesLargePages() {
  int descriptor = memoryObject();
  auto memory = HostMemory::map(5 << 20, descriptor, /*isWritable=*/false); // asks for none
  uint8_t *data = (*memory)->data();
  int64_t sum = data[0] + data[2 << 20];
  bool isMade = sum == 0 && madvise(data, 4 << 20, /*MADV_COLLAPSE*/ 25) == 0;
  close(descriptor);
  return isMade;
}

TEST(HostMemory, SharedMemoryIsInLargePagesForAllWhoMapIt) {
  if (!makesLargePages())
    GTEST_SKIP() << "the system makes no large pages of shared memory";
  int descriptor = memoryObject();
  uint8_t before = 7;
  ASSERT_EQ(pwrite(descriptor, &before, 1, 2 << 20), 1);
  auto own = HostMemory::map(5 << 20, descriptor);
  auto peer = HostMemory::map(5 << 20, descriptor, /*isWritable=*/false);
  ASSERT_TRUE(own.isOk() && peer.isOk());
  EXPECT_EQ(largeKiB((*own)->data()), 4096);
  EXPECT_EQ((*own)->data()[2 << 20], 7) << "what was there is lost";
  (*own)->data()[5] = 8;
  EXPECT_EQ((*peer)->data()[5] + (*peer)->data()[2 << 20], 15);
  EXPECT_EQ(largeKiB((*peer)->data()), 4096);
  close(descriptor);
}
