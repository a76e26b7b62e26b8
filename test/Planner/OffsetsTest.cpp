#include "zero/Planner/Offsets.h"
#include <algorithm>
#include <cmath>
#include <ctime>
#include <gtest/gtest.h>
#include <random>

using namespace zero::planner;

/// `peak` of the transient buffers of a step of `layers` layers: what forward keeps for backward,
/// and what each layer needs for itself.
static std::vector<Buffer> makeStep(int layers, unsigned seed) {
  std::mt19937 random(seed);
  std::vector<Buffer> buffers;
  int64_t length = 20 * layers;
  for (int layer = 0; layer < layers; ++layer) {
    int64_t forward = 10 * layer, backward = length - 10 * (layer + 1);
    for (int i = 0; i < 6; ++i) {
      int64_t size = 64 * (1 + random() % 64);
      buffers.push_back({size, 64, forward + i, backward + 9 - i});
      buffers.push_back({4 * size, 64, forward + i, forward + i + 2});
      buffers.push_back({2 * size, 64, backward + i, backward + i + 3});
    }
  }
  return buffers;
}

TEST(Offsets, DisjointLifetimesShareOnePlace) {
  OffsetAssignment assignment = assignOffsets({{100, 64, 0, 2}, {100, 64, 2, 4}, {100, 64, 4, 6}});
  EXPECT_EQ(assignment.offsets, (std::vector<int64_t>{0, 0, 0}));
  EXPECT_EQ(assignment.bytes, 100);
  EXPECT_EQ(assignment.maxLive, 100);
}

TEST(Offsets, LiveAtOneTimeLieApart) {
  std::vector<Buffer> buffers = {{100, 64, 0, 3}, {64, 64, 2, 4}};
  OffsetAssignment assignment = assignOffsets(buffers);
  EXPECT_EQ(findOverlap(buffers, assignment.offsets), std::nullopt);
  EXPECT_GE(assignment.bytes, 164);
}

TEST(Offsets, KeepsAlignment) {
  std::vector<Buffer> buffers = {{10, 64, 0, 3}, {4096, 512, 0, 3}, {10, 64, 1, 2}};
  OffsetAssignment assignment = assignOffsets(buffers);
  for (size_t i = 0; i < buffers.size(); ++i)
    EXPECT_EQ(assignment.offsets[i] % buffers[i].alignment, 0);
  EXPECT_EQ(findOverlap(buffers, assignment.offsets), std::nullopt);
}

TEST(Offsets, EmptyBuffersTakeNothing) {
  OffsetAssignment assignment = assignOffsets({{0, 64, 0, 9}, {100, 64, 5, 5}});
  EXPECT_EQ(assignment.bytes, 0);
  EXPECT_EQ(assignOffsets({}).bytes, 0);
}

TEST(Offsets, PeakNamesTheEarliestCrowdedTime) {
  Peak peak = findPeak({{10, 1, 0, 5}, {20, 1, 3, 8}, {5, 1, 6, 9}});
  EXPECT_EQ(peak.bytes, 30);
  EXPECT_EQ(peak.time, 3);
}

TEST(Offsets, WhatEndsHighestIsPlacedAgainFirst) {
  // No order before reaches the bound: the last buffer ends above it, until it is placed right
  // behind those that live at the peak.
  std::vector<Buffer> buffers = {
      {128, 64, 4, 6}, {128, 64, 2, 5}, {256, 64, 0, 3}, {256, 64, 5, 7}};
  OffsetAssignment assignment = assignOffsets(buffers);
  EXPECT_EQ(findOverlap(buffers, assignment.offsets), std::nullopt);
  EXPECT_EQ(assignment.bytes, assignment.maxLive);
  EXPECT_EQ(assignment.order, "most at peak, size, first fit, mended");
}

TEST(Offsets, WhatLivesAtThePeakLiesByItsBirth) {
  // The last two live at the peak. The older of them, the last, lies lowest: the second finds its
  // place above that. By size the third would lie there.
  std::vector<Buffer> buffers = {
      {256, 64, 0, 4}, {128, 64, 3, 5}, {256, 64, 5, 9}, {256, 64, 4, 7}};
  OffsetAssignment assignment = assignOffsets(buffers);
  EXPECT_EQ(findOverlap(buffers, assignment.offsets), std::nullopt);
  EXPECT_EQ(assignment.bytes, 512);
  EXPECT_EQ(assignment.offsets[3], 0);
  EXPECT_EQ(assignment.offsets[2], 256);
  EXPECT_EQ(assignment.order, "most at peak, size, best fit");
}

TEST(Offsets, ABufferOfPartsLiesInWhatHasDiedOfAnother) {
  // A unit whose parameters die last to first, and its gradient, made in that order.
  std::vector<Buffer> buffers = {{192, 64, 0, 6, {{0, 64, 0, 6}, {64, 64, 0, 4}, {128, 64, 0, 2}}},
                                 {192, 64, 2, 9, {{0, 64, 6, 9}, {64, 64, 4, 9}, {128, 64, 2, 9}}},
                                 {64, 64, 2, 4}};
  OffsetAssignment assignment = assignOffsets(buffers);
  EXPECT_EQ(findOverlap(buffers, assignment.offsets), std::nullopt);
  EXPECT_EQ(findPeak(buffers).bytes, 256);
  EXPECT_EQ(assignment.maxLive, 256);
  EXPECT_EQ(assignment.bytes, 256);
  EXPECT_EQ(assignment.offsets[0], assignment.offsets[1]);
  // As wholes they would lie beside each other.
  for (Buffer &buffer : buffers)
    buffer.parts.clear();
  EXPECT_EQ(assignOffsets(buffers).bytes, 448);
}

