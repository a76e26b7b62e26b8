#include "Remote.h"

#include "../base/DType.h"
#include "../base/Os.h"
#include "Collective.h"

#include <algorithm>

using namespace zrt;

/// Staging memory of a communicator, but for many peers, who each have room for a small piece.
static constexpr int64_t stagingBytes = 8 << 20, leastPieceBytes = 1 << 14;
static constexpr int64_t longestWay = 1000; // milliseconds between two machines

RemoteCommunicator::RemoteCommunicator(World &world, const std::vector<Groups> &communicators,
                                       std::unique_ptr<Wire> wire, int64_t arenaBytes,
                                       int64_t pieceBytes)
    : HostCommunicator(world, communicators, arenaBytes), wire_(std::move(wire)),
      work_(communicators.size()) {
  for (size_t i = 0; i < channels_.size(); ++i) {
    if (!channels_[i].members || channels_[i].members->size() < 2)
      continue;
    int64_t members = int64_t(channels_[i].members->size());
    Work &work = work_[i];
    int64_t share = std::max(stagingBytes / (members - 1), leastPieceBytes) & ~int64_t(63);
    work.pieceBytes = std::min(share, pieceBytes); // whole elements
    work.staging.resize(size_t(work.pieceBytes * (members - 1)));
    work.signatures.resize(size_t(members));
    work.transfers.reserve(size_t(4 * members));
    work.aheadSince.resize(size_t(world.size()));
  }
}

Expected<std::unique_ptr<RemoteCommunicator>>
RemoteCommunicator::create(World &world, const std::vector<Groups> &communicators,
                           std::unique_ptr<Wire> wire, int64_t arenaBytes, int64_t pieceBytes) {
  for (size_t i = 0; i < communicators.size(); ++i)
    ZRT_TRY(checkGroups(world.size(), i, communicators[i]));
  int64_t bytes = pageRound(std::max<int64_t>(arenaBytes, 1));
  std::unique_ptr<RemoteCommunicator> self(
      new RemoteCommunicator(world, communicators, std::move(wire), bytes, pieceBytes));
  auto arena = HostMemory::map(bytes);
  ZRT_TRY(arena.status());
  self->arena_ = std::move(*arena);
  return self;
}

void RemoteCommunicator::abort() {
  aborted_.store(true);
  world_.abort("");
}

//===----------------------------------------------------------------------===//
// Transfers
//===----------------------------------------------------------------------===//

void RemoteCommunicator::send(Channel &channel, int64_t member, int64_t offset, int64_t bytes) {
  if (bytes > 0)
    work_[channel.number].transfers.push_back(
        {(*channel.members)[member], arena() + offset, bytes, /*isSend=*/true});
}

void RemoteCommunicator::receive(Channel &channel, int64_t member, uint8_t *target, int64_t bytes) {
  if (bytes <= 0)
    return;
  work_[channel.number].transfers.push_back(
      {(*channel.members)[member], target, bytes, /*isSend=*/false});
  countWire(channel, bytes);
}

/// What a peer has sent may be on its way for some time after it has gone on to a barrier.
Status RemoteCommunicator::look(Work &work, int peer, int64_t silentMilliseconds) const {
  if (aborted_.load() || world_.isAborted())
    return aborted();
  if (silentMilliseconds < longestWay || silentMilliseconds % 200 != 0)
    return Status::ok();
  int64_t &since = work.aheadSince[size_t(peer)];
  if (!world_.isAhead(peer))
    since = -1;
  else if (since < 0 || since > silentMilliseconds) // something has moved meanwhile
    since = silentMilliseconds;
  bool isLost = since >= 0 && silentMilliseconds - since >= longestWay;
  return isLost ? differentCollectives(world_.rank(), peer) : Status::ok();
}

Status RemoteCommunicator::move(Channel &channel) {
  Work &work = work_[channel.number];
  std::vector<Transfer> &transfers = work.transfers;
  std::fill(work.aheadSince.begin(), work.aheadSince.end(), -1);
  waiting_.fetch_add(1, std::memory_order_relaxed);
  Status status =
      aborted_.load() || world_.isAborted()
          ? aborted()
          : wire_->move(channel.number, transfers, [this, &work](int peer, int64_t silence) {
              return look(work, peer, silence);
            });
  waiting_.fetch_sub(1, std::memory_order_relaxed);
  transfers.clear(); // keeps its memory
  return status;
}

/// All members are at the same collective. Not counted: it moves no data.
Status RemoteCommunicator::meet(Channel &channel, uint64_t signature) {
  Work &work = work_[channel.number];
  int64_t members = int64_t(channel.members->size());
  for (int64_t step = 1; step < members; ++step) {
    int64_t member = (channel.self + step) % members;
    int peer = (*channel.members)[member];
    auto *theirs = reinterpret_cast<uint8_t *>(&work.signatures[member]);
    work.transfers.push_back({peer, reinterpret_cast<uint8_t *>(&signature), 8, /*isSend=*/true});
    work.transfers.push_back({peer, theirs, 8, /*isSend=*/false});
  }
  ZRT_TRY(move(channel));
  for (int64_t member = 0; member < members; ++member)
    if (member != channel.self && work.signatures[member] != signature)
      return differentCollectives(world_.rank(), (*channel.members)[member]);
  return Status::ok();
}

