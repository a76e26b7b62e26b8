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

/// How many of the operands of `one` are ops that `other` has at the same place.
static int64_t countAlike(const Numbering &numbering, const Expression &one,
                          const Expression &other) {
  return llvm::count_if(llvm::zip(one.operands, other.operands), [&](auto pair) {
    auto [a, b] = pair;
    return numbering.getExpression(a).op == numbering.getExpression(b).op;
  });
}

/// The one of `candidates` that stands for `expected`: of the same op, if there is one, with the
/// most operands like its own.
static Number getMostAlike(const Numbering &numbering, ArrayRef<Number> candidates,
                           Number expected) {
  const Expression &wanted = numbering.getExpression(expected);
  auto likeness = [&](Number candidate) {
    const Expression &made = numbering.getExpression(candidate);
    return made.op == wanted.op ? 1 + countAlike(numbering, made, wanted) : 0;
  };
  return *llvm::max_element(candidates,
                            [&](Number a, Number b) { return likeness(a) < likeness(b); });
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
    found = getMostAlike(numbering, ours, expected);
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
