//===- Collectives.cpp - Ops that see the values of all ranks -----------------===//
#include "Bodies.h"
#include "Groups.h"
#include "Machine.h"
#include "Strided.h"

#include <cstring>

using namespace mlir;
using namespace zero;
using namespace zero::interp;

/// Groups of an op over mesh axes; fails where not all ranks reach it together.
template <typename Op>
static FailureOr<SmallVector<SmallVector<unsigned>>> getGroupsOf(Op op, ArrayRef<Lane> lanes,
                                                                 Machine &machine) {
  ir::MeshOp mesh = lookUpMesh(op, op.getMeshAttr());
  if (getMeshSize(mesh->getParentOp()) != machine.getNumRanks())
    return op.emitError() << "runs over a mesh of " << getMeshSize(mesh->getParentOp())
                          << " ranks, but the program runs on " << machine.getNumRanks();
  if (lanes.size() != machine.getNumRanks())
    return op.emitError() << "is reached by " << lanes.size() << " of " << machine.getNumRanks()
                          << " ranks: the control flow around a collective must be the same on all";
  return getGroups(mesh, op.getAxes(), machine.getNumRanks());
}

static Combiner combinerOf(ir::ReduceKind kind) {
  switch (kind) {
  case ir::ReduceKind::Add:
    return Combiner::Add;
  case ir::ReduceKind::Mul:
    return Combiner::Multiply;
  case ir::ReduceKind::Max:
    return Combiner::Maximum;
  case ir::ReduceKind::Min:
    return Combiner::Minimum;
  case ir::ReduceKind::And:
    return Combiner::And;
  case ir::ReduceKind::Or:
    return Combiner::Or;
  }
  llvm_unreachable("all kinds are above");
}

/// Elements [begin, begin + size) of a left fold over the ranks' tensors in the order given,
/// computed in f32 for f32 and 16-bit floats (f64 for f64) and rounded once.
static FailureOr<Tensor> foldRanks(Operation *op, ir::ReduceKind kind, ArrayRef<Tensor> values,
                                   int64_t begin, ArrayRef<int64_t> shape) {
  Tensor out(values.front().getDType(), shape);
  bool defined = dispatch(out.getDType(), [&](auto tag) {
    using T = decltype(tag);
    using C = Compute<T>;
    T *to = out.mutableData<T>();
    return dispatchCombiner<C>(combinerOf(kind), [&](auto combine) {
      for (int64_t i = 0, n = out.getNumElements(); i < n; ++i) {
        C sum = static_cast<C>(values.front().data<T>()[begin + i]);
        for (const Tensor &value : values.drop_front())
          sum =
              decltype(combine)::template apply<C>(sum, static_cast<C>(value.data<T>()[begin + i]));
        to[i] = static_cast<T>(sum);
      }
    });
  });
  if (!defined)
    return op->emitError() << "the reduction " << stringifyReduceKind(kind)
                           << " is not defined on element type " << getName(out.getDType());
  return out;
}

/// Operand `index` of the ranks of a group.
static SmallVector<Tensor> collect(ArrayRef<Tensors> operands, ArrayRef<unsigned> group,
                                   unsigned index) {
  return llvm::map_to_vector(group, [&](unsigned rank) { return operands[rank][index]; });
}

static LogicalResult runAllReduce(Operation *op, MutableArrayRef<Tensors> operands,
                                  ArrayRef<Lane> lanes, Machine &machine,
                                  SmallVectorImpl<Tensors> &results) {
  auto reduce = cast<ir::AllReduceOp>(op);
  auto groups = getGroupsOf(reduce, lanes, machine);
  if (failed(groups))
    return failure();
  results.assign(lanes.size(), {});
  for (ArrayRef<unsigned> group : *groups) {
    SmallVector<Tensor> values = collect(operands, group, 0);
    auto sum = foldRanks(op, reduce.getKind(), values, 0, values.front().getShape());
    if (failed(sum))
      return failure();
    for (unsigned rank : group)
      results[rank] = {*sum};
  }
  return success();
}

static LogicalResult runReduceScatter(Operation *op, MutableArrayRef<Tensors> operands,
                                      ArrayRef<Lane> lanes, Machine &machine,
                                      SmallVectorImpl<Tensors> &results) {
  auto reduce = cast<ir::ReduceScatterOp>(op);
  auto groups = getGroupsOf(reduce, lanes, machine);
  if (failed(groups))
    return failure();
  results.assign(lanes.size(), {});
  for (ArrayRef<unsigned> group : *groups)
    for (unsigned unit = 0; unit < op->getNumOperands(); ++unit) {
      SmallVector<Tensor> values = collect(operands, group, unit);
      int64_t shard = values.front().getNumElements() / group.size();
      for (auto [position, rank] : llvm::enumerate(group)) {
        auto sum = foldRanks(op, reduce.getKind(), values, position * shard, shard);
        if (failed(sum))
          return failure();
        results[rank].push_back(*sum);
      }
    }
  return success();
}

static LogicalResult runAllGather(Operation *op, MutableArrayRef<Tensors> operands,
                                  ArrayRef<Lane> lanes, Machine &machine,
                                  SmallVectorImpl<Tensors> &results) {
  auto groups = getGroupsOf(cast<ir::AllGatherOp>(op), lanes, machine);
  if (failed(groups))
    return failure();
  results.assign(lanes.size(), {});
  for (ArrayRef<unsigned> group : *groups)
    for (unsigned unit = 0; unit < op->getNumOperands(); ++unit) {
      Tensor whole = concatenated(collect(operands, group, unit), 0);
      for (unsigned rank : group)
        results[rank].push_back(whole);
    }
  return success();
}

static LogicalResult runBatchGather(Operation *op, MutableArrayRef<Tensors> operands,
                                    ArrayRef<Lane> lanes, Machine &machine,
                                    SmallVectorImpl<Tensors> &results) {
  auto gather = cast<ir::BatchGatherOp>(op);
  auto groups = getGroupsOf(gather, lanes, machine);
  if (failed(groups))
    return failure();
  results.assign(lanes.size(), {});
  for (ArrayRef<unsigned> group : *groups) {
    Tensor whole = concatenated(collect(operands, group, 0), gather.getDim());
    for (unsigned rank : group)
      results[rank] = {whole};
  }
  return success();
}

static FailureOr<Tensors> evaluateRankOffset(ir::RankOffsetOp op, Operands, RankContext &context) {
  FailureOr<Tensor> out = makeResult(op);
  if (failed(out))
    return failure();
  Place place = getPlace(lookUpMesh(op, op.getMeshAttr()), op.getAxes(), context.lane.rank);
  int64_t offset = place.position * static_cast<int64_t>(op.getStride());
  return Tensors{Tensor::scalar(offset).converted(out->getDType())};
}

void zero::interp::registerCollectives(Registry &registry) {
  registry.addGroup<ir::AllReduceOp>(runAllReduce);
  registry.addGroup<ir::ReduceScatterOp>(runReduceScatter);
  registry.addGroup<ir::AllGatherOp>(runAllGather);
  registry.addGroup<ir::BatchGatherOp>(runBatchGather);
  registry.addRankDependent<ir::RankOffsetOp>(evaluateRankOffset);
}
