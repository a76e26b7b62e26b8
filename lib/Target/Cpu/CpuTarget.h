//===- CpuTarget.h - Processors that LLVM makes code for --------------------------------------===//
//
// "cpu" and "cpu:native": this machine's processor; "cpu:NAME": one that LLVM knows, on every
// machine. Kernels are loops over vectors, the program is an executable linked with the runtime.
//===------------------------------------------------------------------------------------------===//
#ifndef ZERO_LIB_TARGET_CPU_CPUTARGET_H
#define ZERO_LIB_TARGET_CPU_CPUTARGET_H

#include "zero/Target/Target.h"

namespace zero {

/// Fails where LLVM knows no processor `machine`.
llvm::Expected<std::unique_ptr<Target>> makeCpuTarget(llvm::StringRef machine);

} // namespace zero
#endif
