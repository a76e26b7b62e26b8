#include "Processes.h"

#include "../world/Cluster.h"

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

bool zrt::test::isUnderMpi() { return getenv("ZRT_TEST_MPI"); }

int zrt::test::processRanks() {
  const char *text = getenv(isUnderMpi() ? "OMPI_COMM_WORLD_SIZE" : "ZRT_TEST_RANKS");
  return text ? atoi(text) : 0;
}

Processes &Processes::get() {
  static Processes processes;
  return processes;
}

std::unique_ptr<World> Processes::nextWorld() {
  int number = used_++;
  if (isUnderMpi()) {
    auto world = joinRun(number + 1);
    EXPECT_TRUE(world.isOk()) << world.status().text();
    return std::move(*world);
  }
  if (number == runLimit)
    abort(); // a test more than runLimit has room for
  return std::make_unique<LaunchedWorld>(runs_[number], rank_);
}

/// Ranks of mpirun share nothing: each run has a port of its own.
Expected<std::unique_ptr<World>> Processes::joinRun(int number) const {
  Expected<LauncherInfo> info = findLauncher("mpirun", "");
  ZRT_TRY(info.status());
  info->port = 12000 + (info->port + number) % 20000;
  auto world = ClusterWorld::join(*info, "a test", 30);
  ZRT_TRY(world.status());
  return std::unique_ptr<World>(std::move(*world));
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
    showFailuresOnly();
    break;
  }
  world_ = std::make_unique<LaunchedWorld>(own_, rank_);
  return Status::ok();
}

Status Processes::joinOthers(int ranks) {
  ranks_ = ranks;
  rank_ = atoi(getenv("OMPI_COMM_WORLD_RANK"));
  if (rank_ > 0)
    showFailuresOnly();
  auto world = joinRun(0);
  ZRT_TRY(world.status());
  world_ = std::move(*world);
  return Status::ok();
}

void Processes::showFailuresOnly() {
  testing::TestEventListeners &listeners = testing::UnitTest::GetInstance()->listeners();
  delete listeners.Release(listeners.default_result_printer());
  listeners.Append(new FailurePrinter);
}

int Processes::waitForOthers(int code) {
  for (int status; rank_ == 0 && wait(&status) > 0;)
    code |= !(WIFEXITED(status) && WEXITSTATUS(status) == 0);
  return code;
}

int Processes::run(int ranks) {
  Status started = isUnderMpi() ? joinOthers(ranks) : startOthers(ranks);
  if (!started.isOk()) {
    fprintf(stderr, "%s\n", started.text().c_str());
    return 1;
  }
  // One that dies ends the others, which would wait for it.
  if (rank_ == 0 && !isUnderMpi())
    signal(SIGCHLD, [](int) {
      siginfo_t info = {};
      if (waitid(P_ALL, 0, &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_pid &&
          info.si_code != CLD_EXITED)
        _exit(1);
    });
  int code = waitForOthers(RUN_ALL_TESTS());
  world_.reset();
  return code;
}

int main(int argc, char **argv) {
  testing::InitGoogleTest(&argc, argv);
  int ranks = processRanks();
  return ranks > 0 ? Processes::get().run(ranks) : RUN_ALL_TESTS();
}
