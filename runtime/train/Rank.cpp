#include "Rank.h"

#include "../world/Launcher.h"
#include "../world/Message.h"
#include "Arrays.h"
#include "Backend.h"
#include "Checkpoints.h"
#include "Kept.h"
#include "Looking.h"
#include "Prefetch.h"
#include "Progress.h"
#include "Pulse.h"
#include "Replicas.h"
#include "Report.h"
#include "Serve.h"
#include "StepReport.h"

#include <algorithm>
#include <cstdio>

using namespace zrt;

namespace {

class Rank {
public:
  Rank(Job &job, World &world)
      : job_(job), plan_(job.plan), world_(world), rank_(world.rank()), kept_(job.plan, rank_),
        checkpoints_(job, world) {}

  Status run() {
    ZRT_TRY(setUp());
    if (job_.options.checkOnly)
      return checkPlaces();
    ZRT_TRY(firstStates());
    ZRT_TRY(goOnEvaluating());
    int64_t start = nowNanoseconds();
    if (job_.serves())
      ZRT_TRY(serve());
    for (int64_t step = first_ + 1; step <= job_.options.steps && !stopSignal_ && !stopsEarly_;
         ++step) {
      looking_.beginStep(step);
      ZRT_TRY(runStep(step));
      if (looking_.hasBadValue())
        break;
      if (evaluatesAfter(step))
        ZRT_TRY(evaluate(step));
      // Behind the evaluation, whose best value is saved along.
      if (checkpoints_.isDue(step) || isBest_) {
        Traced saving(looking_.trace(), Activity::Save, step);
        ZRT_TRY(checkpoints_.save(*device_, step, evaluation_));
      }
    }
    if (!job_.serves())
      ZRT_TRY(checkpoints_.saveLast(*device_, first_ + numbers_.steps, evaluation_));
    ZRT_TRY(showSaves());
    seconds_ = double(nowNanoseconds() - start) * 1e-9;
    ZRT_TRY(finish());
    return Status::ok();
  }

  int exitCode() const {
    return looking_.hasBadValue() ? int(ExitNotFinite) : exitCodeOf(stopSignal_);
  }
  /// No peer may wait for this rank any more.
  void abort(const std::string &reason) {
    world_.abort(reason);
    if (communicator_)
      communicator_->abort();
  }

private:
  Status setUp();
  Status watchCalls();
  Status checkPlaces();
  Status reduceOnce(Address at);
  Status firstStates();
  Status fillInputs(std::string_view entry, int64_t step);
  Status uploadScheduled(int64_t step);
  /// Batches of an evaluation.
  int64_t evalBatches() const { return job_.evalBatches(); }
  Status execute(std::string_view entry, int64_t step, bool isPoisoned);
  Status rehearse(std::string_view entry, int64_t step, std::vector<uint8_t> &outcome);
  Status runStep(int64_t step);
  Status serve();
  Status agreeAfterStep();
  Status showBadValue();
  Status showSaves();
  bool evaluatesAfter(int64_t step) const;
  Status evaluate(int64_t step);
  Status goOnEvaluating();
  Status follow(int64_t step, const std::string &metric, double value);
  Status judge(int64_t step);
  Status showEvaluation(int64_t step, int64_t batches, double seconds);
  Status showStep(int64_t step, double milliseconds);
  int64_t peakBytes() const;
  Status showMetrics(int64_t step);
  Status logStart();
  Status share(std::vector<RankNumbers> &ranks);
  Status checkEarly();
  Status finish();
  Status report(const std::vector<RankNumbers> &ranks, const Status &written);
  Status writeResults();
  Status logSummary(const std::vector<RankNumbers> &ranks);

  /// Bytes read from peers, without those of rehearsals.
  int64_t wireBytes() const { return communicator_->wireBytes() - rehearsedWire_; }

  /// A promise that does not hold ends the run at its end: it does not cost the results.
  void note(const Status &status) {
    if (broken_.isOk())
      broken_ = status;
  }

  /// Prints to stdout, and fails if nobody can read it.
  Status print(const std::string &text) {
    if (job_.serves())
      return Status::ok(); // the client shows what it wants
    if (fwrite(text.data(), 1, text.size(), stdout) != text.size() || fflush(stdout) != 0)
      return ioFailure("cannot write to the standard output");
    return Status::ok();
  }

