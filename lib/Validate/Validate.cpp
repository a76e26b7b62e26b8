#include "zero/Validate/Validate.h"

#include "zero/Dialect/Zero/Phase.h"
#include "zero/Validate/Leaves.h"
#include "zero/Validate/Padding.h"
#include "zero/Validate/Partitioned.h"
#include "zero/Validate/Planned.h"
#include "zero/Validate/Records.h"
#include "zero/Validate/Replica.h"
#include "zero/Validate/Scheduled.h"

using namespace mlir;
using zero::ir::Phase;

namespace zero::validate {

/// Two phases that follow one another, with the tables of the upper one unchanged.
static LogicalResult compareTables(ModuleOp upper, ModuleOp lower) {
  Phase above = ir::getPhase(upper), below = ir::getPhase(lower);
  if (static_cast<int>(above) + 1 != static_cast<int>(below))
    return lower.emitError() << "is in phase '" << ir::stringifyPhase(below)
                             << "', and its origin in phase '" << ir::stringifyPhase(above)
                             << "', expected the phase right above";
  // Below `planned` the tables are the plan's text and no ops.
  return below == Phase::Executable ? success() : compareLeaves(upper, lower);
}

/// Those of `lower` are in `numbers` afterwards where its phase has some.
static LogicalResult validateNumbered(std::shared_ptr<ProgramNumbers> &numbers, ModuleOp lower) {
  std::shared_ptr<ProgramNumbers> upper = std::exchange(numbers, nullptr);
  if (ir::getPhase(lower) == Phase::Planned)
    return validatePlanned(*upper, lower);
  FailureOr<std::shared_ptr<ProgramNumbers>> made = validateScheduled(*upper, lower);
  if (succeeded(made))
    numbers = *made;
  return made;
}

LogicalResult validate(ModuleOp upper, ModuleOp lower) {
  // One rank's program along the step's own axis is in the phase of what it is made of.
  if (ir::getPhase(upper) == Phase::Import && ir::getPhase(lower) == Phase::Import)
    return isPadded(upper, lower) ? validatePadding(upper, lower)
                                  : validateModelParallel(upper, lower);
  if (failed(compareTables(upper, lower)))
    return failure();
  switch (ir::getPhase(lower)) {
  case Phase::Replica:
    return validateReplica(upper, lower);
  case Phase::Partitioned:
    return validatePartitioned(upper, lower);
  case Phase::Scheduled:
  case Phase::Planned: {
    FailureOr<std::shared_ptr<ProgramNumbers>> numbers = numberProgram(upper);
    return success(succeeded(numbers) && succeeded(validateNumbered(*numbers, lower)));
  }
  case Phase::Executable:
    return validateRecords(upper, lower);
  default:
    return lower.emitError()
           << "is in phase '" << ir::stringifyPhase(ir::getPhase(lower))
           << "', expected replica, partitioned, scheduled, planned or executable: no "
              "other phase is proved equal to the one above it";
  }
}

//===----------------------------------------------------------------------===//
// A program on its way
//===----------------------------------------------------------------------===//

LogicalResult PhaseProofs::keep(ModuleOp module) {
  Phase phase = ir::getPhase(module);
  if (phase == Phase::Partitioned || phase == Phase::Scheduled) {
    FailureOr<std::shared_ptr<ProgramNumbers>> made = numberProgram(module);
    if (succeeded(made))
      numbers = *made;
    return made;
  }
  if (phase == Phase::Import && ranks >= 1)
    import = numberImport(module, ranks);
  if (!import)
    program = module.clone();
  return success();
}

/// In numbers that `module` is compared with there are those of `module` afterwards.
LogicalResult PhaseProofs::compare(ModuleOp module) {
  if (numbers) {
    std::shared_ptr<ProgramNumbers> upper = numbers; // for its outline
    return success(succeeded(compareTables(getOutline(*upper), module)) &&
                   succeeded(validateNumbered(numbers, module)));
  }
  if (std::shared_ptr<ImportNumbers> upper = std::exchange(import, nullptr))
    return success(succeeded(compareTables(getOutline(*upper), module)) &&
                   succeeded(validateReplica(*upper, module)));
  OwningOpRef<ModuleOp> whole = std::move(program);
  return validate(*whole, module);
}

LogicalResult PhaseProofs::prove(ModuleOp module, bool goesOn) {
  if (failed(compare(module)))
    return failure();
  if (!goesOn)
    numbers = nullptr;
  return goesOn && !numbers ? keep(module) : success();
}

LogicalResult PhaseProofs::prove(OwningOpRef<ModuleOp> copy, bool goesOn) {
  if (goesOn && ir::getPhase(*copy) == Phase::Replica) {
    if (failed(compare(*copy)))
      return failure();
    program = std::move(copy);
    return success();
  }
  return prove(*copy, goesOn);
}

} // namespace zero::validate
