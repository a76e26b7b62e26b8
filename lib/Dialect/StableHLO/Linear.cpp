//===- Linear.cpp - Matmuls and convolutions ------------------------------===//

#include "VerifyUtils.h"

#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace zero::hlo;

static llvm::SmallVector<int64_t> freeDimensions(int64_t rank, llvm::ArrayRef<int64_t> batching,
                                                 llvm::ArrayRef<int64_t> contracting) {
  llvm::SmallVector<int64_t> result;
  for (int64_t dim = 0; dim < rank; ++dim)
    if (!llvm::is_contained(batching, dim) && !llvm::is_contained(contracting, dim))
      result.push_back(dim);
  return result;
}

llvm::SmallVector<int64_t> DotGeneralOp::getLhsFreeDimensions() {
  DotDimensionNumbersAttr n = getDotDimensionNumbers();
  return freeDimensions(tensorType(getLhs()).getRank(), n.getLhsBatchingDimensions(),
                        n.getLhsContractingDimensions());
}

llvm::SmallVector<int64_t> DotGeneralOp::getRhsFreeDimensions() {
  DotDimensionNumbersAttr n = getDotDimensionNumbers();
  return freeDimensions(tensorType(getRhs()).getRank(), n.getRhsBatchingDimensions(),
                        n.getRhsContractingDimensions());
}

/// Checks that lhs and rhs name equally many dimensions of equal sizes.
static LogicalResult verifyPairs(DotGeneralOp op, llvm::StringRef kind, llvm::ArrayRef<int64_t> lhs,
                                 llvm::ArrayRef<int64_t> rhs) {
  if (lhs.size() != rhs.size())
    return op.emitOpError() << "attribute 'dot_dimension_numbers' has " << lhs.size() << " lhs and "
                            << rhs.size() << " rhs " << kind << " dimensions, expected as many";
  for (auto [l, r] : llvm::zip_equal(lhs, rhs)) {
    int64_t lhsSize = tensorType(op.getLhs()).getDimSize(l);
    int64_t rhsSize = tensorType(op.getRhs()).getDimSize(r);
    if (lhsSize != rhsSize)
      return op.emitOpError() << kind << " dimension " << l << " of lhs has size " << lhsSize
                              << ", expected " << rhsSize << ", the size of dimension " << r
                              << " of rhs";
  }
  return success();
}

/// An algorithm works with at least one component of each operand, by at least one product.
static LogicalResult verifyAlgorithm(DotGeneralOp op) {
  std::optional<DotAlgorithmAttr> algorithm = op.getAlgorithm();
  if (!algorithm)
    return success();
  for (auto [name, count] :
       {std::pair("lhs_component_count", algorithm->getLhsComponentCount()),
        std::pair("rhs_component_count", algorithm->getRhsComponentCount()),
        std::pair("num_primitive_operations", algorithm->getNumPrimitiveOperations())})
    if (count < 1)
      return op.emitOpError() << "attribute 'algorithm' has " << name << " = " << count
                              << ", expected at least 1";
  return success();
}

