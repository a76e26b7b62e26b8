//===- Normalization.cpp - Batch normalization ----------------------------===//

#include "VerifyUtils.h"

#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace zero::hlo;

void BatchNormTrainingOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  setName(getOutput(), "output");
  setName(getBatchMean(), "batch_mean");
  setName(getBatchVar(), "batch_var");
}

void BatchNormGradOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  setName(getGradOperand(), "grad_operand");
  setName(getGradScale(), "grad_scale");
  setName(getGradOffset(), "grad_offset");
}

/// `whole` have the operand's type, `perFeature` one element per feature.
static LogicalResult verifyBatchNorm(Operation *op, Value operand, int64_t feature,
                                     llvm::ArrayRef<std::pair<Value, llvm::StringRef>> whole,
                                     llvm::ArrayRef<std::pair<Value, llvm::StringRef>> perFeature) {
  RankedTensorType type = tensorType(operand);
  if (failed(verifyDims(op, "feature_index", {feature}, type.getRank())))
    return failure();
  auto verify = [&](auto values, Type expected) -> LogicalResult {
    for (auto [value, name] : values)
      if (value.getType() != expected)
        return op->emitOpError() << name << " has type " << value.getType() << ", expected "
                                 << expected;
    return success();
  };
  if (failed(verify(whole, type)))
    return failure();
  return verify(perFeature,
                RankedTensorType::get({type.getDimSize(feature)}, type.getElementType()));
}

LogicalResult BatchNormTrainingOp::verify() {
  return verifyBatchNorm(*this, getOperand(), getFeatureIndex(), {{getOutput(), "result output"}},
                         {{getScale(), "operand scale"},
                          {getOffset(), "operand offset"},
                          {getBatchMean(), "result batch_mean"},
                          {getBatchVar(), "result batch_var"}});
}

LogicalResult BatchNormInferenceOp::verify() {
  return verifyBatchNorm(*this, getOperand(), getFeatureIndex(), {{getResult(), "result"}},
                         {{getScale(), "operand scale"},
                          {getOffset(), "operand offset"},
                          {getMean(), "operand mean"},
                          {getVariance(), "operand variance"}});
}

LogicalResult BatchNormGradOp::verify() {
  return verifyBatchNorm(
      *this, getOperand(), getFeatureIndex(),
      {{getGradOutput(), "operand grad_output"}, {getGradOperand(), "result grad_operand"}},
      {{getScale(), "operand scale"},
       {getMean(), "operand mean"},
       {getVariance(), "operand variance"},
       {getGradScale(), "result grad_scale"},
       {getGradOffset(), "result grad_offset"}});
}
