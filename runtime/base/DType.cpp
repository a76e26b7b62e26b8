#include "DType.h"

#include "Json.h"

#include <cerrno>
#include <cmath>
#include <cstdlib>

using namespace zrt;

static const DTypeInfo infos[dtypeCount] = {
    {"i1", "BOOL", 1, false},  {"i8", "I8", 1, false},           {"i16", "I16", 2, false},
    {"i32", "I32", 4, false},  {"i64", "I64", 8, false},         {"ui8", "U8", 1, false},
    {"ui16", "U16", 2, false}, {"ui32", "U32", 4, false},        {"ui64", "U64", 8, false},
    {"f16", "F16", 2, true},   {"bf16", "BF16", 2, true},        {"f32", "F32", 4, true},
    {"f64", "F64", 8, true},   {"f8E4M3FN", "F8_E4M3", 1, true}, {"f8E5M2", "F8_E5M2", 1, true},
};

const DTypeInfo &zrt::dtypeInfo(int64_t dtype) { return infos[dtype]; }

int zrt::dtypeFromName(std::string_view name) {
  if (name.substr(0, 2) == "si")
    name.remove_prefix(1);
  for (int i = 0; i < dtypeCount; ++i)
    if (name == infos[i].name)
      return i;
  return -1;
}

int zrt::dtypeFromSafetensors(std::string_view name) {
  for (int i = 0; i < dtypeCount; ++i)
    if (name == infos[i].safetensors)
      return i;
  return -1;
}

// Both without branches, so that loops over them become vector code on every x86-64.

float zrt::widenF16(uint16_t bits) {
  uint32_t magnitude = uint32_t(bits & 0x7FFF) << 13, wide;
  float value;
  memcpy(&value, &magnitude, sizeof value);
  value *= 0x1p112f; // moves the exponent, and makes subnormals normal
  memcpy(&wide, &value, sizeof wide);
  wide = magnitude >= 0x0F800000 ? magnitude | 0x7F800000 : wide; // infinity, NaN
  wide |= uint32_t(bits & 0x8000) << 16;
  memcpy(&value, &wide, sizeof value);
  return value;
}

uint16_t zrt::narrowF16(float value) {
  uint32_t bits, small;
  memcpy(&bits, &value, sizeof bits);
  uint32_t magnitude = bits & 0x7FFFFFFF;
  float absolute;
  memcpy(&absolute, &magnitude, sizeof absolute);
  absolute += 0.5f; // for results that are subnormal, the adder rounds at bit 2^-24
  memcpy(&small, &absolute, sizeof small);
  small -= 0x3F000000;
  uint32_t normal = (magnitude + 0xFFF + ((magnitude >> 13) & 1) - (112u << 23)) >> 13;
  uint32_t result = magnitude < 0x38800000 ? small : normal;
  result = magnitude >= 0x477FF000 ? 0x7C00 : result; // rounds to 65536 or more
  result = magnitude > 0x7F800000 ? 0x7E00 : result;
  return uint16_t(result | ((bits >> 16) & 0x8000));
}

namespace {
/// A type of 8 bits: its bits of mantissa, the exponent of the smallest normal number, and codes
/// without sign.
struct Format8 {
  int mantissa, minExponent;
  uint32_t largest, nan;
};
} // namespace

static Format8 format8(int64_t dtype) {
  return dtype == ZRT_F8E5M2 ? Format8{2, -14, 0x7B, 0x7E} : Format8{3, -6, 0x7E, 0x7F};
}

float zrt::widenF8(int64_t dtype, uint8_t bits) {
  Format8 format = format8(dtype);
  uint32_t code = bits & 0x7F;
  float value = float(code & ((1u << format.mantissa) - 1)); // of 2^mantissa steps
  int exponent = int(code >> format.mantissa);
  if (exponent)
    value += float(1u << format.mantissa);
  value = ldexpf(value, (exponent ? exponent - 1 : 0) + format.minExponent - format.mantissa);
  if (code > format.largest)
    value = code == format.largest + 1 && code != format.nan ? HUGE_VALF : NAN;
  return bits & 0x80 ? -value : value;
}

uint8_t zrt::narrowF8(int64_t dtype, float value) {
  Format8 format = format8(dtype);
  uint32_t bits;
  memcpy(&bits, &value, sizeof bits);
  uint32_t magnitude = bits & 0x7FFFFFFF, code;
  int shift = 23 - format.mantissa;
  if (magnitude < uint32_t(127 + format.minExponent) << 23) {
    // Steps of the denormal numbers: the adder rounds to a whole one.
    float absolute, steps = ldexpf(1, 23 + format.minExponent - format.mantissa);
    memcpy(&absolute, &magnitude, sizeof absolute);
    absolute += steps;
    memcpy(&code, &absolute, sizeof code);
    memcpy(&magnitude, &steps, sizeof magnitude);
    code -= magnitude;
  } else {
    uint32_t half = (1u << (shift - 1)) - 1 + ((magnitude >> shift) & 1);
    code = (magnitude + half - (uint32_t(126 + format.minExponent) << 23)) >> shift;
  }
  if (code > format.largest)
    code = format.largest + 1;
  if (value != value)
    code = format.nan;
  return uint8_t(code | (bits >> 24 & 0x80));
}

