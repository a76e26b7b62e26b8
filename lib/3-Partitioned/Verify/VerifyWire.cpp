//===- VerifyWire.cpp - What moves between ranks, against the paper's volume ----------===//
#include "CheckedProgram.h"
#include "UseIntervals.h"
#include "WholeUpdates.h"
#include "mlir/IR/Builders.h"
#include "zero/Analysis/TripCount.h"
#include "zero/Dialect/Zero/Exchange.h"
#include "zero/Dialect/Zero/ModelAxes.h"

using namespace mlir;
using namespace zero;
using namespace zero::checked;

//===----------------------------------------------------------------------===//
// Ops that move bytes, with how often they run
//===----------------------------------------------------------------------===//

namespace {
/// A collective of an entry and the rounds of the loops around it.
struct Moving {
  Operation *op;
  int64_t times;
};

constexpr int64_t kMostTimes = int64_t(1) << 40;

/// Finds the collectives of an entry.
class CollectiveFinder {
public:
  SmallVector<Moving> found;

  LogicalResult visit(Block &block, int64_t times) {
    for (Operation &op : block) {
      if (isa<ir::CollectiveOpInterface>(op))
        found.push_back({&op, times});
      else if (auto loop = dyn_cast<hlo::WhileOp>(op)) {
        if (failed(visitLoop(loop, times)))
          return failure();
      } else if (failed(visitOther(op)))
        return failure();
    }
    return success();
  }

private:
  LogicalResult visitLoop(hlo::WhileOp loop, int64_t times) {
    // The condition holds once for every round and then no more.
    for (auto [region, more] : {std::pair(&loop.getCond(), 1), std::pair(&loop.getBody(), 0)}) {
      size_t start = found.size();
      if (failed(visit(region->front(), times)))
        return failure();
      if (found.size() == start)
        continue;
      std::string why;
      std::optional<dist::Counter> counter = dist::getTripCount(loop, &why);
      int64_t rounds = 0;
      if (!counter || llvm::AddOverflow(counter->trips, int64_t(more), rounds))
        return loop.emitOpError() << "moves bytes between ranks, but its number of rounds is not "
                                     "known: "
                                  << why << "; expected a loop that counts to a constant";
      for (Moving &moving : llvm::MutableArrayRef(found).drop_front(start))
        if (llvm::MulOverflow(moving.times, rounds, moving.times) || moving.times > kMostTimes)
          return moving.op->emitOpError()
                 << "runs more than " << kMostTimes << " times, expected bytes that 64 bits count";
    }
    return success();
  }

  /// Branches are taken or not: then no number is right.
  static LogicalResult visitOther(Operation &op) {
    WalkResult walk = op.walk([&](Operation *inner) {
      if (!isa<ir::CollectiveOpInterface>(inner))
        return WalkResult::advance();
      inner->emitOpError() << "moves bytes between ranks inside " << op.getName()
                           << ", expected it where it runs a known number of times";
      return WalkResult::interrupt();
    });
    return failure(walk.wasInterrupted());
  }
};

/// Gathers of one unit: how many, and what a rank receives in all (compared, and counted elsewhere:
/// it may wrap).
struct Gathers {
  int64_t count = 0;
  uint64_t bytes = 0;
};

/// One entry of the program.
class EntryWire {
public:
  EntryWire(const Program &program, func::FuncOp entry, const WholeUpdates &updates)
      : program(program), entry(entry), updates(updates), isMain(entry == program.main) {}

  LogicalResult run() {
    SmallVector<FlatState, 0> flats = program.getArguments(entry);
    if (failed(finder.visit(entry.getBody().front(), 1)))
      return failure();
    UseCounter uses(entry, flats);
    expectGathers(flats, uses);
    return success(succeeded(checkOnce()) && succeeded(checkAllReduces()) &&
                   succeeded(checkGathers()) && succeeded(checkPlaces(flats, uses)));
  }

  WireCounter count() const;
  void listDeviations(SmallVectorImpl<Attribute> &list) const;

private:
  void expectGathers(ArrayRef<FlatState> flats, const UseCounter &uses);
  void expectWhole();
  void expect(ir::LayoutOp layout, int64_t count, Type elementType);
  LogicalResult checkOnce();
  LogicalResult checkAllReduces();
  LogicalResult checkGathers();
  LogicalResult checkPlaces(ArrayRef<FlatState> flats, const UseCounter &uses);
  Attribute describeUnit(ir::LayoutOp layout, int64_t more, StringRef what, int64_t bytes) const;

