//===- communicator.h - How ranks exchange data -------------------------------===//
//
// The interface between a rank and its peers. The conformance suite in
// runtime/test/CommunicatorSuite.cpp says what every implementation must do; the sums are those of
// zrt/abi.h: a left fold over the group's ranks, rounded once.
//===------------------------------------------------------------------------===//
#ifndef ZRT_COMMUNICATOR_H
#define ZRT_COMMUNICATOR_H

#include "zrt/device.h"

namespace zrt {

/// Disjoint lists of ranks: those that differ along some mesh axes only. A rank's number in its
/// group is its position in the list.
using Groups = std::vector<std::vector<int>>;

/// Where a rank stands in its group; size 0 where it is in none.
struct GroupRank {
  int rank = 0, size = 0;
};
GroupRank findGroupRank(const Groups &groups, int rank);

/// One rank's side of all communicators of a program, numbered as in the plan. All ranks enqueue
/// the collectives of one communicator in one order.
class Communicator {
public:
  virtual ~Communicator() = default;
  virtual const char *name() const = 0;
  /// This rank's memory that collectives can use, for space 0 of its device.
  virtual Memory memory() const = 0;
  /// The rank and its peers in a communicator.
  virtual GroupRank group(int64_t communicator) const = 0;

  /// Enqueues one collective, all its parts. When the stream has come past it, this rank's results
  /// are there and no peer needs its sources any more. Both outlive the command.
  virtual void enqueue(Device &device, int stream, const zrt_collective_record &record) = 0;
  /// The same of a reduction whose sums the kernel `fold` makes, by way of scratch memory at
  /// `staging` (zrt_reduce in zrt/abi.h), where the communicator does not add in the ranks' order.
  virtual void reduce(Device &device, int stream, const zrt_kernel_descriptor &fold,
                      Address staging, const zrt_collective_record &record) {
    (void)fold, (void)staging;
    enqueue(device, stream, record);
  }
  /// The first failure of a collective, whoever noticed it; ok while there is none.
  virtual Status error() const = 0;
  /// Whether a collective waits for peers right now; from any thread.
  virtual bool isWaiting() const = 0;
  /// Bytes read from peers' memory by the collectives of a communicator so far.
  virtual int64_t wireBytes(int64_t communicator) const = 0;

  /// Makes every rank's current and later collectives fail, so that no rank waits for one that is
  /// gone.
  virtual void abort() = 0;
};

class World;

/// NCCL between the GPUs of the ranks of `world`, `device` being this one's; with an arena of so
/// many bytes. All ranks call it at once; device and world outlive it. A collective that waits
/// longer for its peers than `waitSeconds` has failed.
Expected<std::unique_ptr<Communicator>>
createNcclCommunicator(Device &device, World &world, const std::vector<Groups> &communicators,
                       int64_t arenaBytes, int waitSeconds);

} // namespace zrt

#endif // ZRT_COMMUNICATOR_H
