#include "zero/Analysis/RankVerifier.h"

#include "zero/Analysis/LocalForm.h"
#include "zero/Dialect/StableHLO/Splat.h"

using namespace mlir;
using namespace zero;

namespace {

/// Checks one entry: what each of its values is of the whole.
class RankVerifier {
public:
  RankVerifier(func::FuncOp entry, ir::Phase rung) : entry(entry), rung(rung) {
    for (auto layout : entry->getParentOfType<ModuleOp>().getOps<ir::LayoutOp>())
      layouts[layout.getSymNameAttr()] = layout;
  }

  LogicalResult run() {
    for (BlockArgument argument : entry.getArguments()) {
      auto role = entry.getArgAttrOfType<ir::RoleAttr>(argument.getArgNumber(), "zero.role");
      if (!role)
        return entry.emitError() << "argument " << argument.getArgNumber() << " of '"
                                 << entry.getName() << "' has no role; run --zero-to-import first";
      if (role.getNext() >= 0)
        replaced[role.getNext()] = role;
      if (isShard(role, argument.getType()))
        forms[argument] = LocalForm::shard(role.getUnit().getAttr());
      else if (role.getKind() == ir::RoleKind::Batch && failed(seedRows(argument, role)))
        return failure();
    }
    for (Operation &op : entry.getBody().front())
      if (failed(visit(&op)))
        return failure();
    return success();
  }

private:
  LogicalResult seedRows(BlockArgument argument, ir::RoleAttr role) {
    int64_t dim = std::max<int64_t>(role.getDim(), 0);
    if (auto type = cast<RankedTensorType>(argument.getType()); dim >= type.getRank())
      return entry.emitError() << "batch argument " << argument.getArgNumber() << " ("
                               << role.getName() << ") of '" << entry.getName() << "' is of type "
                               << type << " and has no dimension " << dim;
    // What a rank computes from its rows is the user's own, whole or not, until it is reduced.
    forms[argument] =
        entry->hasAttr(kByRank) ? LocalForm::unknown() : LocalForm::rows(dim, role.getGroups());
    return success();
  }
  LocalForm formOf(Value value) const { return forms.lookup(value); }
  bool varies(Value value) const { return formOf(value).varies(); }
  LogicalResult visit(Operation *op);
  LogicalResult visitReduction(ir::AllReduceOp op);
  LogicalResult visitGather(ir::BatchGatherOp op);
  LogicalResult visitFlat(Operation *op);
  LogicalResult visitAllGather(ir::AllGatherOp op);
  LogicalResult visitReduceScatter(ir::ReduceScatterOp op);
  FailureOr<LocalForm> getFlatForm(Operation *op);
  FailureOr<LocalForm> getPackedForm(ir::PackOp op);
  LogicalResult visitPlain(Operation *op);
  LogicalResult visitLoop(hlo::WhileOp op);
  LogicalResult visitBranches(Operation *op);
  LogicalResult visitBlock(Block &block);
  LogicalResult verifyResults(Operation *terminator);
  LogicalResult refuse(Operation *op, StringRef what, Value value,
                       StringRef expected = "expected the same on all of them; a reduction over "
                                            "the ranks is missing");

  /// Whether a flat buffer is the rank's range of its unit.
  bool isShard(StringAttr unit, Type type) const {
    ir::LayoutOp layout = layouts.lookup(unit);
    return layout && cast<RankedTensorType>(type).getNumElements() ==
                         static_cast<int64_t>(layout.getShardElements());
  }
  bool isShard(ir::RoleAttr role, Type type) const {
    return role.getUnit() && isShard(role.getUnit().getAttr(), type);
  }

  func::FuncOp entry;
  ir::Phase rung;
  llvm::DenseMap<StringAttr, ir::LayoutOp> layouts;
  llvm::DenseMap<int64_t, ir::RoleAttr> replaced; // by result: role of the state it replaces
  llvm::DenseMap<Value, LocalForm> forms;         // of values that are not the same on all ranks
};

} // namespace

