//===- NestManual.cpp - Regions over two axes as one region in the other -----------===//
#include "ManualInliner.h"
#include "ManualRegions.h"

#include "zero/Analysis/Manual.h"

using namespace mlir;
using namespace zero;

namespace {

/// A region over the axis of ranks and one beside it, whose parts are taken in two steps: those of
/// ranks, and of these those of the devices beside.
class ManualNest {
public:
  ManualNest(sdy::ManualComputationOp op, sdy::MeshAxisAttr own, sdy::MeshAxisAttr beside)
      : op(op), own(own), beside(beside) {}

  void form();

private:
  bool isOwn(sdy::AxisRefAttr axis) const { return axis.getName() == own.getName(); }
  bool isBeside(sdy::AxisRefAttr axis) const {
    return beside && axis.getName() == beside.getName();
  }
  bool isInterleaved(sdy::DimensionShardingAttr dimension) const;
  bool hasInterleaved(sdy::ShardingAttr sharding) const;
  sdy::ShardingAttr split(sdy::ShardingAttr sharding);
  Type split(Type type, sdy::ShardingAttr sharding, int64_t count) const;
  Value reshape(Value tensor, Type type);
  void splitOperands();
  void splitResults();
  sdy::ShardingPerValueAttr keepAxis(sdy::ShardingPerValueAttr given, sdy::MeshAxisAttr axis);
  Type getOwnPart(Type whole, sdy::ShardingAttr sharding) const;
  sdy::ManualComputationOp create(OpBuilder &builder, TypeRange results, ValueRange operands,
                                  sdy::MeshAxisAttr axis);

  sdy::ManualComputationOp op;
  sdy::MeshAxisAttr own, beside; // `beside` null: there is none
};

} // namespace

//===----------------------------------------------------------------------===//
// A dimension over both axes
//===----------------------------------------------------------------------===//

/// Whether a rank's part of the dimension is several blocks: one of each device beside it.
bool ManualNest::isInterleaved(sdy::DimensionShardingAttr dimension) const {
  bool isBehind = false;
  for (sdy::AxisRefAttr axis : dimension.getAxes()) {
    if (isOwn(axis) && isBehind)
      return true;
    isBehind |= isBeside(axis);
  }
  return false;
}

bool ManualNest::hasInterleaved(sdy::ShardingAttr sharding) const {
  return llvm::any_of(sharding.getDimensions(), [&](sdy::DimensionShardingAttr dimension) {
    return isInterleaved(dimension);
  });
}

/// Such a dimension as two, one over each axis.
sdy::ShardingAttr ManualNest::split(sdy::ShardingAttr sharding) {
  SmallVector<sdy::DimensionShardingAttr> dimensions;
  for (sdy::DimensionShardingAttr dimension : sharding.getDimensions()) {
    if (!isInterleaved(dimension)) {
      dimensions.push_back(dimension);
      continue;
    }
    for (sdy::MeshAxisAttr axis : {beside, own})
      dimensions.push_back(sdy::DimensionShardingAttr::get(
          op.getContext(), sdy::AxisRefAttr::get(op.getContext(), axis.getName(), 0, 0), false,
          -1));
  }
  return sdy::ShardingAttr::get(op.getContext(), sharding.getMesh(), dimensions,
                                sharding.getReplicated(), sharding.getUnreduced());
}

/// `count`: how many devices beside the value is of.
Type ManualNest::split(Type type, sdy::ShardingAttr sharding, int64_t count) const {
  auto tensor = cast<RankedTensorType>(type);
  SmallVector<int64_t> shape;
  for (auto [size, dimension] : llvm::zip_equal(tensor.getShape(), sharding.getDimensions())) {
    if (!isInterleaved(dimension)) {
      shape.push_back(size);
      continue;
    }
    shape.push_back(count);
    shape.push_back(size / count);
  }
  return tensor.clone(shape);
}

