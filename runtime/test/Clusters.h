//===- Clusters.h - The worlds and communicators that the suites run on -------------===//
//
// A new one is one more line in clusterFactories(). Ranks are threads here; processes are tried by
// ExecutableTest.cpp.
//===------------------------------------------------------------------------===//
#ifndef ZRT_TEST_CLUSTERS_H
#define ZRT_TEST_CLUSTERS_H

#include "../comm/Local.h"
#include "../world/Launched.h"
#include "Devices.h"

#include <thread>

namespace zrt::test {

/// All ranks of one implementation.
class Cluster {
public:
  virtual ~Cluster() = default;
  virtual World &world(int rank) = 0;
  virtual std::unique_ptr<Communicator> makeCommunicator(int rank) = 0;
};

/// Our own launcher and shared memory.
class LocalCluster final : public Cluster {
public:
  LocalCluster(int ranks, int64_t bytes, const std::vector<Groups> &communicators) {
    EXPECT_TRUE(run_.create(ranks).isOk());
    Status status = transport_.create(ranks, bytes, communicators);
    EXPECT_TRUE(status.isOk()) << status.text();
    for (int rank = 0; rank < ranks; ++rank)
      worlds_.push_back(std::make_unique<LaunchedWorld>(run_, rank));
  }
  World &world(int rank) override { return *worlds_[rank]; }
  std::unique_ptr<Communicator> makeCommunicator(int rank) override {
    auto communicator = LocalCommunicator::create(transport_, *worlds_[rank]);
    EXPECT_TRUE(communicator.isOk()) << communicator.status().text();
    return std::move(*communicator);
  }

private:
  LaunchedRun run_;
  LocalTransport transport_;
  std::vector<std::unique_ptr<LaunchedWorld>> worlds_;
};

struct ClusterFactory {
  const char *name;
  std::function<std::unique_ptr<Cluster>(int ranks, int64_t bytes,
                                         const std::vector<Groups> &communicators)>
      make;
};

inline std::vector<ClusterFactory> clusterFactories() {
  return {{"local", [](int ranks, int64_t bytes, const std::vector<Groups> &communicators) {
             return std::make_unique<LocalCluster>(ranks, bytes, communicators);
           }}};
}

/// Runs `body(rank)` on all ranks at once and returns their answers.
inline std::vector<Status> runRanks(int ranks, const std::function<Status(int)> &body) {
  std::vector<Status> answers(ranks);
  std::vector<std::thread> threads;
  for (int rank = 0; rank < ranks; ++rank)
    threads.emplace_back([&, rank] { answers[rank] = body(rank); });
  for (std::thread &thread : threads)
    thread.join();
  return answers;
}

inline void expectOk(const std::vector<Status> &answers) {
  for (const Status &answer : answers)
    EXPECT_TRUE(answer.isOk()) << answer.text();
}

} // namespace zrt::test

#endif // ZRT_TEST_CLUSTERS_H
