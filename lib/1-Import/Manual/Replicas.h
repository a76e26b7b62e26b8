//===- Replicas.h - Data parallelism written as plain all_reduce ----------------------===//
//
// A step may be one replica's program, with gradients summed by `stablehlo.all_reduce` over all
// replicas: PyTorch/XLA and people who write by hand do so. Nothing but its roles says which
// arguments each replica has rows of its own of. So roles are read in the program with reductions
// left away, which is a data-parallel step's program on its rows, and then the step on whole arrays
// is formed: sdy.manual_computation, as shard_map and pmap become.
//===------------------------------------------------------------------------------------===//
#ifndef ZERO_LIB_IMPORT_REPLICAS_H
#define ZERO_LIB_IMPORT_REPLICAS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/DenseSet.h"

namespace zero::import {

struct EntryDraft;

/// How many replicas the entry is one's program of: 1 where it has no collective outside manual
/// computations. Fails with a message where its collectives disagree.
mlir::FailureOr<int64_t> countReplicas(mlir::func::FuncOp entry);

/// Whether the entry has a collective outside manual computations.
bool isReplica(mlir::func::FuncOp entry);

/// Values of one device's program that may differ between devices: `varying` (arguments), and what
/// is computed from them or from a device's number by another way than an op of `isSameOnAll`.
llvm::DenseSet<mlir::Value> findVarying(mlir::Block &block, llvm::DenseSet<mlir::Value> varying,
                                        llvm::function_ref<bool(mlir::Operation *)> isSameOnAll);

/// Writes reductions in two levels, within groups and over them, as one over all devices.
void joinLevels(mlir::func::FuncOp entry);

/// Leaves away reductions, of a copy that is for reading.
void dropReductions(mlir::func::FuncOp copy);

/// The step on whole arrays around one replica's, by its roles.
mlir::LogicalResult formReplicas(EntryDraft &draft, int64_t replicas);

} // namespace zero::import
#endif
