#include "zero/Analysis/Sharding.h"

#include "gtest/gtest.h"

using namespace zero::dist;

namespace {

TEST(Sharding, BlocksNeedADivisor) {
  EXPECT_EQ(Sharding::blocks(0, 12, 4), Sharding::sharded(0, 1, 3));
  EXPECT_FALSE(Sharding::blocks(0, 12, 5).has_value());
  EXPECT_EQ(Sharding::blocks(0, 12, 2, 3), Sharding::sharded(0, 3, 2));
  EXPECT_FALSE(Sharding::blocks(0, 12, 4, 2).has_value());
  EXPECT_FALSE(Sharding::blocks(0, 12, 2, 5).has_value());
}

TEST(Sharding, LocalShape) {
  EXPECT_EQ(getLocalShape({3, 8}, Sharding::sharded(1, 2, 1)), (llvm::SmallVector<int64_t>{3, 2}));
  EXPECT_EQ(getLocalShape({3, 8}, Sharding::replicated()), (llvm::SmallVector<int64_t>{3, 8}));
}

TEST(Sharding, Text) {
  EXPECT_EQ(Sharding::replicated().str(), "replicated");
  EXPECT_EQ(Sharding::partial(zero::ir::ReduceKind::Max).str(), "partial(max)");
  EXPECT_EQ(Sharding::sharded(1, 1, 2).str(), "sharded(1)");
  EXPECT_EQ(Sharding::sharded(0, 2, 3).str(), "sharded(0, groups = 2, chunk = 3)");
}

} // namespace
