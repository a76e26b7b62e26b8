#include "zero/Target/Staging.h"

#include "zero/Dialect/Zero/Phase.h"
#include "zero/Dialect/Zero/Resources.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace zero {

bool mustStage(ModuleOp module, const Target &target, ir::ReduceKind kind, Type element,
               int64_t ranks) {
  if (ranks <= 1 || target.reducesInOrder())
    return false;
  auto option = dyn_cast_or_null<BoolAttr>(ir::getConfig(module, "deterministic"));
  return (option && option.getValue()) || !target.hasReduction(kind, element);
}

int64_t getFoldElements(ir::CollectiveKind kind, RankedTensorType result, int64_t ranks) {
  return kind == ir::CollectiveKind::AllReduce ? llvm::divideCeil(result.getNumElements(), ranks)
                                               : result.getNumElements();
}

int64_t getStagingBytes(ir::CollectiveKind kind, ArrayRef<RankedTensorType> results,
                        int64_t ranks) {
  int64_t bytes = 0, chunks = ranks + (kind == ir::CollectiveKind::AllReduce ? 1 : 0);
  for (RankedTensorType result : results)
    bytes = std::max(bytes, chunks * getFoldElements(kind, result, ranks) *
                                ir::getElementBytes(result.getElementType()));
  return bytes;
}

int64_t getFoldedOffset(RankedTensorType result, int64_t ranks) {
  return ranks * getFoldElements(ir::CollectiveKind::AllReduce, result, ranks) *
         ir::getElementBytes(result.getElementType());
}

int64_t getGroupSize(Operation *op, FlatSymbolRefAttr name) {
  auto communicator = SymbolTable::lookupNearestSymbolFrom<ir::CommunicatorOp>(op, name);
  auto mesh = communicator ? SymbolTable::lookupNearestSymbolFrom<ir::MeshOp>(
                                 communicator, communicator.getMeshAttr())
                           : ir::MeshOp();
  return mesh ? ir::getGroups(mesh, communicator.getAxes())[0].size() : 1;
}

} // namespace zero
