//===- ReplicaManual.cpp - What one device computes is what one rank computes ---------===//
//
// The body of a manual computation in the import program is walked as the replica is: what its
// devices get are rows of the operands, what they return are rows of the results, or the same on
// all of them. In the replica the body stands without the op around it.
//===--------------------------------------------------------------------------------===//
#include "ReplicaWalker.h"

#include "zero/Dialect/Sdy/Sdy.h"

#include "llvm/ADT/DenseSet.h"

#include <utility>

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

static sdy::MeshAttr getMesh(sdy::ManualComputationOp op) {
  for (sdy::ShardingPerValueAttr shardings : {op.getInShardings(), op.getOutShardings()})
    for (sdy::ShardingAttr sharding : shardings.getShardings())
      return sdy::lookupMesh(op, sharding);
  return sdy::MeshAttr::get(op.getContext(), {}, {});
}

/// The axes of several devices that the computation handles itself: one, of which the devices are
/// the ranks, in order. Ranks along a step's own axis may have devices beside them.
static std::optional<ManualDevices> findDevices(sdy::ManualComputationOp op, const Walker &walker) {
  ManualDevices devices{getMesh(op), "", ""};
  if (!devices.mesh || !llvm::is_sorted(devices.mesh.getDeviceIds()))
    return std::nullopt;
  int64_t ranks = 1;
  for (sdy::MeshAxisAttr axis : devices.mesh.getAxes()) {
    bool isManual = llvm::is_contained(op.getManualAxes().getAxes(),
                                       StringAttr::get(op.getContext(), axis.getName()));
    if (axis.getSize() == 1 || (walker.modelAxis && !isManual))
      continue;
    bool isOwn = !walker.modelAxis || axis.getName() == walker.modelAxis.getValue();
    StringRef &known = isOwn ? devices.own : devices.beside;
    if (!known.empty() || !isManual)
      return std::nullopt;
    known = axis.getName();
    ranks *= isOwn ? axis.getSize() : 1;
  }
  bool isNested = devices.own.empty() && !devices.beside.empty() && walker.mesh;
  if (ranks != walker.ranks && !isNested)
    return std::nullopt;
  return devices;
}

namespace {
/// How a value is parted: among ranks, and each of these parts among devices beside them. A
/// dimension that is cut among these first is two: that of them, and what each of them has.
struct ManualParts {
  Sharding sharding;
  SmallVector<int64_t> beside; // dimensions of `own`
  RankedTensorType whole, own; // with such dimensions; `own`: a rank's part
  RankedTensorType local;      // a device's part of that
};
} // namespace

static int64_t countBeside(const ManualDevices &devices) {
  for (sdy::MeshAxisAttr axis : devices.mesh.getAxes())
    if (axis.getName() == devices.beside)
      return axis.getSize();
  return 1;
}

namespace {
/// Makes ManualParts of a sharding, dimension by dimension.
class PartReader {
public:
  PartReader(sdy::ManualComputationOp op, const ManualDevices &devices, int64_t ranks)
      : op(op), devices(devices), ranks(ranks), count(countBeside(devices)) {}

  std::optional<ManualParts> read(sdy::ShardingAttr given, RankedTensorType type) {
    for (auto [size, dimension] : llvm::zip_equal(type.getShape(), given.getDimensions()))
      if (failed(readDim(size, dimension)))
        return std::nullopt;
    parts.whole = type.clone(whole);
    parts.own = type.clone(own);
    parts.local = type.clone(local);
    return parts;
  }

private:
  LogicalResult readDim(int64_t size, sdy::DimensionShardingAttr dimension);
  LogicalResult add(int64_t size, bool isOwn, bool isBeside);

  sdy::ManualComputationOp op;
  const ManualDevices &devices;
  int64_t ranks, count;
  ManualParts parts;
  SmallVector<int64_t> whole, own, local;
};
} // namespace

