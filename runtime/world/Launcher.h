//===- Launcher.h - Starting ranks and ending them ------------------------------===//
#ifndef ZRT_WORLD_LAUNCHER_H
#define ZRT_WORLD_LAUNCHER_H

#include "Launched.h"
#include "Signals.h"

#include <functional>

namespace zrt {

struct LaunchOptions {
  int timeoutSeconds = 60; // without a sign of life, after which a rank is ended
  int64_t rankBytes = 0;   // memory that each rank takes, for messages
};

/// Runs `body` once per rank and returns the program's exit code: in this process for one rank,
/// else in one child process per rank. A rank that dies, or gives no sign of life, is named, and
/// the others are ended.
int launchRanks(LaunchedRun &run, const LaunchOptions &options,
                const std::function<int(World &)> &body);

} // namespace zrt

#endif // ZRT_WORLD_LAUNCHER_H
