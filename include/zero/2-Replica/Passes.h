//===- Passes.h - Passes of the replica phase -----------------------------===//

#ifndef ZERO_2_REPLICA_PASSES_H
#define ZERO_2_REPLICA_PASSES_H

#include "mlir/Pass/Pass.h"
#include "zero/Support/Statistic.h"

namespace zero {

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "zero/2-Replica/Passes.h.inc"

} // namespace zero

#endif // ZERO_2_REPLICA_PASSES_H
