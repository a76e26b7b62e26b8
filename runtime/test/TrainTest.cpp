//===- TrainTest.cpp - Plans, arrays, options and kept bytes ---------------===//

#include "../train/Arrays.h"
#include "../train/Kept.h"
#include "../train/Options.h"
#include "../train/Replicas.h"
#include "../train/Snapshot.h"
#include "Plans.h"

#include <gtest/gtest.h>
#include <numeric>

using namespace zrt;
using namespace zrt::test;

//===- Plans ----------------------------------------------------------------===//

/// The text with one piece replaced must be refused.
static std::string planError(const std::string &from, const std::string &to) {
  auto plan = Plan::parse(replaced(planText(2), from, to));
  return plan.isOk() ? "no error" : plan.status().text();
}

TEST(Plan, RefusesWhatDoesNotFitTogether) {
  EXPECT_EQ(planFor(2).predictedWire("main", 0), 7);
  EXPECT_EQ(planFor(2).predictedWire("main", 1), 5);
  EXPECT_EQ(planFor(2).predictedWire("eval", 0), 0);
  const char *cases[][3] = {
      {"{\"abi\": ", "{\"abi\": 2, \"instead of\": ", "runtime ABI 2"},
      {"[[1024, 4]]", "[[8190, 4]]", "a replica lies outside"},
      {"\"sources\"", "\"both\"", "expected sources or targets"},
      {"\"reduce_scatter\"", "\"gossip\"", "unknown collective"},
      {"\"f32\"", "\"f33\"", "unknown element type"},
      {"\"buffer\": 1", "\"buffer\": 9", "unknown buffer"},
      {"\"buffer\": 1", "\"buffer\": 2", "outside its buffer"},
      {"\"first\": 8", "\"first\": 40", "outside its buffer"},
      {"\"parts\"", "\"zeros\": [{\"buffer\": 0, \"first\": 47, \"count\": 2}], \"parts\"",
       "outside its buffer"},
      {"\"parts\"", "\"zeros\": [{\"buffer\": 2, \"first\": 0, \"count\": 1}], \"parts\"",
       "another element type"},
      {"\"dtype\": \"f32\", \"elements\"", "\"dtype\": \"i32\", \"elements\"",
       "another element type"},
      {"\"shard\": 24", "\"shard\": 20", "do not cover"},
      {"[2, 4]", "[3, 4]", "do not add up"},
      {"\"address\": 512", "\"address\": 8180", "outside its space"},
      {"\"address\": 512", "\"address\": 281474976711168", "outside its space"}, // of space 1
      {"\"local\": [6, 4]", "\"local\": [5, 4]", "do not add up"},
      {"\"address\": 4096", "\"address\": -8", "outside its space"},
      {"\"rank\": 0", "\"rank\": 8190", "outside its space"},
      {"\"name\": \"t\"", "\"name\": 3", "expected a string"},
      {"[[0, 1]]", "[[0, 0]]", "not there, or twice"},
      {"[[0, 1]]", "[[0, 2]]", "not there, or twice"},
      {"[[0, 1]]", "[[0]]", "every rank once"},
      {"[[0, 1]]", "[[0, 1], []]", "lists of one length"},
      {"\"dp\", \"group\": 0", "\"dp\", \"group\": 1", "unknown group"},
      {"\"dim\": 0, \"group\": 0", "\"dim\": 0, \"group\": 7", "unknown group"},
      {"\"dim\": 0, \"group\": 0", "\"dim\": 0, \"rows\": 2, \"group\": 0", "rows is out of range"},
      {"\"dim\": 0, \"group\": 0", "\"dim\": 0, \"rows\": -1, \"group\": 0",
       "rows is out of range"},
      {"\"dim\": 0, \"group\": 0", "\"dim\": 0, \"rows\": 1, \"group\": 0",
       "not the dimension that is"},
      {"[{\"name\": \"compute\", \"priority\": 0}, {\"name\": \"save\", \"priority\": -1}]", "[]",
       "expected at least one"},
      {"\"group\": -1, \"stream\": 1", "\"group\": 1, \"stream\": 1", "saves: unknown group"},
      {"\"group\": -1, \"stream\": 1", "\"group\": -1, \"stream\": 2", "unknown stream"},
      {"\"bytes\": 4, \"group\"", "\"bytes\": 68, \"group\"", "a copy lies outside"},
      {"\"src\": 1024", "\"src\": 8192", "a state lies outside"},
      {"\"src\": 1024", "\"src\": 281474976710656", "a state lies outside"},
      {"\"dst\": 281474976711104", "\"dst\": 4096", "expected one space for all copies"},
  };
  for (const auto &[from, to, message] : cases)
    EXPECT_NE(planError(from, to).find(message), std::string::npos)
        << from << " to " << to << ": " << planError(from, to);
}

