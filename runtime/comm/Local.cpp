#include "Local.h"

#include "../base/DType.h"
#include "Fold.h"

#include <algorithm>
#include <cstring>
#include <sys/mman.h>
#include <unistd.h>

using namespace zrt;

LocalWorld::~LocalWorld() {
  for (int descriptor : descriptors_)
    close(descriptor);
  if (control_)
    munmap(control_, controlBytes_);
}

static Status checkGroups(int ranks, const std::vector<std::vector<int>> &groups) {
  for (size_t g = 0; g < groups.size(); ++g) {
    std::vector<bool> seen(ranks);
    for (int rank : groups[g]) {
      if (rank < 0 || rank >= ranks || seen[rank])
        return failure(Code::BadInput, "group %zu names rank %d %s", g, rank,
                       rank >= 0 && rank < ranks ? "twice" : "which is not there");
      seen[rank] = true;
    }
  }
  return Status::ok();
}

/// Sparse memory costs nothing until it is written, when it is too late for a message: the system
/// ends the process.
static Status checkMemory(int ranks, int64_t arenaBytes) {
  int64_t machine = memoryLimit();
  if (machine <= 0 || arenaBytes <= machine / ranks)
    return Status::ok();
  return failure(
      Code::Io,
      "the arenas of %d rank%s take %.1f GiB, but there are %.1f GiB of memory here: use "
      "a machine with more, a higher stage or a smaller step",
      ranks, ranks == 1 ? "" : "s", double(arenaBytes) * ranks / (1 << 30),
      double(machine) / (1 << 30));
}

Status LocalWorld::create(int ranks, int64_t arenaBytes,
                          const std::vector<std::vector<int>> &groups, int64_t notes) {
  if (ranks < 1 || ranks > localRankLimit)
    return failure(Code::Usage, "%d ranks: the local communicator supports 1 to %d", ranks,
                   localRankLimit);
  ZRT_TRY(checkGroups(ranks, groups));
  groups_ = groups;
  arenaBytes_ = pageRound(std::max<int64_t>(arenaBytes, 1));
  ZRT_TRY(checkMemory(ranks, arenaBytes_));
  static_assert(sizeof(SharedControl) % alignof(uint64_t) == 0);
  int64_t notesAt = sizeof(SharedControl) + sizeof(SharedBarrier) * groups.size();
  noteCount_ = notes;
  controlBytes_ = pageRound(notesAt + ranks * notes * int64_t(sizeof(uint64_t)));
  void *memory =
      mmap(nullptr, controlBytes_, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED)
    return ioFailure("cannot map %lld bytes of control memory", (long long)controlBytes_);
  control_ = static_cast<SharedControl *>(memory); // zeroed, which is every member's first value
  notes_ = reinterpret_cast<uint64_t *>(static_cast<char *>(memory) + notesAt);
  for (int rank = 0; rank < ranks; ++rank) {
    int descriptor = memfd_create(format("zrt-arena-%d", rank).c_str(), MFD_CLOEXEC);
    if (descriptor < 0)
      return ioFailure("cannot create the arena of rank %d", rank);
    descriptors_.push_back(descriptor);
    if (ftruncate(descriptor, arenaBytes_) != 0)
      return ioFailure("cannot size the arena of rank %d to %lld bytes", rank,
                       (long long)arenaBytes_);
  }
  return Status::ok();
}

void LocalWorld::abort() {
  control_->aborted.store(1, std::memory_order_seq_cst);
  for (size_t i = 0; i <= groups_.size(); ++i)
    futexWakeAll(control_->barriers[i].generation, true);
}

