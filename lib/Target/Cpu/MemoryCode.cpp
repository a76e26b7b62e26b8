#include "MemoryCode.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include <numeric>

using namespace mlir;

namespace zero {

Type MemoryCode::storageType(Type element) {
  if (element.isBF16())
    return builder.getIntegerType(16);
  if (isSmallFloat(element))
    return builder.getI8Type();
  if (auto integer = dyn_cast<IntegerType>(element))
    return builder.getIntegerType(std::max(8u, integer.getWidth()));
  return isa<ComplexType>(element) ? computeType(element) : element;
}

/// A complex number lies where its parts may. Vectors lie where the buffer's alignment and what is
/// known of the index put them; of scalars nothing is said, lest their neighbours be loaded, too.
unsigned MemoryCode::alignmentOf(Type element, Value address, const Index &linear, bool isVector) {
  unsigned bytes = storageType(element).getIntOrFloatBitWidth() / 8;
  int64_t own = isa<ComplexType>(element) ? bytes / 2 : bytes;
  auto known = alignments.find(address);
  if (!isVector || known == alignments.end() || linear.lanes ||
      (linear.base && linear.divisor == 0))
    return own;
  int64_t multiple = std::gcd(linear.offset, linear.base ? linear.divisor : 0);
  return std::max(own, std::gcd(multiple * bytes, known->second));
}

Value MemoryCode::advance(Type element, Value address, Value elements) {
  return LLVM::GEPOp::create(builder, loc, LLVM::LLVMPointerType::get(builder.getContext()),
                             storageType(element), address, ArrayRef<LLVM::GEPArg>{elements});
}

Value MemoryCode::load(Type element, Value address, Index linear, bool isVolatile) {
  Type storage = storageType(element);
  unsigned alignment = alignmentOf(element, address, linear, !linear.isUniform());
  Value raw;
  if (linear.isUniform() || (!linear.lanes && linear.stride == 1)) {
    Index start = linear;
    start.stride = 0;
    Value at = advance(element, address, start);
    Type type = linear.isUniform() ? storage : withLanes(storage);
    raw = LLVM::LoadOp::create(builder, loc, type, at, alignment, isVolatile);
  } else {
    Type pointers = withLanes(LLVM::LLVMPointerType::get(builder.getContext()));
    Value at = LLVM::GEPOp::create(builder, loc, pointers, storage, address,
                                   ArrayRef<LLVM::GEPArg>{toLanes(linear)});
    Value mask = constantInt(withLanes(builder.getI1Type()), 1);
    raw = LLVM::masked_gather::create(builder, loc, withLanes(storage), at, mask, ValueRange(),
                                      builder.getI32IntegerAttr(alignment));
  }
  if (element.isInteger(1))
    return make<arith::CmpIOp>(arith::CmpIPredicate::ne, raw, constantInt(raw.getType(), 0));
  if (isSmallFloat(element))
    return decodeSmall(element, raw);
  if (auto integer = dyn_cast<IntegerType>(element); integer && integer.getWidth() < 8)
    return make<arith::TruncIOp>(typeLike(raw, computeType(element)), raw);
  if (convertsBf16(element))
    raw = make<arith::BitcastOp>(typeLike(raw, element), raw);
  if (element.isF16() || convertsBf16(element))
    return make<arith::ExtFOp>(typeLike(raw, builder.getF32Type()), raw);
  if (element.isBF16()) {
    Type wide = typeLike(raw, builder.getI32Type());
    Value bits = make<arith::ExtUIOp>(wide, raw);
    bits = make<arith::ShLIOp>(bits, constantInt(wide, 16));
    return make<arith::BitcastOp>(typeLike(raw, builder.getF32Type()), bits);
  }
  return raw;
}

void MemoryCode::store(Value value, Type element, Value address, Index linear, bool asLanes) {
  Type storage = storageType(element);
  if (asLanes && !isVector(value))
    value = splat(value);
  auto integer = dyn_cast<IntegerType>(element);
  if (integer && integer.getWidth() < 8) {
    bool isSigned = integer.getWidth() > 1 && !integer.isUnsigned();
    Type type = typeLike(value, storage);
    value = isSigned ? make<arith::ExtSIOp>(type, value) : make<arith::ExtUIOp>(type, value);
  } else if (isSmallFloat(element)) {
    value = encodeSmall(element, value);
  } else if (element.isF16() || convertsBf16(element)) {
    value = make<arith::TruncFOp>(typeLike(value, element), value);
    value = make<arith::BitcastOp>(typeLike(value, storage), value);
  } else if (element.isBF16()) {
    // Already rounded: the low half is zero.
    Type wide = typeLike(value, builder.getI32Type());
    Value bits = make<arith::BitcastOp>(wide, value);
    bits = make<arith::ShRUIOp>(bits, constantInt(wide, 16));
    value = make<arith::TruncIOp>(typeLike(value, storage), bits);
  }
  Index start = linear;
  start.stride = 0;
  unsigned alignment = alignmentOf(element, address, linear, isVector(value));
  LLVM::StoreOp::create(builder, loc, value, advance(element, address, start), alignment);
}

void MemoryCode::declare(StringRef name, Type result, TypeRange arguments) {
  auto module = kernel->getParentOfType<ModuleOp>();
  if (module.lookupSymbol(name))
    return;
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(module.getBody());
  auto type = LLVM::LLVMFunctionType::get(result, llvm::to_vector(arguments));
  LLVM::LLVMFuncOp::create(builder, builder.getUnknownLoc(), name, type);
}

void MemoryCode::callRuntime(StringRef name, ArrayRef<Value> arguments) {
  declare(name, LLVM::LLVMVoidType::get(builder.getContext()), ValueRange(arguments).getTypes());
  LLVM::CallOp::create(builder, loc, TypeRange(), name, arguments);
}

Value MemoryCode::roundTo(Type element, Value value) {
  if (isSmallFloat(element))
    return decodeSmall(element, encodeSmall(element, value));
  // In this form sums and products of two such numbers are one instruction of their type.
  if (element.isF16() || convertsBf16(element)) {
    Value half = make<arith::TruncFOp>(typeLike(value, element), value);
    return make<arith::ExtFOp>(value.getType(), half);
  }
  if (!element.isBF16())
    return value;
  Type bitsType = typeLike(value, builder.getI32Type());
  auto constant = [&](int64_t c) { return constantInt(bitsType, c); };
  Value bits = make<arith::BitcastOp>(bitsType, value);
  Value odd = make<arith::AndIOp>(make<arith::ShRUIOp>(bits, constant(16)), constant(1));
  Value bias = make<arith::AddIOp>(odd, constant(0x7fff));
  Value rounded = make<arith::AndIOp>(make<arith::AddIOp>(bits, bias), constant(-0x10000));
  Value quiet =
      make<arith::OrIOp>(make<arith::AndIOp>(bits, constant(-0x10000)), constant(0x400000));
  Value isNan = make<arith::CmpFOp>(arith::CmpFPredicate::UNO, value, value);
  bits = make<arith::SelectOp>(isNan, quiet, rounded);
  return make<arith::BitcastOp>(value.getType(), bits);
}

//===----------------------------------------------------------------------===//
// Conversions
//===----------------------------------------------------------------------===//

/// Saturates, NaN gives 0: what XLA does on CPUs.
Value MemoryCode::floatToInt(Value value, IntegerType to) {
  bool isSigned = !to.isUnsigned();
  unsigned width = to.getWidth();
  double high = std::ldexp(1.0, isSigned ? width - 1 : width), low = isSigned ? -high : 0.0;
  Type type = typeLike(value, computeType(to));
  auto signedMax = llvm::APInt::getSignedMaxValue(width),
       signedMin = llvm::APInt::getSignedMinValue(width);
  int64_t maximum = isSigned ? signedMax.getSExtValue() : -1,
          minimum = isSigned ? signedMin.getSExtValue() : 0;
  // Out of range (and NaN) the conversion would be undefined: it sees 0 there.
  Value tooHigh = compareFloat(arith::CmpFPredicate::OGE, value, high);
  Value inRange = make<arith::AndIOp>(compareFloat(arith::CmpFPredicate::OLT, value, high),
                                      compareFloat(arith::CmpFPredicate::OGT, value, low - 1));
  // low - 1 is low itself where floats are coarse; low converts to the minimum either way.
  Value tooLow = compareFloat(arith::CmpFPredicate::OLE, value, low);
  Value safe = make<arith::SelectOp>(inRange, value, constantLike(value, 0));
  Value result = isSigned ? make<arith::FPToSIOp>(type, safe) : make<arith::FPToUIOp>(type, safe);
  result = make<arith::SelectOp>(tooHigh, constantInt(type, maximum), result);
  return make<arith::SelectOp>(tooLow, constantInt(type, minimum), result);
}

/// An f64 as the f32 nearest to zero, with the last bit set where that is not exact: rounding it
/// again to a narrower type gives what one rounding gives.
Value MemoryCode::narrowToOdd(Value value) {
  Type real = typeLike(value, builder.getF32Type()), type = typeLike(value, builder.getI32Type());
  Value nearest = make<arith::TruncFOp>(real, value);
  Value back = make<arith::ExtFOp>(value.getType(), nearest);
  Value isFurther = make<arith::CmpFOp>(arith::CmpFPredicate::OGT, make<math::AbsFOp>(back),
                                        make<math::AbsFOp>(value));
  Value bits = make<arith::BitcastOp>(type, nearest);
  bits = select(isFurther, make<arith::SubIOp>(bits, constantInt(type, 1)), bits);
  bits = make<arith::BitcastOp>(real, make<arith::OrIOp>(bits, constantInt(type, 1)));
  // Equal, or NaN.
  return select(make<arith::CmpFOp>(arith::CmpFPredicate::UEQ, back, value), nearest, bits);
}

Value MemoryCode::convertElement(Type from, Type to, Value value) {
  if (from == to)
    return value;
  auto fromInt = dyn_cast<IntegerType>(from), toInt = dyn_cast<IntegerType>(to);
  Type type = typeLike(value, computeType(to));
  if (toInt && toInt.getWidth() == 1) {
    if (fromInt)
      return make<arith::CmpIOp>(arith::CmpIPredicate::ne, value, constantInt(value.getType(), 0));
    return compareFloat(arith::CmpFPredicate::UNE, value, 0);
  }
  if (fromInt && toInt) {
    if (toInt.getWidth() == fromInt.getWidth())
      return value;
    if (toInt.getWidth() < fromInt.getWidth())
      return make<arith::TruncIOp>(type, value);
    return fromInt.isUnsigned() || fromInt.getWidth() == 1 ? make<arith::ExtUIOp>(type, value)
                                                           : make<arith::ExtSIOp>(type, value);
  }
  if (fromInt) {
    bool isUnsigned = fromInt.isUnsigned() || fromInt.getWidth() == 1;
    Value result =
        isUnsigned ? make<arith::UIToFPOp>(type, value) : make<arith::SIToFPOp>(type, value);
    return roundTo(to, result);
  }
  if (toInt)
    return floatToInt(value, toInt);
  if (computeType(from).getIntOrFloatBitWidth() < computeType(to).getIntOrFloatBitWidth())
    value = make<arith::ExtFOp>(type, value);
  else if (computeType(from) != computeType(to))
    value = to.isF32() ? make<arith::TruncFOp>(type, value) : narrowToOdd(value);
  return roundTo(to, value);
}

} // namespace zero
