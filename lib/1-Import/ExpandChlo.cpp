//===- ExpandChlo.cpp - zero-expand-chlo
//------------------------------------------------------------===//
//
// The polynomials are those that XLA uses, so that results agree with JAX's: erf and erfc from
// Eigen and Cephes, erf_inv from M. Giles, "Approximating the erfinv function".
//
//===------------------------------------------------------------------------------------------------===//

#include "ExpandMath.h"
#include "zero/1-Import/Passes.h"
#include "zero/Dialect/CHLO/CHLO.h"
#include "zero/Dialect/Zero/Phase.h"

#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/TypeSwitch.h"

namespace zero {
#define GEN_PASS_DEF_EXPANDCHLOPASS
#include "zero/1-Import/Passes.h.inc"
} // namespace zero

using namespace mlir;
using namespace zero;

namespace {

/// The result of a unary chlo op in terms of its operand `x`, or null if there is none for its
/// type.
Value expandUnary(Operation *op, MathBuilder &m, Value x) {
  return llvm::TypeSwitch<Operation *, Value>(op)
      .Case([&](chlo::ErfOp) { return expandErf(m, x); })
      .Case([&](chlo::ErfcOp) { return expandErfc(m, x); })
      .Case([&](chlo::ErfInvOp) { return expandErfInv(m, x); })
      .Case([&](chlo::AcosOp) { return expandAcos(m, x); })
      .Case([&](chlo::AcoshOp) { return expandAcosh(m, x); })
      .Case([&](chlo::AsinOp) { return expandAsin(m, x); })
      .Case([&](chlo::AsinhOp) { return expandAsinh(m, x); })
      .Case([&](chlo::AtanOp) { return m.atan2(x, m.constant(1)); })
      .Case([&](chlo::AtanhOp) { return expandAtanh(m, x); })
      .Case([&](chlo::CoshOp) { return expandCosh(m, x); })
      .Case([&](chlo::SinhOp) { return expandSinh(m, x); })
      .Default(Value());
}

/// top_k = a stable descending sort along the last dimension together with the indices, cut to k.
void expandTopK(chlo::TopKOp op) {
  OpBuilder b(op);
  Location loc = op.getLoc();
  RankedTensorType type = hlo::tensorType(op.getOperand());
  RankedTensorType indexType = type.clone(hlo::tensorType(op.getIndices()).getElementType());
  int64_t last = type.getRank() - 1;
  Value iota = hlo::IotaOp::create(b, loc, indexType, last);
  auto sort = hlo::SortOp::create(b, loc, TypeRange{type, indexType},
                                  ValueRange{op.getOperand(), iota}, last, /*is_stable=*/true);
  {
    OpBuilder::InsertionGuard guard(b);
    auto value = RankedTensorType::get({}, type.getElementType());
    auto index = RankedTensorType::get({}, indexType.getElementType());
    Block *block = b.createBlock(&sort.getComparator(), {}, {value, value, index, index},
                                 {loc, loc, loc, loc});
    bool isFloat = llvm::isa<FloatType>(type.getElementType());
    auto compare = hlo::CompareOp::create(b, loc, block->getArgument(0), block->getArgument(1),
                                          hlo::ComparisonDirection::GT);
    if (isFloat) // NaN comes first, as in XLA
      compare.setCompareType(hlo::ComparisonType::TOTALORDER);
    hlo::ReturnOp::create(b, loc, compare.getResult());
  }
  llvm::SmallVector<int64_t> start(type.getRank(), 0), strides(type.getRank(), 1);
  llvm::SmallVector<int64_t> limit(hlo::tensorType(op.getValues()).getShape());
  for (unsigned i = 0; i < 2; ++i)
    op->getResult(i).replaceAllUsesWith(
        hlo::SliceOp::create(b, loc, sort.getResult(i), start, limit, strides));
  op.erase();
}

/// Narrow floats are computed in f32 and rounded once.
LogicalResult expand(Operation *op) {
  if (auto topK = llvm::dyn_cast<chlo::TopKOp>(op)) {
    expandTopK(topK);
    return success();
  }
  OpBuilder b(op);
  Location loc = op->getLoc();
  Value x = op->getOperand(0);
  Value result;
  if (llvm::isa<chlo::SquareOp>(op)) {
    result = hlo::MulOp::create(b, loc, x, x);
  } else if (auto type = llvm::dyn_cast<FloatType>(hlo::tensorType(x).getElementType());
             type && type.getWidth() <= 64) {
    bool narrow = type.getWidth() < 32;
    MathBuilder m(b, loc, hlo::tensorType(x).clone(narrow ? b.getF32Type() : Type(type)));
    Value wide = narrow ? hlo::ConvertOp::create(b, loc, x, b.getF32Type()).getResult() : x;
    result = expandUnary(op, m, wide);
    if (result && narrow)
      result = hlo::ConvertOp::create(b, loc, result, type);
  }
  if (!result)
    return op->emitOpError() << "on " << x.getType()
                             << " has no decomposition, expected a floating-point tensor";
  op->getResult(0).replaceAllUsesWith(result);
  op->erase();
  return success();
}

struct ExpandChloPass : zero::impl::ExpandChloPassBase<ExpandChloPass> {
  void runOnOperation() override {
    if (failed(ir::expectPhase(getOperation(), getArgument(), ir::Phase::Input)))
      return signalPassFailure();
    llvm::SmallVector<Operation *> ops;
    getOperation().walk([&](Operation *op) {
      if (llvm::isa_and_nonnull<chlo::CHLODialect>(op->getDialect()))
        ops.push_back(op);
    });
    for (Operation *op : ops)
      if (failed(expand(op)))
        return signalPassFailure();
  }
};

} // namespace
