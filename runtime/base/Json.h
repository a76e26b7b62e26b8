//===- Json.h - Reading and writing JSON ------------------------------------===//
#ifndef ZRT_BASE_JSON_H
#define ZRT_BASE_JSON_H

#include "zrt/status.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace zrt {

/// One JSON value. Members keep the order of the text.
class Json {
public:
  enum class Kind { Null, Bool, Integer, Real, String, Array, Object };
  using Member = std::pair<std::string, Json>;

  /// `what` names the text in error messages.
  static Expected<Json> parse(std::string_view text, const std::string &what);

  Kind kind() const { return kind_; }
  bool isString() const { return kind_ == Kind::String; }
  bool isInteger() const { return kind_ == Kind::Integer; }
  bool isArray() const { return kind_ == Kind::Array; }
  bool isObject() const { return kind_ == Kind::Object; }

  bool boolean() const { return integer_ != 0; }
  int64_t integer() const { return integer_; }
  const std::string &string() const { return string_; }
  const std::vector<Json> &array() const { return array_; }
  const std::vector<Member> &members() const { return members_; }
  /// The member of that name, or nullptr.
  const Json *find(std::string_view name) const;
  /// The value as compact text.
  std::string text() const;

private:
  friend class JsonParser;
  Kind kind_ = Kind::Null;
  int64_t integer_ = 0;
  std::string string_; // also the spelling of a real number
  std::vector<Json> array_;
  std::vector<Member> members_;
};

/// The text of `value` in quotes, escaped.
std::string jsonQuote(std::string_view value);
/// The shortest decimal text that reads back as the same number; infinities and NaN as strings,
/// which JSON has no numbers for.
std::string jsonNumber(double value);
std::string jsonNumber(float value);

/// Writes one JSON object on one line.
class JsonLine {
public:
  JsonLine &raw(std::string_view name, std::string_view value);
  JsonLine &add(std::string_view name, std::string_view value) {
    return raw(name, jsonQuote(value));
  }
  JsonLine &add(std::string_view name, const char *value) {
    return add(name, std::string_view(value));
  }
  JsonLine &add(std::string_view name, int64_t value) { return raw(name, std::to_string(value)); }
  JsonLine &add(std::string_view name, double value) { return raw(name, jsonNumber(value)); }
  std::string str() const { return "{" + text_ + "}"; }

private:
  std::string text_;
};

} // namespace zrt

#endif // ZRT_BASE_JSON_H
