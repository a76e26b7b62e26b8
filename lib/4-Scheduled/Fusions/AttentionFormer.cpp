#include "AttentionFormer.h"

#include "../OpKinds.h"
#include "AttentionOperands.h"
#include "AttentionOrder.h"
#include "AttentionOutputs.h"
#include "Fusions.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "zero/Dialect/Zero/Zero.h"
#include "zero/Target/ScoreColumns.h"
#include "zero/Target/ScoreSpace.h"

using namespace mlir;

namespace zero {

/// Keys whose scores a kernel holds for one query and more.
constexpr int64_t kMostKeys = 8192;
/// Tensors of scores that a kernel may have at once.
constexpr size_t kMostMatmuls = 8;
constexpr size_t kMostOutputs = 8;
/// Groups of heads, each of which is a work item, that keep workers busy.
constexpr int64_t kFewestGroups = 16;

/// Bytes of an element of `value`, or of what it is a widened copy of.
static int64_t getNarrowestBytes(Value value) {
  int64_t bytes = hlo::tensorType(value).getElementTypeBitWidth() / 8;
  Operation *op = value.getDefiningOp();
  if (!isa_and_present<hlo::ConvertOp, hlo::TransposeOp, hlo::SliceOp, hlo::ReshapeOp,
                       hlo::BroadcastInDimOp>(op))
    return bytes;
  return std::min(bytes, getNarrowestBytes(op->getOperand(0)));
}

std::optional<NoAttention> AttentionFormer::checkLimits() const {
  if (int64_t keys = spaces.getSize(attention.keys); keys > kMostKeys)
    return NoAttention{attention.dots.front().op, "has " + std::to_string(keys) +
                                                      " keys, a kernel takes at most " +
                                                      std::to_string(kMostKeys)};
  auto checkHead = [&](Operation *op, const ScoreMatrix &matrix) -> std::optional<NoAttention> {
    int64_t most = options.mostHeadSize / std::max<int64_t>(1, getNarrowestBytes(matrix.value) / 2);
    if (matrix.innerSize <= most)
      return std::nullopt;
    return NoAttention{op, "has heads of " + std::to_string(matrix.innerSize) +
                               " elements, the target's kernels take at most " +
                               std::to_string(most) + " of its type"};
  };
  for (const ScoreDot &dot : attention.dots)
    for (const ScoreMatrix &side : {dot.rows, dot.columns})
      if (auto none = checkHead(dot.op, side))
        return none;
  for (const ScoreSum &sum : attention.sums)
    if (auto none = checkHead(sum.op, sum.operand))
      return none;
  if (attention.dots.size() + attention.sums.size() > kMostMatmuls)
    return NoAttention{attention.dots.front().op, "is one of more than " +
                                                      std::to_string(kMostMatmuls) +
                                                      " matmuls of one attention"};
  return std::nullopt;
}

std::optional<NoAttention> AttentionFormer::decide() {
  if (auto none = spaces.resolve(attention, options.roundsSums))
    return none;
  if (auto none = checkLimits())
    return none;
  start = order.of(attention.ops.front());
  auto waits = [&](const ScoreSum &sum) { return this->waits(sum); };
  isSplit = llvm::any_of(attention.sums, waits) && !llvm::all_of(attention.sums, waits);
  if (options.finishesSums)
    finishSums();
  if (options.joinsSums)
    joinSums();
  findOperands();
  splitParts();
  if (auto none = addRowOutputs())
    return none;
  llvm::erase_if(parts, [](const Part &part) { return part.outputs.empty(); });
  if (options.sumsColumns)
    for (Part &part : parts)
      addColumns(part);
  for (Part &part : parts)
    if (auto none = place(part))
      return none;
  return std::nullopt;
}

/// Whether matmuls alone read `value`, or moves and concatenations of it, and sums of its columns.
static bool isForMatmuls(Value value) {
  return !value.use_empty() && llvm::all_of(value.getUsers(), [](Operation *user) {
    if (isa<hlo::DotGeneralOp>(user) || getReducedColumns(user))
      return true;
    return isa<hlo::ReshapeOp, hlo::TransposeOp, hlo::ConcatenateOp>(user) &&
           isForMatmuls(user->getResult(0));
  });
}

void AttentionFormer::finishSums() {
  auto mayTake = [](Operation *op) { return classify(op) != OpKind::Elementwise || isCheap(op); };
  auto whyNotGroup = [&](int, int64_t members) -> StringRef {
    int64_t groups = 1;
    for (int axis : attention.batch)
      groups *= spaces.getSize(axis);
    return groups / members < kFewestGroups
               ? "there are so few groups of heads that workers would be idle"
               : "";
  };
  for (auto [op, whyNot] : spaces.finishSums(attention, {mayTake, isForMatmuls, whyNotGroup}))
    resultNotes.push_back({op, whyNot.str()});
}

/// Adds what makes the result of `sum` of what it sums up, and what costs nothing to make for that.
void AttentionFormer::takeFinish(Part &part, const ScoreSum &sum) {
  SmallVector<Operation *> pending(sum.finish.ops);
  while (!pending.empty()) {
    Operation *op = pending.pop_back_val();
    part.members.insert(op);
    for (Value operand : op->getOperands()) {
      Operation *def = operand.getDefiningOp();
      if (def && !part.members.contains(def) &&
          (classify(def) == OpKind::Source || isExpandingBroadcast(def)))
        pending.push_back(def);
    }
  }
}

/// One kernel makes all that is side by side; where a target's cannot, the last one makes its own
/// part and copies what was made before beside it.
void AttentionFormer::joinSums() {
  auto mayJoin = [&](SmallVectorImpl<const ScoreSum *> &sums) -> StringRef {
    size_t last = 0;
    for (const ScoreSum *sum : sums)
      last = std::max(last, partOf(*sum));
    auto isBefore = [&](const ScoreSum *sum) { return partOf(*sum) != last; };
    if (!options.roundsSums && llvm::any_of(sums, isBefore))
      return "one kernel of the attention makes some of its operands, another one others";
    llvm::erase_if(sums, isBefore);
    return "";
  };
  joins = spaces.joinSums(attention, /*copiesOthers=*/false, mayJoin);
}

void AttentionFormer::findOperands() {
  AttentionOperands operands(attention, spaces, options.operandBytes, options.matrixUnits);
  for (const ScoreDot &dot : attention.dots)
    for (Value base : {dot.rows.view.base, dot.columns.view.base})
      operandOps[base] = SmallVector<Operation *>(operands.getOps(base));
  for (const ScoreSum &sum : attention.sums)
    operandOps[sum.operand.view.base] =
        SmallVector<Operation *>(operands.getOps(sum.operand.view.base));
  operandNotes.assign(operands.getNotes().begin(), operands.getNotes().end());
}

/// Sums that wait for no sum of this attention, those that do, and those over the queries where
/// they are a kernel of their own.
void AttentionFormer::splitParts() {
  parts.resize(1 + isSplit + options.sumsAlongOneAxis);
  for (const ScoreSum &sum : attention.sums) {
    Part &part = parts[partOf(sum)];
    part.members.insert_range(sum.getOutputOps());
    takeFinish(part, sum);
    part.outputs.insert(sum.result);
    takeView(part, sum.operand);
    take(part, sum.op->getOperand(1 - sum.other->getOperandNumber()));
  }
}

/// Whether an attention, maybe another one, stores `value`, not what it transposes.
bool AttentionFormer::isStoredSum(Value value) const {
  auto transpose = value.getDefiningOp<hlo::TransposeOp>();
  auto sum = transpose ? transpose.getOperand().getDefiningOp<hlo::DotGeneralOp>() : nullptr;
  return sum && sum->hasOneUse() && spaces.isPartOfAny(sum);
}

/// Transposes, slices and reshapes that a matmul's strides stand for, and what the kernel makes.
void AttentionFormer::takeView(Part &part, const ScoreMatrix &matrix) {
  for (Value value = matrix.value; value != matrix.view.base && !isStoredSum(value);
       value = value.getDefiningOp()->getOperand(0))
    part.members.insert(value.getDefiningOp());
  part.members.insert_range(operandOps.lookup(matrix.view.base));
}

/// Whether a kernel of scores computes `value`, which is no score, itself: it costs nothing, or is
/// as large as the scores of one batch index.
bool AttentionFormer::isRecomputed(Value value) const {
  Operation *op = value.getDefiningOp();
  if (!op)
    return false;
  OpKind kind = classify(op);
  if (kind == OpKind::Source || isExpandingBroadcast(op))
    return true;
  bool isSimple = kind == OpKind::Elementwise || kind == OpKind::UnitReshape ||
                  isa<hlo::TransposeOp, hlo::BroadcastInDimOp>(op);
  int64_t plane = spaces.getSize(attention.keys) * spaces.getSize(attention.mainQueries);
  return isSimple && (hlo::tensorType(value).getNumElements() >= plane ||
                      llvm::all_of(op->getOperands(), [](Value operand) {
                        return hlo::isConstantLike(operand.getDefiningOp());
                      }));
}

/// Whether what reads a row value of another kernel makes it again.
bool AttentionFormer::remakesRow(Operation *reduce) {
  if (!options.remakesRows)
    return false;
  bool isRead =
      llvm::any_of(reduce->getUsers(), [&](Operation *user) { return !own.contains(user); });
  if (llvm::none_of(rowNotes, [&](auto &note) { return note.op == reduce; }))
    rowNotes.push_back({reduce, isRead ? "something else reads it: it is stored in any case" : ""});
  return !isRead;
}

/// Adds what `root` needs to `part`.
void AttentionFormer::take(Part &part, Value root) {
  SmallVector<const ScoreDot *> dots;
  for (const ScoreDot &dot : attention.dots)
    dots.push_back(&dot);
  SmallVector<Value> pending = {root};
  while (!pending.empty()) {
    Value value = pending.pop_back_val();
    Operation *op = value.getDefiningOp();
    if (!op || part.members.contains(op))
      continue;
    bool isOwn = own.contains(op);
    if (Part &home = parts[homeOf(op)];
        isOwn && isa<hlo::ReduceOp>(op) && &home != &part && !remakesRow(op)) {
      home.outputs.insert(value); // kept by the kernel that reduces
      take(home, value);
      continue;
    }
    if (!isOwn && !isRecomputed(value))
      continue;
    part.members.insert(op);
    auto *dot = llvm::find_if(dots, [&](const ScoreDot *dot) { return dot->op == op; });
    if (dot == dots.end()) {
      llvm::append_range(pending, op->getOperands());
      continue;
    }
    takeView(part, (*dot)->rows);
    takeView(part, (*dot)->columns);
  }
}

/// Row values that something else reads are results too; scores must not be read.
std::optional<NoAttention> AttentionFormer::addRowOutputs() {
  auto isDead = [](Operation *op) {
    return op->use_empty() && isMemoryEffectFree(op) && !op->hasTrait<OpTrait::IsTerminator>();
  };
  auto give = [&](Operation *op) {
    Part &part = parts[homeOf(op)];
    part.outputs.insert(op->getResult(0));
    take(part, op->getResult(0));
  };
  for (hlo::ReduceOp reduce : attention.reductions)
    if (!isMemberOfAny(reduce) && !isDead(reduce))
      give(reduce);
  for (Operation *op : llvm::reverse(attention.ops)) {
    if (!isMemberOfAny(op))
      continue;
    Value value = op->getResult(0);
    for (Operation *user : value.getUsers()) {
      if (isMemberOfAny(user) || isDead(user))
        continue;
      if (!spaces.isRow(value, attention))
        return NoAttention{user, "reads scores of an attention, which would not be stored"};
      give(op);
    }
  }
  for (Part &part : parts)
    if (part.outputs.size() > kMostOutputs)
      return NoAttention{attention.ops.front(), "begins an attention with more than " +
                                                    std::to_string(kMostOutputs) +
                                                    " results that others read"};
  return std::nullopt;
}

/// Sums down the columns of the kernel's results, all of the same rows and columns. An item has all
/// rows of a batch index where something is summed over its queries.
void AttentionFormer::addColumns(Part &part) {
  bool takesBatch = llvm::any_of(attention.sums, [&](const ScoreSum &sum) {
    return !sum.overKeys && part.outputs.contains(sum.result);
  });
  std::optional<RowForm> form;
  auto whyNot = [&](const ScoreColumns &columns) -> StringRef {
    if (!takesBatch)
      return "work items of the attention's kernel are tiles of a batch index";
    if (form && *form != columns.form)
      return "the kernel sums other columns already";
    if (part.outputs.size() >= kMostOutputs)
      return "the kernel would have too many results";
    return whyNoColumns(columns, attention, spaces);
  };
  SmallVector<Value> results(part.outputs.begin(), part.outputs.end());
  for (Value result : results) {
    llvm::SetVector<Operation *> readers(result.user_begin(), result.user_end());
    for (size_t i = 0; i < readers.size(); ++i)
      if (isa<hlo::ReshapeOp>(readers[i]))
        readers.insert(readers[i]->user_begin(), readers[i]->user_end());
    SmallVector<Operation *> ordered(readers.getArrayRef());
    llvm::sort(ordered, [&](Operation *a, Operation *b) { return order.of(a) < order.of(b); });
    for (Operation *reader : ordered) {
      std::optional<ScoreColumns> columns = findScoreColumns(attention, reader);
      if (!columns || reader->getBlock() != result.getParentBlock())
        continue;
      StringRef reason = whyNot(*columns);
      columnNotes.push_back({reader, reason.str()});
      if (!reason.empty())
        continue;
      form = columns->form;
      SmallVector<Operation *> ops(columns->reshapes);
      ops.push_back(columns->op.getInitValues()[0].getDefiningOp());
      ops.push_back(reader);
      for (Operation *op : ops)
        if (part.members.insert(op))
          part.columns.insert(op);
      part.outputs.insert(reader->getResult(0));
    }
  }
}

/// The kernel runs where its last op stands. What reads a result and stands before that moves
/// behind it; where the kernel itself needs that, there is no such place.
std::optional<NoAttention> AttentionFormer::place(Part &part) {
  int64_t first = INT64_MAX;
  llvm::DenseSet<Operation *> waiting;
  for (Value output : part.outputs) {
    first = std::min(first, order.of(output.getDefiningOp()));
    waiting.insert(output.getDefiningOp());
  }
  for (const ScoreSum &sum : attention.sums)
    if (part.outputs.contains(sum.result))
      waiting.insert_range(sum.getOutputOps());
  for (Operation *op : part.members)
    if (!part.columns.contains(op))
      part.position = std::max(part.position, order.of(op));
  for (const Part &before : llvm::make_range(parts.begin(), &part))
    part.position = std::max(part.position, before.position);
  for (int64_t position = first; position <= part.position; ++position) {
    Operation *op = order.at(position);
    bool waits = false;
    op->walk([&](Operation *inner) {
      for (Value operand : inner->getOperands())
        waits |= waiting.contains(operand.getDefiningOp());
    });
    bool isMember = part.members.contains(op);
    for (Value operand : op->getOperands()) {
      Operation *def = operand.getDefiningOp();
      if (isMember && waiting.contains(def) && !part.members.contains(def))
        return NoAttention{def, "needs a result of an attention that needs it itself"};
    }
    if (!waits || (isMemberOfAny(op) && !part.columns.contains(op)))
      continue;
    if (!own.contains(op) && spaces.isPartOfAny(op))
      return NoAttention{op, "is of another attention that needs results of this one before all "
                             "of them are made"};
    waiting.insert(op);
    part.moved.push_back(op);
  }
  return std::nullopt;
}

std::optional<NoAttention> AttentionFormer::takeMoved(llvm::DenseSet<Operation *> &taken) const {
  for (const Part &part : parts)
    for (Operation *op : part.moved)
      if (taken.contains(op))
        return NoAttention{op, "needs results of two attentions before all of them are made"};
  for (const Part &part : parts)
    taken.insert(part.moved.begin(), part.moved.end());
  return std::nullopt;
}

void AttentionFormer::outline(KernelOutliner &outliner) {
  for (Part &part : parts) {
    KernelGroup group;
    group.kind = KernelGroup::Attention;
    group.seed = order.at(part.position);
    group.members = part.members;
    group.outputs.assign(part.outputs.begin(), part.outputs.end());
    llvm::sort(group.outputs, [&](Value a, Value b) {
      return order.of(a.getDefiningOp()) < order.of(b.getDefiningOp());
    });
    OpBuilder builder = order.behind(part.position);
    outliner.outlineGroup(builder, group);
    Operation *last = &*std::prev(builder.getInsertionPoint());
    for (Operation *op : part.moved) {
      op->moveAfter(last);
      last = op;
    }
    order.setLast(part.position, last);
  }
}

void AttentionFormer::eraseOld() {
  llvm::SetVector<Operation *> old;
  for (Part &part : parts)
    old.insert(part.members.begin(), part.members.end());
  SmallVector<Operation *> ordered(old.getArrayRef());
  llvm::sort(ordered, [&](Operation *a, Operation *b) { return order.of(a) > order.of(b); });
  for (Operation *op : ordered)
    if (op->use_empty())
      op->erase();
}

} // namespace zero
