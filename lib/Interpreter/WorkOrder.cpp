#include "PlannedRun.h"

#include "zero/Dialect/Zero/Resources.h"
#include "zero/Support/Random.h"

#include <map>

using namespace mlir;
using namespace zero;
using namespace zero::interp;

namespace {
struct Work {
  Operation *op;
  std::optional<unsigned> record; // of a wait: the work that it waits for
};
} // namespace

/// Fills `work`, in the order of the block, and its indices per stream.
static LogicalResult collect(Block &block, SmallVectorImpl<Work> &work,
                             std::map<unsigned, SmallVector<unsigned>> &indices) {
  ir::Streams streams(block.getParentOp()->getParentOfType<ModuleOp>());
  llvm::DenseMap<int64_t, unsigned> records;
  for (Operation &op : block.without_terminator()) {
    if (!isa<ir::LaunchOpInterface, ir::RecordOp, ir::WaitOp>(op))
      return op.emitOpError() << "is no work of a plan: only launches, records and waits are";
    Work next{&op, std::nullopt};
    if (auto wait = dyn_cast<ir::WaitOp>(op)) {
      auto record = records.find(wait.getEvent());
      if (record == records.end())
        return op.emitOpError() << "waits for event " << wait.getEvent()
                                << ", which nothing has recorded before";
      next.record = record->second;
    }
    if (auto record = dyn_cast<ir::RecordOp>(op))
      records[record.getEvent()] = work.size();
    unsigned stream = *streams.find(cast<ir::EnqueuedOpInterface>(op).getStreamAttr());
    indices[stream].push_back(work.size());
    work.push_back(next);
  }
  return success();
}

FailureOr<SmallVector<Operation *>> zero::interp::orderWork(Block &block,
                                                            std::optional<uint64_t> seed) {
  SmallVector<Work> work;
  std::map<unsigned, SmallVector<unsigned>> streams; // by number
  if (failed(collect(block, work, streams)))
    return failure();
  SmallVector<Operation *> order;
  if (!seed) {
    for (const Work &next : work)
      order.push_back(next.op);
    return order;
  }
  SmallVector<bool> done(work.size(), false);
  SmallVector<ArrayRef<unsigned>> left;
  for (auto &[stream, indices] : streams)
    left.push_back(indices);
  // A stream runs ahead for a while before another one does: neighbours changing places would
  // hardly part a launch from one far away.
  Random random(*seed);
  size_t current = 0;
  // Each fourth seed holds a stream back for as long as others can go on: chance would hardly leave
  // the first launch of one to the end.
  std::optional<size_t> held;
  if (*seed % 4 == 3)
    held = *seed / 4 % left.size();
  while (order.size() < work.size()) {
    if (order.empty() || random.next() % 8 == 0)
      current = random.next() % left.size();
    // Records stand before their waits in the block, so some stream can always go on.
    auto isReady = [&](ArrayRef<unsigned> indices) {
      return !indices.empty() &&
             (!work[indices.front()].record || done[*work[indices.front()].record]);
    };
    for (size_t tried = 0; tried < left.size() && (current == held || !isReady(left[current]));
         ++tried)
      current = (current + 1) % left.size();
    while (!isReady(left[current])) // none but the one that is held
      current = (current + 1) % left.size();
    unsigned next = left[current].front();
    left[current] = left[current].drop_front();
    done[next] = true;
    order.push_back(work[next].op);
  }
  return order;
}
