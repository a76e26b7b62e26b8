//===- Launcher.h - Starting ranks and ending them ------------------------------===//
#ifndef ZRT_WORLD_LAUNCHER_H
#define ZRT_WORLD_LAUNCHER_H

#include "Launched.h"

#include <functional>

namespace zrt {

/// Exit codes of the executable; documented in docs/Running.md.
enum ExitCode {
  ExitOk = 0,
  ExitFailure = 1,
  ExitUsage = 2,
  ExitRankDied = 3,
  ExitInterrupted = 130, // SIGINT; the current step was finished
  ExitQuit = 131,        // SIGQUIT; likewise
  ExitUser = 138,        // SIGUSR1; likewise
  ExitTerminated = 143,  // SIGTERM or SIGHUP; likewise
};

/// The exit code of a run that a signal has ended, 0 for none.
int exitCodeOf(int signal);

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
