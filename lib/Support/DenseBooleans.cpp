//===- DenseBooleans.cpp - Large constants of i1 in text, as bits or bytes ---------===//
#include "zero/Support/DenseBooleans.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace zero {

/// Elements of the type behind a constant, `> : tensor<40x40xi1>`; none where it is another type.
static std::optional<uint64_t> countBooleans(StringRef rest) {
  if (!rest.consume_front("> : tensor<"))
    return std::nullopt;
  uint64_t count = 1, size = 0;
  while (!rest.consume_front("i1>")) {
    // A file has fewer digits than that.
    if (rest.consumeInteger(10, size) || !rest.consume_front("x") || size > UINT32_MAX ||
        count > UINT32_MAX)
      return std::nullopt;
    count *= size;
  }
  return count;
}

/// Gives each constant of i1 in hexadecimal to `convert`, which appends what is to stand there, or
/// nothing, where it stays. None where all stay.
static std::optional<std::string>
convertBooleans(StringRef text,
                function_ref<bool(StringRef digits, uint64_t count, std::string &out)> convert) {
  constexpr StringRef start = "dense<\"0x";
  std::string out;
  size_t copied = 0;
  bool isChanged = false;
  for (size_t at = text.find(start); at != StringRef::npos; at = text.find(start, at)) {
    at += start.size();
    size_t end = text.find('"', at);
    if (end == StringRef::npos)
      break;
    std::optional<uint64_t> count = countBooleans(text.substr(end + 1));
    if (count && *count > 1) {
      out += text.slice(copied, at);
      copied = at;
      if (convert(text.slice(at, end), *count, out)) {
        copied = end;
        isChanged = true;
      }
    }
    at = end;
  }
  if (!isChanged)
    return std::nullopt;
  out += text.substr(copied);
  return out;
}

static bool pack(StringRef digits, uint64_t count, std::string &out) {
  auto isByte = [&](uint64_t i) {
    return digits[2 * i] == '0' && (digits[2 * i + 1] == '0' || digits[2 * i + 1] == '1');
  };
  if (digits.size() != 2 * count)
    return false;
  for (uint64_t i = 0; i < count; ++i)
    if (!isByte(i))
      return false;
  for (uint64_t first = 0; first < count; first += 8) {
    unsigned bits = 0;
    for (uint64_t i = first; i < std::min(first + 8, count); ++i)
      bits |= (digits[2 * i + 1] == '1') << (i - first);
    out += hexdigit(bits >> 4);
    out += hexdigit(bits & 15);
  }
  return true;
}

static bool unpack(StringRef digits, uint64_t count, std::string &out) {
  if (digits.size() != (count + 7) / 8 * 2 || !all_of(digits, isHexDigit))
    return false;
  for (uint64_t i = 0; i < count; ++i) {
    // Of a byte's two digits the second has the low bits.
    unsigned digit = hexDigitValue(digits[i / 8 * 2 + (i % 8 < 4)]);
    out += '0';
    out += digit >> i % 4 & 1 ? '1' : '0';
  }
  return true;
}

std::optional<std::string> packBooleans(StringRef text) { return convertBooleans(text, pack); }

std::optional<std::string> unpackBooleans(StringRef text) { return convertBooleans(text, unpack); }

} // namespace zero
