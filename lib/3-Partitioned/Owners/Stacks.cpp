#include "Owners/Stacks.h"

#include "Owners/SliceOps.h"
#include "Rules/Pieces.h"
#include "mlir/Analysis/TopologicalSortUtils.h"
#include "zero/Analysis/Flops.h"
#include "zero/Dialect/Zero/ModelAxes.h"
#include "zero/Support/Reads.h"

using namespace mlir;
using namespace zero;
using namespace zero::part;

namespace {
/// The updates of one stack, or of several that meet.
class StackSplitter {
public:
  StackSplitter(func::FuncOp function, ArrayRef<WholePack> wholes, int64_t ranks, OwnerMode mode)
      : function(function), block(function.getBody().front()), ranks(ranks), mode(mode),
        builder(block.getTerminator()) {
    for (const WholePack &whole : wholes)
      packs.insert(whole.pack);
    findMade();
  }

  Slices run(llvm::DenseSet<Operation *> &gone) {
    for (Operation *pack : packs)
      for (OpOperand &piece : pack->getOpOperands())
        if (std::optional<ValueSlice> slice = findStacked(piece.get());
            slice && tried.insert(slice->value).second)
          split(slice->value, gone);
    return std::move(slices);
  }

private:
  void findMade();
  std::optional<ValueSlice> findStacked(Value piece) const;
  bool collect(Value stack);
  bool isState(OpOperand &use) const {
    return use.getOwner() == block.getTerminator() && stateResults.contains(use.getOperandNumber());
  }
  bool isTaken(Operation *reader) const;
  bool pays() const;
  void split(Value stack, llvm::DenseSet<Operation *> &gone);
  void replaceUses(Value stack);
  void findAlike();
  void addAlike();
  void makeRows(Operation *op);
  Value getRow(Value stack, int64_t row);

  func::FuncOp function;
  Block &block;
  int64_t ranks;
  OwnerMode mode;
  OpBuilder builder;
  llvm::SetVector<Operation *> packs;
  llvm::DenseSet<unsigned> stateResults;
  /// Values made of segments, reduced gradients and states.
  llvm::DenseSet<Value> made;
  llvm::DenseSet<Value> tried;
  Slices slices;
  /// Of the stack that is split: its length, its ops in the order in which they were found, what
  /// they read that is stacked and no result of them.
  int64_t length = 0;
  llvm::SetVector<Operation *> ops;
  llvm::SetVector<Value> leaves;
  /// Stacks of one value, `length` times, and ops that make such for `ops`.
  llvm::DenseSet<Value> alike;
  llvm::SetVector<Operation *> alikeOps;
  llvm::DenseMap<std::pair<Value, int64_t>, Value> rows;
};
} // namespace

void StackSplitter::findMade() {
  made.clear();
  for (BlockArgument arg : block.getArguments()) {
    ir::RoleAttr role = getArgRole(function, arg.getArgNumber());
    if (!role || !role.isState() || role.getUnit() || role.getNext() < 0 || role.getDim() >= 0)
      continue;
    made.insert(arg);
    stateResults.insert(role.getNext());
  }
  for (Operation &op : block.without_terminator()) {
    bool isSource = isa<ir::UnpackOp, ir::AllReduceOp>(op);
    if (isSource || llvm::any_of(getReadValues(&op), [&](Value v) { return made.contains(v); }))
      made.insert(op.result_begin(), op.result_end());
  }
}

/// The slice of a stack of the segment's shapes that a piece of a pack is.
std::optional<ValueSlice> StackSplitter::findStacked(Value piece) const {
  while (auto reshape = piece.getDefiningOp<hlo::ReshapeOp>())
    piece = reshape.getOperand();
  Operation *op = piece.getDefiningOp();
  int64_t row = op ? getSliceNumber(op) : -1;
  if (row < 0)
    return std::nullopt;
  Value stack = op->getOperand(0);
  ArrayRef<int64_t> shape = hlo::tensorType(stack).getShape();
  bool isStack = stack.getDefiningOp() && shape.size() >= 3 && shape[0] > 1 && made.contains(stack);
  return isStack ? std::optional(ValueSlice{stack, row}) : std::nullopt;
}

/// Finds the ops of a stack, and of those that meet it; false where one of them does not treat its
/// slices one by one.
bool StackSplitter::collect(Value stack) {
  length = hlo::tensorType(stack).getDimSize(0);
  SmallVector<Value> pending{stack};
  llvm::DenseSet<Value> seen;
  while (!pending.empty()) {
    Value value = pending.pop_back_val();
    if (!seen.insert(value).second)
      continue;
    Operation *op = value.getDefiningOp();
    bool isLeaf = !op || !made.contains(value) || findSlice(value, 0);
    if (isLeaf) {
      leaves.insert(value);
      continue;
    }
    std::optional<SmallVector<unsigned>> sliced = findSliced(op, length);
    if (!sliced)
      return false;
    if (ops.insert(op))
      for (unsigned number : *sliced)
        pending.push_back(op->getOperand(number));
    // New states that are made on the way.
    for (Operation *user : op->getUsers())
      if (user->getBlock() == &block && findSliced(user, length) && user->getNumResults() > 0)
        pending.push_back(user->getResult(0));
  }
  return true;
}

/// Whether an op that reads an op of the stack is one itself, or takes a slice for a pack alone.
bool StackSplitter::isTaken(Operation *reader) const {
  if (ops.contains(reader))
    return true;
  if (getSliceNumber(reader) < 0)
    return false;
  SmallVector<Operation *> pending{reader};
  while (!pending.empty()) {
    Operation *op = pending.pop_back_val();
    if (packs.contains(op))
      continue;
    if (op != reader && !isa<hlo::ReshapeOp>(op))
      return false;
    llvm::append_range(pending, op->getUsers());
  }
  return true;
}

