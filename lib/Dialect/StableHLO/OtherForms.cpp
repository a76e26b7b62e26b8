//===- OtherForms.cpp - Older and dynamic forms as their plain namesakes ---===//
//
// Later phases know the plain forms only. A dynamic op becomes one where its shape parameters are
// constants that agree with its result type; else it stays, and what it computes is checked where
// it runs. Also parts of complex numbers, and sorts and loops that do nothing.
//
//===------------------------------------------------------------------------------------------------===//

#include "Evaluate.h"

#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"

using namespace mlir;

namespace zero::hlo {

using Dims = llvm::SmallVector<int64_t>;

//===------------------------------------------------------------------------------------------------===//
// Dynamic forms
//===------------------------------------------------------------------------------------------------===//

static std::optional<Dims> constantDims(Value value) {
  DenseIntElementsAttr attr;
  RankedTensorType type = tensorType(value);
  // A splat constant of several elements may be a broadcast already.
  if (std::optional<Number> splat = matchSplat(value))
    return Dims(type.getNumElements(), std::get<llvm::APInt>(*splat).getSExtValue());
  if (!matchPattern(value, m_Constant(&attr)))
    return std::nullopt;
  Dims result;
  for (const llvm::APInt &element : attr.getValues<llvm::APInt>())
    result.push_back(element.getSExtValue());
  return result;
}

/// Whether the computed shape is known to be the result's.
static bool hasShape(Value shape, Value result) {
  std::optional<Dims> dims = constantDims(shape);
  return dims && llvm::ArrayRef(*dims) == tensorType(result).getShape();
}

static LogicalResult staticBroadcast(DynamicBroadcastInDimOp op, PatternRewriter &rewriter) {
  if (!hasShape(op.getOutputDimensions(), op.getResult()))
    return failure();
  rewriter.replaceOpWithNewOp<BroadcastInDimOp>(op, op.getType(), op.getOperand(),
                                                op.getBroadcastDimensions());
  return success();
}

static LogicalResult staticIota(DynamicIotaOp op, PatternRewriter &rewriter) {
  if (!hasShape(op.getOutputShape(), op.getResult()))
    return failure();
  rewriter.replaceOpWithNewOp<IotaOp>(op, op.getType(), op.getIotaDimension());
  return success();
}

static LogicalResult staticReshape(DynamicReshapeOp op, PatternRewriter &rewriter) {
  if (!hasShape(op.getOutputShape(), op.getResult()))
    return failure();
  rewriter.replaceOpWithNewOp<ReshapeOp>(op, op.getType(), op.getOperand());
  return success();
}

static LogicalResult staticPad(DynamicPadOp op, PatternRewriter &rewriter) {
  std::optional<Dims> low = constantDims(op.getEdgePaddingLow());
  std::optional<Dims> high = constantDims(op.getEdgePaddingHigh());
  std::optional<Dims> interior = constantDims(op.getInteriorPadding());
  if (!low || !high || !interior)
    return failure();
  for (auto [before, after, between, size, padded] :
       llvm::zip_equal(*low, *high, *interior, tensorType(op.getOperand()).getShape(),
                       tensorType(op.getResult()).getShape()))
    if (between < 0 || before + after + size + std::max<int64_t>(size - 1, 0) * between != padded)
      return failure();
  rewriter.replaceOpWithNewOp<PadOp>(op, op.getType(), op.getOperand(), op.getPaddingValue(), *low,
                                     *high, *interior);
  return success();
}

static LogicalResult staticSlice(RealDynamicSliceOp op, PatternRewriter &rewriter) {
  std::optional<Dims> start = constantDims(op.getStartIndices());
  std::optional<Dims> limit = constantDims(op.getLimitIndices());
  std::optional<Dims> steps = constantDims(op.getStrides());
  if (!start || !limit || !steps)
    return failure();
  for (auto [first, last, step, size, found] :
       llvm::zip_equal(*start, *limit, *steps, tensorType(op.getOperand()).getShape(),
                       tensorType(op.getResult()).getShape()))
    if (first < 0 || last < first || last > size || step < 1 ||
        (last - first + step - 1) / step != found)
      return failure();
  rewriter.replaceOpWithNewOp<SliceOp>(op, op.getOperand(), *start, *limit, *steps);
  return success();
}

/// The slices' sizes, which must be those of the result's windows.
static LogicalResult staticGather(DynamicGatherOp op, PatternRewriter &rewriter) {
  std::optional<Dims> sizes = constantDims(op.getSliceSizes());
  if (!sizes)
    return failure();
  GatherDimensionNumbersAttr n = op.getDimensionNumbers();
  RankedTensorType operand = tensorType(op.getOperand()), result = tensorType(op.getResult());
  llvm::ArrayRef<int64_t> windows = n.getOffsetDims();
  for (auto [dim, size] : llvm::enumerate(*sizes)) {
    bool isDropped = llvm::is_contained(n.getCollapsedSliceDims(), dim) ||
                     llvm::is_contained(n.getOperandBatchingDims(), dim);
    int64_t extent = operand.getDimSize(dim);
    int64_t expected =
        isDropped ? std::min<int64_t>(1, extent) : result.getDimSize(windows.front());
    if (size != expected)
      return failure();
    windows = windows.drop_front(isDropped ? 0 : 1);
  }
  rewriter.replaceOpWithNewOp<GatherOp>(op, op.getType(), op.getOperand(), op.getStartIndices(), n,
                                        *sizes, op.getIndicesAreSorted());
  return success();
}

/// The result's spatial size for one dimension of a convolution.
static int64_t convolvedSize(int64_t input, int64_t kernel, int64_t padding, int64_t stride,
                             int64_t inputDilation, int64_t kernelDilation) {
  int64_t base = (input == 0 ? 0 : (input - 1) * inputDilation + 1) + padding;
  int64_t span = (kernel - 1) * kernelDilation + 1;
  return base <= 0 || span > base ? 0 : (base - span) / stride + 1;
}

static LogicalResult staticConvolution(DynamicConvOp op, PatternRewriter &rewriter) {
  std::optional<Dims> padding = constantDims(op.getPadding());
  if (!padding)
    return failure();
  ConvDimensionNumbersAttr n = op.getDimensionNumbers();
  auto entry = [](std::optional<llvm::ArrayRef<int64_t>> values, size_t i) {
    return values ? (*values)[i] : 1;
  };
  for (auto [i, in, kernel, out] :
       llvm::enumerate(n.getInputSpatialDimensions(), n.getKernelSpatialDimensions(),
                       n.getOutputSpatialDimensions()))
    if (convolvedSize(tensorType(op.getLhs()).getDimSize(in),
                      tensorType(op.getRhs()).getDimSize(kernel),
                      (*padding)[2 * i] + (*padding)[2 * i + 1], entry(op.getWindowStrides(), i),
                      entry(op.getLhsDilation(), i),
                      entry(op.getRhsDilation(), i)) != tensorType(op.getResult()).getDimSize(out))
      return failure();
  auto type = RankedTensorType::get({int64_t(padding->size()) / 2, 2}, rewriter.getI64Type());
  rewriter.replaceOpWithNewOp<ConvolutionOp>(
      op, op.getType(), op.getLhs(), op.getRhs(), op.getWindowStridesAttr(),
      DenseIntElementsAttr::get(type, *padding), op.getLhsDilationAttr(), op.getRhsDilationAttr(),
      op.getWindowReversalAttr(), n, op.getFeatureGroupCountAttr(), op.getBatchGroupCountAttr(),
      op.getPrecisionConfigAttr());
  return success();
}

static LogicalResult knownSize(GetDimensionSizeOp op, PatternRewriter &rewriter) {
  int64_t size = tensorType(op.getOperand()).getDimSize(op.getDimension());
  if (!llvm::isInt<32>(size))
    return failure();
  RankedTensorType type = tensorType(op.getResult());
  rewriter.replaceOpWithNewOp<ConstantOp>(op, makeConstant(type, Number(llvm::APInt(32, size))));
  return success();
}

static LogicalResult sizeThatIsThere(SetDimensionSizeOp op, PatternRewriter &rewriter) {
  std::optional<Dims> size = constantDims(op.getSize());
  if (!size || size->front() != tensorType(op.getOperand()).getDimSize(op.getDimension()))
    return failure();
  rewriter.replaceOp(op, op.getOperand());
  return success();
}

//===------------------------------------------------------------------------------------------------===//
// Older forms
//===------------------------------------------------------------------------------------------------===//

namespace {
/// An op that says itself what it stands for.
struct Expand : OpInterfaceRewritePattern<ExpansionInterface> {
  using OpInterfaceRewritePattern::OpInterfaceRewritePattern;
  LogicalResult matchAndRewrite(ExpansionInterface op, PatternRewriter &rewriter) const override {
    rewriter.replaceOp(op, op.expand(rewriter));
    return success();
  }
};

} // namespace

llvm::SmallVector<Value> BroadcastOp::expand(OpBuilder &builder) {
  Dims dims;
  int64_t added = getBroadcastSizes().size();
  for (int64_t dim = 0; dim < tensorType(getOperand()).getRank(); ++dim)
    dims.push_back(added + dim);
  return {BroadcastInDimOp::create(builder, getLoc(), getType(), getOperand(), dims)};
}

llvm::SmallVector<Value> DotOp::expand(OpBuilder &builder) {
  int64_t last = tensorType(getLhs()).getRank() - 1;
  auto numbers = DotDimensionNumbersAttr::get(getContext(), {}, {}, {last}, {0});
  return {DotGeneralOp::create(builder, getLoc(), getType(), getLhs(), getRhs(), numbers,
                               getPrecisionConfigAttr(), DotAlgorithmAttr())};
}

/// A map of elementwise ops -> the ops themselves, on whole tensors.
static LogicalResult inlineMap(MapOp op, PatternRewriter &rewriter) {
  Block &body = op.getComputation().front();
  llvm::ArrayRef<int64_t> shape = tensorType(op.getResult()).getShape();
  for (Operation &inner : body.without_terminator())
    if (!llvm::isa<ConstantOp>(inner) && (!isElementwise(&inner) || inner.getNumRegions() != 0))
      return failure();
  IRMapping mapping;
  for (auto [argument, input] : llvm::zip_equal(body.getArguments(), op.getInputs()))
    mapping.map(argument, input);
  auto spread = [&](Value value) -> Value {
    if (tensorType(value).getShape() == shape)
      return value;
    RankedTensorType type = tensorType(value).clone(shape);
    return BroadcastInDimOp::create(rewriter, op.getLoc(), type, value, llvm::ArrayRef<int64_t>());
  };
  for (Operation &inner : body.without_terminator()) {
    for (Value operand : inner.getOperands())
      mapping.map(operand, spread(mapping.lookupOrDefault(operand)));
    Operation *copy = rewriter.clone(inner, mapping);
    if (llvm::isa<ConstantOp>(copy))
      continue;
    for (Value result : copy->getResults())
      result.setType(tensorType(result).clone(shape));
  }
  Value returned = mapping.lookupOrDefault(body.getTerminator()->getOperand(0));
  rewriter.replaceOp(op, spread(returned));
  return success();
}

//===------------------------------------------------------------------------------------------------===//
// Parts of complex numbers
//===------------------------------------------------------------------------------------------------===//

static bool isReal(Value value) { return llvm::isa<FloatType>(tensorType(value).getElementType()); }

/// real(complex(a, b)) -> a; a real number is its own real part.
static LogicalResult realPart(RealOp op, PatternRewriter &rewriter) {
  auto complex = op.getOperand().getDefiningOp<ComplexOp>();
  if (!complex && !isReal(op.getOperand()))
    return failure();
  rewriter.replaceOp(op, complex ? complex.getLhs() : op.getOperand());
  return success();
}

/// imag(complex(a, b)) -> b.
static LogicalResult imagPart(ImagOp op, PatternRewriter &rewriter) {
  auto complex = op.getOperand().getDefiningOp<ComplexOp>();
  if (!complex)
    return failure();
  rewriter.replaceOp(op, complex.getRhs());
  return success();
}

/// complex(real(z), imag(z)) -> z.
static LogicalResult wholeComplex(ComplexOp op, PatternRewriter &rewriter) {
  auto real = op.getLhs().getDefiningOp<RealOp>();
  auto imag = op.getRhs().getDefiningOp<ImagOp>();
  if (!real || !imag || real.getOperand() != imag.getOperand() ||
      real.getOperand().getType() != op.getType())
    return failure();
  rewriter.replaceOp(op, real.getOperand());
  return success();
}

//===------------------------------------------------------------------------------------------------===//
// Sorts and loops that do nothing
//===------------------------------------------------------------------------------------------------===//

/// Along a dimension of size 0 or 1 there is nothing to sort.
static LogicalResult sortOfOne(SortOp op, PatternRewriter &rewriter) {
  RankedTensorType type = tensorType(op.getInputs().front());
  int64_t dim = op.getDimension() < 0 ? op.getDimension() + type.getRank() : op.getDimension();
  if (type.getRank() > 0 && type.getDimSize(dim) > 1)
    return failure();
  rewriter.replaceOp(op, op.getInputs());
  return success();
}

/// A loop whose condition is the constant false -> its operands.
static LogicalResult loopNeverEntered(WhileOp op, PatternRewriter &rewriter) {
  std::optional<Number> more = matchSplat(op.getCond().front().getTerminator()->getOperand(0));
  if (!more || !isZero(*more))
    return failure();
  rewriter.replaceOp(op, op->getOperands());
  return success();
}

void addOtherFormPatterns(RewritePatternSet &patterns) {
  patterns.add(staticBroadcast);
  patterns.add(staticIota);
  patterns.add(staticReshape);
  patterns.add(staticPad);
  patterns.add(staticSlice);
  patterns.add(staticGather);
  patterns.add(staticConvolution);
  patterns.add(knownSize);
  patterns.add(sizeThatIsThere);
  patterns.add<Expand>(patterns.getContext());
  patterns.add(inlineMap);
  patterns.add(realPart);
  patterns.add(imagPart);
  patterns.add(wholeComplex);
  patterns.add(sortOfOne);
  patterns.add(loopNeverEntered);
}

} // namespace zero::hlo
