//===- MemoryCode.h - Elements in memory, and from type to type --------------------===//
#ifndef ZERO_LIB_TARGET_CPU_MEMORYCODE_H
#define ZERO_LIB_TARGET_CPU_MEMORYCODE_H

#include "IndexCode.h"

namespace zero {

class MemoryCode : public IndexCode {
public:
  using IndexCode::IndexCode;

  /// i1 takes a byte, bf16 the bits of an integer.
  mlir::Type storageType(mlir::Type element);
  mlir::Value load(mlir::Type element, mlir::Value address, Index linear);
  void store(mlir::Value value, mlir::Type element, mlir::Value address, Index linear,
             bool asLanes);
  /// Rounds an f32 to the values of a smaller type, to nearest even, NaN kept.
  mlir::Value roundTo(mlir::Type element, mlir::Value value);
  mlir::Value convertElement(mlir::Type from, mlir::Type to, mlir::Value value);

private:
  mlir::Value floatToInt(mlir::Value value, mlir::IntegerType to);
};

} // namespace zero
#endif
