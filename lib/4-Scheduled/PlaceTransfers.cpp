//===- PlaceTransfers.cpp - How long whole units live beside their transfers --------===//
#include "PlaceTransfers.h"
#include "ScheduleResources.h"
#include "zero/4-Scheduled/Buffers.h"
#include "zero/Dialect/Zero/Resources.h"

using namespace mlir;
using namespace zero::ir;

namespace zero {
namespace {

using OpKind = planner::ScheduleOp::Kind;
using StepKind = planner::ScheduleStep::Kind;

/// A scheduled block as a problem with buffers, beside the schedule that it has.
class ScheduledBlock {
public:
  explicit ScheduledBlock(Block &block) : block(block) {}

  LogicalResult read() {
    if (failed(buffers.build(block)))
      return failure();
    Streams streams(block.getParentOp()->getParentOfType<ModuleOp>());
    addStream(problem, FlatSymbolRefAttr::get(streams[0].getSymNameAttr()));
    for (Operation &op : block.without_terminator())
      addStep(&op);
    for (Value operand : block.getTerminator()->getOperands())
      if (Operation *maker = findMaker(operand))
        problem.outputs.push_back(numbers.lookup(maker));
    for (unsigned id = 0; id < buffers.size(); ++id)
      addBuffer(id);
    return success();
  }

  /// Puts the block's ops into the order of `schedule`.
  void apply() {
    for (const planner::ScheduleStep &step : schedule.steps) {
      Operation *op = step.kind == StepKind::Await ? awaits[step.op] : ops[step.op];
      op->moveBefore(block.getTerminator());
    }
  }

  planner::ScheduleProblem problem;
  planner::Schedule schedule;

private:
  void addStep(Operation *op) {
    if (auto await = dyn_cast<AwaitOp>(op)) {
      size_t start = numbers.lookup(await.getFuture().getDefiningOp());
      awaits[start] = op;
      schedule.steps.push_back({StepKind::Await, start});
      return;
    }
    planner::ScheduleOp &entry = problem.ops.emplace_back();
    auto start = dyn_cast<CollectiveStartOp>(op);
    entry.kind = start ? getTransferKind(start) : isView(op) ? OpKind::View : OpKind::Compute;
    entry.stream = start ? addStream(problem, start.getStreamAttr()) : 0;
    TypeRange types =
        start ? TypeRange(start.getFuture().getType().getTypes()) : TypeRange(op->getResultTypes());
    for (Type type : types)
      entry.bytes += isView(op) ? 0 : getTensorBytes(type);
    for (Value operand : op->getOperands())
      if (Operation *maker = findMaker(operand); maker && numbers.contains(maker))
        entry.inputs.push_back(numbers.lookup(maker));
    schedule.steps.push_back({start ? StepKind::Start : StepKind::Run, ops.size()});
    numbers[op] = ops.size();
    ops.push_back(op);
    awaits.push_back(nullptr);
  }

  /// The op that makes `value`: the start of a collective where an await gives it; none for
  /// arguments.
  Operation *findMaker(Value value) {
    Operation *def = value.getDefiningOp();
    auto await = dyn_cast_or_null<AwaitOp>(def);
    return await ? await.getFuture().getDefiningOp() : def;
  }

  /// Ranges of a buffer's bytes that the same values hold live alone: a parameter of a gathered
  /// unit dies with its last reader, a gradient lives from when it is made.
  void addBuffer(unsigned id) {
    ArrayRef<Value> values = buffers.valuesOf(id);
    bool isPersistent = llvm::any_of(values, [&](Value value) {
      // Arguments lie in slots, as does what replaces them.
      return !findMaker(value) || llvm::is_contained(value.getUsers(), block.getTerminator());
    });
    SmallVector<int64_t> cuts;
    for (Value value : values) {
      BufferPart part = buffers.lookup(value);
      cuts.append({part.offset, part.offset + part.size});
    }
    llvm::sort(cuts);
    cuts.erase(llvm::unique(cuts), cuts.end());
    size_t first = problem.buffers.size();
    for (size_t range = 0; range + 1 < cuts.size(); ++range) {
      planner::ScheduleBuffer &buffer = problem.buffers.emplace_back();
      buffer.bytes = cuts[range + 1] - cuts[range];
      buffer.isPersistent = isPersistent;
    }
    for (Value value : values) {
      BufferPart part = buffers.lookup(value);
      size_t range = first + (llvm::lower_bound(cuts, part.offset) - cuts.begin());
      for (int64_t end = part.offset; end < part.offset + part.size; ++range) {
        addAccesses(value, problem.buffers[range]);
        end += problem.buffers[range].bytes;
      }
    }
  }

  void addAccesses(Value value, planner::ScheduleBuffer &buffer) {
    if (Operation *maker = findMaker(value))
      (isView(maker) ? buffer.views : buffer.writers).push_back(numbers.lookup(maker));
    for (Operation *user : value.getUsers())
      if (user != block.getTerminator() && !isView(user))
        buffer.readers.push_back(numbers.lookup(user));
  }

  Block &block;
  BufferMap buffers;
  llvm::DenseMap<Operation *, size_t> numbers; // of ops but awaits
  SmallVector<Operation *> ops, awaits;        // by number; null where nothing is awaited
};

} // namespace

FailureOr<planner::TransferMoves> placeTransfers(func::FuncOp entry,
                                                 const planner::SchedulePolicy &policy) {
  ScheduledBlock scheduled(entry.getBody().front());
  if (failed(scheduled.read()))
    return failure();
  planner::TransferMoves moved = policy.placeTransfers(scheduled.problem, scheduled.schedule);
  if (std::optional<std::string> wrong =
          planner::findViolation(scheduled.problem, scheduled.schedule))
    return entry.emitError() << "expects transfers of this entry where its policy may put them, "
                                "found a schedule in which "
                             << *wrong;
  scheduled.apply();
  return moved;
}

} // namespace zero