  Status readMetrics(std::vector<Metric> &metrics);
  std::vector<Metric> metricsOf(std::string_view entry) const;

  /// The host's side of a state that --set gives a value.
  struct Scheduled {
    const PlanState *state;
    const Schedule *schedule;
    uint8_t element[8];
  };

  /// What ranks tell one another between two steps.
  struct Boundary {
    int32_t stopSignal, saving;
  };

  Job &job_;
  const Plan &plan_;
  World &world_;
  int rank_;
  Backend backend_;
  Communicator *communicator_ = nullptr; // of the backend
  Device *device_ = nullptr;
  zrt_context context_;
  Looking looking_; // what people see of a run, beside its progress
  KeptBytes kept_;
  Pulse pulse_; // looks at the communicator and the device
  RankNumbers numbers_;
  HostInputs inputs_;
  Prefetch data_, evalData_;
  std::vector<Scheduled> scheduled_;
  std::vector<Metric> metrics_, evalMetrics_;
  int64_t evalBatch_ = 0; // of the evaluation that runs
  CheckpointEvaluation evaluation_;
  bool isBest_ = false; // whether the step is the best one for --keep-best
  bool stopsEarly_ = false;
  Checkpoints checkpoints_;
  int64_t first_ = 0;                // step that the run goes on from
  std::vector<Boundary> boundaries_; // of all ranks
  std::vector<int32_t> phases_;
  Status broken_;
  int64_t stepWire_ = 0, rehearsedWire_ = 0;
  double seconds_ = 0;
  Pace pace_;
  int stopSignal_ = 0; // on which all ranks have stopped
};

} // namespace

std::vector<Metric> Rank::metricsOf(std::string_view entry) const {
  std::vector<Metric> metrics;
  for (const PlanTensor &output : plan_.outputs)
    if (output.isScalarOf(entry))
      metrics.push_back({&output, {}});
  return metrics;
}

Status Rank::setUp() {
  Status opened = backend_.open(job_, world_);
  device_ = backend_.device();
  communicator_ = backend_.communicator();
  ZRT_TRY(opened);
  context_.device = device_;
  context_.communicator = communicator_;
  for (const PlanMeter &meter : plan_.meters)
    context_.meters.emplace_back(meter.counts);
  ZRT_TRY(watchCalls());
  for (const PlanTensor &input : plan_.inputs)
    inputs_.emplace_back(input.localBytes());
  metrics_ = metricsOf(plan_.step);
  evalMetrics_ = metricsOf(evalEntry);
  for (const PlanState *state : job_.scheduledStates())
    scheduled_.push_back({state, job_.setting(state->name), {}});
  bool readsData = !job_.serves() && !job_.options.checkOnly;
  if (!job_.fromArrays() && readsData)
    ZRT_TRY(data_.start(job_.data, plan_, plan_.step, job_.options.seed, rank_, job_.options.steps,
                        looking_.trace()));
  if (job_.evaluates() && readsData)
    ZRT_TRY(evalData_.start(job_.evalData, plan_, evalEntry, job_.options.seed, rank_,
                            evalBatches(), looking_.trace()));
  first_ = job_.resume.step();
  checkpoints_.showIn(looking_.trace());
  boundaries_.resize(plan_.ranks);
  phases_.resize(plan_.ranks);
  if (plan_.ranks > 1)
    ZRT_TRY(pulse_.start(world_, *communicator_, *device_));
  if (plan_.rankAddress >= 0) {
    int64_t number = rank_;
    ZRT_TRY(device_->write(plan_.rankAddress, &number, sizeof number));
  }
  if (!job_.options.checkOnly) {
    ZRT_TRY(looking_.prepare(job_, context_));
    if (job_.evaluates()) // before step 2, from which on memory is constant
      ZRT_TRY(prepareEntry(context_, *job_.entry(evalEntry)));
    ZRT_TRY(looking_.open(job_, context_, world_));
  }
  return rank_ == 0 ? logStart() : Status::ok();
}

