#include "zero/Analysis/Propagation.h"
#include "zero/Dialect/Zero/Zero.h"

#include "gtest/gtest.h"

using namespace zero::dist;
using namespace zero::hlo;
using zero::ir::ReduceKind;

namespace {

//===----------------------------------------------------------------------===//
// Reshapes
//===----------------------------------------------------------------------===//

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

std::optional<Form> reshapeForm(llvm::ArrayRef<int64_t> from, llvm::ArrayRef<int64_t> to, Form form,
                                int64_t ranks) {
  std::optional<OpForms> forms = shardFromOperands(getReshapeShardingRule(from, to), form, ranks);
  return forms ? std::optional(forms->results[0]) : std::nullopt;
}

/// A reshape moves no element between ranks: that is what makes a form right.
void expectSameOwners(llvm::ArrayRef<int64_t> from, llvm::ArrayRef<int64_t> to, Form form,
                      int64_t ranks) {
  std::optional<Form> result = reshapeForm(from, to, form, ranks);
  ASSERT_TRUE(result.has_value());
  EXPECT_EQ(owners(from, form, ranks), owners(to, *result, ranks));
}

TEST(Propagation, ReshapeMergesAndSplits) {
  Form rows = Form::sharded(0, 1, 2);
  EXPECT_EQ(reshapeForm({8, 6}, {48}, rows, 4), Form::sharded(0, 1, 12));
  EXPECT_EQ(reshapeForm({48}, {8, 6}, Form::sharded(0, 1, 12), 4), rows);
  EXPECT_EQ(reshapeForm({8, 6}, {1, 8, 1, 6}, rows, 4), Form::sharded(1, 1, 2));
  // A dimension before the cut one becomes groups.
  EXPECT_EQ(reshapeForm({3, 8}, {24}, Form::sharded(1, 1, 2), 4), Form::sharded(0, 3, 2));
}

TEST(Propagation, ReshapeKeepsElementsWhereTheyAre) {
  for (int64_t ranks : {1, 2, 4}) {
    Form rows = *Form::blocks(0, 8, ranks);
    expectSameOwners({8, 6}, {48}, rows, ranks);
    expectSameOwners({8, 6}, {16, 3}, rows, ranks);
    expectSameOwners({8, 6}, {4, 2, 6}, rows, ranks);
    expectSameOwners({3, 8, 2}, {3, 16}, *Form::blocks(1, 8, ranks), ranks);
    expectSameOwners({3, 8, 2}, {48}, *Form::blocks(1, 8, ranks), ranks);
  }
}

TEST(Propagation, ReshapeRefusesWhatEndsInsideTwoDimensions) {
  // Micro-batches of 3 rows do not divide by 2 ranks: 6 rows on a rank are no rectangle.
  EXPECT_FALSE(reshapeForm({12}, {3, 4}, Form::sharded(0, 1, 6), 2).has_value());
  EXPECT_FALSE(reshapeForm({8, 3}, {3, 8}, Form::sharded(0, 1, 2), 4).has_value());
}

/// Shapes of `size` elements of up to three dimensions.
std::vector<llvm::SmallVector<int64_t>> shapesOf(int64_t size) {
  std::vector<llvm::SmallVector<int64_t>> shapes;
  for (int64_t a = 1; a <= size; ++a)
    for (int64_t b = 1; a * b <= size; ++b)
      if (size % (a * b) == 0)
        shapes.push_back({a, b, size / a / b});
  return shapes;
}

std::vector<Form> formsOf(llvm::ArrayRef<int64_t> shape, int64_t ranks) {
  std::vector<Form> forms;
  for (auto [dim, size] : llvm::enumerate(shape))
    for (int64_t groups = 1; groups <= size; ++groups)
      if (std::optional<Form> form = Form::blocks(dim, size, ranks, groups))
        forms.push_back(*form);
  return forms;
}

/// Exactly where some form of the result leaves every element on its rank, one is found.
TEST(Propagation, ReshapeFindsEveryForm) {
  for (int64_t size : {12, 24, 36})
    for (int64_t ranks : {2, 3, 4})
      for (const auto &from : shapesOf(size))
        for (Form form : formsOf(from, ranks))
          for (const auto &to : shapesOf(size)) {
            std::vector<int64_t> expected = owners(from, form, ranks);
            std::vector<Form> all = formsOf(to, ranks);
            bool exists =
                llvm::any_of(all, [&](Form other) { return owners(to, other, ranks) == expected; });
            std::optional<Form> found = reshapeForm(from, to, form, ranks);
            ASSERT_EQ(found.has_value(), exists);
            if (found) {
              ASSERT_EQ(owners(to, *found, ranks), expected);
            }
          }
}

/// A dimension of size one is cut on one rank only: the innermost that will do takes the cut.
TEST(Propagation, ReshapeOnOneRank) {
  EXPECT_EQ(reshapeForm({1, 8}, {8}, Form::sharded(0, 1, 1), 1), Form::sharded(0, 1, 8));
  EXPECT_EQ(reshapeForm({8, 4}, {2, 16}, Form::sharded(0, 1, 8), 1), Form::sharded(0, 1, 2));
  EXPECT_EQ(reshapeForm({8, 3}, {3, 8}, Form::sharded(0, 1, 8), 1), Form::sharded(0, 1, 3));
  EXPECT_FALSE(reshapeForm({0, 8}, {8, 0}, Form::sharded(1, 1, 8), 1).has_value());
}

//===----------------------------------------------------------------------===//
// Rules made by hand
//===----------------------------------------------------------------------===//

/// [m, k] x [k, n] -> [m, n].
ShardingRule product() {
  ShardingRule rule;
  unsigned m = rule.addFactor(8, FactorKind::Parallel);
  unsigned k = rule.addFactor(4, FactorKind::Contracted, ReduceKind::Add);
  unsigned n = rule.addFactor(6, FactorKind::Parallel);
  rule.operands = {{{{m}}, {{k}}}, {{{k}}, {{n}}}};
  rule.results = {{{{m}}, {{n}}}};
  rule.linear = {{{0}, kindSet(ReduceKind::Add)}, {{1}, kindSet(ReduceKind::Add)}};
  return rule;
}

TEST(Propagation, ProductContracts) {
  Form whole, rows = Form::sharded(0, 1, 4), depth = Form::sharded(1, 1, 2);
  std::optional<OpForms> forms = shardFromOperands(product(), {rows, whole}, 2);
  ASSERT_TRUE(forms.has_value());
  EXPECT_EQ(forms->operands[1], whole);
  EXPECT_EQ(forms->results[0], rows);
  // A replicated factor is cut where the other is contracted.
  forms = shardFromOperands(product(), {depth, whole}, 2);
  ASSERT_TRUE(forms.has_value());
  EXPECT_EQ(forms->operands[1], Form::sharded(0, 1, 2));
  EXPECT_EQ(forms->results[0], Form::partial(ReduceKind::Add));
  // One axis shards one dimension of the result.
  EXPECT_FALSE(shardFromOperands(product(), {rows, Form::sharded(1, 1, 3)}, 2).has_value());
  EXPECT_FALSE(shardFromOperands(product(), {rows, Form::sharded(0, 1, 2)}, 2).has_value());
  // What is cut otherwise than the other.
  EXPECT_FALSE(shardFromOperands(product(), {depth, Form::sharded(0, 2, 1)}, 2).has_value());
}

TEST(Propagation, ProductIsLinearInOneFactor) {
  auto isZero = [](unsigned) { return false; };
  Form whole, sum = Form::partial(ReduceKind::Add), most = Form::partial(ReduceKind::Max);
  std::optional<OpForms> forms = passPartial(product(), {sum, whole}, 2, isZero);
  ASSERT_TRUE(forms.has_value());
  EXPECT_EQ(forms->results[0], sum);
  EXPECT_FALSE(passPartial(product(), {sum, sum}, 2, isZero).has_value());
  EXPECT_FALSE(passPartial(product(), {most, whole}, 2, isZero).has_value());
  EXPECT_FALSE(passPartial(product(), {sum, Form::sharded(1, 1, 3)}, 2, isZero).has_value());
}

TEST(Propagation, ProductIsNotMadeBackwards) {
  EXPECT_FALSE(shardFromResult(product(), Form::sharded(0, 1, 4), 2).has_value());
}

/// [n], [n] -> [n], of one kind of factor.
ShardingRule pair(FactorKind kind) {
  ShardingRule rule;
  unsigned n = rule.addFactor(8, kind);
  rule.operands = {{{{n}}}, {{{n}}}};
  rule.results = {{{{n}}}};
  return rule;
}

TEST(Propagation, KindsOfFactors) {
  Form whole, rows = Form::sharded(0, 1, 4), runs = Form::sharded(0, 2, 2);
  EXPECT_TRUE(shardFromOperands(pair(FactorKind::Parallel), {rows, whole}, 2).has_value());
  EXPECT_TRUE(shardFromOperands(pair(FactorKind::Parallel), {runs, whole}, 2).has_value());
  EXPECT_TRUE(shardFromOperands(pair(FactorKind::Counted), {rows, whole}, 2)->isCounted);
  EXPECT_FALSE(shardFromOperands(pair(FactorKind::Counted), {runs, whole}, 2).has_value());
  EXPECT_TRUE(shardFromOperands(pair(FactorKind::Stacked), {rows, rows}, 2).has_value());
  EXPECT_FALSE(shardFromOperands(pair(FactorKind::Stacked), {rows, whole}, 2).has_value());
  for (FactorKind kind : {FactorKind::Windowed, FactorKind::Permuted, FactorKind::Whole})
    EXPECT_FALSE(shardFromOperands(pair(kind), {rows, rows}, 2).has_value());
}

TEST(Propagation, StretchedDimensionsAreNotCut) {
  ShardingRule rule;
  unsigned n = rule.addFactor(8, FactorKind::Parallel);
  rule.operands = {{{{n}, /*isStretched=*/true}}};
  rule.results = {{{{n}}}};
  std::optional<OpForms> forms = shardFromResult(rule, Form::sharded(0, 1, 4), 2);
  ASSERT_TRUE(forms.has_value());
  EXPECT_EQ(forms->operands[0], Form());
  EXPECT_FALSE(shardFromOperands(rule, Form::sharded(0, 1, 1), 2).has_value());
  EXPECT_EQ(shardFromOperands(rule, Form::sharded(0, 1, 1), 1)->results[0], Form::sharded(0, 1, 8));
}

TEST(Propagation, SumsTakeZerosAndIdempotentOpsTakeAnything) {
  Form whole, sum = Form::partial(ReduceKind::Add), most = Form::partial(ReduceKind::Max);
  auto secondIsZero = [](unsigned operand) { return operand == 1; };
  auto nothingIsZero = [](unsigned) { return false; };
  ShardingRule add = pair(FactorKind::Parallel);
  add.linear = {{{0, 1}, kindSet(ReduceKind::Add)}};
  EXPECT_TRUE(passPartial(add, {sum, sum}, 2, nothingIsZero).has_value());
  EXPECT_TRUE(passPartial(add, {sum, whole}, 2, secondIsZero).has_value());
  EXPECT_FALSE(passPartial(add, {sum, whole}, 2, nothingIsZero).has_value());
  EXPECT_FALSE(passPartial(add, {sum, most}, 2, secondIsZero).has_value());
  ShardingRule max = pair(FactorKind::Parallel);
  max.linear = {{{0, 1}, kindSet(ReduceKind::Max), /*isIdempotent=*/true}};
  EXPECT_TRUE(passPartial(max, {most, whole}, 2, nothingIsZero).has_value());
  EXPECT_FALSE(passPartial(max, {sum, whole}, 2, nothingIsZero).has_value());
  EXPECT_FALSE(passPartial(max, {most, Form::sharded(0, 1, 4)}, 2, nothingIsZero).has_value());
}

/// What passes operands on takes each as it is.
TEST(Propagation, PairedOperands) {
  ShardingRule rule;
  unsigned a = rule.addFactor(8, FactorKind::Parallel);
  unsigned b = rule.addFactor(8, FactorKind::Parallel);
  rule.operands = {{{{a}}}, {{{b}}}};
  rule.results = {{{{a}}}, {{{b}}}};
  rule.linear = {{{0}, kAllReduceKinds}};
  rule.isPaired = true;
  Form sum = Form::partial(ReduceKind::Add), rows = Form::sharded(0, 1, 4);
  auto isZero = [](unsigned) { return false; };
  std::optional<OpForms> forms = passPartial(rule, {sum, rows}, 2, isZero);
  ASSERT_TRUE(forms.has_value());
  EXPECT_EQ(forms->results[0], sum);
  EXPECT_EQ(forms->results[1], rows);
  EXPECT_FALSE(passPartial(rule, {rows, sum}, 2, isZero).has_value());
}

} // namespace
