//===- Tensor.h - Tensors in host memory --------------------------------------===//
//
// Element types, narrow numbers and contiguous row-major tensors: what the interpreter computes
// with and what tensor files hold. Copies share the buffer; whoever writes into a tensor makes it
// his own first (`makeUnique`), so a tensor that others can see never changes.
//===--------------------------------------------------------------------------===//
#ifndef ZERO_SUPPORT_TENSOR_H
#define ZERO_SUPPORT_TENSOR_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/bit.h"
#include <algorithm>
#include <cassert>
#include <complex>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <type_traits>

namespace zero {

/// Element types. Predicates (I1) take a byte, 0 or 1; integers of 2 and 4 bits and floats of 4 and
/// 6 bits take a byte each, too.
enum class DType : uint8_t {
  I1,
  I2,
  I4,
  I8,
  I16,
  I32,
  I64,
  U2,
  U4,
  U8,
  U16,
  U32,
  U64,
  F4E2M1FN,
  F6E2M3FN,
  F6E3M2FN,
  F8E3M4,
  F8E4M3,
  F8E4M3B11FNUZ,
  F8E4M3FN,
  F8E4M3FNUZ,
  F8E5M2,
  F8E5M2FNUZ,
  F8E8M0FNU,
  F16,
  BF16,
  F32,
  F64,
  C64,
  C128
};

/// Bytes of one element.
size_t getByteWidth(DType dtype);
/// Bits of one element that mean something.
unsigned getBitWidth(DType dtype);
/// Name as MLIR spells it: "i1", "i32", "ui8", "bf16", "complex<f32>".
llvm::StringRef getName(DType dtype);
constexpr bool isFloat(DType dtype) { return dtype >= DType::F4E2M1FN && dtype <= DType::F64; }
constexpr bool isComplex(DType dtype) { return dtype >= DType::C64; }

//===----------------------------------------------------------------------===//
// 16-bit floats
//===----------------------------------------------------------------------===//

using Float16 = _Float16;

/// The upper half of an f32. Conversions to it round to nearest even, once, from any type.
struct BFloat16 {
  uint16_t bits = 0;