Status Rank::watchCalls() {
  if (!job_.options.watch.empty()) {
    Expected<std::unique_ptr<CallWatch>> watch = CallWatch::read(job_.options.watch, rank_);
    ZRT_TRY(watch.status());
    context_.watch = std::move(*watch);
  }
  if (!job_.options.fault.empty()) {
    Expected<std::unique_ptr<CallFault>> fault = CallFault::parse(job_.options.fault);
    ZRT_TRY(fault.status());
    context_.fault = std::move(*fault);
    context_.faultEntry = plan_.step;
  }
  return Status::ok();
}

Status Rank::logStart() {
  JsonLine line;
  line.add("type", "start").add("schema", int64_t(logSchema));
  line.add("program", plan_.name).add("plan", plan_.hash);
  line.add("ranks", int64_t(plan_.ranks)).add("threads", int64_t(job_.threads));
  line.raw("seed", std::to_string(job_.options.seed)).add("steps", job_.options.steps);
  line.add("resumed_step", job_.resume.step());
  line.add("device", device_->name()).add("communicator", communicator_->name());
  line.raw("config", plan_.config.text());
  return job_.log.write(line);
}

/// Every rank learns the sum of all ranks' numbers.
Status Rank::reduceOnce(Address at) {
  struct {
    int64_t communicator, kind, op, dtype, parts, dst, src, count;
  } record = {0, ZRT_ALL_REDUCE, ZRT_ADD, ZRT_I32, 1, at, at, 1};
  for (size_t number = 0; number < plan_.communicators.size(); ++number) {
    GroupRank group = communicator_->group(int64_t(number));
    int32_t value = group.rank;
    record.communicator = int64_t(number);
    ZRT_TRY(device_->write(at, &value, sizeof value));
    communicator_->enqueue(*device_, 0, reinterpret_cast<zrt_collective_record &>(record));
    ZRT_TRY(device_->synchronize());
    ZRT_TRY(communicator_->error());
    ZRT_TRY(device_->read(at, &value, sizeof value));
    if (value != group.size * (group.size - 1) / 2)
      return failure(Code::Internal, "the sum of the ranks' numbers over communicator '%s' is %d",
                     plan_.communicators[number].name.c_str(), value);
  }
  return Status::ok();
}

/// --check: what stands between a job and its first step, without the job.
Status Rank::checkPlaces() {
  struct Place {
    char host[64], device[128];
    int32_t localRank;
  } own = {};
  snprintf(own.host, sizeof own.host, "%s", hostName().c_str());
  snprintf(own.device, sizeof own.device, "%s", device_->name());
  own.localRank = world_.localRank();
  if (plan_.arenaBytes() >= int64_t(sizeof(int32_t)))
    ZRT_TRY(reduceOnce(0));
  std::vector<Place> places(plan_.ranks);
  ZRT_TRY(world_.exchange(&own, sizeof own, places.data()));
  if (rank_ != 0)
    return world_.barrier();
  std::string text;
  for (int rank = 0; rank < plan_.ranks; ++rank)
    text += format("rank %-4d %-20s local rank %-3d %s\n", rank, places[rank].host,
                   places[rank].localRank, places[rank].device);
  text += format("%d rank%s by %s, exchange by %s; plan %s; %.1f MiB a rank\n", plan_.ranks,
                 plan_.ranks == 1 ? "" : "s", world_.name(), communicator_->name(),
                 plan_.hash.c_str(), double(plan_.arenaBytes()) / (1 << 20));
  ZRT_TRY(print(text));
  return world_.barrier();
}

