#include "ActivationChoice.h"
#include <gtest/gtest.h>

using namespace zero;

namespace {

/// 100 bytes a second between ranks, 10 each way between device and host.
cost::Machine makeMachine() {
  cost::Machine machine;
  machine.link = {200, 0.5, 0};
  machine.host = {10, 1, 0};
  return machine;
}

ActivationSetting setting(const char *name, int64_t arena, int64_t picoseconds) {
  ActivationSetting made;
  made.name = name;
  made.arena = arena;
  made.picoseconds = picoseconds;
  return made;
}

TEST(ActivationChoice, GathersAreAddedAndCopiesWhereNothingHidesThem) {
  StepWork work{/*forward=*/3, /*backward=*/6, /*flops=*/0};
  ActivationSetting moved;
  moved.wire = 50;
  EXPECT_DOUBLE_EQ(getAddedSeconds(moved, work, makeMachine()), 0.5);
  moved.away = moved.back = 30;
  EXPECT_DOUBLE_EQ(getAddedSeconds(moved, work, makeMachine()), 0.5);
  moved.away = moved.back = 50; // two seconds beyond forward, none beyond backward
  EXPECT_DOUBLE_EQ(getAddedSeconds(moved, work, makeMachine()), 2.5);
  moved.back = 70;
  EXPECT_DOUBLE_EQ(getAddedSeconds(moved, work, makeMachine()), 3.5);
}

TEST(ActivationChoice, TheFastestOfThoseThatFit) {
  std::vector<ActivationSetting> all = {setting("kept", 100, 0), setting("partitioned", 60, 7),
                                        setting("offloaded", 50, 5), setting("both", 40, 9)};
  EXPECT_EQ(chooseActivations(all, 100), 0u);
  EXPECT_EQ(chooseActivations(all, 99), 2u);
  EXPECT_EQ(chooseActivations(all, 49), 3u);
  EXPECT_EQ(chooseActivations(all, 39), 3u); // none fits: the smallest
}

TEST(ActivationChoice, TheFirstOfEqualOnes) {
  std::vector<ActivationSetting> all = {setting("kept", 100, 0), setting("partitioned", 60, 0),
                                        setting("offloaded", 50, 0)};
  EXPECT_EQ(chooseActivations(all, 200), 0u);
  EXPECT_EQ(chooseActivations(all, 80), 1u);
  all[1].arena = all[2].arena = 100;
  EXPECT_EQ(chooseActivations(all, 80), 0u);
}

TEST(ActivationChoice, WhatIsNotPossibleIsNoChoice) {
  std::vector<ActivationSetting> all = {setting("kept", 100, 0), setting("partitioned", 0, 0)};
  all[1].impossible = "no axis";
  EXPECT_EQ(chooseActivations(all, 80), 0u);
  EXPECT_EQ(explainLoss(all[1], all[0], 80), "no axis");
}

TEST(ActivationChoice, SaysWhyOthersLost) {
  ActivationSetting chosen = setting("partitioned", 60, 7);
  EXPECT_EQ(explainLoss(setting("kept", 100, 0), chosen, 80), "does not fit: 20 bytes too many");
  EXPECT_EQ(explainLoss(setting("kept", 100, 0), chosen, 50), "needs 40 bytes more");
  EXPECT_EQ(explainLoss(setting("kept", 60, 0), chosen, 50), "does not fit: 10 bytes too many");
  EXPECT_EQ(explainLoss(setting("both", 40, 9), chosen, 80), "is slower");
  EXPECT_EQ(explainLoss(setting("both", 40, 7), chosen, 80), "moves more, and no faster");
}

} // namespace
