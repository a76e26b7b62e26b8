//===- VerifyReplica.cpp - zero-verify-replica ------------------------------------------===//
//
// Knows nothing of the rules and plans that made the program: what a rank's value is of the whole
// is counted again (LocalForm.h) from where rank dependence enters (batch arguments,
// zero.rank_offset) to where it ends (collectives).
//===------------------------------------------------------------------------------------===//
#include "LocalForm.h"
#include "ManualRegions.h"
#include "zero/2-Replica/Passes.h"
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Dialect/Zero/Phase.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace zero {
#define GEN_PASS_DEF_VERIFYREPLICAPASS
#include "zero/2-Replica/Passes.h.inc"
} // namespace zero

using namespace mlir;
using namespace zero;

namespace {

/// Checks one entry: what each of its values is of the whole.
class ReplicaVerifier {
public:
  explicit ReplicaVerifier(func::FuncOp entry) : entry(entry) {}

  LogicalResult run() {
    for (BlockArgument argument : entry.getArguments()) {
      auto role = entry.getArgAttrOfType<ir::RoleAttr>(argument.getArgNumber(), "zero.role");
      if (!role)
        return entry.emitError() << "argument " << argument.getArgNumber() << " of '"
                                 << entry.getName() << "' has no role; run --zero-to-import first";
      // What a rank computes from its rows is the user's own, whole or not, until it is reduced.
      if (role.getKind() == ir::RoleKind::Batch)
        forms[argument] =
            entry->hasAttr(kByRank) ? LocalForm::unknown() : LocalForm::rows(role.getDim());
    }
    for (Operation &op : entry.getBody().front())
      if (failed(visit(&op)))
        return failure();
    return success();
  }

private:
  LocalForm formOf(Value value) const { return forms.lookup(value); }
  bool varies(Value value) const { return formOf(value).varies(); }
  LogicalResult visit(Operation *op);
  LogicalResult visitReduction(ir::AllReduceOp op);
  LogicalResult visitGather(ir::BatchGatherOp op);
  LogicalResult visitPlain(Operation *op);
  LogicalResult visitLoop(hlo::WhileOp op);
  LogicalResult visitBranches(Operation *op);
  LogicalResult visitBlock(Block &block);
  LogicalResult verifyResults(Operation *terminator);
  LogicalResult refuse(Operation *op, StringRef what, Value value);

  func::FuncOp entry;
  llvm::DenseMap<Value, LocalForm> forms; // of values that are not the same on all ranks
};

} // namespace

LogicalResult ReplicaVerifier::refuse(Operation *op, StringRef what, Value value) {
  InFlightDiagnostic diag = op->emitError();
  diag << what << " differs between ranks, expected the same on all of them; a reduction over the "
       << "ranks is missing";
  diag.attachNote(value.getLoc())
      << "the value is computed here, from the rank's part of the batch";
  return diag;
}

LogicalResult ReplicaVerifier::visit(Operation *op) {
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
  if (isa<ir::ZeroDialect>(op->getDialect()))
    return op->emitOpError() << "is not an op of phase 'replica'";
  if (auto loop = dyn_cast<hlo::WhileOp>(op))
    return visitLoop(loop);
  if (isa<hlo::IfOp, hlo::CaseOp>(op))
    return visitBranches(op);
  return visitPlain(op);
}

LogicalResult ReplicaVerifier::visitReduction(ir::AllReduceOp op) {
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

LogicalResult ReplicaVerifier::visitGather(ir::BatchGatherOp op) {
  LocalForm form = formOf(op.getOperand());
  if (!form.varies())
    return op.emitOpError() << "gathers a value that is the same on all ranks, expected a sharded "
                               "one";
  if (form.isPartial())
    return op.emitOpError() << "gathers a partial value, expected a sharded one; a partial one is "
                               "reduced by zero.all_reduce";
  return success();
}

LogicalResult ReplicaVerifier::visitPlain(Operation *op) {
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

LogicalResult ReplicaVerifier::visitBlock(Block &block) {
  for (Operation &op : block.without_terminator())
    if (failed(visit(&op)))
      return failure();
  return success();
}

/// What is carried varies if it does at the start or after any number of rounds.
LogicalResult ReplicaVerifier::visitLoop(hlo::WhileOp op) {
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

LogicalResult ReplicaVerifier::visitBranches(Operation *op) {
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

LogicalResult ReplicaVerifier::verifyResults(Operation *terminator) {
  for (auto [index, value] : llvm::enumerate(terminator->getOperands())) {
    auto role = entry.getResultAttrOfType<ir::RoleAttr>(index, "zero.role");
    bool isCut = role && role.getKind() == ir::RoleKind::Output && role.getDim() >= 0;
    LocalForm form = formOf(value);
    if (form.varies() && (!isCut || form.isPartial()))
      return refuse(entry, describeResult(index, role), value);
    if (form.isRows() && form.dim != role.getDim())
      return entry.emitError() << describeResult(index, role) << " is cut along dimension "
                               << form.dim << ", but its role says " << role.getDim();
  }
  return success();
}

namespace {
struct VerifyReplicaPass : zero::impl::VerifyReplicaPassBase<VerifyReplicaPass> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    if (module->hasAttr("zero.phase") &&
        failed(ir::expectPhaseToVerify(module, "zero-verify-replica", ir::Phase::Replica)))
      return signalPassFailure();
    if (module.getOps<ir::MeshOp>().empty()) {
      module.emitError("module has no zero.mesh, expected one; run --zero-data-parallel first");
      return signalPassFailure();
    }
    for (auto entry : module.getOps<func::FuncOp>())
      if (!entry.isPrivate() && failed(ReplicaVerifier(entry).run()))
        return signalPassFailure();
    ir::setPhase(module, ir::Phase::Replica);
  }
};
} // namespace
