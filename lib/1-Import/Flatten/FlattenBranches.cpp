//===- FlattenBranches.cpp - zero-flatten-branches ------------------------------===//
//
// If-conversion: the ops of every side move in front of the branch, and a select picks each result.
// What the side that is not taken computes is dropped by the selects, so every result keeps its
// bits.
//
//===----------------------------------------------------------------------------===//

#include "zero/1-Import/Passes.h"
#include "zero/Analysis/TripCount.h"
#include "zero/Dialect/Sdy/Sdy.h"
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Dialect/Zero/Phase.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Remarks.h"

namespace zero {
#define GEN_PASS_DEF_FLATTENBRANCHESPASS
#include "zero/1-Import/Passes.h.inc"
} // namespace zero

using namespace mlir;
using namespace zero;

namespace {

/// Why `op` may not run where its side is not taken; empty if it may.
std::string findObstacle(Operation *op) {
  std::string name = op->getName().getStringRef().str();
  if (!isa<hlo::StableHLODialect, sdy::SdyDialect>(op->getDialect()) ||
      isa<sdy::ManualComputationOp>(op))
    return name + " is not known to compute nothing but its results";
  if (hlo::isCollective(op))
    return name + " moves data between devices";
  if (auto loop = dyn_cast<hlo::WhileOp>(op)) {
    std::string why;
    if (!dist::getTripCount(loop, &why))
      return "the number of rounds of a " + name + " is not known: " + why;
  }
  // What is in its regions is looked at by itself.
  if (op->getNumRegions() == 0 && !isMemoryEffectFree(op))
    return name + " has effects beside its results";
  return {};
}

/// The first op inside `branch` that may not run where its side is not taken, and why.
std::pair<Operation *, std::string> findObstacleInside(Operation *branch) {
  std::pair<Operation *, std::string> found{nullptr, ""};
  branch->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (op == branch)
      return WalkResult::advance();
    std::string why = findObstacle(op);
    if (why.empty())
      return WalkResult::advance();
    found = {op, why};
    return WalkResult::interrupt();
  });
  return found;
}

/// Predicates by which results are picked, one for each side but the last: a side is taken if its
/// predicate holds and those before it do not.
SmallVector<Value> getPredicates(OpBuilder &builder, Operation *branch) {
  if (auto ifOp = dyn_cast<hlo::IfOp>(branch))
    return {ifOp.getPred()};
  Value index = cast<hlo::CaseOp>(branch).getIndex();
  SmallVector<Value> predicates;
  // An index out of range means the last side: nothing is compared for it.
  for (unsigned side = 0; side + 1 < branch->getNumRegions(); ++side) {
    auto number = DenseElementsAttr::get(hlo::tensorType(index), builder.getI32IntegerAttr(side));
    Value constant = hlo::ConstantOp::create(builder, branch->getLoc(), number);
    predicates.push_back(hlo::CompareOp::create(builder, branch->getLoc(), index, constant,
                                                hlo::ComparisonDirection::EQ));
  }
  return predicates;
}

/// Moves the ops of `region` in front of `branch`; what the region gives.
SmallVector<Value> moveOut(Operation *branch, Region &region) {
  Block &block = region.front();
  Operation *terminator = block.getTerminator();
  SmallVector<Value> results(terminator->getOperands());
  terminator->erase();
  branch->getBlock()->getOperations().splice(branch->getIterator(), block.getOperations());
  return results;
}

void flatten(Operation *branch) {
  SmallVector<SmallVector<Value>> sides;
  for (Region &region : branch->getRegions())
    sides.push_back(moveOut(branch, region));
  OpBuilder builder(branch);
  SmallVector<Value> predicates = getPredicates(builder, branch), picked = sides.pop_back_val();
  while (!sides.empty()) {
    Value predicate = predicates.pop_back_val();
    for (auto [value, other] : llvm::zip_equal(picked, sides.pop_back_val()))
      if (value != other)
        value = hlo::SelectOp::create(builder, branch->getLoc(), predicate, other, value);
  }
  branch->replaceAllUsesWith(picked);
  branch->erase();
}

struct FlattenBranchesPass : zero::impl::FlattenBranchesPassBase<FlattenBranchesPass> {
  void runOnOperation() override {
    if (failed(ir::expectPhase(getOperation(), getArgument(), ir::Phase::Input)))
      return signalPassFailure();
    SmallVector<Operation *> branches;
    getOperation().walk([&](Operation *op) { // inner branches first
      if (isa<hlo::IfOp, hlo::CaseOp>(op))
        branches.push_back(op);
    });
    if (branches.empty())
      markAllAnalysesPreserved(); // not verified again
    for (Operation *branch : branches)
      visit(branch);
  }

private:
  void visit(Operation *branch) {
    auto options = remark::RemarkOpts::name("flatten-branch").category("zero-flatten-branches");
    auto [obstacle, why] = findObstacleInside(branch);
    if (obstacle) {
      ++numKept;
      remark::missed(branch->getLoc(), options)
          << remark::reason("{0} stays a branch: {1}", branch->getName().getStringRef(), why);
      return;
    }
    int64_t ops = 0;
    branch->walk(
        [&](Operation *op) { ops += op != branch && !op->hasTrait<OpTrait::IsTerminator>(); });
    remark::passed(branch->getLoc(), options) << remark::add(
        "{0} of {1} sides: all of their {2} ops run, and selects pick {3} results",
        branch->getName().getStringRef(), branch->getNumRegions(), ops, branch->getNumResults());
    ++numFlattened;
    flatten(branch);
  }
};

} // namespace
