//===- ReplicaGroups.cpp - Which devices exchange values ------------------===//

#include "zero/Dialect/StableHLO/ReplicaGroups.h"
#include "zero/Dialect/StableHLO/StableHLO.h"

#include "mlir/IR/Builders.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace zero::hlo;

using ErrorStream = function_ref<InFlightDiagnostic()>;

//===------------------------------------------------------------------------------------------------===//
// Attributes
//===------------------------------------------------------------------------------------------------===//

LogicalResult MeshAttr::verify(ErrorStream emitError, llvm::ArrayRef<MeshAxisAttr> axes,
                               DenseIntElementsAttr deviceIds) {
  int64_t count = 1;
  for (auto [i, axis] : llvm::enumerate(axes)) {
    if (axis.getSize() < 1)
      return emitError() << "axis \"" << axis.getName() << "\" has size " << axis.getSize()
                         << ", expected at least 1";
    if (llvm::is_contained(
            llvm::map_range(axes.take_front(i), [](MeshAxisAttr each) { return each.getName(); }),
            axis.getName()))
      return emitError() << "mesh has two axes \"" << axis.getName()
                         << "\", expected distinct names";
    if (axis.getSize() > kMostDevices || (count *= axis.getSize()) > kMostDevices)
      return emitError() << "mesh has more than " << kMostDevices
                         << " devices, expected at most as many";
  }
  if (!deviceIds)
    return success();
  if (deviceIds.getType().getRank() != 1 || !deviceIds.getElementType().isInteger(64) ||
      deviceIds.getNumElements() != count)
    return emitError() << "mesh has device_ids of type " << deviceIds.getType()
                       << ", expected tensor<" << count
                       << "xi64>, by the product of its axes' sizes";
  return success();
}

LogicalResult ReplicaGroupMeshAxesAttr::verify(ErrorStream emitError, Attribute mesh,
                                               ArrayAttr axes) {
  if (!llvm::isa<FlatSymbolRefAttr, MeshAttr>(mesh))
    return emitError() << "mesh is " << mesh << ", expected the name of a mesh or #stablehlo.mesh";
  for (Attribute axis : axes)
    if (!llvm::isa<AxisRefAttr>(axis))
      return emitError() << "axes have " << axis << ", expected #stablehlo.axis_ref";
  return success();
}

//===------------------------------------------------------------------------------------------------===//
// Axes as rows of device numbers
//===------------------------------------------------------------------------------------------------===//

namespace {
/// Devices that lie `stride` places of the mesh from each other.
struct Steps {
  int64_t size, stride;
};

/// An axis of the mesh, or a part of it, that groups are along.
struct Along {
  unsigned axis;
  int64_t preSize, size;
  bool isWhole;
};
} // namespace

/// The parts of the mesh that `axes` name, none of them twice.
static FailureOr<llvm::SmallVector<Along>> findParts(MeshAttr mesh, ArrayAttr axes,
                                                     ErrorStream emitError) {
  llvm::SmallVector<Along> found;
  for (auto ref : axes.getAsRange<AxisRefAttr>()) {
    const auto *known = llvm::find_if(
        mesh.getAxes(), [&](MeshAxisAttr each) { return each.getName() == ref.getName(); });
    if (known == mesh.getAxes().end())
      return emitError() << "names axis \"" << ref.getName() << "\", expected one of " << mesh;
    SubAxisInfoAttr part = ref.getSubAxisInfo();
    int64_t size = known->getSize();
    Along along{unsigned(known - mesh.getAxes().begin()), 1, size, !part};
    if (part) {
      along = {along.axis, part.getPreSize(), part.getSize(), false};
      if (along.preSize < 1 || along.size < 2 || along.size >= size || size % along.preSize != 0 ||
          (size / along.preSize) % along.size != 0)
        return emitError() << "names part (" << along.preSize << ")" << along.size << " of axis \""
                           << ref.getName() << "\", expected a proper part of its size " << size;
    }
    for (const Along &other : found)
      if (other.axis == along.axis && (other.isWhole || along.isWhole ||
                                       (other.preSize < along.preSize * along.size &&
                                        along.preSize < other.preSize * other.size)))
        return emitError() << "names axis \"" << ref.getName()
                           << "\" twice, expected each device in one group";
    found.push_back(along);
  }
  return found;
}