//===- Arrays ---------------------------------------------------------------===//

TEST(Plan, StreamsHaveThePriorityThatThePlanSays) {
  Plan plan = parsePlan(replaced(planText(1), "{\"name\": \"save\", \"priority\": -1}",
                                 "{\"name\": \"comm\", \"priority\": -3}"));
  ASSERT_EQ(plan.streams.size(), 2u);
  EXPECT_EQ(plan.streams[0].priority, 0);
  EXPECT_EQ(plan.streams[1].name, "comm");
  EXPECT_EQ(plan.streams[1].priority, -3);
}

TEST(Snapshot, SegmentsAreWhatThePlanSaves) {
  for (int ranks : {1, 2, 3, 4}) {
    Plan plan = planFor(ranks);
    std::vector<int64_t> saved(plan.states.size());
    for (int rank = 0; rank < ranks; ++rank) {
      CheckpointPart part = partOf(plan, rank);
      Snapshot snapshot;
      ASSERT_TRUE(snapshot.open(plan, rank).isOk());
      SaveMemory memory = snapshot.memory();
      EXPECT_EQ(memory.bytes, 4096);
      EXPECT_EQ(snapshot.predictedBytes(), 4096);
      EXPECT_EQ(memory.ranks[0].rank, rank);
      for (size_t i = 0; i < part.segments.size(); ++i) {
        const CheckpointSegment &segment = part.segments[i];
        saved[segment.leaf] += segment.count;
        if (segment.leaf == 0) // from element 8 of the buffer on, whose copy lies at the start
          EXPECT_EQ(snapshot.data(i) - memory.data, (segment.begin + 8) % (48 / ranks) * 4);
        if (segment.leaf == 2) { // small: the last rank's
          EXPECT_EQ(rank, ranks - 1);
          EXPECT_EQ(snapshot.data(i) - memory.data, 448);
        }
      }
    }
    EXPECT_EQ(saved, (std::vector<int64_t>{15, 8, 1}));
  }
}

TEST(Snapshot, APlanThatLeavesStatesOutIsRefused) {
  std::string text = planText(2), first = text.substr(text.find("[{\"src\": 64"));
  first = first.substr(0, first.find("}, ") + 3);
  Snapshot snapshot;
  EXPECT_EQ(snapshot.open(parsePlan(replaced(text, first, "[")), 0).text(),
            "the plan saves 0 of 15 elements of state 'a'; compile the step again");
}

TEST(Arrays, ScatterAndGatherAreInverse) {
  for (int ranks : {1, 2, 3, 4}) {
    Plan plan = planFor(ranks);
    Devices devices(plan);
    expectStatesCome(plan, devices);
    // Element 9 of `a` is element 17 of the buffer: in whose shard, and where there?
    int owner = 17 / (48 / ranks);
    EXPECT_EQ(devices.get<float>(owner, 64 + (17 - owner * (48 / ranks)) * 4), 10.0f);
  }
}

