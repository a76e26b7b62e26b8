//===- Pattern.h - Names with holes --------------------------------------------------===//
#ifndef ZERO_CKPT_PATTERN_H
#define ZERO_CKPT_PATTERN_H

#include "zrt/status.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace zrt {

/// What the holes of a name stand for.
using Bindings = std::map<std::string, std::string>;

/// A name such as `blocks/{i}/attn`, in which `{i}` is a number, `{*rest}` any text that is not
/// empty, and `[text]` may be left out where names are read, and is written. A backslash takes the
/// meaning from the character after it.
class Pattern {
public:
  static Expected<Pattern> parse(std::string_view text);

  /// Whether it is the whole name; adds what its holes stand for. Of several ways the one in which
  /// earlier holes are shortest, with optional text where that fits.
  bool match(std::string_view name, Bindings &bindings) const { return matchAt(0, name, bindings); }
  /// The name; every hole is bound.
  std::string fill(const Bindings &bindings) const;
  /// The holes that are numbers, and those that are text, each once.
  const std::vector<std::string> &numbers() const { return numbers_; }
  const std::vector<std::string> &texts() const { return texts_; }

private:
  struct Piece {
    enum Kind { Text, Optional, Number, Any } kind;
    std::string text; // or the hole's name
  };
  bool matchAt(size_t piece, std::string_view name, Bindings &bindings) const;
  bool matchHole(size_t piece, std::string_view name, Bindings &bindings) const;

  std::vector<Piece> pieces_;
  std::vector<std::string> numbers_, texts_;
};

} // namespace zrt

#endif // ZERO_CKPT_PATTERN_H
