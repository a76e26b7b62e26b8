//===- Reduction.cpp - Reductions over dimensions -----------------------------===//
#include "Bodies.h"
#include "Machine.h"
#include "Strided.h"

#include "zero/Dialect/StableHLO/StableHLO.h"

#include <cstring>

using namespace mlir;
using namespace zero;
using namespace zero::interp;

namespace {
/// A reduction as one over the rows or over the columns of a matrix.
struct Matrix {
  Tensor tensor;
  int64_t kept, reduced;
  bool alongRows; // [kept, reduced], else [reduced, kept]
};
} // namespace

/// Brings the reduced dimensions together, in order. The last dimension stays last, so that both
/// forms run through memory in order; which one it is depends on the dimensions alone.
static Matrix toMatrix(const Tensor &tensor, ArrayRef<int64_t> dimensions) {
  SmallVector<int64_t> kept, reduced;
  int64_t keptSize = 1, reducedSize = 1;
  for (int64_t dim = 0; dim < tensor.getRank(); ++dim) {
    bool isReduced = llvm::is_contained(dimensions, dim);
    (isReduced ? reduced : kept).push_back(dim);
    (isReduced ? reducedSize : keptSize) *= tensor.getDim(dim);
  }
  bool alongRows = kept.empty() || (!reduced.empty() && reduced.back() > kept.back());
  SmallVector<int64_t> permutation(alongRows ? kept : reduced);
  llvm::append_range(permutation, alongRows ? reduced : kept);
  Tensor matrix = llvm::is_sorted(permutation) ? tensor : transposed(tensor, permutation);
  return {matrix, keptSize, reducedSize, alongRows};
}

/// out[i] = init combined with row or column i; `T` are elements, sums are in Accumulator<T>.
template <typename T, typename Op>
static void reduceMatrix(const Matrix &matrix, const Tensor &init, Tensor &out) {
  using C = Accumulator<T>;
  const T *from = matrix.tensor.data<T>();
  T *to = out.mutableData<T>();
  C start = static_cast<C>(*init.data<T>());
  if (matrix.alongRows) {
    for (int64_t i = 0; i < matrix.kept; ++i)
      to[i] = static_cast<T>(Op::template apply<C>(
          start, reduceRow<Op, T, C>(from + i * matrix.reduced, matrix.reduced)));
    return;
  }
  std::vector<std::conditional_t<std::is_same_v<T, bool>, uint8_t, C>> sums(matrix.kept, start);
  for (int64_t r = 0; r < matrix.reduced; ++r, from += matrix.kept)
    for (int64_t i = 0; i < matrix.kept; ++i)
      sums[i] = Op::template apply<C>(static_cast<C>(sums[i]), static_cast<C>(from[i]));
  for (int64_t i = 0; i < matrix.kept; ++i)
    to[i] = static_cast<T>(sums[i]);
}

static LogicalResult reduceSimply(hlo::ReduceOp op, Operands in, Combiner combiner, Tensor &out) {
  Matrix matrix = toMatrix(in[0], op.getDimensions());
  bool defined = dispatch(out.getDType(), [&](auto tag) {
    using T = decltype(tag);
    return dispatchCombiner<Compute<T>>(
        combiner, [&](auto combine) { reduceMatrix<T, decltype(combine)>(matrix, in[1], out); });
  });
  if (!defined)
    return op.emitError() << "the interpreter does not define this body on element type "
                          << getName(out.getDType());
  return success();
}

/// Any body: folds left to right over the reduced index, all results at once.
static FailureOr<Tensors> reduceByBody(hlo::ReduceOp op, Operands in, RankContext &context) {
  size_t count = op.getInputs().size();
  Tensors accumulators;
  SmallVector<Tensor> columns;
  int64_t reduced = 1;
  for (size_t i = 0; i < count; ++i) {
    // [reduced, kept], so that each step reads one contiguous line.
    SmallVector<int64_t> permutation(op.getDimensions());
    int64_t kept = 1;
    for (int64_t dim = 0; dim < in[i].getRank(); ++dim)
      if (!llvm::is_contained(op.getDimensions(), dim)) {
        permutation.push_back(dim);
        kept *= in[i].getDim(dim);
      }
    std::sort(permutation.begin(), permutation.begin() + op.getDimensions().size());
    reduced = 1;
    for (int64_t dim : op.getDimensions())
      reduced *= in[i].getDim(dim);
    columns.push_back(transposed(in[i], permutation).reshaped({reduced, kept}));
    accumulators.push_back(materialize(in[count + i], {kept}, {0, {0}}));
  }
  for (int64_t r = 0; r < reduced; ++r) {
    Tensors arguments(accumulators);
    for (const Tensor &column : columns)
      arguments.push_back(materialize(column, column.getDim(1), {r * column.getDim(1), {1}}));
    FailureOr<Tensors> combined = context.machine.runBody(op.getBody().front(), arguments, context);
    if (failed(combined))
      return failure();
    accumulators = std::move(*combined);
  }
  for (auto [value, type] : llvm::zip_equal(accumulators, op.getResultTypes()))
    value = value.reshaped(cast<RankedTensorType>(type).getShape());
  return accumulators;
}

static FailureOr<Tensors> evaluateReduce(hlo::ReduceOp op, Operands in, RankContext &context) {
  std::optional<Combiner> combiner = getCombiner(op.getBody().front());
  if (op.getInputs().size() != 1 || !combiner || *combiner == Combiner::Replace)
    return reduceByBody(op, in, context);
  FailureOr<Tensor> out = makeResult(op);
  if (failed(out) || failed(reduceSimply(op, in, *combiner, *out)))
    return failure();
  return Tensors{*out};
}

void zero::interp::registerReduction(Registry &registry) {
  registry.add<hlo::ReduceOp>(evaluateReduce);
}
