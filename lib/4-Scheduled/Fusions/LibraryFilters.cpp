//===- LibraryFilters.cpp - library-filters: filters lie as a library reads them ------------===//
#include "Fusions.h"
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Target/LibraryConvolution.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;

namespace zero {

/// `to[i]` = `from[order[i]]`, as a transpose by `order` has it.
static SmallVector<int64_t> permute(ArrayRef<int64_t> from, ArrayRef<int64_t> order) {
  return llvm::map_to_vector(order, [&](int64_t dim) { return from[dim]; });
}

static SmallVector<int64_t> invert(ArrayRef<int64_t> order) {
  SmallVector<int64_t> inverse(order.size());
  for (auto [to, from] : llvm::enumerate(order))
    inverse[from] = static_cast<int64_t>(to);
  return inverse;
}

/// What the dimensions of the filter mean once it is transposed.
static hlo::ConvDimensionNumbersAttr getNumbers(hlo::ConvDimensionNumbersAttr from,
                                                const FilterLayout &filter) {
  SmallVector<int64_t> moved = invert(filter.order);
  int64_t i = from.getKernelInputFeatureDimension(), o = from.getKernelOutputFeatureDimension(),
          b = from.getOutputBatchDimension(), f = from.getOutputFeatureDimension();
  SmallVector<int64_t> taps(from.getKernelSpatialDimensions()),
      places(from.getOutputSpatialDimensions());
  if (filter.isResult) {
    b = moved[b], f = moved[f];
    places = permute(moved, places);
  } else {
    i = moved[i], o = moved[o];
    taps = permute(moved, taps);
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
    op.getResult().setType(type.clone(permute(type.getShape(), filter->order)));
    builder.setInsertionPointAfter(op);
    auto back =
        hlo::TransposeOp::create(builder, op.getLoc(), op.getResult(), invert(filter->order));
    op.getResult().replaceAllUsesExcept(back, back);
  }
}

} // namespace zero
