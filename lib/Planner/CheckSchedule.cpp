//===- CheckSchedule.cpp - A second look at a schedule -------------------------===//
#include "zero/Planner/ScheduleProblem.h"

namespace zero::planner {
namespace {

using OpKind = ScheduleOp::Kind;
using StepKind = ScheduleStep::Kind;

/// Walks over the steps with what has begun and what can be read.
class Checker {
public:
  Checker(const ScheduleProblem &problem, const Schedule &schedule)
      : problem(problem), schedule(schedule), begun(problem.ops.size(), false),
        done(problem.ops.size(), false) {}

  std::optional<std::string> run() {
    for (size_t at = 0; at < schedule.steps.size(); ++at)
      if (std::optional<std::string> wrong = take(schedule.steps[at]))
        return "step " + std::to_string(at) + " " + *wrong;
    for (size_t op = 0; op < problem.ops.size(); ++op) {
      if (!begun[op] && problem.ops[op].kind != OpKind::View)
        return name(op) + " has no step";
      if (begun[op] && !done[op])
        return name(op) + " is started and not awaited";
    }
    for (size_t op : problem.outputs)
      if (!done[op])
        return name(op) + " is returned and not done at the end";
    return checkAlternatives();
  }

private:
  static std::string name(size_t op) { return "op " + std::to_string(op); }

  std::optional<std::string> take(const ScheduleStep &step) {
    if (step.op >= problem.ops.size())
      return "names " + name(step.op) + " of " + std::to_string(problem.ops.size());
    const ScheduleOp &op = problem.ops[step.op];
    if (op.stream >= problem.streams.size())
      return "uses stream " + std::to_string(op.stream) + " of " +
             std::to_string(problem.streams.size());
    if (step.kind == StepKind::Await) {
      if (!op.isAsync() || !begun[step.op] || done[step.op])
        return "awaits " + name(step.op) + ", which is not under way";
      done[step.op] = true;
      return std::nullopt;
    }
    if ((step.kind == StepKind::Start) != op.isAsync())
      return (op.isAsync() ? "runs " : "starts ") + name(step.op) + ", which is of stream " +
             std::to_string(op.stream);
    if (begun[step.op])
      return "takes " + name(step.op) + " a second time";
    for (size_t input : op.inputs)
      if (!done[input])
        return "takes " + name(step.op) + " before what it reads, " + name(input);
    begun[step.op] = true;
    done[step.op] = step.kind == StepKind::Run;
    return std::nullopt;
  }

  std::optional<std::string> checkAlternatives() const {
    std::vector<bool> chosen(problem.alternatives.size(), false);
    for (size_t number : schedule.alternatives) {
      if (number >= chosen.size())
        return "alternative " + std::to_string(number) + " is chosen of " +
               std::to_string(chosen.size());
      if (chosen[number])
        return "alternative " + std::to_string(number) + " is chosen twice";
      chosen[number] = true;
    }
    return std::nullopt;
  }

  const ScheduleProblem &problem;
  const Schedule &schedule;
  std::vector<bool> begun, done; // by op
};

} // namespace

std::optional<std::string> findViolation(const ScheduleProblem &problem, const Schedule &schedule) {
  return Checker(problem, schedule).run();
}

} // namespace zero::planner
