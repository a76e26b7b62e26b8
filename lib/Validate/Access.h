//===- Access.h - Elements of one value as elements of another ----------------===//
//
// Transposes, slices, broadcasts and reshapes read a value at a start and steps. Here such reads
// are composed, so that two chains of them that read the same elements become one.
//===------------------------------------------------------------------------===//
#ifndef ZERO_VALIDATE_ACCESS_H
#define ZERO_VALIDATE_ACCESS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include <array>
#include <cstdint>

namespace zero::validate {

/// `size` iterations that move by steps[k] elements in value k. A product has three values, a plain
/// read one.
struct Loop {
  int64_t size = 1;
  std::array<int64_t, 3> steps = {};

  bool operator==(const Loop &) const = default;
};
using Loops = llvm::SmallVector<Loop, 4>;

/// The elements, in order, of a value that is read from another one: from `offset`, loops outermost
/// first, by their steps[0].
struct Access {
  int64_t offset = 0;
  Loops loops;

  /// Of a tensor of that shape as a whole.
  static Access ofShape(llvm::ArrayRef<int64_t> shape);
  static Access ofRange(int64_t offset, int64_t count) { return {offset, {{count, {1}}}}; }
  int64_t count() const;
  /// The first and the last element that is read.
  std::pair<int64_t, int64_t> span() const;
  /// Whether it reads [offset, offset + count()) in order; needs `mergeNeighbours` first.
  bool isRange() const { return loops.empty() || (loops.size() == 1 && loops[0].steps[0] == 1); }
};

/// Drops loops of one iteration and joins neighbours that are one loop in all values: what is left
/// depends on the elements alone.
void mergeNeighbours(Loops &loops);

/// Makes `loops`, whose steps[value] and `offset` count elements of a value that is itself read by
/// `inner`, count elements of what that one is read from. Loops are split where the inner ones need
/// it. Returns false, and changes nothing, where steps cannot say it.
bool substitute(Loops &loops, unsigned value, int64_t &offset, const Access &inner);

} // namespace zero::validate
#endif
