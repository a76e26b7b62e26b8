#include "zero/Support/Tensor.h"

#include "llvm/ADT/APFloat.h"
#include "llvm/Support/raw_ostream.h"
#include <charconv>
#include <cmath>
#include <cstring>

using namespace zero;
using llvm::ArrayRef;
using llvm::StringRef;

size_t zero::getByteWidth(DType dtype) {
  return dispatch(dtype, [](auto tag) { return sizeof(tag); });
}

unsigned zero::getBitWidth(DType dtype) {
  switch (dtype) {
  case DType::I1:
    return 1;
  case DType::I2:
  case DType::U2:
    return 2;
  case DType::I4:
  case DType::U4:
  case DType::F4E2M1FN:
    return 4;
  case DType::F6E2M3FN:
  case DType::F6E3M2FN:
    return 6;
  default:
    return 8 * getByteWidth(dtype);
  }
}

StringRef zero::getName(DType dtype) {
  static constexpr StringRef names[] = {"i1",
                                        "i2",
                                        "i4",
                                        "i8",
                                        "i16",
                                        "i32",
                                        "i64",
                                        "ui2",
                                        "ui4",
                                        "ui8",
                                        "ui16",
                                        "ui32",
                                        "ui64",
                                        "f4E2M1FN",
                                        "f6E2M3FN",
                                        "f6E3M2FN",
                                        "f8E3M4",
                                        "f8E4M3",
                                        "f8E4M3B11FNUZ",
                                        "f8E4M3FN",
                                        "f8E4M3FNUZ",
                                        "f8E5M2",
                                        "f8E5M2FNUZ",
                                        "f8E8M0FNU",
                                        "f16",
                                        "bf16",
                                        "f32",
                                        "f64",
                                        "complex<f32>",
                                        "complex<f64>"};
  return names[static_cast<size_t>(dtype)];
}

static const llvm::fltSemantics &getSemantics(DType format) {
  switch (format) {
  case DType::F4E2M1FN:
    return llvm::APFloat::Float4E2M1FN();
  case DType::F6E2M3FN:
    return llvm::APFloat::Float6E2M3FN();
  case DType::F6E3M2FN:
    return llvm::APFloat::Float6E3M2FN();
  case DType::F8E3M4:
    return llvm::APFloat::Float8E3M4();
  case DType::F8E4M3:
    return llvm::APFloat::Float8E4M3();
  case DType::F8E4M3B11FNUZ:
    return llvm::APFloat::Float8E4M3B11FNUZ();
  case DType::F8E4M3FN:
    return llvm::APFloat::Float8E4M3FN();
  case DType::F8E4M3FNUZ:
    return llvm::APFloat::Float8E4M3FNUZ();
  case DType::F8E5M2:
    return llvm::APFloat::Float8E5M2();
  case DType::F8E5M2FNUZ:
    return llvm::APFloat::Float8E5M2FNUZ();
  case DType::F8E8M0FNU:
    return llvm::APFloat::Float8E8M0FNU();
  default:
    llvm_unreachable("a float of at most 8 bits");
  }
}

template <DType Format> SmallFloat<Format>::SmallFloat(double value) {
  // Powers of two alone: LLVM would keep the sign, and take NaN for infinity.
  if (Format == DType::F8E8M0FNU && !(value >= 0 && std::isfinite(value))) {
    bits = 0xff;
    return;
  }
  llvm::APFloat number(value);
  bool isInexact;
  number.convert(getSemantics(Format), llvm::APFloat::rmNearestTiesToEven, &isInexact);
  bits = static_cast<uint8_t>(number.bitcastToAPInt().getZExtValue());
}

template <DType Format> SmallFloat<Format>::operator float() const {
  const llvm::fltSemantics &semantics = getSemantics(Format);
  llvm::APFloat number(semantics, llvm::APInt(llvm::APFloat::getSizeInBits(semantics), bits));
  if (number.isNaN())
    return std::numeric_limits<float>::quiet_NaN();
  bool isInexact;
  number.convert(llvm::APFloat::IEEEsingle(), llvm::APFloat::rmNearestTiesToEven, &isInexact);
  return number.convertToFloat();
}

template struct zero::SmallFloat<DType::F4E2M1FN>;
template struct zero::SmallFloat<DType::F6E2M3FN>;
template struct zero::SmallFloat<DType::F6E3M2FN>;
template struct zero::SmallFloat<DType::F8E3M4>;
template struct zero::SmallFloat<DType::F8E4M3>;
template struct zero::SmallFloat<DType::F8E4M3B11FNUZ>;
template struct zero::SmallFloat<DType::F8E4M3FN>;
template struct zero::SmallFloat<DType::F8E4M3FNUZ>;
template struct zero::SmallFloat<DType::F8E5M2>;
template struct zero::SmallFloat<DType::F8E5M2FNUZ>;
template struct zero::SmallFloat<DType::F8E8M0FNU>;

