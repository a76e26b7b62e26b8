//===- ShardingContraction.cpp - Sharding rules of matmuls, convolutions -----------===//
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Dialect/Zero/Zero.h"

using namespace mlir;
using namespace zero::hlo;
using zero::ir::ReduceKind;

/// Linear in each side, not in both together.
ShardingRules DotGeneralOp::getShardingRules() {
  ShardingRule rule(*this);
  rule.linear.push_back({{0}, kindSet(ReduceKind::Add)});
  rule.linear.push_back({{1}, kindSet(ReduceKind::Add)});
  DotDimensionNumbersAttr dims = getDotDimensionNumbers();
  ArrayRef<int64_t> lhs = tensorType(getLhs()).getShape(), rhs = tensorType(getRhs()).getShape();
  unsigned next = 0; // dimension of the result
  for (auto [left, right] :
       llvm::zip_equal(dims.getLhsBatchingDimensions(), dims.getRhsBatchingDimensions())) {
    unsigned factor = rule.addFactor(lhs[left], FactorKind::Parallel);
    rule.operands[0][left].factors.push_back(factor);
    rule.operands[1][right].factors.push_back(factor);
    rule.results[0][next++].factors.push_back(factor);
  }
  for (auto [side, free] : {std::pair(0, getLhsFreeDimensions()), {1, getRhsFreeDimensions()}})
    for (int64_t dim : free) {
      unsigned factor = rule.addFactor((side ? rhs : lhs)[dim], FactorKind::Parallel);
      rule.operands[side][dim].factors.push_back(factor);
      rule.results[0][next++].factors.push_back(factor);
    }
  for (auto [left, right] :
       llvm::zip_equal(dims.getLhsContractingDimensions(), dims.getRhsContractingDimensions())) {
    unsigned factor = rule.addFactor(lhs[left], FactorKind::Contracted, ReduceKind::Add);
    rule.operands[0][left].factors.push_back(factor);
    rule.operands[1][right].factors.push_back(factor);
  }
  return onlyRule(std::move(rule));
}

/// Rows of the batch are convolved alone; a filter's gradient contracts over the batch, which then
/// stands where features of the input stand. The filter's output features are whole: no equation
/// shows shards of them equal yet.
ShardingRules ConvolutionOp::getShardingRules() {
  ShardingRule rule(*this);
  ConvDimensionNumbersAttr dims = getDimensionNumbers();
  ArrayRef<int64_t> lhs = tensorType(getLhs()).getShape();
  if (getBatchGroupCount() == 1) {
    int64_t batch = dims.getInputBatchDimension();
    unsigned factor = rule.addFactor(lhs[batch], FactorKind::Parallel);
    rule.operands[0][batch].factors.push_back(factor);
    rule.results[0][dims.getOutputBatchDimension()].factors.push_back(factor);
  }
  if (getFeatureGroupCount() == 1) {
    int64_t feature = dims.getInputFeatureDimension();
    unsigned factor = rule.addFactor(lhs[feature], FactorKind::Contracted, ReduceKind::Add);
    rule.operands[0][feature].factors.push_back(factor);
    rule.operands[1][dims.getKernelInputFeatureDimension()].factors.push_back(factor);
  }
  for (int64_t dim : dims.getInputSpatialDimensions())
    rule.operands[0][dim].factors.push_back(rule.addFactor(lhs[dim], FactorKind::Windowed));
  rule.completeWith(FactorKind::Whole, *this);
  return onlyRule(std::move(rule));
}
