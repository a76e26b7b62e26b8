#include "Map.h"

#include "base/Files.h"

#include <algorithm>
#include <cstdlib>
#include <set>

using namespace zrt;

static constexpr int64_t mapLimit = 1 << 20; // bytes

static std::vector<std::string> wordsOf(std::string_view line) {
  std::vector<std::string> words;
  for (size_t at = 0; at < line.size();) {
    at = line.find_first_not_of(" \t\r", at);
    if (at == std::string_view::npos || line[at] == '#')
      break;
    size_t end = std::min(line.find_first_of(" \t\r", at), line.size());
    std::string word(line.substr(at, end - at));
    at = end;
    bool hasComma = word.size() > 1 && word.back() == ',';
    if (hasComma)
      word.pop_back();
    words.push_back(word);
    if (hasComma)
      words.push_back(",");
  }
  return words;
}

namespace {

/// Reads the words of one line.
class RuleParser {
public:
  explicit RuleParser(std::vector<std::string> words) : words_(std::move(words)) {}

  Status parse(Rule &rule) {
    ZRT_TRY(side(rule.left));
    if (!eat("="))
      return failure(Code::BadInput,
                     "expected '=' with spaces around it, between a name of the program and its "
                     "other one");
    ZRT_TRY(side(rule.right));
    return at_ == words_.size() ? Status::ok()
                                : failure(Code::BadInput, "unexpected '%s'", words_[at_].c_str());
  }

private:
  bool eat(const char *word) {
    bool isNext = at_ < words_.size() && words_[at_] == word;
    at_ += isNext;
    return isNext;
  }
  bool isNext(const char *word) const { return at_ < words_.size() && words_[at_] == word; }

  Status side(std::vector<Term> &terms) {
    do {
      if (at_ == words_.size() || isNext("=") || isNext(",") || isNext(":"))
        return failure(Code::BadInput, "expected a name");
      Term term;
      term.text = words_[at_++];
      if (eat(":"))
        while (at_ < words_.size() && !isNext("=") && !isNext(",")) {
          Dimension dimension;
          ZRT_TRY(parseDimension(words_[at_++], dimension));
          term.dimensions.push_back(std::move(dimension));
        }
      terms.push_back(std::move(term));
    } while (eat(","));
    return Status::ok();
  }

  Status atom(const std::string &word, Factor &factor) {
    bool isNumber = !word.empty() && word.find_first_not_of("0123456789") == std::string::npos;
    bool isName = !word.empty() && !isNumber &&
                  word.find_first_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
                                         "0123456789_") == std::string::npos &&
                  (word[0] < '0' || word[0] > '9');
    if (!isName && word != "1")
      return failure(Code::BadInput,
                     isNumber ? "'%s': sizes other than 1 have names, and --size says them"
                              : "expected the name of a dimension, or 1, not '%s'",
                     word.c_str());
    factor.kind = isName ? Factor::Axis : Factor::One;
    factor.name = isName ? word : "";
    return Status::ok();
  }

  Status sum(const std::string &word, Factor &factor) {
    if (word.find('+') == std::string::npos)
      return atom(word, factor);
    factor.kind = Factor::Sum;
    for (size_t begin = 0; begin <= word.size();) {
      size_t end = std::min(word.find('+', begin), word.size());
      Factor summand;
      ZRT_TRY(atom(word.substr(begin, end - begin), summand));
      factor.summands.push_back(std::move(summand));
      begin = end + 1;
    }
    return Status::ok();
  }

  /// `...`, or factors between '*': names, 1, {i}, and a sum, which other factors need in
  /// parentheses.
  Status parseDimension(const std::string &word, Dimension &dimension) {
    if (word == "...") {
      dimension.push_back({Factor::Rest, "", {}});
      return Status::ok();
    }
    for (size_t begin = 0; begin <= word.size();) {
      size_t end = std::min(word.find('*', begin), word.size());
      std::string part = word.substr(begin, end - begin);
      begin = end + 1;
      Factor factor;
      if (part.size() > 2 && part.front() == '{' && part.back() == '}') {
        factor.kind = Factor::Number, factor.name = part.substr(1, part.size() - 2);
      } else if (part.size() > 2 && part.front() == '(' && part.back() == ')') {
        ZRT_TRY(sum(part.substr(1, part.size() - 2), factor));
      } else {
        if (part.size() != word.size() && part.find('+') != std::string::npos)
          return failure(Code::BadInput, "'%s': a sum in a product is in parentheses",
                         word.c_str());
        ZRT_TRY(sum(part, factor));
      }
      dimension.push_back(std::move(factor));
    }
    return Status::ok();
  }

  std::vector<std::string> words_;
  size_t at_ = 0;
};

} // namespace