Status Rank::firstStates() {
  if (!job_.fromArrays())
    ZRT_TRY(checkpoints_.open());
  if (const Checkpoint *from = job_.resume.checkpoint.get()) {
    ZRT_TRY(checkpoints_.load(*device_));
    if (rank_ == 0)
      ZRT_TRY(print(format("resumed from %s, saved by %d rank%s after step %lld\n",
                           from->path().c_str(), from->index().ranks,
                           from->index().ranks == 1 ? "" : "s", (long long)first_)));
    return world_.barrier();
  }
  if (job_.runsInit()) {
    ZRT_TRY(execute(plan_.init, 0, job_.options.test));
    numbers_.wireInit = wireBytes();
    for (CollectiveMeter &meter : context_.meters)
      meter.clear();
    return world_.barrier();
  }
  for (const PlanState &state : plan_.states) {
    int64_t index = state.argument(plan_.step);
    if (index < 0)
      continue;
    int64_t leaf = job_.fromArrays() ? -1 : job_.initial(state);
    if (job_.fromArrays())
      ZRT_TRY(loadState(plan_, state, rank_, job_.argument(index)->data, *device_));
    else if (leaf >= 0)
      ZRT_TRY(loadLeaf(job_.init, leaf, plan_, state, rank_, *device_));
    else
      ZRT_TRY(zeroState(plan_, state, rank_, *device_));
  }
  return world_.barrier();
}

/// --set's values of states, where they stand in the arena.
Status Rank::uploadScheduled(int64_t step) {
  for (Scheduled &scheduled : scheduled_) {
    ZRT_TRY(storeScheduled(scheduled.state->name, *scheduled.schedule, scheduled.state->dtype, step,
                           scheduled.element));
    forEachPart(plan_, *scheduled.state, rank_,
                [&](int64_t, Address address, int64_t count, const PlanBuffer &) {
                  device_->upload(0, address, scheduled.element,
                                  count * dtypeInfo(scheduled.state->dtype).size);
                });
  }
  return Status::ok();
}

/// Every step anew: the plan may use an input's bytes for something else once it was read.
Status Rank::fillInputs(std::string_view entry, int64_t step) {
  auto hostSide = [&](const PlanTensor &input) {
    return inputs_[&input - plan_.inputs.data()].data();
  };
  for (const PlanTensor &input : plan_.inputs)
    if (input.entry == entry)
      ZRT_TRY(job_.fillInput(input, step, rank_, hostSide(input)));
  if (entry == plan_.step && !job_.fromArrays() && !job_.serves())
    ZRT_TRY(data_.take(step, inputs_));
  if (entry == evalEntry && !job_.serves())
    ZRT_TRY(evalData_.take(evalBatch_, inputs_));
  if (entry == plan_.step)
    ZRT_TRY(uploadScheduled(step));
  for (const PlanTensor &input : plan_.inputs)
    if (input.entry == entry)
      device_->upload(0, input.address, hostSide(input), input.localBytes());
  return Status::ok(); // the step comes after them
}

/// Runs an entry once and takes it back: memory is as before, but for poison.
Status Rank::rehearse(std::string_view entry, int64_t step, std::vector<uint8_t> &outcome) {
  int64_t wire = communicator_->wireBytes();
  Expected<std::vector<uint8_t>> before = saveMemory(plan_, *device_);
  ZRT_TRY(before.status());
  ZRT_TRY(kept_.poison(*device_, 0xFF)); // NaN
  ZRT_TRY(fillInputs(entry, step));
  ZRT_TRY(runEntry(context_, *job_.entry(entry)));
  rehearsedWire_ += communicator_->wireBytes() - wire;
  Expected<std::vector<uint8_t>> found = outcomeOf(plan_, rank_, entry, *device_);
  ZRT_TRY(found.status());
  outcome = std::move(*found);
  ZRT_TRY(restoreMemory(plan_, *before, *device_));
  return kept_.poison(*device_, 0x5A);
}

/// One run of an entry. A poisoned one shows what it keeps, see KeptBytes.
Status Rank::execute(std::string_view entry, int64_t step, bool isPoisoned) {
  std::vector<uint8_t> rehearsed;
  if (isPoisoned)
    ZRT_TRY(rehearse(entry, step, rehearsed));
  ZRT_TRY(looking_.beginEntry(job_, entry));
  {
    Traced traced(looking_.trace(), Activity::Inputs, looking_.step());
    ZRT_TRY(fillInputs(entry, step));
  }
  int64_t every = job_.options.checkReplicas;
  bool comparesReplicas =
      entry == plan_.step && every > 0 && (step + 1) % every == 0 && plan_.ranks > 1;
  if (comparesReplicas)
    ZRT_TRY(checkReplicas(plan_, world_, *device_, /*inputs=*/true, step + 1));
  pulse_.enterStep();
  ZRT_TRY(looking_.runEntry(job_, context_, world_, *job_.entry(entry)));
  pulse_.leaveStep();
  if (looking_.hasBadValue())
    return Status::ok();
  if (comparesReplicas)
    ZRT_TRY(checkReplicas(plan_, world_, *device_, /*inputs=*/false, step + 1));
  if (!isPoisoned)
    return Status::ok();
  Expected<std::vector<uint8_t>> outcome = outcomeOf(plan_, rank_, entry, *device_);
  ZRT_TRY(outcome.status());
  note(compareOutcomes(plan_, rank_, entry, rehearsed, *outcome));
  return Status::ok();
}

