//===- NcclCommunicator.h - Ranks with a GPU each -------------------------------------===//
#ifndef ZRT_COMM_NCCL_NCCLCOMMUNICATOR_H
#define ZRT_COMM_NCCL_NCCLCOMMUNICATOR_H

#include "../../base/Os.h"
#include "../../base/StickyStatus.h"
#include "../../device/cuda/CudaDevice.h"
#include "Nccl.h"
#include "zrt/communicator.h"
#include "zrt/world.h"

#include <pthread.h>

namespace zrt {

namespace nccl {
class Lock {
public:
  explicit Lock(pthread_mutex_t &mutex) : mutex_(mutex) { pthread_mutex_lock(&mutex_); }
  ~Lock() { pthread_mutex_unlock(&mutex_); }

private:
  pthread_mutex_t &mutex_;
};
} // namespace nccl

/// NCCL's collectives, on the device's streams. What differs from the interface's contract: the
/// order of a sum is NCCL's, and narrow floats are rounded at every addition, but where a kernel of
/// the program makes it; and only the plan says what is on the wire. The collectives of all
/// communicators must be enqueued in one order on all ranks, and run in it: they keep the device
/// until their peers have come.
///
/// A thread looks for failures, its own and the world's, for collectives that do not end and for
/// peers that will not come, and ends what the device waits for. Where the device is it says in
/// words of the host's memory.
class NcclCommunicator final : public Communicator {
public:
  /// Made by all ranks of the world at once, on a device that is open; the device and the world
  /// outlive it. One list of groups per communicator.
  static Expected<std::unique_ptr<NcclCommunicator>>
  create(cuda::CudaDevice &device, World &world, const std::vector<Groups> &communicators,
         int64_t arenaBytes);
  ~NcclCommunicator() override;

  const char *name() const override { return "nccl"; }
  Memory memory() const override { return memory_; }
  GroupRank group(int64_t communicator) const override;
  void enqueue(Device &device, int stream, const zrt_collective_record &record) override;
  void reduce(Device &device, int stream, const zrt_kernel_descriptor &fold, Address staging,
              const zrt_collective_record &record) override;
  Status error() const override { return errors_.get(); }
  bool isWaiting() const override;
  /// By the formula of zrt/abi.h: NCCL does not say what it moves.
  int64_t wireBytes(int64_t communicator) const override { return device_.traffic(communicator); }
  /// Ends the world too, through which peers learn of it.
  void abort() override;
  /// How long a collective may take, peers' lateness included; 600 s where nobody says.
  void limitWait(int seconds) { waitLimit_.store(int64_t(seconds) * 1'000'000'000); }

private:
  /// What the device was last seen in: the number of a collective + 1, 0 for none.
  struct Seen {
    uint32_t word = 0;
    uint64_t progress = 0;
    int64_t since = 0, asked = 0;
    int ahead = -1; // the peer that was, when asked
  };
  /// One communicator of the plan; `comm` where its group has more than one rank.
  struct Channel {
    NcclCommunicator *owner;
    GroupRank group;
    std::vector<int> ranks;
    std::string members; // "0, 1, 2", for messages
    nccl::Comm comm = nullptr;
    void *registration = nullptr;    // of the arena
    uint32_t *word = nullptr;        // where the device says which collective it is in
    std::vector<std::string> labels; // by their numbers
    Seen seen;
    bool isEnding = false;
    pthread_t ender = {}; // of a communicator that was aborted
  };
  struct Types {
    nccl::Type type;
    nccl::Operation operation;
    int64_t perElement; // of that type in one of the record's
  };

  NcclCommunicator(cuda::CudaDevice &device, World &world, const nccl::Library &nccl)
      : device_(device), world_(world), nccl_(nccl) {}
  Status allocate(int64_t bytes);
  Status form(const std::vector<Groups> &communicators);
  Status formOne(Channel &channel, size_t number, const Groups &groups);
  Expected<nccl::UniqueId> exchangeId(size_t number, const Groups &groups, bool isFirst);
  Status startWatch();
  static void *watchMain(void *self);
  static void *endMain(void *channel);
  void watch();
  Status look();
  Status lookAtWait(Channel &channel);
  uint32_t numberOf(Channel &channel, const zrt_collective_record &record);
  Status settle(Channel &channel, const char *what);
  Status failureOf(const Channel &channel, nccl::Result error, const char *what) const;
  Expected<Types> findTypes(const zrt_collective_record &record) const;
  Channel *admit(int stream, const zrt_collective_record &record);
  void finishCall(Channel &channel, const zrt_collective_record &record, const Status &status);
  template <typename Calls> Status callGroup(Channel &channel, Calls calls);
  Status launch(Channel &channel, int stream, const zrt_collective_record &record);
  Status launchStaged(Channel &channel, int stream, const zrt_kernel_descriptor &fold,
                      Address staging, const zrt_collective_record &record);
  Status exchange(Channel &channel, int stream, const zrt_collective_record &record,
                  Address staging, int64_t chunk);
  Status spread(Channel &channel, int stream, const zrt_collective_record &record, Address folded);
  void *pointer(Address address) const {
    return reinterpret_cast<void *>(device_.find(address, 0));
  }
  nccl::Result launchExchange(Channel &channel, int stream, const zrt_collective_record &record);
  nccl::Result launchPart(Channel &channel, int stream, const zrt_collective_record &record,
                          int64_t index, const Types &types);
  void refuse(const Status &status);
  void copyOwn(int stream, const zrt_collective_record &record);
  void end(Status reason);
  void finish(Channel &channel);

  cuda::CudaDevice &device_;
  World &world_;
  const nccl::Library &nccl_;
  Memory memory_;
  void *arena_ = nullptr;         // the library's
  std::vector<Channel> channels_; // as many as communicators: threads keep pointers to them
  StickyStatus errors_;
  pthread_mutex_t lock_ = PTHREAD_MUTEX_INITIALIZER; // of calls of the library
  std::atomic<int64_t> waitLimit_{600'000'000'000};
  std::atomic<uint32_t> stop_{0};
  pthread_t watcher_ = {};
  bool hasWatcher_ = false;
};

/// Calls of the library as one; returns when they are enqueued, not done.
template <typename Calls> Status NcclCommunicator::callGroup(Channel &channel, Calls calls) {
  nccl::Result result = nccl::Success;
  {
    nccl::Lock lock(lock_);
    if (channel.isEnding)
      return errors_.get();
    result = nccl_.startGroup();
    if (result == nccl::Success)
      result = calls();
    nccl::Result ended = nccl_.endGroup();
    if (result == nccl::Success || result == nccl::InProgress)
      result = ended;
  }
  if (result != nccl::Success && result != nccl::InProgress)
    return failureOf(channel, result, "a collective over");
  return settle(channel, "a collective over");
}

} // namespace zrt

#endif // ZRT_COMM_NCCL_NCCLCOMMUNICATOR_H
