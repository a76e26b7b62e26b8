#include "BatchSums.h"

#include "BatchReading.h"

#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Support/Reads.h"

using namespace mlir;
using namespace zero;
using dist::Distribution;
using dist::OpSharding;
using dist::Sharding;

static bool readsAnyOf(Operation *op, const llvm::DenseSet<Value> &values) {
  return llvm::any_of(getReadValues(op), [&](Value read) { return values.contains(read); });
}

/// Whether the part of a value that ops need is a part of a sum over rows that are sharded in
/// `alone`, as it comes or changed row by row.
static bool isPartOfSum(const Distribution &distribution, const Distribution &alone, Value value,
                        Sharding part) {
  SmallVector<std::pair<Value, Sharding>> pending = {{value, part}};
  llvm::DenseSet<Value> seen;
  while (!pending.empty()) {
    auto [next, needed] = pending.pop_back_val();
    Operation *op = next.getDefiningOp();
    if (!op || !seen.insert(next).second)
      continue;
    bool readsRows = llvm::any_of(
        op->getOperands(), [&](Value operand) { return alone.getSharding(operand).isSharded(); });
    if (readsRows && alone.getSharding(next).isPartial())
      return true;
    std::optional<OpSharding> backward = dist::shardBackward(op, needed, distribution.getRanks());
    if (backward)
      for (auto [operand, sharding] : llvm::zip_equal(op->getOperands(), backward->operands))
        if (sharding.isSharded())
          pending.push_back({operand, sharding});
  }
  return false;
}

static llvm::DenseSet<Value> collectSharded(const Distribution &distribution, Block &block) {
  llvm::DenseSet<Value> sharded;
  for (BlockArgument argument : block.getArguments())
    if (distribution.getSharding(argument).isSharded())
      sharded.insert(argument);
  return sharded;
}

/// Whether a matmul adds up what ranks have parts of in `alone`, times what is not in `others`.
static bool contractsOthers(const Distribution &alone, Operation *op,
                            const llvm::DenseSet<Value> &others) {
  return hlo::isContraction(op) && alone.getSharding(op->getResult(0)).isPartial() &&
         llvm::any_of(op->getOperands(), [&](Value operand) { return !others.contains(operand); });
}

bool import::contractsWithWeights(const Distribution &alone, const Distribution &ofBatch,
                                  Block &block) {
  llvm::DenseSet<Value> data = collectSharded(alone, block);
  for (Value rows : collectSharded(ofBatch, block))
    data.insert(rows);
  for (Operation &op : block.without_terminator()) {
    if (contractsOthers(alone, &op, data))
      return true;
    if (readsAnyOf(&op, data))
      data.insert(op.result_begin(), op.result_end());
  }
  return false;
}

bool import::makesRows(const Distribution &distribution, const Distribution &alone, Block &block) {
  llvm::DenseSet<Value> own = collectSharded(alone, block), whole = own;
  bool makes = false;
  for (Operation &op : block.without_terminator()) {
    if (!readsAnyOf(&op, own))
      continue;
    // A weight's rows are contracted with features of others.
    if (contractsOthers(alone, &op, own))
      return false;
    own.insert(op.result_begin(), op.result_end());
    if ((op.getNumRegions() != 0 && !isa<hlo::ShardingRuleInterface>(&op)) ||
        !readsAnyOf(&op, whole))
      continue;
    for (auto [operand, sharding] :
         llvm::zip_equal(op.getOperands(), distribution.getOpSharding(&op).operands))
      makes |= whole.contains(operand) && sharding.isSharded() &&
               isPartOfSum(distribution, alone, operand, sharding);
    for (Value result : op.getResults())
      if (distribution.getSharding(result).isReplicated())
        whole.insert(result);
  }
  return makes;
}

/// Whether the op adds up rows of which every rank has some where numbers of theirs say.
static bool addsRows(const Distribution &distribution, Operation *op) {
  auto scatter = dyn_cast<hlo::ScatterOp>(op);
  return scatter && distribution.getSharding(scatter.getUpdates().front()).isSharded() &&
         !distribution.getSharding(scatter->getResult(0)).isSharded();
}

