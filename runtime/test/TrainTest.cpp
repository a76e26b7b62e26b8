//===- TrainTest.cpp - Plans, arrays, options and batches ------------------------===//

#include "../train/Arrays.h"
#include "../train/Data.h"
#include "../train/Kept.h"
#include "../train/Options.h"
#include "../train/Replicas.h"
#include "Scratch.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <numeric>

using namespace zrt;
using namespace zrt::test;

//===- Plans ----------------------------------------------------------------===//

/// A plan for `ranks` with one unit of 48 elements, a scanned leaf over two units, and a batch.
static std::string planText(int ranks, const char *more = "") {
  std::string n = std::to_string(ranks), shard = std::to_string(48 / ranks),
              rows = std::to_string(12 / ranks);
  return R"({"abi": 2, "format": 1, "name": "t", "hash": "h", "config": {"ranks": )" + n + R"(},
    "arena": {"bytes": 8192, "alignment": 64, "rank": 0}, "groups": [],
    "units": [{"name": "u0", "elements": 48, "shard": )" +
         shard + R"(, "segments": [
        {"name": "a", "shape": [3, 5], "offset": 8}, {"name": "s0", "shape": [4], "offset": 32}]},
      {"name": "u1", "elements": 48, "shard": )" +
         shard + R"(, "segments": [
        {"name": "s1", "shape": [4], "offset": 0}]}],
    "states": [{"name": "a", "role": "param", "kind": "param", "dtype": "f32", "shape": [3, 5],
        "slots": {"main": [0, 0]},
        "place": {"kind": "unit", "unit": "u0", "segments": [0], "offset": 64, "sharded": true}},
      {"name": "s", "role": "param", "kind": "param", "dtype": "f32", "shape": [2, 4], "slots": {"main": [1, 1]},
        "place": {"kind": "unit", "sharded": true, "segments": [
          {"unit": "u0", "segment": 1, "offset": 64}, {"unit": "u1", "segment": 0, "offset": 512}]}},
      {"name": "count", "role": "step", "kind": "other", "dtype": "i32", "shape": [], "slots": {"main": [2, 2]},
        "place": {"kind": "whole", "offset": 1024}}],
    "inputs": [{"entry": "main", "arg": 3, "name": "x", "role": "batch", "dtype": "i32",
        "shape": [12, 4], "dim": 0, "local": [)" +
         rows + R"(, 4], "offset": 2048}
      )" +
         more + R"(],
    "outputs": [{"entry": "main", "result": 3, "name": "o", "role": "output", "dtype": "i32",
        "shape": [2, 12], "dim": 1, "local": [2, )" +
         rows + R"(], "offset": 4096}],
    "replicas": {"before": [], "after": [{"name": "count", "ranges": [[1024, 4]]}]},
    "meters": [{"kind": "grad", "counts": "sources", "bytes": 96}],
    "predicted": {"resident": {}, "peak": 8192, "wire_by_rank": {"main": [7, 5]}}})";
}

static Plan planFor(int ranks, const char *more = "") {
  auto plan = Plan::parse(planText(ranks, more));
  EXPECT_TRUE(plan.isOk()) << plan.status().text();
  return std::move(*plan);
}

/// The text with one piece replaced must be refused.
static std::string planError(const std::string &from, const std::string &to) {
  std::string text = planText(2);
  size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  text.replace(at, from.size(), to);
  auto plan = Plan::parse(text);
  return plan.isOk() ? "no error" : plan.status().text();
}

