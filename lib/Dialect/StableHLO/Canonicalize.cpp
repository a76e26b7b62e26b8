//===- Canonicalize.cpp - Rewrites of ops that move elements --------------===//
//
// They make unrolled loops static: constant indices become slices, chains of moves become one, an
// array that updates fill becomes a concatenate. As in Fold.cpp, every bit of the result is kept.
//
//===------------------------------------------------------------------------------------------------===//

#include "CountedLookups.h"
#include "Evaluate.h"

#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"

#include <map>

using namespace mlir;
using namespace zero::hlo;
using llvm::APFloat;
using llvm::APInt;

//===------------------------------------------------------------------------------------------------===//
// Splats: one rank-0 constant, broadcast
//===------------------------------------------------------------------------------------------------===//

/// A splat of `type`: a constant if of one element, else a broadcast of a rank-0 constant.
static Value createSplat(PatternRewriter &rewriter, Location loc, RankedTensorType type,
                         const Number &value) {
  if (type.getNumElements() == 1)
    return ConstantOp::create(rewriter, loc, makeConstant(type, value));
  auto scalar = RankedTensorType::get({}, type.getElementType());
  Value constant = ConstantOp::create(rewriter, loc, makeConstant(scalar, value));
  return BroadcastInDimOp::create(rewriter, loc, type, constant, llvm::ArrayRef<int64_t>());
}

namespace {

/// A splat constant of several elements -> broadcast of a rank-0 constant.
struct ShrinkSplatConstant : OpRewritePattern<ConstantOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ConstantOp op, PatternRewriter &rewriter) const override {
    RankedTensorType type = tensorType(op.getOutput());
    auto attr = llvm::dyn_cast<DenseElementsAttr>(op.getValue());
    if (!attr || type.getNumElements() <= 1)
      return failure();
    std::optional<Number> value = splatOf(attr);
    if (!value)
      return failure();
    rewriter.replaceOp(op, createSplat(rewriter, op.getLoc(), type, *value));
    return success();
  }
};

/// An elementwise op, or one that only moves elements, on splats -> a splat.
struct EvaluateSplats : RewritePattern {
  explicit EvaluateSplats(MLIRContext *context)
      : RewritePattern(MatchAnyOpTypeTag(), /*benefit=*/2, context) {}

  LogicalResult matchAndRewrite(Operation *op, PatternRewriter &rewriter) const override {
    auto moves = llvm::dyn_cast<DataMovementInterface>(op);
    if (!moves && !isElementwise(op))
      return failure();
    // A broadcast of a rank-0 constant is a splat in its canonical form.
    if (llvm::isa<BroadcastInDimOp>(op) && tensorType(op->getOperand(0)).getRank() == 0)
      return failure();
    auto type = llvm::cast<RankedTensorType>(op->getResult(0).getType());
    std::optional<Number> value = moves ? commonSplat(moves) : evaluate(op);
    if (!value || type.getNumElements() == 0)
      return failure();
    rewriter.replaceOp(op, createSplat(rewriter, op->getLoc(), type, *value));
    return success();
  }

private:
  /// What all elements are that the op takes some of.
  static std::optional<Number> commonSplat(DataMovementInterface op) {
    std::optional<Number> first;
    for (Value input : op.getMovedOperands()) {
      std::optional<Number> splat = matchSplat(input);
      if (!splat || (first && !sameBits(*first, *splat)))
        return std::nullopt;
      first = splat;
    }
    return first;
  }

  static bool sameBits(const Number &x, const Number &y) {
    if (auto *lhs = std::get_if<APFloat>(&x))
      return lhs->bitwiseIsEqual(std::get<APFloat>(y));
    return std::get<APInt>(x) == std::get<APInt>(y);
  }

  static std::optional<Number> evaluate(Operation *op) {
    llvm::SmallVector<Number> operands;
    for (Value operand : op->getOperands()) {
      std::optional<Number> splat = matchSplat(operand);
      if (!splat)
        return std::nullopt;
      operands.push_back(*splat);
    }
    return operands.empty() ? std::nullopt : evaluateElement(op, operands);
  }
};

} // namespace

void StableHLODialect::getCanonicalizationPatterns(RewritePatternSet &patterns) const {
  patterns.add<ShrinkSplatConstant, EvaluateSplats>(getContext());
  addCountedLookupPatterns(patterns);
  addOtherFormPatterns(patterns);
}

