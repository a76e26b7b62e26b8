#include "Rank.h"

#include "../device/Context.h"
#include "Arrays.h"
#include "Kept.h"
#include "Launcher.h"
#include "Pulse.h"
#include "Replicas.h"
#include "Report.h"

#include <algorithm>
#include <cstdio>

using namespace zrt;

namespace {

class Rank {
public:
  Rank(Job &job, int rank) : job_(job), plan_(job.plan), rank_(rank), kept_(job.plan, rank) {}

  Status run() {
    ZRT_TRY(setUp());
    ZRT_TRY(firstStates());
    int64_t start = nowNanoseconds();
    for (int64_t step = 1; step <= job_.options.steps && !stopped_; ++step)
      ZRT_TRY(runStep(step));
    seconds_ = double(nowNanoseconds() - start) * 1e-9;
    ZRT_TRY(finish());
    return Status::ok();
  }

  int stopSignal() const { return stopped_ ? int(job_.world.control().stop.load()) : 0; }
  LocalCommunicator *communicator() { return communicator_.get(); }

private:
  Status setUp();
  Status firstStates();
  Status fillInputs(std::string_view entry, int64_t step);
  Status execute(const char *entry, int64_t step, bool isPoisoned);
  Status rehearse(const char *entry, int64_t step, std::vector<uint8_t> &outcome);
  Status runStep(int64_t step);
  Status agreeOnStop(int64_t step);
  Status showStep(int64_t step, double milliseconds);
  Status showMetrics(int64_t step);
  Status logStart();
  Status share(std::vector<RankNumbers> &ranks);
  Status checkEarly();
  Status finish();
  Status report(const std::vector<RankNumbers> &ranks);
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

  Job &job_;
  const Plan &plan_;
  int rank_;
  std::unique_ptr<LocalCommunicator> communicator_;
  std::unique_ptr<Device> device_;
  zrt_context context_;
  KeptBytes kept_;
  Pulse pulse_; // looks at the communicator and the device
  RankNumbers numbers_;
  Status broken_;
  int64_t stepWire_ = 0, rehearsedWire_ = 0;
  double seconds_ = 0;
  bool stopped_ = false;
};

} // namespace

static bool isScalarMetric(const PlanTensor &output) {
  return output.entry == "main" && output.shape.empty() &&
         (output.role == "metric" || output.role == "output");
}

Status Rank::setUp() {
  Expected<std::unique_ptr<Device>> device =
      createCpuDevice({job_.threads, job_.options.adversarial,
                       job_.options.adversarialSeed + uint64_t(rank_) * 0x9E3779B97F4A7C15u});
  if (!device.isOk())
    return device.status();
  device_ = std::move(*device);
  Parallel parallel{
      [](void *self, int64_t work, int64_t grain, void (*body)(void *, int64_t, int64_t),
         void *argument) { static_cast<Device *>(self)->parallel(work, grain, body, argument); },
      device_.get()};
  auto communicator = LocalCommunicator::create(job_.world, rank_, parallel);
  if (!communicator.isOk())
    return communicator.status();
  communicator_ = std::move(*communicator);
  context_.device = device_.get();
  context_.communicator = communicator_.get();
  device_->attach(communicator_->arena(), communicator_->arenaBytes());
  for (int64_t i = 0; i < zrt_entry_count; ++i)
    ZRT_TRY(device_->prepare(zrt_entries[i].commands, zrt_entries[i].events));
  if (plan_.ranks > 1)
    ZRT_TRY(pulse_.start(job_.world.control(), *communicator_, *device_));
  if (plan_.rankOffset >= 0) {
    int64_t number = rank_;
    ZRT_TRY(device_->write(plan_.rankOffset, &number, sizeof number));
  }
  return rank_ == 0 ? logStart() : Status::ok();
}

