#include "UserShardings.h"

#include "zero/Dialect/Sdy/Sdy.h"
#include "zero/Support/Counted.h"

using namespace mlir;
using namespace zero;

/// The dimension that a sharding names `axis` for; of a part of the axis, none.
static FailureOr<int64_t> findDim(func::FuncOp entry, unsigned argument, sdy::ShardingAttr sharding,
                                  StringRef axis) {
  for (auto [dim, dimension] : llvm::enumerate(sharding.getDimensions()))
    for (sdy::AxisRefAttr ref : dimension.getAxes()) {
      if (ref.getName() != axis)
        continue;
      if (ref.getSize() == 0)
        return dim;
      return entry.emitError() << "argument " << argument << " of '" << entry.getName()
                               << "' is sharded over a part of axis '" << axis
                               << "', expected the whole axis; shard it over an axis of its own";
    }
  return -1;
}

FailureOr<int64_t> zero::findUserSharding(func::FuncOp entry, unsigned argument, StringRef axis,
                                          int64_t ranks) {
  auto sharding = entry.getArgAttrOfType<sdy::ShardingAttr>(argument, "sdy.sharding");
  if (!sharding)
    return -1;
  FailureOr<int64_t> dim = findDim(entry, argument, sharding, axis);
  if (failed(dim) || *dim < 0)
    return dim;
  int64_t size = cast<RankedTensorType>(entry.getArgumentTypes()[argument]).getDimSize(*dim);
  if (size % ranks == 0)
    return dim;
  return entry.emitError() << "argument " << argument << " of '" << entry.getName()
                           << "' is sharded over '" << axis << "' along dimension " << *dim
                           << " of size " << size << ", which " << counted(ranks, "rank")
                           << " do not divide; give another number of ranks along '" << axis
                           << "', or leave the argument whole";
}