/// In front of the region; what another one gives as several dimensions is taken as it is.
Value ManualNest::reshape(Value tensor, Type type) {
  auto made = tensor.getDefiningOp<hlo::ReshapeOp>();
  if (made && made.getOperand().getType() == type)
    return made.getOperand();
  OpBuilder builder(op);
  return hlo::ReshapeOp::create(builder, op.getLoc(), type, tensor);
}

/// Of the operands and what the body makes of them.
void ManualNest::splitOperands() {
  OpBuilder builder(op);
  Block &body = op.getBody().front();
  SmallVector<sdy::ShardingAttr> shardings(op.getInShardings().getShardings());
  for (auto [index, sharding] : llvm::enumerate(shardings)) {
    if (!hasInterleaved(sharding))
      continue;
    Value tensor = op.getTensors()[index];
    BlockArgument part = body.getArgument(index);
    op->setOperand(index, reshape(tensor, split(tensor.getType(), sharding, beside.getSize())));
    Type local = part.getType();
    part.setType(split(local, sharding, 1));
    builder.setInsertionPointToStart(&body);
    auto joined = hlo::ReshapeOp::create(builder, op.getLoc(), local, part);
    part.replaceAllUsesExcept(joined, joined);
    sharding = split(sharding);
  }
  op.setInShardingsAttr(sdy::ShardingPerValueAttr::get(op.getContext(), shardings));
}

/// Of the results.
void ManualNest::splitResults() {
  OpBuilder builder(op);
  Operation *terminator = op.getBody().front().getTerminator();
  SmallVector<sdy::ShardingAttr> shardings(op.getOutShardings().getShardings());
  for (auto [index, sharding] : llvm::enumerate(shardings)) {
    if (!hasInterleaved(sharding))
      continue;
    Value returned = terminator->getOperand(index), result = op.getResult(index);
    builder.setInsertionPoint(terminator);
    terminator->setOperand(index, hlo::ReshapeOp::create(builder, op.getLoc(),
                                                         split(returned.getType(), sharding, 1),
                                                         returned));
    Type whole = result.getType();
    result.setType(split(whole, sharding, beside.getSize()));
    builder.setInsertionPointAfter(op);
    auto joined = hlo::ReshapeOp::create(builder, op.getLoc(), whole, result);
    result.replaceAllUsesExcept(joined, joined);
    sharding = split(sharding);
  }
  op.setOutShardingsAttr(sdy::ShardingPerValueAttr::get(op.getContext(), shardings));
}

//===----------------------------------------------------------------------===//
// One region in the other
//===----------------------------------------------------------------------===//

/// Shardings over a mesh of one axis.
sdy::ShardingPerValueAttr ManualNest::keepAxis(sdy::ShardingPerValueAttr given,
                                               sdy::MeshAxisAttr axis) {
  MLIRContext *context = op.getContext();
  auto mesh = sdy::MeshAttr::get(context, {axis}, {});
  SmallVector<sdy::ShardingAttr> shardings;
  for (sdy::ShardingAttr sharding : given.getShardings()) {
    SmallVector<sdy::DimensionShardingAttr> dimensions;
    for (sdy::DimensionShardingAttr dimension : sharding.getDimensions()) {
      auto axes = llvm::filter_to_vector(dimension.getAxes(), [&](sdy::AxisRefAttr each) {
        return each.getName() == axis.getName();
      });
      dimensions.push_back(sdy::DimensionShardingAttr::get(context, axes, false, -1));
    }
    shardings.push_back(sdy::ShardingAttr::get(context, mesh, dimensions, {}, {}));
  }
  return sdy::ShardingPerValueAttr::get(context, shardings);
}

Type ManualNest::getOwnPart(Type whole, sdy::ShardingAttr sharding) const {
  auto type = cast<RankedTensorType>(whole);
  SmallVector<int64_t> shape(type.getShape());
  for (auto [dim, dimension] : llvm::enumerate(sharding.getDimensions()))
    if (llvm::any_of(dimension.getAxes(), [&](sdy::AxisRefAttr axis) { return isOwn(axis); }))
      shape[dim] /= own.getSize();
  return type.clone(shape);
}

