//===- ScatterSums.cpp - scatter-sums: scatters onto what they are added to ------===//
#include "Fusions.h"
#include "zero/Dialect/StableHLO/Splat.h"
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Dialect/Zero/Zero.h"

using namespace mlir;

namespace zero {

/// Whether `value` is made by matmuls, scatters and what is put among zeros, which nothing else
/// reads: sums of such are added up in one buffer.
static bool isAddedUp(Value value) {
  SmallVector<Value> pending = {value};
  while (!pending.empty()) {
    Value next = pending.pop_back_val();
    Operation *def = next.getDefiningOp();
    auto put = dyn_cast_or_null<hlo::DynamicUpdateSliceOp>(def);
    if (!next.hasOneUse() || (put && !hlo::isZeroSplat(put.getOperand())) ||
        !isa_and_nonnull<ir::GemmOp, hlo::DotGeneralOp, hlo::ScatterOp, hlo::DynamicUpdateSliceOp,
                         hlo::AddOp>(def))
      return false;
    if (isa<hlo::AddOp>(def))
      llvm::append_range(pending, def->getOperands());
  }
  return true;
}

/// x + scatter-add(zeros, u) -> scatter-add(x, u): the gradient of a tied embedding needs no second
/// array of the table's size. Only where sums are not rounded to a narrow type at every step.
void fuseScatterSums(Block &block, const Fusion &self, FusionContext &context) {
  SmallVector<hlo::AddOp> sums(block.getOps<hlo::AddOp>());
  for (hlo::AddOp sum : sums) {
    Type element = sum.getType().getElementType();
    if (!element.isF32() && !element.isF64())
      continue;
    for (auto [updated, other] :
         {std::pair(sum.getRhs(), sum.getLhs()), std::pair(sum.getLhs(), sum.getRhs())}) {
      auto scatter = updated.getDefiningOp<hlo::ScatterOp>();
      if (!scatter || scatter.getInputs().size() != 1 || !updated.hasOneUse() ||
          !isAddedUp(other) || !hlo::isZeroSplat(scatter.getInputs()[0]))
        continue;
      Block &body = scatter.getUpdateComputation().front();
      if (body.getOperations().size() != 2 || !isa<hlo::AddOp>(body.front()))
        continue;
      context.run.noteFused(scatter, self);
      scatter->moveBefore(sum);
      scatter.getInputsMutable().assign(other);
      sum.replaceAllUsesWith(updated);
      sum->erase();
      break;
    }
  }
}

} // namespace zero
