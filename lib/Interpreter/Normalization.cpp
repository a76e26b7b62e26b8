//===- Normalization.cpp - Batch normalization ---------------------------------===//
//
// In f64 per feature, rounded once.
//===--------------------------------------------------------------------------===//
#include "Machine.h"
#include "Strided.h"

#include "zero/Dialect/StableHLO/StableHLO.h"

using namespace mlir;
using namespace zero;
using namespace zero::interp;

namespace {
/// A tensor as [before, features, after], so that feature f has the rows [b][f].
struct Features {
  int64_t before = 1, features = 1, after = 1;

  Features(ArrayRef<int64_t> shape, int64_t dim) {
    for (auto [i, size] : llvm::enumerate(shape)) {
      int64_t at = i;
      (at < dim ? before : at == dim ? features : after) *= size;
    }
  }
  int64_t count() const { return before * after; }
  /// Calls `fn(offset)` for each element of a feature.
  template <typename Fn> void forEach(int64_t feature, Fn fn) const {
    for (int64_t b = 0; b < before; ++b)
      for (int64_t a = 0; a < after; ++a)
        fn((b * features + feature) * after + a);
  }
};
} // namespace

static const double *wide(const Tensor &tensor) { return tensor.data<double>(); }

static SmallVector<Tensor> toF64(Operands in) {
  return llvm::map_to_vector(in, [](Tensor &value) { return value.converted(DType::F64); });
}

static Tensors narrowed(Tensors values, DType dtype) {
  for (Tensor &value : values)
    value = value.converted(dtype);
  return values;
}

static double getMean(const Features &f, const double *x, int64_t feature) {
  double sum = 0;
  f.forEach(feature, [&](int64_t i) { sum += x[i]; });
  return sum / static_cast<double>(f.count());
}

static FailureOr<Tensors> evaluateTraining(hlo::BatchNormTrainingOp op, Operands in,
                                           RankContext &) {
  Features f(in[0].getShape(), op.getFeatureIndex());
  double epsilon = op.getEpsilon().convertToDouble();
  SmallVector<Tensor> x = toF64(in);
  Tensor out(DType::F64, in[0].getShape()), means(DType::F64, in[1].getShape());
  Tensor variances(DType::F64, in[1].getShape());
  for (int64_t c = 0; c < f.features; ++c) {
    double mean = getMean(f, wide(x[0]), c), squares = 0;
    f.forEach(c, [&](int64_t i) {
      double centered = wide(x[0])[i] - mean;
      squares += centered * centered;
    });
    double variance = squares / static_cast<double>(f.count());
    double scale = wide(x[1])[c] / std::sqrt(variance + epsilon);
    f.forEach(c, [&](int64_t i) {
      out.mutableData<double>()[i] = (wide(x[0])[i] - mean) * scale + wide(x[2])[c];
    });
    means.mutableData<double>()[c] = mean;
    variances.mutableData<double>()[c] = variance;
  }
  return narrowed({out, means, variances}, in[0].getDType());
}

static FailureOr<Tensors> evaluateInference(hlo::BatchNormInferenceOp op, Operands in,
                                            RankContext &) {
  Features f(in[0].getShape(), op.getFeatureIndex());
  double epsilon = op.getEpsilon().convertToDouble();
  SmallVector<Tensor> x = toF64(in);
  Tensor out(DType::F64, in[0].getShape());
  for (int64_t c = 0; c < f.features; ++c) {
    double scale = wide(x[1])[c] / std::sqrt(wide(x[4])[c] + epsilon);
    f.forEach(c, [&](int64_t i) {
      out.mutableData<double>()[i] = (wide(x[0])[i] - wide(x[3])[c]) * scale + wide(x[2])[c];
    });
  }
  return narrowed({out}, in[0].getDType());
}

static FailureOr<Tensors> evaluateGrad(hlo::BatchNormGradOp op, Operands in, RankContext &) {
  Features f(in[0].getShape(), op.getFeatureIndex());
  double epsilon = op.getEpsilon().convertToDouble();
  SmallVector<Tensor> x = toF64(in);
  Tensor grad(DType::F64, in[0].getShape()), gradScale(DType::F64, in[1].getShape());
  Tensor gradOffset(DType::F64, in[1].getShape());
  for (int64_t c = 0; c < f.features; ++c) {
    double mean = wide(x[2])[c], inverse = 1 / std::sqrt(wide(x[3])[c] + epsilon);
    double sum = 0, weighted = 0, count = static_cast<double>(f.count());
    f.forEach(c, [&](int64_t i) {
      sum += wide(x[4])[i];
      weighted += wide(x[4])[i] * (wide(x[0])[i] - mean) * inverse;
    });
    // With x' the normalized operand: scale / s * (g - mean(g) - x' * mean(g x')).
    f.forEach(c, [&](int64_t i) {
      double normal = (wide(x[0])[i] - mean) * inverse;
      grad.mutableData<double>()[i] =
          wide(x[1])[c] * inverse * (wide(x[4])[i] - sum / count - normal * weighted / count);
    });
    gradScale.mutableData<double>()[c] = weighted;
    gradOffset.mutableData<double>()[c] = sum;
  }
  return narrowed({grad, gradScale, gradOffset}, in[0].getDType());
}

void zero::interp::registerNormalization(Registry &registry) {
  registry.add<hlo::BatchNormTrainingOp>(evaluateTraining);
  registry.add<hlo::BatchNormInferenceOp>(evaluateInference);
  registry.add<hlo::BatchNormGradOp>(evaluateGrad);
}
