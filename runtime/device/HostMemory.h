//===- HostMemory.h - Memory of this machine behind a handle --------------------===//
#ifndef ZRT_DEVICE_HOSTMEMORY_H
#define ZRT_DEVICE_HOSTMEMORY_H

#include "zrt/device.h"

namespace zrt {

/// Zeroed memory between pages that nobody may touch. For CPU devices and the communicators that
/// reach their memory.
class HostMemory {
public:
  /// Maps `bytes` (whole pages) of a shared memory object, or private ones without a descriptor.
  static Expected<std::unique_ptr<HostMemory>> map(int64_t bytes, int descriptor = -1,
                                                   bool isWritable = true);
  HostMemory(const HostMemory &) = delete;
  ~HostMemory();

  uint8_t *data() const { return data_; }
  /// The handle has a bit that no pointer has: using it as one faults.
  Memory memory() const { return {reinterpret_cast<uint64_t>(this) | handleBit, bytes_}; }
  /// What a handle stands for; nullptr if it is none of this class.
  static HostMemory *of(Memory memory) {
    return memory.handle & handleBit ? reinterpret_cast<HostMemory *>(memory.handle & ~handleBit)
                                     : nullptr;
  }
  /// Whether anybody may read and write it; a device with guards allows it while it works.
  Status setAccess(bool isOpen);

private:
  static constexpr uint64_t handleBit = uint64_t(1) << 63;
  HostMemory() = default;

  uint8_t *data_ = nullptr;
  int64_t bytes_ = 0;
  void *reserved_ = nullptr; // with the pages around
  int64_t reservedBytes_ = 0;
};

/// Whether this machine has room for the arenas of so many ranks. Memory costs nothing until it is
/// written, when it is too late for a message: the system ends the process.
Status checkMachineMemory(int ranks, int64_t arenaBytes);

/// The memory of one rank by the numbers of its spaces.
class Spaces {
public:
  Status bind(int64_t space, Memory memory);
  /// The pointer to `bytes` bytes at `address`; nullptr if they do not lie in one space.
  uint8_t *find(Address address, int64_t bytes) const;
  Status setAccess(bool isOpen);

private:
  struct Space {
    HostMemory *memory;
    uint8_t *data;
    int64_t bytes;
  };
  std::vector<Space> spaces_;
};

} // namespace zrt

#endif // ZRT_DEVICE_HOSTMEMORY_H
