//===- OperandSums.cpp - operand-sums: bias gradients in the library's call --------------===//
//
// The gradient of a layer's bias sums the rows of what the gradient of its weights multiplies: the
// library's call gives those sums as well, of elements that it loads anyway, and no kernel reads
// them once more. Sums are in f32 and rounded once, as those of a kernel, in another order.
//===----------------------------------------------------------------------------------===//
#include "Fusions.h"
#include "zero/Dialect/StableHLO/Splat.h"
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Dialect/Zero/Tf32.h"
#include "zero/Dialect/Zero/Zero.h"

using namespace mlir;

namespace zero {
namespace {

/// Sums over all rows of what is `rows` x `columns` elements.
struct RowSums {
  hlo::ReduceOp op;
  Value summed; // whatever its shape
  int64_t rows = 1, columns = 1;
};

Value skipReshapes(Value value) {
  while (auto reshape = value.getDefiningOp<hlo::ReshapeOp>())
    value = reshape.getOperand();
  return value;
}

bool isZero(Value value) {
  auto splat = dyn_cast_or_null<FloatAttr>(hlo::getSplat(value));
  return splat && splat.getValue().isPosZero();
}

/// Sums of leading dimensions, from zero, in the operand's own type.
std::optional<RowSums> findRowSums(hlo::ReduceOp op) {
  Operation *reducer = op.getInputs().size() == 1 ? op.getSimpleReducer() : nullptr;
  if (!isa_and_nonnull<hlo::AddOp>(reducer) || !isZero(op.getInitValues()[0]))
    return std::nullopt;
  RankedTensorType from = hlo::tensorType(op.getInputs()[0]);
  if (hlo::tensorType(reducer->getResult(0)).getElementType() != from.getElementType())
    return std::nullopt;
  RowSums sums{op, skipReshapes(op.getInputs()[0])};
  for (auto [dim, size] : llvm::enumerate(from.getShape())) {
    bool isReduced = llvm::is_contained(op.getDimensions(), static_cast<int64_t>(dim));
    if (isReduced && sums.columns > 1)
      return std::nullopt;
    (isReduced ? sums.rows : sums.columns) *= size;
  }
  return sums;
}

/// The name of the operand of `gemm` that is what `sums` sums, row by row; empty for none.
StringRef findOperand(ir::GemmOp gemm, const RowSums &sums) {
  auto k = static_cast<int64_t>(gemm.getK());
  auto isIt = [&](Value operand, uint64_t offset, ArrayRef<int64_t> strides,
                  ArrayRef<int64_t> expected, uint64_t size) {
    return skipReshapes(operand) == sums.summed && offset == 0 && strides == expected &&
           k == sums.rows && static_cast<int64_t>(size) == sums.columns;
  };
  if (isIt(gemm.getA(), gemm.getAOffset(), gemm.getAStrides(), {1, sums.columns}, gemm.getM()))
    return "a";
  if (isIt(gemm.getB(), gemm.getBOffset(), gemm.getBStrides(), {sums.columns, 1}, gemm.getN()))
    return "b";
  return "";
}

/// The first matmul of `block` that has what `sums` sums as an operand; null for none.
ir::GemmOp findMatmul(Block &block, const RowSums &sums) {
  ir::GemmOp first;
  SmallVector<Value> same{sums.summed}; // and its reshapes
  while (!same.empty())
    for (Operation *user : same.pop_back_val().getUsers()) {
      if (auto reshape = dyn_cast<hlo::ReshapeOp>(user))
        same.push_back(reshape.getResult());
      auto gemm = dyn_cast<ir::GemmOp>(user);
      if (gemm && gemm->getBlock() == &block && !findOperand(gemm, sums).empty() &&
          (!first || gemm->isBeforeInBlock(first)))
        first = gemm;
    }
  return first;
}

/// Why the call cannot give the sums; empty where it does.
StringRef whyNot(ir::GemmOp gemm, const RowSums &sums, const Target &target) {
  Type element = hlo::tensorType(sums.summed).getElementType();
  if (!target.hasOperandSums(element))
    return "the target's library calls sum no operand of this type";
  if (hlo::tensorType(gemm.getC()).getElementType() != element || !gemm.getBatch().empty())
    return "the matmul's result is of another type, or one of a batch";
  if (ir::isTf32(gemm))
    return "the call rounds its operands to TF32, and nobody says of which it would give the sums";
  if (gemm.addsToProducts() || gemm.getSums())
    return "the call adds to its products, or gives other sums already";
  if (sums.rows == 1 || sums.columns == 1)
    return "the operand is a vector";
  return "";
}

/// The first op of `block` that reads the sums, itself or by a region.
Operation *findFirstReader(Block &block, hlo::ReduceOp op) {
  Operation *first = block.getTerminator();
  for (Operation *user : op->getUsers())
    if (Operation *at = block.findAncestorOpInBlock(*user); at && at->isBeforeInBlock(first))
      first = at;
  return first;
}

bool readsAny(Operation *op, const llvm::DenseSet<Operation *> &makers) {
  return op
      ->walk([&](Operation *inner) {
        return llvm::any_of(inner->getOperands(),
                            [&](Value operand) { return makers.contains(operand.getDefiningOp()); })
                   ? WalkResult::interrupt()
                   : WalkResult::advance();
      })
      .wasInterrupted();
}

/// Puts what waits for the sums, from `reader` on, behind `gemm`; false where `gemm` waits, too.
bool postpone(ir::GemmOp gemm, hlo::ReduceOp op, Operation *reader) {
  llvm::DenseSet<Operation *> waiting{op};
  SmallVector<Operation *> moved;
  for (Operation *at = reader; at != gemm; at = at->getNextNode())
    if (readsAny(at, waiting)) {
      waiting.insert(at);
      moved.push_back(at);
    }
  if (readsAny(gemm, waiting))
    return false;
  Operation *last = gemm;
  for (Operation *each : moved) {
    each->moveAfter(last);
    last = each;
  }
  return true;
}

/// Puts `gemm` where its sums are there for `reader`, or `reader` behind it: where the reduction of
/// a gradient stands depends on the stage, and how the gradient is summed must not. False where
/// `gemm` itself waits for the sums.
bool place(ir::GemmOp gemm, hlo::ReduceOp op, Operation *reader) {
  if (gemm->isBeforeInBlock(reader))
    return true;
  for (Value operand : gemm->getOperands())
    if (Operation *def = operand.getDefiningOp(); def && !def->isBeforeInBlock(reader))
      return postpone(gemm, op, reader);
  gemm->moveBefore(reader);
  return true;
}

void apply(ir::GemmOp gemm, const RowSums &sums, StringRef operand) {
  OpBuilder builder(gemm);
  hlo::ReduceOp op = sums.op;
  RankedTensorType result = hlo::tensorType(op.getResult(0));
  auto type = RankedTensorType::get({sums.columns}, result.getElementType());
  auto made = ir::GemmOp::create(
      builder, gemm.getLoc(), gemm.getC().getType(), type,
      gemm.getWorkspace() ? gemm.getWorkspace().getType() : Type(), gemm.getA(), gemm.getB(),
      /*init=*/Value(), /*bias=*/Value(), /*addend=*/Value(), gemm.getMAttr(), gemm.getNAttr(),
      gemm.getKAttr(), gemm.getBatchAttr(), gemm.getAStridesAttr(), gemm.getBStridesAttr(),
      gemm.getCStridesAttr(), gemm.getAOffsetAttr(), gemm.getBOffsetAttr(),
      builder.getStringAttr(operand), gemm.getStreamAttr());
  Value summed = made.getSums();
  if (summed.getType() != result)
    summed = hlo::ReshapeOp::create(builder, op.getLoc(), result, summed);
  op.getResult(0).replaceAllUsesWith(summed);
  gemm.getC().replaceAllUsesWith(made.getC());
  if (gemm.getWorkspace())
    gemm.getWorkspace().replaceAllUsesWith(made.getWorkspace());
  op.erase();
  gemm.erase();
}

} // namespace

void fuseOperandSums(Block &block, const Fusion &self, FusionContext &context) {
  if (!isa<func::FuncOp>(block.getParentOp()))
    return; // regions of a kernel have no matmuls that sum
  for (auto op : llvm::make_early_inc_range(block.getOps<hlo::ReduceOp>())) {
    std::optional<RowSums> sums = findRowSums(op);
    if (!sums)
      continue;
    ir::GemmOp gemm = findMatmul(block, *sums);
    if (!gemm)
      continue;
    StringRef reason = whyNot(gemm, *sums, context.target);
    if (reason.empty() && !place(gemm, op, findFirstReader(block, op)))
      reason = "the matmul's other operand waits for the sums";
    if (!reason.empty()) {
      context.run.noteMissed(op, self, reason);
      continue;
    }
    context.run.noteFused(op, self);
    apply(gemm, *sums, findOperand(gemm, *sums));
  }
}

} // namespace zero
