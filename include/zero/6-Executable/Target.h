//===- Target.h - The machine that code is made for ----------------------------===//
#ifndef ZERO_EXECUTABLE_TARGET_H
#define ZERO_EXECUTABLE_TARGET_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <string>

namespace zero {

/// A resolved `--target`: what LLVM calls the CPU, and the width of the kernels' inner loops.
struct CpuTarget {
  std::string cpu;      // "x86-64-v3", or the host's name for `cpu` and `cpu:native`
  std::string features; // the host's for `cpu` and `cpu:native`, else what the name implies
  unsigned lanes;       // elements of one step of an inner loop: those of f32 in a register

  /// "znver4, 16 lanes": what decides the bits of a kernel's arithmetic.
  std::string describe() const { return cpu + ", " + std::to_string(lanes) + " lanes"; }
};

/// Reads "cpu", "cpu:native" (the same) or "cpu:NAME" with a name that LLVM knows.
llvm::Expected<CpuTarget> resolveTarget(llvm::StringRef target);

} // namespace zero
#endif