/// Behind a padded state's rows are zeros, in the shards of whichever ranks, whatever was there.
TEST(Arrays, PaddingIsZero) {
  for (int ranks : {1, 2, 3, 4}) {
    // Elements 23 to 26 of the buffer, behind a's.
    Plan plan = parsePlan(replaced(planText(ranks), "\"parts\": [{\"buffer\": 0, \"first\": 8",
                                   "\"zeros\": [{\"buffer\": 0, \"first\": 23, \"count\": 4}], "
                                   "\"parts\": [{\"buffer\": 0, \"first\": 8"));
    std::vector<float> whole(15, 1.0f);
    for (bool isLoaded : {true, false}) {
      Devices devices(plan);
      int64_t each = 48 / ranks;
      for (int rank = 0; rank < ranks; ++rank) {
        Status status = isLoaded
                            ? loadState(plan, plan.states[0], rank,
                                        reinterpret_cast<uint8_t *>(whole.data()), devices[rank])
                            : zeroState(plan, plan.states[0], rank, devices[rank]);
        ASSERT_TRUE(status.isOk());
      }
      for (int64_t i = 0; i < 48; ++i) {
        uint32_t found = devices.get<uint32_t>(int(i / each), 64 + i % each * 4);
        uint32_t loaded = isLoaded ? 0x3F800000 : 0;
        EXPECT_EQ(found, i < 8 || i >= 27 ? 0xEEEEEEEE
                         : i < 23         ? loaded
                                          : 0)
            << i << " of " << ranks;
      }
      KeptBytes kept(plan, 0);
      EXPECT_EQ(kept.bytesOf("param") + paddingOf(plan, 0, "param"), 2 * each * 4);
    }
  }
}

/// On a mesh of 2 x 2 a shard is that of the rank's number in its group, and one group's ranks
/// write it.
TEST(Arrays, ShardsFollowTheRanksOfAGroup) {
  std::string text = replaced(planText(4), "[[0, 1, 2, 3]]", "[[0, 2], [1, 3]]");
  for (int buffer = 0; buffer < 2; ++buffer)
    text = replaced(text, "\"shard\": 12", "\"shard\": 24");
  text = replaced(text, "\"local\": [3, 4]", "\"local\": [6, 4]");
  text = replaced(text, "\"local\": [2, 3]", "\"local\": [2, 6]");
  Plan plan = parsePlan(text);
  Devices devices(plan);
  expectStatesCome(plan, devices);
  for (int rank : {0, 1}) // both are number 0 along their axis
    EXPECT_EQ(devices.get<float>(rank, 64 + 17 * 4), 10.0f);
  std::vector<int32_t> whole(48);
  std::iota(whole.begin(), whole.end(), 0);
  for (int rank = 0; rank < 4; ++rank) {
    std::vector<int32_t> local(24);
    loadInput(plan, plan.inputs[0], rank, reinterpret_cast<uint8_t *>(whole.data()),
              reinterpret_cast<uint8_t *>(local.data()));
    EXPECT_EQ(local[0], rank / 2 * 24);
    EXPECT_EQ(plan.writes(0, rank), rank % 2 == 0);
  }
}

TEST(Arrays, BatchesAreSplitAndJoined) {
  for (int ranks : {1, 2, 3, 4}) {
    Plan plan = planFor(ranks);
    Devices devices(plan);
    std::vector<int32_t> whole(48), joined(24, -1);
    std::iota(whole.begin(), whole.end(), 0);
    for (int rank = 0; rank < ranks; ++rank) {
      int32_t rows = 12 / ranks;
      std::vector<int32_t> local(rows * 4), part;
      loadInput(plan, plan.inputs[0], rank, reinterpret_cast<uint8_t *>(whole.data()),
                reinterpret_cast<uint8_t *>(local.data()));
      EXPECT_EQ(local[0], rank * rows * 4);
      for (int i = 0; i < 2 * rows; ++i) // its part of [2, 12] along dimension 1
        part.push_back(i / rows * 12 + rank * rows + i % rows);
      ASSERT_TRUE(devices[rank].write(4096, part.data(), int64_t(part.size()) * 4).isOk());
      ASSERT_TRUE(storeOutput(plan, plan.outputs[0], rank, devices[rank], sinkTo(joined)).isOk());
    }
    for (int i = 0; i < 24; ++i)
      EXPECT_EQ(joined[i], i);
  }
}

TEST(Arrays, LargePiecesComeInOrder) {
  Plan plan = planFor(1);
  auto device = makeCpu({});
  constexpr int64_t count = 3 * (1 << 18) + 5; // more than one piece
  ASSERT_TRUE(device->open(plan.streams, 0).isOk());
  ASSERT_TRUE(device->bind(0, *device->allocate(count * 4)).isOk());
  std::vector<int32_t> values(count), back;
  std::iota(values.begin(), values.end(), 0);
  ASSERT_TRUE(device->write(0, values.data(), count * 4).isOk());
  ASSERT_TRUE(readPieces(*device, 0, count * 4, [&](const uint8_t *data, int64_t bytes) {
                back.insert(back.end(), reinterpret_cast<const int32_t *>(data),
                            reinterpret_cast<const int32_t *>(data + bytes));
                return Status::ok();
              }).isOk());
  EXPECT_EQ(values, back);
}