Status Rank::logStart() {
  JsonLine line;
  line.add("type", "start").add("schema", int64_t(logSchema));
  line.add("program", plan_.name).add("plan", plan_.hash);
  line.add("ranks", int64_t(plan_.ranks)).add("threads", int64_t(job_.threads));
  line.raw("seed", std::to_string(job_.options.seed)).add("steps", job_.options.steps);
  line.add("device", device_->name()).add("communicator", communicator_->name());
  line.raw("config", plan_.config.text());
  return job_.log.write(line);
}

Status Rank::firstStates() {
  uint8_t *arena = communicator_->arena();
  if (job_.runsInit()) {
    ZRT_TRY(execute("init", 0, job_.options.test));
    numbers_.wireInit = wireBytes();
    context_.reductions = {};
    return communicator_->barrier();
  }
  for (const PlanState &state : plan_.states) {
    int64_t index = state.argument("main");
    if (index < 0)
      continue;
    const Tensor *tensor = job_.fromArrays() ? job_.argument(index) : job_.init.find(state.name);
    loadState(state, rank_, tensor->data, arena);
  }
  return communicator_->barrier();
}

Status Rank::fillInputs(std::string_view entry, int64_t step) {
  uint8_t *arena = communicator_->arena();
  // Every step anew: the plan may use an input's place for something else once it was read.
  for (const PlanTensor &input : plan_.inputs)
    if (input.entry == entry)
      ZRT_TRY(job_.fillInput(input, step, rank_, arena));
  if (entry == "main" && !job_.fromArrays())
    ZRT_TRY(job_.data.fill(job_.options.seed, step, rank_, arena));
  return Status::ok();
}

/// Runs an entry once and takes it back: memory is as before, but for poison.
Status Rank::rehearse(const char *entry, int64_t step, std::vector<uint8_t> &outcome) {
  uint8_t *arena = communicator_->arena();
  int64_t bytes = communicator_->arenaBytes(), wire = communicator_->wireBytes();
  std::vector<uint8_t> before(arena, arena + bytes);
  kept_.poison(arena, bytes, 0xFF); // NaN
  ZRT_TRY(fillInputs(entry, step));
  ZRT_TRY(runEntry(context_, *job_.entry(entry)));
  rehearsedWire_ += communicator_->wireBytes() - wire;
  outcome = outcomeOf(plan_, rank_, entry, arena);
  memcpy(arena, before.data(), bytes);
  kept_.poison(arena, bytes, 0x5A);
  return Status::ok();
}

/// One run of an entry. A poisoned one shows what it keeps, see KeptBytes.
Status Rank::execute(const char *entry, int64_t step, bool isPoisoned) {
  std::vector<uint8_t> rehearsed;
  if (isPoisoned)
    ZRT_TRY(rehearse(entry, step, rehearsed));
  ZRT_TRY(fillInputs(entry, step));
  bool isMain = std::string_view(entry) == "main";
  int64_t every = job_.options.checkReplicas;
  bool comparesReplicas = isMain && every > 0 && (step + 1) % every == 0 && plan_.ranks > 1;
  if (comparesReplicas)
    ZRT_TRY(checkReplicas(plan_, job_.world, *communicator_, /*inputs=*/true, step + 1));
  pulse_.enterStep();
  ZRT_TRY(runEntry(context_, *job_.entry(entry)));
  pulse_.leaveStep();
  if (comparesReplicas)
    ZRT_TRY(checkReplicas(plan_, job_.world, *communicator_, /*inputs=*/false, step + 1));
  if (isPoisoned)
    note(compareOutcomes(plan_, rank_, entry, rehearsed,
                         outcomeOf(plan_, rank_, entry, communicator_->arena())));
  return Status::ok();
}

Status Rank::agreeOnStop(int64_t step) {
  SharedControl &control = job_.world.control();
  // Rank 0 decides before the barrier and can change its mind only after the next one.
  if (rank_ == 0 && control.stop.load())
    control.lastStep.store(uint32_t(step));
  ZRT_TRY(communicator_->barrier());
  stopped_ = control.lastStep.load() == uint32_t(step);
  return Status::ok();
}