bool import::meetsSums(const Distribution &alone, const Distribution &ofBatch, Value loss) {
  llvm::DenseSet<Value> forward = collectSources(loss), sums;
  bool meets = false;
  for (Operation &op : loss.getParentBlock()->without_terminator()) {
    if (op.getNumResults() == 0 || !forward.contains(op.getResult(0)))
      continue;
    auto isSum = [&](Value operand) {
      return sums.contains(operand) && !ofBatch.getSharding(operand).isSharded();
    };
    auto isCut = [&](Value operand) {
      return !sums.contains(operand) && alone.getSharding(operand).isSharded();
    };
    meets |= llvm::any_of(op.getOperands(), isSum) && llvm::any_of(op.getOperands(), isCut);
    if (addsRows(ofBatch, &op) || readsAnyOf(&op, sums))
      sums.insert(op.result_begin(), op.result_end());
    for (Value result : op.getResults())
      if (Sharding own = alone.getSharding(result), rows = ofBatch.getSharding(result);
          own.isSharded() && rows.isSharded() && own.dim != rows.dim)
        return false;
  }
  return meets;
}

bool import::meetsPredictions(const Distribution &alone, const Distribution &ofBatch,
                              const llvm::DenseSet<Value> &data, Value loss) {
  llvm::DenseSet<Value> forward = collectSources(loss), sums, made, ofData = data;
  bool meets = false;
  for (Operation &op : loss.getParentBlock()->without_terminator()) {
    if (op.getNumResults() == 0 || !forward.contains(op.getResult(0)))
      continue;
    auto isWeight = [&](Value operand) { return !ofData.contains(operand); };
    bool isMade = readsAnyOf(&op, made) || (hlo::isContraction(&op) && readsAnyOf(&op, sums) &&
                                            llvm::any_of(op.getOperands(), isWeight));
    bool isCut = llvm::any_of(op.getOperands(), [&](Value operand) {
      return !sums.contains(operand) && alone.getSharding(operand).isSharded();
    });
    if (isCut && readsAnyOf(&op, sums) && !isMade)
      return false;
    meets |= isCut && isMade;
    if (isMade)
      made.insert(op.result_begin(), op.result_end());
    if (addsRows(ofBatch, &op) || readsAnyOf(&op, sums))
      sums.insert(op.result_begin(), op.result_end());
    if (readsAnyOf(&op, ofData))
      ofData.insert(op.result_begin(), op.result_end());
  }
  return meets;
}

/// Whether all elements of the value follow from their place: 0, 1, 2, ... along one dimension.
static bool isCounted(Value value) {
  while (Operation *op = value.getDefiningOp()) {
    if (isa<hlo::IotaOp>(op))
      return true;
    if (!isa<hlo::BroadcastInDimOp, hlo::ReshapeOp, hlo::ConvertOp>(op))
      return false;
    value = op->getOperand(0);
  }
  return false;
}

/// Whether the value is made of none of the arguments `data`: a table of weights.
static bool isOfWeights(Value value, const llvm::DenseSet<Value> &data) {
  return llvm::none_of(import::collectSources(value),
                       [&](Value source) { return data.contains(source); });
}

/// Whether the lookup takes one element of each row: rows are counted, or stand beside those of the
/// indices.
static bool looksUpBesideRows(hlo::GatherOp lookup) {
  if (!lookup.getDimensionNumbers().getOperandBatchingDims().empty())
    return true;
  auto indices = lookup.getStartIndices().getDefiningOp<hlo::ConcatenateOp>();
  return indices && llvm::any_of(indices->getOperands(), isCounted);
}

bool import::choosesFeature(Value argument, const llvm::DenseSet<Value> &data) {
  if (!hlo::tensorType(argument).getElementType().isIntOrIndex())
    return false;
  llvm::SetVector<Value> same;
  same.insert(argument);
  for (unsigned i = 0; i < same.size(); ++i)
    for (OpOperand &use : same[i].getUses()) {
      Operation *op = use.getOwner();
      auto compare = dyn_cast<hlo::CompareOp>(op);
      if (compare && compare.getComparisonDirection() == hlo::ComparisonDirection::EQ &&
          isCounted(op->getOperand(1 - use.getOperandNumber())))
        return true;
      auto lookup = dyn_cast<hlo::GatherOp>(op);
      if (lookup && use.getOperandNumber() == 1 &&
          (looksUpBesideRows(lookup) || isOfWeights(lookup.getOperand(), data)))
        return true;
      if (isa<hlo::BroadcastInDimOp, hlo::ReshapeOp, hlo::ConvertOp, hlo::ConcatenateOp, hlo::AddOp,
              hlo::SelectOp, hlo::ClampOp, hlo::MaxOp, hlo::MinOp>(op))
        same.insert(op->result_begin(), op->result_end());
    }
  return false;
}
