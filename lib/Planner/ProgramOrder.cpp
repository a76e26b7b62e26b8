#include "zero/Planner/ProgramOrder.h"
#include <algorithm>
#include <numeric>

namespace zero::planner {
namespace {

using OpKind = ScheduleOp::Kind;
using StepKind = ScheduleStep::Kind;

/// Kernels that may move with the gather that needs them.
constexpr unsigned kMaxHoisted = 4;

/// Makes the steps one after the other.
class Orderer {
public:
  Orderer(const ScheduleProblem &problem, int64_t prefetch)
      : problem(problem), ops(problem.ops), prefetch(prefetch), emitted(ops.size(), false),
        placed(ops.size(), false), awaited(ops.size(), false), firstRead(ops.size(), kNever),
        reducedBy(ops.size(), kNever), firstPart(ops.size(), kNever), gatherNumbers(ops.size(), 0) {
    for (size_t op = ops.size(); op-- > 0;)
      for (size_t input : ops[op].inputs)
        firstRead[input] =
            std::min(firstRead[input], ops[op].kind == OpKind::View ? firstRead[op] : op);
    for (size_t op = 0; op < ops.size(); ++op) {
      if (ops[op].kind == OpKind::Gather)
        gathers.push_back(op);
      else if (ops[op].isUrgent) {
        urgent.push_back(op);
        noteParts(op, op);
      }
    }
    std::stable_sort(gathers.begin(), gathers.end(),
                     [&](size_t a, size_t b) { return firstRead[a] < firstRead[b]; });
    for (size_t number = 0; number < gathers.size(); ++number)
      gatherNumbers[gathers[number]] = number;
  }

  Schedule run() {
    startGathers(/*inUse=*/-1);
    for (size_t op = 0; op < ops.size(); ++op)
      if (ops[op].kind != OpKind::View && !waitsForReader(op))
        emit(op);
    for (size_t op = 0; op < ops.size(); ++op)
      if (ops[op].isAsync())
        await(op);
    for (size_t op : problem.outputs)
      finish(op);
    return std::move(schedule);
  }

private:
  static constexpr size_t kNever = SIZE_MAX;

  /// A unit takes its whole bytes from its gather on: where the program has that long before what
  /// reads it, it starts with the first reader, or ahead of it as far as `prefetch` says.
  bool waitsForReader(size_t op) const {
    return ops[op].kind == OpKind::Gather && firstRead[op] != kNever;
  }

  /// Emits `op` behind what it needs.
  void emit(size_t op) {
    if (emitted[op])
      return;
    emitted[op] = true;
    for (size_t input : ops[op].inputs)
      finish(input);
    if (ops[op].kind == OpKind::Reduction)
      limitReductions();
    schedule.steps.push_back({ops[op].isAsync() ? StepKind::Start : StepKind::Run, op});
    placed[op] = true;
    if (ops[op].kind == OpKind::Reduction)
      reductions.push_back(op);
    // A matmul that adds to another one's result, too, makes a gradient's last sum.
    if (ops[op].kind == OpKind::Kernel || ops[op].kind == OpKind::Compute)
      completeReduction(op);
  }

  /// A part of a whole gradient is there. Where the program makes and reduces several others before
  /// it has the rest (sums over micro-batches stand in an order of their own), and few kernels make
  /// that, they come next.
  void completeReduction(size_t part) {
    constexpr unsigned kSeveral = 2;
    size_t reduction = reducedBy[part];
    if (reduction == kNever || emitted[reduction])
      return;
    auto begin = std::upper_bound(urgent.begin(), urgent.end(), part);
    auto end = std::lower_bound(begin, urgent.end(), reduction);
    unsigned later = 0, moved = 0;
    for (auto other = begin; other != end && later < kSeveral; ++other)
      later += firstPart[*other] > part;
    if (later >= kSeveral && canHoist(reduction, moved))
      emit(reduction);
  }

  /// Notes what makes the operands of an urgent reduction: of `op`, itself or a view.
  void noteParts(size_t reduction, size_t op) {
    for (size_t input : ops[op].inputs) {
      if (ops[input].kind == OpKind::View) {
        noteParts(reduction, input);
        continue;
      }
      reducedBy[input] = reduction;
      firstPart[reduction] = std::min(firstPart[reduction], input);
    }
  }

  /// Emits `op` so that its results can be read from here on.
  void finish(size_t op) {
    emit(op);
    if (ops[op].isAsync())
      await(op);
  }

  void await(size_t op) {
    if (awaited[op])
      return;
    awaited[op] = true;
    schedule.steps.push_back({StepKind::Await, op});
    if (ops[op].kind == OpKind::Gather)
      startGathers(gatherNumbers[op]);
  }