LogicalResult DotGeneralOp::verify() {
  DotDimensionNumbersAttr n = getDotDimensionNumbers();
  RankedTensorType lhs = tensorType(getLhs()), rhs = tensorType(getRhs());
  if (failed(verifyDims(*this, "lhs_batching_dimensions", n.getLhsBatchingDimensions(),
                        lhs.getRank())) ||
      failed(verifyDims(*this, "rhs_batching_dimensions", n.getRhsBatchingDimensions(),
                        rhs.getRank())) ||
      failed(verifyDims(*this, "lhs_contracting_dimensions", n.getLhsContractingDimensions(),
                        lhs.getRank())) ||
      failed(verifyDims(*this, "rhs_contracting_dimensions", n.getRhsContractingDimensions(),
                        rhs.getRank())) ||
      failed(verifyDisjoint(*this, "lhs_batching_dimensions", n.getLhsBatchingDimensions(),
                            "lhs_contracting_dimensions", n.getLhsContractingDimensions())) ||
      failed(verifyDisjoint(*this, "rhs_batching_dimensions", n.getRhsBatchingDimensions(),
                            "rhs_contracting_dimensions", n.getRhsContractingDimensions())) ||
      failed(verifyPairs(*this, "batching", n.getLhsBatchingDimensions(),
                         n.getRhsBatchingDimensions())) ||
      failed(verifyPairs(*this, "contracting", n.getLhsContractingDimensions(),
                         n.getRhsContractingDimensions())) ||
      failed(verifyPrecision(*this, getPrecisionConfig())) || failed(verifyAlgorithm(*this)))
    return failure();
  llvm::SmallVector<int64_t> shape;
  for (int64_t dim : n.getLhsBatchingDimensions())
    shape.push_back(lhs.getDimSize(dim));
  for (int64_t dim : getLhsFreeDimensions())
    shape.push_back(lhs.getDimSize(dim));
  for (int64_t dim : getRhsFreeDimensions())
    shape.push_back(rhs.getDimSize(dim));
  // The element type is the accumulator's, which the writer chooses.
  return verifyResultType(*this, shape, tensorType(getResult()).getElementType());
}

//===------------------------------------------------------------------------------------------------===//
// convolution
//===------------------------------------------------------------------------------------------------===//

/// The numbers name every dimension of a tensor of rank `rank` once.
static LogicalResult verifyConvSide(Operation *op, llvm::StringRef name, int64_t first,
                                    int64_t second, llvm::ArrayRef<int64_t> spatial, int64_t rank) {
  llvm::SmallVector<int64_t> dims(spatial);
  dims.append({first, second});
  if (failed(verifyLength(op, name, dims, rank)))
    return failure();
  return verifyDims(op, name, dims, rank);
}

template <typename Op> static LogicalResult verifyConvNumbers(Op op) {
  ConvDimensionNumbersAttr n = op.getDimensionNumbers();
  int64_t lhs = tensorType(op.getLhs()).getRank(), rhs = tensorType(op.getRhs()).getRank();
  int64_t rank = tensorType(op.getResult()).getRank();
  if (failed(verifyConvSide(op, "dimension_numbers (input)", n.getInputBatchDimension(),
                            n.getInputFeatureDimension(), n.getInputSpatialDimensions(), lhs)) ||
      failed(verifyConvSide(op, "dimension_numbers (kernel)", n.getKernelInputFeatureDimension(),
                            n.getKernelOutputFeatureDimension(), n.getKernelSpatialDimensions(),
                            rhs)) ||
      failed(verifyConvSide(op, "dimension_numbers (output)", n.getOutputBatchDimension(),
                            n.getOutputFeatureDimension(), n.getOutputSpatialDimensions(), rank)))
    return failure();
  if (lhs == rhs && lhs == rank)
    return success();
  return op.emitOpError() << "operands and result have ranks " << lhs << ", " << rhs << " and "
                          << rank << ", expected one rank";
}

/// Features and batch divide into their groups.
template <typename Op> static LogicalResult verifyConvGroups(Op op) {
  ConvDimensionNumbersAttr n = op.getDimensionNumbers();
  RankedTensorType lhs = tensorType(op.getLhs()), rhs = tensorType(op.getRhs());
  int64_t features = op.getFeatureGroupCount(), batches = op.getBatchGroupCount();
  if (features < 1 || batches < 1 || (features > 1 && batches > 1))
    return op.emitOpError() << "attributes 'feature_group_count' and 'batch_group_count' are "
                            << features << " and " << batches
                            << ", expected positive numbers, one of them 1";
  int64_t inputFeatures = lhs.getDimSize(n.getInputFeatureDimension());
  int64_t kernelInput = rhs.getDimSize(n.getKernelInputFeatureDimension());
  if (inputFeatures != kernelInput * features)
    return op.emitOpError() << "lhs has " << inputFeatures << " features, expected " << kernelInput
                            << " * feature_group_count = " << kernelInput * features;
  int64_t kernelOutput = rhs.getDimSize(n.getKernelOutputFeatureDimension());
  if (kernelOutput % features != 0 || kernelOutput % batches != 0)
    return op.emitOpError() << "rhs has " << kernelOutput
                            << " output features, expected a multiple of the group count";
  int64_t inputBatch = lhs.getDimSize(n.getInputBatchDimension());
  if (inputBatch % batches != 0)
    return op.emitOpError() << "lhs has batch size " << inputBatch
                            << ", expected a multiple of batch_group_count " << batches;
  return verifyPrecision(op, op.getPrecisionConfig());
}

