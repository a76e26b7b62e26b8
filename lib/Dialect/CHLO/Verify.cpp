//===- Verify.cpp - Verifiers of the chlo dialect -------------------------===//

#include "zero/Dialect/CHLO/CHLO.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace zero;
using namespace zero::chlo;

//===------------------------------------------------------------------------------------------------===//
// Broadcasting
//===------------------------------------------------------------------------------------------------===//

/// Result dimensions of an operand of `type` within `rank`: the given ones if it is the one of
/// lower rank.
static LogicalResult placeDims(Operation *op, RankedTensorType type, int64_t rank,
                               std::optional<llvm::ArrayRef<int64_t>> given,
                               llvm::SmallVector<int64_t> &dims) {
  bool lower = type.getRank() < rank;
  for (int64_t i = 0; i < type.getRank(); ++i)
    dims.push_back(rank - type.getRank() + i);
  if (!given)
    return success();
  if (lower && int64_t(given->size()) != type.getRank())
    return op->emitOpError() << "attribute 'broadcast_dimensions' has " << given->size()
                             << " entries, expected " << type.getRank()
                             << ", one per dimension of the operand of lower rank";
  if (!lower)
    return success();
  for (auto [i, dim] : llvm::enumerate(*given))
    if (dim < 0 || dim >= rank || (i > 0 && dim <= (*given)[i - 1]))
      return op->emitOpError() << "attribute 'broadcast_dimensions' is [" << *given
                               << "], expected ascending dimensions in [0, " << rank << ")";
  dims.assign(given->begin(), given->end());
  return success();
}

FailureOr<Broadcasting> chlo::getBroadcasting(Operation *op) {
  Broadcasting result;
  int64_t rank = 0;
  for (Value operand : op->getOperands())
    rank = std::max(rank, hlo::tensorType(operand).getRank());
  result.shape.assign(rank, 1);
  std::optional<llvm::ArrayRef<int64_t>> given;
  if (auto attr = op->getAttrOfType<DenseI64ArrayAttr>("broadcast_dimensions"))
    given = attr.asArrayRef();
  for (auto [i, operand] : llvm::enumerate(op->getOperands())) {
    RankedTensorType type = hlo::tensorType(operand);
    if (failed(placeDims(op, type, rank, given, result.dims.emplace_back())))
      return failure();
    for (auto [size, dim] : llvm::zip_equal(type.getShape(), result.dims.back())) {
      int64_t &known = result.shape[dim];
      if (size != known && size != 1 && known != 1)
        return op->emitOpError() << "operand " << i << " of type " << type << " has size " << size
                                 << " where another has size " << known
                                 << ", expected equal sizes or 1";
      if (known == 1)
        known = size;
    }
  }
  return result;
}

/// The result has the broadcast shape and `element`; the operands from `first` on have one element
/// type.
static LogicalResult verifyBroadcast(Operation *op, Type element, unsigned first = 0) {
  Type expected = hlo::tensorType(op->getOperand(first)).getElementType();
  for (unsigned i = first; i < op->getNumOperands(); ++i)
    if (Type found = hlo::tensorType(op->getOperand(i)).getElementType(); found != expected)
      return op->emitOpError() << "operand " << i << " has element type " << found << ", expected "
                               << expected << " as operand " << first;
  FailureOr<Broadcasting> broadcasting = getBroadcasting(op);
  if (failed(broadcasting))
    return failure();
  auto type = RankedTensorType::get(broadcasting->shape, element);
  if (op->getResult(0).getType() != type)
    return op->emitOpError() << "result has type " << op->getResult(0).getType() << ", expected "
                             << type;
  return success();
}

#define VERIFY_BROADCAST(OP)                                                                       \
  LogicalResult OP::verify() {                                                                     \
    return verifyBroadcast(*this, hlo::tensorType(getLhs()).getElementType());                     \
  }
VERIFY_BROADCAST(BroadcastAddOp)
VERIFY_BROADCAST(BroadcastAndOp)
VERIFY_BROADCAST(BroadcastAtan2Op)
VERIFY_BROADCAST(BroadcastDivOp)
VERIFY_BROADCAST(BroadcastMaxOp)
VERIFY_BROADCAST(BroadcastMinOp)
VERIFY_BROADCAST(BroadcastMulOp)
VERIFY_BROADCAST(BroadcastNextAfterOp)
VERIFY_BROADCAST(BroadcastOrOp)
VERIFY_BROADCAST(BroadcastPolygammaOp)
VERIFY_BROADCAST(BroadcastPowOp)
VERIFY_BROADCAST(BroadcastRemOp)
VERIFY_BROADCAST(BroadcastShiftLeftOp)
VERIFY_BROADCAST(BroadcastShiftRightArithmeticOp)
VERIFY_BROADCAST(BroadcastShiftRightLogicalOp)
VERIFY_BROADCAST(BroadcastSubOp)
VERIFY_BROADCAST(BroadcastXorOp)
VERIFY_BROADCAST(BroadcastZetaOp)
#undef VERIFY_BROADCAST