Expected<std::unique_ptr<LocalCommunicator>> LocalCommunicator::create(LocalWorld &world, int rank,
                                                                       Parallel parallel) {
  std::unique_ptr<LocalCommunicator> self(new LocalCommunicator(world, rank, parallel));
  self->sources_.reserve(world.ranks());
  for (int peer = 0; peer < world.ranks(); ++peer) {
    int protection = peer == rank ? PROT_READ | PROT_WRITE : PROT_READ;
    void *memory =
        mmap(nullptr, world.arenaBytes(), protection, MAP_SHARED, world.arenaDescriptor(peer), 0);
    if (memory == MAP_FAILED)
      return ioFailure("cannot map the arena of rank %d, %lld bytes", peer,
                       (long long)world.arenaBytes());
    (void)madvise(memory, world.arenaBytes(), MADV_HUGEPAGE); // where the kernel has it for memfd
    self->arenas_.push_back(static_cast<uint8_t *>(memory));
  }
  return self;
}

LocalCommunicator::~LocalCommunicator() {
  for (uint8_t *arena : arenas_)
    munmap(arena, world_.arenaBytes());
}

/// The barrier that a group uses: all ranks share number 0, so that a rank which is at the end of
/// its step while another is in a collective is found out by the signatures instead of hanging.
static int64_t barrierOf(int64_t group, size_t members, int ranks) {
  return int(members) == ranks ? 0 : group + 1;
}

static uint64_t signatureOf(const zrt_collective_record &record) {
  uint64_t hash = 1469598103934665603u;
  const int64_t *words = reinterpret_cast<const int64_t *>(&record);
  for (int64_t i = 0; i < 5 + 3 * record.parts; ++i)
    hash = (hash ^ uint64_t(words[i])) * 1099511628211u;
  return hash & ~uint64_t(7); // the low bits count the barriers of one collective
}

Status LocalCommunicator::meet(int64_t group, uint64_t signature) {
  static constexpr uint64_t everybody = ~uint64_t(0);
  bool all = group < 0;
  size_t members = all ? ranks() : world_.groups()[group].size();
  SharedControl &control = world_.control();
  if (members == 1)
    return control.aborted.load(std::memory_order_acquire)
               ? Status(Code::Aborted, "another rank failed")
               : Status::ok();
  SharedBarrier &barrier = control.barriers[all ? 0 : barrierOf(group, members, ranks())];
  uint32_t generation = barrier.generation.load(std::memory_order_acquire);
  uint64_t *signatures = barrier.signatures[generation & 1];
  signatures[rank_] = all ? everybody : signature;
  if (barrier.arrived.fetch_add(1, std::memory_order_acq_rel) + 1 == members) {
    barrier.arrived.store(0, std::memory_order_relaxed);
    barrier.generation.fetch_add(1, std::memory_order_release);
    futexWakeAll(barrier.generation, true);
  } else {
    waiting_.store(true, std::memory_order_relaxed);
    waitUntil(barrier.generation, true, [&] {
      return barrier.generation.load(std::memory_order_acquire) != generation ||
             control.aborted.load(std::memory_order_relaxed);
    });
    waiting_.store(false, std::memory_order_relaxed);
  }
  if (control.aborted.load(std::memory_order_acquire))
    return Status(Code::Aborted, "another rank failed");
  for (size_t i = 0; i < members; ++i) {
    int peer = all ? int(i) : world_.groups()[group][i];
    if (signatures[peer] != signatures[rank_])
      return failure(Code::Internal,
                     "ranks %d and %d are at different collectives: the program of one of them is "
                     "another, or has taken another path",
                     rank_, peer);
  }
  return Status::ok();
}

Status LocalCommunicator::barrier() { return meet(-1, 0); }

void LocalCommunicator::split(int64_t work, int64_t grain, void (*body)(void *, int64_t, int64_t),
                              void *argument) {
  if (parallel_.run)
    parallel_.run(parallel_.self, work, grain, body, argument);
  else if (work > 0)
    body(argument, 0, work);
}

