//===- CheckpointTest.cpp - The format of checkpoints ------------------------------===//

#include "../checkpoint/Checkpoint.h"
#include "../base/Crc32.h"
#include "Scratch.h"
#include "zrt/abi.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <gtest/gtest.h>
#include <random>

using namespace zrt;
using namespace zrt::test;

TEST(Crc32, IsZlibs) {
  EXPECT_EQ(crc32("123456789", 9), 0xCBF43926u);
  EXPECT_EQ(crc32("", 0), 0u);
  std::string text(1000, 0);
  for (size_t i = 0; i < text.size(); ++i)
    text[i] = char(i * 7);
  uint32_t whole = crc32(text.data(), 1000);
  for (int64_t cut : {1, 7, 8, 9, 500, 999})
    EXPECT_EQ(crc32(text.data() + cut, 1000 - cut, crc32(text.data(), cut)), whole);
  text[313] ^= 4;
  EXPECT_NE(crc32(text.data(), 1000), whole);
}

TEST(Files, AppearWhole) {
  Scratch scratch;
  EXPECT_TRUE(makeFolder(scratch / "a/b/c").isOk());
  EXPECT_TRUE(makeFolder(scratch / "a/b/c").isOk());
  EXPECT_TRUE(writeText(scratch / "a/text", "one").isOk());
  EXPECT_TRUE(writeText(scratch / "a/text", "two").isOk());
  Expected<std::string> text = readText(scratch / "a/text", 3);
  ASSERT_TRUE(text.isOk());
  EXPECT_EQ(*text, "two");
  EXPECT_FALSE(readText(scratch / "a/text", 2).isOk());
  EXPECT_FALSE(makeFolder(scratch / "a/text").isOk());
  if (isFolder("/sys")) { // where nobody makes folders: that is said, not that there is none
    Status refused = makeFolder("/sys/zero-runtime-test");
    EXPECT_EQ(refused.message().find("No such file"), std::string::npos) << refused.message();
    EXPECT_FALSE(refused.isOk());
  }
  EXPECT_EQ(*listFolder(scratch / "a"), (std::vector<std::string>{"b", "text"}));
  EXPECT_FALSE(removeFolder(scratch / "a").isOk()); // of files only
  EXPECT_TRUE(removeFolder(scratch / "a/b/c").isOk());
  EXPECT_TRUE(isSame(scratch / "a", scratch / "a/b/.."));
  EXPECT_FALSE(isSame(scratch / "a", scratch / "a/b"));
}

TEST(Checkpoint, NamesAreOfTheFormat) {
  EXPECT_EQ(checkpointName(100), "step-00000100");
  EXPECT_EQ(checkpointStep("step-00000100"), 100);
  EXPECT_EQ(checkpointStep(checkpointName(1234567890123)), 1234567890123);
  for (const char *name : {"step-100", "step-0000010x", "step--0000001", "step-", "xstep-00000100",
                           "step-00000100.tmp", "step-99999999999999999999"})
    EXPECT_EQ(checkpointStep(name), -1) << name;
}

namespace {

/// A checkpoint of two leaves, the first longer than a block, in uneven segments of three ranks.
class Written : public testing::Test {
protected:
  void SetUp() override { write(/*elements=*/700001); }

  void write(int64_t elements) {
    floats.resize(elements);
    bytes.resize(37);
    std::mt19937 random(1);
    for (float &value : floats)
      value = float(random());
    for (uint8_t &value : bytes)
      value = uint8_t(random());
    index = CheckpointIndex();
    index.name = "step", index.config = "{}", index.step = 7, index.seed = ~uint64_t(0);
    index.ranks = 3;
    index.leaves = {{"a/\"b\"", "param", ZRT_F32, {elements}}, {"c", "opt_state", ZRT_U8, {37}}};
    parts.assign(3, {});
    int64_t third = elements / 3;
    parts[1].segments = {{0, 0, third, 0, {}}, {1, 0, 30, 0, {}}};
    parts[0].segments = {{0, third, elements - third - 5, 0, {}}};
    parts[2].segments = {{1, 30, 7, 0, {}}, {0, elements - 5, 5, 0, {}}};
    save();
  }

  const uint8_t *source(const CheckpointSegment &segment) const {
    return segment.leaf == 0 ? reinterpret_cast<const uint8_t *>(floats.data() + segment.begin)
                             : bytes.data() + segment.begin;
  }

