//===- Linear.cpp - Matmuls and convolutions ----------------------------------===//
#include "Linear.h"
#include "Machine.h"
#include "ScalarMath.h"
#include "Strided.h"

#include "zero/Dialect/StableHLO/StableHLO.h"

using namespace mlir;
using namespace zero;
using namespace zero::interp;

DType zero::interp::getAccumulator(DType result) {
  if (result == DType::I1 || (getBitWidth(result) < 8 && !isFloat(result)))
    return DType::I64;
  return isFloat(result) ? DType::F64 : isComplex(result) ? DType::C128 : result;
}

// Wider vectors change the speed only: products are rounded before they are added (no fused
// multiply-add in either clone), and every element is summed left to right by itself.
#if defined(__x86_64__) && !defined(__SANITIZE_ADDRESS__) && !__has_feature(address_sanitizer) &&  \
    !__has_feature(thread_sanitizer)
#define ZERO_VECTOR_CLONES __attribute__((target_clones("avx2", "default")))
#else
#define ZERO_VECTOR_CLONES
#endif

/// Columns of the result computed together.
static constexpr int64_t kPanel = 16;
/// Rows of the result computed together.
static constexpr int64_t kRows = 4;

/// out[r][c] = sum over k of a[r][k] * panel[k][c] for kRows rows and kPanel columns.
template <typename T>
static inline __attribute__((always_inline)) void
multiplyTile(const T *a, int64_t aStride, const T *panel, int64_t depth, T *tile) {
  T sums[kRows][kPanel] = {};
  for (int64_t k = 0; k < depth; ++k) {
    const T *line = panel + k * kPanel;
    for (int64_t r = 0; r < kRows; ++r) {
      T factor = a[r * aStride + k];
      for (int64_t c = 0; c < kPanel; ++c)
        sums[r][c] = Add::apply<T>(sums[r][c], Multiply::apply<T>(factor, line[c]));
    }
  }
  for (int64_t r = 0; r < kRows; ++r)
    for (int64_t c = 0; c < kPanel; ++c)
      tile[r * kPanel + c] = sums[r][c];
}

ZERO_VECTOR_CLONES static void multiplyTileF64(const double *a, int64_t aStride,
                                               const double *panel, int64_t depth, double *tile) {
  multiplyTile<double>(a, aStride, panel, depth, tile);
}

template <typename T>
static void runTile(const T *a, int64_t aStride, const T *panel, int64_t depth, T *tile) {
  if constexpr (std::is_same_v<T, double>)
    multiplyTileF64(a, aStride, panel, depth, tile);
  else
    multiplyTile<T>(a, aStride, panel, depth, tile);
}

/// c[m][n] = sum over k, left to right, of a[m][k] * b[k][n]; all row-major.
template <typename T>
static void multiply(const T *a, const T *b, T *c, int64_t rows, int64_t depth, int64_t columns) {
  std::vector<T> panel(std::max<int64_t>(depth, 1) * kPanel), edge(kRows * depth);
  T tile[kRows * kPanel];
  for (int64_t n = 0; n < columns; n += kPanel) {
    int64_t width = std::min(kPanel, columns - n);
    for (int64_t k = 0; k < depth; ++k)
      for (int64_t j = 0; j < kPanel; ++j)
        panel[k * kPanel + j] = j < width ? b[k * columns + n + j] : T(0);
    for (int64_t m = 0; m < rows; m += kRows) {
      int64_t height = std::min(kRows, rows - m);
      const T *lines = a + m * depth;
      if (height < kRows) {
        std::copy_n(lines, height * depth, edge.begin());
        lines = edge.data();
      }
      runTile<T>(lines, depth, panel.data(), depth, tile);
      for (int64_t r = 0; r < height; ++r)
        std::copy_n(tile + r * kPanel, width, c + (m + r) * columns + n);
    }
  }
}

Tensor zero::interp::multiplyBatches(const Tensor &a, const Tensor &b) {
  int64_t batch = a.getDim(0), rows = a.getDim(1), depth = a.getDim(2), columns = b.getDim(2);
  Tensor c(a.getDType(), {batch, rows, columns});
  dispatch(a.getDType(), [&](auto tag) {
    using T = decltype(tag);
    if constexpr (std::is_same_v<T, Compute<T>> && !std::is_same_v<T, bool>) {
      T *to = c.mutableData<T>();
      for (int64_t i = 0; i < batch; ++i)
        multiply<T>(a.data<T>() + i * rows * depth, b.data<T>() + i * depth * columns,
                    to + i * rows * columns, rows, depth, columns);
    }
  });
  return c;
}

/// The operand as [batch, x, y], each the product of the listed dimensions.
static Tensor grouped(const Tensor &tensor, ArrayRef<int64_t> batch, ArrayRef<int64_t> x,
                      ArrayRef<int64_t> y) {
  SmallVector<int64_t> permutation;
  SmallVector<int64_t, 3> shape;
  for (ArrayRef<int64_t> dims : {batch, x, y}) {
    int64_t size = 1;
    for (int64_t dim : dims) {
      permutation.push_back(dim);
      size *= tensor.getDim(dim);
    }
    shape.push_back(size);
  }
  bool inOrder = llvm::is_sorted(permutation);
  return (inOrder ? tensor : transposed(tensor, permutation)).reshaped(shape);
}

/// Dimensions in neither list, in order.
static SmallVector<int64_t> freeDimensions(const Tensor &tensor, ArrayRef<int64_t> batch,
                                           ArrayRef<int64_t> contracting) {
  SmallVector<int64_t> dims;
  for (int64_t dim = 0; dim < tensor.getRank(); ++dim)
    if (!llvm::is_contained(batch, dim) && !llvm::is_contained(contracting, dim))
      dims.push_back(dim);
  return dims;
}

static FailureOr<Tensors> evaluateDotGeneral(hlo::DotGeneralOp op, Operands in, RankContext &) {
  FailureOr<DType> resultType = getDTypeOf(op, op.getType());
  if (failed(resultType))
    return failure();
  hlo::DotDimensionNumbersAttr dims = op.getDotDimensionNumbers();
  DType accumulator = getAccumulator(*resultType);
  Tensor a = grouped(
      in[0].converted(accumulator), dims.getLhsBatchingDimensions(),
      freeDimensions(in[0], dims.getLhsBatchingDimensions(), dims.getLhsContractingDimensions()),
      dims.getLhsContractingDimensions());
  Tensor b = grouped(
      in[1].converted(accumulator), dims.getRhsBatchingDimensions(),
      dims.getRhsContractingDimensions(),
      freeDimensions(in[1], dims.getRhsBatchingDimensions(), dims.getRhsContractingDimensions()));
  Tensor c = multiplyBatches(a, b).reshaped(op.getType().getShape());
  return Tensors{c.converted(*resultType)};
}

void zero::interp::registerLinear(Registry &registry) {
  registry.add<hlo::DotGeneralOp>(evaluateDotGeneral);
}
