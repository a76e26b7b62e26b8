//===- StableHLODialect.cpp - Registration, inlining, constants
//-------------------------------------===//

#include "zero/Dialect/StableHLO/StableHLO.h"

#include "mlir/IR/Builders.h"
#include "mlir/Transforms/InliningUtils.h"

using namespace mlir;
using namespace zero::hlo;

#include "zero/Dialect/StableHLO/StableHLODialect.cpp.inc"

namespace {
/// Every op may be inlined anywhere: none refers to the function around it.
struct InlineAnywhere : DialectInlinerInterface {
  using DialectInlinerInterface::DialectInlinerInterface;
  bool isLegalToInline(Operation *, Operation *, bool) const final { return true; }
  bool isLegalToInline(Region *, Region *, bool, IRMapping &) const final { return true; }
  bool isLegalToInline(Operation *, Region *, bool, IRMapping &) const final { return true; }
};
} // namespace

void StableHLODialect::initialize() {
  registerAttributes();
  addOperations<
#define GET_OP_LIST
#include "zero/Dialect/StableHLO/StableHLOOps.cpp.inc"
      >();
  addInterfaces<InlineAnywhere>();
}

Operation *StableHLODialect::materializeConstant(OpBuilder &builder, Attribute value, Type type,
                                                 Location loc) {
  auto elements = llvm::dyn_cast<ElementsAttr>(value);
  if (!elements || elements.getType() != type)
    return nullptr;
  return ConstantOp::create(builder, loc, type, elements);
}
