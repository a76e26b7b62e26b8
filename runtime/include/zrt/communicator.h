//===- communicator.h - How ranks exchange data -------------------------------===//
//
// The interface between a rank and its peers. The conformance suite in
// runtime/test/CommunicatorSuite.cpp says what every implementation must do; the sums are those of
// zrt/abi.h: a left fold over the group's ranks, rounded once.
//===------------------------------------------------------------------------===//
#ifndef ZRT_COMMUNICATOR_H
#define ZRT_COMMUNICATOR_H

#include "zrt/abi.h"
#include "zrt/status.h"

#include <cstdint>
#include <vector>

namespace zrt {

/// Splits host work over the rank's threads; see Device::parallel.
struct Parallel {
  void (*run)(void *self, int64_t work, int64_t grain, void (*body)(void *, int64_t, int64_t),
              void *argument) = nullptr;
  void *self = nullptr;
};

class Communicator {
public:
  virtual ~Communicator() = default;
  virtual const char *name() const = 0;
  virtual int rank() const = 0;
  virtual int ranks() const = 0;

  /// This rank's arena: memory that collectives can read from peers. Fixed for the run.
  virtual uint8_t *arena() = 0;
  virtual int64_t arenaBytes() const = 0;

  /// One collective, all its parts. Blocks until this rank's results are there and no peer needs
  /// its sources any more. Ranks outside the record's group pass through.
  virtual Status run(const zrt_collective_record &record) = 0;
  /// Waits for all ranks.
  virtual Status barrier() = 0;
  /// Bytes read from peers' memory by collectives so far.
  virtual int64_t wireBytes() const = 0;

  /// Makes every rank's current and later calls fail, so that no rank waits for one that is gone.
  virtual void abort() = 0;
};

} // namespace zrt

#endif // ZRT_COMMUNICATOR_H
