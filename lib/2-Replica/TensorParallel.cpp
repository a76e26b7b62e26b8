//===- TensorParallel.cpp - zero-tensor-parallel ------------------------------------===//
#include "AttentionHeads.h"
#include "SplitPlan.h"
#include "SplitSearch.h"
#include "UserShardings.h"

#include "zero/2-Replica/Passes.h"
#include "zero/Analysis/Entry.h"
#include "zero/Dialect/Sdy/Sdy.h"
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Dialect/Zero/Entries.h"
#include "zero/Dialect/Zero/ModelAxes.h"
#include "zero/Dialect/Zero/Phase.h"
#include "zero/Options/Options.h"
#include "zero/Support/Counted.h"

#include "mlir/IR/Remarks.h"
#include "llvm/Support/FormatVariadic.h"

namespace zero {
#define GEN_PASS_DEF_TENSORPARALLELPASS
#include "zero/2-Replica/Passes.h.inc"
} // namespace zero

using namespace mlir;
using namespace zero;
using dist::Sharding;

namespace {

struct TensorParallelPass : zero::impl::TensorParallelPassBase<TensorParallelPass> {
  using TensorParallelPassBase::TensorParallelPassBase;

  void runOnOperation() override {
    if (failed(run(getOperation())))
      signalPassFailure();
  }

private:
  LogicalResult run(ModuleOp module);
  LogicalResult check(ModuleOp module);
  LogicalResult checkRegions(func::FuncOp step);
  FailureOr<SmallVector<int64_t>> findGiven(func::FuncOp step);
  SplitPlan search(func::FuncOp step, ArrayRef<int64_t> given, WantedParts wanted, bool isFree);
  LogicalResult checkFound(func::FuncOp step, const SplitPlan &plan);
  void writeSplits(ModuleOp module, const SplitPlan &plan);
  void remarkOn(func::FuncOp step, const SplitSearch &search);
};

} // namespace

LogicalResult TensorParallelPass::check(ModuleOp module) {
  if (module->hasAttr("zero.phase") &&
      failed(ir::expectPhase(module, "zero-tensor-parallel", ir::Phase::Import)))
    return failure();
  if (tensorParallel && modelAxis.empty())
    return module.emitError() << "--tensor-parallel needs an axis to split states along, found no "
                                 "other than dp; name it in --mesh=dp=D,tp=T";
  if (!tpPlan.empty() && modelAxis.empty())
    return module.emitError() << "--tp-plan needs an axis to split states along, found no other "
                                 "than dp; name it in --mesh=dp=D,tp=T";
  if (tensorParallel && modelRanks == 1)
    return module.emitError() << "--tensor-parallel has one rank along '" << modelAxis
                              << "', expected two or more; drop the option or the axis";
  return recordOptions(module, *this);
}

static bool hasRegions(func::FuncOp step) {
  return !step.getBody().front().getOps<sdy::ManualComputationOp>().empty();
}

LogicalResult TensorParallelPass::checkRegions(func::FuncOp step) {
  if (!hasRegions(step) || (!tensorParallel && tpPlan.empty()))
    return success();
  return (*step.getBody().front().getOps<sdy::ManualComputationOp>().begin()).emitOpError()
         << "says itself what each device computes, expected a step on whole values for "
         << (tensorParallel ? "--tensor-parallel" : "--tp-plan") << "; drop the option";
}

/// Dimensions that the user shards states along, by argument. What is found anyhow is not whole
/// because the user says so.
FailureOr<SmallVector<int64_t>> TensorParallelPass::findGiven(func::FuncOp step) {
  SmallVector<int64_t> given(step.getNumArguments(), kUnsaid);
  for (auto [index, dim] : llvm::enumerate(given)) {
    auto role = step.getArgAttrOfType<ir::RoleAttr>(index, "zero.role");
    if (!role || !role.isState())
      continue;
    FailureOr<int64_t> found = findUserSharding(step, index, modelAxis, modelRanks);
    if (failed(found))
      return failure();
    dim = tensorParallel && *found == kSaidWhole ? kUnsaid : *found;
  }
  return given;
}

/// Why a weight is not split along its largest dimension, as that of an output layer that is its
/// vocabulary; empty where the ranks divide that.
static std::string describeLargest(const SplitClass &each, int64_t ranks) {
  ArrayRef<int64_t> shape = each.type.getShape();
  if (!each.isWeight || shape.empty())
    return "";
  const int64_t *largest = llvm::max_element(shape);
  if (*largest % ranks == 0)
    return "";
  return llvm::formatv("; {0} do not divide its dimension {1} of size {2}, which may cost less to "
                       "split: pad it to a multiple of them",
                       counted(ranks, "rank"), largest - shape.begin(), *largest)
      .str();
}

/// Why a weight is whole, or not split by heads where attention has some that ranks do not divide;
/// empty where it has none.
static std::string describeHeads(func::FuncOp step, const SplitClass &each, int64_t ranks) {
  if (!each.isWeight || each.isFixed)
    return "";
  auto heads = findUnevenHeads(step, step.getArgument(each.arguments.front()), ranks);
  return heads ? describe(*heads, ranks) : "";
}