/// What is left of an axis of `size` devices besides `parts` of it, major first; failure where
/// these do not divide what lies between them.
static LogicalResult appendRest(llvm::SmallVector<Along> parts, int64_t size, int64_t stride,
                                llvm::SmallVectorImpl<Steps> &rest) {
  llvm::sort(parts, [](const Along &a, const Along &b) { return a.preSize < b.preSize; });
  int64_t before = 1;
  auto append = [&](int64_t until) {
    if (until % before != 0)
      return failure();
    if (until > before)
      rest.push_back({until / before, stride * (size / until)});
    return success();
  };
  for (const Along &part : parts) {
    if (failed(append(part.preSize)))
      return failure();
    before = part.preSize * part.size;
  }
  return append(size);
}

/// The places that are reached by `steps` from place 0, the last of them innermost.
static llvm::SmallVector<int64_t> enumeratePlaces(llvm::ArrayRef<Steps> steps) {
  llvm::SmallVector<int64_t> places{0};
  for (Steps each : steps) {
    llvm::SmallVector<int64_t> next;
    next.reserve(places.size() * each.size);
    for (int64_t place : places)
      for (int64_t i = 0; i < each.size; ++i)
        next.push_back(place + i * each.stride);
    places = std::move(next);
  }
  return places;
}

static FailureOr<DenseIntElementsAttr> makeRows(MeshAttr mesh, ArrayAttr axes,
                                                ErrorStream emitError) {
  FailureOr<llvm::SmallVector<Along>> parts = findParts(mesh, axes, emitError);
  if (failed(parts))
    return failure();
  llvm::SmallVector<int64_t> strides(mesh.getAxes().size(), 1);
  for (int64_t i = int64_t(strides.size()) - 2; i >= 0; --i)
    strides[i] = strides[i + 1] * mesh.getAxes()[i + 1].getSize();
  llvm::SmallVector<Steps> within, between;
  for (const Along &part : *parts) {
    int64_t size = mesh.getAxes()[part.axis].getSize();
    within.push_back({part.size, strides[part.axis] * (size / (part.preSize * part.size))});
  }
  for (auto [i, axis] : llvm::enumerate(mesh.getAxes())) {
    auto ofAxis =
        llvm::make_filter_range(*parts, [i = i](const Along &part) { return part.axis == i; });
    if (failed(appendRest(llvm::to_vector(ofAxis), axis.getSize(), strides[i], between)))
      return emitError() << "names parts of axis \"" << axis.getName()
                         << "\" that do not divide each other, expected parts of one order";
  }
  llvm::SmallVector<int64_t> starts = enumeratePlaces(between), offsets = enumeratePlaces(within),
                             ids;
  llvm::SmallVector<int64_t> order;
  if (mesh.getDeviceIds())
    order.assign(mesh.getDeviceIds().value_begin<int64_t>(),
                 mesh.getDeviceIds().value_end<int64_t>());
  for (int64_t start : starts)
    for (int64_t offset : offsets)
      ids.push_back(order.empty() ? start + offset : order[start + offset]);
  auto type = RankedTensorType::get({int64_t(starts.size()), int64_t(offsets.size())},
                                    IntegerType::get(mesh.getContext(), 64));
  return DenseIntElementsAttr::get(type, ids);
}

/// The mesh that groups are given by: one of the module, or their own.
static MeshAttr findMesh(Operation *op, Attribute mesh) {
  if (auto own = llvm::dyn_cast<MeshAttr>(mesh))
    return own;
  auto symbol = SymbolTable::lookupNearestSymbolFrom<DeviceMeshInterface>(
      op, llvm::cast<FlatSymbolRefAttr>(mesh));
  return symbol ? symbol.getDeviceMesh() : MeshAttr();
}

FailureOr<DenseIntElementsAttr> zero::hlo::checkReplicaGroups(Operation *op) {
  std::optional<Attribute> groups = op->getInherentAttr("replica_groups");
  auto axes = llvm::dyn_cast_if_present<ReplicaGroupMeshAxesAttr>(groups.value_or(Attribute()));
  if (!axes)
    return llvm::dyn_cast_if_present<DenseIntElementsAttr>(groups.value_or(Attribute()));
  auto emitError = [&] { return op->emitOpError("attribute 'replica_groups' "); };
  MeshAttr mesh = findMesh(op, axes.getMesh());
  if (!mesh)
    return emitError() << "names mesh " << axes.getMesh() << ", expected a mesh of this module";
  return makeRows(mesh, axes.getAxes(), emitError);
}

DenseIntElementsAttr zero::hlo::getReplicaGroups(Operation *op) {
  FailureOr<DenseIntElementsAttr> rows = checkReplicaGroups(op);
  return succeeded(rows) ? *rows : DenseIntElementsAttr();
}
