#include "DataSpec.h"

#include <algorithm>
#include <cerrno>
#include <cstdlib>

using namespace zrt;

static constexpr std::string_view formats[] = {"u8",  "u16",  "u32", "i32",
                                               "f32", "llmc", "npy", "safetensors"};

static bool readNumber(std::string_view text, double &value) {
  std::string copy(text);
  char *end = nullptr;
  errno = 0;
  value = strtod(copy.c_str(), &end);
  return !copy.empty() && !*end && !errno && value - value == 0;
}

/// A number, or a fraction such as 1/255.
static bool readFraction(std::string_view text, double &value) {
  size_t slash = text.find('/');
  double below = 1;
  if (!readNumber(text.substr(0, slash), value))
    return false;
  if (slash != text.npos && (!readNumber(text.substr(slash + 1), below) || below == 0))
    return false;
  value /= below;
  return true;
}

/// The pieces of `text` between `separator`s that are in no parentheses.
static std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> pieces;
  size_t begin = 0;
  int depth = 0;
  for (size_t i = 0; i <= text.size(); ++i) {
    if (i == text.size() || (text[i] == separator && depth == 0)) {
      pieces.push_back(text.substr(begin, i - begin));
      begin = i + 1;
    } else if (text[i] == '(' || text[i] == '[') {
      ++depth;
    } else if (text[i] == ')' || text[i] == ']') {
      depth = std::max(0, depth - 1);
    }
  }
  return pieces;
}

namespace {

class SpecParser {
public:
  SpecParser(const std::string &option, const std::string &text) : option_(option) {
    spec_.text = text;
  }

  Expected<DataSpec> parse() {
    std::string_view rest = spec_.text;
    if (size_t equals = findArgument(rest); equals != rest.npos) {
      spec_.argument = rest.substr(0, equals);
      rest.remove_prefix(equals + 1);
    }
    ZRT_TRY(takeRange(rest));
    spec_.sources = rest;
    std::vector<std::string_view> pieces = split(rest, ',');
    for (std::string_view piece : pieces)
      ZRT_TRY(addSource(piece, pieces.size() > 1));
    return checkWeights();
  }

private:
  /// The '=' after the argument's name; one in parentheses belongs to a format.
  static size_t findArgument(std::string_view text) {
    size_t equals = text.find('=');
    return equals != text.npos && equals < text.find('(') ? equals : text.npos;
  }

  Status bad(const char *what) const {
    return failure(Code::Usage, "%s %s: %s; docs/Running.md has the grammar", option_.c_str(),
                   spec_.text.c_str(), what);
  }

  static bool readEnd(std::string_view text, RangeEnd &end) {
    if (text.starts_with("T")) {
      end.hasWidth = true;
      text.remove_prefix(1);
      if (text.empty())
        return true;
      if (text[0] != '+' && text[0] != '-')
        return false;
    }
    std::string copy(text);
    char *stop = nullptr;
    errno = 0;
    end.number = strtoll(copy.c_str(), &stop, 10);
    return !copy.empty() && !*stop && !errno;
  }

  /// Takes [FROM:TO] off the end. A glob's [a-z] has no colon.
  Status takeRange(std::string_view &text) {
    size_t open = text.rfind('[');
    if (!text.ends_with("]") || open == text.npos)
      return Status::ok();
    std::string_view inside = text.substr(open + 1, text.size() - open - 2);
    size_t colon = inside.find(':');
    if (colon == inside.npos || inside.starts_with(":"))
      return Status::ok(); // a class of characters
    if (!readEnd(inside.substr(0, colon), spec_.from) ||
        !readEnd(inside.substr(colon + 1), spec_.to))
      return bad("a range is [FROM:TO], each end a number, T, T+n or T-n, where T is how many "
                 "values a row of the argument has");
    if (spec_.argument.empty())
      return bad("a range says what one argument gets of a window: give --data ARG=...");
    spec_.hasRange = true;
    text.remove_suffix(text.size() - open);
    return Status::ok();
  }

  Status addSource(std::string_view text, bool isOneOfSeveral) {
    SourceSpec source;
    size_t star = text.rfind('*');
    if (isOneOfSeveral && star != text.npos && readNumber(text.substr(star + 1), source.weight)) {
      if (source.weight <= 0)
        return bad("a weight is a number above 0");
      text = text.substr(0, star);
    }
    ZRT_TRY(takeFormat(text, source));
    source.glob = text;
    if (text.empty())
      return bad("a source has no file name");
    spec_.list.push_back(std::move(source));
    return Status::ok();
  }

  /// Takes :FORMAT or :FORMAT(OPTIONS) off the end. What is no format is part of the file's name.
  Status takeFormat(std::string_view &text, SourceSpec &source) {
    std::string_view options;
    size_t open = text.ends_with(")") ? text.rfind('(') : text.npos;
    std::string_view head = text.substr(0, open);
    size_t colon = head.rfind(':');
    if (colon == head.npos)
      return Status::ok();
    std::string_view name = head.substr(colon + 1);
    if (std::find(std::begin(formats), std::end(formats), name) == std::end(formats))
      return Status::ok();
    source.format = name;
    if (open != text.npos)
      options = text.substr(open + 1, text.size() - open - 2);
    text = text.substr(0, colon);
    if (!options.empty())
      for (std::string_view option : split(options, ','))
        ZRT_TRY(addOption(option, source));
    return Status::ok();
  }

  Status addOption(std::string_view option, SourceSpec &source) {
    size_t equals = option.find('=');
    std::string_view name = option.substr(0, equals);
    std::string_view value = equals == option.npos ? "" : option.substr(equals + 1);
    if (name == "tensor" && source.format == "safetensors") {
      source.tensor = value;
      return Status::ok();
    }
    if (name == "scale") {
      if (!readFraction(value, source.affine.scale))
        return bad("scale expects a number or a fraction such as 1/255");
      return Status::ok();
    }
    if (name != "mean" && name != "std")
      return bad("a format's options are scale=NUMBER, mean=NUMBER[;NUMBER...], "
                 "std=NUMBER[;NUMBER...], and tensor=NAME of safetensors");
    std::vector<double> &list = name == "mean" ? source.affine.mean : source.affine.deviation;
    for (std::string_view piece : split(value, ';')) {
      double number = 0;
      if (!readFraction(piece, number) || (name == "std" && number == 0))
        return bad("mean and std expect numbers, one for each channel, with ';' between them; std "
                   "is not 0");
      list.push_back(number);
    }
    return Status::ok();
  }

  Expected<DataSpec> checkWeights() {
    size_t weighted = 0;
    for (const SourceSpec &source : spec_.list)
      weighted += source.weight > 0;
    if (weighted && weighted < spec_.list.size())
      return bad("either every source has a weight (GLOB*0.7,GLOB*0.3), or none");
    return std::move(spec_);
  }

  const std::string &option_;
  DataSpec spec_;
};

} // namespace

Expected<DataSpec> DataSpec::parse(const std::string &option, const std::string &text) {
  return SpecParser(option, text).parse();
}
