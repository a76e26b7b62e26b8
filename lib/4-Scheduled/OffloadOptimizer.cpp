//===- OffloadOptimizer.cpp - zero-offload-optimizer --------------------------------------===//
//
// A stretch of ops that read or make the states of one unit, with no op between them that does so
// of another, is a visit. Each visit has copies of its own: on the device are the states of one
// visit, those of the next on their way there, and those of the one before on their way back.
//===------------------------------------------------------------------------===//
#include "HostSpace.h"
#include "Positions.h"
#include "Reads.h"
#include "mlir/IR/Builders.h"
#include "zero/4-Scheduled/Buffers.h"
#include "zero/4-Scheduled/MatmulTurns.h"
#include "zero/4-Scheduled/Passes.h"
#include "zero/Dialect/Zero/Entries.h"
#include "zero/Dialect/Zero/Phase.h"
#include "zero/Options/Options.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include <map>

namespace zero {
#define GEN_PASS_DEF_OFFLOADOPTIMIZERPASS
#include "zero/4-Scheduled/Passes.h.inc"
} // namespace zero

using namespace mlir;
using namespace zero::ir;

namespace zero {
namespace {

RoleAttr getRole(Attribute attribute) { return dyn_cast_or_null<RoleAttr>(attribute); }

/// The roles of the states that lie in memory of the host, and the space.
class HostStates {
public:
  HostStates(func::FuncOp step, int64_t minBytes) {
    for (unsigned i = 0; i < step.getNumArguments(); ++i) {
      RoleAttr role = getRole(step.getArgAttr(i, "zero.role"));
      if (!role || role.getKind() != RoleKind::OptState || role.getNext() < 0)
        continue;
      int64_t bytes = getTensorBytes(step.getArgumentTypes()[i]);
      largest = std::max(largest, bytes);
      if (bytes >= minBytes)
        keys.insert({role.getName(), role.getUnit()});
    }
  }

  bool contains(RoleAttr role) const {
    return role && role.getKind() == RoleKind::OptState &&
           keys.contains({role.getName(), role.getUnit()});
  }
  size_t size() const { return keys.size(); }
  int64_t getLargest() const { return largest; }

private:
  llvm::DenseSet<std::pair<Attribute, Attribute>> keys;
  int64_t largest = -1; // bytes, of all states of the optimizer
};

/// A value of a state that ops of an entry read or make.
struct Held {
  Value value;     // an argument, which lies in memory of the host, or a result's value
  Attribute group; // the unit, or the state itself
  int64_t made = -1;
  SmallVector<Read> reads;       // in block order
  SmallVector<unsigned> results; // that it is returned as
};

/// Ops in a row that touch states of the same groups, by position.
struct Visit {
  int64_t first, last;
  llvm::SmallSetVector<Attribute, 2> groups;
  int64_t coming = 0, leaving = 0; // bytes
};

/// Puts copies into one entry.
class EntryStreamer {
public:
  EntryStreamer(func::FuncOp entry, const HostStates &states, const HostSpace &space)
      : entry(entry), block(entry.getBody().front()), states(states), space(space),
        positions(block) {}

  void run() {
    findResults();
    for (BlockArgument argument : block.getArguments())
      if (states.contains(getArgumentRole(argument))) {
        entry.setArgAttr(argument.getArgNumber(), kSlotSpaceAttr, space.host);
        hold(argument);
      }
    for (auto [result, own] : results) {
      Value value = block.getTerminator()->getOperand(result);
      entry.setResultAttr(result, kSlotSpaceAttr, space.host);
      if (value != own)
        hold(value).results.push_back(result);
    }
    findReads();
    findVisits();
    copyAway();
    fetch();
    eraseDeadViews(block);
    dropBrokenTurns(block);
  }

private:
  //===--------------------------------------------------------------------===//
  // What is read and made where
  //===--------------------------------------------------------------------===//

  /// Results that lie in memory of the host, each with the argument that it replaces, if there is
  /// one.
  void findResults() {
    for (unsigned i = 0; i < entry.getNumResults(); ++i)
      if (states.contains(getRole(entry.getResultAttr(i, "zero.role"))))
        results[i] = Value();
    for (BlockArgument argument : block.getArguments()) {
      RoleAttr role = getArgumentRole(argument);
      if (states.contains(role) && role.getNext() >= 0)
        results[role.getNext()] = argument;
    }
  }

