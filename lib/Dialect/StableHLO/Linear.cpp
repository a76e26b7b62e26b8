//===- Linear.cpp - Matrix products and convolutions
//------------------------------------------------===//

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
      failed(verifyPrecision(*this, getPrecisionConfig())))
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
static LogicalResult verifyConvSide(ConvolutionOp op, llvm::StringRef name, int64_t first,
                                    int64_t second, llvm::ArrayRef<int64_t> spatial, int64_t rank) {
  llvm::SmallVector<int64_t> dims(spatial);
  dims.append({first, second});
  if (failed(verifyLength(op, name, dims, rank)))
    return failure();
  return verifyDims(op, name, dims, rank);
}

LogicalResult ConvolutionOp::verify() {
  ConvDimensionNumbersAttr n = getDimensionNumbers();
  RankedTensorType lhs = tensorType(getLhs()), rhs = tensorType(getRhs());
  int64_t rank = tensorType(getResult()).getRank();
  if (failed(verifyConvSide(*this, "dimension_numbers (input)", n.getInputBatchDimension(),
                            n.getInputFeatureDimension(), n.getInputSpatialDimensions(),
                            lhs.getRank())) ||
      failed(verifyConvSide(*this, "dimension_numbers (kernel)", n.getKernelInputFeatureDimension(),
                            n.getKernelOutputFeatureDimension(), n.getKernelSpatialDimensions(),
                            rhs.getRank())) ||
      failed(verifyConvSide(*this, "dimension_numbers (output)", n.getOutputBatchDimension(),
                            n.getOutputFeatureDimension(), n.getOutputSpatialDimensions(), rank)) ||
      failed(verifyPrecision(*this, getPrecisionConfig())))
    return failure();
  if (lhs.getRank() != rhs.getRank() || lhs.getRank() != rank)
    return emitOpError() << "operands and result have ranks " << lhs.getRank() << ", "
                         << rhs.getRank() << " and " << rank << ", expected one rank";
  int64_t features = getFeatureGroupCount(), batches = getBatchGroupCount();
  if (features < 1 || batches < 1 || (features > 1 && batches > 1))
    return emitOpError() << "attributes 'feature_group_count' and 'batch_group_count' are "
                         << features << " and " << batches
                         << ", expected positive numbers, one of them 1";
  int64_t inputFeatures = lhs.getDimSize(n.getInputFeatureDimension());
  int64_t kernelInput = rhs.getDimSize(n.getKernelInputFeatureDimension());
  if (inputFeatures != kernelInput * features)
    return emitOpError() << "lhs has " << inputFeatures << " features, expected " << kernelInput
                         << " * feature_group_count = " << kernelInput * features;
  int64_t kernelOutput = rhs.getDimSize(n.getKernelOutputFeatureDimension());
  if (kernelOutput % features != 0 || kernelOutput % batches != 0)
    return emitOpError() << "rhs has " << kernelOutput
                         << " output features, expected a multiple of the group count";
  int64_t inputBatch = lhs.getDimSize(n.getInputBatchDimension());
  if (inputBatch % batches != 0)
    return emitOpError() << "lhs has batch size " << inputBatch
                         << ", expected a multiple of batch_group_count " << batches;
  llvm::SmallVector<int64_t> spatial, window;
  for (auto [in, kernel] :
       llvm::zip_equal(n.getInputSpatialDimensions(), n.getKernelSpatialDimensions())) {
    spatial.push_back(lhs.getDimSize(in));
    window.push_back(rhs.getDimSize(kernel));
  }
  auto outputs = windowedShape(*this, spatial, window, getWindowStrides(), getPadding(),
                               getLhsDilation(), getRhsDilation());
  if (failed(outputs))
    return failure();
  llvm::SmallVector<int64_t> shape(rank);
  shape[n.getOutputBatchDimension()] = inputBatch / batches;
  shape[n.getOutputFeatureDimension()] = kernelOutput;
  for (auto [dim, size] : llvm::zip_equal(n.getOutputSpatialDimensions(), *outputs))
    shape[dim] = size;
  return verifyResultType(*this, shape, tensorType(getResult()).getElementType());
}
