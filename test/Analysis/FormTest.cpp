#include "zero/Analysis/Form.h"

#include "gtest/gtest.h"

using namespace zero::dist;

namespace {

/// Rank that holds each element of a value in row-major order.
std::vector<int64_t> owners(llvm::ArrayRef<int64_t> shape, Form form, int64_t ranks) {
  int64_t total = 1, inner = 1;
  for (int64_t size : shape)
    total *= size;
  for (size_t dim = form.dim + 1; dim < shape.size(); ++dim)
    inner *= shape[dim];
  std::vector<int64_t> result;
  for (int64_t i = 0; i < total; ++i)
    result.push_back(i / inner % shape[form.dim] / form.chunk % ranks);
  return result;
}

/// A reshape moves no element between ranks: that is what makes a form right.
void expectSameOwners(llvm::ArrayRef<int64_t> from, llvm::ArrayRef<int64_t> to, Form form,
                      int64_t ranks) {
  std::optional<Form> result = reshapeForm(from, to, form, ranks);
  ASSERT_TRUE(result.has_value());
  EXPECT_EQ(owners(from, form, ranks), owners(to, *result, ranks));
}

TEST(Form, BlocksNeedADivisor) {
  EXPECT_EQ(Form::blocks(0, 12, 4), Form::sharded(0, 1, 3));
  EXPECT_FALSE(Form::blocks(0, 12, 5).has_value());
  EXPECT_EQ(Form::blocks(0, 12, 2, 3), Form::sharded(0, 3, 2));
  EXPECT_FALSE(Form::blocks(0, 12, 4, 2).has_value());
  EXPECT_FALSE(Form::blocks(0, 12, 2, 5).has_value());
}

TEST(Form, ReshapeMergesAndSplits) {
  Form rows = Form::sharded(0, 1, 2);
  EXPECT_EQ(reshapeForm({8, 6}, {48}, rows, 4), Form::sharded(0, 1, 12));
  EXPECT_EQ(reshapeForm({48}, {8, 6}, Form::sharded(0, 1, 12), 4), rows);
  EXPECT_EQ(reshapeForm({8, 6}, {1, 8, 1, 6}, rows, 4), Form::sharded(1, 1, 2));
  // A dimension before the cut one becomes groups.
  EXPECT_EQ(reshapeForm({3, 8}, {24}, Form::sharded(1, 1, 2), 4), Form::sharded(0, 3, 2));
}

TEST(Form, ReshapeKeepsElementsWhereTheyAre) {
  for (int64_t ranks : {1, 2, 4}) {
    Form rows = *Form::blocks(0, 8, ranks);
    expectSameOwners({8, 6}, {48}, rows, ranks);
    expectSameOwners({8, 6}, {16, 3}, rows, ranks);
    expectSameOwners({8, 6}, {4, 2, 6}, rows, ranks);
    expectSameOwners({3, 8, 2}, {3, 16}, *Form::blocks(1, 8, ranks), ranks);
    expectSameOwners({3, 8, 2}, {48}, *Form::blocks(1, 8, ranks), ranks);
  }
}

TEST(Form, ReshapeRefusesWhatEndsInsideTwoDimensions) {
  // Micro-batches of 3 rows do not divide by 2 ranks: 6 rows on a rank are no rectangle.
  EXPECT_FALSE(reshapeForm({12}, {3, 4}, Form::sharded(0, 1, 6), 2).has_value());
  EXPECT_FALSE(reshapeForm({8, 3}, {3, 8}, Form::sharded(0, 1, 2), 4).has_value());
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