  RoleAttr getArgumentRole(BlockArgument argument) {
    return getRole(entry.getArgAttr(argument.getArgNumber(), "zero.role"));
  }

  Held &hold(Value value) {
    auto [known, isNew] = numbers.try_emplace(value, held.size());
    if (isNew)
      held.push_back({value, Attribute(), -1, {}, {}});
    return held[known->second];
  }

  static Operation *getMaker(Value value) {
    Operation *maker = value.getDefiningOp();
    while (maker && isView(maker))
      maker = maker->getOperand(0).getDefiningOp();
    return maker;
  }

  void findReads() {
    for (Held &one : held) {
      bool isArgument = isa<BlockArgument>(one.value);
      one.group = getStateGroup(isArgument ? getArgumentRole(cast<BlockArgument>(one.value))
                                           : getResultRole(entry, one.results.front()));
      if (Operation *maker = getMaker(one.value))
        one.made = positions.of(maker);
      SmallVector<Value> pending{one.value};
      while (!pending.empty())
        for (OpOperand &use : pending.pop_back_val().getUses())
          if (isView(use.getOwner()))
            llvm::append_range(pending, use.getOwner()->getResults());
          else if (!isOwnSlot(use) && !(use.getOwner() == block.getTerminator() && !isArgument))
            one.reads.push_back({&use, positions.of(use.getOwner())});
      sortReads(one.reads);
    }
  }

  /// Whether a state is returned as it came.
  bool isOwnSlot(OpOperand &use) {
    if (use.getOwner() != block.getTerminator())
      return false;
    auto found = results.find(use.getOperandNumber());
    return found != results.end() && found->second == use.get();
  }

  //===--------------------------------------------------------------------===//
  // Visits
  //===--------------------------------------------------------------------===//

  /// When an op is done with what it reads.
  int64_t getEnd(Operation *op) const {
    if (auto start = dyn_cast<CollectiveStartOp>(op))
      for (Operation *user : start.getFuture().getUsers())
        op = user;
    return positions.of(op);
  }

  void findVisits() {
    std::map<int64_t, llvm::SmallSetVector<Attribute, 2>> touched;
    for (const Held &one : held) {
      if (one.made >= 0)
        touched[one.made].insert(one.group);
      for (const Read &read : one.reads) {
        touched[read.position].insert(one.group);
        touched[getEnd(read.operand->getOwner())].insert(one.group);
      }
    }
    for (auto &[position, groups] : touched) {
      bool isSame = !visits.empty() && llvm::all_of(groups, [&](Attribute group) {
        return visits.back().groups.contains(group);
      });
      if (!isSame)
        visits.push_back({position, position, groups});
      visits.back().last = position;
    }
    for (const Held &one : held) {
      int64_t bytes = getTensorBytes(one.value.getType());
      for (auto [number, reads] : getComing(one))
        visits[number].coming += bytes;
      if (one.made >= 0)
        visits[getVisit(one.made)].leaving += bytes;
    }
  }

  size_t getVisit(int64_t position) const {
    auto *after = llvm::upper_bound(
        visits, position, [](int64_t at, const Visit &visit) { return at < visit.first; });
    return after - visits.begin() - 1;
  }

  /// Reads that need a copy from the host, by visit: all of an argument, of what the entry makes
  /// those of later visits.
  llvm::MapVector<size_t, SmallVector<Read>> getComing(const Held &one) const {
    llvm::MapVector<size_t, SmallVector<Read>> coming;
    // The bytes of a view are not given up alone.
    if (one.made >= 0 && isView(one.value.getDefiningOp()))
      return coming;
    for (const Read &read : one.reads)
      if (size_t visit = getVisit(read.position); one.made < 0 || visit != getVisit(one.made))
        coming[visit].push_back(read);
    if (one.made >= 0 && llvm::any_of(one.value.getUsers(), llvm::IsaPred<PackOp>))
      coming.clear(); // a unit's buffer is kept for others anyway
    return coming;
  }

  //===--------------------------------------------------------------------===//
  // Copies
  //===--------------------------------------------------------------------===//

  CopyOp copy(Value value, int64_t before, FlatSymbolRefAttr stream) {
    OpBuilder builder(positions.at(before));
    return CopyOp::create(builder, value.getLoc(), value, stream);
  }

