//===- VerifyWhole.cpp - Limits of what updates compute whole -------------------------===//
#include "WholeUpdates.h"

using namespace mlir;
using namespace zero;
using namespace zero::checked;

/// What a rank may hold whole without leave: 5 % of the stage's formula, or this where that is
/// less.
static constexpr int64_t kFreeBytes = 16 << 20;

static int64_t getMostMemory(const Program &program, const Resident &resident) {
  int64_t given = ir::getConfigInt(program.module, "max_extra_memory").value_or(-1);
  int64_t formula = resident.param + resident.optState + resident.grad;
  return given >= 0 ? given : std::max(kFreeBytes, formula / 20);
}

static LogicalResult fail(const Program &program, const WholeUpdates &updates, StringRef what,
                          int64_t found, int64_t most, StringRef option) {
  InFlightDiagnostic diag = program.main.emitError()
                            << "updates that no rule shards " << what << " " << found
                            << " bytes on a rank, more than the " << most << " that --" << option
                            << " allows; accept it with --" << option << "=" << found
                            << ", or use an optimizer that is elementwise";
  updates.forEach(
      [&](Operation *first, std::string text) { diag.attachNote(first->getLoc()) << text; });
  return diag;
}

LogicalResult checked::verifyWhole(const Program &program, const WholeUpdates &updates,
                                   const Resident &resident) {
  // Whatever is whole anyway holds nothing more.
  if (int64_t most = getMostMemory(program, resident);
      program.stage >= 1 && program.ranks > 1 && updates.getMemory() > most)
    return fail(program, updates, "hold", updates.getMemory(), most, "max-extra-memory");
  if (int64_t most = ir::getConfigInt(program.module, "max_extra_wire").value_or(-1);
      most >= 0 && updates.getWire() > most)
    return fail(program, updates, "move", updates.getWire(), most, "max-extra-wire");
  return success();
}
