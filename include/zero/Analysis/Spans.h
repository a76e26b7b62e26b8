//===- Spans.h - Stretches of a program inside one another ---------------------===//
#ifndef ZERO_ANALYSIS_SPANS_H
#define ZERO_ANALYSIS_SPANS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"

namespace zero {

/// From one op of a block to another, by their positions.
struct Span {
  int64_t first, last;
  int64_t owner = -1; // a number from 0; without one, a span is its own
};

/// For each of `spans`: how many of `others` begin after it and end before it. Those of one owner
/// count as one, those of the span's own owner not at all. O(n log n).
llvm::SmallVector<int64_t> countInside(llvm::ArrayRef<Span> spans, llvm::ArrayRef<Span> others);

} // namespace zero
#endif
