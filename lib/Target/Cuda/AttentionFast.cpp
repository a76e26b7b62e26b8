//===- AttentionFast.cpp - Exponentials and divisions of scores of 16 bits --------------------===//
#include "AttentionSweepCode.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/Matchers.h"
#include "zero/Dialect/StableHLO/Splat.h"

using namespace mlir;

namespace zero {

Value AttentionSweep::callOn(StringRef intrinsic, ValueRange operands) {
  OpBuilder &builder = e.getBuilder();
  return LLVM::CallIntrinsicOp::create(builder, e.getLoc(), f32, builder.getStringAttr(intrinsic),
                                       operands)
      .getResults();
}

static constexpr double kLog2E = 1.44269504088896341;

/// The exponent of two for that of e.
Value AttentionSweep::scaleToTwo(Value x) {
  return e.make<arith::MulFOp>(x, e.constantLike(x, kLog2E));
}

/// e^x by the GPU's own power of two: of scores that products of 16 bits have made, its error is
/// far below theirs. What is below 2^-126 is 0.
Value AttentionSweep::exponential(Value x) { return powerOfTwo(scaleToTwo(x)); }

Value AttentionSweep::skipConditions(Value score) const {
  return isSeen ? seen.skipConditions(score, spaces) : score;
}

/// The exponent of two of `score` less `taken`. Rounded by as much for all keys of a query: weights
/// and their total are of one scale, whatever `taken` is.
Value AttentionSweep::exponentOf(Value score, Value taken, Index row, Index column) {
  score = skipConditions(score);
  if (auto splat = dyn_cast_or_null<FloatAttr>(hlo::getSplat(score)))
    return scaleToTwo(
        e.make<arith::SubFOp>(e.constantLike(taken, splat.getValueAsDouble()), taken));
  Value value = skipScoreMoves(score, spaces);
  if (auto select = value.getDefiningOp<hlo::SelectOp>()) {
    Value condition = e.evaluate(select.getPred(), indexOf(value, row, column));
    return e.select(condition, exponentOf(select.getOnTrue(), taken, row, column),
                    exponentOf(select.getOnFalse(), taken, row, column));
  }
  ScaledScore scaled = skipFactors(value, spaces);
  Value product = e.evaluate(scaled.score, indexOf(scaled.score, row, column));
  Value factor = e.constantLike(product, scaled.factor * kLog2E);
  return callOn("llvm.fma", {product, factor, e.make<arith::NegFOp>(scaleToTwo(taken))});
}

Value AttentionSweep::exponentialOf(hlo::ExponentialOp op, Index row, Index column) {
  if (!foldsExponent(op, sweep, spaces))
    return exponential(e.evaluate(op.getOperand(), indexOf(op.getResult(), row, column)));
  auto difference = op.getOperand().getDefiningOp<hlo::SubtractOp>();
  Value taken = e.evaluate(difference.getRhs(), indexOf(difference.getResult(), row, column));
  return powerOfTwo(exponentOf(difference.getLhs(), taken, row, column));
}

Value AttentionSweep::reciprocal(hlo::DivOp op, ArrayRef<Index> index) {
  if (auto splat = dyn_cast_or_null<FloatAttr>(hlo::getSplat(op.getRhs())))
    return e.make<arith::ConstantOp>(
        e.getBuilder().getF32FloatAttr(static_cast<float>(1 / splat.getValueAsDouble())));
  Value divisor = e.evaluate(op.getRhs(), index);
  return matchPattern(divisor, m_OneFloat()) ? divisor
                                             : callOn("llvm.nvvm.rcp.approx.ftz.f", divisor);
}

/// Makes what GPUs are slow at by faster operations, of the ops that `wants` does: exponentials,
/// and divisions by a number for each query, whose reciprocals serve all keys that a thread has.
void AttentionSweep::bindSlow(const SweepPass &pass, Index first,
                              llvm::function_ref<bool(Operation *)> wants) {
  for (Operation *op : pass.ops) {
    if (!isSlow(op, sweep, spaces) || !wants(op))
      continue;
    auto division = dyn_cast<hlo::DivOp>(op);
    for (int block = 0; block < kStepBlocks; ++block) {
      std::array<Value, kThreadRows> factors; // by the query
      for (int i = 0; i < kBlockElements; ++i) {
        Index column = clampTo(getColumn(first, block, i % 2), countColumns(), sweep.columns);
        Indices index = indexOf(op->getResult(0), rows[i / 2], column);
        if (!division) {
          bind(op->getResult(0), index,
               exponentialOf(cast<hlo::ExponentialOp>(op), rows[i / 2], column));
          continue;
        }
        Value operand = e.evaluate(op->getOperand(0), index);
        Value &factor = factors[sweep.hasQueries ? i / 2 : i % 2];
        if (!factor)
          factor = reciprocal(division, index);
        bind(op->getResult(0), index,
             matchPattern(factor, m_OneFloat()) ? operand : e.make<arith::MulFOp>(operand, factor));
      }
    }
  }
}

} // namespace zero
