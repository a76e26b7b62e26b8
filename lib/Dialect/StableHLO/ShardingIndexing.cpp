//===- ShardingIndexing.cpp - Sharding rules of reads and writes at computed indices -===//
#include "zero/Dialect/StableHLO/CountedIndex.h"

#include "zero/Dialect/StableHLO/Splat.h"
#include "zero/Dialect/Zero/Zero.h"

using namespace mlir;
using namespace zero::hlo;
using zero::ir::ReduceKind;

static ArrayRef<int64_t> shapeOf(Value value) { return tensorType(value).getShape(); }

/// Position of `value` in `list`, -1 if it is not there.
static int64_t indexIn(ArrayRef<int64_t> list, int64_t value) {
  const auto *it = llvm::find(list, value);
  return it == list.end() ? -1 : it - list.begin();
}

//===----------------------------------------------------------------------===//
// Gather and scatter
//===----------------------------------------------------------------------===//

namespace {
/// What gather and scatter have in common: slices of one tensor ("source": a gather's operand, a
/// scatter's inputs) stand in another ("slices": a gather's result, a scatter's updates) at the
/// places of the index vectors.
struct Lookup {
  Value source, index;
  ArrayRef<int64_t> slicesShape;
  int64_t vectorDim;
  ArrayRef<int64_t> collapsed, sourceBatching, indexBatching, offset, columns;

  SmallVector<int64_t> indexDims;  // dimensions of the index but the one of its vectors,
  SmallVector<int64_t> batchDims;  // and what they are in the slices
  SmallVector<int64_t> windowDims; // dimensions of the source that slices keep; in them, `offset`

  void findDims() {
    for (int64_t dim = 0, rank = shapeOf(index).size(); dim < rank; ++dim)
      if (dim != vectorDim)
        indexDims.push_back(dim);
    for (int64_t dim = 0, rank = slicesShape.size(); dim < rank; ++dim)
      if (indexIn(offset, dim) < 0)
        batchDims.push_back(dim);
    for (int64_t dim = 0, rank = shapeOf(source).size(); dim < rank; ++dim)
      if (indexIn(collapsed, dim) < 0 && indexIn(sourceBatching, dim) < 0)
        windowDims.push_back(dim);
  }

  /// A dimension of the source of which row i is only ever addressed by row i of the index.
  struct Counted {
    int64_t sourceDim, indexDim, column;
  };
  std::optional<Counted> getCounted(int64_t sourceDim) const {
    int64_t column = indexIn(columns, sourceDim);
    if (column < 0)
      return std::nullopt;
    int64_t dim = getCountedDim(index, vectorDim, column);
    if (dim < 0 || dim == vectorDim || shapeOf(index)[dim] != shapeOf(source)[sourceDim])
      return std::nullopt;
    // On a diagonal, row i is of another dimension of the source, too.
    if (indexIn(indexBatching, dim) >= 0)
      return std::nullopt;
    return Counted{sourceDim, dim, column};
  }
  /// The column that addresses rows of `sourceDim` one by one, of any of which a shard can tell
  /// whether it is its own; -1 if none.
  int64_t getAddressing(int64_t sourceDim) const {
    int64_t column = indexIn(columns, sourceDim);
    bool fits = canCount(tensorType(index).getElementType(), shapeOf(source)[sourceDim] + 1);
    return indexIn(collapsed, sourceDim) >= 0 && fits ? column : -1;
  }
};

/// The tensors of a lookup in its op's rule.
struct LookupTensors {
  MutableArrayRef<TensorFactors> sources;
  TensorFactors &index;
  MutableArrayRef<TensorFactors> slices, results; // of a scatter, results are like sources
};
} // namespace

static void addFactor(MutableArrayRef<TensorFactors> tensors, int64_t dim, unsigned factor) {
  for (TensorFactors &tensor : tensors)
    tensor[dim].factors.push_back(factor);
}

/// Factors of what an index and its slices share. `unpaired` is the kind of those that address
/// rows anywhere in the source.
static void addIndexFactors(ShardingRule &rule, const Lookup &lookup, LookupTensors tensors,
                            FactorKind unpaired, std::optional<Lookup::Counted> counted) {
  for (auto [position, dim] : llvm::enumerate(lookup.indexDims)) {
    int64_t paired = indexIn(lookup.indexBatching, dim);
    bool isCounted = counted && counted->indexDim == dim;
    FactorKind kind = isCounted     ? FactorKind::Counted
                      : paired >= 0 ? FactorKind::Parallel
                                    : unpaired;
    unsigned factor = rule.addFactor(shapeOf(lookup.index)[dim], kind, ReduceKind::Add);
    tensors.index[dim].factors.push_back(factor);
    addFactor(tensors.slices, lookup.batchDims[position], factor);
    int64_t sourceDim = isCounted     ? counted->sourceDim
                        : paired >= 0 ? lookup.sourceBatching[paired]
                                      : -1;
    if (sourceDim >= 0) {
      addFactor(tensors.sources, sourceDim, factor);
      addFactor(tensors.results, sourceDim, factor);
    }
  }
}

