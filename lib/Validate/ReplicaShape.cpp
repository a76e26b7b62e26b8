//===- ReplicaShape.cpp - Ops that only move elements ----------------------------===//
#include "ReplicaWalker.h"

using namespace mlir;

namespace zero::validate::replica {

/// Whether every rank may do the op on its own value alone: what moves elements moves those of
/// partial values and multiples alike.
static bool isWholeValue(const Sharding &sharding) {
  return sharding.isPartial() || sharding.kind == Sharding::RankMultiple;
}

static Answer proveBroadcast(const RuleInput &in) {
  const Sharding &sharding = in.sharding(0);
  if (isWholeValue(sharding))
    return in.pass(sharding);
  if (sharding.kind == Sharding::OwnRange)
    return spreadRange(in);
  if (!sharding.isSharded())
    return std::nullopt;
  ArrayRef<int64_t> dims = cast<hlo::BroadcastInDimOp>(in.op).getBroadcastDimensions();
  // A stretched dimension is not sharded: of size one, its element is the rank's row along another.
  auto isStretched = [&](const Sharding &each) {
    return in.shape(0)[each.dim] != in.resultShape()[dims[each.dim]];
  };
  if (!isStretched(sharding))
    return in.pass(sharding.onDim(dims[sharding.dim]));
  for (const Sharding &other : getReshapedShardings(in.shape(0), sharding, in.shape(0)))
    if (!isStretched(other))
      return in.apply(other, other.onDim(dims[other.dim]));
  return std::nullopt;
}

static Answer proveTranspose(const RuleInput &in) {
  const Sharding &sharding = in.sharding(0);
  if (isWholeValue(sharding))
    return in.pass(sharding);
  if (!sharding.isSharded())
    return std::nullopt;
  return in.pass(
      sharding.onDim(indexIn(cast<hlo::TransposeOp>(in.op).getPermutation(), sharding.dim)));
}

static Answer proveReverse(const RuleInput &in) {
  const Sharding &sharding = in.sharding(0);
  bool isKept = sharding.isSharded() &&
                indexIn(cast<hlo::ReverseOp>(in.op).getDimensions(), sharding.dim) < 0;
  if (!isWholeValue(sharding) && !isKept)
    return std::nullopt;
  return in.pass(sharding);
}

/// Equation rows-of-reshape. Where a dimension of size one makes several shardings right, the one
/// whose whole value the import program has, else the one that keeps the dimension.
static Answer proveReshape(const RuleInput &in) {
  const Sharding &sharding = in.sharding(0);
  if (isWholeValue(sharding))
    return in.pass(sharding);
  if (!sharding.isSharded())
    return std::nullopt;
  SmallVector<Sharding> shardings = getReshapedShardings(in.shape(0), sharding, in.resultShape());
  if (Sharding *same = llvm::find(shardings, sharding); same != shardings.end())
    std::rotate(shardings.begin(), same, same + 1);
  std::optional<Answer> first;
  for (const Sharding &result : shardings) {
    Answer answer = in.pass(result);
    if (in.walker.expressions.isImported((*answer)[0].number))
      return answer;
    if (!first)
      first = answer;
  }
  if (!first)
    in.walker.explain("the rank's rows do not stay rows of one dimension");
  return first.value_or(std::nullopt);
}

/// Equation parts-of-rows: one of equal parts of the rank's rows.
static std::optional<Claim> takePart(const RuleInput &in, hlo::SliceOp op) {
  const Sharding &sharding = in.sharding(0);
  SmallVector<int64_t> starts(op.getStartIndices()), sizes(op.getLimitIndices());
  for (auto [size, start] : llvm::zip_equal(sizes, starts))
    size -= start;
  int64_t start = starts[sharding.dim], rows = sizes[sharding.dim];
  bool isPart = in.walker.rowParts > 1 && !sharding.isPart() && sharding.groups == 1 && rows > 0 &&
                sharding.chunk == rows * in.walker.rowParts && start % rows == 0;
  starts[sharding.dim] = 0, sizes[sharding.dim] = sharding.chunk;
  bool isAllElse = ArrayRef(sizes) == in.shape(0) &&
                   llvm::all_of(op.getStrides(), [](int64_t stride) { return stride == 1; });
  if (!isPart || !isAllElse)
    return std::nullopt;
  in.walker.partsSeen = std::max(in.walker.partsSeen, sharding.chunk / rows);
  return Claim{in.number(0), sharding.getPart(start / rows, sharding.chunk / rows), kNoNumber};
}

/// All of the sharded dimension, or whole groups of it, or a part of each rank's rows.
static Answer proveSlice(const RuleInput &in) {
  auto op = cast<hlo::SliceOp>(in.op);
  const Sharding &sharding = in.sharding(0);
  if (sharding.isPartial())
    return in.pass(sharding);
  if (!sharding.isSharded())
    return std::nullopt;
  if (std::optional<Claim> part = takePart(in, op))
    return Claims{*part};
  int64_t low = op.getStartIndices()[sharding.dim], high = op.getLimitIndices()[sharding.dim];
  if (op.getStrides()[sharding.dim] != 1 || low % sharding.chunk != 0 ||
      high % sharding.chunk != 0 || low == high) {
    in.walker.explain("the rank's rows are sliced otherwise than in whole groups");
    return std::nullopt;
  }
  SmallVector<int64_t> starts(op.getStartIndices()), limits(op.getLimitIndices());
  starts[sharding.dim] *= sharding.getHolders(in.walker.ranks);
  limits[sharding.dim] *= sharding.getHolders(in.walker.ranks);
  NamedAttrList attributes(cast<DictionaryAttr>(in.withDims("start_indices", starts)));
  attributes.set("limit_indices", DenseI64ArrayAttr::get(op.getContext(), limits));
  return in.apply(sharding,
                  sharding.withGroups(sharding.dim, (high - low) / sharding.chunk, sharding.chunk),
                  attributes.getDictionary(op.getContext()));
}

/// Partial sums next to zeros; rows next to whole groups of what pads them.
static Answer provePad(const RuleInput &in) {
  auto op = cast<hlo::PadOp>(in.op);
  const Sharding &sharding = in.sharding(0);
  if (sharding.isPartial())
    return in.apply({sharding, sharding}, sharding);
  if (!sharding.isSharded())
    return std::nullopt;
  int64_t dim = sharding.dim, low = op.getEdgePaddingLow()[dim],
          high = op.getEdgePaddingHigh()[dim];
  if (low == 0 && high == 0 && op.getInteriorPadding()[dim] == 0)
    return in.apply({sharding, Sharding()}, sharding);
  if (sharding.isPart() || low < 0 || high < 0 || low % sharding.chunk != 0 ||
      high % sharding.chunk != 0 || op.getInteriorPadding()[dim] != 0) {
    in.walker.explain("the rank's rows are padded otherwise than by whole groups");
    return std::nullopt;
  }
  SmallVector<int64_t> lows(op.getEdgePaddingLow()), highs(op.getEdgePaddingHigh());
  lows[dim] *= sharding.getHolders(in.walker.ranks);
  highs[dim] *= sharding.getHolders(in.walker.ranks);
  NamedAttrList attributes(cast<DictionaryAttr>(in.withDims("edge_padding_low", lows)));
  attributes.set("edge_padding_high", DenseI64ArrayAttr::get(op.getContext(), highs));
  int64_t groups = sharding.groups + (low + high) / sharding.chunk;
  return in.apply({sharding, Sharding()}, sharding.withGroups(dim, groups, sharding.chunk),
                  attributes.getDictionary(op.getContext()));
}

/// Along the sharded dimension: the groups of all parts, one after the other.
static Answer concatenateGroups(const RuleInput &in, const Sharding &first) {
  SmallVector<Sharding> shardings;
  int64_t groups = 0;
  for (unsigned i = 0; i < in.operands.size(); ++i) {
    int64_t size = in.shape(i)[first.dim];
    if (size % first.chunk != 0)
      return std::nullopt;
    shardings.push_back(first.withGroups(first.dim, size / first.chunk, first.chunk));
    groups += shardings.back().groups;
  }
  return in.apply(shardings, first.withGroups(first.dim, groups, first.chunk));
}

/// Equation parts-of-rows: all parts, in their order.
static std::optional<Claim> joinRows(const RuleInput &in, int64_t dim) {
  const Claim &first = in.operands[0];
  int64_t count = in.operands.size();
  if (!first.sharding.isShardedOn(dim) || first.sharding.groups != 1 ||
      first.sharding.parts != count || count == 1)
    return std::nullopt;
  Sharding whole = Sharding::sharded(dim, 1, first.sharding.chunk * count);
  for (auto [index, claim] : llvm::enumerate(in.operands))
    if (claim.number != first.number || claim.sharding != whole.getPart(index, count))
      return std::nullopt;
  return Claim{first.number, whole, kNoNumber};
}

static Answer proveConcatenate(const RuleInput &in) {
  Sharding sharding = in.firstSharded();
  if (std::optional<Claim> rows =
          joinRows(in, static_cast<int64_t>(cast<hlo::ConcatenateOp>(in.op).getDimension())))
    return Claims{*rows};
  if (sharding.isShardedOn(cast<hlo::ConcatenateOp>(in.op).getDimension()))
    return concatenateGroups(in, sharding);
  for (const Claim &claim : in.operands)
    if (claim.sharding.isPartial() && !sharding.isSharded())
      sharding = claim.sharding;
  if (!sharding.isSharded() && !sharding.isPartial())
    return std::nullopt;
  return in.apply(SmallVector<Sharding>(in.operands.size(), sharding), sharding);
}

void addShapeRules(RuleTable &table) {
  addRule<hlo::BroadcastInDimOp>(table, proveBroadcast);
  addRule<hlo::TransposeOp>(table, proveTranspose);
  addRule<hlo::ReverseOp>(table, proveReverse);
  addRule<hlo::ReshapeOp>(table, proveReshape);
  addRule<hlo::SliceOp>(table, proveSlice);
  addRule<hlo::PadOp>(table, provePad);
  addRule<hlo::ConcatenateOp>(table, proveConcatenate);
}

} // namespace zero::validate::replica