/// The names without dimensions on both sides, or on none.
static Status fillDimensions(Rule &rule) {
  size_t plain = 0, all = rule.left.size() + rule.right.size();
  for (std::vector<Term> *side : {&rule.left, &rule.right})
    for (Term &term : *side)
      plain += term.dimensions.empty();
  if (plain == 0)
    return Status::ok();
  if (plain != all || all != 2)
    return failure(Code::BadInput,
                   "give the dimensions of every name of the line, or of one to one "
                   "names none");
  for (Term *term : {&rule.left[0], &rule.right[0]})
    term->dimensions.push_back({Factor{Factor::Rest, "", {}}});
  return Status::ok();
}

/// The bracket with a number in it that the left name of a stacked parameter lacks.
static bool splitStacked(const std::string &name, std::string &without, std::string &with,
                         std::string &number) {
  for (size_t open = name.find('['); open != std::string::npos; open = name.find('[', open + 1)) {
    size_t close = name.find(']', open), brace = name.find('{', open);
    if (close == std::string::npos || brace > close)
      continue;
    size_t end = name.find('}', brace);
    if (end > close)
      return false;
    without = name.substr(0, open) + name.substr(close + 1);
    with = name.substr(0, open) + name.substr(open + 1, close - open - 1) + name.substr(close + 1);
    number = name.substr(brace + 1, end - brace - 1);
    return true;
  }
  return false;
}

/// What an array's axes are: those of a term, where the sum is its summand number `part`.
static Status axesOf(const Term &term, size_t part, std::multiset<std::string> &axes) {
  for (const Dimension &dimension : term.dimensions)
    for (const Factor &factor : dimension) {
      const Factor &one = factor.kind == Factor::Sum ? factor.summands[part] : factor;
      if (one.kind == Factor::Axis)
        axes.insert(one.name);
      if (one.kind == Factor::Rest)
        axes.insert("...");
    }
  for (const std::string &axis : axes)
    if (axes.count(axis) > 1)
      return failure(Code::BadInput, "'%s' has the dimension '%s' twice", term.text.c_str(),
                     axis.c_str());
  return Status::ok();
}

/// The holes of names that the other side's dimensions must have: layers that are stacked there.
static Status checkNumbers(const Term &term, const Term &other) {
  std::multiset<std::string> stacked;
  for (const Dimension &dimension : term.dimensions)
    for (const Factor &factor : dimension)
      if (factor.kind == Factor::Number)
        stacked.insert(factor.name);
  const std::vector<std::string> &own = term.name.numbers(), &its = other.name.numbers();
  for (const std::string &number : its) {
    bool isOwn = std::find(own.begin(), own.end(), number) != own.end();
    if (stacked.count(number) != !isOwn)
      return failure(
          Code::BadInput,
          "{%s} of '%s' must be in '%s', or once in its dimensions: arrays of all numbers "
          "are stacked there",
          number.c_str(), other.text.c_str(), term.text.c_str());
    stacked.erase(number);
  }
  if (!stacked.empty())
    return failure(Code::BadInput, "'%s' stacks {%s}, which '%s' has not", term.text.c_str(),
                   stacked.begin()->c_str(), other.text.c_str());
  std::vector<std::string> a = term.name.texts(), b = other.name.texts();
  std::sort(a.begin(), a.end());
  std::sort(b.begin(), b.end());
  return a == b ? Status::ok()
                : failure(Code::BadInput, "'%s' and '%s' must have the same {*...}",
                          term.text.c_str(), other.text.c_str());
}

static size_t summandsOf(const Term &term, size_t &sums) {
  size_t summands = 1;
  for (const Dimension &dimension : term.dimensions)
    for (const Factor &factor : dimension)
      if (factor.kind == Factor::Sum)
        summands = factor.summands.size(), ++sums;
  return summands;
}

/// Every element of one side is one element of the other.
static Status checkRule(Rule &rule) {
  for (std::vector<Term> *side : {&rule.left, &rule.right})
    for (Term &term : *side) {
      Expected<Pattern> name = Pattern::parse(term.text);
      ZRT_TRY(name.status());
      term.name = std::move(*name);
    }
  ZRT_TRY(fillDimensions(rule));
  bool isLeftWhole = rule.left.size() == 1;
  if (!isLeftWhole && rule.right.size() != 1)
    return failure(Code::BadInput, "one side must have one name");
  const Term &whole = isLeftWhole ? rule.left[0] : rule.right[0];
  const std::vector<Term> &parts = isLeftWhole ? rule.right : rule.left;
  size_t sums = 0, partSums = 0, summands = summandsOf(whole, sums);
  for (const Term &part : parts)
    summandsOf(part, partSums);
  if (partSums || sums > 1 || summands != parts.size() || (sums == 0 && parts.size() > 1))
    return failure(
        Code::BadInput,
        "'%s' needs a dimension that is a sum with one summand for each of the %zu names "
        "of the other side, such as q+k+v, and no other sum",
        whole.text.c_str(), parts.size());
  for (size_t part = 0; part < parts.size(); ++part) {
    std::multiset<std::string> its, own;
    ZRT_TRY(axesOf(whole, part, its));
    ZRT_TRY(axesOf(parts[part], 0, own));
    if (its != own)
      return failure(Code::BadInput, "'%s' and '%s' must have the same dimensions by name",
                     whole.text.c_str(), parts[part].text.c_str());
    ZRT_TRY(checkNumbers(whole, parts[part]));
    ZRT_TRY(checkNumbers(parts[part], whole));
    if (parts[part].name.numbers() != parts[0].name.numbers())
      return failure(Code::BadInput, "'%s' and '%s' must have the same numbers in the same order",
                     parts[part].text.c_str(), parts[0].text.c_str());
  }
  return Status::ok();
}

