//===- Passes.h - Passes of the planned phase ------------------------------------===//
#ifndef ZERO_5_PLANNED_PASSES_H
#define ZERO_5_PLANNED_PASSES_H

#include "mlir/Pass/Pass.h"
#include "zero/Support/Statistic.h"

namespace zero {

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "zero/5-Planned/Passes.h.inc"

} // namespace zero

#endif
