//===- ReplicaExchanges.cpp - all_to_all and collective_permute of devices ------------===//
#include "ReplicaDevices.h"

#include "zero/Dialect/StableHLO/ReplicaGroups.h"
#include "zero/Dialect/StableHLO/Splat.h"

#include "mlir/IR/Builders.h"

using namespace mlir;

namespace zero::validate::replica {

namespace {
/// Ops that one rank's program has in the place of a device's, made to be walked: they are then
/// what the same ops are there.
class RankOps {
public:
  RankOps(Walker &walker, Location loc) : walker(walker), loc(loc), builder(loc.getContext()) {
    builder.setInsertionPointToEnd(&block);
  }

  Value take(Type type, const Claim &claim) {
    Value value = block.addArgument(type, loc);
    walker.setClaim(value, claim);
    return value;
  }

  template <typename Op, typename... Args> Value make(Args &&...args) {
    auto op = Op::create(builder, loc, std::forward<Args>(args)...);
    Claims operands;
    for (Value operand : op->getOperands())
      operands.push_back(walker.getClaim(operand));
    Answer made = walker.answer(op, operands);
    walker.setClaim(op, made ? made->front() : makeUnknown(op.getType()));
    return op;
  }

  Value transpose(Value value, ArrayRef<int64_t> order) {
    if (llvm::is_sorted(order))
      return value;
    auto type = hlo::tensorType(value);
    auto shape = llvm::map_to_vector(order, [&](int64_t dim) { return type.getDimSize(dim); });
    return make<hlo::TransposeOp>(type.clone(shape), value, builder.getDenseI64ArrayAttr(order));
  }

  Walker &walker;
  Location loc;
  OpBuilder builder;

private:
  Claim makeUnknown(Type type) {
    return {walker.expressions.makeFresh("unknown", type, loc), Sharding(), kNoNumber};
  }

