//===- AlignedRows.cpp - aligned-rows: matmuls with sizes that the library is fast at ---------===//
//
// A matrix of 16-bit elements whose rows are no multiple of 16 bytes (a vocabulary of 50257) makes
// the library take kernels that load single elements: on an H200 the logits of GPT-2 take 6.7 ms in
// place of 0.9. Strides alone do not help: with rows that lie 50264 apart and a size of 50257 it
// takes the same kernels. So the size itself is rounded up: operands are padded with zeros, which
// add nothing to a sum, and what a result has more is cut off. A kernel over rows pads what it
// stores, one that reads the result leaves out the rest of a row, and the first rows of a matrix
// are a view. A parameter is padded by the kernel that rounds it, where that rounds nothing else;
// only what no kernel makes is copied.
//===------------------------------------------------------------------------------------------===//
#include "../OpKinds.h"
#include "Fusions.h"
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Dialect/StableHLO/StridedView.h"
#include "zero/Dialect/Zero/Zero.h"

using namespace mlir;

namespace zero {
namespace {

/// An H200 does some 110 Tflop a second less well with such rows, and copies at some 3 TB/s with
/// room for the launch: so many operations for each byte of a copy are worth it, if they are more
/// than the launch of a copy takes. Counted is as if all were copied: shapes alone decide, so all
/// stages do the same.
constexpr int64_t kOperationsOfByte = 64, kFewestOperations = int64_t(1) << 28;
/// Shorter rows would grow by more than 1/32.
constexpr int64_t kShortestRow = 256;

enum Loop : unsigned { M, N, K };
enum Matrix : unsigned { A, B, C };

/// A matrix of a library call.
struct MatrixUse {
  ir::GemmOp gemm;
  Matrix name;

  Value getValue() {
    return name == A ? gemm.getA() : name == B ? gemm.getB() : Value(gemm.getC());
  }
  ArrayRef<int64_t> getStrides() {
    return name == A ? gemm.getAStrides() : name == B ? gemm.getBStrides() : gemm.getCStrides();
  }
  int64_t getOffset() { return name == A ? gemm.getAOffset() : name == B ? gemm.getBOffset() : 0; }
  bool has(Loop loop) const { return name == A ? loop != N : name == B ? loop != M : loop != K; }
  /// A's are by M and K, B's by K and N, C's by M and N.
  int64_t getStride(Loop loop) { return getStrides()[name == B ? loop == N : loop != M]; }
  int64_t getBytes() { return ir::getTensorBytes(getValue().getType()); }
};

int64_t getSize(ir::GemmOp gemm, Loop loop) {
  return loop == M ? gemm.getM() : loop == N ? gemm.getN() : gemm.getK();
}

/// The dimension of `use` that the call's loop goes along, whole.
std::optional<int64_t> findDimension(MatrixUse use, Loop loop) {
  ArrayRef<int64_t> shape = hlo::tensorType(use.getValue()).getShape();
  SmallVector<int64_t> strides = rowMajorStrides(shape);
  int64_t size = getSize(use.gemm, loop);
  for (auto [dim, stride] : llvm::enumerate(strides))
    if (shape[dim] == size && stride == use.getStride(loop))
      return dim;
  return std::nullopt;
}

/// Sizes of a call that become larger, those of loops along rows that are not aligned.
SmallVector<Loop> findLoops(ir::GemmOp gemm, int64_t alignment) {
  SmallVector<Loop> loops;
  for (Loop loop : {M, N, K})
    for (Matrix name : {A, B, C}) {
      MatrixUse use{gemm, name};
      int64_t size = getSize(gemm, loop);
      if (use.has(loop) && use.getStride(loop) == 1 && size >= kShortestRow &&
          size % alignment != 0 && !llvm::is_contained(loops, loop))
        loops.push_back(loop);
    }
  return loops;
}

/// Why a call keeps its sizes; empty where it does not.
StringRef whyNot(ir::GemmOp gemm, ArrayRef<Loop> loops) {
  if (gemm.addsToProducts() || gemm.getSums())
    return "the call adds to its products, or sums an operand";
  if (!gemm.getBatch().empty())
    return "the call is of a batch";
  int64_t copied = 0;
  for (Matrix name : {A, B, C}) {
    MatrixUse use{gemm, name};
    bool isPadded = false;
    for (Loop loop : loops) {
      if (!use.has(loop))
        continue;
      isPadded = true;
      if (use.getOffset() != 0 || !findDimension(use, loop))
        return "the call reads or writes a part of a tensor, or goes from one row into the next";
    }
    copied += isPadded ? 2 * use.getBytes() : 0;
  }
  int64_t m = gemm.getM(), n = gemm.getN(), k = gemm.getK(), operations = 2 * m * n * k;
  return operations < kFewestOperations || operations / kOperationsOfByte < copied
             ? "the call is so small that copies could take longer than what it would win"
             : "";
}

class AlignedRows {
public:
  explicit AlignedRows(int64_t alignment) : alignment(alignment) {}
  void apply(ir::GemmOp gemm, ArrayRef<Loop> loops);

private:
  int64_t align(int64_t size) const { return static_cast<int64_t>(llvm::alignTo(size, alignment)); }
  Value getPadded(Value value, int64_t dim, Operation *before);
  void setMatrix(MatrixUse use, Value value, ArrayRef<int64_t> strides);
  void padMatrix(MatrixUse use, ArrayRef<Loop> loops);
  void padResult(MatrixUse use, ArrayRef<Loop> loops);
  SmallVector<int64_t> widen(MatrixUse use, ArrayRef<Loop> loops, SmallVector<int64_t> &shape);

