//===- AwaitReductions.h - How long gradients wait for their reduction --------------===//
#ifndef ZERO_LIB_4_SCHEDULED_AWAITREDUCTIONS_H
#define ZERO_LIB_4_SCHEDULED_AWAITREDUCTIONS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "zero/Planner/ScheduleProblem.h"

namespace zero {

/// Awaits reductions of an entry in its final order, with copies and ties in place, where `policy`
/// wants them: earlier where the whole units that they hold would raise the peak. Returns how many
/// awaits were moved; fails where aliases put a value at two places.
llvm::FailureOr<int64_t> awaitReductions(mlir::func::FuncOp entry,
                                         const planner::SchedulePolicy &policy);

} // namespace zero
#endif
