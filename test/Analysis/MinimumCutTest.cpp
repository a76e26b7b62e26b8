#include "zero/Analysis/MinimumCut.h"

#include "gtest/gtest.h"
#include <random>

using namespace zero::dist;

/// Whether no sink is reached from a source without a node of `cut`, a set of bits. Edges go from
/// lower to higher nodes.
static bool separates(unsigned cut, unsigned sources, unsigned sinks,
                      const std::vector<std::pair<unsigned, unsigned>> &edges, unsigned count) {
  unsigned reached = sources & ~cut;
  for (unsigned node = 0; node < count; ++node)
    for (auto [from, to] : edges)
      if (from == node && (reached >> from & 1) && !(cut >> to & 1))
        reached |= 1u << to;
  return (reached & sinks) == 0;
}

TEST(MinimumCut, NothingToCut) {
  MinimumCut graph;
  unsigned node = graph.addNode({4, 1});
  graph.addSource(node);
  EXPECT_TRUE(graph.solve().empty());
}

TEST(MinimumCut, OfAChainTheFirstOfTheCheapest) {
  MinimumCut graph;
  for (CutCost cost : {CutCost{8, 1}, CutCost{4, 1}, CutCost{4, 1}, CutCost{6, 1}})
    if (unsigned node = graph.addNode(cost))
      graph.addEdge(node - 1, node);
  graph.addSource(0);
  graph.addSink(3);
  EXPECT_EQ(graph.solve(), llvm::SmallVector<unsigned>({1}));
}

TEST(MinimumCut, BytesBeforeOrder) {
  MinimumCut graph;
  graph.addNode({4, 1});
  graph.addNode({3, 100});
  graph.addNode({3, 99});
  graph.addEdge(0, 1);
  graph.addEdge(1, 2);
  graph.addSource(0);
  graph.addSink(2);
  EXPECT_EQ(graph.solve(), llvm::SmallVector<unsigned>({2}));
}

TEST(MinimumCut, RandomGraphsAsByTryingAll) {
  std::mt19937 random(1);
  for (int round = 0; round < 500; ++round) {
    constexpr unsigned kCount = 8;
    MinimumCut graph;
    std::vector<int64_t> bytes;
    std::vector<std::pair<unsigned, unsigned>> edges;
    unsigned sources = 0, sinks = 0;
    for (unsigned node = 0; node < kCount; ++node) {
      bytes.push_back(1 + random() % 9);
      graph.addNode({bytes.back(), 1});
      if (random() % 3 == 0) {
        graph.addSource(node);
        sources |= 1u << node;
      }
      if (random() % 3 == 0) {
        graph.addSink(node);
        sinks |= 1u << node;
      }
      for (unsigned from = 0; from < node; ++from)
        if (random() % 3 == 0) {
          graph.addEdge(from, node);
          edges.emplace_back(from, node);
        }
    }
    auto costOf = [&](unsigned cut) {
      int64_t sum = 0;
      for (unsigned node = 0; node < kCount; ++node)
        sum += (cut >> node & 1) ? bytes[node] : 0;
      return sum;
    };
    int64_t least = costOf((1u << kCount) - 1);
    for (unsigned cut = 0; cut < (1u << kCount); ++cut)
      if (separates(cut, sources, sinks, edges, kCount))
        least = std::min(least, costOf(cut));
    unsigned found = 0;
    for (unsigned node : graph.solve())
      found |= 1u << node;
    EXPECT_TRUE(separates(found, sources, sinks, edges, kCount));
    EXPECT_EQ(costOf(found), least);
  }
}
