//===- RankInterface.h - What one rank passes to an entry, in any phase ----------===//
//
// Arguments and results of a function, with their roles; below `scheduled`, where functions take
// and return nothing, those that its slots name, with their allocations.
//===-----------------------------------------------------------------------------===//
#ifndef ZERO_LIB_INTERPRETER_RANKINTERFACE_H
#define ZERO_LIB_INTERPRETER_RANKINTERFACE_H

#include "zero/Dialect/Zero/Zero.h"

#include "mlir/Interfaces/FunctionInterfaces.h"
#include <vector>

namespace zero::interp {

/// One argument or result.
struct RankSlot {
  mlir::Type type;
  ir::RoleAttr role;             // null for plain functions
  mlir::ArrayAttr leaves;        // of a unit's buffer: the leaf of each segment
  ir::AllocationAttr allocation; // in the arena of a planned program
};

struct RankInterface {
  std::vector<RankSlot> arguments, results;
};

/// The arena of a planned program; null above that phase.
ir::ArenaOp findArena(mlir::Operation *entry);

/// Fails, with a message, where a role or the slots name something that is not there.
mlir::FailureOr<RankInterface> getRankInterface(mlir::FunctionOpInterface entry);

} // namespace zero::interp
#endif