  Block block;
};
} // namespace

//===----------------------------------------------------------------------===//
// Blocks
//===----------------------------------------------------------------------===//

/// Equation exchanged-blocks, of one operand.
static Claim exchangeBlocks(Walker &walker, hlo::AllToAllOp op, const Claim &claim,
                            RankedTensorType from, RankedTensorType to) {
  auto split = static_cast<int64_t>(op.getSplitDimension()),
       concat = static_cast<int64_t>(op.getConcatDimension());
  RankOps ops(walker, op.getLoc());
  RankedTensorType first = withFirst(from, split);
  SmallVector<int64_t> there{split}, back;
  for (int64_t dim = 0; dim < from.getRank(); ++dim) {
    if (dim != split)
      there.push_back(dim);
    // By the rank that a block is of, then the rest of the dimension that was split, then others.
    if (dim == concat)
      back.push_back(0);
    back.push_back(dim == split ? 1 : dim < split ? dim + 2 : dim + 1);
  }
  Value blocks = ops.transpose(ops.take(from, claim), there);
  Number own = walker.getPerRank(walker.getClaim(blocks), blocks);
  Claim moved =
      Walker::makePerRank(walker.expressions.get(kExchanged, Attribute(), first, own, op.getLoc()));
  SmallVector<int64_t> apart(first.getShape());
  apart[0] /= walker.ranks;
  apart.insert(apart.begin(), walker.ranks);
  Value value = ops.make<hlo::ReshapeOp>(first.clone(apart), ops.take(first, moved));
  return walker.getClaim(ops.make<hlo::ReshapeOp>(to, ops.transpose(value, back)));
}

Answer proveDeviceExchange(const RuleInput &in) {
  auto op = cast<hlo::AllToAllOp>(in.op);
  if (!isInManual(in))
    return std::nullopt;
  Group group = getGroup(hlo::getReplicaGroups(op), *in.walker.devices);
  if (group != Group::All && group != Group::Beside)
    return std::nullopt;
  Builder builder(op.getContext());
  Attribute how = builder.getArrayAttr({op.getSplitDimensionAttr(), op.getConcatDimensionAttr()});
  Claims results;
  for (auto [claim, value, result] :
       llvm::zip_equal(in.operands, op.getOperands(), op.getResults())) {
    if (group == Group::Beside) {
      results.push_back(
          exchangeBeside(in.walker, "all_to_all beside", how, claim, value, result.getType()));
      continue;
    }
    results.push_back(
        exchangeBlocks(in.walker, op, claim, hlo::tensorType(value), hlo::tensorType(result)));
  }
  return results;
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

using Sources = SmallVector<int64_t>;

/// By place along the axis, from which place along it a device gets its value, -1 for none; nothing
/// where that is not the same everywhere, or goes along other axes.
static std::optional<Sources> getSources(DenseIntElementsAttr pairs, sdy::MeshAttr mesh,
                                         StringRef axis) {
  int64_t stride = getStride(mesh, axis), size = getSize(mesh, axis), others = 1;
  for (sdy::MeshAxisAttr each : mesh.getAxes())
    others *= each.getName() == axis ? 1 : each.getSize();
  Sources sources(size, -1);
  SmallVector<int64_t> times(size);
  auto ids = llvm::to_vector(pairs.getValues<int64_t>());
  if (llvm::any_of(ids, [&](int64_t id) { return id >= size * others; }))
    return std::nullopt;
  for (size_t i = 0; i < ids.size(); i += 2) {
    int64_t from = ids[i], to = ids[i + 1], place = to / stride % size;
    int64_t source = from / stride % size;
    if (from - to != (source - place) * stride || (times[place] > 0 && sources[place] != source))
      return std::nullopt;
    sources[place] = source;
    ++times[place];
  }
  for (int64_t each : times)
    if (each != 0 && each != others)
      return std::nullopt;
  return sources;
}

/// Equation exchanged-values: `value` but zeros on ranks that no other sends one.
static Claim maskUnsent(Walker &walker, const Claim &value, RankedTensorType type,
                        ArrayRef<int64_t> sources, Location loc) {
  RankOps ops(walker, loc);
  auto i32 = RankedTensorType::get({}, ops.builder.getI32Type());
  Value number =
      ops.make<hlo::ConvertOp>(i32, ops.take(i32, makeRankMultiple(walker, i32, 1, loc)));
  Value isUnsent;
  for (auto [to, from] : llvm::enumerate(sources)) {
    if (from >= 0)
      continue;
    Value rank = ops.make<hlo::ConstantOp>(DenseElementsAttr::get(i32, static_cast<int32_t>(to)));
    Value isIt = ops.make<hlo::CompareOp>(number, rank, hlo::ComparisonDirection::EQ);
    isUnsent = isUnsent ? ops.make<hlo::OrOp>(isUnsent, isIt) : isIt;
  }
  Value everywhere = ops.make<hlo::BroadcastInDimOp>(type.clone(ops.builder.getI1Type()), isUnsent,
                                                     ops.builder.getDenseI64ArrayAttr({}));
  Value zeros = ops.make<hlo::ConstantOp>(hlo::makeZeros(type));
  return walker.getClaim(ops.make<hlo::SelectOp>(everywhere, zeros, ops.take(type, value)));
}

Answer proveDevicePermute(const RuleInput &in) {
  auto op = cast<hlo::CollectivePermuteOp>(in.op);
  if (!isInManual(in))
    return std::nullopt;
  const ManualDevices &devices = *in.walker.devices;
  Location loc = op.getLoc();
  auto type = cast<RankedTensorType>(op.getType());
  auto toAttr = [&](ArrayRef<int64_t> places) {
    return DenseI64ArrayAttr::get(op.getContext(), places);
  };
  std::optional<Sources> sources;
  if (!devices.own.empty())
    sources = getSources(op.getSourceTargetPairs(), devices.mesh, devices.own);
  if (!sources) {
    if (!devices.beside.empty())
      sources = getSources(op.getSourceTargetPairs(), devices.mesh, devices.beside);
    if (!sources)
      return std::nullopt;
    return Claims{exchangeBeside(in.walker, "collective_permute beside", toAttr(*sources),
                                 in.operands[0], op.getOperand(), type)};
  }
  // Who gets nothing keeps its own until it is zero.
  Sources from(*sources), kept = llvm::to_vector(llvm::seq<int64_t>(0, from.size()));
  for (auto [place, source] : llvm::enumerate(from))
    source = source < 0 ? static_cast<int64_t>(place) : source;
  Number own = in.walker.getPerRank(in.operands[0], op.getOperand());
  if (from != kept)
    own = in.walker.expressions.get(kExchanged, toAttr(from), type, own, loc);
  Claim moved = Walker::makePerRank(own);
  return Claims{llvm::is_contained(*sources, -1) ? maskUnsent(in.walker, moved, type, *sources, loc)
                                                 : moved};
}

} // namespace zero::validate::replica
