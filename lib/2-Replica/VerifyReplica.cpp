//===- VerifyReplica.cpp - zero-verify-replica ------------------------------------------===//
//
// Knows nothing of rules or plans: which values may differ between ranks follows from where rank
// dependence enters (batch arguments, zero.rank_offset) and where it ends (collectives).
//===------------------------------------------------------------------------------------===//
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

/// Checks one entry: which of its values differ between ranks.
class ReplicaVerifier {
public:
  explicit ReplicaVerifier(func::FuncOp entry) : entry(entry) {}

  LogicalResult run() {
    for (BlockArgument argument : entry.getArguments()) {
      auto role = entry.getArgAttrOfType<ir::RoleAttr>(argument.getArgNumber(), "zero.role");
      if (!role)
        return entry.emitError() << "argument " << argument.getArgNumber() << " of '"
                                 << entry.getName() << "' has no role; run --zero-to-import first";
      if (role.getKind() == ir::RoleKind::Batch)
        varying.insert(argument);
    }
    for (Operation &op : entry.getBody().front())
      if (failed(visit(&op)))
        return failure();
    return success();
  }

private:
  bool varies(Value value) const { return varying.contains(value); }
  LogicalResult visit(Operation *op);
  LogicalResult visitLoop(hlo::WhileOp op);
  LogicalResult visitBranches(Operation *op);
  LogicalResult visitBlock(Block &block);
  LogicalResult verifyResults(Operation *terminator);
  LogicalResult refuse(Operation *op, StringRef what, Value value);

  func::FuncOp entry;
  llvm::DenseSet<Value> varying;
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
    varying.insert(rankOffset.getResult());
    return success();
  }
  if (auto reduce = dyn_cast<ir::AllReduceOp>(op)) {
    if (!varies(reduce.getOperand()))
      return op->emitOpError()
             << "reduces a value that is the same on all ranks, expected a partial "
                "one: its sum would count it once per rank";
    return success();
  }
  if (auto gather = dyn_cast<ir::BatchGatherOp>(op)) {
    if (!varies(gather.getOperand()))
      return op->emitOpError()
             << "gathers a value that is the same on all ranks, expected a sharded "
                "one";
    return success();
  }
  if (isa<ir::ZeroDialect>(op->getDialect()))
    return op->emitOpError() << "is not an op of phase 'replica'";
  if (auto loop = dyn_cast<hlo::WhileOp>(op))
    return visitLoop(loop);
  if (isa<hlo::IfOp, hlo::CaseOp>(op))
    return visitBranches(op);
  if (llvm::any_of(op->getOperands(), [&](Value v) { return varies(v); }))
    for (Value result : op->getResults())
      varying.insert(result);
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
      if (varies) {
        varying.insert(cond.getArgument(index));
        varying.insert(body.getArgument(index));
      }
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
      varying.insert(result);
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
        varying.insert(op->getResult(index));
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
    if (varies(value) && !isCut)
      return refuse(entry, describeResult(index, role), value);
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
