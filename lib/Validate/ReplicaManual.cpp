//===- ReplicaManual.cpp - What one device computes is what one rank computes ---------===//
//
// The body of a manual computation in the import program is walked as the replica is: what its
// devices get are rows of the operands, what they return are rows of the results, or the same on
// all of them. In the replica the body stands without the op around it.
//===--------------------------------------------------------------------------------===//
#include "ReplicaWalker.h"

#include "zero/Dialect/Sdy/Sdy.h"

using namespace mlir;

namespace zero::validate::replica {

static int64_t getAxisSize(sdy::MeshAttr mesh, sdy::AxisRefAttr axis) {
  if (axis.getSize() != 0)
    return axis.getSize();
  for (sdy::MeshAxisAttr each : mesh.getAxes())
    if (each.getName() == axis.getName())
      return each.getSize();
  return 1;
}

/// Whether the devices along the mesh's one axis of several are the ranks, in order.
static bool areDevicesRanks(sdy::ManualComputationOp op, sdy::MeshAttr mesh, int64_t ranks) {
  int64_t devices = 1;
  for (sdy::MeshAxisAttr axis : mesh.getAxes()) {
    if (axis.getSize() == 1)
      continue;
    bool isManual = llvm::is_contained(op.getManualAxes().getAxes(),
                                       StringAttr::get(op.getContext(), axis.getName()));
    if (devices != 1 || !isManual)
      return false;
    devices = axis.getSize();
  }
  return devices == ranks && llvm::is_sorted(mesh.getDeviceIds());
}

/// The sharding of a rank's part of a value of type `whole`; none where the parts are not one block
/// per rank.
static std::optional<Sharding> getPartSharding(sdy::ManualComputationOp op, sdy::ShardingAttr given,
                                               Type whole, int64_t ranks) {
  sdy::MeshAttr mesh = sdy::lookupMesh(op, given);
  if (!mesh || !areDevicesRanks(op, mesh, ranks))
    return std::nullopt;
  Sharding sharding;
  for (auto [dim, dimension] : llvm::enumerate(given.getDimensions())) {
    int64_t parts = 1;
    for (sdy::AxisRefAttr axis : dimension.getAxes())
      parts *= getAxisSize(mesh, axis);
    if (parts == 1)
      continue;
    int64_t size = cast<RankedTensorType>(whole).getDimSize(dim);
    if (parts != ranks || sharding.isSharded() || size % ranks != 0)
      return std::nullopt;
    sharding = Sharding::sharded(dim, 1, size / ranks);
  }
  return sharding;
}

/// A part of what is the same in all parts: what the replica, too, makes of local shape.
static Claim localize(Expressions &expressions, Number number, const Sharding &sharding,
                      Type local) {
  const Expression whole = expressions[number];
  if (expressions.is<hlo::ConstantOp>(number) && expressions.getSplat(number)) {
    auto value = expressions.getAttr<DenseElementsAttr>(number, "value");
    NamedAttribute part(StringAttr::get(expressions.getContext(), "value"),
                        value.resizeSplat(cast<ShapedType>(local)));
    return {expressions.make<hlo::ConstantOp>(local, {}, whole.loc, part), Sharding(), kNoNumber};
  }
  if (expressions.is<hlo::BroadcastInDimOp>(number) &&
      indexIn(expressions.getDims(number, "broadcast_dimensions"), sharding.dim) < 0)
    return {expressions.get(whole.op, whole.attributes, local, whole.operands, 0, whole.loc),
            Sharding(), kNoNumber};
  return {number, sharding, kNoNumber};
}

namespace {
class ManualProof {
public:
  ManualProof(const RuleInput &in, sdy::ManualComputationOp op)
      : in(in), walker(in.walker), op(op) {}

  Answer run();

private:
  bool setParts();
  std::optional<Claim> join(OpResult result, const Claim &returned, const Sharding &sharding);

  const RuleInput &in;
  Walker &walker;
  sdy::ManualComputationOp op;
};
} // namespace

bool ManualProof::setParts() {
  Block &body = op.getBody().front();
  for (auto [claim, part, tensor, given] : llvm::zip_equal(
           in.operands, body.getArguments(), op.getTensors(), op.getInShardings().getShardings())) {
    std::optional<Sharding> sharding = getPartSharding(op, given, tensor.getType(), walker.ranks);
    if (!sharding)
      return false;
    walker.setClaim(part, sharding->isSharded() ? localize(walker.expressions, claim.number,
                                                           *sharding, part.getType())
                                                : claim);
  }
  return true;
}

/// The whole result of which `returned` is what one rank returns. Equation parts-of-manual: rows of
/// a value, joined, are the value.
std::optional<Claim> ManualProof::join(OpResult result, const Claim &returned,
                                       const Sharding &sharding) {
  if (std::optional<Number> whole = walker.as(returned, sharding))
    return Claim{*whole, Sharding(), kNoNumber};
  Location loc = op.getLoc();
  if (!sharding.isSharded()) // devices may have different values: none of them is the result
    return Claim{walker.expressions.makeFresh("differs between devices", result.getType(), loc),
                 Sharding(), kNoNumber};
  Value value = op.getBody().front().getTerminator()->getOperand(result.getResultNumber());
  Number own = walker.getPerRank(returned, value);
  auto place = DenseI64ArrayAttr::get(op.getContext(), {sharding.dim, sharding.groups});
  Number whole = walker.expressions.get("parts", place, result.getType(), own, loc);
  walker.manualResults.push_back({own, {whole, sharding, kNoNumber}});
  return Claim{whole, Sharding(), kNoNumber};
}

Answer ManualProof::run() {
  walker.hasManual = true;
  if (walker.isPerRank || !setParts()) {
    walker.explain("its devices are not the ranks, or it shards values otherwise than in one block "
                   "per rank");
    return std::nullopt;
  }
  walker.isPerRank = true;
  LogicalResult ran = walker.run(op.getBody().front());
  walker.isPerRank = false;
  if (failed(ran))
    return std::nullopt;
  Claims results;
  ValueRange values = op.getBody().front().getTerminator()->getOperands();
  walker.isPerRank = true;
  for (auto [result, value, given] :
       llvm::zip_equal(op.getResults(), values, op.getOutShardings().getShardings())) {
    std::optional<Sharding> sharding = getPartSharding(op, given, result.getType(), walker.ranks);
    std::optional<Claim> claim;
    if (sharding)
      claim = join(result, walker.getClaim(value), *sharding);
    if (!claim)
      break;
    results.push_back(*claim);
  }
  walker.isPerRank = false;
  if (results.size() != op->getNumResults()) {
    walker.explain("it returns parts that are no blocks of rows, one per rank");
    return std::nullopt;
  }
  return results;
}

static Answer proveManual(const RuleInput &in) {
  return ManualProof(in, cast<sdy::ManualComputationOp>(in.op)).run();
}

void addManualRules(RuleTable &structural) {
  addRule<sdy::ManualComputationOp>(structural, proveManual);
}

} // namespace zero::validate::replica
