#include "Machine.h"
#include "Strided.h"

#include "zero/Dialect/StableHLO/StableHLO.h"

using namespace mlir;
using namespace zero;
using namespace zero::interp;

namespace {
/// Asks the comparator whether one element of the inputs comes before another.
class Comparator {
public:
  Comparator(hlo::SortOp op, Operands inputs, RankContext &context)
      : body(op.getComparator().front()), inputs(inputs), context(context) {}

  /// Offsets of the two elements in the inputs.
  bool operator()(int64_t a, int64_t b) {
    if (failed_)
      return false;
    Tensors arguments;
    for (const Tensor &input : inputs) {
      arguments.push_back(materialize(input, {}, {a, {}}));
      arguments.push_back(materialize(input, {}, {b, {}}));
    }
    FailureOr<Tensors> result = context.machine.runBody(body, arguments, context);
    failed_ = failed(result);
    return !failed_ && *result->front().data<bool>();
  }
  bool hasFailed() const { return failed_; }

private:
  Block &body;
  Operands inputs;
  RankContext &context;
  bool failed_ = false;
};
} // namespace

/// Stable merge sort. Unlike the standard library's sorts it stays within its arrays whatever the
/// comparator answers.
static void mergeSort(MutableArrayRef<int64_t> order, Comparator &isBefore) {
  if (order.size() < 2)
    return;
  size_t half = order.size() / 2;
  mergeSort(order.take_front(half), isBefore);
  mergeSort(order.drop_front(half), isBefore);
  SmallVector<int64_t> left(order.take_front(half)), right(order.drop_front(half));
  size_t i = 0, j = 0;
  for (int64_t &place : order) {
    bool takeRight = i == left.size() || (j < right.size() && isBefore(right[j], left[i]));
    place = takeRight ? right[j++] : left[i++];
  }
}

static FailureOr<Tensors> evaluateSort(hlo::SortOp op, Operands in, RankContext &context) {
  Tensors outs;
  for (const Tensor &input : in)
    outs.emplace_back(input.getDType(), input.getShape());
  ArrayRef<int64_t> shape = in[0].getShape();
  if (shape.empty())
    return Tensors(in.begin(), in.end());
  int64_t dim = op.getDimension() < 0 ? op.getDimension() + in[0].getRank() : op.getDimension();
  auto strides = getRowMajorStrides(shape);
  SmallVector<int64_t> lines(shape), order(shape[dim]);
  lines[dim] = std::min<int64_t>(shape[dim], 1);
  Comparator isBefore(op, in, context);
  for (IndexRange line(lines); !line.done(); line.next()) {
    int64_t base = 0;
    for (auto [index, stride] : llvm::zip_equal(line.index(), strides))
      base += index * stride;
    for (auto [i, place] : llvm::enumerate(order))
      place = base + static_cast<int64_t>(i) * strides[dim];
    mergeSort(order, isBefore);
    if (isBefore.hasFailed())
      return failure();
    for (auto [input, out] : llvm::zip_equal(in, outs)) {
      size_t width = getByteWidth(out.getDType());
      for (auto [i, from] : llvm::enumerate(order))
        std::copy_n(input.getBytes() + from * width, width,
                    out.getMutableBytes() +
                        (base + static_cast<int64_t>(i) * strides[dim]) * width);
    }
  }
  return outs;
}

void zero::interp::registerSort(Registry &registry) { registry.add<hlo::SortOp>(evaluateSort); }
