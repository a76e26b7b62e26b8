//===- ConvolutionProduct.h - Products of two tiles, which a block adds up -------------------===//
#ifndef ZERO_LIB_TARGET_CUDA_CONVOLUTIONPRODUCT_H
#define ZERO_LIB_TARGET_CUDA_CONVOLUTIONPRODUCT_H

#include "ConvolutionSweep.h"
#include "TileProduct.h"

namespace zero {

/// Positions by terms times terms by features. Each thread has some elements of the result: of
/// `countRows()` positions and `countColumns()` features, which are neighbours in runs.
class ConvolutionProduct {
public:
  ConvolutionProduct(KernelEmitter &e, const ConvolutionSweep &sweep, mlir::Value thread);

  llvm::SmallVector<mlir::Value> zeros();
  llvm::SmallVector<mlir::Value> add(const SharedTile &input, const SharedTile &filter,
                                     mlir::ValueRange sums);

  int64_t countRows() const { return isByTensorCores() ? sweep.getWarpPositions() / 8 : 8; }
  int64_t countColumns() const { return isByTensorCores() ? sweep.getWarpFeatures() / 4 : 8; }
  /// Columns of a run.
  int64_t getRun() const { return isByTensorCores() ? 2 : 4; }
  /// The thread's position `row` of the tile, and its feature `column`.
  Index getRow(int64_t row);
  Index getColumn(int64_t column);
  /// A run of a row.
  llvm::SmallVector<mlir::Value> getSums(mlir::ValueRange sums, int64_t row, int64_t column) const;
  /// Stores a run, rounded to `element`, to neighbouring elements.
  void storeTogether(llvm::ArrayRef<mlir::Value> run, mlir::Type element, mlir::Value target,
                     Index at);

private:
  bool isByTensorCores() const { return sweep.isByTensorCores; }
  llvm::SmallVector<mlir::Value> addByTensorCores(const SharedTile &input, const SharedTile &filter,
                                                  mlir::ValueRange sums);
  llvm::SmallVector<mlir::Value> addByThreads(const SharedTile &input, const SharedTile &filter,
                                              mlir::ValueRange sums);
  llvm::SmallVector<mlir::Value> loadInput(const SharedTile &tile, int64_t row, int64_t term);
  llvm::SmallVector<mlir::Value> loadFilter(const SharedTile &tile, int64_t column, int64_t term);
  llvm::SmallVector<mlir::Value> loadEight(const SharedTile &tile, Index own, int64_t half,
                                           int64_t term);

  KernelEmitter &e;
  const ConvolutionSweep &sweep;
  TileProduct tiles;
  // Of the warp, and of the thread in it; of the thread in the tile where there are no warps.
  Index warpRow, warpColumn, ownRow, ownColumn;
};

} // namespace zero
#endif