TEST(Arrays, ARankHasItsRowsOfEachMicroBatch) {
  std::vector<int32_t> whole(48);
  std::iota(whole.begin(), whole.end(), 0);
  for (int ranks : {1, 2, 4}) {
    Plan plan = planOfMicroBatches(ranks);
    int run = 4 / ranks;
    for (int rank = 0; rank < ranks; ++rank) {
      std::vector<int32_t> local(48 / ranks);
      loadInput(plan, plan.inputs[0], rank, reinterpret_cast<uint8_t *>(whole.data()),
                reinterpret_cast<uint8_t *>(local.data()));
      for (int b = 0; b < 3 * run; ++b)
        EXPECT_EQ(local[b * 4], (b / run * 4 + rank * run + b % run) * 4);
    }
  }
  EXPECT_NE(planError("\"dim\": 0,", "\"dim\": 0, \"micro_batches\": 5,").find("micro-batches"),
            std::string::npos);
  EXPECT_NE(planError("\"dim\": 0,", "\"dim\": 0, \"micro_batches\": 0,").find("micro-batches"),
            std::string::npos);
}

//===- Options --------------------------------------------------------------===//

static std::string optionError(std::vector<const char *> arguments) {
  arguments.insert(arguments.begin(), "demo");
  auto options = Options::parse(int(arguments.size()), const_cast<char **>(arguments.data()));
  return options.isOk() ? "no error" : options.status().text();
}

TEST(Options, ReadsBothSpellings) {
  const char *arguments[] = {"demo",  "--steps=5", "--seed", "0xff",   "--data",    "x=a=b:u16",
                             "--set", "lr=1e-3",   "--log",  "l.json", "--describe"};
  auto options = Options::parse(11, const_cast<char **>(arguments));
  ASSERT_TRUE(options.isOk()) << options.status().text();
  EXPECT_EQ(options->steps, 5);
  EXPECT_EQ(options->seed, 255u);
  EXPECT_EQ(options->data[0], "x=a=b:u16");
  EXPECT_EQ(options->set[0].second, "1e-3");
  EXPECT_EQ(options->describe, "summary");
}

TEST(Options, ErrorsNameTheRemedy) {
  EXPECT_EQ(optionError({"--step", "5"}), "unknown option '--step'; did you mean '--steps'?");
  EXPECT_EQ(optionError({"--frobnicate"}), "unknown option '--frobnicate'; --help lists all");
  EXPECT_EQ(optionError({"--steps"}), "--steps needs a value: --steps K");
  EXPECT_NE(optionError({"--steps", "many"}).find("expects an integer"), std::string::npos);
  EXPECT_NE(optionError({"--ranks", "0"}).find("expects an integer from 1"), std::string::npos);
  EXPECT_NE(optionError({"--seed", "-1"}).find("unsigned"), std::string::npos);
  EXPECT_NE(optionError({"--set", "lr"}).find("NAME=VALUE"), std::string::npos);
  EXPECT_NE(optionError({"--help=now"}).find("takes no value"), std::string::npos);
  EXPECT_NE(optionError({"5"}).find("unexpected argument"), std::string::npos);
  EXPECT_NE(optionError({"--describe=all"}).find("summary, plan, calls or import"),
            std::string::npos);
  EXPECT_NE(optionError({"--results", "r", "--init", "i"}).find("leave out"), std::string::npos);
  EXPECT_NE(optionError({"--args", "a", "--data", "d"}).find("leave out"), std::string::npos);
}

