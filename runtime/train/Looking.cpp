#include "Looking.h"

#include <cstdio>

using namespace zrt;

Status Looking::prepare(const Job &job, zrt_context &context) {
  const Options &options = job.options;
  if (options.trace.empty() && options.checkFinite == FiniteCheck::Off)
    return Status::ok();
  Expected<Calls> calls = Calls::parse({zrt_calls, size_t(zrt_calls_size)});
  ZRT_TRY(calls.status());
  calls_ = std::move(*calls);
  if (options.trace.empty())
    return Status::ok();
  ZRT_TRY(context.device->keepTimes());
  return prepareEntry(context, *job.entry(job.plan.step));
}

/// How often @eval runs in the steps that are traced.
static int64_t tracedBatches(const Job &job) {
  const Options &options = job.options;
  if (!job.evaluates())
    return 0;
  int64_t from = std::max(options.traceFrom, job.resume.step() + 1);
  int64_t to = std::min(options.traceTo, options.steps), evaluations = 0;
  if (int64_t every = options.evalEvery)
    evaluations = to / every - (from - 1) / every;
  if (to == options.steps && (!options.evalEvery || to % options.evalEvery != 0))
    ++evaluations;
  return std::max<int64_t>(evaluations, 0) * std::min(job.evalBatches(), Trace::spanLimit);
}

Status Looking::open(const Job &job, zrt_context &context, World &world) {
  const Options &options = job.options;
  int64_t first = job.resume.step() + 1;
  if (!options.trace.empty())
    ZRT_TRY(trace_.open(job.plan, calls_, context, world, std::max(options.traceFrom, first),
                        std::min(options.traceTo, options.steps), tracedBatches(job)));
  if (options.checkFinite != FiniteCheck::Off)
    ZRT_TRY(finite_.open(job.plan, calls_, *context.device, world.rank(), options.checkFinite,
                         job.scheduledStates()));
  return Status::ok();
}

Status Looking::beginEntry(const Job &job, std::string_view entry) {
  return checks(job, entry) ? finite_.begin(entry) : Status::ok();
}

Status Looking::runEntry(const Job &job, zrt_context &context, World &world,
                         const zrt_entry_point &entry, Saves saves) {
  if (checks(job, entry.name) && saves != Saves::Alone) {
    ZRT_TRY(watchEntry(context, entry, finite_, saves));
    Expected<std::string> found = finite_.finish(world, step_);
    ZRT_TRY(found.status());
    badValue_ = std::move(*found);
    return Status::ok();
  }
  Traced traced(&trace_, Activity::Run, step_);
  ZRT_TRY(zrt::runEntry(context, entry, saves));
  const CapturedEntry *captured = findCaptured(context, entry, saves);
  return captured ? trace_.addCalls(*context.device, *captured) : Status::ok();
}

JsonLine Looking::badValueLine() const {
  JsonLine line;
  line.add("type", "not_finite").add("step", step_).add("rank", int64_t(finite_.found().rank));
  line.add("call", finite_.found().call).add("name", finite_.found().name);
  line.add("text", badValue_);
  return line;
}

std::string Looking::badValueText(const Job &job, int64_t last) const {
  std::string text =
      badValue_ + format("\n  the step is taken back: all states are those after "
                         "step %lld%s",
                         (long long)last, job.options.out.empty() ? "" : ", which are saved");
  if (job.options.checkFinite == FiniteCheck::Values)
    text += "\n  (a step that scales its loss makes such values and throws them away: then look at "
            "states alone, --check=nan:states)";
  return text;
}

Status Looking::finish(Job &job, World &world) {
  if (!trace_.isOpen())
    return Status::ok();
  Expected<int64_t> written = job.trace.write(trace_, world, job.options.trace);
  ZRT_TRY(written.status());
  int64_t dropped = *written;
  if (world.rank() != 0 || dropped < 0)
    return Status::ok();
  JsonLine line;
  line.add("type", "trace").add("path", job.options.trace).add("from", trace_.from());
  line.add("to", trace_.to()).add("dropped", dropped);
  ZRT_TRY(job.log.write(line));
  if (dropped > 0)
    fprintf(stderr,
            "warning: --trace '%s' lacks %lld events, for which there was no room; name fewer "
            "steps, --trace FILE:FROM-TO\n",
            job.options.trace.c_str(), (long long)dropped);
  return Status::ok();
}
