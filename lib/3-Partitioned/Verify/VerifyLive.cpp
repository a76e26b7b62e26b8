//===- VerifyLive.cpp - What is whole at one time: parameters, gradients --------------===//
#include "CheckedProgram.h"
#include "ReducedSums.h"
#include "mlir/IR/Builders.h"
#include "zero/Analysis/Spans.h"
#include "zero/Analysis/WholeParameter.h"
#include "zero/Dialect/StableHLO/Splat.h"
#include "zero/Dialect/Zero/Entries.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace zero;
using namespace zero::checked;

//===----------------------------------------------------------------------===//
// Working types
//===----------------------------------------------------------------------===//

/// The type in which @main reads the parameters of a unit: that of the narrowing convert through
/// which it reads all of them, or the one in which they are stored. Null where @main reads none.
static Type getWorkingType(const FlatState &flat) {
  Type stored = flat.type.getElementType(), working;
  SmallVector<Value> pending{flat.value};
  llvm::DenseSet<Value> seen;
  while (!pending.empty()) {
    Value value = pending.pop_back_val();
    if (!seen.insert(value).second)
      continue;
    for (Operation *user : value.getUsers()) {
      if (isa<hlo::ConvertOp, ir::AllGatherOp>(user)) {
        for (auto [operand, result] : llvm::zip(user->getOperands(), user->getResults()))
          if (operand == value)
            pending.push_back(result);
      } else if (isa<ir::UnpackOp>(user)) {
        Type read = cast<RankedTensorType>(value.getType()).getElementType();
        working = !working || working == read ? read : stored;
      }
    }
  }
  bool isNarrower = isa_and_nonnull<FloatType>(working) && isa<FloatType>(stored) &&
                    working.getIntOrFloatBitWidth() < stored.getIntOrFloatBitWidth();
  return isNarrower ? working : stored;
}

