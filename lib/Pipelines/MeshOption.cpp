#include "MeshOption.h"
#include "zero/Support/Counted.h"

using namespace mlir;

namespace zero {

namespace {
constexpr int64_t kMostRanks = int64_t(1) << 20;

struct Axis {
  StringRef name;
  int64_t size;
};
} // namespace

static InFlightDiagnostic refuse(ModuleOp module, StringRef text) {
  return module.emitError() << "--mesh=" << text << " ";
}

/// AXIS=SIZE.
static FailureOr<Axis> readAxis(ModuleOp module, StringRef text, StringRef item) {
  auto [name, size] = item.split('=');
  Axis axis{name, 0};
  if (name.empty() || size.getAsInteger(10, axis.size))
    return refuse(module, text) << "has '" << item
                                << "', expected an axis and its size, as in replica=2,dp=4";
  if (name != "dp" && name != "replica")
    return refuse(module, text)
           << "has an axis '" << name
           << "', expected dp, or replica and dp: data-parallel ranks, which are all ranks; what a "
              "step says of other axes is its own (docs/ShardMap.md); drop the axis";
  if (axis.size < 1 || axis.size > kMostRanks)
    return refuse(module, text) << "gives axis '" << name << "' " << axis.size
                                << " ranks, expected 1 to " << kMostRanks;
  return axis;
}

/// The ranks along `replica` and along `dp`.
static FailureOr<std::pair<int64_t, int64_t>> readMesh(ModuleOp module, StringRef text) {
  int64_t replicas = 1, group = 0;
  SmallVector<StringRef> items;
  text.split(items, ',');
  for (auto [index, item] : llvm::enumerate(items)) {
    FailureOr<Axis> axis = readAxis(module, text, item);
    if (failed(axis))
      return failure();
    if (axis->name == "dp" && group == 0)
      group = axis->size;
    else if (axis->name == "replica" && index == 0)
      replicas = axis->size;
    else
      return refuse(module, text) << "has '" << item << "' in place " << index + 1
                                  << ", expected replica=R,dp=K: each axis once, ranks of one "
                                     "shard group side by side";
  }
  if (group == 0)
    return refuse(module, text) << "has no axis dp, along which states are sharded, expected "
                                   "replica=R,dp=K; replicas alone are dp=1";
  if (replicas > kMostRanks / group)
    return refuse(module, text) << "has more than " << kMostRanks << " ranks in all";
  return std::pair(replicas, group);
}

LogicalResult readMeshOption(ModuleOp module, PipelineOptions &options) {
  const std::string &text = options.mesh.getValue();
  if (!options.mesh.hasValue() || text.empty())
    return success();
  FailureOr<std::pair<int64_t, int64_t>> mesh = readMesh(module, text);
  if (failed(mesh))
    return failure();
  auto [replicas, group] = *mesh;
  int64_t ranks = replicas * group, shardGroup = replicas == 1 ? 0 : group;
  if (options.ranks.hasValue() && options.ranks != ranks)
    return refuse(module, text) << "is of " << counted(ranks, "rank")
                                << ", but --ranks=" << options.ranks.getValue()
                                << " is given too; drop one of the two";
  if (options.shardGroup.hasValue() && options.shardGroup != shardGroup &&
      options.shardGroup != group)
    return refuse(module, text) << "has shard groups of " << counted(group, "rank")
                                << ", but --shard-group=" << options.shardGroup.getValue()
                                << " is given too; drop one of the two";
  options.ranks = ranks;
  options.shardGroup = shardGroup;
  return success();
}

} // namespace zero