  /// A copy away stands where the bytes on the device are given up: behind the next visit, or when
  /// kernels have moved enough in the meantime.
  void copyAway() {
    for (Held &one : held) {
      if (one.made < 0)
        continue;
      size_t number = getVisit(one.made);
      const Visit &visit = visits[number];
      int64_t last = positions.size() - 1;
      // A view of what is made may stand behind the visit; the return may be a part of it.
      int64_t made = std::max(visit.last, positions.of(one.value.getDefiningOp()));
      int64_t at = std::min(last, made + 1);
      if (number + 1 < visits.size())
        last = std::min(last, visits[number + 1].last + 1);
      if (getComing(one).empty())
        while (at < last && positions.between(visit.last, at) < kTrafficPerByte * visit.leaving)
          ++at;
      for (unsigned result : one.results) {
        CopyOp away = copy(one.value, at, space.away);
        away->setAttr(kSpaceAttr, space.host);
        block.getTerminator()->setOperand(result, away);
        aways.try_emplace(one.value, away);
      }
    }
  }

  /// A fetch stands where its target's bytes are taken: before the visit ahead, or when kernels
  /// still move enough until the first reader.
  void fetch() {
    for (Held &one : held)
      for (auto &[number, reads] : getComing(one)) {
        const Visit &visit = visits[number];
        int64_t first = number > 0 ? visits[number - 1].first : 0, at = visit.first;
        Value source = one.value;
        if (one.made >= 0) {
          first = std::max(first, visits[getVisit(one.made)].last + 1);
          source = aways.lookup(one.value).getResult();
        }
        while (at > first &&
               positions.between(at - 1, visit.first) < kTrafficPerByte * visit.coming)
          --at;
        readFrom(copy(source, at, space.fetch), one.value, reads);
      }
  }

  /// Lets ops read what came, by views of its own. What is returned goes away again.
  void readFrom(CopyOp back, Value value, ArrayRef<Read> reads) {
    llvm::DenseMap<Value, Value> views{{value, back.getResult()}};
    for (const Read &read : reads) {
      Operation *reader = read.operand->getOwner();
      read.operand->set(rebuildView(read.operand->get(), reader, views));
      if (reader != block.getTerminator() || !results.contains(read.operand->getOperandNumber()))
        continue;
      OpBuilder builder(reader);
      CopyOp away = CopyOp::create(builder, value.getLoc(), read.operand->get(), space.away);
      away->setAttr(kSpaceAttr, space.host);
      read.operand->set(away);
    }
  }

  func::FuncOp entry;
  Block &block;
  const HostStates &states;
  const HostSpace &space;
  Positions positions;
  std::map<unsigned, Value> results;
  llvm::DenseMap<Value, size_t> numbers; // of `held`
  SmallVector<Held> held;
  SmallVector<Visit> visits;
  llvm::DenseMap<Value, CopyOp> aways;
};

struct OffloadOptimizer : public impl::OffloadOptimizerPassBase<OffloadOptimizer> {
  using OffloadOptimizerPassBase::OffloadOptimizerPassBase;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    if (failed(expectPhase(module, "zero-offload-optimizer", Phase::Partitioned)) ||
        failed(recordOptions(module, *this)) || failed(offload(module)))
      signalPassFailure();
  }

  LogicalResult offload(ModuleOp module) {
    if (!offloadOptimizer) {
      markAllAnalysesPreserved(); // not verified again
      return success();
    }
    auto step = findStep<func::FuncOp>(module);
    if (!step)
      return module.emitError(
          "has no training step, the states of whose optimizer --offload-optimizer moves");
    HostStates states(step, offloadMinBytes);
    if (states.getLargest() < 0)
      return step.emitError("has no state of an optimizer that --offload-optimizer could move; "
                            "expected arguments of role opt_state, leave the option away");
    if (states.size() == 0)
      return step.emitError() << "has states of an optimizer of at most " << states.getLargest()
                              << " bytes on a rank, expected one of " << offloadMinBytes.getValue()
                              << " at least for --offload-optimizer; lower --offload-min-bytes or "
                                 "leave the option away";
    HostSpace space = getHostSpace(module);
    for (auto entry : module.getOps<func::FuncOp>())
      if (!entry->hasAttr("zero.kernel") && !entry.isExternal())
        EntryStreamer(entry, states, space).run();
    numOffloaded += states.size();
    return success();
  }
};

} // namespace
} // namespace zero
