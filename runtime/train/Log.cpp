#include "Log.h"

#include <cerrno>
#include <fcntl.h>
#include <unistd.h>

using namespace zrt;

LogFile::~LogFile() {
  if (descriptor_ >= 0)
    close(descriptor_);
}

Status LogFile::open(const std::string &path) {
  path_ = path;
  descriptor_ = ::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0666);
  if (descriptor_ < 0)
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
