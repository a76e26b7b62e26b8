#include "Checkpoints.h"

#include "../base/Files.h"
#include "../world/Message.h"

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <unistd.h>

using namespace zrt;

static constexpr int probeAttempts = 60; // of 50 ms each

static void pauseAttempt() {
  timespec pause = {0, 50000000};
  nanosleep(&pause, nullptr);
}

std::string Checkpoints::pathOf(int64_t step) const { return out_ + "/" + checkpointName(step); }

Status Checkpoints::open(Device &device) {
  if (isOn()) {
    if (world_.rank() == 0)
      ZRT_TRY(clean());
    ZRT_TRY(probe());
    ZRT_TRY(takeMemory(device));
  }
  if (isOn() || job_.options.resume != "none")
    ZRT_TRY(agreeOnStart());
  if (const Checkpoint *from = job_.resume.checkpoint.get();
      from && isOn() && isSame(from->path(), pathOf(from->index().step)))
    lastStep_ = from->index().step;
  return Status::ok();
}

Status Checkpoints::takeMemory(Device &device) {
  ZRT_TRY(snapshot_.open(job_.plan, world_.rank()));
  if (snapshot_.memory().bytes > 0)
    ZRT_TRY(device.pin(snapshot_.memory().data, snapshot_.memory().bytes));
  return writer_.start();
}

// Of a file that is there for a moment only.
static constexpr std::string_view probePrefix = ".probe-";

/// What a run before has begun and not completed.
Status Checkpoints::clean() {
  const std::string &out = out_;
  Expected<std::vector<CheckpointFolder>> all = listCheckpoints(out);
  ZRT_TRY(all.status());
  for (const CheckpointFolder &folder : *all)
    if (!folder.isComplete)
      ZRT_TRY(removeFolder(folder.path));
  Expected<std::vector<std::string>> names = listFolder(out);
  ZRT_TRY(names.status());
  for (const std::string &name : *names)
    if (name.compare(0, probePrefix.size(), probePrefix) == 0)
      unlink((out + "/" + name).c_str());
  return Status::ok();
}

/// Every rank must see what rank 0 writes.
Status Checkpoints::probe() {
  struct Seen {
    int32_t isSeen = 0;
    char host[60] = {};
  } own;
  int64_t number = nowNanoseconds() ^ int64_t(getpid()) << 32;
  std::vector<int64_t> numbers(world_.size());
  auto probeOf = [&](int64_t value) {
    return out_ + "/" + std::string(probePrefix) + format("%016llx", (unsigned long long)value);
  };
  if (world_.rank() == 0)
    ZRT_TRY(writeText(probeOf(number), ""));
  ZRT_TRY(world_.exchange(&number, sizeof number, numbers.data()));
  for (int attempt = 0; attempt < probeAttempts && !own.isSeen; ++attempt) {
    own.isSeen = isFile(probeOf(numbers[0]));
    if (!own.isSeen)
      pauseAttempt();
  }
  snprintf(own.host, sizeof own.host, "%s", hostName().c_str());
  std::vector<Seen> seen(world_.size());
  ZRT_TRY(world_.exchange(&own, sizeof own, seen.data()));
  if (world_.rank() == 0)
    unlink(probeOf(numbers[0]).c_str());
  for (int rank = 0; rank < world_.size(); ++rank)
    if (!seen[rank].isSeen && world_.rank() == 0)
      return failure(Code::Io,
                     "rank %d on %s does not see what rank 0 on %s writes to '%s': give --out a "
                     "folder that all machines share",
                     rank, seen[rank].host, seen[0].host, out_.c_str());
  return world_.barrier();
}

/// Ranks that are processes of a launcher have looked for themselves.
Status Checkpoints::agreeOnStart() {
  int64_t step = job_.resume.step();
  std::vector<int64_t> steps(world_.size());
  ZRT_TRY(world_.exchange(&step, sizeof step, steps.data()));
  for (int rank = 0; rank < world_.size(); ++rank)
    if (steps[rank] != steps[0] && world_.rank() == 0)
      return failure(
          Code::Io,
          "rank 0 goes on from step %lld, rank %d from step %lld (0: from none): they do "
          "not see the same checkpoints. Give a folder that all machines share, and "
          "start again if a run before was still ending",
          (long long)steps[0], rank, (long long)steps[rank]);
  return world_.barrier();
}

Status Checkpoints::load(Device &device) {
  Status status = loadStates(*job_.resume.checkpoint, job_.plan, world_.rank(), device);
  if (!status.isOk() && status.code() == Code::BadInput)
    return Status(status.code(), status.message() + "; remove this checkpoint's folder, or name "
                                                    "another one: the run then goes on from that");
  return status;
}