/// What becomes of a parameter, or why nothing.
static std::string describe(func::FuncOp step, const SplitClass &each, int64_t ranks) {
  std::string heads = describeHeads(step, each, ranks);
  if (each.sharding.isSharded())
    return each.sharding.str() + (each.isFixed    ? ""
                                  : heads.empty() ? describeLargest(each, ranks)
                                                  : "; not by heads: " + heads);
  auto divides = [&](int64_t size) { return size % ranks == 0; };
  if (each.isFixed)
    return "whole: the user says so";
  if (each.rowDim >= 0 && !divides(each.type.getDimSize(each.rowDim)))
    return llvm::formatv("whole: {0} do not divide the {1} rows that are looked up in it; pad the "
                         "vocabulary to a multiple of them (--pad-vocabulary)",
                         counted(ranks, "rank"), each.type.getDimSize(each.rowDim))
        .str();
  if (!each.isWeight)
    return "whole: no part of it alone is used";
  if (!heads.empty())
    return "whole: " + heads;
  if (llvm::none_of(each.type.getShape(), divides))
    return "whole: the ranks divide no dimension";
  if (each.isSmall)
    return "whole: it is small beside all weights, and parts of it would move more";
  return "whole: each part would have to be gathered" + describeLargest(each, ranks);
}

void TensorParallelPass::remarkOn(func::FuncOp step, const SplitSearch &search) {
  if (!getContext().getRemarkEngine())
    return;
  auto options = [](StringRef name) {
    return remark::RemarkOpts::name(name).category("zero-tensor-parallel");
  };
  for (const SplitClass &each : search.getClasses()) {
    std::string becomes = describe(step, each, modelRanks);
    for (unsigned argument : each.arguments) {
      auto role = step.getArgAttrOfType<ir::RoleAttr>(argument, "zero.role");
      remark::analysis(step.getLoc(), options(each.sharding.isSharded() ? "split" : "whole"))
          << remark::add("{0}: {1}", role.getName().getValue(), becomes);
    }
  }
  remark::analysis(step.getLoc(), options("cost")) << remark::add(
      "{0} bytes a step are exchanged along {1}, where no split of these weights "
      "exchanges fewer than {2}; {3} of {4} operations of matmuls are done whole by "
      "every rank; {5} bytes of parameters are whole",
      search.getCost().moved, modelAxis.getValue(), search.getBound(), search.getCost().repeated,
      search.getWholeCost().repeated, search.getCost().wholeBytes);
}

/// The split by the user's dimensions, and what the search makes of the rest.
SplitPlan TensorParallelPass::search(func::FuncOp step, ArrayRef<int64_t> given, WantedParts wanted,
                                     bool isFree) {
  SplitSearch search(step, modelRanks, given, std::move(wanted));
  if (tryAll)
    search.runOnAll();
  else
    search.run(isFree);
  numWhole += search.getCost().wholeWeights;
  numMoved += search.getCost().moved;
  numBound += search.getBound();
  numTried += search.getNumTried();
  remarkOn(step, search);
  SmallVector<std::pair<unsigned, Sharding>> splits;
  for (const SplitClass &each : search.getClasses())
    for (unsigned argument : each.arguments)
      splits.emplace_back(argument, each.sharding);
  llvm::sort(splits, llvm::less_first());
  SplitPlan plan;
  for (auto [argument, sharding] : splits)
    plan.insert({step.getArgAttrOfType<ir::RoleAttr>(argument, "zero.role").getName(), sharding});
  return plan;
}

/// The axis is for nothing where every rank along it does the whole step.
LogicalResult TensorParallelPass::checkFound(func::FuncOp step, const SplitPlan &plan) {
  if (!tensorParallel || llvm::any_of(plan, [](auto &each) { return each.second.isSharded(); }))
    return success();
  return step.emitError() << "--tensor-parallel finds no parameter of '" << step.getName()
                          << "' that " << counted(modelRanks, "rank") << " along '" << modelAxis
                          << "' can have parts of, expected a weight of a matmul outside of loops "
                             "that are kept, with a dimension that they divide; give another "
                             "number of ranks, raise --unroll-limit where layers are a loop, or "
                             "drop the axis";
}

void TensorParallelPass::writeSplits(ModuleOp module, const SplitPlan &plan) {
  auto axis = StringAttr::get(&getContext(), modelAxis);
  for (auto leaf : module.getOps<ir::LeafOp>()) {
    Sharding split = plan.lookup(leaf.getRole().getName());
    if (!leaf.getRole().isState() || !split.isSharded())
      continue;
    ir::setSplit(leaf, {split.dim, axis, modelRanks, split.groups});
    ++numSplit;
  }
}

LogicalResult TensorParallelPass::run(ModuleOp module) {
  if (failed(check(module)))
    return failure();
  auto step = ir::findStep<func::FuncOp>(module);
  bool isMade = !module.getOps<ir::MeshOp>().empty();
  if (modelAxis.empty() || modelRanks == 1 || isMade || !step)
    return success();
  if (failed(dist::checkEntry(step)))
    return failure();
  FailureOr<SmallVector<int64_t>> given = findGiven(step);
  if (failed(given))
    return failure();
  bool isGiven = llvm::any_of(*given, [](int64_t dim) { return dim >= 0; });
  if (failed(checkRegions(step)))
    return failure();
  WantedParts wanted = findWantedParts(step, modelAxis, modelRanks);
  if (hasRegions(step) || (!isGiven && !tensorParallel && tpPlan.empty() && wanted.empty()))
    return success();
  bool isRead = !tpPlan.empty() && !tensorParallel;
  // A user who shards values alone leaves states to be split as these ask for.
  bool isFree = tensorParallel || !isGiven;
  FailureOr<SplitPlan> plan = isRead ? readSplitPlan(step, *given, tpPlan, modelRanks)
                                     : search(step, *given, std::move(wanted), isFree);
  if (failed(plan) || failed(checkFound(step, *plan)))
    return failure();
  if (!tpPlan.empty() && !isRead && failed(writeSplitPlan(step, *plan, tpPlan)))
    return failure();
  writeSplits(module, *plan);
  return success();
}
