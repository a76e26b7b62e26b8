//===- CallTexts.h - What an executable says of its calls, against the plan --------===//
#ifndef ZERO_VALIDATE_CALLTEXTS_H
#define ZERO_VALIDATE_CALLTEXTS_H

#include "HostCalls.h"
#include "zero/Dialect/Zero/Zero.h"

namespace zero::validate {

/// Elements of units, by the names of the units: which are values and which padding.
struct UnitFacts {
  int64_t elements = 0;
  /// First element and shape of each segment.
  std::vector<std::pair<int64_t, std::vector<int64_t>>> segments;
};
std::vector<std::pair<std::string, UnitFacts>> readUnits(mlir::ModuleOp planned);

/// Fails with a message where zrt_calls of an emitted module says of a call that it reads or writes
/// anything but what it was planned to, or of a buffer that its unit's elements are others'. Names
/// of buffers and places in the source are for people and are not compared.
llvm::LogicalResult
checkCallTexts(const std::map<std::string, HostEntry> &planned,
               const std::vector<std::pair<std::string, UnitFacts>> &units,
               mlir::ModuleOp emitted);

} // namespace zero::validate
#endif