/// What rank 0 knows of a signal counts for all.
Status Rank::agreeAfterStep() {
  Traced traced(looking_.trace(), Activity::Agree, looking_.step());
  Boundary own = {world_.stopSignal(), checkpoints_.phase()};
  ZRT_TRY(world_.exchange(&own, sizeof own, boundaries_.data()));
  stopSignal_ = boundaries_[0].stopSignal;
  for (int rank = 0; rank < plan_.ranks; ++rank)
    phases_[rank] = boundaries_[rank].saving;
  return checkpoints_.settle(phases_);
}

/// Tells of the checkpoints that are complete.
Status Rank::showSaves() {
  auto rounded = [](double ms) { return double(int64_t(ms * 1000)) / 1000; };
  for (const Checkpoints::Report &report : checkpoints_.takeReports()) {
    JsonLine line;
    line.add("type", "checkpoint").add("step", report.step).add("path", report.path);
    line.add("bytes", report.bytes).add("wait_ms", rounded(report.waited));
    line.add("copy_ms", rounded(report.copied)).add("commit_ms", rounded(report.took));
    if (report.isBest)
      line.raw("best", "true");
    ZRT_TRY(job_.log.write(line));
    ZRT_TRY(print(format("saved %s: %.1f MiB, steps waited %.1f ms, complete after %.1f ms%s\n",
                         report.path.c_str(), double(report.bytes) / (1 << 20), report.waited,
                         report.took, report.isBest ? ", the best so far" : "")));
  }
  return Status::ok();
}

Status Rank::runStep(int64_t step) {
  int64_t before = wireBytes(), start = nowNanoseconds();
  int64_t done = step - first_; // in this run
  Traced traced(looking_.trace(), Activity::Step, step);
  ZRT_TRY(execute(plan_.step, step - 1, job_.options.test && done <= 2));
  if (looking_.hasBadValue()) { // it is taken back
    rehearsedWire_ += wireBytes() - before;
    return showBadValue();
  }
  ZRT_TRY(agreeAfterStep());
  double milliseconds = double(nowNanoseconds() - start) * 1e-6;
  numbers_.steps = done;
  pace_.stepDone(step);
  stepWire_ = wireBytes() - before;
  numbers_.wireMain += stepWire_;
  if (done == 1)
    ZRT_TRY(checkEarly());
  if (done == 2) {
    ZRT_TRY(meterMemory(job_, rank_, backend_, numbers_));
    numbers_.afterStep2 = numbers_.now;
  }
  isBest_ = false;
  if (rank_ != 0)
    return Status::ok();
  ZRT_TRY(showSaves());
  bool shown = step % job_.options.logEvery == 0 || step == job_.options.steps || stopSignal_;
  if (shown || job_.fromArrays())
    ZRT_TRY(readMetrics(metrics_));
  if (job_.fromArrays())
    ZRT_TRY(showMetrics(step));
  return shown ? showStep(step, milliseconds) : Status::ok();
}

/// A client says what is run instead of the options.
Status Rank::serve() {
  Server server(job_, world_, *device_, checkpoints_);
  int64_t step = first_;
  ZRT_TRY(server.run(
      {[&](int64_t next) { return runStep(next); }, [&](int64_t last) { return evaluate(last); }},
      step));
  return agreeAfterStep();
}

