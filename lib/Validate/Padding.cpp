#include "zero/Validate/Padding.h"

#include "Difference.h"
#include "PaddingTerms.h"
#include "ReplicaWalker.h"

#include "zero/Dialect/Zero/ModelAxes.h"
#include "zero/Validate/Replica.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace mlir;

namespace zero::validate {

using namespace padding;
using replica::Claim;
using replica::Expressions;
using replica::Walker;

namespace {

/// The proof of one entry function.
class PaddingProof {
public:
  PaddingProof(func::FuncOp import, func::FuncOp padded)
      : import(import), padded(padded), expressions(import.getContext()), terms(expressions) {}

  LogicalResult run();

private:
  LogicalResult checkTypes() const;
  ir::Padding getPadding(bool isResult, unsigned index) const;
  FailureOr<SmallVector<Number>> numberEntry(func::FuncOp entry, ArrayRef<Number> arguments);
  LogicalResult compareResult(unsigned index, Number found, Number expected);
  InFlightDiagnostic report(unsigned index);

  mutable func::FuncOp import, padded; // handles, whose members are not const
  Expressions expressions;
  Terms terms;
};

} // namespace

/// What the leaf says that is argument (or else result) `index` of the entry.
ir::Padding PaddingProof::getPadding(bool isResult, unsigned index) const {
  StringRef name = padded.getName();
  for (auto leaf : padded->getParentOfType<ModuleOp>().getOps<ir::LeafOp>())
    if ((isResult ? leaf.getResult(name) : leaf.getArg(name)) == static_cast<int64_t>(index))
      return ir::getPadding(leaf);
  return {};
}

LogicalResult PaddingProof::checkTypes() const {
  if (import.getNumArguments() != padded.getNumArguments() ||
      import.getNumResults() != padded.getNumResults())
    return padded.emitError() << "'" << padded.getName()
                              << "' has other numbers of arguments and results than the import "
                                 "program's";
  for (bool isResult : {false, true})
    for (unsigned i = 0; i < (isResult ? import.getNumResults() : import.getNumArguments()); ++i) {
      Type whole = isResult ? import.getResultTypes()[i] : import.getArgumentTypes()[i];
      Type found = isResult ? padded.getResultTypes()[i] : padded.getArgumentTypes()[i];
      if (ir::Padding padding = getPadding(isResult, i); padding.dim >= 0) {
        auto type = cast<RankedTensorType>(found);
        SmallVector<int64_t> shape(type.getShape());
        shape[padding.dim] = padding.rows;
        found = type.clone(shape);
      }
      if (found != whole)
        return padded.emitError() << (isResult ? "result " : "argument ") << i << " of '"
                                  << padded.getName() << "' is, without padding, " << found
                                  << ", expected " << whole;
    }
  return success();
}

FailureOr<SmallVector<Number>> PaddingProof::numberEntry(func::FuncOp entry,
                                                         ArrayRef<Number> arguments) {
  Walker walker(expressions, /*ranks=*/1, /*isPerRank=*/false);
  Block &block = entry.getBody().front();
  for (auto [argument, number] : llvm::zip_equal(block.getArguments(), arguments))
    walker.setClaim(argument, {number, replica::Sharding(), kNoNumber});
  if (failed(walker.run(block)))
    return LogicalResult(walker.reportFailure());
  return llvm::map_to_vector(block.getTerminator()->getOperands(),
                             [&](Value value) { return walker.getClaim(value).number; });
}

InFlightDiagnostic PaddingProof::report(unsigned index) {
  InFlightDiagnostic diag = padded.getBody().front().getTerminator()->emitOpError();
  diag << "gives result " << index
       << " that cannot be proved equal to that of the step without padding: ";
  return diag;
}

LogicalResult PaddingProof::compareResult(unsigned index, Number found, Number expected) {
  ir::Padding padding = getPadding(/*isResult=*/true, index);
  std::optional<Number> whole;
  if (padding.dim >= 0) {
    std::optional<Term> term = terms.get(found, padding.dim, padding.rows);
    if (term && term->number == expected && term->rest != Rest::Zero)
      return report(index) << "rows behind the " << padding.rows << " of dimension " << padding.dim
                           << " are not known to be zero, expected zeros";
    if (term)
      whole = term->number;
  } else {
    whole = terms.getWhole(found);
  }
  if (whole == expected)
    return success();
  InFlightDiagnostic diag = report(index);
  if (whole) {
    describeDifference(diag, expressions.getNumbering(), *whole, expected);
    return diag;
  }
  Number without = terms.getFailed().value_or(found);
  diag << "there is no rule for padded operands of " << expressions.print(without);
  diag.attachNote(expressions[without].loc) << "here";
  return diag;
}

LogicalResult PaddingProof::run() {
  if (failed(checkTypes()))
    return failure();
  Builder builder(import.getContext());
  SmallVector<Number> arguments, own;
  for (BlockArgument argument : import.getArguments())
    arguments.push_back(expressions.get("argument",
                                        builder.getI64IntegerAttr(argument.getArgNumber()),
                                        argument.getType(), {}, argument.getLoc()));
  FailureOr<SmallVector<Number>> expected = numberEntry(import, arguments);
  if (failed(expected))
    return failure();
  Number begin = expressions.getNumbering().size();
  for (BlockArgument argument : padded.getArguments()) {
    unsigned index = argument.getArgNumber();
    own.push_back(arguments[index]);
    ir::Padding padding = getPadding(/*isResult=*/false, index);
    if (padding.dim < 0)
      continue;
    own.back() = expressions.get("padded argument", builder.getI64IntegerAttr(index),
                                 argument.getType(), {}, argument.getLoc());
    terms.setArgument(own.back(), padding.dim, padding.rows, arguments[index]);
  }
  FailureOr<SmallVector<Number>> found = numberEntry(padded, own);
  if (failed(found))
    return failure();
  terms.run(begin);
  for (unsigned i = 0; i < expected->size(); ++i)
    if (failed(compareResult(i, (*found)[i], (*expected)[i])))
      return failure();
  return success();
}

//===----------------------------------------------------------------------===//
// Programs
//===----------------------------------------------------------------------===//

static bool hasPadding(ModuleOp module) {
  return llvm::any_of(module.getOps<ir::LeafOp>(),
                      [](ir::LeafOp leaf) { return ir::getPadding(leaf).dim >= 0; });
}

bool isPadded(ModuleOp upper, ModuleOp lower) { return hasPadding(lower) && !hasPadding(upper); }

static LogicalResult checkLeaves(ModuleOp import, ModuleOp padded) {
  auto expected = llvm::to_vector(import.getOps<ir::LeafOp>());
  auto found = llvm::to_vector(padded.getOps<ir::LeafOp>());
  if (expected.size() != found.size())
    return padded.emitError() << "has " << found.size() << " leaves, expected the "
                              << expected.size() << " of the import program";
  for (auto [above, below] : llvm::zip_equal(expected, found)) {
    if (above.getRole() == below.getRole() && above.getSlots() == below.getSlots() &&
        above.getTensorType() == ir::getUserType(below) && ir::getCut(below).dim < 0)
      continue;
    InFlightDiagnostic diag = below.emitOpError() << "is not what the import program has, expected "
                                                     "what the note shows, or that padded";
    diag.attachNote(above.getLoc()) << "expected: " << *above.getOperation();
    return diag;
  }
  return success();
}

LogicalResult validatePadding(ModuleOp import, ModuleOp padded) {
  if (failed(checkLeaves(import, padded)))
    return failure();
  for (auto entry : import.getOps<func::FuncOp>()) {
    auto found = padded.lookupSymbol<func::FuncOp>(entry.getName());
    if (!found || found.getVisibility() != entry.getVisibility())
      return padded.emitError() << "has no entry '" << entry.getName()
                                << "', expected all of the import program's";
    if (failed(PaddingProof(entry, found).run()))
      return failure();
  }
  return success();
}

ArrayRef<Equation> getPaddingEquations() {
  using enum Exactness;
  static constexpr Equation kEquations[] = {
      {"rows-of-padded", Exact,
       "f(padded x, padded y) = padded f(x, y) for f elementwise, and so for ops that leave the "
       "dimension alone (shape ops, matmuls and reductions along others); constants, counts and "
       "broadcasts of as many rows are padded ones of fewer"},
      {"cut-rows", Exact, "a slice of the first rows of padded x = x; a pad behind x is padded x"},
      {"other-rows", Exact,
       "select(row < rows of x, padded x, c) is padded x, with c in the other rows"},
      {"neutral-rows", Exact,
       "reduce(padded x) over the dimension = reduce(x) where the other rows are what changes "
       "nothing: zero for sums, 'or', -inf and inf for maximum and minimum, true for 'and'"},
      {"zeros-contracted", Exact,
       "a matmul that contracts the dimensions of two padded values with zeros = that of the "
       "values"},
      {"rows-held", Exact,
       "gather of padded x at min(i, rows of x - 1) = gather of x at i, which clamps to its rows; "
       "bounds of other columns as large as their dimension change nothing"},
      {"rows-left-out", Exact,
       "scatter into padded x at select(i <= rows of x - 1, i, -1) = padded scatter into x at i: "
       "what is outside is left out"},
      {"zero-times", Reassociates,
       "0 * x = 0 and 0 / x = 0 of an x that is positive, or one for all rows, the former of zero "
       "and "
       "of integers, too, and in matmuls of x as imported: over the real numbers; of numbers that "
       "are "
       "not finite in the import program nothing is said"},
  };
  return kEquations;
}

} // namespace zero::validate
