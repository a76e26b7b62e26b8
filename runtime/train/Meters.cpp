#include "Meters.h"

#include "../device/Bf16x6.h"
#include "Snapshot.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

using namespace zrt;

/// Reads lines of a file in /proc, which cannot be mapped.
template <typename Visit> static Status forEachLine(const char *path, Visit visit) {
  FILE *file = fopen(path, "re");
  if (!file)
    return ioFailure("cannot read %s", path);
  char *line = nullptr;
  size_t capacity = 0;
  while (getline(&line, &capacity, file) > 0)
    visit(std::string_view(line));
  free(line);
  fclose(file);
  return Status::ok();
}

/// The number after `name` in a line such as "Rss:    12 kB", in bytes; -1 if it is another line.
static int64_t kilobytes(std::string_view line, std::string_view name) {
  if (!line.starts_with(name))
    return -1;
  return strtoll(std::string(line.substr(name.size())).c_str(), nullptr, 10) * 1024;
}

namespace {

/// Adds up the mappings of a process by what they are.
class Mappings {
public:
  Mappings(const Job &job, int rank, const Backend &backend, RankNumbers &numbers)
      : job_(job), arenaName_(format("/memfd:zrt-arena-%d ", rank)), backend_(backend),
        arena_(backend.arena()), numbers_(numbers) {
    numbers_.mapped = numbers_.resident = numbers_.snapshot = numbers_.host = 0;
    numbers_.now = {};
  }

  void line(std::string_view text) {
    unsigned long begin, end;
    if (sscanf(text.data(), "%lx-%lx ", &begin, &end) == 2)
      start(text, begin, end);
    else if (int64_t bytes = kilobytes(text, "Rss:"); bytes >= 0)
      rss(bytes);
    else if (int64_t bytes = kilobytes(text, "Anonymous:"); bytes >= 0)
      anonymous(bytes);
  }

private:
  enum Kind { OwnArena, PeerArena, HostSpace, Snapshot, NoFile, File, Data };

  void start(std::string_view text, unsigned long begin, unsigned long end) {
    kind_ = kindOf(text, reinterpret_cast<const void *>(begin));
    if (kind_ == OwnArena)
      numbers_.mapped += int64_t(end - begin);
    else if (kind_ == HostSpace)
      numbers_.host += int64_t(end - begin);
    else if (kind_ == Snapshot)
      numbers_.snapshot += int64_t(end - begin);
  }

  Kind kindOf(std::string_view text, const void *begin) const {
    // A private arena has no name. Pages of other rights lie around it, so no mapping joins it.
    if (begin == arena_ || text.find(arenaName_) != text.npos)
      return OwnArena;
    for (const auto &memory : backend_.hostMemory())
      if (begin == memory->data())
        return HostSpace;
    if (text.find("/memfd:zrt-arena-") != text.npos)
      return PeerArena;
    if (text.find(snapshotMapping) != text.npos)
      return Snapshot;
    // Shared memory without a name is shown as a file of this one.
    if (text.find('/') == text.npos || text.find("/dev/zero (deleted)") != text.npos)
      return NoFile;
    return job_.isData(begin) ? Data : File;
  }

  void rss(int64_t bytes) {
    if (kind_ == OwnArena)
      numbers_.resident += bytes;
    else if (kind_ == NoFile)
      numbers_.now.noFile += bytes;
    else if (kind_ != PeerArena && kind_ != HostSpace && kind_ != Snapshot)
      (kind_ == Data ? numbers_.now.data : numbers_.now.files) += bytes;
  }

  /// Pages of a private mapping that were written are no longer the file's.
  void anonymous(int64_t bytes) {
    if (kind_ != File && kind_ != Data)
      return;
    numbers_.now.noFile += bytes;
    (kind_ == Data ? numbers_.now.data : numbers_.now.files) -= bytes;
  }

  const Job &job_;
  std::string arenaName_;
  const Backend &backend_;
  const void *arena_;
  RankNumbers &numbers_;
  Kind kind_ = NoFile;
};

} // namespace

Status zrt::meterMemory(const Job &job, int rank, const Backend &backend, RankNumbers &numbers) {
  Mappings mappings(job, rank, backend, numbers);
  ZRT_TRY(forEachLine("/proc/self/smaps", [&](std::string_view line) { mappings.line(line); }));
  numbers.now.packed = packedBytes();
  if (backend.arena())
    return Status::ok();
  Expected<DeviceMemory> memory = backend.device()->measure();
  ZRT_TRY(memory.status());
  numbers.mapped = memory->allocated;
  numbers.overhead = memory->overhead;
  return Status::ok();
}

int64_t zrt::predictedArena(const Plan &plan) {
  const Json *peak = plan.predicted.find("peak");
  int64_t bytes = peak && peak->isInteger() ? peak->integer() : plan.arenaBytes();
  return pageRound(std::max<int64_t>(bytes, 1));
}

int64_t zrt::predictedHost(const Plan &plan) {
  int64_t bytes = 0;
  for (size_t space = 0; space < plan.spaces.size(); ++space)
    if (plan.isHostSpace(int64_t(space)))
      bytes += pageRound(std::max<int64_t>(plan.spaces[space].bytes, 1));
  return bytes;
}

