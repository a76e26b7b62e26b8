#include "BatchReading.h"
#include "PartTracer.h"

#include "zero/Dialect/StableHLO/CountedIndex.h"
#include "zero/Dialect/StableHLO/Splat.h"
#include "zero/Dialect/StableHLO/StableHLO.h"

#include "zero/Support/Reads.h"

#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace zero;
using dist::Distribution;
using dist::OpSharding;
using dist::Sharding;
using import::PartTracer;

int64_t import::smallestFactor(int64_t size) {
  constexpr int64_t kMostRanks = 1 << 20;
  for (int64_t factor = 2; factor * factor <= size && factor <= kMostRanks; ++factor)
    if (size % factor == 0)
      return factor;
  return size;
}

static bool readsAny(Operation *op, const llvm::DenseSet<Value> &values) {
  return op
      ->walk([&](Operation *each) {
        bool reads =
            llvm::any_of(each->getOperands(), [&](Value value) { return values.contains(value); });
        return reads ? WalkResult::interrupt() : WalkResult::advance();
      })
      .wasInterrupted();
}

static bool isWholeOp(const Distribution &distribution, Operation *op) {
  return llvm::all_of(op->getResults(), [&](Value result) {
    return distribution.getSharding(result).isReplicated();
  });
}

/// Whole values that are computed from parts: from gathered rows, or sums of such.
static llvm::DenseSet<Value> collectGathered(const Distribution &distribution, Block &block) {
  llvm::DenseSet<Value> gathered;
  for (Operation &op : block.without_terminator()) {
    bool readsParts = llvm::any_of(op.getOperands(), [&](Value value) {
      return !distribution.getSharding(value).isReplicated();
    });
    if ((readsParts || readsAny(&op, gathered)) && isWholeOp(distribution, &op))
      gathered.insert(op.result_begin(), op.result_end());
  }
  return gathered;
}

/// `values`, and what is computed from them by way of whole values alone: beside what ranks have
/// parts of, it is gathered rows or sums of such. `besideSums`: what reads such, too.
static llvm::DenseSet<Value> collectWhole(const Distribution &distribution, Block &block,
                                          llvm::DenseSet<Value> values,
                                          llvm::function_ref<void(Operation *)> visit,
                                          bool besideSums = false) {
  llvm::DenseSet<Value> gathered;
  if (!besideSums)
    gathered = collectGathered(distribution, block);
  for (Operation &op : block.without_terminator())
    if (isWholeOp(distribution, &op) && readsAny(&op, values) &&
        llvm::none_of(op.getResults(), [&](Value result) { return gathered.contains(result); })) {
      visit(&op);
      values.insert(op.result_begin(), op.result_end());
    }
  return values;
}

/// Whether the value is the same all along the dimension, or made row by row of what is: a token
/// that a weight is for all rows.
static bool isMadeOfSpread(Value value, int64_t dim) {
  SmallVector<std::pair<Value, int64_t>> work{{value, dim}};
  llvm::DenseSet<std::pair<Value, int64_t>> seen;
  while (!work.empty()) {
    auto [next, along] = work.pop_back_val();
    if (!seen.insert({next, along}).second || hlo::getSplat(next))
      continue;
    Operation *op = next.getDefiningOp();
    if (!op || op->getNumResults() != 1 || op->getNumOperands() == 0)
      return false;
    hlo::ShardingRules rules = hlo::getShardingRules(op);
    const hlo::ShardingRule &rule = rules.front();
    auto factors = llvm::make_filter_range(rule.results[0][along].factors, [&](unsigned factor) {
      return rule.factors[factor].size > 1;
    });
    if (factors.empty())
      continue;
    unsigned factor = *factors.begin();
    if (!llvm::hasSingleElement(factors) || rule.factors[factor].kind != hlo::FactorKind::Parallel)
      return false;
    for (auto [operand, dims] : llvm::zip_equal(op->getOperands(), rule.operands))
      for (auto [index, each] : llvm::enumerate(dims))
        if (!each.isStretched && llvm::is_contained(each.factors, factor))
          work.push_back({operand, index});
  }
  return true;
}