//===------------------------------------------------------------------------------------------------===//
// broadcast_in_dim, reshape, transpose
//===------------------------------------------------------------------------------------------------===//

/// Whether the broadcast only adds dimensions of size 1, so that it is a reshape.
static bool isReshape(BroadcastInDimOp op) {
  return llvm::is_sorted(op.getBroadcastDimensions()) &&
         tensorType(op.getOperand()).getNumElements() ==
             tensorType(op.getResult()).getNumElements();
}

/// broadcast(broadcast(x)) -> broadcast(x).
static LogicalResult mergeBroadcasts(BroadcastInDimOp op, PatternRewriter &rewriter) {
  auto inner = op.getOperand().getDefiningOp<BroadcastInDimOp>();
  if (!inner)
    return failure();
  llvm::SmallVector<int64_t> dims;
  for (int64_t dim : inner.getBroadcastDimensions())
    dims.push_back(op.getBroadcastDimensions()[dim]);
  rewriter.replaceOpWithNewOp<BroadcastInDimOp>(op, op.getType(), inner.getOperand(), dims);
  return success();
}

/// broadcast(reshape(x)), where the reshape adds dimensions of size 1 -> broadcast(x).
static LogicalResult broadcastOfReshape(BroadcastInDimOp op, PatternRewriter &rewriter) {
  auto reshape = op.getOperand().getDefiningOp<ReshapeOp>();
  if (!reshape)
    return failure();
  RankedTensorType from = tensorType(reshape.getOperand()), to = tensorType(reshape.getResult());
  if (from.getRank() > to.getRank())
    return failure();
  llvm::SmallVector<int64_t> dims;
  int64_t next = 0; // dimension of `from` that is to be found
  for (int64_t dim = 0; dim < to.getRank(); ++dim) {
    if (next < from.getRank() && from.getDimSize(next) == to.getDimSize(dim)) {
      dims.push_back(op.getBroadcastDimensions()[dim]);
      ++next;
    } else if (to.getDimSize(dim) != 1) {
      return failure();
    }
  }
  if (next != from.getRank())
    return failure();
  rewriter.replaceOpWithNewOp<BroadcastInDimOp>(op, op.getType(), reshape.getOperand(), dims);
  return success();
}

void BroadcastInDimOp::getCanonicalizationPatterns(RewritePatternSet &patterns, MLIRContext *) {
  patterns.add(mergeBroadcasts);
  patterns.add(broadcastOfReshape);
}

/// reshape(reshape(x)) -> reshape(x); the inner one may be written as a broadcast.
static LogicalResult mergeReshapes(ReshapeOp op, PatternRewriter &rewriter) {
  Value source;
  if (auto inner = op.getOperand().getDefiningOp<ReshapeOp>())
    source = inner.getOperand();
  else if (auto broadcast = op.getOperand().getDefiningOp<BroadcastInDimOp>();
           broadcast && isReshape(broadcast))
    source = broadcast.getOperand();
  if (!source)
    return failure();
  if (source.getType() == op.getType())
    rewriter.replaceOp(op, source);
  else
    rewriter.replaceOpWithNewOp<ReshapeOp>(op, op.getType(), source);
  return success();
}

void ReshapeOp::getCanonicalizationPatterns(RewritePatternSet &patterns, MLIRContext *) {
  patterns.add(mergeReshapes);
}

/// transpose(transpose(x)) -> transpose(x).
static LogicalResult mergeTransposes(TransposeOp op, PatternRewriter &rewriter) {
  auto inner = op.getOperand().getDefiningOp<TransposeOp>();
  if (!inner)
    return failure();
  llvm::SmallVector<int64_t> permutation;
  for (int64_t dim : op.getPermutation())
    permutation.push_back(inner.getPermutation()[dim]);
  rewriter.replaceOpWithNewOp<TransposeOp>(op, inner.getOperand(), permutation);
  return success();
}

void TransposeOp::getCanonicalizationPatterns(RewritePatternSet &patterns, MLIRContext *) {
  patterns.add(mergeTransposes);
}

//===------------------------------------------------------------------------------------------------===//
// slice
//===------------------------------------------------------------------------------------------------===//

