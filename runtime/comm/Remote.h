//===- Remote.h - Ranks as processes of several machines ---------------------------===//
#ifndef ZRT_COMM_REMOTE_H
#define ZRT_COMM_REMOTE_H

#include "../device/HostMemory.h"
#include "Host.h"
#include "Wire.h"

namespace zrt {

/// Sends what peers need and receives what they send, in place but for what is reduced: the terms
/// of peers come through staging memory, piece by piece, and are folded in the ranks' order, so
/// that results are those of shared memory, bit by bit, and so are the bytes read from peers.
class RemoteCommunicator final : public HostCommunicator {
public:
  /// The world outlives the communicator. A piece of a peer's terms has at most `pieceBytes`, a
  /// multiple of 64.
  static Expected<std::unique_ptr<RemoteCommunicator>>
  create(World &world, const std::vector<Groups> &communicators, std::unique_ptr<Wire> wire,
         int64_t arenaBytes, int64_t pieceBytes = 1 << 20);

  const char *name() const override { return wire_->name(); }
  Memory memory() const override { return arena_->memory(); }
  void abort() override;

private:
  /// What a communicator's collective at hand needs; kept, so that a step allocates nothing.
  struct Work {
    std::vector<Transfer> transfers;
    std::vector<uint64_t> signatures; // of the members
    std::vector<uint8_t> staging;     // a piece of each peer's terms
    int64_t pieceBytes = 0;           // of one peer
  };

  RemoteCommunicator(World &world, const std::vector<Groups> &communicators,
                     std::unique_ptr<Wire> wire, int64_t arenaBytes, int64_t pieceBytes);
  Status run(Channel &channel, const zrt_collective_record &record) override;
  Status meet(Channel &channel, uint64_t signature);
  Status gather(Channel &channel, const zrt_collective_record &record);
  Status exchange(Channel &channel, const zrt_collective_record &record);
  Status reduceParts(Channel &channel, const zrt_collective_record &record);
  Status reducePart(Channel &channel, const zrt_collective_record &record, int64_t part);
  Status readChunks(Channel &channel, const zrt_collective_record &record);
  /// The elements of a part that a member reduces.
  static void chunkOfMember(const zrt_collective_record &record, int64_t part, int64_t members,
                            int64_t member, int64_t &begin, int64_t &count);

  void send(Channel &channel, int64_t member, int64_t offset, int64_t bytes);
  void receive(Channel &channel, int64_t member, uint8_t *target, int64_t bytes);
  Status move(Channel &channel);
  Status look(int peer, int64_t silentMilliseconds) const;
  Status waitForReason(const Status &lost) const;
  uint8_t *arena() const { return arena_->data(); }

  std::unique_ptr<Wire> wire_;
  std::unique_ptr<HostMemory> arena_;
  std::vector<Work> work_; // by communicator
  std::atomic<bool> aborted_{false};
};

} // namespace zrt

#endif // ZRT_COMM_REMOTE_H
