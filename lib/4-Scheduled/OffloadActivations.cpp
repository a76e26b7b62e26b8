//===- OffloadActivations.cpp - zero-offload-activations ----------------------------------===//
#include "Turn.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/SymbolTable.h"
#include "zero/4-Scheduled/Buffers.h"
#include "zero/4-Scheduled/MatmulTurns.h"
#include "zero/4-Scheduled/Passes.h"
#include "zero/Dialect/Zero/Entries.h"
#include "zero/Dialect/Zero/Phase.h"
#include "zero/Options/Options.h"
#include "llvm/ADT/MapVector.h"
#include <deque>

namespace zero {
#define GEN_PASS_DEF_OFFLOADACTIVATIONSPASS
#include "zero/4-Scheduled/Passes.h.inc"
} // namespace zero

using namespace mlir;
using namespace zero::ir;

namespace zero {
namespace {

/// Kernels move so many times a value's bytes while it is away, at least: a link to the host is
/// slower than the device's memory by about as much, and the value crosses it twice.
constexpr int64_t kTrafficPerByte = 32;

/// A value that forward writes and backward reads.
struct Moved {
  Value value;
  int64_t bytes;
  int64_t made, firstRead; // positions in the block; of backward
  CopyOp away;
};

/// One read of a value or of a view of it.
struct Read {
  OpOperand *operand;
  int64_t position;
};

/// The ops of a step by position, and what its kernels move.
class Positions {
public:
  explicit Positions(Block &block) : moved{0} {
    for (Operation &op : block) {
      numbers[&op] = ops.size();
      ops.push_back(&op);
      moved.push_back(moved.back() + countTraffic(op));
    }
  }

  int64_t of(Operation *op) const { return numbers.lookup(op); }
  Operation *at(int64_t position) const { return ops[position]; }
  /// What ops between two move.
  int64_t between(int64_t first, int64_t last) const { return moved[last] - moved[first + 1]; }

private:
  static int64_t countTraffic(Operation &op) {
    int64_t bytes = 0;
    if (isa<DispatchOp, GemmOp, CopyOp>(op)) {
      for (Type type : op.getOperandTypes())
        bytes += getTensorBytes(type);
      for (Type type : op.getResultTypes())
        bytes += getTensorBytes(type);
    }
    return bytes;
  }

  llvm::DenseMap<Operation *, int64_t> numbers;
  SmallVector<Operation *> ops;
  SmallVector<int64_t> moved; // by the ops before each position
};

/// Whether the results of `op` are values of their own, not the program's parameters or gradients
/// in whole units.
bool makesValues(Operation &op) {
  if (isa<DispatchOp, GemmOp, CopyOp>(op))
    return true;
  auto await = dyn_cast<AwaitOp>(op);
  auto start = await ? await.getFuture().getDefiningOp<CollectiveStartOp>() : CollectiveStartOp();
  return start && start.getKind() == CollectiveKind::AllReduce;
}

/// Moves the values of one step.
class Offloader {
public:
  Offloader(func::FuncOp step, int64_t minBytes)
      : step(step), block(step.getBody().front()), minBytes(minBytes), positions(block) {}

  LogicalResult run() {
    Turn turn(step);
    if (!turn.getLast())
      return step.emitError("has no op that reads a parameter together with data: there is no "
                            "forward whose values --activations=offloaded could move");
    last = positions.of(turn.getLast());
    BufferMap buffers;
    if (failed(buffers.build(block)))
      return failure();
    for (int64_t at = 0; at <= last; ++at)
      if (makesValues(*positions.at(at)))
        for (Value result : positions.at(at)->getResults())
          if (turn.isData(result))
            consider(result, buffers);
    if (moved.empty()) {
      step.emitWarning("has no value that --activations=offloaded moves: those that backward "
                       "reads of forward are too small, or read again too soon");
      return success();
    }
    addResources();
    copyAway();
    fetch();
    for (Operation &op : llvm::make_early_inc_range(llvm::reverse(block)))
      if (isa<ViewOp>(op) && op.use_empty()) // it would hold its operand's bytes
        op.erase();
    dropBrokenTurns(block);
    return success();
  }

