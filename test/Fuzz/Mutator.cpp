//===- Mutator.cpp - Deterministic damage to module text ------------------------===//
#include "Mutator.h"
#include <algorithm>
#include <cctype>
#include <set>

namespace zero::fuzz {

namespace {
/// Where a piece of the text is.
struct Range {
  size_t begin, end;
};
using Ranges = std::vector<Range>;
} // namespace

uint64_t Random::next() {
  uint64_t z = (state += 0x9e3779b97f4a7c15ull);
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
  return z ^ (z >> 31);
}

//===----------------------------------------------------------------------===//
// Pieces of a module's text
//===----------------------------------------------------------------------===//

static bool isWord(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '.' || c == '$';
}

/// Words with their sigil, numbers, strings; every other byte that is no space by itself.
static Ranges findTokens(std::string_view text) {
  Ranges tokens;
  for (size_t at = 0; at < text.size();) {
    size_t end = at + 1;
    if (text[at] == '"') {
      while (end < text.size() && text[end] != '"' && text[end] != '\n')
        end += text[end] == '\\' ? 2 : 1;
      end = std::min(end + 1, text.size());
    } else if (isWord(text[at]) ||
               std::string_view("%@#!").find(text[at]) != std::string_view::npos) {
      while (end < text.size() && isWord(text[end]))
        ++end;
    }
    if (!std::isspace(static_cast<unsigned char>(text[at])))
      tokens.push_back({at, end});
    at = end;
  }
  return tokens;
}

/// Everything from `opener` (ending in a bracket) to the bracket that closes it, as far as it is
/// not damaged: long ones are cut, since many that never close would take quadratic time.
static Ranges findBracketed(std::string_view text, std::string_view opener) {
  constexpr size_t kLongest = 4096;
  Ranges found;
  char open = opener.back(), close = open == '<'   ? '>'
                                     : open == '{' ? '}'
                                     : open == '[' ? ']'
                                                   : ')';
  for (size_t at = text.find(opener); at != std::string_view::npos;
       at = text.find(opener, at + 1)) {
    size_t end = at + opener.size(), last = std::min(text.size(), at + kLongest);
    for (int depth = 1; end < last && depth > 0; ++end)
      depth += text[end] == open ? 1 : text[end] == close && text[end - 1] != '-' ? -1 : 0;
    found.push_back({at, end});
  }
  return found;
}

/// Runs of digits, also inside types (`4x8xf32` has two).
static Ranges findNumbers(std::string_view text) {
  Ranges numbers;
  for (size_t at = 0; at < text.size(); ++at) {
    size_t end = at;
    while (end < text.size() && std::isdigit(static_cast<unsigned char>(text[end])))
      ++end;
    if (end == at)
      continue;
    numbers.push_back({at, end});
    at = end;
  }
  return numbers;
}

static Ranges findLines(std::string_view text) {
  Ranges lines;
  for (size_t at = 0; at < text.size();) {
    size_t end = std::min(text.find('\n', at), text.size() - 1) + 1;
    lines.push_back({at, end});
    at = end;
  }
  return lines;
}

static void replace(std::string &text, Range range, std::string_view by) {
  text.replace(range.begin, range.end - range.begin, by);
}

static std::string textOf(const std::string &text, Range range) {
  return text.substr(range.begin, range.end - range.begin);
}

static bool isWholeWord(const std::string &text, size_t at, size_t size) {
  auto isDigit = [&](size_t k) {
    return k < text.size() && std::isdigit(static_cast<unsigned char>(text[k]));
  };
  return !(at > 0 && isDigit(at - 1)) && !isDigit(at + size);
}

/// Every whole occurrence: a module whose types all change alike often stays well-formed.
static void replaceEverywhere(std::string &text, const std::string &what, const std::string &by) {
  constexpr size_t kMost =
      1 << 22; // a text that grows without bound tests the machine, not the reader
  for (size_t at = text.find(what); at != std::string::npos && text.size() < kMost;
       at = text.find(what, at)) {
    if (isWholeWord(text, at, what.size())) {
      text.replace(at, what.size(), by);
      at += by.size();
    } else {
      at += what.size();
    }
  }
}

//===----------------------------------------------------------------------===//
// Values that break things
//===----------------------------------------------------------------------===//

static const std::vector<std::string> kNumbers = {"0",
                                                  "1",
                                                  "2",
                                                  "3",
                                                  "7",
                                                  "16",
                                                  "64",
                                                  "65",
                                                  "100000",
                                                  "2147483647",
                                                  "2147483648",
                                                  "4294967296",
                                                  "9223372036854775807",
                                                  "9223372036854775808",
                                                  "18446744073709551615",
                                                  "99999999999999999999999",
                                                  "-1",
                                                  "-2",
                                                  "-9223372036854775808",
                                                  "0x7FC00000",
                                                  "0xFFFFFFFF",
                                                  "1.0e999",
                                                  "1.5"};

static const std::vector<std::string> kTypes = {"tensor<9999999999999xf32>",
                                                "tensor<4294967296x4294967296xf32>",
                                                "tensor<9223372036854775807xi8>",
                                                "tensor<3037000500x3037000500x2xf64>",
                                                "tensor<0xf32>",
                                                "tensor<0x9223372036854775807xf32>",
                                                "tensor<f32>",
                                                "tensor<i1>",
                                                "tensor<1xi1>",
                                                "tensor<?xf32>",
                                                "tensor<2x?xf32>",
                                                "tensor<*xf32>",
                                                "tensor<complex<f32>>",
                                                "tensor<2xcomplex<f64>>",
                                                "tensor<2xi4>",
                                                "tensor<2xui8>",
                                                "tensor<2xsi8>",
                                                "tensor<2xi127>",
                                                "tensor<3xindex>",
                                                "tensor<2xf8E4M3FN>",
                                                "tensor<2xbf16>",
                                                "tensor<2xf16>",
                                                "tensor<4xvector<2xf32>>",
                                                "tensor<2xtuple<>>",
                                                "tensor<2xf32, #stablehlo.precision<DEFAULT>>",
                                                "memref<2xf32>",
                                                "vector<2xf32>",
                                                "index",
                                                "none",
                                                "f32",
                                                "i32",
                                                "!stablehlo.token",
                                                "tuple<tensor<f32>>",
                                                "() -> ()",
                                                "tensor<1x1x1x1x1x1x1x1x1x1x1x1xf32>"};

static const std::vector<std::string> kElements = {
    "f32", "f64",  "f16",  "bf16", "i1",           "i8",     "i32",  "i64",
    "ui8", "ui32", "ui64", "i4",   "complex<f32>", "f8E5M2", "index"};

static const std::vector<std::string> kAttributes = {"[]",
                                                     "{}",
                                                     "[[]]",
                                                     "unit",
                                                     "\"\"",
                                                     "\"x\"",
                                                     "@nowhere",
                                                     "dense<>",
                                                     "dense<0> : tensor<4xi64>",
                                                     "dense<[[1, 2], [3]]> : tensor<2x2xi64>",
                                                     "dense<\"0x\"> : tensor<2xf32>",
                                                     "dense<\"0x00\"> : tensor<2xi64>",
                                                     "dense_resource<nothing> : tensor<4xf32>",
                                                     "array<i64>",
                                                     "array<i64: -1, 9223372036854775807>",
                                                     "array<i1: true>",
                                                     "true",
                                                     "1 : i1",
                                                     "-1 : i64",
                                                     "9223372036854775807 : i64",
                                                     "0.0 : f32",
                                                     "f32",
                                                     "tensor<2xf32>",
                                                     "#stablehlo.dot<>",
                                                     "#zero.role<param \"w\" next = 0>",
                                                     "#zero.role<batch \"x\" dim = 9>",
                                                     "loc(unknown)",
                                                     "dense<9> : tensor<99999999999xi64>"};

//===----------------------------------------------------------------------===//
// Mutations
//===----------------------------------------------------------------------===//

static void mutateBytes(std::string &text, const Corpus &, Random &random) {
  for (uint64_t k = 1 + random.below(4); k-- && !text.empty();) {
    size_t at = random.below(text.size());
    switch (random.below(4)) {
    case 0:
      text[at] = static_cast<char>(random.below(256));
      break;
    case 1:
      text.insert(at, 1, static_cast<char>(random.below(128)));
      break;
    case 2:
      text.erase(at, 1 + random.below(8));
      break;
    default:
      text[at] = static_cast<char>(text[at] ^ (1 << random.below(8)));
    }
  }
}

static void mutateTokens(std::string &text, const Corpus &corpus, Random &random) {
  Ranges tokens = findTokens(text);
  if (tokens.size() < 2)
    return;
  Range first = random.pick(tokens), second = random.pick(tokens);
  switch (random.below(4)) {
  case 0:
    return replace(text, first, "");
  case 1:
    return replace(text, first, textOf(text, second));
  case 2:
    return replace(text, first, corpus.pickToken(random));
  default: {
    if (first.begin > second.begin)
      std::swap(first, second);
    if (first.begin == second.begin)
      return;
    std::string left = textOf(text, first), right = textOf(text, second);
    replace(text, second, left);
    replace(text, first, right);
  }
  }
}

static void mutateTypes(std::string &text, const Corpus &corpus, Random &random) {
  Ranges types = findBracketed(text, "tensor<");
  if (types.empty())
    return;
  Range type = random.pick(types);
  switch (random.below(5)) {
  case 0:
    return replace(text, type, random.pick(kTypes));
  case 1:
    return replace(text, type, corpus.pickType(random));
  case 2:
    return replaceEverywhere(text, textOf(text, type), random.pick(kTypes));
  case 3:
    return replaceEverywhere(text, textOf(text, type), corpus.pickType(random));
  default:
    return replaceEverywhere(text, "x" + random.pick(kElements) + ">",
                             "x" + random.pick(kElements) + ">");
  }
}

static void mutateNumbers(std::string &text, const Corpus &, Random &random) {
  Ranges numbers = findNumbers(text);
  if (numbers.empty())
    return;
  Range number = random.pick(numbers);
  if (random.oneIn(3))
    return replaceEverywhere(text, textOf(text, number), random.pick(kNumbers));
  replace(text, number, random.pick(kNumbers));
}

/// The value after a random ` = `, up to the next delimiter outside brackets.
static Range findValue(const std::string &text, Random &random) {
  Ranges values;
  for (size_t at = text.find(" = "); at != std::string::npos; at = text.find(" = ", at + 1)) {
    size_t end = at + 3;
    for (int depth = 0; end < text.size(); ++end) {
      char c = text[end];
      depth += std::string_view("<[({").find(c) != std::string_view::npos;
      depth -= std::string_view(">])}").find(c) != std::string_view::npos;
      if (depth < 0 || (depth == 0 && c == ',') || c == '\n')
        break;
    }
    values.push_back({at + 3, end});
  }
  return values.empty() ? Range{0, 0} : random.pick(values);
}

static void mutateAttributes(std::string &text, const Corpus &, Random &random) {
  static const std::vector<std::string> kOpeners = {"{",      "<{",          "[",     "dense<",
                                                    "array<", "#stablehlo.", "#zero."};
  switch (random.below(4)) {
  case 0:
    return replace(text, findValue(text, random), random.pick(kAttributes));
  case 1: {
    Range value = findValue(text, random), other = findValue(text, random);
    return replace(text, value, textOf(text, other));
  }
  case 2: { // a whole `key = value`
    Range value = findValue(text, random);
    size_t key = text.find_last_of(",{<(", value.begin);
    return key == std::string::npos ? void() : replace(text, {key + 1, value.end}, "");
  }
  default: {
    std::string opener = random.pick(kOpeners);
    if (opener.back() == '.') // an attribute of a dialect: `#stablehlo.name<...>`
      opener = "<";
    Ranges bracketed = findBracketed(text, opener);
    if (!bracketed.empty())
      replace(text, random.pick(bracketed), random.oneIn(2) ? "" : random.pick(kAttributes));
  }
  }
}

static void mutateLines(std::string &text, const Corpus &, Random &random) {
  Ranges lines = findLines(text);
  if (lines.empty())
    return;
  Range first = random.pick(lines), second = random.pick(lines);
  std::string other = textOf(text, second);
  switch (random.below(3)) {
  case 0:
    return replace(text, first, "");
  case 1:
    return replace(text, first, other);
  default:
    text.insert(first.begin, other);
  }
}

static void truncate(std::string &text, const Corpus &, Random &random) {
  text.resize(random.below(text.size() + 1));
}

/// Many brackets at one place: a reader that recurses runs out of stack.
static void nest(std::string &text, const Corpus &, Random &random) {
  static const std::vector<std::string> kOpeners = {"[",      "{",       "(",       "<",
                                                    "tuple<", "({^bb0:", "dense<[", "{a = "};
  const std::string &opener = random.pick(kOpeners);
  std::string many;
  for (uint64_t depth = uint64_t(1) << random.below(16); depth--;)
    many += opener;
  text.insert(random.below(text.size() + 1), many);
}

/// The text of an operand changes to another value's name: types, order and use counts go wrong.
static void mutateOperands(std::string &text, const Corpus &, Random &random) {
  Ranges names;
  for (Range token : findTokens(text))
    if (text[token.begin] == '%')
      names.push_back(token);
  if (names.empty())
    return;
  std::string other = textOf(text, random.pick(names));
  replace(text, random.pick(names), other);
}

void mutate(std::string &text, const Corpus &corpus, Random &random) {
  using Mutation = void (*)(std::string &, const Corpus &, Random &);
  // Repeated where a hit goes deep: a changed type or number often still parses.
  static constexpr Mutation kMutations[] = {mutateBytes,   mutateTokens,     mutateTokens,
                                            mutateTypes,   mutateTypes,      mutateNumbers,
                                            mutateNumbers, mutateAttributes, mutateOperands,
                                            mutateLines,   mutateAttributes, mutateOperands};
  if (random.oneIn(40))
    return truncate(text, corpus, random);
  if (random.oneIn(60))
    return nest(text, corpus, random);
  kMutations[random.below(std::size(kMutations))](text, corpus, random);
}

//===----------------------------------------------------------------------===//
// Corpus
//===----------------------------------------------------------------------===//

void Corpus::addFile(std::string_view text) {
  constexpr size_t kLarge = 24 << 10;
  constexpr std::string_view kSeparator = "// -----";
  while (!text.empty()) {
    size_t end = text.find(kSeparator);
    std::string module(text.substr(0, end));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + kSeparator.size());
    if (module.find_first_not_of(" \n") == std::string::npos)
      continue;
    bool isWrong = module.find("expected-error") != std::string::npos;
    (isWrong ? wrong : module.size() < kLarge ? small : large).push_back(std::move(module));
  }
}