LogicalResult RankVerifier::refuse(Operation *op, StringRef what, Value value, StringRef expected) {
  InFlightDiagnostic diag = op->emitError();
  diag << what << " differs between ranks, " << expected;
  diag.attachNote(value.getLoc())
      << "the value is computed here, from the rank's part of the batch";
  return diag;
}

LogicalResult RankVerifier::visit(Operation *op) {
  if (isa<func::ReturnOp>(op))
    return verifyResults(op);
  if (auto rankOffset = dyn_cast<ir::RankOffsetOp>(op)) {
    forms[rankOffset.getResult()] = LocalForm::unknown();
    return success();
  }
  if (auto reduce = dyn_cast<ir::AllReduceOp>(op))
    return visitReduction(reduce);
  if (auto gather = dyn_cast<ir::BatchGatherOp>(op))
    return visitGather(gather);
  if (isa<ir::ZeroDialect>(op->getDialect())) {
    if (rung == ir::Phase::Partitioned)
      return visitFlat(op);
    return op->emitOpError() << "is not an op of phase 'replica'";
  }
  if (auto loop = dyn_cast<hlo::WhileOp>(op))
    return visitLoop(loop);
  if (isa<hlo::IfOp, hlo::CaseOp>(op))
    return visitBranches(op);
  return visitPlain(op);
}

LogicalResult RankVerifier::visitReduction(ir::AllReduceOp op) {
  LocalForm form = formOf(op.getOperand());
  if (!form.varies())
    return op.emitOpError() << "reduces a value that is the same on all ranks, expected a partial "
                               "one: its sum would count it once per rank";
  if (form.isRows())
    return op.emitOpError() << "reduces the rank's part of a value that is cut along dimension "
                            << form.dim
                            << ", expected a partial one: rows of different ranks "
                               "are no terms of one sum";
  if (form.isPartial() && form.reduce != op.getKind())
    return op.emitOpError() << "reduces by " << ir::stringifyReduceKind(op.getKind())
                            << " what is partial by " << ir::stringifyReduceKind(form.reduce);
  return success();
}

LogicalResult RankVerifier::visitGather(ir::BatchGatherOp op) {
  LocalForm form = formOf(op.getOperand());
  if (!form.varies())
    return op.emitOpError() << "gathers a value that is the same on all ranks, expected a sharded "
                               "one";
  if (form.isPartial())
    return op.emitOpError() << "gathers a partial value, expected a sharded one; a partial one is "
                               "reduced by zero.all_reduce";
  if (form.isRows() && (form.dim != static_cast<int64_t>(op.getDim()) || form.groups != 1))
    return op.emitOpError() << "puts parts together along dimension " << op.getDim()
                            << ", expected dimension " << form.dim << ", along which "
                            << (form.groups == 1 ? "the value is cut"
                                                 : "each of several runs of rows is cut");
  return success();
}

/// Zero, or a unit of zeros.
static bool isZero(Value value) {
  auto pack = value.getDefiningOp<ir::PackOp>();
  return pack ? llvm::all_of(pack.getOperands(), hlo::isZeroSplat) : hlo::isZeroSplat(value);
}

//===----------------------------------------------------------------------===//
// Flat buffers
//===----------------------------------------------------------------------===//

/// Whole units of shards. A shard that is the same on all ranks is a constant.
LogicalResult RankVerifier::visitAllGather(ir::AllGatherOp op) {
  for (auto [unit, shard] :
       llvm::zip_equal(op.getUnits().getAsRange<FlatSymbolRefAttr>(), op.getShards())) {
    LocalForm form = formOf(shard);
    if (form.isPartial())
      return op.emitOpError() << "gathers a partial value, expected the ranks' shards; a partial "
                                 "one is reduced by zero.reduce_scatter";
    if (form.isRows() || (form.isShard() && form.unit != unit.getAttr()))
      return op.emitOpError() << "gathers "
                              << (form.isRows() ? "rows of the batch"
                                                : "shards of unit @" + form.unit.getValue().str())
                              << ", expected shards of unit " << unit;
  }
  return success();
}

