//===- ExpandBatchNorm.cpp - zero-expand-batch-norm -------------------------===//

#include "ExpandMath.h"
#include "zero/1-Import/Passes.h"

#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/TypeSwitch.h"

namespace zero {
#define GEN_PASS_DEF_EXPANDBATCHNORMPASS
#include "zero/1-Import/Passes.h.inc"
} // namespace zero

using namespace mlir;
using namespace zero;

namespace {

using Values = llvm::SmallVector<Value>;

/// Formulas on the operand and on vectors of a value for each feature. Narrow floats are computed
/// in f32 and rounded once.
struct Normalization {
  OpBuilder &b;
  Location loc;
  RankedTensorType given; // the operand's
  int64_t feature;
  double epsilon;
  MathBuilder all, each;

  Normalization(OpBuilder &b, Operation *op, uint64_t feature, const APFloat &epsilon)
      : b(b), loc(op->getLoc()), given(hlo::tensorType(op->getOperand(0))), feature(feature),
        epsilon(epsilon.convertToDouble()), all(b, loc, computed(b, given)),
        each(b, loc, computed(b, hlo::tensorType(op->getOperand(1)))) {}

  static RankedTensorType computed(OpBuilder &b, RankedTensorType type) {
    return type.getElementTypeBitWidth() < 32 ? type.clone(b.getF32Type()) : type;
  }
  Value widened(Value x) { return to(x, computed(b, hlo::tensorType(x)).getElementType()); }
  Value to(Value x, Type element) {
    if (hlo::tensorType(x).getElementType() == element)
      return x;
    return hlo::ConvertOp::create(b, loc, x, element);
  }
  Values narrowed(Values values) {
    for (Value &value : values)
      value = to(value, given.getElementType());
    return values;
  }
  Value spread(Value x) {
    return hlo::BroadcastInDimOp::create(b, loc, computed(b, given), x, {feature});
  }
  Value sum(Value x) {
    llvm::SmallVector<int64_t> dims;
    for (int64_t dim = 0; dim < given.getRank(); ++dim)
      if (dim != feature)
        dims.push_back(dim);
    RankedTensorType scalar = RankedTensorType::get({}, computed(b, given).getElementType());
    Value zero = MathBuilder(b, loc, scalar).constant(0);
    return hlo::ReduceOp::create(b, loc, x, zero, dims, hlo::AddOp::getOperationName())
        .getResult(0);
  }
  Value mean(Value x) {
    auto count = static_cast<double>(given.getNumElements()) /
                 static_cast<double>(given.getDimSize(feature));
    return each.div(sum(x), each.constant(count));
  }
  Value deviation(Value variance) { return each.sqrt(each.add(variance, each.constant(epsilon))); }
};

Values expandTraining(OpBuilder &b, hlo::BatchNormTrainingOp op) {
  Normalization n(b, op, op.getFeatureIndex(), op.getEpsilon());
  Value mean = n.mean(n.widened(op.getOperand()));
  Value centered = n.all.sub(n.widened(op.getOperand()), n.spread(mean));
  Value variance = n.mean(n.all.mul(centered, centered));
  Value scale = n.each.div(n.widened(op.getScale()), n.deviation(variance));
  Value out = n.all.add(n.all.mul(centered, n.spread(scale)), n.spread(n.widened(op.getOffset())));
  return n.narrowed({out, mean, variance});
}

Values expandInference(OpBuilder &b, hlo::BatchNormInferenceOp op) {
  Normalization n(b, op, op.getFeatureIndex(), op.getEpsilon());
  Value centered = n.all.sub(n.widened(op.getOperand()), n.spread(n.widened(op.getMean())));
  Value scale = n.each.div(n.widened(op.getScale()), n.deviation(n.widened(op.getVariance())));
  return n.narrowed(
      {n.all.add(n.all.mul(centered, n.spread(scale)), n.spread(n.widened(op.getOffset())))});
}

/// With x' the normalized operand and s its deviation: scale / s * (g - mean(g) - x' mean(g x')).
Values expandGrad(OpBuilder &b, hlo::BatchNormGradOp op) {
  Normalization n(b, op, op.getFeatureIndex(), op.getEpsilon());
  Value gradient = n.widened(op.getGradOutput()),
        deviation = n.deviation(n.widened(op.getVariance()));
  Value centered = n.all.sub(n.widened(op.getOperand()), n.spread(n.widened(op.getMean())));
  Value normal = n.all.div(centered, n.spread(deviation));
  Value weighted = n.all.mul(gradient, normal);
  Value inner = n.all.sub(n.all.sub(gradient, n.spread(n.mean(gradient))),
                          n.all.mul(normal, n.spread(n.mean(weighted))));
  Value factor = n.each.div(n.widened(op.getScale()), deviation);
  return n.narrowed({n.all.mul(n.spread(factor), inner), n.sum(weighted), n.sum(gradient)});
}

Values expand(OpBuilder &b, Operation *op) {
  return llvm::TypeSwitch<Operation *, Values>(op)
      .Case([&](hlo::BatchNormTrainingOp training) { return expandTraining(b, training); })
      .Case([&](hlo::BatchNormInferenceOp inference) { return expandInference(b, inference); })
      .Case([&](hlo::BatchNormGradOp grad) { return expandGrad(b, grad); })
      .Default(Values());
}

struct ExpandBatchNormPass : zero::impl::ExpandBatchNormPassBase<ExpandBatchNormPass> {
  void runOnOperation() override {
    bool changed = false;
    getOperation()->walk([&](Operation *op) {
      OpBuilder b(op);
      Values results = expand(b, op);
      if (results.empty())
        return;
      op->replaceAllUsesWith(results);
      op->erase();
      changed = true;
    });
    if (!changed)
      markAllAnalysesPreserved(); // not verified again
  }
};

} // namespace
