//===- Target.h - What is done to one input -------------------------------------===//
#ifndef ZERO_FUZZ_TARGET_H
#define ZERO_FUZZ_TARGET_H

#include "zero/Dialect/Zero/Phase.h"
#include <string>

namespace zero::fuzz {

/// How far an input got, and what was wrong on the way; crashes and hangs do not come back.
struct Outcome {
  /// Last thing that worked.
  enum Reached { Refused, Parsed, Imported, Below } reached = Refused;
  /// Empty, or a broken promise: a failure without a message, a text that does not read back.
  std::string problem;
};

/// Reads `text`, prints it, reads that back, takes it down to `to`, printing at each phase. Every
/// input has a context of its own.
Outcome runInput(llvm::StringRef text, ir::Phase to);

} // namespace zero::fuzz
#endif
