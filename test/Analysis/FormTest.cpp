#include "zero/Analysis/Form.h"

#include "gtest/gtest.h"

using namespace zero::dist;

namespace {

TEST(Form, BlocksNeedADivisor) {
  EXPECT_EQ(Form::blocks(0, 12, 4), Form::sharded(0, 1, 3));
  EXPECT_FALSE(Form::blocks(0, 12, 5).has_value());
  EXPECT_EQ(Form::blocks(0, 12, 2, 3), Form::sharded(0, 3, 2));
  EXPECT_FALSE(Form::blocks(0, 12, 4, 2).has_value());
  EXPECT_FALSE(Form::blocks(0, 12, 2, 5).has_value());
}

TEST(Form, LocalShape) {
  EXPECT_EQ(getLocalShape({3, 8}, Form::sharded(1, 2, 1)), (llvm::SmallVector<int64_t>{3, 2}));
  EXPECT_EQ(getLocalShape({3, 8}, Form::replicated()), (llvm::SmallVector<int64_t>{3, 8}));
}

TEST(Form, Text) {
  EXPECT_EQ(Form::replicated().str(), "replicated");
  EXPECT_EQ(Form::partial(zero::ir::ReduceKind::Max).str(), "partial(max)");
  EXPECT_EQ(Form::sharded(1, 1, 2).str(), "sharded(1)");
  EXPECT_EQ(Form::sharded(0, 2, 3).str(), "sharded(0, groups = 2, chunk = 3)");
}

} // namespace
