//===- Scheduled.cpp - Kernels, library calls, views -----------------------------===//
//
// Values are tensors, as above this phase: a result that is tied to an operand's buffer is a tensor
// of its own here. What sharing memory does is seen one phase below (PlannedRun.cpp).
//===----------------------------------------------------------------------------===//
#include "Gemm.h"
#include "Linear.h"
#include "Machine.h"
#include "Strided.h"

#include "zero/Dialect/Zero/Zero.h"
#include "llvm/ADT/bit.h"
#include <cmath>

using namespace mlir;
using namespace zero;
using namespace zero::interp;

//===----------------------------------------------------------------------===//
// Matmuls
//===----------------------------------------------------------------------===//

namespace {
/// Sizes and strides of one matrix with its batch dimensions in front.
struct MatrixView {
  SmallVector<int64_t> shape;
  View view;
};
} // namespace

static MatrixView makeView(ArrayRef<int64_t> batch, int64_t rows, int64_t columns,
                           ArrayRef<int64_t> strides, int64_t offset) {
  MatrixView result;
  llvm::append_range(result.shape, batch);
  result.shape.append({rows, columns});
  result.view.offset = offset;
  llvm::append_range(result.view.strides, strides.drop_front(2));
  result.view.strides.append({strides[0], strides[1]});
  return result;
}

/// As `cvt.rna.tf32.f32` does: the 13 lowest bits of the fraction go, half of the last one that
/// stays added before. What is not finite stays.
static Tensor roundToTf32(Tensor factors) {
  factors.makeUnique();
  for (int64_t i = 0, count = factors.getNumElements(); i < count; ++i)
    if (float &factor = factors.mutableData<float>()[i]; std::isfinite(factor))
      factor = llvm::bit_cast<float>((llvm::bit_cast<uint32_t>(factor) + 0x1000) & ~0x1fffu);
  return factors;
}

Tensor zero::interp::multiplyInto(const Gemm &gemm, const Tensor &a, const Tensor &b, Tensor c,
                                  bool accumulate) {
  int64_t batches = countElements(gemm.batch);
  DType wide = getAccumulator(c.getDType());
  MatrixView av = makeView(gemm.batch, gemm.m, gemm.k, gemm.aStrides, gemm.aOffset),
             bv = makeView(gemm.batch, gemm.k, gemm.n, gemm.bStrides, gemm.bOffset),
             cv = makeView(gemm.batch, gemm.m, gemm.n, gemm.cStrides, 0);
  Tensor left = materialize(a, av.shape, av.view), right = materialize(b, bv.shape, bv.view);
  if (gemm.isTf32) {
    left = roundToTf32(std::move(left));
    right = roundToTf32(std::move(right));
  }
  left = left.converted(wide), right = right.converted(wide);
  Tensor product = multiplyBatches(left.reshaped({batches, gemm.m, gemm.k}),
                                   right.reshaped({batches, gemm.k, gemm.n}));
  if (accumulate) {
    Tensor old = materialize(c, cv.shape, cv.view).converted(wide);
    dispatch(wide, [&](auto tag) {
      using T = decltype(tag);
      if constexpr (std::is_same_v<T, Compute<T>> && !std::is_same_v<T, bool>)
        for (int64_t i = 0, n = product.getNumElements(); i < n; ++i)
          product.mutableData<T>()[i] += old.data<T>()[i];
    });
  }
  Tensor narrow = product.converted(c.getDType());
  c.makeUnique();
  copyStrided(cv.shape, getByteWidth(c.getDType()), narrow.getBytes(), wholeView(cv.shape),
              c.getMutableBytes(), cv.view);
  return c;
}

Tensor zero::interp::multiplyAndAdd(const Gemm &gemm, const Tensor &a, const Tensor &b, Tensor c,
                                    const GemmTerms &terms) {
  if (!terms.bias && !terms.addend)
    return multiplyInto(gemm, a, b, std::move(c), /*accumulate=*/false);
  DType narrow = c.getDType();
  Tensor wide = multiplyInto(gemm, a, b, c.converted(DType::F32), /*accumulate=*/false);
  wide.makeUnique();
  float *sums = wide.mutableData<float>();
  for (const Tensor *term : {terms.bias, terms.addend}) {
    Tensor added = term ? term->converted(DType::F32) : Tensor{};
    for (int64_t i = 0, count = wide.getNumElements(); term && i < count; ++i)
      sums[i] += added.data<float>()[i % added.getNumElements()];
  }
  return wide.converted(narrow);
}

