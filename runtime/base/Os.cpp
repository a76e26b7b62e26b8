#include "Os.h"

#include <algorithm>
#include <cerrno>
#include <climits>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <fcntl.h>
#include <linux/futex.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/sysinfo.h>
#include <unistd.h>

using namespace zrt;

MappedFile::~MappedFile() {
  if (data_ && size_)
    munmap(const_cast<uint8_t *>(data_), size_);
}

Expected<MappedFile> MappedFile::open(const std::string &path) {
  // Opening a pipe that nobody writes to would wait for ever; a regular file never waits.
  int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (descriptor < 0)
    return ioFailure("cannot open '%s'", path.c_str());
  struct stat info;
  MappedFile file;
  static const uint8_t nothing = 0;
  if (fstat(descriptor, &info) != 0 || !S_ISREG(info.st_mode)) {
    close(descriptor);
    return failure(Code::Io, "cannot read '%s': not a regular file", path.c_str());
  }
  file.size_ = info.st_size;
  file.data_ = &nothing;
  if (info.st_size > 0) {
    void *memory = mmap(nullptr, info.st_size, PROT_READ, MAP_SHARED, descriptor, 0);
    if (memory == MAP_FAILED) {
      file.data_ = nullptr;
      Status status = ioFailure("cannot map '%s'", path.c_str());
      close(descriptor);
      return status;
    }
    file.data_ = static_cast<const uint8_t *>(memory);
  }
  close(descriptor);
  return file;
}

/// Names of the temporaries of open AtomicFiles, for a signal handler: results, a trace.
static std::atomic<const char *> openTemporaries[4];

static void replaceTemporary(const char *from, const char *to) {
  for (std::atomic<const char *> &name : openTemporaries) {
    const char *expected = from;
    if (name.compare_exchange_strong(expected, to))
      return;
  }
}

void zrt::abandonAtomicFiles() {
  for (std::atomic<const char *> &entry : openTemporaries)
    if (const char *name = entry.load())
      unlink(name);
}

AtomicFile::~AtomicFile() {
  if (descriptor_ < 0)
    return;
  replaceTemporary(temporary_.c_str(), nullptr);
  close(descriptor_);
  unlink(temporary_.c_str());
}

Status AtomicFile::open(const std::string &path) {
  path_ = path;
  temporary_ = format("%s.tmp.%d", path.c_str(), int(getpid()));
  struct stat info;
  if (lstat(path.c_str(), &info) == 0 && !S_ISREG(info.st_mode))
    return failure(Code::Io, "cannot write '%s': %s", path.c_str(),
                   S_ISLNK(info.st_mode) ? "it is a symbolic link, which the file would replace; "
                                           "name the file itself, or remove the link"
                                         : "not a regular file");
  descriptor_ = ::open(temporary_.c_str(), O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
  if (descriptor_ < 0)
    return ioFailure("cannot write '%s'", path.c_str());
  replaceTemporary(nullptr, temporary_.c_str());
  return Status::ok();
}

Status AtomicFile::reserve(int64_t size) {
  if (size == 0)
    return Status::ok();
  errno = posix_fallocate(descriptor_, 0, size);
  if (errno == EOPNOTSUPP || errno == EINVAL)
    errno = ftruncate(descriptor_, size) == 0 ? 0 : errno;
  return errno ? ioFailure("cannot write %lld bytes to '%s'", (long long)size, path_.c_str())
               : Status::ok();
}

Status AtomicFile::write(int64_t offset, const void *data, int64_t size) {
  const char *from = static_cast<const char *>(data);
  while (size > 0) {
    ssize_t done = pwrite(descriptor_, from, size, offset);
    if (done < 0 && errno == EINTR)
      continue;
    if (done <= 0)
      return ioFailure("cannot write '%s'", path_.c_str());
    from += done, offset += done, size -= done;
  }
  return Status::ok();
}

Status AtomicFile::commit() {
  if (fsync(descriptor_) != 0 && errno != EINVAL)
    return ioFailure("cannot write '%s'", path_.c_str());
  if (close(descriptor_) != 0 || rename(temporary_.c_str(), path_.c_str()) != 0) {
    Status status = ioFailure("cannot write '%s'", path_.c_str());
    unlink(temporary_.c_str());
    replaceTemporary(temporary_.c_str(), nullptr);
    descriptor_ = -1;
    return status;
  }
  replaceTemporary(temporary_.c_str(), nullptr);
  descriptor_ = -1;
  return Status::ok();
}

std::string zrt::machineName() {
  char text[128] = "";
  gethostname(text, 64);
  std::string name = text;
  int descriptor = open("/proc/sys/kernel/random/boot_id", O_RDONLY | O_CLOEXEC);
  ssize_t got = descriptor < 0 ? 0 : ::read(descriptor, text, sizeof text - 1);
  if (descriptor >= 0)
    ::close(descriptor);
  while (got > 0 && text[got - 1] <= ' ')
    --got;
  return name + "/" + std::string(text, size_t(std::max<ssize_t>(got, 0)));
}

int64_t zrt::takeOpenFiles() {
  rlimit limit = {};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0)
    return INT32_MAX; // who opens one too many finds out
  rlimit all = {limit.rlim_max, limit.rlim_max};
  if (setrlimit(RLIMIT_NOFILE, &all) == 0)
    limit = all;
  return int64_t(std::min<rlim_t>(limit.rlim_cur, INT32_MAX));
}

int64_t zrt::nowNanoseconds() {
  timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return int64_t(now.tv_sec) * 1000000000 + now.tv_nsec;
}

/// The number that the file `path` starts with; `fallback` where it has none ("max").
static int64_t readNumber(const char *path, int64_t fallback) {
  char text[32] = {};
  int descriptor = open(path, O_RDONLY | O_CLOEXEC);
  if (descriptor < 0)
    return fallback;
  ssize_t size = read(descriptor, text, sizeof text - 1);
  close(descriptor);
  char *end = text;
  long long number = size > 0 ? strtoll(text, &end, 10) : 0;
  return end == text ? fallback : number;
}

int64_t zrt::memoryLimit() {
  struct sysinfo info;
  if (sysinfo(&info) != 0)
    return 0;
  int64_t machine = (int64_t(info.totalram) + int64_t(info.totalswap)) * info.mem_unit;
  // What a container sees as its own group, of either version.
  for (const char *path :
       {"/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory/memory.limit_in_bytes"})
    machine = std::min(machine, readNumber(path, machine));
  return machine;
}

int64_t zrt::pageRound(int64_t bytes) {
  int64_t page = sysconf(_SC_PAGESIZE);
  return (bytes + page - 1) / page * page;
}

void zrt::futexWait(std::atomic<uint32_t> &word, uint32_t value, int milliseconds, bool shared) {
  timespec timeout = {milliseconds / 1000, (milliseconds % 1000) * 1000000L};
  syscall(SYS_futex, &word, shared ? FUTEX_WAIT : FUTEX_WAIT_PRIVATE, value, &timeout, nullptr, 0);
}

void zrt::futexWakeAll(std::atomic<uint32_t> &word, bool shared) {
  syscall(SYS_futex, &word, shared ? FUTEX_WAKE : FUTEX_WAKE_PRIVATE, INT_MAX, nullptr, nullptr, 0);
}
