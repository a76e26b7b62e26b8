#include "Processes.h"

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <gtest/gtest.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace zrt;
using namespace zrt::test;

namespace {
/// Of the other ranks only failures are shown.
class FailurePrinter final : public testing::EmptyTestEventListener {
  void OnTestPartResult(const testing::TestPartResult &result) override {
    if (result.failed())
      fprintf(stderr, "rank %d: %s:%d: %s\n", Processes::get().rank(),
              result.file_name() ? result.file_name() : "", result.line_number(), result.message());
  }
};
} // namespace

int zrt::test::processRanks() {
  const char *text = getenv("ZRT_TEST_RANKS");
  return text ? atoi(text) : 0;
}

Processes &Processes::get() {
  static Processes processes;
  return processes;
}

LaunchedRun &Processes::nextRun() {
  if (used_ == runLimit)
    abort(); // a test more than runLimit has room for
  return runs_[used_++];
}

void Processes::share(int rank, void *data, int64_t bytes) {
  std::vector<uint8_t> all(size_t(bytes * ranks_));
  if (bytes > 0 && world_->exchange(data, bytes, all.data()).isOk())
    memcpy(data, all.data() + rank * bytes, size_t(bytes));
}

Status Processes::share(int rank, const Status &status) {
  struct {
    Code code;
    char message[1000], place[100];
  } words = {};
  words.code = status.code();
  snprintf(words.message, sizeof words.message, "%s", status.message().c_str());
  snprintf(words.place, sizeof words.place, "%s", status.place().c_str());
  share(rank, &words, sizeof words);
  return Status(words.code, words.message, words.place);
}

Status Processes::startOthers(int ranks) {
  ranks_ = ranks;
  ZRT_TRY(own_.create(ranks));
  for (LaunchedRun &run : runs_)
    ZRT_TRY(run.create(ranks));
  fflush(nullptr);
  for (int rank = 1; rank < ranks; ++rank) {
    pid_t child = fork();
    if (child < 0)
      return ioFailure("cannot start rank %d", rank);
    if (child > 0)
      continue;
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    rank_ = rank;
    testing::TestEventListeners &listeners = testing::UnitTest::GetInstance()->listeners();
    delete listeners.Release(listeners.default_result_printer());
    listeners.Append(new FailurePrinter);
    return Status::ok();
  }
  return Status::ok();
}

int Processes::waitForOthers(int code) {
  for (int status; rank_ == 0 && wait(&status) > 0;)
    code |= !(WIFEXITED(status) && WEXITSTATUS(status) == 0);
  return code;
}

int Processes::run(int ranks) {
  Status started = startOthers(ranks);
  world_ = std::make_unique<LaunchedWorld>(own_, rank_);
  if (!started.isOk()) {
    fprintf(stderr, "%s\n", started.text().c_str());
    return 1;
  }
  // One that dies ends the others, which would wait for it.
  if (rank_ == 0)
    signal(SIGCHLD, [](int) {
      siginfo_t info = {};
      if (waitid(P_ALL, 0, &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_pid &&
          info.si_code != CLD_EXITED)
        _exit(1);
    });
  return waitForOthers(RUN_ALL_TESTS());
}

int main(int argc, char **argv) {
  testing::InitGoogleTest(&argc, argv);
  int ranks = processRanks();
  return ranks > 0 ? Processes::get().run(ranks) : RUN_ALL_TESTS();
}
