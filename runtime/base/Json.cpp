#include "Json.h"

#include <cerrno>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>

using namespace zrt;

namespace zrt {

/// Recursive descent; depth is bounded so that a hostile file cannot exhaust the stack.
class JsonParser {
public:
  JsonParser(std::string_view text, const std::string &what) : text_(text), what_(what) {}

  Expected<Json> run() {
    Json value;
    ZRT_TRY(parseValue(value, 0));
    skipSpace();
    if (position_ != text_.size())
      return error("text after the end of the value");
    return value;
  }

private:
  static constexpr int maxDepth = 64;

  Status error(const char *message) const {
    return failure(Code::BadInput, "%s: malformed JSON at byte %zu: %s", what_.c_str(), position_,
                   message);
  }

  void skipSpace() {
    while (position_ < text_.size() && strchr(" \t\r\n", text_[position_]) && text_[position_])
      ++position_;
  }

  bool eat(char c) {
    skipSpace();
    if (position_ >= text_.size() || text_[position_] != c)
      return false;
    ++position_;
    return true;
  }

  bool eatWord(std::string_view word) {
    if (text_.substr(position_, word.size()) != word)
      return false;
    position_ += word.size();
    return true;
  }

  Status parseValue(Json &value, int depth) {
    if (depth > maxDepth)
      return error("nested too deeply");
    skipSpace();
    if (position_ >= text_.size())
      return error("unexpected end");
    switch (text_[position_]) {
    case '{':
      return parseObject(value, depth);
    case '[':
      return parseArray(value, depth);
    case '"':
      value.kind_ = Json::Kind::String;
      return parseString(value.string_);
    case 't':
    case 'f':
      value.kind_ = Json::Kind::Bool;
      value.integer_ = text_[position_] == 't';
      return eatWord("true") || eatWord("false") ? Status::ok() : error("unknown word");
    case 'n':
      return eatWord("null") ? Status::ok() : error("unknown word");
    default:
      return parseNumber(value);
    }
  }

  Status parseObject(Json &value, int depth) {
    value.kind_ = Json::Kind::Object;
    ++position_;
    if (eat('}'))
      return Status::ok();
    do {
      skipSpace();
      Json::Member member;
      ZRT_TRY(parseString(member.first));
      if (!eat(':'))
        return error("expected ':'");
      ZRT_TRY(parseValue(member.second, depth + 1));
      value.members_.push_back(std::move(member));
    } while (eat(','));
    return eat('}') ? Status::ok() : error("expected ',' or '}'");
  }

  Status parseArray(Json &value, int depth) {
    value.kind_ = Json::Kind::Array;
    ++position_;
    if (eat(']'))
      return Status::ok();
    do {
      value.array_.emplace_back();
      ZRT_TRY(parseValue(value.array_.back(), depth + 1));
    } while (eat(','));
    return eat(']') ? Status::ok() : error("expected ',' or ']'");
  }

  Status parseNumber(Json &value) {
    size_t end = position_;
    while (end < text_.size() && strchr("+-0123456789.eE", text_[end]) && text_[end])
      ++end;
    std::string spelling(text_.substr(position_, end - position_));
    char *rest = nullptr;
    (void)strtod(spelling.c_str(), &rest);
    if (spelling.empty() || *rest)
      return error("expected a value");
    value.string_ = spelling;
    if (spelling.find_first_of(".eE") == std::string::npos) {
      errno = 0;
      value.integer_ = strtoll(spelling.c_str(), &rest, 10);
      if (errno == ERANGE)
        return error("integer out of range");
      value.kind_ = Json::Kind::Integer;
    } else {
      value.kind_ = Json::Kind::Real;
    }
    position_ = end;
    return Status::ok();
  }

  Status parseString(std::string &result) {
    if (position_ >= text_.size() || text_[position_] != '"')
      return error("expected a string");
    ++position_;
    while (position_ < text_.size()) {
      char c = text_[position_++];
      if (c == '"')
        return Status::ok();
      if (c != '\\') {
        result += c;
        continue;
      }
      ZRT_TRY(parseEscape(result));
    }
    return error("string without end");
  }

