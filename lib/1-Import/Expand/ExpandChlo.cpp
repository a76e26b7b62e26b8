//===- ExpandChlo.cpp - zero-expand-chlo ----------------------------------===//
//
// The polynomials are those that XLA uses, so that results agree with JAX's: erf and erfc from
// Eigen and Cephes, erf_inv from M. Giles, "Approximating the erfinv function".
//
//===------------------------------------------------------------------------------------------------===//

#include "ExpandMath.h"
#include "ExpandOps.h"
#include "zero/1-Import/Passes.h"
#include "zero/Dialect/CHLO/CHLO.h"
#include "zero/Dialect/Zero/Phase.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Verifier.h"
#include "llvm/ADT/TypeSwitch.h"

#include <limits>

namespace zero {
#define GEN_PASS_DEF_EXPANDCHLOPASS
#include "zero/1-Import/Passes.h.inc"
} // namespace zero

using namespace mlir;
using namespace zero;

namespace {

/// The result of an op of real numbers in terms of its operands `x`, or null if it has no formula.
Value expandFormula(Operation *op, MathBuilder &m, llvm::ArrayRef<Value> x) {
  return llvm::TypeSwitch<Operation *, Value>(op)
      .Case([&](chlo::AcosOp) { return expandAcos(m, x[0]); })
      .Case([&](chlo::AcoshOp) { return expandAcosh(m, x[0]); })
      .Case([&](chlo::AsinOp) { return expandAsin(m, x[0]); })
      .Case([&](chlo::AsinhOp) { return expandAsinh(m, x[0]); })
      .Case([&](chlo::AtanOp) { return m.atan2(x[0], m.constant(1)); })
      .Case([&](chlo::AtanhOp) { return expandAtanh(m, x[0]); })
      .Case([&](chlo::BesselI1eOp) { return expandBesselI1e(m, x[0]); })
      .Case([&](chlo::CoshOp) { return expandCosh(m, x[0]); })
      .Case([&](chlo::DigammaOp) { return expandDigamma(m, x[0]); })
      .Case([&](chlo::ErfOp) { return expandErf(m, x[0]); })
      .Case([&](chlo::ErfcOp) { return expandErfc(m, x[0]); })
      .Case([&](chlo::ErfInvOp) { return expandErfInv(m, x[0]); })
      .Case([&](chlo::LgammaOp) { return expandLgamma(m, x[0]); })
      .Case([&](chlo::PolygammaOp) { return expandPolygamma(m, x[0], x[1]); })
      .Case([&](chlo::SinhOp) { return expandSinh(m, x[0]); })
      .Case([&](chlo::ZetaOp) { return expandZeta(m, x[0], x[1]); })
      .Default(Value());
}

/// Narrow floats are computed in f32 and rounded once.
Value expandReal(OpBuilder &b, Operation *op) {
  Location loc = op->getLoc();
  Value x = op->getOperand(0);
  if (llvm::isa<chlo::ConjOp>(op))
    return x;
  if (llvm::isa<chlo::SquareOp>(op)) // of integers too
    return hlo::MulOp::create(b, loc, x, x);
  auto type = llvm::dyn_cast<FloatType>(hlo::tensorType(x).getElementType());
  if (!type || type.getWidth() > 64)
    return {};
  bool narrow = type.getWidth() < 32;
  RankedTensorType computed = hlo::tensorType(x);
  MathBuilder m(b, loc, narrow ? computed.clone(b.getF32Type()) : computed);
  llvm::SmallVector<Value> operands(op->getOperands());
  if (narrow)
    for (Value &operand : operands)
      operand = hlo::ConvertOp::create(b, loc, operand, b.getF32Type());
  Value result = expandFormula(op, m, operands);
  return result && narrow ? hlo::ConvertOp::create(b, loc, result, type).getResult() : result;
}

/// The tests for infinity, as a comparison.
Value expandIsInfinite(OpBuilder &b, Operation *op) {
  Value x = op->getOperand(0);
  MathBuilder m(b, op->getLoc(), hlo::tensorType(x));
  double infinity = std::numeric_limits<double>::infinity();
  if (llvm::isa<chlo::IsInfOp>(op))
    return m.equal(m.abs(x), m.constant(infinity));
  return m.equal(x, m.constant(llvm::isa<chlo::IsPosInfOp>(op) ? infinity : -infinity));
}

/// One number in every element.
Value expandConstantLike(OpBuilder &b, chlo::ConstantLikeOp op) {
  RankedTensorType type = hlo::tensorType(op.getOutput());
  auto scalar = RankedTensorType::get({}, type.getElementType());
  auto value = DenseElementsAttr::get(scalar, Attribute(op.getValue()));
  Value constant = hlo::ConstantOp::create(b, op.getLoc(), value);
  return hlo::BroadcastInDimOp::create(b, op.getLoc(), type, constant, llvm::ArrayRef<int64_t>());
}

bool isBroadcast(Operation *op) {
  return op->getName().getStringRef().starts_with("chlo.broadcast_");
}

/// Values for the results, none if the op has no decomposition for its types.
llvm::SmallVector<Value> expandOp(OpBuilder &b, Operation *op) {
  Location loc = op->getLoc();
  using Values = llvm::SmallVector<Value>;
  auto ofOne = [](Value value) { return value ? Values{value} : Values(); };
  return llvm::TypeSwitch<Operation *, Values>(op)
      .Case([&](chlo::TopKOp topK) { return expandTopK(b, topK); })
      .Case([&](chlo::ScanOp scan) { return expandScan(b, scan); })
      .Case([&](chlo::RaggedDotOp dot) { return ofOne(expandRaggedDot(b, dot)); })
      .Case([&](chlo::ConstantOp constant) {
        return ofOne(hlo::ConstantOp::create(b, loc, constant.getValue()));
      })
      .Case([&](chlo::ConstantLikeOp like) { return ofOne(expandConstantLike(b, like)); })
      .Case([&](chlo::MulhiOp mulhi) {
        return ofOne(expandMulhi(b, loc, mulhi.getLhs(), mulhi.getRhs()));
      })
      .Case([&](chlo::NextAfterOp next) {
        return ofOne(expandNextAfter(b, loc, next.getX(), next.getY()));
      })
      .Case([&](chlo::TanOp tan) { return ofOne(hlo::TanOp::create(b, loc, tan.getOperand())); })
      .Case<chlo::IsInfOp, chlo::IsNegInfOp, chlo::IsPosInfOp>(
          [&](Operation *) { return ofOne(expandIsInfinite(b, op)); })
      .Default([&](Operation *) {
        bool isComplex =
            llvm::isa<ComplexType>(hlo::tensorType(op->getOperand(0)).getElementType());
        return ofOne(isComplex ? expandComplex(b, op) : expandReal(b, op));
      });
}

LogicalResult expand(Operation *op) {
  OpBuilder b(op);
  if (isBroadcast(op)) {
    FailureOr<Operation *> plain = expandBroadcast(b, op);
    if (failed(plain))
      return failure();
    op->replaceAllUsesWith(*plain);
    op->erase();
    bool isOwn = llvm::isa<chlo::CHLODialect>((*plain)->getDialect());
    return isOwn ? expand(*plain) : success();
  }
  llvm::SmallVector<Value> results = expandOp(b, op);
  if (results.size() != op->getNumResults())
    return op->emitOpError()
           << "on " << op->getOperand(0).getType()
           << " has no decomposition, expected a floating-point tensor of at most "
              "64 bits or a complex one of two such parts";
  op->replaceAllUsesWith(results);
  op->erase();
  return success();
}

/// XLA writes ops that StableHLO does not have as calls of `mhlo.NAME`: those with an op of CHLO
/// become it.
LogicalResult formOpOfCall(hlo::CustomCallOp call) {
  static constexpr llvm::StringLiteral kFunctions[] = {"acos", "acosh", "asin", "asinh", "atanh",
                                                       "cosh", "erf",   "sinh", "tan"};
  llvm::StringRef name = call.getCallTargetName();
  if (!name.consume_front("mhlo."))
    return success();
  OpBuilder b(call);
  auto attributes = call->getAttrOfType<DictionaryAttr>("mhlo.attributes");
  auto k = attributes ? attributes.getAs<IntegerAttr>("k") : IntegerAttr();
  auto largest = attributes ? attributes.getAs<BoolAttr>("largest") : BoolAttr();
  Operation *op = nullptr;
  if (llvm::is_contained(kFunctions, name) && call->getNumOperands() == 1 &&
      call->getOperandTypes() == call->getResultTypes()) {
    OperationState state(call.getLoc(), ("chlo." + name).str(), call->getOperands(),
                         call->getResultTypes());
    op = b.create(state);
  } else if (name == "topk" && call->getNumOperands() == 1 && call->getNumResults() == 2 && k &&
             (!largest || largest.getValue())) {
    op = chlo::TopKOp::create(b, call.getLoc(), call->getResultTypes(), call->getOperands()[0],
                              b.getI64IntegerAttr(k.getInt()));
  }
  if (!op)
    return success();
  call->replaceAllUsesWith(op);
  call->erase();
  return verify(op); // the call's types were never looked at
}

struct ExpandChloPass : zero::impl::ExpandChloPassBase<ExpandChloPass> {
  void runOnOperation() override {
    if (failed(ir::expectPhase(getOperation(), getArgument(), ir::Phase::Input)))
      return signalPassFailure();
    llvm::SmallVector<Operation *> ops;
    llvm::SmallVector<hlo::CustomCallOp> calls;
    getOperation().walk([&](hlo::CustomCallOp call) { calls.push_back(call); });
    for (hlo::CustomCallOp call : calls)
      if (failed(formOpOfCall(call)))
        return signalPassFailure();
    getOperation().walk([&](Operation *op) {
      if (llvm::isa_and_nonnull<chlo::CHLODialect>(op->getDialect()))
        ops.push_back(op);
    });
    if (ops.empty())
      markAllAnalysesPreserved(); // not verified again
    for (Operation *op : ops)
      if (failed(expand(op)))
        return signalPassFailure();
  }
};

} // namespace
