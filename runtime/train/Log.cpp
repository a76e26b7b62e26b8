#include "Log.h"

#include <cerrno>
#include <fcntl.h>
#include <unistd.h>

using namespace zrt;

static constexpr int pipeMilliseconds = 5000, lookMilliseconds = 20;

LogFile::~LogFile() {
  if (descriptor_ >= 0)
    close(descriptor_);
}

/// Opening a pipe with a name that nobody reads would wait without end and without a word.
Status LogFile::open(const std::string &path) {
  path_ = path;
  int flags = O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC;
  for (int left = pipeMilliseconds; left >= 0 && descriptor_ < 0; left -= lookMilliseconds) {
    descriptor_ = ::open(path.c_str(), flags | O_NONBLOCK, 0666);
    if (descriptor_ < 0 && errno != ENXIO && errno != EINTR)
      return ioFailure("cannot write the log '%s'", path.c_str());
    if (descriptor_ < 0)
      usleep(lookMilliseconds * 1000);
  }
  if (descriptor_ < 0)
    return failure(
        Code::Io,
        "the log '%s' is a pipe that nobody has opened for %d seconds: start what reads it",
        path.c_str(), pipeMilliseconds / 1000);
  if (fcntl(descriptor_, F_SETFL, flags & O_APPEND) != 0) // lines wait for a slow reader
    return ioFailure("cannot write the log '%s'", path.c_str());
  return Status::ok();
}

Status LogFile::write(const JsonLine &line) {
  if (descriptor_ < 0)
    return Status::ok();
  std::string text = line.str() + "\n";
  for (size_t done = 0; done < text.size();) {
    ssize_t count = ::write(descriptor_, text.data() + done, text.size() - done);
    if (count < 0 && errno == EINTR)
      continue;
    if (count <= 0)
      return ioFailure("cannot write the log '%s'", path_.c_str());
    done += count;
  }
  return Status::ok();
}