/// slice(slice(x)) -> slice(x).
static LogicalResult mergeSlices(SliceOp op, PatternRewriter &rewriter) {
  auto inner = op.getOperand().getDefiningOp<SliceOp>();
  if (!inner)
    return failure();
  llvm::SmallVector<int64_t> start, limit, strides;
  for (auto [dim, size] : llvm::enumerate(tensorType(op.getResult()).getShape())) {
    int64_t step = inner.getStrides()[dim] * op.getStrides()[dim];
    int64_t first =
        inner.getStartIndices()[dim] + op.getStartIndices()[dim] * inner.getStrides()[dim];
    start.push_back(first);
    limit.push_back(size == 0 ? first : first + (size - 1) * step + 1);
    strides.push_back(step);
  }
  rewriter.replaceOpWithNewOp<SliceOp>(op, inner.getOperand(), start, limit, strides);
  return success();
}

/// A slice that lies within one operand of a concatenate -> a slice of that operand.
static LogicalResult sliceOfConcatenate(SliceOp op, PatternRewriter &rewriter) {
  auto concatenate = op.getOperand().getDefiningOp<ConcatenateOp>();
  if (!concatenate)
    return failure();
  int64_t dim = concatenate.getDimension(), offset = 0;
  llvm::SmallVector<int64_t> start(op.getStartIndices()), limit(op.getLimitIndices());
  for (Value input : concatenate.getInputs()) {
    int64_t size = tensorType(input).getDimSize(dim);
    if (start[dim] >= offset && limit[dim] <= offset + size) {
      start[dim] -= offset;
      limit[dim] -= offset;
      rewriter.replaceOpWithNewOp<SliceOp>(op, input, start, limit, op.getStrides());
      return success();
    }
    offset += size;
  }
  return failure();
}

/// One element of an iota -> a constant.
static LogicalResult sliceOfIota(SliceOp op, PatternRewriter &rewriter) {
  auto iota = op.getOperand().getDefiningOp<IotaOp>();
  RankedTensorType type = tensorType(op.getResult());
  if (!iota || type.getNumElements() != 1)
    return failure();
  int64_t index = op.getStartIndices()[iota.getIotaDimension()];
  Type element = type.getElementType();
  Attribute value;
  if (llvm::isa<FloatType>(element))
    value = rewriter.getFloatAttr(element, double(index));
  else if (llvm::isa<IntegerType>(element))
    value = rewriter.getIntegerAttr(element, index);
  else
    return failure();
  rewriter.replaceOpWithNewOp<ConstantOp>(op, DenseElementsAttr::get(type, value));
  return success();
}

/// A slice of an update at constant indices, either wholly inside or wholly outside of it.
static LogicalResult sliceOfUpdate(SliceOp op, PatternRewriter &rewriter) {
  auto update = op.getOperand().getDefiningOp<DynamicUpdateSliceOp>();
  if (!update)
    return failure();
  llvm::ArrayRef<int64_t> sizes = tensorType(update.getUpdate()).getShape();
  auto starts =
      staticStarts(update.getStartIndices(), tensorType(update.getOperand()).getShape(), sizes);
  if (!starts)
    return failure();
  bool inside = true, outside = false;
  llvm::SmallVector<int64_t> start, limit;
  for (auto [dim, size] : llvm::enumerate(sizes)) {
    int64_t first = (*starts)[dim], last = first + size;
    int64_t from = op.getStartIndices()[dim], to = op.getLimitIndices()[dim];
    inside &= from >= first && to <= last;
    outside |= to <= first || from >= last;
    start.push_back(from - first);
    limit.push_back(to - first);
  }
  if (outside)
    rewriter.replaceOpWithNewOp<SliceOp>(op, update.getOperand(), op.getStartIndices(),
                                         op.getLimitIndices(), op.getStrides());
  else if (inside)
    rewriter.replaceOpWithNewOp<SliceOp>(op, update.getUpdate(), start, limit, op.getStrides());
  else
    return failure();
  return success();
}

