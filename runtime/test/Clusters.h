//===- Clusters.h - The worlds and communicators that the suites run on -------------===//
//
// A new one is one more line in clusterFactories(). Ranks are threads, but on GPUs: see
// Processes.h.
//===------------------------------------------------------------------------===//
#ifndef ZRT_TEST_CLUSTERS_H
#define ZRT_TEST_CLUSTERS_H

#include "../comm/Local.h"
#include "../comm/Remote.h"
#include "../comm/nccl/NcclCommunicator.h"
#include "../world/Cluster.h"
#include "../world/Launched.h"
#include "Devices.h"
#include "Processes.h"

#include <atomic>
#include <thread>
#include <unistd.h>

namespace zrt::test {

/// All ranks of one implementation.
class Cluster {
public:
  virtual ~Cluster() = default;
  virtual World &world(int rank) = 0;
  /// The device is open, and the rank's own.
  virtual std::unique_ptr<Communicator> makeCommunicator(int rank, Device &device) = 0;
  /// Whether the rank is one of this process.
  virtual bool isHere(int) const { return true; }
  /// Gives every process what the one of `rank` has.
  virtual void share(int, void *, int64_t) {}
  virtual Status share(int, const Status &status) { return status; }
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
  std::unique_ptr<Communicator> makeCommunicator(int rank, Device &) override {
    auto communicator = LocalCommunicator::create(transport_, *worlds_[rank]);
    EXPECT_TRUE(communicator.isOk()) << communicator.status().text();
    return std::move(*communicator);
  }

private:
  LaunchedRun run_;
  LocalTransport transport_;
  std::vector<std::unique_ptr<LaunchedWorld>> worlds_;
};

/// Ranks that meet over TCP, and share the memory of one machine.
class TcpCluster final : public Cluster {
public:
  TcpCluster(int ranks, int64_t bytes, std::vector<Groups> communicators)
      : bytes_(bytes), communicators_(std::move(communicators)), worlds_(ranks),
        transports_(ranks) {
    LauncherInfo info{"torchrun", 0, ranks, 0, "127.0.0.1", freePort()};
    std::vector<std::thread> threads;
    for (int rank = 0; rank < ranks; ++rank)
      threads.emplace_back([this, info, rank]() mutable {
        info.rank = info.localRank = rank;
        auto world = ClusterWorld::join(info, "a test", 30);
        EXPECT_TRUE(world.isOk()) << world.status().text();
        worlds_[rank] = std::move(*world);
        transports_[rank] = std::make_unique<LocalTransport>();
        Status status = transports_[rank]->join(*worlds_[rank], bytes_, communicators_);
        EXPECT_TRUE(status.isOk()) << status.text();
      });
    for (std::thread &thread : threads)
      thread.join();
  }
  /// All leave, as processes do, without waiting for one another.
  ~TcpCluster() override {
    std::vector<std::thread> threads;
    for (auto &world : worlds_)
      threads.emplace_back([&world] { world.reset(); });
    for (std::thread &thread : threads)
      thread.join();
  }
  World &world(int rank) override { return *worlds_[rank]; }
  std::unique_ptr<Communicator> makeCommunicator(int rank, Device &) override {
    auto communicator = LocalCommunicator::create(*transports_[rank], *worlds_[rank]);
    EXPECT_TRUE(communicator.isOk()) << communicator.status().text();
    return std::move(*communicator);
  }

private:
  static int freePort() {
    static std::atomic<int> next{12000 + getpid() % 20000};
    for (;;) {
      int port = next.fetch_add(1);
      if (auto descriptor = listenAt(port); descriptor.isOk())
        return close(*descriptor), port;
    }
  }

