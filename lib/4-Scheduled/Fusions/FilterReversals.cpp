//===- FilterReversals.cpp - filter-reversals: filters are read the other way round ----------===//
#include "Fusions.h"
#include "zero/Dialect/StableHLO/StableHLO.h"

using namespace mlir;

namespace zero {

/// Why a convolution cannot read what `reverse` reverses; empty where it can.
static StringRef whyNot(hlo::ConvolutionOp convolution, hlo::ReverseOp reverse) {
  ArrayRef<int64_t> windows = convolution.getDimensionNumbers().getKernelSpatialDimensions();
  for (int64_t dim : reverse.getDimensions())
    if (!llvm::is_contained(windows, dim))
      return "features are reversed, too";
  return reverse->hasOneUse() ? "" : "others read the reversed filter, which is made anyway";
}

/// convolution(x, reverse(w)) -> convolution(x, w) by reversed windows: the gradient of an input
/// needs no second array of the filter's size.
void fuseFilterReversals(Block &block, const Fusion &self, FusionContext &context) {
  for (auto convolution : block.getOps<hlo::ConvolutionOp>()) {
    auto reverse = convolution.getRhs().getDefiningOp<hlo::ReverseOp>();
    if (!reverse)
      continue;
    if (StringRef why = whyNot(convolution, reverse); !why.empty()) {
      context.run.noteMissed(convolution, self, why);
      continue;
    }
    context.run.noteFused(convolution, self);
    ArrayRef<int64_t> windows = convolution.getDimensionNumbers().getKernelSpatialDimensions();
    SmallVector<bool> reversal(windows.size());
    if (std::optional<ArrayRef<bool>> given = convolution.getWindowReversal())
      reversal.assign(given->begin(), given->end());
    for (auto [dim, isReversed] : llvm::zip_equal(windows, reversal))
      isReversed ^= llvm::is_contained(reverse.getDimensions(), dim);
    convolution.setWindowReversal(reversal);
    convolution.getRhsMutable().assign(reverse.getOperand());
    reverse.erase();
  }
}

} // namespace zero