/// The line as it stands, and where the left name has [/{i}] the way without.
static Status addRules(Map &map, const Rule &line) {
  std::string without, with, number;
  if (line.left.size() != 1 || !splitStacked(line.left[0].text, without, with, number)) {
    map.rules.push_back(line);
    return checkRule(map.rules.back());
  }
  for (bool isStacked : {false, true}) {
    Rule rule = line;
    rule.isStacked = isStacked, rule.isChoice = true;
    rule.left[0].text = isStacked ? without : with;
    if (isStacked) {
      for (std::vector<Term> *side : {&rule.left, &rule.right})
        for (Term &term : *side)
          if (term.dimensions.empty())
            term.dimensions.push_back({Factor{Factor::Rest, "", {}}});
      std::vector<Dimension> &dimensions = rule.left[0].dimensions;
      dimensions.insert(dimensions.begin(), {Factor{Factor::Number, number, {}}});
    }
    map.rules.push_back(std::move(rule));
    ZRT_TRY(checkRule(map.rules.back()));
  }
  return Status::ok();
}

static Status addLine(Map &map, int number, std::vector<std::string> words) {
  if (words[0] == "drop" && words.size() == 2) {
    Expected<Pattern> name = Pattern::parse(words[1]);
    ZRT_TRY(name.status());
    map.drops.push_back({number, std::move(*name)});
    return Status::ok();
  }
  if (words[0] == "tied" && words.size() == 4 && words[2] == "=") {
    Expected<Pattern> name = Pattern::parse(words[1]), original = Pattern::parse(words[3]);
    ZRT_TRY(name.status());
    ZRT_TRY(original.status());
    if (name->numbers() != original->numbers() || name->texts() != original->texts())
      return failure(Code::BadInput, "'%s' and '%s' must have the same holes", words[1].c_str(),
                     words[3].c_str());
    map.ties.push_back({number, std::move(*name), std::move(*original)});
    return Status::ok();
  }
  Rule rule;
  rule.line = number;
  rule.isOptional = words[0] == "?";
  words.erase(words.begin(), words.begin() + rule.isOptional);
  ZRT_TRY(RuleParser(std::move(words)).parse(rule));
  return addRules(map, rule);
}

Expected<Map> Map::parse(std::string_view text, const std::string &path) {
  Map map;
  map.path = path;
  int number = 1;
  for (size_t begin = 0; begin < text.size(); ++number) {
    size_t end = std::min(text.find('\n', begin), text.size());
    std::vector<std::string> words = wordsOf(text.substr(begin, end - begin));
    begin = end + 1;
    if (words.empty())
      continue;
    if (Status status = addLine(map, number, std::move(words)); !status.isOk())
      return failure(Code::BadInput, "'%s' line %d: %s", path.c_str(), number,
                     status.message().c_str());
  }
  if (map.rules.empty())
    return failure(Code::BadInput, "'%s' has no rule", path.c_str());
  return map;
}

Expected<Map> Map::open(const std::string &nameOrPath, const std::string &shippedFolder) {
  std::string path = nameOrPath;
  if (path.find('/') == std::string::npos && !isFile(path)) {
    std::string known;
    path = shippedFolder + "/" + nameOrPath + ".map";
    if (Expected<std::vector<std::string>> names = listFolder(shippedFolder); names.isOk())
      for (const std::string &name : *names)
        known += known.empty() ? name : ", " + name;
    if (!isFile(path))
      return failure(
          Code::Usage,
          "--map %s: there is no such file, and no map of that name in '%s' (it has: %s)",
          nameOrPath.c_str(), shippedFolder.c_str(), known.c_str());
  }
  Expected<std::string> text = readText(path, mapLimit);
  ZRT_TRY(text.status());
  return parse(*text, path);
}

Map Map::identity() {
  Expected<Map> map = parse("{*name} = {*name}", "no map");
  map->path.clear(); // no file to name in messages
  return std::move(*map);
}
