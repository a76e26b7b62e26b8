//===- ManualComputation.cpp - Programs over a mesh of devices ------------------===//
//
// A manual computation (JAX's shard_map) runs on all devices of its mesh in lock-step: operands are
// sharded as its shardings say, results joined. Devices are numbered row-major over the mesh's
// axes. Other annotations of placement change no value.
//===--------------------------------------------------------------------------===//
#include "Machine.h"
#include "Strided.h"

#include "zero/Dialect/Sdy/DeviceBody.h"

#include "mlir/IR/BuiltinOps.h"

using namespace mlir;
using namespace zero;
using namespace zero::interp;

namespace {
/// The devices of a manual computation.
class Mesh {
public:
  static FailureOr<Mesh> of(sdy::ManualComputationOp op) {
    Mesh mesh;
    for (sdy::ShardingPerValueAttr shardings : {op.getInShardings(), op.getOutShardings()})
      for (sdy::ShardingAttr sharding : shardings.getShardings())
        if (failed(mesh.take(op, sharding.getMesh())))
          return failure();
    for (StringAttr axis : op.getManualAxes().getAxes())
      mesh.manual.push_back(axis.getValue());
    return mesh;
  }

  unsigned count() const {
    int64_t devices = 1;
    for (sdy::MeshAxisAttr axis : axes())
      devices *= axis.getSize();
    return static_cast<unsigned>(devices);
  }

  /// The part of a tensor of `shape` that a device has: its own size and where it starts.
  FailureOr<View> getPart(Operation *op, sdy::ShardingAttr sharding, ArrayRef<int64_t> shape,
                          unsigned device, SmallVectorImpl<int64_t> &sizes) const {
    View view = wholeView(shape);
    sizes.assign(shape.begin(), shape.end());
    for (auto [dim, dimension] : llvm::enumerate(sharding.getDimensions()))
      for (sdy::AxisRefAttr axis : dimension.getAxes()) {
        if (!llvm::is_contained(manual, axis.getName()))
          continue;
        if (axis.getSize() != 0)
          return op->emitError()
                 << "the interpreter does not shard dimensions over a part of axis '"
                 << axis.getName() << "'";
        auto [index, size] = locate(axis.getName(), device);
        if (size == 0 || sizes[dim] % size != 0)
          return op->emitError() << "shards a dimension of size " << sizes[dim] << " over " << size
                                 << " devices, expected a multiple";
        sizes[dim] /= size;
        view.offset += index * sizes[dim] * view.strides[dim];
      }
    return view;
  }

private:
  ArrayRef<sdy::MeshAxisAttr> axes() const {
    return mesh ? mesh.getAxes() : ArrayRef<sdy::MeshAxisAttr>();
  }

  /// All shardings are over one mesh, whose devices are in order.
  LogicalResult take(Operation *op, Attribute named) {
    auto found = dyn_cast<sdy::MeshAttr>(named);
    if (auto name = dyn_cast<FlatSymbolRefAttr>(named))
      if (auto symbol = SymbolTable::lookupNearestSymbolFrom<sdy::MeshOp>(op, name))
        found = symbol.getMesh();
    if (!found)
      return op->emitError() << "is over mesh " << named << ", which the module does not have";
    if (mesh && mesh != found)
      return op->emitError("is over several meshes, expected one");
    if (!found.getDeviceIds().empty() && !llvm::is_sorted(found.getDeviceIds()))
      return op->emitError(
          "is over a mesh with an order of devices of its own, expected devices in "
          "ascending order");
    mesh = found;
    return success();
  }

  /// Index of a device along an axis, and the axis's size.
  std::pair<int64_t, int64_t> locate(StringRef name, int64_t device) const {
    for (sdy::MeshAxisAttr axis : llvm::reverse(axes())) {
      if (axis.getName() == name)
        return {device % axis.getSize(), axis.getSize()};
      device /= axis.getSize();
    }
    return {0, 0};
  }

  sdy::MeshAttr mesh;
  SmallVector<StringRef> manual;
};
} // namespace

