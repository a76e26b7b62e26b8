//===- FormKernels.cpp - zero-form-kernels ---------------------------------------------===//
#include "FormGemms.h"
#include "Fusions/Fusions.h"
#include "zero/4-Scheduled/Passes.h"
#include "zero/Dialect/Zero/Phase.h"
#include "zero/Dialect/Zero/Recomputed.h"
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

struct FormKernels : public impl::FormKernelsPassBase<FormKernels> {
  using FormKernelsPassBase::FormKernelsPassBase;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    if (failed(ir::expectPhase(module, "zero-form-kernels", ir::Phase::Partitioned)) ||
        failed(checkElementTypes(module)))
      return signalPassFailure();
    FailureOr<FusionRun> fusions = FusionRun::make(module, this, disableFusions);
    if (failed(fusions))
      return signalPassFailure();
    FailureOr<std::unique_ptr<Target>> target = getTarget(module);
    if (failed(recordOptions(module, *this)) || failed(target))
      return signalPassFailure();
    SmallVector<func::FuncOp> entries;
    for (auto function : module.getOps<func::FuncOp>())
      if (!function->hasAttr("zero.kernel") && !function.isExternal())
        entries.push_back(function);

    module.walk(ir::dropRecomputationMarks); // a kernel is the same in forward and in backward
    KernelOutliner outliner(module);
    FusionContext context = {**target, outliner, *fusions};
    for (func::FuncOp entry : entries)
      if (failed(formBlock(entry.getBody().front(), context)))
        return signalPassFailure();
    numKernels += outliner.getNumKernels();
    numDispatches += outliner.getNumDispatches();
    if (printFusions)
      outliner.printFusions(llvm::errs());
  }

private:
  /// Regions of control flow come first: what they run is made of kernels when they become one.
  LogicalResult formBlock(Block &block, FusionContext &context) {
    dropBarriers(block);
    for (Operation &op : block) {
      for (Region &region : op.getRegions())
        sinkConstants(region);
      if (!hlo::isControlFlow(&op))
        continue;
      if (failed(checkNoCollective(&op)))
        return failure();
      for (Region &region : op.getRegions())
        if (failed(formBlock(region.front(), context)))
          return failure();
    }
    for (const Fusion *fusion : context.run.getEnabled())
      if (fusion->rewrite)
        fusion->rewrite(block, *fusion, context);
    formGemms(block, context.target);
    for (const Fusion *fusion : context.run.getEnabled())
      if (fusion->rewriteCalls)
        fusion->rewriteCalls(block, *fusion, context);
    numGemms += llvm::range_size(block.getOps<ir::GemmOp>());
    KernelGroups groups(block, {static_cast<size_t>(maxOps), static_cast<size_t>(maxBuffers)},
                        context.target.remakesSums(), context.run);
    if (failed(groups.form()))
      return failure();
    for (const Fusion *fusion : context.run.getEnabled())
      if (fusion->merge)
        fusion->merge(groups, *fusion, context);
    context.outliner.outline(block, groups);
    for (const Fusion *fusion : context.run.getEnabled())
      if (fusion->finish)
        fusion->finish(block, *fusion, context);
    return success();
  }
};

} // namespace
} // namespace zero
