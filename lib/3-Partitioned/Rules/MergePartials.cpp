//===- MergePartials.cpp - One transfer per round of partial reductions --------===//
#include "Rules.h"

using namespace mlir;
using namespace zero;
using namespace zero::part;

namespace {
/// Vector all_reduces that may be one: of one round, kind, element type and group of ranks.
struct PartialSet {
  unsigned round;
  ir::ReduceKind kind;
  Type elementType;
  SmallVector<ir::AllReduceOp> members;
};
} // namespace

static Value throughReshapes(Value value) {
  while (auto reshape = value.getDefiningOp<hlo::ReshapeOp>())
    value = reshape.getOperand();
  return value;
}

/// Whether a vector is added of which each rank has found its part in its own range.
static bool isPartial(ir::AllReduceOp reduction) {
  if (!reduction || hlo::tensorType(reduction.getOperand()).getRank() != 1)
    return false;
  if (reduction.getOperand().getDefiningOp<ir::SegmentReduceOp>())
    return true;
  auto reduce = throughReshapes(reduction.getOperand()).getDefiningOp<hlo::ReduceOp>();
  return reduce && throughReshapes(reduce.getInputs()[0]).getDefiningOp<ir::ExtractSegmentOp>();
}

/// The most partial reductions on a way to what `op`, or an op inside it, reads.
static unsigned getRound(Operation &op, const llvm::DenseMap<Value, unsigned> &rounds) {
  unsigned round = 0;
  forEachRead(&op, [&](Value read) { round = std::max(round, rounds.lookup(read)); });
  return round;
}

/// A reduction's round is the number of partial reductions before it on the longest way.
static SmallVector<PartialSet> findPartialSets(Block &block) {
  llvm::DenseMap<Value, unsigned> rounds;
  SmallVector<PartialSet> sets;
  for (Operation &op : block) {
    unsigned round = getRound(op, rounds);
    auto reduction = dyn_cast<ir::AllReduceOp>(&op);
    if (isPartial(reduction)) {
      Type elementType = hlo::tensorType(reduction.getResult()).getElementType();
      auto set = llvm::find_if(sets, [&](const PartialSet &known) {
        ir::AllReduceOp first = known.members[0];
        return known.round == round && known.kind == reduction.getKind() &&
               known.elementType == elementType && first.getMeshAttr() == reduction.getMeshAttr() &&
               first.getAxes() == reduction.getAxes();
      });
      if (set == sets.end())
        sets.push_back({round, reduction.getKind(), elementType, {reduction}});
      else
        set->members.push_back(reduction);
      ++round;
    }
    for (Value result : op.getResults())
      if (round > 0)
        rounds[result] = round;
  }
  return sets;
}

/// Moves before `point` what `values` need and stands behind it. All in one order, their own: other
/// than value by value, which would leave uses of a unit behind those of others. Positions are
/// numbered once: asking the block after each move would number it again.
static void hoist(ArrayRef<Value> values, Operation *point) {
  llvm::DenseMap<Operation *, unsigned> positions;
  for (Operation &op : *point->getBlock())
    positions[&op] = positions.size();
  SmallVector<Value> pending(values);
  llvm::SetVector<Operation *> found;
  while (!pending.empty()) {
    Operation *op = pending.pop_back_val().getDefiningOp();
    op = op ? point->getBlock()->findAncestorOpInBlock(*op) : nullptr;
    if (op && positions.lookup(op) >= positions.lookup(point) && found.insert(op))
      forEachRead(op, [&](Value read) { pending.push_back(read); });
  }
  SmallVector<Operation *> ordered = found.takeVector();
  llvm::sort(ordered,
             [&](Operation *a, Operation *b) { return positions.lookup(a) < positions.lookup(b); });
  for (Operation *op : ordered)
    op->moveBefore(point);
}

/// Replaces elements [offset, ...) of `total` for a member's value; slices of it read `total`.
static void replaceByPart(OpBuilder &builder, ir::AllReduceOp member, Value total, int64_t offset) {
  int64_t size = hlo::tensorType(member.getResult()).getNumElements();
  for (Operation *user : llvm::make_early_inc_range(member.getResult().getUsers())) {
    auto slice = dyn_cast<hlo::SliceOp>(user);
    if (!slice || slice.getStrides()[0] != 1)
      continue;
    Value part =
        hlo::SliceOp::create(builder, slice.getLoc(), total, {slice.getStartIndices()[0] + offset},
                             {slice.getLimitIndices()[0] + offset}, {1});
    slice.getResult().replaceAllUsesWith(part);
    slice.erase();
  }
  if (!member.getResult().use_empty())
    member.getResult().replaceAllUsesWith(
        hlo::SliceOp::create(builder, member.getLoc(), total, {offset}, {offset + size}, {1}));
}

static void mergeSet(const PartialSet &set) {
  ir::AllReduceOp first = set.members[0];
  OpBuilder builder(first);
  SmallVector<Value> vectors;
  int64_t size = 0;
  for (ir::AllReduceOp member : set.members) {
    vectors.push_back(member.getOperand());
    size += hlo::tensorType(member.getOperand()).getNumElements();
  }
  hoist(vectors, first);
  auto type = RankedTensorType::get({size}, set.elementType);
  Value joined = hlo::ConcatenateOp::create(builder, first.getLoc(), type, vectors,
                                            builder.getI64IntegerAttr(0));
  Value total = ir::AllReduceOp::create(builder, first.getLoc(), type, first.getKindAttr(), joined,
                                        first.getMeshAttr(), first.getAxes());
  int64_t offset = 0;
  for (ir::AllReduceOp member : set.members) {
    int64_t count = hlo::tensorType(member.getResult()).getNumElements();
    replaceByPart(builder, member, total, offset);
    offset += count;
  }
  // Last: the builder stands at the first of them.
  for (ir::AllReduceOp member : set.members)
    member.erase();
}

unsigned part::mergePartials(func::FuncOp function) {
  unsigned merged = 0;
  for (const PartialSet &set : findPartialSets(function.getBody().front())) {
    if (set.members.size() < 2)
      continue;
    mergeSet(set);
    ++merged;
  }
  return merged;
}
