#include "zero/Dialect/Zero/ModelAxes.h"

#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace zero;
using namespace zero::ir;

static constexpr StringLiteral kCutAttr = "cut", kModel = "model";

ArrayAttr ir::getAxesWithout(MeshOp mesh, ArrayAttr axes) {
  SmallVector<Attribute> others(mesh.getAxisNames().begin(), mesh.getAxisNames().end());
  llvm::erase_if(others, [&](Attribute axis) { return llvm::is_contained(axes, axis); });
  return ArrayAttr::get(mesh.getContext(), others);
}

ArrayAttr ir::getModelAxes(MeshOp mesh) { return getAxesWithout(mesh, mesh.getDataAxes()); }

bool ir::isOverModelAxes(Operation *op) {
  auto name = op->getAttrOfType<FlatSymbolRefAttr>("mesh");
  auto axes = op->getAttrOfType<ArrayAttr>("axes");
  auto mesh = name && axes ? SymbolTable::lookupNearestSymbolFrom<MeshOp>(op, name) : MeshOp();
  return mesh && llvm::none_of(axes, [&](Attribute axis) {
           return llvm::is_contained(mesh.getDataAxes(), axis);
         });
}

Cut ir::getCut(LeafOp leaf) {
  auto cut = leaf->getAttrOfType<ArrayAttr>(kCutAttr);
  if (!cut)
    return {};
  return {cast<IntegerAttr>(cut[0]).getInt(), cast<StringAttr>(cut[1]),
          cast<IntegerAttr>(cut[2]).getInt()};
}

RankedTensorType ir::getWholeType(LeafOp leaf) {
  Cut cut = getCut(leaf);
  SmallVector<int64_t> shape(leaf.getTensorType().getShape());
  if (cut.dim >= 0)
    shape[cut.dim] *= cut.ranks;
  return leaf.getTensorType().clone(shape);
}

void ir::setCut(LeafOp leaf, Cut cut) {
  Builder builder(leaf.getContext());
  SmallVector<int64_t> shape(leaf.getTensorType().getShape());
  shape[cut.dim] /= cut.ranks;
  leaf.setType(leaf.getTensorType().clone(shape));
  leaf->setAttr(kCutAttr, builder.getArrayAttr({builder.getI64IntegerAttr(cut.dim), cut.axis,
                                                builder.getI64IntegerAttr(cut.ranks)}));
}

LogicalResult ir::verifyCut(LeafOp leaf) {
  constexpr int64_t kMostRanks = int64_t(1) << 20;
  Attribute given = leaf->getAttr(kCutAttr);
  if (!given)
    return success();
  auto cut = dyn_cast<ArrayAttr>(given);
  bool isTriple = cut && cut.size() == 3;
  auto dim = isTriple ? dyn_cast<IntegerAttr>(cut[0]) : IntegerAttr();
  auto ranks = isTriple ? dyn_cast<IntegerAttr>(cut[2]) : IntegerAttr();
  if (dim && ranks && isa<StringAttr>(cut[1]) && dim.getInt() >= 0 &&
      dim.getInt() < leaf.getTensorType().getRank() && ranks.getInt() >= 1 &&
      ranks.getInt() <= kMostRanks)
    return success();
  return leaf.emitOpError() << "expects 'cut' to be [dimension, axis, ranks along it] of "
                            << leaf.getTensorType() << ", found " << given;
}

CutStates::CutStates(ModuleOp module) {
  for (auto leaf : module.getOps<LeafOp>())
    if (Cut cut = getCut(leaf); cut.dim >= 0 && leaf.getRole().isState())
      cuts.try_emplace(leaf.getRole().getName(), cut);
}

bool CutStates::isPart(SlotOp slot, Attribute axis) const {
  auto isCut = [&](StringAttr name) {
    Cut cut = get(name);
    return cut.dim >= 0 && (!axis || cut.axis == axis);
  };
  RoleAttr role = slot.getRole();
  if (!role.getUnit())
    return role.isState() && isCut(role.getName());
  return slot.getLeaves() && llvm::any_of(slot.getLeavesAttr().getAsRange<StringAttr>(), isCut);
}

ArrayAttr ir::getCutAxes(LayoutOp layout) {
  auto axes = layout.getAxes().getAs<ArrayAttr>(kModel);
  return axes ? axes : ArrayAttr::get(layout.getContext(), {});
}
