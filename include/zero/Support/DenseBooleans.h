//===- DenseBooleans.h - Large constants of i1 in text, as bits or bytes -----------===//
#ifndef ZERO_SUPPORT_DENSEBOOLEANS_H
#define ZERO_SUPPORT_DENSEBOOLEANS_H

#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>

namespace zero {

/// Elements of a large constant are printed as their memory in hexadecimal:
/// `dense<"0x..."> : tensor<40x40xi1>`. MLIR 22 has a bit for each i1, the first one lowest; later
/// versions, with which JAX prints, have a byte of 0 or 1. The two differ in length for two
/// elements and more.

/// `text` with bits in the place of bytes, as this MLIR reads it; none where it has no such
/// constant. What is neither stays, for the parser to refuse.
std::optional<std::string> packBooleans(llvm::StringRef text);

/// `text` with bytes in the place of bits: the way back.
std::optional<std::string> unpackBooleans(llvm::StringRef text);

} // namespace zero
#endif
