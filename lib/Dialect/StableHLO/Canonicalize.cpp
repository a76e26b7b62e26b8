//===- Canonicalize.cpp - Rewrites that make programs static and small
//------------------------------===//

#include "zero/Dialect/StableHLO/StableHLO.h"

#include "mlir/IR/PatternMatch.h"

using namespace mlir;
using namespace zero::hlo;

void BroadcastInDimOp::getCanonicalizationPatterns(RewritePatternSet &, MLIRContext *) {}
void ReshapeOp::getCanonicalizationPatterns(RewritePatternSet &, MLIRContext *) {}
void TransposeOp::getCanonicalizationPatterns(RewritePatternSet &, MLIRContext *) {}
void SliceOp::getCanonicalizationPatterns(RewritePatternSet &, MLIRContext *) {}
void DynamicSliceOp::getCanonicalizationPatterns(RewritePatternSet &, MLIRContext *) {}
void DynamicUpdateSliceOp::getCanonicalizationPatterns(RewritePatternSet &, MLIRContext *) {}
