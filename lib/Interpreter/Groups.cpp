#include "Groups.h"

#include <map>

using namespace mlir;
using namespace zero;
using namespace zero::interp;

GroupPosition zero::interp::getGroupPosition(ir::MeshOp mesh, ArrayAttr axes, int64_t rank) {
  llvm::StringMap<int64_t> coordinates;
  ArrayRef<int64_t> sizes = mesh.getAxisSizes();
  for (size_t i = sizes.size(); i-- > 0; rank /= sizes[i])
    coordinates[cast<StringAttr>(mesh.getAxisNames()[i]).getValue()] = rank % sizes[i];
  GroupPosition inGroup{0, 0};
  for (auto axis : axes.getAsRange<StringAttr>())
    inGroup.position =
        inGroup.position * mesh.getAxisSize(axis.getValue()) + coordinates[axis.getValue()];
  for (auto [name, size] : llvm::zip_equal(mesh.getAxisNames().getAsRange<StringAttr>(), sizes))
    if (!llvm::is_contained(axes, name))
      inGroup.group = inGroup.group * size + coordinates[name.getValue()];
  return inGroup;
}

ir::MeshOp zero::interp::lookUpMesh(Operation *op, FlatSymbolRefAttr name) {
  return SymbolTable::lookupNearestSymbolFrom<ir::MeshOp>(op, name);
}

ir::LayoutOp zero::interp::lookUpLayout(Operation *op, FlatSymbolRefAttr name) {
  return SymbolTable::lookupNearestSymbolFrom<ir::LayoutOp>(op, name);
}

int64_t zero::interp::getShardPosition(ir::LayoutOp layout, int64_t rank) {
  return getGroupPosition(lookUpMesh(layout, layout.getMeshAttr()),
                          layout.getAxes().getAs<ArrayAttr>("opt"), rank)
      .position;
}

SmallVector<SmallVector<unsigned>> zero::interp::getGroups(ir::MeshOp mesh, ArrayAttr axes,
                                                           unsigned ranks) {
  std::map<std::pair<int64_t, int64_t>, unsigned> byPosition;
  for (unsigned rank = 0; rank < ranks; ++rank) {
    GroupPosition inGroup = getGroupPosition(mesh, axes, rank);
    byPosition[{inGroup.group, inGroup.position}] = rank;
  }
  SmallVector<SmallVector<unsigned>> groups;
  for (auto [inGroup, rank] : byPosition) {
    if (inGroup.second == 0)
      groups.emplace_back();
    groups.back().push_back(rank);
  }
  return groups;
}
