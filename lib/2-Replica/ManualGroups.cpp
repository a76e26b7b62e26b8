#include "ManualGroups.h"

using namespace mlir;
using namespace zero;

SmallVector<sdy::MeshAxisAttr> zero::getLargeAxes(sdy::MeshAttr mesh) {
  return llvm::filter_to_vector(mesh.getAxes(),
                                [](sdy::MeshAxisAttr axis) { return axis.getSize() > 1; });
}

std::string zero::describeAxes(ArrayRef<sdy::MeshAxisAttr> axes) {
  std::string text;
  for (sdy::MeshAxisAttr axis : axes)
    text += (text.empty() ? "'" : " and '") + axis.getName().str() + "' of " +
            std::to_string(axis.getSize());
  return text + " devices";
}

int64_t ManualGroups::getSize(StringRef axis) const {
  for (sdy::MeshAxisAttr each : mesh.getAxes())
    if (each.getName() == axis)
      return each.getSize();
  return 1;
}

int64_t ManualGroups::getStride(StringRef axis) const {
  int64_t stride = 1;
  for (sdy::MeshAxisAttr each : llvm::reverse(mesh.getAxes())) {
    if (each.getName() == axis)
      break;
    stride *= each.getSize();
  }
  return stride;
}

/// The groups of devices that differ along these axes alone, by their first device.
ManualGroups::Rows ManualGroups::list(ArrayRef<StringRef> along) const {
  Rows rows{{0}};
  for (sdy::MeshAxisAttr axis : mesh.getAxes()) {
    bool isWithin = llvm::is_contained(along, axis.getName());
    Rows next;
    for (const SmallVector<int64_t> &row : rows) {
      Rows split(isWithin ? 1 : axis.getSize());
      for (int64_t device : row)
        for (int64_t i = 0; i < axis.getSize(); ++i)
          split[isWithin ? 0 : i].push_back(device * axis.getSize() + i);
      llvm::append_range(next, split);
    }
    rows = std::move(next);
  }
  return rows;
}

ManualGroups::Kind ManualGroups::getKind(DenseIntElementsAttr groups) const {
  Rows given;
  int64_t width = groups.getType().getDimSize(1), place = 0;
  for (int64_t id : groups.getValues<int64_t>()) {
    if (place++ % width == 0)
      given.emplace_back();
    if (id >= 0)
      given.back().push_back(id);
  }
  llvm::sort(given);
  if (given.empty()) // one group of all
    given = list(llvm::map_to_vector(
        mesh.getAxes(), [](sdy::MeshAxisAttr axis) -> StringRef { return axis.getName(); }));
  if (given == list({}))
    return Kind::Alone;
  if (given == list({own}))
    return Kind::Own;
  if (hasBeside() && given == list({beside}))
    return Kind::Beside;
  return hasBeside() && given == list({own, beside}) ? Kind::Both : Kind::Other;
}

std::optional<ManualGroups::Sources> ManualGroups::getSources(DenseIntElementsAttr pairs,
                                                              StringRef axis) const {
  int64_t size = getSize(axis), stride = getStride(axis), devices = 1;
  for (sdy::MeshAxisAttr each : mesh.getAxes())
    devices *= each.getSize();
  Sources sources(size, -1);
  auto ids = llvm::to_vector(pairs.getValues<int64_t>());
  if (llvm::any_of(ids, [&](int64_t id) { return id >= devices; }))
    return std::nullopt;
  for (size_t i = 0; i < ids.size(); i += 2) {
    int64_t from = ids[i] / stride % size, to = ids[i + 1] / stride % size;
    bool isAlong = ids[i] - from * stride == ids[i + 1] - to * stride;
    if (!isAlong || (sources[to] >= 0 && sources[to] != from))
      return std::nullopt;
    sources[to] = from;
  }
  // No device is a target twice: as many pairs as this are all of them.
  int64_t sent = llvm::count_if(sources, [](int64_t from) { return from >= 0; });
  if (static_cast<int64_t>(ids.size()) != 2 * sent * (devices / size))
    return std::nullopt;
  return sources;
}