  BFloat16() = default;
  explicit BFloat16(float value) : bits(round(value)) {}
  explicit BFloat16(double value) : bits(round(toOdd(value))) {}
  operator float() const { return llvm::bit_cast<float>(uint32_t(bits) << 16); }

private:
  static uint16_t round(float value) {
    uint32_t u = llvm::bit_cast<uint32_t>(value);
    if ((u & 0x7fffffffu) > 0x7f800000u) // NaN: keep it one, quiet
      return static_cast<uint16_t>((u >> 16) | 0x40u);
    return static_cast<uint16_t>((u + 0x7fffu + ((u >> 16) & 1u)) >> 16);
  }
  /// f32 nearest to zero, last bit set if inexact: rounding that again gives what one rounding
  /// gives.
  static float toOdd(double value);
};

//===----------------------------------------------------------------------===//
// Narrow numbers
//===----------------------------------------------------------------------===//

/// A float of at most 8 bits, by the format that MLIR names alike. Conversions to it round to
/// nearest even, once, from any type.
template <DType Format> struct SmallFloat {
  uint8_t bits = 0;

  SmallFloat() = default;
  explicit SmallFloat(double value);
  operator float() const;
};

/// An integer of 2 or 4 bits. Conversions to it wrap.
template <unsigned Bits, bool IsSigned> struct SmallInt {
  using Storage = std::conditional_t<IsSigned, int8_t, uint8_t>;
  static constexpr Storage kMin = IsSigned ? -(1 << (Bits - 1)) : 0;
  static constexpr Storage kMax = IsSigned ? (1 << (Bits - 1)) - 1 : (1 << Bits) - 1;
  Storage value = 0;

  SmallInt() = default;
  template <typename T, typename = std::enable_if_t<std::is_integral_v<T>>>
  explicit SmallInt(T wide) : value(static_cast<Storage>(static_cast<uint64_t>(wide) & kMask)) {
    if (value > kMax)
      value = static_cast<Storage>(value - (kMask + 1));
  }
  operator Storage() const { return value; }

private:
  static constexpr int kMask = (1 << Bits) - 1;
};

template <typename T> constexpr bool isSmallFloat = false;
template <DType Format> constexpr bool isSmallFloat<SmallFloat<Format>> = true;
template <typename T> constexpr bool isSmallInt = false;
template <unsigned Bits, bool IsSigned> constexpr bool isSmallInt<SmallInt<Bits, IsSigned>> = true;

namespace detail {
template <typename T> struct ComputeOf {
  using Type = T;
};
template <> struct ComputeOf<Float16> {
  using Type = float;
};
template <> struct ComputeOf<BFloat16> {
  using Type = float;
};
template <DType Format> struct ComputeOf<SmallFloat<Format>> {
  using Type = float;
};
template <unsigned Bits, bool IsSigned> struct ComputeOf<SmallInt<Bits, IsSigned>> {
  using Type = typename SmallInt<Bits, IsSigned>::Storage;
};
} // namespace detail

/// The type in which arithmetic on T happens: f32 for floats of at most 16 bits, a byte for
/// integers of fewer bits (results wrap when they are converted back), else T.
template <typename T> using Compute = typename detail::ComputeOf<T>::Type;
template <typename T> constexpr bool isNarrow = !std::is_same_v<T, Compute<T>>;

template <typename T> constexpr bool isFloatType = std::is_floating_point_v<Compute<T>>;

/// Complex numbers of two f32 (C64) or two f64 (C128).
template <typename T>
constexpr bool isComplexType =
    std::is_same_v<T, std::complex<float>> || std::is_same_v<T, std::complex<double>>;

using Int2 = SmallInt<2, true>;
using Int4 = SmallInt<4, true>;
using UInt2 = SmallInt<2, false>;
using UInt4 = SmallInt<4, false>;

template <typename T> struct DTypeOf;
template <DType Format> struct DTypeOf<SmallFloat<Format>> {
  static constexpr DType value = Format;
};
#define ZERO_DTYPE(CPP, NAME)                                                                      \
  template <> struct DTypeOf<CPP> {                                                                \
    static constexpr DType value = DType::NAME;                                                    \
  };
ZERO_DTYPE(bool, I1)
ZERO_DTYPE(Int2, I2)
ZERO_DTYPE(Int4, I4)
ZERO_DTYPE(int8_t, I8)
ZERO_DTYPE(int16_t, I16)
ZERO_DTYPE(int32_t, I32)
ZERO_DTYPE(int64_t, I64)
ZERO_DTYPE(UInt2, U2)
ZERO_DTYPE(UInt4, U4)
ZERO_DTYPE(uint8_t, U8)
ZERO_DTYPE(uint16_t, U16)
ZERO_DTYPE(uint32_t, U32)
ZERO_DTYPE(uint64_t, U64)
ZERO_DTYPE(Float16, F16)
ZERO_DTYPE(BFloat16, BF16)
ZERO_DTYPE(float, F32)
ZERO_DTYPE(double, F64)
ZERO_DTYPE(std::complex<float>, C64)
ZERO_DTYPE(std::complex<double>, C128)
#undef ZERO_DTYPE

/// Calls `fn(T())` with the C++ type of `dtype`.
template <typename Fn> auto dispatch(DType dtype, Fn &&fn) {
  switch (dtype) {
  case DType::I1:
    return fn(bool());
  case DType::I2:
    return fn(Int2());
  case DType::I4:
    return fn(Int4());
  case DType::I8:
    return fn(int8_t());
  case DType::I16:
    return fn(int16_t());
  case DType::I32:
    return fn(int32_t());
  case DType::I64:
    return fn(int64_t());
  case DType::U2:
    return fn(UInt2());
  case DType::U4:
    return fn(UInt4());
  case DType::U8:
    return fn(uint8_t());
  case DType::U16:
    return fn(uint16_t());
  case DType::U32:
    return fn(uint32_t());
  case DType::U64:
    return fn(uint64_t());
  case DType::F4E2M1FN:
    return fn(SmallFloat<DType::F4E2M1FN>());
  case DType::F6E2M3FN:
    return fn(SmallFloat<DType::F6E2M3FN>());
  case DType::F6E3M2FN:
    return fn(SmallFloat<DType::F6E3M2FN>());
  case DType::F8E3M4:
    return fn(SmallFloat<DType::F8E3M4>());
  case DType::F8E4M3:
    return fn(SmallFloat<DType::F8E4M3>());
  case DType::F8E4M3B11FNUZ:
    return fn(SmallFloat<DType::F8E4M3B11FNUZ>());
  case DType::F8E4M3FN:
    return fn(SmallFloat<DType::F8E4M3FN>());
  case DType::F8E4M3FNUZ:
    return fn(SmallFloat<DType::F8E4M3FNUZ>());
  case DType::F8E5M2:
    return fn(SmallFloat<DType::F8E5M2>());
  case DType::F8E5M2FNUZ:
    return fn(SmallFloat<DType::F8E5M2FNUZ>());
  case DType::F8E8M0FNU:
    return fn(SmallFloat<DType::F8E8M0FNU>());
  case DType::F16:
    return fn(Float16());
  case DType::BF16:
    return fn(BFloat16());
  case DType::F32:
    return fn(float());
  case DType::F64:
    return fn(double());
  case DType::C64:
    return fn(std::complex<float>());
  case DType::C128:
    return fn(std::complex<double>());
  }
  __builtin_unreachable();
}

/// Converts one element as stablehlo.convert does: floats to integers toward zero, saturating, NaN
/// to 0; anything to a predicate by comparing with zero; narrower floats to nearest even, once;
/// complex numbers to others by their real part.
template <typename To, typename From> To convertElement(From from);

//===----------------------------------------------------------------------===//
// Tensor
//===----------------------------------------------------------------------===//

class Tensor {
public:
  /// A null tensor: no buffer, no elements.
  Tensor() = default;
  /// Uninitialised elements.
  Tensor(DType dtype, llvm::ArrayRef<int64_t> shape);

