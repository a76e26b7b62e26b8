#include "Replicas.h"

#include "DeviceMesh.h"
#include "Roles/RoleDraft.h"

#include "zero/Dialect/StableHLO/ReplicaGroups.h"
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Dialect/StableHLO/TensorSize.h"

#include "zero/Support/Reads.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace zero;
using namespace zero::import;

/// Collectives and replica numbers outside manual computations, in order.
static SmallVector<Operation *> getCollectives(func::FuncOp entry) {
  SmallVector<Operation *> found;
  entry.walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (isa<sdy::ManualComputationOp>(op))
      return WalkResult::skip();
    if (hlo::isCollective(op) || isa<hlo::ReplicaIdOp, hlo::PartitionIdOp>(op))
      found.push_back(op);
    return WalkResult::advance();
  });
  return found;
}

bool import::isReplica(func::FuncOp entry) { return !getCollectives(entry).empty(); }

static int64_t getCount(func::FuncOp entry, StringRef name) {
  auto count = entry->getParentOfType<ModuleOp>()->getAttrOfType<IntegerAttr>(name);
  return count ? count.getInt() : 1;
}

/// Devices in the groups of a collective; 0 where it names none. With a channel, but no global ids,
/// a replica in a group stands for all its partitions.
static int64_t countNamed(Operation *op, int64_t partitions) {
  DenseIntElementsAttr groups = hlo::getReplicaGroups(op);
  if (!groups)
    return 0;
  int64_t named = llvm::count_if(groups.getValues<int64_t>(), [](int64_t id) { return id >= 0; });
  bool isOfReplicas = op->hasAttr("channel_handle") && !op->hasAttr("use_global_device_ids");
  return isOfReplicas && named == 1 ? partitions : named;
}

static int64_t countGroups(Operation *op) {
  DenseIntElementsAttr groups = hlo::getReplicaGroups(op);
  return groups ? groups.getType().getDimSize(0) : 0;
}

FailureOr<int64_t> import::countReplicas(func::FuncOp entry) {
  SmallVector<Operation *> collectives = getCollectives(entry);
  if (collectives.empty())
    return 1;
  int64_t replicas = getCount(entry, "mhlo.num_replicas");
  int64_t partitions = getCount(entry, "mhlo.num_partitions");
  if (replicas > 1 && partitions > 1)
    return collectives.front()->emitOpError()
           << "is of a module for " << replicas << " replicas of " << partitions
           << " partitions, expected one of the two to be 1: ranks are along one axis; export the "
              "step for replicas alone";
  int64_t count = std::max(replicas, partitions);
  for (Operation *op : collectives) {
    int64_t named = countNamed(op, partitions), groups = countGroups(op);
    if (groups > 1)
      return op->emitOpError() << "is over " << groups << " groups of "
                               << (groups < named ? "some devices" : "one device")
                               << " each, expected one group of all: ranks have no groups within "
                                  "them; write it over all of them";
    if (count == 1)
      count = std::max<int64_t>(named, 1);
    if (named > 0 && named != count)
      return op->emitOpError() << "names " << named << " devices, expected the " << count
                               << " of the step in one group; write it over all of them";
  }
  if (count < 2)
    return collectives.front()->emitOpError(
        "names no devices, and the module does not say how many there are; write the groups, or "
        "mhlo.num_replicas on the module");
  return count;
}

static void dropCollective(Operation *op) {
  op->replaceAllUsesWith(op->getOperands());
  op->erase();
}

void import::dropReductions(func::FuncOp copy) {
  for (Operation *op : getCollectives(copy))
    if (isa<hlo::AllReduceOp, hlo::CollectiveBroadcastOp>(op))
      dropCollective(op);
}

/// One group of all devices in order.
static DenseIntElementsAttr getAllDevices(MLIRContext *context, int64_t count) {
  auto type = RankedTensorType::get({1, count}, IntegerType::get(context, 64));
  return DenseIntElementsAttr::get(type, llvm::to_vector(llvm::seq<int64_t>(0, count)));
}

/// The groups of a collective as sets of devices; empty where they are not all named once.
static SmallVector<llvm::SmallDenseSet<int64_t>> getSets(DenseIntElementsAttr groups) {
  SmallVector<llvm::SmallDenseSet<int64_t>> sets(groups.getType().getDimSize(0));
  llvm::SmallDenseSet<int64_t> all;
  int64_t size = groups.getType().getDimSize(1);
  for (auto [index, id] : llvm::enumerate(groups.getValues<int64_t>())) {
    if (id < 0 || !all.insert(id).second)
      return {};
    sets[index / size].insert(id);
  }
  return sets;
}

/// Whether sums over groups of `outer` of sums over groups of `inner` are sums over all devices:
/// every group of one has one device of every group of the other.
static bool coverTogether(DenseIntElementsAttr inner, DenseIntElementsAttr outer) {
  if (!inner || !outer)
    return false;
  auto one = getSets(inner), other = getSets(outer);
  if (one.empty() || other.empty() || inner.getNumElements() != outer.getNumElements())
    return false;
  for (const auto &a : one)
    for (const auto &b : other)
      if (llvm::count_if(a, [&](int64_t id) { return b.contains(id); }) != 1)
        return false;
  return true;
}

/// The reduction that gives all operands of `outer`, in order and to nothing else.
static hlo::AllReduceOp getInner(hlo::AllReduceOp outer) {
  auto inner = outer.getOperands().front().getDefiningOp<hlo::AllReduceOp>();
  if (!inner || !llvm::equal(inner.getResults(), outer.getOperands()) ||
      !llvm::all_of(inner.getResults(), [](Value result) { return result.hasOneUse(); }))
    return nullptr;
  return inner;
}

