//===- PlaceTransfers.h - How long whole units live beside their transfers ----------===//
#ifndef ZERO_LIB_4_SCHEDULED_PLACETRANSFERS_H
#define ZERO_LIB_4_SCHEDULED_PLACETRANSFERS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "zero/Planner/ScheduleProblem.h"

namespace zero {

/// Starts gathers and awaits reductions of an entry in its final order, with copies and ties in
/// place, where `policy` wants them: later and earlier where the whole units that they hold would
/// raise the peak. Returns what was moved; fails where aliases put a value at two places.
llvm::FailureOr<planner::TransferMoves> placeTransfers(mlir::func::FuncOp entry,
                                                       const planner::SchedulePolicy &policy);

} // namespace zero
#endif
