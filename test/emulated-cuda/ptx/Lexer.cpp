//===- Lexer.cpp - PTX text in tokens ------------------------------------------===//

#include "Lexer.h"

using namespace emulatedptx;

namespace {

bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
bool isWord(char c) { return isLetter(c) || isDigit(c) || c == '_' || c == '$' || c == '.'; }

class Lexer {
public:
  explicit Lexer(std::string_view text) : text(text) {}

  std::vector<Token> run() {
    while (skipBlanks(), at < text.size())
      next();
    tokens.push_back({Token::End, line, {}});
    return std::move(tokens);
  }

private:
  char peek(size_t ahead = 0) const { return at + ahead < text.size() ? text[at + ahead] : '\0'; }

  void skipBlanks() {
    while (at < text.size()) {
      if (peek() == '/' && peek(1) == '/') {
        while (at < text.size() && peek() != '\n')
          ++at;
      } else if (peek() == '/' && peek(1) == '*') {
        size_t end = text.find("*/", at + 2);
        end = end == text.npos ? text.size() : end + 2;
        for (; at < end; ++at)
          line += peek() == '\n';
      } else if (peek() == ' ' || peek() == '\t' || peek() == '\r' || peek() == '\n' ||
                 peek() == '\0') {
        line += peek() == '\n';
        ++at;
      } else {
        return;
      }
    }
  }

  void push(Token::Kind kind, size_t begin) {
    tokens.push_back({kind, line, text.substr(begin, at - begin)});
  }

  void next() {
    size_t begin = at;
    char c = peek();
    if (c == '"') {
      for (++at; at < text.size() && peek() != '"'; ++at)
        if (peek() == '\\')
          ++at;
      at = at < text.size() ? at + 1 : text.size();
      tokens.push_back(
          {Token::String, line, text.substr(begin + 1, at - begin - 2 + (at == begin + 1))});
    } else if (isDigit(c)) {
      number();
      push(Token::Number, begin);
    } else if (isWord(c) || c == '%') {
      ++at;
      while (isWord(peek()) || (peek() == ':' && peek(1) == ':')) // .shared::cta
        at += peek() == ':' ? 2 : 1;
      push(Token::Word, begin);
    } else {
      ++at;
      push(Token::Mark, begin);
    }
  }

  // 12, 0x1F, 0b101, 017, 5U, 1.5, 1e-3, 0f3F800000, 0d3FF0000000000000. "1.5" takes its dot, and
  // an exponent its sign.
  void number() {
    bool isHex = peek() == '0' && (peek(1) == 'x' || peek(1) == 'X' || peek(1) == 'f' ||
                                   peek(1) == 'F' || peek(1) == 'd' || peek(1) == 'D');
    while (isLetter(peek()) || isDigit(peek()) || peek() == '.') {
      bool isExponent = !isHex && (peek() == 'e' || peek() == 'E');
      ++at;
      if (isExponent && (peek() == '-' || peek() == '+'))
        ++at;
    }
  }

  std::string_view text;
  size_t at = 0;
  int line = 1;
  std::vector<Token> tokens;
};

} // namespace

std::vector<Token> emulatedptx::tokenize(std::string_view text) { return Lexer(text).run(); }
