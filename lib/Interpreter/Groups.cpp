#include "Groups.h"

#include <map>

using namespace mlir;
using namespace zero;
using namespace zero::interp;

Place zero::interp::getPlace(ir::MeshOp mesh, ArrayAttr axes, int64_t rank) {
  llvm::StringMap<int64_t> coordinates;
  ArrayRef<int64_t> sizes = mesh.getAxisSizes();
  for (size_t i = sizes.size(); i-- > 0; rank /= sizes[i])
    coordinates[cast<StringAttr>(mesh.getAxisNames()[i]).getValue()] = rank % sizes[i];
  Place place{0, 0};
  for (auto axis : axes.getAsRange<StringAttr>())
    place.position =
        place.position * mesh.getAxisSize(axis.getValue()) + coordinates[axis.getValue()];
  for (auto [name, size] : llvm::zip_equal(mesh.getAxisNames().getAsRange<StringAttr>(), sizes))
    if (!llvm::is_contained(axes, name))
      place.group = place.group * size + coordinates[name.getValue()];
  return place;
}

ir::MeshOp zero::interp::lookUpMesh(Operation *op, FlatSymbolRefAttr name) {
  return SymbolTable::lookupNearestSymbolFrom<ir::MeshOp>(op, name);
}

ir::LayoutOp zero::interp::lookUpLayout(Operation *op, FlatSymbolRefAttr name) {
  return SymbolTable::lookupNearestSymbolFrom<ir::LayoutOp>(op, name);
}

int64_t zero::interp::getShardPosition(ir::LayoutOp layout, int64_t rank) {
  return getPlace(lookUpMesh(layout, layout.getMeshAttr()),
                  layout.getAxes().getAs<ArrayAttr>("opt"), rank)
      .position;
}

SmallVector<SmallVector<unsigned>> zero::interp::getGroups(ir::MeshOp mesh, ArrayAttr axes,
                                                           unsigned ranks) {
  std::map<std::pair<int64_t, int64_t>, unsigned> byPlace;
  for (unsigned rank = 0; rank < ranks; ++rank) {
    Place place = getPlace(mesh, axes, rank);
    byPlace[{place.group, place.position}] = rank;
  }
  SmallVector<SmallVector<unsigned>> groups;
  for (auto [place, rank] : byPlace) {
    if (place.second == 0)
      groups.emplace_back();
    groups.back().push_back(rank);
  }
  return groups;
}
