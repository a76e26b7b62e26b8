//===- Attention.cpp - attention: scores that are never stored --------------------------===//
//
// An attention is found in the plain graph by its index space (zero/Target/ScoreSpace.h). What does
// not wait for a sum of its scores is the forward kernel: results are those sums, and the row
// values that others read. What does (the gradient that comes back) is the backward kernel: it
// computes the scores that it reads of the forward anew, from row values that the forward kept.
// So no score crosses a kernel's boundary. Where a target's kernels sum along one axis of the
// scores only, what sums over the queries is one more kernel, from row values that the others kept.
// Sums that a concatenation puts side by side (gradients of queries, keys and values of one
// projection) are written there: joined-sums. What makes operands of the matmuls is a part of the
// kernels where they can load it so: attention-operands. Sums down the columns of results
// (gradients of biases) are results, too: attention-columns. What is made of a sum alone (sums over
// the heads of a group, rotations) is its result: attention-results. A sum that backward reads
// again is made again there: attention-outputs. So are the row values: attention-rows.
//===----------------------------------------------------------------------------------===//
#include "AttentionFormer.h"

using namespace mlir;

namespace zero {

/// Softmax is what sets an attention apart from other chains of batched matmuls.
static bool hasSoftmax(const Attention &attention) {
  return !attention.sums.empty() && !attention.dots.empty() && !attention.reductions.empty() &&
         llvm::any_of(attention.ops, [](Operation *op) { return isa<hlo::ExponentialOp>(op); });
}

template <typename Note>
static void noteAll(ArrayRef<Note> notes, const Fusion &fusion, FusionRun &run) {
  for (const Note &note : notes) {
    if (note.whyNot.empty())
      run.noteFused(note.op, fusion);
    else
      run.noteMissed(note.op, fusion, note.whyNot);
  }
}

/// Kernels of an attention; without what is made of its sums, or again, where that is in the way.
static std::optional<NoAttention> form(std::optional<AttentionFormer> &former,
                                       const ScoreSpaces &spaces, AttentionOrder &order,
                                       const Attention &found, AttentionFormer::Options options,
                                       AttentionOutputs &again,
                                       llvm::DenseSet<Operation *> &moved) {
  bool finishesSums = options.finishesSums;
  Attention candidate = found;
  while (true) {
    former.emplace(spaces, order, candidate, options);
    auto none = former->decide();
    if (!none)
      none = former->takeMoved(moved);
    if (!none)
      return none;
    if (!options.finishesSums &&
        !again.drop(candidate, "the kernel that would make it again " + none->reason))
      return none;
    if (!options.finishesSums)
      llvm::erase_if(candidate.sums, [&](const ScoreSum &sum) { return again.isCopy(sum.op); });
    options.finishesSums = !options.finishesSums && finishesSums;
  }
}

/// Whether kernels of backward make again what those of forward would have to keep for them.
static bool remakes(Block &block, const Target &target) {
  return target.remakesSums() && hasSeveralRanks(block.getParentOp()->getParentOfType<ModuleOp>());
}

static AttentionOutputs copyOutputs(Block &block, const Fusion *fusion, const Target &target) {
  AttentionOutputs again;
  if (!fusion || !remakes(block, target))
    return again;
  ScoreSpaces spaces(block);
  AttentionOrder order(block, spaces);
  again.copyLate(
      spaces, [&](Operation *op, Operation *sum) { return order.getLastSum(op) >= order.of(sum); });
  return again;
}

void fuseAttentions(Block &block, const Fusion &self, FusionContext &context) {
  if (!isa<func::FuncOp>(block.getParentOp()))
    return; // a region may read scores from around it
  const Fusion *joins = context.run.find("joined-sums"),
               *operands = context.run.find("attention-operands"),
               *columns = context.run.find("attention-columns"),
               *results = context.run.find("attention-results"),
               *outputs = context.run.find("attention-outputs"),
               *rows = context.run.find("attention-rows");
  AttentionOutputs again = copyOutputs(block, outputs, context.target);
  ScoreSpaces spaces(block);
  AttentionOrder order(block, spaces);
  UnitSet matrixUnits = findMatrixUnits(block.getParentOp()->getParentOfType<ModuleOp>());
  AttentionFormer::Options options = {joins != nullptr,
                                      columns && context.target.hasColumnStage(),
                                      results && context.target.finishesSums(),
                                      rows && remakes(block, context.target),
                                      context.target.sumsAlongOneAxis(),
                                      context.target.roundsSums(),
                                      context.target.getMostHeadSize(),
                                      operands ? context.target.getAttentionOperandBytes() : 0,
                                      matrixUnits,
                                      again};
  std::vector<AttentionFormer> formers;
  llvm::DenseSet<Operation *> moved;
  for (const Attention &candidate : spaces.getCandidates()) {
    if (!hasSoftmax(candidate)) {
      again.drop(candidate, "it is the sum of no softmax");
      continue;
    }
    std::optional<AttentionFormer> former;
    if (auto none = form(former, spaces, order, candidate, options, again, moved)) {
      context.run.noteMissed(none->op, self,
                             "keeps an attention from becoming a kernel: it " + none->reason);
      continue;
    }
    context.run.noteFused(candidate.ops.front(), self);
    if (joins)
      noteAll(former->getJoins(), *joins, context.run);
    if (operands)
      noteAll(former->getOperandNotes(), *operands, context.run);
    if (columns)
      noteAll(former->getColumnNotes(), *columns, context.run);
    if (results)
      noteAll(former->getResultNotes(), *results, context.run);
    if (rows)
      noteAll(former->getRowNotes(), *rows, context.run);
    formers.push_back(std::move(*former));
  }
  if (outputs)
    noteAll(again.getNotes(), *outputs, context.run);
  for (AttentionFormer &former : formers)
    former.outline(context.outliner);
  for (AttentionFormer &former : llvm::reverse(formers))
    former.eraseOld();
  again.eraseDead();
}

} // namespace zero