/// Factors of the dimensions that slices hold whole.
static void addWindowFactors(ShardingRule &rule, const Lookup &lookup, LookupTensors tensors) {
  for (auto [position, dim] : llvm::enumerate(lookup.windowDims)) {
    int64_t size = shapeOf(lookup.source)[dim], offset = lookup.offset[position];
    if (lookup.slicesShape[offset] != size || !tensors.sources[0][dim].factors.empty())
      continue;
    unsigned factor = rule.addFactor(size, FactorKind::Parallel);
    addFactor(tensors.sources, dim, factor);
    addFactor(tensors.slices, offset, factor);
    addFactor(tensors.results, dim, factor);
  }
}

static Lookup getLookup(GatherOp op) {
  GatherDimensionNumbersAttr numbers = op.getDimensionNumbers();
  Lookup lookup{op.getOperand(),
                op.getStartIndices(),
                shapeOf(op.getResult()),
                numbers.getIndexVectorDim(),
                numbers.getCollapsedSliceDims(),
                numbers.getOperandBatchingDims(),
                numbers.getStartIndicesBatchingDims(),
                numbers.getOffsetDims(),
                numbers.getStartIndexMap(),
                {},
                {},
                {}};
  lookup.findDims();
  return lookup;
}

static ShardingRule getGatherRule(GatherOp op, const Lookup &lookup,
                                  std::optional<Lookup::Counted> counted) {
  ShardingRule rule(op);
  rule.linear.push_back({{0}, kAllReduceKinds});
  LookupTensors tensors{rule.operands[0], rule.operands[1], rule.results, {}};
  addIndexFactors(rule, lookup, tensors, FactorKind::Parallel, counted);
  addWindowFactors(rule, lookup, tensors);
  if (counted)
    rule.counted = {rule.operands[1][counted->indexDim].factors[0], 1, lookup.vectorDim,
                    counted->column};
  rule.completeWith(FactorKind::Permuted, op);
  return rule;
}

/// Addressed rows: the index is counted from the shard's first row, along a factor that need not
/// count. Each shard looks up its own rows, and has zeros for the others: the sum over shards is
/// the row.
static ShardingRule getAddressedRule(GatherOp op, const Lookup &lookup, int64_t dim) {
  ShardingRule rule(op);
  unsigned factor =
      rule.addFactor(shapeOf(lookup.source)[dim], FactorKind::Contracted, ReduceKind::Add);
  rule.operands[0][dim].factors.push_back(factor);
  rule.counted = {factor, 1, lookup.vectorDim, lookup.getAddressing(dim)};
  rule.completeWith(FactorKind::Whole, op);
  return rule;
}

/// Rows of the index look up rows of the result: in a source that is whole, or, where they count
/// along a sharded source, in its shards, or anywhere in shards.
ShardingRules GatherOp::getShardingRules() {
  Lookup lookup = getLookup(*this);
  ShardingRules rules = onlyRule(getGatherRule(*this, lookup, std::nullopt));
  for (int64_t dim = 0, rank = shapeOf(getOperand()).size(); dim < rank; ++dim)
    // Longer slices reach into the next shard's rows.
    if (getSliceSizes()[dim] == 1 && indexIn(lookup.sourceBatching, dim) < 0)
      if (std::optional<Lookup::Counted> counted = lookup.getCounted(dim))
        rules.push_back(getGatherRule(*this, lookup, counted));
  if (!tensorType(getResult()).getElementType().isInteger(1))
    for (int64_t dim : lookup.collapsed)
      if (lookup.getAddressing(dim) >= 0)
        rules.push_back(getAddressedRule(*this, lookup, dim));
  return rules;
}

/// What slices hold of a window's dimension is in the result.
void GatherOp::localizeAttributes(function_ref<int64_t(unsigned, int64_t)>) {
  Lookup lookup = getLookup(*this);
  SmallVector<int64_t> sizes(getSliceSizes());
  for (auto [position, dim] : llvm::enumerate(lookup.windowDims))
    sizes[dim] = lookup.slicesShape[lookup.offset[position]];
  setSliceSizes(sizes);
}

static Lookup getLookup(ScatterOp op) {
  ScatterDimensionNumbersAttr numbers = op.getScatterDimensionNumbers();
  Lookup lookup{op.getInputs()[0],
                op.getScatterIndices(),
                shapeOf(op.getUpdates()[0]),
                numbers.getIndexVectorDim(),
                numbers.getInsertedWindowDims(),
                numbers.getInputBatchingDims(),
                numbers.getScatterIndicesBatchingDims(),
                numbers.getUpdateWindowDims(),
                numbers.getScatterDimsToOperandDims(),
                {},
                {},
                {}};
  lookup.findDims();
  return lookup;
}

