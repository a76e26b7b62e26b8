//===- ReduceType.cpp - zero-reduce-dtype -------------------------------------------===//
#include "Gradients.h"

#include "zero/2-Replica/Passes.h"
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Dialect/Zero/Entries.h"
#include "zero/Dialect/Zero/Phase.h"
#include "zero/Options/Options.h"

#include "llvm/ADT/MapVector.h"

namespace zero {
#define GEN_PASS_DEF_REDUCETYPEPASS
#include "zero/2-Replica/Passes.h.inc"
} // namespace zero

using namespace mlir;
using namespace zero;

namespace {
struct ReduceTypePass : zero::impl::ReduceTypePassBase<ReduceTypePass> {
  using ReduceTypePassBase::ReduceTypePassBase;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    bool isOtherPhase = module->hasAttr("zero.phase") &&
                        failed(ir::expectPhase(module, "zero-reduce-dtype", ir::Phase::Import));
    if (isOtherPhase || failed(recordOptions(module, *this)))
      return signalPassFailure();
    auto step = ir::findStep<func::FuncOp>(module);
    if (reduceType == "graph" || !step)  // a module without a step has no gradients
      return markAllAnalysesPreserved(); // not verified again
    Type type = Builder(&getContext()).getF32Type();
    if (reduceType == "bf16")
      type = Builder(&getContext()).getBF16Type();
    for (ir::AllReduceOp reduce : findGradients(step))
      reduceIn(reduce, type);
    addWide(step);
    readInstead(step);
  }

private:
  void reduceIn(ir::AllReduceOp reduce, Type type);
  void addWide(func::FuncOp step);
  void readInstead(func::FuncOp step);

  /// What there is now for a sum over ranks, or for micro-batches' sum of such.
  llvm::MapVector<Value, Value> sums;
};
} // namespace

static bool isWider(Value value, Value other) {
  return hlo::tensorType(value).getElementTypeBitWidth() >
         hlo::tensorType(other).getElementTypeBitWidth();
}

void ReduceTypePass::reduceIn(ir::AllReduceOp reduce, Type type) {
  auto was = cast<RankedTensorType>(reduce.getType());
  if (was.getElementType() == type)
    return;
  Location loc = reduce.getLoc();
  OpBuilder builder(reduce);
  Value part = hlo::ConvertOp::create(builder, loc, was.clone(type), reduce.getOperand());
  sums[reduce.getResult()] =
      ir::AllReduceOp::create(builder, loc, part.getType(), reduce.getKindAttr(), part,
                              reduce.getMeshAttr(), reduce.getAxes());
  ++numReductions;
}

/// Micro-batches' sums that are reduced in a wider type are added in it.
void ReduceTypePass::addWide(func::FuncOp step) {
  for (auto add : step.getBody().front().getOps<hlo::AddOp>()) {
    Value lhs = sums.lookup(add.getLhs()), rhs = sums.lookup(add.getRhs());
    if (!lhs || !rhs || !isWider(lhs, add) || lhs.getType() != rhs.getType())
      continue;
    OpBuilder builder(add);
    sums[add.getResult()] = hlo::AddOp::create(builder, add.getLoc(), lhs.getType(), lhs, rhs);
  }
}

/// What converts a sum further reads it as it is reduced, where that is the wider type: it is
/// rounded once. All else reads it converted back.
void ReduceTypePass::readInstead(func::FuncOp step) {
  for (auto &[old, sum] : llvm::reverse(sums)) {
    for (Operation *user : llvm::make_early_inc_range(old.getUsers())) {
      auto convert = dyn_cast<hlo::ConvertOp>(user);
      if (!convert || !isWider(sum, old) || convert.getType() != sum.getType())
        continue;
      convert.getResult().replaceAllUsesWith(sum);
      convert->erase();
    }
    if (!old.use_empty()) {
      OpBuilder builder(&getContext());
      builder.setInsertionPointAfterValue(sum);
      old.replaceAllUsesWith(
          hlo::ConvertOp::create(builder, old.getLoc(), old.getType(), sum).getResult());
    }
    old.getDefiningOp()->erase();
  }
}
