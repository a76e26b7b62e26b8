//===- DataTest.cpp - Batches: rows of data, whatever the ranks ------------===//

#include "../train/Prefetch.h"
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
  ASSERT_TRUE(whole.bind(one, {"main", {scratch / "all"}}).isOk());
  ASSERT_TRUE(parts.bind(four, {"main", {scratch / "part-*:u8"}}).isOk());
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
  ASSERT_TRUE(whole.bind(one, {"main", {scratch / "all"}}).isOk());
  ASSERT_TRUE(parts.bind(four, {"main", {scratch / "all"}}).isOk());
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
  ASSERT_TRUE(whole.bind(one, {"main", {scratch / "all"}}).isOk());
  ASSERT_TRUE(parts.bind(two, {"main", {scratch / "all"}}).isOk());
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
  ASSERT_TRUE(data.bind(plan, {"main", {scratch / "t"}}).isOk());
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
  Status status = data.bind(plan, {"main", {scratch / "t.bin:u16"}});
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
      data.bind(plan, {"main", {"y=" + (scratch / "y"), "x=" + (scratch / "x")}, /*repeats=*/true})
          .isOk());
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
    SourceSpec source;
    source.glob = scratch / name;
    Expected<ValueStream> stream = ValueStream::open("--data", &source, 1, "");
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
  ASSERT_TRUE(data.bind(plan, {"main", {scratch / "?"}}).isOk());
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
    Status status = data.bind(plan, {"main", specs});
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
  EXPECT_TRUE(repeated.bind(plan, {"main", {scratch / "few"}, /*repeats=*/true}).isOk());
  EXPECT_NE(error(plan, {"z=" + (scratch / "long")}).find("no batch argument"), std::string::npos);
  EXPECT_NE(error(plan, {scratch / "long", scratch / "long"}).find("only one"), std::string::npos);
  EXPECT_NE(error(plan, {"x=" + (scratch / "long:f32")}).find("f32 values"), std::string::npos);
  EXPECT_NE(error(pair, {"x=" + (scratch / "long")}).find("no data for 'y'"), std::string::npos);
  EXPECT_NE(error(pair, {"x=" + (scratch / "long"), "y=" + (scratch / "rows")})
                .find("rows of one batch belong together"),
            std::string::npos);
  BatchData data;
  ASSERT_TRUE(data.bind(plan, {"main", {scratch / "big:u32"}, /*repeats=*/true}).isOk());
  std::vector<uint8_t> local(8192);
  auto target = [&](const PlanTensor &) { return local.data(); };
  Status status;
  for (int64_t step = 0; step < 4 && status.isOk(); ++step)
    status = data.fill(1, step, 0, target);
  EXPECT_NE(status.text().find("value 4294967295 at index 0"), std::string::npos) << status.text();
}

template <typename T> static std::string bytesOf(std::initializer_list<T> values) {
  return std::string(reinterpret_cast<const char *>(values.begin()), values.size() * sizeof(T));
}

/// Numbers 0, 1, 2, ... as T.
template <typename T> static std::string counted(int64_t count) {
  std::string text;
  for (int64_t i = 0; i < count; ++i) {
    T value = T(i);
    text.append(reinterpret_cast<char *>(&value), sizeof value);
  }
  return text;
}

static std::string npy(const std::string &type, const std::string &shape, const std::string &data) {
  std::string header =
      "{'descr': '" + type + "', 'fortran_order': False, 'shape': " + shape + ", }\n";
  uint16_t length = uint16_t(header.size());
  return std::string("\x93NUMPY\1\0", 8) + bytesOf({length}) + header + data;
}

static std::string llmc(uint32_t magic, uint32_t count, const std::string &data) {
  std::string header = bytesOf({magic, 1u, count});
  return header + std::string(1024 - header.size(), '\0') + data;
}