LogicalResult BroadcastComplexOp::verify() {
  return verifyBroadcast(*this, ComplexType::get(hlo::tensorType(getLhs()).getElementType()));
}

LogicalResult BroadcastCompareOp::verify() {
  return verifyBroadcast(*this, IntegerType::get(getContext(), 1));
}

LogicalResult BroadcastSelectOp::verify() {
  return verifyBroadcast(*this, hlo::tensorType(getOnTrue()).getElementType(), /*first=*/1);
}

//===------------------------------------------------------------------------------------------------===//
// Constants, top_k
//===------------------------------------------------------------------------------------------------===//

LogicalResult ConstantOp::verify() {
  if (getValue().getType() == getType())
    return success();
  return emitOpError() << "result has type " << getType() << ", expected " << getValue().getType()
                       << ", the type of attribute 'value'";
}

LogicalResult ConstantLikeOp::verify() {
  Type element = hlo::tensorType(getOutput()).getElementType();
  auto typed = llvm::dyn_cast<TypedAttr>(getValue());
  // A complex value has the type of the number as well.
  Type found = typed ? typed.getType() : Type();
  if (!typed || !llvm::isa<IntegerAttr, FloatAttr>(typed) || found != element)
    return emitOpError() << "attribute 'value' is " << getValue() << ", expected a number of type "
                         << element;
  return success();
}

LogicalResult TopKOp::verify() {
  RankedTensorType operand = hlo::tensorType(getOperand());
  int64_t k = getK();
  if (operand.getRank() == 0 || k < 0 || k > operand.getShape().back())
    return emitOpError() << "attribute 'k' is " << k << ", expected at most the last dimension of "
                         << operand;
  llvm::SmallVector<int64_t> shape(operand.getShape());
  shape.back() = k;
  if (getValues().getType() != operand.clone(shape) ||
      hlo::tensorType(getIndices()).getShape() != llvm::ArrayRef(shape))
    return emitOpError() << "results have types " << getValues().getType() << " and "
                         << getIndices().getType() << ", expected the shape of "
                         << operand.clone(shape);
  return success();
}

//===------------------------------------------------------------------------------------------------===//
// ragged_dot
//===------------------------------------------------------------------------------------------------===//

RaggedMode chlo::getRaggedMode(RaggedDotOp op) {
  RaggedDotDimensionNumbersAttr n = op.getRaggedDotDimensionNumbers();
  int64_t ragged = n.getLhsRaggedDimensions().front();
  if (llvm::is_contained(n.getLhsContractingDimensions(), ragged))
    return RaggedMode::Contracting;
  return llvm::is_contained(n.getLhsBatchingDimensions(), ragged) ? RaggedMode::Batching
                                                                  : RaggedMode::NonContracting;
}

/// Dimensions in [0, rank) that none of the lists names.
static llvm::SmallVector<int64_t> freeDims(int64_t rank,
                                           llvm::ArrayRef<llvm::ArrayRef<int64_t>> lists) {
  llvm::SmallVector<int64_t> result;
  for (int64_t dim = 0; dim < rank; ++dim)
    if (llvm::none_of(lists, [&](auto list) { return llvm::is_contained(list, dim); }))
      result.push_back(dim);
  return result;
}

llvm::SmallVector<int64_t> chlo::getGroupPrefix(RaggedDotOp op) {
  RaggedDotDimensionNumbersAttr n = op.getRaggedDotDimensionNumbers();
  llvm::ArrayRef<int64_t> batching = n.getLhsBatchingDimensions();
  llvm::ArrayRef<int64_t> contracting = n.getLhsContractingDimensions();
  llvm::SmallVector<int64_t> kind, result;
  switch (getRaggedMode(op)) {
  case RaggedMode::NonContracting:
    kind = freeDims(hlo::tensorType(op.getLhs()).getRank(), {batching, contracting});
    result.assign(batching.begin(), batching.end());
    break;
  case RaggedMode::Contracting:
    kind.assign(contracting.begin(), contracting.end());
    result.assign(batching.begin(), batching.end());
    break;
  case RaggedMode::Batching:
    kind.assign(batching.begin(), batching.end());
    break;
  }
  for (int64_t dim : kind) {
    if (dim == n.getLhsRaggedDimensions().front())
      break;
    result.push_back(dim);
  }
  return result;
}

