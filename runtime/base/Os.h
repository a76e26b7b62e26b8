//===- Os.h - Files, time and futexes -----------------------------------------===//
#ifndef ZRT_BASE_OS_H
#define ZRT_BASE_OS_H

#include "zrt/status.h"

#include <atomic>
#include <cstdint>
#include <string>
#include <string_view>

namespace zrt {

/// A whole file, mapped read-only.
class MappedFile {
public:
  MappedFile() = default;
  MappedFile(MappedFile &&other) noexcept { swap(other); }
  MappedFile &operator=(MappedFile &&other) noexcept {
    swap(other);
    return *this;
  }
  ~MappedFile();

  static Expected<MappedFile> open(const std::string &path);
  const uint8_t *data() const { return data_; }
  int64_t size() const { return size_; }
  std::string_view text() const {
    return {reinterpret_cast<const char *>(data_), static_cast<size_t>(size_)};
  }

private:
  void swap(MappedFile &other) {
    std::swap(data_, other.data_);
    std::swap(size_, other.size_);
  }
  const uint8_t *data_ = nullptr;
  int64_t size_ = 0;
};

/// A file that appears under its name complete, or not at all: written beside it, then renamed.
class AtomicFile {
public:
  AtomicFile() = default;
  AtomicFile(const AtomicFile &) = delete;
  ~AtomicFile(); // removes what was not committed

  /// Creates the temporary file, so that an unwritable place is found before any work is done.
  Status open(const std::string &path);
  /// Reserves the space, so that a full disk is found before anything is written.
  Status reserve(int64_t size);
  Status write(int64_t offset, const void *data, int64_t size);
  Status commit();
  bool isOpen() const { return descriptor_ >= 0; }
  /// Its name until then.
  const std::string &temporary() const { return temporary_; }

private:
  std::string path_, temporary_;
  int descriptor_ = -1;
};

/// Removes the temporaries of files that are not complete. For signal handlers that end the
/// process.
void abandonAtomicFiles();

/// The same for all processes of one running machine, and for no other.
std::string machineName();
/// Takes as many open files as the system permits, which may be more than a shell has at first; how
/// many these are.
int64_t takeOpenFiles();
int64_t nowNanoseconds();
int64_t pageRound(int64_t bytes);
/// Bytes of memory and swap that this process may use at most; 0 where the system does not say.
int64_t memoryLimit();

/// Sleeps while *word == value, at most `milliseconds`; `shared` when other processes wake.
void futexWait(std::atomic<uint32_t> &word, uint32_t value, int milliseconds, bool shared);
void futexWakeAll(std::atomic<uint32_t> &word, bool shared);

/// Waits until `done()`: spins for a few microseconds, then sleeps on `word`, which whoever makes
/// `done()` true changes and wakes. `sleep` tells a waker whether somebody may be asleep.
template <typename Done>
void waitUntil(std::atomic<uint32_t> &word, bool shared, Done done, int milliseconds = 100) {
  for (int spin = 0; spin < 64; ++spin) {
    if (done())
      return;
    __builtin_ia32_pause();
  }
  while (true) {
    uint32_t seen = word.load(std::memory_order_acquire);
    if (done())
      return;
    futexWait(word, seen, milliseconds, shared);
  }
}

} // namespace zrt

#endif // ZRT_BASE_OS_H
