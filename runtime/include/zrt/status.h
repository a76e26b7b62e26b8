//===- status.h - Errors as values ------------------------------------------===//
//
// The runtime throws nothing and never calls exit() outside train/: every function that can fail
// returns a Status, or an Expected value. A status says what was wrong, where, and how to fix it.
//===------------------------------------------------------------------------===//
#ifndef ZRT_STATUS_H
#define ZRT_STATUS_H

#include <string>
#include <utility>

namespace zrt {

enum class Code {
  Ok = 0,
  Usage,       // the command line or an environment variable is wrong
  BadInput,    // a file, a plan or a record is not what it should be
  Io,          // the operating system refused a read, a write or memory
  Unavailable, // a library is missing or too old
  Aborted,     // another rank failed; the reason was reported there
  Internal,    // a promise of the compiler or of the runtime was broken
};

const char *codeName(Code code);

class [[nodiscard]] Status {
public:
  Status() = default;
  Status(Code code, std::string message, std::string place = "")
      : code_(code), message_(std::move(message)), place_(std::move(place)) {}

  static Status ok() { return Status(); }
  bool isOk() const { return code_ == Code::Ok; }
  Code code() const { return code_; }
  const std::string &message() const { return message_; }
  const std::string &place() const { return place_; }
  /// "place: message", or the message alone.
  std::string text() const;

private:
  Code code_ = Code::Ok;
  std::string message_, place_;
};

/// printf into a Status.
Status failure(Code code, const char *format, ...) __attribute__((format(printf, 2, 3)));
/// printf into a string.
std::string format(const char *format, ...) __attribute__((format(printf, 1, 2)));
/// An Io failure that ends with the text of `errno`.
Status ioFailure(const char *format, ...) __attribute__((format(printf, 1, 2)));

/// A value or the reason why there is none.
template <typename T> class [[nodiscard]] Expected {
public:
  Expected(T value) : value_(std::move(value)) {}
  Expected(Status status) : status_(std::move(status)) {}

  bool isOk() const { return status_.isOk(); }
  const Status &status() const { return status_; }
  T &operator*() { return value_; }
  const T &operator*() const { return value_; }
  T *operator->() { return &value_; }
  const T *operator->() const { return &value_; }

private:
  T value_{};
  Status status_;
};

} // namespace zrt

#define ZRT_TRY(expression)                                                                        \
  do {                                                                                             \
    if (::zrt::Status tryStatus = (expression); !tryStatus.isOk())                                 \
      return tryStatus;                                                                            \
  } while (false)

#endif // ZRT_STATUS_H
