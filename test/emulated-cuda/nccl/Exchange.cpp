//===- Exchange.cpp - What ranks send one another ------------------------------------------===//
//
// A group of sends and receives is run as one, once all that it sends and receives is met by such
// groups of its peers. Until then, and where a rank has come to another collective, it lets those
// of others pass: NVIDIA's ranks take no part in what is not theirs. Here they have to come to
// something of the communicator, which NVIDIA's does not ask for. Each slot has room for a piece to
// every member; first all say how much they send and receive.
//===-----------------------------------------------------------------------------------===//
#include "Communicator.h"

#include <algorithm>
#include <cstring>

namespace emulatednccl {

namespace {

/// What every member sends to every other, and receives: bytes.
class Wanted {
public:
  Wanted(const Segment &segment) : segment(segment) {}

  int64_t sends(int from, int to) const { return said(from)[to]; }
  int64_t receives(int to, int from) const { return said(to)[segment.ranks() + from]; }

  /// The members whose exchanges are met by those of their peers, themselves among these.
  std::vector<bool> findReady() const {
    std::vector<bool> ready(size_t(segment.ranks()));
    for (int rank = 0; rank < segment.ranks(); ++rank)
      ready[size_t(rank)] = total(rank) > 0;
    for (bool isChanged = true; isChanged;) {
      isChanged = false;
      for (int rank = 0; rank < segment.ranks(); ++rank)
        if (ready[size_t(rank)] && !isMet(rank, ready)) {
          ready[size_t(rank)] = false;
          isChanged = true;
        }
    }
    return ready;
  }

  int64_t longest(const std::vector<bool> &ready) const {
    int64_t most = 0;
    for (int from = 0; from < segment.ranks(); ++from)
      for (int to = 0; ready[size_t(from)] && to < segment.ranks(); ++to)
        most = std::max(most, sends(from, to));
    return most;
  }

  /// Where a member's exchange is not met: first of what it receives.
  std::string findMismatch(int rank) const {
    for (bool isReceived : {true, false})
      for (int peer = 0; peer < segment.ranks(); ++peer) {
        int from = isReceived ? peer : rank, to = isReceived ? rank : peer;
        if (sends(from, to) != receives(to, from))
          return "rank " + std::to_string(from) + " sends " + std::to_string(sends(from, to)) +
                 " bytes to rank " + std::to_string(to) + ", which receives " +
                 std::to_string(receives(to, from));
      }
    return "";
  }

private:
  const int64_t *said(int rank) const {
    return reinterpret_cast<const int64_t *>(segment.slot(rank, segment.step()));
  }
  int64_t total(int rank) const {
    int64_t sum = 0;
    for (int peer = 0; peer < segment.ranks(); ++peer)
      sum += sends(rank, peer) + receives(rank, peer);
    return sum;
  }
  bool isMet(int rank, const std::vector<bool> &ready) const {
    for (int peer = 0; peer < segment.ranks(); ++peer) {
      int64_t out = sends(rank, peer), in = receives(rank, peer);
      if ((out && (!ready[size_t(peer)] || receives(peer, rank) != out)) ||
          (in && (!ready[size_t(peer)] || sends(peer, rank) != in)))
        return false;
    }
    return true;
  }

  const Segment &segment;
};

} // namespace

/// `isOver`: what this rank sends and receives is done, which `calls` without any never is.
bool Communicator::exchange(const std::vector<Collective> &calls, const std::string &label,
                            bool &isOver) {
  const int64_t members = ranks();
  std::vector<const Collective *> sends(size_t(members), nullptr), receives = sends;
  for (const Collective &call : calls)
    if (isExchange(call.kind))
      (call.kind == Send ? sends : receives)[size_t(call.peer)] = &call;
  auto lengths = reinterpret_cast<int64_t *>(segment_.slot(rank(), segment_.step() + 1));
  for (size_t peer = 0; peer < size_t(members); ++peer) {
    lengths[peer] = sends[peer] ? sends[peer]->bytes() : 0;
    lengths[size_t(members) + peer] = receives[peer] ? receives[peer]->bytes() : 0;
  }
  if (!meet(label))
    return false;
  const Wanted wanted(segment_);
  const std::vector<bool> ready = wanted.findReady();
  isOver = ready[size_t(rank())];
  const int64_t room = int64_t(kSlotBytes) / members, longest = wanted.longest(ready);
  if (std::none_of(ready.begin(), ready.end(), [](bool is) { return is; })) {
    std::string mismatch = wanted.findMismatch(rank());
    return mismatch.empty() ? compareOffers() : (fail(InvalidUsage, mismatch), false);
  }
  for (int64_t begin = 0; begin < longest; begin += room) {
    auto lengthOf = [&](const Collective *call) {
      return call && isOver ? std::clamp<int64_t>(call->bytes() - begin, 0, room) : 0;
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
