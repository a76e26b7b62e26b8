//===- RankReport.cpp - What one rank does: what it shows, logs and writes -------===//

#include "Rank.h"

#include "Arrays.h"

#include <algorithm>
#include <cstdio>

using namespace zrt;

std::vector<Metric> Rank::metricsOf(std::string_view entry) const {
  std::vector<Metric> metrics;
  for (const PlanTensor &output : plan_.outputs)
    if (output.isScalarOf(entry))
      metrics.push_back({&output, {}});
  return metrics;
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

Status Rank::outlive(const Status &written) {
  if (written.isOk() || written.code() != Code::Io)
    return written;
  if (isShown_)
    fprintf(stderr,
            "warning: %s; the run stops after this step or the next, as by a signal, and ends with "
            "exit code 1\n",
            written.text().c_str());
  isShown_ = false;
  note(written);
  return Status::ok();
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
    if (report.isBest)
      line.raw("best", "true");
    ZRT_TRY(outlive(job_.log.write(line)));
    std::string waited =
        report.waited >= 0 ? format("steps waited %.1f ms, ", report.waited) : std::string();
    ZRT_TRY(print(format("saved %s: %.1f MiB, %scomplete after %.1f ms%s\n", report.path.c_str(),
                         double(report.bytes) / (1 << 20), waited.c_str(), report.took,
                         report.isBest ? ", the best so far" : "")));
  }
  return Status::ok();
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
  ZRT_TRY(outlive(job_.log.write(stepLine(job_, metrics_, numbers))));
  if (job_.fromArrays())
    return Status::ok();
  if (job_.events.isOpen())
    ZRT_TRY(outlive(job_.events.write(step, stepScalars(job_, metrics_, numbers))));
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

static void addChoices(const LibraryChoices &choices, JsonLine &line) {
  std::string list;
  for (const std::string &text : choices.lines())
    list += (list.empty() ? "" : ", ") + jsonQuote(text);
  if (!list.empty())
    line.raw("library_choices", "[" + list + "]");
  if (std::string anew = choices.anewText(); !anew.empty())
    line.add("library_choices_anew", anew);
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
  if (std::string code = device_->codeText(); !code.empty())
    line.add("kernels", code);
  if (std::string control = device_->controlText(); !control.empty())
    line.add("control_flow", control);
  addChoices(choices_, line);
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