Tensor zero::interp::sumOperand(const Tensor &operand, int64_t size) {
  Tensor wide = operand.converted(DType::F64);
  std::vector<double> totals(static_cast<size_t>(size), 0.0);
  for (int64_t i = 0, count = wide.getNumElements(); i < count; ++i)
    totals[static_cast<size_t>(i % size)] += wide.data<double>()[i];
  Tensor sums(DType::F64, {size});
  llvm::copy(totals, sums.mutableData<double>());
  return sums.converted(operand.getDType());
}

/// What is left in a result that is scratch memory.
static FailureOr<Tensor> makeScratch(Operation *op, unsigned result) {
  FailureOr<Tensor> scratch = makeResult(op, result);
  if (succeeded(scratch))
    poison(*scratch);
  return scratch;
}

static FailureOr<Tensors> evaluateGemm(ir::GemmOp op, Operands in, RankContext &) {
  FailureOr<Tensor> c = makeResult(op);
  if (failed(c))
    return failure();
  poison(*c);
  auto termAt = [&](Value term, unsigned index) { return term ? &in[index] : nullptr; };
  GemmTerms terms{termAt(op.getBias(), 2), termAt(op.getAddend(), op.getBias() ? 3 : 2)};
  Tensor made = op.getInit() ? multiplyInto(Gemm::of(op), in[0], in[1], in[2], /*accumulate=*/true)
                             : multiplyAndAdd(Gemm::of(op), in[0], in[1], *c, terms);
  Tensors results{std::move(made)};
  if (op.getSums())
    results.push_back(sumOperand(in[*op.getSummed() == "a" ? 0 : 1],
                                 cast<RankedTensorType>(op.getSums().getType()).getNumElements()));
  if (op.getWorkspace()) {
    FailureOr<Tensor> workspace = makeScratch(op, op->getNumResults() - 1);
    if (failed(workspace))
      return failure();
    results.push_back(std::move(*workspace));
  }
  return results;
}

//===----------------------------------------------------------------------===//
// Kernels, views, copies
//===----------------------------------------------------------------------===//

/// On all ranks at once, so that what is replicated is computed once.
static LogicalResult runDispatch(Operation *op, MutableArrayRef<Tensors> operands,
                                 ArrayRef<Lane> lanes, Machine &machine,
                                 SmallVectorImpl<Tensors> &results) {
  auto dispatch = cast<ir::DispatchOp>(op);
  auto kernel =
      SymbolTable::lookupNearestSymbolFrom<FunctionOpInterface>(op, dispatch.getKernelAttr());
  if (failed(machine.runKernel(kernel.getFunctionBody().front(), op, operands, lanes, results)))
    return failure();
  if (!dispatch.getWorkspace())
    return success();
  for (Tensors &ofRank : results) {
    FailureOr<Tensor> workspace = makeScratch(op, ofRank.size());
    if (failed(workspace))
      return failure();
    ofRank.push_back(std::move(*workspace));
  }
  return success();
}

static FailureOr<Tensors> evaluateView(ir::ViewOp op, Operands in, RankContext &) {
  FailureOr<DType> dtype = getDTypeOf(op, op.getResult().getType());
  if (failed(dtype))
    return failure();
  ArrayRef<int64_t> shape = cast<RankedTensorType>(op.getResult().getType()).getShape();
  View view{static_cast<int64_t>(op.getOffset()), {1}};
  return Tensors{materialize(in[0], countElements(shape), view).bitcast(*dtype, shape)};
}

static FailureOr<Tensors> evaluateCopy(ir::CopyOp, Operands in, RankContext &) {
  return Tensors{in[0]};
}

void zero::interp::registerScheduled(Registry &registry) {
  registry.addGroup<ir::DispatchOp>(runDispatch);
  registry.add<ir::GemmOp>(evaluateGemm);
  registry.add<ir::ViewOp>(evaluateView);
  registry.add<ir::CopyOp>(evaluateCopy);
}