/// --check=nan. All ranks know, and rank 0 tells; those with a terminal of their own say where.
Status Rank::showBadValue() {
  std::string text = looking_.badValueText(job_, first_ + numbers_.steps);
  if (rank_ != 0)
    text.resize(job_.isInCluster() ? text.find('\n') : 0);
  if (!text.empty())
    fprintf(stderr, "error: %s\n", text.c_str());
  return rank_ == 0 ? job_.log.write(looking_.badValueLine()) : Status::ok();
}

bool Rank::evaluatesAfter(int64_t step) const {
  if (!job_.evaluates() || stopSignal_)
    return false;
  int64_t every = job_.options.evalEvery;
  return step == job_.options.steps || (every > 0 && step % every == 0);
}

/// Runs @eval over its batches, always the same ones, on the states as they are. Every rank has
/// the same metrics and comes to the same end.
Status Rank::evaluate(int64_t step) {
  int64_t start = nowNanoseconds(), before = wireBytes(), batches = evalBatches();
  Traced traced(looking_.trace(), Activity::Evaluation, step);
  for (Metric &metric : evalMetrics_)
    metric.sum = 0;
  // Meters count the gradients of steps.
  std::vector<CollectiveMeter> asleep;
  asleep.swap(context_.meters);
  for (evalBatch_ = 0; evalBatch_ < batches; ++evalBatch_) {
    bool isFirst = numbers_.evalBatches == 0 && evalBatch_ == 0;
    ZRT_TRY(execute(evalEntry, std::max<int64_t>(step - 1, 0), // its values of --set
                    job_.options.test && isFirst));
    ZRT_TRY(readMetrics(evalMetrics_));
    for (Metric &metric : evalMetrics_)
      metric.sum += elementAsDouble(metric.output->dtype, metric.element);
  }
  asleep.swap(context_.meters);
  numbers_.evalBatches += batches;
  numbers_.wireEval += wireBytes() - before;
  evaluation_.step = step;
  for (const Metric &metric : evalMetrics_)
    ZRT_TRY(follow(step, metric.output->name, metric.sum / double(batches)));
  double seconds = double(nowNanoseconds() - start) * 1e-9;
  return rank_ == 0 ? showEvaluation(step, batches, seconds) : Status::ok();
}

/// What a run before has found. An evaluation that a signal has kept it from is made up for, so
/// that this run decides as the uninterrupted one.
Status Rank::goOnEvaluating() {
  evaluation_ = job_.evaluationSoFar();
  if (!job_.resume.checkpoint || !job_.evaluates())
    return Status::ok();
  if (evaluatesAfter(first_) && evaluation_.step < first_)
    ZRT_TRY(evaluate(first_));
  return judge(first_);
}

/// Takes in a metric, if it is followed: the evaluations that --eval-every asks for count.
Status Rank::follow(int64_t step, const std::string &metric, double value) {
  int64_t every = job_.options.evalEvery;
  if (every == 0 || step % every != 0)
    return Status::ok();
  if (metric == evaluation_.keepBest.metric)
    isBest_ = evaluation_.keepBest.follow(step, value);
  if (metric != evaluation_.earlyStop.metric)
    return Status::ok();
  evaluation_.earlyStop.follow(step, value);
  return judge(step);
}

/// --early-stop.
Status Rank::judge(int64_t step) {
  const CheckpointBest &best = evaluation_.earlyStop;
  if (stopsEarly_ || best.metric.empty() || best.since < job_.options.stopPatience)
    return Status::ok();
  stopsEarly_ = true;
  if (rank_ != 0)
    return Status::ok();
  std::string than = best.step < 0 ? "been a number" : format("been better than %.6g", best.value);
  return print(format("step %lld: %s has not %s in %lld evaluation%s: the run ends early\n",
                      (long long)step, best.metric.c_str(), than.c_str(), (long long)best.since,
                      best.since == 1 ? "" : "s"));
}

