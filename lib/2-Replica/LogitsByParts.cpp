//===- LogitsByParts.cpp - zero-logits-by-parts -------------------------------------------===//
//
// Parts of a rank's rows are ranks in time, as micro-batches are, for one large matmul and what
// works on its rows: that becomes a function for a while, which is analysed and rewritten for so
// many ranks, whose work is then done one after the other (UnrollSteps.h).
//===---------------------------------------------------------------------------------===//
#include "LogitsRegion.h"
#include "ManualRegions.h"
#include "Rewrite.h"
#include "UnrollSteps.h"

#include "zero/2-Replica/Passes.h"
#include "zero/Analysis/Entry.h"
#include "zero/Dialect/Zero/Entries.h"
#include "zero/Dialect/Zero/Phase.h"
#include "zero/Dialect/Zero/RowParts.h"
#include "zero/Options/Options.h"

#include "mlir/IR/Remarks.h"

namespace zero {
#define GEN_PASS_DEF_LOGITSBYPARTSPASS
#include "zero/2-Replica/Passes.h.inc"
} // namespace zero

using namespace mlir;
using namespace zero;
using dist::Distribution;
using dist::Sharding;

namespace {

/// Names the axis of parts while there is one; no op of it is left.
constexpr llvm::StringLiteral kParts = "parts";

/// A region as a function, whose work is done part by part.
class PartsFunction : public RegionFunction {
public:
  using RegionFunction::RegionFunction;

  /// Does the work of `parts` ranks one after the other; says why that cannot be, before anything
  /// is changed. `maySum`: bytes of results that may be added up part by part.
  std::string run(ArrayRef<Sharding> inputs, int64_t parts, int64_t maySum);

private:
  std::string check(const Distribution &distribution, int64_t maySum);
};

/// What remarks say of a matmul that may be gone by then.
struct Noted {
  explicit Noted(hlo::DotGeneralOp matmul)
      : op(matmul), loc(matmul.getLoc()), bytes(ir::getTensorBytes(matmul.getType())) {}
  Operation *op;
  Location loc;
  int64_t bytes;
};

struct LogitsByPartsPass : zero::impl::LogitsByPartsPassBase<LogitsByPartsPass> {
  using LogitsByPartsPassBase::LogitsByPartsPassBase;

  void runOnOperation() override {
    if (failed(run()))
      signalPassFailure();
  }

private:
  LogicalResult run();
  LogicalResult runOn(func::FuncOp entry, SmallVector<hlo::DotGeneralOp> matmuls);
  SmallVector<hlo::DotGeneralOp> findLarge(func::FuncOp entry) const;
  std::string cut(func::FuncOp entry, ArrayRef<Sharding> arguments, const LogitsRegion &region,
                  int64_t parts);
  void note(const Noted &noted, int64_t parts, StringRef why, Operation *keeping);
  bool isAlone();
};

} // namespace

//===----------------------------------------------------------------------===//
// A region as a function
//===----------------------------------------------------------------------===//

std::string PartsFunction::check(const Distribution &distribution, int64_t maySum) {
  if (!distribution.getUnsupported().empty() || !distribution.getForcedGathers().empty())
    return "an op needs all rows of it";
  for (Operation &op : function.getBody().front()) {
    const dist::OpSharding &sharding = distribution.getOpSharding(&op);
    if (sharding.column)
      return "indices count its rows";
    for (auto [operand, wanted] : llvm::zip_equal(op.getOperands(), sharding.operands))
      if (isa<BlockArgument>(operand) && wanted.isSharded() &&
          !distribution.getSharding(operand).isSharded())
        return "its rows meet those of a value that every rank has";
  }
  int64_t bytes = 0;
  for (Value value : function.getBody().front().getTerminator()->getOperands()) {
    Sharding sharding = distribution.getSharding(value);
    if (sharding.isSharded() && sharding.groups != 1)
      return "its rows are in groups";
    if (!sharding.isPartial())
      continue;
    Type element = hlo::tensorType(value).getElementType();
    if (isa<FloatType>(element) && element.getIntOrFloatBitWidth() < 32)
      return "a gradient that parts would add up has less than 32 bits, so that each sum would be "
             "rounded; multiply in f32 (preferred_element_type)";
    bytes += ir::getTensorBytes(value.getType());
  }
  if (bytes > maySum)
    return "the gradients that parts would add up, " + std::to_string(bytes) +
           " bytes, would be there as long as the parts, which save " + std::to_string(maySum);
  return "";
}