/// Whether a part may have its source and target where they are. Records are the same on all ranks,
/// so a place of its own that is "in place" on one rank is not on another, which would overwrite
/// what a peer still reads.
static bool mayOverlap(const zrt_collective_record &record, int64_t dst, int64_t dstBytes,
                       int64_t src, int64_t srcBytes, int64_t members) {
  if (dst >= src + srcBytes || src >= dst + dstBytes)
    return true;
  return dst == src && (record.kind == ZRT_ALL_REDUCE || members == 1);
}

Status LocalCommunicator::check(const zrt_collective_record &record, int64_t members) const {
  if (record.kind < ZRT_ALL_GATHER || record.kind > ZRT_ALL_REDUCE || record.dtype < 0 ||
      record.dtype >= dtypeCount || record.parts < 0)
    return Status(Code::Internal, "malformed collective record");
  if (record.kind != ZRT_ALL_GATHER && !foldFunction(record.dtype, record.op))
    return failure(Code::Internal, "no reduction number %lld of %s", (long long)record.op,
                   dtypeInfo(record.dtype).name);
  int64_t size = dtypeInfo(record.dtype).size, available = arenaBytes();
  for (int64_t i = 0; i < record.parts; ++i) {
    const auto &part = record.part[i];
    int64_t shard = part.count * size;
    int64_t dst = record.kind == ZRT_ALL_GATHER ? shard * members : shard;
    int64_t src = record.kind == ZRT_REDUCE_SCATTER ? shard * members : shard;
    bool inPlaceSrc = part.src == ZRT_IN_PLACE && record.kind == ZRT_ALL_GATHER;
    bool inPlaceDst = part.dst == ZRT_IN_PLACE && record.kind == ZRT_REDUCE_SCATTER;
    if (part.count < 0 || (!inPlaceDst && (part.dst < 0 || part.dst > available - dst)) ||
        (!inPlaceSrc && (part.src < 0 || part.src > available - src)))
      return failure(Code::Internal,
                     "part %lld of a collective is outside the arena (dst %lld, src %lld, count "
                     "%lld)",
                     (long long)i, (long long)part.dst, (long long)part.src, (long long)part.count);
    if (!inPlaceSrc && !inPlaceDst && !mayOverlap(record, part.dst, dst, part.src, src, members))
      return failure(Code::Internal,
                     "part %lld of a collective overwrites its own source (dst %lld, src %lld, "
                     "count %lld)",
                     (long long)i, (long long)part.dst, (long long)part.src, (long long)part.count);
  }
  return Status::ok();
}

Status LocalCommunicator::run(const zrt_collective_record &record) {
  if (record.group < 0 || record.group >= int64_t(world_.groups().size()))
    return failure(Code::Internal, "collective over group %lld of %zu", (long long)record.group,
                   world_.groups().size());
  const std::vector<int> &members = world_.groups()[record.group];
  auto own = std::find(members.begin(), members.end(), rank_);
  if (own == members.end())
    return Status::ok();
  int self = int(own - members.begin());
  ZRT_TRY(check(record, int64_t(members.size())));
  uint64_t signature = signatureOf(record);
  // All sources are written.
  ZRT_TRY(meet(record.group, signature));
  switch (record.kind) {
  case ZRT_ALL_GATHER:
    gather(record, members, self);
    break;
  case ZRT_REDUCE_SCATTER:
    scatter(record, members, self);
    break;
  case ZRT_ALL_REDUCE:
    reduceChunk(record, members, self);
    // All chunks are complete.
    ZRT_TRY(meet(record.group, signature + 1));
    readChunks(record, members, self);
    break;
  }
  // Nobody reads this rank's memory any more.
  return meet(record.group, signature + 2);
}

namespace {
struct CopyJob {
  uint8_t *target;
  const uint8_t *source;
};
struct FoldJob {
  FoldFunction function;
  const std::vector<const uint8_t *> &sources;
  uint8_t *target;
};
} // namespace