TEST(Plan, RefusesWhatDoesNotFitTogether) {
  EXPECT_EQ(planFor(2).predictedWire("main", 0), 7);
  EXPECT_EQ(planFor(2).predictedWire("main", 1), 5);
  EXPECT_EQ(planFor(2).predictedWire("eval", 0), 0);
  EXPECT_NE(planError("\"abi\": 2", "\"abi\": 1").find("runtime ABI 1"), std::string::npos);
  EXPECT_NE(planError("[[1024, 4]]", "[[8190, 4]]").find("a replica lies outside"),
            std::string::npos);
  EXPECT_NE(planError("\"sources\"", "\"both\"").find("expected sources or targets"),
            std::string::npos);
  EXPECT_NE(planError("\"f32\"", "\"f33\"").find("unknown element type"), std::string::npos);
  EXPECT_NE(planError("\"unit\": \"u0\"", "\"unit\": \"u9\"").find("unknown unit"),
            std::string::npos);
  EXPECT_NE(planError("\"offset\": 8", "\"offset\": 40").find("outside its unit"),
            std::string::npos);
  EXPECT_NE(planError("\"shard\": 24", "\"shard\": 20").find("do not cover"), std::string::npos);
  EXPECT_NE(planError("[2, 4]", "[3, 4]").find("do not add up"), std::string::npos);
  EXPECT_NE(planError("\"offset\": 512", "\"offset\": 8180").find("outside the arena"),
            std::string::npos);
  EXPECT_NE(planError("\"local\": [6, 4]", "\"local\": [5, 4]").find("do not add up"),
            std::string::npos);
  EXPECT_NE(planError("\"offset\": 4096", "\"offset\": -8").find("outside the arena"),
            std::string::npos);
  EXPECT_NE(planError("\"name\": \"t\"", "\"name\": 3").find("expected a string"),
            std::string::npos);
}

//===- Arrays ---------------------------------------------------------------===//

TEST(Arrays, ScatterAndGatherAreInverse) {
  for (int ranks : {1, 2, 3, 4}) {
    Plan plan = planFor(ranks);
    std::vector<std::vector<uint8_t>> arenas(ranks, std::vector<uint8_t>(8192, 0xEE));
    PeerArena peers = [&](int rank) { return arenas[rank].data(); };
    for (const PlanState &state : plan.states) {
      std::vector<float> whole(elementCount(state.shape)), back(whole.size());
      std::iota(whole.begin(), whole.end(), 1.0f);
      for (int rank = 0; rank < ranks; ++rank)
        loadState(state, rank, reinterpret_cast<uint8_t *>(whole.data()), arenas[rank].data());
      Sink sink = [&](int64_t offset, const uint8_t *data, int64_t bytes) {
        memcpy(reinterpret_cast<uint8_t *>(back.data()) + offset, data, bytes);
        return Status::ok();
      };
      ASSERT_TRUE(storeState(state, ranks, peers, sink).isOk());
      EXPECT_EQ(whole, back) << state.name << " on " << ranks;
    }
    // Element 9 of `a` is element 17 of the unit: in whose shard, and where there?
    int owner = 17 / (48 / ranks);
    float value;
    memcpy(&value, arenas[owner].data() + 64 + (17 - owner * (48 / ranks)) * 4, 4);
    EXPECT_EQ(value, 10.0f);
  }
}

TEST(Arrays, BatchesAreCutAndJoined) {
  for (int ranks : {1, 2, 3, 4}) {
    Plan plan = planFor(ranks);
    std::vector<int32_t> whole(48);
    std::iota(whole.begin(), whole.end(), 0);
    std::vector<std::vector<uint8_t>> arenas(ranks, std::vector<uint8_t>(8192));
    for (int rank = 0; rank < ranks; ++rank) {
      uint8_t *arena = arenas[rank].data();
      loadInput(plan.inputs[0], rank, reinterpret_cast<uint8_t *>(whole.data()), arena);
      int32_t first, rows = 12 / ranks;
      memcpy(&first, arena + 2048, 4);
      EXPECT_EQ(first, rank * rows * 4);
      for (int i = 0; i < 2 * rows; ++i) { // its part of [2, 12] along dimension 1
        int32_t value = i / rows * 12 + rank * rows + i % rows;
        memcpy(arena + 4096 + i * 4, &value, 4);
      }
    }
    std::vector<int32_t> joined(24, -1);
    Sink sink = [&](int64_t offset, const uint8_t *data, int64_t bytes) {
      memcpy(reinterpret_cast<uint8_t *>(joined.data()) + offset, data, bytes);
      return Status::ok();
    };
    PeerArena peers = [&](int rank) { return arenas[rank].data(); };
    ASSERT_TRUE(storeOutput(plan.outputs[0], ranks, peers, sink).isOk());
    for (int i = 0; i < 24; ++i)
      EXPECT_EQ(joined[i], i);
  }
}

/// A plan whose batch is three micro-batches of four rows.
static Plan planOfMicroBatches(int ranks) {
  std::string text = planText(ranks);
  text.insert(text.find("\"offset\": 2048"), "\"micro_batches\": 3, ");
  auto plan = Plan::parse(text);
  EXPECT_TRUE(plan.isOk()) << plan.status().text();
  return std::move(*plan);
}

