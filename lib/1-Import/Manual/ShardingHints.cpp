#include "ShardingHints.h"

#include "zero/Analysis/Manual.h"

#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace zero;
using namespace zero::import;

/// The only element of `axesByDim` that is not empty.
static std::optional<ShardingHint> findOnly(ArrayRef<std::string> axesByDim) {
  std::optional<ShardingHint> found;
  for (auto [dim, axes] : llvm::enumerate(axesByDim)) {
    if (axes.empty())
      continue;
    if (found)
      return std::nullopt;
    found = ShardingHint{static_cast<int64_t>(dim), axes};
  }
  return found;
}

/// `#sdy.sharding<@mesh, [{"dp"}, {?}, {"a", "b"}]>`: axes in braces for each dimension. An axis of
/// one device, as a script for several has it on one, splits nothing.
static std::optional<ShardingHint> readSdy(func::FuncOp entry, sdy::ShardingAttr sharding) {
  sdy::MeshAttr mesh = sdy::lookupMesh(entry, sharding);
  SmallVector<std::string> axesByDim;
  for (sdy::DimensionShardingAttr dimension : sharding.getDimensions()) {
    SmallVector<StringRef> axes;
    for (sdy::AxisRefAttr axis : dimension.getAxes())
      if (!mesh || dist::getAxisSize(axis, mesh) > 1)
        axes.push_back(axis.getName());
    axesByDim.push_back(llvm::join(axes, ","));
  }
  return findOnly(axesByDim);
}

/// `{devices=[4,1]<=[4]}`: parts of each dimension; with `last_tile_dim_replicate` the last is
/// none.
static std::optional<ShardingHint> readMhlo(StringRef text, size_t rank) {
  SmallVector<StringRef> parts = dist::findList(text, "devices=[", ']');
  SmallVector<std::string> axesByDim;
  for (StringRef part : ArrayRef(parts).take_front(std::min(rank, parts.size())))
    axesByDim.push_back(part == "1" ? "" : part.str() + " devices");
  return findOnly(axesByDim);
}

std::optional<ShardingHint> import::getShardingHint(func::FuncOp entry, unsigned argument) {
  if (auto sharding = entry.getArgAttrOfType<sdy::ShardingAttr>(argument, sdy::kShardingAttr))
    return readSdy(entry, sharding);
  auto sharding = entry.getArgAttrOfType<StringAttr>(argument, sdy::kMhloShardingAttr);
  auto type = dyn_cast<RankedTensorType>(entry.getArgumentTypes()[argument]);
  if (!sharding || !type)
    return std::nullopt;
  return readMhlo(sharding.getValue(), type.getRank());
}
