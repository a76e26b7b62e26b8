//===- TextCheck.cpp - What a parser could not stand ----------------------------===//
#include "zero/Support/TextCheck.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;

namespace zero {

namespace {
class Scanner {
public:
  explicit Scanner(StringRef text) : text(text) {}

  /// What is wrong up to the place reached; empty where nothing is.
  std::string scan();
  size_t getLine() const { return text.take_front(at).count('\n') + 1; }

private:
  bool skipStringOrComment();
  bool isResultTooLarge();
  void countBracket(char c);

  StringRef text;
  size_t at = 0;
  unsigned depth = 0;
};
} // namespace

bool Scanner::skipStringOrComment() {
  if (text.substr(at).starts_with("//")) {
    at = std::min(text.find('\n', at), text.size());
    return true;
  }
  if (text[at] != '"')
    return false;
  for (++at; at < text.size() && text[at] != '"' && text[at] != '\n'; ++at)
    at += text[at] == '\\';
  at = std::min(at + 1, text.size());
  return true;
}

/// `#N` right after a name of a value or a number: the N-th result of `%name`.
bool Scanner::isResultTooLarge() {
  if (text[at] != '#' || at == 0 || !(isAlnum(text[at - 1]) || text[at - 1] == '_'))
    return false;
  StringRef digits = text.substr(at + 1).take_while(isDigit);
  unsigned number = 0;
  return !digits.empty() && (digits.getAsInteger(10, number) || number >= kMostResults);
}

void Scanner::countBracket(char c) {
  bool isArrow = c == '>' && at > 0 && text[at - 1] == '-';
  if (StringRef("([{<").contains(c))
    ++depth;
  else if (StringRef(")]}>").contains(c) && !isArrow && depth > 0)
    --depth;
}

std::string Scanner::scan() {
  while (at < text.size()) {
    if (skipStringOrComment())
      continue;
    if (isResultTooLarge())
      return formatv("a value is result {0} or above of its op", kMostResults);
    countBracket(text[at]);
    if (depth > kDeepestNesting)
      return formatv("brackets nest deeper than {0}", kDeepestNesting);
    ++at;
  }
  return "";
}

Error checkText(StringRef text, StringRef fileName) {
  if (text.starts_with("ML\xefR"))
    return Error::success();
  Scanner scanner(text);
  std::string problem = scanner.scan();
  if (problem.empty())
    return Error::success();
  return createStringError("'%s', line %zu: %s, which no program needs; is the file damaged?",
                           fileName.str().c_str(), scanner.getLine(), problem.c_str());
}

} // namespace zero
