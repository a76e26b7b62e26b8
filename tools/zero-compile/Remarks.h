//===- Remarks.h - What passes remark, in a file ----------------------------------===//
#ifndef ZERO_TOOLS_ZEROCOMPILE_REMARKS_H
#define ZERO_TOOLS_ZEROCOMPILE_REMARKS_H

#include "mlir/IR/MLIRContext.h"
#include "mlir/Support/LLVM.h"

namespace zero {

/// From now on, every remark of a pass goes to `path`, a line each: the place, whether the rule was
/// passed or missed, the pass, the rule, and why. Fails with a message where the file cannot be
/// written.
mlir::LogicalResult writeRemarks(mlir::MLIRContext &context, llvm::StringRef path);

} // namespace zero
#endif