bool import::contractsFeatures(const Distribution &distribution, Block &block,
                               llvm::function_ref<bool(unsigned argument)> isCarried) {
  llvm::DenseSet<Value> whole;
  for (BlockArgument argument : block.getArguments())
    if (distribution.getSharding(argument).isReplicated() && !isCarried(argument.getArgNumber()))
      whole.insert(argument);
  whole = collectWhole(distribution, block, std::move(whole), [](Operation *) {});
  for (Operation &op : block) {
    if (!hlo::isContraction(&op))
      continue;
    const OpSharding &opSharding = distribution.getOpSharding(&op);
    for (auto [operand, sharding] : llvm::zip_equal(op.getOperands(), opSharding.operands))
      if (opSharding.results[0].isPartial() && sharding.isSharded() && whole.contains(operand) &&
          !isMadeOfSpread(operand, sharding.dim))
        return true;
  }
  return false;
}

bool import::cutsWindows(const Distribution &distribution) {
  return llvm::any_of(distribution.getForcedGathers(), [](const dist::ForcedGather &gather) {
    if (!isa<hlo::ConvolutionOp>(gather.op))
      return false;
    hlo::ShardingRules rules = hlo::getShardingRules(gather.op);
    const hlo::ShardingRule &rule = rules.front();
    return llvm::any_of(
        rule.operands[gather.operand][gather.sharding.dim].factors,
        [&](unsigned factor) { return rule.factors[factor].kind == hlo::FactorKind::Windowed; });
  });
}

bool import::repeatsWork(const Distribution &distribution, Block &block, ArrayRef<Value> data,
                         bool besideSums) {
  bool repeats = false;
  auto visit = [&](Operation *op) {
    op->walk([&](Operation *each) { repeats |= hlo::isContraction(each); });
  };
  collectWhole(distribution, block, {data.begin(), data.end()}, visit, besideSums);
  return repeats;
}

/// Whether what a matmul makes whole is needed in parts that come from its other operand (noise
/// that the step draws) and take all of this one.
static bool isWeightOfDrawn(const Distribution &distribution, OpOperand &use) {
  Operation *op = use.getOwner();
  PartTracer tracer(distribution, op->getResult(0));
  tracer.traceUses(*op->getBlock());
  if (!tracer.found || !tracer.isClear)
    return false;
  hlo::ShardingRules rules = hlo::getShardingRules(op);
  const hlo::ShardingRule &rule = rules.front();
  auto hasFactor = [](const hlo::TensorFactors &tensor, unsigned factor) {
    return llvm::any_of(tensor, [&](const hlo::DimFactors &dim) {
      return llvm::is_contained(dim.factors, factor);
    });
  };
  return llvm::all_of(rule.results[0][tracer.found->dim].factors, [&](unsigned factor) {
    return !hasFactor(rule.operands[use.getOperandNumber()], factor);
  });
}

bool import::isWeightOfRows(const Distribution &distribution, BlockArgument argument) {
  llvm::SetVector<Value> same;
  same.insert(argument);
  for (unsigned i = 0; i < same.size(); ++i)
    for (OpOperand &use : same[i].getUses()) {
      Operation *op = use.getOwner();
      if (isa<hlo::ConvertOp, hlo::ReshapeOp, hlo::TransposeOp>(op))
        same.insert(op->getResult(0));
      if (hlo::isContraction(op) && distribution.getSharding(use.get()).isReplicated() &&
          (distribution.getOpSharding(op).results[0].isSharded() ||
           (op->getBlock() == argument.getOwner() &&
            distribution.getSharding(op->getResult(0)).isReplicated() &&
            isWeightOfDrawn(distribution, use))))
        return true;
    }
  return false;
}

bool import::reachesRows(const Distribution &distribution, Value value) {
  SmallVector<Value> work = {value};
  llvm::DenseSet<Value> seen(work.begin(), work.end());
  while (!work.empty()) {
    Value next = work.pop_back_val();
    if (!distribution.getSharding(next).isReplicated())
      return true;
    Operation *op = next.getDefiningOp();
    if (!op)
      continue;
    for (Value operand : op->getOperands())
      if (seen.insert(operand).second)
        work.push_back(operand);
  }
  return false;
}

/// The indices of a lookup in rows, before what is made of negative ones.
static Value getDrawn(hlo::GatherOp lookup) {
  Value value = lookup.getStartIndices();
  while (Operation *op = value.getDefiningOp()) {
    if (auto wrap = dyn_cast<hlo::SelectOp>(op))
      value = wrap.getOnFalse();
    else if (isa<hlo::BroadcastInDimOp, hlo::ReshapeOp, hlo::ConvertOp>(op))
      value = op->getOperand(0);
    else
      break;
  }
  return value;
}

/// The one dimension along which a lookup takes single rows; none of others.
static std::optional<int64_t> getLookupDim(hlo::GatherOp lookup) {
  ArrayRef<int64_t> dims = lookup.getDimensionNumbers().getStartIndexMap();
  if (dims.size() != 1 || lookup.getSliceSizes()[dims.front()] != 1)
    return std::nullopt;
  return dims.front();
}