Status Checkpoints::ask(int64_t step, const CheckpointEvaluation &evaluation) {
  int64_t begin = nowNanoseconds();
  ZRT_TRY(drain());
  begin_ = begin;
  lastStep_ = step;
  evaluation_ = evaluation;
  isAsked_ = true;
  folder_ = pathOf(step);
  current_ = {folder_, step, 0, double(nowNanoseconds() - begin_) * 1e-6, 0, 0};
  current_.isBest = evaluation.keepBest.step == step;
  return Status::ok();
}

void Checkpoints::write(double milliseconds, double waited) {
  isAsked_ = false;
  pending_ = true;
  current_.copied = milliseconds;
  current_.waited = waited < 0 ? waited : current_.waited + waited;
  writer_.write(folder_, current_.step, world_.rank(), snapshot_);
}

Status Checkpoints::moveTo(const std::string &out, Device &device) {
  bool isFirst = !isOn();
  out_ = out;
  isServed_ = true;
  if (world_.rank() == 0)
    ZRT_TRY(clean());
  ZRT_TRY(world_.barrier()); // before anybody writes there
  return isFirst ? takeMemory(device) : Status::ok();
}

Checkpoints::Phase Checkpoints::phase() {
  if (!pending_)
    return Idle;
  if (writer_.isBusy())
    return Writing;
  return writer_.wait().isOk() ? Written : Failed;
}

/// Waits until the last save is complete, or is given up.
Status Checkpoints::drain() {
  if (pending_) {
    (void)writer_.wait().isOk();
    int32_t own = phase();
    std::vector<int32_t> phases(world_.size());
    ZRT_TRY(world_.exchange(&own, sizeof own, phases.data()));
    ZRT_TRY(settle(phases));
  }
  if (committing_) {
    (void)writer_.wait().isOk();
    endCommit();
  }
  return Status::ok();
}

Status Checkpoints::settle(const std::vector<int32_t> &phases) {
  if (committing_ && !writer_.isBusy())
    endCommit();
  if (!pending_ || std::count(phases.begin(), phases.end(), Writing))
    return Status::ok();
  pending_ = false;
  auto failed = std::find(phases.begin(), phases.end(), Failed);
  if (failed == phases.end()) {
    if (world_.rank() == 0)
      startCommit();
    return Status::ok();
  }
  int rank = int(failed - phases.begin());
  if (rank == world_.rank())
    fprintf(stderr, "warning: rank %d: %s\n", rank, writer_.wait().text().c_str());
  if (world_.rank() == 0)
    giveUp(failure(Code::Io, "rank %d could not write its part", rank));
  return Status::ok();
}

/// The step of the best checkpoint, if it is complete or becomes so now; else of the best one
/// before.
int64_t Checkpoints::keptBest() const {
  int64_t best = evaluation_.keepBest.step;
  bool isThere = current_.isBest || isFile(pathOf(best) + "/" + commitFileName);
  return best >= 0 && isThere ? best : kept_;
}

void Checkpoints::startCommit() {
  CheckpointIndex index = indexOf(job_.plan);
  index.step = current_.step;
  index.seed = job_.options.seed;
  index.evaluation = evaluation_;
  index.choices = choices_;
  index.data = {job_.data.rows(), current_.step * job_.data.rowsPerStep(), job_.data.orderHash()};
  for (const CheckpointLeaf &leaf : index.leaves)
    current_.bytes += elementCount(leaf.shape) * dtypeInfo(leaf.dtype).size;
  writer_.commit(folder_, std::move(index), job_.options.keep, keptBest());
  committing_ = true;
}

void Checkpoints::endCommit() {
  committing_ = false;
  if (Status status = writer_.wait(); !status.isOk())
    return giveUp(status);
  if (const Status &removed = writer_.removed(); !removed.isOk())
    fprintf(stderr, "warning: --keep: an older checkpoint stays, or what is left of it: %s\n",
            removed.text().c_str());
  kept_ = keptBest();
  current_.took = double(writer_.doneNanoseconds() - begin_) * 1e-6;
  reports_.push_back(current_);
}

/// The run goes on, for what it has computed is worth more; at its end it fails.
void Checkpoints::giveUp(const Status &reason) {
  Status removed = isFile(folder_ + "/" + commitFileName) ? Status::ok() : removeFolder(folder_);
  Status status =
      failure(Code::Io, "the checkpoint of step %lld was not completed: %s",
              (long long)current_.step, (removed.isOk() ? reason : removed).text().c_str());
  if (!isServed_)
    fprintf(stderr,
            "warning: %s; the checkpoints before it stay, the run goes on, and it ends with exit "
            "code 1\n",
            status.text().c_str());
  if (broken_.isOk())
    broken_ = std::move(status);
}

std::vector<Checkpoints::Report> Checkpoints::takeReports() {
  std::vector<Report> reports;
  reports.swap(reports_);
  return reports;
}
