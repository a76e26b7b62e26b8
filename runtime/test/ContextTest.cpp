//===- ContextTest.cpp - Entries as emitted code makes them --------------------------===//

#include "../device/Context.h"
#include "Clusters.h"
#include "Scratch.h"

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
    0,
    0,
    nullptr};
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

namespace {
/// What is told of an entry's calls; may ask for an end.
struct Listener final : CallWatcher {
  std::string told;
  int64_t failsAfter = -1;
  Status before(int64_t call) override {
    told += format(" <%lld", (long long)call);
    return Status::ok();
  }
  Status after(int64_t call) override {
    told += format(" %lld>", (long long)call);
    return call == failsAfter ? failure(Code::Internal, "enough") : Status::ok();
  }
};
} // namespace

TEST_F(Context, AWatchedEntryRunsCallByCall) {
  const zrt_entry_point entry = {"main", step, 7, 2};
  Listener listener;
  Status status = watchEntry(context, entry, listener);
  ASSERT_TRUE(status.isOk()) << status.text();
  EXPECT_EQ(listener.told, " <0 0> <3 3> <6 6>"); // no records, no waits
  int32_t value = 0;
  ASSERT_TRUE(device->read(128, &value, 4).isOk());
  EXPECT_EQ(value, 1);
  EXPECT_EQ(device->replays, 0);
  ASSERT_TRUE(runEntry(context, entry).isOk()); // and on as usual
  ASSERT_TRUE(device->read(128, &value, 4).isOk());
  EXPECT_EQ(value, 2);
  const std::vector<EntryCall> &calls = findCaptured(context, entry)->calls;
  ASSERT_EQ(calls.size(), 7u);
  EXPECT_EQ(calls[2].kind, EntryCall::Wait);
  EXPECT_EQ(calls[2].event, 0);
  EXPECT_EQ(calls[3].collective, reinterpret_cast<const zrt_collective_record *>(gather));
  EXPECT_EQ(calls[6].stream, 2);
}

TEST_F(Context, AWatcherEndsAnEntry) {
  const zrt_entry_point entry = {"main", step, 7, 2};
  Listener listener;
  listener.failsAfter = 0;
  EXPECT_EQ(watchEntry(context, entry, listener).text(), "entry 'main': enough");
  EXPECT_EQ(listener.told, " <0 0>");
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

TEST_F(Context, AWatchSeesWhatCallsFindAndLeave) {
  Scratch scratch;
  // Before and after the launch, which is call 0; the gather's target, and the sum, before it too.
  scratch.write("watch", R"({"entry": "main", "output": ")" + scratch / "bytes" + R"(", "calls": [
      {"call": 0, "before": [[0, 4]], "after": [[0, 4]]},
      {"call": 1, "before": [], "after": [[64, 4]]},
      {"call": 2, "before": [[128, 4]], "after": [[128, 4]]}]})");
  Expected<std::unique_ptr<CallWatch>> watch = CallWatch::read(scratch / "watch", 3);
  ASSERT_TRUE(watch.isOk()) << watch.status().text();
  context.watch = std::move(*watch);
  const zrt_entry_point entry = {"main", step, 7, 2}, other = {"init", step, 7, 2};
  made = 0;
  for (int32_t run = 1; run <= 3; ++run) {
    ASSERT_TRUE(runEntry(context, entry).isOk());
    std::string bytes = scratch.read("bytes.3");
    ASSERT_EQ(bytes.size(), 5 * sizeof(int32_t));
    int32_t values[5];
    memcpy(values, bytes.data(), bytes.size());
    EXPECT_EQ(std::vector<int32_t>(values, values + 5),
              (std::vector<int32_t>{run - 1, run, run, run - 1, run}));
  }
  ASSERT_TRUE(runEntry(context, other).isOk()); // another entry is not watched
  EXPECT_EQ(made, 2);
}

TEST_F(Context, AWatchOfBytesThatAreNotThere) {
  Scratch scratch;
  scratch.write("watch", R"({"entry": "main", "output": "x", "calls": [
      {"call": 0, "before": [[1000000, 4]], "after": []}]})");
  Expected<std::unique_ptr<CallWatch>> watch = CallWatch::read(scratch / "watch", 0);
  ASSERT_TRUE(watch.isOk());
  context.watch = std::move(*watch);
  const zrt_entry_point entry = {"main", step, 7, 2};
  EXPECT_NE(runEntry(context, entry).text().find("outside its space"), std::string::npos);
}

TEST_F(Context, FaultsOfOneCall) {
  // The sum of what the step has counted, after two runs.
  auto sumWith = [&](const char *text, const char *entryOfFault = "main") {
    Expected<std::unique_ptr<CallFault>> fault = CallFault::parse(text);
    EXPECT_TRUE(fault.isOk()) << fault.status().text();
    context.fault = std::move(*fault);
    context.faultEntry = entryOfFault;
    context.entries.clear();
    int32_t value = 0;
    EXPECT_TRUE(device->write(0, &value, 4).isOk() && device->write(128, &value, 4).isOk() &&
                device->write(256, &value, 4).isOk());
    const zrt_entry_point entry = {"main", step, 7, 2};
    for (int run = 0; run < 2; ++run) {
      Status status = runEntry(context, entry);
      EXPECT_TRUE(status.isOk()) << status.text();
    }
    EXPECT_TRUE(device->read(128, &value, 4).isOk());
    return value;
  };
  EXPECT_EQ(sumWith("0:drop", "init"), 2);
  EXPECT_EQ(sumWith("0:drop"), 0);
  EXPECT_EQ(sumWith("0:work:-1"), 0);
  EXPECT_EQ(sumWith("0:record:1:256"), 0); // it counts elsewhere
  EXPECT_EQ(sumWith("2:record:6:-60"), 0); // the sum of other bytes
  EXPECT_EQ(sumWith("0:stray:0"), 0x3E563412);
}

