#include "ScheduleClaims.h"

#include "VerifyActivations.h"
#include "WaitingGradients.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/SymbolTable.h"
#include "zero/4-Scheduled/Buffers.h"
#include "zero/Analysis/Claims.h"
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Dialect/Zero/Entries.h"
#include "llvm/ADT/SetVector.h"
#include <set>

using namespace mlir;
using namespace zero::ir;

namespace zero {
namespace {

/// What one entry holds whole.
class LiveCheck {
public:
  LiveCheck(const checked::Tables &tables, func::FuncOp entry)
      : tables(tables), symbols(tables.module), block(entry.getBody().front()), timeline(block),
        prefetch(getConfigInt(tables.module, "prefetch").value_or(1)) {}

  LogicalResult run() {
    findGathers();
    if (failed(checkInFlight()) || failed(checkHeld()))
      return failure();
    return verifyWaitingGradients(tables, block, timeline);
  }

private:
  /// A unit of a gather, and when its parts are read.
  struct Gather {
    CollectiveStartOp start;
    LayoutOp layout;
    /// Of a state, not of what the step itself has made: that is gathered once for all its readers,
    /// which `extra` of zero.bytes counts.
    bool isOfState;
    SmallVector<int64_t> reads;
    /// The same, and in between when what is made of the unit alone is read (an exponential of a
    /// width): uses of the unit, as the plan of its gathers counts them.
    SmallVector<int64_t> uses;
  };
  void findGathers();
  LogicalResult checkInFlight();
  LogicalResult checkHeld();

  /// When ops other than the return read `whole`, a view or a copy of it: what a loop that is kept
  /// carries is copied for it before it, and waits for its first round as the unit does.
  void collectReads(Value whole, Gather &gather) {
    SmallVector<Value> pending{whole}, expanded;
    forReaders(pending, [&](Operation *user) {
      gather.reads.push_back(timeline.getPosition(user));
      bool expands = isExpansion(user);
      if (expands || isSpread(user))
        uncounted.insert(gather.reads.back());
      if (expands)
        llvm::append_range(expanded, user->getResults());
    });
    llvm::sort(gather.reads);
    gather.uses = gather.reads;
    forReaders(expanded, [&](Operation *user) {
      if (int64_t at = timeline.getPosition(user); at < gather.reads.back())
        gather.uses.push_back(at);
    });
    llvm::sort(gather.uses);
  }

  static void forReaders(SmallVector<Value> pending, llvm::function_ref<void(Operation *)> visit) {
    while (!pending.empty())
      for (Operation *user : pending.pop_back_val().getUsers()) {
        if (isView(user) || isa<CopyOp>(user))
          llvm::append_range(pending, user->getResults());
        else if (!user->hasTrait<OpTrait::IsTerminator>())
          visit(user);
      }
  }

  Block *getKernelBody(Operation *op) const {
    auto dispatch = dyn_cast<DispatchOp>(op);
    auto kernel = dispatch ? symbols.lookup<func::FuncOp>(dispatch.getKernel()) : nullptr;
    return kernel ? &kernel.getBody().front() : nullptr;
  }

  /// Whether all that a dispatch makes goes into shards: an update's, wherever it stands.
  bool isSpread(Operation *op) const {
    Block *body = getKernelBody(op);
    return body && llvm::all_of(body->getTerminator()->getOperands(), [](Value result) {
             return isa_and_nonnull<InsertSegmentOp>(result.getDefiningOp());
           });
  }

  /// Whether a dispatch only moves or computes on parameters, with constants and scalars alone, for
  /// the kernel that needs them so. It stands before that one, which reads another unit, too: where
  /// units are parted both are one use.
  bool isExpansion(Operation *op) const {
    Block *body = getKernelBody(op);
    return body && llvm::all_of(op->getOperands(), isOfGatherOrScalar) &&
           llvm::all_of(body->without_terminator(), [](Operation &each) {
             return isa<hlo::ConstantOp, hlo::IotaOp>(each) || hlo::isElementwise(&each) ||
                    hlo::isStaticDataMovement(&each);
           });
  }

  static bool isOfGatherOrScalar(Value value) {
    if (cast<RankedTensorType>(value.getType()).getNumElements() == 1)
      return true;
    Operation *maker = value.getDefiningOp();
    while (maker && isView(maker) && maker->getNumOperands() == 1)
      maker = maker->getOperand(0).getDefiningOp();
    auto await = dyn_cast_or_null<AwaitOp>(maker);
    auto start = await ? await.getFuture().getDefiningOp<CollectiveStartOp>() : CollectiveStartOp();
    return start && start.getKind() == CollectiveKind::AllGather;
  }

