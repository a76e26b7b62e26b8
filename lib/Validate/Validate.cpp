#include "zero/Validate/Validate.h"

#include "zero/Dialect/Zero/Phase.h"
#include "zero/Validate/Leaves.h"
#include "zero/Validate/Partitioned.h"
#include "zero/Validate/Planned.h"
#include "zero/Validate/Records.h"
#include "zero/Validate/Replica.h"
#include "zero/Validate/Scheduled.h"

using namespace mlir;
using zero::ir::Phase;

namespace zero::validate {

/// The relation between two rungs that follow one another.
static LogicalResult validateRung(ModuleOp upper, ModuleOp lower) {
  // Below `planned` the tables are the plan's text and no ops.
  if (ir::getPhase(lower) == Phase::Executable)
    return validateRecords(upper, lower);
  if (failed(compareLeaves(upper, lower)))
    return failure();
  switch (ir::getPhase(lower)) {
  case Phase::Replica:
    return validateReplica(upper, lower);
  case Phase::Partitioned:
    return validatePartitioned(upper, lower);
  case Phase::Scheduled:
    return validateScheduled(upper, lower);
  case Phase::Planned:
    return validatePlanned(upper, lower);
  default:
    return lower.emitError()
           << "is in phase '" << ir::stringifyPhase(ir::getPhase(lower))
           << "', expected replica, partitioned, scheduled, planned or executable: no "
              "other rung is proved equal to the one above it";
  }
}

LogicalResult validate(ModuleOp upper, ModuleOp lower) {
  Phase above = ir::getPhase(upper), below = ir::getPhase(lower);
  if (static_cast<int>(above) + 1 != static_cast<int>(below))
    return lower.emitError() << "is in phase '" << ir::stringifyPhase(below)
                             << "', and its origin in phase '" << ir::stringifyPhase(above)
                             << "', expected the rung right above";
  return validateRung(upper, lower);
}

} // namespace zero::validate
