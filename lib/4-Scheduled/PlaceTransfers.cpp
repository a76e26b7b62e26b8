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

  void addBuffer(unsigned id) {
    planner::ScheduleBuffer buffer;
    buffer.bytes = buffers.sizeOf(id);
    for (Value value : buffers.valuesOf(id)) {
      Operation *maker = findMaker(value);
      if (!maker)
        buffer.isPersistent = true; // arguments lie in slots
      else
        (isView(maker) ? buffer.views : buffer.writers).push_back(numbers.lookup(maker));
      for (Operation *user : value.getUsers()) {
        if (user == block.getTerminator())
          buffer.isPersistent = true; // as does what replaces them
        else if (!isView(user))
          buffer.readers.push_back(numbers.lookup(user));
      }
    }
    problem.buffers.push_back(std::move(buffer));
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
