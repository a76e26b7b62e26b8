//===- Files.h - Files that outlive a crash, and folders ---------------------------===//
#ifndef ZRT_BASE_FILES_H
#define ZRT_BASE_FILES_H

#include "zrt/status.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace zrt {

/// An open file; no byte of it is mapped, so that a damaged disk is an error and no signal.
class File {
public:
  File() = default;
  File(File &&other) noexcept { swap(other); }
  File &operator=(File &&other) noexcept {
    swap(other);
    return *this;
  }
  ~File();

  static Expected<File> openToRead(const std::string &path);
  /// One that is there, as it is.
  static Expected<File> openToWrite(const std::string &path);
  /// Empty, whatever was there before.
  static Expected<File> create(const std::string &path);
  bool isOpen() const { return descriptor_ >= 0; }
  Expected<int64_t> size() const;
  /// Reserves the space, so that a full disk is found before anything is written.
  Status reserve(int64_t size);
  Status read(int64_t offset, void *data, int64_t bytes) const;
  Status write(int64_t offset, const void *data, int64_t bytes);
  /// Makes it lasting, and closes it.
  Status finish();

private:
  void swap(File &other) {
    std::swap(descriptor_, other.descriptor_);
    path_.swap(other.path_);
  }
  std::string path_;
  int descriptor_ = -1;
};

/// Keeps others from a folder, for as long as the process that has taken it, or one that it has
/// started since, lives. File systems without locks let everybody in.
class FolderLock {
public:
  FolderLock() = default;
  FolderLock(const FolderLock &) = delete;
  ~FolderLock();
  /// Waits so long for others; false if they still have it.
  Expected<bool> take(const std::string &folder, int milliseconds);

private:
  int descriptor_ = -1;
};

/// The text of a file that is no larger than `limit`.
Expected<std::string> readText(const std::string &path, int64_t limit);
/// Writes a lasting file that appears complete, or not at all.
Status writeText(const std::string &path, std::string_view text);

/// With the folders above it; one that is there already is none the worse.
Status makeFolder(const std::string &path);
/// The names in a folder, in order; those of `.` and `..` left out.
Expected<std::vector<std::string>> listFolder(const std::string &path);
/// Makes the names in a folder lasting.
Status syncFolder(const std::string &path);
/// Removes a folder of files. What is gone already is none the worse.
Status removeFolder(const std::string &path);
bool isFolder(const std::string &path);
bool isFile(const std::string &path);
/// Whether both paths lead to the same file or folder.
bool isSame(const std::string &a, const std::string &b);

} // namespace zrt

#endif // ZRT_BASE_FILES_H
