//===- PadVocabulary.cpp - zero-pad-vocabulary ------------------------------------------===//
#include "PaddedValues.h"
#include "RowDims.h"
#include "UnevenLogits.h"

#include "zero/2-Replica/Passes.h"
#include "zero/Analysis/Entry.h"
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Dialect/Zero/Entries.h"
#include "zero/Dialect/Zero/ModelAxes.h"
#include "zero/Dialect/Zero/Phase.h"
#include "zero/Options/Options.h"
#include "zero/Support/Counted.h"

#include "mlir/IR/Remarks.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/Support/FormatVariadic.h"

#include <numeric>

namespace zero {
#define GEN_PASS_DEF_PADVOCABULARYPASS
#include "zero/2-Replica/Passes.h.inc"
} // namespace zero

using namespace mlir;
using namespace zero;

namespace {

struct PadVocabularyPass : zero::impl::PadVocabularyPassBase<PadVocabularyPass> {
  using PadVocabularyPassBase::PadVocabularyPassBase;

  void runOnOperation() override {
    if (failed(padVocabulary > 0 ? runForSplit(getOperation()) : runForLogits(getOperation())))
      signalPassFailure();
  }

private:
  LogicalResult runForSplit(ModuleOp module);
  LogicalResult runForLogits(ModuleOp module);
  LogicalResult checkEntries(ModuleOp module);
  void pad(ModuleOp module, func::FuncOp step);
  void findDims(func::FuncOp step);
  void addStates(func::FuncOp step);
  void padEntry(ModuleOp module, func::FuncOp entry);
  void padLeaves(ModuleOp module);
  remark::RemarkOpts options(StringRef name) const {
    return remark::RemarkOpts::name(name).category("zero-pad-vocabulary");
  }

  int64_t multiple = 1;
  llvm::MapVector<StringAttr, int64_t> dims; // by name of the state, the one that is padded
};

} // namespace

/// Whether rows of dimension `dim` of the parameter are looked up by indices of the batch, or the
/// maximum over them is taken.
static bool isVocabulary(func::FuncOp step, const RowDims &batch, BlockArgument parameter,
                         int64_t dim) {
  RowDims own(step, parameter, dim);
  int64_t size = hlo::tensorType(parameter).getDimSize(dim);
  auto isOwn = [&](Value value, int64_t of) { return own.getOwnSize(value, of) == size; };
  for (Operation &op : step.getBody().front()) {
    if (auto gather = dyn_cast<hlo::GatherOp>(op);
        gather && batch.hasRows(gather.getStartIndices()))
      for (int64_t looked : gather.getDimensionNumbers().getStartIndexMap())
        if (gather.getSliceSizes()[looked] == 1 && isOwn(gather.getOperand(), looked))
          return true;
    auto reduce = dyn_cast<hlo::ReduceOp>(op);
    if (reduce && isa_and_nonnull<hlo::MaxOp>(reduce.getSimpleReducer()))
      for (int64_t reduced : reduce.getDimensions())
        if (isOwn(reduce.getInputs()[0], reduced))
          return true;
  }
  return false;
}

void PadVocabularyPass::findDims(func::FuncOp step) {
  RowDims batch(step);
  for (BlockArgument argument : step.getArguments()) {
    auto role = step.getArgAttrOfType<ir::RoleAttr>(argument.getArgNumber(), "zero.role");
    if (!role || (role.getKind() != ir::RoleKind::Param && role.getKind() != ir::RoleKind::Frozen))
      continue;
    for (auto [dim, size] : llvm::enumerate(hlo::tensorType(argument).getShape()))
      if (size > 1 && size % multiple != 0 && isVocabulary(step, batch, argument, dim)) {
        dims.insert({role.getName(), dim});
        break;
      }
  }
}

/// States of the parameter's shape have its rows.
void PadVocabularyPass::addStates(func::FuncOp step) {
  llvm::DenseMap<StringAttr, ArrayRef<int64_t>> shapes;
  for (BlockArgument argument : step.getArguments())
    if (auto role = step.getArgAttrOfType<ir::RoleAttr>(argument.getArgNumber(), "zero.role"))
      shapes.try_emplace(role.getName(), hlo::tensorType(argument).getShape());
  for (BlockArgument argument : step.getArguments()) {
    auto role = step.getArgAttrOfType<ir::RoleAttr>(argument.getArgNumber(), "zero.role");
    if (!role || !role.isState() || !role.getOf() || !dims.contains(role.getOf()) ||
        shapes.lookup(role.getOf()) != hlo::tensorType(argument).getShape())
      continue;
    int64_t dim = dims.find(role.getOf())->second;
    dims.insert({role.getName(), dim});
  }
}

