//===- DataBounds.h - Which values a batch may have, recounted ------------------===//
#ifndef ZERO_LIB_VALIDATE_DATABOUNDS_H
#define ZERO_LIB_VALIDATE_DATABOUNDS_H

#include "mlir/IR/BuiltinOps.h"
#include <map>
#include <set>
#include <string>

namespace zero::validate {

/// An argument may hold what lies from `low` to `high`, and what is in `also`.
struct DataBound {
  int64_t low, high;
  std::set<int64_t> also;
};

/// By entry and number of the argument: the integer batch arguments of a module in phase `import`
/// whose elements reach an index vector of a gather as they are, but for negative ones that count
/// from the end. None for an argument of which the step asks whether it is in some order with a
/// constant, or masks what was looked up by it.
std::map<std::pair<std::string, int64_t>, DataBound> readDataBounds(mlir::ModuleOp import);

} // namespace zero::validate
#endif
