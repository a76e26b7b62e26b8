//===- Collectives.cpp - Ops that see the values of all ranks -----------------===//
#include "Collectives.h"

#include "Bodies.h"
#include "Groups.h"
#include "Strided.h"
#include "zero/Dialect/Zero/Exchange.h"
#include "zero/Support/Counted.h"

#include <cstring>

using namespace mlir;
using namespace zero;
using namespace zero::interp;

FailureOr<Groups> zero::interp::getGroupsOf(ir::CollectiveOpInterface op, ArrayRef<Lane> lanes,
                                            Machine &machine) {
  ir::Group group = op.getGroup();
  ir::MeshOp mesh = lookUpMesh(op, group.mesh);
  if (getMeshSize(mesh->getParentOp()) != machine.getNumRanks())
    return op->emitError() << "runs over a mesh of "
                           << counted(getMeshSize(mesh->getParentOp()), "rank")
                           << ", but the program runs on " << machine.getNumRanks();
  if (lanes.size() != machine.getNumRanks())
    return op->emitError() << "is reached by " << lanes.size() << " of "
                           << counted(machine.getNumRanks(), "rank")
                           << ": the control flow around a collective must be the same on "
                              "all";
  return getGroups(mesh, group.axes, machine.getNumRanks());
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

/// Every member's own range of the sum.
static FailureOr<SmallVector<Tensor>> scatter(Operation *op, ir::ReduceKind kind,
                                              ArrayRef<Tensor> values) {
  int64_t members = values.size(), own = values.front().getNumElements() / members;
  SmallVector<Tensor> results;
  for (int64_t position = 0; position < members; ++position) {
    FailureOr<Tensor> sum = foldRanks(op, kind, values, position * own, own);
    if (failed(sum))
      return failure();
    results.push_back(*sum);
  }
  return results;
}

FailureOr<SmallVector<Tensor>> zero::interp::combine(ir::CollectiveOpInterface op,
                                                     ArrayRef<Tensor> values) {
  switch (op.getCollectiveKind()) {
  case ir::CollectiveKind::AllGather:
    return SmallVector<Tensor>(values.size(), concatenated(values, 0));
  case ir::CollectiveKind::ReduceScatter:
    return scatter(op, *op.getReduceKind(), values);
  case ir::CollectiveKind::AllReduce: {
    FailureOr<Tensor> sum =
        foldRanks(op, *op.getReduceKind(), values, 0, values.front().getShape());
    if (failed(sum))
      return failure();
    return SmallVector<Tensor>(values.size(), *sum);
  }
  case ir::CollectiveKind::AllToAll:
    break; // by exchange
  }
  llvm_unreachable("all kinds are above");
}

FailureOr<SmallVector<Tensors>> zero::interp::exchange(ir::CollectiveOpInterface op,
                                                       ArrayRef<Tensors> operands) {
  SmallVector<Tensors> results(operands.size());
  for (Tensors &ofMember : results)
    for (RankedTensorType type : op.getTargetTypes()) {
      Tensor &result = ofMember.emplace_back(operands[0][0].getDType(), type.getShape());
      poison(result);
    }
  for (auto piece : op.getPiecesAttr().getAsRange<ir::PieceAttr>())
    for (int64_t i = 0; i < piece.getSize(); ++i) {
      int64_t read = piece.getFromStart() + i, written = piece.getToStart() + i;
      int64_t source = operands[0][piece.getFrom()].getNumElements(),
              target = results[0][piece.getTo()].getNumElements();
      Tensor &result = results[written / target][piece.getTo()];
      const Tensor &operand = operands[read / source][piece.getFrom()];
      size_t width = getByteWidth(result.getDType());
      memcpy(result.getMutableBytes() + (written % target) * width,
             operand.getBytes() + (read % source) * width, width);
    }
  return results;
}

/// Operand `index` of the ranks of a group.
static SmallVector<Tensor> collect(ArrayRef<Tensors> operands, ArrayRef<unsigned> group,
                                   unsigned index) {
  return llvm::map_to_vector(group, [&](unsigned rank) { return operands[rank][index]; });
}

/// `results` are per lane, then per result.
static LogicalResult runExchange(ir::CollectiveOpInterface op, MutableArrayRef<Tensors> operands,
                                 ArrayRef<SmallVector<unsigned>> groups,
                                 SmallVectorImpl<Tensors> &results) {
  for (ArrayRef<unsigned> group : groups) {
    auto ofGroup =
        llvm::map_to_vector(group, [&](unsigned rank) -> Tensors { return operands[rank]; });
    FailureOr<SmallVector<Tensors>> exchanged = exchange(op, ofGroup);
    if (failed(exchanged))
      return failure();
    for (auto [rank, values] : llvm::zip_equal(group, *exchanged))
      results[rank] = std::move(values);
  }
  return success();
}

/// One collective per operand; `results` are per lane, then per operand.
static LogicalResult runCollective(Operation *op, MutableArrayRef<Tensors> operands,
                                   ArrayRef<Lane> lanes, Machine &machine,
                                   SmallVectorImpl<Tensors> &results) {
  auto collective = cast<ir::CollectiveOpInterface>(op);
  FailureOr<Groups> groups = getGroupsOf(collective, lanes, machine);
  if (failed(groups))
    return failure();
  results.assign(lanes.size(), {});
  if (collective.getCollectiveKind() == ir::CollectiveKind::AllToAll)
    return runExchange(collective, operands, *groups, results);
  for (ArrayRef<unsigned> group : *groups)
    for (unsigned index = 0; index < op->getNumOperands(); ++index) {
      auto combined = combine(collective, collect(operands, group, index));
      if (failed(combined))
        return failure();
      // Rows of a reduction keep their shape; units are flat.
      ArrayRef<int64_t> shape = collective.getTargetTypes()[index].getShape();
      for (auto [rank, value] : llvm::zip_equal(group, *combined))
        results[rank].push_back(value.getShape() == shape ? std::move(value)
                                                          : value.reshaped(shape));
    }
  return success();
}

Tensor zero::interp::makeScratch(RankedTensorType bytes) {
  Tensor scratch(DType::I8, bytes.getShape());
  poison(scratch);
  return scratch;
}

/// The tensors are there at once; `zero.await` names them.
static LogicalResult runCollectiveStart(Operation *op, MutableArrayRef<Tensors> operands,
                                        ArrayRef<Lane> lanes, Machine &machine,
                                        SmallVectorImpl<Tensors> &results) {
  SmallVector<Tensors> made;
  if (failed(runCollective(op, operands, lanes, machine, made)))
    return failure();
  auto start = cast<ir::CollectiveStartOp>(op);
  if (op->hasAttr("folds"))
    for (Tensors &ofRank : made)
      ofRank.push_back(
          makeScratch(cast<RankedTensorType>(start.getFuture().getType().getTypes().back())));
  machine.getExchange().futures[start.getFuture()] = std::move(made);
  results.assign(lanes.size(), Tensors(1));
  return success();
}

static LogicalResult runAwait(Operation *op, MutableArrayRef<Tensors>, ArrayRef<Lane> lanes,
                              Machine &machine, SmallVectorImpl<Tensors> &results) {
  auto &futures = machine.getExchange().futures;
  auto future = futures.find(cast<ir::AwaitOp>(op).getFuture());
  if (future == futures.end() || future->second.size() != lanes.size())
    return op->emitError() << "waits for a future that no collective on all ranks has started";
  llvm::append_range(results, std::move(future->second));
  futures.erase(future);
  return success();
}

static LogicalResult runBatchGather(Operation *op, MutableArrayRef<Tensors> operands,
                                    ArrayRef<Lane> lanes, Machine &machine,
                                    SmallVectorImpl<Tensors> &results) {
  auto gather = cast<ir::BatchGatherOp>(op);
  FailureOr<Groups> groups = getGroupsOf(gather, lanes, machine);
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
  GroupPosition inGroup =
      getGroupPosition(lookUpMesh(op, op.getMeshAttr()), op.getAxes(), context.lane.rank);
  int64_t offset = inGroup.position * static_cast<int64_t>(op.getStride());
  return Tensors{Tensor::scalar(offset).converted(out->getDType())};
}

void zero::interp::registerCollectives(Registry &registry) {
  registry.addGroup<ir::AllReduceOp>(runCollective);
  registry.addGroup<ir::ReduceScatterOp>(runCollective);
  registry.addGroup<ir::AllGatherOp>(runCollective);
  registry.addGroup<ir::AllToAllOp>(runCollective);
  registry.addGroup<ir::CollectiveStartOp>(runCollectiveStart);
  registry.addGroup<ir::AwaitOp>(runAwait);
  registry.addGroup<ir::BatchExchangeOp>(runCollective);
  registry.addGroup<ir::BatchGatherOp>(runBatchGather);
  registry.addGroup<ir::BatchScatterOp>(runCollective);
  registry.addRankDependent<ir::RankOffsetOp>(evaluateRankOffset);
}
