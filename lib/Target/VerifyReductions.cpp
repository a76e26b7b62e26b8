#include "zero/Dialect/Zero/Zero.h"
#include "zero/Target/Staging.h"
#include "zero/Target/Target.h"

using namespace mlir;

namespace zero {

namespace {
/// A reduction between ranks, of either phase.
struct Reduction {
  Operation *op;
  FlatSymbolRefAttr communicator;
  ir::CollectiveKind kind;
  ir::ReduceKind reduce;
  SmallVector<RankedTensorType> results;
  ArrayAttr folds;            // null: it is not staged
  RankedTensorType workspace; // null: there is none
};
} // namespace

static std::optional<Reduction> readReduction(Operation *op) {
  auto collective = dyn_cast<ir::CollectiveOpInterface>(op);
  if (!isa<ir::CollectiveStartOp, ir::LaunchCollectiveOp>(op) || !collective.getReduceKind())
    return std::nullopt;
  Reduction found{op,
                  collective.getCommunicatorAttr(),
                  collective.getCollectiveKind(),
                  *collective.getReduceKind(),
                  collective.getTargetTypes(),
                  op->getAttrOfType<ArrayAttr>(kFoldsAttr),
                  {}};
  if (!op->hasAttr(kFoldsAttr))
    return found;
  if (auto start = dyn_cast<ir::CollectiveStartOp>(op)) {
    if (ArrayRef<Type> types = cast<ir::FutureType>(start.getFuture().getType()).getTypes();
        !types.empty())
      found.workspace = cast<RankedTensorType>(types.back());
  } else if (ArrayAttr outs = cast<ir::LaunchCollectiveOp>(op).getOuts(); !outs.empty()) {
    found.workspace = cast<ir::AllocationAttr>(outs.getValue().back()).getType();
  }
  return found;
}

/// What a fold reads and writes: complex numbers are two floats.
static LogicalResult verifyFold(const Reduction &found, SymbolTableCollection &symbols,
                                Attribute name, RankedTensorType result, int64_t ranks) {
  auto symbol = dyn_cast<FlatSymbolRefAttr>(name);
  auto kernel =
      symbol ? symbols.lookupNearestSymbolFrom<func::FuncOp>(found.op, symbol) : func::FuncOp();
  int64_t bytes =
      getFoldElements(found.kind, result, ranks) * ir::getElementBytes(result.getElementType());
  if (kernel && kernel->hasAttr("zero.kernel") && kernel.getNumArguments() == 1 &&
      kernel.getNumResults() == 1 &&
      ir::getTensorBytes(kernel.getArgumentTypes()[0]) == ranks * bytes &&
      ir::getTensorBytes(kernel.getResultTypes()[0]) == bytes)
    return success();
  return found.op->emitOpError() << "is staged with the fold " << name
                                 << ", expected a kernel that makes " << bytes << " bytes of "
                                 << ranks << " times as many";
}

static LogicalResult verify(const Reduction &found, ModuleOp module, const Target &target,
                            SymbolTableCollection &symbols) {
  if (found.results.empty())
    return success();
  int64_t ranks = getGroupSize(found.op, found.communicator);
  Type element = found.results[0].getElementType();
  bool isStaged = found.op->hasAttr(kFoldsAttr);
  if (!mustStage(module, target, found.reduce, element, ranks)) {
    if (!isStaged)
      return success();
    return found.op->emitOpError() << "is staged, which this program's target does not need; "
                                      "expected no folds";
  }
  if (!isStaged)
    return found.op->emitOpError()
           << "combines " << element << " of the ranks by '"
           << ir::stringifyReduceKind(found.reduce)
           << "', which the library of this program's target does not, or not in the order of "
              "ranks, or not with its meaning; expected it staged, as zero-stage-reductions does";
  if (!found.folds || found.folds.size() != found.results.size())
    return found.op->emitOpError()
           << "is staged with " << (found.folds ? found.folds.size() : 0)
           << " folds, expected one for each of " << found.results.size() << " results";
  int64_t needed = getStagingBytes(found.kind, found.results, ranks);
  if (int64_t bytes = found.workspace ? ir::getTensorBytes(found.workspace) : 0; bytes != needed)
    return found.op->emitOpError() << "is staged in a workspace of " << bytes
                                   << " bytes, its last result, expected " << needed;
  for (auto [fold, result] : llvm::zip_equal(found.folds, found.results))
    if (failed(verifyFold(found, symbols, fold, result, ranks)))
      return failure();
  return success();
}

LogicalResult verifyReductions(ModuleOp module) {
  FailureOr<std::unique_ptr<Target>> target = getTarget(module);
  if (failed(target))
    return failure();
  SymbolTableCollection symbols;
  WalkResult walk = module.walk([&](Operation *op) -> WalkResult {
    std::optional<Reduction> found = readReduction(op);
    return found ? verify(*found, module, **target, symbols) : success();
  });
  return failure(walk.wasInterrupted());
}

} // namespace zero