  int64_t getCount() const { return moved.size(); }

private:
  //===--------------------------------------------------------------------===//
  // What is moved
  //===--------------------------------------------------------------------===//

  /// All reads in block order; none where something else than an op of a stream uses the value.
  std::optional<SmallVector<Read>> findReads(Value value) const {
    SmallVector<Read> reads;
    SmallVector<Value> pending{value};
    while (!pending.empty())
      for (OpOperand &use : pending.pop_back_val().getUses()) {
        Operation *user = use.getOwner();
        if (auto view = dyn_cast<ViewOp>(user))
          pending.push_back(view.getResult());
        else if (isa<DispatchOp, GemmOp, CopyOp, CollectiveStartOp>(user))
          reads.push_back({&use, positions.of(user)});
        else
          return std::nullopt;
      }
    llvm::sort(reads, [](const Read &a, const Read &b) {
      return std::pair(a.position, a.operand->getOperandNumber()) <
             std::pair(b.position, b.operand->getOperandNumber());
    });
    return reads;
  }

  /// Notes the value if it is worth its way.
  void consider(Value value, const BufferMap &buffers) {
    if (!isa<RankedTensorType>(value.getType()) || getTensorBytes(value.getType()) < minBytes)
      return;
    // What is made in a slot stays there.
    if (llvm::any_of(buffers.valuesOf(buffers.lookup(value).buffer), llvm::IsaPred<BlockArgument>))
      return;
    std::optional<SmallVector<Read>> reads = findReads(value);
    if (!reads)
      return;
    int64_t bytes = getTensorBytes(value.getType()), made = positions.of(value.getDefiningOp());
    int64_t lastForward = made, firstBackward = -1;
    for (const Read &read : *reads) {
      if (read.position <= last)
        lastForward = read.position;
      else if (firstBackward < 0)
        firstBackward = read.position;
    }
    if (firstBackward < 0 ||
        positions.between(lastForward, firstBackward) / kTrafficPerByte < bytes)
      return;
    moved.push_back({value, bytes, made, firstBackward, CopyOp()});
  }

  /// What may be on its way at one time, in one direction.
  int64_t getMostOnTheWay(int64_t Moved::*by) const {
    llvm::MapVector<int64_t, int64_t> groups;
    int64_t most = 0;
    for (const Moved &one : moved)
      most = std::max(most, groups[one.*by] += one.bytes);
    return 2 * most;
  }

  //===--------------------------------------------------------------------===//
  // Symbols
  //===--------------------------------------------------------------------===//

  void addResources() {
    auto module = step->getParentOfType<ModuleOp>();
    SymbolTable symbols(module);
    Operation *behind = nullptr; // streams and spaces keep the order of their kind
    for (Operation &op : *module.getBody())
      if (isa<MeshOp, StreamOp, SpaceOp>(op))
        behind = &op;
    OpBuilder builder(module.getContext());
    auto add = [&](auto op) {
      FlatSymbolRefAttr name = FlatSymbolRefAttr::get(symbols.insert(
          op, behind ? std::next(Block::iterator(behind)) : module.getBody()->begin()));
      behind = op;
      return name;
    };
    if (module.getOps<SpaceOp>().empty())
      add(SpaceOp::create(builder, module.getLoc(), MemoryKind::Device, "device"));
    host = add(SpaceOp::create(builder, module.getLoc(), MemoryKind::Host, "host"));
    constexpr int64_t kPriority = 0;
    awayStream = add(StreamOp::create(builder, module.getLoc(), "offload", kPriority));
    fetchStream = add(StreamOp::create(builder, module.getLoc(), "fetch", kPriority));
  }

  //===--------------------------------------------------------------------===//
  // Copies
  //===--------------------------------------------------------------------===//

