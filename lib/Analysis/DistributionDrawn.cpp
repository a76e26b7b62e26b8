//===- DistributionDrawn.cpp - Rows that the step draws itself -----------------------===//
//
// A lookup in rows of the batch by indices that every rank has (a permutation, a minibatch drawn by
// a key) reads any row: the rows are gathered. What it gives are rows again, and the ranks share
// them: each looks up its own part of the indices. Where the step goes on to cut these rows into
// minibatches, each rank gets rows of every one of them.
//
// Where no matmul works on a part of the batch, the rows that matmuls work on are drawn by the step:
// from a memory that is a state, from data that is given whole, or as random numbers. Every rank
// could compute all of them; instead the ranks share them, too.
//===---------------------------------------------------------------------------------===//
#include "zero/Analysis/Distribution.h"

#include "zero/Dialect/StableHLO/StableHLO.h"

#include "zero/Support/Reads.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace zero;
using namespace zero::dist;

/// One dimension of a value.
using ValueDim = std::pair<Value, int64_t>;

/// The dimension of a reshape's result that has the rows of dimension `dim` of its operand, and into
/// how many runs it cuts them; none where rows are no longer told apart.
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

/// Where the rows of `from` are in the result of the op that `use` is of, if it keeps them apart.
/// `groups`: how many minibatches some op makes of them.
static void followRows(OpOperand &use, int64_t dim, int64_t &groups,
                       llvm::SetVector<ValueDim> &rows) {
  Operation *op = use.getOwner();
  int64_t size = hlo::tensorType(use.get()).getDimSize(dim);
  auto addRuns = [&](int64_t count) { groups = std::max(groups, count); };
  if (auto reshape = dyn_cast<hlo::ReshapeOp>(op)) {
    if (auto found = followReshape(reshape, dim)) {
      addRuns(found->second);
      if (found->second == 1)
        rows.insert({reshape, found->first});
    }
  } else if (isa<hlo::SliceOp, hlo::DynamicSliceOp>(op) && use.getOperandNumber() == 0) {
    int64_t part = hlo::tensorType(op->getResult(0)).getDimSize(dim);
    if (part == size)
      rows.insert({op->getResult(0), dim});
    else if (part > 0 && size % part == 0)
      addRuns(size / part);
  } else if (auto transpose = dyn_cast<hlo::TransposeOp>(op)) {
    rows.insert({transpose, llvm::find(transpose.getPermutation(), dim) -
                                transpose.getPermutation().begin()});
  } else if (auto loop = dyn_cast<hlo::WhileOp>(op)) {
    rows.insert({loop.getBody().getArgument(use.getOperandNumber()), dim});
  } else if (hlo::isElementwise(op) && op->getNumResults() == 1) {
    rows.insert({op->getResult(0), dim});
  }
}

/// How many minibatches the step makes of the rows of dimension `dim`: 1 if it takes them together.
static int64_t countMinibatches(Value value, int64_t dim) {
  llvm::SetVector<ValueDim> rows;
  rows.insert({value, dim});
  int64_t groups = 1;
  for (unsigned i = 0; i < rows.size(); ++i) {
    auto [next, at] = rows[i];
    for (OpOperand &use : next.getUses())
      followRows(use, at, groups, rows);
  }
  return groups;
}

/// The dimension of a lookup's result that has the rows of dimension `dim` of its indices.
static int64_t getResultDim(hlo::GatherOp op, int64_t dim) {
  auto numbers = op.getDimensionNumbers();
  int64_t place = dim - (dim > numbers.getIndexVectorDim() ? 1 : 0), result = 0;
  for (;; ++result)
    if (!llvm::is_contained(numbers.getOffsetDims(), result) && place-- == 0)
      return result;
}

/// The dimension of the indices of a lookup along which ranks share them, if they cannot be cut into
/// minibatches of one row there.
static std::optional<Sharding> shareIndices(hlo::GatherOp op, int64_t dim, int64_t ranks) {
  int64_t size = hlo::tensorType(op.getStartIndices()).getDimSize(dim);
  if (dim == op.getDimensionNumbers().getIndexVectorDim() || size < 2)
    return std::nullopt;
  int64_t groups = countMinibatches(op, getResultDim(op, dim));
  return groups == size ? std::nullopt : Sharding::blocks(dim, size, ranks, groups);
}

std::optional<Sharding> dist::shareLookup(hlo::GatherOp op, int64_t ranks) {
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

static bool isFloatTensor(Value value) {
  RankedTensorType type = hlo::tensorType(value);
  return isa<FloatType>(type.getElementType()) && type.getRank() > 0;
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
    facts[argument] = kReadsArguments | (isFloatTensor(argument) ? kReadsWeights : 0);
  entry.getFunctionBody().walk<WalkOrder::PreOrder>([&](Operation *op) {
    for (Region &region : op->getRegions())
      for (BlockArgument argument : region.getArguments())
        if (argument.getArgNumber() < op->getNumOperands() && hlo::isControlFlow(op))
          facts[argument] = get(op->getOperand(argument.getArgNumber()));
    uint8_t found = 0;
    for (Value value : getReadValues(op))
      found |= get(value);
    if (makesNumbersOfBits(op) && (found & kReadsArguments))
      found |= kIsDrawn;
    // Rows of a memory are no weights, whoever wrote them.
    if (auto lookup = dyn_cast<hlo::GatherOp>(op); lookup && isDrawnLookup(lookup))
      found = kIsDrawn | kReadsArguments;
    for (Value result : op->getResults())
      facts[result] = found;
  });
}

bool DrawnRows::isDrawnLookup(hlo::GatherOp op) const {
  uint8_t indices = get(op.getStartIndices());
  return (indices & kReadsArguments) && !(indices & kReadsWeights);
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

/// Rows before places in them.
std::optional<Sharding> DrawnRows::shareDrawn(hlo::GatherOp op, int64_t ranks) {
  for (int64_t dim = 0, rank = hlo::tensorType(op.getStartIndices()).getRank(); dim < rank; ++dim)
    if (auto sharding = shareIndices(op, dim, ranks))
      return sharding;
  return std::nullopt;
}
