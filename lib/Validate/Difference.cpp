#include "Difference.h"

#include "mlir/IR/Diagnostics.h"

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

} // namespace zero::validate
