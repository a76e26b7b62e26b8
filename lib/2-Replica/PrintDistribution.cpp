//===- PrintDistribution.cpp - zero-print-distribution --------------------------------===//
#include "zero/2-Replica/Passes.h"
#include "zero/Analysis/Distribution.h"
#include "zero/Analysis/Entry.h"

namespace zero {
#define GEN_PASS_DEF_PRINTDISTRIBUTIONPASS
#include "zero/2-Replica/Passes.h.inc"
} // namespace zero

using namespace mlir;
using namespace zero;
using dist::Distribution;
using dist::Sharding;

namespace {

struct PrintDistributionPass : zero::impl::PrintDistributionPassBase<PrintDistributionPass> {
  using PrintDistributionPassBase::PrintDistributionPassBase;

  void runOnOperation() override {
    for (auto entry : getOperation().getOps<func::FuncOp>()) {
      if (entry.isPrivate() || !entry.getBody().hasOneBlock())
        continue;
      FailureOr<SmallVector<Sharding>> arguments = dist::getArgumentShardings(entry, ranks);
      if (failed(arguments))
        return signalPassFailure();
      Distribution distribution(entry, *arguments, ranks);
      for (Operation &op : entry.getBody().front())
        annotate(&op, distribution);
      for (const dist::ForcedGather &gather : distribution.getForcedGathers())
        gather.op->emitRemark() << "gathers operand " << gather.operand << ", "
                                << gather.sharding.str();
    }
  }

private:
  void annotate(Operation *op, const Distribution &distribution) {
    Builder builder(&getContext());
    const dist::OpSharding &opSharding = distribution.getOpSharding(op);
    SmallVector<Attribute> shardings, takes;
    for (Value result : op->getResults()) {
      std::string text = distribution.getSharding(result).str();
      if (Sharding wanted = distribution.getWanted(result); wanted.isSharded())
        text += ", wanted " + wanted.str();
      shardings.push_back(builder.getStringAttr(text));
    }
    bool differs = false;
    for (auto [operand, sharding] : llvm::zip_equal(op->getOperands(), opSharding.operands)) {
      differs |= sharding != distribution.getSharding(operand);
      takes.push_back(builder.getStringAttr(sharding.str()));
    }
    if (op->getNumResults() == 1)
      op->setAttr("zero.sharding", shardings.front());
    else if (!shardings.empty())
      op->setAttr("zero.sharding", builder.getArrayAttr(shardings));
    if (differs)
      op->setAttr("zero.takes", builder.getArrayAttr(takes));
  }
};

} // namespace
