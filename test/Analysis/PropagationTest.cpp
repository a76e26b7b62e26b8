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
std::vector<int64_t> owners(llvm::ArrayRef<int64_t> shape, Sharding sharding, int64_t ranks) {
  int64_t total = 1, inner = 1;
  for (int64_t size : shape)
    total *= size;
  for (size_t dim = sharding.dim + 1; dim < shape.size(); ++dim)
    inner *= shape[dim];
  std::vector<int64_t> result;
  for (int64_t i = 0; i < total; ++i)
    result.push_back(i / inner % shape[sharding.dim] / sharding.chunk % ranks);
  return result;
}

std::optional<Sharding> reshapeSharding(llvm::ArrayRef<int64_t> from, llvm::ArrayRef<int64_t> to,
                                        Sharding sharding, int64_t ranks) {
  std::optional<OpSharding> shardings =
      shardFromOperands(getReshapeShardingRule(from, to), sharding, ranks);
  return shardings ? std::optional(shardings->results[0]) : std::nullopt;
}

/// A reshape moves no element between ranks: that is what makes a sharding right.
void expectSameOwners(llvm::ArrayRef<int64_t> from, llvm::ArrayRef<int64_t> to, Sharding sharding,
                      int64_t ranks) {
  std::optional<Sharding> result = reshapeSharding(from, to, sharding, ranks);
  ASSERT_TRUE(result.has_value());
  EXPECT_EQ(owners(from, sharding, ranks), owners(to, *result, ranks));
}

TEST(Propagation, ReshapeMergesAndSplits) {
  Sharding rows = Sharding::sharded(0, 1, 2);
  EXPECT_EQ(reshapeSharding({8, 6}, {48}, rows, 4), Sharding::sharded(0, 1, 12));
  EXPECT_EQ(reshapeSharding({48}, {8, 6}, Sharding::sharded(0, 1, 12), 4), rows);
  EXPECT_EQ(reshapeSharding({8, 6}, {1, 8, 1, 6}, rows, 4), Sharding::sharded(1, 1, 2));
  // A dimension before the sharded one becomes groups.
  EXPECT_EQ(reshapeSharding({3, 8}, {24}, Sharding::sharded(1, 1, 2), 4),
            Sharding::sharded(0, 3, 2));
}

TEST(Propagation, ReshapeKeepsElementsWhereTheyAre) {
  for (int64_t ranks : {1, 2, 4}) {
    Sharding rows = *Sharding::blocks(0, 8, ranks);
    expectSameOwners({8, 6}, {48}, rows, ranks);
    expectSameOwners({8, 6}, {16, 3}, rows, ranks);
    expectSameOwners({8, 6}, {4, 2, 6}, rows, ranks);
    expectSameOwners({3, 8, 2}, {3, 16}, *Sharding::blocks(1, 8, ranks), ranks);
    expectSameOwners({3, 8, 2}, {48}, *Sharding::blocks(1, 8, ranks), ranks);
  }
}

