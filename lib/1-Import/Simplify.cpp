//===- Simplify.cpp - zero-simplify
//-----------------------------------------------------------------===//

#include "zero/1-Import/Passes.h"
#include "zero/Dialect/StableHLO/StableHLO.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Dominance.h"
#include "mlir/Transforms/CSE.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

namespace zero {
#define GEN_PASS_DEF_SIMPLIFYPASS
#include "zero/1-Import/Passes.h.inc"
} // namespace zero

using namespace mlir;
using namespace zero;

namespace {

struct SimplifyPass : zero::impl::SimplifyPassBase<SimplifyPass> {
  /// The canonicalization patterns of stablehlo, collected once.
  LogicalResult initialize(MLIRContext *context) override {
    RewritePatternSet collected(context);
    auto *dialect = context->getOrLoadDialect<hlo::StableHLODialect>();
    for (RegisteredOperationName name : context->getRegisteredOperations())
      if (&name.getDialect() == dialect)
        name.getCanonicalizationPatterns(collected, context);
    patterns = std::move(collected);
    return success();
  }

  void runOnOperation() override {
    // Merging equal values first keeps the number of visits small; what folding makes equal is
    // merged after it.
    mergeEqual();
    GreedyRewriteConfig config;
    config.setUseTopDownTraversal(true)
        .setMaxIterations(kMaxRounds)
        .setRegionSimplificationLevel(GreedySimplifyRegionLevel::Disabled);
    // Not reaching a fixed point within the bound is fine: every intermediate program is valid.
    (void)applyPatternsGreedily(getOperation(), patterns, config);
    mergeEqual();
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