  const checked::Tables &tables;
  SymbolTable symbols;
  Block &block;
  Timeline timeline;
  int64_t prefetch;
  std::set<int64_t> uncounted; // of all reads: no use for which another unit is parted
  SmallVector<Gather> gathers;
};

/// Whether `shard` is an argument, or what one op makes of arguments (a narrow copy).
static bool isOfState(Value shard) {
  Operation *maker = shard.getDefiningOp();
  return !maker || llvm::all_of(maker->getOperands(), llvm::IsaPred<BlockArgument>);
}

void LiveCheck::findGathers() {
  for (auto start : block.getOps<CollectiveStartOp>()) {
    if (start.getKind() != CollectiveKind::AllGather || !start.getUnits())
      continue;
    for (auto [unit, shard, whole] :
         llvm::zip(*start.getUnits(), start.getOperands(), getAwait(start).getResults())) {
      Gather gather{start, tables.getLayout(unit), isOfState(shard), {}, {}};
      collectReads(whole, gather);
      if (gather.layout && !gather.reads.empty())
        gathers.push_back(std::move(gather));
    }
  }
}

/// Besides the gather that is read next and one more, at most `prefetch` are under way: that many
/// whole units wait, whatever the number of layers.
LogicalResult LiveCheck::checkInFlight() {
  if (tables.stage == 0)
    return success(); // gathers of reduced gradients, which stay
  int64_t most = prefetch > INT64_MAX - 2 ? prefetch : prefetch + 2;
  std::set<int64_t> readers; // of what is under way, the first ones
  const Gather *next = gathers.begin();
  for (Gather &gather : gathers) {
    int64_t now = timeline.getPosition(gather.start);
    for (; next != gathers.end() && timeline.getPosition(Gather(*next).start) <= now; ++next)
      readers.insert(next->reads.front());
    readers.erase(readers.begin(), readers.upper_bound(now));
    if (static_cast<int64_t>(readers.size()) > most)
      return gather.start.emitOpError()
             << "gathers unit @" << gather.layout.getSymName() << " while " << readers.size() - 1
             << " others wait for their first reader, expected at most " << most
             << " at one time (prefetch of zero.config, and two)";
  }
  return success();
}

/// A gathered unit of state is not kept while two others are read; small ones of vectors, which are
/// pooled over layers, neither count nor are held to it. What goes into shards reads for an update,
/// and what only repeats a parameter does so for the kernel behind it.
LogicalResult LiveCheck::checkHeld() {
  if (tables.stage < 3)
    return success();
  SmallVector<std::pair<int64_t, LayoutOp>> reads;
  auto isHeldTo = [](const Gather &gather) {
    return gather.isOfState && LayoutOp(gather.layout).holdsMatrix();
  };
  for (const Gather &gather : gathers)
    if (isHeldTo(gather))
      for (int64_t at : gather.reads)
        if (!uncounted.count(at))
          reads.push_back({at, gather.layout});
  llvm::sort(reads, llvm::less_first());
  for (Gather &gather : gathers)
    for (size_t i = 0; isHeldTo(gather) && i + 1 < gather.uses.size(); ++i) {
      llvm::SmallSetVector<Operation *, 2> others;
      auto *it = llvm::partition_point(
          reads, [&](const auto &read) { return read.first <= gather.uses[i]; });
      for (; it != reads.end() && it->first < gather.uses[i + 1] && others.size() < 2; ++it)
        if (it->second != gather.layout)
          others.insert(it->second);
      if (others.size() >= 2)
        return gather.start.emitOpError()
               << "holds unit @" << gather.layout.getSymName()
               << " whole while two other units are read, expected another gather for what reads "
                  "it afterwards";
    }
  return success();
}

bool isEntry(func::FuncOp function) {
  return !function->hasAttr("zero.kernel") && !function.isExternal();
}

} // namespace

FailureOr<WireClaims> countWire(ModuleOp module, MeshOp mesh) {
  WireClaims wire(mesh);
  for (auto entry : module.getOps<func::FuncOp>()) {
    if (!isEntry(entry))
      continue;
    WireCounter counter(mesh);
    for (auto collective : entry.getOps<CollectiveOpInterface>())
      counter.add(collective, 1);
    if (failed(wire.add(entry, entry.getName(), counter)))
      return failure();
  }
  return wire;
}

LogicalResult verifyScheduleClaims(ModuleOp module) {
  if (failed(verifyRecords(module, Phase::Scheduled)))
    return failure();
  if (module.getOps<LeafOp>().empty())
    return success();
  FailureOr<checked::Tables> tables = checked::Tables::read(module);
  if (failed(tables))
    return failure();
  for (auto entry : module.getOps<func::FuncOp>()) {
    if (!isEntry(entry))
      continue;
    if (failed(tables->addEntry(entry)) || failed(LiveCheck(*tables, entry).run()))
      return failure();
    if (getEntryKind(entry) == EntryKind::Step)
      checked::addReducedUnits(*tables, entry);
  }
  checked::Resident resident;
  FailureOr<WireClaims> wire = countWire(module, tables->mesh);
  if (failed(wire) || failed(checked::verifyTables(*tables, resident)) ||
      failed(compareActivations(module)))
    return failure();
  return compareResident(module, resident, *wire);
}

} // namespace zero
