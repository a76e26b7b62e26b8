//===- Schedule.h - The schedule of a kernel as its attribute --------------------------------===//
#ifndef ZERO_TARGET_SCHEDULE_H
#define ZERO_TARGET_SCHEDULE_H

#include "zero/Target/Target.h"

namespace zero {

/// `kernel.schedule` of a kernel function; null where it has none.
kernel::ScheduleAttr getScheduleAttr(mlir::Operation *kernel);

/// What it says. Fails with a message where there is none.
mlir::FailureOr<KernelSchedule> getSchedule(mlir::func::FuncOp kernel);

void setSchedule(mlir::func::FuncOp kernel, const KernelSchedule &schedule);

/// What `schedule` says of a parameter; 0 where it says nothing.
int64_t getParameter(const KernelSchedule &schedule, llvm::StringRef name);

} // namespace zero
#endif
