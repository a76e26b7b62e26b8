//===- Worker.cpp - Inputs in processes that may die ----------------------------===//
#include "Worker.h"
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define ZERO_FUZZ_ASAN 1
#endif
#endif

namespace zero::fuzz {

namespace {
/// Memory that a worker and its parent share.
struct Board {
  volatile uint64_t current; // the input being run
  Counts counts;
  char problem[256];
};

constexpr int kProblem = 97; // exit status of a worker that wrote a problem on the board
} // namespace

static Board *makeBoard() {
  void *memory =
      mmap(nullptr, sizeof(Board), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) {
    std::perror("error: no shared memory");
    std::exit(2);
  }
  return new (memory) Board();
}

static void limitMemory(const Bounds &bounds) {
#ifndef ZERO_FUZZ_ASAN // whose shadow is larger than any bound
  rlimit limit{rlim_t(bounds.megabytes) << 20, rlim_t(bounds.megabytes) << 20};
  setrlimit(RLIMIT_AS, &limit);
#else
  (void)bounds;
#endif
}

/// Starts the clock of the next input, or stops it; SIGPROF ends the process.
static void limitTime(unsigned seconds) {
  itimerval timer{{0, 0}, {time_t(seconds), 0}};
  setitimer(ITIMER_PROF, &timer, nullptr);
  alarm(seconds * 15); // an input that waits instead of working
}

[[noreturn]] static void work(Board &board, uint64_t last, const Bounds &bounds,
                              const MakeText &makeText) {
  limitMemory(bounds);
  for (; board.current < last; board.current = board.current + 1) {
    limitTime(0); // what makes a text is not on trial
    std::string text = makeText(board.current);
    limitTime(bounds.seconds);
    Outcome outcome = runInput(text, bounds.to);
    ++board.counts.reached[outcome.reached];
    if (!outcome.problem.empty()) {
      std::snprintf(board.problem, sizeof(board.problem), "%s", outcome.problem.c_str());
      _exit(kProblem);
    }
  }
  _exit(0);
}

static std::string describe(int status, const Board &board, const Bounds &bounds) {
  if (WIFEXITED(status) && WEXITSTATUS(status) == 0)
    return "";
  if (WIFEXITED(status) && WEXITSTATUS(status) == kProblem)
    return board.problem;
  if (WIFEXITED(status))
    return "ended with status " + std::to_string(WEXITSTATUS(status));
  if (WTERMSIG(status) == SIGPROF || WTERMSIG(status) == SIGALRM)
    return "more than " + std::to_string(bounds.seconds) + " s";
  return std::string("crash: ") + strsignal(WTERMSIG(status));
}

Counts runInputs(uint64_t first, uint64_t last, const Bounds &bounds, const MakeText &makeText,
                 const OnFailure &onFailure) {
  Board *board = makeBoard();
  for (board->current = first; board->current < last; board->current = board->current + 1) {
    std::fflush(nullptr);
    pid_t child = fork();
    if (child < 0) {
      std::perror("error: no process");
      std::exit(2);
    }
    if (child == 0)
      work(*board, last, bounds, makeText);
    int status = 0;
    waitpid(child, &status, 0);
    std::string what = describe(status, *board, bounds);
    if (what.empty())
      break;
    onFailure(board->current, what);
  }
  Counts counts = board->counts;
  munmap(board, sizeof(Board));
  return counts;
}

std::string findFailure(const std::string &text, const Bounds &bounds) {
  std::string failure;
  runInputs(
      0, 1, bounds, [&](uint64_t) { return text; },
      [&](uint64_t, const std::string &what) { failure = what; });
  return failure;
}

} // namespace zero::fuzz
