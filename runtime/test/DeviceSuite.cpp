//===- DeviceSuite.cpp - What every device must do -------------------------------===//
//
// The conformance suite of zrt/device.h: a new device is one more line in makeDevice().
//===------------------------------------------------------------------------===//

#include "../device/ThreadPool.h"
#include "Gemms.h"
#include "zrt/device.h"

#include <atomic>
#include <cstring>
#include <gtest/gtest.h>
#include <numeric>
#include <unistd.h>
#include <vector>

using namespace zrt;
using namespace zrt::test;

namespace {

constexpr int64_t arenaBytes = 64 << 20;

std::unique_ptr<Device> makeDevice(const std::string &name) {
  CpuOptions options;
  if (name == "threads3")
    options.threads = 3;
  if (name.starts_with("adversarial")) {
    options.adversarial = true;
    options.seed = std::stoi(name.substr(11));
  }
  auto device = createCpuDevice(options);
  EXPECT_TRUE(device.isOk()) << device.status().text();
  return std::move(*device);
}

class DeviceSuite : public testing::TestWithParam<const char *> {
protected:
  void SetUp() override {
    device = makeDevice(GetParam());
    device->attach(arena.data(), arenaBytes);
    ASSERT_TRUE(device->prepare(64, 16).isOk());
  }

  void begin() {
    errors = std::make_unique<StickyStatus>();
    device->begin(*errors);
  }
  Status end() { return device->synchronize(); }

  template <typename T> T *at(int64_t offset) {
    return reinterpret_cast<T *>(arena.data() + offset);
  }

  std::unique_ptr<Device> device;
  static std::vector<uint8_t> arena; // one for all: clearing it takes longer than most tests
  std::unique_ptr<StickyStatus> errors;
};

std::vector<uint8_t> DeviceSuite::arena(arenaBytes);

/// *buffers[1] = *buffers[0] * 3 + 1, after a while.
void slowStep(uint8_t *const *buffers, int64_t, int64_t) {
  usleep(2000);
  int64_t value;
  memcpy(&value, buffers[0], 8);
  value = value * 3 + 1;
  memcpy(buffers[1], &value, 8);
}

} // namespace

TEST_P(DeviceSuite, ReadsWhatWasWritten) {
  int64_t value = 42, back = 0;
  EXPECT_TRUE(device->write(128, &value, 8).isOk());
  EXPECT_TRUE(device->read(128, &back, 8).isOk());
  EXPECT_EQ(back, 42);
  EXPECT_FALSE(device->write(arenaBytes - 4, &value, 8).isOk());
  EXPECT_FALSE(device->read(-8, &back, 8).isOk());
}

TEST_P(DeviceSuite, AStreamRunsInCallOrder) {
  *at<int64_t>(0) = 1;
  const int64_t forward[] = {2, 1, 1, 0, 64}, backward[] = {2, 1, 1, 64, 0};
  begin();
  for (int i = 0; i < 4; ++i)
    device->launch(ZRT_STREAM_COMPUTE, slowStep, i % 2 ? backward : forward);
  ASSERT_TRUE(end().isOk());
  EXPECT_EQ(*at<int64_t>(0), 121); // 1, 4, 13, 40, 121
}

TEST_P(DeviceSuite, EventsOrderStreams) {
  *at<int64_t>(0) = 1;
  const int64_t forward[] = {2, 1, 1, 0, 64}, backward[] = {2, 1, 1, 64, 0};
  for (int step = 0; step < 20; ++step) {
    *at<int64_t>(0) = 1;
    begin();
    device->wait(ZRT_STREAM_COMM, 3); // enqueued before the event is recorded
    device->launch(ZRT_STREAM_COMM, slowStep, backward);
    device->record(ZRT_STREAM_COMM, 4);
    device->launch(ZRT_STREAM_COMPUTE, slowStep, forward);
    device->record(ZRT_STREAM_COMPUTE, 3);
    device->wait(ZRT_STREAM_COMPUTE, 4);
    device->launch(ZRT_STREAM_COMPUTE, slowStep, forward);
    ASSERT_TRUE(end().isOk());
    ASSERT_EQ(*at<int64_t>(64), 40);
  }
}

