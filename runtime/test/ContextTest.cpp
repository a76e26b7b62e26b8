//===- ContextTest.cpp - Entries as emitted code makes them --------------------------===//

#include "../device/Context.h"
#include "Clusters.h"

using namespace zrt;
using namespace zrt::test;

namespace {

/// A rank alone, with the context of its program.
class Context : public testing::Test {
protected:
  void SetUp() override {
    auto counting = std::make_unique<CountingDevice>(makeCpu({.guarded = true}));
    device = counting.get();
    owner = std::move(counting);
    ASSERT_TRUE(device->open({{"a"}, {"b"}, {"c"}}, 0).isOk());
    communicator = cluster.makeCommunicator(0, *device);
    ASSERT_TRUE(device->bind(0, communicator->memory()).isOk());
    context.device = device;
    context.communicator = communicator.get();
  }

  LocalCluster cluster{1, 4096, {{{0}}, {{0}}}};
  std::unique_ptr<Communicator> communicator;
  std::unique_ptr<Device> owner;
  CountingDevice *device = nullptr;
  zrt_context context;
};

int made = 0; // how often the entry below was called

const zrt_kernel_descriptor increment = {
    "increment",
    ZRT_KERNEL_HOST,
    {[](uint8_t *const *buffers, int64_t, int64_t) { ++*reinterpret_cast<int32_t *>(buffers[0]); }},
    1,
    1,
    0};
const int64_t first[] = {1, 0}, gather[] = {0, ZRT_ALL_GATHER, 0, ZRT_I32, 1, 64, 0, 1},
              reduce[] = {1, ZRT_ALL_REDUCE, ZRT_ADD, ZRT_I32, 1, 128, 64, 1};

void step(zrt_context *ctx) {
  ++made;
  zrt_launch(ctx, 0, &increment, first);
  zrt_record(ctx, 0, 0);
  zrt_wait(ctx, 1, 0);
  zrt_collective(ctx, 1, gather);
  zrt_record(ctx, 1, 1);
  zrt_wait(ctx, 2, 1);
  zrt_collective(ctx, 2, reduce); // another communicator: another stream is its own affair
}

} // namespace

TEST_F(Context, AnEntryIsMadeOnceAndReplayed) {
  const zrt_entry_point entry = {"main", step, 7, 2};
  made = 0;
  for (int32_t run = 1; run <= 5; ++run) {
    Status status = runEntry(context, entry);
    ASSERT_TRUE(status.isOk()) << status.text();
    int32_t value = 0;
    ASSERT_TRUE(device->read(128, &value, 4).isOk());
    EXPECT_EQ(value, run);
  }
  EXPECT_EQ(made, 1);
  EXPECT_EQ(device->replays, 5);
}

TEST_F(Context, ACommunicatorHasOneStream) {
  const zrt_entry_point entry = {"main",
                                 [](zrt_context *ctx) {
                                   zrt_collective(ctx, 0, gather);
                                   zrt_collective(ctx, 1, gather);
                                 },
                                 2, 0};
  EXPECT_EQ(runEntry(context, entry).text(),
            "entry 'main': collectives of communicator 0 on streams 0 and 1 of one step");
}

TEST_F(Context, FailuresNameTheEntry) {
  const zrt_entry_point few = {"init", step, 6, 2};
  EXPECT_NE(runEntry(context, few).text().find("entry 'init': more than the 6 calls"),
            std::string::npos);
  communicator->abort();
  const zrt_entry_point entry = {"main", step, 7, 2};
  EXPECT_EQ(runEntry(context, entry).code(), Code::Aborted);
}

namespace {

const int64_t save[] = {addressOf(1, 8), 0, 4, -1}, alone[] = {addressOf(1, 16), 0, 4, 0};

/// Counts up behind the copy of what it was.
void savingStep(zrt_context *ctx) {
  zrt_save(ctx, 2, save);
  zrt_save(ctx, 2, alone);
  zrt_record(ctx, 2, 0);
  zrt_wait(ctx, 0, 0);
  zrt_launch(ctx, 0, &increment, first);
}

} // namespace

