//===- TextCheck.h - What a parser could not stand ------------------------------===//
#ifndef ZERO_SUPPORT_TEXTCHECK_H
#define ZERO_SUPPORT_TEXTCHECK_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

namespace zero {

/// Brackets of a program that a framework exports nest some twenty deep.
constexpr unsigned kDeepestNesting = 512;
/// Results of one op: a loop that carries the states of a large model has thousands.
constexpr unsigned kMostResults = 1 << 20;

/// Uses of other aliases in an alias (`#loc7 = loc(callsite(#loc5 at #loc6))`), theirs counted in.
constexpr uint64_t kMostInAlias = 1 << 20;
/// Operators of an affine map: programs have two or three.
constexpr unsigned kMostAffineOperators = 1 << 10;

/// Looks at a module's text before MLIR's parser does. Fails, naming the line, where
/// - brackets nest deeper than `kDeepestNesting`, or aliases in aliases do, or an affine map has
///   more than `kMostAffineOperators`: parser and printer recurse at each until the stack ends;
/// - an alias stands for more than `kMostInAlias` others: it is printed whole;
/// - a value is result number `kMostResults` or above: the parser makes a table of that size;
/// - a resource says that its alignment is 0: the parser cannot allocate it.
/// Strings and comments do not count; bytecode passes.
llvm::Error checkText(llvm::StringRef text, llvm::StringRef fileName);

} // namespace zero
#endif