LogicalResult RankVerifier::visitReduceScatter(ir::ReduceScatterOp op) {
  for (auto [unit, whole, shard] : llvm::zip_equal(op.getUnits().getAsRange<FlatSymbolRefAttr>(),
                                                   op.getOperands(), op.getResults())) {
    LocalForm form = formOf(whole);
    if (form.isShard() || form.isRows())
      return op.emitOpError()
             << "reduces the rank's part of a value, expected a partial one: parts "
                "of different ranks are no terms of one sum";
    if (form.isPartial() && form.reduce != op.getKind())
      return op.emitOpError() << "reduces by " << ir::stringifyReduceKind(op.getKind())
                              << " what is partial by " << ir::stringifyReduceKind(form.reduce);
    if (!form.varies() && op.getKind() == ir::ReduceKind::Add && !isZero(whole))
      return op.emitOpError() << "reduces a value that is the same on all ranks, expected a "
                                 "partial one: its sum would count it once per rank";
    forms[shard] = LocalForm::shard(unit.getAttr());
  }
  return success();
}

/// Gradients are packed as they are: all partial, or zero.
FailureOr<LocalForm> RankVerifier::getPackedForm(ir::PackOp op) {
  LocalForm form;
  for (Value operand : op.getOperands()) {
    LocalForm piece = formOf(operand);
    if (!piece.varies())
      continue;
    if (!piece.isPartial() || (form.varies() && form != piece))
      return LocalForm::unknown();
    form = piece;
  }
  if (form.isPartial(ir::ReduceKind::Add))
    for (Value operand : op.getOperands())
      if (!varies(operand) && !hlo::isZeroSplat(operand))
        return op.emitOpError() << "packs a value of type " << operand.getType()
                                << " that is the same on all ranks beside partial ones, expected a "
                                   "partial one or zero: the sum would count it once per rank";
  return form;
}

/// Form of the one result of an op on flat buffers.
FailureOr<LocalForm> RankVerifier::getFlatForm(Operation *op) {
  LocalForm form = op->getNumOperands() ? formOf(op->getOperand(0)) : LocalForm();
  if (auto pack = dyn_cast<ir::PackOp>(op))
    return getPackedForm(pack);
  if (auto own = dyn_cast<ir::OwnShardOp>(op))
    return form.varies() ? LocalForm::unknown() : LocalForm::shard(own.getUnitAttr().getAttr());
  if (auto reduce = dyn_cast<ir::SegmentReduceOp>(op)) {
    if (form.isShard() && form.unit != reduce.getUnitAttr().getAttr())
      return reduce.emitOpError() << "reduces a shard of unit @" << form.unit.getValue()
                                  << " by the segments of unit " << reduce.getUnitAttr();
    return form.isShard() || !form.varies() ? LocalForm::partial(reduce.getKind())
                                            : LocalForm::unknown();
  }
  StringAttr unit;
  if (auto broadcast = dyn_cast<ir::SegmentBroadcastOp>(op))
    unit = broadcast.getUnitAttr().getAttr();
  else if (auto insert = dyn_cast<ir::InsertSegmentOp>(op))
    unit = insert.getUnitAttr().getAttr();
  else
    return op->emitOpError() << "is not an op of phase 'partitioned'";
  if (form.varies())
    return LocalForm::unknown();
  return isShard(unit, op->getResult(0).getType()) ? LocalForm::shard(unit) : LocalForm();
}

LogicalResult RankVerifier::visitFlat(Operation *op) {
  if (auto gather = dyn_cast<ir::AllGatherOp>(op))
    return visitAllGather(gather);
  if (auto scatter = dyn_cast<ir::ReduceScatterOp>(op))
    return visitReduceScatter(scatter);
  if (isa<ir::UnpackOp>(op)) {
    LocalForm form = formOf(op->getOperand(0));
    for (Value result : op->getResults())
      if (form.varies())
        forms[result] = form.isPartial() ? form : LocalForm::unknown();
    return success();
  }
  FailureOr<LocalForm> form = getFlatForm(op);
  if (failed(form))
    return failure();
  if (form->varies())
    forms[op->getResult(0)] = *form;
  return success();
}