std::string PartsFunction::run(ArrayRef<Sharding> inputs, int64_t parts, int64_t maySum) {
  Distribution distribution(function, inputs, parts);
  if (std::string why = check(distribution, maySum); !why.empty())
    return why;
  SmallVector<Type> types(function.getArgumentTypes());
  SmallVector<Sharding> results;
  for (Value value : function.getBody().front().getTerminator()->getOperands())
    results.push_back(distribution.getSharding(value));
  MLIRContext *context = function.getContext();
  ReplicaRewriter(function, distribution, FlatSymbolRefAttr::get(context, kParts),
                  Builder(context).getStrArrayAttr({kParts}))
      .run();
  dropDead(function);
  AxisFacts facts(function, inputs, kParts);
  Operation *meeting = nullptr;
  if (facts.findMeetingInside() || facts.findReader(meeting) || facts.getNumRounds() != 1)
    return "rows wait for a value that all rows make";
  unrollSteps(function, facts, inputs, types, results, parts);
  dropDead(function);
  return "";
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

SmallVector<hlo::DotGeneralOp> LogitsByPartsPass::findLarge(func::FuncOp entry) const {
  SmallVector<hlo::DotGeneralOp> matmuls;
  for (auto matmul : entry.getBody().front().getOps<hlo::DotGeneralOp>())
    if (ir::getTensorBytes(matmul.getType()) > logitsBytes)
      matmuls.push_back(matmul);
  return matmuls;
}

/// Of `matmuls`, those that give rows of the batch.
static LogicalResult keepRows(SmallVector<hlo::DotGeneralOp> &matmuls, func::FuncOp entry,
                              int64_t rows) {
  FailureOr<SmallVector<Sharding>> arguments = dist::getArgumentShardings(entry, rows);
  if (failed(arguments))
    return failure();
  Distribution distribution(entry, *arguments, rows);
  llvm::erase_if(matmuls, [&](hlo::DotGeneralOp matmul) {
    return !distribution.getSharding(matmul.getResult()).isSharded();
  });
  return success();
}

/// Bytes of a region's results, but for its gradients.
static int64_t countResults(const LogitsRegion &region) {
  int64_t bytes = 0;
  for (Value result : region.results)
    if (!hlo::isContraction(result.getDefiningOp()))
      bytes += ir::getTensorBytes(result.getType());
  return bytes;
}

std::string LogitsByPartsPass::cut(func::FuncOp entry, ArrayRef<Sharding> arguments,
                                   const LogitsRegion &region, int64_t parts) {
  if (parts > kMostLogitsParts)
    return "it would take " + std::to_string(parts) + " parts, each with its own ops, of at most " +
           std::to_string(kMostLogitsParts) +
           "; give a larger --logits-bytes, or a batch with other divisors";
  int64_t bytes = ir::getTensorBytes(region.logits.getType()), saved = bytes - bytes / parts;
  if (int64_t results = countResults(region); results >= saved)
    return "what the step reads of it, " + std::to_string(results) +
           " bytes, is no less than what parts save, " + std::to_string(saved);
  Distribution distribution(entry, arguments, parts);
  SmallVector<Sharding> inputs;
  for (Value input : region.inputs) {
    Sharding &sharding = inputs.emplace_back(distribution.getSharding(input));
    if (sharding.isPartial() || (sharding.isSharded() && sharding.groups != 1))
      return "what it reads is no rows of the batch as they follow each other";
  }
  // On one rank nothing is gathered: a gradient is there for the optimizer, whoever adds it up.
  PartsFunction function(getOperation(), region);
  std::string why = function.run(inputs, parts, isAlone() ? INT64_MAX : saved);
  if (why.empty())
    function.putBack();
  return why;
}

bool LogitsByPartsPass::isAlone() {
  return llvm::all_of(getOperation().getOps<ir::MeshOp>(),
                      [](ir::MeshOp mesh) { return mesh.getGroupSize(mesh.getAxisNames()) == 1; });
}

/// Why the step's matmuls stay as they are, whatever they are; empty where they need not.
static StringRef findHindrance(func::FuncOp entry, int64_t rows) {
  auto module = entry->getParentOfType<ModuleOp>();
  bool isStep = ir::getEntryKind(entry) == ir::EntryKind::Step;
  if (isStep && ir::getConfigInt(module, "accumulate").value_or(1) > 1)
    return "the step is in micro-batches; take more of them";
  if (entry->hasAttr(kByRank))
    return "the step says what each device computes (shard_map, pmap)";
  if (rows < 2)
    return "a rank has one row of the batch, or rows in groups";
  return "";
}

void LogitsByPartsPass::note(const Noted &noted, int64_t parts, StringRef why, Operation *keeping) {
  auto options = remark::RemarkOpts::name("logits-by-parts").category("zero-logits-by-parts");
  if (why.empty()) {
    ++numCut;
    remark::passed(noted.loc, options) << remark::add(
        "{0} bytes in {1} parts of the rank's rows, one after the other", noted.bytes, parts);
    return;
  }
  std::string where;
  if (keeping && keeping != noted.op)
    llvm::raw_string_ostream(where)
        << " (" << keeping->getName() << " at " << keeping->getLoc() << ")";
  remark::missed(noted.loc, options)
      << remark::reason("{0} bytes stay whole, of --logits-bytes={1}: {2}{3}", noted.bytes,
                        int64_t(logitsBytes), why.str(), where);
}

LogicalResult LogitsByPartsPass::runOn(func::FuncOp entry, SmallVector<hlo::DotGeneralOp> matmuls) {
  int64_t rows = countBatchRows(entry);
  if (StringRef hindrance = findHindrance(entry, rows); !hindrance.empty()) {
    note(Noted(matmuls.front()), 1, hindrance, nullptr);
    return success();
  }
  if (failed(keepRows(matmuls, entry, rows)))
    return failure();
  if (matmuls.empty())
    return success();
  int64_t most = 0;
  for (hlo::DotGeneralOp matmul : matmuls)
    most = std::max(most, ir::getTensorBytes(matmul.getType()));
  int64_t parts = countLogitsParts(most, logitsBytes, rows);
  FailureOr<SmallVector<Sharding>> arguments = dist::getArgumentShardings(entry, parts);
  if (failed(arguments))
    return failure();
  llvm::DenseSet<Operation *> done;
  for (hlo::DotGeneralOp matmul : matmuls) {
    if (done.contains(matmul))
      continue;
    NoRegion no;
    std::optional<LogitsRegion> region = findLogitsRegion(matmul, no);
    Noted noted(matmul);
    std::string why = region ? cut(entry, *arguments, *region, parts) : no.reason.str();
    note(noted, parts, why, no.op);
    if (!why.empty())
      continue;
    done.insert_range(region->behind);
    entry->setAttr(ir::kRowParts, Builder(&getContext()).getI64IntegerAttr(parts));
  }
  dropDead(entry); // what regions have copies of
  return success();
}

/// A module without any phase is accepted if its functions have roles, as by zero-data-parallel.
LogicalResult LogitsByPartsPass::run() {
  ModuleOp module = getOperation();
  if (module->hasAttr("zero.phase") &&
      failed(ir::expectPhase(module, "zero-logits-by-parts", ir::Phase::Import)))
    return failure();
  if (failed(recordOptions(module, *this)))
    return failure();
  if (logitsBytes == 0) {
    markAllAnalysesPreserved(); // not verified again
    return success();
  }
  if (failed(ir::expectOneRank(module, "zero-logits-by-parts")))
    return failure();
  bool hasLarge = false;
  for (auto entry : llvm::to_vector(module.getOps<func::FuncOp>())) {
    if (entry.isPrivate() || ir::getEntryKind(entry) == ir::EntryKind::Init)
      continue;
    SmallVector<hlo::DotGeneralOp> matmuls = findLarge(entry);
    hasLarge |= !matmuls.empty();
    if (!matmuls.empty() && failed(runOn(entry, std::move(matmuls))))
      return failure();
  }
  if (!hasLarge)
    markAllAnalysesPreserved(); // not verified again
  return success();
}
