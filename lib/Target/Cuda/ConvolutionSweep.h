//===- ConvolutionSweep.h - A convolution as a product of matrices, by tiles -----------------===//
//
// The result is a matrix of positions by features, the filter one of terms by features; between
// them stands the input's matrix of positions by terms, which is nowhere in memory: a block copies
// the parts that it needs to shared memory, element by element where the index arithmetic of
// padding, strides and dilations says that they are, and multiplies them there. A block has a tile
// of the result and goes along the terms, some at a time. Where tiles are few, *parts* of the terms
// are blocks of their own, which leave their sums in the workspace; a second launch adds up the
// parts in order. So each sum has one order, which follows from shapes alone.
//
// Operands of 16 bits are multiplied by tensor cores, those of f32 by each thread's own fused
// multiply-adds; both add up in f32.
//===--------------------------------------------------------------------------------------===//
#ifndef ZERO_LIB_TARGET_CUDA_CONVOLUTIONSWEEP_H
#define ZERO_LIB_TARGET_CUDA_CONVOLUTIONSWEEP_H

#include "../Cpu/Convolution.h"

namespace zero {

/// Of a schedule: features of a tile, terms that are in shared memory at once. `tile` are its
/// positions.
constexpr llvm::StringLiteral kFeaturesParameter = "features", kTermsParameter = "terms";
/// Where terms have parts, blocks of the second launch; and behind the kernel's name: what that
/// runs. It has as many threads as the first.
constexpr llvm::StringLiteral kSumBlocksParameter = "sum_blocks", kSumsSuffix = "$sums";

/// A left operand (the input's matrix, positions by terms) or a right one (the filter's, features
/// by terms) as it is in memory.
struct ConvolutionSide {
  bool isInput;
  int64_t inner = -1;         // the dimension along which neighbours lie; -1: there is one element
  bool hasTermsInner = false; // neighbours in memory are neighbouring terms
  int64_t lanes = 1;          // neighbours of one access
};

/// The matrices of a convolution, and how tiles of them are cut.
struct ConvolutionSweep {
  /// Nothing where the product of matrices is not worth it, or has no code.
  static std::optional<ConvolutionSweep> find(hlo::ConvolutionOp op);

  /// Positions and features of a tile; threads, terms at once follow. Parts of the terms.
  void cut(int64_t tilePositions, int64_t tileFeatures, int64_t parts);
  /// The same, as is good.
  void choose();

  bool hasPhase(size_t spatial) const { return phases[spatial] > 1; }
  int64_t countPositions() const { return product(positionSizes); }
  int64_t countTerms() const { return product(termSizes); }
  int64_t countSteps() const { return llvm::divideCeilSigned(countTerms(), tileTerms); }
  int64_t countPartSteps() const { return llvm::divideCeilSigned(countSteps(), parts); }
  int64_t countItems() const { return product(getItemSizes()); }
  /// Parts, groups, phases, tiles of positions, tiles of features: blocks start in this order.
  llvm::SmallVector<int64_t> getItemSizes() const {
    return {parts, groups, product(phases), llvm::divideCeilSigned(countPositions(), tilePositions),
            llvm::divideCeilSigned(features, tileFeatures)};
  }
  int64_t countResults() const;
  /// Of all blocks: what tiles have beyond the matrices is multiplied, too.
  int64_t countOperations() const {
    return 2 * countItems() / parts * tilePositions * tileFeatures * countSteps() * tileTerms;
  }
  int64_t countWorkspace() const {
    return parts > 1 ? parts * countResults() * int64_t(sizeof(float)) : 0;
  }
  int64_t countSumBlocks() const {
    return parts > 1 ? llvm::divideCeilSigned(countResults(), threads * getLanes()) : 0;
  }
  int64_t getLanes() const { return isByTensorCores ? 8 : 4; }
  /// Rows of a warp's part of the tile, which tensor cores multiply.
  int64_t getWarpPositions() const { return tilePositions / (threads / 32 / getWarpColumns()); }
  int64_t getWarpFeatures() const { return tileFeatures / getWarpColumns(); }
  int64_t getWarpColumns() const { return tileFeatures > 64 ? 2 : 1; }

  /// Of an operand's tile in shared memory: whether it is kept term by term, elements from one
  /// row to the next, elements in all, and of both operands and both stages bytes.
  bool keepsTerms(const ConvolutionSide &side) const {
    return isByTensorCores && side.hasTermsInner;
  }
  int64_t getStride(const ConvolutionSide &side) const {
    return (keepsTerms(side) ? tileTerms : getTileSize(side)) + getLanes();
  }
  int64_t getStageElements(const ConvolutionSide &side) const {
    return getStride(side) * (keepsTerms(side) ? getTileSize(side) : tileTerms);
  }
  int64_t getTileSize(const ConvolutionSide &side) const {
    return side.isInput ? tilePositions : tileFeatures;
  }
  int64_t countSharedBytes() const;

  hlo::ConvolutionOp getOp() const { return op; }

  bool isByTensorCores = false;
  llvm::SmallVector<int64_t> phases; // along each spatial dimension; 1 where the input has no gaps
  llvm::SmallVector<int64_t> positionDims, positionSizes; // of the result, or of one phase of it
  llvm::SmallVector<int64_t> termDims, termSizes;         // of the filter, or of one phase of it
  int64_t groups = 1, features = 0;                       // of a group
  ConvolutionSide input{/*isInput=*/true}, filter{/*isInput=*/false};

  int64_t tilePositions = 0, tileFeatures = 0, tileTerms = 0, threads = 0, parts = 1;

private:
  explicit ConvolutionSweep(hlo::ConvolutionOp op) : op(op) {}
  static int64_t product(llvm::ArrayRef<int64_t> sizes) {
    int64_t result = 1;
    for (int64_t size : sizes)
      result *= size;
    return result;
  }
  void findPhases();
  void findOrders();
  void findFilterOrder();

  hlo::ConvolutionOp op;
};

mlir::FailureOr<KernelSchedule> scheduleConvolutionSweep(const ConvolutionSweep &sweep);
/// Fails with a message where tiles of `schedule` do not compute `kernel`.
mlir::FailureOr<ConvolutionSweep> readConvolutionSweep(mlir::func::FuncOp kernel,
                                                       const KernelSchedule &schedule);

/// The code of block `block`: what it makes goes to `output`, or to the workspace.
void emitConvolutionSweep(KernelEmitter &emitter, Team &team, const ConvolutionSweep &sweep,
                          mlir::Value output, mlir::Value workspace, mlir::Value block);
/// The second launch, of blocks of `threads`: adds up what all parts have left of `type`.
void emitConvolutionSums(KernelEmitter &emitter, mlir::RankedTensorType type, int64_t parts,
                         int64_t threads, mlir::Value output, mlir::Value workspace,
                         mlir::Value block, mlir::Value thread);

} // namespace zero
#endif