bool import::isTableOfFeatures(const Distribution &alone, const Distribution &ofBatch,
                               Block &block) {
  llvm::DenseSet<Value> ofArgument;
  for (const dist::ForcedGather &gather : alone.getForcedGathers())
    if (auto lookup = dyn_cast<hlo::GatherOp>(gather.op);
        lookup && gather.operand == 0 && getLookupDim(lookup) == gather.sharding.dim)
      ofArgument.insert(getDrawn(lookup));
  return llvm::any_of(block.getOps<hlo::GatherOp>(), [&](hlo::GatherOp lookup) {
    Sharding rows = ofBatch.getSharding(lookup.getOperand());
    std::optional<int64_t> dim = getLookupDim(lookup);
    bool isLabel = ofBatch.getSharding(lookup.getStartIndices()).isSharded();
    return dim && isLabel && rows.isSharded() && rows.dim != *dim &&
           ofArgument.contains(getDrawn(lookup));
  });
}

/// The dimension of an argument of which rows are drawn by indices that also draw rows of the
/// batch: row i of one belongs to row i of the other. None where there is no such lookup.
static std::optional<int64_t> findDrawnDim(const Distribution &distribution, Block &block,
                                           BlockArgument argument) {
  llvm::SetVector<Value> ofRows;
  for (const dist::ForcedGather &gather : distribution.getForcedGathers())
    if (auto lookup = dyn_cast<hlo::GatherOp>(gather.op);
        lookup && gather.operand == 0 && getLookupDim(lookup) == gather.sharding.dim)
      ofRows.insert(getDrawn(lookup));
  if (ofRows.empty())
    return std::nullopt;
  std::optional<int64_t> found;
  for (auto lookup : block.getOps<hlo::GatherOp>())
    if (std::optional<int64_t> dim = getLookupDim(lookup);
        dim && lookup.getOperand() == argument && ofRows.contains(getDrawn(lookup)))
      found = dim;
  return found;
}

std::optional<int64_t> import::findAlignedDim(const Distribution &distribution, Block &block,
                                              BlockArgument argument) {
  if (std::optional<int64_t> drawn = findDrawnDim(distribution, block, argument))
    return drawn;
  PartTracer tracer(distribution, argument);
  tracer.traceUses(block);
  if (!tracer.found || !tracer.isClear)
    return std::nullopt;
  return tracer.found->dim;
}

/// Whether rows, or numbers that no argument changes, are looked up: not whole rows by their order.
static bool isLookup(const Distribution &distribution, Operation *op) {
  auto gather = dyn_cast<hlo::GatherOp>(op);
  if (!gather)
    return false;
  if (distribution.getSharding(gather.getStartIndices()).isSharded())
    return true;
  llvm::SetVector<Value> work;
  work.insert(gather.getStartIndices());
  for (unsigned i = 0; i < work.size(); ++i) {
    Operation *made = work[i].getDefiningOp();
    if (!made)
      return false;
    work.insert(made->operand_begin(), made->operand_end());
  }
  return true;
}

/// Whether the value is the same all along the dimension.
static bool isSpread(Value value, int64_t dim) {
  auto broadcast = value.getDefiningOp<hlo::BroadcastInDimOp>();
  if (!broadcast)
    return false;
  ArrayRef<int64_t> dims = broadcast.getBroadcastDimensions();
  const int64_t *from = llvm::find(dims, dim);
  return from == dims.end() ||
         hlo::tensorType(broadcast.getOperand()).getDimSize(from - dims.begin()) == 1;
}

/// Whether an elementwise op takes the operand whole together with rows along another dimension,
/// which have features along this one: a bias with as many elements as there are rows. Where rows
/// are spread along it, all of them meet all of the operand's.
static bool meetsRows(const Distribution &distribution, OpOperand &use) {
  int64_t dim = distribution.getSharding(use.get()).dim;
  return hlo::isElementwise(use.getOwner()) &&
         llvm::any_of(use.getOwner()->getOperands(), [&](Value other) {
           const Sharding &sharding = distribution.getSharding(other);
           return other != use.get() && sharding.isSharded() && sharding.dim != dim &&
                  !isSpread(other, dim);
         });
}

