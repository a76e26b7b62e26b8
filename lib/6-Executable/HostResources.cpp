#include "HostResources.h"

#include "zero/Dialect/Zero/ModelAxes.h"
#include "zero/Dialect/Zero/Resources.h"

#include "zrt/abi.h"

using namespace mlir;
namespace json = llvm::json;

namespace zero {

HostResources::HostResources(ModuleOp module)
    : streams(module), communicators(module), spaces(module), arenas(module.getOps<ir::ArenaOp>()) {
  auto meshes = module.getOps<ir::MeshOp>();
  if (meshes.empty())
    return;
  ir::MeshOp mesh = *meshes.begin();
  addGroup(mesh, mesh.getAxisNames());
  for (ir::CommunicatorOp communicator : communicators.list())
    addGroup(mesh, communicator.getAxes());
  for (ir::LayoutOp layout : module.getOps<ir::LayoutOp>())
    addGroup(mesh, layout.getAxes().getAs<ArrayAttr>("opt"));
  if (ArrayAttr model = ir::getModelAxes(mesh); !model.empty()) {
    addGroup(mesh, model);
    addGroup(mesh, getAxesOfParts(mesh, ir::getStateAxes(mesh)));
  }
  dataAxes = mesh.getDataAxes();
  addGroup(mesh, dataAxes);
  module.walk([&](ir::LaunchSaveOp save) {
    if (!save.getOver().empty())
      addGroup(mesh, save.getOver());
  });
}

ArrayAttr HostResources::getAxesOfParts(ir::MeshOp mesh, ArrayAttr shards) {
  SmallVector<Attribute> axes(ir::getModelAxes(mesh).getValue());
  if (shards)
    llvm::append_range(axes, shards);
  return ArrayAttr::get(mesh.getContext(), axes);
}

LogicalResult HostResources::verifyMesh(ModuleOp module) {
  auto meshes = llvm::to_vector(module.getOps<ir::MeshOp>());
  if (meshes.size() <= 1)
    return success();
  return meshes[1].emitOpError() << "is a second mesh, expected all groups of ranks over axes of @"
                                 << meshes[0].getSymName();
}

void HostResources::addGroup(ir::MeshOp mesh, ArrayAttr axes) {
  if (axes && !findGroup(axes))
    groups.push_back({axes, ir::getGroups(mesh, axes)});
}

std::optional<int64_t> HostResources::findGroup(ArrayAttr axes) const {
  for (auto [number, group] : llvm::enumerate(groups))
    if (axes && llvm::equal(group.axes, axes))
      return number;
  return std::nullopt;
}

int64_t HostResources::getAddress(FlatSymbolRefAttr space, int64_t offset) const {
  static_assert(ir::kSpaceShift == ZRT_SPACE_SHIFT);
  return int64_t(*spaces.find(space)) << ZRT_SPACE_SHIFT | offset;
}

int64_t HostResources::getRankAddress() const {
  for (ir::ArenaOp arena : arenas)
    if (int64_t offset = arena.getRankOffset(); offset >= 0)
      return getAddress(arena.getSpaceAttr(), offset);
  return -1;
}

json::Array HostResources::writeStreams() const {
  json::Array list;
  for (ir::StreamOp stream : streams.list())
    list.push_back(json::Object{{"name", stream.getSymName()},
                                {"priority", static_cast<int64_t>(stream.getPriority())}});
  return list;
}

static json::Array axesOf(ArrayAttr axes) {
  json::Array names;
  for (auto axis : axes.getAsRange<StringAttr>())
    names.push_back(axis.getValue());
  return names;
}

json::Array HostResources::writeGroups() const {
  json::Array list;
  for (const Group &group : groups) {
    json::Array ranks;
    for (ArrayRef<int64_t> members : group.ranks)
      ranks.push_back(json::Array(members));
    list.push_back(json::Object{{"axes", axesOf(group.axes)}, {"ranks", std::move(ranks)}});
  }
  return list;
}

json::Array HostResources::writeCommunicators() const {
  json::Array list;
  for (ir::CommunicatorOp communicator : communicators.list())
    list.push_back(json::Object{{"name", communicator.getSymName()},
                                {"group", *findGroup(communicator.getAxes())}});
  return list;
}

json::Array HostResources::writeSpaces() const {
  json::Array list;
  for (ir::SpaceOp space : spaces.list()) {
    int64_t bytes = 0, alignment = 1;
    for (ir::ArenaOp arena : arenas)
      if (spaces.find(arena.getSpaceAttr()) ==
          spaces.find(FlatSymbolRefAttr::get(space.getSymNameAttr())))
        bytes = arena.getBytes(), alignment = arena.getAlignment();
    list.push_back(json::Object{{"name", space.getSymName()},
                                {"memory", ir::stringifyMemoryKind(space.getKind())},
                                {"bytes", bytes},
                                {"alignment", alignment}});
  }
  return list;
}

} // namespace zero
