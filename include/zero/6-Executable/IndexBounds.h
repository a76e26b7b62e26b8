//===- IndexBounds.h - Which values a batch may have, by what they index ----------===//
#ifndef ZERO_EXECUTABLE_INDEXBOUNDS_H
#define ZERO_EXECUTABLE_INDEXBOUNDS_H

#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/SmallVector.h"
#include <map>
#include <string>

namespace zero {

/// Values that an argument may have: from `low` to `high`, and those that the step looks for
/// itself.
struct IndexBound {
  int64_t low, high;
  llvm::SmallVector<int64_t> also;
};

/// By entry function and number of the argument.
using IndexBounds = std::map<std::pair<std::string, unsigned>, IndexBound>;

/// Bounds of the integer batch arguments of a module in phase `import` that index a gather
/// directly: reshaped, sliced and joined, and negative ones counted from the end, but not clamped,
/// compared or selected before. A gather would clamp an index outside, and the step go on with
/// another row. An argument has no bound where the step masks what it has looked up, or compares
/// the argument's order: it may then hold values that stand for nothing. Of slices that have no
/// element in common the widest bound counts, and none where one of them has none.
IndexBounds findIndexBounds(mlir::ModuleOp import);

} // namespace zero
#endif