  const Program &program;
  func::FuncOp entry;
  const WholeUpdates &updates; // of @main
  bool isMain;
  CollectiveFinder finder;
  llvm::StringMap<Gathers> expected;
};
} // namespace

//===----------------------------------------------------------------------===//
// Gathers, recounted from uses
//===----------------------------------------------------------------------===//

void EntryWire::expect(ir::LayoutOp layout, int64_t count, Type elementType) {
  Gathers &gathers = expected[layout.getSymName()];
  gathers.count += count;
  gathers.bytes += uint64_t(count) * getTransferBytes(program.shardRanks, layout.getShardElements(),
                                                      ir::getElementBytes(elementType));
}

/// Whether an op reads a segment of `flat` for something else than its sum, which is one of partial
/// sums.
static bool isReadWhole(Value flat) {
  for (Operation *unpack : flat.getUsers())
    if (isa<ir::UnpackOp>(unpack))
      for (Operation *user : unpack->getUsers())
        if (!isa<hlo::ReduceOp>(user) || getElements(user->getResult(0)) > 1)
          return true;
  return false;
}

/// Whether all that reads `shard`, and what is computed of it element by element, are sums over its
/// segments (conjugate gradients ask a last product for its length alone) and exchanges with
/// owners.
static bool isReadInParts(Value shard) {
  SmallVector<Value> waiting{shard};
  llvm::DenseSet<Value> seen{shard};
  while (!waiting.empty())
    for (Operation *user : waiting.pop_back_val().getUsers()) {
      if (isa<ir::SegmentReduceOp, ir::AllToAllOp>(user))
        continue;
      if (!hlo::isElementwise(user) || user->getNumResults() != 1)
        return false;
      if (seen.insert(user->getResult(0)).second)
        waiting.push_back(user->getResult(0));
    }
  return true;
}

/// Stage 0 hands on whole what reductions and the owners of matrices give by shards, where anything
/// reads its elements but in parts.
void EntryWire::expectWhole() {
  auto expectOf = [&](const Moving &moving, Attribute unit, Value shard) {
    if (isa<FlatSymbolRefAttr>(unit) && !isReadInParts(shard))
      expect(program.getLayout(unit), moving.times,
             cast<RankedTensorType>(shard.getType()).getElementType());
  };
  for (const Moving &moving : finder.found) {
    ArrayAttr units;
    if (auto scatter = dyn_cast<ir::ReduceScatterOp>(moving.op))
      units = scatter.getUnits();
    else if (auto exchange = dyn_cast<ir::AllToAllOp>(moving.op))
      units = exchange.getTo();
    if (units)
      for (auto [unit, shard] : llvm::zip_equal(units, moving.op->getResults()))
        expectOf(moving, unit, shard);
  }
}

/// Gathers that the stage's rules ask for, by unit.
void EntryWire::expectGathers(ArrayRef<FlatState> flats, const UseCounter &uses) {
  Operation *terminator = entry.getBody().front().getTerminator();
  int64_t stage = program.stage;
  UseCounter withSpreads(entry, flats, /*countsSpreads=*/true);
  for (auto [index, flat] : llvm::enumerate(flats)) {
    int64_t intervals = uses.countIntervals(index), next = flat.role.getNext();
    if (uses.countGathers(index) == withSpreads.countIntervals(index))
      intervals = withSpreads.countIntervals(index);
    if (flat.getStorage(stage) == Storage::Shard)
      // Parameters travel in the type in which @main reads them.
      expect(flat.layout, stage == 3 ? intervals : std::min<int64_t>(intervals, 1),
             flat.isParameter() ? flat.layout.getDtype() : flat.type.getElementType());
    else if (stage >= 1 && next >= 0 && terminator->getOperand(next) != flat.value)
      // Stages 1 and 2 hand on the new parameter whole.
      expect(flat.layout, 1, flat.type.getElementType());
  }
  // What the step itself has made is gathered once for all that reads it whole.
  llvm::DenseSet<Value> made;
  if (stage >= 1)
    for (const Moving &moving : finder.found)
      if (auto gather = dyn_cast<ir::AllGatherOp>(moving.op))
        for (auto [unit, shard, whole] :
             llvm::zip_equal(gather.getUnits(), gather.getShards(), gather.getResults()))
          if (!uses.isOfState(shard) && !llvm::is_contained(terminator->getOperands(), whole) &&
              isReadWhole(whole) && made.insert(shard).second)
            expect(program.getLayout(unit), 1,
                   cast<RankedTensorType>(shard.getType()).getElementType());
  if (stage == 0)
    expectWhole();
}

