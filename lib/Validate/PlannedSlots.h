//===- PlannedSlots.h - Where an entry's arguments and results live -----------===//
#ifndef ZERO_VALIDATE_PLANNEDSLOTS_H
#define ZERO_VALIDATE_PLANNEDSLOTS_H

#include "EntryNumbers.h"

namespace zero::validate {

/// The slots of one entry, by argument and by result; what replaces an argument shares its slot.
struct EntrySlots {
  llvm::SmallVector<ir::SlotOp> arguments, results;
};

/// The slots of a planned module, checked against the entries in the phase above: each argument and
/// each result has one, of its type, role and leaves; a state has one allocation in all entries;
/// slots lie apart. In the order of `entries`.
mlir::FailureOr<llvm::SmallVector<EntrySlots>> readSlots(mlir::ModuleOp planned,
                                                         const EntryPairs &entries);

} // namespace zero::validate
#endif
