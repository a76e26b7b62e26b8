//===- AwaitReductions.h - How long gradients wait for their reduction --------------===//
#ifndef ZERO_LIB_4_SCHEDULED_AWAITREDUCTIONS_H
#define ZERO_LIB_4_SCHEDULED_AWAITREDUCTIONS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace zero {

/// Awaits reduce-scatters earlier where the whole gradients that they hold would raise the peak of
/// the entry above what it is without any overlap. Returns how many awaits were moved.
int64_t awaitReductions(mlir::func::FuncOp entry);

} // namespace zero
#endif
