#include "VerifyOffload.h"

#include "llvm/ADT/MapVector.h"
#include <map>

using namespace mlir;
using namespace zero::ir;

namespace zero {

Operation *findFirstReader(Value value) {
  Operation *first = nullptr;
  SmallVector<Value> pending{value};
  while (!pending.empty())
    for (Operation *user : pending.pop_back_val().getUsers()) {
      if (isView(user))
        llvm::append_range(pending, user->getResults());
      else if (!first || user->isBeforeInBlock(first))
        first = user;
    }
  return first;
}

LogicalResult checkWaiting(ArrayRef<Wait> waits, StringRef what, StringRef each, int64_t times) {
  llvm::MapVector<Operation *, int64_t> byOp;
  std::map<int64_t, SmallVector<const Wait *>> begins, ends;
  for (const Wait &wait : waits) {
    byOp[wait.op] += wait.bytes;
    begins[wait.first].push_back(&wait);
    ends[wait.last + 1].push_back(&wait);
  }
  int64_t most = 0, waiting = 0;
  for (auto [op, bytes] : byOp)
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
    for (auto copy : block.getOps<CopyOp>())
      if (failed(check(copy)))
        return failure();
    return success(
        succeeded(checkWaiting(leaving, "waits for its copy to the host", "one op makes")) &&
        succeeded(
            checkWaiting(coming, "is back before it is read", "one op is the first to read")));
  }

private:
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
      leaving.push_back({copy, bytes, maker ? timeline.getPosition(maker) : -1, position, maker});
      return checkReaders(copy);
    }
    if (fromHost) {
      Operation *reader = findFirstReader(copy.getResult());
      coming.push_back(
          {copy, bytes, position, reader ? timeline.getPosition(reader) : position, reader});
    }
    return success();
  }

  static LogicalResult checkSpace(CopyOp copy) {
    auto name = copy->getAttrOfType<FlatSymbolRefAttr>(kSpaceAttr);
    auto space = name ? SymbolTable::lookupNearestSymbolFrom<SpaceOp>(copy, name) : SpaceOp();
    if (space && space.getKind() == MemoryKind::Host)
      return success();
    return copy.emitOpError() << "goes to space " << copy->getAttr(kSpaceAttr)
                              << ", expected a zero.space of the module in memory of the host; a "
                                 "copy on the device names none";
  }

  static LogicalResult checkReaders(CopyOp copy) {
    for (Operation *user : copy.getResult().getUsers())
      if (!isa<CopyOp>(user)) {
        InFlightDiagnostic diag = user->emitOpError()
                                  << "uses a value in " << getSpace(copy.getResult())
                                  << ", memory of the host, where only copies reach; expected a "
                                     "zero.copy that brings it back";
        diag.attachNote(copy.getLoc()) << "copied there here";
        return diag;
      }
    return success();
  }

  Block &block;
  const Timeline &timeline;
  SmallVector<Wait> leaving, coming;
};

} // namespace

LogicalResult verifyOffload(Block &block, const Timeline &timeline) {
  return OffloadVerifier(block, timeline).run();
}

} // namespace zero
