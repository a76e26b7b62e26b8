//===- MatmulTurns.h - Turns of a matmul and the kernel behind it ---------------------------===//
#ifndef ZERO_TARGET_MATMULTURNS_H
#define ZERO_TARGET_MATMULTURNS_H

#include "zero/Target/Target.h"

namespace zero {

/// Rows of an m x n result of f32 on which the library's matmul over k and a kernel that reads
/// them run by turns, so that the kernel finds them in a cache; 0: that gains nothing, or the
/// target's library takes all rows in one call.
int64_t getTurnRows(const Target &target, int64_t m, int64_t n, int64_t k);

/// Which elements of a matrix, row by row, the items of a kernel read that read some each, in their
/// order: an item reads `item` of them, and none goes on into the next `group`.
struct RowItems {
  int64_t item, group;
};

/// What items of a kernel with such a schedule read of `elements` of which each reads some in its
/// own place; none where there are no such items.
std::optional<RowItems> getRowItems(const KernelSchedule &schedule, int64_t elements);

} // namespace zero
#endif