  /// As programs do it, but for the thread.
  void save() {
    std::vector<CheckpointFile> files;
    std::string folder = scratch / "step-00000007";
    std::filesystem::create_directories(folder);
    for (int rank = 0; rank < int(parts.size()); ++rank) {
      CheckpointPart &part = parts[rank];
      std::string data, text;
      for (CheckpointSegment &segment : part.segments) {
        int64_t size = segment.count * (segment.leaf == 0 ? 4 : 1);
        segment.offset = int64_t(data.size());
        segment.sums.clear();
        for (int64_t at = 0; at < size; at += checkpointBlock)
          segment.sums.push_back(crc32(source(segment) + at, std::min(checkpointBlock, size - at)));
        data.append(reinterpret_cast<const char *>(source(segment)), size);
      }
      part.bytes = int64_t(data.size());
      (void)writePart(part, index.step, rank, [&](const std::string &piece) {
        text += piece;
        return Status::ok();
      }).isOk();
      scratch.write("step-00000007/" + dataFileName(rank), data);
      scratch.write("step-00000007/" + partFileName(rank), text);
      files.push_back({int64_t(text.size()), crc32(text.data(), int64_t(text.size()))});
    }
    std::string text = indexText(index, files);
    scratch.write("step-00000007/index.json", text);
    scratch.write("step-00000007/COMMIT", commitText(index.step, text));
  }

  Expected<Checkpoint> open() const { return Checkpoint::open(scratch / "step-00000007"); }

  /// What opening it and reading every byte complains about.
  std::string complaint() const {
    Expected<Checkpoint> checkpoint = open();
    if (!checkpoint.isOk())
      return checkpoint.status().text();
    std::string found;
    checkpoint->verify([&](const std::string &message) { found += message; });
    return found;
  }

  Scratch scratch;
  std::vector<float> floats;
  std::vector<uint8_t> bytes;
  CheckpointIndex index;
  std::vector<CheckpointPart> parts;
};

} // namespace

TEST_F(Written, EvaluationsAreKept) {
  EXPECT_EQ(open()->index().evaluation.step, -1) << "as older programs wrote it";
  index.evaluation = {40, {"loss", false, 30, 0.1, 2}, {"accuracy", true, 40, HUGE_VAL, 0}};
  save();
  Expected<Checkpoint> checkpoint = open();
  ASSERT_TRUE(checkpoint.isOk()) << checkpoint.status().text();
  const CheckpointEvaluation &found = checkpoint->index().evaluation;
  EXPECT_EQ(found.step, 40);
  EXPECT_EQ(found.earlyStop.metric, "loss");
  EXPECT_EQ(found.earlyStop.value, 0.1);
  EXPECT_EQ(found.earlyStop.step, 30);
  EXPECT_EQ(found.earlyStop.since, 2);
  EXPECT_FALSE(found.earlyStop.isHighest);
  EXPECT_TRUE(found.keepBest.isHighest);
  EXPECT_EQ(found.keepBest.value, HUGE_VAL);
}

TEST_F(Written, ChoicesOfLibrariesAreKept) {
  EXPECT_TRUE(open()->index().choices.empty()) << "as older programs wrote it";
  index.choices = {
      {"cuBLASLt 13.1.0", "a \"GPU\"", "matmul", "matmul 1 -2", "algorithm 1", "00ff", ""},
      {"cuDNN 9.19.0", "a GPU", "forward", "convolution 3", "engine 4", "", "a reason"}};
  save();
  Expected<Checkpoint> checkpoint = open();
  ASSERT_TRUE(checkpoint.isOk()) << checkpoint.status().text();
  const std::vector<LibraryChoice> &found = checkpoint->index().choices;
  ASSERT_EQ(found.size(), 2u);
  EXPECT_TRUE(found[0].isOf(index.choices[0]) && found[1].isOf(index.choices[1]));
  EXPECT_EQ(found[0].state, "00ff");
  EXPECT_EQ(found[1].choice, "engine 4");
  EXPECT_EQ(found[1].anew, "a reason");
}

TEST(Best, FollowsAMetric) {
  CheckpointBest best;
  best.metric = "loss";
  EXPECT_FALSE(best.follow(1, NAN));
  EXPECT_EQ(best.step, -1);
  EXPECT_EQ(best.since, 1);
  EXPECT_TRUE(best.follow(2, 5)) << "a number is better than none";
  EXPECT_FALSE(best.follow(3, 5));
  EXPECT_FALSE(best.follow(4, NAN));
  EXPECT_EQ(best.since, 2);
  EXPECT_TRUE(best.follow(5, 4));
  EXPECT_EQ(best.step, 5);
  EXPECT_EQ(best.since, 0);
  best.isHighest = true;
  EXPECT_FALSE(best.follow(6, 3));
  EXPECT_TRUE(best.follow(7, 4.5));
}

TEST_F(Written, ReadsWhatWasWritten) {
  ASSERT_EQ(complaint(), "");
  Expected<Checkpoint> checkpoint = open();
  EXPECT_EQ(checkpoint->index().seed, ~uint64_t(0));
  EXPECT_EQ(checkpoint->index().leaves[0].name, "a/\"b\"");
  EXPECT_EQ(checkpoint->findLeaf("c"), 1);
  EXPECT_EQ(checkpoint->findLeaf("d"), -1);
  EXPECT_EQ(checkpoint->dataBytes(), 700001 * 4 + 37);
}

