#include "zero/Analysis/Flops.h"

#include "zero/Analysis/TripCount.h"
#include "zero/Dialect/StableHLO/StableHLO.h"

using namespace mlir;
using namespace zero;

/// Products that a contraction adds for each element of its result.
static int64_t countTerms(Operation *op) {
  int64_t terms = 1;
  if (auto dot = dyn_cast<hlo::DotGeneralOp>(op)) {
    for (int64_t dim : dot.getDotDimensionNumbers().getLhsContractingDimensions())
      terms *= hlo::tensorType(dot.getLhs()).getDimSize(dim);
    return terms;
  }
  auto convolution = cast<hlo::ConvolutionOp>(op);
  auto outputs =
      static_cast<unsigned>(convolution.getDimensionNumbers().getKernelOutputFeatureDimension());
  for (auto [dim, size] : llvm::enumerate(hlo::tensorType(convolution.getRhs()).getShape()))
    terms *= dim == outputs ? 1 : size;
  return terms;
}

int64_t zero::countFlops(Operation *op) {
  if (op->getNumResults() == 0 || !isa<RankedTensorType>(op->getResult(0).getType()))
    return 0;
  int64_t elements = hlo::tensorType(op->getResult(0)).getNumElements();
  if (isa<hlo::DotGeneralOp, hlo::ConvolutionOp>(op))
    return 2 * elements * countTerms(op);
  if (auto loop = dyn_cast<hlo::WhileOp>(op)) {
    std::optional<dist::Counter> counter = dist::getTripCount(loop);
    int64_t round = 0;
    for (Operation &inner : loop.getBody().front())
      round += countFlops(&inner);
    return counter ? counter->trips * round : round;
  }
  if (isa<hlo::ReduceOp>(op))
    return hlo::tensorType(op->getOperand(0)).getNumElements();
  return hlo::isElementwise(op) ? elements : 0;
}