  Status parseEscape(std::string &result) {
    if (position_ >= text_.size())
      return error("string without end");
    char c = text_[position_++];
    static const char from[] = "\"\\/bfnrt", to[] = "\"\\/\b\f\n\r\t";
    if (const char *found = c ? strchr(from, c) : nullptr) {
      result += to[found - from];
      return Status::ok();
    }
    uint32_t point = 0;
    if (c != 'u' || !parseHex(point))
      return error("unknown escape");
    if (point >= 0xD800 && point < 0xDC00) {
      uint32_t low = 0;
      if (!eatWord("\\u") || !parseHex(low) || low < 0xDC00 || low > 0xDFFF)
        return error("half a surrogate pair");
      point = 0x10000 + ((point - 0xD800) << 10) + (low - 0xDC00);
    }
    appendUtf8(result, point);
    return Status::ok();
  }

  bool parseHex(uint32_t &point) {
    if (position_ + 4 > text_.size())
      return false;
    for (int i = 0; i < 4; ++i) {
      char c = text_[position_++];
      int digit = c >= '0' && c <= '9'   ? c - '0'
                  : c >= 'a' && c <= 'f' ? c - 'a' + 10
                  : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                         : -1;
      if (digit < 0)
        return false;
      point = point * 16 + digit;
    }
    return true;
  }

  static void appendUtf8(std::string &result, uint32_t point) {
    if (point < 0x80) {
      result += char(point);
      return;
    }
    int extra = point < 0x800 ? 1 : point < 0x10000 ? 2 : 3;
    static const unsigned char lead[] = {0, 0xC0, 0xE0, 0xF0};
    result += char(lead[extra] | (point >> (6 * extra)));
    for (int i = extra - 1; i >= 0; --i)
      result += char(0x80 | ((point >> (6 * i)) & 0x3F));
  }

  std::string_view text_;
  const std::string &what_;
  size_t position_ = 0;
};

} // namespace zrt

Expected<Json> Json::parse(std::string_view text, const std::string &what) {
  return JsonParser(text, what).run();
}

const Json *Json::find(std::string_view name) const {
  for (const Member &member : members_)
    if (member.first == name)
      return &member.second;
  return nullptr;
}

std::string Json::text() const {
  switch (kind_) {
  case Kind::Null:
    return "null";
  case Kind::Bool:
    return integer_ ? "true" : "false";
  case Kind::Integer:
  case Kind::Real:
    return string_;
  case Kind::String:
    return jsonQuote(string_);
  case Kind::Array: {
    std::string result = "[";
    for (const Json &item : array_)
      result += (&item == array_.data() ? "" : ", ") + item.text();
    return result + "]";
  }
  case Kind::Object: {
    std::string result = "{";
    for (const Member &member : members_)
      result += (&member == members_.data() ? "" : ", ") + jsonQuote(member.first) + ": " +
                member.second.text();
    return result + "}";
  }
  }
  return "null";
}

std::string zrt::jsonQuote(std::string_view value) {
  std::string result = "\"";
  for (unsigned char c : value) {
    if (c == '"' || c == '\\')
      result += '\\', result += char(c);
    else if (c < 0x20)
      result += format("\\u%04x", c);
    else
      result += char(c);
  }
  return result + "\"";
}

static bool nonFinite(double value, std::string &text) {
  if (std::isnan(value))
    text = "\"NaN\"";
  else if (std::isinf(value))
    text = value < 0 ? "\"-Infinity\"" : "\"Infinity\"";
  return !text.empty();
}

std::string zrt::jsonNumber(double value) {
  std::string text;
  if (nonFinite(value, text))
    return text;
  for (int digits = 1; digits <= 17; ++digits)
    if (text = format("%.*g", digits, value); strtod(text.c_str(), nullptr) == value)
      break;
  return text;
}

std::string zrt::jsonNumber(float value) {
  std::string text;
  if (nonFinite(value, text))
    return text;
  for (int digits = 1; digits <= 9; ++digits)
    if (text = format("%.*g", digits, double(value)); strtof(text.c_str(), nullptr) == value)
      break;
  return text;
}

JsonLine &JsonLine::raw(std::string_view name, std::string_view value) {
  if (!text_.empty())
    text_ += ", ";
  text_ += jsonQuote(name);
  text_ += ": ";
  text_ += value;
  return *this;
}