TEST_F(Written, ReadsAnyInterval) {
  Expected<Checkpoint> checkpoint = open();
  ASSERT_TRUE(checkpoint.isOk());
  int64_t third = 700001 / 3;
  for (auto [begin, count] : {std::pair<int64_t, int64_t>{0, 700001},
                              {third - 1, 2},
                              {third, 1},
                              {262143, 2},
                              {third + 262144, 200000},
                              {700000, 1},
                              {17, 699983}}) {
    int64_t next = begin;
    Status status =
        checkpoint->read(0, begin, count, [&](int64_t element, const uint8_t *data, int64_t here) {
          EXPECT_EQ(element, next);
          EXPECT_LE(here * 4, checkpointBlock);
          EXPECT_EQ(memcmp(data, floats.data() + element, here * 4), 0);
          next += here;
          return Status::ok();
        });
    EXPECT_TRUE(status.isOk()) << status.text();
    EXPECT_EQ(next, begin + count);
  }
}

TEST_F(Written, AFlippedBitAnywhereIsFound) {
  write(/*elements=*/20);
  ASSERT_EQ(complaint(), "");
  std::mt19937 random(2);
  for (const auto &entry : std::filesystem::directory_iterator(scratch / "step-00000007")) {
    std::string name = "step-00000007/" + entry.path().filename().string();
    const std::string good = scratch.read(name);
    for (size_t at = 0; at < good.size(); ++at) {
      std::string bad = good;
      bad[at] ^= char(1 << random() % 8);
      scratch.write(name, bad);
      EXPECT_NE(complaint(), "") << name << ", byte " << at;
    }
    scratch.write(name, good);
  }
  EXPECT_EQ(complaint(), "");
}

TEST_F(Written, ATornFileIsFound) {
  write(/*elements=*/20);
  for (const auto &entry : std::filesystem::directory_iterator(scratch / "step-00000007")) {
    std::string name = "step-00000007/" + entry.path().filename().string();
    const std::string good = scratch.read(name);
    for (size_t size = 0; size < good.size(); ++size) {
      scratch.write(name, good.substr(0, size));
      EXPECT_NE(complaint(), "") << name << ", " << size << " bytes";
    }
    scratch.write(name, good + "x");
    EXPECT_NE(complaint(), "") << name;
    std::filesystem::remove(scratch / name);
    EXPECT_NE(complaint(), "") << name;
    scratch.write(name, good);
  }
  EXPECT_EQ(complaint(), "");
}

TEST_F(Written, DamageIsNamed) {
  std::string name = "step-00000007/rank-00000.bin", data = scratch.read(name);
  data[checkpointBlock + 8] ^= 1;
  scratch.write(name, data);
  std::string found = complaint();
  EXPECT_NE(found.find("rank-00000.bin' is damaged: bytes 1048576 to "), found.npos) << found;
  EXPECT_NE(found.find("of 'a/\"b\"', are not what was written"), found.npos) << found;
}

TEST_F(Written, SegmentsMustMakeAWhole) {
  auto refuses = [&](const char *expected, auto change) {
    write(/*elements=*/100);
    change();
    save();
    EXPECT_NE(complaint().find(expected), std::string::npos) << complaint();
  };
  refuses("element 95 of 100 is missing", [&] { parts[2].segments.pop_back(); });
  refuses("element 33 of 100 is missing", [&] { parts[0].segments[0].begin++; });
  refuses("segments of 'c' are no whole", [&] { parts[2].segments[0] = {1, 29, 7, 0, {}}; });
  refuses("is missing or there twice", [&] { parts[1].segments.push_back({1, 0, 30, 0, {}}); });
  refuses("segment 0 does not fit", [&] { parts[0].segments[0].count = 68; });
  refuses("segment 1 does not fit", [&] { parts[1].segments[1].count = 0; });
  refuses("segment 0 does not fit", [&] {
    index.leaves[0].dtype = ZRT_F64; // of more bytes than there are
  });
  refuses("a shape that a file can hold", [&] { index.leaves[0].shape = {int64_t(1) << 62, 4}; });
  refuses("one a rank", [&] { index.ranks = 4; });
}

TEST_F(Written, AnotherVersionIsRefusedByNumber) {
  std::string name = "step-00000007/COMMIT", text = scratch.read(name);
  scratch.write(name, text.replace(text.find("\"version\": 1"), 12, "\"version\": 2"));
  EXPECT_NE(complaint().find("version 2 of the format; this program reads versions 1 to 1"),
            std::string::npos)
      << complaint();
}

TEST_F(Written, FoldersAreListedByStep) {
  for (const char *name : {"step-00000003", "step-00000012", "other", "step-4"})
    std::filesystem::create_directories(scratch / name);
  Expected<std::vector<CheckpointFolder>> found = listCheckpoints(scratch / ".");
  ASSERT_TRUE(found.isOk());
  ASSERT_EQ(found->size(), 3u);
  EXPECT_EQ((*found)[0].step, 3);
  EXPECT_FALSE((*found)[0].isComplete);
  EXPECT_EQ((*found)[1].step, 7);
  EXPECT_TRUE((*found)[1].isComplete);
  EXPECT_EQ((*found)[2].step, 12);
  EXPECT_TRUE(listCheckpoints(scratch / "none")->empty());
}
