//===- FormGemms.cpp - dot_general -> zero.gemm ------------------------------------===//
//
// A dimension of the matmul is one size with a stride in each matrix that has it. Dimensions of
// one group (batch, M, N, K) that are contiguous among themselves in every matrix are merged; the
// library then takes one M, one N, one K and up to four batch dimensions. An M or N that does not
// merge into one dimension goes through the batch; a K that does not is copied by a transpose
// first.
//===------------------------------------------------------------------------===//
#include "FormGemms.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Dialect/StableHLO/StridedView.h"
#include "zero/Dialect/Zero/Tf32.h"
#include "zero/Dialect/Zero/Zero.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace zero {
namespace {

constexpr size_t kMaxBatchDims = 4;

/// One dimension of the matmul and its stride in A, B and C (0 where a matrix does not have it).
struct Dim {
  int64_t size = 1, a = 0, b = 0, c = 0;
};

struct Matmul {
  StridedView a, b;
  SmallVector<Dim> batch;
  Dim m, n, k;
};

/// Drops unit dimensions and merges the neighbours that are contiguous in every matrix.
void mergeDims(SmallVectorImpl<Dim> &dims) {
  SmallVector<Dim> merged;
  llvm::erase_if(dims, [](const Dim &dim) { return dim.size == 1; });
  // Outer dimensions first: those with the largest steps.
  auto keyOf = [](const Dim &dim) {
    return std::tuple(std::max(dim.a, dim.b), dim.c, dim.a, dim.b, dim.size);
  };
  llvm::sort(dims, [&](const Dim &x, const Dim &y) { return keyOf(x) > keyOf(y); });
  for (const Dim &dim : dims) {
    if (!merged.empty()) {
      Dim &outer = merged.back();
      if (outer.a == dim.a * dim.size && outer.b == dim.b * dim.size &&
          outer.c == dim.c * dim.size) {
        outer = {outer.size * dim.size, dim.a, dim.b, dim.c};
        continue;
      }
    }
    merged.push_back(dim);
  }
  dims.assign(merged.begin(), merged.end());
}

/// The library wants a stride of 1 along one side of each matrix.
bool hasUnitStride(int64_t rows, int64_t rowStride, int64_t columns, int64_t columnStride) {
  return rowStride == 1 || columnStride == 1 || rows == 1 || columns == 1;
}

bool isLegal(const Dim &m, const Dim &n, const Dim &k) {
  return hasUnitStride(m.size, m.a, k.size, k.a) && hasUnitStride(k.size, k.b, n.size, n.b) &&
         hasUnitStride(m.size, m.c, n.size, n.c);
}

/// Chooses the largest M and N with which the library can work; the others become batch dimensions.
bool chooseDims(Matmul &matmul, SmallVector<Dim> &rows, SmallVector<Dim> &columns,
                SmallVector<Dim> &contracted) {
  if (contracted.size() > 1 ||
      matmul.batch.size() + rows.size() + columns.size() > 2 + kMaxBatchDims)
    return false;
  matmul.k = contracted.empty() ? Dim() : contracted.front();
  if (rows.empty())
    rows.emplace_back();
  if (columns.empty())
    columns.emplace_back();
  int64_t best = 0;
  size_t bestRow = 0, bestColumn = 0;
  for (auto [i, row] : llvm::enumerate(rows))
    for (auto [j, column] : llvm::enumerate(columns))
      if (isLegal(row, column, matmul.k) && row.size * column.size > best) {
        best = row.size * column.size;
        bestRow = i;
        bestColumn = j;
      }
  if (best == 0)
    return false;
  matmul.m = rows[bestRow];
  matmul.n = columns[bestColumn];
  rows.erase(rows.begin() + bestRow);
  columns.erase(columns.begin() + bestColumn);
  llvm::append_range(matmul.batch, rows);
  llvm::append_range(matmul.batch, columns);
  return matmul.batch.size() <= kMaxBatchDims;
}

/// The matmul of `a` and `b`, views of the operands of `dot`, into a result whose dimension i (in
/// the order of `dot`) has stride `resultStrides[i]`; nothing where the library cannot do it.
std::optional<Matmul> describeMatmul(hlo::DotGeneralOp dot, StridedView a, StridedView b,
                                     ArrayRef<int64_t> resultStrides) {
  auto numbers = dot.getDotDimensionNumbers();
  Matmul matmul;
  SmallVector<Dim> rows, columns, contracted;
  size_t result = 0;
  for (auto [left, right] :
       llvm::zip(numbers.getLhsBatchingDimensions(), numbers.getRhsBatchingDimensions()))
    matmul.batch.push_back(
        {a.sizes[left], a.strides[left], b.strides[right], resultStrides[result++]});
  for (int64_t dim : dot.getLhsFreeDimensions())
    rows.push_back({a.sizes[dim], a.strides[dim], 0, resultStrides[result++]});
  for (int64_t dim : dot.getRhsFreeDimensions())
    columns.push_back({b.sizes[dim], 0, b.strides[dim], resultStrides[result++]});
  for (auto [left, right] :
       llvm::zip(numbers.getLhsContractingDimensions(), numbers.getRhsContractingDimensions()))
    contracted.push_back({a.sizes[left], a.strides[left], b.strides[right], 0});
  for (auto *dims : {&matmul.batch, &rows, &columns, &contracted})
    mergeDims(*dims);
  if (!chooseDims(matmul, rows, columns, contracted))
    return std::nullopt;
  matmul.a = std::move(a);
  matmul.b = std::move(b);
  return matmul;
}

/// `value` with its dimensions in the order `order`, copied by a transpose where that is another
/// one; the view names the dimensions as `value` does.
StridedView makeContiguous(OpBuilder &builder, Location loc, Value value, ArrayRef<int64_t> order) {
  if (llvm::is_sorted(order))
    return wholeView(value);
  auto transposed = hlo::TransposeOp::create(builder, loc, value, order);
  StridedView stored = wholeView(transposed), view = stored;
  for (auto [i, dim] : llvm::enumerate(order)) {
    view.sizes[dim] = stored.sizes[i];
    view.strides[dim] = stored.strides[i];
  }
  return view;
}

SmallVector<int64_t> concat(ArrayRef<int64_t> x, ArrayRef<int64_t> y, ArrayRef<int64_t> z) {
  SmallVector<int64_t> all(x);
  llvm::append_range(all, y);
  llvm::append_range(all, z);
  return all;
}

/// The transpose that is the only use of `value`, if any.
hlo::TransposeOp getOnlyTranspose(Value value) {
  return value.hasOneUse() ? dyn_cast<hlo::TransposeOp>(*value.user_begin()) : nullptr;
}

/// Whether a matmul reads or gives what strides can say.
bool hasViews(hlo::DotGeneralOp dot) {
  return traceView(dot.getLhs()).base != dot.getLhs() ||
         traceView(dot.getRhs()).base != dot.getRhs() || getOnlyTranspose(dot);
}

/// The matmul where operands whose strides it cannot have are as they are named, moved by kernels
/// that serve other readers, too; nothing where that does not help.
std::optional<Matmul> readAsNamed(hlo::DotGeneralOp dot, const StridedView &a, const StridedView &b,
                                  ArrayRef<int64_t> resultStrides) {
  StridedView namedA = wholeView(dot.getLhs()), namedB = wholeView(dot.getRhs());
  bool isMovedA = a.base != namedA.base, isMovedB = b.base != namedB.base;
  std::optional<Matmul> matmul;
  if (isMovedA)
    matmul = describeMatmul(dot, namedA, b, resultStrides);
  if (!matmul && isMovedB)
    matmul = describeMatmul(dot, a, namedB, resultStrides);
  if (!matmul && isMovedA && isMovedB)
    matmul = describeMatmul(dot, namedA, namedB, resultStrides);
  return matmul;
}

/// Tries, in this order: strides for all, the result as it is, operands as they are named, a copy
/// of one operand, copies of both. `result` is set to the value that the matmul replaces.
Matmul makeMatmul(OpBuilder &builder, hlo::DotGeneralOp dot, bool ofViews, Value &result) {
  auto numbers = dot.getDotDimensionNumbers();
  StridedView a = ofViews ? traceView(dot.getLhs()) : wholeView(dot.getLhs());
  StridedView b = ofViews ? traceView(dot.getRhs()) : wholeView(dot.getRhs());
  SmallVector<int64_t> natural = rowMajorStrides(dot.getType().getShape()), transposed;
  if (auto transpose = ofViews ? getOnlyTranspose(dot) : hlo::TransposeOp()) {
    SmallVector<int64_t> stored = rowMajorStrides(transpose.getType().getShape()),
                         strides(stored.size());
    for (auto [i, dim] : llvm::enumerate(transpose.getPermutation()))
      strides[dim] = stored[i];
    result = transpose;
    if (auto matmul = describeMatmul(dot, a, b, strides))
      return *matmul;
    transposed = std::move(strides);
  }
  if (auto matmul = describeMatmul(dot, a, b, natural)) {
    result = dot;
    return *matmul;
  }
  if (!transposed.empty())
    if (auto matmul = readAsNamed(dot, a, b, transposed))
      return *matmul;
  result = dot;
  if (auto matmul = readAsNamed(dot, a, b, natural))
    return *matmul;
  StridedView wholeA =
      makeContiguous(builder, dot.getLoc(), dot.getLhs(),
                     concat(numbers.getLhsBatchingDimensions(), dot.getLhsFreeDimensions(),
                            numbers.getLhsContractingDimensions()));
  if (auto matmul = describeMatmul(dot, wholeA, b, natural))
    return *matmul;
  StridedView wholeB =
      makeContiguous(builder, dot.getLoc(), dot.getRhs(),
                     concat(numbers.getRhsBatchingDimensions(),
                            numbers.getRhsContractingDimensions(), dot.getRhsFreeDimensions()));
  if (auto matmul = describeMatmul(dot, a, wholeB, natural))
    return *matmul;
  // Rows of A, columns of B and the result are contiguous now: this always merges.
  return *describeMatmul(dot, wholeA, wholeB, natural);
}

/// Strides along dimensions of size 1 are free; libraries want them as if the matrix were dense.
std::pair<int64_t, int64_t> normalize(int64_t rows, int64_t rowStride, int64_t columns,
                                      int64_t columnStride) {
  if (columns == 1)
    columnStride = rows == 1 || rowStride != 1 ? 1 : rows;
  if (rows == 1)
    rowStride = columnStride == 1 ? columns : 1;
  return {rowStride, columnStride};
}

SmallVector<int64_t> stridesOf(std::pair<int64_t, int64_t> matrix, ArrayRef<Dim> batch,
                               int64_t Dim::*which) {
  SmallVector<int64_t> strides = {matrix.first, matrix.second};
  for (const Dim &dim : batch)
    strides.push_back(dim.*which);
  return strides;
}

void emitGemm(OpBuilder &builder, hlo::DotGeneralOp dot, const Matmul &matmul, Value result,
              const Target &target) {
  SmallVector<int64_t> batch;
  for (const Dim &dim : matmul.batch)
    batch.push_back(dim.size);
  Type element = cast<RankedTensorType>(matmul.a.base.getType()).getElementType();
  Type workspace;
  if (int64_t bytes = target.getGemmWorkspace(element))
    workspace = RankedTensorType::get({bytes}, builder.getI8Type());
  auto i64 = [&](int64_t value) { return builder.getI64IntegerAttr(value); };
  auto array = [&](ArrayRef<int64_t> values) { return builder.getDenseI64ArrayAttr(values); };
  auto a = normalize(matmul.m.size, matmul.m.a, matmul.k.size, matmul.k.a);
  auto b = normalize(matmul.k.size, matmul.k.b, matmul.n.size, matmul.n.b);
  auto c = normalize(matmul.m.size, matmul.m.c, matmul.n.size, matmul.n.c);
  auto gemm = ir::GemmOp::create(
      builder, dot.getLoc(), result.getType(), /*sums=*/Type(), workspace, matmul.a.base,
      matmul.b.base,
      /*init=*/Value(),
      /*bias=*/Value(), /*addend=*/Value(), i64(matmul.m.size), i64(matmul.n.size),
      i64(matmul.k.size), array(batch), array(stridesOf(a, matmul.batch, &Dim::a)),
      array(stridesOf(b, matmul.batch, &Dim::b)), array(stridesOf(c, matmul.batch, &Dim::c)),
      i64(matmul.a.offset), i64(matmul.b.offset), /*summed=*/StringAttr(), FlatSymbolRefAttr());
  if (ir::roundsToTf32(dot))
    gemm->setAttr(ir::kTf32, builder.getUnitAttr());
  result.replaceAllUsesWith(gemm.getC());
}

/// Whether the library multiplies such matrices: it knows the types, and there is something to
/// multiply.
bool isForLibrary(hlo::DotGeneralOp dot) {
  RankedTensorType left = hlo::tensorType(dot.getLhs()), right = hlo::tensorType(dot.getRhs());
  if (!left.getNumElements() || !right.getNumElements())
    return false;
  return ir::canMultiply(left.getElementType(), right.getElementType(),
                         dot.getType().getElementType());
}

/// Spreads `value` over [batch, M, N, K], where its dimension i is dimension `places[i]`.
Value spread(OpBuilder &builder, Location loc, Value value, ArrayRef<int64_t> places,
             RankedTensorType type) {
  if (hlo::tensorType(value).getElementType() != type.getElementType())
    value = hlo::ConvertOp::create(builder, loc, value, type.getElementType());
  return hlo::BroadcastInDimOp::create(builder, loc, type, value,
                                       builder.getDenseI64ArrayAttr(places));
}

/// Integer, mixed and empty matmuls: multiply element by element, then reduce K.
void emitMultiplyReduce(OpBuilder &builder, hlo::DotGeneralOp dot) {
  auto numbers = dot.getDotDimensionNumbers();
  RankedTensorType left = hlo::tensorType(dot.getLhs()), right = hlo::tensorType(dot.getRhs());
  SmallVector<int64_t> shape(dot.getType().getShape());
  SmallVector<int64_t> leftPlaces(left.getRank()), rightPlaces(right.getRank()), reduced;
  int64_t next = 0;
  for (auto [l, r] :
       llvm::zip(numbers.getLhsBatchingDimensions(), numbers.getRhsBatchingDimensions()))
    leftPlaces[l] = rightPlaces[r] = next++;
  for (int64_t dim : dot.getLhsFreeDimensions())
    leftPlaces[dim] = next++;
  for (int64_t dim : dot.getRhsFreeDimensions())
    rightPlaces[dim] = next++;
  for (auto [l, r] :
       llvm::zip(numbers.getLhsContractingDimensions(), numbers.getRhsContractingDimensions())) {
    shape.push_back(left.getDimSize(l));
    reduced.push_back(next);
    leftPlaces[l] = rightPlaces[r] = next++;
  }
  Type element = dot.getType().getElementType();
  auto type = RankedTensorType::get(shape, element);
  Location loc = dot.getLoc();
  Value a = spread(builder, loc, dot.getLhs(), leftPlaces, type);
  Value b = spread(builder, loc, dot.getRhs(), rightPlaces, type);
  Value product = hlo::MulOp::create(builder, loc, a, b), result = product;
  if (!reduced.empty()) {
    auto scalar = RankedTensorType::get({}, element);
    Value zero = hlo::ConstantOp::create(
        builder, loc, DenseElementsAttr::get(scalar, builder.getZeroAttr(element)));
    result =
        hlo::ReduceOp::create(builder, loc, product, zero, reduced, hlo::AddOp::getOperationName())
            ->getResult(0);
  }
  dot.getResult().replaceAllUsesWith(result);
}

/// Erases `op` and what fed only it, as far as that are pure ops.
void eraseDeadChain(Operation *op) {
  llvm::SetVector<Operation *> worklist;
  worklist.insert(op);
  while (!worklist.empty()) {
    Operation *dead = worklist.pop_back_val();
    if (!isOpTriviallyDead(dead))
      continue;
    SmallVector<Value> operands(dead->getOperands());
    dead->erase();
    for (Value operand : operands)
      if (Operation *def = operand.getDefiningOp())
        worklist.insert(def);
  }
}

} // namespace

static void formGemm(hlo::DotGeneralOp dot, bool ofViews, const Target &target) {
  OpBuilder builder(dot);
  Value result = dot;
  Matmul matmul = makeMatmul(builder, dot, ofViews, result);
  emitGemm(builder, dot, matmul, result, target);
  eraseDeadChain(result.getDefiningOp());
}

void formGemms(Block &block, const Target &target) {
  SmallVector<hlo::DotGeneralOp> dots(block.getOps<hlo::DotGeneralOp>());
  for (hlo::DotGeneralOp dot : dots) {
    if (isForLibrary(dot)) {
      formGemm(dot, /*ofViews=*/false, target);
      continue;
    }
    OpBuilder builder(dot);
    emitMultiplyReduce(builder, dot);
    eraseDeadChain(dot);
  }
}

void formGemmsOfViews(Block &block, const Target &target,
                      llvm::function_ref<void(Operation *)> note) {
  SmallVector<hlo::DotGeneralOp> dots(block.getOps<hlo::DotGeneralOp>());
  for (hlo::DotGeneralOp dot : dots) {
    if (!isForLibrary(dot) || !hasViews(dot))
      continue;
    note(dot);
    formGemm(dot, /*ofViews=*/true, target);
  }
}

} // namespace zero