LogicalResult PartReader::add(int64_t size, bool isOwn, bool isBeside) {
  int64_t part = isOwn ? size / ranks : size;
  if ((isOwn && (size % ranks != 0 || parts.sharding.isSharded())) ||
      (isBeside && part % count != 0))
    return failure();
  auto dim = static_cast<int64_t>(whole.size());
  if (isOwn)
    parts.sharding = Sharding::sharded(dim, 1, part);
  if (isBeside)
    parts.beside.push_back(dim);
  whole.push_back(size);
  own.push_back(part);
  local.push_back(isBeside ? part / count : part);
  return success();
}

LogicalResult PartReader::readDim(int64_t size, sdy::DimensionShardingAttr dimension) {
  SmallVector<bool> areOwn; // of the axes that part it, major first
  for (sdy::AxisRefAttr axis : dimension.getAxes()) {
    bool isManual = llvm::is_contained(op.getManualAxes().getAxes(),
                                       StringAttr::get(op.getContext(), axis.getName()));
    if (!isManual || getAxisSize(devices.mesh, axis) == 1)
      continue;
    if (axis.getSize() != 0)
      return failure();
    areOwn.push_back(axis.getName() == devices.own);
  }
  bool isOwn = llvm::is_contained(areOwn, true), isBeside = llvm::is_contained(areOwn, false);
  if (!isOwn || !isBeside || areOwn[0])
    return add(size, isOwn, isBeside);
  if (size % count != 0)
    return failure();
  return success(succeeded(add(count, false, true)) && succeeded(add(size / count, true, false)));
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
  ManualProof(const RuleInput &in, sdy::ManualComputationOp op, ManualDevices devices)
      : walker(in.walker), op(op), devices(devices), isNested(in.walker.mesh) {
    // Of several computations in one rank's program, what is between them is what is outside.
    for (auto [claim, tensor] : llvm::zip_equal(in.operands, op.getTensors()))
      operands.push_back(isNested ? getOwn(walker.getOuterClaim(tensor)) : claim);
  }

  Answer run();

private:
  bool setParts();
  Answer walk();
  Claim take(StringRef word, const Claim &claim, ArrayRef<int64_t> dims, Type from, Type to);
  Claim getOwn(const Claim &claim);
  Claim computeOwn(const Claim &claim);
  Claim takeRows(Number number, const ManualParts &parts);
  std::optional<Claim> join(OpResult result, const ManualParts &parts);
  Claim joinRanks(const Claim &returned, const ManualParts &parts, Value value);
  Claim reshape(const Claim &claim, Type from, Type to);

  Walker &walker;
  sdy::ManualComputationOp op;
  ManualDevices devices;
  bool isNested; // in one rank's program: what is left of devices beside the ranks
  Claims operands;
  llvm::DenseSet<JoinedRows::key_type> seen; // looked at in this proof
};
} // namespace

/// Equation devices-beside: what devices beside the ranks have of a rank's value, and what is
/// joined of theirs, is the same function of it wherever they take and give it. The same on all
/// ranks if the value is.
Claim ManualProof::take(StringRef word, const Claim &claim, ArrayRef<int64_t> dims, Type from,
                        Type to) {
  SmallVector<int64_t> where(dims);
  where.push_back(countBeside(devices));
  Builder builder(op.getContext());
  Attribute place = builder.getArrayAttr(
      {builder.getStringAttr(devices.beside), builder.getDenseI64ArrayAttr(where)});
  Location loc = op.getLoc();
  if (claim.sharding.isReplicated())
    return {walker.expressions.get(word, place, to, claim.number, loc), Sharding(), kNoNumber};
  return Walker::makePerRank(
      walker.expressions.get(word, place, to, walker.getPerRank(claim, from, loc), loc));
}

