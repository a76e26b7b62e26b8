#include "zero/Support/Tensor.h"

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

StringRef zero::getName(DType dtype) {
  static constexpr StringRef names[] = {"i1",   "i8",   "i16",  "i32",          "i64",
                                        "ui8",  "ui16", "ui32", "ui64",         "f16",
                                        "bf16", "f32",  "f64",  "complex<f32>", "complex<f64>"};
  return names[static_cast<size_t>(dtype)];
}

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
