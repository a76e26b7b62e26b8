//===- DeviceMath.h - C's mathematical functions on a GPU ---------------------------------===//
#ifndef ZERO_LIB_TARGET_CUDA_DEVICEMATH_H
#define ZERO_LIB_TARGET_CUDA_DEVICEMATH_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace llvm {
class Module;
}

namespace zero {

/// Whether there is code for the function of C's <math.h> of this name: those of libclc that
/// cmake/DeviceMath.cmake names, where the build found libclc.
bool hasDeviceMath(llvm::StringRef name);

/// Adds those that `module` declares. Returns what went wrong, or nothing.
std::string linkDeviceMath(llvm::Module &module);

} // namespace zero
#endif
