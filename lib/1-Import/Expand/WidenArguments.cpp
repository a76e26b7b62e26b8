//===- WidenArguments.cpp - zero-widen-arguments --------------------------===//

#include "zero/1-Import/Passes.h"
#include "zero/Dialect/StableHLO/StableHLO.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"

namespace zero {
#define GEN_PASS_DEF_WIDENARGUMENTSPASS
#include "zero/1-Import/Passes.h.inc"
} // namespace zero

using namespace mlir;
using namespace zero;

namespace {

/// The same with whole bytes as elements; the type itself where they are no integers of two or four
/// bits.
Type widen(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  auto integer = tensor ? dyn_cast<IntegerType>(tensor.getElementType()) : IntegerType();
  if (!integer || (integer.getWidth() != 2 && integer.getWidth() != 4))
    return type;
  return tensor.clone(IntegerType::get(type.getContext(), 8, integer.getSignedness()));
}

bool widen(func::FuncOp entry) {
  Block &body = entry.getBody().front();
  Operation *end = body.getTerminator();
  OpBuilder b = OpBuilder::atBlockBegin(&body);
  bool changed = false;
  for (BlockArgument argument : body.getArguments()) {
    Type narrow = argument.getType();
    if (widen(narrow) == narrow)
      continue;
    changed = true;
    argument.setType(widen(narrow));
    auto own = hlo::ConvertOp::create(b, argument.getLoc(), narrow, argument);
    argument.replaceAllUsesExcept(own, own);
    // What comes back as it is stays one value.
    for (OpOperand &returned : end->getOpOperands())
      if (returned.get() == own)
        returned.set(argument);
  }
  b.setInsertionPoint(end);
  for (OpOperand &returned : end->getOpOperands()) {
    Value value = returned.get();
    if (widen(value.getType()) == value.getType())
      continue;
    changed = true;
    returned.set(hlo::ConvertOp::create(b, value.getLoc(), widen(value.getType()), value));
  }
  entry.setType(
      FunctionType::get(entry.getContext(), body.getArgumentTypes(), end->getOperandTypes()));
  return changed;
}

struct WidenArgumentsPass : zero::impl::WidenArgumentsPassBase<WidenArgumentsPass> {
  void runOnOperation() override {
    bool changed = false;
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (function.isPublic() && !function.isExternal() && function.getBody().hasOneBlock())
        changed |= widen(function);
    if (!changed)
      markAllAnalysesPreserved(); // not verified again
  }
};

} // namespace