  /// A unit is held until its reduction is awaited: as many are in flight as gathers are, so that
  /// whole units take O(1) bytes and not all of them.
  void limitReductions() {
    size_t pending = std::max<int64_t>(prefetch, 1);
    if (reductions.size() >= pending)
      await(reductions[reductions.size() - pending]);
  }

  /// Starts the gathers that may be under way while gather number `inUse` is used.
  void startGathers(int64_t inUse) {
    int64_t last = std::min<int64_t>(inUse + prefetch, static_cast<int64_t>(gathers.size()) - 1);
    for (int64_t i = inUse + 1; i <= last; ++i) {
      unsigned moved = 0;
      // What only the program's results read is not needed earlier.
      if (!emitted[gathers[i]] && firstRead[gathers[i]] != kNever && canHoist(gathers[i], moved))
        emit(gathers[i]);
    }
  }

  /// Whether everything that `op` needs is there, or is views and few kernels of such.
  bool canHoist(size_t op, unsigned &moved) const {
    return std::all_of(ops[op].inputs.begin(), ops[op].inputs.end(), [&](size_t input) {
      if (placed[input])
        return !ops[input].isAsync() || awaited[input];
      if (emitted[input])
        return false; // it waits for the very transfer that makes room for this one
      OpKind kind = ops[input].kind;
      if (kind == OpKind::Kernel && ++moved > kMaxHoisted)
        return false;
      return (kind == OpKind::Kernel || kind == OpKind::View) && canHoist(input, moved);
    });
  }

  const ScheduleProblem &problem;
  const std::vector<ScheduleOp> &ops;
  int64_t prefetch;
  Schedule schedule;
  // By op: emission has begun; its own step stands; its await stands.
  std::vector<bool> emitted, placed, awaited;
  std::vector<size_t> firstRead;      // by op: who reads it, or a view of it
  std::vector<size_t> reducedBy;      // by op: the urgent reduction of what it makes
  std::vector<size_t> firstPart;      // by urgent reduction: what makes the first of its operands
  std::vector<int64_t> gatherNumbers; // by op
  std::vector<size_t> gathers;        // in the order of their first readers
  std::vector<size_t> urgent;         // reductions, in program order
  std::vector<size_t> reductions;     // started, in order
};

/// The bytes that live at each step of a schedule, if transfers took no time: reductions are done
/// with their operands at once, and gathers make their results when they are awaited. The highest
/// count is the peak without overlap, which no overlap may lift; nor may it fill the slack below
/// it.
class LiveBytes {
public:
  LiveBytes(const ScheduleProblem &problem, const Schedule &schedule, int64_t slackPart)
      : problem(problem), begin(problem.ops.size(), 0), end(problem.ops.size(), 0),
        held(problem.ops.size(), 0) {
    for (size_t at = 0; at < schedule.steps.size(); ++at) {
      const ScheduleStep &step = schedule.steps[at];
      if (step.kind != StepKind::Await)
        begin[step.op] = at;
      end[step.op] = at;
    }
    live.assign(schedule.steps.size() + 1, 0);
    for (const ScheduleBuffer &buffer : problem.buffers)
      // What is persistent lives at all steps.
      if (!buffer.isPersistent && !buffer.writers.empty())
        add(buffer);
    for (size_t at = 1; at < live.size(); ++at)
      live[at] += live[at - 1];
    room = *std::max_element(live.begin(), live.end());
    room -= slackPart > 0 ? room / slackPart : 0;
  }

  /// Steps by op: its first, and its await if it has one.
  int64_t beginOf(size_t op) const { return begin[op]; }
  int64_t endOf(size_t op) const { return end[op]; }
  /// What a transfer holds between them, that lives at neither side for anything else.
  int64_t heldBy(size_t op) const { return held[op]; }
  bool hasRoom(int64_t at, int64_t bytes) const { return live[at] + bytes <= room; }
  void hold(int64_t at, int64_t bytes) { live[at] += bytes; }

private:
  OpKind kindOf(size_t op) const { return problem.ops[op].kind; }