LogicalResult RankVerifier::visitPlain(Operation *op) {
  llvm::SmallVector<LocalForm> operands;
  for (Value operand : op->getOperands())
    operands.push_back(formOf(operand));
  if (isa<hlo::OptimizationBarrierOp>(op)) {
    for (auto [result, form] : llvm::zip_equal(op->getResults(), operands))
      forms[result] = form;
    return success();
  }
  FailureOr<LocalForm> form = getResultForm(op, operands);
  if (failed(form))
    return failure();
  for (Value result : op->getResults())
    forms[result] = *form;
  return success();
}

LogicalResult RankVerifier::visitBlock(Block &block) {
  for (Operation &op : block.without_terminator())
    if (failed(visit(&op)))
      return failure();
  return success();
}

/// What is carried varies if it does at the start or after any number of rounds.
LogicalResult RankVerifier::visitLoop(hlo::WhileOp op) {
  Block &cond = op.getCond().front(), &body = op.getBody().front();
  llvm::SmallVector<bool> carried;
  for (Value operand : op.getOperand())
    carried.push_back(varies(operand));
  for (bool changed = true; changed;) {
    changed = false;
    for (auto [index, varies] : llvm::enumerate(carried))
      if (varies)
        forms[cond.getArgument(index)] = forms[body.getArgument(index)] = LocalForm::unknown();
    if (failed(visitBlock(cond)) || failed(visitBlock(body)))
      return failure();
    for (auto [index, value] : llvm::enumerate(body.getTerminator()->getOperands()))
      if (varies(value) && !carried[index])
        carried[index] = changed = true;
  }
  Value predicate = cond.getTerminator()->getOperand(0);
  if (varies(predicate))
    return refuse(op, "the condition of this loop", predicate);
  for (auto [index, result] : llvm::enumerate(op.getResults()))
    if (carried[index])
      forms[result] = LocalForm::unknown();
  return success();
}

LogicalResult RankVerifier::visitBranches(Operation *op) {
  if (varies(op->getOperand(0)))
    return refuse(op, "the predicate of this branch", op->getOperand(0));
  for (Region &region : op->getRegions()) {
    if (failed(visitBlock(region.front())))
      return failure();
    for (auto [index, value] : llvm::enumerate(region.front().getTerminator()->getOperands()))
      if (varies(value))
        forms[op->getResult(index)] = LocalForm::unknown();
  }
  return success();
}

/// "result 4 (metric 'loss')"
static std::string describeResult(unsigned index, ir::RoleAttr role) {
  std::string text = "result " + std::to_string(index);
  if (role)
    text += (" (" + ir::stringifyRoleKind(role.getKind()) + " '" + role.getName().getValue() + "')")
                .str();
  return text;
}

LogicalResult RankVerifier::verifyResults(Operation *terminator) {
  for (auto [index, value] : llvm::enumerate(terminator->getOperands())) {
    auto role = entry.getResultAttrOfType<ir::RoleAttr>(index, "zero.role");
    if (auto state = replaced.find(index); state != replaced.end())
      role = state->second;
    if (role && isShard(role, value.getType())) {
      LocalForm shard = LocalForm::shard(role.getUnit().getAttr());
      if (formOf(value).varies() && formOf(value) != shard)
        return refuse(entry, describeResult(index, role), value,
                      "expected the rank's range of unit @" + role.getUnit().getValue().str());
      continue;
    }
    bool isCut = role && role.getKind() == ir::RoleKind::Output && role.getDim() >= 0;
    LocalForm form = formOf(value);
    if (form.varies() && (!isCut || form.isPartial()))
      return refuse(entry, describeResult(index, role), value);
    if (form.isRows() && form.dim != role.getDim())
      return entry.emitError() << describeResult(index, role) << " is cut along dimension "
                               << form.dim << ", but its role says " << role.getDim();
    if (form.isRows() && form.groups != 1)
      return entry.emitError() << describeResult(index, role)
                               << " holds the rank's rows of each of " << form.groups
                               << " micro-batches, expected one run of rows; "
                               << "zero.batch_gather puts them together";
  }
  return success();
}

LogicalResult zero::verifyRanks(func::FuncOp entry, ir::Phase rung) {
  return RankVerifier(entry, rung).run();
}
