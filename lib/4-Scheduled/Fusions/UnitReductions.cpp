//===- UnitReductions.cpp - unit-reductions: reductions of one element -----------===//
#include "Fusions.h"
#include "zero/Dialect/StableHLO/StableHLO.h"

using namespace mlir;

namespace zero {

/// A reduction of dimensions of size 1 combines each element with the initial value: elementwise
/// ops, which go into their neighbours' kernels.
void fuseUnitReductions(Block &block, const Fusion &self, FusionContext &context) {
  SmallVector<hlo::ReduceOp> reductions(block.getOps<hlo::ReduceOp>());
  for (hlo::ReduceOp reduce : reductions) {
    Operation *reducer = reduce.getSimpleReducer();
    if (reduce.getInputs().size() != 1 || !reducer)
      continue;
    RankedTensorType from = hlo::tensorType(reduce.getInputs()[0]);
    if (!llvm::all_of(reduce.getDimensions(), [&](int64_t d) { return from.getDimSize(d) == 1; }))
      continue;
    context.run.noteFused(reduce, self);
    OpBuilder builder(reduce);
    Location loc = reduce.getLoc();
    Type type = reduce->getResult(0).getType();
    Value value = hlo::ReshapeOp::create(builder, loc, type, reduce.getInputs()[0]);
    Value initial = hlo::BroadcastInDimOp::create(builder, loc, type, reduce.getInitValues()[0],
                                                  builder.getDenseI64ArrayAttr({}));
    OperationState state(loc, reducer->getName(), {initial, value}, {type}, reducer->getAttrs());
    reduce->getResult(0).replaceAllUsesWith(builder.create(state)->getResult(0));
    reduce->erase();
  }
}

} // namespace zero
