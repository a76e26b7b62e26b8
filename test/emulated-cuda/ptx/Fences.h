//===- Fences.h - What orders a store of one block before a load of another ---------------===//
//
// Blocks of a launch tell each other something in one way: threads store (st.relaxed) and meet at a
// barrier, one of them executes a fence and updates a word atomically; a thread of another block
// updates that word later and executes a fence, then a barrier, and threads load (ld.relaxed).
// Where a link of this chain is missing a device may load old bytes. Here stores show at once, so
// the chain itself is checked.
//
//===-------------------------------------------------------------------------===//

#pragma once

#include "Machine.h"

#include <map>
#include <mutex>

namespace emulatedptx {

/// Of the blocks of one launch. A block's number: as in the records of Access.h.
class Fences {
public:
  /// A thread is about to update the word at `address`: where a fence of its own covers all that
  /// its block has stored, that may be loaded by who acquires.
  void release(Warp &warp, unsigned lane, uint64_t address, uint32_t number);
  /// A thread has updated the word. What was released there is its block's once it executes a
  /// fence.
  void acquire(Warp &warp, unsigned lane, uint64_t address);
  /// `lane` (or all of them, where it is `lanes`) stores for other blocks.
  void store(Warp &warp, unsigned lane, uint32_t number);
  /// Whether `lane` may load what the block `writer` has stored.
  bool isOrdered(const Warp &warp, unsigned lane, uint32_t writer);

private:
  struct Release {
    uint64_t address = 0, number = 0;
  };
  std::mutex lock;
  std::map<uint64_t, uint64_t> counts;  ///< releases of each word
  std::map<uint32_t, Release> releases; ///< the last one of each block
};

/// The lanes of `mask` execute a fence for all blocks.
void fence(Warp &warp, const Inst &inst, uint32_t mask);

} // namespace emulatedptx
