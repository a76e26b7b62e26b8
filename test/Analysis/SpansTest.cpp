#include "zero/Analysis/Spans.h"
#include "gtest/gtest.h"

using namespace zero;
using SpanList = llvm::SmallVector<Span>;
using Counts = llvm::SmallVector<int64_t>;

TEST(Spans, ThoseThatBeginLaterAndEndBefore) {
  llvm::SmallVector<Span> all{{0, 9}, {2, 5}, {3, 4}, {5, 6}};
  EXPECT_EQ(countInside(all, all), Counts({3, 1, 0, 0}));
}

TEST(Spans, OfOneOwnerCountOnce) {
  EXPECT_EQ(countInside(SpanList{{0, 9, 0}}, SpanList{{1, 2, 1}, {3, 4, 1}, {5, 6, 2}}),
            Counts({2}));
  // One of them is inside, and it is the first or the last of them.
  EXPECT_EQ(countInside(SpanList{{0, 5, 0}}, SpanList{{1, 8, 1}, {2, 3, 1}, {4, 9, 1}}),
            Counts({1}));
  EXPECT_EQ(countInside(SpanList{{0, 5, 0}}, SpanList{{1, 8, 1}, {4, 9, 1}}), Counts({0}));
  EXPECT_EQ(countInside(SpanList{{3, 7, 0}}, SpanList{{1, 4, 1}, {4, 6, 1}}), Counts({1}));
}

TEST(Spans, OfTheirOwnOwnerDoNotCount) {
  EXPECT_EQ(countInside(SpanList{{0, 9, 1}, {0, 9, 2}}, SpanList{{1, 2, 1}, {3, 4, 1}, {5, 6, 3}}),
            Counts({1, 2}));
}
