#include "zero/Dialect/Zero/ModelAxes.h"

#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace zero;
using namespace zero::ir;

static constexpr StringLiteral kCutAttr = "cut", kSplitAttr = "split", kPaddedAttr = "padded",
                               kModel = "model";

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

static Cut read(LeafOp leaf, StringRef name) {
  auto cut = leaf->getAttrOfType<ArrayAttr>(name);
  if (!cut)
    return {};
  return {cast<IntegerAttr>(cut[0]).getInt(), cast<StringAttr>(cut[1]),
          cast<IntegerAttr>(cut[2]).getInt(),
          cut.size() > 3 ? cast<IntegerAttr>(cut[3]).getInt() : 1};
}

Cut ir::getCut(LeafOp leaf) { return read(leaf, kCutAttr); }
Cut ir::getSplit(LeafOp leaf) { return read(leaf, kSplitAttr); }

RankedTensorType ir::getWholeType(LeafOp leaf) {
  Cut cut = getCut(leaf);
  SmallVector<int64_t> shape(leaf.getTensorType().getShape());
  if (cut.dim >= 0)
    shape[cut.dim] *= cut.ranks;
  return leaf.getTensorType().clone(shape);
}

Padding ir::getPadding(LeafOp leaf) {
  auto padded = leaf->getAttrOfType<ArrayAttr>(kPaddedAttr);
  if (!padded)
    return {};
  return {cast<IntegerAttr>(padded[0]).getInt(), cast<IntegerAttr>(padded[1]).getInt()};
}

void ir::padRows(LeafOp leaf, int64_t dim, int64_t size) {
  SmallVector<int64_t> shape(leaf.getTensorType().getShape());
  leaf->setAttr(kPaddedAttr, Builder(leaf.getContext()).getI64ArrayAttr({dim, shape[dim]}));
  shape[dim] = size;
  leaf.setType(leaf.getTensorType().clone(shape));
}

RankedTensorType ir::getUserType(LeafOp leaf) {
  RankedTensorType whole = getWholeType(leaf);
  Padding padding = getPadding(leaf);
  SmallVector<int64_t> shape(whole.getShape());
  if (padding.dim >= 0)
    shape[padding.dim] = padding.rows;
  return whole.clone(shape);
}

static void write(LeafOp leaf, StringRef name, const Cut &cut) {
  Builder builder(leaf.getContext());
  SmallVector<Attribute> said{builder.getI64IntegerAttr(cut.dim), cut.axis,
                              builder.getI64IntegerAttr(cut.ranks)};
  if (cut.groups > 1)
    said.push_back(builder.getI64IntegerAttr(cut.groups));
  leaf->setAttr(name, builder.getArrayAttr(said));
}

void ir::setSplit(LeafOp leaf, Cut cut) {
  leaf->removeAttr(kSplitAttr);
  if (cut.dim >= 0)
    write(leaf, kSplitAttr, cut);
}

void ir::setCut(LeafOp leaf, Cut cut) {
  setSplit(leaf, {});
  SmallVector<int64_t> shape(leaf.getTensorType().getShape());
  shape[cut.dim] /= cut.ranks;
  leaf.setType(leaf.getTensorType().clone(shape));
  write(leaf, kCutAttr, cut);
}

static LogicalResult verify(LeafOp leaf, StringRef name, bool isWhole) {
  constexpr int64_t kMostRanks = int64_t(1) << 20;
  Attribute given = leaf->getAttr(name);
  if (!given)
    return success();
  auto cut = dyn_cast<ArrayAttr>(given);
  auto getNumber = [&](unsigned index) {
    bool hasIt = cut && (cut.size() == 3 || cut.size() == 4) && index < cut.size();
    return hasIt ? dyn_cast<IntegerAttr>(cut[index]) : IntegerAttr();
  };
  IntegerAttr dim = getNumber(0), ranks = getNumber(2), groups = getNumber(3);
  bool hasGroups = cut && cut.size() == 4;
  auto divides = [&] {
    int64_t size = leaf.getTensorType().getDimSize(dim.getInt());
    int64_t runs = hasGroups ? groups.getInt() : 1;
    return size % (runs * (isWhole ? ranks.getInt() : 1)) == 0;
  };
  if (dim && ranks && isa<StringAttr>(cut[1]) && dim.getInt() >= 0 &&
      dim.getInt() < leaf.getTensorType().getRank() && ranks.getInt() >= 1 &&
      ranks.getInt() <= kMostRanks &&
      (!hasGroups || (groups && groups.getInt() > 1 && groups.getInt() <= kMostRanks)) && divides())
    return success();
  return leaf.emitOpError() << "expects '" << name
                            << "' to be [dimension, axis, ranks along it] of "
                            << leaf.getTensorType() << ", found " << given;
}

/// Padding of a dimension that has more rows than the user's.
static LogicalResult verifyPadding(LeafOp leaf) {
  Attribute given = leaf->getAttr(kPaddedAttr);
  if (!given)
    return success();
  auto padded = dyn_cast<ArrayAttr>(given);
  auto getNumber = [&](unsigned index) {
    auto number =
        padded && padded.size() == 2 ? dyn_cast<IntegerAttr>(padded[index]) : IntegerAttr();
    return number ? number.getInt() : int64_t(-1);
  };
  int64_t dim = getNumber(0), rows = getNumber(1);
  RankedTensorType type = leaf.getTensorType();
  if (dim >= 0 && dim < type.getRank() && rows > 0 && leaf.getRole().isState() &&
      rows < getWholeType(leaf).getDimSize(dim))
    return success();
  return leaf.emitOpError() << "expects 'padded' to be [dimension, rows of the user] of a state of "
                            << type << ", fewer rows than it has, found " << given;
}

LogicalResult ir::verifyCut(LeafOp leaf) {
  return success(succeeded(verify(leaf, kCutAttr, /*isWhole=*/false)) &&
                 succeeded(verify(leaf, kSplitAttr, /*isWhole=*/true)) &&
                 succeeded(verifyPadding(leaf)));
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
