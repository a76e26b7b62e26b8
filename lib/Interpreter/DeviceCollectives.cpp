//===- DeviceCollectives.cpp - Collectives of StableHLO over replica groups ----===//
//
// The ranks of a run are the devices: rank = replica * partitions + partition, with as many of both
// as the module's `mhlo.num_replicas` and `mhlo.num_partitions` say. Reductions are left folds over
// a group in its order, in f32 for narrower floats, rounded once.
//===--------------------------------------------------------------------------===//
#include "Bodies.h"
#include "Machine.h"
#include "Strided.h"

#include "zero/Dialect/StableHLO/ReplicaGroups.h"
#include "zero/Dialect/StableHLO/StableHLO.h"

#include "mlir/IR/BuiltinOps.h"

using namespace mlir;
using namespace zero;
using namespace zero::interp;

using Groups = SmallVector<SmallVector<unsigned>>;

namespace {
/// How the ids in an op's groups name devices.
enum class Naming {
  Replicas,     ///< replicas, within one partition
  Partitions,   ///< partitions, within one replica
  AllOfReplica, ///< replicas, with all their partitions
  Global,       ///< devices
};
} // namespace

/// Devices of the program: without attributes all are partitions, or replicas where ops have no
/// channel.
static FailureOr<Devices> getDevices(Operation *op, const Machine &machine, bool hasChannel) {
  if (std::optional<Devices> devices = machine.getDevices())
    return *devices;
  unsigned ranks = machine.getNumRanks();
  auto module = op->getParentOfType<ModuleOp>();
  auto count = [&](StringRef name) -> std::optional<int64_t> {
    auto attr = module ? module->getAttrOfType<IntegerAttr>(name) : IntegerAttr();
    return attr ? std::optional(attr.getInt()) : std::nullopt;
  };
  std::optional<int64_t> replicas = count("mhlo.num_replicas");
  std::optional<int64_t> partitions = count("mhlo.num_partitions");
  Devices devices;
  if (replicas || partitions)
    devices = {replicas.value_or(1), partitions.value_or(1)};
  else
    (hasChannel ? devices.partitions : devices.replicas) = ranks;
  if (devices.replicas < 1 || devices.partitions < 1 ||
      devices.replicas * devices.partitions != static_cast<int64_t>(ranks))
    return op->emitError() << "is part of a program for " << devices.replicas << " replicas of "
                           << devices.partitions << " partitions, but runs on " << ranks
                           << (ranks == 1 ? " device" : " devices");
  return devices;
}

/// Rows of ids, without the -1 that fill them up.
static SmallVector<SmallVector<int64_t>> getRows(DenseIntElementsAttr attr) {
  SmallVector<SmallVector<int64_t>> rows(attr.getType().getDimSize(0));
  int64_t columns = attr.getType().getDimSize(1), at = 0;
  for (int64_t id : attr.getValues<int64_t>()) {
    if (id >= 0)
      rows[at / columns].push_back(id);
    ++at;
  }
  return rows;
}

/// Groups of ranks that the rows mean; no rows mean one group of all.
static FailureOr<Groups> getGroups(Operation *op, SmallVector<SmallVector<int64_t>> rows,
                                   Naming naming, const Devices &devices) {
  int64_t ids = naming == Naming::Global       ? devices.replicas * devices.partitions
                : naming == Naming::Partitions ? devices.partitions
                                               : devices.replicas;
  if (rows.empty())
    rows.push_back(llvm::to_vector(llvm::seq<int64_t>(0, ids)));
  Groups groups;
  for (ArrayRef<int64_t> row : rows) {
    for (int64_t id : row)
      if (id >= ids)
        return op->emitError() << "names device " << id << " in its groups, but there are " << ids;
    switch (naming) {
    case Naming::Global:
      groups.push_back(llvm::map_to_vector(row, [](int64_t id) { return unsigned(id); }));
      break;
    case Naming::Replicas:
      for (int64_t p = 0; p < devices.partitions; ++p)
        groups.push_back(llvm::map_to_vector(row, [&](int64_t id) { return devices.rank(id, p); }));
      break;
    case Naming::Partitions:
      for (int64_t r = 0; r < devices.replicas; ++r)
        groups.push_back(llvm::map_to_vector(row, [&](int64_t id) { return devices.rank(r, id); }));
      break;
    case Naming::AllOfReplica:
      SmallVector<unsigned> &group = groups.emplace_back();
      for (int64_t p = 0; p < devices.partitions; ++p)
        for (int64_t id : row)
          group.push_back(devices.rank(id, p));
      break;
    }
  }
  return groups;
}

