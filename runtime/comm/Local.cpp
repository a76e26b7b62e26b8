#include "Local.h"

#include "../base/DType.h"
#include "Collective.h"

#include <algorithm>
#include <cstring>
#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

using namespace zrt;

LocalTransport::~LocalTransport() {
  for (int descriptor : descriptors_)
    if (descriptor >= 0)
      close(descriptor);
  if (control_)
    munmap(control_, controlBytes_);
}

/// What is known before anything is made.
Status LocalTransport::lay(int ranks, int64_t arenaBytes,
                           const std::vector<Groups> &communicators) {
  if (ranks < 1 || ranks > localRankLimit)
    return failure(Code::Usage, "%d ranks: the local communicator supports 1 to %d", ranks,
                   localRankLimit);
  for (size_t i = 0; i < communicators.size(); ++i) {
    ZRT_TRY(checkGroups(ranks, i, communicators[i]));
    firstBarriers_.push_back(barrierCount_);
    barrierCount_ += communicators[i].size();
  }
  ranks_ = ranks;
  communicators_ = communicators;
  arenaBytes_ = pageRound(std::max<int64_t>(arenaBytes, 1));
  controlBytes_ = pageRound(int64_t(sizeof(Control) + sizeof(GroupBarrier) * barrierCount_));
  return checkMachineMemory(ranks, arenaBytes_);
}

/// Shared memory of a descriptor, or of this process and its children where it is -1.
Status LocalTransport::mapControl(int descriptor) {
  int flags = descriptor < 0 ? MAP_SHARED | MAP_ANONYMOUS : MAP_SHARED;
  void *memory = mmap(nullptr, controlBytes_, PROT_READ | PROT_WRITE, flags, descriptor, 0);
  if (memory == MAP_FAILED)
    return ioFailure("cannot map %lld bytes of control memory", (long long)controlBytes_);
  control_ = static_cast<Control *>(memory); // zeroed, which is every member's first value
  return Status::ok();
}

static Expected<int> makeMemory(const std::string &name, int64_t bytes) {
  int descriptor = memfd_create(name.c_str(), MFD_CLOEXEC);
  if (descriptor >= 0 && ftruncate(descriptor, bytes) == 0)
    return descriptor;
  Status status = ioFailure("cannot make %s of %lld bytes", name.c_str(), (long long)bytes);
  if (descriptor >= 0)
    close(descriptor);
  return status;
}

static Expected<int> makeArena(int rank, int64_t bytes) {
  return makeMemory(format("zrt-arena-%d", rank), bytes);
}

Status LocalTransport::create(int ranks, int64_t arenaBytes,
                              const std::vector<Groups> &communicators) {
  ZRT_TRY(lay(ranks, arenaBytes, communicators));
  ZRT_TRY(mapControl(-1));
  for (int rank = 0; rank < ranks && ranks > 1; ++rank) {
    Expected<int> arena = makeArena(rank, arenaBytes_);
    ZRT_TRY(arena.status());
    descriptors_.push_back(*arena);
  }
  return Status::ok();
}

/// Another process's memory by its own descriptor of it.
static Expected<int> openMemory(const std::string &place, int rank) {
  int process = 0, number = 0, host = 0;
  sscanf(place.c_str(), "%d %d %n", &process, &number, &host);
  std::string path = format("/proc/%d/fd/%d", process, number);
  int descriptor = open(path.c_str(), O_RDWR | O_CLOEXEC);
  if (descriptor < 0)
    return ioFailure(
        "the memory of rank %d on %s cannot be opened; it must be a process of the same user, or "
        "give --communicator=tcp",
        rank, place.c_str() + host);
  return descriptor;
}

