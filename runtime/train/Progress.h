//===- Progress.h - A line a step for people ------------------------------------------===//
#ifndef ZRT_TRAIN_PROGRESS_H
#define ZRT_TRAIN_PROGRESS_H

#include "Plan.h"

namespace zrt {

/// "123 B" below 10 KiB, else MiB with as many digits as people read.
std::string bytesText(int64_t bytes);
/// "12 s", "3:04", "1:02:03".
std::string durationText(double seconds);
/// `parts` with spaces between; of a terminal so many columns wide (0: none) as many of the first
/// as fit on a line, and always the first two.
std::string fitLine(const std::vector<std::string> &parts, int columns);
/// Columns of the terminal that the standard output is; 0 where it is none.
int terminalColumns();
/// The most memory that this process has had at a time, in bytes; 0 where the system does not say.
int64_t peakResidentBytes();

/// How long the rest of a run takes, at the pace so far. The first step, which takes longer, does
/// not count.
class Pace {
public:
  void stepDone(int64_t step);
  /// Seconds until `last`, or -1 before there is a pace.
  double left(int64_t last) const;

private:
  int64_t firstStep_ = -1, lastStep_ = -1, firstTime_ = 0, lastTime_ = 0;
};

} // namespace zrt

#endif // ZRT_TRAIN_PROGRESS_H