TEST_F(Context, FaultsThatNoCallHas) {
  const zrt_entry_point entry = {"main", step, 7, 2};
  for (const char *text : {"3:drop", "1:work:1", "0:record:2:1", "-1:stray:0"}) {
    context.fault = std::move(*CallFault::parse(text));
    context.faultEntry = "main";
    EXPECT_NE(runEntry(context, entry).text().find("of which there is none"), std::string::npos)
        << text;
  }
}

TEST(CallFault, Words) {
  for (const char *text : {"", "drop", "1", "1:drop:2", "1:dropped", "x:drop", "1:work", "1:work:",
                           "1:work:2:3", "1:record:2", "1:record:a:1", "1:stray:", "1:nothing"})
    EXPECT_EQ(CallFault::parse(text).status().code(), Code::Usage) << text;
  EXPECT_TRUE((*CallFault::parse("12:record:3:-4"))->isAt(CallFault::Record, 12));
}

TEST(CallWatch, FilesThatAreNone) {
  Scratch scratch;
  for (
      const char *text :
      {"", "[]", "{}", R"({"entry": "main", "output": "x"})",
       R"({"entry": "main", "output": "x", "calls": [{}]})",
       R"({"entry": "main", "output": "x", "calls": [{"call": 0}]})",
       R"({"entry": "main", "output": "x", "calls": [{"call": 0, "before": [[0]], "after": []}]})",
       R"({"entry": "main", "output": "x", "calls": [{"call": 0, "before": [[0, -1]], "after": []}]})",
       R"({"entry": "main", "output": "x", "calls": [{"call": 0, "before": [[0, 99999999999999]], "after": []}]})",
       R"({"entry": "main", "output": "x", "calls": [{"call": 1, "before": [], "after": []},
                                                      {"call": 1, "before": [], "after": []}]})"}) {
    scratch.write("watch", text);
    EXPECT_FALSE(CallWatch::read(scratch / "watch", 0).isOk()) << text;
  }
  EXPECT_FALSE(CallWatch::read(scratch / "nowhere", 0).isOk());
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

TEST_F(Context, ASaveBesideAWatchedStepCopiesWhatWasThereBefore) {
  const zrt_entry_point entry = {"main", savingStep, 5, 1};
  std::vector<int32_t> copies(8, -1);
  context.saveMemory = {reinterpret_cast<uint8_t *>(copies.data()), 32, {{0, 1}}};
  Listener listener;
  ASSERT_TRUE(watchEntry(context, entry, listener).isOk());
  EXPECT_EQ(copies, std::vector<int32_t>(8, -1)); // nobody has asked
  ASSERT_TRUE(watchEntry(context, entry, listener, Saves::Beside).isOk());
  EXPECT_EQ(copies, (std::vector<int32_t>{-1, -1, 1, -1, 1, -1, -1, -1}));
  int32_t value = -1;
  EXPECT_TRUE(device->read(0, &value, 4).isOk());
  EXPECT_EQ(value, 2);
  // It is told of the launch, by the same number whether there are saves or not.
  EXPECT_EQ(listener.told, " <4 4> <4 4>");
  // A save that fails ends it.
  context.saveMemory = {};
  EXPECT_FALSE(watchEntry(context, entry, listener, Saves::Beside).isOk());
}

TEST_F(Context, CallsHaveTheirNumbersWhereSavesAreLeftOut) {
  Scratch scratch;
  // Behind two saves; it is not watched where there is nothing but saves.
  scratch.write("watch", R"({"entry": "main", "output": ")" + scratch / "bytes" + R"(", "calls": [
      {"call": 2, "before": [], "after": [[0, 4]]}]})");
  context.watch = std::move(*CallWatch::read(scratch / "watch", 0));
  const zrt_entry_point entry = {"main", savingStep, 5, 1};
  std::vector<int32_t> copies(8, -1);
  context.saveMemory = {reinterpret_cast<uint8_t *>(copies.data()), 32, {{0, 1}}};
  int32_t expected = 0;
  for (Saves saves : {Saves::None, Saves::Beside, Saves::Alone}) {
    ASSERT_TRUE(runEntry(context, entry, saves).isOk());
    expected += saves != Saves::Alone;
    std::string bytes = scratch.read("bytes.0");
    ASSERT_EQ(bytes.size(), sizeof expected);
    EXPECT_EQ(memcmp(bytes.data(), &expected, sizeof expected), 0);
    EXPECT_EQ(findCaptured(context, entry, saves)->calls.size(), 5u);
    EXPECT_EQ(findCaptured(context, entry, saves)->calls[1].kind, EntryCall::Save);
  }
}

TEST_F(Context, AFaultIsInStepsAlone) {
  context.fault = std::move(*CallFault::parse("2:drop"));
  context.faultEntry = "main";
  const zrt_entry_point entry = {"main", savingStep, 5, 1};
  std::vector<int32_t> copies(8, -1);
  context.saveMemory = {reinterpret_cast<uint8_t *>(copies.data()), 32, {{0, 1}}};
  for (Saves saves : {Saves::None, Saves::Beside, Saves::Alone})
    EXPECT_TRUE(runEntry(context, entry, saves).isOk());
  int32_t value = -1;
  EXPECT_TRUE(device->read(0, &value, 4).isOk());
  EXPECT_EQ(value, 0);
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
