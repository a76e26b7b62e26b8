#include "zero/Target/TypeCode.h"

#include "mlir/IR/BuiltinTypes.h"
#include "zrt/abi.h"

using namespace mlir;

namespace zero {

std::optional<int64_t> getTypeCode(Type type) {
  if (type.isF64())
    return ZRT_F64;
  if (type.isF32())
    return ZRT_F32;
  if (type.isBF16())
    return ZRT_BF16;
  if (type.isF16())
    return ZRT_F16;
  if (isa<Float8E4M3FNType>(type))
    return ZRT_F8E4M3FN;
  if (isa<Float8E5M2Type>(type))
    return ZRT_F8E5M2;
  if (auto complex = dyn_cast<ComplexType>(type)) {
    Type part = complex.getElementType();
    return part.isF32()   ? std::optional<int64_t>(ZRT_C64)
           : part.isF64() ? std::optional<int64_t>(ZRT_C128)
                          : std::nullopt;
  }
  auto integer = dyn_cast<IntegerType>(type);
  if (!integer)
    return std::nullopt;
  bool isUnsigned = integer.isUnsigned();
  switch (integer.getWidth()) {
  case 1:
    return integer.isSignless() ? std::optional<int64_t>(ZRT_I1) : std::nullopt;
  case 8:
    return isUnsigned ? ZRT_U8 : ZRT_I8;
  case 16:
    return isUnsigned ? ZRT_U16 : ZRT_I16;
  case 32:
    return isUnsigned ? ZRT_U32 : ZRT_I32;
  case 64:
    return isUnsigned ? ZRT_U64 : ZRT_I64;
  default:
    return std::nullopt;
  }
}

} // namespace zero