/// Whether owners of slices save as many operations as owners of matrices have to.
bool StackSplitter::pays() const {
  if (mode == OwnerMode::On)
    return true;
  int64_t operations = 0;
  Exchanged exchanged;
  for (Operation *op : ops) {
    operations += countFlops(op);
    for (Value result : op->getResults())
      for (OpOperand &use : result.getUses())
        if (isState(use) || !ops.contains(use.getOwner())) {
          exchanged.addOutput(use);
          break;
        }
  }
  for (Value leaf : leaves)
    if (made.contains(leaf))
      exchanged.addInput(leaf, isSegment(leaf) || findSlice(leaf, 0).has_value());
  int64_t saved = operations / length * (length - llvm::divideCeil(length, ranks));
  return part::pays(mode, saved, exchanged, exchanged.gathered, ranks);
}

void StackSplitter::split(Value stack, llvm::DenseSet<Operation *> &gone) {
  ops.clear();
  leaves.clear();
  alikeOps.clear();
  rows.clear();
  if (!collect(stack))
    return noteNotOwned(stack.getDefiningOp(), "not all of its ops treat slices one by one");
  for (Operation *op : ops)
    for (OpOperand &use : op->getUses()) {
      Operation *reader = block.findAncestorOpInBlock(*use.getOwner());
      if (!isState(use) && !isTaken(reader))
        return noteNotOwned(op, "what " + op->getName().getStringRef() +
                                    " makes of a stack is read by " +
                                    reader->getName().getStringRef() + " too");
    }
  if (!pays())
    return;
  findAlike();
  addAlike();
  SmallVector<Operation *> inOrder(ops.begin(), ops.end());
  inOrder.append(alikeOps.begin(), alikeOps.end());
  llvm::sort(inOrder, [](Operation *a, Operation *b) { return a->isBeforeInBlock(b); });
  llvm::for_each(inOrder, [&](Operation *op) { makeRows(op); });
  for (Operation *op : ops)
    for (Value result : op->getResults())
      replaceUses(result);
  for (Operation *op : llvm::reverse(inOrder))
    if (op->use_empty()) {
      gone.insert(op);
      op->erase();
    }
  sortTopologically(&block);
  findMade();
}

/// Gives packs, and the step as its new state, what is made slice by slice.
void StackSplitter::replaceUses(Value stack) {
  SmallVector<Operation *> takers;
  SmallVector<OpOperand *> states;
  for (OpOperand &use : stack.getUses())
    if (isState(use))
      states.push_back(&use);
    else if (!ops.contains(use.getOwner()))
      takers.push_back(use.getOwner());
  llvm::sort(takers, [](Operation *a, Operation *b) { return a->isBeforeInBlock(b); });
  for (Operation *taker : takers) {
    Value slice = getRow(stack, getSliceNumber(taker));
    Value taken = taker->getResult(0);
    taken.replaceAllUsesWith(buildReshape(builder, taken.getLoc(), taken.getType(), slice));
    taker->erase();
  }
  if (states.empty())
    return;
  SmallVector<Value> parts;
  for (int64_t row = 0; row < length; ++row) {
    parts.push_back(buildRow(builder, getRow(stack, row)));
    slices.tails.insert(parts.back().getDefiningOp());
  }
  Value whole = buildStack(builder, parts);
  for (OpOperand *state : states)
    state->set(whole);
}

/// Stacks whose slices are all one value.
void StackSplitter::findAlike() {
  alike.clear();
  for (Operation &op : block.without_terminator()) {
    if (op.getNumResults() == 0 || made.contains(op.getResult(0)))
      continue;
    std::optional<SmallVector<unsigned>> sliced = findSliced(&op, length);
    if (sliced &&
        llvm::all_of(*sliced, [&](unsigned n) { return alike.contains(op.getOperand(n)); }))
      alike.insert(op.result_begin(), op.result_end());
  }
}

/// Adds the ops that make what `ops` read of such stacks.
void StackSplitter::addAlike() {
  SmallVector<Value> pending(leaves.begin(), leaves.end());
  while (!pending.empty()) {
    Value value = pending.pop_back_val();
    Operation *op = alike.contains(value) ? value.getDefiningOp() : nullptr;
    if (!op || !alikeOps.insert(op))
      continue;
    SmallVector<unsigned> sliced = *findSliced(op, length);
    for (unsigned number : sliced)
      pending.push_back(op->getOperand(number));
  }
}

/// Slice `row` of a stack: of an op of its own it has been made before.
Value StackSplitter::getRow(Value stack, int64_t row) {
  if (alike.contains(stack))
    row = 0;
  Value &slice = rows[{stack, row}];
  if (slice)
    return slice;
  if (std::optional<ValueSlice> part = findSlice(stack, row))
    return slice = part->slice < 0 ? part->value : buildSlice(builder, part->value, part->slice);
  slice = buildSlice(builder, stack, row);
  slices.leaves.insert(slice);
  return slice;
}

/// The op once for each slice, or once for all.
void StackSplitter::makeRows(Operation *op) {
  for (int64_t row = 0; row < (alikeOps.contains(op) ? 1 : length); ++row) {
    SmallVector<Value> results =
        cloneOnSlice(builder, op, length, [&](Value read) { return getRow(read, row); });
    for (auto [of, result] : llvm::zip_equal(op->getResults(), results))
      rows[{of, row}] = result;
  }
}

Slices part::splitStacks(func::FuncOp function, ArrayRef<WholePack> wholes, int64_t ranks,
                         OwnerMode mode, llvm::DenseSet<Operation *> &gone) {
  return StackSplitter(function, wholes, ranks, mode).run(gone);
}
