//===- DistributionDrawn.cpp - Rows that the step draws itself -----------------------===//
//
// A lookup in rows of the batch by indices that every rank has (a permutation, a minibatch drawn by
// a key) reads any row: the rows are gathered. What it gives are rows again, and the ranks share
// them: each looks up its own part of the indices. Where the step goes on to cut these rows into
// minibatches, each rank gets rows of every one of them.
//
// Where no matmul works on a part of the batch, the rows that matmuls work on are drawn by the
// step: from a memory that is a state, from data that is given whole, or as random numbers. Every
// rank could compute all of them; instead the ranks share them, too. Rows that a policy makes of
// its own choices are shared from where it first chooses at random.
//===---------------------------------------------------------------------------------===//
#include "zero/Analysis/Distribution.h"

#include "zero/Dialect/StableHLO/StableHLO.h"

#include "zero/Support/Reads.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace zero;
using namespace zero::dist;

/// The dimension of a reshape's result that has the rows of dimension `dim` of its operand, and
/// into how many runs it cuts them; none where rows are no longer told apart.
static std::optional<std::pair<int64_t, int64_t>> followReshape(hlo::ReshapeOp op, int64_t dim) {
  ArrayRef<int64_t> from = hlo::tensorType(op.getOperand()).getShape(),
                    to = op.getType().getShape();
  int64_t before = 1, passed = 1, place = 0, groups = 1;
  for (int64_t size : from.take_front(dim))
    before *= size;
  for (int64_t rank = to.size(); place < rank && passed < before;)
    passed *= to[place++];
  if (passed != before)
    return std::nullopt;
  for (int64_t rank = to.size(), rows = from[dim]; place < rank; ++place) {
    if (to[place] == rows)
      return std::pair(place, groups);
    if (to[place] == 0 || rows % to[place] != 0)
      return std::nullopt;
    groups *= to[place];
    rows /= to[place];
  }
  return std::nullopt;
}

/// The dimension of a lookup's result that has the rows of dimension `dim` of its indices.
static int64_t getResultDim(hlo::GatherOp op, int64_t dim) {
  auto numbers = op.getDimensionNumbers();
  int64_t place = dim - (dim > numbers.getIndexVectorDim() ? 1 : 0), result = 0;
  for (;; ++result)
    if (!llvm::is_contained(numbers.getOffsetDims(), result) && place-- == 0)
      return result;
}

namespace {
/// Follows rows that are drawn to where they are used.
class RowWalk {
public:
  RowWalk(Value value, int64_t dim) {
    rows.insert({value, {dim, true}});
    for (unsigned i = 0; i < rows.size(); ++i) {
      auto [next, place] = rows[i];
      for (OpOperand &use : next.getUses())
        follow(use, place.first, /*isWhole=*/place.second != 0);
    }
  }

  /// How many minibatches the step makes of them: 1 if it takes them together.
  int64_t groups = 1;
  /// Whether matmuls work on them.
  bool reachesContraction = false;

private:
  /// `groups` minibatches have been made, each with rows along `dim` of `value`.
  void addParts(Value value, int64_t dim, int64_t count, bool isWhole) {
    if (isWhole)
      groups = std::max(groups, count);
    rows.insert({value, {dim, isWhole && count == 1}});
  }
  void follow(OpOperand &use, int64_t dim, bool isWhole);

  /// A value, the dimension that has rows, and whether it has all of them.
  llvm::SetVector<std::pair<Value, std::pair<int64_t, int64_t>>> rows;
};
} // namespace

void RowWalk::follow(OpOperand &use, int64_t dim, bool isWhole) {
  Operation *op = use.getOwner();
  int64_t size = hlo::tensorType(use.get()).getDimSize(dim);
  reachesContraction |= hlo::isContraction(op);
  auto add = [&](Value value, int64_t at) { addParts(value, at, 1, isWhole); };
  if (auto reshape = dyn_cast<hlo::ReshapeOp>(op)) {
    if (auto found = followReshape(reshape, dim))
      addParts(reshape, found->first, found->second, isWhole);
  } else if (isa<hlo::SliceOp, hlo::DynamicSliceOp>(op) && use.getOperandNumber() == 0) {
    int64_t part = hlo::tensorType(op->getResult(0)).getDimSize(dim);
    if (part > 0 && size % part == 0)
      addParts(op->getResult(0), dim, size / part, isWhole);
  } else if (auto transpose = dyn_cast<hlo::TransposeOp>(op)) {
    add(transpose,
        llvm::find(transpose.getPermutation(), dim) - transpose.getPermutation().begin());
  } else if (auto spread = dyn_cast<hlo::BroadcastInDimOp>(op)) {
    if (size > 1)
      add(spread, spread.getBroadcastDimensions()[dim]);
  } else if (auto lookup = dyn_cast<hlo::GatherOp>(op)) {
    if (use.getOperandNumber() == 1 && dim != lookup.getDimensionNumbers().getIndexVectorDim())
      add(lookup, getResultDim(lookup, dim));
  } else if (auto stack = dyn_cast<hlo::ConcatenateOp>(op)) {
    if (static_cast<int64_t>(stack.getDimension()) != dim)
      add(stack, dim);
  } else if (auto loop = dyn_cast<hlo::WhileOp>(op)) {
    add(loop.getBody().getArgument(use.getOperandNumber()), dim);
  } else if (hlo::isElementwise(op) && op->getNumResults() == 1) {
    add(op->getResult(0), dim);
  }
}

