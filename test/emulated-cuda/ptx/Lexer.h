//===- Lexer.h - PTX text in tokens --------------------------------------------===//

#pragma once

#include <string_view>
#include <vector>

namespace emulatedptx {

struct Token {
  /// Word: an identifier, a directive or an opcode with its dots ("ld.global.v2.f32", "%tid.x").
  enum Kind : unsigned char { Word, Number, String, Mark, End };
  Kind kind = End;
  int line = 0;
  std::string_view text;
  bool is(std::string_view other) const { return text == other && kind != String; }
};

/// All tokens, End last. A character that PTX does not have becomes a Mark of its own.
std::vector<Token> tokenize(std::string_view text);

} // namespace emulatedptx
