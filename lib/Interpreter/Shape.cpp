//===- Shape.cpp - Constants and ops that only move elements ------------------===//
#include "Machine.h"
#include "Strided.h"

#include "zero/Dialect/StableHLO/StableHLO.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include <cstring>

using namespace mlir;
using namespace zero;
using namespace zero::interp;

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

static void readDense(DenseElementsAttr value, Tensor &tensor) {
  if (tensor.getDType() == DType::I1) {
    bool *to = tensor.mutableData<bool>();
    for (bool element : value.getValues<bool>())
      *to++ = element;
    return;
  }
  ArrayRef<char> raw = value.getRawData();
  if (!value.isSplat()) {
    std::memcpy(tensor.getMutableBytes(), raw.data(), tensor.getNumBytes());
    return;
  }
  Tensor splat(tensor.getDType(), {});
  std::memcpy(splat.getMutableBytes(), raw.data(), splat.getNumBytes());
  fill(tensor, splat);
}

FailureOr<Tensor> Machine::getConstant(Operation *op, ElementsAttr value) {
  auto it = constants.find(op);
  if (it != constants.end())
    return it->second;
  ShapedType type = value.getShapedType();
  FailureOr<DType> dtype = getDTypeOf(op, type);
  if (failed(dtype))
    return failure();
  FailureOr<Tensor> tensor = Tensor(*dtype, type.getShape());
  if (auto dense = dyn_cast<DenseElementsAttr>(value)) {
    readDense(dense, *tensor);
  } else if (auto resource = dyn_cast<DenseResourceElementsAttr>(value)) {
    AsmResourceBlob *blob = resource.getRawHandle().getBlob();
    if (!blob || blob->getData().size() != tensor->getNumBytes())
      return op->emitError() << "has no data for resource '" << resource.getRawHandle().getKey()
                             << "' of " << tensor->getNumBytes() << " bytes";
    std::memcpy(tensor->getMutableBytes(), blob->getData().data(), tensor->getNumBytes());
  } else {
    return op->emitError() << "the interpreter reads dense constants only";
  }
  tensor->extendLowBits();
  constants[op] = *tensor;
  return tensor;
}

static FailureOr<Tensors> evaluateConstant(hlo::ConstantOp op, Operands, RankContext &context) {
  FailureOr<Tensor> tensor = context.machine.getConstant(op, op.getValue());
  if (failed(tensor))
    return failure();
  return Tensors{*tensor};
}

static FailureOr<Tensors> evaluateIota(hlo::IotaOp op, Operands, RankContext &) {
  FailureOr<Tensor> out = makeResult(op);
  if (failed(out))
    return failure();
  return Tensors{makeIota(out->getDType(), out->getShape(), op.getIotaDimension())};
}

//===----------------------------------------------------------------------===//
// One operand
//===----------------------------------------------------------------------===//

static FailureOr<Tensors> evaluateBroadcastInDim(hlo::BroadcastInDimOp op, Operands in,
                                                 RankContext &) {
  return Tensors{broadcasted(in[0], op.getType().getShape(), op.getBroadcastDimensions())};
}

static FailureOr<Tensors> evaluateReshape(hlo::ReshapeOp op, Operands in, RankContext &) {
  return Tensors{in[0].reshaped(op.getType().getShape())};
}

static FailureOr<Tensors> evaluateTranspose(hlo::TransposeOp op, Operands in, RankContext &) {
  return Tensors{transposed(in[0], op.getPermutation())};
}

static FailureOr<Tensors> evaluateReverse(hlo::ReverseOp op, Operands in, RankContext &) {
  View view = wholeView(in[0].getShape());
  for (int64_t dim : op.getDimensions()) {
    view.offset += (in[0].getDim(dim) - 1) * view.strides[dim];
    view.strides[dim] = -view.strides[dim];
  }
  return Tensors{materialize(in[0], in[0].getShape(), view)};
}

static FailureOr<Tensors> evaluateSlice(hlo::SliceOp op, Operands in, RankContext &) {
  View view = wholeView(in[0].getShape());
  for (auto [dim, start, step] : llvm::enumerate(op.getStartIndices(), op.getStrides())) {
    view.offset += start * view.strides[dim];
    view.strides[dim] *= step;
  }
  return Tensors{materialize(in[0], op.getType().getShape(), view)};
}

//===----------------------------------------------------------------------===//
// Several operands
//===----------------------------------------------------------------------===//

static FailureOr<Tensors> evaluateConcatenate(hlo::ConcatenateOp op, Operands in, RankContext &) {
  return Tensors{concatenated(in, op.getDimension())};
}

static FailureOr<Tensors> evaluatePad(hlo::PadOp op, Operands in, RankContext &) {
  return Tensors{padded(in[0], in[1], op.getType().getShape(), op.getEdgePaddingLow(),
                        op.getInteriorPadding())};
}

void zero::interp::registerShape(Registry &registry) {
  registry.add<hlo::BroadcastInDimOp>(evaluateBroadcastInDim);
  registry.add<hlo::ConcatenateOp>(evaluateConcatenate);
  registry.add<hlo::ConstantOp>(evaluateConstant);
  registry.add<hlo::IotaOp>(evaluateIota);
  registry.add<hlo::PadOp>(evaluatePad);
  registry.add<hlo::ReshapeOp>(evaluateReshape);
  registry.add<hlo::ReverseOp>(evaluateReverse);
  registry.add<hlo::SliceOp>(evaluateSlice);
  registry.add<hlo::TransposeOp>(evaluateTranspose);
}