TEST_P(DeviceSuite, LaunchCoversItsRangeOnce) {
  for (int64_t work : {0, 1, 7, 64, 1000, 100003}) {
    memset(at<uint8_t>(4096), 0, work);
    const int64_t record[] = {2, work, 16, 4096, 0};
    begin();
    device->launch(
        ZRT_STREAM_COMPUTE,
        [](uint8_t *const *buffers, int64_t begin, int64_t end) {
          if (begin % 16)
            ++*buffers[1];
          for (int64_t i = begin; i < end; ++i)
            ++buffers[0][i];
        },
        record);
    *at<uint8_t>(0) = 0;
    ASSERT_TRUE(end().isOk());
    EXPECT_EQ(*at<uint8_t>(0), 0) << "a bound is no multiple of the grain";
    EXPECT_EQ(std::accumulate(at<uint8_t>(4096), at<uint8_t>(4096) + work, int64_t(0)), work);
  }
}

TEST_P(DeviceSuite, CopiesAndCalls) {
  *at<int64_t>(0) = 77;
  const int64_t copy[] = {512, 0, 8};
  begin();
  device->copy(ZRT_STREAM_COMM, copy);
  device->call(
      ZRT_STREAM_COMM,
      [](void *self, const int64_t *record) {
        auto *values = static_cast<int64_t *>(self);
        values[1] = values[64] + record[2];
      },
      at<int64_t>(0), copy);
  ASSERT_TRUE(end().isOk());
  EXPECT_EQ(*at<int64_t>(8), 85);
}

TEST_P(DeviceSuite, AWaitWithoutRecordIsAnErrorNotAHang) {
  const int64_t copy[] = {0, 64, 8};
  begin();
  device->wait(ZRT_STREAM_COMM, 5);
  device->copy(ZRT_STREAM_COMM, copy);
  Status status = end();
  EXPECT_EQ(status.code(), Code::Internal);
  EXPECT_NE(status.message().find("deadlock"), std::string::npos) << status.text();
  EXPECT_NE(status.message().find("event 5"), std::string::npos) << status.text();
  begin(); // the next step is not affected, and events start unrecorded
  device->record(ZRT_STREAM_COMPUTE, 5);
  device->wait(ZRT_STREAM_COMM, 5);
  EXPECT_TRUE(end().isOk());
}

TEST_P(DeviceSuite, ACycleIsAnErrorNotAHang) {
  begin();
  device->wait(ZRT_STREAM_COMM, 0);
  device->record(ZRT_STREAM_COMM, 1);
  device->wait(ZRT_STREAM_COMPUTE, 1);
  device->record(ZRT_STREAM_COMPUTE, 0);
  EXPECT_NE(end().message().find("deadlock"), std::string::npos);
}

TEST_P(DeviceSuite, AnEventIsRecordedOnce) {
  begin();
  device->record(ZRT_STREAM_COMM, 1);
  device->record(ZRT_STREAM_COMPUTE, 1);
  EXPECT_NE(end().message().find("recorded twice"), std::string::npos);
}

TEST_P(DeviceSuite, RefusesMoreCommandsThanPrepared) {
  const int64_t copy[] = {0, 64, 8};
  begin();
  for (int i = 0; i < 65; ++i)
    device->copy(ZRT_STREAM_COMM, copy);
  EXPECT_NE(end().message().find("64 calls"), std::string::npos);
}

TEST_P(DeviceSuite, RefusesWhatLiesOutside) {
  const int64_t copy[] = {0, arenaBytes - 4, 8}, launch[] = {1, 1, 1, arenaBytes + 1};
  begin();
  device->copy(ZRT_STREAM_COMM, copy);
  EXPECT_EQ(end().code(), Code::Internal);
  begin();
  device->launch(ZRT_STREAM_COMM, slowStep, launch);
  EXPECT_EQ(end().code(), Code::Internal);
  begin();
  device->copy(2, copy);
  EXPECT_EQ(end().code(), Code::Internal);
  begin();
  device->wait(0, 16);
  EXPECT_EQ(end().code(), Code::Internal);
}

