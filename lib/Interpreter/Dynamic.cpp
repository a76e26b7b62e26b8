//===- Dynamic.cpp - Ops whose shape parameters are operands --------------------===//
//
// Result types are static (the verifiers see to that): computed shapes must be theirs.
//===--------------------------------------------------------------------------===//
#include "Machine.h"
#include "Strided.h"

#include "zero/Dialect/StableHLO/StableHLO.h"

using namespace mlir;
using namespace zero;
using namespace zero::interp;

using Dims = SmallVector<int64_t, 4>;

static Dims getIndices(const Tensor &tensor) {
  Dims values;
  for (int64_t i = 0; i < tensor.getNumElements(); ++i)
    values.push_back(tensor.getIndex(i));
  return values;
}

/// The shape that was computed is the result's.
static LogicalResult expectShape(Operation *op, ArrayRef<int64_t> computed) {
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  if (type.getShape() == computed)
    return success();
  return op->emitError() << "computes the shape [" << computed << "], expected that of its result "
                         << type;
}

static FailureOr<Tensors> evaluateBroadcast(hlo::DynamicBroadcastInDimOp op, Operands in,
                                            RankContext &) {
  if (failed(expectShape(op, getIndices(in[1]))))
    return failure();
  ArrayRef<int64_t> shape = hlo::tensorType(op.getResult()).getShape();
  return Tensors{broadcasted(in[0], shape, op.getBroadcastDimensions())};
}

static FailureOr<Tensors> evaluateLeadingBroadcast(hlo::BroadcastOp op, Operands in,
                                                   RankContext &) {
  ArrayRef<int64_t> shape = hlo::tensorType(op.getResult()).getShape();
  Dims dims;
  for (int64_t dim = 0; dim < in[0].getRank(); ++dim)
    dims.push_back(static_cast<int64_t>(shape.size()) - in[0].getRank() + dim);
  return Tensors{broadcasted(in[0], shape, dims)};
}

static FailureOr<Tensors> evaluateIota(hlo::DynamicIotaOp op, Operands in, RankContext &) {
  FailureOr<Tensor> out = makeResult(op);
  if (failed(out) || failed(expectShape(op, getIndices(in[0]))))
    return failure();
  return Tensors{makeIota(out->getDType(), out->getShape(), op.getIotaDimension())};
}

static FailureOr<Tensors> evaluateReshape(hlo::DynamicReshapeOp op, Operands in, RankContext &) {
  Dims shape = getIndices(in[1]);
  if (failed(expectShape(op, shape)))
    return failure();
  return Tensors{in[0].reshaped(shape)};
}

static FailureOr<Tensors> evaluatePad(hlo::DynamicPadOp op, Operands in, RankContext &) {
  Dims low = getIndices(in[2]), high = getIndices(in[3]), interior = getIndices(in[4]), shape;
  for (auto [size, before, after, between] :
       llvm::zip_equal(in[0].getShape(), low, high, interior)) {
    if (between < 0)
      return op.emitError() << "pads with " << between << " between elements, expected at least 0";
    shape.push_back(before + after + size + std::max<int64_t>(size - 1, 0) * between);
  }
  if (failed(expectShape(op, shape)))
    return failure();
  return Tensors{padded(in[0], in[1], shape, low, interior)};
}

static FailureOr<Tensors> evaluateSlice(hlo::RealDynamicSliceOp op, Operands in, RankContext &) {
  Dims start = getIndices(in[1]), limit = getIndices(in[2]), steps = getIndices(in[3]), shape;
  View view = wholeView(in[0].getShape());
  for (auto [dim, size] : llvm::enumerate(in[0].getShape())) {
    if (start[dim] < 0 || limit[dim] < start[dim] || limit[dim] > size || steps[dim] < 1)
      return op.emitError() << "slices [" << start[dim] << ":" << limit[dim] << ":" << steps[dim]
                            << "] of dimension " << dim << ", expected a range within its size "
                            << size;
    shape.push_back(llvm::divideCeil(limit[dim] - start[dim], steps[dim]));
    view.offset += start[dim] * view.strides[dim];
    view.strides[dim] *= steps[dim];
  }
  if (failed(expectShape(op, shape)))
    return failure();
  return Tensors{materialize(in[0], shape, view)};
}

static FailureOr<Tensors> evaluateSize(hlo::GetDimensionSizeOp op, Operands in, RankContext &) {
  return Tensors{Tensor::scalar(static_cast<int32_t>(in[0].getDim(op.getDimension())))};
}

static FailureOr<Tensors> evaluateSetSize(hlo::SetDimensionSizeOp op, Operands in, RankContext &) {
  int64_t dim = op.getDimension(), size = in[1].getIndex(0);
  if (size != in[0].getDim(dim))
    return op.emitError() << "sets dimension " << dim << " to size " << size << ", expected "
                          << in[0].getDim(dim) << ", as shapes are static";
  return Tensors{in[0]};
}

void zero::interp::registerDynamic(Registry &registry) {
  registry.add<hlo::BroadcastOp>(evaluateLeadingBroadcast);
  registry.add<hlo::DynamicBroadcastInDimOp>(evaluateBroadcast);
  registry.add<hlo::DynamicIotaOp>(evaluateIota);
  registry.add<hlo::DynamicPadOp>(evaluatePad);
  registry.add<hlo::DynamicReshapeOp>(evaluateReshape);
  registry.add<hlo::GetDimensionSizeOp>(evaluateSize);
  registry.add<hlo::RealDynamicSliceOp>(evaluateSlice);
  registry.add<hlo::SetDimensionSizeOp>(evaluateSetSize);
}