TEST(Data, EveryFormatGivesTheSameRows) {
  Scratch scratch;
  scratch.write("raw", counted<uint8_t>(101));
  scratch.write("words.bin", llmc(20240520, 101, counted<uint16_t>(101)));
  scratch.write("long.bin", llmc(20240801, 101, counted<uint32_t>(101)));
  scratch.write("flat.npy", npy("<i8", "(101,)", counted<int64_t>(101)));
  Plan plan = planFor(2);
  BatchData raw;
  ASSERT_TRUE(raw.bind(plan, {"main", {scratch / "raw"}}).isOk());
  for (const char *spec : {"words.bin:llmc", "long.bin:llmc", "flat.npy"}) {
    BatchData data;
    Status status = data.bind(plan, {"main", {scratch / spec}});
    ASSERT_TRUE(status.isOk()) << status.text();
    EXPECT_EQ(rowsAt(data, plan, 0, 3, 2), rowsAt(raw, plan, 0, 3, 2)) << spec;
  }
}

TEST(Data, ATableHasRowsOfItsOwn) {
  Scratch scratch;
  scratch.write("t.npy", npy("<u2", "(13, 4)", counted<uint16_t>(52)));
  Plan plan = planFor(2);
  for (const char *name : {"", "x="}) {
    BatchData data;
    Status status = data.bind(plan, {"main", {name + (scratch / "t.npy")}});
    ASSERT_TRUE(status.isOk()) << status.text();
    for (const auto &row : rowsAt(data, plan, 0, 1, 0))
      EXPECT_EQ(row[0] % 4, 0) << "windows do not reach over the end of a row";
  }
}

TEST(Data, RangesOfOneWindowGoToSeveralArguments) {
  Scratch scratch;
  scratch.write("t", counted<uint8_t>(101));
  Plan plan = planFor(2, withRows(secondTokens, 2).c_str());
  std::string file = scratch / "t";
  BatchData ranged, pair;
  Status status = ranged.bind(plan, {"main", {"x=" + file + "[0:T]", "y=" + file + "[1:T+1]"}});
  ASSERT_TRUE(status.isOk()) << status.text();
  ASSERT_TRUE(pair.bind(plan, {"main", {file}}).isOk());
  for (size_t input : {0, 1})
    EXPECT_EQ(rowsAt(ranged, plan, input, 5, 1), rowsAt(pair, plan, input, 5, 1));
}

TEST(Data, AStreamComesInOrder) {
  Scratch scratch;
  scratch.write("t", counted<uint8_t>(101));
  Plan plan = planFor(3);
  BatchData data;
  ASSERT_TRUE(data.bind(plan, {"main", {scratch / "t"}, false, /*shuffles=*/false}).isOk());
  EXPECT_EQ(data.wholeBatches(), 2); // 33 windows
  auto rows = rowsAt(data, plan, 0, 9, 1);
  for (size_t b = 0; b < rows.size(); ++b)
    EXPECT_EQ(rows[b][0], int(12 + b) * 3);
}

/// In every 1,000 rows each source has its share; its own epochs visit every row once, and none in
/// a batch twice.
TEST(Data, SourcesAreMixedByTheirWeights) {
  Scratch scratch;
  scratch.write("a", counted<uint8_t>(3 * 20 + 1));
  scratch.write("b", std::string(400, '\xC8'));
  std::string spec = (scratch / "a*0.3,") + (scratch / "b*0.7");
  Plan one = planFor(1), four = planFor(4);
  BatchData data, sharded;
  Status status = data.bind(one, {"main", {spec}, /*repeats=*/true});
  ASSERT_TRUE(status.isOk()) << status.text();
  ASSERT_TRUE(sharded.bind(four, {"main", {spec}, /*repeats=*/true}).isOk());
  std::vector<int> hits(61);
  int ofA = 0, steps = 250; // 3,000 rows
  for (int64_t step = 0; step < steps; ++step)
    for (const auto &row : rowsAt(data, one, 0, 1, step))
      if (row[0] != 0xC8)
        ++ofA, ++hits[row[0]];
  EXPECT_EQ(ofA, 900);
  for (int row = 0; row < 20; ++row)
    EXPECT_EQ(hits[3 * row], 45);
  for (int64_t step : {0, 1, 83, 84})
    EXPECT_EQ(rowsAt(data, one, 0, 1, step), rowsAt(sharded, four, 0, 1, step));
  BatchData ordered;
  ASSERT_TRUE(ordered.bind(one, {"main", {spec}, false, /*shuffles=*/false}).isOk());
  int next = 0; // a's rows, in the order of the file
  for (int64_t step = 0; step < 5; ++step)
    for (const auto &row : rowsAt(ordered, one, 0, 1, step))
      if (row[0] != 0xC8)
        EXPECT_EQ(row[0], 3 * (next++ % 20));
  EXPECT_EQ(next, 18);
  EXPECT_NE(data.orderHash(), ordered.orderHash());
  EXPECT_EQ(data.orderHash(), sharded.orderHash());
}

