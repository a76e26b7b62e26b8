#include "zero/Target/Schedule.h"

using namespace mlir;

namespace zero {

LogicalResult verifySchedules(ModuleOp module) {
  FailureOr<std::unique_ptr<Target>> target = getTarget(module);
  if (failed(target))
    return failure();
  for (auto kernel : module.getOps<func::FuncOp>()) {
    if (!getScheduleAttr(kernel))
      continue;
    FailureOr<KernelSchedule> schedule = getSchedule(kernel);
    if (failed(schedule) || failed((*target)->verify(kernel, *schedule)))
      return failure();
  }
  return success();
}

} // namespace zero
