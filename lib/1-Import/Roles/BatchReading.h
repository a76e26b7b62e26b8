//===- BatchReading.h - Whether sharded arguments are the rows of a step --------------===//
//
// A step whose rows meet one another (contrastive losses, sorts, permutations, routing with a
// capacity) cannot be sharded without a gather. What such a sharding makes of the step still tells
// rows from features: all matmuls that read data work on a part of it, and none contracts a sharded
// dimension with a weight.
//===-----------------------------------------------------------------------------------===//
#ifndef ZERO_LIB_IMPORT_BATCHREADING_H
#define ZERO_LIB_IMPORT_BATCHREADING_H

#include "zero/Analysis/Distribution.h"

namespace zero::import {

/// The fewest ranks that share `size` rows: what they can do any number of ranks can that divides
/// the batch.
int64_t smallestFactor(int64_t size);

/// Whether a matmul contracts sharded elements with a value that every rank holds whole and that is
/// computed from arguments. Rows of data meet rows of data, or nothing at all; what meets a weight
/// so is a feature. `isCarried`: states that have the rows of the batch.
bool contractsFeatures(const dist::Distribution &distribution, mlir::Block &block,
                       llvm::function_ref<bool(unsigned argument)> isCarried);

/// Whether a convolution takes its windows along a sharded dimension: places, not rows.
bool cutsWindows(const dist::Distribution &distribution);

/// Whether a matmul is computed whole on every rank, of what is computed from `data`, arguments
/// that are not sharded, by way of whole values alone. Weights that nobody trains may be merged
/// with others so, rows of the batch are not. `besideSums`: also together with sums over ranks,
/// such as weights that were just updated.
bool repeatsWork(const dist::Distribution &distribution, mlir::Block &block,
                 llvm::ArrayRef<mlir::Value> data, bool besideSums = false);

/// Whether a matmul takes the rows that ranks have parts of, or those that the step draws whole and
/// of which ranks need parts later, together with `argument`, as it is or turned, of which every
/// rank has all: a weight.
bool isWeightOfRows(const dist::Distribution &distribution, mlir::BlockArgument argument);

/// How a step reads a sharded argument.
enum class ReadAs {
  Rows,
  /// All of it is gathered as it comes, by matmuls: a weight with as many rows as the batch.
  Weight,
  /// The same, as it comes or normalised, by ops in which all of its rows meet all rows of others:
  /// prototypes, or rows that are paired with all others.
  Pairs,
  /// The same, by lookups also: a table with as many entries, or rows in another order.
  Table,
};
ReadAs findReads(const dist::Distribution &distribution, mlir::BlockArgument argument);

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

/// Whether elements are looked up along what the argument's rows became, as they are sharded in
/// `alone`, by indices that have the rows of the batch: labels choose classes, not rows.
bool isChosenByRows(const dist::Distribution &alone, const dist::Distribution &ofBatch,
                    mlir::Block &block);

/// Whether `value` is computed from rows, but from no sum over ranks, as what is trained is, nor
/// from one over as many values as there are `rows` (of noise, say, that every rank draws whole).
bool carriesRows(const dist::Distribution &distribution, mlir::Value value,
                 llvm::ArrayRef<int64_t> rows);

/// Whether `value` is computed on every rank from a sum over ranks, or from rows that are gathered.
bool reachesRows(const dist::Distribution &distribution, mlir::Value value);

/// Whether `value`, the new value of a parameter, reads sums over ranks, all of which were formed
/// on the way to the loss: `forward` are the values that it is computed from. A gradient of rows is
/// a sum of its own. Where features are sharded, ranks add them up before the loss and then do all
/// of the rest.
bool readsForwardSumsOnly(const dist::Distribution &distribution, mlir::Value value,
                          const llvm::DenseSet<mlir::Value> &forward);

/// Whether `value` is a linear function of sums over ranks, but for terms that read none: a loss
/// that is itself a sum over rows, whatever its gradients read. `strictly`: nor does what is added
/// up read other sums, as of an inner gradient.
bool isLinearInSums(const dist::Distribution &distribution, mlir::Value value,
                    bool strictly = false);

/// How many batches the op makes of the rows along dimension `dim` of its operand: by a reshape
/// that splits them, or a slice that takes one. 1 if it does neither.
int64_t countBatches(mlir::Operation *op, int64_t dim, int64_t size);

/// Numbers of batches that the step makes of its rows on their way (hidden states of chunks of
/// tokens, whose losses are taken one by one): slices that take one of them, and need all rows
/// where these are cut as one batch.
llvm::SmallVector<int64_t> countCuts(const dist::Distribution &distribution);

/// Whether `value` is an affine function of `source`, both of one block.
bool isLinearFunction(mlir::Value value, mlir::Value source);

/// Whether `value` is `source`, scaled element by element by what does not read it, divided by the
/// sum: shares that are weighted anew. A gradient reads its parameter in other ways.
bool isReweighted(mlir::Value value, mlir::Value source);

/// `value` and all that it is computed from in its block.
llvm::DenseSet<mlir::Value> collectSources(mlir::Value value);

/// The dimension of an argument, whole on every rank, along which some op needs a part of it, or of
/// what is computed from it row by row: its rows stand beside those that are sharded. The same
/// where indices draw rows of it that draw rows of what is sharded. None where there is no such op,
/// or where ops want it in several ways.
std::optional<int64_t> findAlignedDim(const dist::Distribution &distribution, mlir::Block &block,
                                      mlir::BlockArgument argument);

/// Whether the indices that look up elements of an argument, sharded alone, also choose among
/// features of the batch's rows: labels choose weights of classes, which are no rows.
bool isTableOfFeatures(const dist::Distribution &alone, const dist::Distribution &ofBatch,
                       mlir::Block &block);

/// A read of element i of row i: the labels of products of rows with rows are their own places.
bool isDiagonalRead(mlir::Operation *op);

/// Whether element i of row i is read of a value that has the rows of one distribution along one
/// dimension and those of the other along another: row i of one side belongs to row i of the other.
bool meetOnDiagonal(const dist::Distribution &one, const dist::Distribution &other,
                    mlir::Block &block);

/// Whether the first matmul that reads the argument that is sharded in `alone` contracts its rows
/// with what has the rows of the batch, as they are sharded in `ofBatch`, along another dimension:
/// they are features; or whether it meets features of these element by element before (a bias,
/// anchors of a picture). Where rows of the batch meet one another, what is contracted may be rows.
bool isFeatureOfRows(const dist::Distribution &alone, const dist::Distribution &ofBatch,
                     mlir::Block &block);

} // namespace zero::import
#endif
