//===- Counted.h - Numbers of things in messages --------------------------------===//
#ifndef ZERO_SUPPORT_COUNTED_H
#define ZERO_SUPPORT_COUNTED_H

#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <string>

namespace zero {

/// "1 rank", "4 ranks": of a noun whose plural ends in -s.
inline std::string counted(int64_t count, llvm::StringRef noun) {
  return std::to_string(count) + " " + noun.str() + (count == 1 ? "" : "s");
}

} // namespace zero

#endif // ZERO_SUPPORT_COUNTED_H
