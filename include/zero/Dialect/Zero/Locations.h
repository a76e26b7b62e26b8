//===- Locations.h - Where in the source something comes from, for people ---------===//
#ifndef ZERO_DIALECT_ZERO_LOCATIONS_H
#define ZERO_DIALECT_ZERO_LOCATIONS_H

#include "mlir/IR/Location.h"
#include "llvm/ADT/SmallVector.h"
#include <string>

namespace zero::ir {

/// One line: the name and the first file position that a location has; empty where it has neither.
/// Folders are left out: a plan is the same wherever the file lies.
std::string describeLocation(mlir::Location loc);

/// Adds the same for each location that `loc` is made of, until there are `limit`.
void addLocations(mlir::Location loc, size_t limit, llvm::SmallVectorImpl<std::string> &places);

} // namespace zero::ir
#endif
