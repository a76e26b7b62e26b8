//===- WorldSuite.cpp - What every world must do ----------------------------------===//
//
// The conformance suite of zrt/world.h, on every cluster of Clusters.h.
//===------------------------------------------------------------------------===//

#include "../world/Message.h"
#include "../world/Signals.h"
#include "Clusters.h"

#include <csignal>
#include <fcntl.h>
#include <netinet/in.h>
#include <numeric>
#include <set>
#include <sys/socket.h>
#include <unistd.h>

using namespace zrt;
using namespace zrt::test;

namespace {

class WorldSuite : public testing::TestWithParam<std::tuple<ClusterFactory, int>> {
protected:
  void SetUp() override { cluster = std::get<0>(GetParam()).make(size(), 4096, {}); }
  int size() const { return std::get<1>(GetParam()); }
  std::vector<Status> run(const std::function<Status(World &)> &body) {
    return runRanks(*cluster, size(), [&](int rank) { return body(cluster->world(rank)); });
  }

  std::unique_ptr<Cluster> cluster;
};

} // namespace

TEST_P(WorldSuite, RanksKnowThemselves) {
  std::set<int> local;
  for (int rank = 0; rank < size(); ++rank) {
    EXPECT_EQ(cluster->world(rank).rank(), rank);
    EXPECT_EQ(cluster->world(rank).size(), size());
    local.insert(cluster->world(rank).localRank());
  }
  EXPECT_EQ(int(local.size()), size()) << "all ranks are on this machine";
}

TEST_P(WorldSuite, TheStoreKeepsWhatIsPut) {
  expectOk(run([&](World &world) {
    std::string own = "key" + std::to_string(world.rank());
    if (world.rank() == 0)
      usleep(10000); // the others wait for it
    ZRT_TRY(world.put(own, std::string("\0value ", 7) + own));
    for (int rank = 0; rank < world.size(); ++rank) {
      std::string key = "key" + std::to_string(rank);
      Expected<std::string> value = world.get(key);
      ZRT_TRY(value.status());
      EXPECT_EQ(*value, std::string("\0value ", 7) + key);
    }
    return Status::ok();
  }));
  World &first = cluster->world(0);
  EXPECT_NE(first.put("key0", "another").message().find("already"), std::string::npos);
  EXPECT_FALSE(first.put(std::string(1000, 'k'), "").isOk());
  EXPECT_FALSE(first.put("long", std::string(1 << 20, 'v')).isOk());
}

TEST_P(WorldSuite, ExchangeGivesAllToAll) {
  for (int64_t count : {0, 1, 7, 5000}) // more than one piece
    expectOk(run([&](World &world) {
      for (int round = 0; round < 20; ++round) {
        std::vector<int64_t> own(count), all(count * world.size());
        std::iota(own.begin(), own.end(), world.rank() * 1000003 + round);
        ZRT_TRY(world.exchange(own.data(), count * 8, all.data()));
        for (int rank = 0; rank < world.size(); ++rank)
          for (int64_t i = 0; i < count; ++i)
            if (all[rank * count + i] != rank * 1000003 + round + i)
              return failure(Code::Internal, "round %d, rank %d, element %lld", round, rank,
                             (long long)i);
      }
      return Status::ok();
    }));
}

TEST_P(WorldSuite, NobodyPassesABarrierAlone) {
  std::atomic<int> arrived{0};
  expectOk(run([&](World &world) {
    for (int round = 1; round <= 100; ++round) {
      arrived.fetch_add(1);
      ZRT_TRY(world.barrier());
      if (arrived.load() < round * world.size())
        return Status(Code::Internal, "passed too early");
      ZRT_TRY(world.barrier());
    }
    return Status::ok();
  }));
}

TEST_P(WorldSuite, WhoWaitsForOthersIsAhead) {
  if (size() == 1)
    GTEST_SKIP() << "needs two ranks";
  expectOk(run([&](World &world) {
    if (world.rank() > 0)
      return world.barrier();
    while (!world.isAhead(1))
      usleep(1000);
    EXPECT_FALSE(world.isAhead(0));
    ZRT_TRY(world.barrier());
    EXPECT_FALSE(world.isAhead(1));
    return Status::ok();
  }));
}

