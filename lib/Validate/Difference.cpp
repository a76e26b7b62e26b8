#include "Difference.h"

#include "mlir/IR/Diagnostics.h"
#include "zero/Dialect/Zero/Zero.h"

using namespace mlir;

namespace zero::validate {

/// Expressions of `found` and `expected` from which on they are not made alike.
static std::pair<Number, Number> findInnermost(const Numbering &numbering, Number found,
                                               Number expected) {
  while (found != kNoNumber && expected != kNoNumber) {
    const Expression &a = numbering.getExpression(found), &b = numbering.getExpression(expected);
    if (a.op != b.op || a.attributes != b.attributes || a.type != b.type || a.result != b.result ||
        a.operands.size() != b.operands.size())
      break;
    auto [x, y] = std::mismatch(a.operands.begin(), a.operands.end(), b.operands.begin());
    if (x == a.operands.end())
      break;
    found = *x;
    expected = *y;
  }
  return {found, expected};
}

static Location locationOf(const Numbering &numbering, Number number) {
  if (number != kNoNumber)
    if (LocationAttr loc = numbering.getExpression(number).loc)
      return loc;
  return UnknownLoc::get(numbering.getContext());
}

void describeDifference(InFlightDiagnostic &diag, const Numbering &numbering, Number found,
                        Number expected) {
  diag << "is " << numbering.print(found) << ", expected " << numbering.print(expected)
       << " as on the rung above";
  auto [inner, wanted] = findInnermost(numbering, found, expected);
  diag.attachNote(locationOf(numbering, inner)) << "it differs in " << numbering.print(inner);
  diag.attachNote(locationOf(numbering, wanted)) << "expected here " << numbering.print(wanted);
}

//===----------------------------------------------------------------------===//
// Tables
//===----------------------------------------------------------------------===//

template <typename Op> static LogicalResult compareOps(ModuleOp upper, ModuleOp lower) {
  SmallVector<Op> expected(upper.getOps<Op>()), found(lower.getOps<Op>());
  for (auto [a, b] : llvm::zip(found, expected))
    if (a->getPropertiesAsAttribute() != b->getPropertiesAsAttribute())
      return a.emitOpError() << "is " << a->getPropertiesAsAttribute() << ", expected "
                             << b->getPropertiesAsAttribute() << " as on the rung above";
  if (found.size() == expected.size())
    return success();
  return lower.emitError() << "has " << found.size() << " " << Op::getOperationName()
                           << ", expected " << expected.size() << " as on the rung above";
}

LogicalResult compareTables(ModuleOp upper, ModuleOp lower) {
  if (failed(compareOps<ir::MeshOp>(upper, lower)) ||
      failed(compareOps<ir::LayoutOp>(upper, lower)) ||
      failed(compareOps<ir::LeafOp>(upper, lower)))
    return failure();
  if (upper->getAttr("zero.bytes") != lower->getAttr("zero.bytes"))
    return lower.emitError() << "promises other bytes than the rung above: 'zero.bytes' is "
                             << lower->getAttr("zero.bytes") << ", expected "
                             << upper->getAttr("zero.bytes");
  auto options = upper->getAttrOfType<DictionaryAttr>("zero.config"),
       own = lower->getAttrOfType<DictionaryAttr>("zero.config");
  for (NamedAttribute option : options ? options.getValue() : ArrayRef<NamedAttribute>())
    if (!own || own.get(option.getName()) != option.getValue())
      return lower.emitError() << "'zero.config' has " << option.getName() << " = "
                               << (own ? own.get(option.getName()) : Attribute()) << ", expected "
                               << option.getValue() << " as on the rung above";
  return success();
}

} // namespace zero::validate