/// The sizes of the result's spatial dimensions for this padding, or failure (reported).
template <typename Op>
static FailureOr<llvm::SmallVector<int64_t>>
convolvedShape(Op op, std::optional<DenseIntElementsAttr> padding) {
  ConvDimensionNumbersAttr n = op.getDimensionNumbers();
  llvm::SmallVector<int64_t> spatial, window;
  for (auto [in, kernel] :
       llvm::zip_equal(n.getInputSpatialDimensions(), n.getKernelSpatialDimensions())) {
    spatial.push_back(tensorType(op.getLhs()).getDimSize(in));
    window.push_back(tensorType(op.getRhs()).getDimSize(kernel));
  }
  WindowNames names;
  names.window = "dimension_numbers (sizes of the kernel)";
  names.baseDilation = "lhs_dilation";
  names.windowDilation = "rhs_dilation";
  if (auto reversal = op.getWindowReversal(); reversal && reversal->size() != spatial.size())
    return op.emitOpError() << "attribute 'window_reversal' has " << reversal->size()
                            << " entries, expected " << spatial.size() << ", one per dimension";
  return windowedShape(op, spatial, window, op.getWindowStrides(), padding, op.getLhsDilation(),
                       op.getRhsDilation(), names);
}

/// The result has these spatial sizes beside its batch and features.
template <typename Op>
static LogicalResult verifyConvResult(Op op, llvm::ArrayRef<int64_t> spatial) {
  ConvDimensionNumbersAttr n = op.getDimensionNumbers();
  llvm::SmallVector<int64_t> shape(tensorType(op.getResult()).getRank());
  shape[n.getOutputBatchDimension()] =
      tensorType(op.getLhs()).getDimSize(n.getInputBatchDimension()) / op.getBatchGroupCount();
  shape[n.getOutputFeatureDimension()] =
      tensorType(op.getRhs()).getDimSize(n.getKernelOutputFeatureDimension());
  for (auto [dim, size] : llvm::zip_equal(n.getOutputSpatialDimensions(), spatial))
    shape[dim] = size;
  return verifyResultType(op, shape, tensorType(op.getResult()).getElementType());
}

LogicalResult ConvolutionOp::verify() {
  if (failed(verifyConvNumbers(*this)) || failed(verifyConvGroups(*this)))
    return failure();
  auto spatial = convolvedShape(*this, getPadding());
  return failed(spatial) ? failure() : verifyConvResult(*this, *spatial);
}

/// The padding is not known, so the result's spatial sizes are taken as they are.
LogicalResult DynamicConvOp::verify() {
  if (failed(verifyConvNumbers(*this)) || failed(verifyConvGroups(*this)) ||
      failed(convolvedShape(*this, std::nullopt)))
    return failure();
  int64_t rank = tensorType(getResult()).getRank();
  auto expected = RankedTensorType::get({rank - 2, 2}, tensorType(getPadding()).getElementType());
  if (getPadding().getType() != expected)
    return emitOpError() << "operand padding has type " << getPadding().getType() << ", expected "
                         << expected;
  llvm::SmallVector<int64_t> spatial;
  for (int64_t dim : getDimensionNumbers().getOutputSpatialDimensions())
    spatial.push_back(tensorType(getResult()).getDimSize(dim));
  return verifyConvResult(*this, spatial);
}
