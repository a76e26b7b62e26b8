//===- DType.h - Element types ------------------------------------------------===//
#ifndef ZRT_BASE_DTYPE_H
#define ZRT_BASE_DTYPE_H

#include "zrt/abi.h"

#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

namespace zrt {

inline constexpr int dtypeCount = ZRT_F8E5M2 + 1;

struct DTypeInfo {
  const char *name;        // the plan's (MLIR's) spelling
  const char *safetensors; // the file format's
  int64_t size;            // bytes per element; i1 takes one byte
  bool isFloat;
};

/// Facts about a valid dtype code.
const DTypeInfo &dtypeInfo(int64_t dtype);
/// The code for a plan spelling, or -1. Signless and signed integers are one ("i32", "si32").
int dtypeFromName(std::string_view name);
int dtypeFromSafetensors(std::string_view name);

inline float widenBf16(uint16_t bits) {
  uint32_t wide = uint32_t(bits) << 16;
  float value;
  memcpy(&value, &wide, sizeof value);
  return value;
}

/// Round to nearest even; a NaN stays a (quiet) NaN.
inline uint16_t narrowBf16(float value) {
  uint32_t bits;
  memcpy(&bits, &value, sizeof bits);
  uint32_t rounded = (bits + 0x7FFF + ((bits >> 16) & 1)) >> 16;
  uint32_t quiet = (bits >> 16) | 0x40;
  return uint16_t((bits & 0x7FFFFFFF) > 0x7F800000 ? quiet : rounded);
}

float widenF16(uint16_t bits);
uint16_t narrowF16(float value);

/// An 8-bit float as an f32, and the nearest one, ties to even; what overflows is infinite where
/// the type has infinity, else NaN.
float widenF8(int64_t dtype, uint8_t bits);
uint8_t narrowF8(int64_t dtype, float value);

/// Moves `count` elements between f32 and a float type of 8 or 16 bits.
void widen(int64_t dtype, const void *source, float *target, int64_t count);
void narrow(int64_t dtype, const float *source, void *target, int64_t count);

/// One element as text: JSON number (floats by shortest round trip) or true / false for i1.
std::string elementText(int64_t dtype, const void *element);
/// One element as a double, for display.
double elementAsDouble(int64_t dtype, const void *element);
/// Stores `value` as one element; false if it is not a value of that type.
bool storeElement(int64_t dtype, std::string_view value, void *element);

} // namespace zrt

#endif // ZRT_BASE_DTYPE_H
