//===- ConvolutionMatrices.h - The matrices of a convolution ---------------------------===//
#ifndef ZERO_LIB_TARGET_CPU_CONVOLUTIONMATRICES_H
#define ZERO_LIB_TARGET_CPU_CONVOLUTIONMATRICES_H

#include "CpuKernel.h"

namespace zero {

/// Some dimensions of a tensor, outermost first: the innermost ones, as far as they are one
/// dimension in memory, are the run, which is cut into tiles; all others are looped over.
struct ConvolutionRun {
  /// Dimensions of `alone` are looped over, whatever they are in memory.
  ConvolutionRun(llvm::ArrayRef<int64_t> shape, llvm::ArrayRef<int64_t> dims,
                 llvm::ArrayRef<int64_t> alone = {});
  /// Tiles of at most `elements` (at least 1): rows of the innermost dimension, or parts of one.
  void cut(int64_t elements);
  /// The stride along the run in another tensor, by its steps along the dimensions; nothing where
  /// there is no one.
  std::optional<int64_t> getStep(llvm::ArrayRef<int64_t> steps) const;

  int64_t getTiles() const { return parts > 1 ? rows * parts : llvm::divideCeil(rows, rowsInTile); }
  int64_t getMostElements() const { return parts > 1 ? partSize : rowsInTile * innerSize; }
  int64_t countLooped() const { return product(loopedShape); }
  static int64_t product(llvm::ArrayRef<int64_t> sizes) {
    int64_t result = 1;
    for (int64_t size : sizes)
      result *= size;
    return result;
  }

  llvm::SmallVector<int64_t> looped, loopedShape; // dimensions outside the run
  llvm::SmallVector<int64_t> outer, outerShape;   // of the run, but for the innermost one
  int64_t inner = -1, innerSize = 1;              // -1: there is no dimension
  int64_t stride = 1;                             // of one step along the run
  int64_t rows = 1;                               // product of outerShape
  int64_t rowsInTile = 1, partSize = 1, parts = 1;
};

/// The input's matrix where it is in memory: steps from one element to the next along dimensions of
/// the result and of the filter, and along the runs of positions and of terms, one of which is 1.
struct InputMatrix {
  static std::optional<InputMatrix> find(hlo::ConvolutionOp op, llvm::ArrayRef<int64_t> phases,
                                         const ConvolutionRun &positions,
                                         const ConvolutionRun &terms);

  llvm::SmallVector<int64_t> resultSteps, filterSteps;
  int64_t row = 1, column = 1;

private:
  bool addSpatial(hlo::ConvolutionOp op, unsigned number, int64_t phases, int64_t step);
};

/// The three matrices, and how they are cut.
struct ConvolutionMatrices {
  explicit ConvolutionMatrices(hlo::ConvolutionOp op);
  /// Items of at most `mostPositions` by `itemFeatures`, panels of at most `mostTerms`.
  void cut(int64_t mostPositions, int64_t itemFeatures, int64_t mostTerms);

  /// Whether this element of the input is next to the one before along that dimension of the
  /// result or of the filter.
  static bool isContiguous(hlo::ConvolutionOp op, int64_t resultDim, int64_t filterDim);

  int64_t getPanelElements() const {
    return input ? 0 : positions.getMostElements() * terms.getMostElements();
  }
  int64_t getSumElements() const { return hasPhases() ? positions.getMostElements() * block : 0; }
  int64_t getScratchBytes() const {
    return (getPanelElements() + getSumElements()) * int64_t(sizeof(float));
  }
  int64_t countItems() const {
    return groups * (features / block) * positions.countLooped() * positions.getTiles() *
           ConvolutionRun::product(phases);
  }
  bool hasPhases() const { return !phases.empty(); }

  llvm::SmallVector<int64_t> phases; // along each spatial dimension; none where no input is dilated
  int64_t groups, features;          // features of a group
  int64_t block;                     // of features that an item takes
  int64_t featureStride, filterFeatureStride;
  ConvolutionRun positions, terms;
  int64_t termsWorth, positionsWorth; // as the panel's inner dimension, of each element
  bool termsInner;                    // terms of a position are next to each other in a panel
  int64_t panelStride;
  std::optional<InputMatrix> input; // where it is in memory
};

/// Features of a block whose sums scratch memory is for: halves, as far as they go.
int64_t getPhaseBlock(int64_t features);

} // namespace zero
#endif
