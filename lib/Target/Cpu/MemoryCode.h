//===- MemoryCode.h - Elements in memory, and from type to type --------------------===//
#ifndef ZERO_LIB_TARGET_CPU_MEMORYCODE_H
#define ZERO_LIB_TARGET_CPU_MEMORYCODE_H

#include "IndexCode.h"
#include "Instructions.h"

namespace zero {

/// Floats of at most 8 bits, each in a byte.
bool isSmallFloat(mlir::Type element);

class MemoryCode : public IndexCode {
public:
  using IndexCode::IndexCode;

  /// Promises that a buffer begins at a multiple of that many bytes: a power of two.
  void setAlignment(mlir::Value address, int64_t bytes) { alignments[address] = bytes; }
  /// What was promised; 1 where nothing was.
  int64_t getAlignment(mlir::Value address) const {
    auto known = alignments.find(address);
    return known == alignments.end() ? 1 : known->second;
  }

  /// Null, as at first, where everything is made of arithmetic. A machine that has instructions
  /// converts to bf16 by one of them, too.
  void setInstructions(const Instructions *own) { instructions = own; }

  /// i1 and whatever has less than 8 bits take a byte; bf16 and small floats the bits of an
  /// integer.
  mlir::Type storageType(mlir::Type element);
  /// The address of the element that is `elements` behind the one at `address`.
  mlir::Value advance(mlir::Type element, mlir::Value address, mlir::Value elements);
  mlir::Value advance(mlir::Type element, mlir::Value address, Index elements) {
    return advance(element, address, toScalar(elements));
  }
  /// A volatile load is made where it stands and nowhere before: of memory that others write.
  mlir::Value load(mlir::Type element, mlir::Value address, Index linear, bool isVolatile = false);
  void store(mlir::Value value, mlir::Type element, mlir::Value address, Index linear,
             bool asLanes);
  /// Rounds an f32 to the values of a smaller type, to nearest even. NaN stays one.
  mlir::Value roundTo(mlir::Type element, mlir::Value value);
  mlir::Value convertElement(mlir::Type from, mlir::Type to, mlir::Value value);
  /// Calls a function of the runtime that returns nothing.
  void callRuntime(llvm::StringRef name, llvm::ArrayRef<mlir::Value> arguments);

protected:
  /// Declares a function outside the module, unless that is done.
  void declare(llvm::StringRef name, mlir::Type result, mlir::TypeRange arguments);

  const Instructions *instructions = nullptr;

private:
  /// Whether code is to have bf16 as a type, not as bits.
  bool convertsBf16(mlir::Type element) const { return instructions && element.isBF16(); }
  unsigned alignmentOf(mlir::Type element, mlir::Value address, const Index &linear, bool isVector);
  mlir::Value floatToInt(mlir::Value value, mlir::IntegerType to);
  mlir::Value narrowToOdd(mlir::Value value);

  // SmallFloats.cpp
  mlir::Value decodeSmall(mlir::Type element, mlir::Value bits);
  mlir::Value encodeSmall(mlir::Type element, mlir::Value value);
  mlir::Value encodePower(mlir::Value bits, mlir::Value magnitude);

  llvm::DenseMap<mlir::Value, int64_t> alignments; // of buffers of which it is known
};

} // namespace zero
#endif
