//===- VerifyInit.h - What @init holds whole in the arena -------------------------------------===//
#ifndef ZERO_5_PLANNED_VERIFYINIT_H
#define ZERO_5_PLANNED_VERIFYINIT_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace zero {

/// Proves that launches of @init leave buffers for one parameter at a time: the order in which a
/// schedule makes and inserts parameters is not the one that `partitioned` was proved with. A value
/// is whole from half of a parameter's elements on, as random bits come in two halves.
mlir::LogicalResult verifyInit(mlir::func::FuncOp init, mlir::SymbolTableCollection &symbols);

} // namespace zero
#endif
