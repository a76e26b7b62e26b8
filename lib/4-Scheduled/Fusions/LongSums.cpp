//===- LongSums.cpp - long-sums: all of a large tensor is reduced row by row first -----------===//
#include "Fusions.h"
#include "mlir/IR/Matchers.h"
#include "zero/Dialect/StableHLO/StableHLO.h"

using namespace mlir;

namespace zero {

/// Elements that one worker, or a GPU's block, may reduce alone. Rows that are enough for all of
/// them, and elements of a row that are worth it.
constexpr int64_t kLongElements = 1 << 18, kEnoughRows = 192, kLeastRow = 256;

/// Whether a reduction of what it made, from the same initial value, is the reduction of both.
static bool combines(hlo::ReduceOp reduce) {
  Operation *reducer = reduce.getInputs().size() == 1 ? reduce.getSimpleReducer() : nullptr;
  Type element = hlo::tensorType(reduce->getResult(0)).getElementType();
  if (!reducer || (!element.isF32() && !element.isF64()) ||
      hlo::tensorType(reduce.getInputs()[0]).getElementType() != element)
    return false;
  return isa<hlo::MaxOp, hlo::MinOp>(reducer) ||
         (isa<hlo::AddOp>(reducer) && matchPattern(reduce.getInitValues()[0], m_AnyZeroFloat()));
}

/// As few outer dimensions as make enough rows.
static size_t countRowDims(ArrayRef<int64_t> shape) {
  int64_t rows = 1;
  size_t count = 0;
  while (count < shape.size() && rows < kEnoughRows)
    rows *= shape[count++];
  return count;
}

/// reduce(x) over all dimensions -> reduce(reduce(x) over the inner ones).
void fuseLongSums(Block &block, const Fusion &self, FusionContext &context) {
  for (auto reduce : llvm::make_early_inc_range(block.getOps<hlo::ReduceOp>())) {
    RankedTensorType type = hlo::tensorType(reduce->getResult(0));
    if (type.getRank() != 0 || !combines(reduce))
      continue;
    RankedTensorType from = hlo::tensorType(reduce.getInputs()[0]);
    if (from.getNumElements() < kLongElements)
      continue;
    size_t dims = countRowDims(from.getShape());
    if (from.getNumElements() / llvm::product_of(from.getShape().take_front(dims)) < kLeastRow) {
      context.run.noteMissed(reduce, self, "no outer dimensions make rows of some length");
      continue;
    }
    context.run.noteFused(reduce, self);
    auto outer = llvm::to_vector(llvm::seq<int64_t>(0, dims)),
         inner = llvm::to_vector(llvm::seq<int64_t>(dims, from.getRank()));
    auto rows = cast<hlo::ReduceOp>(OpBuilder(reduce).clone(*reduce));
    rows.setDimensions(inner);
    rows->getResult(0).setType(type.clone(from.getShape().take_front(dims)));
    reduce.getInputsMutable().assign(rows->getResult(0));
    reduce.setDimensions(outer);
  }
}

} // namespace zero