/// A slice along dimensions that a broadcast makes -> a smaller broadcast.
static LogicalResult sliceOfBroadcast(SliceOp op, PatternRewriter &rewriter) {
  auto broadcast = op.getOperand().getDefiningOp<BroadcastInDimOp>();
  if (!broadcast)
    return failure();
  RankedTensorType from = tensorType(broadcast.getOperand()), to = tensorType(op.getResult());
  for (auto [dim, made] : llvm::enumerate(broadcast.getBroadcastDimensions()))
    if (from.getDimSize(dim) != 1 && from.getDimSize(dim) != to.getDimSize(made))
      return failure();
  rewriter.replaceOpWithNewOp<BroadcastInDimOp>(op, to, broadcast.getOperand(),
                                                broadcast.getBroadcastDimensions());
  return success();
}

void SliceOp::getCanonicalizationPatterns(RewritePatternSet &patterns, MLIRContext *) {
  patterns.add(mergeSlices);
  patterns.add(sliceOfConcatenate);
  patterns.add(sliceOfIota);
  patterns.add(sliceOfUpdate);
  patterns.add(sliceOfBroadcast);
}

/// concatenate(slice(x, [0:a]), slice(x, [a:b]), ...) of the whole x -> x.
static LogicalResult concatenateOfSlices(ConcatenateOp op, PatternRewriter &rewriter) {
  int64_t dim = op.getDimension(), position = 0;
  Value source;
  for (Value input : op.getInputs()) {
    auto slice = input.getDefiningOp<SliceOp>();
    if (!slice || (source && slice.getOperand() != source))
      return failure();
    source = slice.getOperand();
    for (auto [i, start, step] : llvm::enumerate(slice.getStartIndices(), slice.getStrides()))
      if (step != 1 || start != (int64_t(i) == dim ? position : 0))
        return failure();
    position += tensorType(input).getDimSize(dim);
  }
  if (source.getType() != op.getType())
    return failure();
  rewriter.replaceOp(op, source);
  return success();
}

/// Inputs without elements add nothing; jax.numpy.pad writes them where a dimension is not padded.
static LogicalResult dropEmptyInputs(ConcatenateOp op, PatternRewriter &rewriter) {
  llvm::SmallVector<Value> inputs;
  for (Value input : op.getInputs())
    if (tensorType(input).getNumElements() > 0)
      inputs.push_back(input);
  if (inputs.empty() || inputs.size() == op.getInputs().size())
    return failure();
  if (inputs.size() == 1)
    rewriter.replaceOp(op, inputs.front());
  else
    rewriter.replaceOpWithNewOp<ConcatenateOp>(op, op.getType(), inputs, op.getDimension());
  return success();
}

void ConcatenateOp::getCanonicalizationPatterns(RewritePatternSet &patterns, MLIRContext *) {
  patterns.add(concatenateOfSlices);
  patterns.add(dropEmptyInputs);
}

//===------------------------------------------------------------------------------------------------===//
// dynamic_slice, dynamic_update_slice
//===------------------------------------------------------------------------------------------------===//

/// Constant indices -> slice.
static LogicalResult makeSliceStatic(DynamicSliceOp op, PatternRewriter &rewriter) {
  auto start = staticStarts(op.getStartIndices(), tensorType(op.getOperand()).getShape(),
                            op.getSliceSizes());
  if (!start)
    return failure();
  llvm::SmallVector<int64_t> limit, strides(start->size(), 1);
  for (auto [from, size] : llvm::zip_equal(*start, op.getSliceSizes()))
    limit.push_back(from + size);
  rewriter.replaceOpWithNewOp<SliceOp>(op, op.getOperand(), *start, limit, strides);
  return success();
}

void DynamicSliceOp::getCanonicalizationPatterns(RewritePatternSet &patterns, MLIRContext *) {
  patterns.add(makeSliceStatic);
}

/// First row of an update at constant indices that covers whole rows of dimension 0.
static std::optional<int64_t> updatedRow(DynamicUpdateSliceOp op) {
  llvm::ArrayRef<int64_t> shape = tensorType(op.getOperand()).getShape();
  llvm::ArrayRef<int64_t> sizes = tensorType(op.getUpdate()).getShape();
  if (shape.empty() || shape.drop_front() != sizes.drop_front() || sizes.front() == 0)
    return std::nullopt;
  auto starts = staticStarts(op.getStartIndices(), shape, sizes);
  return starts ? std::optional(starts->front()) : std::nullopt;
}

