//===- Accumulate.cpp - zero-accumulate ---------------------------------------------===//
//
// Micro-batches are ranks in time: the rank's step is analysed and rewritten once more as for
// `accumulate` ranks that share its rows, and then what those ranks would do is done one after the
// other (UnrollSteps.h).
//===---------------------------------------------------------------------------------===//
#include "Gradients.h"
#include "ManualRegions.h"
#include "Rewrite.h"
#include "UnrollSteps.h"
#include "zero/Dialect/Zero/Exchange.h"

#include "zero/2-Replica/Passes.h"
#include "zero/Analysis/Entry.h"
#include "zero/Dialect/Zero/Entries.h"
#include "zero/Dialect/Zero/Phase.h"
#include "zero/Options/Options.h"

#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/Support/MathExtras.h"

namespace zero {
#define GEN_PASS_DEF_ACCUMULATEPASS
#include "zero/2-Replica/Passes.h.inc"
} // namespace zero

using namespace mlir;
using namespace zero;
using dist::Distribution;
using dist::Sharding;

namespace {

/// Names the axis of micro-batches while there is one; no op of it is left.
constexpr llvm::StringLiteral kSteps = "micro_batches";

struct AccumulatePass : zero::impl::AccumulatePassBase<AccumulatePass> {
  using AccumulatePassBase::AccumulatePassBase;

  void runOnOperation() override {
    if (failed(run()))
      signalPassFailure();
  }

private:
  LogicalResult run();
  LogicalResult checkModule();
  LogicalResult accumulateIn(func::FuncOp entry);
  FailureOr<SmallVector<Sharding>> cutArguments(func::FuncOp entry);
  LogicalResult checkDistribution(func::FuncOp entry, const Distribution &distribution);
  LogicalResult checkFacts(func::FuncOp entry, const AxisFacts &facts);
  void reducePerStep(func::FuncOp entry);

  InFlightDiagnostic refuse(Operation *op) {
    return op->emitOpError() << "cannot run on one micro-batch of --accumulate="
                             << int64_t(accumulate) << ": ";
  }
  bool isPerStep() const {
    return accumulateInto == "shard" || (accumulateInto == "auto" && forStage >= 2);
  }
};

} // namespace

/// A module without any phase is accepted if its functions have roles, as by zero-data-parallel.
LogicalResult AccumulatePass::checkModule() {
  ModuleOp module = getOperation();
  if (module->hasAttr("zero.phase") &&
      failed(ir::expectPhase(module, "zero-accumulate", ir::Phase::Import)))
    return failure();
  if (failed(recordOptions(module, *this)))
    return failure();
  if (accumulate == 1 && accumulateInto != "auto")
    return module.emitError() << "--accumulate-into=" << accumulateInto.getValue()
                              << " says where micro-batches are added, but --accumulate is 1: give "
                                 "the number of micro-batches, or drop the option";
  return accumulate > 1 ? ir::expectOneRank(module, "zero-accumulate") : success();
}

/// Whether a step is cut, rather than made or evaluated.
LogicalResult AccumulatePass::run() {
  ModuleOp module = getOperation();
  if (failed(checkModule()))
    return failure();
  if (accumulate == 1) {
    markAllAnalysesPreserved(); // not verified again
    return success();
  }
  auto step = ir::findStep<func::FuncOp>(module);
  if (!step)
    return module.emitError() << "has no training step to accumulate in: expected a function "
                                 "@main, or one with zero.entry = #zero.entry<step>";
  return accumulateIn(step);
}

/// The rank's rows in one block for each micro-batch; of a batch in groups, those of each group.
FailureOr<SmallVector<Sharding>> AccumulatePass::cutArguments(func::FuncOp entry) {
  SmallVector<Sharding> shardings;
  bool hasBatch = false;
  for (unsigned i = 0; i < entry.getNumArguments(); ++i) {
    Sharding &sharding = shardings.emplace_back();
    auto role = entry.getArgAttrOfType<ir::RoleAttr>(i, "zero.role");
    if (!role || !role.hasRows())
      continue;
    int64_t dim = role.getRowDim(), groups = role.getGroups();
    int64_t rows = cast<RankedTensorType>(entry.getArgumentTypes()[i]).getDimSize(dim);
    std::optional<Sharding> blocks = Sharding::blocks(dim, rows, accumulate, groups);
    if (!blocks || rows == 0)
      return entry.emitError() << "--accumulate=" << int64_t(accumulate)
                               << " does not divide a rank's rows: argument " << i << " ("
                               << role.getName() << ") of '" << entry.getName() << "' has " << rows
                               << " of them"
                               << (groups > 1 ? " in " + std::to_string(groups) + " groups" : "")
                               << "; use a divisor of " << rows / groups
                               << ", fewer ranks, or export the step for another batch size";
    sharding = *blocks;
    hasBatch |= role.getKind() == ir::RoleKind::Batch;
  }
  if (entry->hasAttr(kByRank))
    return entry.emitError() << "'" << entry.getName()
                             << "' says what each device computes "
                                "(shard_map, pmap), which --accumulate="
                             << int64_t(accumulate) << " cannot cut; export the step without it";
  if (!hasBatch)
    return entry.emitError() << "'" << entry.getName()
                             << "' has no batch that --accumulate=" << int64_t(accumulate)
                             << " could cut; name it by --batch=argK[:DIM]";
  return shardings;
}

