#include "Strided.h"

#include <cstring>

using namespace zero;
using namespace zero::interp;
using llvm::ArrayRef;

namespace {
struct Loop {
  int64_t size, from, to;
};
} // namespace

/// Innermost loop: `count` elements of `Width` bytes.
template <size_t Width>
static void copyRow(int64_t count, const char *from, int64_t fromStep, char *to, int64_t toStep) {
  if (fromStep == 1 && toStep == 1) {
    std::memcpy(to, from, count * Width);
    return;
  }
  for (int64_t i = 0; i < count; ++i)
    std::memcpy(to + i * toStep * int64_t(Width), from + i * fromStep * int64_t(Width), Width);
}

template <size_t Width> static void copyLoops(ArrayRef<Loop> loops, const char *from, char *to) {
  if (loops.empty()) {
    std::memcpy(to, from, Width);
    return;
  }
  const Loop &loop = loops.front();
  if (loops.size() == 1)
    return copyRow<Width>(loop.size, from, loop.from, to, loop.to);
  for (int64_t i = 0; i < loop.size; ++i)
    copyLoops<Width>(loops.drop_front(), from + i * loop.from * int64_t(Width),
                     to + i * loop.to * int64_t(Width));
}

void zero::interp::copyStrided(ArrayRef<int64_t> shape, size_t width, const char *from,
                               const View &fromView, char *to, const View &toView) {
  // Without dimensions of size 1; neighbours that walk on evenly in both views become one loop.
  llvm::SmallVector<Loop, 6> loops;
  for (size_t d = 0; d < shape.size(); ++d) {
    if (shape[d] == 0)
      return;
    if (shape[d] == 1)
      continue;
    Loop loop{shape[d], fromView.strides[d], toView.strides[d]};
    if (!loops.empty() && loops.back().from == loop.size * loop.from &&
        loops.back().to == loop.size * loop.to)
      loop.size *= loops.pop_back_val().size;
    loops.push_back(loop);
  }
  from += fromView.offset * static_cast<int64_t>(width);
  to += toView.offset * static_cast<int64_t>(width);
  switch (width) {
  case 1:
    return copyLoops<1>(loops, from, to);
  case 2:
    return copyLoops<2>(loops, from, to);
  case 4:
    return copyLoops<4>(loops, from, to);
  default:
    return copyLoops<8>(loops, from, to);
  }
}

Tensor zero::interp::materialize(const Tensor &source, ArrayRef<int64_t> shape, const View &view) {
  Tensor result(source.getDType(), shape);
  copyStrided(shape, getByteWidth(source.getDType()), source.getBytes(), view,
              result.getMutableBytes(), wholeView(shape));
  return result;
}

Tensor zero::interp::transposed(const Tensor &source, ArrayRef<int64_t> permutation) {
  auto strides = getRowMajorStrides(source.getShape());
  View view;
  llvm::SmallVector<int64_t> shape;
  for (int64_t dim : permutation) {
    shape.push_back(source.getDim(dim));
    view.strides.push_back(strides[dim]);
  }
  return materialize(source, shape, view);
}