/// Groups of an op that all ranks must reach together.
template <typename Op>
static FailureOr<Groups> getGroupsOf(Op op, DenseIntElementsAttr attr, Naming naming,
                                     bool hasChannel, ArrayRef<Lane> lanes, Machine &machine) {
  if (lanes.size() != machine.getNumRanks())
    return op.emitError()
           << "is reached by " << lanes.size() << " of " << machine.getNumRanks()
           << " devices: the control flow around a collective must be the same on all";
  FailureOr<Devices> devices = getDevices(op, machine, hasChannel);
  if (failed(devices))
    return failure();
  return getGroups(op, getRows(attr), naming, *devices);
}

template <typename Op> static bool hasChannel(Op op) {
  return op.getChannelHandle() && op.getChannelHandle()->getHandle() > 0;
}

/// Of ops that may use global device ids.
template <typename Op>
static FailureOr<Groups> getReducingGroups(Op op, ArrayRef<Lane> lanes, Machine &machine) {
  Naming naming = !hasChannel(op)              ? Naming::Replicas
                  : op.getUseGlobalDeviceIds() ? Naming::Global
                                               : Naming::AllOfReplica;
  return getGroupsOf(op, hlo::getReplicaGroups(op), naming, hasChannel(op), lanes, machine);
}

/// Of ops that exchange between partitions where they have a channel.
template <typename Op>
static FailureOr<Groups> getExchangingGroups(Op op, DenseIntElementsAttr attr, ArrayRef<Lane> lanes,
                                             Machine &machine) {
  Naming naming = hasChannel(op) ? Naming::Partitions : Naming::Replicas;
  return getGroupsOf(op, attr, naming, hasChannel(op), lanes, machine);
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

static SmallVector<Tensor> collect(ArrayRef<Tensors> operands, ArrayRef<unsigned> group,
                                   unsigned index) {
  return llvm::map_to_vector(group, [&](unsigned rank) { return operands[rank][index]; });
}

static FailureOr<Tensor> fold(Block &body, ArrayRef<Tensor> values, RankContext context) {
  DType dtype = values.front().getDType();
  bool widens = (dtype == DType::F16 || dtype == DType::BF16) && getCombiner(body);
  auto widened = [&](const Tensor &value) { return widens ? value.converted(DType::F32) : value; };
  Tensor sum = widened(values.front());
  for (const Tensor &value : values.drop_front()) {
    FailureOr<Tensors> combined = context.machine.runBody(body, {sum, widened(value)}, context);
    if (failed(combined))
      return failure();
    sum = combined->front();
  }
  return sum.converted(dtype);
}

static LogicalResult runAllReduce(Operation *op, MutableArrayRef<Tensors> operands,
                                  ArrayRef<Lane> lanes, Machine &machine,
                                  SmallVectorImpl<Tensors> &results) {
  auto reduce = cast<hlo::AllReduceOp>(op);
  FailureOr<Groups> groups = getReducingGroups(reduce, lanes, machine);
  if (failed(groups))
    return failure();
  results.assign(lanes.size(), {});
  for (ArrayRef<unsigned> group : *groups)
    for (unsigned i = 0; i < op->getNumOperands(); ++i) {
      FailureOr<Tensor> sum = fold(reduce.getComputation().front(), collect(operands, group, i),
                                   {machine, lanes[group.front()]});
      if (failed(sum))
        return failure();
      for (unsigned rank : group)
        results[rank].push_back(*sum);
    }
  return success();
}

/// Part `index` of `parts` along a dimension.
static Tensor getPart(const Tensor &tensor, int64_t dim, int64_t parts, int64_t index) {
  SmallVector<int64_t> shape(tensor.getShape());
  shape[dim] /= parts;
  View view = wholeView(tensor.getShape());
  view.offset = index * shape[dim] * view.strides[dim];
  return materialize(tensor, shape, view);
}

static LogicalResult runReduceScatter(Operation *op, MutableArrayRef<Tensors> operands,
                                      ArrayRef<Lane> lanes, Machine &machine,
                                      SmallVectorImpl<Tensors> &results) {
  auto reduce = cast<hlo::ReduceScatterOp>(op);
  FailureOr<Groups> groups = getReducingGroups(reduce, lanes, machine);
  if (failed(groups))
    return failure();
  int64_t dim = reduce.getScatterDimension();
  results.assign(lanes.size(), {});
  for (ArrayRef<unsigned> group : *groups) {
    FailureOr<Tensor> sum = fold(reduce.getComputation().front(), collect(operands, group, 0),
                                 {machine, lanes[group.front()]});
    if (failed(sum))
      return failure();
    int64_t parts = group.size();
    if (sum->getDim(dim) != parts * hlo::tensorType(reduce.getResult()).getDimSize(dim))
      return op->emitError() << "splits dimension " << dim << " of size " << sum->getDim(dim)
                             << " over " << parts << " devices, expected results of type "
                             << reduce.getResult().getType();
    for (auto [position, rank] : llvm::enumerate(group))
      results[rank] = {getPart(*sum, dim, parts, position)};
  }
  return success();
}

static LogicalResult runCrossReplicaSum(Operation *op, MutableArrayRef<Tensors> operands,
                                        ArrayRef<Lane> lanes, Machine &machine,
                                        SmallVectorImpl<Tensors> &results) {
  auto sum = cast<hlo::CrossReplicaSumOp>(op);
  auto groups =
      getGroupsOf(sum, hlo::getReplicaGroups(sum), Naming::Replicas, false, lanes, machine);
  if (failed(groups))
    return failure();
  results.assign(lanes.size(), {});
  for (ArrayRef<unsigned> group : *groups) {
    SmallVector<Tensor> values = collect(operands, group, 0);
    Tensor total = values.front();
    total.makeUnique();
    dispatch(total.getDType(), [&](auto tag) {
      using T = decltype(tag);
      using C = Compute<T>;
      for (int64_t i = 0, n = total.getNumElements(); i < n; ++i) {
        C element = static_cast<C>(values.front().data<T>()[i]);
        for (const Tensor &value : ArrayRef(values).drop_front())
          element = Add::apply<C>(element, static_cast<C>(value.data<T>()[i]));
        total.mutableData<T>()[i] = static_cast<T>(element);
      }
    });
    for (unsigned rank : group)
      results[rank] = {total};
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Exchanges
//===----------------------------------------------------------------------===//

static LogicalResult runAllGather(Operation *op, MutableArrayRef<Tensors> operands,
                                  ArrayRef<Lane> lanes, Machine &machine,
                                  SmallVectorImpl<Tensors> &results) {
  auto gather = cast<hlo::AllGatherOp>(op);
  FailureOr<Groups> groups = getReducingGroups(gather, lanes, machine);
  if (failed(groups))
    return failure();
  results.assign(lanes.size(), {});
  for (ArrayRef<unsigned> group : *groups)
    for (unsigned i = 0; i < op->getNumOperands(); ++i) {
      Tensor whole = concatenated(collect(operands, group, i), gather.getAllGatherDim());
      if (whole.getShape() != cast<RankedTensorType>(op->getResult(i).getType()).getShape())
        return op->emitError() << "joins " << group.size()
                               << " devices' operands, expected results of "
                               << "type " << op->getResult(i).getType();
      for (unsigned rank : group)
        results[rank].push_back(whole);
    }
  return success();
}

static LogicalResult runAllToAll(Operation *op, MutableArrayRef<Tensors> operands,
                                 ArrayRef<Lane> lanes, Machine &machine,
                                 SmallVectorImpl<Tensors> &results) {
  auto exchange = cast<hlo::AllToAllOp>(op);
  auto groups = getExchangingGroups(exchange, hlo::getReplicaGroups(exchange), lanes, machine);
  if (failed(groups))
    return failure();
  int64_t parts = exchange.getSplitCount();
  results.assign(lanes.size(), {});
  for (ArrayRef<unsigned> group : *groups) {
    if (static_cast<int64_t>(group.size()) != parts)
      return op->emitError() << "has split_count " << parts << ", expected " << group.size()
                             << ", the devices of a group";
    for (unsigned i = 0; i < op->getNumOperands(); ++i)
      for (auto [position, rank] : llvm::enumerate(group)) {
        SmallVector<Tensor> received;
        for (const Tensor &value : collect(operands, group, i))
          received.push_back(getPart(value, exchange.getSplitDimension(), parts, position));
        results[rank].push_back(concatenated(received, exchange.getConcatDimension()));
      }
  }
  return success();
}

/// Zeros of the operand's type on every lane.
static void assignZeros(ArrayRef<Tensors> operands, SmallVectorImpl<Tensors> &results) {
  results.clear();
  for (const Tensors &values : operands)
    results.push_back({Tensor::zeros(values.front().getDType(), values.front().getShape())});
}

static LogicalResult runPermute(Operation *op, MutableArrayRef<Tensors> operands,
                                ArrayRef<Lane> lanes, Machine &machine,
                                SmallVectorImpl<Tensors> &results) {
  auto permute = cast<hlo::CollectivePermuteOp>(op);
  if (permute.getSourceTargetPairs().getNumElements() == 0) {
    assignZeros(operands, results);
    return success();
  }
  auto pairs = getExchangingGroups(permute, permute.getSourceTargetPairs(), lanes, machine);
  if (failed(pairs))
    return failure();
  assignZeros(operands, results);
  for (ArrayRef<unsigned> pair : *pairs)
    results[pair[1]] = {operands[pair[0]].front()};
  return success();
}

static LogicalResult runBroadcast(Operation *op, MutableArrayRef<Tensors> operands,
                                  ArrayRef<Lane> lanes, Machine &machine,
                                  SmallVectorImpl<Tensors> &results) {
  auto broadcast = cast<hlo::CollectiveBroadcastOp>(op);
  auto groups = getExchangingGroups(broadcast, hlo::getReplicaGroups(broadcast), lanes, machine);
  if (failed(groups))
    return failure();
  assignZeros(operands, results);
  for (ArrayRef<unsigned> group : *groups)
    for (unsigned rank : group)
      results[rank] = {operands[group.front()].front()};
  return success();
}

//===----------------------------------------------------------------------===//
// Ids
//===----------------------------------------------------------------------===//

template <typename Op> static FailureOr<Tensors> evaluateId(Op op, Operands, RankContext &context) {
  constexpr bool isPartition = std::is_same_v<Op, hlo::PartitionIdOp>;
  FailureOr<Devices> devices = getDevices(op, context.machine, isPartition);
  FailureOr<Tensor> out = makeResult(op);
  if (failed(devices) || failed(out))
    return failure();
  int64_t rank = context.lane.rank;
  int64_t id = isPartition ? rank % devices->partitions : rank / devices->partitions;
  return Tensors{Tensor::scalar(id).converted(out->getDType())};
}

void zero::interp::registerDeviceCollectives(Registry &registry) {
  registry.addGroup<hlo::AllReduceOp>(runAllReduce);
  registry.addGroup<hlo::ReduceScatterOp>(runReduceScatter);
  registry.addGroup<hlo::CrossReplicaSumOp>(runCrossReplicaSum);
  registry.addGroup<hlo::AllGatherOp>(runAllGather);
  registry.addGroup<hlo::AllToAllOp>(runAllToAll);
  registry.addGroup<hlo::CollectivePermuteOp>(runPermute);
  registry.addGroup<hlo::CollectiveBroadcastOp>(runBroadcast);
  registry.addRankDependent<hlo::PartitionIdOp>(evaluateId<hlo::PartitionIdOp>);
  registry.addRankDependent<hlo::ReplicaIdOp>(evaluateId<hlo::ReplicaIdOp>);
}
