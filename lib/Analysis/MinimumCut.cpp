#include "zero/Analysis/MinimumCut.h"

#include <algorithm>
#include <limits>

using namespace zero::dist;

/// More than all nodes together; the sum of two still fits.
static constexpr CutCost kUnlimited{std::numeric_limits<int64_t>::max() / 4, 0};
static constexpr unsigned kUnreached = ~0u;

unsigned MinimumCut::addNode(CutCost cost) {
  unsigned node = (leaving.size() - 2) / 2;
  leaving.resize(leaving.size() + 2);
  connect(getEntry(node), getExit(node), cost);
  return node;
}

void MinimumCut::addEdge(unsigned from, unsigned to) {
  connect(getExit(from), getEntry(to), kUnlimited);
}
void MinimumCut::addSource(unsigned node) { connect(kSource, getEntry(node), kUnlimited); }
void MinimumCut::addSink(unsigned node) { connect(getExit(node), kSink, kUnlimited); }

void MinimumCut::connect(unsigned from, unsigned to, CutCost room) {
  leaving[from].push_back(edges.size());
  edges.push_back({to, room});
  leaving[to].push_back(edges.size());
  edges.push_back({from, CutCost()});
}

bool MinimumCut::findLevels() {
  levels.assign(leaving.size(), kUnreached);
  levels[kSource] = 0;
  llvm::SmallVector<unsigned, 0> reached{kSource};
  for (size_t i = 0; i < reached.size(); ++i)
    for (unsigned index : leaving[reached[i]]) {
      const Edge &edge = edges[index];
      if (levels[edge.to] != kUnreached || !(CutCost() < edge.room))
        continue;
      levels[edge.to] = levels[reached[i]] + 1;
      reached.push_back(edge.to);
    }
  return levels[kSink] != kUnreached;
}

bool MinimumCut::augment() {
  // The path is a list, not recursion: chains of sums may be long.
  llvm::SmallVector<unsigned, 0> path;
  unsigned at = kSource;
  while (at != kSink) {
    unsigned &candidate = next[at];
    while (candidate < leaving[at].size()) {
      const Edge &edge = edges[leaving[at][candidate]];
      if (levels[edge.to] == levels[at] + 1 && CutCost() < edge.room)
        break;
      ++candidate;
    }
    if (candidate < leaving[at].size()) {
      path.push_back(leaving[at][candidate]);
      at = edges[path.back()].to;
    } else if (path.empty()) {
      return false;
    } else { // a dead end: the edge that led here is not tried again
      at = edges[path.pop_back_val() ^ 1].to;
      ++next[at];
    }
  }
  CutCost fits = kUnlimited;
  for (unsigned index : path)
    fits = std::min(fits, edges[index].room);
  for (unsigned index : path) {
    edges[index].room = edges[index].room - fits;
    edges[index ^ 1].room = edges[index ^ 1].room + fits;
  }
  return true;
}

llvm::SmallVector<unsigned> MinimumCut::solve() {
  while (findLevels()) {
    next.assign(leaving.size(), 0);
    while (augment())
      ;
  }
  llvm::SmallVector<unsigned> cut;
  for (unsigned node = 0, size = (leaving.size() - 2) / 2; node < size; ++node)
    if (levels[getEntry(node)] != kUnreached && levels[getExit(node)] == kUnreached)
      cut.push_back(node);
  return cut;
}
