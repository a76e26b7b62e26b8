//===- TextCheck.cpp - What a parser could not stand ----------------------------===//
#include "zero/Support/TextCheck.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
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
  /// What stands behind an alias: aliases used in it, theirs counted in, and how deep they nest.
  struct Alias {
    uint64_t uses = 0;
    unsigned depth = 0;
  };

  bool skipStringOrComment();
  bool isUnalignedResource();
  bool isResultTooLarge();
  void countBracket(char c);
  std::string checkAlias();
  void endAlias();
  bool isAffineMapTooLong();

  StringRef text;
  size_t at = 0;
  unsigned depth = 0;
  bool inResources = false;
  StringMap<Alias> aliases;
  std::optional<std::pair<StringRef, Alias>> current; // the alias being defined
  size_t valueStart = 0;                              // of that alias
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

/// `"0x00000000...` among the resources behind the program: the first four bytes of a resource are
/// its alignment.
bool Scanner::isUnalignedResource() {
  if (text.substr(at).starts_with("{-#"))
    inResources = true;
  return inResources && text.substr(at).starts_with("\"0x00000000");
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

void Scanner::endAlias() {
  if (current)
    aliases[current->first] = current->second;
  current.reset();
}

/// `#name` or `!name`: outside all brackets and before a `=` a definition, else a use. A use before
/// its definition is nothing: the parser takes one for locations of ops only.
std::string Scanner::checkAlias() {
  if (text[at] == '\n' && depth == 0 && at > valueStart)
    endAlias();
  if (text[at] != '#' && text[at] != '!')
    return "";
  auto isName = [](char c) { return isAlnum(c) || c == '_' || c == '$'; };
  StringRef name = text.substr(at, 1 + text.substr(at + 1).take_while(isName).size());
  StringRef rest = text.substr(at + name.size()).ltrim();
  if (depth == 0 && rest.consume_front("=")) {
    endAlias();
    current.emplace(name, Alias());
    valueStart = text.size() - rest.ltrim().size();
    return "";
  }
  auto used = aliases.find(name);
  if (!current || used == aliases.end())
    return "";
  Alias &alias = current->second;
  alias.uses += 1 + used->second.uses;
  alias.depth = std::max(alias.depth, 1 + used->second.depth);
  if (alias.depth > kDeepestNesting)
    return formatv("aliases nest deeper than {0}", kDeepestNesting);
  if (alias.uses > kMostInAlias)
    return formatv("an alias stands for more than {0} others", kMostInAlias);
  return "";
}

bool Scanner::isAffineMapTooLong() {
  StringRef rest = text.substr(at);
  if (!rest.starts_with("affine_map<") && !rest.starts_with("affine_set<"))
    return false;
  unsigned operators = 0;
  for (char c : rest.take_while([](char c) { return c != '\n' && c != '"'; }).take_front(1 << 16))
    operators += StringRef("+-*").contains(c);
  return operators > kMostAffineOperators;
}

std::string Scanner::scan() {
  while (at < text.size()) {
    if (isUnalignedResource())
      return "a resource has alignment 0";
    if (skipStringOrComment())
      continue;
    if (std::string problem = checkAlias(); !problem.empty())
      return problem;
    if (text[at] == 'a' && isAffineMapTooLong())
      return formatv("an affine map has more than {0} operators", kMostAffineOperators);
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