  template <typename T> static Tensor scalar(T value) {
    Tensor result(DTypeOf<T>::value, {});
    *result.mutableData<T>() = value;
    return result;
  }
  /// All elements zero.
  static Tensor zeros(DType dtype, llvm::ArrayRef<int64_t> shape);

  explicit operator bool() const { return buffer != nullptr; }
  DType getDType() const { return dtype; }
  llvm::ArrayRef<int64_t> getShape() const { return shape; }
  int64_t getRank() const { return shape.size(); }
  int64_t getDim(int64_t dim) const { return shape[dim]; }
  int64_t getNumElements() const { return elements; }
  size_t getNumBytes() const { return elements * getByteWidth(dtype); }

  const char *getBytes() const { return buffer.get(); }
  /// Only for a tensor nobody else shares.
  char *getMutableBytes() {
    assert(buffer.use_count() == 1 && "writing into a shared tensor");
    return buffer.get();
  }
  template <typename T> const T *data() const {
    assert(DTypeOf<T>::value == dtype);
    return reinterpret_cast<const T *>(buffer.get());
  }
  template <typename T> T *mutableData() {
    assert(DTypeOf<T>::value == dtype);
    return reinterpret_cast<T *>(getMutableBytes());
  }

  /// Brings every element to one of its type, where bytes came from elsewhere: integers of fewer
  /// than 8 bits are extended from their low bits. Only for a tensor nobody else shares.
  void extendLowBits();

  /// Copies the buffer if someone else shares it.
  void makeUnique();
  /// The same elements under another shape of as many elements; shares the buffer.
  Tensor reshaped(llvm::ArrayRef<int64_t> newShape) const;
  /// The same bytes as elements of another type; shares the buffer.
  Tensor bitcast(DType newType, llvm::ArrayRef<int64_t> newShape) const;
  /// Elements converted to another type (`convertElement`); the tensor itself if it has that type.
  Tensor converted(DType newType) const;
  /// Element at a row-major index, as an index into something: saturated to int64_t.
  int64_t getIndex(int64_t at) const;

