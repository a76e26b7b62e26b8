//===- Passes.h - Translation validation as a pass ----------------------------===//
#ifndef ZERO_VALIDATE_PASSES_H
#define ZERO_VALIDATE_PASSES_H

#include "mlir/Pass/Pass.h"

namespace zero {
#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "zero/Validate/Passes.h.inc"
} // namespace zero
#endif
