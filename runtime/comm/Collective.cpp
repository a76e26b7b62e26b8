#include "Collective.h"

#include "../base/DType.h"
#include "Fold.h"

#include <algorithm>

using namespace zrt;

Status zrt::checkGroups(int ranks, size_t communicator, const Groups &groups) {
  std::vector<bool> seen(ranks);
  for (const std::vector<int> &group : groups)
    for (int rank : group) {
      if (rank < 0 || rank >= ranks || seen[rank])
        return failure(Code::BadInput, "communicator %zu names rank %d %s", communicator, rank,
                       rank >= 0 && rank < ranks ? "twice" : "which is not there");
      seen[rank] = true;
    }
  return Status::ok();
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

static Status checkPart(const zrt_collective_record &record, int64_t index, int64_t members,
                        int64_t available) {
  const auto &part = record.part[index];
  int64_t shard = part.count * dtypeInfo(record.dtype).size;
  int64_t dst = record.kind == ZRT_ALL_GATHER ? shard * members : shard;
  int64_t src = record.kind == ZRT_REDUCE_SCATTER ? shard * members : shard;
  bool inPlaceSrc = part.src == ZRT_IN_PLACE && record.kind == ZRT_ALL_GATHER;
  bool inPlaceDst = part.dst == ZRT_IN_PLACE && record.kind == ZRT_REDUCE_SCATTER;
  if (part.count < 0 || (!inPlaceDst && (part.dst < 0 || part.dst > available - dst)) ||
      (!inPlaceSrc && (part.src < 0 || part.src > available - src)))
    return failure(
        Code::Internal,
        "part %lld of a collective is outside the memory of space 0 (dst %lld, src %lld, count "
        "%lld)",
        (long long)index, (long long)part.dst, (long long)part.src, (long long)part.count);
  if (!inPlaceSrc && !inPlaceDst && !mayOverlap(record, part.dst, dst, part.src, src, members))
    return failure(Code::Internal,
                   "part %lld of a collective overwrites its own source (dst %lld, src %lld, "
                   "count %lld)",
                   (long long)index, (long long)part.dst, (long long)part.src,
                   (long long)part.count);
  return Status::ok();
}

/// Whether a pair of an all_to_all stays in the memory and the group. That its target is read and
/// written by no other is the plan's to say: it is the same on all ranks.
static Status checkExchange(const Exchange &exchange, int64_t size, int64_t index, int64_t members,
                            int64_t available) {
  auto isRank = [&](int64_t rank) { return rank >= 0 && rank < members; };
  int64_t bytes =
      exchange.count < 0 || exchange.count > available / size ? -1 : exchange.count * size;
  if (isRank(exchange.from) && isRank(exchange.to) && bytes >= 0 && exchange.dst >= 0 &&
      exchange.src >= 0 && exchange.dst <= available - bytes && exchange.src <= available - bytes &&
      (exchange.dst >= exchange.src + bytes || exchange.src >= exchange.dst + bytes || bytes == 0))
    return Status::ok();
  return failure(Code::Internal,
                 "transfer %lld of an all_to_all is outside the group or the memory of space 0, or "
                 "overwrites its own source (dst %lld of rank %lld, src %lld of rank %lld, count "
                 "%lld)",
                 (long long)index, (long long)exchange.dst, (long long)exchange.to,
                 (long long)exchange.src, (long long)exchange.from, (long long)exchange.count);
}

static Status checkExchanges(const zrt_collective_record &record, int64_t members,
                             int64_t available) {
  if (record.parts % 2 != 0)
    return Status(Code::Internal, "malformed record of an all_to_all");
  for (int64_t i = 0; i < exchangesOf(record); ++i)
    ZRT_TRY(
        checkExchange(exchangeOf(record, i), dtypeInfo(record.dtype).size, i, members, available));
  return Status::ok();
}

Status zrt::checkCollective(const zrt_collective_record &record, int64_t members,
                            int64_t available) {
  if (record.kind < ZRT_ALL_GATHER || record.kind > ZRT_ALL_TO_ALL || record.dtype < 0 ||
      record.dtype >= dtypeCount || record.parts < 0)
    return Status(Code::Internal, "malformed collective record");
  if (record.kind == ZRT_ALL_TO_ALL)
    return checkExchanges(record, members, available);
  if (record.kind != ZRT_ALL_GATHER && !foldFunction(record.dtype, record.op))
    return failure(Code::Internal, "no reduction number %lld of %s", (long long)record.op,
                   dtypeInfo(record.dtype).name);
  for (int64_t i = 0; i < record.parts; ++i)
    ZRT_TRY(checkPart(record, i, members, available));
  return Status::ok();
}

Status zrt::aborted() { return Status(Code::Aborted, "another rank failed"); }

Status zrt::differentCollectives(int rank, int peer) {
  return failure(Code::Internal,
                 "ranks %d and %d are at different collectives: the program of one of them is "
                 "another, or has taken another path",
                 rank, peer);
}

void zrt::chunkOf(int64_t count, int64_t ranks, int64_t index, int64_t &begin, int64_t &length) {
  int64_t chunk = (count + ranks - 1) / ranks;
  begin = std::min(count, index * chunk);
  length = std::min(count, begin + chunk) - begin;
}

static int64_t exchangedElements(const zrt_collective_record &record, GroupRank group) {
  int64_t elements = 0;
  for (int64_t i = 0; i < exchangesOf(record); ++i) {
    Exchange exchange = exchangeOf(record, i);
    if (exchange.to == group.rank && exchange.from != group.rank)
      elements += exchange.count;
  }
  return elements;
}

int64_t zrt::wireBytesOf(const zrt_collective_record &record, GroupRank group) {
  if (record.kind == ZRT_ALL_TO_ALL)
    return exchangedElements(record, group) * dtypeInfo(record.dtype).size;
  int64_t elements = 0, begin, own;
  for (int64_t i = 0; i < record.parts; ++i) {
    int64_t count = record.part[i].count;
    if (record.kind != ZRT_ALL_REDUCE) {
      elements += (group.size - 1) * count;
      continue;
    }
    chunkOf(count, group.size, group.rank, begin, own);
    elements += (group.size - 1) * own + count - own;
  }
  return elements * dtypeInfo(record.dtype).size;
}