void import::joinLevels(func::FuncOp entry) {
  for (Operation *op : getCollectives(entry)) {
    auto outer = dyn_cast<hlo::AllReduceOp>(op);
    hlo::AllReduceOp inner = outer ? getInner(outer) : nullptr;
    if (!inner || !coverTogether(hlo::getReplicaGroups(inner), hlo::getReplicaGroups(outer)))
      continue;
    Operation *first = hlo::getSimpleReducer(inner.getComputation());
    Operation *second = hlo::getSimpleReducer(outer.getComputation());
    if (!first || !second || first->getName() != second->getName())
      continue;
    int64_t count = hlo::getReplicaGroups(outer).getNumElements();
    outer->setOperands(inner->getOperands());
    outer->setAttr("replica_groups", getAllDevices(entry.getContext(), count));
    inner.erase();
  }
}

/// Writes every group as that of all devices, by their numbers; `countReplicas` found it to be.
/// What is reduced does not depend on the order in which they are named.
static void nameAllDevices(func::FuncOp entry, int64_t replicas) {
  DenseIntElementsAttr all = getAllDevices(entry.getContext(), replicas);
  for (Operation *op : getCollectives(entry))
    if (DenseIntElementsAttr groups = hlo::getReplicaGroups(op);
        groups && (groups.getNumElements() == 1 || isa<hlo::AllReduceOp>(op)))
      op->setAttr("replica_groups", all);
}

/// A whole array of which each of `count` replicas has `part`, along `dim`.
static Type join(Type part, int64_t dim, int64_t count) {
  auto type = cast<RankedTensorType>(part);
  if (dim < 0)
    return type;
  SmallVector<int64_t> shape(type.getShape());
  shape[dim] *= count;
  return type.clone(shape);
}

llvm::DenseSet<Value> import::findVarying(Block &block, llvm::DenseSet<Value> varying,
                                          llvm::function_ref<bool(Operation *)> isSameOnAll) {
  for (Operation &op : block.without_terminator()) {
    if (isSameOnAll(&op))
      continue;
    bool isOwn = isa<hlo::ReplicaIdOp, hlo::PartitionIdOp>(op) ||
                 (hlo::isCollective(&op) && !isa<hlo::AllReduceOp, hlo::AllGatherOp>(op));
    if (isOwn ||
        llvm::any_of(getReadValues(&op), [&](Value value) { return varying.contains(value); }))
      varying.insert(op.result_begin(), op.result_end());
  }
  return varying;
}

/// Values that may differ between replicas: computed from their own rows or number by another way
/// than reductions.
static llvm::DenseSet<Value> findVaryingValues(func::FuncOp entry, ArrayRef<Port> in) {
  Block &block = entry.getBody().front();
  llvm::DenseSet<Value> rows;
  for (auto [port, argument] : llvm::zip_equal(in, block.getArguments()))
    if (port.dim >= 0)
      rows.insert(argument);
  return findVarying(block, std::move(rows), [](Operation *op) {
    return isa<hlo::AllReduceOp, hlo::AllGatherOp, hlo::CollectiveBroadcastOp>(op);
  });
}

/// What all replicas have is what the first one sends them: DDP broadcasts states before each step.
static void dropBroadcasts(func::FuncOp entry, const llvm::DenseSet<Value> &varying) {
  for (auto broadcast :
       llvm::make_early_inc_range(entry.getBody().front().getOps<hlo::CollectiveBroadcastOp>()))
    if (!varying.contains(broadcast.getOperand()))
      dropCollective(broadcast);
}

static llvm::BitVector findVaryingResults(func::FuncOp entry,
                                          const llvm::DenseSet<Value> &varying) {
  llvm::BitVector found(entry.getNumResults());
  Operation *end = entry.getBody().front().getTerminator();
  for (auto [index, result] : llvm::enumerate(end->getOperands()))
    if (varying.contains(result))
      found.set(index);
  return found;
}

LogicalResult import::formReplicas(EntryDraft &draft, int64_t replicas) {
  func::FuncOp entry = draft.entry;
  SmallVector<Port> in, out;
  for (auto [type, role] : llvm::zip_equal(entry.getArgumentTypes(), draft.arguments)) {
    role.groups = 1; // micro-batches are cut out of a replica's own rows
    int64_t dim = role.kind == ir::RoleKind::Batch ? std::max<int64_t>(role.dim, 0) : -1;
    in.push_back({join(type, dim, replicas), dim});
  }
  llvm::DenseSet<Value> values = findVaryingValues(entry, in);
  llvm::BitVector varying = findVaryingResults(entry, values);
  for (auto [index, role] : llvm::enumerate(draft.results)) {
    bool isRows = draft.getReplaced(index) < 0 && role.kind == ir::RoleKind::Output &&
                  role.dim >= 0 && varying.test(index);
    if (varying.test(index) && !isRows)
      return entry.emitError() << "result " << index << " of '" << entry.getName()
                               << "' differs between the " << replicas
                               << " replicas of the step, expected states and numbers that are "
                                  "summed over all of them; put an all_reduce over all replicas, "
                                  "and a division where a mean is meant, before it is returned";
    int64_t dim = isRows ? role.dim : -1;
    out.push_back({join(entry.getResultTypes()[index], dim, replicas), dim});
  }
  dropBroadcasts(entry, values);
  nameAllDevices(entry, replicas);
  DeviceMesh mesh(entry->getParentOfType<ModuleOp>(), replicas, "replicas");
  enclose(entry, mesh, in, out);
  return success();
}
