//===- Passes.h - Passes of the partitioned phase -----------------------------===//
#ifndef ZERO_3_PARTITIONED_PASSES_H
#define ZERO_3_PARTITIONED_PASSES_H

#include "mlir/Pass/Pass.h"
#include "zero/Support/Statistic.h"

namespace zero {

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "zero/3-Partitioned/Passes.h.inc"

} // namespace zero
#endif