/// Whether a matmul contracts the sharded dimension of the operand, for which its other operand,
/// sharded along another dimension, is gathered: features of rows.
static bool isContractedAlone(const Distribution &distribution, OpOperand &use) {
  Operation *op = use.getOwner();
  if (!hlo::isContraction(op) || op->getNumRegions() != 0)
    return false;
  const OpSharding &opSharding = distribution.getOpSharding(op);
  return opSharding.results[0].isPartial() &&
         llvm::any_of(llvm::zip_equal(op->getOperands(), opSharding.operands), [&](auto each) {
           auto [other, needed] = each;
           const Sharding &own = distribution.getSharding(other);
           return other != use.get() && own.isSharded() && own != needed;
         });
}

/// Whether the op makes one row of each row of the argument alone, whose rows its operands in
/// `same` are: a norm.
static bool reducesRows(const Distribution &distribution, Operation *op,
                        const llvm::DenseSet<Value> &same) {
  return isa<hlo::ReduceOp>(op) && distribution.getSharding(op->getResult(0)).isSharded() &&
         llvm::all_of(op->getOperands(), [&](Value operand) {
           return same.contains(operand) || distribution.getSharding(operand).isReplicated();
         });
}

import::ReadAs import::findReads(const Distribution &distribution, BlockArgument argument) {
  llvm::DenseSet<Value> same = {argument};
  ReadAs reads = ReadAs::Rows;
  bool isContracted = false, isMultiplied = false, isNormalised = false;
  for (Operation &op : argument.getOwner()->without_terminator())
    for (OpOperand &operand : op.getOpOperands()) {
      if (!same.contains(operand.get()))
        continue;
      bool isGathered = op.getNumRegions() == 0 &&
                        distribution.getOpSharding(&op).operands[operand.getOperandNumber()] !=
                            distribution.getSharding(operand.get());
      bool keepsRows = hlo::isElementwise(&op) ||
                       isa<hlo::TransposeOp, hlo::ReshapeOp, hlo::BroadcastInDimOp>(&op);
      bool isAlone = !isGathered && isContractedAlone(distribution, operand);
      isContracted |= isAlone;
      isMultiplied |= isGathered && hlo::isContraction(&op);
      bool reducesOwn = !isGathered && reducesRows(distribution, &op, same);
      isNormalised |= reducesOwn;
      if (isAlone || (isGathered && (hlo::isContraction(&op) || meetsRows(distribution, operand))))
        reads = std::max(reads, ReadAs::Weight);
      else if (isGathered && operand.getOperandNumber() == 0 && isLookup(distribution, &op))
        reads = ReadAs::Table;
      else if (isGathered && hlo::isElementwise(&op))
        reads = std::max(reads, ReadAs::Pairs);
      else if (!isGathered && (keepsRows || reducesOwn))
        same.insert(op.result_begin(), op.result_end());
      else
        return ReadAs::Rows;
    }
  // Rows that all meet, and then make means of their own: pairs of noise and data.
  if (isContracted && isMultiplied)
    return ReadAs::Rows;
  return isMultiplied && isNormalised ? std::max(reads, ReadAs::Pairs) : reads;
}

bool import::isChosenByRows(const Distribution &alone, const Distribution &ofBatch, Block &block) {
  return llvm::any_of(alone.getForcedGathers(), [&](const dist::ForcedGather &gather) {
    auto lookup = dyn_cast<hlo::GatherOp>(gather.op);
    return lookup && gather.operand == 0 && lookup->getBlock() == &block &&
           llvm::is_contained(lookup.getDimensionNumbers().getStartIndexMap(),
                              gather.sharding.dim) &&
           ofBatch.getSharding(lookup.getStartIndices()).isSharded();
  });
}

/// The dimensions of the read value whose equal indices the op reads, as its first operand has
/// them; none if it reads others.
static std::optional<std::pair<int64_t, int64_t>> getDiagonal(Operation *op) {
  auto read = dyn_cast<hlo::GatherOp>(op);
  if (!read || read.getDimensionNumbers().getStartIndexMap().size() != 1)
    return std::nullopt;
  auto numbers = read.getDimensionNumbers();
  int64_t counted = hlo::getCountedDim(read.getStartIndices(), numbers.getIndexVectorDim(), 0);
  for (auto [ofValue, ofIndices] :
       llvm::zip_equal(numbers.getOperandBatchingDims(), numbers.getStartIndicesBatchingDims()))
    if (ofIndices == counted)
      return std::pair(ofValue, numbers.getStartIndexMap().front());
  return std::nullopt;
}

bool import::isDiagonalRead(Operation *op) { return getDiagonal(op).has_value(); }

