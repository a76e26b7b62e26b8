#include "zero/Planner/ProgramOrder.h"
#include <algorithm>

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
    if (ops[op].kind == OpKind::Kernel)
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

/// Moves awaits of reductions up. Whole units are held from the start of their reduction to its
/// await; in the first layers of a backward pass, where most activations still live, that is what
/// makes the peak. Each reduction is awaited as late as the peak without overlap allows.
class ReductionAwaiter {
public:
  ReductionAwaiter(const ScheduleProblem &problem, Schedule &schedule)
      : problem(problem), schedule(schedule), begin(problem.ops.size(), 0),
        end(problem.ops.size(), 0), last(problem.buffers.size(), -1), held(problem.ops.size()) {
    for (size_t at = 0; at < schedule.steps.size(); ++at) {
      const ScheduleStep &step = schedule.steps[at];
      if (step.kind != StepKind::Await)
        begin[step.op] = at;
      end[step.op] = at;
    }
  }

  size_t run() {
    countLive();
    std::vector<size_t> targets(schedule.steps.size()); // where the await at a step goes
    std::vector<std::vector<size_t>> arrivals(schedule.steps.size());
    size_t count = 0;
    for (size_t at = 0; at < targets.size(); ++at)
      targets[at] = at;
    for (size_t at = 0; at < schedule.steps.size(); ++at) {
      const ScheduleStep &step = schedule.steps[at];
      if (step.kind != StepKind::Start || !isReduction(step.op))
        continue;
      size_t target = findTarget(step.op, targets);
      size_t await = end[step.op];
      if (target == await)
        continue;
      targets[await] = target;
      arrivals[target].push_back(await);
      ++count;
    }
    std::vector<ScheduleStep> steps;
    for (size_t at = 0; at < schedule.steps.size(); ++at) {
      for (size_t await : arrivals[at])
        steps.push_back(schedule.steps[await]);
      if (targets[at] == at)
        steps.push_back(schedule.steps[at]);
    }
    schedule.steps = std::move(steps);
    return count;
  }

private:
  bool isReduction(size_t op) const { return problem.ops[op].kind == OpKind::Reduction; }

  /// Last access of a buffer if every reduction were done with its operands at once.
  int64_t findLast(const ScheduleBuffer &buffer) const {
    int64_t result = -1;
    for (size_t op : buffer.writers)
      result = std::max(result, end[op]);
    for (size_t op : buffer.views)
      result = std::max(result, begin[op]);
    for (size_t op : buffer.readers)
      result = std::max(result, isReduction(op) ? begin[op] : end[op]);
    return result;
  }

  /// The bytes that live at each step, without overlap, and their peak. What is persistent is left
  /// out: it lives at all of them.
  void countLive() {
    live.assign(schedule.steps.size() + 1, 0);
    for (size_t id = 0; id < problem.buffers.size(); ++id) {
      const ScheduleBuffer &buffer = problem.buffers[id];
      if (buffer.isPersistent || buffer.writers.empty())
        continue;
      last[id] = findLast(buffer);
      int64_t birth = INT64_MAX;
      for (size_t op : buffer.writers)
        birth = std::min(birth, begin[op]);
      live[birth] += buffer.bytes;
      live[last[id] + 1] -= buffer.bytes;
      for (size_t op : buffer.readers)
        if (isReduction(op) && last[id] == begin[op] && (held[op].empty() || held[op].back() != id))
          held[op].push_back(id);
    }
    for (size_t at = 1; at < live.size(); ++at)
      live[at] += live[at - 1];
    peak = *std::max_element(live.begin(), live.end());
  }

  /// The first step that the buffers of reduction `op`, held from its start, would lift above the
  /// peak, or the step of its await.
  size_t findTarget(size_t op, const std::vector<size_t> &targets) {
    int64_t bytes = 0;
    for (size_t id : held[op])
      bytes += problem.buffers[id].bytes;
    int64_t at = begin[op] + 1, until = end[op];
    for (; at < until && live[at] + bytes <= peak; ++at)
      live[at] += bytes;
    // An await that has been moved stands here no more; it allocates nothing either.
    while (at < until && targets[at] != static_cast<size_t>(at))
      ++at;
    return at;
  }

  const ScheduleProblem &problem;
  Schedule &schedule;
  std::vector<int64_t> begin, end;       // steps by op: its first, and its await if it has one
  std::vector<int64_t> last;             // by buffer; -1 for what is left out
  std::vector<std::vector<size_t>> held; // buffers by reduction that is their last access
  std::vector<int64_t> live;             // bytes by step
  int64_t peak = 0;
};

} // namespace

Schedule ProgramOrder::order(const ScheduleProblem &problem) const {
  return Orderer(problem, prefetch).run();
}

size_t ProgramOrder::placeAwaits(const ScheduleProblem &problem, Schedule &schedule) const {
  return ReductionAwaiter(problem, schedule).run();
}

} // namespace zero::planner
