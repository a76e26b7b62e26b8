//===- FormKernels.cpp - zero-form-kernels ---------------------------------------------===//
#include "FormAttention.h"
#include "FormGemms.h"
#include "KernelGroups.h"
#include "OpKinds.h"
#include "OutlineKernels.h"
#include "zero/4-Scheduled/Passes.h"
#include "zero/Dialect/StableHLO/Splat.h"
#include "zero/Dialect/Zero/Phase.h"
#include "zero/Options/Options.h"

namespace zero {
#define GEN_PASS_DEF_FORMKERNELSPASS
#include "zero/4-Scheduled/Passes.h.inc"
} // namespace zero

using namespace mlir;

namespace zero {
namespace {

/// Of a program that did not come from zero-data-parallel; here they would only keep ops apart.
void dropBarriers(Block &block) {
  for (auto barrier : llvm::make_early_inc_range(block.getOps<hlo::OptimizationBarrierOp>())) {
    barrier->replaceAllUsesWith(barrier.getOperands());
    barrier->erase();
  }
}

/// A reduction of dimensions of size 1 combines each element with the initial value: elementwise
/// ops, which go into their neighbours' kernels.
void expandUnitReductions(Block &block) {
  SmallVector<hlo::ReduceOp> reductions(block.getOps<hlo::ReduceOp>());
  for (hlo::ReduceOp reduce : reductions) {
    Operation *reducer = reduce.getSimpleReducer();
    if (reduce.getInputs().size() != 1 || !reducer)
      continue;
    RankedTensorType from = hlo::tensorType(reduce.getInputs()[0]);
    if (!llvm::all_of(reduce.getDimensions(), [&](int64_t d) { return from.getDimSize(d) == 1; }))
      continue;
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

/// x + scatter-add(zeros, u) -> scatter-add(x, u): the gradient of a tied embedding needs no second
/// array of the table's size. Only where sums are not rounded to a narrow type at every step.
void scatterOntoSums(Block &block) {
  SmallVector<hlo::AddOp> sums(block.getOps<hlo::AddOp>());
  for (hlo::AddOp sum : sums) {
    Type element = sum.getType().getElementType();
    if (!element.isF32() && !element.isF64())
      continue;
    for (auto [updated, other] :
         {std::pair(sum.getRhs(), sum.getLhs()), std::pair(sum.getLhs(), sum.getRhs())}) {
      auto scatter = updated.getDefiningOp<hlo::ScatterOp>();
      if (!scatter || scatter.getInputs().size() != 1 || !updated.hasOneUse() ||
          !other.hasOneUse() ||
          !isa_and_nonnull<ir::GemmOp, hlo::ScatterOp>(other.getDefiningOp()) ||
          !hlo::isZeroSplat(scatter.getInputs()[0]))
        continue;
      Block &body = scatter.getUpdateComputation().front();
      if (body.getOperations().size() != 2 || !isa<hlo::AddOp>(body.front()))
        continue;
      scatter->moveBefore(sum);
      scatter.getInputsMutable().assign(other);
      sum.replaceAllUsesWith(updated);
      sum->erase();
      break;
    }
  }
}

/// Makes constants that a region takes from around it again inside: there they become part of the
/// kernels that read them, and a kernel gets what its regions use with them.
void sinkConstants(Region &region) {
  llvm::MapVector<Operation *, Operation *> copies;
  OpBuilder builder = OpBuilder::atBlockBegin(&region.front());
  auto copy = [&](Operation *op) {
    Operation *&made = copies[op];
    if (!made)
      made = builder.clone(*op);
    return made;
  };
  region.walk([&](Operation *op) {
    for (OpOperand &operand : op->getOpOperands()) {
      Operation *def = operand.get().getDefiningOp();
      if (!hlo::isConstantLike(def) || region.isAncestor(def->getParentRegion()))
        continue;
      if (def->getNumOperands() == 0) {
        operand.set(copy(def)->getResult(0));
        continue;
      }
      Operation *source = copy(def->getOperand(0).getDefiningOp());
      Operation *spread = copy(def);
      spread->setOperand(0, source->getResult(0));
      operand.set(spread->getResult(0));
    }
  });
}

/// Ranks go through a loop, or take a side, each as its own values say.
LogicalResult checkNoCollective(Operation *control) {
  WalkResult walk = control->walk([&](ir::CollectiveOpInterface inner) {
    InFlightDiagnostic diag =
        control->emitOpError()
        << "has no kernel: ranks would meet in '" << inner->getName()
        << "' inside it, each in a round of its own; expected a value that is read in it to be the "
           "same on all ranks, or to be gathered or reduced before it; raise --unroll-limit where "
           "the number of rounds is static";
    diag.attachNote(inner->getLoc()) << "here";
    return WalkResult::interrupt();
  });
  return failure(walk.wasInterrupted());
}

/// Buffers are counted in bytes: every element has to have some.
static LogicalResult checkElementTypes(ModuleOp module) {
  auto check = [](Operation *op, TypeRange types) -> LogicalResult {
    for (Type type : types)
      if (auto tensor = dyn_cast<RankedTensorType>(type);
          tensor && !tensor.getElementType().isIntOrFloat() &&
          !isa<ComplexType>(tensor.getElementType()))
        return op->emitOpError() << "has a value of type " << type
                                 << ", expected elements that are numbers";
    return success();
  };
  auto isComplex = [](Type type) { return isa<ComplexType>(getElementTypeOrSelf(type)); };
  WalkResult result = module.walk([&](Operation *op) {
    if (failed(check(op, op->getResultTypes())))
      return WalkResult::interrupt();
    if (hlo::isContraction(op) && llvm::any_of(op->getResultTypes(), isComplex)) {
      op->emitOpError("multiplies complex numbers, expected ops on their parts; run "
                      "--zero-expand-complex on the program in phase 'import'");
      return WalkResult::interrupt();
    }
    for (Region &region : op->getRegions())
      for (Block &block : region)
        if (failed(check(op, block.getArgumentTypes())))
          return WalkResult::interrupt();
    return WalkResult::advance();
  });
  return failure(result.wasInterrupted());
}

/// Names that `disable-fusions` takes.
constexpr StringRef kAttention = "attention";

struct FormKernels : public impl::FormKernelsPassBase<FormKernels> {
  using FormKernelsPassBase::FormKernelsPassBase;

  LogicalResult checkFusions() {
    for (StringRef name : disableFusions)
      if (name != kAttention)
        return getOperation().emitError()
               << "there is no fusion '" << name << "'; fusions are " << kAttention;
    return success();
  }

  void runOnOperation() override {
    ModuleOp module = getOperation();
    if (failed(ir::expectPhase(module, "zero-form-kernels", ir::Phase::Partitioned)) ||
        failed(checkElementTypes(module)) || failed(checkFusions()))
      return signalPassFailure();
    FailureOr<std::unique_ptr<Target>> target = getTarget(module);
    if (failed(recordOptions(module, *this)) || failed(target))
      return signalPassFailure();
    SmallVector<func::FuncOp> entries;
    for (auto function : module.getOps<func::FuncOp>())
      if (!function->hasAttr("zero.kernel") && !function.isExternal())
        entries.push_back(function);

    KernelOutliner outliner(module, **target);
    for (func::FuncOp entry : entries)
      if (failed(formBlock(entry.getBody().front(), **target, outliner)))
        return signalPassFailure();
    numKernels += outliner.getNumKernels();
    numDispatches += outliner.getNumDispatches();
    if (printFusions)
      outliner.printFusions(llvm::errs());
  }

private:
  /// Regions of control flow come first: what they run is made of kernels when they become one.
  LogicalResult formBlock(Block &block, const Target &target, KernelOutliner &outliner) {
    dropBarriers(block);
    for (Operation &op : block) {
      for (Region &region : op.getRegions())
        sinkConstants(region);
      if (!hlo::isControlFlow(&op))
        continue;
      if (failed(checkNoCollective(&op)))
        return failure();
      for (Region &region : op.getRegions())
        if (failed(formBlock(region.front(), target, outliner)))
          return failure();
    }
    expandUnitReductions(block);
    if (isa<func::FuncOp>(block.getParentOp()) && !llvm::is_contained(disableFusions, kAttention))
      numAttentions += formAttentions(block, outliner);
    numGemms += formGemms(block, target);
    scatterOntoSums(block);
    KernelGroups groups(block, {static_cast<size_t>(maxOps), static_cast<size_t>(maxBuffers)});
    return failure(failed(groups.form()) || failed(outliner.outline(block, groups)));
  }
};

} // namespace
} // namespace zero
