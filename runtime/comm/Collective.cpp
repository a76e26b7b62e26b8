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

Status zrt::checkCollective(const zrt_collective_record &record, int64_t members,
                            int64_t available) {
  if (record.kind < ZRT_ALL_GATHER || record.kind > ZRT_ALL_REDUCE || record.dtype < 0 ||
      record.dtype >= dtypeCount || record.parts < 0)
    return Status(Code::Internal, "malformed collective record");
  if (record.kind != ZRT_ALL_GATHER && !foldFunction(record.dtype, record.op))
    return failure(Code::Internal, "no reduction number %lld of %s", (long long)record.op,
                   dtypeInfo(record.dtype).name);
  for (int64_t i = 0; i < record.parts; ++i)
    ZRT_TRY(checkPart(record, i, members, available));
  return Status::ok();
}

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

int64_t zrt::wireBytesOf(const zrt_collective_record &record, GroupRank group) {
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
