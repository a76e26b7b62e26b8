//===- CudaTarget.h - NVIDIA's GPUs -------------------------------------------------------===//
#ifndef ZERO_LIB_TARGET_CUDA_CUDATARGET_H
#define ZERO_LIB_TARGET_CUDA_CUDATARGET_H

#include "zero/Target/Target.h"

namespace zero {

/// `machine`: sm_80, sm_90 or sm_100; empty: the first of them, whose PTX the others run too.
llvm::Expected<std::unique_ptr<Target>> makeCudaTarget(llvm::StringRef machine);

} // namespace zero
#endif