  int64_t alignment; // in elements
  llvm::DenseMap<std::pair<Value, int64_t>, Value> padded;
};

/// The strides of `use` in a tensor of the shape that it gets.
SmallVector<int64_t> AlignedRows::widen(MatrixUse use, ArrayRef<Loop> loops,
                                        SmallVector<int64_t> &shape) {
  shape = llvm::to_vector(hlo::tensorType(use.getValue()).getShape());
  SmallVector<int64_t> strides(use.getStrides());
  for (Loop loop : loops) {
    if (!use.has(loop))
      continue;
    int64_t dim = *findDimension(use, loop);
    shape[dim] = align(shape[dim]);
  }
  SmallVector<int64_t> before = rowMajorStrides(hlo::tensorType(use.getValue()).getShape()),
                       after = rowMajorStrides(shape);
  // A stride is that of a dimension, or of several that are one to the call: of the innermost.
  for (int64_t &stride : strides)
    for (auto [from, to] : llvm::zip_equal(before, after))
      if (stride == from) {
        stride = to;
        break;
      }
  return strides;
}

void AlignedRows::setMatrix(MatrixUse use, Value value, ArrayRef<int64_t> strides) {
  if (use.name == A) {
    use.gemm.getAMutable().assign(value);
    use.gemm.setAStrides(strides);
  } else {
    use.gemm.getBMutable().assign(value);
    use.gemm.setBStrides(strides);
  }
}

/// A unit of which `value` is all, and which is rounded to be that alone, is rounded as it is
/// unpacked instead: the kernel that pads `value` can do it then, and other readers read the rows
/// that are no padding where they lie. Null where that does not hold.
static ir::UnpackOp findRoundedUnit(Value value, int64_t dim) {
  auto unpack = value.getDefiningOp<ir::UnpackOp>();
  auto convert = unpack ? unpack.getFlat().getDefiningOp<hlo::ConvertOp>() : hlo::ConvertOp();
  bool isAlone = convert && convert->hasOneUse() && unpack.getNumResults() == 1;
  bool isBehind = llvm::all_of(hlo::tensorType(value).getShape().take_front(dim),
                               [](int64_t size) { return size == 1; });
  return isAlone && isBehind ? unpack : ir::UnpackOp();
}

/// What `unpack` of a rounded unit gives, rounded after it is unpacked.
static Value roundUnpacked(ir::UnpackOp unpack) {
  auto convert = cast<hlo::ConvertOp>(unpack.getFlat().getDefiningOp());
  RankedTensorType type = hlo::tensorType(unpack.getResult(0));
  OpBuilder builder(unpack);
  auto whole =
      ir::UnpackOp::create(builder, unpack.getLoc(),
                           TypeRange(type.clone(convert.getOperand().getType().getElementType())),
                           convert.getOperand(), unpack.getUnitAttr());
  return hlo::ConvertOp::create(builder, convert.getLoc(), type, whole.getResult(0));
}

/// What is no padding of `value`.
static Value cutPadding(OpBuilder &builder, Value value, RankedTensorType type) {
  SmallVector<int64_t> starts(type.getRank(), 0), steps(type.getRank(), 1);
  return hlo::SliceOp::create(builder, value.getLoc(), type, value, starts, type.getShape(), steps);
}

/// `value` with zeros behind its last element along `dim`: one for all calls.
Value AlignedRows::getPadded(Value value, int64_t dim, Operation *before) {
  if (Value known = padded.lookup({value, dim}))
    return known;
  RankedTensorType type = hlo::tensorType(value);
  ir::UnpackOp unit = findRoundedUnit(value, dim);
  Value narrow = unit ? roundUnpacked(unit) : value;
  OpBuilder builder(before);
  if (Operation *def = narrow.getDefiningOp(); def && classify(def) == OpKind::Elementwise)
    builder.setInsertionPointAfter(def);
  auto scalar = RankedTensorType::get({}, type.getElementType());
  Value zero = hlo::ConstantOp::create(
      builder, value.getLoc(),
      DenseElementsAttr::get(scalar, builder.getZeroAttr(type.getElementType())));
  SmallVector<int64_t> shape(type.getShape()), none(shape.size(), 0), high = none;
  high[dim] = align(shape[dim]) - shape[dim];
  shape[dim] += high[dim];
  Value wide = hlo::PadOp::create(builder, value.getLoc(), type.clone(shape), narrow, zero, none,
                                  high, none);
  if (unit) {
    Operation *convert = unit.getFlat().getDefiningOp();
    Value kept = cutPadding(builder, wide, type);
    value.replaceAllUsesWith(kept);
    unit.erase();
    convert->erase();
    value = kept;
  }
  return padded[{value, dim}] = wide;
}

void AlignedRows::padMatrix(MatrixUse use, ArrayRef<Loop> loops) {
  SmallVector<int64_t> shape, strides = widen(use, loops, shape);
  SmallVector<int64_t> dims;
  for (Loop loop : loops)
    if (use.has(loop))
      dims.push_back(*findDimension(use, loop));
  Value value = use.getValue();
  for (int64_t dim : dims)
    value = getPadded(value, dim, use.gemm);
  setMatrix(use, value, strides);
}

/// Readers of the result read what it had been.
void AlignedRows::padResult(MatrixUse use, ArrayRef<Loop> loops) {
  Value result = use.gemm.getC();
  RankedTensorType type = hlo::tensorType(result);
  SmallVector<int64_t> shape, strides = widen(use, loops, shape);
  if (llvm::equal(shape, type.getShape()))
    return;
  use.gemm.setCStrides(strides);
  result.setType(type.clone(shape));
  OpBuilder builder(use.gemm.getContext());
  builder.setInsertionPointAfter(use.gemm);
  Value kept = cutPadding(builder, result, type);
  result.replaceAllUsesExcept(kept, kept.getDefiningOp());
}

void AlignedRows::apply(ir::GemmOp gemm, ArrayRef<Loop> loops) {
  padMatrix({gemm, A}, loops);
  padMatrix({gemm, B}, loops);
  padResult({gemm, C}, loops);
  for (Loop loop : loops) {
    int64_t size = align(getSize(gemm, loop));
    loop == M ? gemm.setM(size) : loop == N ? gemm.setN(size) : gemm.setK(size);
  }
}

} // namespace

void fuseAlignedRows(Block &block, const Fusion &self, FusionContext &context) {
  int64_t bytes = context.target.getMatrixAlignment();
  if (!isa<func::FuncOp>(block.getParentOp()) || bytes == 1)
    return; // regions of a kernel keep their matrices as they are
  constexpr int64_t kElementBytes = 2;
  AlignedRows rows(bytes / kElementBytes);
  for (auto gemm : llvm::make_early_inc_range(block.getOps<ir::GemmOp>())) {
    Type element = hlo::tensorType(gemm.getA()).getElementType();
    if (!element.isBF16() && !element.isF16())
      continue;
    SmallVector<Loop> loops = findLoops(gemm, bytes / kElementBytes);
    if (loops.empty())
      continue;
    if (StringRef reason = whyNot(gemm, loops); !reason.empty()) {
      context.run.noteMissed(gemm, self, reason);
      continue;
    }
    context.run.noteFused(gemm, self);
    rows.apply(gemm, loops);
  }
}

} // namespace zero