/// Each dimension is of the tensor and in one list only.
static LogicalResult verifyDistinct(Operation *op, llvm::StringRef side, int64_t rank,
                                    llvm::ArrayRef<llvm::ArrayRef<int64_t>> lists) {
  llvm::SmallVector<int64_t> all;
  for (llvm::ArrayRef<int64_t> list : lists)
    for (int64_t dim : list) {
      if (dim < 0 || dim >= rank || llvm::is_contained(all, dim))
        return op->emitOpError() << "attribute 'ragged_dot_dimension_numbers' names dimension "
                                 << dim << " of " << side
                                 << ", expected distinct dimensions in [0, " << rank << ")";
      all.push_back(dim);
    }
  return success();
}

static LogicalResult verifyPairs(RaggedDotOp op, llvm::StringRef kind, llvm::ArrayRef<int64_t> lhs,
                                 llvm::ArrayRef<int64_t> rhs) {
  if (lhs.size() != rhs.size())
    return op.emitOpError() << "attribute 'ragged_dot_dimension_numbers' has " << lhs.size()
                            << " lhs and " << rhs.size() << " rhs " << kind
                            << " dimensions, expected as many";
  for (auto [l, r] : llvm::zip_equal(lhs, rhs)) {
    int64_t lhsSize = hlo::tensorType(op.getLhs()).getDimSize(l);
    int64_t rhsSize = hlo::tensorType(op.getRhs()).getDimSize(r);
    if (lhsSize != rhsSize)
      return op.emitOpError() << kind << " dimension " << l << " of lhs has size " << lhsSize
                              << ", expected " << rhsSize << ", the size of dimension " << r
                              << " of rhs";
  }
  return success();
}

/// The numbers are consistent, so that the ragged dimension has a mode.
static LogicalResult verifyNumbers(RaggedDotOp op) {
  RaggedDotDimensionNumbersAttr n = op.getRaggedDotDimensionNumbers();
  int64_t lhsRank = hlo::tensorType(op.getLhs()).getRank();
  int64_t rhsRank = hlo::tensorType(op.getRhs()).getRank();
  if (n.getLhsRaggedDimensions().size() != 1)
    return op.emitOpError() << "attribute 'ragged_dot_dimension_numbers' has "
                            << n.getLhsRaggedDimensions().size()
                            << " lhs_ragged_dimensions, expected 1";
  if (failed(verifyDistinct(op, "lhs", lhsRank,
                            {n.getLhsBatchingDimensions(), n.getLhsContractingDimensions()})) ||
      failed(verifyDistinct(op, "lhs", lhsRank, {n.getLhsRaggedDimensions()})) ||
      failed(verifyDistinct(op, "rhs", rhsRank,
                            {n.getRhsBatchingDimensions(), n.getRhsContractingDimensions(),
                             n.getRhsGroupDimensions()})) ||
      failed(verifyPairs(op, "batching", n.getLhsBatchingDimensions(),
                         n.getRhsBatchingDimensions())) ||
      failed(verifyPairs(op, "contracting", n.getLhsContractingDimensions(),
                         n.getRhsContractingDimensions())))
    return failure();
  size_t groups = getRaggedMode(op) == RaggedMode::NonContracting ? 1 : 0;
  if (n.getRhsGroupDimensions().size() != groups)
    return op.emitOpError() << "attribute 'ragged_dot_dimension_numbers' has "
                            << n.getRhsGroupDimensions().size()
                            << " rhs_group_dimensions, expected " << groups
                            << ": 1 where the ragged dimension is neither batched nor contracted, "
                               "else 0";
  return success();
}

