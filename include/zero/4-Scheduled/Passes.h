//===- Passes.h - Passes of the scheduled phase ------------------------------------===//
#ifndef ZERO_4_SCHEDULED_PASSES_H
#define ZERO_4_SCHEDULED_PASSES_H

#include "mlir/Pass/Pass.h"
#include "zero/Support/Statistic.h"

namespace zero {

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "zero/4-Scheduled/Passes.h.inc"

} // namespace zero

#endif
