//===- world.h - The processes of a run ----------------------------------------===//
//
// Who a rank is among the processes that some launcher has started, and how they meet on the host.
// The conformance suite in runtime/test/WorldSuite.cpp says what every implementation must do.
//===------------------------------------------------------------------------===//
#ifndef ZRT_WORLD_H
#define ZRT_WORLD_H

#include "zrt/status.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace zrt {

class World {
public:
  virtual ~World() = default;
  virtual const char *name() const = 0;
  virtual int rank() const = 0;
  virtual int size() const = 0;
  /// The rank among those of its machine: which of the machine's devices it takes.
  virtual int localRank() const = 0;
  /// The name or number by which the other ranks' machines reach this one.
  virtual std::string address() const = 0;

  /// The bootstrap store: what one rank puts under a key every rank gets. A key is put once; get()
  /// waits until it is there.
  virtual Status put(std::string_view key, std::string_view value) = 0;
  virtual Expected<std::string> get(std::string_view key) = 0;

  /// Waits for all ranks.
  virtual Status barrier() = 0;
  /// Gives every rank what all have in `own`: `all` has room for size() x `bytes`, in order of
  /// ranks. Every rank calls it with the same number of bytes.
  virtual Status exchange(const void *own, int64_t bytes, void *all) = 0;

  /// Makes every rank's current and later waits fail. The first reason that a rank gives is told to
  /// the user, once on each terminal that ranks write to; a rank that ends because of another gives
  /// none.
  virtual void abort(const std::string &reason) = 0;
  virtual bool isAborted() const = 0;
  /// Whether that rank waits in a barrier or an exchange that this one has not reached. A rank that
  /// waits for it elsewhere waits in vain.
  virtual bool isAhead(int rank) const = 0;

  /// The signal that asked the run to stop after the current step, 0 for none yet. Ranks may learn
  /// of it at different times.
  virtual int stopSignal() const = 0;
  /// A sign of life, several times a second.
  virtual void beat() = 0;
};

} // namespace zrt

#endif // ZRT_WORLD_H
