//===- Processes.h - Ranks as processes ---------------------------------------------===//
//
// A GPU's driver is one in a process, so ranks on GPUs are processes: as many as ZRT_TEST_RANKS
// says, each of which runs the same tests in the same order. What a test learns of one rank it
// gives to all, so that all expect the same. MPI is one in a process, too: mpirun starts its ranks,
// and ZRT_TEST_MPI says so.
//===------------------------------------------------------------------------===//
#ifndef ZRT_TEST_PROCESSES_H
#define ZRT_TEST_PROCESSES_H

#include "../world/Launched.h"

#include <memory>

namespace zrt::test {

/// ZRT_TEST_RANKS, or as many as mpirun has started; 0 where ranks are threads of one process.
int processRanks();
bool isUnderMpi();

/// What ranks that are processes share; made before they start.
class Processes {
public:
  /// The process's own.
  static Processes &get();

  int rank() const { return rank_; }
  /// The rank's world in a run that no test has used.
  std::unique_ptr<World> nextWorld();
  /// Gives every process what the one of `rank` has in `data`.
  void share(int rank, void *data, int64_t bytes);
  Status share(int rank, const Status &status);
  /// Starts the others, runs all tests in each, and returns the process's exit code.
  int run(int ranks);

private:
  static constexpr int runLimit = 128;
  Status startOthers(int ranks);
  Status joinOthers(int ranks);
  Expected<std::unique_ptr<World>> joinRun(int number) const;
  void showFailuresOnly();
  int waitForOthers(int code);

  LaunchedRun own_, runs_[runLimit];
  std::unique_ptr<World> world_; // of no test
  int used_ = 0, rank_ = 0, ranks_ = 0;
};

} // namespace zrt::test

#endif // ZRT_TEST_PROCESSES_H