TEST_P(WorldSuite, AbortEndsEveryWait) {
  for (const Status &answer : run([&](World &world) {
         if (world.rank() == 0) {
           usleep(20000);
           world.abort("");
         }
         Status status = world.rank() % 2 ? world.get("never").status() : world.barrier();
         EXPECT_TRUE(world.isAborted());
         return status;
       }))
    EXPECT_EQ(answer.code(), Code::Aborted);
}

TEST_P(WorldSuite, ThereIsOneReason) {
  testing::internal::CaptureStderr();
  expectOk(run([&](World &world) {
    world.beat();
    EXPECT_EQ(world.stopSignal(), 0);
    world.abort(format("reason %d", world.rank()));
    while (!world.isAborted())
      usleep(1000);
    return Status::ok();
  }));
  cluster.reset();
  std::string text = testing::internal::GetCapturedStderr();
  size_t first = text.find("error: reason ");
  ASSERT_NE(first, std::string::npos) << text;
  std::string reason = text.substr(first, strlen("error: reason 0"));
  size_t told = 0;
  for (size_t at = 0; (at = text.find("error: ", at)) != std::string::npos; ++at, ++told)
    EXPECT_EQ(text.substr(at, reason.size()), reason);
  EXPECT_EQ(int(told), std::get<0>(GetParam()).hasOneTerminal ? 1 : size());
}

INSTANTIATE_TEST_SUITE_P(All, WorldSuite,
                         testing::Combine(testing::ValuesIn(clusterFactories()),
                                          testing::Values(1, 2, 3, 4)),
                         [](const auto &info) {
                           return std::string(std::get<0>(info.param).name) + "_ranks" +
                                  std::to_string(std::get<1>(info.param));
                         });

/// Where the queue of a listener is full, a machine that is called drops it: the call lasts
/// minutes.
TEST(Connections, WhoGivesUpWaitsNoLonger) {
  int listener = socket(AF_INET, SOCK_STREAM, 0);
  sockaddr_in at = {};
  at.sin_family = AF_INET, at.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t length = sizeof at;
  ASSERT_EQ(bind(listener, reinterpret_cast<sockaddr *>(&at), sizeof at), 0);
  ASSERT_EQ(listen(listener, 0), 0);
  ASSERT_EQ(getsockname(listener, reinterpret_cast<sockaddr *>(&at), &length), 0);
  std::vector<int> taken;
  bool isFull = false;
  while (!isFull && taken.size() < 8) {
    int asked = 0;
    Expected<int> made = connectTo("127.0.0.1", ntohs(at.sin_port), [&] { return ++asked > 5; });
    isFull = !made.isOk();
    if (isFull)
      EXPECT_NE(made.status().message().find("nobody answers"), std::string::npos);
    else
      taken.push_back(*made);
  }
  EXPECT_TRUE(isFull);
  EXPECT_FALSE(taken.empty());
  for (int descriptor : taken) {
    EXPECT_EQ(fcntl(descriptor, F_GETFL) & O_NONBLOCK, 0) << "what is read later waits";
    close(descriptor);
  }
  close(listener);
}

TEST(Launched, TheFirstSignalIsTheReason) {
  LaunchedRun run;
  ASSERT_TRUE(run.create(2).isOk());
  LaunchedWorld one(run, 0), two(run, 1);
  watchSignals(run.stopWord(), /*isRank=*/false);
  raise(SIGTERM);
  raise(SIGINT);
  EXPECT_EQ(one.stopSignal(), SIGTERM);
  EXPECT_EQ(two.stopSignal(), SIGTERM);
  two.beat();
  EXPECT_EQ(run.beats(0), 0u);
  EXPECT_EQ(run.beats(1), 1u);
  LaunchedRun none;
  EXPECT_FALSE(none.create(0).isOk());
  EXPECT_FALSE(none.create(257).isOk());
}
