//===- Access.h - From device addresses to bytes of the host, with the checks ------------===//

#pragma once

#include "Machine.h"

#include <map>
#include <mutex>

namespace emulatedptx {

/// What an instruction does to the bytes that it addresses.
struct Access {
  unsigned bytes = 0; ///< of one lane, a vector's together
  bool reads = false, writes = false;
  bool isAtomic = false;          ///< atom, red, and loads and stores with .relaxed or stronger
  const uint8_t *value = nullptr; ///< a store's, where known: the same value twice is no race
  bool isOfSeveral = false;       ///< lanes of the warp, at one address
};

/// Where one launch's blocks accessed a piece of memory: who wrote each granule and who read it.
/// Values: 0 nobody; a block's number from 1; with the top bit: by atomics; all ones: several
/// blocks. Of a block that is named alone, which of its threads did it last.
struct Shadow {
  struct Record {
    uint32_t writer = 0, reader = 0;
    uint64_t writingThread = 0, readingThread = 0;
  };
  static constexpr size_t kChunk = 4096; ///< records
  Record *records = nullptr;
  uint8_t *touched =
      nullptr; ///< of each chunk of records, whether a block accessed it; behind them
  size_t count = 0, bytes = 0;
  uint64_t base = 0;

  void touch(size_t first, size_t last) {
    for (size_t chunk = first / kChunk; chunk <= last / kChunk; ++chunk)
      if (!__atomic_load_n(&touched[chunk], __ATOMIC_RELAXED))
        __atomic_store_n(&touched[chunk], 1, __ATOMIC_RELAXED);
  }
};

class GlobalShadows {
public:
  ~GlobalShadows();
  Shadow *of(const Allocation &piece, unsigned granule);
  /// Tells the memory what was touched.
  void tell(Memory &memory, unsigned granule) const;

private:
  static void tell(Memory &memory, unsigned granule, const Shadow &shadow, bool isWritten);

  std::mutex lock;
  std::map<uint64_t, Shadow> shadows;
};

/// The host's address of what `lane` accesses, or null after a report.
uint8_t *resolve(Warp &warp, const Inst &inst, unsigned lane, uint64_t address,
                 const Access &access);

/// The common case: a whole warp accesses [address, address + 32 * bytes) of global memory in
/// order, or one element. Null: not that case, or a fault; use resolve().
uint8_t *resolveRow(Warp &warp, const Inst &inst, const uint64_t (&addresses)[lanes],
                    const Access &access);
uint8_t *resolveSame(Warp &warp, const Inst &inst, const uint64_t (&addresses)[lanes],
                     uint32_t mask, const Access &access);

/// Whether an instruction's address is of global memory.
bool isGlobal(const Inst &inst, uint64_t address);

/// A block's number in the records of a launch.
uint32_t blockNumber(const Block &block);

/// Records of threads of a block, of when and by whom something was done: a thread's number, or a
/// warp's for several of its threads.
uint64_t threadNumber(const Warp &warp, unsigned lane);
uint64_t warpNumber(const Warp &warp);
uint64_t threadRecord(const Warp &warp, unsigned lane);
/// Adds a thread (or warp) to a record of those since the last barrier.
void noteThread(const Warp &warp, uint64_t &record, uint64_t thread);
/// Whether what is on record is not ordered before what `thread` (or a warp) does now.
bool isConcurrent(const Warp &warp, uint64_t record, uint64_t thread);

/// The addresses of an instruction's lanes.
void addressesOf(Warp &warp, const Inst &inst, uint64_t (&addresses)[lanes]);

/// Flags of memory instructions.
enum : uint8_t { addressIs32Bits = 1, accessIsAtomic = 2, accessReleases = 4, accessAcquires = 8 };

} // namespace emulatedptx
