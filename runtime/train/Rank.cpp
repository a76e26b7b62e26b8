#include "Rank.h"

#include "../world/Launcher.h"
#include "../world/Message.h"
#include "Arrays.h"
#include "Backend.h"
#include "Checkpoints.h"
#include "Kept.h"
#include "Prefetch.h"
#include "Pulse.h"
#include "Replicas.h"
#include "Report.h"

#include <algorithm>
#include <cstdio>

using namespace zrt;

namespace {

class Rank {
public:
  Rank(Job &job, World &world)
      : job_(job), plan_(job.plan), world_(world), rank_(world.rank()), checkpoints_(job, world),
        kept_(job.plan, rank_) {}

  Status run() {
    ZRT_TRY(setUp());
    if (job_.options.checkOnly)
      return checkPlaces();
    ZRT_TRY(firstStates());
    int64_t start = nowNanoseconds();
    for (int64_t step = first_ + 1; step <= job_.options.steps && !stopSignal_ && !stopsEarly_;
         ++step) {
      ZRT_TRY(runStep(step));
      if (evaluatesAfter(step))
        ZRT_TRY(evaluate(step));
    }
    ZRT_TRY(saveLast());
    ZRT_TRY(showSaves());
    seconds_ = double(nowNanoseconds() - start) * 1e-9;
    ZRT_TRY(finish());
    return Status::ok();
  }

  int stopSignal() const { return stopSignal_; }
  /// No peer may wait for this rank any more.
  void abort(const std::string &reason) {
    world_.abort(reason);
    if (communicator_)
      communicator_->abort();
  }

private:
  Status setUp();
  Status checkPlaces();
  Status reduceOnce(Address at);
  Status firstStates();
  Status fillInputs(std::string_view entry, int64_t step);
  Status uploadScheduled(int64_t step);
  /// Batches of an evaluation.
  int64_t evalBatches() const {
    return job_.options.evalSteps ? job_.options.evalSteps : job_.evalData.wholeBatches();
  }
  Status execute(std::string_view entry, int64_t step, bool isPoisoned);
  Status rehearse(std::string_view entry, int64_t step, std::vector<uint8_t> &outcome);
  Status runStep(int64_t step);
  Status runSaving(std::string_view entry, Saves saves);
  Status saveLast();
  Status agreeAfterStep();
  Status showSaves();
  bool evaluatesAfter(int64_t step) const;
  Status evaluate(int64_t step);
  Status judge(int64_t step, double value);
  Status showEvaluation(int64_t step, int64_t batches, double seconds);
  Status showStep(int64_t step, double milliseconds);
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
    if (fwrite(text.data(), 1, text.size(), stdout) != text.size() || fflush(stdout) != 0)
      return ioFailure("cannot write to the standard output");
    return Status::ok();
  }

  /// The host's side of a value that is a scalar metric of the step.
  struct Metric {
    const PlanTensor *output;
    uint8_t element[16]; // of any type
    double sum = 0;      // over the batches of an evaluation
  };
  Status readMetrics(std::vector<Metric> &metrics);
  std::vector<Metric> metricsOf(std::string_view entry) const;
  std::string settingsAt(int64_t step, bool all) const;

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
  Checkpoints checkpoints_; // outlives the device, which copies to its memory
  Backend backend_;
  Communicator *communicator_ = nullptr; // of the backend
  Device *device_ = nullptr;
  zrt_context context_;
  KeptBytes kept_;
  Pulse pulse_; // looks at the communicator and the device
  RankNumbers numbers_;
  HostInputs inputs_;
  Prefetch data_, evalData_;
  std::vector<Scheduled> scheduled_;
  std::vector<Metric> metrics_, evalMetrics_;
  int64_t evalBatch_ = 0; // of the evaluation that runs
  double best_ = 0;       // of --early-stop's metric
  int64_t worse_ = -1;    // evaluations since; -1: before the first
  bool stopsEarly_ = false;
  int64_t first_ = 0;                // step that the run goes on from
  std::vector<Boundary> boundaries_; // of all ranks
  std::vector<int32_t> phases_;
  Status broken_;
  int64_t stepWire_ = 0, rehearsedWire_ = 0;
  double seconds_ = 0;
  int stopSignal_ = 0; // on which all ranks have stopped
};

} // namespace

