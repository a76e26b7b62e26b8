#include "SplitBound.h"

#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Dialect/Zero/Zero.h"

#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace zero;

namespace {
/// Of a weight, by dimension: the sums over it, which are exchanged if it is cut along it.
using Sums = SmallVector<SmallVector<Value>>;
/// A value that is an argument, with the argument's dimension that each of its own is.
struct Source {
  BlockArgument argument;
  SmallVector<int64_t> dims;
};
} // namespace

/// What the use gives, where it is linear in what it uses; null for others.
static Value getLinearResult(OpOperand &use) {
  Operation *op = use.getOwner();
  if (op->getNumResults() != 1 || !isa<hlo::ShardingRuleInterface>(op))
    return {};
  for (const hlo::ShardingRule &rule : hlo::getShardingRules(op))
    for (const hlo::LinearOperands &linear : rule.linear)
      if (linear.contains(use.getOperandNumber()) && linear.allows(ir::ReduceKind::Add))
        return op->getResult(0);
  return {};
}

static Source findSource(Value value) {
  SmallVector<int64_t> dims =
      llvm::to_vector(llvm::seq<int64_t>(0, hlo::tensorType(value).getRank()));
  while (Operation *op = value.getDefiningOp()) {
    if (auto transpose = dyn_cast<hlo::TransposeOp>(op))
      for (int64_t &dim : dims)
        dim = transpose.getPermutation()[dim];
    else if (!isa<hlo::ConvertOp, hlo::OptimizationBarrierOp>(op))
      return {};
    value = op->getOperand(cast<OpResult>(value).getResultNumber());
  }
  return {cast<BlockArgument>(value), std::move(dims)};
}

/// Dimensions of operand `operand` over which the op adds up what it reads.
static ArrayRef<int64_t> getAddedDims(Operation *op, unsigned operand) {
  if (auto dot = dyn_cast<hlo::DotGeneralOp>(op)) {
    hlo::DotDimensionNumbersAttr dims = dot.getDotDimensionNumbers();
    return operand == 0 ? dims.getLhsContractingDimensions() : dims.getRhsContractingDimensions();
  }
  // Rows that are looked up are of one rank each: zeros are added.
  auto gather = dyn_cast<hlo::GatherOp>(op);
  return gather && operand == 0 ? gather.getDimensionNumbers().getCollapsedSliceDims()
                                : ArrayRef<int64_t>();
}

/// The sum over a dimension of a cut weight that an op makes of operand `operand`: the weight's
/// number and dimensions; none of others.
static std::optional<Source> findCut(OpOperand &operand, ArrayRef<unsigned> cut) {
  ArrayRef<int64_t> added = getAddedDims(operand.getOwner(), operand.getOperandNumber());
  Source source = findSource(operand.get());
  if (!source.argument || !llvm::is_contained(cut, source.argument.getArgNumber()))
    return std::nullopt;
  SmallVector<int64_t> dims =
      llvm::map_to_vector(added, [&](int64_t dim) { return source.dims[dim]; });
  return Source{source.argument, std::move(dims)};
}

static llvm::MapVector<unsigned, Sums> collectSums(func::FuncOp step, ArrayRef<unsigned> cut) {
  llvm::MapVector<unsigned, Sums> found;
  for (unsigned argument : cut)
    found[argument].resize(hlo::tensorType(step.getArgument(argument)).getRank());
  for (Operation &op : step.getBody().front())
    if (isa<hlo::DotGeneralOp, hlo::GatherOp>(op))
      for (OpOperand &operand : op.getOpOperands())
        if (std::optional<Source> source = findCut(operand, cut))
          for (int64_t dim : source->dims)
            found[source->argument.getArgNumber()][dim].push_back(op.getResult(0));
  return found;
}

namespace {
/// Bytes of each value that weights pay for, none more than it has. What a weight pays flows from
/// its sum through what is linear in it to where whole values are needed: whichever values are
/// exchanged, all flows go through them.
class Ledger {
public:
  explicit Ledger(ArrayRef<unsigned> cut) : cut(cut) {}

  using Flows = llvm::MapVector<Value, int64_t>;
  /// Bytes that flow from the sums, up to `limit`.
  int64_t flow(ArrayRef<Value> sums, int64_t limit, Flows &flows) const {
    int64_t bytes = 0;
    for (Value sum : sums)
      while (bytes < limit) {
        SmallVector<Value> path = findPath(sum, flows);
        if (path.empty())
          break;
        int64_t part = limit - bytes;
        for (Value value : path)
          part = std::min(part, getLeft(value, flows));
        for (Value value : path)
          flows[value] += part;
        bytes += part;
      }
    return bytes;
  }
  /// What a weight pays, along whichever dimension it is cut.
  void add(ArrayRef<Flows> byDim) {
    Flows most;
    for (const Flows &flows : byDim)
      for (auto [value, bytes] : flows)
        most[value] = std::max(most[value], bytes);
    for (auto [value, bytes] : most)
      paid[value] += bytes;
  }

private:
  int64_t getLeft(Value value, const Flows &flows) const {
    return ir::getTensorBytes(value.getType()) - paid.lookup(value) - flows.lookup(value);
  }
  /// A sum may not meet a part of a weight: that would be a part of a sum.
  Value getNext(OpOperand &use) const {
    for (OpOperand &operand : use.getOwner()->getOpOperands())
      if (isa<hlo::DotGeneralOp>(use.getOwner()) && findCut(operand, cut))
        return {};
    return getLinearResult(use);
  }
  /// The shortest way by values with bytes left from `sum` to one that a use needs whole: long ones
  /// take the bytes of others.
  SmallVector<Value> findPath(Value sum, const Flows &flows) const {
    llvm::DenseMap<Value, Value> cameFrom{{sum, Value()}};
    SmallVector<Value> pending{sum};
    for (size_t i = 0; i < pending.size(); ++i) {
      Value value = pending[i];
      if (getLeft(value, flows) <= 0)
        continue;
      for (OpOperand &use : value.getUses()) {
        Value next = getNext(use);
        if (next && cameFrom.try_emplace(next, value).second)
          pending.push_back(next);
        if (next)
          continue;
        SmallVector<Value> path;
        for (Value on = value; on; on = cameFrom.lookup(on))
          path.push_back(on);
        return path;
      }
    }
    return {};
  }

  ArrayRef<unsigned> cut;
  llvm::DenseMap<Value, int64_t> paid;
};
} // namespace

/// Weights pay one after the other, each what can still flow along its cheapest dimension: what any
/// choice of dimensions exchanges covers what all have paid.
int64_t zero::getSplitBound(func::FuncOp step, ArrayRef<unsigned> cut, int64_t ranks) {
  Ledger ledger(cut);
  int64_t bytes = 0;
  for (auto &[argument, byDim] : collectSums(step, cut)) {
    ArrayRef<int64_t> shape = hlo::tensorType(step.getArgument(argument)).getShape();
    std::optional<int64_t> least;
    for (auto [size, sums] : llvm::zip_equal(shape, byDim))
      if (Ledger::Flows flows; size % ranks == 0)
        least = std::min(least.value_or(INT64_MAX), ledger.flow(sums, INT64_MAX, flows));
    if (!least)
      continue;
    SmallVector<Ledger::Flows> flows(byDim.size());
    for (auto [size, sums, each] : llvm::zip_equal(shape, byDim, flows))
      if (size % ranks == 0)
        ledger.flow(sums, *least, each);
    ledger.add(flows);
    bytes += *least;
  }
  // A sum is exchanged by a scatter and a gather.
  return 2 * bytes / ranks * (ranks - 1);
}
