#include "Reads.h"

#include "mlir/IR/Builders.h"
#include "zero/4-Scheduled/Buffers.h"

using namespace mlir;

namespace zero {

void sortReads(MutableArrayRef<Read> reads) {
  llvm::sort(reads, [](const Read &a, const Read &b) {
    return std::pair(a.position, a.operand->getOperandNumber()) <
           std::pair(b.position, b.operand->getOperandNumber());
  });
}

Value rebuildView(Value wanted, Operation *before, llvm::DenseMap<Value, Value> &views) {
  if (Value known = views.lookup(wanted))
    return known;
  Operation *view = wanted.getDefiningOp();
  Value base = rebuildView(view->getOperand(0), before, views);
  Operation *copied = OpBuilder(before).clone(*view);
  copied->setOperand(0, base);
  for (auto [old, made] : llvm::zip(view->getResults(), copied->getResults()))
    views[old] = made;
  return views.lookup(wanted);
}

void eraseDeadViews(Block &block) {
  for (Operation &op : llvm::make_early_inc_range(llvm::reverse(block)))
    if (isView(&op) && op.use_empty())
      op.erase();
}

} // namespace zero
