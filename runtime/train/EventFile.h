//===- EventFile.h - What TensorBoard reads -----------------------------------------===//
//
// An event file is a TFRecord file of protocol buffers: per record its length, the two CRC-32Cs and
// a message of four fields. Programs are linked without a C++ runtime library, which the libraries
// that write such files need; what is written here is read back by TensorBoard's own reader in the
// tests.
//===---------------------------------------------------------------------------------===//
#ifndef ZRT_TRAIN_EVENTFILE_H
#define ZRT_TRAIN_EVENTFILE_H

#include "zrt/status.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace zrt {

/// CRC-32C (Castagnoli) of some bytes.
uint32_t crc32c(std::string_view bytes);

/// Scalars of one step, by the names that TensorBoard shows them under.
class EventScalars {
public:
  void add(std::string_view tag, double value);
  bool isEmpty() const { return summary_.empty(); }

private:
  friend class EventFile;
  std::string summary_; // a message
};

/// Appends records to a new file of a folder; one without a file takes them and drops them. What
/// was written stays readable whenever the run ends.
class EventFile {
public:
  EventFile() = default;
  EventFile(const EventFile &) = delete;
  ~EventFile();

  /// Makes the folder and the file.
  Status open(const std::string &folder);
  bool isOpen() const { return descriptor_ >= 0; }
  /// Steps from `step` on, which another file of the folder may have, are this run's.
  Status start(int64_t step);
  Status write(int64_t step, const EventScalars &scalars);

private:
  Status append(const std::string &event);

  std::string path_;
  int descriptor_ = -1;
};

} // namespace zrt

#endif // ZRT_TRAIN_EVENTFILE_H
