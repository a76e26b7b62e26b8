//===- LinearReading.cpp - What is linear in sums over rows, and in arguments ------------===//
#include "BatchReading.h"

#include "zero/Dialect/StableHLO/Splat.h"
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Support/Reads.h"

#include "mlir/Transforms/RegionUtils.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace zero;
using dist::Distribution;
using dist::Sharding;

/// A sum over as many values as there are `rows`, of which every rank has all.
static bool addsWhole(Operation *op, ArrayRef<int64_t> rows) {
  auto addsAlong = [&](ArrayRef<int64_t> dims) {
    ArrayRef<int64_t> shape = hlo::tensorType(op->getOperand(0)).getShape();
    return llvm::any_of(dims, [&](int64_t dim) {
      return llvm::any_of(rows, [&](int64_t size) { return shape[dim] == size; });
    });
  };
  if (auto scatter = dyn_cast<hlo::ScatterOp>(op))
    return isa<hlo::AddOp>(scatter.getUpdateComputation().front().front());
  if (auto dot = dyn_cast<hlo::DotGeneralOp>(op))
    return addsAlong(dot.getDotDimensionNumbers().getLhsContractingDimensions());
  if (auto reduce = dyn_cast<hlo::ReduceOp>(op))
    return addsAlong(reduce.getDimensions());
  return isa<hlo::ConvolutionOp>(op);
}

bool import::carriesRows(const Distribution &distribution, Value value, ArrayRef<int64_t> rows) {
  SmallVector<Value> work = {value};
  llvm::DenseSet<Value> seen(work.begin(), work.end());
  bool readsRows = false;
  while (!work.empty()) {
    Value next = work.pop_back_val();
    Sharding sharding = distribution.getSharding(next);
    readsRows |= sharding.isSharded();
    Operation *op = next.getDefiningOp();
    // What is summed up inside loops and branches is not looked into.
    if (sharding.isPartial(ir::ReduceKind::Add) ||
        (op && (hlo::isControlFlow(op) || (sharding.isReplicated() && addsWhole(op, rows)))))
      return false;
    if (!op)
      continue;
    for (Value operand : op->getOperands())
      if (seen.insert(operand).second)
        work.push_back(operand);
  }
  return readsRows;
}

llvm::DenseSet<Value> import::collectSources(Value value) {
  SmallVector<Value> work = {value};
  llvm::DenseSet<Value> seen(work.begin(), work.end());
  while (!work.empty()) {
    Operation *op = work.pop_back_val().getDefiningOp();
    if (!op)
      continue;
    for (Value operand : getReadValues(op))
      if (seen.insert(operand).second)
        work.push_back(operand);
  }
  return seen;
}

/// Whether partial sums in these operands, and in no others, give partial sums.
static bool isLinearIn(Operation *op, ArrayRef<unsigned> operands) {
  auto rules = dyn_cast<hlo::ShardingRuleInterface>(op);
  return rules && llvm::any_of(rules.getShardingRules(), [&](const hlo::ShardingRule &rule) {
           return llvm::any_of(rule.linear, [&](const hlo::LinearOperands &linear) {
             return linear.allows(ir::ReduceKind::Add) &&
                    llvm::all_of(operands, [&](unsigned index) { return linear.contains(index); });
           });
         });
}

bool import::isLinearFunction(Value value, Value source) {
  llvm::DenseSet<Value> linear{source}, others;
  for (Operation &op : *value.getParentBlock()) {
    SmallVector<unsigned> reads;
    bool readsOther = false;
    for (Value read : getReadValues(&op))
      readsOther |= others.contains(read);
    for (OpOperand &operand : op.getOpOperands())
      if (linear.contains(operand.get()))
        reads.push_back(operand.getOperandNumber());
    if (readsOther || (!reads.empty() && !isLinearIn(&op, reads)))
      others.insert(op.result_begin(), op.result_end());
    else if (!reads.empty())
      linear.insert(op.result_begin(), op.result_end());
  }
  return !others.contains(value);
}

namespace {
/// What a value is of a distribution that is followed.
enum class Share { Scaled, Sum, Divided, Other };
} // namespace

