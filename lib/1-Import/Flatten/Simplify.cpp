//===- Simplify.cpp - zero-simplify ---------------------------------------===//

#include "HandedOn.h"
#include "OneDevice.h"
#include "ValueShardings.h"

#include "zero/1-Import/Passes.h"
#include "zero/Dialect/Sdy/DeviceBody.h"
#include "zero/Dialect/StableHLO/Placement.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Dominance.h"
#include "mlir/Transforms/CSE.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "llvm/ADT/MapVector.h"

namespace zero {
#define GEN_PASS_DEF_SIMPLIFYPASS
#include "zero/1-Import/Passes.h.inc"
} // namespace zero

using namespace mlir;
using namespace zero;

namespace {

struct SimplifyPass : zero::impl::SimplifyPassBase<SimplifyPass> {
  using SimplifyPassBase::SimplifyPassBase;

  /// The canonicalization patterns of stablehlo, collected once.
  LogicalResult initialize(MLIRContext *context) override {
    RewritePatternSet collected(context);
    auto *dialect = context->getOrLoadDialect<hlo::StableHLODialect>();
    dialect->getCanonicalizationPatterns(collected);
    for (RegisteredOperationName name : context->getRegisteredOperations())
      if (&name.getDialect() == dialect)
        name.getCanonicalizationPatterns(collected, context);
    patterns = std::move(collected);
    return success();
  }

  void runOnOperation() override {
    dropPlacements();
    import::writeOldSums(getOperation());
    import::dropLonelyCollectives(getOperation());
    // Merging equal values first keeps the number of visits small; what folding makes equal is
    // merged after it.
    mergeEqual();
    GreedyRewriteConfig config;
    config.setUseTopDownTraversal(true)
        .setMaxIterations(kMaxRounds)
        .setRegionSimplificationLevel(GreedySimplifyRegionLevel::Disabled);
    // Not reaching a fixed point within the bound is fine: every intermediate program is valid.
    (void)applyPatternsGreedily(getOperation(), patterns, config);
    if (failed(dropAssertions()))
      return signalPassFailure();
    mergeEqual();
    if (import::takeHandedOn(getOperation())) {
      (void)applyPatternsGreedily(getOperation(), patterns, config);
      mergeEqual();
    }
    getOperation().walk([](Operation *op) {
      if (llvm::isa<hlo::StableHLODialect>(op->getDialect()))
        localizeConstants(op);
    });
  }

  /// Where a user wants a value to lie changes nothing of it: what lies where is decided later.
  /// Along the model's axis the user's word is kept beside what makes the value.
  void dropPlacements() {
    if (modelAxis.empty())
      getOperation().walk([](Operation *op) {
        if (llvm::isa<hlo::StableHLODialect>(op->getDialect()) && !llvm::isa<hlo::CustomCallOp>(op))
          sdy::dropShardings(op);
      });
    getOperation().walk([&](Operation *op) {
      auto call = llvm::dyn_cast<hlo::CustomCallOp>(op);
      if (llvm::isa<sdy::ShardingGroupOp>(op))
        return op->erase();
      if (auto named = llvm::dyn_cast<sdy::NamedComputationOp>(op))
        return inlineBody(named);
      if (auto manual = llvm::dyn_cast<sdy::ManualComputationOp>(op); manual && isBodyAlone(manual))
        return inlineBody(manual);
      bool isPlacement = llvm::isa<sdy::ShardingConstraintOp, sdy::ReshardOp, sdy::DataFlowEdgeOp,
                                   sdy::PropagationBarrierOp>(op) ||
                         (call && hlo::isPlacement(call));
      if (!isPlacement || op->getNumOperands() != 1 || op->getNumResults() != 1 ||
          op->getOperand(0).getType() != op->getResult(0).getType())
        return;
      if (!modelAxis.empty())
        import::keepSharding(op, modelAxis);
      op->getResult(0).replaceAllUsesWith(op->getOperand(0));
      op->erase();
    });
  }

  /// What jax.export asserts of shapes is known here, where all are static. An assertion that is
  /// not constant stays, and is refused as code that this compiler does not have.
  LogicalResult dropAssertions() {
    WalkResult walked = getOperation().walk([](hlo::CustomCallOp call) {
      DenseElementsAttr holds;
      if (call.getCallTargetName() != "shape_assertion" || call->getNumOperands() == 0 ||
          call->getNumResults() != 0 || !matchPattern(call->getOperand(0), m_Constant(&holds)) ||
          !holds.isSplat() || !holds.getElementType().isInteger(1))
        return WalkResult::advance();
      if (!holds.getSplatValue<bool>()) {
        InFlightDiagnostic error = call.emitOpError("asserts of shapes what is not so");
        if (auto message = call->getAttrOfType<StringAttr>("error_message"))
          error << " ('" << message.getValue() << "')";
        error << "; export the step for the shapes that it is called with";
        return WalkResult::interrupt();
      }
      call.erase();
      return WalkResult::advance();
    });
    return failure(walked.wasInterrupted());
  }

  /// Whether a region in another one neither takes nor gives parts, nor exchanges any: so JAX
  /// writes a device's number in a region that leaves other axes to the compiler.
  static bool isBodyAlone(sdy::ManualComputationOp op) {
    bool exchanges = op.getBody()
                         .walk([](Operation *each) {
                           bool isNumber = llvm::isa<hlo::PartitionIdOp, hlo::ReplicaIdOp>(each);
                           return hlo::isCollective(each) && !isNumber ? WalkResult::interrupt()
                                                                       : WalkResult::advance();
                         })
                         .wasInterrupted();
    return sdy::isBodyOfDevice(op) && !exchanges;
  }

  /// A part of the program by name, or one that all devices compute alike, is what it computes.
  template <typename Op> static void inlineBody(Op op) {
    Block &body = op.getBody().front();
    for (auto [argument, operand] : llvm::zip_equal(body.getArguments(), op->getOperands()))
      argument.replaceAllUsesWith(operand);
    op->replaceAllUsesWith(body.getTerminator()->getOperands());
    body.getTerminator()->erase();
    op->getBlock()->getOperations().splice(op->getIterator(), body.getOperations());
    op.erase();
  }

  /// Copies constants that merging took out of an op's regions back into them, so that the body of
  /// a reduction, a comparator or a loop is understood without what is around it.
  static void localizeConstants(Operation *parent) {
    for (Region &region : parent->getRegions()) {
      llvm::MapVector<Operation *, Operation *> copies;
      region.walk([&](Operation *op) {
        for (OpOperand &operand : op->getOpOperands()) {
          auto constant = operand.get().getDefiningOp<hlo::ConstantOp>();
          if (!constant || region.isAncestor(constant->getParentRegion()))
            continue;
          Operation *&copy = copies[constant];
          if (!copy) {
            OpBuilder builder(parent->getContext());
            builder.setInsertionPointToStart(&region.front());
            copy = builder.clone(*constant);
          }
          operand.set(copy->getResult(0));
        }
      });
    }
  }

  void mergeEqual() {
    DominanceInfo dominance(getOperation());
    IRRewriter rewriter(&getContext());
    eliminateCommonSubExpressions(rewriter, dominance, getOperation());
  }

  static constexpr int64_t kMaxRounds = 4;
  FrozenRewritePatternSet patterns;
};

} // namespace
