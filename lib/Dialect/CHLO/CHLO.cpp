//===- CHLO.cpp - The chlo dialect
//------------------------------------------------------------------===//

#include "zero/Dialect/CHLO/CHLO.h"

#include "mlir/IR/Builders.h"
#include "mlir/Transforms/InliningUtils.h"

using namespace mlir;
using namespace zero::chlo;

#include "zero/Dialect/CHLO/CHLODialect.cpp.inc"
#define GET_OP_CLASSES
#include "zero/Dialect/CHLO/CHLOOps.cpp.inc"

namespace {
/// Every op may be inlined anywhere: none refers to the function around it.
struct InlineAnywhere : DialectInlinerInterface {
  using DialectInlinerInterface::DialectInlinerInterface;
  bool isLegalToInline(Operation *, Operation *, bool) const final { return true; }
  bool isLegalToInline(Region *, Region *, bool, IRMapping &) const final { return true; }
  bool isLegalToInline(Operation *, Region *, bool, IRMapping &) const final { return true; }
};
} // namespace

void CHLODialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "zero/Dialect/CHLO/CHLOOps.cpp.inc"
      >();
  addInterfaces<InlineAnywhere>();
}

void TopKOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  setName(getValues(), "values");
  setName(getIndices(), "indices");
}

LogicalResult TopKOp::verify() {
  RankedTensorType operand = hlo::tensorType(getOperand());
  int64_t k = getK();
  if (operand.getRank() == 0 || k < 0 || k > operand.getShape().back())
    return emitOpError() << "attribute 'k' is " << k << ", expected at most the last dimension of "
                         << operand;
  llvm::SmallVector<int64_t> shape(operand.getShape());
  shape.back() = k;
  if (getValues().getType() != operand.clone(shape) ||
      hlo::tensorType(getIndices()).getShape() != llvm::ArrayRef(shape))
    return emitOpError() << "results have types " << getValues().getType() << " and "
                         << getIndices().getType() << ", expected the shape of "
                         << operand.clone(shape);
  return success();
}
