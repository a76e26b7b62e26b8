//===- Rank.cpp - What one rank does: its steps ----------------------------------===//

#include "Rank.h"

#include "../base/Os.h"
#include "../world/Launcher.h"
#include "../world/Message.h"
#include "Replicas.h"
#include "Serve.h"

#include <algorithm>
#include <csignal>
#include <unistd.h>

using namespace zrt;

Status Rank::run() {
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
    if (checkpoints_.isDue(step) || isBest_)
      ZRT_TRY(save(step));
  }
  if (!job_.serves())
    ZRT_TRY(saveLast());
  ZRT_TRY(showSaves());
  seconds_ = double(nowNanoseconds() - start) * 1e-9;
  ZRT_TRY(finish());
  return Status::ok();
}

int Rank::exitCode() const {
  return looking_.hasBadValue() ? int(ExitNotFinite) : exitCodeOf(stopSignal_);
}

Status Rank::setUp() {
  Status opened = backend_.open(job_, world_);
  device_ = backend_.device();
  communicator_ = backend_.communicator();
  ZRT_TRY(opened);
  context_.device = device_;
  if (const Checkpoint *from = job_.resume.checkpoint.get()) {
    device_->keepChoices(from->index().choices);
    choices_.begin(from->index().choices);
    checkpoints_.keepChoices(from->index().choices);
  }
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
  // How many steps a client asks for is not known.
  int64_t end = job_.serves() ? INT64_MAX : job_.options.steps;
  if (job_.readsData() && !job_.options.checkOnly)
    ZRT_TRY(
        data_.start(job_.data, plan_, plan_.step, job_.options.seed, rank_, end, looking_.trace()));
  if (job_.evaluates() && !job_.serves() && !job_.options.checkOnly)
    ZRT_TRY(evalData_.start(job_.evalData, plan_, evalEntry, job_.options.seed, rank_,
                            job_.evalBatches(), looking_.trace()));
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

/// A line of what a step reads along each list of axes; empty where the mesh has one axis.
static std::string readsByAxes(const Plan &plan) {
  std::string text;
  for (size_t group = 0; plan.tellsWireByAxes() && group < plan.groups.size(); ++group) {
    int64_t most = 0;
    for (int rank = 0; rank < plan.ranks; ++rank)
      most = std::max(most, plan.predictedWire(plan.step, rank, group));
    text += format("%s%lld bytes along %s", text.empty() ? "" : ", ", (long long)most,
                   plan.groupAxes[group].c_str());
  }
  return text.empty() ? "" : "a step reads from peers at most " + text + "\n";
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
  text += readsByAxes(plan_);
  ZRT_TRY(print(text));
  return world_.barrier();
}

Status Rank::firstStates() {
  if (!job_.fromArrays())
    ZRT_TRY(checkpoints_.open(*device_));
  numbers_.snapshotPredicted = checkpoints_.predictedBytes();
  ZRT_TRY(prepareSaves()); // before step 2, from which on memory is constant
  if (const Checkpoint *from = job_.resume.checkpoint.get()) {
    ZRT_TRY(checkpoints_.load(*device_));
    if (rank_ == 0)
      ZRT_TRY(print(format("resumed from %s, saved by %d rank%s after step %lld\n",
                           from->path().c_str(), from->index().ranks,
                           from->index().ranks == 1 ? "" : "s", (long long)first_)));
    if (rank_ == 0 && job_.options.steps >= 0 && first_ >= job_.options.steps)
      ZRT_TRY(print(format("no step is left to run: --steps %lld counts from the beginning of the "
                           "training\n",
                           (long long)job_.options.steps)));
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
  if (entry == plan_.step && job_.readsData() && !job_.isBatchGiven())
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

WireBytes Rank::countWire() const {
  WireBytes bytes;
  for (size_t i = 0; i < plan_.communicators.size(); ++i)
    bytes.by[plan_.communicators[i].group] += communicator_->wireBytes(int64_t(i));
  return bytes;
}

/// Runs an entry once and takes it back: memory is as before, but for poison.
Status Rank::rehearse(std::string_view entry, int64_t step, std::vector<uint8_t> &outcome) {
  WireBytes wire = countWire();
  int64_t copied = context_.copied;
  Expected<std::vector<uint8_t>> before = saveMemory(plan_, *device_);
  ZRT_TRY(before.status());
  ZRT_TRY(kept_.poison(*device_, 0xFF)); // NaN
  ZRT_TRY(fillInputs(entry, step));
  ZRT_TRY(runEntry(context_, *job_.entry(entry)));
  rehearsedWire_ += countWire() - wire;
  context_.copied = copied;
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
    ZRT_TRY(checkReplicas(plan_, kept_, world_, *device_, /*inputs=*/true, step + 1));
  pulse_.enterStep();
  if (entry == plan_.step && checkpoints_.isAsked())
    ZRT_TRY(runSaving(Saves::Beside));
  else
    ZRT_TRY(looking_.runEntry(job_, context_, world_, *job_.entry(entry)));
  pulse_.leaveStep();
  if (looking_.hasBadValue())
    return Status::ok();
  if (comparesReplicas)
    ZRT_TRY(checkReplicas(plan_, kept_, world_, *device_, /*inputs=*/false, step + 1));
  if (!isPoisoned)
    return Status::ok();
  Expected<std::vector<uint8_t>> outcome = outcomeOf(plan_, rank_, entry, *device_);
  ZRT_TRY(outcome.status());
  note(compareOutcomes(plan_, rank_, entry, rehearsed, *outcome));
  return Status::ok();
}

/// Captures the copies for checkpoints: those beside steps only where there are any.
Status Rank::prepareSaves() {
  if (!checkpoints_.isOn())
    return Status::ok();
  context_.saveMemory = checkpoints_.memory();
  const zrt_entry_point &step = *job_.entry(plan_.step);
  ZRT_TRY(prepareEntry(context_, step, Saves::Alone));
  bool savesOnTheWay = job_.options.saveEvery > 0 || !job_.options.keepMetric.empty();
  return savesOnTheWay && scheduled_.empty() ? prepareEntry(context_, step, Saves::Beside)
                                             : Status::ok();
}

/// The next step copies the states, unless it begins with other ones.
Status Rank::save(int64_t step) {
  Traced saving(looking_.trace(), Activity::Save, step);
  ZRT_TRY(checkpoints_.ask(step, evaluation_));
  return scheduled_.empty() ? Status::ok() : runSaving(Saves::Alone); // those of --set
}

/// A run of the step that makes the copy for a checkpoint, whose files are written from here on.
Status Rank::runSaving(Saves saves) {
  int stream = plan_.saves.empty() ? 0 : int(plan_.saves[0].stream);
  auto copied = [&] { return device_->zone(stream, ZONE_COPY).nanoseconds; };
  int64_t begin = nowNanoseconds(), copiedBefore = copied(), before = device_->waitedFor(stream);
  ZRT_TRY(looking_.runEntry(job_, context_, world_, *job_.entry(plan_.step), saves));
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
    ZRT_TRY(checkpoints_.ask(step, evaluation_));
  if (checkpoints_.isAsked())
    ZRT_TRY(runSaving(Saves::Alone));
  return checkpoints_.drain();
}

/// Libraries are asked where a step is captured, or where its host calls them the first time.
Status Rank::agreeOnChoices() {
  std::vector<int64_t> counts;
  for (const Boundary &boundary : boundaries_)
    counts.push_back(boundary.choices);
  if (!choices_.isDue(counts))
    return Status::ok();
  ZRT_TRY(choices_.agree(world_, *device_, counts));
  checkpoints_.keepChoices(choices_.toKeep());
  std::string anew = choices_.anewText();
  if (rank_ != 0 || anew.empty() || anew == shownAnew_)
    return Status::ok();
  shownAnew_ = anew;
  return print(anew + "\n");
}

/// What rank 0 knows of a signal counts for all.
Status Rank::agreeAfterStep() {
  Traced traced(looking_.trace(), Activity::Agree, looking_.step());
  Boundary own = {isShown_ ? world_.stopSignal() : SIGPIPE, checkpoints_.phase(),
                  device_->libraryChoiceCount()};
  ZRT_TRY(world_.exchange(&own, sizeof own, boundaries_.data()));
  stopSignal_ = boundaries_[0].stopSignal;
  for (int rank = 0; rank < plan_.ranks; ++rank)
    phases_[rank] = boundaries_[rank].saving;
  ZRT_TRY(agreeOnChoices());
  return checkpoints_.settle(phases_);
}

Status Rank::runStep(int64_t step) {
  WireBytes before = wireBytes();
  int64_t copiedBefore = context_.copied;
  int64_t start = nowNanoseconds();
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
  WireBytes read = wireBytes() - before;
  stepWire_ = read.total();
  numbers_.wireMain += read;
  numbers_.copied += context_.copied - copiedBefore;
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
      {[&](int64_t next) { return runStep(next); }, [&](int64_t last) { return evaluate(last); },
       [&](int64_t last, const std::string &folder) { return saveTo(last, folder); }},
      step));
  return agreeAfterStep();
}

Status Rank::saveTo(int64_t step, const std::string &folder) {
  bool isFirst = !checkpoints_.isOn();
  ZRT_TRY(checkpoints_.moveTo(folder, *device_));
  if (isFirst)
    ZRT_TRY(prepareSaves());
  ZRT_TRY(checkpoints_.ask(step, CheckpointEvaluation()));
  ZRT_TRY(runSaving(Saves::Alone));
  return checkpoints_.drain();
}

int zrt::runRank(Job &job, World &world) {
  Rank rank(job, world);
  Status status = rank.run();
  if (status.isOk())
    return rank.exitCode();
  bool isFirst = status.code() != Code::Aborted;
  rank.abort(isFirst ? format("rank %d: %s", world.rank(), status.text().c_str()) : "");
  if (rank.isStuck()) { // no destructor would return
    fflush(nullptr);
    abandonAtomicFiles();
    _exit(ExitFailure);
  }
  return ExitFailure;
}