TEST_P(DeviceSuite, AFailureSkipsTheRest) {
  const int64_t bad[] = {-8, 0, 8}, good[] = {512, 0, 8};
  *at<int64_t>(0) = 1;
  *at<int64_t>(512) = 0;
  begin();
  device->copy(ZRT_STREAM_COMM, bad);
  device->record(ZRT_STREAM_COMM, 0);
  device->wait(ZRT_STREAM_COMPUTE, 0);
  device->copy(ZRT_STREAM_COMPUTE, good);
  EXPECT_FALSE(end().isOk());
  EXPECT_EQ(*at<int64_t>(512), 0);
}

TEST_P(DeviceSuite, ManyShortSteps) {
  const int64_t record[] = {1, 64, 1, 4096};
  auto kernel = [](uint8_t *const *buffers, int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i)
      ++reinterpret_cast<int64_t *>(buffers[0])[i];
  };
  memset(at<uint8_t>(4096), 0, 512);
  for (int step = 0; step < 3000; ++step) {
    begin();
    device->launch(ZRT_STREAM_COMPUTE, kernel, record);
    device->record(ZRT_STREAM_COMPUTE, 0);
    device->wait(ZRT_STREAM_COMM, 0);
    device->launch(ZRT_STREAM_COMM, kernel, record);
    device->record(ZRT_STREAM_COMM, 1);
    device->wait(ZRT_STREAM_COMPUTE, 1);
    ASSERT_TRUE(end().isOk());
  }
  for (int i = 0; i < 64; ++i)
    ASSERT_EQ(at<int64_t>(4096)[i], 6000);
}

TEST_P(DeviceSuite, GemmMatchesTheDefinition) {
  for (const GemmCase &test : gemmCases()) {
    GemmData data(test, arena.data(), arenaBytes);
    begin();
    device->gemm(ZRT_STREAM_COMPUTE, data.record());
    Status status = end();
    ASSERT_TRUE(status.isOk()) << test.text() << ": " << status.text();
    EXPECT_LE(data.error(), data.tolerance()) << test.text();
    std::vector<uint8_t> first = data.result();
    data.resetResult();
    begin();
    device->gemm(ZRT_STREAM_COMPUTE, data.record());
    ASSERT_TRUE(end().isOk());
    EXPECT_EQ(data.result(), first) << test.text() << ": other bits the second time";
  }
}

TEST_P(DeviceSuite, GemmRefusesMatricesWithoutUnitStride) {
  GemmCase test;
  GemmData data(test, arena.data(), arenaBytes);
  zrt_gemm_record record = *reinterpret_cast<const zrt_gemm_record *>(data.record());
  record.a_col = 3;
  begin();
  device->gemm(ZRT_STREAM_COMPUTE, reinterpret_cast<const int64_t *>(&record));
  EXPECT_NE(end().message().find("no unit stride"), std::string::npos);
}

INSTANTIATE_TEST_SUITE_P(All, DeviceSuite,
                         testing::Values("threads1", "threads3", "adversarial0", "adversarial1",
                                         "adversarial2", "adversarial3"),
                         [](const auto &info) { return std::string(info.param); });

/// Two streams add to one value in an order that an event may or may not fix.
static int64_t raceResult(uint64_t seed, bool ordered) {
  auto device = createCpuDevice({1, true, seed});
  std::vector<uint8_t> arena(4096);
  (*device)->attach(arena.data(), 4096);
  EXPECT_TRUE((*device)->prepare(16, 4).isOk());
  StickyStatus errors;
  (*device)->begin(errors);
  const int64_t record[] = {2, 1, 1, 0, 0};
  (*device)->launch(0, slowStep, record);
  if (ordered) {
    (*device)->record(0, 0);
    (*device)->wait(1, 0);
  }
  (*device)->launch(
      1,
      [](uint8_t *const *buffers, int64_t, int64_t) {
        *reinterpret_cast<int64_t *>(buffers[0]) += 5;
      },
      record);
  EXPECT_TRUE((*device)->synchronize().isOk());
  return *reinterpret_cast<int64_t *>(arena.data());
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