/// How ranks share the indices of a lookup along a dimension: if matmuls work on what it gives, and
/// the rows are not cut into minibatches of one row there.
static std::optional<Sharding> shareIndices(hlo::GatherOp op, int64_t dim, int64_t ranks) {
  int64_t size = hlo::tensorType(op.getStartIndices()).getDimSize(dim);
  if (dim == op.getDimensionNumbers().getIndexVectorDim() || size < 2)
    return std::nullopt;
  RowWalk walk(op, getResultDim(op, dim));
  return walk.groups == size || !walk.reachesContraction
             ? std::nullopt
             : Sharding::blocks(dim, size, ranks, walk.groups);
}

std::optional<Sharding> dist::shareLookup(hlo::GatherOp op, int64_t ranks) {
  // Element i of row i: no rows are drawn.
  if (!op.getDimensionNumbers().getOperandBatchingDims().empty())
    return std::nullopt;
  int64_t rank = hlo::tensorType(op.getStartIndices()).getRank();
  // Of indices of several dimensions that look up rows, the last: those before it are minibatches,
  // or experts with places for their rows. What looks up elements makes rows of them: the first.
  bool areRows = hlo::tensorType(op.getOperand()).getRank() > 1;
  for (int64_t i = 0; i < rank; ++i)
    if (auto sharding = shareIndices(op, areRows ? rank - 1 - i : i, ranks))
      return sharding;
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Steps whose batch is drawn
//===----------------------------------------------------------------------===//

/// Keys of random generators have no signs.
static uint8_t getFacts(Value argument, uint8_t ofKeys, uint8_t ofWeights) {
  RankedTensorType type = hlo::tensorType(argument);
  if (type.getElementType().isUnsignedInteger())
    return ofKeys;
  return isa<FloatType>(type.getElementType()) && type.getRank() > 0 ? ofWeights : 0;
}

/// Random bits become numbers.
static bool makesNumbersOfBits(Operation *op) {
  auto convert = dyn_cast<hlo::BitcastConvertOp>(op);
  return convert && isa<FloatType>(convert.getType().getElementType()) &&
         hlo::tensorType(convert.getOperand()).getElementType().isInteger() &&
         convert.getType().getRank() > 0;
}

DrawnRows::DrawnRows(FunctionOpInterface entry) {
  for (BlockArgument argument : entry.getFunctionBody().getArguments())
    facts[argument] = getFacts(argument, kReadsKeys, kReadsWeights);
  entry.getFunctionBody().walk<WalkOrder::PreOrder>([&](Operation *op) {
    for (Region &region : op->getRegions())
      for (BlockArgument argument : region.getArguments())
        if (argument.getArgNumber() < op->getNumOperands() && hlo::isControlFlow(op))
          facts[argument] = get(op->getOperand(argument.getArgNumber()));
    uint8_t found = 0;
    for (Value value : getReadValues(op))
      found |= get(value);
    if (makesNumbersOfBits(op) && (found & kReadsKeys))
      found |= kIsDrawn;
    if (hlo::isContraction(op) && (found & kReadsWeights))
      found |= kIsProduct;
    // Rows of a memory are no weights, whoever wrote them.
    if (auto lookup = dyn_cast<hlo::GatherOp>(op); lookup && isDrawnLookup(lookup))
      found = kIsDrawn | kReadsKeys;
    for (Value result : op->getResults())
      facts[result] = found;
  });
}

bool DrawnRows::isDrawnLookup(hlo::GatherOp op) const {
  uint8_t indices = get(op.getStartIndices());
  return (indices & kReadsKeys) && !(indices & kReadsWeights);
}

std::optional<Sharding> DrawnRows::share(OpOperand &use, int64_t ranks) const {
  Operation *op = use.getOwner();
  unsigned index = use.getOperandNumber();
  if (auto lookup = dyn_cast<hlo::GatherOp>(op))
    return index == 1 && isDrawnLookup(lookup) ? shareDrawn(lookup, ranks) : std::nullopt;
  bool meetsWeights =
      llvm::any_of(op->getOperands(), [&](Value value) { return get(value) & kReadsWeights; });
  uint8_t fact = get(use.get());
  if (!hlo::isContraction(op) || !meetsWeights || !(fact & kIsDrawn) || (fact & kReadsWeights))
    return std::nullopt;
  hlo::ShardingRules rules = hlo::getShardingRules(op);
  for (auto [dim, each] : llvm::enumerate(rules.front().operands[index])) {
    int64_t size = hlo::tensorType(use.get()).getDimSize(dim);
    bool isParallel = each.factors.size() == 1 && size > 1 &&
                      rules.front().factors[each.factors[0]].kind == hlo::FactorKind::Parallel;
    if (isParallel)
      if (std::optional<Sharding> sharding = Sharding::blocks(dim, size, ranks))
        return sharding;
  }
  return std::nullopt;
}

std::optional<Sharding> DrawnRows::shareChosen(OpOperand &use, int64_t ranks) const {
  Operation *op = use.getOwner();
  RankedTensorType type = hlo::tensorType(use.get());
  uint8_t fact = get(use.get());
  bool meetsProduct =
      llvm::any_of(op->getOperands(), [&](Value value) { return get(value) & kIsProduct; });
  if (!hlo::isElementwise(op) || !meetsProduct || !(fact & kIsDrawn) || (fact & kReadsWeights) ||
      type.getRank() < 2 || type.getDimSize(0) < 2)
    return std::nullopt;
  return Sharding::blocks(/*dim=*/0, type.getDimSize(0), ranks);
}

/// Rows before places in them.
std::optional<Sharding> DrawnRows::shareDrawn(hlo::GatherOp op, int64_t ranks) {
  for (int64_t dim = 0, rank = hlo::tensorType(op.getStartIndices()).getRank(); dim < rank; ++dim)
    if (auto sharding = shareIndices(op, dim, ranks))
      return sharding;
  return std::nullopt;
}
