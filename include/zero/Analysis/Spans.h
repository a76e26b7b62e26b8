//===- Spans.h - Stretches of a program inside one another ---------------------===//
#ifndef ZERO_ANALYSIS_SPANS_H
#define ZERO_ANALYSIS_SPANS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

namespace zero {

/// From one op of a block to another, by their positions.
struct Span {
  int64_t first, last;
};

/// For each of `spans`: how many of `others` begin after it and end before it. O(n log n).
llvm::SmallVector<int64_t> countInside(llvm::ArrayRef<Span> spans, llvm::ArrayRef<Span> others);

/// The same, but 1 where all of them are of one owner: parts of one thing. `owners`: one for each
/// of `others`.
llvm::SmallVector<int64_t> countInside(llvm::ArrayRef<Span> spans, llvm::ArrayRef<Span> others,
                                       llvm::ArrayRef<llvm::StringRef> owners);

} // namespace zero
#endif
