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
