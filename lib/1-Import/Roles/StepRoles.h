//===- StepRoles.h - Roles of a step's arguments and results --------------------------===//
#ifndef ZERO_LIB_IMPORT_STEPROLES_H
#define ZERO_LIB_IMPORT_STEPROLES_H

#include "RoleDraft.h"

namespace zero::import {

/// Fills in the roles of a training step (or of a plain function) that are not given. False if
/// something stays open: then the drafts' reasons say what, and `problem` what stands in the way.
bool inferStep(EntryDraft &draft, std::string &problem);

/// Fills in the roles of `other` (@init, @eval) from those of the step. The same return value.
bool inferOther(EntryDraft &other, const EntryDraft &step, std::string &problem);

} // namespace zero::import
#endif