void Corpus::finish() {
  std::set<std::string> allTypes, allTokens;
  for (const std::vector<std::string> *modules : {&small, &wrong})
    for (const std::string &module : *modules) {
      for (Range range : findBracketed(module, "tensor<"))
        allTypes.insert(textOf(module, range));
      for (Range range : findTokens(module))
        allTokens.insert(textOf(module, range));
    }
  types.assign(allTypes.begin(), allTypes.end());
  tokens.assign(allTokens.begin(), allTokens.end());
}

const std::string &Corpus::pick(Random &random) const {
  bool isLarge = random.oneIn(32), isWrong = random.oneIn(16);
  for (const std::vector<std::string> *modules : {isLarge   ? &large
                                                  : isWrong ? &wrong
                                                            : &small,
                                                  &small, &large})
    if (!modules->empty())
      return random.pick(*modules);
  return random.pick(wrong);
}

std::string makeInput(const Corpus &corpus, uint64_t seed, uint64_t index) {
  Random random(seed * 0x100000001b3ull + index);
  random.next(); // neighbouring seeds start far apart
  std::string text = corpus.pick(random);
  // Mostly one or two: most inputs should get past the parser.
  for (uint64_t k = 1 + random.below(1 + random.below(1 + random.below(8))); k--;)
    mutate(text, corpus, random);
  return text;
}

} // namespace zero::fuzz
