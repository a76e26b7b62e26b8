//===- LookingTest.cpp - Traces, values that are no numbers, what people read ------------===//

#include "../base/Files.h"
#include "../train/EventFile.h"
#include "../train/Finite.h"
#include "../train/Progress.h"
#include "../train/Trace.h"
#include "../world/Launched.h"
#include "Plans.h"
#include "Scratch.h"

#include <cmath>
#include <complex>
#include <gtest/gtest.h>
#include <limits>

using namespace zrt;
using namespace zrt::test;

//===- Values ------------------------------------------------------------------------===//

template <typename Value>
static BadValues badOf(int64_t dtype, std::vector<Value> values, bool infinite) {
  return findBadValues(dtype, reinterpret_cast<const uint8_t *>(values.data()),
                       int64_t(values.size()), infinite);
}

TEST(Finite, NaNsAndInfinitiesOfAllTypes) {
  constexpr float inf = std::numeric_limits<float>::infinity(), nan = NAN;
  EXPECT_EQ(badOf<float>(ZRT_F32, {1, -inf, 3.4e38f, nan, nan}, false).first, 3);
  EXPECT_EQ(badOf<float>(ZRT_F32, {1, -inf, 3.4e38f, nan, nan}, false).count, 2);
  EXPECT_EQ(badOf<float>(ZRT_F32, {1, -inf, 3.4e38f, nan, nan}, true).first, 1);
  EXPECT_EQ(badOf<float>(ZRT_F32, {1, -inf, 3.4e38f, nan, nan}, true).count, 3);
  EXPECT_EQ(badOf<double>(ZRT_F64, {1e308, inf, nan}, true).count, 2);
  // An element is bad once, whichever of its parts is.
  std::vector<std::complex<float>> numbers = {{1, 2}, {3, nan}, {nan, nan}, {4, 5}, {inf, 0}};
  EXPECT_EQ(badOf(ZRT_C64, numbers, false).first, 1);
  EXPECT_EQ(badOf(ZRT_C64, numbers, false).count, 2);
  EXPECT_EQ(badOf(ZRT_C64, numbers, true).count, 3);
  EXPECT_EQ(badOf<std::complex<double>>(ZRT_C128, {{1, 2}}, true).first, 1);
  EXPECT_EQ(badOf<std::complex<double>>(ZRT_C128, {{1, 2}}, true).count, 0);
  for (auto [dtype, highest, infinity] :
       {std::tuple(ZRT_BF16, 0x7F7F, 0x7F80), std::tuple(ZRT_F16, 0x7BFF, 0x7C00)}) {
    std::vector<uint16_t> values = {uint16_t(highest), uint16_t(infinity), uint16_t(infinity | 1),
                                    uint16_t(0x8000 | infinity)};
    EXPECT_EQ(badOf<uint16_t>(dtype, values, true).count, 3);
    EXPECT_EQ(badOf<uint16_t>(dtype, values, false).first, 2);
    EXPECT_EQ(badOf<uint16_t>(dtype, values, false).count, 1);
  }
  // Every 8-bit float by its value.
  for (int64_t dtype : {ZRT_F8E4M3FN, ZRT_F8E5M2})
    for (int bits = 0; bits < 256; ++bits) {
      float value = widenF8(dtype, uint8_t(bits));
      EXPECT_EQ(badOf<uint8_t>(dtype, {uint8_t(bits)}, true).count, !std::isfinite(value)) << bits;
      EXPECT_EQ(badOf<uint8_t>(dtype, {uint8_t(bits)}, false).count, std::isnan(value)) << bits;
    }
  EXPECT_EQ(badOf<uint32_t>(ZRT_U32, {0x7F800001}, true).count, 0);
}

TEST(Finite, TheFirstOfManyBlocks) {
  std::vector<float> values(100000, 1);
  values[70001] = values[99999] = NAN;
  EXPECT_EQ(badOf<float>(ZRT_F32, values, false).first, 70001);
  EXPECT_EQ(badOf<float>(ZRT_F32, values, false).count, 2);
}

//===- Calls --------------------------------------------------------------------------===//

static const char *callsText = R"({"format": 1,
  "layouts": [{"name": "u0", "elements": 48, "segments": [
      {"name": "a", "first": 8, "shape": [3, 5]}, {"name": "s", "first": 32, "shape": [4]}]}],
  "entries": {"main": [
      {"name": "k", "locations": ["f:1:2"],
       "reads": [{"at": 64, "dtype": "f32", "shape": [24], "layout": 0, "group": 0}],
       "writes": [{"at": 512, "dtype": "f32", "shape": [48], "layout": 0, "name": "w"}]},
      null]}})";

