//===- CheckKernels.h - Is the machine code what the kernels say? -------------------===//
//
// Validation ends at the plan: machine code is not proved but tested, kernel by kernel.
//===--------------------------------------------------------------------------------===//
#ifndef ZERO_EXECUTABLE_CHECKKERNELS_H
#define ZERO_EXECUTABLE_CHECKKERNELS_H

#include "zero/6-Executable/Compile.h"

namespace zero {

/// Runs each distinct kernel and library matmul of a `planned` module once, as machine code and in
/// the interpreter, on the module's ranks. A program of its own launches them all, from buffers at
/// odd offsets (aligned to an element only), into outputs full of poison with guards around them:
/// it is compiled, linked and run as the step itself is. Arguments are random, once of both signs
/// and once positive. Floats may differ by 1e-4 (4e-3 in f16, 3e-2 in bf16) of max(1, |value|),
/// since sums are ordered otherwise; everything else must agree exactly, guards included. Fails
/// with a message at a launch whose results differ. `module` stays as it is.
mlir::LogicalResult checkKernels(mlir::ModuleOp module, const LinkOptions &link, uint64_t seed = 0);

} // namespace zero
#endif
