//===- AwaitReductions.cpp - How long gradients wait for their reduction ------------===//
//
// A unit's whole gradient is held from the start of its reduce-scatter to the await. The scheduler
// awaits as late as it can, so that the transfer hides behind compute; in the first layers of a
// backward pass, where most activations still live, that is what makes the peak. Here each
// reduction is awaited as late as the peak without overlap allows.
//===------------------------------------------------------------------------===//
#include "AwaitReductions.h"
#include "zero/4-Scheduled/Buffers.h"

using namespace mlir;
using namespace zero::ir;

namespace zero {
namespace {

class ReductionAwaiter {
public:
  explicit ReductionAwaiter(func::FuncOp entry) : block(entry.getBody().front()), timeline(block) {
    for (Operation &op : block)
      ops.push_back(&op);
  }

  int64_t run() {
    // Conflicts of aliases are the verifier's to report.
    if (failed(buffers.build(block)))
      return 0;
    countLive();
    for (Operation *op : ops)
      if (isReduction(op))
        shorten(cast<CollectiveStartOp>(op));
    return moved.size();
  }

private:
  static bool isReduction(Operation *op) {
    auto start = dyn_cast<CollectiveStartOp>(op);
    return start && start.getKind() == CollectiveKind::ReduceScatter;
  }

  /// Last access of a buffer if every reduction were awaited at once.
  int64_t getLast(unsigned buffer) {
    int64_t last = -1;
    for (Value value : buffers.valuesOf(buffer)) {
      last = std::max(last, timeline.getBirth(value));
      if (auto await = value.getDefiningOp<AwaitOp>())
        last = std::max(last, timeline.getPosition(await));
      for (Operation *user : value.getUsers())
        if (!isView(user))
          last = std::max(last,
                          isReduction(user) ? timeline.getPosition(user) : timeline.getEnd(user));
    }
    return last;
  }

  int64_t getBirth(unsigned buffer) {
    int64_t birth = INT64_MAX;
    for (Value value : buffers.valuesOf(buffer))
      if (!value.getDefiningOp() || !isView(value.getDefiningOp()))
        birth = std::min(birth, timeline.getBirth(value));
    return birth;
  }

  /// What lies in slots lives all the time: arguments, and results that replace them.
  bool isInSlot(unsigned buffer) {
    return llvm::any_of(buffers.valuesOf(buffer), [&](Value value) {
      return isa<BlockArgument>(value) ||
             llvm::is_contained(value.getUsers(), block.getTerminator());
    });
  }

  /// Bytes outside slots that live at each op, and their peak, without overlap.
  void countLive() {
    live.assign(ops.size() + 1, 0);
    for (unsigned id = 0; id < buffers.size(); ++id) {
      if (buffers.valuesOf(id).empty() || isInSlot(id))
        continue;
      last[id] = getLast(id);
      int64_t birth = getBirth(id);
      if (birth < 0 || birth > last[id])
        continue;
      live[birth] += buffers.sizeOf(id);
      live[last[id] + 1] -= buffers.sizeOf(id);
    }
    for (size_t i = 1; i < live.size(); ++i)
      live[i] += live[i - 1];
    peak = *llvm::max_element(live);
  }

  /// Moves the await of `start` up to the first op that it would lift above the peak.
  void shorten(CollectiveStartOp start) {
    int64_t from = timeline.getPosition(start), held = 0;
    llvm::SmallDenseSet<unsigned> seen;
    for (Value operand : start.getOperands()) {
      unsigned buffer = buffers.lookup(operand).buffer;
      auto known = last.find(buffer);
      if (known != last.end() && known->second == from && seen.insert(buffer).second)
        held += buffers.sizeOf(buffer);
    }
    Operation *await = *start.getFuture().user_begin();
    int64_t until = timeline.getPosition(await), at = from + 1;
    for (; at < until && live[at] + held <= peak; ++at)
      live[at] += held;
    // An await that has been moved stands here no more; it allocates nothing either.
    while (at < until && moved.contains(ops[at]))
      ++at;
    if (at == until)
      return;
    await->moveBefore(ops[at]);
    moved.insert(await);
  }

  Block &block;
  Timeline timeline; // of the order as it was
  SmallVector<Operation *> ops;
  BufferMap buffers;
  llvm::DenseMap<unsigned, int64_t> last; // by buffer outside slots
  SmallVector<int64_t> live;              // by position
  int64_t peak = 0;
  llvm::SmallDenseSet<Operation *> moved; // awaits
};

} // namespace

int64_t awaitReductions(func::FuncOp entry) { return ReductionAwaiter(entry).run(); }

} // namespace zero
