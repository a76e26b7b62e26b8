#include "zero/Support/Quotes.h"

#include "llvm/ADT/StringExtras.h"

using namespace zero;
using llvm::StringRef;

/// What is shown of a line at most, and of it before the caret.
static constexpr size_t limit = 160, before = 40;

QuoteStream::~QuoteStream() {
  if (!quoted.empty())
    pass(quoted);
  os << line;
}

void QuoteStream::write_impl(const char *data, size_t size) {
  position += size;
  StringRef rest(data, size);
  for (size_t end; (end = rest.find('\n')) != StringRef::npos; rest = rest.drop_front(end + 1)) {
    line += rest.take_front(end);
    take(std::move(line));
    line.clear();
  }
  line += rest;
}

QuoteStream::QuoteStream(llvm::raw_ostream &os) : os(os) {
  SetUnbuffered();
  enable_colors(os.has_colors());
}

/// The line without what sets colours.
static std::string withoutColours(StringRef line) {
  std::string plain;
  while (!line.empty()) {
    auto [text, rest] = line.split("\x1b[");
    plain += text;
    line = rest.drop_until([](char c) { return llvm::isAlpha(c); }).drop_front(!rest.empty());
  }
  return plain;
}

/// A line that points at something in the one above.
static bool isPointer(StringRef line) {
  return line.contains('^') && line.find_first_not_of(" \t^~") == StringRef::npos;
}

/// A message says its own text, which stays whole.
static bool isMessage(StringRef line) {
  return llvm::any_of(llvm::ArrayRef({"error: ", "warning: ", "remark: ", "note: "}),
                      [&](StringRef kind) { return line.contains(kind); });
}

void QuoteStream::take(std::string next) {
  if (std::string pointer = withoutColours(next); !quoted.empty() && isPointer(pointer)) {
    size_t caret = pointer.find('^');
    size_t start = caret > before ? std::min(caret - before, quoted.size() - limit) : 0;
    bool isCut = start + limit < quoted.size();
    pass((start ? "..." : "") + quoted.substr(start, limit) + (isCut ? "..." : ""));
    pass(std::string(start ? 3 : 0, ' ') + pointer.substr(start, limit));
    quoted.clear();
    return;
  }
  if (!quoted.empty())
    pass(quoted);
  quoted.clear();
  if (next.size() > limit + 6 && !isMessage(next))
    quoted = std::move(next);
  else
    pass(next);
}
