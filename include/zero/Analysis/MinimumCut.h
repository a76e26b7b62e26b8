//===- MinimumCut.h - The cheapest nodes between sources and sinks ----------------===//
//
// Plain C++, no MLIR values: tested alone.
//===-------------------------------------------------------------------------------===//
#ifndef ZERO_ANALYSIS_MINIMUMCUT_H
#define ZERO_ANALYSIS_MINIMUMCUT_H

#include "llvm/ADT/SmallVector.h"
#include <cstdint>

namespace zero::dist {

/// What a node costs: bytes first; between cuts of as many bytes, the smaller sum of `order`.
struct CutCost {
  int64_t bytes = 0, order = 0;

  CutCost operator+(CutCost other) const { return {bytes + other.bytes, order + other.order}; }
  CutCost operator-(CutCost other) const { return {bytes - other.bytes, order - other.order}; }
  bool operator==(CutCost other) const { return bytes == other.bytes && order == other.order; }
  bool operator<(CutCost other) const {
    return bytes != other.bytes ? bytes < other.bytes : order < other.order;
  }
};

/// The minimum vertex cut of a directed graph, as the minimum cut of the graph in which each node
/// is an edge from its entry to its exit (Dinic's algorithm; costs are compared as a whole, so
/// the order of the second part needs no scaling of the first).
class MinimumCut {
public:
  /// A node that may be cut at `cost`, more than nothing. Its number, counted from 0.
  unsigned addNode(CutCost cost);
  void addEdge(unsigned from, unsigned to);
  void addSource(unsigned node);
  void addSink(unsigned node);

  /// The nodes that cut all sources from all sinks at the least cost, ascending; of several such
  /// cuts the one nearest to the sources. Called once.
  llvm::SmallVector<unsigned> solve();

private:
  struct Edge {
    unsigned to;
    CutCost room;
  };
  static constexpr unsigned kSource = 0, kSink = 1;
  static unsigned getEntry(unsigned node) { return 2 + 2 * node; }
  static unsigned getExit(unsigned node) { return 3 + 2 * node; }

  void connect(unsigned from, unsigned to, CutCost room);
  /// Distances from the source along edges with room. False if the sink is not reached.
  bool findLevels();
  /// Sends what fits along one shortest path. False if there is none left.
  bool augment();

  /// Edge 2i and the way back 2i + 1.
  llvm::SmallVector<Edge, 0> edges;
  llvm::SmallVector<llvm::SmallVector<unsigned, 3>, 0> leaving{2};
  llvm::SmallVector<unsigned, 0> levels, next;
};

} // namespace zero::dist
#endif