TEST(Data, EveryFileHasItsOwnScale) {
  Scratch scratch;
  scratch.write("a", std::string(6, '\2'));
  scratch.write("b", std::string(6, '\2'));
  Expected<DataSpec> spec =
      DataSpec::parse("--data", "x=" + (scratch / "a") + "," + (scratch / "b") + ":u8(scale=1/2)");
  ASSERT_TRUE(spec.isOk()) << spec.status().text();
  Expected<ValueStream> stream = ValueStream::open("--data", spec->list.data(), 2, "");
  ASSERT_TRUE(stream.isOk());
  PlanTensor input;
  input.dtype = ZRT_F32;
  input.shape = {1, 12};
  float values[12];
  ASSERT_TRUE(stream->read(0, 12, input, reinterpret_cast<uint8_t *>(values)).isOk());
  EXPECT_EQ(values[0], 2);
  EXPECT_EQ(values[11], 1);
  input.dtype = ZRT_I32;
  EXPECT_FALSE(stream->check("", input).isOk());
}

TEST(Data, ImagesAreScaledByChannel) {
  Scratch scratch;
  scratch.write("i", std::string("\0\xff\x33\0\xff\x33", 6));
  Expected<DataSpec> spec = DataSpec::parse(
      "--data", "x=" + (scratch / "i") + ":u8(scale=1/255,mean=0.5;0;0.1,std=0.5;1;0.1)");
  ASSERT_TRUE(spec.isOk()) << spec.status().text();
  Expected<ValueStream> stream = ValueStream::open("--data", spec->list.data(), 1, "");
  ASSERT_TRUE(stream.isOk());
  PlanTensor last, first;
  last.dtype = first.dtype = ZRT_F32;
  last.shape = {1, 2, 3};
  first.shape = {1, 3, 2};
  float values[6];
  auto *target = reinterpret_cast<uint8_t *>(values);
  ASSERT_TRUE(stream->check("", last).isOk() && stream->read(0, 6, last, target).isOk());
  for (int i = 0; i < 6; ++i)
    EXPECT_NEAR(values[i], i % 3 == 0 ? -1 : 1, 1e-6);
  ASSERT_TRUE(stream->check("", first).isOk() && stream->read(0, 6, first, target).isOk());
  EXPECT_NEAR(values[1], (1 - 0.5) / 0.5, 1e-6);
  EXPECT_NEAR(values[2], 0.2, 1e-6);
  last.shape = {1, 6};
  EXPECT_NE(stream->check("", last).text().find("3 channels"), std::string::npos);
  last.dtype = ZRT_I32;
  EXPECT_NE(stream->check("", last).text().find("floating point arguments"), std::string::npos);
}

/// The plan of `ranks` with x as `shape`, whose rows are dimension `rows`.
static Plan planWithRows(int ranks, std::vector<int64_t> shape, int64_t rows) {
  auto list = [](const std::vector<int64_t> &sizes) {
    std::string text;
    for (int64_t size : sizes)
      text += (text.empty() ? "" : ", ") + std::to_string(size);
    return "[" + text + "]";
  };
  std::string whole = list(shape);
  shape[rows] /= ranks;
  std::string old = "\"shape\": [12, 4], \"dim\": 0, \"group\": 0, \"local\": [" +
                    std::to_string(12 / ranks) + ", 4]";
  std::string dim = std::to_string(rows);
  return parsePlan(replaced(planText(ranks), old,
                            "\"shape\": " + whole + ", \"dim\": " + dim + ", \"rows\": " + dim +
                                ", \"group\": 0, \"local\": " + list(shape)));
}