LogicalResult checked::verifyWorkingTypes(const Program &program) {
  for (const FlatState &flat : program.getArguments(program.main)) {
    Type working = flat.isParameter() ? getWorkingType(flat) : Type();
    if (working && working != flat.layout.getDtype())
      return flat.layout.emitOpError()
             << "has dtype " << flat.layout.getDtype() << ", but @" << program.main.getName()
             << " reads the parameters as " << working;
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Gradients
//===----------------------------------------------------------------------===//

namespace {
/// Adds up bytes that come and go with the ops of a block.
class LiveBytes {
public:
  /// `bytes` are there from op `from` to op `to`, both included.
  void add(Operation *from, Operation *to, int64_t bytes) {
    made[from] += bytes;
    freed[to] += bytes;
  }
  int64_t findMost(Block &block) const {
    int64_t live = 0, most = 0;
    for (Operation &op : block) {
      live += made.lookup(&op);
      most = std::max(most, live);
      live -= freed.lookup(&op);
    }
    return most;
  }

private:
  llvm::DenseMap<Operation *, int64_t> made, freed;
};

/// The full gradient of a unit: its pieces wait in `pack` until a reduction has read it.
struct Waiting {
  ir::PackOp pack;
  Operation *piece = nullptr; // the first of them
  Operation *first = nullptr, *last = nullptr;
  /// What pieces are sums of, where that is more than one value: a parameter that is read in
  /// several places has its gradient when the last of them is there.
  SmallVector<Value> addends = {};
  /// What is kept until it is added: those, each as it is added, and sums of some of them.
  SmallVector<Value> kept = {};
};
} // namespace

/// Whether the gradient of a unit is there whole until the optimizer: at stage 1 not where it is
/// reduced in parts, which are added as shards.
static bool isKeptWhole(const Program &program, const ReducedSums &sums, Attribute unit) {
  return getGradientStorage(program.stage) == Storage::Whole &&
         !(program.stage == 1 && sums.isInParts(unit));
}

/// Maximum over program order of the reduced shards that something still reads. Of one that others
/// are added to, the sum takes the place.
static int64_t getLiveGradientBytes(const Program &program, const ReducedSums &sums) {
  func::FuncOp main = program.main;
  LiveBytes live;
  for (auto scatter : main.getOps<ir::ReduceScatterOp>())
    for (auto [unit, shard] : llvm::zip_equal(scatter.getUnits(), scatter.getResults()))
      if (!isKeptWhole(program, sums, unit))
        live.add(scatter, sums.isAdded(shard) ? sums.getLastReadOfPart(shard) : sums.getEnd(shard),
                 getElements(shard) * sums.getKeptWidth(shard));
  return live.findMost(main.getBody().front());
}

/// What `piece` is a sum of, all of its size; adds to `kept` what waits to be added.
static SmallVector<Value> findAddends(Value piece, SmallVectorImpl<Value> &kept) {
  SmallVector<Value> pending{piece}, addends;
  llvm::DenseSet<Value> seen;
  while (!pending.empty()) {
    Value value = pending.pop_back_val();
    Operation *maker = value.getDefiningOp();
    if (!maker || hlo::isZeroSplat(value) || !seen.insert(value).second)
      continue;
    if (isa<hlo::AddOp>(maker))
      for (Value part : maker->getOperands())
        if (part.getDefiningOp() && !hlo::isZeroSplat(part))
          kept.push_back(part);
    if (isa<hlo::AddOp, hlo::ConvertOp, hlo::ReshapeOp, hlo::TransposeOp>(maker))
      llvm::append_range(pending, maker->getOperands());
    else
      addends.push_back(value);
  }
  return addends;
}

/// Full gradients that are reduced, in the order in which their packs stand.
static SmallVector<Waiting> findWaiting(func::FuncOp main) {
  SmallVector<Waiting> list;
  for (auto pack : main.getOps<ir::PackOp>()) {
    Waiting waiting{pack};
    waiting.last = getLastRead(pack.getFlat());
    auto setFirst = [](Operation *&first, Value made) {
      Operation *maker = made.getDefiningOp();
      if (maker && !hlo::isZeroSplat(made) && (!first || maker->isBeforeInBlock(first)))
        first = maker;
    };
    for (Value piece : pack.getOperands()) {
      setFirst(waiting.piece, piece);
      setFirst(waiting.first, piece);
      SmallVector<Value> kept, addends = findAddends(piece, kept);
      if (addends.size() < 2)
        continue;
      llvm::append_range(waiting.kept, kept);
      for (Value addend : addends)
        setFirst(waiting.first, addend);
      llvm::append_range(waiting.addends, addends);
    }
    if (waiting.first)
      list.push_back(waiting);
  }
  return list;
}

/// Maximum over program order of full gradients that wait for their reduction.
static int64_t getStagingBytes(func::FuncOp main, ArrayRef<Waiting> list) {
  LiveBytes live;
  for (const Waiting &waiting : list) {
    for (Value piece : Waiting(waiting).pack.getOperands())
      if (Operation *maker = piece.getDefiningOp(); maker && !hlo::isZeroSplat(piece))
        live.add(maker, waiting.last, ir::getTensorBytes(piece.getType()));
    for (Value part : waiting.kept)
      live.add(part.getDefiningOp(), getLastRead(part), ir::getTensorBytes(part.getType()));
  }
  return live.findMost(main.getBody().front());
}

/// For each of `list`: how many units' whole gradients are made and reduced while it waits. Pooled
/// ones take a part of every layer, are small, and do not count.
static SmallVector<int64_t> countInside(const Program &program, ArrayRef<Waiting> list) {
  llvm::DenseMap<Operation *, int64_t> positions;
  for (Operation &op : func::FuncOp(program.main).getBody().front())
    positions.try_emplace(&op, positions.size());
  SmallVector<Span> waits, made;
  llvm::DenseMap<Attribute, int64_t> units; // a unit may be reduced several times
  for (const Waiting &waiting : list) {
    ir::PackOp pack = waiting.pack;
    int64_t unit = units.try_emplace(pack.getUnitAttr(), units.size()).first->second;
    waits.push_back({positions.lookup(waiting.first), positions.lookup(waiting.last), unit});
    if (program.getLayout(pack.getUnitAttr()).holdsMatrix())
      made.push_back({positions.lookup(waiting.piece), positions.lookup(waiting.last), unit});
  }
  return zero::countInside(waits, made);
}

/// A full gradient is there while its unit's part of backward runs. What waits through two others'
/// whole gradients would be O(layers): allowed for units of vectors pooled over layers and for
/// parameters that are read in several places (tied), whose gradient is not complete before. Those
/// are listed with their bytes.
static LogicalResult checkWaiting(const Program &program, const ReducedSums &sums,
                                  ArrayRef<Waiting> list, SmallVectorImpl<Attribute> &exempt) {
  Builder builder(program.module.getContext());
  // Where a gradient has several addends: those of micro-batches, unless each is reduced alone.
  bool hasSteps = ir::getConfigInt(program.module, "accumulate").value_or(1) > 1 && !sums.any();
  StringRef several = hasSteps ? "accumulated" : "tied";
  for (auto [waiting, inside] : llvm::zip_equal(list, countInside(program, list))) {
    ir::PackOp pack = waiting.pack;
    ir::LayoutOp layout = program.getLayout(pack.getUnitAttr());
    if (inside < 2)
      continue;
    bool isPooled = !layout.holdsMatrix();
    if (!isPooled && waiting.addends.empty())
      return pack.emitOpError() << "waits with the whole gradient of unit @" << layout.getSymName()
                                << " while those of " << inside
                                << " other units are made and reduced, expected its reduction as "
                                   "soon as it is complete";
    exempt.push_back(builder.getDictionaryAttr(
        {builder.getNamedAttr("bytes", builder.getI64IntegerAttr(getElements(pack.getFlat()) *
                                                                 getWidth(pack.getFlat()))),
         builder.getNamedAttr("unit", builder.getStringAttr(layout.getSymName())),
         builder.getNamedAttr("what", builder.getStringAttr(isPooled ? "pooled" : several))}));
  }
  return success();
}

/// Bytes of whole gradients that wait for one optimizer: those of all units that no rank has in
/// shards, but for what is computed from other reduced gradients (the next network's of a step that
/// trains several in turn), which comes when those have been used.
static int64_t getWholeGradientBytes(const Program &program, const ReducedSums &sums) {
  llvm::DenseMap<Value, unsigned> turnOf; // optimizers that have run before
  SmallVector<int64_t> bytes{0};
  for (Operation &op : func::FuncOp(program.main).getBody().front()) {
    unsigned turn = 0;
    op.walk([&](Operation *inner) {
      for (Value operand : inner->getOperands())
        turn = std::max(turn, turnOf.lookup(operand));
    });
    if (auto scatter = dyn_cast<ir::ReduceScatterOp>(op)) {
      bytes.resize(std::max<size_t>(bytes.size(), turn + 1));
      // The formula's sizes: elements of the leaves on the ranks' grid.
      for (auto [unit, shard] : llvm::zip_equal(scatter.getUnits(), scatter.getResults()))
        if (!sums.isAdded(shard) && isKeptWhole(program, sums, unit))
          bytes[turn] +=
              static_cast<int64_t>(program.getLayout(unit).getElements()) * getWidth(shard);
      ++turn;
    }
    if (turn > 0)
      for (Value result : op.getResults())
        turnOf[result] = turn;
  }
  return *llvm::max_element(bytes);
}

/// Gradients of micro-batches that are added as shards: one more part of one unit is there while it
/// is added, at stage 1 as at 2 and 3. Parts that are read alone as well are all there.
LogicalResult checked::verifyGradients(const Program &program, const ReducedSums &sums,
                                       Resident &resident, int64_t &staging,
                                       SmallVectorImpl<Attribute> &exempt) {
  func::FuncOp main = program.main;
  int64_t shards = 0, part = 0;
  for (auto scatter : main.getOps<ir::ReduceScatterOp>())
    for (auto [unit, shard] : llvm::zip_equal(scatter.getUnits(), scatter.getResults())) {
      if (isKeptWhole(program, sums, unit))
        continue;
      ir::LayoutOp layout = program.getLayout(unit);
      int64_t bytes = layout.getShardElements() * sums.getKeptWidth(shard);
      if (sums.isAdded(shard) && !sums.isReadAlone(shard))
        part = std::max(part, bytes);
      else
        shards += bytes;
    }
  shards += part;
  int64_t live = getLiveGradientBytes(program, sums);
  if (live > shards)
    return main.emitError() << "reduced gradients take " << live << " bytes at once; stage "
                            << program.stage << " allows " << shards;
  resident.grad = live + getWholeGradientBytes(program, sums);
  SmallVector<Waiting> waiting = findWaiting(main);
  staging = getStagingBytes(main, waiting);
  llvm::erase_if(waiting, [&](const Waiting &each) {
    return isKeptWhole(program, sums, ir::PackOp(each.pack).getUnitAttr());
  });
  return checkWaiting(program, sums, waiting, exempt);
}

//===----------------------------------------------------------------------===//
// @init
//===----------------------------------------------------------------------===//

namespace {
/// Which parameters an entry makes, and when they are there.
class InitCheck {
public:
  InitCheck(const Program &program, func::FuncOp init)
      : program(program), block(init.getBody().front()) {}

  LogicalResult run() {
    for (Operation &op : llvm::reverse(block))
      if (failed(visit(op)))
        return failure();
    return checkLive();
  }

private:
  using Owners = llvm::SmallSetVector<StringAttr, 1>;

  /// Finds the parameters that each value is made for, from the end.
  LogicalResult visit(Operation &op) {
    if (isa<ir::PackOp, ir::AllGatherOp, ir::ReduceScatterOp, ir::OwnShardOp>(op))
      return op.emitOpError()
             << "handles a whole unit where states are made, expected one parameter at a time "
                "by zero.insert_segment";
    if (auto insert = dyn_cast<ir::InsertSegmentOp>(op)) {
      auto layout = program.tables.layoutOf.lookup(insert.getUnit());
      owners[insert.getSource()].insert(layout.getSegment(insert.getSegment()).getName());
      return success();
    }
    Owners all;
    for (Value result : op.getResults())
      all.insert(owners[result].begin(), owners[result].end());
    if (all.empty())
      return success();
    op.walk([&](Operation *inner) {
      for (Value operand : inner->getOperands())
        if (operand.getParentBlock() == &block)
          owners[operand].insert(all.begin(), all.end());
    });
    return success();
  }

  /// Elements of a parameter; 0 where that is none.
  int64_t getSize(StringAttr owner) const {
    ir::LeafOp leaf = program.tables.leafOf.lookup(owner.getValue());
    return leaf ? leaf.getTensorType().getNumElements() : 0;
  }

  int64_t getSize(const Owners &of) const {
    int64_t total = 0;
    for (StringAttr owner : of)
      total += getSize(owner);
    return total;
  }

  LogicalResult checkLive() {
    llvm::MapVector<StringAttr, unsigned> live;
    llvm::DenseMap<Operation *, SmallVector<StringAttr>> ends;
    for (Operation &op : block) {
      for (Value result : op.getResults()) {
        if (isa<hlo::ConstantOp>(op) || result.use_empty())
          continue;
        int64_t total = getSize(owners[result]);
        auto type = cast<RankedTensorType>(result.getType());
        for (StringAttr owner : owners[result])
          if (int64_t size = getSize(owner); size > 0 && isWholeParameter(type, size, total)) {
            ++live[owner];
            ends[getLastRead(result)].push_back(owner);
          }
      }
      if (live.size() > 1)
        return op.emitOpError() << "is made while " << live.front().first << " is there, for "
                                << live.back().first
                                << ": this entry holds two parameters whole; expected each to be "
                                   "inserted before the next is made";
      for (StringAttr owner : ends.lookup(&op))
        if (--live[owner] == 0)
          live.erase(owner);
    }
    return success();
  }

  const Program &program;
  Block &block;
  llvm::DenseMap<Value, Owners> owners;
};
} // namespace

LogicalResult checked::verifyInit(const Program &program) {
  for (func::FuncOp entry : program.entries)
    if (ir::getEntryKind(entry) == ir::EntryKind::Init && failed(InitCheck(program, entry).run()))
      return failure();
  return success();
}
