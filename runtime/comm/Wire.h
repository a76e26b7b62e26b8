//===- Wire.h - How bytes go between ranks on several machines --------------------===//
#ifndef ZRT_COMM_WIRE_H
#define ZRT_COMM_WIRE_H

#include "zrt/communicator.h"
#include "zrt/world.h"

#include <functional>

namespace zrt {

/// Bytes to one peer, or from it.
struct Transfer {
  int peer;      // a member of the communicator's group, by its rank in the run
  uint8_t *data; // what is sent is only read
  int64_t bytes;
  bool isSend;
  int64_t done = 0;
};

/// Whether to wait on for a peer that has moved nothing for so long; a failure ends the transfers.
using GoesOn = std::function<Status(int peer, int64_t silentMilliseconds)>;

/// Connections of this rank with its peers in each communicator. Bytes arrive in the order in which
/// they were sent, and those of one communicator do not wait for those of another.
class Wire {
public:
  virtual ~Wire() = default;
  virtual const char *name() const = 0;
  /// Returns when all transfers are done. Transfers with one peer in one direction go in the order
  /// of the list, which is the peer's too. `goesOn` is asked several times a second where nothing
  /// moves. Streams call it at the same time for different communicators.
  virtual Status move(int64_t communicator, std::vector<Transfer> &transfers,
                      const GoesOn &goesOn) = 0;
};

/// TCP between any machines that reach each other; a connection for each pair of ranks of each
/// communicator. All ranks of the world call it at once.
Expected<std::unique_ptr<Wire>> connectTcpWire(World &world,
                                               const std::vector<Groups> &communicators);

/// Open MPI, loaded at run time, for networks that TCP does not use well; the ranks are those of
/// mpirun. All ranks of the world call it at once.
Expected<std::unique_ptr<Wire>> connectMpiWire(World &world,
                                               const std::vector<Groups> &communicators);

} // namespace zrt

#endif // ZRT_COMM_WIRE_H