/// What `rank` gets at `step` of the first input.
static std::vector<int32_t> valuesAt(const BatchData &data, const Plan &plan, int rank,
                                     int64_t step) {
  std::vector<int32_t> local(elementCount(plan.inputs[0].local));
  auto target = [&](const PlanTensor &) { return reinterpret_cast<uint8_t *>(local.data()); };
  EXPECT_TRUE(data.fill(7, step, rank, target).isOk());
  return local;
}

TEST(Data, RowsLieAlongAnyDimension) {
  Scratch scratch;
  std::string text(101, ' ');
  std::iota(text.begin(), text.end(), '\1');
  scratch.write("all", text);
  for (std::string spec : {"", "x="})
    for (int ranks : {1, 2, 4}) {
      Plan first = planFor(1), last = planWithRows(ranks, {4, 12}, 1),
           middle = planWithRows(ranks, {2, 12, 2}, 1);
      BatchData plain, transposed, inner;
      spec = spec + (scratch / "all");
      ASSERT_TRUE(plain.bind(first, {"main", {spec}}).isOk());
      ASSERT_TRUE(transposed.bind(last, {"main", {spec}}).isOk());
      EXPECT_EQ(plain.orderHash(), transposed.orderHash());
      EXPECT_EQ(transposed.rowsPerStep(), 12);
      EXPECT_EQ(transposed.itemsPerStep(), 48);
      bool isNamed = spec[0] == 'x'; // without an argument, tokens have two dimensions
      ASSERT_EQ(inner.bind(middle, {"main", {spec}}).isOk(), isNamed);
      int rows = 12 / ranks;
      std::vector<int32_t> all = valuesAt(plain, first, 0, 3);
      for (int rank = 0; rank < ranks; ++rank) {
        std::vector<int32_t> columns = valuesAt(transposed, last, rank, 3), parts;
        if (isNamed)
          parts = valuesAt(inner, middle, rank, 3);
        for (int row = 0; row < rows; ++row)
          for (int i = 0; i < 4; ++i) {
            int32_t expected = all[(rank * rows + row) * 4 + i];
            EXPECT_EQ(columns[i * rows + row], expected);
            if (isNamed) // [2, rows, 2]
              EXPECT_EQ(parts[(i / 2 * rows + row) * 2 + i % 2], expected);
          }
      }
      spec = isNamed ? "x=" : "";
    }
}

/// Channels are those of a row, and a file's first dimension numbers its rows.
TEST(Data, ShapesOfRowsAlongAnyDimension) {
  Scratch scratch;
  Plan plan = planWithRows(2, {2, 12, 2}, 1);
  scratch.write("rows.npy", npy("<u2", "(12, 2, 2)", counted<uint16_t>(48)));
  scratch.write("same.npy", npy("<u2", "(2, 12, 2)", counted<uint16_t>(48)));
  BatchData data;
  EXPECT_TRUE(data.bind(plan, {"main", {"x=" + (scratch / "rows.npy")}}).isOk());
  BatchData wrong;
  std::string error = wrong.bind(plan, {"main", {"x=" + (scratch / "same.npy")}}).text();
  EXPECT_NE(error.find("has the shape i32[2, 12, 2]; rows of argument 'x' need i32[2, 2, 2] (its "
                       "rows are numbered by dimension 1, those of a file by the first)"),
            std::string::npos)
      << error;
}