/// Joins the parts that the devices have of a result.
static FailureOr<Tensor> join(sdy::ManualComputationOp op, const Mesh &mesh, unsigned index,
                              ArrayRef<Tensors> parts) {
  FailureOr<Tensor> whole = makeResult(op, index);
  if (failed(whole))
    return failure();
  sdy::ShardingAttr sharding = op.getOutShardings().getShardings()[index];
  for (auto [device, values] : llvm::enumerate(parts)) {
    SmallVector<int64_t> sizes;
    FailureOr<View> view = mesh.getPart(op, sharding, whole->getShape(), device, sizes);
    if (failed(view))
      return failure();
    const Tensor &part = values[index];
    copyStrided(sizes, getByteWidth(part.getDType()), part.getBytes(), wholeView(sizes),
                whole->getMutableBytes(), *view);
  }
  return whole;
}

static LogicalResult runOnDevices(sdy::ManualComputationOp op, const Mesh &mesh, Operands operands,
                                  const Lane &lane, Tensors &results) {
  Machine devices(mesh.count());
  SmallVector<Lane> lanes;
  SmallVector<Tensors> arguments, parts;
  for (unsigned device = 0; device < mesh.count(); ++device) {
    lanes.push_back({device, lane.scope});
    Tensors &values = arguments.emplace_back();
    for (auto [operand, sharding] : llvm::zip_equal(operands, op.getInShardings().getShardings())) {
      SmallVector<int64_t> sizes;
      FailureOr<View> view = mesh.getPart(op, sharding, operand.getShape(), device, sizes);
      if (failed(view))
        return failure();
      values.push_back(materialize(operand, sizes, *view));
    }
  }
  if (failed(devices.runRegion(op.getBody().front(), arguments, lanes, parts)))
    return failure();
  for (unsigned i = 0; i < op->getNumResults(); ++i) {
    FailureOr<Tensor> whole = join(op, mesh, i, parts);
    if (failed(whole))
      return failure();
    results.push_back(*whole);
  }
  return success();
}

static LogicalResult runManualComputation(Operation *op, MutableArrayRef<Tensors> operands,
                                          ArrayRef<Lane> lanes, Machine &machine,
                                          SmallVectorImpl<Tensors> &results) {
  auto computation = cast<sdy::ManualComputationOp>(op);
  if (sdy::isBodyOfDevice(computation))
    return machine.runRegion(op->getRegion(0).front(), operands, lanes, results);
  if (op->getParentOfType<sdy::ManualComputationOp>())
    return op->emitError(
        "takes or gives parts in another manual computation, expected whole values "
        "there; the interpreter does not run it: write one region over both axes");
  FailureOr<Mesh> mesh = Mesh::of(computation);
  if (failed(mesh))
    return failure();
  results.assign(lanes.size(), {});
  for (auto [i, lane] : llvm::enumerate(lanes))
    if (failed(runOnDevices(computation, *mesh, operands[i], lane, results[i])))
      return failure();
  return success();
}

static LogicalResult runNamedComputation(Operation *op, MutableArrayRef<Tensors> operands,
                                         ArrayRef<Lane> lanes, Machine &machine,
                                         SmallVectorImpl<Tensors> &results) {
  return machine.runRegion(op->getRegion(0).front(), operands, lanes, results);
}

template <typename Op> static FailureOr<Tensors> evaluatePlacement(Op, Operands in, RankContext &) {
  return Tensors{in[0]};
}

void zero::interp::registerManualComputation(Registry &registry) {
  registry.addGroup<sdy::ManualComputationOp>(runManualComputation);
  registry.addGroup<sdy::NamedComputationOp>(runNamedComputation);
  registry.add<sdy::DataFlowEdgeOp>(evaluatePlacement<sdy::DataFlowEdgeOp>);
  registry.add<sdy::PropagationBarrierOp>(evaluatePlacement<sdy::PropagationBarrierOp>);
  registry.add<sdy::ReshardOp>(evaluatePlacement<sdy::ReshardOp>);
  registry.add<sdy::ShardingConstraintOp>(evaluatePlacement<sdy::ShardingConstraintOp>);
}