/// Whether the region adds the update to the old value.
static bool isAddition(Region &region) {
  Block &block = region.front();
  if (block.getOperations().size() != 2)
    return false;
  auto add = dyn_cast<AddOp>(block.front());
  return add && block.back().getOperand(0) == add.getResult() && add.getLhs() != add.getRhs() &&
         isa<BlockArgument>(add.getLhs()) && isa<BlockArgument>(add.getRhs()) &&
         block.back().getNumOperands() == 1;
}

static ShardingRule getScatterRule(ScatterOp op, const Lookup &lookup,
                                   std::optional<Lookup::Counted> counted) {
  ShardingRule rule(op);
  unsigned count = op.getInputs().size();
  bool adds = isAddition(op.getUpdateComputation());
  if (adds) {
    LinearOperands linear{{}, kindSet(ReduceKind::Add)};
    for (unsigned i = 0; i < op->getNumOperands(); ++i)
      if (i != count)
        linear.operands.push_back(i);
    rule.linear.push_back(std::move(linear));
  }
  MutableArrayRef<TensorFactors> operands = rule.operands;
  LookupTensors tensors{operands.take_front(count), operands[count], operands.take_back(count),
                        rule.results};
  // The gradient of a table: each shard of rows is added to zeros of its own.
  bool addsToZero = adds && llvm::all_of(op.getInputs(), isZeroSplat);
  addIndexFactors(rule, lookup, tensors, addsToZero ? FactorKind::Contracted : FactorKind::Whole,
                  counted);
  addWindowFactors(rule, lookup, tensors);
  if (counted)
    rule.counted = {rule.operands[count][counted->indexDim].factors[0], count, lookup.vectorDim,
                    counted->column};
  rule.completeWith(FactorKind::Whole, op);
  return rule;
}

/// Each shard writes its own rows, in the order of the updates, and leaves the others out.
static ShardingRule getAddressedRule(ScatterOp op, const Lookup &lookup, int64_t dim) {
  ShardingRule rule(op);
  unsigned count = op.getInputs().size();
  unsigned factor = rule.addFactor(shapeOf(lookup.source)[dim], FactorKind::Parallel);
  for (unsigned i = 0; i < count; ++i) {
    rule.operands[i][dim].factors.push_back(factor);
    rule.results[i][dim].factors.push_back(factor);
  }
  rule.counted = {factor, count, lookup.vectorDim, lookup.getAddressing(dim)};
  rule.completeWith(FactorKind::Whole, op);
  return rule;
}

/// Where row i of the index only ever writes row i of the input, shards of both stay apart; so do
/// shards of the input alone, of which each takes what is written into it.
ShardingRules ScatterOp::getShardingRules() {
  Lookup lookup = getLookup(*this);
  ShardingRules rules;
  for (int64_t dim : lookup.collapsed)
    if (std::optional<Lookup::Counted> counted = lookup.getCounted(dim))
      rules.push_back(getScatterRule(*this, lookup, counted));
  rules.push_back(getScatterRule(*this, lookup, std::nullopt));
  for (int64_t dim : lookup.collapsed)
    if (lookup.getAddressing(dim) >= 0)
      rules.push_back(getAddressedRule(*this, lookup, dim));
  return rules;
}

//===----------------------------------------------------------------------===//
// Slices at computed starts
//===----------------------------------------------------------------------===//

/// The whole of a sharded dimension, so that its start is zero.
ShardingRules DynamicSliceOp::getShardingRules() {
  ShardingRule rule(*this);
  rule.linear.push_back({{0}, kAllReduceKinds});
  for (auto [dim, size] : llvm::enumerate(shapeOf(getOperand())))
    if (getSliceSizes()[dim] == size) {
      unsigned factor = rule.addFactor(size, FactorKind::Parallel);
      rule.operands[0][dim].factors.push_back(factor);
      rule.results[0][dim].factors.push_back(factor);
    }
  rule.completeWith(FactorKind::Permuted, *this);
  return onlyRule(std::move(rule));
}

void DynamicSliceOp::localizeAttributes(function_ref<int64_t(unsigned, int64_t)>) {
  setSliceSizes(shapeOf(getResult()));
}

unsigned DynamicUpdateSliceOp::getNumMovedOperands() { return 2; }

ShardingRules DynamicUpdateSliceOp::getShardingRules() {
  ShardingRule rule(*this);
  rule.linear.push_back({{0, 1}, kindSet(ReduceKind::Add)});
  for (auto [dim, size] : llvm::enumerate(shapeOf(getOperand())))
    if (shapeOf(getUpdate())[dim] == size) {
      unsigned factor = rule.addFactor(size, FactorKind::Parallel);
      for (unsigned operand : {0, 1})
        rule.operands[operand][dim].factors.push_back(factor);
      rule.results[0][dim].factors.push_back(factor);
    }
  rule.completeWith(FactorKind::Permuted, *this);
  return onlyRule(std::move(rule));
}