  /// A copy stands where its source's bytes are given up; it runs as soon as they are there. What
  /// other ops make meanwhile gets bytes of its own until too much waits.
  void copyAway() {
    int64_t most = getMostOnTheWay(&Moved::made), waiting = 0;
    std::deque<Moved *> queue;
    auto copyFirst = [&](Operation *before) {
      Moved &one = *queue.front();
      OpBuilder builder(before);
      one.away = CopyOp::create(builder, one.value.getLoc(), one.value, awayStream);
      one.away->setAttr(kSpaceAttr, host);
      waiting -= one.bytes;
      queue.pop_front();
    };
    for (size_t i = 0; i < moved.size();) {
      int64_t made = moved[i].made, bytes = 0;
      size_t next = i;
      for (; next < moved.size() && moved[next].made == made; ++next)
        bytes += moved[next].bytes;
      while (waiting + bytes > most)
        copyFirst(positions.at(made));
      for (; i < next; ++i)
        queue.push_back(&moved[i]);
      waiting += bytes;
    }
    while (!queue.empty())
      copyFirst(positions.at(last + 1));
  }

  /// A fetch stands where its target's bytes are taken: behind the reads that leave enough of what
  /// may be on its way.
  void fetch() {
    int64_t most = getMostOnTheWay(&Moved::firstRead), waiting = 0;
    SmallVector<Moved *> order;
    for (Moved &one : moved)
      order.push_back(&one);
    llvm::sort(order, [](const Moved *a, const Moved *b) { // of one list, in its order
      return std::pair(a->firstRead, a) < std::pair(b->firstRead, b);
    });
    int64_t at = last + 1;
    size_t unread = 0; // the first that is fetched and not read at `at`
    for (Moved *one : order) {
      for (waiting += one->bytes; waiting > most; ++unread) {
        waiting -= order[unread]->bytes;
        at = std::max(at, order[unread]->firstRead + 1);
      }
      OpBuilder builder(positions.at(at));
      CopyOp back =
          CopyOp::create(builder, one->value.getLoc(), one->away.getResult(), fetchStream);
      readBack(one->value, back);
    }
  }

  /// Lets backward read what came back, by views of its own. Of the value itself the last reader is
  /// forward's then, or the copy, which has no position here.
  void readBack(Value value, CopyOp back) {
    llvm::DenseMap<Value, Value> views{{value, back.getResult()}};
    SmallVector<Read> reads = *findReads(value);
    for (const Read &read : reads)
      if (read.position > last)
        read.operand->set(rebuild(read.operand->get(), read.operand->getOwner(), views));
  }

  static Value rebuild(Value wanted, Operation *before, llvm::DenseMap<Value, Value> &views) {
    if (Value known = views.lookup(wanted))
      return known;
    auto view = wanted.getDefiningOp<ViewOp>();
    OpBuilder builder(before);
    Value base = rebuild(view.getOperand(), before, views);
    return views[wanted] =
               ViewOp::create(builder, view.getLoc(), view.getType(), base, view.getOffsetAttr());
  }

  func::FuncOp step;
  Block &block;
  int64_t minBytes;
  Positions positions;
  int64_t last = -1; // of forward
  SmallVector<Moved> moved;
  FlatSymbolRefAttr host, awayStream, fetchStream;
};

struct OffloadActivations : public impl::OffloadActivationsPassBase<OffloadActivations> {
  using OffloadActivationsPassBase::OffloadActivationsPassBase;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    if (failed(expectPhase(module, "zero-offload-activations", Phase::Partitioned)) ||
        failed(recordOptions(module, *this)) || failed(offload(module)))
      signalPassFailure();
  }

  LogicalResult offload(ModuleOp module) {
    if (activations != "offloaded")
      return success();
    auto step = findStep<func::FuncOp>(module);
    if (!step)
      return module.emitError("has no training step, whose values --activations=offloaded moves");
    if (int64_t count = getConfigInt(module, "accumulate").value_or(1); count > 1)
      return step.emitError() << "has " << count
                              << " micro-batches, of which each has a forward of its own; "
                                 "--activations=offloaded expects one, leave --accumulate away";
    Offloader offloader(step, offloadMinBytes);
    if (failed(offloader.run()))
      return failure();
    numOffloaded += offloader.getCount();
    return success();
  }
};

} // namespace
} // namespace zero
