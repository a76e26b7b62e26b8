//===- ReplicaCollectives.cpp - Where ranks meet ------------------------------------===//
#include "ReplicaDevices.h"

#include "zero/Dialect/StableHLO/ReplicaGroups.h"
#include "zero/Dialect/Zero/Exchange.h"

using namespace mlir;
using zero::ir::ReduceKind;

namespace zero::validate::replica {

//===----------------------------------------------------------------------===//
// Reductions and gathers of one value
//===----------------------------------------------------------------------===//

/// Whether one rank's value is the whole value. A multiple of the only rank is zero.
static bool isAllThereIs(const Walker &walker, const Sharding &sharding) {
  return walker.ranks == 1 && sharding.kind != Sharding::RankMultiple && !sharding.isPart();
}

/// Equation sum-of-equals: the sum over ranks of a value that all have.
static std::optional<Number> multiplyByRanks(Walker &walker, Number number, Type local,
                                             Location loc) {
  auto type = cast<RankedTensorType>(local);
  Type element = type.getElementType();
  Builder builder(loc.getContext());
  Attribute ranks;
  if (auto real = dyn_cast<FloatType>(element))
    ranks = builder.getFloatAttr(real, static_cast<double>(walker.ranks));
  else if (isa<IntegerType>(element))
    ranks = builder.getIntegerAttr(element, walker.ranks);
  else
    return std::nullopt;
  auto scalar = RankedTensorType::get({}, element);
  Expressions &expressions = walker.expressions;
  Number count = expressions.make<hlo::ConstantOp>(
      scalar, {}, loc, builder.getNamedAttr("value", DenseElementsAttr::get(scalar, ranks)));
  Number spread = expressions.make<hlo::BroadcastInDimOp>(
      type, count, loc,
      builder.getNamedAttr("broadcast_dimensions", builder.getDenseI64ArrayAttr({})));
  return expressions.make<hlo::MulOp>(type, {number, spread}, loc);
}

/// Equation all-reduce: what partial values are partial values of.
static std::optional<Claim> reduce(Walker &walker, const Claim &claim, ReduceKind kind,
                                   Value value) {
  const Sharding &sharding = claim.sharding;
  if (isAllThereIs(walker, sharding) || (sharding.isPartial(kind) && !sharding.isPart())) {
    Claim reduced{claim.number, Sharding(), kNoNumber};
    reduced.sharding.isRounded = sharding.isRounded;
    return reduced;
  }
  // Equation sum-of-parts: what is left is the sum over micro-batches.
  if (sharding.isPartial(kind) && !sharding.isOverParts) {
    Claim reduced{claim.number, sharding, kNoNumber};
    reduced.sharding.isOverParts = true;
    return reduced;
  }
  if (!walker.isPerRank) {
    walker.explain(sharding.isReplicated() || sharding.isOverParts
                       ? "every rank's copy would be counted"
                       : "the operand is expected to be " + Sharding::partial(kind).str());
    return std::nullopt;
  }
  if (sharding.isReplicated()) {
    if (kind != ReduceKind::Add)
      return claim;
    std::optional<Number> product =
        multiplyByRanks(walker, claim.number, value.getType(), value.getLoc());
    if (!product)
      return std::nullopt;
    return Claim{*product, Sharding(), kNoNumber};
  }
  auto name = StringAttr::get(value.getContext(), ir::stringifyReduceKind(kind));
  Number own = walker.getPerRank(claim, value);
  return Claim{walker.expressions.get("all_reduce", name, value.getType(), own, value.getLoc()),
               Sharding(), kNoNumber};
}

Number moveDim(Walker &walker, Number number, Type type, int64_t dim, bool isBack, Location loc) {
  auto tensor = cast<RankedTensorType>(type);
  if (dim == 0)
    return number;
  SmallVector<int64_t> there{dim}, shape;
  for (int64_t i = 0; i < tensor.getRank(); ++i)
    if (i != dim)
      there.push_back(i);
  SmallVector<int64_t> back(there.size());
  for (auto [to, from] : llvm::enumerate(there))
    back[from] = to;
  ArrayRef<int64_t> order = isBack ? back : there;
  for (int64_t from : order)
    shape.push_back(tensor.getDimSize(from));
  Builder builder(loc.getContext());
  return walker.expressions.make<hlo::TransposeOp>(
      tensor.clone(shape), number, loc,
      builder.getNamedAttr("permutation", builder.getDenseI64ArrayAttr(order)));
}

static Number transpose(Walker &walker, Number number, ArrayRef<int64_t> order, Location loc) {
  auto type = cast<RankedTensorType>(walker.expressions.getType(number));
  auto shape = llvm::map_to_vector(order, [&](int64_t dim) { return type.getDimSize(dim); });
  Builder builder(loc.getContext());
  return walker.expressions.make<hlo::TransposeOp>(
      type.clone(shape), number, loc,
      builder.getNamedAttr("permutation", builder.getDenseI64ArrayAttr(order)));
}

/// Equation rows-of-reshape: groups of one row each are rows of a dimension of size one, here
/// `dim`, which is moved behind that of the groups and back. None of other rows.
static std::optional<Number> takeGroupsApart(Walker &walker, const Claim &claim, int64_t dim,
                                             Value value) {
  const Sharding &sharding = claim.sharding;
  auto local = cast<RankedTensorType>(value.getType());
  if (!sharding.isSharded() || sharding.isPart() || sharding.chunk != 1 || sharding.dim == dim ||
      local.getDimSize(dim) != 1)
    return std::nullopt;
  SmallVector<int64_t> there, back(local.getRank());
  for (int64_t i = 0; i < local.getRank(); ++i)
    if (i != dim)
      there.push_back(i);
  int64_t groups = indexIn(there, sharding.dim);
  there.insert(there.begin() + groups + 1, dim);
  for (auto [to, from] : llvm::enumerate(there))
    back[from] = to;
  std::optional<Number> apart =
      walker.coercion.recast(transpose(walker, claim.number, there, value.getLoc()),
                             sharding.onDim(groups), sharding.withGroups(groups + 1, 1, 1));
  return apart ? transpose(walker, *apart, back, value.getLoc()) : apart;
}

RankedTensorType withFirst(Type type, int64_t dim) {
  auto tensor = cast<RankedTensorType>(type);
  SmallVector<int64_t> shape(tensor.getShape());
  std::rotate(shape.begin(), shape.begin() + dim, shape.begin() + dim + 1);
  return tensor.clone(shape);
}

/// Equation gather-of-rows.
static std::optional<Claim> gather(Walker &walker, const Claim &claim, int64_t dim, Value value,
                                   Type type) {
  const Sharding &sharding = claim.sharding;
  if (sharding.isRounded) {
    walker.explain("only a reduction reads what is rounded for it");
    return std::nullopt;
  }
  if (isAllThereIs(walker, sharding) ||
      (sharding.isShardedOn(dim) && sharding.groups == 1 && !sharding.isPart()))
    return Claim{claim.number, Sharding(), kNoNumber};
  if (std::optional<Number> apart = takeGroupsApart(walker, claim, dim, value))
    return Claim{*apart, Sharding(), kNoNumber};
  if (!walker.isPerRank || sharding.isReplicated()) {
    walker.explain("the operand is expected to be rows of dimension " + std::to_string(dim));
    return std::nullopt;
  }
  Location loc = value.getLoc();
  Number own = moveDim(walker, walker.getPerRank(claim, value), value.getType(), dim, false, loc);
  RankedTensorType first = withFirst(type, dim);
  Number whole = walker.expressions.get("all_gather", Attribute(), first, own, loc);
  return Claim{moveDim(walker, whole, first, dim, true, loc), Sharding(), kNoNumber};
}

//===----------------------------------------------------------------------===//
// Of the replica
//===----------------------------------------------------------------------===//

template <typename Op> static bool isOverAllRanks(const RuleInput &in, Op op) {
  if (op.getMeshAttr() == in.walker.mesh && op.getAxes() == in.walker.axes)
    return true;
  in.walker.explain("it is not over all axes of the module's mesh");
  return false;
}

/// Equation other-axis: along another axis ranks have the same rows of the batch, and exchange
/// them; a sum of sums over rows is a sum over rows of sums. `exchanged`: the dimension that is
/// needed whole, -1 for none; `kind`: that of the reduction, none of what only moves elements.
static Answer proveOtherAxis(const RuleInput &in, int64_t exchanged,
                             std::optional<ReduceKind> kind) {
  Sharding sharding = in.operands.empty() ? Sharding() : in.sharding(0);
  bool passes = sharding.isReplicated() || (sharding.isSharded() && sharding.dim != exchanged) ||
                (sharding.isPartial() && (!kind || sharding.isPartial(*kind)));
  if (!passes || sharding.isRounded) {
    in.walker.explain(
        "along another axis only rows, and sums by the same reduction, are exchanged");
    return std::nullopt;
  }
  return in.pass(sharding);
}

template <typename Op> static bool isOverModelAxes(const RuleInput &in, Op op) {
  return in.walker.modelAxes && op.getAxes() == in.walker.modelAxes;
}

static Answer proveAllReduce(const RuleInput &in) {
  auto op = cast<ir::AllReduceOp>(in.op);
  if (isOverModelAxes(in, op))
    return proveOtherAxis(in, -1, op.getKind());
  if (!isOverAllRanks(in, op))
    return std::nullopt;
  std::optional<Claim> claim = reduce(in.walker, in.operands[0], op.getKind(), op.getOperand());
  return claim ? Answer(Claims{*claim}) : std::nullopt;
}

static Answer proveBatchGather(const RuleInput &in) {
  auto op = cast<ir::BatchGatherOp>(in.op);
  if (isOverModelAxes(in, op))
    return proveOtherAxis(in, static_cast<int64_t>(op.getDim()), std::nullopt);
  if (!isOverAllRanks(in, op))
    return std::nullopt;
  std::optional<Claim> claim = gather(in.walker, in.operands[0], static_cast<int64_t>(op.getDim()),
                                      op.getOperand(), op.getType());
  return claim ? Answer(Claims{*claim}) : std::nullopt;
}

/// Equation reduced-rows: rows of what partial values are partial values of.
static std::optional<Claim> scatter(Walker &walker, const Claim &claim, ReduceKind kind,
                                    int64_t dim, Value value, Type type) {
  const Sharding &sharding = claim.sharding;
  bool isSum = sharding.isPartial(kind) && !sharding.isPart() && !sharding.isOverParts &&
               !sharding.isRounded;
  if (isSum)
    return Claim{claim.number,
                 Sharding::sharded(dim, 1, cast<RankedTensorType>(type).getDimSize(dim)),
                 kNoNumber};
  if (!walker.isPerRank) {
    walker.explain("the operand is expected to be " + Sharding::partial(kind).str());
    return std::nullopt;
  }
  Location loc = value.getLoc();
  auto name = StringAttr::get(value.getContext(), ir::stringifyReduceKind(kind));
  Number own = moveDim(walker, walker.getPerRank(claim, value), value.getType(), dim, false, loc);
  RankedTensorType first = withFirst(type, dim);
  Number rows = walker.expressions.get("reduce_scatter", name, first, own, loc);
  return Walker::makePerRank(moveDim(walker, rows, first, dim, true, loc));
}

static Answer proveBatchExchange(const RuleInput &in) {
  auto op = cast<ir::BatchExchangeOp>(in.op);
  if (isOverModelAxes(in, op))
    return proveOtherAxis(in, op.getFrom() ? -1 : 0, std::nullopt);
  if (!isOverAllRanks(in, op) || !in.walker.isPerRank)
    return std::nullopt;
  Number own = in.walker.getPerRank(in.operands[0], op.getOperand());
  return Claims{Walker::makePerRank(
      in.walker.expressions.get(kExchanged, op.getFromAttr(), op.getType(), own, op.getLoc()))};
}

static Answer proveBatchScatter(const RuleInput &in) {
  auto op = cast<ir::BatchScatterOp>(in.op);
  if (isOverModelAxes(in, op))
    return proveOtherAxis(in, 0, op.getKind());
  if (!isOverAllRanks(in, op))
    return std::nullopt;
  std::optional<Claim> claim =
      scatter(in.walker, in.operands[0], op.getKind(), 0, op.getOperand(), op.getType());
  return claim ? Answer(Claims{*claim}) : std::nullopt;
}

Claim makeRankMultiple(Walker &walker, Type type, int64_t stride, Location loc) {
  auto tensor = cast<RankedTensorType>(type);
  Builder builder(loc.getContext());
  auto value = DenseElementsAttr::get(
      tensor, Attribute(builder.getIntegerAttr(tensor.getElementType(), stride)));
  Number number =
      walker.expressions.make<hlo::ConstantOp>(type, {}, loc, builder.getNamedAttr("value", value));
  return {number, Sharding::of(Sharding::RankMultiple), kNoNumber};
}

static Answer proveRankOffset(const RuleInput &in) {
  auto op = cast<ir::RankOffsetOp>(in.op);
  if (isOverModelAxes(in, op))
    return proveOtherAxis(in, -1, std::nullopt);
  auto element = cast<IntegerType>(cast<RankedTensorType>(op.getType()).getElementType());
  int64_t stride = op.getStride();
  unsigned bits = element.getWidth() - (element.isUnsigned() ? 0 : 1);
  // No rank's offset wraps around.
  if (!isOverAllRanks(in, op) || stride < 0 ||
      (bits < 62 && stride > ((int64_t(1) << bits) - 1) / in.walker.ranks))
    return std::nullopt;
  return Claims{makeRankMultiple(in.walker, op.getType(), stride, op.getLoc())};
}

//===----------------------------------------------------------------------===//
// Of manual computations
//===----------------------------------------------------------------------===//

using Devices = SmallVector<int64_t>;

/// Groups of devices that differ along these axes alone, in order.
static SmallVector<Devices> listGroups(sdy::MeshAttr mesh, ArrayRef<StringRef> along) {
  llvm::MapVector<int64_t, Devices> groups; // by their first
  int64_t count = 1;
  for (sdy::MeshAxisAttr axis : mesh.getAxes())
    count *= axis.getSize();
  for (int64_t device = 0; device < count; ++device) {
    int64_t first = device, stride = 1;
    for (sdy::MeshAxisAttr axis : llvm::reverse(mesh.getAxes())) {
      if (llvm::is_contained(along, axis.getName()))
        first -= device / stride % axis.getSize() * stride;
      stride *= axis.getSize();
    }
    groups[first].push_back(device);
  }
  return llvm::map_to_vector(groups, [](auto &group) { return group.second; });
}

Group getGroup(DenseIntElementsAttr ids, const ManualDevices &devices) {
  SmallVector<Devices> groups;
  for (auto [index, id] : llvm::enumerate(ids.getValues<int64_t>())) {
    if (static_cast<int64_t>(index) % ids.getType().getDimSize(1) == 0)
      groups.emplace_back();
    if (id >= 0)
      groups.back().push_back(id);
  }
  llvm::sort(groups);
  if (groups.empty())
    groups = listGroups(devices.mesh, llvm::map_to_vector(devices.mesh.getAxes(),
                                                          [](sdy::MeshAxisAttr axis) -> StringRef {
                                                            return axis.getName();
                                                          }));
  auto isOver = [&](ArrayRef<StringRef> axes) { return groups == listGroups(devices.mesh, axes); };
  if (isOver({}))
    return Group::Alone;
  if (!devices.own.empty() && isOver({devices.own}))
    return Group::All;
  if (devices.beside.empty())
    return Group::Other;
  if (isOver({devices.beside}))
    return Group::Beside;
  return !devices.own.empty() && isOver({devices.own, devices.beside}) ? Group::Both : Group::Other;
}

bool isInManual(const RuleInput &in) {
  if (in.walker.devices)
    return true;
  in.walker.explain("it is tied to devices");
  return false;
}

Claim exchangeBeside(Walker &walker, StringRef word, Attribute way, const Claim &claim, Value value,
                     Type type) {
  Location loc = value.getLoc();
  Builder builder(type.getContext());
  Attribute how = builder.getArrayAttr({builder.getStringAttr(walker.devices->beside), way});
  if (claim.sharding.isReplicated())
    return {walker.expressions.get(word, how, type, claim.number, loc), Sharding(), kNoNumber};
  return Walker::makePerRank(
      walker.expressions.get(word, how, type, walker.getPerRank(claim, value), loc));
}

static Answer proveDeviceReduce(const RuleInput &in) {
  auto op = cast<hlo::AllReduceOp>(in.op);
  if (!isInManual(in))
    return std::nullopt;
  Group group = getGroup(hlo::getReplicaGroups(op), *in.walker.devices);
  std::optional<ReduceKind> kind = getReduction(op.getComputation());
  if (group == Group::Other || !kind)
    return std::nullopt;
  auto how = StringAttr::get(op.getContext(), ir::stringifyReduceKind(*kind));
  Claims results;
  for (auto [claim, value] : llvm::zip_equal(in.operands, op.getOperands())) {
    std::optional<Claim> reduced = claim;
    if (group == Group::All || group == Group::Both)
      reduced = reduce(in.walker, claim, *kind, value);
    if (!reduced)
      return std::nullopt;
    if (group == Group::Beside || group == Group::Both)
      reduced =
          exchangeBeside(in.walker, "all_reduce beside", how, *reduced, value, value.getType());
    results.push_back(*reduced);
  }
  return results;
}

static Answer proveDeviceGather(const RuleInput &in) {
  auto op = cast<hlo::AllGatherOp>(in.op);
  if (!isInManual(in))
    return std::nullopt;
  Group group = getGroup(hlo::getReplicaGroups(op), *in.walker.devices);
  if (group != Group::All && group != Group::Beside)
    return std::nullopt;
  Claims results;
  for (auto [claim, value, result] :
       llvm::zip_equal(in.operands, op.getOperands(), op.getResults())) {
    if (group == Group::Beside) {
      results.push_back(exchangeBeside(in.walker, "all_gather beside", op.getAllGatherDimAttr(),
                                       claim, value, result.getType()));
      continue;
    }
    std::optional<Claim> gathered = gather(
        in.walker, claim, static_cast<int64_t>(op.getAllGatherDim()), value, result.getType());
    if (!gathered)
      return std::nullopt;
    results.push_back(*gathered);
  }
  return results;
}

static Answer proveDeviceScatter(const RuleInput &in) {
  auto op = cast<hlo::ReduceScatterOp>(in.op);
  std::optional<ReduceKind> kind = getReduction(op.getComputation());
  if (!isInManual(in) || !kind)
    return std::nullopt;
  Group group = getGroup(hlo::getReplicaGroups(op), *in.walker.devices);
  if (group != Group::All && group != Group::Beside)
    return std::nullopt;
  Builder builder(op.getContext());
  Attribute how = builder.getArrayAttr(
      {builder.getStringAttr(ir::stringifyReduceKind(*kind)), op.getScatterDimensionAttr()});
  Claims results;
  for (auto [claim, value, result] :
       llvm::zip_equal(in.operands, op->getOperands(), op->getResults())) {
    if (group == Group::Beside) {
      results.push_back(
          exchangeBeside(in.walker, "reduce_scatter beside", how, claim, value, result.getType()));
      continue;
    }
    std::optional<Claim> rows =
        scatter(in.walker, claim, *kind, static_cast<int64_t>(op.getScatterDimension()), value,
                result.getType());
    if (!rows)
      return std::nullopt;
    results.push_back(*rows);
  }
  return results;
}

int64_t getStride(sdy::MeshAttr mesh, StringRef axis) {
  int64_t stride = 1;
  for (sdy::MeshAxisAttr each : llvm::reverse(mesh.getAxes())) {
    if (each.getName() == axis)
      break;
    stride *= each.getSize();
  }
  return stride;
}

int64_t getSize(sdy::MeshAttr mesh, StringRef axis) {
  for (sdy::MeshAxisAttr each : mesh.getAxes())
    if (each.getName() == axis)
      return each.getSize();
  return 1;
}

static Number getNumberBeside(const RuleInput &in, Type type) {
  StringRef beside = in.walker.devices->beside;
  return in.walker.expressions.get("device beside", StringAttr::get(type.getContext(), beside),
                                   type, {}, in.op->getLoc());
}

/// A rank's number along its own axis, times a constant, in the type of device numbers.
static Claim getOwnNumber(const RuleInput &in, Type type, int64_t stride) {
  auto i32 = RankedTensorType::get({}, IntegerType::get(type.getContext(), 32));
  Claim rank = makeRankMultiple(in.walker, i32, stride, in.op->getLoc());
  rank.number = in.walker.expressions.make<hlo::ConvertOp>(type, rank.number, in.op->getLoc());
  return rank;
}

/// The integer that a constant has everywhere; -1 where it is none.
static int64_t getConstant(Value value) {
  auto constant = value.getDefiningOp<hlo::ConstantOp>();
  auto splat = constant ? dyn_cast<SplatElementsAttr>(constant.getValue()) : SplatElementsAttr();
  auto integer = splat ? dyn_cast<IntegerAttr>(splat.getSplatValue<Attribute>()) : IntegerAttr();
  return integer ? integer.getValue().getLimitedValue(INT64_MAX) : -1;
}

/// Equation axis-index: a device's number, divided by an axis' stride, modulo its size, is that
/// along the axis: the rank's, or that of the device beside it, which all ranks have.
Answer proveAxisIndex(const RuleInput &in) {
  auto op = cast<hlo::RemOp>(in.op);
  if (!isInManual(in) || in.walker.devices->own.empty() || in.walker.devices->beside.empty())
    return std::nullopt;
  const ManualDevices &devices = *in.walker.devices;
  Value number = op.getLhs();
  int64_t stride = 1, size = getConstant(op.getRhs());
  if (auto quotient = number.getDefiningOp<hlo::DivOp>()) {
    stride = getConstant(quotient.getRhs());
    number = quotient.getLhs();
  }
  if (!isa_and_nonnull<hlo::PartitionIdOp, hlo::ReplicaIdOp>(number.getDefiningOp()))
    return std::nullopt;
  auto isAlong = [&](StringRef axis) {
    return stride == getStride(devices.mesh, axis) && size == getSize(devices.mesh, axis);
  };
  if (isAlong(devices.own))
    return Claims{getOwnNumber(in, op.getType(), 1)};
  if (isAlong(devices.beside))
    return Claims{{getNumberBeside(in, op.getType()), Sharding(), kNoNumber}};
  return std::nullopt;
}

/// The device's number, converted to the type that it has: equation device-is-rank. With devices
/// beside the ranks, that of both, each by its stride.
static Answer proveDeviceId(const RuleInput &in) {
  if (!isInManual(in))
    return std::nullopt;
  const ManualDevices &devices = *in.walker.devices;
  Expressions &expressions = in.walker.expressions;
  Location loc = in.op->getLoc();
  auto type = cast<RankedTensorType>(in.op->getResult(0).getType());
  Builder builder(in.op->getContext());
  Number beside = devices.beside.empty() ? kNoNumber : getNumberBeside(in, type);
  if (devices.own.empty())
    return Claims{{beside, Sharding(), kNoNumber}};
  Claim rank = getOwnNumber(in, type, getStride(devices.mesh, devices.own));
  if (beside == kNoNumber)
    return Claims{rank};
  auto stride = DenseElementsAttr::get(
      type, Attribute(builder.getIntegerAttr(type.getElementType(),
                                             getStride(devices.mesh, devices.beside))));
  Number count =
      expressions.make<hlo::ConstantOp>(type, {}, loc, builder.getNamedAttr("value", stride));
  Number first = expressions.make<hlo::MulOp>(type, {beside, count}, loc);
  return Claims{Walker::makePerRank(
      expressions.make<hlo::AddOp>(type, {first, in.walker.getPerRank(rank, type, loc)}, loc))};
}

static Answer refuse(const RuleInput &in) {
  in.walker.explain("it exchanges parts of values between devices");
  return std::nullopt;
}

void addCollectiveRules(RuleTable &structural) {
  addRule<ir::AllReduceOp>(structural, proveAllReduce);
  addRule<ir::BatchExchangeOp>(structural, proveBatchExchange);
  addRule<ir::BatchGatherOp>(structural, proveBatchGather);
  addRule<ir::BatchScatterOp>(structural, proveBatchScatter);
  addRule<ir::RankOffsetOp>(structural, proveRankOffset);
  addRule<hlo::AllReduceOp>(structural, proveDeviceReduce);
  addRule<hlo::AllGatherOp>(structural, proveDeviceGather);
  addRule<hlo::PartitionIdOp, hlo::ReplicaIdOp>(structural, proveDeviceId);
  addRule<hlo::AllToAllOp>(structural, proveDeviceExchange);
  addRule<hlo::CollectivePermuteOp>(structural, proveDevicePermute);
  addRule<hlo::CollectiveBroadcastOp, hlo::CrossReplicaSumOp>(structural, refuse);
  addRule<hlo::ReduceScatterOp>(structural, proveDeviceScatter);
}

} // namespace zero::validate::replica
