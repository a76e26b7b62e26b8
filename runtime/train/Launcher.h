//===- Launcher.h - Starting ranks and ending them ------------------------------===//
#ifndef ZRT_TRAIN_LAUNCHER_H
#define ZRT_TRAIN_LAUNCHER_H

#include "../comm/Local.h"

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

/// Runs `body(rank)` once per rank and returns the program's exit code: in this process for one
/// rank, else in one child process per rank. A rank that dies, or gives no sign of life for
/// `timeoutSeconds`, is named, and the others are ended.
int launchRanks(LocalWorld &world, int timeoutSeconds, const std::function<int(int)> &body);

/// Prints `status` unless another rank was first.
void reportOnce(SharedControl &control, int rank, const Status &status);

} // namespace zrt

#endif // ZRT_TRAIN_LAUNCHER_H