/// A chain of updates that replaces every row -> concatenate of the updates. Started at the last
/// update of a chain only, so that a chain is walked once.
static LogicalResult updatesToConcatenate(DynamicUpdateSliceOp op, PatternRewriter &rewriter) {
  auto continues = [&](OpOperand &use) {
    return use.getOperandNumber() == 0 && llvm::isa<DynamicUpdateSliceOp>(use.getOwner());
  };
  if (op->hasOneUse() && continues(*op->use_begin()))
    return failure();
  int64_t rows = tensorType(op.getResult()).getDimSize(0), covered = 0;
  std::map<int64_t, Value> updates; // by first row
  for (DynamicUpdateSliceOp next = op; next && covered < rows;
       next = next.getOperand().getDefiningOp<DynamicUpdateSliceOp>()) {
    std::optional<int64_t> row = updatedRow(next);
    if (!row)
      return failure();
    int64_t count = tensorType(next.getUpdate()).getDimSize(0);
    auto after = updates.lower_bound(*row);
    if (after != updates.end() && after->first < *row + count) {
      // A later update has this very range: this one is overwritten. Partial overlaps are left
      // alone.
      if (after->first == *row && tensorType(after->second).getDimSize(0) == count)
        continue;
      return failure();
    }
    if (after != updates.begin()) {
      auto before = std::prev(after);
      if (before->first + tensorType(before->second).getDimSize(0) > *row)
        return failure();
    }
    updates.emplace(*row, next.getUpdate());
    covered += count;
  }
  if (covered < rows)
    return failure();
  llvm::SmallVector<Value> inputs;
  for (auto &[row, update] : updates)
    inputs.push_back(update);
  rewriter.replaceOpWithNewOp<ConcatenateOp>(op, op.getType(), inputs, 0);
  return success();
}

void DynamicUpdateSliceOp::getCanonicalizationPatterns(RewritePatternSet &patterns, MLIRContext *) {
  patterns.add(updatesToConcatenate);
}

//===------------------------------------------------------------------------------------------------===//
// reduce, optimization_barrier
//===------------------------------------------------------------------------------------------------===//

/// A reduction of dimensions of size 1 only -> its reducer on the initial value and the operand.
/// The folders then drop what the initial value leaves as it is.
static LogicalResult reduceOfOneElement(ReduceOp op, PatternRewriter &rewriter) {
  Operation *reducer = op.getSimpleReducer();
  if (!reducer || op.getNumResults() != 1)
    return failure();
  Value input = op.getInputs().front(), init = op.getInitValues().front();
  for (int64_t dim : op.getDimensions())
    if (tensorType(input).getDimSize(dim) != 1)
      return failure();
  RankedTensorType type = tensorType(op.getResult(0));
  Value element = ReshapeOp::create(rewriter, op.getLoc(), type, input);
  Value start =
      BroadcastInDimOp::create(rewriter, op.getLoc(), type, init, llvm::ArrayRef<int64_t>());
  IRMapping mapping;
  mapping.map(op.getBody().getArguments(), ValueRange{start, element});
  Operation *result = rewriter.clone(*reducer, mapping);
  result->getResult(0).setType(type);
  rewriter.replaceOp(op, result);
  return success();
}

void ReduceOp::getCanonicalizationPatterns(RewritePatternSet &patterns, MLIRContext *) {
  patterns.add(reduceOfOneElement);
}

/// Drops operands whose results nobody reads.
static LogicalResult dropUnusedOfBarrier(OptimizationBarrierOp op, PatternRewriter &rewriter) {
  llvm::SmallVector<Value> operands, kept;
  for (auto [operand, result] : llvm::zip_equal(op.getOperands(), op.getResults()))
    if (!result.use_empty()) {
      operands.push_back(operand);
      kept.push_back(result);
    }
  if (kept.size() == op.getNumResults() || kept.empty())
    return failure();
  auto smaller = OptimizationBarrierOp::create(rewriter, op.getLoc(),
                                               TypeRange(ValueRange(operands)), operands);
  for (auto [old, replacement] : llvm::zip_equal(kept, smaller.getResults()))
    rewriter.replaceAllUsesWith(old, replacement);
  rewriter.eraseOp(op);
  return success();
}

void OptimizationBarrierOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                                        MLIRContext *) {
  patterns.add(dropUnusedOfBarrier);
}
