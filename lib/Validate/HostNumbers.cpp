#include "HostNumbers.h"

#include "zero/Dialect/Zero/Zero.h"

using namespace mlir;
namespace json = llvm::json;

namespace zero::validate {

static SmallVector<StringRef> namesOf(ArrayAttr axes) {
  SmallVector<StringRef> names;
  for (Attribute axis : axes)
    if (auto name = dyn_cast<StringAttr>(axis))
      names.push_back(name.getValue());
  return names;
}

/// First all axes of the mesh, then the lists in the order in which communicators and, after them,
/// layouts name them, then those of the batch, then those of saves.
HostNumbers::HostNumbers(ModuleOp planned)
    : module(planned), streams(planned), communicators(planned), spaces(planned) {
  for (auto arena : planned.getOps<ir::ArenaOp>())
    if (static_cast<int64_t>(arena.getRankOffset()) >= 0)
      rank = addressOf(arena.getSpaceAttr(), arena.getRankOffset());
  for (auto found : planned.getOps<ir::MeshOp>())
    if (!mesh)
      mesh = found;
  if (!mesh)
    return;
  auto note = [&](ArrayAttr axes) {
    if (axes && mesh.getGroupSize(axes) > 0 && !llvm::is_contained(groups, namesOf(axes)))
      groups.push_back(namesOf(axes));
  };
  note(mesh.getAxisNames());
  for (auto communicator : planned.getOps<ir::CommunicatorOp>())
    note(communicator.getAxes());
  for (auto layout : planned.getOps<ir::LayoutOp>())
    note(layout.getAxes().getAs<ArrayAttr>("opt"));
  // Parts of a model-parallel step's states, and of each the shards.
  SmallVector<Attribute> parts;
  for (Attribute axis : mesh.getAxisNames())
    if (!llvm::is_contained(mesh.getDataAxes(), axis))
      parts.push_back(axis);
  if (!parts.empty()) {
    note(ArrayAttr::get(planned.getContext(), parts));
    llvm::append_range(parts, ir::getStateAxes(mesh));
    note(ArrayAttr::get(planned.getContext(), parts));
  }
  if (ArrayAttr axes = mesh.getBatchAxesAttr()) {
    note(axes);
    batch = ofGroup(axes);
  }
  planned.walk([&](ir::LaunchSaveOp save) {
    if (!save.getOver().empty())
      note(save.getOver());
  });
}

int64_t HostNumbers::addressOf(FlatSymbolRefAttr space, int64_t offset) const {
  constexpr int64_t kSpaceBytes = int64_t(1) << 48;
  return *spaces.find(space) * kSpaceBytes + offset;
}

int64_t HostNumbers::ofGroup(ArrayAttr axes) const {
  auto *found = axes ? llvm::find(groups, namesOf(axes)) : groups.end();
  return found == groups.end() ? -1 : found - groups.begin();
}

/// Ranks with the same coordinates along all axes but `axes`, for each such coordinates, by those
/// along `axes`; a rank's number is row-major in its coordinates.
static json::Array tellRanks(ir::MeshOp mesh, ArrayRef<StringRef> axes) {
  SmallVector<StringRef> names = namesOf(mesh.getAxisNames());
  int64_t ranks = 1;
  for (int64_t size : mesh.getAxisSizes())
    ranks *= size;
  std::map<SmallVector<int64_t>, std::map<SmallVector<int64_t>, int64_t>> members;
  for (int64_t rank = 0; rank < ranks; ++rank) {
    SmallVector<int64_t> others(names.size(), 0), own(axes.size(), 0);
    int64_t left = rank;
    for (size_t axis = names.size(); axis-- > 0; left /= mesh.getAxisSizes()[axis]) {
      const auto *place = llvm::find(axes, names[axis]);
      int64_t &coordinate = place == axes.end() ? others[axis] : own[place - axes.begin()];
      coordinate = left % mesh.getAxisSizes()[axis];
    }
    members[others][own] = rank;
  }
  json::Array lists;
  for (auto &[others, ofGroup] : members) {
    json::Array list;
    for (auto &[own, rank] : ofGroup)
      list.push_back(rank);
    lists.push_back(std::move(list));
  }
  return lists;
}

void HostNumbers::tell(json::Object &plan) {
  json::Array told, toldStreams, toldCommunicators, toldSpaces;
  for (auto stream : module.getOps<ir::StreamOp>())
    toldStreams.push_back(json::Object{{"name", stream.getSymName()},
                                       {"priority", static_cast<int64_t>(stream.getPriority())}});
  for (const SmallVector<StringRef> &axes : groups)
    told.push_back(json::Object{{"axes", json::Array(axes)}, {"ranks", tellRanks(mesh, axes)}});
  for (auto communicator : module.getOps<ir::CommunicatorOp>())
    toldCommunicators.push_back(json::Object{{"name", communicator.getSymName()},
                                             {"group", ofGroup(communicator.getAxes())}});
  for (unsigned number = 0; number < spaces.size(); ++number) {
    ir::SpaceOp space = spaces[number];
    int64_t bytes = 0, alignment = 1;
    for (auto arena : module.getOps<ir::ArenaOp>())
      if (spaces.find(arena.getSpaceAttr()) == number)
        bytes = arena.getBytes(), alignment = arena.getAlignment();
    toldSpaces.push_back(
        json::Object{{"name", space.getSymName()},
                     {"memory", space.getKind() == ir::MemoryKind::Host ? "host" : "device"},
                     {"bytes", bytes},
                     {"alignment", alignment}});
  }
  plan["streams"] = std::move(toldStreams);
  plan["groups"] = std::move(told);
  plan["communicators"] = std::move(toldCommunicators);
  plan["spaces"] = std::move(toldSpaces);
  plan["rank"] = rank;
}

} // namespace zero::validate
