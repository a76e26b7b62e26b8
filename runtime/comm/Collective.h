//===- Collective.h - What a record of a collective may say -------------------------===//
#ifndef ZRT_COMM_COLLECTIVE_H
#define ZRT_COMM_COLLECTIVE_H

#include "zrt/communicator.h"

namespace zrt {

/// Whether the groups of that communicator are disjoint lists of ranks of the run.
Status checkGroups(int ranks, size_t communicator, const Groups &groups);

/// Whether a group of so many members may do what the record says in memory of `available` bytes.
Status checkCollective(const zrt_collective_record &record, int64_t members, int64_t available);

/// One pair of parts of an all_to_all.
struct Exchange {
  int64_t dst, src, count, to, from;
};
inline int64_t exchangesOf(const zrt_collective_record &record) { return record.parts / 2; }
inline Exchange exchangeOf(const zrt_collective_record &record, int64_t index) {
  const auto &place = record.part[2 * index], &ranks = record.part[2 * index + 1];
  return {place.dst, place.src, place.count, ranks.dst, ranks.src};
}

/// What a collective gives where the run has ended.
Status aborted();
/// What two ranks of a group come to where one waits for the other in vain.
Status differentCollectives(int rank, int peer);

/// Chunk `index` of `count` elements cut in `ranks`: all but the last few have the same size, and
/// those are shorter or empty.
void chunkOf(int64_t count, int64_t ranks, int64_t index, int64_t &begin, int64_t &length);

/// Bytes that the rank reads from its peers' memory by the formula of zrt/abi.h.
int64_t wireBytesOf(const zrt_collective_record &record, GroupRank group);

} // namespace zrt

#endif // ZRT_COMM_COLLECTIVE_H