Status LocalTransport::join(World &world, int64_t arenaBytes,
                            const std::vector<Groups> &communicators) {
  ZRT_TRY(lay(world.size(), arenaBytes, communicators));
  if (world.size() == 1)
    return mapControl(-1);
  std::string host = machineName();
  auto tell = [&](const std::string &what, int descriptor) {
    return world.put(what, format("%d %d %s", getpid(), descriptor, host.c_str()));
  };
  Expected<int> own = makeArena(world.rank(), arenaBytes_);
  ZRT_TRY(own.status());
  descriptors_.assign(world.size(), -1);
  descriptors_[world.rank()] = *own;
  ZRT_TRY(tell(format("arena-%d", world.rank()), *own));
  Expected<int> control = -1;
  if (world.rank() == 0) {
    control = makeMemory("zrt-control", controlBytes_);
    ZRT_TRY(control.status());
    ZRT_TRY(tell("control", *control));
  }
  auto find = [&](const std::string &what, int rank) -> Expected<int> {
    Expected<std::string> place = world.get(what);
    ZRT_TRY(place.status());
    if (!place->ends_with(host))
      return failure(Code::Unavailable,
                     "ranks %d and %d are on two machines, and share no memory; leave out "
                     "--communicator=local, or start all on one machine",
                     rank, world.rank());
    return openMemory(*place, rank);
  };
  for (int rank = 0; rank < world.size(); ++rank)
    if (rank != world.rank()) {
      Expected<int> arena = find(format("arena-%d", rank), rank);
      ZRT_TRY(arena.status());
      descriptors_[rank] = *arena;
    }
  if (world.rank() != 0)
    control = find("control", 0);
  ZRT_TRY(control.status());
  Status mapped = mapControl(*control);
  Status opened = world.barrier(); // then nobody needs the descriptor any more
  close(*control);
  ZRT_TRY(mapped);
  return opened;
}

void LocalTransport::abort() {
  control_->aborted.store(1, std::memory_order_seq_cst);
  for (size_t i = 0; i < barrierCount_; ++i)
    futexWakeAll(control_->barriers[i].generation, true);
}

LocalCommunicator::LocalCommunicator(LocalTransport &transport, World &world)
    : HostCommunicator(world, transport.communicators(), transport.arenaBytes()),
      transport_(transport) {}

Expected<std::unique_ptr<LocalCommunicator>> LocalCommunicator::create(LocalTransport &transport,
                                                                       World &world) {
  std::unique_ptr<LocalCommunicator> self(new LocalCommunicator(transport, world));
  for (int peer = 0; peer < transport.ranks(); ++peer) {
    auto arena = HostMemory::map(transport.arenaBytes(), transport.arenaDescriptor(peer),
                                 /*isWritable=*/peer == world.rank());
    if (!arena.isOk())
      return failure(arena.status().code(), "the arena of rank %d: %s", peer,
                     arena.status().text().c_str());
    self->arenas_.push_back(std::move(*arena));
  }
  return self;
}

//===----------------------------------------------------------------------===//
// Meeting
//===----------------------------------------------------------------------===//

Status LocalCommunicator::waitForPeers(Channel &channel, uint32_t generation) {
  GroupBarrier &barrier = barrierOf(channel);
  int looks = 0, ahead = -1;
  waiting_.fetch_add(1, std::memory_order_relaxed);
  waitUntil(barrier.generation, true, [&] {
    if (barrier.generation.load(std::memory_order_acquire) != generation ||
        transport_.isAborted() || world_.isAborted())
      return true;
    if (++looks <= 64) // peers seldom let wait for long
      return false;
    for (int peer : *channel.members)
      if (world_.isAhead(peer))
        ahead = peer;
    // Who has passed this barrier meanwhile may be ahead.
    if (barrier.generation.load(std::memory_order_acquire) != generation)
      ahead = -1;
    return ahead >= 0;
  });
  waiting_.fetch_sub(1, std::memory_order_relaxed);
  return ahead < 0 ? Status::ok() : differentCollectives(world_.rank(), ahead);
}

Status LocalCommunicator::meet(Channel &channel, uint64_t signature) {
  size_t members = channel.members->size();
  GroupBarrier &barrier = barrierOf(channel);
  uint32_t generation = barrier.generation.load(std::memory_order_acquire);
  uint64_t *signatures = barrier.signatures[generation & 1];
  signatures[channel.self] = signature;
  if (barrier.arrived.fetch_add(1, std::memory_order_acq_rel) + 1 == members) {
    barrier.arrived.store(0, std::memory_order_relaxed);
    barrier.generation.fetch_add(1, std::memory_order_release);
    if (members > 1)
      futexWakeAll(barrier.generation, true);
  } else {
    ZRT_TRY(waitForPeers(channel, generation));
  }
  if (transport_.isAborted() || world_.isAborted())
    return aborted();
  for (size_t i = 0; i < members; ++i)
    if (signatures[i] != signature)
      return differentCollectives(world_.rank(), (*channel.members)[i]);
  return Status::ok();
}

//===----------------------------------------------------------------------===//
// Collectives
//===----------------------------------------------------------------------===//

