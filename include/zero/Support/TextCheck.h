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

/// Looks at a module's text before MLIR's parser does. Fails, naming the line, where brackets nest
/// deeper than `kDeepestNesting` (the parser recurses at each until its stack ends) or where a
/// value is result number `kMostResults` or above (it makes a table of that size). Strings and
/// comments do not count; bytecode passes.
llvm::Error checkText(llvm::StringRef text, llvm::StringRef fileName);

} // namespace zero
#endif
