//===- Gradients.h - Reductions over ranks that make gradients -----------------------===//
#ifndef ZERO_LIB_REPLICA_GRADIENTS_H
#define ZERO_LIB_REPLICA_GRADIENTS_H

#include "zero/Dialect/Zero/Zero.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace zero {

/// Sums over ranks, of several floating elements, of which the new values of trained parameters are
/// made without another reduction over ranks in between; in the order of the program.
llvm::SmallVector<ir::AllReduceOp> findGradients(mlir::func::FuncOp entry);

} // namespace zero
#endif
