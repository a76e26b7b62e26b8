#include "zero/Target/SumForm.h"

#include "zero/Dialect/StableHLO/StableHLO.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;

namespace zero {

bool reducesLeading(Operation *op) {
  auto reduce = dyn_cast_or_null<hlo::ReduceOp>(op);
  if (!reduce || reduce.getInputs().size() != 1 || !hlo::getReduceKind(reduce.getSimpleReducer()))
    return false;
  bool isColumn = false;
  int64_t rows = 1;
  ArrayRef<int64_t> shape = hlo::tensorType(reduce.getInputs()[0]).getShape();
  for (auto [dim, size] : llvm::enumerate(shape)) {
    bool isReduced = llvm::is_contained(reduce.getDimensions(), static_cast<int64_t>(dim));
    if (size == 0 || (isReduced && isColumn && size != 1))
      return false;
    rows *= isReduced ? size : 1;
    isColumn |= !isReduced && size != 1;
  }
  return isColumn && rows > 1;
}

/// The only way in which `kernel` reduces; null where it reduces in several ways or in another one.
static hlo::ReduceOp findReduction(Block &body) {
  hlo::ReduceOp first;
  for (Operation &op : body.without_terminator()) {
    if (op.getNumRegions() == 0)
      continue;
    if (!reducesLeading(&op))
      return nullptr;
    auto reduce = cast<hlo::ReduceOp>(op);
    if (first && (reduce.getDimensions() != first.getDimensions() ||
                  hlo::tensorType(reduce.getInputs()[0]).getShape() !=
                      hlo::tensorType(first.getInputs()[0]).getShape()))
      return nullptr;
    first = first ? first : reduce;
  }
  return first;
}

SmallVector<unsigned> findStoredSummands(func::FuncOp kernel) {
  if (!kernel.getBody().hasOneBlock())
    return {};
  Block &body = kernel.getBody().front();
  hlo::ReduceOp reduction = findReduction(body);
  if (!reduction)
    return {};
  llvm::DenseSet<Value> sums; // and what follows from them
  for (Operation &op : body.without_terminator()) {
    bool follows =
        llvm::any_of(op.getOperands(), [&](Value value) { return sums.contains(value); });
    if (follows && !hlo::isElementwise(&op) && !isa<hlo::ReshapeOp>(op))
      return {};
    if (follows || isa<hlo::ReduceOp>(op))
      sums.insert(op.result_begin(), op.result_end());
  }
  ArrayRef<int64_t> shape = hlo::tensorType(reduction.getInputs()[0]).getShape();
  SmallVector<unsigned> stored;
  bool hasSum = false; // or nothing would walk over the rows
  for (OpOperand &result : body.getTerminator()->getOpOperands()) {
    bool isSum = sums.contains(result.get());
    hasSum |= isSum;
    if (hlo::tensorType(result.get()).getShape() != shape)
      continue;
    if (isSum)
      return {};
    stored.push_back(result.getOperandNumber());
  }
  return hasSum ? stored : SmallVector<unsigned>();
}

SmallVector<Value> getLoopResults(func::FuncOp kernel) {
  SmallVector<unsigned> stored = findStoredSummands(kernel);
  SmallVector<Value> results;
  for (OpOperand &result : kernel.getBody().front().getTerminator()->getOpOperands())
    if (!llvm::is_contained(stored, result.getOperandNumber()))
      results.push_back(result.get());
  return results;
}

} // namespace zero
