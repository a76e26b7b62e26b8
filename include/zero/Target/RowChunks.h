//===- RowChunks.h - In which order rows are reduced -----------------------------------===//
#ifndef ZERO_TARGET_ROWCHUNKS_H
#define ZERO_TARGET_ROWCHUNKS_H

#include "llvm/ADT/ArrayRef.h"
#include <cstdint>

namespace zero {

/// Reductions over rows of many dimensions (innermost last) go chunk by chunk: each is reduced in
/// the order of its rows, then chunks are in theirs. A chunk is a range of neighbouring rows, none
/// goes on into the next index of a dimension before the one that is cut. What is short enough is
/// one chunk. So the order follows from the sizes alone.
struct RowChunks {
  size_t dim = 0;    // the dimension that is cut; a chunk has all of those behind it
  int64_t step = 1;  // indices of that dimension in a chunk, the last one may have fewer
  int64_t size = 1;  // of that dimension
  int64_t inner = 1; // rows of one index of it
  int64_t count = 1; // chunks

  static RowChunks of(llvm::ArrayRef<int64_t> sizes);

  int64_t countRows() const { return step * inner; } // of a chunk
  /// Chunks of all indices of the dimension that is cut.
  int64_t countSteps() const { return (size + step - 1) / step; }
};

} // namespace zero
#endif