TEST(Propagation, ReshapeRefusesWhatEndsInsideTwoDimensions) {
  // Micro-batches of 3 rows do not divide by 2 ranks: 6 rows on a rank are no rectangle.
  EXPECT_FALSE(reshapeSharding({12}, {3, 4}, Sharding::sharded(0, 1, 6), 2).has_value());
  EXPECT_FALSE(reshapeSharding({8, 3}, {3, 8}, Sharding::sharded(0, 1, 2), 4).has_value());
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

std::vector<Sharding> shardingsOf(llvm::ArrayRef<int64_t> shape, int64_t ranks) {
  std::vector<Sharding> shardings;
  for (auto [dim, size] : llvm::enumerate(shape))
    for (int64_t groups = 1; groups <= size; ++groups)
      if (std::optional<Sharding> sharding = Sharding::blocks(dim, size, ranks, groups))
        shardings.push_back(*sharding);
  return shardings;
}

/// Exactly where some sharding of the result leaves every element on its rank, one is found.
TEST(Propagation, ReshapeFindsEverySharding) {
  for (int64_t size : {12, 24, 36})
    for (int64_t ranks : {2, 3, 4})
      for (const auto &from : shapesOf(size))
        for (Sharding sharding : shardingsOf(from, ranks))
          for (const auto &to : shapesOf(size)) {
            std::vector<int64_t> expected = owners(from, sharding, ranks);
            std::vector<Sharding> all = shardingsOf(to, ranks);
            bool exists = llvm::any_of(
                all, [&](Sharding other) { return owners(to, other, ranks) == expected; });
            std::optional<Sharding> found = reshapeSharding(from, to, sharding, ranks);
            ASSERT_EQ(found.has_value(), exists);
            if (found) {
              ASSERT_EQ(owners(to, *found, ranks), expected);
            }
          }
}

/// A dimension of size one is sharded on one rank only: the innermost that will do is sharded.
TEST(Propagation, ReshapeOnOneRank) {
  EXPECT_EQ(reshapeSharding({1, 8}, {8}, Sharding::sharded(0, 1, 1), 1),
            Sharding::sharded(0, 1, 8));
  EXPECT_EQ(reshapeSharding({8, 4}, {2, 16}, Sharding::sharded(0, 1, 8), 1),
            Sharding::sharded(0, 1, 2));
  EXPECT_EQ(reshapeSharding({8, 3}, {3, 8}, Sharding::sharded(0, 1, 8), 1),
            Sharding::sharded(0, 1, 3));
  EXPECT_FALSE(reshapeSharding({0, 8}, {8, 0}, Sharding::sharded(1, 1, 8), 1).has_value());
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

TEST(Propagation, MatmulContracts) {
  Sharding whole, rows = Sharding::sharded(0, 1, 4), depth = Sharding::sharded(1, 1, 2);
  std::optional<OpSharding> shardings = shardFromOperands(product(), {rows, whole}, 2);
  ASSERT_TRUE(shardings.has_value());
  EXPECT_EQ(shardings->operands[1], whole);
  EXPECT_EQ(shardings->results[0], rows);
  // A replicated factor is sharded where the other is contracted.
  shardings = shardFromOperands(product(), {depth, whole}, 2);
  ASSERT_TRUE(shardings.has_value());
  EXPECT_EQ(shardings->operands[1], Sharding::sharded(0, 1, 2));
  EXPECT_EQ(shardings->results[0], Sharding::partial(ReduceKind::Add));
  // One axis shards one dimension of the result.
  EXPECT_FALSE(shardFromOperands(product(), {rows, Sharding::sharded(1, 1, 3)}, 2).has_value());
  EXPECT_FALSE(shardFromOperands(product(), {rows, Sharding::sharded(0, 1, 2)}, 2).has_value());
  // What is sharded otherwise than the other.
  EXPECT_FALSE(shardFromOperands(product(), {depth, Sharding::sharded(0, 2, 1)}, 2).has_value());
}

TEST(Propagation, MatmulIsLinearInOneFactor) {
  auto isZero = [](unsigned) { return false; };
  Sharding whole, sum = Sharding::partial(ReduceKind::Add),
                  most = Sharding::partial(ReduceKind::Max);
  std::optional<OpSharding> shardings = passPartial(product(), {sum, whole}, 2, isZero);
  ASSERT_TRUE(shardings.has_value());
  EXPECT_EQ(shardings->results[0], sum);
  EXPECT_FALSE(passPartial(product(), {sum, sum}, 2, isZero).has_value());
  EXPECT_FALSE(passPartial(product(), {most, whole}, 2, isZero).has_value());
  EXPECT_FALSE(passPartial(product(), {sum, Sharding::sharded(1, 1, 3)}, 2, isZero).has_value());
}

TEST(Propagation, MatmulIsNotMadeBackwards) {
  EXPECT_FALSE(shardFromResult(product(), Sharding::sharded(0, 1, 4), 2).has_value());
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
  Sharding whole, rows = Sharding::sharded(0, 1, 4), runs = Sharding::sharded(0, 2, 2);
  EXPECT_TRUE(shardFromOperands(pair(FactorKind::Parallel), {rows, whole}, 2).has_value());
  EXPECT_TRUE(shardFromOperands(pair(FactorKind::Parallel), {runs, whole}, 2).has_value());
  EXPECT_TRUE(shardFromOperands(pair(FactorKind::Counted), {rows, whole}, 2)->isCounted);
  EXPECT_FALSE(shardFromOperands(pair(FactorKind::Counted), {runs, whole}, 2).has_value());
  EXPECT_TRUE(shardFromOperands(pair(FactorKind::Stacked), {rows, rows}, 2).has_value());
  EXPECT_FALSE(shardFromOperands(pair(FactorKind::Stacked), {rows, whole}, 2).has_value());
  auto isSecond = [](unsigned operand) { return operand == 1; };
  EXPECT_EQ(shardFromOperands(pair(FactorKind::Stacked), {rows, whole}, 2, isSecond)->operands[1],
            rows);
  EXPECT_FALSE(
      shardFromOperands(pair(FactorKind::Stacked), {whole, rows}, 2, isSecond).has_value());
  for (FactorKind kind : {FactorKind::Windowed, FactorKind::Permuted, FactorKind::Whole})
    EXPECT_FALSE(shardFromOperands(pair(kind), {rows, rows}, 2).has_value());
}

TEST(Propagation, StretchedDimensionsAreNotSharded) {
  ShardingRule rule;
  unsigned n = rule.addFactor(8, FactorKind::Parallel);
  rule.operands = {{{{n}, /*isStretched=*/true}}};
  rule.results = {{{{n}}}};
  std::optional<OpSharding> shardings = shardFromResult(rule, Sharding::sharded(0, 1, 4), 2);
  ASSERT_TRUE(shardings.has_value());
  EXPECT_EQ(shardings->operands[0], Sharding());
  EXPECT_FALSE(shardFromOperands(rule, Sharding::sharded(0, 1, 1), 2).has_value());
  EXPECT_EQ(shardFromOperands(rule, Sharding::sharded(0, 1, 1), 1)->results[0],
            Sharding::sharded(0, 1, 8));
}

TEST(Propagation, SumsTakeZerosAndIdempotentOpsTakeAnything) {
  Sharding whole, sum = Sharding::partial(ReduceKind::Add),
                  most = Sharding::partial(ReduceKind::Max);
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
  EXPECT_FALSE(passPartial(max, {most, Sharding::sharded(0, 1, 4)}, 2, nothingIsZero).has_value());
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
  Sharding sum = Sharding::partial(ReduceKind::Add), rows = Sharding::sharded(0, 1, 4);
  auto isZero = [](unsigned) { return false; };
  std::optional<OpSharding> shardings = passPartial(rule, {sum, rows}, 2, isZero);
  ASSERT_TRUE(shardings.has_value());
  EXPECT_EQ(shardings->results[0], sum);
  EXPECT_EQ(shardings->results[1], rows);
  EXPECT_FALSE(passPartial(rule, {rows, sum}, 2, isZero).has_value());
}

} // namespace
