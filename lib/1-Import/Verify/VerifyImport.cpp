//===- VerifyImport.cpp - zero-verify-import --------------------------------------------===//

#include "VerifyLeaves.h"

#include "zero/1-Import/Passes.h"
#include "zero/Dialect/Sdy/Sdy.h"
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Dialect/StableHLO/TensorSize.h"
#include "zero/Dialect/Zero/Entries.h"
#include "zero/Dialect/Zero/Phase.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"

namespace zero {
#define GEN_PASS_DEF_VERIFYIMPORTPASS
#include "zero/1-Import/Passes.h.inc"
} // namespace zero

using namespace mlir;
using namespace zero;

namespace {

constexpr llvm::StringLiteral kRole = "zero.role";

LogicalResult verifyOp(Operation *op) {
  if (llvm::isa<func::FuncOp, func::ReturnOp, sdy::MeshOp, sdy::ManualComputationOp, sdy::ReturnOp>(
          op) ||
      llvm::isa<ir::ZeroDialect>(op->getDialect()) ||
      llvm::is_contained({"check", "interpreter"}, op->getName().getDialectNamespace()))
    return success();
  if (llvm::isa<func::CallOp>(op))
    return op->emitOpError("is left, expected no calls; run --zero-inline-calls first");
  if (op->getName().getDialectNamespace() == "chlo")
    return op->emitOpError("is left, expected stablehlo only; run --zero-expand-chlo first");
  if (llvm::isa<sdy::SdyDialect>(op->getDialect()))
    return op->emitOpError("is left, expected meshes and manual computations only of what says "
                           "where values lie; run --zero-simplify first");
  if (!llvm::isa<hlo::StableHLODialect>(op->getDialect()))
    return op->emitOpError("is not supported, expected ops of stablehlo");
  return success();
}

class EntryVerifier {
public:
  explicit EntryVerifier(func::FuncOp function) : function(function) {}

  LogicalResult run() {
    if (!function.getBody().hasOneBlock())
      return function.emitOpError()
             << "has " << function.getBody().getBlocks().size() << " blocks, expected one";
    if (failed(verifyTypes("argument", function.getArgumentTypes())) ||
        failed(verifyTypes("result", function.getResultTypes())) || failed(verifyRoles()))
      return failure();
    return verifyStates();
  }

private:
  LogicalResult verifyTypes(llvm::StringRef kind, TypeRange types) {
    for (auto [i, type] : llvm::enumerate(types)) {
      auto tensor = llvm::dyn_cast<RankedTensorType>(type);
      if (!tensor || !tensor.hasStaticShape())
        return function.emitOpError() << kind << " " << i << " has type " << type
                                      << ", expected a tensor of static shape; export the step for "
                                         "concrete shapes instead of symbolic dimensions";
      if (!hlo::isCountable(tensor))
        return function.emitOpError()
               << kind << " " << i << " has type " << type << ", expected at most 2^52 elements";
    }
    return success();
  }

  LogicalResult missingRole(llvm::StringRef kind, unsigned index, Type type) {
    return function.emitOpError() << kind << " " << index << " of type " << type << " has no '"
                                  << kRole
                                  << "', expected a role; run "
                                     "--zero-infer-roles, or give roles by --roles=FILE";
  }

  /// Dimensions that exist, and nothing that only later phases give.
  LogicalResult verifyRole(llvm::StringRef kind, unsigned index, Type type, ir::RoleAttr role) {
    int64_t rank = llvm::cast<RankedTensorType>(type).getRank();
    if (role.getDim() >= rank)
      return function.emitOpError() << kind << " " << index << " has the role " << role
                                    << ", whose dimension its type " << type << " does not have";
    if (role.getUnit())
      return function.emitOpError() << kind << " " << index << " has the role " << role
                                    << ", expected no unit before phase 'partitioned'";
    return success();
  }

  LogicalResult verifyRoles() {
    for (unsigned i = 0; i < function.getNumArguments(); ++i) {
      Type type = function.getArgument(i).getType();
      auto role = function.getArgAttrOfType<ir::RoleAttr>(i, kRole);
      if (!role)
        return missingRole("argument", i, type);
      if (failed(verifyRole("argument", i, type, role)))
        return failure();
      if (role.getKind() == ir::RoleKind::Metric || role.getKind() == ir::RoleKind::Output)
        return function.emitOpError() << "argument " << i << " has the role " << role
                                      << ", expected what an argument can be: a state, batch, rng, "
                                         "scalar or const";
    }
    llvm::SmallVector<bool> replaced(function.getNumResults(), false);
    for (unsigned i = 0; i < function.getNumArguments(); ++i) {
      int64_t next = function.getArgAttrOfType<ir::RoleAttr>(i, kRole).getNext();
      if (next >= 0 && next < int64_t(replaced.size()))
        replaced[next] = true;
    }
    // A result that replaces a state has the state's role; only the others say theirs.
    for (unsigned i = 0; i < function.getNumResults(); ++i) {
      Type type = function.getResultTypes()[i];
      auto role = function.getResultAttrOfType<ir::RoleAttr>(i, kRole);
      if (!replaced[i] && !role)
        return missingRole("result", i, type);
      if (role && failed(verifyRole("result", i, type, role)))
        return failure();
    }
    return success();
  }

  LogicalResult verifyStates() {
    llvm::DenseMap<int64_t, unsigned> ownerOf;
    for (unsigned i = 0; i < function.getNumArguments(); ++i) {
      int64_t next = function.getArgAttrOfType<ir::RoleAttr>(i, kRole).getNext();
      if (next < 0)
        continue;
      if (next >= function.getNumResults())
        return function.emitOpError() << "argument " << i << " names result " << next
                                      << " as its next value, expected one of the "
                                      << function.getNumResults() << " results";
      if (function.getResultTypes()[next] != function.getArgument(i).getType())
        return function.emitOpError()
               << "argument " << i << " of type " << function.getArgument(i).getType()
               << " names result " << next << " of type " << function.getResultTypes()[next]
               << " as its next value, expected one type";
      auto [owner, isNew] = ownerOf.try_emplace(next, i);
      if (!isNew)
        return function.emitOpError()
               << "arguments " << owner->second << " and " << i << " name result " << next
               << " as their next value, expected one argument per result";
    }
    return success();
  }

  func::FuncOp function;
};

struct VerifyImportPass : zero::impl::VerifyImportPassBase<VerifyImportPass> {
  void runOnOperation() override {
    markAllAnalysesPreserved(); // no op changes: not verified again
    ModuleOp module = getOperation();
    if (failed(ir::expectPhaseToVerify(module, "zero-verify-import", ir::Phase::Import)))
      return signalPassFailure();
    bool hasEntry = false;
    for (auto function : module.getOps<func::FuncOp>()) {
      if (function.isPrivate()) {
        function.emitOpError(
            "is private, expected entry functions only; run --zero-inline-calls first");
        return signalPassFailure();
      }
      hasEntry = true;
      if (failed(EntryVerifier(function).run()))
        return signalPassFailure();
    }
    if (failed(ir::verifyEntryKinds(module)) || failed(import::verifyLeaves(module)))
      return signalPassFailure();
    if (!hasEntry) {
      module.emitError(
          "module has no public function with a body, expected an entry function such as @main");
      return signalPassFailure();
    }
    WalkResult walk = module.walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (op == module)
        return WalkResult::advance();
      return failed(verifyOp(op)) ? WalkResult::interrupt() : WalkResult::advance();
    });
    if (walk.wasInterrupted())
      return signalPassFailure();
    ir::setPhase(module, ir::Phase::Import);
  }
};

} // namespace
