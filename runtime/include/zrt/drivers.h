//===- drivers.h - What drivers do, and call besides --------------------------===//
//
// What a driver (zrt/abi.h) does follows from the addresses of its buffers and what zrt_round,
// zrt_fetch and zrt_choose give, from nothing else. So whoever gives other answers walks all of it
// without a value: to make nodes of a graph of it, where a device can go by values itself.
//
//  * A loop: once a round it calls zrt_round, computes its predicate, fetches it, and, where it is
//    not 0, runs its body. Before the first round it may copy what it begins with.
//  * A branch: it chooses before all else, and runs the region of what it was given.
//  * A factorisation (factorize.h): it calls the runtime, which has a part of the host's.
//  * A convolution by the library (convolve.h): one call, all of it the device's.
//  * Loops and branches run others by zrt_enqueue alone.
//===------------------------------------------------------------------------===//
#ifndef ZRT_DRIVERS_H
#define ZRT_DRIVERS_H

#include "zrt/abi.h"

#ifdef __cplusplus
extern "C" {
#endif

// Waits for what was enqueued, and reads what a branch of so many regions goes by: the predicate of
// an if, one byte, which takes the first of two regions where it is not 0, or the index of a case,
// four bytes, which takes the last one where it is no region's. 0 where something has failed.
int64_t zrt_choose(const uint8_t *source, int64_t bytes, int64_t regions);

#ifdef __cplusplus
}
#endif
#endif // ZRT_DRIVERS_H
