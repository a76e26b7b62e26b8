//===- TrainTest.cpp - Plans, arrays, options and batches ------------------------===//

#include "../train/Arrays.h"
#include "../train/Data.h"
#include "../train/Kept.h"
#include "../train/Options.h"
#include "../train/Replicas.h"
#include "Devices.h"
#include "Scratch.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <numeric>

using namespace zrt;
using namespace zrt::test;

//===- Plans ----------------------------------------------------------------===//

/// A plan for `ranks` with two buffers of 48 elements, one state in both of them, and a batch.
static std::string planText(int ranks, const char *more = "") {
  std::string n = std::to_string(ranks), shard = std::to_string(48 / ranks),
              rows = std::to_string(12 / ranks), group;
  for (int rank = 0; rank < ranks; ++rank)
    group += (rank ? ", " : "") + std::to_string(rank);
  return R"({"abi": 3, "format": 1, "name": "t", "hash": "h", "step": "main", "config": {"ranks": )" +
         n + R"(},
    "spaces": [{"name": "device", "bytes": 8192, "alignment": 64}], "rank": 0,
    "streams": [{"name": "compute", "priority": 0}],
    "groups": [{"axes": ["dp"], "ranks": [[)" +
         group + R"(]]}],
    "communicators": [{"name": "dp", "group": 0}],
    "buffers": [
      {"kind": "param", "address": 64, "dtype": "f32", "elements": 48, "shard": )" +
         shard + R"(, "group": 0},
      {"kind": "param", "address": 512, "dtype": "f32", "elements": 48, "shard": )" +
         shard + R"(, "group": 0},
      {"kind": "other", "address": 1024, "dtype": "i32", "elements": 1}],
    "states": [{"name": "a", "role": "param", "kind": "param", "dtype": "f32", "shape": [3, 5],
        "slots": {"main": [0, 0]}, "parts": [{"buffer": 0, "first": 8, "count": 15}]},
      {"name": "s", "role": "param", "kind": "param", "dtype": "f32", "shape": [2, 4],
        "slots": {"main": [1, 1]},
        "parts": [{"buffer": 0, "first": 32, "count": 4}, {"buffer": 1, "first": 0, "count": 4}]},
      {"name": "count", "role": "step", "kind": "other", "dtype": "i32", "shape": [],
        "slots": {"main": [2, 2]}, "parts": [{"buffer": 2, "first": 0, "count": 1}]}],
    "inputs": [{"entry": "main", "arg": 3, "name": "x", "role": "batch", "dtype": "i32",
        "shape": [12, 4], "dim": 0, "group": 0, "local": [)" +
         rows + R"(, 4], "address": 2048}
      )" +
         more + R"(],
    "outputs": [{"entry": "main", "result": 3, "name": "o", "role": "output", "dtype": "i32",
        "shape": [2, 12], "dim": 1, "group": 0, "local": [2, )" +
         rows + R"(], "address": 4096}],
    "replicas": {"before": [], "after": [{"name": "count", "ranges": [[1024, 4]]}]},
    "meters": [{"kind": "grad", "collective": "reduce_scatter", "counts": "sources", "bytes": 96}],
    "predicted": {"resident": {}, "peak": 8192, "wire_by_rank": {"main": [7, 5]}}})";
}

static Plan parsePlan(const std::string &text) {
  auto plan = Plan::parse(text);
  EXPECT_TRUE(plan.isOk()) << plan.status().text();
  return std::move(*plan);
}

static Plan planFor(int ranks, const char *more = "") { return parsePlan(planText(ranks, more)); }

static std::string replaced(std::string text, const std::string &from, const std::string &to) {
  size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return text.replace(at, from.size(), to);
}

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
      {"\"abi\": 3", "\"abi\": 2", "runtime ABI 2"},
      {"[[1024, 4]]", "[[8190, 4]]", "a replica lies outside"},
      {"\"sources\"", "\"both\"", "expected sources or targets"},
      {"\"reduce_scatter\"", "\"gossip\"", "unknown collective"},
      {"\"f32\"", "\"f33\"", "unknown element type"},
      {"\"buffer\": 1", "\"buffer\": 9", "unknown buffer"},
      {"\"buffer\": 1", "\"buffer\": 2", "outside its buffer"},
      {"\"first\": 8", "\"first\": 40", "outside its buffer"},
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
      {"[{\"name\": \"compute\", \"priority\": 0}]", "[]", "expected at least one"},
  };
  for (const auto &[from, to, message] : cases)
    EXPECT_NE(planError(from, to).find(message), std::string::npos)
        << from << " to " << to << ": " << planError(from, to);
}

//===- Arrays ---------------------------------------------------------------===//

/// One device per rank, with memory as the plan has it, all bytes 0xEE.
class Devices {
public:
  Devices(const Plan &plan) {
    std::vector<uint8_t> bytes(8192, 0xEE);
    for (int rank = 0; rank < plan.ranks; ++rank) {
      devices_.push_back(makeCpu({.guarded = true}));
      Device &device = *devices_.back();
      EXPECT_TRUE(device.open(plan.streams, 0).isOk());
      EXPECT_TRUE(device.bind(0, *device.allocate(8192)).isOk());
      EXPECT_TRUE(device.write(0, bytes.data(), 8192).isOk());
    }
  }

  Device &operator[](int rank) { return *devices_[rank]; }
  template <typename T> T get(int rank, Address address) {
    T value;
    EXPECT_TRUE(devices_[rank]->read(address, &value, sizeof value).isOk());
    return value;
  }

private:
  std::vector<std::unique_ptr<Device>> devices_;
};

/// Copies what it is given to its offset in an array.
template <typename T> static Sink sinkTo(std::vector<T> &array) {
  return [&](int64_t offset, const uint8_t *data, int64_t bytes) {
    memcpy(reinterpret_cast<uint8_t *>(array.data()) + offset, data, bytes);
    return Status::ok();
  };
}

static void expectStatesCome(const Plan &plan, Devices &devices) {
  for (const PlanState &state : plan.states) {
    std::vector<float> whole(elementCount(state.shape)), back(whole.size());
    std::iota(whole.begin(), whole.end(), 1.0f);
    for (int rank = 0; rank < plan.ranks; ++rank)
      ASSERT_TRUE(
          loadState(plan, state, rank, reinterpret_cast<uint8_t *>(whole.data()), devices[rank])
              .isOk());
    for (int rank = 0; rank < plan.ranks; ++rank)
      ASSERT_TRUE(storeState(plan, state, rank, devices[rank], sinkTo(back)).isOk());
    EXPECT_EQ(whole, back) << state.name << " on " << plan.ranks;
  }
}

TEST(Plan, StreamsHaveThePriorityThatThePlanSays) {
  Plan plan = parsePlan(replaced(planText(1), "[{\"name\": \"compute\", \"priority\": 0}]",
                                 "[{\"name\": \"compute\", \"priority\": 0}, "
                                 "{\"name\": \"comm\", \"priority\": -3}]"));
  ASSERT_EQ(plan.streams.size(), 2u);
  EXPECT_EQ(plan.streams[0].priority, 0);
  EXPECT_EQ(plan.streams[1].name, "comm");
  EXPECT_EQ(plan.streams[1].priority, -3);
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

/// A plan whose batch is three micro-batches of four rows.
static Plan planOfMicroBatches(int ranks) {
  return parsePlan(
      replaced(planText(ranks), "\"address\": 2048", "\"micro_batches\": 3, \"address\": 2048"));
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
  EXPECT_NE(optionError({"--describe=all"}).find("summary, plan or import"), std::string::npos);
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
  EXPECT_EQ(parse({"--check", "replicas:10", "--timeout=5"}).checkReplicas, 10);
  EXPECT_NE(optionError({"--check=losses"}).find("expects replicas or replicas:K"),
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

//===- Batches --------------------------------------------------------------===//

TEST(Data, PermutationsAreOneToOne) {
  for (int64_t size : {1, 2, 3, 10, 64, 65, 1000}) {
    std::vector<int> hits(size);
    bool moved = false;
    for (int64_t i = 0; i < size; ++i) {
      int64_t to = permute(i, size, 12345);
      ASSERT_TRUE(to >= 0 && to < size);
      ++hits[to];
      moved |= to != i;
    }
    EXPECT_EQ(std::count(hits.begin(), hits.end(), 1), size);
    EXPECT_TRUE(moved || size < 10);
  }
}

static const char *secondTokens = R"(, {"entry": "main", "arg": 4, "name": "y", "role": "batch",
    "dtype": "i32", "shape": [12, 4], "dim": 0, "group": 0, "local": [LOCAL, 4], "address": 3072})";

static std::string withRows(std::string text, int ranks) {
  text.replace(text.find("LOCAL"), 5, std::to_string(12 / ranks));
  return text;
}

/// The rows of input `index` that all ranks together get at `step`.
static std::vector<std::vector<int32_t>> rowsAt(const BatchData &data, const Plan &plan,
                                                size_t index, uint64_t seed, int64_t step) {
  std::vector<std::vector<int32_t>> rows;
  for (int rank = 0; rank < plan.ranks; ++rank) {
    std::vector<std::vector<int32_t>> local;
    for (const PlanTensor &input : plan.inputs)
      local.emplace_back(elementCount(input.local));
    auto target = [&](const PlanTensor &input) {
      return reinterpret_cast<uint8_t *>(local[&input - plan.inputs.data()].data());
    };
    EXPECT_TRUE(data.fill(seed, step, rank, target).isOk());
    for (auto row = local[index].begin(); row != local[index].end(); row += 4)
      rows.emplace_back(row, row + 4);
  }
  return rows;
}

TEST(Data, RowsDoNotDependOnTheNumberOfRanksOrFiles) {
  Scratch scratch;
  std::string text(101, ' ');
  std::iota(text.begin(), text.end(), '\1');
  scratch.write("all", text);
  scratch.write("part-a", text.substr(0, 43));
  scratch.write("part-b", text.substr(43));
  Plan one = planFor(1), four = planFor(4);
  BatchData whole, parts;
  ASSERT_TRUE(whole.bind(one, {scratch / "all"}).isOk());
  ASSERT_TRUE(parts.bind(four, {scratch / "part-*:u8"}).isOk());
  EXPECT_EQ(parts.itemsPerStep(), 48);
  EXPECT_STREQ(parts.itemName(), "tokens");
  for (int64_t step : {0, 1, 2, 50})
    EXPECT_EQ(rowsAt(whole, one, 0, 7, step), rowsAt(parts, four, 0, 7, step));
  EXPECT_NE(rowsAt(whole, one, 0, 7, 0), rowsAt(whole, one, 0, 8, 0));
}

/// On a mesh of 2 x 2 whose first axis has the batch: states are sharded over all ranks, rows over
/// two, and the ranks along the other axis read the same ones and write them once.
TEST(Data, RowsGoByTheAxesOfTheBatch) {
  Scratch scratch;
  std::string tokens(101, ' ');
  std::iota(tokens.begin(), tokens.end(), '\1');
  scratch.write("all", tokens);
  std::string text = replaced(planText(4), "[[0, 1, 2, 3]]}]",
                              "[[0, 1, 2, 3]]}, {\"axes\": [\"a\"], \"ranks\": [[0, 2], [1, 3]]}]");
  text = replaced(text, "\"dim\": 0, \"group\": 0, \"local\": [3, 4]",
                  "\"dim\": 0, \"group\": 1, \"local\": [6, 4]");
  text = replaced(text, "\"dim\": 1, \"group\": 0, \"local\": [2, 3]",
                  "\"dim\": 1, \"group\": 1, \"local\": [2, 6]");
  Plan one = planFor(1), four = parsePlan(text);
  BatchData whole, parts;
  ASSERT_TRUE(whole.bind(one, {scratch / "all"}).isOk());
  ASSERT_TRUE(parts.bind(four, {scratch / "all"}).isOk());
  auto rows = rowsAt(whole, one, 0, 7, 3), found = rowsAt(parts, four, 0, 7, 3);
  ASSERT_EQ(found.size(), 24u);
  for (int rank = 0; rank < 4; ++rank)
    for (int row = 0; row < 6; ++row)
      EXPECT_EQ(found[rank * 6 + row], rows[rank / 2 * 6 + row]) << rank << " " << row;

  Devices devices(four);
  expectStatesCome(four, devices);
  std::vector<int32_t> joined(24, -1);
  for (int rank = 0; rank < 4; ++rank) {
    std::vector<int32_t> part;
    for (int i = 0; i < 12; ++i) // its half of [2, 12] along dimension 1
      part.push_back(i / 6 * 12 + rank / 2 * 6 + i % 6);
    ASSERT_TRUE(devices[rank].write(4096, part.data(), int64_t(part.size()) * 4).isOk());
    ASSERT_TRUE(storeOutput(four, four.outputs[0], rank, devices[rank], sinkTo(joined)).isOk());
  }
  for (int i = 0; i < 24; ++i)
    EXPECT_EQ(joined[i], i);
}

TEST(Data, RowsOfMicroBatchesDoNotDependOnTheNumberOfRanks) {
  Scratch scratch;
  std::string text(101, ' ');
  std::iota(text.begin(), text.end(), '\1');
  scratch.write("all", text);
  Plan one = planFor(1), two = planOfMicroBatches(2);
  BatchData whole, parts;
  ASSERT_TRUE(whole.bind(one, {scratch / "all"}).isOk());
  ASSERT_TRUE(parts.bind(two, {scratch / "all"}).isOk());
  auto rows = rowsAt(whole, one, 0, 7, 3), found = rowsAt(parts, two, 0, 7, 3);
  std::vector<int> order = {0, 1, 4, 5, 8, 9, 2, 3, 6, 7, 10, 11};
  for (size_t i = 0; i < order.size(); ++i)
    EXPECT_EQ(found[i], rows[order[i]]) << i;
}

TEST(Data, AnEpochVisitsEveryWindowOnce) {
  Scratch scratch;
  std::string text(12 * 3 * 2 + 1, ' '); // 24 windows of 4 that overlap by one: two steps
  std::iota(text.begin(), text.end(), '\1');
  scratch.write("t", text);
  Plan plan = planFor(2);
  BatchData data;
  ASSERT_TRUE(data.bind(plan, {scratch / "t"}).isOk());
  std::vector<int32_t> starts;
  for (int64_t step : {4, 5})
    for (const auto &row : rowsAt(data, plan, 0, 1, step)) {
      EXPECT_EQ(row[3], row[0] + 3);
      starts.push_back(row[0]);
    }
  std::sort(starts.begin(), starts.end());
  for (int i = 0; i < 24; ++i)
    EXPECT_EQ(starts[i], 1 + 3 * i);
}

TEST(Data, TwoTokenArgumentsAreInputAndTarget) {
  Scratch scratch;
  std::string values;
  for (uint16_t i = 0; i < 300; ++i)
    values.append(reinterpret_cast<char *>(&i), 2);
  scratch.write("t.bin", values);
  Plan plan = planFor(3, withRows(secondTokens, 3).c_str());
  BatchData data;
  Status status = data.bind(plan, {scratch / "t.bin:u16"});
  ASSERT_TRUE(status.isOk()) << status.text();
  auto inputs = rowsAt(data, plan, 0, 1, 3), targets = rowsAt(data, plan, 1, 1, 3);
  for (size_t i = 0; i < inputs.size(); ++i)
    for (int j = 0; j < 4; ++j)
      EXPECT_EQ(targets[i][j], inputs[i][j] + 1);
}

TEST(Data, NamedFilesGiveRows) {
  Scratch scratch;
  std::string text(8 * 4, ' ');
  std::iota(text.begin(), text.end(), '\0');
  scratch.write("x", text);
  std::iota(text.begin(), text.end(), '\100');
  scratch.write("y", text);
  Plan plan = planFor(2, withRows(secondTokens, 2).c_str());
  BatchData data;
  ASSERT_TRUE(
      data.bind(plan, {"y=" + (scratch / "y"), "x=" + (scratch / "x")}, /*repeats=*/true).isOk());
  auto x = rowsAt(data, plan, 0, 1, 0), y = rowsAt(data, plan, 1, 1, 0);
  for (size_t i = 0; i < x.size(); ++i) {
    EXPECT_EQ(x[i][0] % 4, 0);
    EXPECT_EQ(y[i][0], x[i][0] + 64) << "rows of one batch belong together";
  }
}

TEST(Data, BooleansAreZeroOrOne) {
  Scratch scratch;
  scratch.write("flags", std::string("\0\1\1\0\1\0", 6));
  scratch.write("letters", "aaaaaa");
  for (const char *name : {"flags", "letters"}) {
    Expected<ValueStream> stream = ValueStream::open(scratch / name);
    ASSERT_TRUE(stream.isOk());
    uint8_t target[6];
    PlanTensor flag;
    flag.dtype = ZRT_I1;
    Status status = stream->read(0, 6, flag, target);
    EXPECT_EQ(status.isOk(), name[0] == 'f');
    EXPECT_TRUE(status.isOk() || status.text().find("value 97 at index 0") != std::string::npos)
        << status.text();
  }
}

TEST(Data, IndicesOutsideAreRefused) {
  Scratch scratch;
  std::string text(61, '\5');
  scratch.write("a", text);
  text[7] = '\100';
  scratch.write("b", text);
  Plan plan = planFor(1);
  plan.inputs[0].indexes = {-3, 63, {-100}};
  BatchData data;
  ASSERT_TRUE(data.bind(plan, {scratch / "?"}).isOk());
  std::vector<uint8_t> local(8192);
  auto target = [&](const PlanTensor &) { return local.data(); };
  Status status;
  for (int64_t step = 0; step < 8 && status.isOk(); ++step)
    status = data.fill(1, step, 0, target);
  EXPECT_NE(status.text().find("value 64 at index 7 of '" + (scratch / "b") +
                               "' is not from -3 to 63 or -100: argument 'x' indexes"),
            std::string::npos)
      << status.text();
  int32_t good[] = {-3, 63, -100, 0}, bad[] = {0, -3, -4, 0};
  EXPECT_EQ(findOutside(plan.inputs[0], reinterpret_cast<uint8_t *>(good), 4), 4);
  EXPECT_EQ(findOutside(plan.inputs[0], reinterpret_cast<uint8_t *>(bad), 4), 2);
  plan.inputs[0].indexes.reset();
  EXPECT_EQ(findOutside(plan.inputs[0], reinterpret_cast<uint8_t *>(bad), 4), 4);
}

TEST(Data, ErrorsNameTheRemedy) {
  Scratch scratch;
  scratch.write("odd", "abc");
  scratch.write("short", "ab");
  scratch.write("long", std::string(400, 'a'));
  scratch.write("rows", std::string(80, 'a'));
  scratch.write("big", "\xff\xff\xff\xff" + std::string(60, '\0'));
  auto error = [&](const Plan &plan, const std::vector<std::string> &specs) {
    BatchData data;
    Status status = data.bind(plan, specs);
    return status.isOk() ? "no error" : status.text();
  };
  Plan plan = planFor(2), pair = planFor(2, withRows(secondTokens, 2).c_str());
  EXPECT_NE(error(plan, {}).find("no data for 'x' i32[12, 4]; give --data"), std::string::npos);
  EXPECT_NE(error(plan, {scratch / "none"}).find("no file matches"), std::string::npos);
  EXPECT_NE(error(plan, {scratch / "odd:u16"}).find("not a multiple"), std::string::npos);
  EXPECT_NE(error(plan, {scratch / "short"}).find("a row needs 4 values, there are 2"),
            std::string::npos);
  scratch.write("few", std::string(34, 'a'));
  EXPECT_NE(error(plan, {scratch / "few"})
                .find("has 11 rows of 4 values, fewer than the 12 of a batch; give more, or "
                      "--repeat-data"),
            std::string::npos)
      << error(plan, {scratch / "few"});
  BatchData repeated;
  EXPECT_TRUE(repeated.bind(plan, {scratch / "few"}, /*repeats=*/true).isOk());
  EXPECT_NE(error(plan, {"z=" + (scratch / "long")}).find("no batch argument"), std::string::npos);
  EXPECT_NE(error(plan, {scratch / "long", scratch / "long"}).find("only one"), std::string::npos);
  EXPECT_NE(error(plan, {"x=" + (scratch / "long:f32")}).find("f32 values"), std::string::npos);
  EXPECT_NE(error(pair, {"x=" + (scratch / "long")}).find("no data for 'y'"), std::string::npos);
  EXPECT_NE(error(pair, {"x=" + (scratch / "long"), "y=" + (scratch / "rows")})
                .find("rows of one batch belong together"),
            std::string::npos);
  BatchData data;
  ASSERT_TRUE(data.bind(plan, {scratch / "big:u32"}, /*repeats=*/true).isOk());
  std::vector<uint8_t> local(8192);
  auto target = [&](const PlanTensor &) { return local.data(); };
  Status status;
  for (int64_t step = 0; step < 4 && status.isOk(); ++step)
    status = data.fill(1, step, 0, target);
  EXPECT_NE(status.text().find("value 4294967295 at index 0"), std::string::npos) << status.text();
}
