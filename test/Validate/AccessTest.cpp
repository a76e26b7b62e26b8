//===- AccessTest.cpp - Reads of reads, against reading element by element ----===//
#include "Access.h"

#include "gtest/gtest.h"
#include <random>

using namespace zero::validate;

namespace {

/// What the access reads, one by one.
std::vector<int64_t> enumerate(const Access &access) {
  std::vector<int64_t> elements = {access.offset};
  for (const Loop &loop : access.loops) {
    std::vector<int64_t> next;
    for (int64_t element : elements)
      for (int64_t i = 0; i < loop.size; ++i)
        next.push_back(element + i * loop.steps[0]);
    elements = std::move(next);
  }
  return elements;
}

std::vector<int64_t> enumerate(const Access &outer, const Access &inner) {
  std::vector<int64_t> elements = enumerate(inner), result;
  for (int64_t at : enumerate(outer))
    result.push_back(elements[at]);
  return result;
}

/// A random transpose, slice, reverse or broadcast of a tensor of that shape.
Access makeRead(std::mt19937 &random, std::vector<int64_t> shape) {
  auto pick = [&](int64_t below) { return static_cast<int64_t>(random() % below); };
  Access access = Access::ofShape(shape);
  for (Loop &loop : access.loops) {
    int64_t start = pick(loop.size), by = 1 + pick(2);
    access.offset += start * loop.steps[0];
    loop.size = 1 + (loop.size - 1 - start) / by;
    loop.steps[0] *= by;
    if (pick(4) == 0) {
      access.offset += (loop.size - 1) * loop.steps[0];
      loop.steps[0] = -loop.steps[0];
    }
  }
  std::shuffle(access.loops.begin(), access.loops.end(), random);
  if (pick(4) == 0)
    access.loops.insert(access.loops.begin() + pick(access.loops.size() + 1), {2, {0}});
  return access;
}

std::vector<int64_t> factor(std::mt19937 &random, int64_t count) {
  std::vector<int64_t> shape;
  for (int64_t factor = 2; count > 1; ++factor)
    while (count % factor == 0) {
      count /= factor;
      if (!shape.empty() && random() % 2)
        shape.back() *= factor;
      else
        shape.push_back(factor);
    }
  std::shuffle(shape.begin(), shape.end(), random);
  return shape;
}

TEST(Access, ReadsOfReadsReadTheSame) {
  std::mt19937 random(1);
  int composed = 0;
  for (int i = 0; i < 20000; ++i) {
    Access inner = makeRead(random, factor(random, 24 * (1 + random() % 3)));
    mergeNeighbours(inner.loops);
    Access outer = makeRead(random, factor(random, inner.count()));
    Access both = outer;
    if (!substitute(both.loops, 0, both.offset, inner)) {
      EXPECT_EQ(both.offset, outer.offset);
      continue;
    }
    mergeNeighbours(both.loops);
    ++composed;
    ASSERT_EQ(enumerate(both), enumerate(outer, inner)) << "case " << i;
  }
  EXPECT_GT(composed, 5000);
}

TEST(Access, WhatReadsTheSameIsTheSame) {
  std::mt19937 random(2);
  for (int i = 0; i < 20000; ++i) {
    Access whole = makeRead(random, factor(random, 48)), split = whole;
    mergeNeighbours(whole.loops);
    // Through the identity, cut by another shape.
    Access identity = Access::ofShape(factor(random, 48));
    Loops cut;
    for (const Loop &loop : split.loops)
      if (loop.size % 2 == 0)
        cut.append({{loop.size / 2, {loop.steps[0] * 2}}, {2, loop.steps}});
      else
        cut.push_back(loop);
    split.loops = cut;
    if (!substitute(split.loops, 0, split.offset, identity))
      continue;
    mergeNeighbours(split.loops);
    EXPECT_EQ(split.offset, whole.offset);
    EXPECT_EQ(split.loops, whole.loops) << "case " << i;
  }
}

TEST(Access, StepsThatNoLoopSaysAreRefused) {
  Access inner{0, {{4, {1}}, {4, {4}}}}; // a transpose of 4 x 4
  Access diagonal{0, {{4, {5}}}};
  EXPECT_FALSE(substitute(diagonal.loops, 0, diagonal.offset, inner));
  Access across = Access::ofRange(2, 4); // from the middle of one row into the next
  EXPECT_FALSE(substitute(across.loops, 0, across.offset, inner));
  Access outside = Access::ofRange(16, 1);
  EXPECT_FALSE(substitute(outside.loops, 0, outside.offset, inner));
}

} // namespace
