//===- AttentionOrder.h - Where kernels of attentions can stand -------------------------===//
#ifndef ZERO_4_SCHEDULED_FUSIONS_ATTENTIONORDER_H
#define ZERO_4_SCHEDULED_FUSIONS_ATTENTIONORDER_H

#include "mlir/IR/Builders.h"
#include "zero/Target/ScoreSpace.h"

namespace zero {

/// Positions in the block as it was, and what each op waits for.
class AttentionOrder {
public:
  AttentionOrder(mlir::Block &block, const ScoreSpaces &spaces) {
    for (mlir::Operation &op : block) {
      waitsFor.push_back(findLast(op));
      // What reads scores or row values and makes other things of them ends the scores.
      bool ends =
          llvm::any_of(op.getOperands(), [&](mlir::Value v) { return spaces.isDerived(v); }) &&
          !(op.getNumResults() == 1 && spaces.isDerived(op.getResult(0)));
      gives.push_back(ends ? ops.size() : waitsFor.back());
      positions[&op] = ops.size();
      ops.push_back(&op);
      last.push_back(&op);
    }
  }

  int64_t of(mlir::Operation *op) const { return positions.lookup(op); }
  mlir::Operation *at(int64_t position) const { return ops[position]; }
  /// The last op that ends scores, of any attention, that `op` depends on.
  int64_t getLastSum(mlir::Operation *op) const { return waitsFor[of(op)]; }
  /// A builder behind all that was put behind the op at `position`.
  mlir::OpBuilder behind(int64_t position) {
    mlir::OpBuilder builder(ops[position]->getContext());
    builder.setInsertionPointAfter(last[position]);
    return builder;
  }
  void setLast(int64_t position, mlir::Operation *op) { last[position] = op; }

private:
  int64_t findLast(mlir::Operation &op) const {
    int64_t latest = -1;
    op.walk([&](mlir::Operation *inner) {
      for (mlir::Value operand : inner->getOperands())
        if (auto def = positions.find(operand.getDefiningOp()); def != positions.end())
          latest = std::max(latest, gives[def->second]);
    });
    return latest;
  }

  llvm::DenseMap<mlir::Operation *, int64_t> positions;
  llvm::SmallVector<mlir::Operation *> ops, last;
  llvm::SmallVector<int64_t> waitsFor, gives;
};

} // namespace zero
#endif
