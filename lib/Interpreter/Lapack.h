//===- Lapack.h - Calls of LAPACK in the interpreter -------------------------------===//
#ifndef ZERO_LIB_INTERPRETER_LAPACK_H
#define ZERO_LIB_INTERPRETER_LAPACK_H

#include "Machine.h"

namespace zero::interp {

/// `op` is a call that `hlo::getLapackCall` knows.
mlir::FailureOr<Tensors> evaluateLapack(hlo::CustomCallOp op, Operands in);
/// `op` is a call that `hlo::getComplexLapackCall` knows. In ComplexLapack.cpp.
mlir::FailureOr<Tensors> evaluateComplexLapack(hlo::CustomCallOp op, Operands in);

} // namespace zero::interp
#endif