void PadVocabularyPass::padEntry(ModuleOp module, func::FuncOp entry) {
  PaddedValues values(entry, multiple);
  SmallVector<std::pair<unsigned, int64_t>> results;
  for (auto leaf : module.getOps<ir::LeafOp>()) {
    auto found = dims.find(leaf.getRole().getName());
    if (found == dims.end() || !leaf.getRole().isState())
      continue;
    if (int64_t index = leaf.getArg(entry.getName()); index >= 0)
      values.padArgument(index, found->second);
    if (int64_t index = leaf.getResult(entry.getName()); index >= 0)
      results.emplace_back(index, found->second);
  }
  values.run();
  for (auto [index, dim] : results)
    values.padResult(index, dim);
  Operation *terminator = entry.getBody().front().getTerminator();
  for (Operation *reader : values.finish()) {
    numCut += reader != terminator;
    remark::missed(reader->getLoc(), options("cut"))
        << remark::add("'{0}' of '{1}' has no rule on padded rows, and reads those of the user{2}",
                       reader->getName().getStringRef(), entry.getName(),
                       modelAxis.empty() ? "" : ", gathered along " + modelAxis.getValue());
  }
  entry.setType(FunctionType::get(&getContext(), entry.getBody().getArgumentTypes(),
                                  terminator->getOperandTypes()));
}

void PadVocabularyPass::padLeaves(ModuleOp module) {
  for (auto leaf : module.getOps<ir::LeafOp>()) {
    auto found = dims.find(leaf.getRole().getName());
    if (found == dims.end() || !leaf.getRole().isState())
      continue;
    int64_t dim = found->second, before = ir::getTensorBytes(leaf.getTensorType());
    int64_t rows = leaf.getTensorType().getDimSize(dim);
    ir::padRows(leaf, dim, llvm::alignTo(rows, multiple));
    ++numPadded;
    numBytes += ir::getTensorBytes(leaf.getTensorType()) - before;
    remark::analysis(leaf.getLoc(), options("padded")) << remark::add(
        "{0}: {1} rows of dimension {2} become {3}", leaf.getRole().getName().getValue(), rows, dim,
        leaf.getTensorType().getDimSize(dim));
  }
}

LogicalResult PadVocabularyPass::checkEntries(ModuleOp module) {
  for (auto entry : module.getOps<func::FuncOp>())
    if (!entry.isPrivate() && failed(dist::checkEntry(entry)))
      return failure();
  return success();
}

void PadVocabularyPass::pad(ModuleOp module, func::FuncOp step) {
  addStates(step);
  for (auto entry : module.getOps<func::FuncOp>())
    if (!entry.isPrivate() && !dims.empty())
      padEntry(module, entry);
  padLeaves(module);
}

/// Whether ranks already have what they work on.
static bool isMade(ModuleOp module) {
  return !module.getOps<ir::MeshOp>().empty() ||
         llvm::any_of(module.getOps<ir::LeafOp>(),
                      [](ir::LeafOp leaf) { return ir::getPadding(leaf).dim >= 0; });
}

LogicalResult PadVocabularyPass::runForSplit(ModuleOp module) {
  if (module->hasAttr("zero.phase") &&
      failed(ir::expectPhase(module, "zero-pad-vocabulary", ir::Phase::Import)))
    return failure();
  if (!tensorParallel)
    return module.emitError() << "--pad-vocabulary is for weights that are split as it is found, "
                                 "found no --tensor-parallel; give both, or neither";
  if (failed(recordOptions(module, *this)))
    return failure();
  auto step = ir::findStep<func::FuncOp>(module);
  if (modelAxis.empty() || isMade(module) || !step)
    return success();
  if (failed(checkEntries(module)))
    return failure();
  multiple = std::lcm(int64_t(padVocabulary), int64_t(modelRanks));
  findDims(step);
  if (dims.empty())
    remark::analysis(step.getLoc(), options("even"))
        << remark::add("no vocabulary of '{0}' is padded: none that is looked up, or of which a "
                       "maximum is taken, is other than a multiple of {1}",
                       step.getName(), multiple);
  pad(module, step);
  return success();
}

/// For zero-logits-by-ranks, which is not asked for: what it will refuse is left alone.
LogicalResult PadVocabularyPass::runForLogits(ModuleOp module) {
  auto step = ir::findStep<func::FuncOp>(module);
  multiple = columnRanks;
  if (columnRanks > 1 && columnBytes > 0 && step && !isMade(module))
    dims = findUnevenLogits(step, columnRanks, columnBytes);
  if (dims.empty()) {
    markAllAnalysesPreserved(); // not verified again
    return success();
  }
  if (failed(checkEntries(module)))
    return failure();
  pad(module, step);
  return success();
}