  int64_t bytes_;
  std::vector<Groups> communicators_;
  std::vector<std::unique_ptr<ClusterWorld>> worlds_;
  std::vector<std::unique_ptr<LocalTransport>> transports_;
};

/// Ranks that share no memory: as on several machines.
class RemoteCluster final : public Cluster {
public:
  RemoteCluster(int ranks, int64_t bytes, const std::vector<Groups> &communicators)
      : bytes_(bytes), communicators_(communicators), wires_(ranks) {
    EXPECT_TRUE(run_.create(ranks).isOk());
    std::vector<std::thread> threads;
    for (int rank = 0; rank < ranks; ++rank) {
      worlds_.push_back(std::make_unique<LaunchedWorld>(run_, rank));
      threads.emplace_back([this, rank, &world = *worlds_.back()] {
        auto wire = connectTcpWire(world, communicators_);
        EXPECT_TRUE(wire.isOk()) << wire.status().text();
        wires_[rank] = std::move(*wire);
      });
    }
    for (std::thread &thread : threads)
      thread.join();
  }
  World &world(int rank) override { return *worlds_[rank]; }
  std::unique_ptr<Communicator> makeCommunicator(int rank, Device &) override {
    auto communicator =
        RemoteCommunicator::create(*worlds_[rank], communicators_, std::move(wires_[rank]), bytes_,
                                   /*pieceBytes=*/1024);
    EXPECT_TRUE(communicator.isOk()) << communicator.status().text();
    return std::move(*communicator);
  }

private:
  int64_t bytes_;
  std::vector<Groups> communicators_;
  LaunchedRun run_;
  std::vector<std::unique_ptr<LaunchedWorld>> worlds_;
  std::vector<std::unique_ptr<Wire>> wires_;
};

/// Ranks as processes.
class ProcessCluster : public Cluster {
public:
  ProcessCluster() : world_(Processes::get().nextWorld()) {}
  World &world(int) override { return *world_; }
  bool isHere(int rank) const override { return rank == Processes::get().rank(); }
  void share(int rank, void *data, int64_t bytes) override {
    Processes::get().share(rank, data, bytes);
  }
  Status share(int rank, const Status &status) override {
    return Processes::get().share(rank, status);
  }

protected:
  std::unique_ptr<World> world_;
};

/// Open MPI, of whose mpirun the ranks are.
class MpiCluster final : public ProcessCluster {
public:
  MpiCluster(int64_t bytes, const std::vector<Groups> &communicators)
      : bytes_(bytes), communicators_(communicators) {}
  std::unique_ptr<Communicator> makeCommunicator(int, Device &) override {
    auto wire = connectMpiWire(*world_, communicators_);
    EXPECT_TRUE(wire.isOk()) << wire.status().text();
    auto communicator = RemoteCommunicator::create(*world_, communicators_, std::move(*wire),
                                                   bytes_, /*pieceBytes=*/1024);
    EXPECT_TRUE(communicator.isOk()) << communicator.status().text();
    return std::move(*communicator);
  }

private:
  int64_t bytes_;
  std::vector<Groups> communicators_;
};

/// GPUs and NCCL, between processes.
class NcclCluster final : public ProcessCluster {
public:
  NcclCluster(int64_t bytes, const std::vector<Groups> &communicators)
      : bytes_(bytes), communicators_(communicators) {}
  std::unique_ptr<Communicator> makeCommunicator(int, Device &device) override {
    auto communicator = NcclCommunicator::create(static_cast<cuda::CudaDevice &>(device), *world_,
                                                 communicators_, bytes_);
    EXPECT_TRUE(communicator.isOk()) << communicator.status().text();
    return std::move(*communicator);
  }

private:
  int64_t bytes_;
  std::vector<Groups> communicators_;
};

struct ClusterFactory {
  const char *name;
  /// Whether all ranks' messages go to one standard error.
  bool hasOneTerminal;
  std::function<std::unique_ptr<Cluster>(int ranks, int64_t bytes,
                                         const std::vector<Groups> &communicators)>
      make;
  /// NCCL's limits: its own order of sums and what it has no reduction for, and collectives of all
  /// communicators in one order.
  bool isNccl = false;
};

template <typename Made> ClusterFactory factoryOf(const char *name, bool hasOneTerminal) {
  return {name, hasOneTerminal,
          [](int ranks, int64_t bytes, const std::vector<Groups> &communicators) {
            return std::make_unique<Made>(ranks, bytes, communicators);
          }};
}

inline std::vector<ClusterFactory> clusterFactories() {
  if (isUnderMpi())
    return {{"mpi", false, [](int, int64_t bytes, const std::vector<Groups> &communicators) {
               return std::make_unique<MpiCluster>(bytes, communicators);
             }}};
  if (processRanks() > 0)
    return {{"nccl", true,
             [](int, int64_t bytes, const std::vector<Groups> &communicators) {
               return std::make_unique<NcclCluster>(bytes, communicators);
             },
             true}};
  return {factoryOf<LocalCluster>("local", true), factoryOf<TcpCluster>("tcp", false),
          factoryOf<RemoteCluster>("remote", true)};
}

/// Runs `body(rank)` on all ranks at once and returns their answers.
inline std::vector<Status> runRanks(Cluster &cluster, int ranks,
                                    const std::function<Status(int)> &body) {
  std::vector<Status> answers(ranks);
  std::vector<std::thread> threads;
  for (int rank = 0; rank < ranks; ++rank)
    if (cluster.isHere(rank) && processRanks() > 0)
      answers[rank] = body(rank); // on the thread that made the device
    else if (cluster.isHere(rank))
      threads.emplace_back([&, rank] { answers[rank] = body(rank); });
  for (std::thread &thread : threads)
    thread.join();
  for (int rank = 0; rank < ranks; ++rank)
    answers[rank] = cluster.share(rank, answers[rank]);
  return answers;
}

inline void expectOk(const std::vector<Status> &answers) {
  for (const Status &answer : answers)
    EXPECT_TRUE(answer.isOk()) << answer.text();
}

} // namespace zrt::test

#endif // ZRT_TEST_CLUSTERS_H