TEST_F(Context, ASaveCopiesWhatWasThereBefore) {
  const zrt_entry_point entry = {"main", savingStep, 5, 1};
  std::vector<int32_t> copies(8, -1);
  context.saveMemory = {reinterpret_cast<uint8_t *>(copies.data()), 32, {{0, 1}}};
  auto value = [&] {
    int32_t value = -1;
    EXPECT_TRUE(device->read(0, &value, 4).isOk());
    return value;
  };
  ASSERT_TRUE(runEntry(context, entry).isOk());
  EXPECT_EQ(value(), 1);
  EXPECT_EQ(copies, std::vector<int32_t>(8, -1)); // nobody has asked
  ASSERT_TRUE(runEntry(context, entry, Saves::Beside).isOk());
  EXPECT_EQ(value(), 2);
  EXPECT_EQ(copies, (std::vector<int32_t>{-1, -1, 1, -1, 1, -1, -1, -1}));
  ASSERT_TRUE(runEntry(context, entry, Saves::Alone).isOk());
  EXPECT_EQ(value(), 2);
  EXPECT_EQ(copies, (std::vector<int32_t>{-1, -1, 2, -1, 2, -1, -1, -1}));
}

TEST_F(Context, StepsWithoutASaveDoNotWaitForIt) {
  const zrt_entry_point entry = {"main", savingStep, 5, 1};
  std::vector<int32_t> copies(8);
  context.saveMemory = {reinterpret_cast<uint8_t *>(copies.data()), 32, {{0, 1}}};
  ASSERT_TRUE(runEntry(context, entry).isOk());
  EXPECT_EQ(device->commands, 1); // the launch
  ASSERT_TRUE(runEntry(context, entry, Saves::Beside).isOk());
  EXPECT_EQ(device->commands, 1 + 5);
  ASSERT_TRUE(runEntry(context, entry, Saves::Alone).isOk());
  EXPECT_EQ(device->commands, 1 + 5 + 4); // the saves and the event behind them
}

TEST_F(Context, SavesStayInsideTheirMemory) {
  const zrt_entry_point entry = {"main", savingStep, 5, 1};
  std::vector<int32_t> copies(8);
  context.saveMemory = {reinterpret_cast<uint8_t *>(copies.data()), 16, {{0, 1}}};
  EXPECT_EQ(runEntry(context, entry, Saves::Beside).text(),
            "entry 'main': a save of 4 bytes at 16 of 16, over group 0 of 1");
  context.saveMemory = {reinterpret_cast<uint8_t *>(copies.data()), 32, {}};
  EXPECT_FALSE(runEntry(context, entry, Saves::Alone).isOk()); // the group is not there
}

TEST(SavedRange, PartsOfRanksAreTheWhole) {
  for (int size : {1, 2, 3, 4, 7})
    for (int64_t bytes : {0, 4, 65536, 65540, 262144, 1000000}) {
      int64_t reached = 0, blocks = (bytes + ZRT_SAVE_BLOCK - 1) / ZRT_SAVE_BLOCK;
      for (int rank = 0; rank < size; ++rank) {
        SavedRange range = savedRange(bytes, {rank, size});
        EXPECT_EQ(range.begin, reached);
        EXPECT_LE(range.end - range.begin, (blocks + size - 1) / size * ZRT_SAVE_BLOCK);
        reached = range.end;
      }
      EXPECT_EQ(reached, bytes) << size;
    }
  EXPECT_EQ(savedRange(4, {}).end, 0); // in no group
}

TEST(CollectiveMeter, EveryByteCountsOnce) {
  auto note = [](CollectiveMeter &meter, std::vector<int64_t> words, GroupRank group) {
    meter.note(*reinterpret_cast<const zrt_collective_record *>(words.data()), group);
  };
  CollectiveMeter sources({ZRT_REDUCE_SCATTER, true}), targets({ZRT_REDUCE_SCATTER, false}),
      gathered({ZRT_ALL_GATHER, false});
  for (CollectiveMeter *meter : {&sources, &targets, &gathered}) {
    note(*meter, {0, ZRT_REDUCE_SCATTER, ZRT_ADD, ZRT_F32, 2, 1024, 0, 4, ZRT_IN_PLACE, 32, 8},
         {1, 3});
    note(*meter, {1, ZRT_REDUCE_SCATTER, ZRT_ADD, ZRT_F32, 1, 1032, 512, 4}, {0, 2});
    note(*meter, {0, ZRT_ALL_GATHER, 0, ZRT_BF16, 1, 4096, ZRT_IN_PLACE, 5}, {2, 3});
    note(*meter, {0, ZRT_REDUCE_SCATTER, ZRT_ADD, ZRT_F32, 1, 0, 2048, 4}, {0, 0}); // in no group
  }
  EXPECT_EQ(sources.bytes(), 32 + 96 + 32); // [0, 48) and [32, 128), [512, 544)
  EXPECT_EQ(targets.bytes(), 24 + 32);      // [1024, 1040) and [1032, 1048), [64, 96)
  EXPECT_EQ(gathered.bytes(), 30);
  sources.clear();
  EXPECT_EQ(sources.bytes(), 0);
}
