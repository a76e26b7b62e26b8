#include "Files.h"

#include <algorithm>
#include <cerrno>
#include <ctime>
#include <dirent.h>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace zrt;

File::~File() {
  if (descriptor_ >= 0)
    close(descriptor_);
}

Expected<File> File::openToRead(const std::string &path) {
  File file;
  file.path_ = path;
  // Opening a pipe that nobody writes to would wait for ever; a regular file never waits.
  file.descriptor_ = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (file.descriptor_ < 0)
    return ioFailure("cannot open '%s'", path.c_str());
  struct stat info;
  if (fstat(file.descriptor_, &info) != 0 || !S_ISREG(info.st_mode))
    return failure(Code::Io, "cannot read '%s': not a regular file", path.c_str());
  return file;
}

Expected<File> File::openToWrite(const std::string &path) {
  File file;
  file.path_ = path;
  file.descriptor_ = ::open(path.c_str(), O_WRONLY | O_CLOEXEC);
  if (file.descriptor_ < 0)
    return ioFailure("cannot write '%s'", path.c_str());
  return file;
}

Expected<File> File::create(const std::string &path) {
  File file;
  file.path_ = path;
  file.descriptor_ = ::open(path.c_str(), O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
  if (file.descriptor_ < 0)
    return ioFailure("cannot write '%s'", path.c_str());
  return file;
}

Expected<int64_t> File::size() const {
  struct stat info;
  if (fstat(descriptor_, &info) != 0)
    return ioFailure("cannot read '%s'", path_.c_str());
  return int64_t(info.st_size);
}

Status File::reserve(int64_t size) {
  errno = size > 0 ? posix_fallocate(descriptor_, 0, size) : 0;
  if (errno == EOPNOTSUPP || errno == EINVAL)
    errno = ftruncate(descriptor_, size) == 0 ? 0 : errno;
  return errno ? ioFailure("cannot write %lld bytes to '%s'", (long long)size, path_.c_str())
               : Status::ok();
}

Status File::read(int64_t offset, void *data, int64_t bytes) const {
  char *to = static_cast<char *>(data);
  while (bytes > 0) {
    ssize_t done = pread(descriptor_, to, bytes, offset);
    if (done < 0 && errno == EINTR)
      continue;
    if (done < 0)
      return ioFailure("cannot read '%s'", path_.c_str());
    if (done == 0)
      return failure(Code::BadInput, "'%s' ends at byte %lld: it is cut short", path_.c_str(),
                     (long long)offset);
    to += done, offset += done, bytes -= done;
  }
  return Status::ok();
}

Status File::write(int64_t offset, const void *data, int64_t bytes) {
  const char *from = static_cast<const char *>(data);
  while (bytes > 0) {
    ssize_t done = pwrite(descriptor_, from, bytes, offset);
    if (done < 0 && errno == EINTR)
      continue;
    if (done <= 0)
      return ioFailure("cannot write '%s'", path_.c_str());
    from += done, offset += done, bytes -= done;
  }
  return Status::ok();
}

Status File::finish() {
  bool isLasting = fsync(descriptor_) == 0 || errno == EINVAL; // of a file system without fsync
  int error = errno, descriptor = descriptor_;
  descriptor_ = -1;
  bool isClosed = close(descriptor) == 0;
  errno = isLasting ? errno : error;
  return isLasting && isClosed ? Status::ok() : ioFailure("cannot write '%s'", path_.c_str());
}

FolderLock::~FolderLock() {
  if (descriptor_ >= 0)
    close(descriptor_);
}

Expected<bool> FolderLock::take(const std::string &folder, int milliseconds) {
  descriptor_ = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (descriptor_ < 0)
    return ioFailure("cannot open the folder '%s'", folder.c_str());
  for (int waited = 0; flock(descriptor_, LOCK_EX | LOCK_NB) != 0; waited += 50) {
    if (errno != EWOULDBLOCK)
      return true;
    if (waited >= milliseconds)
      return false;
    timespec pause = {0, 50000000};
    nanosleep(&pause, nullptr);
  }
  return true;
}

Expected<std::string> zrt::readText(const std::string &path, int64_t limit) {
  Expected<File> file = File::openToRead(path);
  if (!file.isOk())
    return file.status();
  Expected<int64_t> size = file->size();
  ZRT_TRY(size.status());
  if (*size > limit)
    return failure(Code::BadInput, "'%s' has %lld bytes, more than the %lld that such a file has",
                   path.c_str(), (long long)*size, (long long)limit);
  std::string text(size_t(*size), '\0');
  ZRT_TRY(file->read(0, text.data(), *size));
  return text;
}

Status zrt::writeText(const std::string &path, std::string_view text) {
  std::string temporary = path + ".tmp";
  Expected<File> file = File::create(temporary);
  Status status = file.status();
  if (status.isOk())
    status = file->write(0, text.data(), int64_t(text.size()));
  if (status.isOk())
    status = file->finish();
  if (status.isOk() && rename(temporary.c_str(), path.c_str()) != 0)
    status = ioFailure("cannot write '%s'", path.c_str());
  if (!status.isOk())
    unlink(temporary.c_str());
  return status;
}

Status zrt::makeFolder(const std::string &path) {
  for (size_t end = path.find('/', 1);; end = path.find('/', end + 1)) {
    std::string part = path.substr(0, end);
    if (mkdir(part.c_str(), 0777) != 0 && errno != EEXIST) {
      int reason = errno; // and not why isFolder finds none
      if (!isFolder(part)) {
        errno = reason;
        return ioFailure("cannot make the folder '%s'", part.c_str());
      }
    }
    if (end == std::string::npos)
      break;
  }
  return isFolder(path) ? Status::ok()
                        : failure(Code::Io, "'%s' is there and is no folder", path.c_str());
}

Expected<std::vector<std::string>> zrt::listFolder(const std::string &path) {
  DIR *folder = opendir(path.c_str());
  if (!folder)
    return ioFailure("cannot read the folder '%s'", path.c_str());
  std::vector<std::string> names;
  while (dirent *entry = readdir(folder))
    if (std::string name = entry->d_name; name != "." && name != "..")
      names.push_back(std::move(name));
  closedir(folder);
  std::sort(names.begin(), names.end());
  return names;
}

Status zrt::syncFolder(const std::string &path) {
  int descriptor = ::open(path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  bool done = descriptor >= 0 && (fsync(descriptor) == 0 || errno == EINVAL);
  Status status = done ? Status::ok() : ioFailure("cannot write the folder '%s'", path.c_str());
  if (descriptor >= 0)
    close(descriptor);
  return status;
}

Status zrt::removeFolder(const std::string &path) {
  if (!isFolder(path))
    return Status::ok();
  Expected<std::vector<std::string>> names = listFolder(path);
  ZRT_TRY(names.status());
  for (const std::string &name : *names)
    if (unlink((path + "/" + name).c_str()) != 0 && errno != ENOENT)
      return ioFailure("cannot remove '%s/%s'", path.c_str(), name.c_str());
  if (rmdir(path.c_str()) != 0 && errno != ENOENT)
    return ioFailure("cannot remove '%s'", path.c_str());
  return Status::ok();
}

bool zrt::isFolder(const std::string &path) {
  struct stat info;
  return stat(path.c_str(), &info) == 0 && S_ISDIR(info.st_mode);
}

bool zrt::isFile(const std::string &path) {
  struct stat info;
  return stat(path.c_str(), &info) == 0 && S_ISREG(info.st_mode);
}

bool zrt::isSame(const std::string &a, const std::string &b) {
  struct stat first, second;
  return stat(a.c_str(), &first) == 0 && stat(b.c_str(), &second) == 0 &&
         first.st_dev == second.st_dev && first.st_ino == second.st_ino;
}
