#include "zero/Analysis/Manual.h"

#include "zero/Dialect/StableHLO/TensorSize.h"

#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace zero;
using namespace zero::dist;

static int64_t getSize(sdy::AxisRefAttr axis, sdy::MeshAttr mesh) {
  if (axis.getSize() != 0)
    return axis.getSize();
  for (sdy::MeshAxisAttr each : mesh.getAxes())
    if (each.getName() == axis.getName())
      return each.getSize();
  return 1;
}

SmallVector<ManualCut> dist::getManualCuts(sdy::ManualComputationOp op,
                                           sdy::ShardingAttr sharding) {
  sdy::MeshAttr mesh = sdy::lookupMesh(op, sharding);
  SmallVector<ManualCut> cuts;
  for (auto [dim, dimension] : llvm::enumerate(sharding.getDimensions())) {
    SmallVector<StringRef> names;
    int64_t parts = 1;
    for (sdy::AxisRefAttr axis : dimension.getAxes())
      if (llvm::is_contained(op.getManualAxes().getAxes(),
                             StringAttr::get(op.getContext(), axis.getName()))) {
        parts *= getSize(axis, mesh);
        names.push_back(axis.getName());
      }
    if (parts > 1)
      cuts.push_back({static_cast<int64_t>(dim), llvm::join(names, ","), parts});
  }
  return cuts;
}

std::optional<Form> dist::getManualForm(sdy::ManualComputationOp op, sdy::ShardingAttr sharding,
                                        Type type, int64_t ranks) {
  SmallVector<ManualCut> cuts = getManualCuts(op, sharding);
  if (cuts.empty())
    return Form();
  if (cuts.size() > 1 || cuts[0].parts != ranks)
    return std::nullopt;
  return Form::blocks(cuts[0].dim, cast<RankedTensorType>(type).getDimSize(cuts[0].dim), ranks);
}
