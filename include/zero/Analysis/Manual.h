//===- Manual.h - The parts that a manual computation's devices have ------------===//
#ifndef ZERO_ANALYSIS_MANUAL_H
#define ZERO_ANALYSIS_MANUAL_H

#include "zero/Analysis/Form.h"
#include "zero/Dialect/Sdy/Sdy.h"

namespace zero::dist {

/// A dimension that a manual computation cuts over several devices.
struct ManualCut {
  int64_t dim;
  std::string axes; // "dp", or "a,b"
  int64_t parts;
};

/// What `sharding`, of an operand or result of `op`, cuts along manual axes.
llvm::SmallVector<ManualCut> getManualCuts(sdy::ManualComputationOp op, sdy::ShardingAttr sharding);

/// The form on `ranks` ranks of an operand or result of `op`: replicated, or cut in one block per
/// rank. None where the devices of the computation are not these ranks.
std::optional<Form> getManualForm(sdy::ManualComputationOp op, sdy::ShardingAttr sharding,
                                  mlir::Type type, int64_t ranks);

} // namespace zero::dist
#endif