/// Whether the op scales or moves its operand `operand`, or adds to it, or bounds it. Before the
/// sum numbers alone are added: a gradient is, to what is projected on the simplex.
static bool keepsShares(Operation &op, unsigned operand, Share share) {
  if (isa<hlo::AddOp, hlo::SubtractOp>(op))
    return share != Share::Scaled || hlo::getSplat(op.getOperand(1 - operand)) != nullptr;
  return isa<hlo::BroadcastInDimOp, hlo::ReshapeOp, hlo::ConvertOp, hlo::MulOp, hlo::MaxOp,
             hlo::MinOp, hlo::ClampOp>(op) ||
         (isa<hlo::DivOp>(op) && operand == 0);
}

/// `value` and what it is made of by ops that may keep shares.
static llvm::SetVector<Value> followShares(Value value) {
  llvm::SetVector<Value> made;
  made.insert(value);
  for (unsigned i = 0; i < made.size(); ++i)
    if (Operation *op = made[i].getDefiningOp())
      for (OpOperand &operand : op->getOpOperands())
        if (keepsShares(*op, operand.getOperandNumber(), Share::Sum))
          made.insert(operand.get());
  return made;
}

/// Whether something on the way is divided by a sum over what is made of `source`: most values are
/// not, and need no second look.
static bool mayBeShares(Value value, Value source) {
  return llvm::any_of(followShares(value), [&](Value part) {
    auto quotient = part.getDefiningOp<hlo::DivOp>();
    return quotient && llvm::any_of(followShares(quotient.getRhs()), [&](Value divisor) {
             auto sum = divisor.getDefiningOp<hlo::ReduceOp>();
             return sum && llvm::any_of(sum.getInputs(), [&](Value added) {
                      return followShares(added).contains(source);
                    });
           });
  });
}

bool import::isReweighted(Value value, Value source) {
  if (!mayBeShares(value, source))
    return false;
  llvm::DenseMap<Value, Share> shares{{source, Share::Scaled}};
  for (Operation &op : *value.getParentBlock()) {
    SmallVector<std::pair<unsigned, Share>> reads;
    for (auto [operand, read] : llvm::enumerate(getReads(&op)))
      if (auto found = shares.find(read->get()); found != shares.end())
        reads.push_back({operand, found->second});
    if (reads.empty())
      continue;
    Share share = Share::Other;
    if (reads.size() == 1 && keepsShares(op, reads[0].first, reads[0].second))
      share = reads[0].second;
    else if (reads.size() == 1 && isa<hlo::ReduceOp>(op) && reads[0].second == Share::Scaled)
      share = Share::Sum;
    else if (reads.size() == 2 && isa<hlo::DivOp>(op) && reads[0].second == Share::Scaled &&
             reads[1].second == Share::Sum)
      share = Share::Divided;
    for (Value result : op.getResults())
      shares[result] = share;
  }
  auto found = shares.find(value);
  return found != shares.end() && found->second == Share::Divided;
}

bool import::isLinearInSums(const Distribution &distribution, Value value, bool strictly) {
  llvm::DenseSet<Value> sums;   // linear in sums over ranks
  llvm::DenseSet<Value> others; // that read such sums in another way
  for (Operation &op : *value.getParentBlock()) {
    bool isPartial = llvm::any_of(op.getResults(), [&](Value result) {
      return distribution.getSharding(result).isPartial(ir::ReduceKind::Add);
    });
    if (isPartial && !strictly) {
      sums.insert(op.result_begin(), op.result_end());
      continue;
    }
    llvm::SetVector<Value> captured;
    getUsedValuesDefinedAbove(op.getRegions(), captured);
    SmallVector<unsigned> reads;
    for (OpOperand &operand : op.getOpOperands())
      if (sums.contains(operand.get()))
        reads.push_back(operand.getOperandNumber());
    auto isOther = [&](Value read) { return others.contains(read); };
    bool readsOther =
        llvm::any_of(op.getOperands(), isOther) ||
        llvm::any_of(captured, [&](Value read) { return isOther(read) || sums.contains(read); });
    if (readsOther || (!reads.empty() && !isLinearIn(&op, reads)))
      others.insert(op.result_begin(), op.result_end());
    else if (isPartial || !reads.empty())
      sums.insert(op.result_begin(), op.result_end());
  }
  return sums.contains(value);
}

bool import::readsForwardSumsOnly(const Distribution &distribution, Value value,
                                  const llvm::DenseSet<Value> &forward) {
  bool readsSum = false;
  for (Value source : collectSources(value)) {
    if (!distribution.getSharding(source).isPartial())
      continue;
    if (!forward.contains(source))
      return false;
    readsSum = true;
  }
  return readsSum;
}
