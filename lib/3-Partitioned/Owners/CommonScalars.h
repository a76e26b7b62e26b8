//===- CommonScalars.h - What ties matrices that are none ------------------------===//
//
// Every gradient may be scaled by one norm of all. That is computed by every rank, and each matrix
// reads it; an owner's own norm of its matrix is part of the matrix.
//===--------------------------------------------------------------------------===//
#ifndef ZERO_PARTITIONED_COMMONSCALARS_H
#define ZERO_PARTITIONED_COMMONSCALARS_H

#include "zero/Dialect/StableHLO/StableHLO.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"

namespace zero::part {

/// Ops in program order, with the values that they read.
using OpReads = llvm::MapVector<mlir::Operation *, llvm::SmallVector<mlir::Value>>;

/// Of ops that are made of leaves (`isLeaf`): those that make scalars which several matrices make
/// or read, and all that these are made of. `makers` make what is computed, matrix by matrix.
llvm::DenseSet<mlir::Operation *> findCommon(const OpReads &dependent,
                                             llvm::ArrayRef<mlir::Operation *> makers,
                                             llvm::function_ref<bool(mlir::Value)> isLeaf);

} // namespace zero::part
#endif