LogicalResult RaggedDotOp::verify() {
  if (failed(verifyNumbers(*this)))
    return failure();
  RaggedDotDimensionNumbersAttr n = getRaggedDotDimensionNumbers();
  RankedTensorType lhs = hlo::tensorType(getLhs()), rhs = hlo::tensorType(getRhs());
  RankedTensorType sizes = hlo::tensorType(getGroupSizes());
  llvm::SmallVector<int64_t> prefix;
  for (int64_t dim : getGroupPrefix(*this))
    prefix.push_back(lhs.getDimSize(dim));
  if (sizes.getRank() == 0 ||
      (sizes.getRank() != 1 && sizes.getShape().drop_back() != llvm::ArrayRef(prefix)))
    return emitOpError() << "operand 'group_sizes' has type " << sizes
                         << ", expected one dimension, or [" << prefix << "] and the groups";
  int64_t groups = sizes.getShape().back();
  if (!n.getRhsGroupDimensions().empty() &&
      rhs.getDimSize(n.getRhsGroupDimensions().front()) != groups)
    return emitOpError() << "group dimension of rhs has size "
                         << rhs.getDimSize(n.getRhsGroupDimensions().front()) << ", expected "
                         << groups << ", the last dimension of group_sizes";
  if (auto precision = getPrecisionConfig(); precision && precision->size() != 2)
    return emitOpError() << "attribute 'precision_config' has " << precision->size()
                         << " entries, expected 2, one per factor";
  llvm::SmallVector<int64_t> shape;
  if (getRaggedMode(*this) == RaggedMode::Contracting)
    shape.push_back(groups);
  for (int64_t dim : n.getLhsBatchingDimensions())
    shape.push_back(lhs.getDimSize(dim));
  for (int64_t dim :
       freeDims(lhs.getRank(), {n.getLhsBatchingDimensions(), n.getLhsContractingDimensions()}))
    shape.push_back(lhs.getDimSize(dim));
  for (int64_t dim :
       freeDims(rhs.getRank(), {n.getRhsBatchingDimensions(), n.getRhsContractingDimensions(),
                                n.getRhsGroupDimensions()}))
    shape.push_back(rhs.getDimSize(dim));
  RankedTensorType found = hlo::tensorType(getResult());
  if (found.getShape() != llvm::ArrayRef(shape))
    return emitOpError() << "result has type " << found << ", expected " << found.clone(shape);
  return success();
}

//===------------------------------------------------------------------------------------------------===//
// scan
//===------------------------------------------------------------------------------------------------===//

static LogicalResult verifyTypes(Operation *op, llvm::StringRef what, TypeRange found,
                                 llvm::ArrayRef<Type> expected) {
  if (llvm::equal(found, expected))
    return success();
  return op->emitOpError() << what << " types (" << found << "), expected (" << expected << ")";
}

/// The tensor's type without `dimension`, whose size must be `size` (set where it is -1).
static FailureOr<Type> sliceType(ScanOp op, llvm::StringRef kind, Type type, int64_t &size) {
  auto tensor = llvm::cast<RankedTensorType>(type);
  int64_t dim = op.getDimension();
  if (dim < 0 || dim >= tensor.getRank())
    return op.emitOpError() << "attribute 'dimension' is " << dim << ", expected a dimension of "
                            << kind << " type " << tensor;
  if (size < 0)
    size = tensor.getDimSize(dim);
  if (tensor.getDimSize(dim) != size)
    return op.emitOpError() << kind << " type " << tensor << " has size " << tensor.getDimSize(dim)
                            << " in dimension " << dim << ", expected " << size;
  llvm::SmallVector<int64_t> shape(tensor.getShape());
  shape.erase(shape.begin() + dim);
  return Type(tensor.clone(shape));
}

LogicalResult ScanOp::verify() {
  int64_t size = getScanDimSize() ? int64_t(*getScanDimSize()) : -1;
  llvm::SmallVector<Type> arguments, returned;
  for (auto [kind, types, slices] : {std::tuple("input", TypeRange(getInputs()), &arguments),
                                     std::tuple("output", TypeRange(getOutputs()), &returned)})
    for (Type type : types) {
      FailureOr<Type> slice = sliceType(*this, kind, type, size);
      if (failed(slice))
        return failure();
      slices->push_back(*slice);
    }
  if (size < 0)
    return emitOpError()
           << "has neither inputs, outputs nor attribute 'scan_dim_size', expected one "
              "of them to say how many steps there are";
  llvm::append_range(arguments, getInits().getTypes());
  llvm::append_range(returned, getInits().getTypes());
  if (failed(verifyTypes(*this, "carries have", getCarries().getTypes(),
                         llvm::to_vector_of<Type>(getInits().getTypes()))) ||
      failed(verifyTypes(*this, "body has argument", getBody().getArgumentTypes(), arguments)))
    return failure();
  return verifyTypes(*this, "body returns", getBody().front().getTerminator()->getOperandTypes(),
                     returned);
}