LogicalResult EntryWire::checkGathers() {
  llvm::StringMap<Gathers> found;
  for (const Moving &moving : finder.found)
    if (auto gather = dyn_cast<ir::AllGatherOp>(moving.op))
      for (auto [unit, shard] : llvm::zip_equal(gather.getUnits(), gather.getShards())) {
        Gathers &gathers = found[cast<FlatSymbolRefAttr>(unit).getValue()];
        gathers.count += moving.times;
        gathers.bytes += uint64_t(moving.times) *
                         getTransferBytes(program.shardRanks, getElements(shard), getWidth(shard));
      }
  for (ir::LayoutOp layout : program.tables.layouts) {
    StringRef name = layout.getSymName();
    Gathers asked = expected.lookup(name), seen = found.lookup(name);
    if (seen.count != asked.count)
      return layout.emitError() << "unit @" << name << " is gathered " << seen.count
                                << " times in @" << entry.getName() << "; its uses ask for "
                                << asked.count << " at stage " << program.stage;
    // Another entry may read masters as they are.
    if (isMain && seen.bytes != asked.bytes)
      return layout.emitError() << "gathers of unit @" << name << " move " << seen.bytes
                                << " bytes to a rank in @" << entry.getName() << "; in elements of "
                                << layout.getDtype() << " they need " << asked.bytes;
  }
  return success();
}