Status Rank::showEvaluation(int64_t step, int64_t batches, double seconds) {
  JsonLine metrics;
  std::string text;
  EventScalars scalars;
  for (const Metric &metric : evalMetrics_) {
    double mean = metric.sum / double(batches);
    metrics.add(metric.output->name, mean);
    scalars.add("eval/" + metric.output->name, mean);
    text += format("  %s %.6g", metric.output->name.c_str(), mean);
  }
  JsonLine line;
  line.add("type", "eval").add("step", step).raw("metrics", metrics.str());
  line.add("batches", batches).add("seconds", double(int64_t(seconds * 1e6)) / 1e6);
  ZRT_TRY(job_.log.write(line));
  ZRT_TRY(job_.events.write(step, scalars));
  return print(format("eval %lld%s  %lld batch%s  %.1f s\n", (long long)step, text.c_str(),
                      (long long)batches, batches == 1 ? "" : "es", seconds));
}

Status Rank::readMetrics(std::vector<Metric> &metrics) {
  for (Metric &metric : metrics)
    device_->download(0, metric.element, metric.output->address, metric.output->localBytes());
  return device_->synchronize();
}

Status Rank::showMetrics(int64_t step) {
  JsonLine line;
  line.add("step", step);
  for (const Metric &metric : metrics_)
    line.raw("result" + std::to_string(metric.output->index),
             elementText(metric.output->dtype, metric.element));
  return print(line.str() + "\n");
}

/// The most memory that rank 0 has had: of a GPU its own, else the process's.
int64_t Rank::peakBytes() const {
  if (!plan_.isForCuda())
    return peakResidentBytes();
  Expected<DeviceMemory> memory = device_->measure();
  return memory.isOk() ? memory->allocated + memory->overhead : 0;
}

Status Rank::showStep(int64_t step, double milliseconds) {
  StepNumbers numbers = {step, milliseconds, stepWire_, peakBytes(),
                         pace_.left(job_.options.steps)};
  ZRT_TRY(job_.log.write(stepLine(job_, metrics_, numbers)));
  if (job_.fromArrays())
    return Status::ok();
  if (job_.events.isOpen())
    ZRT_TRY(job_.events.write(step, stepScalars(job_, metrics_, numbers)));
  return print(progressLine(job_, metrics_, numbers) + "\n");
}

/// Every rank writes what it holds; rank 0 begins the file.
Status Rank::writeResults() {
  std::vector<Tensor> tensors;
  std::vector<std::pair<const PlanState *, const PlanTensor *>> sources;
  auto add = [&](int64_t index, int dtype, const std::vector<int64_t> &shape,
                 const PlanState *state, const PlanTensor *output) {
    tensors.push_back({"result" + std::to_string(index), dtype, shape, nullptr, index});
    sources.push_back({state, output});
  };
  for (const PlanState &state : plan_.states)
    if (int64_t index = state.result(plan_.step); index >= 0)
      add(index, state.dtype, state.shape, &state, nullptr);
  for (const PlanTensor &output : plan_.outputs)
    if (output.entry == plan_.step)
      add(output.index, output.dtype, output.shape, nullptr, &output);
  if (rank_ == 0)
    ZRT_TRY(job_.results.layout(tensors));
  else
    job_.results.place(tensors);
  for (size_t i = 0; i < tensors.size(); ++i) {
    Sink sink = [&](int64_t offset, const uint8_t *data, int64_t bytes) {
      return job_.results.write(int64_t(i), offset, data, bytes);
    };
    ZRT_TRY(sources[i].first ? storeState(plan_, *sources[i].first, rank_, *device_, sink)
                             : storeOutput(plan_, *sources[i].second, rank_, *device_, sink));
  }
  return Status::ok();
}

Status Rank::logSummary(const std::vector<RankNumbers> &ranks) {
  JsonLine line;
  line.add("type", "summary").add("schema", int64_t(logSchema));
  line.add("steps", ranks[0].steps).add("seconds", double(int64_t(seconds_ * 1e6)) / 1e6);
  line.raw("interrupted", stopSignal_ ? "true" : "false");
  if (stopsEarly_)
    line.raw("stopped_early", "true");
  if (looking_.hasBadValue())
    line.raw("not_finite", "true");
  addBytes(job_, ranks, line);
  addTimes(plan_, *device_, line);
  for (const CapturedEntry &captured : context_.entries)
    if (captured.entry->name == plan_.step)
      addCalls(device_->callTimes(captured.graph), line);
  return job_.log.write(line);
}