TEST(Options, ChecksAndTimeouts) {
  auto parse = [](std::vector<const char *> arguments) {
    arguments.insert(arguments.begin(), "demo");
    return *Options::parse(int(arguments.size()), const_cast<char **>(arguments.data()));
  };
  EXPECT_EQ(parse({}).checkReplicas, 0);
  EXPECT_EQ(parse({}).timeout, 60);
  EXPECT_EQ(parse({"--check=replicas"}).checkReplicas, 1);
  EXPECT_EQ(parse({"--check=replicas:10", "--timeout=5"}).checkReplicas, 10);
  EXPECT_FALSE(parse({"--check=replicas"}).checkOnly);
  EXPECT_TRUE(parse({"--check"}).checkOnly);
  EXPECT_NE(optionError({"--check=losses"}).find("expects replicas, replicas:K, nan"),
            std::string::npos);
  EXPECT_NE(optionError({"--check=replicas:0"}).find("expects an integer"), std::string::npos);
  EXPECT_NE(optionError({"--timeout=0"}).find("expects an integer from 1"), std::string::npos);
  EXPECT_NE(optionError({"--args", "a", "--repeat-data"}).find("goes with --data"),
            std::string::npos);
}

//===- Kept bytes -----------------------------------------------------------===//

TEST(Kept, EveryByteCountsOnce) {
  Plan plan = planFor(2);
  // Buffer 0 has 24 elements a rank: a's are 8 to 22 and s's 32 to 35 of the whole.
  KeptBytes first(plan, 0), second(plan, 1);
  EXPECT_EQ(first.bytesOf("param"), (15 + 4) * 4);
  EXPECT_EQ(second.bytesOf("param"), 4 * 4);
  EXPECT_EQ(first.bytesOf("other"), 4);
  EXPECT_EQ(first.bytesOf("param") + paddingOf(plan, 0, "param"), 2 * 24 * 4);
  EXPECT_EQ(second.bytesOf("param") + paddingOf(plan, 1, "param"), 2 * 24 * 4);
  // Of a buffer of states their elements, of which a rank may have none; of what is none, all.
  using Pieces = std::vector<std::pair<Address, int64_t>>;
  Address at = plan.buffers[0].address;
  EXPECT_EQ(first.within(at, 24 * 4), (Pieces{{at + 8 * 4, 15 * 4}}));
  EXPECT_EQ(second.within(at, 8 * 4), Pieces());
  EXPECT_EQ(first.within(5000, 16), (Pieces{{5000, 16}}));
  Devices devices(plan);
  ASSERT_TRUE(first.poison(devices[0], 0xFF).isOk());
  Expected<std::vector<uint8_t>> memory = saveMemory(plan, devices[0]);
  ASSERT_TRUE(memory.isOk());
  // And the rank.
  EXPECT_EQ(std::count(memory->begin(), memory->end(), 0xEE), (15 + 4) * 4 + 4 + 8);
  EXPECT_EQ(std::count(memory->begin(), memory->end(), 0xFF), 8192 - (15 + 4) * 4 - 4 - 8);
  memory->assign(8192, 3);
  ASSERT_TRUE(restoreMemory(plan, *memory, devices[0]).isOk());
  EXPECT_EQ(devices.get<uint32_t>(0, 5000), 0x03030303u);
  // Two states at one address.
  plan.states.push_back(plan.states[0]);
  EXPECT_EQ(KeptBytes(plan, 0).bytesOf("param"), (15 + 4) * 4);
}

TEST(Kept, TheFirstValueThatDiffersIsNamed) {
  Plan plan = planFor(2);
  Devices devices(plan); // of one rank before and after
  auto compare = [&] {
    return compareOutcomes(plan, 0, "main", *outcomeOf(plan, 0, "main", devices[0]),
                           *outcomeOf(plan, 0, "main", devices[1]));
  };
  auto change = [&](Address address) {
    uint8_t one = 1;
    ASSERT_TRUE(devices[1].write(address, &one, 1).isOk());
  };
  change(3000); // no state, no result
  EXPECT_TRUE(compare().isOk());
  change(4096);
  EXPECT_NE(compare().text().find("'o' of rank 0"), std::string::npos) << compare().text();
  change(512); // the slice of s in the second buffer
  EXPECT_NE(compare().text().find("'s' of rank 0"), std::string::npos) << compare().text();
}

TEST(Replicas, HashesSeeEveryByte) {
  std::vector<uint8_t> data(100, 7);
  uint64_t before = hashBytes(data.data(), 100);
  EXPECT_NE(before, hashBytes(data.data(), 99));
  for (uint8_t &byte : data) {
    byte ^= 64;
    EXPECT_NE(hashBytes(data.data(), 100), before);
    byte ^= 64;
  }
}
