//===- ManualExchange.cpp - A step's own all_to_all and ppermute ---------------------===//
#include "ManualInliner.h"
#include "Rewrite.h"
#include "zero/Dialect/Zero/Exchange.h"

#include "zero/Dialect/StableHLO/ReplicaGroups.h"
#include "zero/Dialect/StableHLO/Splat.h"

using namespace mlir;
using namespace zero;
using Kind = ManualGroups::Kind;

/// None where dimensions are in that order.
static Value inOrder(OpBuilder &builder, Location loc, Value value, ArrayRef<int64_t> order) {
  return llvm::is_sorted(order) ? value : transpose(builder, loc, value, order);
}

Value ManualInliner::exchange(Location loc, Value value, DenseI64ArrayAttr from) {
  return ir::BatchExchangeOp::create(builder, loc, value.getType(), value, from, mesh, axes);
}

/// Blocks along dimension `split`, which comes first, go to the ranks. What came of them stands in
/// their order in front of dimension `concat`, which it then is a part of.
LogicalResult ManualInliner::convertExchange(hlo::AllToAllOp op) {
  Kind group = groups.getKind(hlo::getReplicaGroups(op));
  if (group == Kind::Beside)
    return keepBeside(op), success();
  if (group != Kind::Own)
    return refuseGroups(op);
  auto split = static_cast<int64_t>(op.getSplitDimension()),
       concat = static_cast<int64_t>(op.getConcatDimension());
  Location loc = op.getLoc();
  for (auto [operand, result] : llvm::zip_equal(op.getOperands(), op.getResults())) {
    RankedTensorType type = hlo::tensorType(operand);
    SmallVector<int64_t> there{split}, apart{ranks, type.getDimSize(split) / ranks}, back;
    for (int64_t dim = 0; dim < type.getRank(); ++dim)
      if (dim != split) {
        there.push_back(dim);
        apart.push_back(type.getDimSize(dim));
      }
    Value moved = exchange(loc, inOrder(builder, loc, operand, there), {});
    moved = hlo::ReshapeOp::create(builder, loc, type.clone(apart), moved);
    for (int64_t dim = 0; dim < type.getRank(); ++dim) {
      if (dim == concat)
        back.push_back(0);
      back.push_back(1 + (llvm::find(there, dim) - there.begin()));
    }
    moved = inOrder(builder, loc, moved, back);
    replaceOwn(result, hlo::ReshapeOp::create(builder, loc, result.getType(), moved));
  }
  op.erase();
  return success();
}

/// Zeros on ranks that no other sends a value.
Value ManualInliner::maskUnsent(Location loc, Value value, ArrayRef<int64_t> sources) {
  RankedTensorType type = hlo::tensorType(value);
  auto i32 = RankedTensorType::get({}, builder.getI32Type());
  Value rank, isUnsent;
  for (auto [to, from] : llvm::enumerate(sources)) {
    if (from >= 0)
      continue;
    if (!rank)
      rank = makeOwnNumber(loc, i32, 1);
    Value number = hlo::ConstantOp::create(builder, loc,
                                           DenseElementsAttr::get(i32, static_cast<int32_t>(to)));
    Value isIt = hlo::CompareOp::create(builder, loc, rank, number, hlo::ComparisonDirection::EQ);
    isUnsent = isUnsent ? hlo::OrOp::create(builder, loc, isUnsent, isIt).getResult() : isIt;
  }
  if (!isUnsent)
    return value;
  Value everywhere = hlo::BroadcastInDimOp::create(builder, loc, type.clone(builder.getI1Type()),
                                                   isUnsent, builder.getDenseI64ArrayAttr({}));
  Value zeros = hlo::ConstantOp::create(builder, loc, hlo::makeZeros(type));
  return hlo::SelectOp::create(builder, loc, everywhere, zeros, value);
}

LogicalResult ManualInliner::convertPermute(hlo::CollectivePermuteOp op) {
  std::optional<ManualGroups::Sources> sources = groups.getOwnSources(op.getSourceTargetPairs());
  if (!sources) {
    std::optional<ManualGroups::Sources> beside =
        groups.getBesideSources(op.getSourceTargetPairs());
    if (!beside)
      return op.emitOpError() << "is no exchange between devices along one axis that is the same "
                                 "wherever they are along others, expected pairs as "
                                 "jax.lax.ppermute makes of one axis";
    SmallVector<int64_t> pairs;
    for (auto [to, from] : llvm::enumerate(*beside))
      if (from >= 0)
        pairs.append({from, static_cast<int64_t>(to)});
    auto type =
        RankedTensorType::get({static_cast<int64_t>(pairs.size()) / 2, 2}, builder.getI64Type());
    op.setSourceTargetPairsAttr(DenseIntElementsAttr::get(type, pairs));
    return success();
  }
  SmallVector<int64_t> from(*sources);
  bool moves = false;
  for (auto [to, source] : llvm::enumerate(from)) {
    source = source < 0 ? static_cast<int64_t>(to) : source;
    moves |= source != static_cast<int64_t>(to);
  }
  Value value = op.getOperand();
  if (moves)
    value = exchange(op.getLoc(), value, builder.getDenseI64ArrayAttr(from));
  replaceOwn(op.getResult(), maskUnsent(op.getLoc(), value, *sources));
  op.erase();
  return success();
}
