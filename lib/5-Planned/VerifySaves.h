//===- VerifySaves.h - What a checkpoint is made of -------------------------------------------===//
#ifndef ZERO_5_PLANNED_VERIFYSAVES_H
#define ZERO_5_PLANNED_VERIFYSAVES_H

#include "PlanMemory.h"

namespace zero {

/// Proves that the step saves each of its states once and nothing else, to memory of the host that
/// nothing else uses, over the axes along which ranks hold the same; and that no other entry saves.
/// A module without leaves has nothing to save. When a save runs is the race checker's to say.
mlir::LogicalResult verifySaves(mlir::ModuleOp module, const PlanMemory &memory);

} // namespace zero
#endif