Status LocalCommunicator::run(Channel &channel, const zrt_collective_record &record) {
  uint64_t signature = signatureOf(record);
  // All sources are written.
  ZRT_TRY(meet(channel, signature));
  switch (record.kind) {
  case ZRT_ALL_GATHER:
    gather(channel, record);
    break;
  case ZRT_REDUCE_SCATTER:
    scatter(channel, record);
    break;
  case ZRT_ALL_REDUCE:
    reduceChunk(channel, record);
    // All chunks are complete.
    ZRT_TRY(meet(channel, signature + 1));
    readChunks(channel, record);
    break;
  case ZRT_ALL_TO_ALL:
    exchange(channel, record);
    break;
  }
  // Nobody reads this rank's memory any more.
  return meet(channel, signature + 2);
}

void LocalCommunicator::fetch(Channel &channel, int peer, int64_t offset, uint8_t *target,
                              int64_t bytes) {
  const uint8_t *source = arenas_[peer]->data() + offset;
  if (source == target)
    return; // the own shard lies where it goes
  copy(channel, target, source, bytes);
  if (peer != world_.rank())
    countWire(channel, bytes);
}

void LocalCommunicator::foldPeers(Channel &channel, const zrt_collective_record &record,
                                  int64_t source, uint8_t *target, int64_t count) {
  channel.sources.clear(); // keeps its memory: nothing is allocated in a step
  for (int peer : *channel.members)
    channel.sources.push_back(arenas_[peer]->data() + source);
  fold(channel, record, target, count);
  countWire(channel, (int64_t(channel.members->size()) - 1) * count * dtypeInfo(record.dtype).size);
}

void LocalCommunicator::gather(Channel &channel, const zrt_collective_record &record) {
  const std::vector<int> &members = *channel.members;
  int64_t size = dtypeInfo(record.dtype).size;
  for (int64_t i = 0; i < record.parts; ++i) {
    const auto &part = record.part[i];
    int64_t bytes = part.count * size;
    for (size_t step = 0; step < members.size(); ++step) {
      // Each rank starts with its own shard, then its right neighbour's: readers spread out.
      int64_t peer = (channel.self + step) % members.size();
      bool inPlace = part.src == ZRT_IN_PLACE;
      if (inPlace && step == 0)
        continue;
      fetch(channel, members[peer], inPlace ? part.dst + peer * bytes : part.src,
            arena() + part.dst + peer * bytes, bytes);
    }
  }
}

void LocalCommunicator::exchange(Channel &channel, const zrt_collective_record &record) {
  const std::vector<int> &members = *channel.members;
  int64_t size = dtypeInfo(record.dtype).size, ranks = int64_t(members.size());
  // Readers spread out, as those of a gather do.
  for (int64_t step = 0; step < ranks; ++step) {
    int64_t peer = (channel.self + step) % ranks;
    for (int64_t i = 0; i < exchangesOf(record); ++i) {
      Exchange part = exchangeOf(record, i);
      if (part.to == channel.self && part.from == peer)
        fetch(channel, members[peer], part.src, arena() + part.dst, part.count * size);
    }
  }
}

void LocalCommunicator::scatter(Channel &channel, const zrt_collective_record &record) {
  int64_t size = dtypeInfo(record.dtype).size;
  for (int64_t i = 0; i < record.parts; ++i) {
    const auto &part = record.part[i];
    int64_t source = part.src + channel.self * part.count * size;
    int64_t target = part.dst == ZRT_IN_PLACE ? source : part.dst;
    foldPeers(channel, record, source, arena() + target, part.count);
  }
}

void LocalCommunicator::reduceChunk(Channel &channel, const zrt_collective_record &record) {
  int64_t size = dtypeInfo(record.dtype).size, ranks = int64_t(channel.members->size()), begin,
          length;
  for (int64_t i = 0; i < record.parts; ++i) {
    const auto &part = record.part[i];
    chunkOf(part.count, ranks, channel.self, begin, length);
    foldPeers(channel, record, part.src + begin * size, arena() + part.dst + begin * size, length);
  }
}

void LocalCommunicator::readChunks(Channel &channel, const zrt_collective_record &record) {
  const std::vector<int> &members = *channel.members;
  int64_t size = dtypeInfo(record.dtype).size, ranks = int64_t(members.size()), begin, length;
  for (int64_t i = 0; i < record.parts; ++i) {
    const auto &part = record.part[i];
    for (int64_t step = 1; step < ranks; ++step) {
      int64_t peer = (channel.self + step) % ranks;
      chunkOf(part.count, ranks, peer, begin, length);
      fetch(channel, members[peer], part.dst + begin * size, arena() + part.dst + begin * size,
            length * size);
    }
  }
}
