//===- Units.h - Which parameters are gathered together ----------------------===//
//
// Plain C++: from parameters in the order of first use to units, each a flat index space. Repeated
// blocks of a network (its layers) become one unit each, or several where a size is given and, of
// many layers, for the last ones, what is left over is grouped up to a size, and parameters without
// a matrix beside them (biases, norms) are pooled over many layers.
//===------------------------------------------------------------------------===//
#ifndef ZERO_PARTITIONED_UNITS_H
#define ZERO_PARTITIONED_UNITS_H

#include "zero/Analysis/Repetition.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace zero {

/// One parameter, or one slice of a stacked parameter.
struct UnitItem {
  int64_t elements;
  int64_t bytes;
  /// Equal for items of one shape, element type and key: what makes two layers look alike.
  int signature;
  /// Items of different keys never share a unit (working type, gradient type, class of update).
  int key;
  /// ir::isVectorShape: a bias or a norm's scale.
  bool isVector;
  /// When its gradient is made, a position in the step; -1 where it has none.
  int64_t gradientAt = -1;
  /// The gradient is a sum of what several places of the step make: it waits for the last of them,
  /// however units are formed, and joins no unit that is formed for another's gradient.
  bool isTied = false;
};

struct UnitOptions {
  /// Grid of parameter starts and, times `ranks`, of the unit's size; in elements.
  int64_t block = 1;
  int64_t ranks = 1;
  /// Largest size of a unit of several items, but for pools; 0: a repeated block is one, but the
  /// last kTurnLayers of kFewestLayers or more, whose units have its largest item's size, and
  /// others are at most as large as the largest block, or kDefaultLeftoverBytes where nothing
  /// repeats.
  int64_t mostBytes = 0;
};

/// Layers that are gathered in parts, and how many a model has at least: of fewer, the last one is
/// too much to be gathered once more in backward.
constexpr size_t kTurnLayers = 2, kFewestLayers = 4;
constexpr int64_t kDefaultLeftoverBytes = int64_t(32) << 20;

/// One unit: its items, ascending, and where each starts.
struct UnitShape {
  std::vector<size_t> items;
  std::vector<int64_t> offsets;
  /// Padded size, a multiple of block x ranks.
  int64_t elements = 0;
  friend bool operator==(const UnitShape &, const UnitShape &) = default;
};

/// The repetition that covers most items of [begin, end) with blocks that contain a matrix; the
/// shorter period, then the earlier start wins ties.
std::optional<Repetition> findRepetition(const std::vector<UnitItem> &items, size_t begin,
                                         size_t end);

/// Groups items (in order of first use) into units, ordered by their first item. Every item is in
/// exactly one unit; depends on nothing but the arguments. No unit's gradient waits while those of
/// two others with a matrix are made, but for pools of vectors: such others join it where they may
/// and the unit stays within the largest one, or it is parted.
std::vector<UnitShape> formUnits(const std::vector<UnitItem> &items, const UnitOptions &options);

} // namespace zero
#endif
