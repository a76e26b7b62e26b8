//===- Passes.h - Passes of the import phase ------------------------------===//

#ifndef ZERO_1_IMPORT_PASSES_H
#define ZERO_1_IMPORT_PASSES_H

#include "mlir/Pass/Pass.h"
#include "zero/Support/Statistic.h"

namespace zero {

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "zero/1-Import/Passes.h.inc"

} // namespace zero

#endif // ZERO_1_IMPORT_PASSES_H
