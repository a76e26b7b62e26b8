#include "Difference.h"

#include "mlir/IR/Diagnostics.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;

namespace zero::validate {

/// Operands of one expression that the other does not have, in order.
static SmallVector<Number> getOwnOperands(const Expression &one, const Expression &other) {
  llvm::SmallDenseSet<Number> others(other.operands.begin(), other.operands.end());
  return llvm::filter_to_vector(one.operands,
                                [&](Number operand) { return !others.contains(operand); });
}

std::pair<Number, Number> findDifference(const Numbering &numbering, Number found,
                                         Number expected) {
  while (found != kNoNumber && expected != kNoNumber) {
    const Expression &a = numbering.getExpression(found), &b = numbering.getExpression(expected);
    if (a.op != b.op || a.attributes != b.attributes || a.type != b.type || a.result != b.result ||
        a.operands.size() != b.operands.size())
      break;
    // Where operands have no order, the same ones stand in other places.
    SmallVector<Number> ours = getOwnOperands(a, b), theirs = getOwnOperands(b, a);
    if (ours.empty() || theirs.empty())
      break;
    expected = theirs[0];
    const Number *alike = llvm::find_if(ours, [&](Number operand) {
      return numbering.getExpression(operand).op == numbering.getExpression(expected).op;
    });
    found = alike == ours.end() ? ours[0] : *alike;
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
       << " as in the phase above";
  auto [inner, wanted] = findDifference(numbering, found, expected);
  diag.attachNote(locationOf(numbering, inner)) << "it differs in " << numbering.print(inner);
  diag.attachNote(locationOf(numbering, wanted)) << "expected here " << numbering.print(wanted);
}

} // namespace zero::validate
