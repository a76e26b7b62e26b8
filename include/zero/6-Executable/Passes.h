//===- Passes.h - planned -> executable ---------------------------------------===//
#ifndef ZERO_EXECUTABLE_PASSES_H
#define ZERO_EXECUTABLE_PASSES_H

#include "mlir/Pass/Pass.h"
#include "zero/Support/Statistic.h"

namespace zero {
#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "zero/6-Executable/Passes.h.inc"
} // namespace zero
#endif