TEST(Data, WrongFilesAndSpecsAreRefused) {
  Scratch scratch;
  std::string tokens = counted<uint16_t>(101);
  scratch.write("good", tokens);
  scratch.write("cut.bin", llmc(20240520, 200, tokens));
  scratch.write("head.bin", llmc(20240520, 101, tokens));
  scratch.write("big.npy", npy(">i4", "(101,)", tokens + tokens));
  scratch.write("cut.npy", npy("<u2", "(50, 4)", tokens));
  scratch.write("wide.npy", npy("<u2", "(10, 5)", counted<uint16_t>(50)));
  scratch.write("no.npy", "abc");
  scratch.write("a2.npy", npy("<u2", "(12, 2, 2)", counted<uint16_t>(48)));
  scratch.write("b2.npy", npy("<u2", "(12, 4)", counted<uint16_t>(48)));
  Plan plan = planFor(2);
  auto error = [&](const std::string &text) {
    BatchData data;
    Status status = data.bind(plan, {"main", {text}});
    return status.isOk() ? "no error" : status.text();
  };
  std::string good = scratch / "good";
  const std::pair<std::string, const char *> cases[] = {
      {scratch / "cut.bin:llmc", "its header promises 200 tokens"},
      {scratch / "head.bin:u16", "give GLOB:llmc"},
      {good + ":llmc", "is no token file of llm.c"},
      {scratch / "big.npy", "little-endian"},
      {scratch / "cut.npy", "ui16[50, 4] needs"},
      {scratch / "no.npy", "is no .npy file"},
      {"x=" + (scratch / "wide.npy"), "rows of argument 'x' need i32[10, 4]"},
      {scratch / "wide.npy", "has rows of 5 values"},
      {"x=" + (scratch / "?2.npy"), "has rows of shape"},
      {"x=" + good + ":u16[0:T+1]", "a row of 'x' i32[12, 4] has 4 values"},
      {good + "[0:T]", "give --data ARG="},
      {"x=" + good + "[0:U]", "a range is [FROM:TO]"},
      {good + "*0.5," + good, "either every source has a weight"},
      {good + "*0," + good + "*1", "a weight is a number above 0"},
      {good + "*1," + good + "*10000", "less than a thousandth"},
      {good + ":u8(scale=x)", "scale expects a number"},
      {good + ":u8(bias=1)", "a format's options are"},
  };
  for (const auto &[spec, expected] : cases)
    EXPECT_NE(error(spec).find(expected), std::string::npos) << spec << ": " << error(spec);
}

TEST(Data, PrefetchGivesWhatFillGives) {
  Scratch scratch;
  scratch.write("t", counted<uint8_t>(101));
  Plan plan = planFor(2);
  BatchData data;
  ASSERT_TRUE(data.bind(plan, {"main", {scratch / "t"}}).isOk());
  HostInputs inputs, expected;
  for (const PlanTensor &input : plan.inputs) {
    inputs.emplace_back(input.localBytes());
    expected.emplace_back(input.localBytes());
  }
  Prefetch prefetch;
  ASSERT_TRUE(prefetch.start(data, plan, "main", 7, 1, 20).isOk());
  for (int64_t step : {0, 0, 1, 2, 3, 2, 9, 10, 19}) { // a rehearsed step, and jumps
    ASSERT_TRUE(prefetch.take(step, inputs).isOk());
    auto target = [&](const PlanTensor &input) {
      return expected[&input - plan.inputs.data()].data();
    };
    ASSERT_TRUE(data.fill(7, step, 1, target).isOk());
    EXPECT_EQ(inputs[0], expected[0]) << step;
  }
}

/// What cannot be read is the error of the step that needs it, not of the one before.
TEST(Data, PrefetchFailsWhereTheStepDoes) {
  Scratch scratch;
  std::string text(12 * 3 * 2 + 1, '\1');
  text[60] = '\x7f';
  scratch.write("t", text);
  Plan plan = planFor(1);
  plan.inputs[0].indexes = {0, 63, {}};
  BatchData data;
  ASSERT_TRUE(data.bind(plan, {"main", {scratch / "t"}, false, /*shuffles=*/false}).isOk());
  HostInputs inputs;
  for (const PlanTensor &input : plan.inputs)
    inputs.emplace_back(input.localBytes());
  Prefetch prefetch;
  ASSERT_TRUE(prefetch.start(data, plan, "main", 7, 0, 9).isOk());
  EXPECT_TRUE(prefetch.take(0, inputs).isOk());
  EXPECT_NE(prefetch.take(1, inputs).text().find("value 127 at index 60"), std::string::npos);
}
