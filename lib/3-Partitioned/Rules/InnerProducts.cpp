//===- InnerProducts.cpp - The rule expand-inner-products ------------------------===//
//
// A matmul of two vectors to one number, of values that all ranks have, is a sum: a partial of each
// rank's range where it is of parameters. What is of rows of the batch stays a matmul.
//===-----------------------------------------------------------------------------===//
#include "Rules.h"
#include "zero/Dialect/StableHLO/Reducers.h"

using namespace mlir;
using namespace zero;
using namespace zero::part;

/// Whether a matmul contracts each dimension of both operands with the same one of the other, all
/// of one element type.
static bool isInnerProduct(hlo::DotGeneralOp dot) {
  auto numbers = dot.getDotDimensionNumbers();
  RankedTensorType left = hlo::tensorType(dot.getLhs()), right = hlo::tensorType(dot.getRhs());
  return left == right && left.getElementType() == dot.getType().getElementType() &&
         left.getNumElements() > 1 && isScalar(dot) && isa<FloatType>(left.getElementType()) &&
         static_cast<int64_t>(numbers.getLhsContractingDimensions().size()) == left.getRank() &&
         numbers.getLhsContractingDimensions() == numbers.getRhsContractingDimensions();
}

unsigned part::expandInnerProducts(func::FuncOp function) {
  unsigned applied = 0;
  llvm::DenseSet<Value> rows = findLocal(function);
  for (auto dot : llvm::make_early_inc_range(function.getOps<hlo::DotGeneralOp>())) {
    if (!isInnerProduct(dot) || rows.contains(dot))
      continue;
    OpBuilder builder(dot);
    Location loc = dot.getLoc();
    RankedTensorType type = hlo::tensorType(dot.getLhs());
    Attribute zero = hlo::getReduceIdentity(ir::ReduceKind::Add, type.getElementType());
    Value init = hlo::ConstantOp::create(
        builder, loc, DenseElementsAttr::get(type.clone(ArrayRef<int64_t>()), zero));
    Value product = hlo::MulOp::create(builder, loc, dot.getLhs(), dot.getRhs());
    auto dims = llvm::to_vector(llvm::seq<int64_t>(0, type.getRank()));
    auto sum =
        hlo::ReduceOp::create(builder, loc, product, init, dims, hlo::AddOp::getOperationName());
    dot.getResult().replaceAllUsesWith(sum.getResults()[0]);
    dot.erase();
    ++applied;
  }
  return applied;
}
