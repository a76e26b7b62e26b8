#include "zero/Target/RowChunks.h"

namespace zero {

/// Rows of a chunk, about, and as many as are not worth two.
constexpr int64_t kRows = 64, kMostInOne = 2 * kRows;

RowChunks RowChunks::of(llvm::ArrayRef<int64_t> sizes) {
  RowChunks chunks;
  chunks.dim = sizes.size();
  while (chunks.dim > 0 && chunks.inner * sizes[chunks.dim - 1] <= kMostInOne)
    chunks.inner *= sizes[--chunks.dim];
  if (chunks.dim == 0) // all rows are one index of nothing
    return chunks;
  chunks.size = sizes[--chunks.dim];
  chunks.step = chunks.inner < kRows ? kRows / chunks.inner : 1;
  chunks.count = chunks.countSteps();
  for (int64_t outer : sizes.take_front(chunks.dim))
    chunks.count *= outer;
  return chunks;
}

} // namespace zero
