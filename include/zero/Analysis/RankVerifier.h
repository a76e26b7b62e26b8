//===- RankVerifier.h - Where one rank's program depends on the rank ----------------===//
//
// Knows nothing of the rules and plans that made the program: what a rank's value is of the whole
// is counted again (LocalForm.h) from where rank dependence enters (batch arguments, shards of
// state, zero.rank_offset) to where it ends (collectives). The verifiers of `replica` and
// `partitioned` share it.
//===------------------------------------------------------------------------------===//
#ifndef ZERO_ANALYSIS_RANKVERIFIER_H
#define ZERO_ANALYSIS_RANKVERIFIER_H

#include "zero/Dialect/Zero/Phase.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace zero {

/// Marks an entry of which the user wrote what one rank computes.
constexpr llvm::StringLiteral kByRank = "zero.by_rank";

/// Fails with a message where a state or metric that is returned, a predicate or what a collective
/// takes is not what all ranks need it to be. `rung` is `replica` or `partitioned`.
mlir::LogicalResult verifyRanks(mlir::func::FuncOp entry, ir::Phase rung);

} // namespace zero
#endif
