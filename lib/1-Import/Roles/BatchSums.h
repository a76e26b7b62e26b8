//===- BatchSums.h - Rows that are sums over other rows -------------------------------===//
//
// Documents in one list of tokens, graphs in one list of nodes: rows are added up where numbers of
// theirs say, and the sums have rows of their own. `alone`: the step where nothing but some
// arguments is sharded.
//===-----------------------------------------------------------------------------------===//
#ifndef ZERO_LIB_IMPORT_BATCHSUMS_H
#define ZERO_LIB_IMPORT_BATCHSUMS_H

#include "zero/Analysis/Distribution.h"

namespace zero::import {

/// Whether sums over what is sharded in `alone` become rows of others that ranks have parts of:
/// sums of tokens for each document.
bool makesRows(const dist::Distribution &distribution, const dist::Distribution &alone,
               mlir::Block &block);

/// Whether a matmul contracts what is sharded in `alone` with what is computed of no rows of the
/// batch.
bool contractsWithWeights(const dist::Distribution &alone, const dist::Distribution &ofBatch,
                          mlir::Block &block);

/// Whether rows of what is sharded in `alone` meet, on the way to the loss, what rows of the batch
/// are added up to where numbers of theirs say, and are no features of these rows: the targets of
/// documents.
bool meetsSums(const dist::Distribution &alone, const dist::Distribution &ofBatch,
               mlir::Value loss);

/// Whether all such sums are contracted with weights before they meet the member's rows: what a
/// network makes of each place (of a graph, a document), and its target. `data`: arguments that may
/// have rows.
bool meetsPredictions(const dist::Distribution &alone, const dist::Distribution &ofBatch,
                      const llvm::DenseSet<mlir::Value> &data, mlir::Value loss);

/// Whether an integer for each row chooses one of the row's features, by a lookup beside the row or
/// a comparison with their numbers, or a row of weights, which are made of no `data`. A label does,
/// or a token; a capacity, or the group of a group, does not.
bool choosesFeature(mlir::Value argument, const llvm::DenseSet<mlir::Value> &data);

} // namespace zero::import
#endif
