//===- Contraction.cpp - Older contractions and map -----------------------------===//
#include "Linear.h"
#include "Machine.h"
#include "ScalarMath.h"
#include "Strided.h"

#include "zero/Dialect/StableHLO/StableHLO.h"

using namespace mlir;
using namespace zero;
using namespace zero::interp;

static InFlightDiagnostic refusePredicates(Operation *op) {
  return op->emitError() << "the interpreter does not define '" << op->getName() << "' on i1";
}

static FailureOr<Tensors> evaluateDot(hlo::DotOp op, Operands in, RankContext &) {
  FailureOr<DType> dtype = getDTypeOf(op, op.getType());
  if (failed(dtype))
    return failure();
  if (in[0].getDType() == DType::I1 || *dtype == DType::I1)
    return refusePredicates(op);
  DType accumulator = getAccumulator(*dtype);
  int64_t depth = in[1].getDim(0), rows = in[0].getRank() == 2 ? in[0].getDim(0) : 1;
  int64_t columns = in[1].getRank() == 2 ? in[1].getDim(1) : 1;
  Tensor product = multiplyBatches(in[0].converted(accumulator).reshaped({1, rows, depth}),
                                   in[1].converted(accumulator).reshaped({1, depth, columns}));
  return Tensors{product.reshaped(op.getType().getShape()).converted(*dtype)};
}

namespace {
/// The labels of an einsum with their sizes, those of the result first.
struct Labels {
  std::string names;
  SmallVector<int64_t> sizes;
  size_t kept;
};
} // namespace

static Labels getLabels(ArrayRef<StringRef> terms, StringRef output, Operands in) {
  Labels labels;
  auto sizeOf = [&](char label) -> int64_t {
    for (auto [term, tensor] : llvm::zip_equal(terms, in))
      if (size_t at = term.find(label); at != StringRef::npos)
        return tensor.getDim(at);
    return 1;
  };
  labels.names = output.str();
  labels.kept = output.size();
  for (StringRef term : terms)
    for (char label : term)
      if (!StringRef(labels.names).contains(label))
        labels.names.push_back(label);
  for (char label : labels.names)
    labels.sizes.push_back(sizeOf(label));
  return labels;
}

/// Step of an operand's offset for each label: a label that occurs twice runs along the diagonal.
static SmallVector<int64_t> getSteps(const Labels &labels, StringRef term, const Tensor &tensor) {
  auto strides = getRowMajorStrides(tensor.getShape());
  SmallVector<int64_t> steps(labels.names.size(), 0);
  for (auto [label, stride] : llvm::zip_equal(term, strides))
    steps[labels.names.find(label)] += stride;
  return steps;
}

/// Sums of products over the labels that the result does not have.
static FailureOr<Tensors> evaluateTerms(Operation *op, StringRef config, Operands in) {
  FailureOr<Tensor> out = makeResult(op);
  if (failed(out))
    return failure();
  if (llvm::any_of(in, [](const Tensor &value) { return value.getDType() == DType::I1; }))
    return refusePredicates(op);
  auto [inputs, output] = config.split("->");
  SmallVector<StringRef> terms;
  inputs.split(terms, ',');
  Labels labels = getLabels(terms, output, in);
  ArrayRef<int64_t> sizes(labels.sizes);
  SmallVector<Tensor> factors;
  SmallVector<SmallVector<int64_t>> steps;
  DType accumulator = getAccumulator(out->getDType());
  for (auto [term, tensor] : llvm::zip_equal(terms, in)) {
    factors.push_back(tensor.converted(accumulator));
    steps.push_back(getSteps(labels, term, tensor));
  }
  Tensor sums(accumulator, out->getShape());
  dispatch(accumulator, [&](auto tag) {
    using T = decltype(tag);
    if constexpr (std::is_same_v<T, Compute<T>> && !std::is_same_v<T, bool>) {
      int64_t at = 0;
      for (IndexRange kept(sizes.take_front(labels.kept)); !kept.done(); kept.next()) {
        T sum = T(0);
        for (IndexRange rest(sizes.drop_front(labels.kept)); !rest.done(); rest.next()) {
          T product = T(1);
          for (auto [factor, step] : llvm::zip_equal(factors, steps)) {
            int64_t offset = 0;
            for (auto [i, index] : llvm::enumerate(kept.index()))
              offset += index * step[i];
            for (auto [i, index] : llvm::enumerate(rest.index()))
              offset += index * step[labels.kept + i];
            product = Multiply::apply<T>(product, factor.template data<T>()[offset]);
          }
          sum = Add::apply<T>(sum, product);
        }
        sums.mutableData<T>()[at++] = sum;
      }
    }
  });
  return Tensors{sums.converted(out->getDType())};
}

static FailureOr<Tensors> evaluateEinsum(hlo::EinsumOp op, Operands in, RankContext &) {
  return evaluateTerms(op, op.getEinsumConfig(), in);
}
static FailureOr<Tensors> evaluateUnaryEinsum(hlo::UnaryEinsumOp op, Operands in, RankContext &) {
  return evaluateTerms(op, op.getEinsumConfig(), in);
}

/// Bodies consist of elementwise ops: they run on all elements at once.
static FailureOr<Tensors> evaluateMap(hlo::MapOp op, Operands in, RankContext &context) {
  return context.machine.runBody(op.getComputation().front(), in, context);
}

void zero::interp::registerContraction(Registry &registry) {
  registry.add<hlo::DotOp>(evaluateDot);
  registry.add<hlo::EinsumOp>(evaluateEinsum);
  registry.add<hlo::MapOp>(evaluateMap);
  registry.add<hlo::UnaryEinsumOp>(evaluateUnaryEinsum);
}