sdy::ManualComputationOp ManualNest::create(OpBuilder &builder, TypeRange results,
                                            ValueRange operands, sdy::MeshAxisAttr axis) {
  auto axes =
      sdy::ManualAxesAttr::get(op.getContext(), {StringAttr::get(op.getContext(), axis.getName())});
  return sdy::ManualComputationOp::create(builder, op.getLoc(), results, operands,
                                          keepAxis(op.getInShardings(), axis),
                                          keepAxis(op.getOutShardings(), axis), axes);
}

void ManualNest::form() {
  splitOperands();
  splitResults();
  OpBuilder builder(op);
  auto outer = create(builder, op.getResultTypes(), op.getTensors(), own);
  op->replaceAllUsesWith(outer.getResults());
  if (!beside) {
    outer.getBody().takeBody(op.getBody());
    op.erase();
    return;
  }
  Block *block = builder.createBlock(&outer.getBody());
  for (auto [tensor, sharding] :
       llvm::zip_equal(op.getTensors(), op.getInShardings().getShardings()))
    block->addArgument(getOwnPart(tensor.getType(), sharding), tensor.getLoc());
  SmallVector<Type> results;
  for (auto [result, sharding] :
       llvm::zip_equal(op.getResults(), op.getOutShardings().getShardings()))
    results.push_back(getOwnPart(result.getType(), sharding));
  auto inner = create(builder, results, block->getArguments(), beside);
  inner.getBody().takeBody(op.getBody());
  sdy::ReturnOp::create(builder, op.getLoc(), inner.getResults());
  op.erase();
}

/// The one manual axis of several devices beside the ranks'; null where there is none.
static FailureOr<sdy::MeshAxisAttr> findBeside(sdy::ManualComputationOp op, sdy::MeshAttr mesh,
                                               StringRef modelAxis) {
  SmallVector<sdy::MeshAxisAttr> beside;
  for (sdy::MeshAxisAttr axis : getLargeAxes(mesh))
    if (axis.getName() != modelAxis &&
        llvm::is_contained(op.getManualAxes().getAxes(),
                           StringAttr::get(op.getContext(), axis.getName())))
      beside.push_back(axis);
  if (beside.size() < 2)
    return beside.empty() ? sdy::MeshAxisAttr() : beside[0];
  return op.emitOpError() << "is written for axes " << describeAxes(getLargeAxes(mesh))
                          << ", expected '" << modelAxis
                          << "', which --mesh names, and one beside it, along which the batch is; "
                             "take the others together as one axis of the mesh";
}

LogicalResult zero::nestManualRegions(func::FuncOp entry, FlatSymbolRefAttr mesh, ArrayAttr axes,
                                      StringRef modelAxis) {
  auto regions = llvm::to_vector(entry.getBody().front().getOps<sdy::ManualComputationOp>());
  for (sdy::ManualComputationOp op : regions) {
    sdy::MeshAttr devices = findManualMesh(op);
    SmallVector<sdy::MeshAxisAttr> large = getLargeAxes(devices);
    const auto *own =
        llvm::find_if(large, [&](sdy::MeshAxisAttr axis) { return axis.getName() == modelAxis; });
    bool isManual = llvm::is_contained(op.getManualAxes().getAxes(),
                                       StringAttr::get(op.getContext(), modelAxis));
    if (large.size() < 2 || own == large.end() || !isManual ||
        !llvm::is_sorted(devices.getDeviceIds()))
      continue; // as it is, or refused by checkManualRegions
    FailureOr<sdy::MeshAxisAttr> beside = findBeside(op, devices, modelAxis);
    if (failed(beside))
      return failure();
    ManualGroups groups(devices, own->getName(), *beside ? beside->getName() : StringRef());
    ManualInliner inliner(op, groups, mesh, axes, own->getSize(), /*isOfModel=*/true);
    if (failed(inliner.convertAll()))
      return failure();
    ManualNest(op, *own, *beside).form();
  }
  return success();
}
