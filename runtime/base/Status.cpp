#include "zrt/status.h"

#include <cerrno>
#include <cstdarg>
#include <cstdio>
#include <cstring>

using namespace zrt;

const char *zrt::codeName(Code code) {
  switch (code) {
  case Code::Ok:
    return "ok";
  case Code::Usage:
    return "usage";
  case Code::BadInput:
    return "bad input";
  case Code::Io:
    return "i/o";
  case Code::Unavailable:
    return "unavailable";
  case Code::Aborted:
    return "aborted";
  case Code::Internal:
    return "internal";
  }
  return "unknown";
}

std::string Status::text() const { return place_.empty() ? message_ : place_ + ": " + message_; }

static std::string formatList(const char *text, va_list arguments) {
  va_list copy;
  va_copy(copy, arguments);
  int size = vsnprintf(nullptr, 0, text, copy);
  va_end(copy);
  std::string result(size < 0 ? 0 : size, '\0');
  if (size > 0)
    vsnprintf(result.data(), result.size() + 1, text, arguments);
  return result;
}

std::string zrt::format(const char *text, ...) {
  va_list arguments;
  va_start(arguments, text);
  std::string result = formatList(text, arguments);
  va_end(arguments);
  return result;
}

Status zrt::failure(Code code, const char *text, ...) {
  va_list arguments;
  va_start(arguments, text);
  std::string message = formatList(text, arguments);
  va_end(arguments);
  return Status(code, std::move(message));
}

Status zrt::ioFailure(const char *text, ...) {
  int error = errno;
  va_list arguments;
  va_start(arguments, text);
  std::string message = formatList(text, arguments);
  va_end(arguments);
  return Status(Code::Io, message + ": " + strerror(error));
}
