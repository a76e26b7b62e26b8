//===- PartitionedBatches.cpp - Rows of ops that treat a stack row by row -----------===//
//
// Equation row-of-batch.
//===------------------------------------------------------------------------------===//
#include "PartitionedTerms.h"

#include "zero/Dialect/StableHLO/StableHLO.h"

using namespace mlir;

namespace zero::validate {

bool Terms::areEqualByRows(Number a, Number b) {
  RankedTensorType type = getType(a);
  if (type != getType(b) || type.getRank() < 2 || varies(a) || varies(b))
    return false;
  for (int64_t row = 0; row < type.getDimSize(0); ++row)
    if (getRow(a, row) != getRow(b, row))
      return false;
  return type.getDimSize(0) > 0;
}

static hlo::DotDimensionNumbersAttr getDotDimensions(const Expression &dot) {
  return cast<DictionaryAttr>(dot.attributes)
      .getAs<hlo::DotDimensionNumbersAttr>("dot_dimension_numbers");
}

/// LAPACK takes a batch in front: whether the call has one. (Of a tridiagonal matrix the first
/// operand is a vector.)
static bool isBatchOfLapack(const Expression &call, int64_t rank) {
  auto target = cast<DictionaryAttr>(call.attributes).getAs<StringAttr>("call_target_name");
  return target && target.getValue().starts_with("lapack_") &&
         target.getValue().ends_with("_ffi") && !target.getValue().contains("gtsv") && rank > 2;
}

/// Whether the op's dimension 0 is one that its operands have in front, too, and that it treats
/// index by index.
bool Terms::keepsRows(const Expression &expression) const {
  if (expression.op == names.dot) {
    hlo::DotDimensionNumbersAttr dims = getDotDimensions(expression);
    return !dims.getLhsBatchingDimensions().empty() && dims.getLhsBatchingDimensions()[0] == 0 &&
           dims.getRhsBatchingDimensions()[0] == 0;
  }
  if (expression.op == names.transpose)
    return cast<DictionaryAttr>(expression.attributes)
               .getAs<DenseI64ArrayAttr>("permutation")
               .asArrayRef()[0] == 0;
  if (expression.op == names.axisReduction)
    return !llvm::is_contained(
        cast<DenseI64ArrayAttr>(cast<ArrayAttr>(expression.attributes)[1]).asArrayRef(), 0);
  bool isCall = expression.op == names.call;
  if (!isCall && expression.op != names.cholesky && expression.op != names.triangularSolve)
    return false;
  int64_t rank = getType(expression.operands[0]).getRank();
  return isCall ? isBatchOfLapack(expression, rank) : rank > 2;
}

SmallVector<int64_t> getInner(ArrayRef<int64_t> dims) {
  SmallVector<int64_t> inner;
  for (int64_t dim : dims)
    if (dim != 0)
      inner.push_back(dim - 1);
  return inner;
}

static Attribute replace(Attribute attributes, StringRef name, Attribute value) {
  NamedAttrList list(cast<DictionaryAttr>(attributes));
  list.set(name, value);
  return list.getDictionary(attributes.getContext());
}

Number Terms::stepRowOfBatch(unsigned move, Number number, Pending &pending) {
  const Expression expression = get(number);
  SmallVector<Number> operands;
  if (!needAll(move, expression.operands, operands, pending))
    return kNoNumber;
  if (expression.op == names.call)
    return stepRowOfMatrices(expression, operands, pending);
  if (expression.op == names.axisReduction) {
    auto parts = cast<ArrayAttr>(expression.attributes);
    return getReduction(operands[0], cast<ir::ReduceKindAttr>(parts[0]).getValue(),
                        getInner(cast<DenseI64ArrayAttr>(parts[1])));
  }
  Attribute attributes = expression.attributes;
  if (expression.op == names.transpose) {
    auto permutation = cast<DictionaryAttr>(attributes).getAs<DenseI64ArrayAttr>("permutation");
    attributes = replace(attributes, "permutation", getArray(getInner(permutation)));
  } else if (expression.op == names.dot) {
    hlo::DotDimensionNumbersAttr dims = getDotDimensions(expression);
    auto inner = hlo::DotDimensionNumbersAttr::get(
        context, getInner(dims.getLhsBatchingDimensions()),
        getInner(dims.getRhsBatchingDimensions()), getInner(dims.getLhsContractingDimensions()),
        getInner(dims.getRhsContractingDimensions()));
    attributes = replace(attributes, "dot_dimension_numbers", inner);
  }
  auto type = cast<RankedTensorType>(expression.type);
  return add(expression.op, attributes, type.clone(type.getShape().drop_front()), operands,
             expression.result);
}

/// A call's attributes say where its dimensions lie: on one row it is a call on a batch of one.
Number Terms::stepRowOfMatrices(const Expression &expression, MutableArrayRef<Number> operands,
                                Pending &pending) {
  auto getBatchOfOne = [](RankedTensorType type) {
    SmallVector<int64_t> shape(type.getShape());
    shape[0] = 1;
    return type.clone(shape);
  };
  for (auto [operand, whole] : llvm::zip_equal(operands, expression.operands))
    operand = getReshape(operand, getBatchOfOne(getType(whole)).getShape());
  auto type = cast<RankedTensorType>(expression.type);
  Number made =
      add(expression.op, expression.attributes, getBatchOfOne(type), operands, expression.result);
  return need(getReshapeMove(type.getShape().drop_front()), made, pending);
}

} // namespace zero::validate