Status Rank::runStep(int64_t step) {
  int64_t before = wireBytes(), start = nowNanoseconds();
  ZRT_TRY(execute("main", step - 1, job_.options.test && step <= 2));
  ZRT_TRY(agreeOnStop(step));
  double milliseconds = double(nowNanoseconds() - start) * 1e-6;
  numbers_.steps = step;
  stepWire_ = wireBytes() - before;
  numbers_.wireMain += stepWire_;
  if (step == 1)
    ZRT_TRY(checkEarly());
  if (step == 2) {
    ZRT_TRY(meterMemory(job_, rank_, numbers_));
    numbers_.afterStep2 = numbers_.now;
  }
  if (rank_ != 0)
    return Status::ok();
  if (job_.fromArrays())
    ZRT_TRY(showMetrics(step));
  bool shown = step % job_.options.logEvery == 0 || step == job_.options.steps || stopped_;
  return shown ? showStep(step, milliseconds) : Status::ok();
}

Status Rank::showMetrics(int64_t step) {
  JsonLine line;
  line.add("step", step);
  for (const PlanTensor &output : plan_.outputs)
    if (isScalarMetric(output))
      line.raw("result" + std::to_string(output.index),
               elementText(output.dtype, communicator_->arena() + output.offset));
  return print(line.str() + "\n");
}

Status Rank::showStep(int64_t step, double milliseconds) {
  JsonLine metrics;
  std::string first;
  for (const PlanTensor &output : plan_.outputs) {
    if (!isScalarMetric(output))
      continue;
    const uint8_t *element = communicator_->arena() + output.offset;
    metrics.raw(output.name, elementText(output.dtype, element));
    if (first.empty())
      first = format("  %s %.6g", output.name.c_str(), elementAsDouble(output.dtype, element));
  }
  int64_t items = job_.data.itemsPerStep(); // 0: the step has no batch
  double rate = double(items) / (milliseconds * 1e-3);
  JsonLine line;
  line.add("type", "step").add("step", step).raw("metrics", metrics.str());
  line.add("ms", double(int64_t(milliseconds * 1000)) / 1000);
  if (items > 0)
    line.add(format("%s_per_s", job_.data.itemName()), double(int64_t(rate)));
  line.add("wire_bytes", stepWire_);
  ZRT_TRY(job_.log.write(line));
  if (job_.fromArrays())
    return Status::ok();
  std::string speed = items > 0 ? format("  %.0f %s/s", rate, job_.data.itemName()) : "";
  return print(format("step %lld%s  %.1f ms%s  %lld wire bytes\n", (long long)step, first.c_str(),
                      milliseconds, speed.c_str(), (long long)stepWire_));
}

Status Rank::writeResults() {
  std::vector<Tensor> tensors;
  std::vector<std::pair<const PlanState *, const PlanTensor *>> sources;
  auto add = [&](int64_t index, int dtype, const std::vector<int64_t> &shape,
                 const PlanState *state, const PlanTensor *output) {
    tensors.push_back({"result" + std::to_string(index), dtype, shape, nullptr, index});
    sources.push_back({state, output});
  };
  for (const PlanState &state : plan_.states)
    if (int64_t index = state.result("main"); index >= 0)
      add(index, state.dtype, state.shape, &state, nullptr);
  for (const PlanTensor &output : plan_.outputs)
    if (output.entry == "main")
      add(output.index, output.dtype, output.shape, nullptr, &output);
  ZRT_TRY(job_.results.layout(tensors));
  PeerArena arenas = [this](int rank) { return communicator_->peerArena(rank); };
  for (size_t i = 0; i < tensors.size(); ++i) {
    Sink sink = [&](int64_t offset, const uint8_t *data, int64_t bytes) {
      return job_.results.write(int64_t(i), offset, data, bytes);
    };
    ZRT_TRY(sources[i].first ? storeState(*sources[i].first, plan_.ranks, arenas, sink)
                             : storeOutput(*sources[i].second, plan_.ranks, arenas, sink));
  }
  return Status::ok();
}

