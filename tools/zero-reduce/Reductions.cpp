//===- Reductions.cpp - How programs are made smaller -------------------------===//
#include "Reductions.h"
#include "zero/Dialect/StableHLO/StableHLO.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Reducer/ReductionPatternInterface.h"

using namespace mlir;
using namespace zero;

namespace {
/// An op whose results nobody needs to know: of a function's own block, with tensors of numbers as
/// results, and without effects.
bool isReplaceable(Operation *op) {
  return isa<func::FuncOp>(op->getParentOp()) && !op->hasTrait<OpTrait::IsTerminator>() &&
         op->getNumResults() != 0 && !isa<hlo::ConstantOp>(op) &&
         llvm::all_of(op->getResultTypes(), [](Type type) {
           auto tensor = dyn_cast<RankedTensorType>(type);
           return tensor && tensor.hasStaticShape() && tensor.getElementType().isIntOrFloat();
         });
}

/// The first operand of the result's type that is computed or an argument.
Value findOperand(Operation *op, Value result) {
  for (Value operand : op->getOperands())
    if (operand.getType() == result.getType() && !operand.getDefiningOp<hlo::ConstantOp>())
      return operand;
  return {};
}

struct ReplaceByOperandOrZero : RewritePattern {
  explicit ReplaceByOperandOrZero(MLIRContext *context)
      : RewritePattern(MatchAnyOpTypeTag(), /*benefit=*/1, context) {}

  LogicalResult matchAndRewrite(Operation *op, PatternRewriter &rewriter) const override {
    if (!isReplaceable(op))
      return failure();
    SmallVector<Value> values;
    for (Value result : op->getResults()) {
      Value value = findOperand(op, result);
      if (!value) {
        auto type = cast<RankedTensorType>(result.getType());
        auto zeros = DenseElementsAttr::get(type, rewriter.getZeroAttr(type.getElementType()));
        value = hlo::ConstantOp::create(rewriter, op->getLoc(), zeros);
      }
      values.push_back(value);
    }
    rewriter.replaceOp(op, values);
    return success();
  }
};

struct StableHLOReductions : DialectReductionPatternInterface {
  explicit StableHLOReductions(Dialect *dialect) : DialectReductionPatternInterface(dialect) {}

  void populateReductionPatterns(RewritePatternSet &patterns) const override {
    patterns.add<ReplaceByOperandOrZero>(patterns.getContext());
  }
};
} // namespace

void zero::registerReductions(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *, hlo::StableHLODialect *dialect) {
    dialect->addInterfaces<StableHLOReductions>();
  });
}
