//===- GemmViews.cpp - gemm-views: transposes and slices as strides of library calls ===//
#include "../FormGemms.h"
#include "Fusions.h"

using namespace mlir;

namespace zero {

void fuseGemmViews(Block &block, const Fusion &self, FusionContext &context) {
  formGemmsOfViews(block, context.target, [&](Operation *op) { context.run.noteFused(op, self); });
}

} // namespace zero
