//===- ScheduleTest.cpp - Values by the step ---------------------------------===//

#include "../train/Schedule.h"

#include <gtest/gtest.h>

using namespace zrt;

static double at(const char *text, int64_t step) {
  Expected<Schedule> schedule = Schedule::parse("lr", text);
  EXPECT_TRUE(schedule.isOk()) << schedule.status().text();
  return schedule->at(step);
}

TEST(Schedule, ConstantsAreKeptAsWritten) {
  Expected<Schedule> schedule = Schedule::parse("lr", "3e-4");
  ASSERT_TRUE(schedule.isOk());
  EXPECT_TRUE(schedule->isConstant());
  EXPECT_EQ(schedule->constant(), "3e-4");
  EXPECT_EQ(at("constant(0.5)", 100), 0.5);
}

TEST(Schedule, GoesThroughItsCorners) {
  EXPECT_EQ(at("linear(0, 1, 10)", 0), 0);
  EXPECT_EQ(at("linear(0, 1, 10)", 5), 0.5);
  EXPECT_EQ(at("linear(0, 1, 10)", 99), 1);
  const char *cosine = "cosine(2, 110, warmup=10, end=1)";
  EXPECT_EQ(at(cosine, 0), 0);
  EXPECT_EQ(at(cosine, 5), 1);
  EXPECT_EQ(at(cosine, 10), 2);
  EXPECT_NEAR(at(cosine, 60), 1.5, 1e-12);
  EXPECT_EQ(at(cosine, 110), 1);
  EXPECT_EQ(at(cosine, 111), 1);
  const char *wsd = "wsd(2, 100, warmup=10, decay=20)";
  EXPECT_EQ(at(wsd, 10), 2);
  EXPECT_EQ(at(wsd, 80), 2);
  EXPECT_EQ(at(wsd, 90), 1);
  EXPECT_EQ(at(wsd, 100), 0);
  const char *piecewise = "piecewise(1, 10:0.1, 20:0.01)";
  EXPECT_EQ(at(piecewise, 9), 1);
  EXPECT_EQ(at(piecewise, 10), 0.1);
  EXPECT_EQ(at(piecewise, 500), 0.01);
}

TEST(Schedule, ErrorsNameTheRemedy) {
  auto error = [](const char *text) { return Schedule::parse("lr", text).status().text(); };
  for (auto [text, expected] : std::initializer_list<std::pair<const char *, const char *>>{
           {"cosine(1", "closing parenthesis"},
           {"cubic(1,2)", "there is no schedule 'cubic'"},
           {"cosine(1)", "an argument is missing"},
           {"cosine(x,5)", "'x' is no number"},
           {"cosine(1,0)", "at least one step"},
           {"cosine(1,5,warmup=9)", "more steps than there are"},
           {"cosine(1,5,decay=1)", "'decay=1' is not an argument of it"},
           {"wsd(1,5,warmup=1)", "decay= is missing"},
           {"linear(1,2,-3)", "'-3' is no number of steps"},
           {"piecewise(1,5:2,5:3)", "ascend"},
           {"piecewise(1,5)", "is not STEP:VALUE"},
           {"constant(a)", "'a' is no number"}}) {
    EXPECT_NE(error(text).find(expected), std::string::npos) << text << ": " << error(text);
    EXPECT_NE(error(text).find("schedules are VALUE"), std::string::npos);
  }
}
