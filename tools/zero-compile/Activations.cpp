#include "Activations.h"

#include "zero/Analysis/Flops.h"
#include "zero/Dialect/Zero/Entries.h"
#include "zero/Dialect/Zero/Phase.h"
#include "zero/Dialect/Zero/Recomputed.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace mlir;

namespace zero {

std::optional<Activations> countActivations(ModuleOp replica) {
  auto step = ir::findStep<func::FuncOp>(replica);
  if (!step || !ir::getConfig(replica, "recompute"))
    return std::nullopt;
  Activations found;
  for (Operation &op : step.getBody().front()) {
    int64_t flops = countFlops(&op);
    (ir::isRecomputed(&op) ? found.addedFlops : found.flops) += flops;
    found.copies += ir::isRecomputed(&op);
    if (!ir::isKept(&op))
      continue;
    for (Value result : op.getResults())
      if (!result.use_empty() && isa<RankedTensorType>(result.getType())) {
        ++found.keptValues;
        found.keptBytes += ir::getTensorBytes(result.getType());
      }
  }
  int64_t steps = ir::getConfigInt(replica, "accumulate").value_or(1);
  found.keptValues /= steps;
  found.keptBytes /= steps;
  return found;
}

} // namespace zero
