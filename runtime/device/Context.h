//===- Context.h - What emitted code sees as zrt_context ------------------------===//
#ifndef ZRT_DEVICE_CONTEXT_H
#define ZRT_DEVICE_CONTEXT_H

#include "zrt/communicator.h"
#include "zrt/device.h"

namespace zrt {

/// Which bytes of the arena reduce-scatters over all ranks read, and which they write. Each byte
/// counts once, however many values take their turn there.
class ReductionMeter {
public:
  void note(const zrt_collective_record &record, int rank, int ranks);
  int64_t sourceBytes() const { return bytesOf(sources_); }
  int64_t targetBytes() const { return bytesOf(targets_); }

private:
  /// Disjoint ranges [first, second), ascending.
  using Ranges = std::vector<std::pair<int64_t, int64_t>>;
  static void add(Ranges &ranges, int64_t begin, int64_t end);
  static int64_t bytesOf(const Ranges &ranges);

  Ranges sources_, targets_;
};

} // namespace zrt

struct zrt_context {
  zrt::Device *device = nullptr;
  zrt::Communicator *communicator = nullptr;
  zrt::StickyStatus errors;
  zrt::ReductionMeter reductions;
  int collectiveStream = -1; // the stream of the step's collectives, once there was one
};

namespace zrt {

/// One step: runs the entry's calls and joins all streams.
Status runEntry(zrt_context &context, const zrt_entry_point &entry);

} // namespace zrt

#endif // ZRT_DEVICE_CONTEXT_H
