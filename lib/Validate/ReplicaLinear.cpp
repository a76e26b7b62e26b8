//===- ReplicaLinear.cpp - Matmuls, convolutions, factorisations -------------------===//
#include "ReplicaWalker.h"

#include "zero/Dialect/StableHLO/Lapack.h"

using namespace mlir;
using zero::ir::ReduceKind;

namespace zero::validate::replica {

namespace {
/// One side of a matmul.
struct Side {
  ArrayRef<int64_t> batching, contracting;
  SmallVector<int64_t> free;
  int64_t firstFree; // dimension of the result where the side's free dimensions start
};

struct Shardings {
  SmallVector<Sharding, 2> operands;
  Sharding result;
};
} // namespace

/// The matmul where `side` is sharded: what the other side must be, and what comes out. Equation
/// matmul-of-rows: of sharded contracting dimensions each rank sums its part.
static Shardings getDotShardings(const Sharding &sharding, unsigned side, const Side (&sides)[2]) {
  const Side &mine = sides[side], &other = sides[1 - side];
  Shardings shardings;
  shardings.operands.resize(2);
  shardings.operands[side] = sharding;
  if (int64_t position = indexIn(mine.batching, sharding.dim); position >= 0) {
    shardings.operands[1 - side] = sharding.onDim(other.batching[position]);
    shardings.result = sharding.onDim(position);
  } else if (int64_t position = indexIn(mine.contracting, sharding.dim); position >= 0) {
    shardings.operands[1 - side] = sharding.onDim(other.contracting[position]);
    shardings.result = sharding.reducedBy(ReduceKind::Add);
  } else {
    shardings.result = sharding.onDim(mine.firstFree + indexIn(mine.free, sharding.dim));
  }
  return shardings;
}

static Answer proveDot(const RuleInput &in) {
  for (unsigned side : {0, 1})
    if (in.sharding(side).isPartial(ReduceKind::Add) && in.sharding(1 - side).isReplicated())
      return in.pass(in.sharding(side));
  auto op = cast<hlo::DotGeneralOp>(in.op);
  hlo::DotDimensionNumbersAttr dims = op.getDotDimensionNumbers();
  SmallVector<int64_t> lhsFree = op.getLhsFreeDimensions(), rhsFree = op.getRhsFreeDimensions();
  int64_t numBatching = dims.getLhsBatchingDimensions().size();
  int64_t numLhsFree = lhsFree.size();
  Side sides[2] = {{dims.getLhsBatchingDimensions(), dims.getLhsContractingDimensions(),
                    std::move(lhsFree), numBatching},
                   {dims.getRhsBatchingDimensions(), dims.getRhsContractingDimensions(),
                    std::move(rhsFree), numBatching + numLhsFree}};
  for (unsigned side : {0, 1}) {
    if (!in.sharding(side).isSharded())
      continue;
    Shardings shardings = getDotShardings(in.sharding(side), side, sides);
    return in.apply(shardings.operands, shardings.result);
  }
  return std::nullopt;
}

/// Rows of the batch are convolved alone; a filter's gradient sums over the batch, which then
/// stands where features of the input stand.
static Answer proveConvolution(const RuleInput &in) {
  auto op = cast<hlo::ConvolutionOp>(in.op);
  hlo::ConvDimensionNumbersAttr dims = op.getDimensionNumbers();
  Sharding lhs = in.sharding(0), rhs = in.sharding(1);
  int64_t feature = dims.getInputFeatureDimension();
  int64_t kernelFeature = dims.getKernelInputFeatureDimension();
  if (lhs.isShardedOn(dims.getInputBatchDimension()) && op.getBatchGroupCount() == 1)
    return in.apply({lhs, Sharding()}, lhs.onDim(dims.getOutputBatchDimension()));
  if (rhs.isShardedOn(kernelFeature) && !lhs.isSharded())
    lhs = rhs.onDim(feature);
  if (lhs.isShardedOn(feature) && op.getFeatureGroupCount() == 1)
    return in.apply({lhs, lhs.onDim(kernelFeature)}, lhs.reducedBy(ReduceKind::Add));
  return std::nullopt;
}

namespace {
/// Which operand has the right-hand sides (rows or columns of one dimension), and which result what
/// is found for them.
struct RightHandSides {
  int64_t operand = -1, result = 0, dim = 0;
};
} // namespace

/// `numBatchDims` dimensions stand before those of a matrix.
static RightHandSides findRightHandSides(Operation *op, int64_t numBatchDims) {
  auto along = [&](bool isLeft) { return numBatchDims + (isLeft ? 1 : 0); };
  if (auto solve = dyn_cast<hlo::TriangularSolveOp>(op))
    return {1, 0, along(solve.getLeftSide())};
  auto custom = dyn_cast<hlo::CustomCallOp>(op);
  std::optional<hlo::LapackCall> call = custom ? hlo::getLapackCall(custom) : std::nullopt;
  if (!call)
    return {};
  switch (call->routine) {
  case hlo::LapackRoutine::Trsm:
    return {1, 0, along(call->isLeft)};
  case hlo::LapackRoutine::Ormqr:
    return {2, 0, along(call->isLeft)};
  case hlo::LapackRoutine::Gtsv:
    return {3, 3, numBatchDims + 1};
  default:
    return {};
  }
}

/// Equation rows-of-elementwise: matrices of a batch are factorised and solved one by one, and so
/// are right-hand sides.
static Answer proveFactorization(const RuleInput &in) {
  int64_t numBatchDims = 0;
  for (unsigned i = 0; i < in.operands.size(); ++i)
    numBatchDims = std::max(numBatchDims, static_cast<int64_t>(in.shape(i).size()) - 2);
  Sharding sharding = in.firstSharded();
  if (!sharding.isSharded())
    return std::nullopt;
  if (sharding.dim >= numBatchDims) {
    RightHandSides sides = findRightHandSides(in.op, numBatchDims);
    if (sides.operand < 0 || sharding.dim != sides.dim || !in.sharding(sides.operand).isSharded())
      return std::nullopt;
    SmallVector<Sharding> operands(in.operands.size()), results(in.op->getNumResults());
    operands[sides.operand] = results[sides.result] = sharding;
    return in.apply(operands, results);
  }
  return in.apply(SmallVector<Sharding>(in.operands.size(), sharding),
                  SmallVector<Sharding>(in.op->getNumResults(), sharding));
}

/// Of foreign code only LAPACK's is known: all of its functions take a batch in front.
static Answer proveCustomCall(const RuleInput &in) {
  StringRef name = cast<hlo::CustomCallOp>(in.op).getCallTargetName();
  bool isLapack = name.starts_with("lapack_") && name.ends_with("_ffi");
  return isLapack && !in.operands.empty() ? proveFactorization(in) : std::nullopt;
}

void addLinearRules(RuleTable &table) {
  addRule<hlo::CholeskyOp, hlo::TriangularSolveOp>(table, proveFactorization);
  addRule<hlo::CustomCallOp>(table, proveCustomCall);
  addRule<hlo::DotGeneralOp>(table, proveDot);
  addRule<hlo::ConvolutionOp>(table, proveConvolution);
}

} // namespace zero::validate::replica
