//===- WireSuite.cpp - Whom a transfer that waits asks about ---------------------------===//

#include "Clusters.h"

#include <gtest/gtest.h>
#include <set>
#include <unistd.h>

using namespace zrt;
using namespace zrt::test;

namespace {

const std::vector<Groups> allOfThree = {{{0, 1, 2}}};

/// Runs `body` on three ranks: threads, or processes of mpirun.
void runWires(const std::function<void(World &, Wire &)> &body) {
  auto runRank = [&](World &world, Expected<std::unique_ptr<Wire>> wire) {
    ASSERT_TRUE(wire.isOk()) << wire.status().text();
    body(world, **wire);
    EXPECT_TRUE(world.barrier().isOk());
  };
  if (isUnderMpi()) {
    std::unique_ptr<World> world = Processes::get().nextWorld();
    return runRank(*world, connectMpiWire(*world, allOfThree));
  }
  LaunchedRun run;
  ASSERT_TRUE(run.create(3).isOk());
  std::vector<std::thread> threads;
  for (int rank = 0; rank < 3; ++rank)
    threads.emplace_back([&, rank] {
      LaunchedWorld world(run, rank);
      runRank(world, connectTcpWire(world, allOfThree));
    });
  for (std::thread &thread : threads)
    thread.join();
}

} // namespace

/// Who has sent all of his may have gone on to a barrier, long before another one has.
TEST(Wire, AsksOnlyAboutPeersThatAreMissed) {
  if (processRanks() > 0 && !(isUnderMpi() && processRanks() == 3))
    GTEST_SKIP() << "needs three ranks, of threads or of mpirun";
  runWires([](World &world, Wire &wire) {
    uint8_t bytes[3][8] = {};
    std::set<int> asked;
    auto goesOn = [&](int peer, int64_t silence) {
      if (silence >= 100 && asked.insert(peer).second && peer == 2)
        EXPECT_TRUE(world.put("asked", "").isOk());
      return Status::ok();
    };
    std::vector<Transfer> transfers;
    if (world.rank() == 0)
      transfers = {{1, bytes[1], 8, /*isSend=*/false}, {2, bytes[2], 8, /*isSend=*/false}};
    else
      transfers = {{0, bytes[0], 8, /*isSend=*/true}};
    if (world.rank() == 2)
      EXPECT_TRUE(world.get("asked").isOk());
    if (world.rank() == 0)
      EXPECT_TRUE(world.get("sent").isOk());
    EXPECT_TRUE(wire.move(0, transfers, goesOn).isOk());
    if (world.rank() == 1)
      EXPECT_TRUE(world.put("sent", "").isOk());
    if (world.rank() == 0)
      EXPECT_EQ(asked, std::set<int>{2});
  });
}

namespace {
/// Moves nothing, but asks about rank 1 after so many milliseconds each.
class AskingWire final : public Wire {
public:
  AskingWire(std::vector<int64_t> silences, Status &answer)
      : silences_(std::move(silences)), answer_(answer) {}
  const char *name() const override { return "asking"; }
  Status move(int64_t, std::vector<Transfer> &, const GoesOn &goesOn) override {
    for (int64_t silence : silences_)
      if (answer_.isOk())
        answer_ = goesOn(1, silence);
    return answer_.isOk() ? Status(Code::Aborted, "nothing moves") : answer_;
  }

private:
  std::vector<int64_t> silences_;
  Status &answer_;
};
} // namespace

/// What a peer has sent can be on its way for a while after it has come to a barrier: it is at
/// another collective only if nothing comes for a second that it has been there.
TEST(Wire, APeerInABarrierIsGivenTime) {
  struct Case {
    std::vector<int64_t> silences;
    bool isLost;
  };
  for (const Case &test : {Case{{200, 1000, 1200, 1800}, false}, Case{{1000, 1200, 2000}, true},
                           Case{{1600, 200, 1000, 1800}, false}, Case{{5000, 5020}, false}}) {
    LaunchedRun run;
    ASSERT_TRUE(run.create(2).isOk());
    LaunchedWorld world(run, 0), other(run, 1);
    std::thread peer([&] { EXPECT_TRUE(other.barrier().isOk()); });
    while (!world.isAhead(1))
      usleep(1000);
    Status answer;
    auto communicator = RemoteCommunicator::create(
        world, {{{0, 1}}}, std::make_unique<AskingWire>(test.silences, answer), 4096);
    ASSERT_TRUE(communicator.isOk());
    auto device = createCpuDevice({1});
    ASSERT_TRUE(device.isOk() && (*device)->open({{"a"}}, 0).isOk());
    std::vector<int64_t> record = {0, ZRT_ALL_GATHER, 0, ZRT_I32, 1, 64, 0, 1};
    (*communicator)
        ->enqueue(**device, 0, *reinterpret_cast<const zrt_collective_record *>(record.data()));
    EXPECT_FALSE((*device)->synchronize().isOk());
    bool isLost = answer.message().find("different collectives") != std::string::npos;
    EXPECT_EQ(isLost, test.isLost) << answer.text();
    EXPECT_TRUE(world.barrier().isOk());
    peer.join();
  }
}
