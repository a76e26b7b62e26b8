#include "VerifyOffload.h"

#include "HostSpace.h"

#include "llvm/ADT/MapVector.h"
#include <map>

using namespace mlir;
using namespace zero::ir;

namespace zero {

SmallVector<Operation *> findReaders(Value value) {
  SmallVector<Operation *> readers;
  SmallVector<Value> pending{value};
  while (!pending.empty())
    for (Operation *user : pending.pop_back_val().getUsers()) {
      if (isView(user))
        llvm::append_range(pending, user->getResults());
      else
        readers.push_back(user);
    }
  llvm::sort(readers, [](Operation *a, Operation *b) { return a->isBeforeInBlock(b); });
  return readers;
}

LogicalResult checkWaiting(ArrayRef<Wait> waits, StringRef what, StringRef each, int64_t times) {
  llvm::MapVector<Operation *, int64_t> byOp;
  llvm::MapVector<Attribute, int64_t> byUnit;
  llvm::DenseSet<std::pair<Attribute, Attribute>> counted; // old and new are as many
  std::map<int64_t, SmallVector<const Wait *>> begins, ends;
  for (const Wait &wait : waits) {
    byOp[wait.op] += wait.bytes;
    RoleAttr state = wait.state;
    if (state && counted.insert({getStateGroup(state), state.getName()}).second)
      byUnit[getStateGroup(state)] += wait.bytes;
    begins[wait.first].push_back(&wait);
    ends[wait.last + 1].push_back(&wait);
  }
  int64_t most = 0, waiting = 0;
  for (auto [op, bytes] : byOp)
    most = std::max(most, times * bytes);
  for (auto [unit, bytes] : byUnit)
    most = std::max(most, times * bytes);
  for (auto &[position, starting] : begins) {
    for (auto end = ends.begin(); end != ends.end() && end->first <= position;
         end = ends.erase(end))
      for (const Wait *wait : end->second)
        waiting -= wait->bytes;
    for (const Wait *wait : starting)
      waiting += wait->bytes;
    if (waiting > most)
      return starting.front()->transfer->emitOpError()
             << "is of " << waiting << " bytes of which each " << what << ", expected at most "
             << most << (times == 2 ? ": twice what " : ": what ") << each << " of them";
  }
  return success();
}

namespace {

class OffloadVerifier {
public:
  OffloadVerifier(Block &block, const Timeline &timeline) : block(block), timeline(timeline) {}

  LogicalResult run() {
    if (failed(checkInterface()))
      return failure();
    for (auto copy : block.getOps<CopyOp>())
      if (failed(check(copy)))
        return failure();
    return success(
        succeeded(checkWaiting(leaving, "waits for its copy to the host", "one op makes")) &&
        succeeded(
            checkWaiting(coming, "is back before it is read", "one op is the first to read")) &&
        succeeded(checkWaiting(statesLeaving, "is of a state on its way to the host",
                               "one unit has, or one op makes,")) &&
        succeeded(checkWaiting(statesComing, "is of a state that has come from the host",
                               "one unit has, or one op reads,")));
  }

private:
  //===--------------------------------------------------------------------===//
  // Slots
  //===--------------------------------------------------------------------===//

  /// What lies in memory of the host before and after the entry: states of the optimizer, and
  /// nothing on the device is returned as such.
  LogicalResult checkInterface() {
    auto entry = cast<func::FuncOp>(block.getParentOp());
    auto checkSlot = [&](const Twine &which, Attribute space, Attribute role) -> LogicalResult {
      auto known = dyn_cast_or_null<RoleAttr>(role);
      if (!isHost(entry, space))
        return entry.emitError() << which << " lies in " << space
                                 << ", expected a zero.space of the module in memory of the host";
      if (!known || known.getKind() != RoleKind::OptState)
        return entry.emitError() << which << " lies in " << space
                                 << ", memory of the host, expected there states of the optimizer "
                                    "alone, with role opt_state";
      return success();
    };
    for (BlockArgument argument : block.getArguments()) {
      unsigned number = argument.getArgNumber();
      if (Attribute space = entry.getArgAttr(number, kSlotSpaceAttr);
          space && (failed(checkSlot("argument " + Twine(number), space,
                                     entry.getArgAttr(number, "zero.role"))) ||
                    failed(checkReaders(argument, entry.getLoc()))))
        return failure();
    }
    if (failed(checkPlaces(entry)))
      return failure();
    for (auto [number, value] : llvm::enumerate(block.getTerminator()->getOperands())) {
      Attribute space = entry.getResultAttr(number, kSlotSpaceAttr);
      if (space &&
          failed(checkSlot("result " + Twine(number), space, getResultRole(entry, number))))
        return failure();
      if (space && space != getSpace(value))
        return block.getTerminator()->emitOpError()
               << "returns as result " << number << " a value in " << describeSpace(getSpace(value))
               << ", expected one in " << describeSpace(space);
    }
    return success();
  }