/// What a reshape of it is by its rules.
Claim ManualProof::reshape(const Claim &claim, Type from, Type to) {
  if (from == to)
    return claim;
  OpBuilder builder(op.getContext());
  Block block;
  auto reshape =
      hlo::ReshapeOp::create(builder, op.getLoc(), to, block.addArgument(from, op.getLoc()));
  Answer made = walker.answer(reshape, claim);
  reshape.erase();
  return made ? made->front()
              : Claim{walker.expressions.makeFresh("reshaped", to, op.getLoc()), Sharding(),
                      kNoNumber};
}

/// Equation parts-of-manual: of rows that devices joined, what the rank had; of what is computed of
/// such rows element by element, the same of that.
Claim ManualProof::getOwn(const Claim &claim) {
  const Sharding &sharding = claim.sharding;
  if (!sharding.isSharded() || sharding.isPart())
    return claim;
  std::pair key(claim.number, std::pair(sharding.dim, sharding.groups));
  if (auto joined = walker.joined.find(key); joined != walker.joined.end())
    return joined->second;
  if (!seen.insert(key).second)
    return claim;
  Claim own = computeOwn(claim);
  if (own.number != claim.number || own.sharding != sharding)
    walker.joined.try_emplace(key, own);
  return own;
}

/// `whole` with a rank's rows.
static RankedTensorType getRowsType(Type whole, const Sharding &sharding, int64_t ranks) {
  auto type = cast<RankedTensorType>(whole);
  SmallVector<int64_t> shape(type.getShape());
  shape[sharding.dim] /= ranks;
  return type.clone(shape);
}

Claim ManualProof::computeOwn(const Claim &claim) {
  Expressions &expressions = walker.expressions;
  if (!expressions.isElementwise(claim.number))
    return claim;
  const Expression whole = expressions[claim.number];
  Location loc = op.getLoc();
  OpBuilder builder(op.getContext());
  Block block;
  builder.setInsertionPointToEnd(&block);
  Claims claims;
  bool areJoined = false;
  for (Number number : SmallVector<Number>(whole.operands)) {
    RankedTensorType type = expressions.getType(number);
    Claim own{number, Sharding(), kNoNumber};
    if (type.getShape() == cast<RankedTensorType>(whole.type).getShape()) { // or one for all
      type = getRowsType(type, claim.sharding, walker.ranks);
      Claim rows{number, claim.sharding, kNoNumber};
      own = getOwn(rows);
      bool isJoined = own.number != number || own.sharding != rows.sharding;
      areJoined |= isJoined;
      if (!isJoined)
        own = localize(expressions, number, claim.sharding, type);
    }
    block.addArgument(type, loc);
    claims.push_back(own);
  }
  if (!areJoined)
    return claim;
  OperationState state(loc, whole.op, block.getArguments(),
                       getRowsType(whole.type, claim.sharding, walker.ranks));
  if (auto attributes = dyn_cast_or_null<DictionaryAttr>(whole.attributes))
    state.addAttributes(attributes.getValue());
  Answer made = walker.answer(builder.create(state), claims);
  return made ? made->front() : claim;
}

/// What a rank has of the value.
Claim ManualProof::takeRows(Number number, const ManualParts &parts) {
  Claim rows{number, parts.sharding, kNoNumber}, own = getOwn(rows);
  bool isJoined = own.number != number || own.sharding != rows.sharding;
  return isJoined ? own : localize(walker.expressions, number, parts.sharding, parts.own);
}

bool ManualProof::setParts() {
  Block &body = op.getBody().front();
  for (auto [claim, part, tensor, given] : llvm::zip_equal(
           operands, body.getArguments(), op.getTensors(), op.getInShardings().getShardings())) {
    std::optional<ManualParts> parts =
        PartReader(op, devices, walker.ranks).read(given, hlo::tensorType(tensor));
    if (!parts)
      return false;
    Claim own = reshape(claim, tensor.getType(), parts->whole);
    if (parts->sharding.isSharded())
      own = takeRows(own.number, *parts);
    if (!parts->beside.empty())
      own = take("part beside", own, parts->beside, parts->own, parts->local);
    walker.setClaim(part, reshape(own, parts->local, part.getType()));
  }
  return true;
}

