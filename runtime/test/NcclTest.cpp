//===- NcclTest.cpp - How ranks on NCCL end when something fails -----------------------===//
//
// Ranks are processes. Each test is run with the fault of its name in EMULATED_NCCL_FAULT, and
// skipped with another.
//===------------------------------------------------------------------------===//

#include "Clusters.h"

#include <cstring>

using namespace zrt;
using namespace zrt::test;

namespace {

class Nccl : public testing::Test {
protected:
  bool hasFault(const char *fault) {
    const char *asked = getenv("EMULATED_NCCL_FAULT");
    return device && asked && strcmp(asked, fault) == 0;
  }
  Groups all() {
    Groups groups(1);
    for (int rank = 0; rank < processRanks(); ++rank)
      groups[0].push_back(rank);
    return groups;
  }
  void SetUp() override {
    if (processRanks() == 0)
      return;
    world = Processes::get().nextWorld();
    device = makeCuda();
    ASSERT_TRUE(device->open({{"a"}}, 0).isOk());
  }
  Status create() {
    auto made =
        NcclCommunicator::create(static_cast<cuda::CudaDevice &>(*device), *world, {all()}, 4096);
    ZRT_TRY(made.status());
    communicator = std::move(*made);
    return device->bind(0, communicator->memory());
  }
  /// Two collectives of a captured step, replayed; what Rank does with a failure.
  Status runSteps() {
    static const int64_t record[] = {0, ZRT_ALL_REDUCE, ZRT_ADD, ZRT_F32, 1, 64, 0, 4};
    ZRT_TRY(device->beginCapture(2, 0));
    for (int i = 0; i < 2; ++i)
      communicator->enqueue(*device, 0, *reinterpret_cast<const zrt_collective_record *>(record));
    Expected<int> graph = device->endCapture();
    ZRT_TRY(graph.status());
    Status status;
    for (int step = 0; step < 3 && status.isOk(); ++step) {
      device->replay(*graph);
      status = device->synchronize();
    }
    return status;
  }
  std::vector<Status> share(const Status &own) {
    if (!own.isOk() && own.code() != Code::Aborted)
      world->abort("");
    communicator.reset();
    device.reset();
    std::vector<Status> all;
    for (int rank = 0; rank < processRanks(); ++rank)
      all.push_back(Processes::get().share(rank, own));
    EXPECT_LT(nowNanoseconds() - start, 10'000'000'000);
    return all;
  }

  int64_t start = nowNanoseconds();
  std::unique_ptr<World> world;
  std::unique_ptr<Device> device;
  std::unique_ptr<NcclCommunicator> communicator;
};

} // namespace

TEST_F(Nccl, AFailureEndsAllRanks) {
  if (!hasFault("error:1:2"))
    GTEST_SKIP();
  ASSERT_TRUE(create().isOk());
  std::vector<Status> answers = share(runSteps());
  EXPECT_EQ(answers[0].code(), Code::Aborted) << answers[0].text();
  EXPECT_EQ(answers[2].code(), Code::Aborted) << answers[2].text();
  EXPECT_NE(answers[1].message().find("collectives over communicator 0 of the ranks 0, 1, 2: NCCL: "
                                      "unhandled system error: its collective 2, all_reduce of 4 "
                                      "float32, fails as"),
            std::string::npos)
      << answers[1].text();
}

TEST_F(Nccl, AHangEndsAllRanks) {
  if (!hasFault("hang:1:3"))
    GTEST_SKIP();
  ASSERT_TRUE(create().isOk());
  communicator->limitWait(2);
  bool isNamed = false;
  for (const Status &answer : share(runSteps())) {
    EXPECT_FALSE(answer.isOk());
    isNamed |= answer.message().find("an all_reduce of 4 f32 over the ranks 0, 1, 2, has not ended "
                                     "for 2 seconds") != std::string::npos;
  }
  EXPECT_TRUE(isNamed);
}

TEST_F(Nccl, ARankThatCannotJoinIsNamed) {
  if (!hasFault("init:1"))
    GTEST_SKIP();
  std::vector<Status> answers = share(create());
  EXPECT_EQ(answers[0].code(), Code::Aborted) << answers[0].text();
  EXPECT_NE(answers[1].message().find("forming communicator 0 of the ranks 0, 1, 2: NCCL: "
                                      "unhandled system error: rank 1 cannot join"),
            std::string::npos)
      << answers[1].text();
}

TEST_F(Nccl, AnOldLibraryIsRefused) {
  if (!hasFault("version:21805"))
    GTEST_SKIP();
  for (const Status &answer : share(create()))
    EXPECT_TRUE(answer.isOk() || answer.code() == Code::Aborted ||
                answer.message().find("NCCL is of version 2.18.5, at least 2.19.0 is needed") == 0)
        << answer.text();
}
