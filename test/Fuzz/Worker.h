//===- Worker.h - Inputs in processes that may die ------------------------------===//
#ifndef ZERO_FUZZ_WORKER_H
#define ZERO_FUZZ_WORKER_H

#include "Target.h"
#include <cstdint>
#include <functional>

namespace zero::fuzz {

/// Bounds of one input. Under AddressSanitizer memory is bounded by ASAN_OPTIONS=hard_rss_limit_mb.
struct Bounds {
  unsigned seconds = 20; // of CPU time
  unsigned megabytes = 2048;
  ir::Phase to = ir::Phase::Partitioned;
};

/// Inputs that got so far, by Outcome::Reached.
struct Counts {
  uint64_t reached[4] = {};
};

using MakeText = std::function<std::string(uint64_t index)>;
using OnFailure = std::function<void(uint64_t index, const std::string &what)>;

/// Runs the inputs [first, last) in a process apart, another one after each that died.
Counts runInputs(uint64_t first, uint64_t last, const Bounds &bounds, const MakeText &makeText,
                 const OnFailure &onFailure);

/// What is wrong with one text; empty where nothing is.
std::string findFailure(const std::string &text, const Bounds &bounds);

} // namespace zero::fuzz
#endif
