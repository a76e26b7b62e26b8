//===- Quotes.h - Quoted lines of messages, cut to what can be read ------------------===//
//
// A message quotes the line that it is about. That of a step's function has thousands of
// characters, and the message would scroll away.
//===------------------------------------------------------------------------===//
#ifndef ZERO_SUPPORT_QUOTES_H
#define ZERO_SUPPORT_QUOTES_H

#include "llvm/Support/raw_ostream.h"

#include <string>

namespace zero {

/// Passes what is written on to `os`, and of a long line with a caret below what stands around the
/// caret, with "..." for the rest. A line is passed on when it has ended, and one that may be such
/// a quote when the next one has.
class QuoteStream : public llvm::raw_ostream {
public:
  explicit QuoteStream(llvm::raw_ostream &os);
  ~QuoteStream() override;

private:
  void write_impl(const char *data, size_t size) override;
  uint64_t current_pos() const override { return position; }
  void take(std::string line);
  void pass(llvm::StringRef line) { os << line << '\n'; }

  llvm::raw_ostream &os;
  uint64_t position = 0;
  std::string line;   // that has not ended
  std::string quoted; // a long line, until the next one says whether it is quoted; empty: none
};

} // namespace zero

#endif // ZERO_SUPPORT_QUOTES_H
