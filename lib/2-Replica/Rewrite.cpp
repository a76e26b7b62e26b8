#include "Rewrite.h"

#include "zero/Dialect/StableHLO/Splat.h"
#include "zero/Dialect/StableHLO/StableHLO.h"

#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;
using namespace zero;
using dist::OpSharding;
using dist::Sharding;

void zero::dropDead(func::FuncOp entry) {
  for (Operation &op : llvm::make_early_inc_range(llvm::reverse(entry.getBody().front())))
    if (isOpTriviallyDead(&op))
      op.erase();
}

ReplicaRewriter::ReplicaRewriter(func::FuncOp entry, const dist::Distribution &distribution,
                                 FlatSymbolRefAttr mesh, ArrayAttr axes)
    : entry(entry), distribution(distribution), mesh(mesh), axes(axes),
      builder(entry.getContext()) {}

static RankedTensorType localType(RankedTensorType type, Sharding sharding) {
  return type.clone(dist::getLocalShape(type.getShape(), sharding));
}

void ReplicaRewriter::run() {
  Block &block = entry.getBody().front();
  SmallVector<Operation *> ops;
  for (Operation &op : block)
    ops.push_back(&op);
  for (BlockArgument argument : block.getArguments())
    argument.setType(localType(hlo::tensorType(argument), distribution.getSharding(argument)));
  for (Operation *op : ops)
    rewrite(op);
  entry.setFunctionType(
      builder.getFunctionType(block.getArgumentTypes(), block.getTerminator()->getOperandTypes()));
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

/// Types and sizes become those of one rank.
static void localize(Operation *op, const OpSharding &opSharding, int64_t ranks) {
  for (auto [result, sharding] : llvm::zip_equal(op->getResults(), opSharding.results))
    result.setType(localType(hlo::tensorType(result), sharding));
  auto getParts = [&](unsigned operand, int64_t dim) -> int64_t {
    return opSharding.operands[operand].isShardedOn(dim) ? ranks : 1;
  };
  auto isSharded = [](const Sharding &sharding) { return sharding.isSharded(); };
  if (llvm::any_of(opSharding.operands, isSharded) || llvm::any_of(opSharding.results, isSharded))
    if (auto sharded = dyn_cast<hlo::ShardingRuleInterface>(op))
      sharded.localizeAttributes(getParts);
}

void ReplicaRewriter::rewrite(Operation *op) {
  const OpSharding &opSharding = distribution.getOpSharding(op);
  for (auto [operand, sharding] : llvm::zip_equal(op->getOpOperands(), opSharding.operands))
    operand.set(get(operand.get(), sharding));
  if (opSharding.column)
    rebaseColumn(op, opSharding);
  if (distribution.hasRegionsOf(op))
    rewriteRegions(op);
  else
    takeCapturedWhole(op);
  localize(op, opSharding, distribution.getRanks());
  if (opSharding.addressed)
    readOwnRows(op, opSharding);
}

void ReplicaRewriter::rewriteRegions(Operation *op) {
  for (Region &region : op->getRegions()) {
    for (BlockArgument argument : region.getArguments())
      argument.setType(localType(hlo::tensorType(argument), distribution.getSharding(argument)));
    SmallVector<Operation *> ops;
    for (Operation &inner : region.front())
      ops.push_back(&inner);
    for (Operation *inner : ops)
      rewrite(inner);
  }
}

/// Loops and branches of replicated values read partial ones reduced, and sharded ones gathered.
void ReplicaRewriter::takeCapturedWhole(Operation *op) {
  for (Region &region : op->getRegions())
    visitUsedValuesDefinedAbove(region, [&](OpOperand *use) {
      if (!distribution.getSharding(use->get()).isReplicated())
        use->set(get(use->get(), Sharding()));
    });
}

//===----------------------------------------------------------------------===//
// Values in other shardings
//===----------------------------------------------------------------------===//

Value ReplicaRewriter::getOrigin(Value value, Sharding sharding) const {
  if (Value lookedUp = lookups.lookup(value))
    return lookedUp;
  Value origin = sharding.isSharded() ? origins.lookup(value) : Value();
  return origin ? origin : value;
}

Value ReplicaRewriter::find(Value value, Sharding sharding) const {
  value = getOrigin(value, sharding);
  Sharding has = distribution.getSharding(value);
  // A replicated value stands in for a partial one where the rule says so (zeros).
  if (has == sharding || (has.isReplicated() && sharding.isPartial() && !sharding.isOnLast)) {
    Value own = ownRows.lookup(value);
    return own ? own : value;
  }
  if (auto known = made.find(value); known != made.end())
    for (auto &[existing, other] : known->second)
      if (existing == sharding)
        return other;
  return {};
}

Value ReplicaRewriter::get(Value value, Sharding sharding) {
  // What is repeated needs its operands first: a list, not recursion, since chains may be long.
  SmallVector<std::pair<Value, Sharding>> pending{{value, sharding}};
  while (!pending.empty()) {
    auto [next, wanted] = pending.back();
    next = getOrigin(next, wanted);
    if (find(next, wanted)) {
      pending.pop_back();
      continue;
    }
    size_t before = pending.size();
    if (std::optional<OpSharding> opSharding = getRepetition(next, wanted))
      for (size_t i = opSharding->operands.size(); i-- > 0;) // the first operand first
        if (Value operand = next.getDefiningOp()->getOperand(i);
            !find(operand, opSharding->operands[i]))
          pending.push_back({operand, opSharding->operands[i]});
    if (pending.size() > before)
      continue;
    Value other = make(next, wanted);
    made[next].emplace_back(wanted, other);
    if (wanted.isReplicated() && !distribution.getSharding(next).isReplicated())
      origins[other] = next;
    pending.pop_back();
  }
  return find(value, sharding);
}

std::optional<OpSharding> ReplicaRewriter::getRepetition(Value value, Sharding sharding) const {
  Operation *op = value.getDefiningOp();
  if (sharding.isOnLast)
    return std::nullopt;
  if (distribution.getSharding(value).isPartial() && sharding.isReplicated())
    return distribution.getWholeForm(value);
  if (!op || !distribution.getSharding(value).isReplicated() || distribution.getRanks() == 1)
    return std::nullopt;
  // What costs nothing is better made twice than sliced, even if it is used whole too.
  std::optional<OpSharding> opSharding =
      dist::shardBackward(op, sharding, distribution.getRanks(), distribution.getAxis());
  return opSharding && (opSharding->isFree() || distribution.getWanted(value) == sharding)
             ? opSharding
             : std::nullopt;
}

Value ReplicaRewriter::make(Value value, Sharding sharding) {
  OpBuilder::InsertionGuard guard(builder);
  Sharding has = distribution.getSharding(value);
  if (sharding.isOnLast) {
    Value kept = keepOnLast(get(value, Sharding()));
    lookups[kept] = value;
    return kept;
  }
  Value part = find(value, has);
  builder.setInsertionPointAfterValue(part);
  // In a loop or branch, where ranks would have to meet in each round, a sum over one rank is what
  // it is.
  if (has.isPartial() && distribution.getRanks() == 1 &&
      value.getParentRegion() != &entry.getBody())
    return value;
  Sharding taken = distribution.getTaken(value);
  if (has.isPartial() && sharding.isReplicated()) {
    if (taken.isSharded() && distribution.getRanks() > 1)
      return gatherPart(value, taken);
    std::optional<OpSharding> whole = getRepetition(value, sharding);
    return whole ? repeat(cast<OpResult>(value), *whole) : reduce(part, has.reduce);
  }
  // One rank's part of anything is all of it.
  if (distribution.getRanks() == 1 && !has.isPartial())
    return value;
  if (has.isSharded() && sharding.isReplicated())
    return gather(value, has);
  if (has.isReplicated())
    return shard(value, sharding);
  // Sums of which nobody needs more than rows, or that are taken in parts.
  if (has.isPartial() && distribution.getRanks() > 1 &&
      (taken == sharding || distribution.getWanted(value) == sharding))
    return scatter(part, sharding, has.reduce);
  // Partial or sharded in another way: by way of the whole value.
  Value whole = get(value, Sharding());
  builder.setInsertionPointAfterValue(whole);
  return distribution.getRanks() == 1 ? whole : shard(whole, sharding);
}

/// The whole of a sum that is taken in parts.
Value ReplicaRewriter::gatherPart(Value value, Sharding sharding) {
  Value own = get(value, sharding);
  builder.setInsertionPointAfterValue(own);
  return gather(own, sharding);
}

Value ReplicaRewriter::reduce(Value value, ir::ReduceKind kind) {
  return ir::AllReduceOp::create(builder, value.getLoc(), value.getType(),
                                 ir::ReduceKindAttr::get(builder.getContext(), kind), value, mesh,
                                 axes);
}

/// Shape with dimension `dim` split into `groups` and the rest.
static SmallVector<int64_t> splitShape(ArrayRef<int64_t> shape, int64_t dim, int64_t groups) {
  SmallVector<int64_t> split(shape);
  split[dim] /= groups;
  split.insert(split.begin() + dim, groups);
  return split;
}

Value zero::transpose(OpBuilder &builder, Location loc, Value value, ArrayRef<int64_t> order) {
  RankedTensorType type = hlo::tensorType(value);
  auto shape = llvm::map_to_vector(order, [&](int64_t dim) { return type.getDimSize(dim); });
  return hlo::TransposeOp::create(builder, loc, type.clone(shape), value,
                                  builder.getDenseI64ArrayAttr(order));
}

namespace {
/// Dimension `dim` first, the others as they are; and back.
struct Order {
  SmallVector<int64_t> there, back;
};
} // namespace

static Order moveToFront(int64_t rank, int64_t dim) {
  Order order{{dim}, SmallVector<int64_t>(rank)};
  for (int64_t i = 0; i < rank; ++i)
    if (i != dim)
      order.there.push_back(i);
  for (auto [index, from] : llvm::enumerate(order.there))
    order.back[from] = index;
  return order;
}

Value zero::gatherRows(OpBuilder &builder, Location loc, Value value, int64_t dim, int64_t ranks,
                       FlatSymbolRefAttr mesh, ArrayAttr axes) {
  Order order = moveToFront(hlo::tensorType(value).getRank(), dim);
  if (dim != 0)
    value = transpose(builder, loc, value, order.there);
  RankedTensorType type = hlo::tensorType(value);
  SmallVector<int64_t> shape(type.getShape());
  shape[0] *= ranks;
  value = ir::BatchGatherOp::create(builder, loc, type.clone(shape), value,
                                    builder.getI64IntegerAttr(0), mesh, axes);
  return dim == 0 ? value : transpose(builder, loc, value, order.back);
}

/// Dimension `dim` first, where a rank's rows are one range of bytes, and back.
Value zero::scatterRows(OpBuilder &builder, Location loc, Value value, int64_t dim, int64_t ranks,
                        ir::ReduceKind kind, FlatSymbolRefAttr mesh, ArrayAttr axes) {
  Order order = moveToFront(hlo::tensorType(value).getRank(), dim);
  if (dim != 0)
    value = transpose(builder, loc, value, order.there);
  RankedTensorType whole = hlo::tensorType(value);
  SmallVector<int64_t> shape(whole.getShape());
  shape[0] /= ranks;
  value = ir::BatchScatterOp::create(builder, loc, whole.clone(shape),
                                     ir::ReduceKindAttr::get(builder.getContext(), kind), value,
                                     mesh, axes);
  return dim == 0 ? value : transpose(builder, loc, value, order.back);
}

Value ReplicaRewriter::gather(Value value, Sharding sharding) {
  Location loc = value.getLoc();
  RankedTensorType type = hlo::tensorType(value);
  int64_t dim = sharding.dim;
  SmallVector<int64_t> whole(type.getShape());
  whole[dim] *= distribution.getRanks();
  if (sharding.groups > 1) {
    value = hlo::ReshapeOp::create(
        builder, loc, type.clone(splitShape(type.getShape(), dim, sharding.groups)), value);
    ++dim;
  }
  value = gatherRows(builder, loc, value, dim, distribution.getRanks(), mesh, axes);
  if (sharding.groups > 1)
    value = hlo::ReshapeOp::create(builder, loc, type.clone(whole), value);
  return value;
}

/// The rank's rows of a sum over ranks: of each group of them its chunk.
Value ReplicaRewriter::scatter(Value value, Sharding sharding, ir::ReduceKind kind) {
  Location loc = value.getLoc();
  RankedTensorType type = hlo::tensorType(value);
  RankedTensorType local = localType(type, sharding);
  int64_t dim = sharding.dim;
  if (sharding.groups > 1) {
    value = hlo::ReshapeOp::create(
        builder, loc, type.clone(splitShape(type.getShape(), dim, sharding.groups)), value);
    ++dim;
  }
  value = scatterRows(builder, loc, value, dim, distribution.getRanks(), kind, mesh, axes);
  return value.getType() == local ? value : hlo::ReshapeOp::create(builder, loc, local, value);
}

Value ReplicaRewriter::shard(Value value, Sharding sharding) {
  if (std::optional<OpSharding> opSharding = getRepetition(value, sharding)) {
    ++numLocal;
    return repeat(cast<OpResult>(value), *opSharding);
  }
  ++numSlices;
  return slice(value, sharding);
}

/// The rank's chunk of each group of a replicated value.
Value ReplicaRewriter::slice(Value value, Sharding sharding) {
  Location loc = value.getLoc();
  RankedTensorType type = hlo::tensorType(value);
  int64_t dim = sharding.dim;
  if (sharding.groups > 1) {
    value = hlo::ReshapeOp::create(
        builder, loc, type.clone(splitShape(type.getShape(), dim, sharding.groups)), value);
    ++dim;
  }
  RankedTensorType split = hlo::tensorType(value);
  auto i32 = RankedTensorType::get({}, builder.getI32Type());
  Value zero = hlo::ConstantOp::create(builder, loc, DenseElementsAttr::get(i32, 0));
  SmallVector<Value> starts(split.getRank(), zero);
  starts[dim] = makeRankOffset(loc, sharding.chunk, builder.getI32Type());
  SmallVector<int64_t> sizes(split.getShape());
  sizes[dim] = sharding.chunk;
  value = hlo::DynamicSliceOp::create(builder, loc, type.clone(sizes), value, starts,
                                      builder.getDenseI64ArrayAttr(sizes));
  if (sharding.groups > 1)
    value = hlo::ReshapeOp::create(builder, loc, localType(type, sharding), value);
  return value;
}

/// Computes the op of `value` once more in the sharding of `opSharding`.
Value ReplicaRewriter::repeat(OpResult value, const OpSharding &opSharding) {
  Operation *op = value.getOwner();
  SmallVector<Value> operands;
  for (auto [operand, needed] : llvm::zip_equal(op->getOperands(), opSharding.operands))
    operands.push_back(find(operand, needed)); // `get` made it
  if (isa<hlo::OptimizationBarrierOp>(op))
    return operands[value.getResultNumber()];
  builder.setInsertionPointAfter(op);
  Operation *clone = builder.clone(*op);
  clone->setOperands(operands);
  localize(clone, opSharding, distribution.getRanks());
  if (opSharding.addressed)
    readOwnRows(clone, opSharding);
  Value result = clone->getResult(0);
  return opSharding.isCounted ? countFromFirstRow(result, opSharding.results[0]) : result;
}

//===----------------------------------------------------------------------===//
// Values that know the rank
//===----------------------------------------------------------------------===//

Value ReplicaRewriter::makeRankOffset(Location loc, int64_t stride, Type elementType) {
  bool direct = elementType.isSignlessInteger(32) || elementType.isSignlessInteger(64);
  Type made = direct ? elementType : builder.getI32Type();
  Value offset = ir::RankOffsetOp::create(builder, loc, RankedTensorType::get({}, made),
                                          builder.getI64IntegerAttr(stride), mesh, axes);
  return direct ? offset : Value(hlo::ConvertOp::create(builder, loc, offset, elementType));
}

/// Whether this is the last rank: known in front of all that reads it.
Value ReplicaRewriter::makeIsLast(Location loc) {
  if (isLast)
    return isLast;
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(&entry.getBody().front());
  auto i32 = RankedTensorType::get({}, builder.getI32Type());
  Value rank = makeRankOffset(loc, 1, builder.getI32Type());
  Value last = hlo::ConstantOp::create(
      builder, loc, DenseElementsAttr::get(i32, static_cast<int32_t>(distribution.getRanks() - 1)));
  isLast = hlo::CompareOp::create(builder, loc, rank, last, hlo::ComparisonDirection::EQ);
  return isLast;
}

/// What all ranks have, on the last one; zeros on the others: negative ones, with which -0.0 stays
/// what it is.
Value ReplicaRewriter::keepOnLast(Value whole) {
  builder.setInsertionPointAfterValue(whole);
  Location loc = whole.getLoc();
  RankedTensorType type = hlo::tensorType(whole);
  auto scalar = RankedTensorType::get({}, type.getElementType());
  Value zero = hlo::ConstantOp::create(builder, loc, hlo::makeZeros(scalar, /*isNegative=*/true));
  Value zeros =
      hlo::BroadcastInDimOp::create(builder, loc, type, zero, builder.getDenseI64ArrayAttr({}));
  return hlo::SelectOp::create(builder, loc, type, makeIsLast(loc), whole, zeros);
}

/// What counts from 0 along the dimension that `sharding` shards, plus the rank's first row.
Value ReplicaRewriter::countFromFirstRow(Value counted, Sharding sharding) {
  Location loc = counted.getLoc();
  RankedTensorType type = hlo::tensorType(counted);
  Value offset = makeRankOffset(loc, sharding.chunk, type.getElementType());
  Value spread =
      hlo::BroadcastInDimOp::create(builder, loc, type, offset, builder.getDenseI64ArrayAttr({}));
  return hlo::AddOp::create(builder, loc, counted, spread);
}

/// `index` with `column` of its index vectors counted from the rank's first row.
Value ReplicaRewriter::rebase(Value index, int64_t vectorDim, int64_t column, int64_t rows) {
  Location loc = index.getLoc();
  RankedTensorType type = hlo::tensorType(index);
  Value offset = makeRankOffset(loc, rows, type.getElementType());
  SmallVector<int64_t> dims;
  if (vectorDim < type.getRank()) {
    int64_t width = type.getDimSize(vectorDim);
    auto vector = RankedTensorType::get({width}, type.getElementType());
    SmallVector<Attribute> mask(width, builder.getIntegerAttr(type.getElementType(), 0));
    mask[column] = builder.getIntegerAttr(type.getElementType(), 1);
    Value chosen = hlo::ConstantOp::create(builder, loc, DenseElementsAttr::get(vector, mask));
    Value spread = hlo::BroadcastInDimOp::create(builder, loc, vector, offset,
                                                 builder.getDenseI64ArrayAttr({}));
    offset = hlo::MulOp::create(builder, loc, spread, chosen);
    dims.push_back(vectorDim);
  }
  Value spread =
      hlo::BroadcastInDimOp::create(builder, loc, type, offset, builder.getDenseI64ArrayAttr(dims));
  return hlo::SubtractOp::create(builder, loc, index, spread);
}

void ReplicaRewriter::rebaseColumn(Operation *op, const OpSharding &opSharding) {
  if (distribution.getRanks() == 1)
    return;
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPoint(op);
  const hlo::CountedColumn &counted = *opSharding.column;
  OpOperand &index = op->getOpOperand(counted.operand);
  index.set(rebase(index.get(), counted.vectorDim, counted.column,
                   opSharding.operands[counted.operand].chunk));
}
