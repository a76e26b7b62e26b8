//===- OwnRows.cpp - The rule own-rows-of-gather ------------------------------===//
#include "Rules.h"
#include "zero/Dialect/Zero/Zero.h"

using namespace mlir;
using namespace zero;
using namespace zero::part;

/// Whether each rank takes its rows along dimension 0, all of every row.
static bool takesOwnRows(hlo::DynamicSliceOp slice, ir::LayoutOp layout, ArrayAttr axes) {
  auto offset = slice.getStartIndices()[0].getDefiningOp<ir::RankOffsetOp>();
  ArrayRef<int64_t> whole = hlo::tensorType(slice.getOperand()).getShape();
  ArrayRef<int64_t> sizes = slice.getSliceSizes();
  return offset && offset.getMeshAttr() == layout.getMeshAttr() && offset.getAxes() == axes &&
         static_cast<int64_t>(offset.getStride()) == sizes[0] &&
         whole.drop_front() == sizes.drop_front();
}

bool part::ownRowsOfGather(Operation *op, RuleContext &context) {
  auto slice = dyn_cast<hlo::DynamicSliceOp>(op);
  auto unpack = slice ? slice.getOperand().getDefiningOp<ir::UnpackOp>() : ir::UnpackOp();
  auto gather = unpack ? unpack.getFlat().getDefiningOp<ir::AllGatherOp>() : ir::AllGatherOp();
  if (!gather || hlo::tensorType(slice.getOperand()).getRank() == 0)
    return false;
  ir::LayoutOp layout = context.getLayout(unpack.getUnitAttr());
  if (!takesOwnRows(slice, layout, gather.getAxes()))
    return false;
  Value shard = gather.getShards()[cast<OpResult>(unpack.getFlat()).getResultNumber()];
  int64_t elements = hlo::tensorType(op->getResult(0)).getNumElements();
  if (layout.getSegments().size() != 1 ||
      layout.getUsedElements() != static_cast<int64_t>(layout.getElements()) ||
      hlo::tensorType(shard).getNumElements() != elements)
    return refuse(op, "own-rows-of-gather", "a rank's rows are no shard of the unit");
  Value own = hlo::ReshapeOp::create(context.builder, op->getLoc(), slice.getType(), shard);
  slice.replaceAllUsesWith(own);
  return true;
}