std::vector<Rank::Metric> Rank::metricsOf(std::string_view entry) const {
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
  for (const PlanTensor &input : plan_.inputs)
    inputs_.emplace_back(input.localBytes());
  metrics_ = metricsOf(plan_.step);
  evalMetrics_ = metricsOf(evalEntry);
  for (const PlanState *state : job_.scheduledStates())
    scheduled_.push_back({state, job_.setting(state->name), {}});
  if (!job_.fromArrays() && !job_.options.checkOnly)
    ZRT_TRY(
        data_.start(job_.data, plan_, plan_.step, job_.options.seed, rank_, job_.options.steps));
  if (job_.evaluates() && !job_.options.checkOnly)
    ZRT_TRY(
        evalData_.start(job_.evalData, plan_, evalEntry, job_.options.seed, rank_, evalBatches()));
  first_ = job_.resume.step();
  boundaries_.resize(plan_.ranks);
  phases_.resize(plan_.ranks);
  if (plan_.ranks > 1)
    ZRT_TRY(pulse_.start(world_, *communicator_, *device_));
  if (plan_.rankAddress >= 0) {
    int64_t number = rank_;
    ZRT_TRY(device_->write(plan_.rankAddress, &number, sizeof number));
  }
  if (job_.evaluates() &&
      !job_.options.checkOnly) // before step 2, from which on memory is constant
    ZRT_TRY(prepareEntry(context_, *job_.entry(evalEntry)));
  return rank_ == 0 ? logStart() : Status::ok();
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
    ZRT_TRY(checkpoints_.open(*device_));
  numbers_.snapshotPredicted = checkpoints_.predictedBytes();
  if (checkpoints_.isOn()) { // before step 2, from which on memory is constant
    context_.saveMemory = checkpoints_.memory();
    ZRT_TRY(prepareEntry(context_, *job_.entry(plan_.step), Saves::Alone));
    if (job_.options.saveEvery > 0 && scheduled_.empty())
      ZRT_TRY(prepareEntry(context_, *job_.entry(plan_.step), Saves::Beside));
  }
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
    const Tensor *tensor = job_.fromArrays() ? job_.argument(index) : job_.initial(state);
    ZRT_TRY(tensor ? loadState(plan_, state, rank_, tensor->data, *device_)
                   : zeroState(plan_, state, rank_, *device_));
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
  if (entry == plan_.step && !job_.fromArrays())
    ZRT_TRY(data_.take(step, inputs_));
  if (entry == evalEntry)
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
  ZRT_TRY(fillInputs(entry, step));
  int64_t every = job_.options.checkReplicas;
  bool comparesReplicas =
      entry == plan_.step && every > 0 && (step + 1) % every == 0 && plan_.ranks > 1;
  if (comparesReplicas)
    ZRT_TRY(checkReplicas(plan_, world_, *device_, /*inputs=*/true, step + 1));
  pulse_.enterStep();
  if (entry == plan_.step && checkpoints_.isAsked())
    ZRT_TRY(runSaving(entry, Saves::Beside));
  else
    ZRT_TRY(runEntry(context_, *job_.entry(entry)));
  pulse_.leaveStep();
  if (comparesReplicas)
    ZRT_TRY(checkReplicas(plan_, world_, *device_, /*inputs=*/false, step + 1));
  if (!isPoisoned)
    return Status::ok();
  Expected<std::vector<uint8_t>> outcome = outcomeOf(plan_, rank_, entry, *device_);
  ZRT_TRY(outcome.status());
  note(compareOutcomes(plan_, rank_, entry, rehearsed, *outcome));
  return Status::ok();
}

