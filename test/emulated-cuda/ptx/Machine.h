//===- Machine.h - The state of a block of warps -------------------------------------===//

#pragma once

#include "Program.h"

#include <atomic>
#include <cstring>

namespace emulatedptx {

class Fences;
class GlobalShadows;
struct Shadow;
struct Block;

/// Lanes of a warp at one instruction of one call. Of a warp's paths, the one at the lowest address
/// runs (in calls: the deepest), so that lanes meet again where the sides of a branch do; paths
/// that meet are joined. An instruction that needs lanes of other paths waits for them.
struct Path {
  uint32_t pc = 0, mask = 0;
  uint32_t frame = 0;     ///< index into Warp::frames
  bool isWaiting = false; ///< for lanes of other paths, at pc
};

/// A call, by where it returns to. 0 is the kernel itself.
struct Frame {
  uint32_t parent = 0, returnTo = 0, depth = 0;
  bool operator==(const Frame &) const = default;
};

struct Warp {
  enum class State : uint8_t { Ready, AtBarrier, Done };
  uint8_t *registers = nullptr;
  uint8_t *local = nullptr; ///< lane after lane
  Block *block = nullptr;
  uint32_t index = 0;
  uint32_t exists = 0, exited = 0; ///< lanes with a thread, and those of them that ended
  State state = State::Ready;
  uint32_t barrier = 0;   ///< AtBarrier: which one
  uint32_t epoch = 0;     ///< bar.warp.sync passed
  uint32_t pc = 0;        ///< of the instruction that runs, for messages
  bool isStopped = false; ///< a handler reported a fault, or must wait
  bool mustWait = false;  ///< set by a handler: lanes that it needs are elsewhere, run it later
  std::string awaited;    ///< what a waiting instruction lacks, for messages
  std::vector<Path> paths;
  std::vector<Frame> frames{{}};
  /// Lanes whose last fence covers all that the block had stored for others, so many stores.
  uint32_t fencedLanes = 0;
  uint64_t fencedStores = 0;
  struct Updated {
    uint64_t address, count; ///< a word, and how often it was released
    unsigned lane;
  };
  std::vector<Updated> updated; ///< atomically, with no fence since

  template <class T> T *lane(uint32_t slot) { return reinterpret_cast<T *>(registers + slot); }
  uint32_t &predicate(uint32_t slot) { return *lane<uint32_t>(slot); }
};

/// A block's shared memory bytes have a record each granule: who wrote and who read it last.
struct SharedRecord {
  uint64_t writer = 0, reader = 0;
};

/// What a block has stored for others, and may load of theirs (Fences.h).
struct Exchange {
  uint64_t stores = 0;     ///< how many
  uint64_t lastStores = 0; ///< a record of who made the last ones
  bool isReleased = false;
  struct Acquired {
    uint64_t address, count; ///< of Warp::Updated
    uint64_t by;             ///< a record of the thread that executed the fence
  };
  std::vector<Acquired> acquired;
};

/// What an access by an instruction found last time.
struct Cached {
  Allocation piece;
  Shadow *shadow = nullptr;
};

/// What all blocks of a launch share.
struct Launch {
  const Module *module = nullptr;
  const Kernel *kernel = nullptr;
  const Entry *entry = nullptr;
  const Shape *shape = nullptr;
  const Options *options = nullptr;
  const uint8_t *parameters = nullptr;
  Memory *memory = nullptr;
  GlobalShadows *shadows = nullptr;
  Fences *fences = nullptr;
  std::vector<uint64_t> constants; ///< values of kernel->constants
  uint32_t sharedBytes = 0, threads = 0, warps = 0;
  std::atomic<bool> stop{false};
};

/// One block at a time, on one host thread.
struct Block {
  const Launch *launch = nullptr;
  Dim3 index{0, 0, 0};
  uint64_t linear = 0;
  std::vector<Warp> warps;
  std::vector<uint8_t> registers, local;
  std::vector<uint8_t> shared, sharedWritten;
  std::vector<SharedRecord> sharedRecords;
  uint64_t epoch = 0; ///< barriers passed, over all blocks that ran here
  std::vector<Cached> cache;
  Exchange exchange;
  uint64_t instructions = 0;
  struct Barrier {
    uint32_t arrived = 0;               ///< threads, a warp as 32
    uint32_t trueCount = 0, voters = 0; ///< of bar.red
  };
  Barrier barriers[16];
  Problem problem;
};

/// Runs block.index. Its problem says how it ended.
void runBlock(Block &block);

/// Reports a fault of `lane` at the warp's present instruction; the block stops. The first one
/// stays.
void report(Warp &warp, Fault fault, unsigned lane, std::string message, uint64_t address = 0);

/// Writes the lanes of `mask`.
template <class T>
inline void commit(Warp &warp, uint32_t slot, const T (&result)[lanes], uint32_t mask) {
  T *d = warp.lane<T>(slot);
  if (mask == allLanes) {
    memcpy(d, result, sizeof(result));
    return;
  }
  for (unsigned l = 0; l < lanes; ++l)
    d[l] = mask & (1u << l) ? result[l] : d[l];
}

template <class F> inline void forLanes(uint32_t mask, F &&f) {
  for (; mask; mask &= mask - 1)
    f(unsigned(__builtin_ctz(mask)));
}

/// Bit l is set where f(l).
template <class F> inline uint32_t lanesWhere(F &&f) {
  uint8_t flags[lanes];
  for (unsigned l = 0; l < lanes; ++l)
    flags[l] = f(l);
  uint32_t result = 0;
  for (unsigned part = 0; part < 4; ++part) { // the low bits of 8 bytes, gathered by a product
    uint64_t bytes;
    memcpy(&bytes, flags + 8 * part, 8);
    result |= uint32_t((bytes * 0x0102040810204080ull) >> 56) << (8 * part);
  }
  return result;
}

//===-------------------------------------------------------------------------===//
// Handlers that several families use
//===-------------------------------------------------------------------------===//

template <class D, class A, auto F> void unary(Warp &warp, const Inst &inst, uint32_t mask) {
  const A *a = warp.lane<A>(inst.a);
  D result[lanes];
  for (unsigned l = 0; l < lanes; ++l)
    result[l] = D(F(a[l]));
  commit(warp, inst.dst, result, mask);
}

template <class D, class A, class B, auto F>
void binary(Warp &warp, const Inst &inst, uint32_t mask) {
  const A *a = warp.lane<A>(inst.a);
  const B *b = warp.lane<B>(inst.b);
  D result[lanes];
  for (unsigned l = 0; l < lanes; ++l)
    result[l] = D(F(a[l], b[l]));
  commit(warp, inst.dst, result, mask);
}

template <class D, class A, class B, class C, auto F>
void ternary(Warp &warp, const Inst &inst, uint32_t mask) {
  const A *a = warp.lane<A>(inst.a);
  const B *b = warp.lane<B>(inst.b);
  const C *c = warp.lane<C>(inst.c);
  D result[lanes];
  for (unsigned l = 0; l < lanes; ++l)
    result[l] = D(F(a[l], b[l], c[l]));
  commit(warp, inst.dst, result, mask);
}

} // namespace emulatedptx
