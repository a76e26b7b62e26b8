//===- VerifyPartition.cpp - Proves the bytes of a partitioned program --------===//
//
// Knows nothing of how zero-partition works: it reads the program's leaves (from `import`), the
// layouts, the stage, and counts in the IR. What a pass has recorded is compared, never believed.
//===------------------------------------------------------------------------===//
#include "ReducedSums.h"
#include "WholeUpdates.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/Remarks.h"
#include "zero/3-Partitioned/Passes.h"
#include "zero/Analysis/Entry.h"

namespace zero {
#define GEN_PASS_DEF_VERIFYPARTITIONPASS
#include "zero/3-Partitioned/Passes.h.inc"
} // namespace zero

using namespace mlir;
using namespace zero;
using namespace zero::checked;

/// Remarks on units that move more often than in the paper: tied parameters, and gradients that are
/// reduced in several parts.
static void remarkOn(const Program &program, ArrayRef<Attribute> deviations) {
  for (Attribute attribute : deviations) {
    auto deviation = cast<DictionaryAttr>(attribute);
    auto unit = deviation.getAs<StringAttr>("unit");
    if (!unit)
      continue;
    remark::analysis(program.tables.layoutOf.lookup(unit.getValue()).getLoc(),
                     remark::RemarkOpts::name("volume").category("zero-verify-partition"))
        << remark::add("@{0} has {1} {2} more than the paper, {3} bytes", unit.getValue(),
                       deviation.getAs<IntegerAttr>("more").getInt(),
                       deviation.getAs<StringAttr>("what").getValue(),
                       deviation.getAs<IntegerAttr>("bytes").getInt());
  }
}

/// Remarks on updates that are computed whole, each at its first op.
static void remarkOn(const WholeUpdates &updates) {
  updates.forEach([](Operation *first, std::string text) {
    remark::analysis(first->getLoc(),
                     remark::RemarkOpts::name("whole").category("zero-verify-partition"))
        << remark::add("{0}", text);
  });
}

static DictionaryAttr toTable(MLIRContext *context,
                              ArrayRef<std::pair<StringRef, int64_t>> figures) {
  Builder builder(context);
  NamedAttrList table;
  for (auto [name, value] : figures)
    table.append(name, builder.getI64IntegerAttr(value));
  return table.getDictionary(context);
}

static LogicalResult verify(ModuleOp module) {
  if (failed(verifyRecords(module, ir::Phase::Partitioned)))
    return failure();
  FailureOr<Program> program = Program::read(module);
  Resident resident;
  int64_t staging = 0;
  SmallVector<Attribute> waiting;
  if (failed(program) || failed(verifyTables(program->tables, resident)) ||
      failed(verifyWorkingTypes(*program)))
    return failure();
  ReducedSums sums(*program);
  if (failed(sums.check()) || failed(verifyGradients(*program, sums, resident, staging, waiting)) ||
      failed(verifyInit(*program)))
    return failure();
  for (func::FuncOp entry : program->entries)
    if (failed(dist::verifyEntry(entry, ir::Phase::Partitioned)))
      return failure();
  UseCounter uses(program->main, program->getArguments(program->main));
  WholeUpdates updates(*program, program->main, uses);
  WireClaims wire(program->tables.mesh);
  SmallVector<Attribute> deviations;
  if (failed(verifyWire(*program, updates, wire, deviations)) ||
      failed(verifyWhole(*program, updates, resident)))
    return failure();
  remarkOn(*program, deviations);
  remarkOn(updates);

  MLIRContext *context = module.getContext();
  Builder builder(context);
  NamedAttrList bytes;
  SmallVector<Attribute> costs = sums.describeCosts();
  auto recorded = module->getAttrOfType<DictionaryAttr>("zero.bytes");
  if (!costs.empty() || (recorded && recorded.contains("accumulation")))
    bytes.append("accumulation", builder.getArrayAttr(costs));
  bytes.append("deviations", builder.getArrayAttr(deviations));
  bytes.append("extra",
               toTable(context, {{"memory", updates.getMemory()}, {"wire", updates.getWire()}}));
  bytes.append("padding", builder.getI64IntegerAttr(resident.padding));
  SmallVector<std::pair<StringRef, int64_t>> kept = {{"grad", resident.grad},
                                                     {"opt_state", resident.optState},
                                                     {"other", resident.other},
                                                     {"param", resident.param}};
  if (resident.batchState > 0)
    kept.push_back({"batch_state", resident.batchState});
  if (resident.working > 0)
    kept.push_back({"working", resident.working});
  bytes.append("resident", toTable(context, kept));
  bytes.append("staging", builder.getI64IntegerAttr(staging));
  bytes.append("waiting", builder.getArrayAttr(waiting));
  bytes.append("whole", builder.getArrayAttr(updates.describe()));
  wire.appendTo(bytes, context);
  DictionaryAttr counted = bytes.getDictionary(context);
  if (failed(compareBytes(module, counted)))
    return failure();
  module->setAttr("zero.bytes", counted);
  return success();
}

namespace {
class VerifyPartitionPass : public zero::impl::VerifyPartitionPassBase<VerifyPartitionPass> {
public:
  void runOnOperation() override {
    markAllAnalysesPreserved(); // no op changes: not verified again
    if (failed(ir::expectPhaseToVerify(getOperation(), "zero-verify-partition",
                                       ir::Phase::Partitioned)) ||
        failed(verify(getOperation())))
      return signalPassFailure();
    ir::setPhase(getOperation(), ir::Phase::Partitioned);
  }
};
} // namespace
