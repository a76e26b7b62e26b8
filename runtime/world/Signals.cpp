#include "Signals.h"

#include "../base/Os.h"

#include <csignal>
#include <unistd.h>

using namespace zrt;

// The handlers' view: set before they are installed, never changed after.
static std::atomic<uint32_t> *firstSignal;
static std::atomic<uint32_t> count;

/// A terminal that hangs up ends the run as SIGTERM does.
int zrt::exitCodeOf(int number) {
  switch (number) {
  case 0:
    return ExitOk;
  case SIGINT:
    return ExitInterrupted;
  case SIGQUIT:
    return ExitQuit;
  case SIGUSR1:
    return ExitUser;
  default:
    return ExitTerminated;
  }
}

uint32_t zrt::signalCount() { return count.load(); }

/// The first signal asks all ranks to stop after the current step; its number is the reason.
static void onSignal(int number) {
  uint32_t none = 0;
  firstSignal->compare_exchange_strong(none, uint32_t(number));
  count.fetch_add(1);
}

/// In a rank: who asks twice does not want to wait for the step.
static void onRankSignal(int number) {
  onSignal(number);
  if (count.load() > 1) {
    abandonAtomicFiles();
    _exit(exitCodeOf(number));
  }
}

void zrt::watchSignals(std::atomic<uint32_t> &first, bool isRank) {
  firstSignal = &first;
  struct sigaction action = {};
  action.sa_handler = isRank ? onRankSignal : onSignal;
  action.sa_flags = isRank ? SA_RESTART : 0; // a launcher's wait must return
  for (int number : {SIGINT, SIGTERM, SIGQUIT, SIGUSR1})
    sigaction(number, &action, nullptr);
  struct sigaction before;
  if (sigaction(SIGHUP, nullptr, &before) == 0 && before.sa_handler != SIG_IGN) // not under nohup
    sigaction(SIGHUP, &action, nullptr);
}