/// A run of an entry that makes the copy for a checkpoint, whose files are written from here on.
Status Rank::runSaving(std::string_view entry, Saves saves) {
  int stream = plan_.saves.empty() ? 0 : int(plan_.saves[0].stream);
  auto copied = [&] { return device_->zone(stream, ZONE_COPY).nanoseconds; };
  int64_t begin = nowNanoseconds(), copiedBefore = copied(), before = device_->waitedFor(stream);
  ZRT_TRY(runEntry(context_, *job_.entry(entry), saves));
  double all = double(nowNanoseconds() - begin) * 1e-6;
  if (saves == Saves::Alone)
    checkpoints_.write(all, all);
  else if (before < 0)
    checkpoints_.write(-1, -1);
  else
    checkpoints_.write(double(copied() - copiedBefore) * 1e-6,
                       double(device_->waitedFor(stream) - before) * 1e-6);
  return Status::ok();
}

/// No step comes that could copy the states beside its work.
Status Rank::saveLast() {
  if (!checkpoints_.isOn())
    return Status::ok();
  if (int64_t step = first_ + numbers_.steps; !checkpoints_.isSaved(step))
    ZRT_TRY(checkpoints_.ask(step));
  if (checkpoints_.isAsked())
    ZRT_TRY(runSaving(plan_.step, Saves::Alone));
  return checkpoints_.drain();
}

/// What rank 0 knows of a signal counts for all.
Status Rank::agreeAfterStep() {
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
    line.add("bytes", report.bytes);
    if (report.waited >= 0)
      line.add("wait_ms", rounded(report.waited)).add("copy_ms", rounded(report.copied));
    line.add("commit_ms", rounded(report.took));
    ZRT_TRY(job_.log.write(line));
    std::string waited =
        report.waited >= 0 ? format("steps waited %.1f ms, ", report.waited) : std::string();
    ZRT_TRY(print(format("saved %s: %.1f MiB, %scomplete after %.1f ms\n", report.path.c_str(),
                         double(report.bytes) / (1 << 20), waited.c_str(), report.took)));
  }
  return Status::ok();
}

Status Rank::runStep(int64_t step) {
  int64_t before = wireBytes(), start = nowNanoseconds();
  int64_t done = step - first_; // in this run
  ZRT_TRY(execute(plan_.step, step - 1, job_.options.test && done <= 2));
  ZRT_TRY(agreeAfterStep());
  double milliseconds = double(nowNanoseconds() - start) * 1e-6;
  numbers_.steps = done;
  stepWire_ = wireBytes() - before;
  numbers_.wireMain += stepWire_;
  if (done == 1)
    ZRT_TRY(checkEarly());
  if (done == 2) {
    ZRT_TRY(meterMemory(job_, rank_, backend_, numbers_));
    numbers_.afterStep2 = numbers_.now;
  }
  if (checkpoints_.isDue(step))
    ZRT_TRY(checkpoints_.ask(step));
  if (checkpoints_.isAsked() && !scheduled_.empty()) // --set replaces states before the next step
    ZRT_TRY(runSaving(plan_.step, Saves::Alone));
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
  for (Metric &metric : evalMetrics_)
    metric.sum = 0;
  // Meters count the gradients of steps.
  std::vector<CollectiveMeter> asleep;
  asleep.swap(context_.meters);
  for (evalBatch_ = 0; evalBatch_ < batches; ++evalBatch_) {
    bool isFirst = numbers_.evalBatches == 0 && evalBatch_ == 0;
    ZRT_TRY(execute(evalEntry, step - 1, job_.options.test && isFirst)); // its values of --set
    ZRT_TRY(readMetrics(evalMetrics_));
    for (Metric &metric : evalMetrics_)
      metric.sum += elementAsDouble(metric.output->dtype, metric.element);
  }
  asleep.swap(context_.meters);
  numbers_.evalBatches += batches;
  numbers_.wireEval += wireBytes() - before;
  for (const Metric &metric : evalMetrics_)
    if (metric.output->name == job_.options.stopMetric)
      ZRT_TRY(judge(step, metric.sum / double(batches)));
  double seconds = double(nowNanoseconds() - start) * 1e-9;
  return rank_ == 0 ? showEvaluation(step, batches, seconds) : Status::ok();
}

