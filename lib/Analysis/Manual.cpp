#include "zero/Analysis/Manual.h"

#include "zero/Dialect/StableHLO/TensorSize.h"

#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace zero;
using namespace zero::dist;

SmallVector<StringRef> dist::findList(StringRef text, StringRef prefix, char end) {
  SmallVector<StringRef> items;
  if (size_t begin = text.find(prefix); begin != StringRef::npos)
    text.drop_front(begin + prefix.size())
        .take_until([&](char c) { return c == end; })
        .split(items, ',');
  return items;
}

int64_t dist::getAxisSize(sdy::AxisRefAttr axis, sdy::MeshAttr mesh) {
  if (axis.getSize() != 0)
    return axis.getSize();
  for (sdy::MeshAxisAttr each : mesh.getAxes())
    if (each.getName() == axis.getName())
      return each.getSize();
  return 1;
}

SmallVector<ShardedDim> dist::getShardedDims(sdy::ManualComputationOp op,
                                             sdy::ShardingAttr sharding) {
  sdy::MeshAttr mesh = sdy::lookupMesh(op, sharding);
  SmallVector<ShardedDim> dims;
  for (auto [dim, dimension] : llvm::enumerate(sharding.getDimensions())) {
    SmallVector<StringRef> names;
    int64_t parts = 1;
    for (sdy::AxisRefAttr axis : dimension.getAxes())
      if (llvm::is_contained(op.getManualAxes().getAxes(),
                             StringAttr::get(op.getContext(), axis.getName()))) {
        parts *= getAxisSize(axis, mesh);
        names.push_back(axis.getName());
      }
    if (parts > 1)
      dims.push_back({static_cast<int64_t>(dim), llvm::join(names, ","), parts});
  }
  return dims;
}

std::optional<Sharding> dist::getManualSharding(sdy::ManualComputationOp op,
                                                sdy::ShardingAttr sharding, Type type,
                                                int64_t ranks) {
  SmallVector<ShardedDim> dims = getShardedDims(op, sharding);
  if (dims.empty())
    return Sharding();
  if (dims.size() > 1 || dims[0].parts != ranks)
    return std::nullopt;
  return Sharding::blocks(dims[0].dim, cast<RankedTensorType>(type).getDimSize(dims[0].dim), ranks);
}
