//===- Exchange.cpp - What ranks send one another ------------------------------------------===//
//
// A group of sends and receives is run as one, and all members take part in it, which NVIDIA's does
// not ask for. Each slot has room for a piece to every member; first all say how much they send.
//===-----------------------------------------------------------------------------------===//
#include "Communicator.h"

#include <algorithm>
#include <cstring>

namespace emulatednccl {

bool Communicator::exchange(const std::vector<Collective> &calls, const std::string &label) {
  const int64_t members = ranks();
  std::vector<const Collective *> sends(size_t(members), nullptr), receives = sends;
  for (const Collective &call : calls)
    (call.kind == Send ? sends : receives)[size_t(call.peer)] = &call;
  auto lengths = reinterpret_cast<int64_t *>(segment_.slot(rank(), segment_.step() + 1));
  for (int64_t peer = 0; peer < members; ++peer)
    lengths[peer] = sends[size_t(peer)] ? sends[size_t(peer)]->bytes() : 0;
  if (!meet(label))
    return false;
  int64_t longest = 0;
  for (int from = 0; from < members; ++from) {
    auto said = reinterpret_cast<const int64_t *>(segment_.slot(from, segment_.step()));
    longest = std::max(longest, *std::max_element(said, said + members));
    const Collective *receive = receives[size_t(from)];
    int64_t expected = receive ? receive->bytes() : 0;
    if (said[rank()] != expected)
      return fail(InvalidUsage, "rank " + std::to_string(from) + " sends " +
                                    std::to_string(said[rank()]) + " bytes to rank " +
                                    std::to_string(rank()) + ", which receives " +
                                    std::to_string(expected)),
             false;
  }
  const int64_t room = int64_t(kSlotBytes) / members;
  for (int64_t begin = 0; begin < longest; begin += room) {
    auto lengthOf = [&](const Collective *call) {
      return call ? std::clamp<int64_t>(call->bytes() - begin, 0, room) : 0;
    };
    uint8_t *slot = segment_.slot(rank(), segment_.step() + 1);
    for (int64_t peer = 0; peer < members; ++peer)
      if (int64_t length = lengthOf(sends[size_t(peer)]))
        memcpy(slot + peer * room, sends[size_t(peer)]->source + begin, size_t(length));
    if (!meet(label))
      return false;
    for (int from = 0; from < members; ++from)
      if (int64_t length = lengthOf(receives[size_t(from)]))
        memcpy(receives[size_t(from)]->target + begin,
               segment_.slot(from, segment_.step()) + rank() * room, size_t(length));
  }
  return true;
}

} // namespace emulatednccl