float BFloat16::toOdd(double value) {
  float nearest = static_cast<float>(value);
  if (static_cast<double>(nearest) == value || std::isnan(value))
    return nearest;
  // Cut towards zero, then set the last bit. An overflow to infinity cuts to the largest f32, whose
  // last bit is set already and which rounds to infinity as it should.
  uint32_t bits = llvm::bit_cast<uint32_t>(nearest);
  if (std::fabs(static_cast<double>(nearest)) > std::fabs(value))
    --bits;
  return llvm::bit_cast<float>(bits | 1u);
}

int64_t zero::countElements(ArrayRef<int64_t> shape) {
  int64_t count = 1;
  for (int64_t dim : shape)
    count *= dim;
  return count;
}

llvm::SmallVector<int64_t, 4> zero::getRowMajorStrides(ArrayRef<int64_t> shape) {
  llvm::SmallVector<int64_t, 4> strides(shape.size(), 1);
  for (size_t i = shape.size(); i-- > 1;)
    strides[i - 1] = strides[i] * shape[i];
  return strides;
}

std::string zero::describeType(DType dtype, ArrayRef<int64_t> shape) {
  std::string text;
  for (int64_t dim : shape)
    text += std::to_string(dim) + "x";
  return text + getName(dtype).str();
}

//===----------------------------------------------------------------------===//
// Tensor
//===----------------------------------------------------------------------===//

Tensor::Tensor(DType dtype, ArrayRef<int64_t> shape)
    : dtype(dtype), shape(shape), elements(countElements(shape)),
      buffer(new char[std::max<size_t>(getNumBytes(), 1)]) {}

Tensor Tensor::zeros(DType dtype, ArrayRef<int64_t> shape) {
  Tensor result(dtype, shape);
  std::memset(result.getMutableBytes(), 0, result.getNumBytes());
  return result;
}

void Tensor::extendLowBits() {
  dispatch(dtype, [&](auto tag) {
    using T = decltype(tag);
    if constexpr (isSmallInt<T>)
      for (int64_t i = 0; i < elements; ++i)
        mutableData<T>()[i] = T(data<T>()[i].value);
  });
}

void Tensor::makeUnique() {
  if (!buffer || buffer.use_count() == 1)
    return;
  Tensor copy(dtype, shape);
  std::memcpy(copy.getMutableBytes(), getBytes(), getNumBytes());
  *this = std::move(copy);
}

Tensor Tensor::reshaped(ArrayRef<int64_t> newShape) const { return bitcast(dtype, newShape); }

Tensor Tensor::bitcast(DType newType, ArrayRef<int64_t> newShape) const {
  Tensor result;
  result.dtype = newType;
  result.shape.assign(newShape.begin(), newShape.end());
  result.elements = countElements(newShape);
  result.buffer = buffer;
  assert(result.getNumBytes() == getNumBytes() && "same bytes, other shape");
  return result;
}

Tensor Tensor::converted(DType newType) const {
  if (newType == dtype)
    return *this;
  Tensor result(newType, shape);
  dispatch(dtype, [&](auto from) {
    dispatch(newType, [&](auto to) {
      auto *in = data<decltype(from)>();
      auto *out = result.mutableData<decltype(to)>();
      for (int64_t i = 0; i < elements; ++i)
        out[i] = convertElement<decltype(to)>(in[i]);
    });
  });
  return result;
}

int64_t Tensor::getIndex(int64_t at) const {
  if (dtype == DType::U64)
    return static_cast<int64_t>(
        std::min<uint64_t>(data<uint64_t>()[at], std::numeric_limits<int64_t>::max()));
  return dispatch(dtype,
                  [&](auto tag) { return convertElement<int64_t>(data<decltype(tag)>()[at]); });
}

bool Tensor::identicalTo(const Tensor &other) const {
  if (dtype != other.dtype || shape != other.shape)
    return false;
  return buffer == other.buffer || std::memcmp(getBytes(), other.getBytes(), getNumBytes()) == 0;
}

//===----------------------------------------------------------------------===//
// Printing
//===----------------------------------------------------------------------===//

template <typename T> static std::string printNumber(T value) {
  if constexpr (std::is_floating_point_v<T>) {
    if (std::isnan(value))
      return "\"nan\"";
    if (std::isinf(value))
      return value > 0 ? "\"inf\"" : "\"-inf\"";
  }
  char text[64];
  auto [end, error] = std::to_chars(text, text + sizeof(text), value);
  return std::string(text, end);
}

std::string zero::printElement(const Tensor &tensor, int64_t index) {
  return dispatch(tensor.getDType(), [&](auto tag) -> std::string {
    using T = decltype(tag);
    T value = tensor.data<T>()[index];
    if constexpr (std::is_same_v<T, bool>)
      return value ? "true" : "false";
    else if constexpr (isComplexType<T>)
      return "[" + printNumber(value.real()) + ", " + printNumber(value.imag()) + "]";
    else
      return printNumber(static_cast<Compute<T>>(value));
  });
}
