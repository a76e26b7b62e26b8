//===- DataTest.cpp - Batches: rows of data, whatever the ranks ------------===//

#include "../train/Data.h"
#include "Plans.h"
#include "Scratch.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <numeric>

using namespace zrt;
using namespace zrt::test;

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
