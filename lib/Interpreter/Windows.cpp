//===- Windows.cpp - Reductions over sliding windows --------------------------===//
//
// Windows are walked place by place, for all windows at once: what the windows have at one place is
// a strided view of the padded operand.
//===--------------------------------------------------------------------------===//
#include "Machine.h"
#include "Strided.h"

#include "zero/Dialect/StableHLO/StableHLO.h"

using namespace mlir;
using namespace zero;
using namespace zero::interp;

using Dims = SmallVector<int64_t, 4>;

static Dims orOnes(std::optional<ArrayRef<int64_t>> values, int64_t rank) {
  return values ? Dims(*values) : Dims(rank, 1);
}

/// [low, high] per dimension; zeros where the attribute is absent.
static Dims getLowPadding(std::optional<DenseIntElementsAttr> padding, int64_t rank) {
  Dims low(rank, 0);
  if (padding)
    for (int64_t dim = 0; dim < rank; ++dim)
      low[dim] = padding->getValues<int64_t>()[2 * dim];
  return low;
}

//===----------------------------------------------------------------------===//
// reduce_window
//===----------------------------------------------------------------------===//

static FailureOr<Tensors> evaluateReduceWindow(hlo::ReduceWindowOp op, Operands in,
                                               RankContext &context) {
  size_t count = op.getInputs().size();
  int64_t rank = in[0].getRank();
  ArrayRef<int64_t> window = op.getWindowDimensions();
  auto outShape = cast<RankedTensorType>(op.getResultTypes()[0]).getShape();
  Dims strides = orOnes(op.getWindowStrides(), rank), interior;
  Dims windowDilation = orOnes(op.getWindowDilations(), rank);
  for (int64_t dilation : orOnes(op.getBaseDilations(), rank))
    interior.push_back(dilation - 1);
  // Large enough for every place of every window; what lies beyond the given padding is not seen.
  Dims paddedShape;
  for (int64_t dim = 0; dim < rank; ++dim)
    paddedShape.push_back(std::max<int64_t>(outShape[dim] - 1, 0) * strides[dim] +
                          (window[dim] - 1) * windowDilation[dim] + 1);
  Dims low = getLowPadding(op.getPadding(), rank);
  Tensors paddedInputs, accumulators;
  for (size_t i = 0; i < count; ++i) {
    paddedInputs.push_back(padded(in[i], in[count + i], paddedShape, low, interior));
    Tensor start(in[i].getDType(), outShape);
    fill(start, in[count + i]);
    accumulators.push_back(start);
  }
  View view = wholeView(paddedShape), place = view;
  for (int64_t dim = 0; dim < rank; ++dim)
    place.strides[dim] *= strides[dim];
  for (IndexRange index(window); !index.done(); index.next()) {
    place.offset = 0;
    for (int64_t dim = 0; dim < rank; ++dim)
      place.offset += index.index()[dim] * windowDilation[dim] * view.strides[dim];
    Tensors arguments(accumulators);
    for (const Tensor &input : paddedInputs)
      arguments.push_back(materialize(input, outShape, place));
    FailureOr<Tensors> combined = context.machine.runBody(op.getBody().front(), arguments, context);
    if (failed(combined))
      return failure();
    accumulators = std::move(*combined);
  }
  return accumulators;
}

//===----------------------------------------------------------------------===//
// select_and_scatter
//===----------------------------------------------------------------------===//

namespace {
/// Per window, the element chosen so far and where it is in the operand (-1: none yet).
struct Chosen {
  Tensor values;
  std::vector<int64_t> offsets;
};
} // namespace

/// Lets every window choose between what it has and its element at `windowIndex`.
static LogicalResult offerPlace(hlo::SelectAndScatterOp op, const Tensor &operand,
                                const Tensor &source, ArrayRef<int64_t> windowIndex,
                                ArrayRef<int64_t> strides, ArrayRef<int64_t> low, Chosen &chosen,
                                RankContext &context) {
  auto operandStrides = getRowMajorStrides(operand.getShape());
  std::vector<int64_t> candidates;
  Tensor offered(operand.getDType(), source.getShape());
  size_t width = getByteWidth(operand.getDType());
  for (IndexRange at(source.getShape()); !at.done(); at.next()) {
    int64_t offset = 0;
    for (auto [dim, size] : llvm::enumerate(operand.getShape())) {
      int64_t position = at.index()[dim] * strides[dim] + windowIndex[dim] - low[dim];
      if (position < 0 || position >= size)
        offset = std::numeric_limits<int64_t>::min() / 2;
      offset += position * operandStrides[dim];
    }
    candidates.push_back(std::max<int64_t>(offset, -1));
    const char *from = operand.getBytes() + std::max<int64_t>(offset, 0) * width;
    std::copy_n(from, width, offered.getMutableBytes() + (candidates.size() - 1) * width);
  }
  FailureOr<Tensors> keeps =
      context.machine.runBody(op.getSelect().front(), {chosen.values, offered}, context);
  if (failed(keeps))
    return failure();
  chosen.values.makeUnique();
  for (auto [i, candidate] : llvm::enumerate(candidates)) {
    if (candidate < 0 || (chosen.offsets[i] >= 0 && keeps->front().data<bool>()[i]))
      continue;
    chosen.offsets[i] = candidate;
    std::copy_n(offered.getBytes() + i * width, width, chosen.values.getMutableBytes() + i * width);
  }
  return success();
}

static FailureOr<Tensors> evaluateSelectAndScatter(hlo::SelectAndScatterOp op, Operands in,
                                                   RankContext &context) {
  const Tensor &operand = in[0], &source = in[1];
  int64_t rank = operand.getRank();
  Dims window = orOnes(op.getWindowDimensions(), rank);
  Dims strides = orOnes(op.getWindowStrides(), rank), low = getLowPadding(op.getPadding(), rank);
  Chosen chosen{Tensor::zeros(operand.getDType(), source.getShape()),
                std::vector<int64_t>(source.getNumElements(), -1)};
  for (IndexRange index(window); !index.done(); index.next())
    if (failed(offerPlace(op, operand, source, index.index(), strides, low, chosen, context)))
      return failure();
  Tensor out(operand.getDType(), operand.getShape());
  fill(out, in[2]);
  size_t width = getByteWidth(out.getDType());
  for (auto [i, offset] : llvm::enumerate(chosen.offsets)) {
    if (offset < 0)
      continue;
    int64_t from = i;
    Tensor old = materialize(out, {}, {offset, {}}), update = materialize(source, {}, {from, {}});
    FailureOr<Tensors> combined =
        context.machine.runBody(op.getScatter().front(), {old, update}, context);
    if (failed(combined))
      return failure();
    std::copy_n(combined->front().getBytes(), width, out.getMutableBytes() + offset * width);
  }
  return Tensors{out};
}

void zero::interp::registerWindows(Registry &registry) {
  registry.add<hlo::ReduceWindowOp>(evaluateReduceWindow);
  registry.add<hlo::SelectAndScatterOp>(evaluateSelectAndScatter);
}
