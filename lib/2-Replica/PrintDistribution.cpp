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
using dist::Form;

namespace {

struct PrintDistributionPass : zero::impl::PrintDistributionPassBase<PrintDistributionPass> {
  using PrintDistributionPassBase::PrintDistributionPassBase;

  void runOnOperation() override {
    for (auto entry : getOperation().getOps<func::FuncOp>()) {
      if (entry.isPrivate() || !entry.getBody().hasOneBlock())
        continue;
      FailureOr<SmallVector<Form>> arguments = dist::getArgumentForms(entry, ranks);
      if (failed(arguments))
        return signalPassFailure();
      Distribution distribution(entry, *arguments, ranks);
      for (Operation &op : entry.getBody().front())
        annotate(&op, distribution);
      for (const dist::ForcedGather &gather : distribution.getForcedGathers())
        gather.op->emitRemark() << "gathers operand " << gather.operand << ", "
                                << gather.form.str();
    }
  }

private:
  void annotate(Operation *op, const Distribution &distribution) {
    Builder builder(&getContext());
    const dist::Plan &plan = distribution.getPlan(op);
    SmallVector<Attribute> forms, takes;
    for (Value result : op->getResults()) {
      std::string text = distribution.getForm(result).str();
      if (Form wanted = distribution.getWanted(result); wanted.isSharded())
        text += ", wanted " + wanted.str();
      forms.push_back(builder.getStringAttr(text));
    }
    bool differs = false;
    for (auto [operand, form] : llvm::zip_equal(op->getOperands(), plan.operands)) {
      differs |= form != distribution.getForm(operand);
      takes.push_back(builder.getStringAttr(form.str()));
    }
    if (op->getNumResults() == 1)
      op->setAttr("zero.form", forms.front());
    else if (!forms.empty())
      op->setAttr("zero.form", builder.getArrayAttr(forms));
    if (differs)
      op->setAttr("zero.takes", builder.getArrayAttr(takes));
  }
};

} // namespace
