#include "zero/Analysis/Flops.h"

#include "zero/Analysis/TripCount.h"
#include "zero/Dialect/StableHLO/StableHLO.h"

using namespace mlir;
using namespace zero;

int64_t zero::countFlops(Operation *op) {
  if (op->getNumResults() == 0 || !isa<RankedTensorType>(op->getResult(0).getType()))
    return 0;
  int64_t elements = hlo::tensorType(op->getResult(0)).getNumElements();
  if (auto dot = dyn_cast<hlo::DotGeneralOp>(op)) {
    int64_t terms = 1;
    for (int64_t dim : dot.getDotDimensionNumbers().getLhsContractingDimensions())
      terms *= hlo::tensorType(dot.getLhs()).getDimSize(dim);
    return 2 * elements * terms;
  }
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
