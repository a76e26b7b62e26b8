//===- UnrollLoops.cpp - zero-unroll-loops --------------------------------===//

#include "zero/1-Import/Passes.h"
#include "zero/Analysis/TripCount.h"
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Dialect/Zero/Phase.h"
#include "zero/Options/Options.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"

namespace zero {
#define GEN_PASS_DEF_UNROLLLOOPSPASS
#include "zero/1-Import/Passes.h.inc"
} // namespace zero

using namespace mlir;
using namespace zero;

namespace {

/// Ops in a region, nested ones included.
int64_t countOps(Region &region) {
  int64_t count = 0;
  region.walk([&](Operation *) { ++count; });
  return count;
}

/// Replaces the loop by `counter.trips` copies of its body.
void unroll(hlo::WhileOp loop, const dist::Counter &counter) {
  OpBuilder builder(loop);
  Block &body = loop.getBody().front();
  llvm::SmallVector<Value> carried(loop.getOperand());
  RankedTensorType counterType = hlo::tensorType(carried[counter.index]);
  bool counterUsed = !body.getArgument(counter.index).use_empty();
  APInt value = counter.start;
  for (int64_t trip = 0; trip < counter.trips; ++trip, value += counter.step) {
    IRMapping mapping;
    mapping.map(body.getArguments(), carried);
    if (counterUsed && trip != 0) {
      auto constant = DenseElementsAttr::get(counterType, value);
      mapping.map(body.getArgument(counter.index),
                  hlo::ConstantOp::create(builder, loop.getLoc(), constant).getResult());
    }
    for (Operation &op : body.without_terminator())
      builder.clone(op, mapping);
    for (auto [slot, next] : llvm::zip_equal(carried, body.getTerminator()->getOperands()))
      slot = mapping.lookupOrDefault(next);
  }
  loop.replaceAllUsesWith(carried);
  loop.erase();
}

struct UnrollLoopsPass : zero::impl::UnrollLoopsPassBase<UnrollLoopsPass> {
  using UnrollLoopsPassBase::UnrollLoopsPassBase;

  void runOnOperation() override {
    if (failed(zero::ir::expectPhase(getOperation(), getArgument(), zero::ir::Phase::Input)) ||
        failed(zero::recordOptions(getOperation(), *this)))
      return signalPassFailure();
    int64_t total = countOps(getOperation()->getRegion(0));
    llvm::SmallVector<hlo::WhileOp> loops;
    getOperation().walk([&](hlo::WhileOp loop) { loops.push_back(loop); }); // inner loops first
    for (hlo::WhileOp loop : loops) {
      std::optional<dist::Counter> counter = dist::getTripCount(loop);
      if (!counter)
        continue;
      int64_t body = countOps(loop.getBody());
      int64_t loopOps = 1 + countOps(loop.getCond()) + body;
      // A loop with more rounds than the limit is over it, whatever its body: no overflow here.
      int64_t unrolled = total - loopOps + std::min(counter->trips, unrollLimit + 1) * body;
      if (unrolled > unrollLimit) {
        loop.emitRemark() << "loop of " << counter->trips << " rounds of " << body
                          << " ops stays a loop: unrolled, the module would have more than "
                          << int64_t(unrollLimit) << " ops";
        continue;
      }
      total = unrolled;
      unroll(loop, *counter);
    }
  }
};

} // namespace