/// --early-stop. What is no number is never better.
Status Rank::judge(int64_t step, double value) {
  bool isBetter = job_.options.stopAtHighest ? value > best_ : value < best_;
  if (worse_ < 0 || isBetter || (best_ != best_ && value == value)) {
    best_ = value, worse_ = 0;
    return Status::ok();
  }
  stopsEarly_ = ++worse_ >= job_.options.stopPatience;
  if (!stopsEarly_ || rank_ != 0)
    return Status::ok();
  return print(format("step %lld: %s has not been better than %.6g in %lld evaluation%s: the run "
                      "ends early\n",
                      (long long)step, job_.options.stopMetric.c_str(), best_, (long long)worse_,
                      worse_ == 1 ? "" : "s"));
}

Status Rank::showEvaluation(int64_t step, int64_t batches, double seconds) {
  JsonLine metrics;
  std::string text;
  for (const Metric &metric : evalMetrics_) {
    double mean = metric.sum / double(batches);
    metrics.add(metric.output->name, mean);
    text += format("  %s %.6g", metric.output->name.c_str(), mean);
  }
  JsonLine line;
  line.add("type", "eval").add("step", step).raw("metrics", metrics.str());
  line.add("batches", batches).add("seconds", double(int64_t(seconds * 1e6)) / 1e6);
  ZRT_TRY(job_.log.write(line));
  return print(format("eval %lld%s  %lld batch%s  %.1f s\n", (long long)step, text.c_str(),
                      (long long)batches, batches == 1 ? "" : "es", seconds));
}

/// What --set says at a step: for the log all, for the progress line what changes.
std::string Rank::settingsAt(int64_t step, bool all) const {
  JsonLine line;
  std::string text;
  for (const auto &[name, schedule] : job_.settings) {
    line.add(name, schedule.at(step - 1));
    if (!schedule.isConstant())
      text += format("  %s %.4g", name.c_str(), schedule.at(step - 1));
  }
  return all ? line.str() : text;
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

Status Rank::showStep(int64_t step, double milliseconds) {
  JsonLine metrics;
  std::string first;
  for (const Metric &metric : metrics_) {
    const PlanTensor &output = *metric.output;
    metrics.raw(output.name, elementText(output.dtype, metric.element));
    if (first.empty())
      first =
          format("  %s %.6g", output.name.c_str(), elementAsDouble(output.dtype, metric.element));
  }
  int64_t items = job_.data.itemsPerStep(); // 0: the step has no batch
  double rate = double(items) / (milliseconds * 1e-3);
  JsonLine line;
  line.add("type", "step").add("step", step).raw("metrics", metrics.str());
  if (!job_.settings.empty())
    line.raw("set", settingsAt(step, /*all=*/true));
  line.add("ms", double(int64_t(milliseconds * 1000)) / 1000);
  if (items > 0)
    line.add(format("%s_per_s", job_.data.itemName()), double(int64_t(rate)));
  line.add("wire_bytes", stepWire_);
  ZRT_TRY(job_.log.write(line));
  if (job_.fromArrays())
    return Status::ok();
  std::string speed = items > 0 ? format("  %.0f %s/s", rate, job_.data.itemName()) : "";
  return print(format("step %lld%s%s  %.1f ms%s  %lld wire bytes\n", (long long)step, first.c_str(),
                      settingsAt(step, /*all=*/false).c_str(), milliseconds, speed.c_str(),
                      (long long)stepWire_));
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
  addBytes(job_, ranks, line);
  addTimes(plan_, *device_, line);
  for (const CapturedEntry &captured : context_.entries)
    if (captured.entry->name == plan_.step && captured.saves == Saves::None)
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
  Status written = job_.results.isOpen() ? writeResults() : Status::ok();
  // The file is complete when all have written their parts of it.
  int32_t isWritten = written.isOk();
  std::vector<int32_t> all(plan_.ranks);
  ZRT_TRY(world_.exchange(&isWritten, sizeof isWritten, all.data()));
  if (rank_ == 0 && job_.results.isOpen() && std::count(all.begin(), all.end(), 1) == plan_.ranks)
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
    return exitCodeOf(rank.stopSignal());
  bool isFirst = status.code() != Code::Aborted;
  rank.abort(isFirst ? format("rank %d: %s", world.rank(), status.text().c_str()) : "");
  return ExitFailure;
}