void LocalCommunicator::fetch(int peer, int64_t offset, uint8_t *target, int64_t bytes) {
  if (arenas_[peer] + offset == target)
    return; // the own shard lies where it goes
  CopyJob job{target, arenas_[peer] + offset};
  split(
      bytes, 1 << 18,
      [](void *argument, int64_t begin, int64_t end) {
        auto *job = static_cast<CopyJob *>(argument);
        memcpy(job->target + begin, job->source + begin, end - begin);
      },
      &job);
  if (peer != rank_)
    wireBytes_ += bytes;
}

void LocalCommunicator::fold(const zrt_collective_record &record, const std::vector<int> &members,
                             int64_t source, uint8_t *target, int64_t count) {
  sources_.clear(); // keeps its memory: nothing is allocated in a step
  for (int peer : members)
    sources_.push_back(arenas_[peer] + source);
  FoldJob job{foldFunction(record.dtype, record.op), sources_, target};
  split(
      count, foldBlock * 16,
      [](void *argument, int64_t begin, int64_t end) {
        auto *job = static_cast<FoldJob *>(argument);
        job->function(job->sources, job->target, begin, end);
      },
      &job);
  wireBytes_ += (int64_t(members.size()) - 1) * count * dtypeInfo(record.dtype).size;
}

void LocalCommunicator::gather(const zrt_collective_record &record, const std::vector<int> &members,
                               int self) {
  int64_t size = dtypeInfo(record.dtype).size;
  for (int64_t i = 0; i < record.parts; ++i) {
    const auto &part = record.part[i];
    int64_t bytes = part.count * size;
    for (size_t step = 0; step < members.size(); ++step) {
      // Each rank starts with its own shard, then its right neighbour's: readers spread out.
      int64_t peer = (self + step) % members.size();
      bool inPlace = part.src == ZRT_IN_PLACE;
      if (inPlace && step == 0)
        continue;
      fetch(members[peer], inPlace ? part.dst + peer * bytes : part.src,
            arena() + part.dst + peer * bytes, bytes);
    }
  }
}

void LocalCommunicator::scatter(const zrt_collective_record &record,
                                const std::vector<int> &members, int self) {
  int64_t size = dtypeInfo(record.dtype).size;
  for (int64_t i = 0; i < record.parts; ++i) {
    const auto &part = record.part[i];
    int64_t source = part.src + self * part.count * size;
    int64_t target = part.dst == ZRT_IN_PLACE ? source : part.dst;
    fold(record, members, source, arena() + target, part.count);
  }
}

/// Chunk `index` of `count` elements cut in `ranks`: all but the last few have the same size, and
/// those are shorter or empty.
static void chunkOf(int64_t count, int64_t ranks, int64_t index, int64_t &begin, int64_t &length) {
  int64_t chunk = (count + ranks - 1) / ranks;
  begin = std::min(count, index * chunk);
  length = std::min(count, begin + chunk) - begin;
}

void LocalCommunicator::reduceChunk(const zrt_collective_record &record,
                                    const std::vector<int> &members, int self) {
  int64_t size = dtypeInfo(record.dtype).size, ranks = int64_t(members.size()), begin, length;
  for (int64_t i = 0; i < record.parts; ++i) {
    const auto &part = record.part[i];
    chunkOf(part.count, ranks, self, begin, length);
    fold(record, members, part.src + begin * size, arena() + part.dst + begin * size, length);
  }
}

void LocalCommunicator::readChunks(const zrt_collective_record &record,
                                   const std::vector<int> &members, int self) {
  int64_t size = dtypeInfo(record.dtype).size, ranks = int64_t(members.size()), begin, length;
  for (int64_t i = 0; i < record.parts; ++i) {
    const auto &part = record.part[i];
    for (int64_t step = 1; step < ranks; ++step) {
      int64_t peer = (self + step) % ranks;
      chunkOf(part.count, ranks, peer, begin, length);
      fetch(members[peer], part.dst + begin * size, arena() + part.dst + begin * size,
            length * size);
    }
  }
}
