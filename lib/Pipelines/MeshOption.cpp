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

/// Ranks along `replica`, along `dp`, and along the axis of the step's own model parallelism.
struct Mesh {
  int64_t replicas = 1, group = 0;
  Axis model{"", 1};
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
  if (axis.size < 1 || axis.size > kMostRanks)
    return refuse(module, text) << "gives axis '" << name << "' " << axis.size
                                << " ranks, expected 1 to " << kMostRanks;
  return axis;
}

static FailureOr<Mesh> readMesh(ModuleOp module, StringRef text) {
  Mesh mesh;
  SmallVector<StringRef> items;
  text.split(items, ',');
  for (auto [index, item] : llvm::enumerate(items)) {
    FailureOr<Axis> axis = readAxis(module, text, item);
    if (failed(axis))
      return failure();
    bool isLast = index + 1 == items.size(), isNamed = axis->name != "replica";
    if (axis->name == "dp" && mesh.group == 0)
      mesh.group = axis->size;
    else if (axis->name == "replica" && index == 0)
      mesh.replicas = axis->size;
    else if (axis->name != "dp" && isNamed && isLast && mesh.group != 0)
      mesh.model = *axis;
    else
      return refuse(module, text) << "has '" << item << "' in place " << index + 1
                                  << ", expected replica=R,dp=K,AXIS=T: each axis once, ranks of "
                                     "one shard group side by side, the axis of the step's own "
                                     "model parallelism last, and one such axis";
  }
  if (mesh.group == 0)
    return refuse(module, text) << "has no axis dp, along which states are sharded, expected "
                                   "replica=R,dp=K,AXIS=T; replicas alone are dp=1";
  if (mesh.replicas > kMostRanks / mesh.group ||
      mesh.model.size > kMostRanks / (mesh.replicas * mesh.group))
    return refuse(module, text) << "has more than " << kMostRanks << " ranks in all";
  return mesh;
}

/// Fails where `option` is given as another value than the mesh's.
static LogicalResult agree(ModuleOp module, StringRef text, StringRef what,
                           const PipelineOptions::Option<int64_t> &option, int64_t found) {
  if (!option.hasValue() || option == found)
    return success();
  return refuse(module, text) << "is of " << found << " " << what << ", but --" << option.ArgStr
                              << "=" << option.getValue() << " is given too; drop one of the two";
}

LogicalResult readMeshOption(ModuleOp module, PipelineOptions &options) {
  const std::string &text = options.mesh.getValue();
  if (!options.mesh.hasValue() || text.empty())
    return success();
  FailureOr<Mesh> mesh = readMesh(module, text);
  if (failed(mesh))
    return failure();
  int64_t data = mesh->replicas * mesh->group, ranks = data * mesh->model.size;
  int64_t group = mesh->group, shardGroup = mesh->replicas == 1 ? 0 : group;
  if (failed(agree(module, text, "ranks", options.ranks, ranks)))
    return failure();
  if (options.shardGroup.hasValue() && options.shardGroup != shardGroup &&
      options.shardGroup != group)
    return refuse(module, text) << "has shard groups of " << counted(group, "rank")
                                << ", but --shard-group=" << options.shardGroup.getValue()
                                << " is given too; drop one of the two";
  options.ranks = ranks;
  options.shardGroup = shardGroup;
  options.modelAxis = mesh->model.name.str();
  options.modelRanks = mesh->model.size;
  return success();
}

} // namespace zero
