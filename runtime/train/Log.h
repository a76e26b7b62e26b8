//===- Log.h - The log file: JSON lines -----------------------------------------===//
#ifndef ZRT_TRAIN_LOG_H
#define ZRT_TRAIN_LOG_H

#include "../base/Json.h"

namespace zrt {

inline constexpr int logSchema = 2; // see docs/Running.md

/// Appends lines to a file that is created empty before the ranks start. A log without a file
/// takes lines and drops them.
class LogFile {
public:
  LogFile() = default;
  LogFile(const LogFile &) = delete;
  ~LogFile();
  Status open(const std::string &path);
  Status write(const JsonLine &line);

private:
  std::string path_;
  int descriptor_ = -1;
};

} // namespace zrt

#endif // ZRT_TRAIN_LOG_H
