//===- Communicator.h - One rank's side of an emulated communicator -----------------------===//
#ifndef EMULATED_NCCL_COMMUNICATOR_H
#define EMULATED_NCCL_COMMUNICATOR_H

#include "../driver/Library.h"
#include "Order.h"
#include "Segment.h"

#include <memory>
#include <mutex>

namespace emulatednccl {

using namespace zrt::nccl;

/// What EMULATED_NCCL_FAULT asks for: "error:R:N" (rank R's N-th collective fails), "hang:R:N" (it
/// does not end), "init:R" (rank R cannot join), "version:21800".
struct Faults {
  std::string name;
  int64_t rank = -1, collective = 0;
  int version = 22809;
  static const Faults &get();
};

enum Kind { AllGather, ReduceScatter, AllReduce, Send, Receive };
inline bool isExchange(Kind kind) { return kind == Send || kind == Receive; }

/// One call of a collective.
struct Collective {
  Kind kind;
  const uint8_t *source;
  uint8_t *target;
  int64_t count; // as the call has it
  Type type;
  Operation operation;
  int peer = -1; // of a send or a receive

  int64_t bytes() const { return count * int64_t(sizeOf(type)); }
  emulated::Range reads(int ranks) const;
  emulated::Range writes(int ranks) const;
};

class Communicator : public std::enable_shared_from_this<Communicator> {
public:
  explicit Communicator(bool isBlocking, int number) : isBlocking_(isBlocking), number_(number) {}

  Result join(const UniqueId &id, int ranks, int rank);
  /// "communicator 2 (rank 1 of 4)": the number is of those that this process has made.
  std::string name() const;

  /// Enqueues all of them as one, when somebody looks where it does not block.
  Result enqueue(std::vector<Collective> calls, zrt::cuda::Stream stream);
  /// Enqueues what waits for it; what the state is then.
  Result look();
  Result finalize();
  /// What goes on ends, as far as this rank is concerned.
  void abort() { isAborted_.store(true); }

  /// Memory that it may reach in place.
  void *registerMemory(const emulated::Range &memory);
  bool deregisterMemory(void *handle);
  /// Counts a collective of other memory.
  void noteMemory(const Collective &call);
  /// Whether memory at that address is registered.
  bool knows(zrt::cuda::DevicePointer memory) const;
  int64_t unregistered() const { return unregistered_; }

  bool isReady() const { return segment_.isComplete(); }
  bool isBlocking() const { return isBlocking_; }
  bool isFinal() const { return isFinal_; }
  bool hasPending() const { return !pending_.empty(); }
  int ranks() const { return segment_.ranks(); }
  int rank() const { return segment_.rank(); }
  std::string lastError();
  /// Complains, and keeps it as the last error.
  Result refuse(Result error, const std::string &text);

private:
  struct Pending {
    zrt::cuda::Stream stream;
    std::shared_ptr<std::vector<Collective>> calls;
  };
  Result issue(const Pending &pending);
  zrt::cuda::Result run(const std::vector<Collective> &calls);
  bool exchange(const std::vector<Collective> &calls, const std::string &label, bool &isOver);
  bool runAll(const std::vector<Collective> &calls, const std::string &label);
  bool move(const Collective &call, const std::string &label);
  void fold(const Collective &call, const Orders &orders, int64_t begin, int64_t count);
  bool meet(const std::string &label);
  bool compareOffers();
  bool isExchangeOffered() const;
  bool injectFault(const std::string &label);
  void fail(Result error, const std::string &text);
  zrt::cuda::Result waitForAbort();

  // Deadlock.cpp
  void publish(const std::string *label);
  std::string findDeadlock(const std::string &label);

  const bool isBlocking_;
  const int number_;
  bool isFinal_ = false;
  Segment segment_;
  std::vector<Pending> pending_;
  std::vector<std::unique_ptr<emulated::Range>> registered_;
  int64_t unregistered_ = 0; // collectives of memory that is not registered
  int64_t count_ = 0;        // of collectives, as they run
  uint64_t lastSeen_ = 0;    // of what looks like a dead-lock
  int timesSeen_ = 0;
  std::atomic<bool> isAborted_{false};
  std::mutex mutex_; // of the two below
  Result error_ = Success;
  std::string text_;
};

/// All communicators of the process that were not destroyed.
struct Registry {
  std::mutex mutex;
  std::vector<std::shared_ptr<Communicator>> live;
  int made = 0;
  static Registry &get();
};

/// "communicator 1 (rank 0 of 2): ..." on stderr.
void say(const std::string &text);

} // namespace emulatednccl

#endif
