//===- Convolution.h - What a convolution reads ---------------------------------------===//
#ifndef ZERO_LIB_TARGET_CPU_CONVOLUTION_H
#define ZERO_LIB_TARGET_CPU_CONVOLUTION_H

#include "CpuKernel.h"
#include "Windows.h"

namespace zero {

/// Of a kernel whose terms have parts: those that one has. Dimensions of the filter that are
/// summed, so many of them outermost first, are rows of terms, one behind the other.
struct TermRows {
  size_t dims;
  mlir::Value begin, end;
};

/// Tile `item` of a kernel by the definition, of some of its terms: sums, as they are added up, go
/// to `output`, from element `first` on.
void emitConvolutionPart(KernelEmitter &e, const KernelSchedule &schedule, Index item,
                         const TermRows &rows, mlir::Value output, Index first);

/// A convolution's dimensions, and the elements that a term of one of its sums multiplies.
class ConvolutionReads {
public:
  ConvolutionReads(KernelEmitter &e, hlo::ConvolutionOp op);

  /// The input's element for the result's `place` and the filter's `filterIndex`, whose dimension
  /// of output features is not looked at: zero in the padding and in the gaps of a dilated input,
  /// where the nearest element is read.
  mlir::Value readInput(const Indices &place, const Indices &filterIndex);
  /// The filter's element; its output feature is that of `place`.
  mlir::Value readFilter(const Indices &place, const Indices &filterIndex);
  /// Where a window's element is in the filter, and the other way round.
  void reverse(Indices &filterIndex);

  KernelEmitter &e;
  hlo::ConvolutionOp op;
  hlo::ConvDimensionNumbersAttr numbers;
  mlir::RankedTensorType type, lhs, rhs;
  mlir::Type element;                   // of the sums
  llvm::SmallVector<WindowDim> windows; // spatial dimensions
  llvm::SmallVector<bool> reversal;     // of the filter's ones
  llvm::SmallVector<int64_t> summed;    // dimensions of the filter, outermost first

private:
  Index groupOf(const Indices &place, int64_t groups);
};

} // namespace zero
#endif