//===----------------------------------------------------------------------===//
// Collectives
//===----------------------------------------------------------------------===//

Status RemoteCommunicator::run(Channel &channel, const zrt_collective_record &record) {
  ZRT_TRY(meet(channel, signatureOf(record)));
  switch (record.kind) {
  case ZRT_ALL_GATHER:
    return gather(channel, record);
  case ZRT_ALL_TO_ALL:
    return exchange(channel, record);
  case ZRT_REDUCE_SCATTER:
    return reduceParts(channel, record);
  default:
    ZRT_TRY(reduceParts(channel, record));
    return readChunks(channel, record);
  }
}

Status RemoteCommunicator::gather(Channel &channel, const zrt_collective_record &record) {
  int64_t size = dtypeInfo(record.dtype).size, members = int64_t(channel.members->size());
  for (int64_t i = 0; i < record.parts; ++i) {
    const auto &part = record.part[i];
    int64_t bytes = part.count * size, own = part.dst + channel.self * bytes;
    int64_t source = part.src == ZRT_IN_PLACE ? own : part.src;
    if (source != own)
      copy(channel, arena() + own, arena() + source, bytes);
    for (int64_t step = 1; step < members; ++step) {
      int64_t member = (channel.self + step) % members;
      send(channel, member, source, bytes);
      receive(channel, member, arena() + part.dst + member * bytes, bytes);
    }
  }
  return move(channel);
}

Status RemoteCommunicator::exchange(Channel &channel, const zrt_collective_record &record) {
  int64_t size = dtypeInfo(record.dtype).size;
  for (int64_t i = 0; i < exchangesOf(record); ++i) {
    Exchange part = exchangeOf(record, i);
    int64_t bytes = part.count * size;
    if (part.from == channel.self && part.to == channel.self)
      copy(channel, arena() + part.dst, arena() + part.src, bytes);
    else if (part.from == channel.self)
      send(channel, part.to, part.src, bytes);
    else if (part.to == channel.self)
      receive(channel, part.from, arena() + part.dst, bytes);
  }
  return move(channel);
}

void RemoteCommunicator::chunkOfMember(const zrt_collective_record &record, int64_t part,
                                       int64_t members, int64_t member, int64_t &begin,
                                       int64_t &count) {
  int64_t all = record.part[part].count;
  if (record.kind == ZRT_ALL_REDUCE)
    return chunkOf(all, members, member, begin, count);
  begin = member * all;
  count = all;
}

Status RemoteCommunicator::reduceParts(Channel &channel, const zrt_collective_record &record) {
  for (int64_t i = 0; i < record.parts; ++i)
    ZRT_TRY(reducePart(channel, record, i));
  return Status::ok();
}

/// Piece by piece: each member is sent that piece of its own chunk.
Status RemoteCommunicator::reducePart(Channel &channel, const zrt_collective_record &record,
                                      int64_t index) {
  const auto &part = record.part[index];
  Work &work = work_[channel.number];
  int64_t size = dtypeInfo(record.dtype).size, members = int64_t(channel.members->size());
  int64_t begin, count, longest, first;
  chunkOfMember(record, index, members, 0, first, longest); // the first is the longest
  chunkOfMember(record, index, members, channel.self, begin, count);
  int64_t source = part.src + begin * size;
  int64_t target = record.kind == ZRT_ALL_REDUCE       ? part.dst + begin * size
                   : part.dst == int64_t(ZRT_IN_PLACE) ? source
                                                       : part.dst;
  int64_t piece = members == 1 ? longest : work.pieceBytes / size;
  for (int64_t at = 0; at < longest; at += piece) {
    auto lengthOf = [&](int64_t all) { return std::clamp<int64_t>(all - at, 0, piece); };
    for (int64_t step = 1; step < members; ++step) {
      int64_t member = (channel.self + step) % members, theirs, length;
      chunkOfMember(record, index, members, member, theirs, length);
      send(channel, member, part.src + (theirs + at) * size, lengthOf(length) * size);
      receive(channel, member, work.staging.data() + (step - 1) * work.pieceBytes,
              lengthOf(count) * size);
    }
    ZRT_TRY(move(channel));
    channel.sources.clear(); // keeps its memory
    for (int64_t member = 0; member < members; ++member) {
      int64_t step = (member - channel.self + members) % members;
      channel.sources.push_back(step == 0 ? arena() + source + at * size
                                          : work.staging.data() + (step - 1) * work.pieceBytes);
    }
    fold(channel, record, arena() + target + at * size, lengthOf(count));
  }
  return Status::ok();
}

/// All chunks of an all_reduce from those that have reduced them.
Status RemoteCommunicator::readChunks(Channel &channel, const zrt_collective_record &record) {
  int64_t size = dtypeInfo(record.dtype).size, members = int64_t(channel.members->size());
  for (int64_t i = 0; i < record.parts; ++i) {
    int64_t dst = record.part[i].dst, begin, count, own, length;
    chunkOfMember(record, i, members, channel.self, own, length);
    for (int64_t step = 1; step < members; ++step) {
      int64_t member = (channel.self + step) % members;
      chunkOfMember(record, i, members, member, begin, count);
      send(channel, member, dst + own * size, length * size);
      receive(channel, member, arena() + dst + begin * size, count * size);
    }
  }
  return move(channel);
}
