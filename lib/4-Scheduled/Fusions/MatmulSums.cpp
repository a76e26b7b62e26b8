//===- MatmulSums.cpp - matmul-sums: matmuls that add to one another's results -----------===//
//
// A library call adds to the result of the one before it what an op would add once both are stored:
// the sum takes one buffer, and no kernel. Terms are put together as the graph does.
//===----------------------------------------------------------------------------------===//
#include "Fusions.h"
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Dialect/Zero/Zero.h"

using namespace mlir;

namespace zero {

/// Why the sum of two matmuls, or of a matmul and a sum of such, stays an op; empty where it does
/// not. `later` is the second call.
static StringRef whyNot(hlo::AddOp sum, ir::GemmOp later) {
  Type element = sum.getType().getElementType();
  if (!element.isF32() && !element.isF64())
    return "each matmul is rounded to a type narrower than f32, and so is their sum";
  if (!sum.getLhs().hasOneUse() || !sum.getRhs().hasOneUse())
    return "others read one of the matmuls as it is";
  if (later.getInit())
    return "a matmul would be added to a sum that is made after it";
  return "";
}

void fuseMatmulSums(Block &block, const Fusion &self, FusionContext &context) {
  if (!isa<func::FuncOp>(block.getParentOp()))
    return; // regions of a kernel have no matmuls that add to others
  for (auto sum : llvm::make_early_inc_range(block.getOps<hlo::AddOp>())) {
    auto earlier = sum.getLhs().getDefiningOp<ir::GemmOp>(),
         later = sum.getRhs().getDefiningOp<ir::GemmOp>();
    if (!earlier || !later)
      continue;
    if (later->isBeforeInBlock(earlier))
      std::swap(earlier, later);
    if (StringRef reason = whyNot(sum, later); !reason.empty()) {
      context.run.noteMissed(sum, self, reason);
      continue;
    }
    context.run.noteFused(sum, self);
    later.getInitMutable().assign(earlier.getC());
    sum.replaceAllUsesWith(later.getC());
    sum.erase();
  }
}

} // namespace zero
