//===- Signals.h - Signals that end a run after the current step ------------------===//
#ifndef ZRT_WORLD_SIGNALS_H
#define ZRT_WORLD_SIGNALS_H

#include <atomic>
#include <cstdint>

namespace zrt {

/// Exit codes of the executable; documented in docs/Running.md.
enum ExitCode {
  ExitOk = 0,
  ExitFailure = 1,
  ExitUsage = 2,
  ExitRankDied = 3,
  ExitNotFinite = 4,     // --check=nan has found a value; the states are those before its step
  ExitInterrupted = 130, // SIGINT; the current step was finished
  ExitQuit = 131,        // SIGQUIT; likewise
  ExitUser = 138,        // SIGUSR1; likewise
  ExitTerminated = 143,  // SIGTERM or SIGHUP; likewise
};

/// The exit code of a run that a signal has ended, 0 for none.
int exitCodeOf(int signal);

/// From now on the first signal that asks this process to end puts its number into `first`, where
/// it is 0, instead. A process that is a rank ends at once at the second. `first` is never freed.
void watchSignals(std::atomic<uint32_t> &first, bool isRank);
/// How many such signals came.
uint32_t signalCount();

} // namespace zrt

#endif // ZRT_WORLD_SIGNALS_H