Status Rank::logSummary(const std::vector<RankNumbers> &ranks) {
  JsonLine line;
  line.add("type", "summary").add("schema", int64_t(logSchema));
  line.add("steps", ranks[0].steps).add("seconds", double(int64_t(seconds_ * 1e6)) / 1e6);
  line.raw("interrupted", stopped_ ? "true" : "false");
  addBytes(job_, ranks, line);
  addTimes(*device_, line);
  return job_.log.write(line);
}

/// Bytes of the kind at `index` of predicted.resident, -1 where only the plan knows.
static int64_t usedBytes(const Job &job, const KeptBytes &kept, int rank, int64_t steps,
                         const ReductionMeter &reductions, const std::string &kind) {
  const Plan &plan = job.plan;
  for (const PlanMeter &meter : plan.meters)
    if (meter.kind == kind && steps > 0)
      return meter.countsSources ? reductions.sourceBytes() : reductions.targetBytes();
  bool isState = false;
  for (const PlanState &state : plan.states)
    isState |= state.kind == kind;
  return isState && job.options.test ? kept.bytesOf(kind) + paddingOf(plan, rank, kind) : -1;
}

/// Measures, and gives rank 0 what all have measured.
Status Rank::share(std::vector<RankNumbers> &ranks) {
  static_assert(sizeof(RankNumbers) <= sizeof(SharedControl::numbers[0]));
  ZRT_TRY(meterMemory(job_, rank_, numbers_));
  numbers_.reserved = device_->reservedBytes();
  if (const Json *resident = plan_.predicted.find("resident"))
    for (size_t kind = 0; kind < resident->members().size() && kind < kindLimit; ++kind)
      numbers_.used[kind] = usedBytes(job_, kept_, rank_, numbers_.steps, context_.reductions,
                                      resident->members()[kind].first);
  SharedControl &control = job_.world.control();
  memcpy(control.numbers[rank_], &numbers_, sizeof numbers_);
  ZRT_TRY(communicator_->barrier());
  for (int rank = 0; rank_ == 0 && rank < plan_.ranks; ++rank)
    memcpy(&ranks.emplace_back(), control.numbers[rank], sizeof numbers_);
  return Status::ok();
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
  return communicator_->barrier(); // the numbers may be written again
}

/// Everything that a run leaves; each part whether or not another fails.
Status Rank::report(const std::vector<RankNumbers> &ranks) {
  Status status;
  auto also = [&](Status next) {
    if (status.isOk())
      status = std::move(next);
  };
  if (job_.results.isOpen()) {
    also(writeResults());
    if (status.isOk())
      also(job_.results.commit());
  }
  also(logSummary(ranks));
  if (!job_.fromArrays())
    also(print(bytesTable(job_, ranks)));
  return status;
}

Status Rank::finish() {
  std::vector<RankNumbers> ranks;
  ZRT_TRY(share(ranks));
  if (rank_ == 0) {
    ZRT_TRY(report(ranks));
    note(checkNumbers(job_, ranks));
    Status growth = checkGrowth(ranks);
    if (job_.options.test)
      note(growth);
    else if (!growth.isOk())
      fprintf(stderr, "warning: %s\n", growth.text().c_str());
  }
  // No rank leaves before rank 0 has read what it needs.
  ZRT_TRY(communicator_->barrier());
  return broken_;
}

int zrt::runRank(Job &job, int number) {
  Rank rank(job, number);
  Status status = rank.run();
  if (!status.isOk()) {
    if (status.code() != Code::Aborted)
      reportOnce(job.world.control(), number, status);
    job.world.abort();
    return ExitFailure;
  }
  return exitCodeOf(rank.stopSignal());
}
