#include "Pattern.h"

#include <algorithm>

using namespace zrt;

static bool isWord(const std::string &text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
  });
}

/// The text up to `end`, from `at` on, which is moved behind it; a backslash is taken out.
static bool takeUntil(std::string_view text, size_t &at, char end, std::string &taken) {
  for (taken.clear(); at < text.size(); ++at) {
    if (text[at] == end)
      return ++at, true;
    if (text[at] == '\\' && at + 1 < text.size())
      ++at;
    taken += text[at];
  }
  return false;
}

Expected<Pattern> Pattern::parse(std::string_view text) {
  Pattern pattern;
  auto wrong = [&](const char *what) {
    return failure(Code::BadInput, "name '%s': %s", std::string(text).c_str(), what);
  };
  std::string plain, inside;
  auto flush = [&] {
    if (!plain.empty())
      pattern.pieces_.push_back({Piece::Text, plain});
    plain.clear();
  };
  for (size_t at = 0; at < text.size();) {
    char c = text[at++];
    if (c == '\\' && at < text.size()) {
      plain += text[at++];
    } else if (c == '[') {
      flush();
      if (!takeUntil(text, at, ']', inside) || inside.empty() ||
          inside.find_first_of("[{") != std::string::npos)
        return wrong("expected plain text and ']' after '['");
      pattern.pieces_.push_back({Piece::Optional, inside});
    } else if (c == '{') {
      flush();
      bool isClosed = takeUntil(text, at, '}', inside), isText = inside.starts_with('*');
      std::string hole = inside.substr(isText);
      if (!isClosed || !isWord(hole))
        return wrong("expected {i}, a number, or {*rest}, any text");
      pattern.pieces_.push_back({isText ? Piece::Any : Piece::Number, hole});
      std::vector<std::string> &same = isText ? pattern.texts_ : pattern.numbers_;
      const std::vector<std::string> &other = isText ? pattern.numbers_ : pattern.texts_;
      if (std::find(other.begin(), other.end(), hole) != other.end())
        return wrong("a hole is a number or text, not both");
      if (std::find(same.begin(), same.end(), hole) == same.end())
        same.push_back(hole);
    } else if (c == ']' || c == '}') {
      return wrong("a bracket that nothing opens; \\ before it takes it as it is");
    } else {
      plain += c;
    }
  }
  flush();
  return pattern;
}

bool Pattern::matchHole(size_t number, std::string_view name, Bindings &bindings) const {
  const Piece &piece = pieces_[number];
  auto bound = bindings.find(piece.text);
  bool isNumber = piece.kind == Piece::Number;
  for (size_t length = 1; length <= name.size(); ++length) {
    char last = name[length - 1];
    if (isNumber && (last < '0' || last > '9' || (length == 2 && name[0] == '0') || length > 9))
      return false; // numbers have one spelling
    std::string value(name.substr(0, length));
    if (bound != bindings.end() && bound->second != value)
      continue;
    Bindings next = bindings;
    next[piece.text] = value;
    if (matchAt(number + 1, name.substr(length), next)) {
      bindings = std::move(next);
      return true;
    }
  }
  return false;
}

bool Pattern::matchAt(size_t number, std::string_view name, Bindings &bindings) const {
  if (number == pieces_.size())
    return name.empty();
  const Piece &piece = pieces_[number];
  if (piece.kind == Piece::Number || piece.kind == Piece::Any)
    return matchHole(number, name, bindings);
  if (name.starts_with(piece.text) && matchAt(number + 1, name.substr(piece.text.size()), bindings))
    return true;
  return piece.kind == Piece::Optional && matchAt(number + 1, name, bindings);
}

std::string Pattern::fill(const Bindings &bindings) const {
  std::string name;
  for (const Piece &piece : pieces_)
    name += piece.kind == Piece::Text || piece.kind == Piece::Optional ? piece.text
                                                                       : bindings.at(piece.text);
  return name;
}