/// Up to four parts side by side at any byte, with bytes of nobody between them.
static Buffer makeBufferOfParts(std::mt19937 &random) {
  Buffer buffer{0, random() % 2 ? 64 : 512, 20, 0};
  for (int i = 1 + random() % 4; i > 0; --i) {
    int64_t offset = buffer.size + random() % 3 * 12, size = 1 + random() % 200;
    int64_t begin = random() % 18, end = begin + 1 + random() % 6;
    buffer.parts.push_back({offset, size, begin, end});
    buffer.size = offset + size;
    buffer.begin = std::min(buffer.begin, begin);
    buffer.end = std::max(buffer.end, end);
  }
  if (random() % 3 == 0)
    buffer.parts.clear();
  return buffer;
}

/// By each byte at each time.
static bool sharesAByte(const std::vector<Buffer> &buffers, const OffsetAssignment &assignment) {
  std::vector<std::vector<bool>> taken(32, std::vector<bool>(assignment.bytes));
  for (size_t i = 0; i < buffers.size(); ++i) {
    std::vector<BufferPart> parts = buffers[i].parts;
    if (parts.empty())
      parts = {{0, buffers[i].size, buffers[i].begin, buffers[i].end}};
    for (const BufferPart &part : parts)
      for (int64_t time = part.begin; time < part.end; ++time)
        for (int64_t byte = 0; byte < part.size; ++byte) {
          auto at = taken[time].begin() + assignment.offsets[i] + part.offset + byte;
          if (*at)
            return true;
          *at = true;
        }
  }
  return false;
}

TEST(Offsets, NoPartsAtRandomShareAByte) {
  std::mt19937 random(7);
  for (int round = 0; round < 200; ++round) {
    std::vector<Buffer> buffers;
    for (int i = 2 + random() % 10; i > 0; --i)
      buffers.push_back(makeBufferOfParts(random));
    OffsetAssignment assignment = assignOffsets(buffers);
    EXPECT_GE(assignment.bytes, assignment.maxLive);
    EXPECT_EQ(findOverlap(buffers, assignment.offsets), std::nullopt) << "round " << round;
    EXPECT_FALSE(sharesAByte(buffers, assignment)) << "round " << round;
    // Where somebody else puts them, the check says what bytes say.
    for (int64_t &offset : assignment.offsets)
      offset = random() % 8 * 512;
    assignment.bytes = 8 * 512 + 1024;
    EXPECT_EQ(findOverlap(buffers, assignment.offsets).has_value(),
              sharesAByte(buffers, assignment))
        << "round " << round;
  }
}

TEST(Offsets, TrainingStepsComeCloseToTheBound) {
  for (unsigned seed = 0; seed < 20; ++seed) {
    std::vector<Buffer> buffers = makeStep(12, seed);
    OffsetAssignment assignment = assignOffsets(buffers);
    EXPECT_EQ(findOverlap(buffers, assignment.offsets), std::nullopt);
    EXPECT_LE(assignment.bytes, assignment.maxLive * 1.03) << "seed " << seed;
  }
}

/// The least time of this process that placing the buffers takes in two runs: other work on the
/// machine counts as little as can be.
static double measureSeconds(const std::vector<Buffer> &buffers) {
  double least = INFINITY;
  for (int run = 0; run < 2; ++run) {
    std::clock_t start = std::clock();
    assignOffsets(buffers);
    least = std::min(least, double(std::clock() - start) / CLOCKS_PER_SEC);
  }
  return least;
}

TEST(Offsets, TimeGrowsWithTheBuffersAndNotWithTheirPairs) {
  std::vector<Buffer> some = makeStep(280, 1), many = makeStep(1120, 1);
  EXPECT_GT(many.size(), 20'000u);
  OffsetAssignment assignment = assignOffsets(many);
  EXPECT_EQ(findOverlap(many, assignment.offsets), std::nullopt);
  EXPECT_LE(assignment.bytes, assignment.maxLive * 1.03);
  // Four times as many: 4 and a logarithm if it grows with the buffers, 16 with their pairs.
  EXPECT_LT(measureSeconds(many), 9 * measureSeconds(some));
}

TEST(Check, FindsASharedByte) {
  std::vector<Buffer> buffers = {{100, 1, 0, 4}, {100, 1, 2, 6}, {10, 1, 4, 5}};
  EXPECT_EQ(findOverlap(buffers, {0, 100, 0}), std::nullopt);
  EXPECT_EQ(findOverlap(buffers, {0, 99, 0}), (std::pair<size_t, size_t>(0, 1)));
  EXPECT_EQ(findOverlap(buffers, {0, 100, 150}), (std::pair<size_t, size_t>(1, 2)));
}

TEST(Check, ComparesPartsWithPartsThatLiveBesideThem) {
  std::vector<Buffer> buffers = {{128, 64, 0, 4, {{0, 64, 0, 4}, {64, 64, 0, 2}}}, {64, 64, 2, 4}};
  EXPECT_EQ(findOverlap(buffers, {0, 64}), std::nullopt);
  EXPECT_EQ(findOverlap(buffers, {0, 0}), std::pair(size_t(1), size_t(0)));
  buffers[1].begin = 1;
  EXPECT_EQ(findOverlap(buffers, {0, 64}), std::pair(size_t(1), size_t(0)));
  // A part that is not inside its buffer.
  buffers[0].parts[1].size = 128;
  EXPECT_EQ(findOverlap(buffers, {0, 128}), std::pair(size_t(0), size_t(0)));
}

TEST(Check, FindsAMisplacedBuffer) {
  EXPECT_TRUE(findOverlap({{64, 64, 0, 1}}, {32}));
  EXPECT_TRUE(findOverlap({{64, 64, 0, 1}}, {-64}));
  EXPECT_TRUE(findOverlap({{64, 64, 0, 1}}, {}));
}