/// The whole result of which `returned` is what one rank returns. Equation parts-of-manual: rows of
/// a value, joined, are the value.
Claim ManualProof::joinRanks(const Claim &returned, const ManualParts &parts, Value value) {
  const Sharding &sharding = parts.sharding;
  // What devices beside join is looked for by what a rank has of it, not by what it is made of.
  if (devices.beside.empty() || !sharding.isSharded())
    if (std::optional<Number> whole = walker.as(returned, sharding)) {
      if (sharding.isSharded() && returned.sharding.isReplicated())
        walker.manualResults.push_back({returned.number, {*whole, sharding, kNoNumber}});
      return {*whole, Sharding(), kNoNumber};
    }
  Location loc = op.getLoc();
  if (!sharding.isSharded()) // devices may have different values: none of them is the result
    return {walker.expressions.makeFresh(kDiffers, parts.whole, value.getLoc()), Sharding(),
            kNoNumber};
  Number own = walker.getPerRank(returned, parts.own, loc);
  auto place = DenseI64ArrayAttr::get(op.getContext(), {sharding.dim, sharding.groups});
  Number whole = walker.expressions.get("parts", place, parts.whole, own, loc);
  walker.manualResults.push_back({own, {whole, sharding, kNoNumber}});
  return {whole, Sharding(), kNoNumber};
}

std::optional<Claim> ManualProof::join(OpResult result, const ManualParts &parts) {
  Value value = op.getBody().front().getTerminator()->getOperand(result.getResultNumber());
  Claim returned = reshape(walker.getClaim(value), value.getType(), parts.local);
  if (!devices.beside.empty())
    returned = take("joined beside", returned, parts.beside, parts.local, parts.own);
  if (isNested)
    return returned;
  Claim whole = joinRanks(returned, parts, value);
  if (parts.sharding.isSharded())
    walker.joined.try_emplace({whole.number, {parts.sharding.dim, parts.sharding.groups}},
                              returned);
  return reshape(whole, parts.whole, result.getType());
}

Answer ManualProof::run() {
  bool wasPerRank = std::exchange(walker.isPerRank, true);
  std::optional<ManualDevices> outer = std::exchange(walker.devices, devices);
  Answer results = walk();
  walker.isPerRank = wasPerRank;
  walker.devices = outer;
  return results;
}

Answer ManualProof::walk() {
  if (!setParts()) {
    walker.explain("it shards values otherwise than in one block per rank");
    return std::nullopt;
  }
  if (failed(walker.run(op.getBody().front())))
    return std::nullopt;
  Claims results;
  for (auto [result, given] :
       llvm::zip_equal(op.getResults(), op.getOutShardings().getShardings())) {
    std::optional<ManualParts> parts =
        PartReader(op, devices, walker.ranks).read(given, hlo::tensorType(result));
    std::optional<Claim> claim = parts ? join(result, *parts) : std::nullopt;
    if (!claim)
      break;
    results.push_back(*claim);
  }
  if (results.size() != op->getNumResults()) {
    walker.explain("it returns parts that are no blocks of rows, one per rank");
    return std::nullopt;
  }
  return results;
}

static Answer proveManual(const RuleInput &in) {
  auto op = cast<sdy::ManualComputationOp>(in.op);
  in.walker.hasManual = true;
  std::optional<ManualDevices> devices = findDevices(op, in.walker);
  // In one rank's program there are devices beside the ranks alone.
  bool isRight = devices && (in.walker.mesh ? in.walker.modelAxis && devices->own.empty()
                                            : !in.walker.isPerRank);
  if (!isRight) {
    in.walker.explain("its devices are not the ranks");
    return std::nullopt;
  }
  return ManualProof(in, op, *devices).run();
}

void addManualRules(RuleTable &structural) {
  addRule<sdy::ManualComputationOp>(structural, proveManual);
}

} // namespace zero::validate::replica