TEST(Calls, RunsOfValuesLeaveOutPadding) {
  Expected<Calls> calls = Calls::parse(callsText);
  ASSERT_TRUE(calls.isOk()) << calls.status().text();
  const std::vector<CallInfo> &main = *calls->find("main");
  ASSERT_EQ(main.size(), 2u);
  EXPECT_TRUE(main[1].isEvent);
  EXPECT_EQ(calls->find("eval"), nullptr);
  Plan plan = planFor(2);
  using Runs = std::vector<std::pair<int64_t, int64_t>>;
  auto runsOf = [&](const CallBuffer &buffer, int rank) {
    Runs runs;
    forEachRun(plan, *calls, buffer, rank,
               [&](int64_t first, int64_t count, const UnitLayout::Segment *) {
                 runs.push_back({first, count});
               });
    return runs;
  };
  EXPECT_EQ(runsOf(main[0].writes[0], 1), (Runs{{8, 15}, {32, 4}}));
  EXPECT_EQ(runsOf(main[0].reads[0], 0), (Runs{{8, 15}}));
  EXPECT_EQ(runsOf(main[0].reads[0], 1), (Runs{{8, 4}}));
  EXPECT_EQ(main[0].writes[0].text(), "'w' f32[48]");
}

TEST(Calls, AnotherTextIsRefused) {
  for (auto [from, to] : {std::pair("\"format\": 1", "\"format\": 2"),
                          {"\"layout\": 0,", "\"layout\": 1,"},
                          {"\"reads\"", "\"red\""},
                          {"\"segments\"", "\"parts\""},
                          {"\"at\": 64", "\"on\": 64"}})
    EXPECT_FALSE(Calls::parse(replaced(callsText, from, to)).isOk()) << from;
}

//===- Traces --------------------------------------------------------------------------===//

TEST(Trace, WhatDoesNotFitIsCounted) {
  Scratch scratch;
  LaunchedRun run;
  ASSERT_TRUE(run.create(1).isOk());
  LaunchedWorld world(run, 0);
  Plan plan = planFor(1);
  Expected<Calls> calls = Calls::parse(callsText);
  ASSERT_TRUE(calls.isOk());
  zrt_context context;
  Trace trace;
  ASSERT_TRUE(trace.open(plan, *calls, context, world, 2, 3, /*batches=*/0, /*limit=*/5).isOk());
  for (int64_t step = 1; step <= 4; ++step) {
    trace.setStep(step);
    for (int i = 0; i < 4; ++i)
      Traced traced(&trace, Activity::Run, step);
  }
  EXPECT_EQ(trace.dropped(), 3); // of eight in steps 2 and 3
  TraceFile file;
  std::string path = scratch / "trace";
  ASSERT_TRUE(file.open(path).isOk());
  Expected<int64_t> dropped = file.write(trace, world, path);
  ASSERT_TRUE(dropped.isOk()) << dropped.status().text();
  EXPECT_EQ(*dropped, 3);
  Expected<std::string> text = readText(path, 1 << 20);
  ASSERT_TRUE(text.isOk());
  Expected<Json> json = Json::parse(*text, "trace");
  ASSERT_TRUE(json.isOk()) << json.status().text();
  int64_t spans = 0;
  for (const Json &event : json->find("traceEvents")->array())
    spans += event.find("ph")->string() == "X";
  EXPECT_EQ(spans, 5);
}

//===- What people read -----------------------------------------------------------------===//

TEST(Progress, FitsALine) {
  std::vector<std::string> parts = {"step 3/10", "loss 1.5", "2 ms", "peak 3 B"};
  EXPECT_EQ(fitLine(parts, 0), "step 3/10  loss 1.5  2 ms  peak 3 B");
  EXPECT_EQ(fitLine(parts, 30), "step 3/10  loss 1.5  2 ms");
  EXPECT_EQ(fitLine(parts, 25), "step 3/10  loss 1.5  2 ms");
  EXPECT_EQ(fitLine(parts, 24), "step 3/10  loss 1.5");
  EXPECT_EQ(fitLine(parts, 3), "step 3/10  loss 1.5"); // always
  EXPECT_EQ(fitLine({}, 10), "");
}

TEST(Progress, Units) {
  EXPECT_EQ(bytesText(0), "0 B");
  EXPECT_EQ(bytesText(10239), "10239 B");
  EXPECT_EQ(bytesText(10240), "0.01 MiB");
  EXPECT_EQ(bytesText(int64_t(1234) << 20), "1234.0 MiB");
  EXPECT_EQ(durationText(59.4), "59 s");
  EXPECT_EQ(durationText(59.6), "1:00");
  EXPECT_EQ(durationText(3725), "1:02:05");
}

TEST(EventFile, Checksums) {
  // RFC 3720, B.4.
  EXPECT_EQ(crc32c(std::string(32, '\0')), 0x8A9136AAu);
  EXPECT_EQ(crc32c(std::string(32, '\xff')), 0x62A8AB43u);
  EXPECT_EQ(crc32c("123456789"), 0xE3069283u);
}

TEST(EventFile, AFullDiskIsNamed) {
  EventFile none;
  EXPECT_TRUE(none.write(1, EventScalars()).isOk()); // without a file
  EXPECT_FALSE(none.open("/proc/nowhere").isOk());
}