  bool sharesBufferWith(const Tensor &other) const { return buffer == other.buffer; }
  /// Same type, shape and bytes.
  bool identicalTo(const Tensor &other) const;

private:
  DType dtype = DType::I1;
  llvm::SmallVector<int64_t, 4> shape;
  int64_t elements = 0;
  std::shared_ptr<char[]> buffer;
};

/// Product of the dimensions; 1 for rank 0.
int64_t countElements(llvm::ArrayRef<int64_t> shape);
/// Row-major strides in elements.
llvm::SmallVector<int64_t, 4> getRowMajorStrides(llvm::ArrayRef<int64_t> shape);
/// "2x3xf32", "f32" for rank 0.
std::string describeType(DType dtype, llvm::ArrayRef<int64_t> shape);
inline std::string describeType(const Tensor &tensor) {
  return describeType(tensor.getDType(), tensor.getShape());
}
/// One element of a tensor as JSON: shortest decimal that reads back as the same value; true and
/// false for predicates; infinities and NaN as strings, which JSON has no numbers for; complex
/// numbers as [real, imaginary].
std::string printElement(const Tensor &tensor, int64_t index);

//===----------------------------------------------------------------------===//
// Implementation of convertElement
//===----------------------------------------------------------------------===//

namespace detail {
/// A double that rounds to any narrow float as the integer itself would: what does not fit into
/// 53 bits is cut off, with the last bit kept set if that lost anything.
template <typename Int> double toOddDouble(Int value) {
  bool negative = value < 0;
  uint64_t magnitude = negative ? -static_cast<uint64_t>(value) : static_cast<uint64_t>(value);
  if (magnitude >> 53)
    magnitude = (magnitude & ~uint64_t(0xfff)) | ((magnitude & 0xfff) ? 0x800u : 0u);
  double result = static_cast<double>(magnitude);
  return negative ? -result : result;
}

template <typename To, typename From> To saturate(From from) {
  if (from != from)
    return 0;
  // Both bounds as powers of two, which every float type represents exactly.
  constexpr int bits = std::numeric_limits<To>::digits;
  double bound = static_cast<double>(To(1) << (bits - 1)) * 2.0;
  double value = static_cast<double>(from);
  if (value >= bound)
    return std::numeric_limits<To>::max();
  if constexpr (std::is_signed_v<To>) {
    if (value < -bound)
      return std::numeric_limits<To>::min();
  } else if (value <= -1.0) {
    return 0;
  }
  return static_cast<To>(value);
}
} // namespace detail

template <typename To, typename From> To convertElement(From from) {
  if constexpr (std::is_same_v<To, From>)
    return from;
  else if constexpr (isComplexType<From>) {
    if constexpr (isComplexType<To>)
      return To(from);
    else
      return convertElement<To>(from.real());
  } else if constexpr (isComplexType<To>)
    return To(convertElement<typename To::value_type>(from));
  else if constexpr (isSmallInt<From>)
    return convertElement<To>(static_cast<Compute<From>>(from));
  else if constexpr (std::is_same_v<To, bool>)
    return static_cast<Compute<From>>(from) != Compute<From>(0);
  else if constexpr (isSmallInt<To>) {
    if constexpr (!isFloatType<From>)
      return To(from);
    else
      return To(std::clamp(detail::saturate<Compute<To>>(static_cast<Compute<From>>(from)),
                           To::kMin, To::kMax));
  } else if constexpr (isFloatType<From> && !isFloatType<To>)
    return detail::saturate<To>(static_cast<Compute<From>>(from));
  else if constexpr (isFloatType<To> && isNarrow<To>) {
    // By way of a type that holds `from` exactly, or rounded to odd, so that only one rounding
    // counts.
    if constexpr (isFloatType<From>)
      return To(static_cast<Compute<From>>(from));
    else if constexpr (sizeof(From) < 8)
      return To(static_cast<double>(from));
    else
      return To(detail::toOddDouble(from));
  } else if constexpr (isFloatType<To>)
    return static_cast<To>(static_cast<Compute<From>>(from));
  else
    return static_cast<To>(from);
}

} // namespace zero
#endif
