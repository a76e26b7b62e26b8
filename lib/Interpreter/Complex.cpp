//===- Complex.cpp - Complex numbers of two parts --------------------------------===//
#include "Machine.h"

#include "zero/Dialect/StableHLO/StableHLO.h"

using namespace mlir;
using namespace zero;
using namespace zero::interp;

/// Calls `fn(float())` or `fn(double())` with the type of the parts of a complex type.
template <typename Fn> static void dispatchParts(DType complex, Fn fn) {
  complex == DType::C64 ? fn(float()) : fn(double());
}

/// A rank-0 operand beside others stands for all elements, as in bodies run on many at once.
static FailureOr<Tensors> evaluateComplex(hlo::ComplexOp op, Operands in, RankContext &) {
  FailureOr<DType> dtype = getDTypeOf(op, op.getType());
  if (failed(dtype))
    return failure();
  Tensor out(*dtype, in[in[0].getRank() == 0 ? 1 : 0].getShape());
  dispatchParts(*dtype, [&](auto tag) {
    using T = decltype(tag);
    int64_t stepReal = in[0].getRank() == out.getRank(),
            stepImag = in[1].getRank() == out.getRank();
    for (int64_t i = 0, n = out.getNumElements(); i < n; ++i)
      out.mutableData<std::complex<T>>()[i] = {in[0].data<T>()[i * stepReal],
                                               in[1].data<T>()[i * stepImag]};
  });
  return Tensors{out};
}

/// A real number is its own real part, and its imaginary part is 0.
static FailureOr<Tensors> evaluatePart(const Tensor &x, bool isReal) {
  if (!isComplex(x.getDType()))
    return Tensors{isReal ? x : Tensor::zeros(x.getDType(), x.getShape())};
  Tensor out(x.getDType() == DType::C64 ? DType::F32 : DType::F64, x.getShape());
  dispatchParts(x.getDType(), [&](auto tag) {
    using T = decltype(tag);
    for (int64_t i = 0, n = x.getNumElements(); i < n; ++i) {
      std::complex<T> value = x.data<std::complex<T>>()[i];
      out.mutableData<T>()[i] = isReal ? value.real() : value.imag();
    }
  });
  return Tensors{out};
}

static FailureOr<Tensors> evaluateReal(hlo::RealOp, Operands in, RankContext &) {
  return evaluatePart(in[0], true);
}
static FailureOr<Tensors> evaluateImag(hlo::ImagOp, Operands in, RankContext &) {
  return evaluatePart(in[0], false);
}

void zero::interp::registerComplex(Registry &registry) {
  registry.add<hlo::ComplexOp>(evaluateComplex);
  registry.add<hlo::ImagOp>(evaluateImag);
  registry.add<hlo::RealOp>(evaluateReal);
}
