#include "Launcher.h"

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <sys/prctl.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace zrt;

static constexpr int64_t graceNanoseconds = 4000000000; // for ranks to end by themselves
static constexpr int lookMilliseconds = 200;            // between looks at the ranks' heartbeats

/// Whether a run has ended after a whole step, on all ranks alike: by a signal, or as asked for.
static bool isStopCode(int code) {
  return code == ExitNotFinite || code == ExitInterrupted || code == ExitQuit || code == ExitUser ||
         code == ExitTerminated;
}

namespace {

class Launcher {
public:
  Launcher(LaunchedRun &run, const LaunchOptions &options)
      : run_(run), timeout_(int64_t(options.timeoutSeconds) * 1000000000),
        rankBytes_(options.rankBytes), children_(run.ranks(), 0), pulses_(run.ranks()) {}

  int run(const std::function<int(World &)> &body) {
    watchSignals(run_.stopWord(), /*isRank=*/false);
    wakeUpToLook();
    fflush(nullptr);
    for (int rank = 0; rank < run_.ranks(); ++rank)
      if (!startRank(rank, body))
        break;
    while (alive_ > 0)
      waitForOne();
    return exitCode_;
  }

private:
  bool startRank(int rank, const std::function<int(World &)> &body) {
    pid_t parent = getpid(), child = fork();
    if (child < 0) {
      fprintf(stderr, "error: cannot start rank %d: %s\n", rank, strerror(errno));
      fail(ExitFailure);
      return false;
    }
    if (child == 0) {
      // A rank without its launcher would be orphaned: nobody would tell it that a peer died.
      prctl(PR_SET_PDEATHSIG, SIGKILL);
      if (getppid() != parent)
        _exit(ExitFailure);
      watchSignals(run_.stopWord(), /*isRank=*/true);
      LaunchedWorld world(run_, rank);
      int code = body(world);
      fflush(nullptr);
      _exit(code); // no destructors: files belong to the launcher
    }
    children_[rank] = child;
    ++alive_;
    return true;
  }

  /// An alarm interrupts the wait for children every now and then.
  static void wakeUpToLook() {
    struct sigaction action = {};
    action.sa_handler = [](int) {};
    sigaction(SIGALRM, &action, nullptr);
    itimerval timer = {{0, lookMilliseconds * 1000}, {0, lookMilliseconds * 1000}};
    setitimer(ITIMER_REAL, &timer, nullptr);
  }

  /// Names a rank whose heartbeat has stopped and ends it; the others end because of it.
  void lookAtPulses() {
    int64_t now = nowNanoseconds();
    // Who was stopped itself, as by Ctrl-Z, has not looked at the others meanwhile.
    bool slept = now - lastLook_ > timeout_ / 2;
    lastLook_ = now;
    for (int rank = 0; rank < run_.ranks() && !deadline_; ++rank) {
      uint32_t beats = run_.beats(rank);
      Seen &seen = pulses_[rank];
      if (slept || children_[rank] == 0 || seen.time == 0 || beats != seen.beats) {
        seen = {beats, now};
      } else if (now - seen.time > timeout_) {
        (void)run_.claimReport();
        fprintf(stderr,
                "error: rank %d has given no sign of life for %lld seconds: it was stopped, or its "
                "device hangs; all ranks are ended (--timeout S waits longer)\n",
                rank, (long long)(timeout_ / 1000000000));
        fail(ExitRankDied);
        kill(children_[rank], SIGKILL);
      }
    }
  }

  void fail(int code) {
    if (exitCode_ == ExitOk || isStopCode(exitCode_))
      exitCode_ = code;
    run_.abort();
    if (!deadline_)
      deadline_ = nowNanoseconds() + graceNanoseconds;
  }

  void killAll() {
    for (pid_t child : children_)
      if (child > 0)
        kill(child, SIGKILL);
  }

  void waitForOne() {
    int status = 0;
    pid_t child = waitpid(-1, &status, deadline_ ? WNOHANG : 0);
    if (child > 0)
      return ended(child, status);
    if (signalCount() > 1 && !deadline_)
      fail(ExitInterrupted); // asked twice: do not wait for the step
    if (!deadline_)
      return lookAtPulses();
    if (nowNanoseconds() > deadline_)
      killAll();
    timespec pause = {0, 10000000};
    nanosleep(&pause, nullptr);
  }

  void ended(pid_t child, int status) {
    for (int rank = 0; rank < run_.ranks(); ++rank)
      if (children_[rank] == child) {
        children_[rank] = 0;
        --alive_;
        judge(rank, status);
      }
  }

  void judge(int rank, int status) {
    bool stopped = WIFEXITED(status) && isStopCode(WEXITSTATUS(status));
    if (stopped && exitCode_ == ExitOk)
      exitCode_ = WEXITSTATUS(status);
    if (stopped && signalCount() > 1 && !deadline_)
      fail(exitCode_); // it did not wait for the step, so the others cannot finish theirs
    if (stopped || (WIFEXITED(status) && WEXITSTATUS(status) == ExitOk))
      return;
    // Those that end after the first failure end because of it.
    if (deadline_)
      return;
    bool reported = !run_.claimReport();
    if (WIFEXITED(status) && reported)
      return fail(WEXITSTATUS(status));
    if (WIFSIGNALED(status))
      fprintf(stderr, "error: rank %d died (signal %d, %s)\n", rank, WTERMSIG(status),
              strsignal(WTERMSIG(status)));
    else
      fprintf(stderr, "error: rank %d died (exit %d)\n", rank, WEXITSTATUS(status));
    if (WIFSIGNALED(status) && (WTERMSIG(status) == SIGBUS || WTERMSIG(status) == SIGKILL))
      fprintf(
          stderr,
          "note: the system ends processes so when memory runs out%s; the arenas of the %d ranks "
          "take %.1f MiB in all\n",
          WTERMSIG(status) == SIGBUS ? ", and when a file of --data becomes shorter" : "",
          run_.ranks(), double(rankBytes_) * run_.ranks() / (1 << 20));
    fail(ExitRankDied);
  }

  /// A rank's heartbeats when they last changed, and when that was.
  struct Seen {
    uint32_t beats = 0;
    int64_t time = 0;
  };

  LaunchedRun &run_;
  int64_t timeout_, rankBytes_, lastLook_ = nowNanoseconds();
  std::vector<pid_t> children_;
  std::vector<Seen> pulses_;
  int alive_ = 0, exitCode_ = ExitOk;
  int64_t deadline_ = 0;
};

} // namespace

int zrt::launchRanks(LaunchedRun &run, const LaunchOptions &options,
                     const std::function<int(World &)> &body) {
  if (run.ranks() > 1)
    return Launcher(run, options).run(body);
  watchSignals(run.stopWord(), /*isRank=*/true);
  LaunchedWorld world(run, 0);
  return body(world);
}