/// What an op needs whole is gathered; whether that can be is seen in the rewritten program. Here:
/// loops that need values in two ways, and indices that count rows.
LogicalResult AccumulatePass::checkDistribution(func::FuncOp entry,
                                                const Distribution &distribution) {
  for (Operation *op : distribution.getUnsupported())
    return refuse(op) << "it is kept and would need a value in several shardings over "
                         "micro-batches; raise --unroll-limit where its number of rounds is static";
  for (Operation &op : entry.getBody().front())
    if (distribution.getOpSharding(&op).column)
      return refuse(&op)
             << "its indices count the rows of the batch; look rows up along a batching "
                "dimension, as jnp.take_along_axis does";
  return success();
}

LogicalResult AccumulatePass::checkFacts(func::FuncOp entry, const AxisFacts &facts) {
  if (Operation *op = facts.findMeetingInside())
    return refuse(op) << "each of its rounds needs rows of all micro-batches; raise --unroll-limit "
                         "where the number of rounds is static, or drop --accumulate";
  Operation *meeting = nullptr;
  if (Operation *op = facts.findReader(meeting)) {
    bool isGather = isa<ir::BatchExchangeOp, ir::BatchGatherOp, ir::BatchScatterOp>(meeting);
    InFlightDiagnostic diag = refuse(op);
    diag << "it computes rows from "
         << (isGather ? "rows of the whole batch, as contrastive losses do"
                      : "a value that all rows of the batch make, as batch norms do")
         << "; drop --accumulate, or make this value row by row";
    diag.attachNote(meeting->getLoc()) << "the value that needs the whole batch is computed here";
    return diag;
  }
  int64_t numOps = 0, numVarying = 0;
  entry.walk([&](Operation *op) {
    ++numOps;
    Operation *top = entry.getBody().findAncestorOpInRegion(*op);
    numVarying += top && (facts.varies(top) || facts.isMeeting(top));
  });
  int64_t limit = ir::getConfigInt(getOperation(), "unroll_limit").value_or(INT64_MAX);
  int64_t unrolled = 0;
  bool isTooMany = llvm::MulOverflow(numVarying, int64_t(accumulate), unrolled) ||
                   llvm::AddOverflow(unrolled, numOps - numVarying, unrolled) || unrolled > limit;
  if (isTooMany)
    return entry.emitError() << "--accumulate=" << int64_t(accumulate) << " makes "
                             << int64_t(accumulate) << " times the " << numVarying
                             << " ops that work on rows, more than the " << limit
                             << " ops of --unroll-limit; raise it, or use fewer micro-batches";
  return success();
}

//===----------------------------------------------------------------------===//
// Where ranks reduce
//===----------------------------------------------------------------------===//

/// all_reduce(sum over micro-batches of x) = sum over micro-batches of all_reduce(x), for
/// gradients.
void AccumulatePass::reducePerStep(func::FuncOp entry) {
  for (ir::AllReduceOp reduce : findGradients(entry)) {
    auto steps = reduce.getOperand().getDefiningOp<ir::AllReduceOp>();
    bool isOfSteps = steps && steps.getMesh() == kSteps && steps->hasOneUse() &&
                     steps.getKind() == ir::ReduceKind::Add;
    if (!isOfSteps)
      continue;
    // The two change places.
    Attribute mesh = reduce->getAttr("mesh"), axes = reduce->getAttr("axes");
    reduce->setAttr("mesh", steps->getAttr("mesh"));
    reduce->setAttr("axes", steps->getAttr("axes"));
    steps->setAttr("mesh", mesh);
    steps->setAttr("axes", axes);
    ++numPerStep;
  }
}

//===----------------------------------------------------------------------===//
// The entry
//===----------------------------------------------------------------------===//

LogicalResult AccumulatePass::accumulateIn(func::FuncOp entry) {
  FailureOr<SmallVector<Sharding>> arguments = cutArguments(entry);
  if (failed(arguments))
    return failure();
  Distribution distribution(entry, *arguments, accumulate);
  if (failed(checkDistribution(entry, distribution)))
    return failure();
  Builder builder(&getContext());
  SmallVector<Type> types(entry.getArgumentTypes());
  SmallVector<Sharding> results;
  for (Value value : entry.getBody().front().getTerminator()->getOperands())
    results.push_back(distribution.getSharding(value));
  ReplicaRewriter(entry, distribution, FlatSymbolRefAttr::get(&getContext(), kSteps),
                  builder.getStrArrayAttr({kSteps}))
      .run();
  dropDead(entry);
  if (isPerStep())
    reducePerStep(entry);
  AxisFacts facts(entry, *arguments, kSteps);
  if (failed(checkFacts(entry, facts)))
    return failure();
  unrollSteps(entry, facts, *arguments, types, results, accumulate);
  dropDead(entry);
  return success();
}