void zrt::widen(int64_t dtype, const void *source, float *target, int64_t count) {
  const uint8_t *bytes = static_cast<const uint8_t *>(source);
  if (dtypeInfo(dtype).size == 1) {
    for (int64_t i = 0; i < count; ++i)
      target[i] = widenF8(dtype, bytes[i]);
    return;
  }
  const uint16_t *from = static_cast<const uint16_t *>(source);
  if (dtype == ZRT_BF16)
    for (int64_t i = 0; i < count; ++i)
      target[i] = widenBf16(from[i]);
  else
    for (int64_t i = 0; i < count; ++i)
      target[i] = widenF16(from[i]);
}

void zrt::narrow(int64_t dtype, const float *source, void *target, int64_t count) {
  uint8_t *bytes = static_cast<uint8_t *>(target);
  if (dtypeInfo(dtype).size == 1) {
    for (int64_t i = 0; i < count; ++i)
      bytes[i] = narrowF8(dtype, source[i]);
    return;
  }
  uint16_t *to = static_cast<uint16_t *>(target);
  if (dtype == ZRT_BF16)
    for (int64_t i = 0; i < count; ++i)
      to[i] = narrowBf16(source[i]);
  else
    for (int64_t i = 0; i < count; ++i)
      to[i] = narrowF16(source[i]);
}

template <typename T> static T load(const void *element) {
  T value;
  memcpy(&value, element, sizeof value);
  return value;
}

std::string zrt::elementText(int64_t dtype, const void *element) {
  switch (dtype) {
  case ZRT_I1:
    return load<uint8_t>(element) ? "true" : "false";
  case ZRT_U64:
    return std::to_string(load<uint64_t>(element));
  case ZRT_I64:
    return std::to_string(load<int64_t>(element));
  case ZRT_F64:
    return jsonNumber(load<double>(element));
  case ZRT_F32:
    return jsonNumber(load<float>(element));
  case ZRT_F16:
    return jsonNumber(widenF16(load<uint16_t>(element)));
  case ZRT_BF16:
    return jsonNumber(widenBf16(load<uint16_t>(element)));
  case ZRT_F8E4M3FN:
  case ZRT_F8E5M2:
    return jsonNumber(widenF8(dtype, load<uint8_t>(element)));
  default:
    return std::to_string(int64_t(elementAsDouble(dtype, element)));
  }
}

double zrt::elementAsDouble(int64_t dtype, const void *element) {
  switch (dtype) {
  case ZRT_I1:
  case ZRT_U8:
    return load<uint8_t>(element);
  case ZRT_I8:
    return load<int8_t>(element);
  case ZRT_I16:
    return load<int16_t>(element);
  case ZRT_I32:
    return load<int32_t>(element);
  case ZRT_I64:
    return double(load<int64_t>(element));
  case ZRT_U16:
    return load<uint16_t>(element);
  case ZRT_U32:
    return load<uint32_t>(element);
  case ZRT_U64:
    return double(load<uint64_t>(element));
  case ZRT_F16:
    return widenF16(load<uint16_t>(element));
  case ZRT_BF16:
    return widenBf16(load<uint16_t>(element));
  case ZRT_F32:
    return load<float>(element);
  case ZRT_F8E4M3FN:
  case ZRT_F8E5M2:
    return widenF8(dtype, load<uint8_t>(element));
  default:
    return load<double>(element);
  }
}

template <typename T> static bool storeInteger(const std::string &text, void *element) {
  char *end = nullptr;
  errno = 0;
  T value;
  if constexpr (T(-1) < T(0)) {
    long long wide = strtoll(text.c_str(), &end, 10);
    value = T(wide);
    if (value != wide)
      return false;
  } else {
    unsigned long long wide = strtoull(text.c_str(), &end, 10);
    value = T(wide);
    if (value != wide || text[0] == '-')
      return false;
  }
  memcpy(element, &value, sizeof value);
  return errno == 0 && !text.empty() && !*end;
}

static bool storeFloat(int64_t dtype, const std::string &text, void *element) {
  char *end = nullptr;
  if (dtype == ZRT_F64) {
    double value = strtod(text.c_str(), &end);
    memcpy(element, &value, sizeof value);
  } else {
    float value = strtof(text.c_str(), &end);
    if (dtype == ZRT_F32)
      memcpy(element, &value, sizeof value);
    else
      narrow(dtype, &value, element, 1);
  }
  return !text.empty() && !*end;
}

bool zrt::storeElement(int64_t dtype, std::string_view value, void *element) {
  std::string text(value);
  switch (dtype) {
  case ZRT_I1: {
    bool isTrue = text == "true" || text == "1", isFalse = text == "false" || text == "0";
    *static_cast<uint8_t *>(element) = isTrue;
    return isTrue || isFalse;
  }
  case ZRT_I8:
    return storeInteger<int8_t>(text, element);
  case ZRT_I16:
    return storeInteger<int16_t>(text, element);
  case ZRT_I32:
    return storeInteger<int32_t>(text, element);
  case ZRT_I64:
    return storeInteger<int64_t>(text, element);
  case ZRT_U8:
    return storeInteger<uint8_t>(text, element);
  case ZRT_U16:
    return storeInteger<uint16_t>(text, element);
  case ZRT_U32:
    return storeInteger<uint32_t>(text, element);
  case ZRT_U64:
    return storeInteger<uint64_t>(text, element);
  default:
    return storeFloat(dtype, text, element);
  }
}
