#include "Progress.h"

#include "../base/Os.h"

#include <cstdio>
#include <cstdlib>
#include <sys/ioctl.h>
#include <unistd.h>

using namespace zrt;

std::string zrt::bytesText(int64_t bytes) {
  double mebibytes = double(bytes) / (1 << 20);
  if (bytes < 10240)
    return format("%lld B", (long long)bytes);
  return format(mebibytes < 10 ? "%.2f MiB" : "%.1f MiB", mebibytes);
}

std::string zrt::durationText(double seconds) {
  long long whole = (long long)(seconds + 0.5);
  if (whole < 60)
    return format("%lld s", whole);
  if (whole < 3600)
    return format("%lld:%02lld", whole / 60, whole % 60);
  return format("%lld:%02lld:%02lld", whole / 3600, whole / 60 % 60, whole % 60);
}

std::string zrt::fitLine(const std::vector<std::string> &parts, int columns) {
  constexpr size_t always = 2;
  std::string line;
  for (size_t i = 0; i < parts.size(); ++i) {
    std::string longer = line + (line.empty() ? "" : "  ") + parts[i];
    if (columns > 0 && i >= always && longer.size() > size_t(columns))
      break;
    line = std::move(longer);
  }
  return line;
}

int zrt::terminalColumns() {
  winsize size = {};
  bool isKnown = isatty(STDOUT_FILENO) && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0;
  return isKnown ? size.ws_col : 0;
}

int64_t zrt::peakResidentBytes() {
  FILE *file = fopen("/proc/self/status", "re");
  if (!file)
    return 0;
  char line[256];
  long long kilobytes = 0;
  while (fgets(line, sizeof line, file) && sscanf(line, "VmHWM: %lld kB", &kilobytes) != 1) {
  }
  fclose(file);
  return kilobytes * 1024;
}

void Pace::stepDone(int64_t step) {
  lastStep_ = step, lastTime_ = nowNanoseconds();
  if (firstStep_ < 0)
    firstStep_ = step, firstTime_ = lastTime_;
}

double Pace::left(int64_t last) const {
  if (lastStep_ <= firstStep_)
    return -1;
  return double(lastTime_ - firstTime_) * 1e-9 / double(lastStep_ - firstStep_) *
         double(last - lastStep_);
}
