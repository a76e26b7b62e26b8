#include "Outline.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace mlir;

namespace zero::validate {

OwningOpRef<ModuleOp> makeOutline(ModuleOp program) {
  OwningOpRef<ModuleOp> outline = cast<ModuleOp>(program->cloneWithoutRegions());
  Block &body = outline->getBodyRegion().emplaceBlock();
  for (Operation &op : *program.getBody()) {
    auto function = dyn_cast<func::FuncOp>(op);
    Operation *copy = function ? op.cloneWithoutRegions() : op.clone();
    if (function)
      for (size_t i = 0; i < function.getBody().getBlocks().size(); ++i)
        copy->getRegion(0).emplaceBlock();
    body.push_back(copy);
  }
  return outline;
}

} // namespace zero::validate
