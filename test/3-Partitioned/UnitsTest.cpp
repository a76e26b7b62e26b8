#include "Units.h"
#include "zero/Analysis/Bytes.h"
#include <algorithm>
#include <gtest/gtest.h>
#include <set>

using namespace zero;

namespace {

UnitItem matrix(int signature, int64_t elements, int key = 0) {
  return {elements, elements * 4, signature, key, false};
}
UnitItem vector(int signature, int64_t elements, int key = 1) {
  return {elements, elements * 4, signature, key, true};
}

std::vector<std::vector<size_t>> membersOf(const std::vector<UnitShape> &units) {
  std::vector<std::vector<size_t>> members;
  for (const UnitShape &unit : units)
    members.push_back(unit.items);
  return members;
}

/// Embedding, `layers` x (norm, two matrices with a bias each), final norm.
std::vector<UnitItem> makeTransformer(int layers) {
  std::vector<UnitItem> items{matrix(0, 5000)};
  for (int layer = 0; layer < layers; ++layer) {
    items.push_back(vector(1, 10));
    items.push_back(matrix(2, 300));
    items.push_back(vector(3, 30));
    items.push_back(matrix(4, 400));
    items.push_back(vector(1, 10));
  }
  items.push_back(vector(1, 10));
  return items;
}

TEST(FindRepetition, PrefersCoverageThenTheShorterPeriod) {
  std::vector<UnitItem> items = makeTransformer(4);
  EXPECT_EQ(findRepetition(items, 0, items.size()), (Repetition{1, 5, 4}));
  // Of 1 2 1 2 1 2 1 2 the period is 2, not 4.
  std::vector<UnitItem> pairs;
  for (int i = 0; i < 8; ++i)
    pairs.push_back(matrix(1 + i % 2, 10));
  EXPECT_EQ(findRepetition(pairs, 0, pairs.size()), (Repetition{0, 2, 4}));
}

TEST(FindRepetition, WantsAMatrixInEachBlock) {
  std::vector<UnitItem> items{vector(1, 10), vector(1, 10), vector(1, 10)};
  EXPECT_EQ(findRepetition(items, 0, items.size()), std::nullopt);
  items.push_back(matrix(2, 10));
  EXPECT_EQ(findRepetition(items, 0, items.size()), std::nullopt);
}

TEST(FormUnits, OneUnitPerLayerAndOnePoolOfVectors) {
  std::vector<UnitShape> units = formUnits(makeTransformer(3), {.block = 1, .ranks = 1});
  EXPECT_EQ(membersOf(units),
            (std::vector<std::vector<size_t>>{
                {0}, {1, 3, 5, 6, 8, 10, 11, 13, 15, 16}, {2, 4}, {7, 9}, {12, 14}}));
}

TEST(FormUnits, ClosesAPoolAtAnEighthOfTheLargestUnit) {
  std::vector<UnitItem> items;
  for (int layer = 0; layer < 4; ++layer) {
    items.push_back(matrix(0, 800));
    items.push_back(vector(1, 60));
  }
  // 60, then 120 >= 100 elements: pools of two layers.
  EXPECT_EQ(membersOf(formUnits(items, {.block = 1, .ranks = 1})),
            (std::vector<std::vector<size_t>>{{0}, {1, 3}, {2}, {4}, {5, 7}, {6}}));
}

TEST(FormUnits, KeepsVectorsApartWhereMatricesOfSeveralKeysMix) {
  // Nothing repeats; vectors are of the embedding's key, and stand between matrices of two others.
  std::vector<UnitItem> items{matrix(0, 50, 0), vector(1, 10, 0), matrix(2, 30, 1),
                              vector(1, 10, 0), matrix(3, 40, 2), vector(4, 20, 0)};
  EXPECT_EQ(membersOf(formUnits(items, {.block = 1, .ranks = 1})),
            (std::vector<std::vector<size_t>>{{0}, {1, 3, 5}, {2}, {4}}));
  // Of one key they stay beside their matrices.
  for (UnitItem &item : items)
    item.key = 0;
  EXPECT_EQ(membersOf(formUnits(items, {.block = 1, .ranks = 1})),
            (std::vector<std::vector<size_t>>{{0, 1, 2, 3, 4, 5}}));
}

/// `item`, whose gradient is made at `at`.
UnitItem made(UnitItem item, int64_t at, bool isTied = false) {
  item.gradientAt = at;
  item.isTied = isTied;
  return item;
}

/// Two matrices that look like layers, a third one beside them with a gradient that comes before
/// theirs, and one that comes after; a layer.
std::vector<UnitItem> makeFront(int otherKey) {
  return {made(matrix(0, 32, otherKey), 13), made(matrix(0, 32, otherKey), 12),
          made(matrix(1, 112), 11), made(matrix(2, 8), 14), made(matrix(3, 500), 5)};
}

TEST(FormUnits, JoinsWhatIsMadeWhileAUnitWaits) {
  EXPECT_EQ(membersOf(formUnits(makeFront(0), {.mostBytes = 500})),
            (std::vector<std::vector<size_t>>{{0, 1, 2, 3}, {4}}));
  // What stands in order waits for nothing.
  std::vector<UnitItem> ordered = makeFront(0);
  ordered[3].gradientAt = 10;
  EXPECT_EQ(membersOf(formUnits(ordered, {.mostBytes = 500})),
            (std::vector<std::vector<size_t>>{{0}, {1}, {2, 3}, {4}}));
}

TEST(FormUnits, PartsAUnitThatWaitsForOthersThatItCannotJoin) {
  std::vector<std::vector<size_t>> parted{{0}, {1}, {2}, {3}, {4}};
  EXPECT_EQ(membersOf(formUnits(makeFront(7), {.mostBytes = 500})), parted);
  // Of its key, but together larger than any unit.
  std::vector<UnitItem> large = makeFront(0);
  large[4] = made(matrix(3, 150), 5);
  EXPECT_EQ(membersOf(formUnits(large, {.mostBytes = 500})), parted);
}

TEST(FormUnits, PartsATiedGradientFromOneThatWouldWaitForIt) {
  std::vector<UnitItem> items = makeFront(7);
  items[3].isTied = true;
  std::vector<std::vector<size_t>> parted{{0}, {1}, {2}, {3}, {4}};
  EXPECT_EQ(membersOf(formUnits(items, {.mostBytes = 500})), parted);
  // Of one key with what is made in between: a tied one joins nothing.
  items = makeFront(0);
  items[3].isTied = true;
  EXPECT_EQ(membersOf(formUnits(items, {.mostBytes = 500})), parted);
  // Alone it waits for nothing but its own parts.
  items = makeFront(7);
  items[2].isTied = items[3].isTied = true;
  items[3].gradientAt = 10;
  EXPECT_EQ(membersOf(formUnits(items, {.mostBytes = 500})),
            (std::vector<std::vector<size_t>>{{0}, {1}, {2, 3}, {4}}));
}

TEST(FormUnits, SplitsLeftoversAtTheLimit) {
  std::vector<UnitItem> items{matrix(0, 10), matrix(1, 20), matrix(2, 30), matrix(3, 5)};
  EXPECT_EQ(membersOf(formUnits(items, {.block = 1, .ranks = 1, .mostBytes = 120})),
            (std::vector<std::vector<size_t>>{{0, 1}, {2}, {3}}));
  // Without repeated layers and limit, small models are one unit.
  EXPECT_EQ(formUnits(items, {.block = 1, .ranks = 1}).size(), 1u);
}

TEST(FormUnits, SplitsLayersAtTheLimitThatIsGiven) {
  // Matrices of 300 and 400 elements a layer; vectors, which are of another key, do not count.
  std::vector<UnitItem> items = makeTransformer(2);
  auto members = [&](int64_t mostBytes) {
    return membersOf(formUnits(items, {.block = 1, .ranks = 1, .mostBytes = mostBytes}));
  };
  EXPECT_EQ(members(4 * 700),
            (std::vector<std::vector<size_t>>{{0}, {1, 3, 5, 6, 8, 10, 11}, {2, 4}, {7, 9}}));
  EXPECT_EQ(members(4 * 699),
            (std::vector<std::vector<size_t>>{{0}, {1, 3, 5, 6, 8, 10, 11}, {2}, {4}, {7}, {9}}));
}

TEST(FormUnits, PartsTheLastOfManyLayers) {
  // A layer has matrices of 300 and 400 elements: of three each is a unit, of five the last two
  // have one for each of them.
  auto countMatrices = [](int layers, int64_t ranks = 2) {
    std::vector<UnitItem> items = makeTransformer(layers);
    std::vector<size_t> counts;
    for (const UnitShape &unit : formUnits(items, {.block = 1, .ranks = ranks}))
      counts.push_back(std::count_if(unit.items.begin(), unit.items.end(),
                                     [&](size_t item) { return !items[item].isVector; }));
    std::erase(counts, 0u);
    return counts;
  };
  EXPECT_EQ(countMatrices(3), (std::vector<size_t>{1, 2, 2, 2}));
  EXPECT_EQ(countMatrices(5), (std::vector<size_t>{1, 2, 2, 2, 1, 1, 1, 1}));
  EXPECT_EQ(countMatrices(5, /*ranks=*/1), (std::vector<size_t>{1, 2, 2, 2, 2, 2}));
}

TEST(FormUnits, StartsParametersOnTheGridAndPadsToTheRanks) {
  std::vector<UnitItem> items{matrix(0, 128), matrix(1, 16)};
  std::vector<UnitShape> units = formUnits(items, {.block = 32, .ranks = 4});
  ASSERT_EQ(units.size(), 1u);
  EXPECT_EQ(units[0].offsets, (std::vector<int64_t>{0, 128}));
  EXPECT_EQ(units[0].elements, 256);
}

TEST(FormUnits, PutsEveryItemInOneUnitWithinThePaddingBound) {
  for (int64_t ranks : {1, 3, 8, 1024})
    for (int layers : {1, 2, 7, 31}) {
      std::vector<UnitItem> items = makeTransformer(layers);
      std::multiset<size_t> seen;
      for (const UnitShape &unit : formUnits(items, {.block = 128, .ranks = ranks})) {
        int64_t used = 0;
        for (size_t item : unit.items) {
          seen.insert(item);
          used += items[item].elements;
        }
        EXPECT_EQ(unit.elements % (128 * ranks), 0);
        EXPECT_LT(unit.elements - used, getPaddingBound(unit.items.size(), ranks, 128));
      }
      EXPECT_EQ(seen.size(), items.size());
      EXPECT_EQ(std::set<size_t>(seen.begin(), seen.end()).size(), items.size());
    }
}

TEST(FormUnits, NothingToDo) { EXPECT_TRUE(formUnits({}, {}).empty()); }

TEST(Bytes, ThePapersFormulas) {
  // Psi elements of 16-bit parameters and gradients and 12 bytes of optimizer state, on N ranks.
  constexpr int64_t psi = 1 << 20, ranks = 64;
  auto total = [&](int64_t stage) {
    return 2 * getKeptElements(getParamStorage(stage, false), psi, ranks) +
           2 * getKeptElements(getGradientStorage(stage), psi, ranks) +
           12 * getKeptElements(getOptimizerStorage(stage), psi, ranks);
  };
  EXPECT_EQ(total(0), 16 * psi);
  EXPECT_EQ(total(1), 4 * psi + 12 * psi / ranks);
  EXPECT_EQ(total(2), 2 * psi + 14 * psi / ranks);
  EXPECT_EQ(total(3), 16 * psi / ranks);
}

TEST(Bytes, Wire) {
  EXPECT_EQ(getTransferBytes(4, 64, 4), 3 * 256);
  EXPECT_EQ(getTransferBytes(1, 64, 4), 0);
  // Chunks of 3, 3, 3, 0: three peers' chunks are read, then what the others reduced.
  EXPECT_EQ(getAllReduceElements(4, 9, 0), 3 * 3 + 6);
  EXPECT_EQ(getAllReduceElements(4, 9, 2), 3 * 3 + 6);
  EXPECT_EQ(getAllReduceElements(4, 9, 3), 9);
  EXPECT_EQ(getAllReduceElements(4, 2, 1), 3 + 1);
  EXPECT_EQ(getAllReduceElements(4, 2, 2), 2);
  EXPECT_EQ(getAllReduceElements(1, 64, 0), 0);
}

} // namespace