/// At stage 3 a whole unit is there for one interval of uses: not from the start, not through the
/// uses of others.
LogicalResult EntryWire::checkPlaces(ArrayRef<FlatState> flats, const UseCounter &uses) {
  if (program.stage < 3)
    return success();
  for (const UseCounter::Gather &gather : uses.getGathers())
    if (flats[gather.buffer].isParameter() && uses.isHeld(gather)) {
      UseCounter::Gather found = gather;
      return found.op.emitOpError()
             << "holds unit @" << flats[gather.buffer].layout.getSymName()
             << " whole while two other units are used, expected it right before an interval of "
                "uses, and another gather for the next";
    }
  return success();
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

static LogicalResult refuseAgain(Operation *op, Operation *first, StringRef what) {
  InFlightDiagnostic diag = op->emitOpError() << what;
  diag.attachNote(first->getLoc()) << "the first is here";
  return diag;
}

/// No value crosses twice, and none for nothing.
LogicalResult EntryWire::checkOnce() {
  llvm::DenseMap<std::pair<Attribute, Value>, Operation *> reduced, exchanged;
  llvm::DenseMap<Attribute, SmallVector<ir::PackOp>> packs;
  for (const Moving &moving : finder.found) {
    if (llvm::all_of(moving.op->getResults(), [](Value result) { return result.use_empty(); }))
      return moving.op->emitOpError() << "moves bytes that nothing reads, expected a use";
    if (auto exchange = dyn_cast<ir::BatchExchangeOp>(moving.op)) {
      auto key = std::pair<Attribute, Value>(exchange.getFromAttr(), exchange.getOperand());
      auto [known, isNew] = exchanged.try_emplace(key, exchange);
      if (!isNew)
        return refuseAgain(exchange, known->second,
                           "exchanges a value that is exchanged so already, expected one "
                           "exchange for all its uses");
    }
    if (isa<ir::AllGatherOp, ir::BatchExchangeOp, ir::BatchGatherOp, ir::AllToAllOp>(moving.op))
      continue;
    auto kind = moving.op->getAttrOfType<ir::ReduceKindAttr>("kind");
    for (Value operand : moving.op->getOperands()) {
      auto [known, isNew] = reduced.try_emplace({kind, operand}, moving.op);
      if (isNew)
        continue;
      return refuseAgain(moving.op, known->second,
                         "reduces a value that is reduced already, expected one reduction for all "
                         "its uses");
    }
  }
  // The same gradients in another pack are the same bytes again.
  for (const Moving &moving : finder.found)
    if (auto scatter = dyn_cast<ir::ReduceScatterOp>(moving.op))
      for (Value operand : scatter.getOperands()) {
        auto pack = operand.getDefiningOp<ir::PackOp>();
        if (!pack)
          continue;
        SmallVector<ir::PackOp> &others = packs[pack.getUnitAttr()];
        for (ir::PackOp other : others)
          if (other.getOperands() == pack.getOperands())
            return scatter.emitOpError() << "reduces the gradients of unit " << pack.getUnitAttr()
                                         << " a second time, expected one reduction of them";
        others.push_back(pack);
      }
  return success();
}

/// The value that `value` is but for its shape.
static Value throughShape(Value value) {
  while (auto *op = value.getDefiningOp()) {
    if (!isa<hlo::ReshapeOp, hlo::TransposeOp>(op))
      break;
    value = op->getOperand(0);
  }
  return value;
}

/// Whether all that reads `value` only moves it on its way into shards.
static bool isMovedIntoShards(Value value) {
  SmallVector<Value> pending{value};
  llvm::DenseSet<Value> seen;
  while (!pending.empty()) {
    Value next = pending.pop_back_val();
    if (!seen.insert(next).second)
      continue;
    for (Operation *user : next.getUsers()) {
      if (isa<hlo::ReshapeOp, hlo::TransposeOp, hlo::SliceOp, hlo::ConcatenateOp>(user))
        llvm::append_range(pending, user->getResults());
      else if (!isa<ir::PackOp, ir::InsertSegmentOp>(user))
        return false;
    }
  }
  return true;
}

/// A unit's gradient goes by reduce-scatter and by nothing else, unless an op that no rule moves
/// reads it as it is reduced: then it is listed among the deviations.
LogicalResult EntryWire::checkAllReduces() {
  llvm::DenseMap<Value, ir::PackOp> packed;
  entry.walk([&](ir::PackOp pack) {
    for (Value piece : pack.getOperands())
      packed.try_emplace(throughShape(piece), pack);
  });
  for (const Moving &moving : finder.found) {
    auto reduction = dyn_cast<ir::AllReduceOp>(moving.op);
    if (!reduction)
      continue;
    if (reduction.getOperand().getDefiningOp<ir::PackOp>() ||
        (updates.isWholeGradient(reduction) && isMovedIntoShards(reduction.getResult())))
      return reduction.emitError() << "a unit's gradient is all-reduced; stage " << program.stage
                                   << " expects a zero.reduce_scatter of it";
    if (ir::PackOp pack = packed.lookup(throughShape(reduction.getOperand())))
      return reduction.emitOpError()
             << "reduces a whole gradient of unit " << pack.getUnitAttr()
             << ", which is reduced by shards already; expected nothing but that";
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Figures
//===----------------------------------------------------------------------===//

WireCounter EntryWire::count() const {
  WireCounter counter(program.tables.mesh);
  for (const Moving &moving : finder.found)
    counter.add(cast<ir::CollectiveOpInterface>(moving.op), moving.times);
  return counter;
}

Attribute EntryWire::describeUnit(ir::LayoutOp layout, int64_t more, StringRef what,
                                  int64_t bytes) const {
  Builder builder(program.module.getContext());
  return builder.getDictionaryAttr(
      {builder.getNamedAttr("bytes", builder.getI64IntegerAttr(bytes)),
       builder.getNamedAttr("more", builder.getI64IntegerAttr(more)),
       builder.getNamedAttr("unit", builder.getStringAttr(layout.getSymName())),
       builder.getNamedAttr("what", builder.getStringAttr(what))});
}

/// Whether it adds up what the ranks of each shard group have reduced among themselves.
static bool isOfShard(ir::AllReduceOp reduction) {
  return reduction.getOperand().getDefiningOp<ir::ReduceScatterOp>() != nullptr;
}

/// What @main moves beyond the paper's one reduction and one gather of a unit (two at stage 3),
/// each with its bytes: units read in more places, gradients reduced in parts, other reductions.
void EntryWire::listDeviations(SmallVectorImpl<Attribute> &list) const {
  struct Count {
    int64_t times = 0;
    uint64_t bytes = 0, all = 0; // of the last one, of all
  };
  llvm::StringMap<Count> gathers, extra, reductions;
  ir::MeshOp mesh = program.tables.mesh;
  WireCounter others(mesh), gradients(mesh), rows(mesh), sums(mesh), exchanges(mesh), across(mesh),
      own(mesh);
  int64_t numOthers = 0, numGradients = 0, numRows = 0, numSums = 0, numExchanges = 0,
          numAcross = 0, numOwn = 0;
  auto add = [&](llvm::StringMap<Count> &counts, Attribute unit, Value shard, int64_t times) {
    Count &count = counts[cast<FlatSymbolRefAttr>(unit).getValue()];
    count.times += times;
    count.bytes = getTransferBytes(program.shardRanks, getElements(shard), getWidth(shard));
    count.all += times * count.bytes;
  };
  for (const Moving &moving : finder.found) {
    if (auto gather = dyn_cast<ir::AllGatherOp>(moving.op)) {
      for (auto [index, unit, shard] : llvm::enumerate(gather.getUnits(), gather.getShards()))
        add(updates.isExtra(gather, index) ? extra : gathers, unit, shard, moving.times);
    } else if (auto scatter = dyn_cast<ir::ReduceScatterOp>(moving.op)) {
      for (auto [unit, shard] : llvm::zip_equal(scatter.getUnits(), scatter.getResults()))
        add(reductions, unit, shard, moving.times);
    } else {
      auto reduction = dyn_cast<ir::AllReduceOp>(moving.op);
      bool isGradient = reduction && updates.isWholeGradient(reduction);
      auto [counter, number] = ir::isOverModelAxes(moving.op) ? std::pair(&own, &numOwn)
                               : isa<ir::AllToAllOp>(moving.op)
                                   ? std::pair(&exchanges, &numExchanges)
                               : isa<ir::BatchScatterOp>(moving.op) ? std::pair(&sums, &numSums)
                               : !reduction                         ? std::pair(&rows, &numRows)
                               : isGradient           ? std::pair(&gradients, &numGradients)
                               : isOfShard(reduction) ? std::pair(&across, &numAcross)
                                                      : std::pair(&others, &numOthers);
      counter->add(cast<ir::CollectiveOpInterface>(moving.op), moving.times);
      *number += moving.times;
    }
  }
  Builder builder(program.module.getContext());
  for (ir::LayoutOp layout : program.tables.layouts) {
    Count gathered = gathers.lookup(layout.getSymName());
    Count reduced = reductions.lookup(layout.getSymName());
    if (int64_t more = gathered.times - (program.stage == 3 ? 2 : 1); more > 0)
      list.push_back(describeUnit(layout, more, "gathers", more * gathered.bytes));
    if (Count whole = extra.lookup(layout.getSymName()); whole.times > 0)
      list.push_back(
          describeUnit(layout, whole.times, "gathers for what no rule shards", whole.all));
    if (int64_t more = reduced.times - 1; more > 0)
      list.push_back(describeUnit(layout, more, "reductions", more * reduced.bytes));
  }
  auto addOthers = [&](const WireCounter &counter, int64_t more, StringRef what) {
    std::optional<SmallVector<int64_t>> bytes = counter.getByRank();
    if (!bytes || more == 0)
      return;
    list.push_back(builder.getDictionaryAttr(
        {builder.getNamedAttr("bytes", builder.getI64IntegerAttr(*llvm::max_element(*bytes))),
         builder.getNamedAttr("more", builder.getI64IntegerAttr(more)),
         builder.getNamedAttr("what", builder.getStringAttr(what))}));
  };
  addOthers(across, numAcross, "all_reduces of gradient shards across shard groups");
  addOthers(own, numOwn, "collectives of the step's own model parallelism");
  addOthers(gradients, numGradients, "all_reduces of whole gradients that no rule shards");
  addOthers(exchanges, numExchanges, "exchanges with the owners of matrices");
  addOthers(rows, numRows, "gathers of rows of the batch");
  addOthers(sums, numSums, "reduce_scatters of rows of the batch");
  addOthers(others, numOthers, "all_reduces of metrics, norms and statistics");
}

LogicalResult checked::verifyWire(const Program &program, const WholeUpdates &updates,
                                  WireClaims &wire, SmallVectorImpl<Attribute> &deviations) {
  for (func::FuncOp entry : program.entries) {
    EntryWire moved(program, entry, updates);
    if (failed(moved.run()) || failed(wire.add(entry, entry.getName(), moved.count())))
      return failure();
    if (entry == program.main)
      moved.listDeviations(deviations);
  }
  return success();
}
