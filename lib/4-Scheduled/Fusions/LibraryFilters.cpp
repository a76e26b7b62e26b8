//===- LibraryFilters.cpp - library-filters: filters lie as a library reads them ------------===//
#include "Fusions.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Target/LibraryConvolution.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;

namespace zero {

/// What the dimensions of the filter mean once it is transposed.
static hlo::ConvDimensionNumbersAttr getNumbers(hlo::ConvDimensionNumbersAttr from,
                                                const FilterLayout &filter) {
  SmallVector<int64_t> moved = invertPermutationVector(filter.order);
  auto there = [&](int64_t dim) { return moved[dim]; };
  int64_t i = from.getKernelInputFeatureDimension(), o = from.getKernelOutputFeatureDimension(),
          b = from.getOutputBatchDimension(), f = from.getOutputFeatureDimension();
  SmallVector<int64_t> taps(from.getKernelSpatialDimensions()),
      places(from.getOutputSpatialDimensions());
  if (filter.isResult) {
    b = moved[b], f = moved[f];
    places = llvm::map_to_vector(places, there);
  } else {
    i = moved[i], o = moved[o];
    taps = llvm::map_to_vector(taps, there);
  }
  return hlo::ConvDimensionNumbersAttr::get(
      from.getContext(), from.getInputBatchDimension(), from.getInputFeatureDimension(),
      from.getInputSpatialDimensions(), i, o, taps, b, f, places);
}

/// convolution(x, w) -> convolution(x, transpose(w)), and as a gradient of w ->
/// transpose(convolution(x, g)). Its own kernel transposes, or that of what makes or reads it.
void fuseLibraryFilters(Block &block, const Fusion &self, FusionContext &context) {
  if (!convolvesByLibrary(block.getParentOp()->getParentOfType<ModuleOp>()))
    return;
  for (auto op : llvm::make_early_inc_range(block.getOps<hlo::ConvolutionOp>())) {
    std::optional<FilterLayout> filter = context.target.findLibraryFilter(op);
    if (!filter)
      continue;
    context.run.noteFused(op, self);
    OpBuilder builder(op);
    op.setDimensionNumbersAttr(getNumbers(op.getDimensionNumbers(), *filter));
    if (!filter->isResult) {
      op.getRhsMutable().assign(
          hlo::TransposeOp::create(builder, op.getLoc(), op.getRhs(), filter->order));
      continue;
    }
    RankedTensorType type = op.getType();
    op.getResult().setType(type.clone(applyPermutation(type.getShape(), filter->order)));
    builder.setInsertionPointAfter(op);
    auto back = hlo::TransposeOp::create(builder, op.getLoc(), op.getResult(),
                                         invertPermutationVector(filter->order));
    op.getResult().replaceAllUsesExcept(back, back);
  }
}

} // namespace zero
