//===- CudaInstructions.h - What a GPU computes by one instruction -------------------------===//
#ifndef ZERO_LIB_TARGET_CUDA_CUDAINSTRUCTIONS_H
#define ZERO_LIB_TARGET_CUDA_CUDAINSTRUCTIONS_H

#include "../Cpu/Instructions.h"

namespace zero {

class CudaInstructions : public Instructions {
public:
  mlir::Value approximate(VectorCode &code, Approximation function, mlir::Value x) const override;
  mlir::Value divide(VectorCode &code, mlir::Value a, mlir::Value b) const override;
};

} // namespace zero
#endif