/// The meter of a kind, or nullptr.
static const PlanMeter *meterOf(const Plan &plan, std::string_view kind) {
  for (const PlanMeter &meter : plan.meters)
    if (meter.kind == kind)
      return &meter;
  return nullptr;
}

/// Allocations that several values take in turn may together be more than what lives at one time:
/// such a kind is compared with the bytes of its allocations, and with the values that follow each
/// other in them may not be less than was predicted, unless the plan says that more of it lies
/// elsewhere.
static Status checkKind(const Plan &plan, int64_t rank, const std::string &kind, int64_t predicted,
                        int64_t used) {
  const PlanMeter *meter = meterOf(plan, kind);
  int64_t expected = meter ? meter->bytes : predicted;
  int64_t values = used + (meter ? meter->turns : 0);
  bool isEnough = values >= predicted || (meter && !meter->isAll);
  if (used == expected && isEnough)
    return Status::ok();
  return failure(Code::Internal,
                 "what is of kind %s takes %lld bytes of the arena of rank %lld, the plan "
                 "predicted %lld",
                 kind.c_str(), (long long)used, (long long)rank,
                 (long long)(used == expected ? predicted : expected));
}

/// What `runs` of an entry have read, in all and along the axes of each group.
static Status checkWire(const Plan &plan, int rank, const std::string &entry,
                        const WireBytes &counted, int64_t runs) {
  auto check = [&](int64_t found, int64_t predicted, const std::string &along) {
    if (found == predicted * runs)
      return Status::ok();
    return failure(Code::Internal,
                   "rank %d read %lld bytes from its peers%s in %lld run%s of @%s, the plan "
                   "predicted %lld",
                   rank, (long long)found, along.c_str(), (long long)runs, runs == 1 ? "" : "s",
                   entry.c_str(), (long long)(predicted * runs));
  };
  ZRT_TRY(check(counted.total(), runs ? plan.predictedWire(entry, rank) : 0, ""));
  for (size_t group = 0; plan.tellsWireByAxes() && group < plan.groups.size(); ++group)
    ZRT_TRY(check(counted.by[group], runs ? plan.predictedWire(entry, rank, group) : 0,
                  " along " + plan.groupAxes[group]));
  return Status::ok();
}

static Status checkRank(const Job &job, int rank, const RankNumbers &numbers) {
  const Plan &plan = job.plan;
  if (const Json *resident = plan.predicted.find("resident"))
    for (size_t kind = 0; kind < resident->members().size() && kind < kindLimit; ++kind)
      if (const auto &[name, bytes] = resident->members()[kind]; numbers.used[kind] >= 0)
        ZRT_TRY(checkKind(plan, rank, name, bytes.integer(), numbers.used[kind]));
  if (numbers.mapped != predictedArena(plan))
    return failure(Code::Internal,
                   "rank %d maps %lld bytes for its arena, the plan predicted %lld (in whole "
                   "pages)",
                   rank, (long long)numbers.mapped, (long long)predictedArena(plan));
  if (numbers.host != predictedHost(plan))
    return failure(Code::Internal,
                   "rank %d maps %lld bytes of the host's memory for what steps copy there, the "
                   "plan predicted %lld (in whole pages)",
                   rank, (long long)numbers.host, (long long)predictedHost(plan));
  if (int64_t expected = plan.predictedCopies(plan.step) * numbers.steps;
      numbers.copied != expected)
    return failure(Code::Internal,
                   "rank %d copied %lld bytes to memory of the host and back in %lld steps, the "
                   "plan predicted %lld",
                   rank, (long long)numbers.copied, (long long)numbers.steps, (long long)expected);
  if (numbers.snapshot != numbers.snapshotPredicted)
    return failure(Code::Internal,
                   "rank %d maps %lld bytes for copies of its states, its layout predicts %lld",
                   rank, (long long)numbers.snapshot, (long long)numbers.snapshotPredicted);
  ZRT_TRY(checkWire(plan, rank, plan.step, numbers.wireMain, numbers.steps));
  ZRT_TRY(checkWire(plan, rank, evalEntry, numbers.wireEval, numbers.evalBatches));
  return checkWire(plan, rank, plan.init, numbers.wireInit, job.runsInit() ? 1 : 0);
}

Status zrt::checkNumbers(const Job &job, const std::vector<RankNumbers> &ranks) {
  for (size_t rank = 0; rank < ranks.size(); ++rank)
    ZRT_TRY(checkRank(job, int(rank), ranks[rank]));
  return Status::ok();
}

Status zrt::checkGrowth(const std::vector<RankNumbers> &ranks) {
  for (size_t rank = 0; rank < ranks.size(); ++rank) {
    const Outside &now = ranks[rank].now, &before = ranks[rank].afterStep2;
    // Which thread gets a piece of a matmul is chance: its first one may come in any step.
    int64_t growth = now.noFile - now.packed - (before.noFile - before.packed);
    if (ranks[rank].steps > 2 && growth > growthLimit)
      return failure(Code::Internal,
                     "rank %zu holds %lld bytes outside its arena more than after step 2; from "
                     "then on they are to grow by at most %lld",
                     rank, (long long)growth, (long long)growthLimit);
  }
  return Status::ok();
}