  /// The next value of a state lies where that does.
  static LogicalResult checkPlaces(func::FuncOp entry) {
    for (unsigned i = 0; i < entry.getNumArguments(); ++i) {
      auto role = entry.getArgAttrOfType<RoleAttr>(i, "zero.role");
      if (!role || role.getNext() < 0 || role.getNext() >= entry.getNumResults())
        continue;
      Attribute before = entry.getArgAttr(i, kSlotSpaceAttr);
      Attribute after = entry.getResultAttr(role.getNext(), kSlotSpaceAttr);
      if (before != after)
        return entry.emitError() << "argument " << i << " lies in " << describeSpace(before)
                                 << " and result " << role.getNext() << ", its next value, in "
                                 << describeSpace(after) << ", expected one place for both";
    }
    return success();
  }

  static std::string describeSpace(Attribute space) {
    std::string text = "the module's first space";
    if (space)
      llvm::raw_string_ostream(text = "") << space;
    return text;
  }

  static bool isHost(Operation *at, Attribute name) {
    auto symbol = dyn_cast_or_null<FlatSymbolRefAttr>(name);
    auto space = symbol ? SymbolTable::lookupNearestSymbolFrom<SpaceOp>(at, symbol) : SpaceOp();
    return space && space.getKind() == MemoryKind::Host;
  }

  /// The state that a value in memory of the host is the old or the new value of; null for what is
  /// none.
  RoleAttr getState(Value value) {
    auto entry = cast<func::FuncOp>(block.getParentOp());
    RoleAttr role;
    if (auto argument = dyn_cast<BlockArgument>(value))
      role = entry.getArgAttrOfType<RoleAttr>(argument.getArgNumber(), "zero.role");
    for (OpOperand &use : value.getUses())
      if (!role && use.getOwner() == block.getTerminator())
        role = getResultRole(entry, use.getOperandNumber());
    return role;
  }

  //===--------------------------------------------------------------------===//
  // Copies
  //===--------------------------------------------------------------------===//

  LogicalResult check(CopyOp copy) {
    bool toHost = copy->hasAttr(kSpaceAttr), fromHost = getSpace(copy.getOperand()) != nullptr;
    if (toHost && failed(checkSpace(copy)))
      return failure();
    if (toHost && fromHost)
      return copy.emitOpError() << "goes from memory of the host to memory of the host, expected "
                                   "the device's on one side";
    int64_t bytes = getTensorBytes(copy.getType()), position = timeline.getPosition(copy);
    if (toHost) {
      // What a collective makes waits for its copy from the await on, when it is there.
      Operation *maker = copy.getOperand().getDefiningOp();
      int64_t made = maker ? timeline.getPosition(maker) : -1;
      if (isFromHost(maker))
        maker = block.getTerminator();
      RoleAttr state = getState(copy.getResult());
      (state ? statesLeaving : leaving).push_back({copy, bytes, made, position, maker, state});
      return checkReaders(copy.getResult(), copy.getLoc());
    }
    if (fromHost) {
      SmallVector<Operation *> readers = findReaders(copy.getResult());
      Operation *reader = readers.empty() ? nullptr : readers.front();
      int64_t first = reader ? timeline.getPosition(reader) : position, last = position;
      for (Operation *each : readers)
        last = std::max(last, timeline.getEnd(each));
      if (isa_and_nonnull<CopyOp>(reader) && reader->hasAttr(kSpaceAttr))
        reader = block.getTerminator();
      if (RoleAttr state = getState(copy.getOperand()))
        statesComing.push_back({copy, bytes, position, last, reader, state});
      else
        coming.push_back({copy, bytes, position, first, reader});
    }
    return success();
  }

  /// What comes from the host and goes there again is a state that the entry returns as another:
  /// the return reads and makes it.
  static bool isFromHost(Operation *maker) {
    while (maker && (isView(maker) || isa<AwaitOp, CollectiveStartOp>(maker)))
      maker = maker->getOperand(0).getDefiningOp();
    auto copy = dyn_cast_or_null<CopyOp>(maker);
    return copy && getSpace(copy.getOperand()) != nullptr;
  }

  static LogicalResult checkSpace(CopyOp copy) {
    if (isHost(copy, copy->getAttr(kSpaceAttr)))
      return success();
    return copy.emitOpError() << "goes to space " << copy->getAttr(kSpaceAttr)
                              << ", expected a zero.space of the module in memory of the host; a "
                                 "copy on the device names none";
  }

  LogicalResult checkReaders(Value value, Location made) {
    auto entry = cast<func::FuncOp>(block.getParentOp());
    for (OpOperand &use : value.getUses()) {
      Operation *user = use.getOwner();
      bool isSlot = user == block.getTerminator() &&
                    entry.getResultAttr(use.getOperandNumber(), kSlotSpaceAttr);
      if (!isa<CopyOp>(user) && !isSlot) {
        InFlightDiagnostic diag = user->emitOpError()
                                  << "uses a value in " << getSpace(value)
                                  << ", memory of the host, where only copies reach; expected a "
                                     "zero.copy that brings it back";
        diag.attachNote(made) << "copied there here";
        return diag;
      }
    }
    return success();
  }

  Block &block;
  const Timeline &timeline;
  SmallVector<Wait> leaving, coming, statesLeaving, statesComing;
};

} // namespace

LogicalResult verifyOffload(Block &block, const Timeline &timeline) {
  return OffloadVerifier(block, timeline).run();
}

} // namespace zero
