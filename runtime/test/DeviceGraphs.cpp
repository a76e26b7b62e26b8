//===- DeviceGraphs.cpp - Captured commands and their replays ------------------------===//
#include "../base/Os.h"
#include "DeviceSuite.h"

using namespace zrt;
using namespace zrt::test;

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
  const int64_t copies[][3] = {{64, 0, 8}, {128, 0, 8}}; // a stream each: nothing orders the two
  auto enqueue = [&](int count) {
    begin();
    for (int i = 0; i < count; ++i)
      device->copy(i % 2, copies[i % 2]);
    return end();
  };
  EXPECT_NE(enqueue(commandLimit + 1).message().find("64 calls"), std::string::npos);
  EXPECT_TRUE(enqueue(commandLimit).isOk());
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
