//===- Host.h - What communicators of ranks on CPUs share ------------------------===//
#ifndef ZRT_COMM_HOST_H
#define ZRT_COMM_HOST_H

#include "../base/StickyStatus.h"
#include "zrt/communicator.h"
#include "zrt/world.h"

#include <atomic>

namespace zrt {

/// Collectives that run on the stream's thread, one after the other within a communicator; those of
/// different communicators may run at the same time.
class HostCommunicator : public Communicator {
public:
  GroupRank group(int64_t communicator) const override;
  void enqueue(Device &device, int stream, const zrt_collective_record &record) override;
  Status error() const override { return errors_.get(); }
  bool isWaiting() const override { return waiting_.load(std::memory_order_relaxed) != 0; }
  int64_t wireBytes(int64_t communicator) const override {
    return wireBytes_[communicator].load(std::memory_order_relaxed);
  }

protected:
  /// This rank's side of one communicator.
  struct Channel {
    HostCommunicator *owner;
    int64_t number;
    Device *device;                       // that runs its collectives
    const std::vector<int> *members;      // of the rank's group; nullptr: in none
    size_t group;                         // its number
    int self;                             // the rank's number there
    std::vector<const uint8_t *> sources; // of the fold at hand
  };

  /// The world outlives the communicator.
  HostCommunicator(World &world, std::vector<Groups> communicators, int64_t arenaBytes);

  /// One collective of a group that this rank is in; the record is well formed.
  virtual Status run(Channel &channel, const zrt_collective_record &record) = 0;

  void countWire(const Channel &channel, int64_t bytes) {
    wireBytes_[channel.number].fetch_add(bytes, std::memory_order_relaxed);
  }
  /// A copy by all threads of the device.
  static void copy(Channel &channel, uint8_t *target, const uint8_t *source, int64_t bytes);
  /// The sum, or what `record` says, of the channel's sources.
  static void fold(Channel &channel, const zrt_collective_record &record, uint8_t *target,
                   int64_t count);

  World &world_;
  std::atomic<int> waiting_{0}; // collectives that wait
  std::vector<Channel> channels_;

private:
  static Status runOnStream(void *self, const int64_t *record);

  std::vector<Groups> communicators_;
  int64_t arenaBytes_;
  std::vector<std::atomic<int64_t>> wireBytes_; // by communicator
  StickyStatus errors_;
};

/// What tells a collective from others; the low bits are free, to count the steps of one.
uint64_t signatureOf(const zrt_collective_record &record);

} // namespace zrt

#endif // ZRT_COMM_HOST_H