TEST(Arrays, ARankHasItsRowsOfEachMicroBatch) {
  std::vector<int32_t> whole(48);
  std::iota(whole.begin(), whole.end(), 0);
  for (int ranks : {1, 2, 4}) {
    Plan plan = planOfMicroBatches(ranks);
    int run = 4 / ranks;
    for (int rank = 0; rank < ranks; ++rank) {
      std::vector<uint8_t> arena(8192);
      loadInput(plan.inputs[0], rank, reinterpret_cast<uint8_t *>(whole.data()), arena.data());
      for (int b = 0; b < 3 * run; ++b) {
        int32_t first;
        memcpy(&first, arena.data() + 2048 + b * 16, 4);
        EXPECT_EQ(first, (b / run * 4 + rank * run + b % run) * 4);
      }
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
  // Unit u0 has 24 elements a rank: a's are 8 to 22 and s's 32 to 35 of the whole unit.
  KeptBytes first(plan, 0), second(plan, 1);
  EXPECT_EQ(first.bytesOf("param"), (15 + 4) * 4);
  EXPECT_EQ(second.bytesOf("param"), 4 * 4);
  EXPECT_EQ(first.bytesOf("other"), 4);
  EXPECT_EQ(first.bytesOf("param") + paddingOf(plan, 0, "param"), 2 * 24 * 4);
  EXPECT_EQ(second.bytesOf("param") + paddingOf(plan, 1, "param"), 2 * 24 * 4);
  std::vector<uint8_t> arena(8192, 1);
  first.poison(arena.data(), 8192, 0xFF);
  EXPECT_EQ(std::count(arena.begin(), arena.end(), 1), (15 + 4) * 4 + 4 + 8); // and the rank
  // Two states in one place.
  plan.states.push_back(plan.states[0]);
  EXPECT_EQ(KeptBytes(plan, 0).bytesOf("param"), (15 + 4) * 4);
}

TEST(Kept, TheFirstValueThatDiffersIsNamed) {
  Plan plan = planFor(2);
  std::vector<uint8_t> arena(8192), other(8192);
  auto compare = [&] {
    return compareOutcomes(plan, 0, "main", outcomeOf(plan, 0, "main", arena.data()),
                           outcomeOf(plan, 0, "main", other.data()));
  };
  other[3000] = 1; // no state, no result
  EXPECT_TRUE(compare().isOk());
  other[4096] = 1;
  EXPECT_NE(compare().text().find("'o' of rank 0"), std::string::npos) << compare().text();
  other[512] = 1; // the slice of s in the second unit
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
    "dtype": "i32", "shape": [12, 4], "dim": 0, "local": [LOCAL, 4], "offset": 3072})";

static std::string withRows(std::string text, int ranks) {
  text.replace(text.find("LOCAL"), 5, std::to_string(12 / ranks));
  return text;
}

/// The rows of input `index` that all ranks together get at `step`.
static std::vector<std::vector<int32_t>> rowsAt(const BatchData &data, const Plan &plan,
                                                size_t index, uint64_t seed, int64_t step) {
  std::vector<std::vector<int32_t>> rows;
  for (int rank = 0; rank < plan.ranks; ++rank) {
    std::vector<uint8_t> arena(8192);
    EXPECT_TRUE(data.fill(seed, step, rank, arena.data()).isOk());
    const PlanTensor &input = plan.inputs[index];
    for (int64_t b = 0; b < input.local[0]; ++b) {
      std::vector<int32_t> row(4);
      memcpy(row.data(), arena.data() + input.offset + b * 16, 16);
      rows.push_back(row);
    }
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
  std::vector<uint8_t> arena(8192);
  Status status;
  for (int64_t step = 0; step < 8 && status.isOk(); ++step)
    status = data.fill(1, step, 0, arena.data());
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
  std::vector<uint8_t> arena(8192);
  Status status;
  for (int64_t step = 0; step < 4 && status.isOk(); ++step)
    status = data.fill(1, step, 0, arena.data());
  EXPECT_NE(status.text().find("value 4294967295 at index 0"), std::string::npos) << status.text();
}
