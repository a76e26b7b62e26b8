//===- NullTarget.h - No machine: plan and host program alone --------------------------------===//
//
// For looking ahead: the plan and the records of a step for any number of ranks, without a machine
// that could run it. Kernels have no code, matmuls no library and no workspace. What is written is
// one relocatable object file: the host program's calls and records, the plan, the import program
// and the options, with the kernels as undefined symbols. The same input gives the same bytes on
// every machine of one architecture. It is not to be run; `zero-compile` compiles it again for
// another target or number of ranks, as it does with any executable.
//===------------------------------------------------------------------------------------------===//
#ifndef ZERO_LIB_TARGET_NULL_NULLTARGET_H
#define ZERO_LIB_TARGET_NULL_NULLTARGET_H

#include "zero/Target/Target.h"

namespace zero {

/// Fails where `machine` is not empty.
llvm::Expected<std::unique_ptr<Target>> makeNullTarget(llvm::StringRef machine);

} // namespace zero
#endif
