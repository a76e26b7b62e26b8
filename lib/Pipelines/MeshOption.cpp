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
                                << "', expected an axis and its size, as in dp=4,tp=2";
  if (axis.size < 1 || axis.size > kMostRanks)
    return refuse(module, text) << "gives axis '" << name << "' " << axis.size
                                << " ranks, expected 1 to " << kMostRanks;
  return axis;
}

static FailureOr<SmallVector<Axis>> readAxes(ModuleOp module, StringRef text) {
  SmallVector<StringRef> items;
  text.split(items, ',');
  SmallVector<Axis> axes;
  for (StringRef item : items) {
    FailureOr<Axis> axis = readAxis(module, text, item);
    if (failed(axis))
      return failure();
    axes.push_back(*axis);
  }
  return axes;
}

/// What is wrong with the axes as a whole, whatever their order.
static LogicalResult checkAxes(ModuleOp module, StringRef text, ArrayRef<Axis> axes) {
  auto isModels = [](const Axis &axis) { return axis.name != "dp" && axis.name != "replica"; };
  if (llvm::none_of(axes, [](const Axis &axis) { return axis.name == "dp"; }))
    return refuse(module, text) << "has no axis dp, along which states are sharded, expected "
                                   "replica=R,dp=K,AXIS=T; ranks along others alone are dp=1, and "
                                   "the axis of the batch is dp whatever the step calls it";
  SmallVector<Axis> models = llvm::filter_to_vector(axes, isModels);
  if (models.size() > 1 && models[0].name != models[1].name)
    return refuse(module, text) << "has '" << models[0].name << "' and '" << models[1].name
                                << "' beside dp, expected one axis of the step's own model "
                                   "parallelism; take them together as one, or drop one";
  return success();
}

static FailureOr<Mesh> readMesh(ModuleOp module, StringRef text) {
  Mesh mesh;
  FailureOr<SmallVector<Axis>> axes = readAxes(module, text);
  if (failed(axes) || failed(checkAxes(module, text, *axes)))
    return failure();
  for (auto [index, axis] : llvm::enumerate(*axes)) {
    bool isLast = index + 1 == axes->size();
    if (axis.name == "dp" && mesh.group == 0)
      mesh.group = axis.size;
    else if (axis.name == "replica" && index == 0)
      mesh.replicas = axis.size;
    else if (axis.name != "dp" && axis.name != "replica" && isLast)
      mesh.model = axis;
    else
      return refuse(module, text) << "has '" << axis.name << "=" << axis.size << "' in place "
                                  << index + 1
                                  << ", expected replica=R,dp=K,AXIS=T: each axis once, ranks of "
                                     "one shard group side by side, the axis of the step's own "
                                     "model parallelism last";
  }
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
  if (!options.mesh.hasValue())
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