  void add(const ScheduleBuffer &buffer) {
    int64_t birth = INT64_MAX, last = -1;
    for (size_t op : buffer.writers) {
      birth = std::min(birth, kindOf(op) == OpKind::Gather ? end[op] : begin[op]);
      last = std::max(last, end[op]);
    }
    for (size_t op : buffer.views)
      last = std::max(last, begin[op]);
    for (size_t op : buffer.readers)
      last = std::max(last, kindOf(op) == OpKind::Reduction ? begin[op] : end[op]);
    live[birth] += buffer.bytes;
    live[last + 1] -= buffer.bytes;
    for (size_t op : buffer.writers)
      if (kindOf(op) == OpKind::Gather && birth == end[op])
        held[op] += buffer.bytes;
    std::vector<size_t> readers = buffer.readers;
    std::sort(readers.begin(), readers.end());
    readers.erase(std::unique(readers.begin(), readers.end()), readers.end());
    for (size_t op : readers)
      if (kindOf(op) == OpKind::Reduction && last == begin[op])
        held[op] += buffer.bytes;
  }

  const ScheduleProblem &problem;
  std::vector<int64_t> begin, end, held; // by op
  std::vector<int64_t> live;             // by step
  int64_t room = 0;                      // the peak without overlap, less the slack
};

/// Moves starts of gathers down, and awaits of reductions up. Whole units are held in between; at
/// the turn-around, where most activations live, that is what makes the peak. Each gather starts as
/// early, and each reduction is awaited as late, as the peak without overlap allows.
class TransferPlacer {
public:
  TransferPlacer(const ScheduleProblem &problem, Schedule &schedule, int64_t slackPart)
      : problem(problem), schedule(schedule), live(problem, schedule, slackPart),
        targets(schedule.steps.size()) {
    std::iota(targets.begin(), targets.end(), 0);
  }

  TransferMoves run() {
    TransferMoves moves;
    int64_t next = schedule.steps.size();
    for (int64_t at = schedule.steps.size(); at-- > 0;)
      if (isStartOf(OpKind::Gather, at)) {
        next = findStart(at, next);
        moves.starts += move(at, next);
      }
    for (size_t at = 0; at < schedule.steps.size(); ++at)
      if (isStartOf(OpKind::Reduction, at)) {
        size_t op = schedule.steps[at].op;
        moves.awaits += move(live.endOf(op), findAwait(op));
      }
    apply();
    return moves;
  }

private:
  bool isStartOf(OpKind kind, size_t at) const {
    const ScheduleStep &step = schedule.steps[at];
    return step.kind == StepKind::Start && problem.ops[step.op].kind == kind;
  }

  /// `target` is the step that step `at` will stand before.
  bool move(size_t at, size_t target) {
    targets[at] = target;
    return target != at;
  }

  /// From where on the gather that starts at `at` lifts nothing above the peak. Not behind `next`,
  /// where the gather after it starts: their order stays.
  int64_t findStart(int64_t at, int64_t next) {
    size_t op = schedule.steps[at].op;
    int64_t bytes = live.heldBy(op), start = live.endOf(op);
    while (start - 1 > at && (start > next || live.hasRoom(start - 1, bytes)))
      live.hold(--start, bytes);
    if (start - 1 > at)
      return start;
    live.hold(at, bytes); // the start itself takes nothing else
    return at;
  }

  /// The first step that the buffers of reduction `op`, held from its start, would lift above the
  /// peak, or the step of its await.
  int64_t findAwait(size_t op) {
    int64_t bytes = live.heldBy(op), at = live.beginOf(op) + 1, until = live.endOf(op);
    for (; at < until && live.hasRoom(at, bytes); ++at)
      live.hold(at, bytes);
    // A step that has been moved stands here no more; it allocates nothing either.
    while (at < until && targets[at] != static_cast<size_t>(at))
      ++at;
    return at;
  }

  void apply() {
    std::vector<std::vector<size_t>> arrivals(schedule.steps.size());
    for (size_t at = 0; at < targets.size(); ++at)
      if (targets[at] != at)
        arrivals[targets[at]].push_back(at);
    std::vector<ScheduleStep> steps;
    for (size_t at = 0; at < schedule.steps.size(); ++at) {
      // What gives bytes back comes before what takes some.
      for (StepKind kind : {StepKind::Await, StepKind::Start})
        for (size_t arrival : arrivals[at])
          if (schedule.steps[arrival].kind == kind)
            steps.push_back(schedule.steps[arrival]);
      if (targets[at] == at)
        steps.push_back(schedule.steps[at]);
    }
    schedule.steps = std::move(steps);
  }

  const ScheduleProblem &problem;
  Schedule &schedule;
  LiveBytes live;
  std::vector<size_t> targets; // by step: the one that it will stand before
};

} // namespace

Schedule ProgramOrder::order(const ScheduleProblem &problem) const {
  return Orderer(problem, prefetch).run();
}

TransferMoves ProgramOrder::placeTransfers(const ScheduleProblem &problem,
                                           Schedule &schedule) const {
  return TransferPlacer(problem, schedule, slackPart).run();
}

} // namespace zero::planner
