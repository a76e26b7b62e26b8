//===- ElementCode.h - One StableHLO op on elements --------------------------------===//
#ifndef ZERO_LIB_TARGET_CPU_ELEMENTCODE_H
#define ZERO_LIB_TARGET_CPU_ELEMENTCODE_H

#include "MemoryCode.h"
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Dialect/Zero/Zero.h"

namespace zero {

class ElementCode : public MemoryCode {
public:
  using MemoryCode::MemoryCode;

  mlir::Value emitElementwise(mlir::Operation *op, llvm::ArrayRef<mlir::Value> operands);
  /// Without rounding to bf16 and f16: sums are in f32, rounded once by whoever ends them.
  mlir::Value combine(ir::ReduceKind kind, mlir::Type element, mlir::Value a, mlir::Value b);
  mlir::Value identity(ir::ReduceKind kind, mlir::Type element);
  /// Combines the lanes of a vector to a scalar, as a tree.
  mlir::Value horizontal(ir::ReduceKind kind, mlir::Type element, mlir::Value vector);
  /// e^x of f32, by a machine's power of two.
  mlir::Value exponentialByTwo(mlir::Value x);

private:
  mlir::Value emitUnary(mlir::Operation *op, mlir::Type element, mlir::Value x);
  mlir::Value emitBinary(mlir::Operation *op, mlir::Type element, mlir::Value a, mlir::Value b);
  mlir::Value compare(hlo::CompareOp op, mlir::Value a, mlir::Value b);
  mlir::Value divideInt(mlir::Type element, mlir::Value a, mlir::Value b, bool remainder);
  mlir::Value shift(mlir::Operation *op, mlir::Value a, mlir::Value b);
  mlir::Value powerInt(mlir::Type element, mlir::Value a, mlir::Value b);
  mlir::Value reducePrecision(hlo::ReducePrecisionOp op, mlir::Value x);
  mlir::Value complexPart(mlir::Operation *op, mlir::Value z);
  mlir::Value joinParts(hlo::ComplexOp op, mlir::Value re, mlir::Value im);

  // Approximation.cpp: null where the machine, the type or the op has none.
  mlir::Value approximateUnary(mlir::Operation *op, mlir::Type element, mlir::Value x);
  mlir::Value quickDivision(mlir::Type element, mlir::Value a, mlir::Value b);

  // MathExpansion.cpp: f32 scalars or vectors.
  mlir::Value expandExp(mlir::Value x);
  mlir::Value expandLog(mlir::Value x);
  mlir::Value expandTanh(mlir::Value x);
  mlir::Value expandExpm1(mlir::Value x);
  mlir::Value expandLog1p(mlir::Value x);
  mlir::Value polynomial(mlir::Value x, llvm::ArrayRef<double> highestFirst);
  mlir::Value callMath(llvm::StringRef name, llvm::ArrayRef<mlir::Value> operands);
};

} // namespace zero
#endif