/// Bytes of the kind at `index` of predicted.resident, -1 where only the plan knows.
static int64_t usedBytes(const Job &job, const KeptBytes &kept, int rank, int64_t steps,
                         const std::vector<CollectiveMeter> &meters, const std::string &kind) {
  const Plan &plan = job.plan;
  for (size_t i = 0; i < meters.size() && steps > 0; ++i)
    if (plan.meters[i].kind == kind)
      return meters[i].bytes();
  bool isState = false;
  for (const PlanState &state : plan.states)
    isState |= state.kind == kind;
  return isState && job.options.test ? kept.bytesOf(kind) + paddingOf(plan, rank, kind) : -1;
}

/// Measures, and gives rank 0 what all have measured.
Status Rank::share(std::vector<RankNumbers> &ranks) {
  ZRT_TRY(meterMemory(job_, rank_, backend_, numbers_));
  numbers_.reserved = device_->reservedBytes();
  numbers_.snapshotPredicted = checkpoints_.predictedBytes();
  numbers_.looking = looking_.reservedBytes();
  if (const Json *resident = plan_.predicted.find("resident"))
    for (size_t kind = 0; kind < resident->members().size() && kind < kindLimit; ++kind)
      numbers_.used[kind] = usedBytes(job_, kept_, rank_, numbers_.steps, context_.meters,
                                      resident->members()[kind].first);
  ranks.resize(plan_.ranks);
  return world_.exchange(&numbers_, sizeof numbers_, ranks.data());
}

/// After the first step: whoever trains for days learns now that a prediction does not hold.
Status Rank::checkEarly() {
  std::vector<RankNumbers> ranks;
  ZRT_TRY(share(ranks));
  if (rank_ == 0)
    note(checkNumbers(job_, ranks));
  if (!broken_.isOk())
    fprintf(stderr,
            "warning: after step 1: %s; the run goes on, its results are written, and it ends with "
            "exit code 1\n",
            broken_.text().c_str());
  return Status::ok();
}

/// Everything that a run leaves; each part whether or not another fails.
Status Rank::report(const std::vector<RankNumbers> &ranks, const Status &written) {
  Status status = written;
  auto also = [&](Status next) {
    if (status.isOk())
      status = std::move(next);
  };
  also(logSummary(ranks));
  if (!job_.fromArrays())
    also(print(bytesTable(job_, ranks)));
  return status;
}

Status Rank::finish() {
  std::vector<RankNumbers> ranks;
  ZRT_TRY(share(ranks));
  for (Prefetch *reader : {&data_, &evalData_})
    reader->await(); // their reads are in the trace
  Status traced = looking_.finish(job_, world_);
  if (traced.code() == Code::Aborted)
    return traced;
  note(traced); // a trace that cannot be written does not cost the results
  // What a step has left that is taken back is no result.
  bool hasResults = job_.results.isOpen() && !looking_.hasBadValue();
  Status written = hasResults ? writeResults() : Status::ok();
  // The file is complete when all have written their parts of it.
  int32_t isWritten = written.isOk();
  std::vector<int32_t> all(plan_.ranks);
  ZRT_TRY(world_.exchange(&isWritten, sizeof isWritten, all.data()));
  if (rank_ == 0 && hasResults && std::count(all.begin(), all.end(), 1) == plan_.ranks)
    written = job_.results.commit();
  if (rank_ == 0) {
    ZRT_TRY(report(ranks, written));
    note(checkNumbers(job_, ranks));
    note(checkpoints_.broken());
    Status growth = checkGrowth(ranks);
    if (job_.options.test)
      note(growth);
    else if (!growth.isOk())
      fprintf(stderr, "warning: %s\n", growth.text().c_str());
  }
  ZRT_TRY(written);
  ZRT_TRY(world_.barrier());
  return broken_;
}

int zrt::runRank(Job &job, World &world) {
  Rank rank(job, world);
  Status status = rank.run();
  if (status.isOk())
    return rank.exitCode();
  bool isFirst = status.code() != Code::Aborted;
  rank.abort(isFirst ? format("rank %d: %s", world.rank(), status.text().c_str()) : "");
  return ExitFailure;
}