bool import::meetOnDiagonal(const Distribution &one, const Distribution &other, Block &block) {
  return llvm::any_of(block, [&](Operation &op) {
    std::optional<std::pair<int64_t, int64_t>> dims = getDiagonal(&op);
    if (!dims)
      return false;
    Sharding a = one.getSharding(op.getOperand(0)), b = other.getSharding(op.getOperand(0));
    return a.isSharded() && b.isSharded() &&
           (*dims == std::pair(a.dim, b.dim) || *dims == std::pair(b.dim, a.dim));
  });
}

/// Whether a matmul contracts what the argument's rows became with features of the batch's rows;
/// none where it reads no such rows.
static std::optional<bool> contractsWithFeatures(Operation *op, const Distribution &alone,
                                                 const Distribution &ofBatch) {
  hlo::ShardingRules rules = hlo::getShardingRules(op);
  const hlo::ShardingRule &rule = rules.front();
  auto isContracted = [&](unsigned operand, Sharding sharding) {
    return llvm::any_of(rule.operands[operand][sharding.dim].factors, [&](unsigned factor) {
      return rule.factors[factor].kind == hlo::FactorKind::Contracted;
    });
  };
  bool reads = false, contracts = false, hasRows = false;
  for (auto [index, operand] : llvm::enumerate(op->getOperands())) {
    if (Sharding sharding = alone.getSharding(operand); sharding.isSharded()) {
      reads = true;
      contracts |= isContracted(index, sharding);
    } else if (Sharding rows = ofBatch.getSharding(operand); rows.isSharded()) {
      hasRows |= !isContracted(index, rows);
    }
  }
  if (!reads)
    return std::nullopt;
  return contracts && hasRows;
}

/// Whether an elementwise op takes what the argument's rows became together with rows of the batch
/// along another dimension, which have features along this one: a bias. None where it reads no such
/// rows; where they are the same all along, rows meet rows.
static std::optional<bool> joinsFeatures(Operation *op, const Distribution &alone,
                                         const Distribution &ofBatch) {
  if (!hlo::isElementwise(op))
    return std::nullopt;
  for (Value own : op->getOperands())
    for (Value other : op->getOperands()) {
      Sharding sharding = alone.getSharding(own), rows = ofBatch.getSharding(other);
      if (sharding.isSharded() && alone.getSharding(other).isReplicated() && rows.isSharded())
        return rows.dim != sharding.dim && !isMadeOfSpread(other, sharding.dim);
    }
  return std::nullopt;
}

bool import::isFeatureOfRows(const Distribution &alone, const Distribution &ofBatch, Block &block) {
  if (llvm::any_of(ofBatch.getForcedGathers(),
                   [](const dist::ForcedGather &gather) { return !isDiagonalRead(gather.op); }))
    return false;
  std::optional<bool> contracts; // or is added to them
  block.walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (hlo::isContraction(op))
      contracts = contractsWithFeatures(op, alone, ofBatch);
    else
      contracts = joinsFeatures(op, alone, ofBatch);
    return contracts ? WalkResult::interrupt() : WalkResult::advance();
  });
  return contracts.value_or(false);
}

int64_t import::countBatches(Operation *op, int64_t dim, int64_t size) {
  ArrayRef<int64_t> shape = hlo::tensorType(op->getResult(0)).getShape();
  if (isa<hlo::ReshapeOp>(op)) {
    bool splits =
        static_cast<int64_t>(shape.size()) > dim + 1 && shape[dim] * shape[dim + 1] == size &&
        shape.take_front(dim) == hlo::tensorType(op->getOperand(0)).getShape().take_front(dim);
    return splits ? shape[dim] : 1;
  }
  if (isa<hlo::SliceOp, hlo::DynamicSliceOp>(op))
    return shape[dim] > 0 && size % shape[dim] == 0 ? size / shape[dim] : 1;
  return 1;
}

SmallVector<int64_t> import::countCuts(const Distribution &distribution) {
  SmallVector<int64_t> counts;
  for (const dist::ForcedGather &gather : distribution.getForcedGathers()) {
    if (!isa<hlo::SliceOp, hlo::DynamicSliceOp, hlo::ReshapeOp>(gather.op) || gather.operand != 0)
      continue;
    int64_t dim = gather.sharding.dim;
    int64_t size = hlo::tensorType(gather.op->getOperand(0)).getDimSize(dim);
    int64_t count = countBatches(gather.op, dim, size);
    if (count > 1 && !llvm::is_contained(counts, count))
      counts.push_back(count);
  }
  return counts;
}
