//===- AttentionOutputs.cpp - attention-outputs: made again for the gradient of a weight -----===//
//
// What an attention gives is read by a matmul of forward, and by one of backward that makes the
// gradient of the weight. Kept in between, it is as large as the residual stream of its layer. The
// backward kernel has the weights of its sum at hand, which it makes again in any case, and the
// values: one more product gives the output once more.
//
// That costs a product, and no memory is read for it that is not read anyway. A program of one rank
// shares its states with nobody, and its matmuls have many rows: there the time is worth more.
//===------------------------------------------------------------------------------------------===//
#include "AttentionOutputs.h"
#include "../OpKinds.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;

namespace zero {
namespace {

bool isMove(Operation *op) { return isa<hlo::TransposeOp, hlo::ReshapeOp>(op); }

/// Who reads a sum, also behind transposes and reshapes.
struct Readers {
  SmallVector<OpOperand *> late; // of matmuls
  Operation *other = nullptr;    // reads it late, and is none
  bool hasEarly = false;
};

void collect(Value value, Operation *sum, AttentionOutputs::Follows follows, Readers &readers) {
  for (OpOperand &use : value.getUses()) {
    Operation *user = use.getOwner();
    if (isMove(user) && user->getBlock() == sum->getBlock()) {
      collect(user->getResult(0), sum, follows, readers);
      continue;
    }
    bool isLate = llvm::any_of(user->getOpOperands(), [&](OpOperand &operand) {
      Operation *def = operand.get().getDefiningOp();
      return operand.get() != value && def && follows(def, sum);
    });
    if (!isLate)
      readers.hasEarly = true;
    else if (isa<hlo::DotGeneralOp>(user) && user->getBlock() == sum->getBlock())
      readers.late.push_back(&use);
    else
      readers.other = user;
  }
}

int64_t countProducts(hlo::DotGeneralOp dot) {
  int64_t products = dot.getType().getNumElements();
  ArrayRef<int64_t> shape = hlo::tensorType(dot.getLhs()).getShape();
  for (int64_t dim : dot.getDotDimensionNumbers().getLhsContractingDimensions())
    products *= shape[dim];
  return products;
}

StringRef whyNotAgain(const Attention &attention, hlo::DotGeneralOp sum, const Readers &readers,
                      AttentionOutputs::Follows follows) {
  if (readers.other)
    return "something else than a matmul reads it in backward, too";
  bool hasBackward = llvm::any_of(attention.sums, [&](const ScoreSum &other) {
    return other.op != sum && follows(other.op, sum);
  });
  if (!hasBackward)
    return "no kernel of the attention runs in backward";
  int64_t products = 0;
  for (OpOperand *use : readers.late)
    products += countProducts(cast<hlo::DotGeneralOp>(use->getOwner()));
  return countProducts(sum) > products
             ? "making it again would take more operations than the matmuls that read it late"
             : "";
}

} // namespace

void AttentionOutputs::copyLate(const ScoreSpaces &spaces, Follows follows) {
  for (const Attention &attention : spaces.getCandidates())
    for (const ScoreSum &sum : attention.sums) {
      Readers readers;
      collect(sum.op->getResult(0), sum.op, follows, readers);
      if (readers.late.empty() || !readers.hasEarly)
        continue;
      StringRef whyNot = whyNotAgain(attention, sum.op, readers, follows);
      notes.push_back({sum.op, whyNot.str()});
      if (whyNot.empty())
        copy(sum.op, readers.late);
    }
}

/// The copy stands before the first of its readers, and moves of the sum are copied with it.
void AttentionOutputs::copy(hlo::DotGeneralOp sum, ArrayRef<OpOperand *> late) {
  Operation *first = late.front()->getOwner();
  for (OpOperand *use : late)
    if (use->getOwner()->isBeforeInBlock(first))
      first = use->getOwner();
  OpBuilder builder(first);
  IRMapping mapping;
  Operation *again = builder.clone(*sum, mapping);
  copies[again] = {sum, notes.size() - 1};
  for (OpOperand *use : late) {
    SmallVector<Operation *> moves;
    for (Value value = use->get(); value != sum.getResult(); value = moves.back()->getOperand(0))
      moves.push_back(value.getDefiningOp());
    for (Operation *move : llvm::reverse(moves))
      if (!mapping.contains(move->getResult(0)))
        builder.clone(*move, mapping);
    use->set(mapping.lookup(use->get()));
  }
}

bool AttentionOutputs::drop(const Attention &attention, StringRef whyNot) {
  bool hasDropped = false;
  for (const ScoreSum &sum : attention.sums) {
    auto found = copies.find(sum.op);
    if (found == copies.end() || !notes[found->second.note].whyNot.empty())
      continue;
    sum.op->getResult(0).replaceAllUsesWith(found->second.sum->getResult(0));
    notes[found->second.note].whyNot = whyNot.str();
    hasDropped = true;
  }
  return hasDropped;
}

void AttentionOutputs::eraseDead() {
  for (auto &[copy, entry] : copies)
    if (!notes[entry.note].whyNot.empty())
      copy->erase();
}

} // namespace zero
