#include "ByteMap.h"
#include <gtest/gtest.h>
#include <random>

using namespace zero;

namespace {

/// What a map says of a range, a part after the other: "[0,8) by 1 read by 2 3; [8,9) by nobody".
std::string print(const ByteMap &map, ByteRange range) {
  std::string text;
  map.forEach(range, [&](ByteRange part, const ByteMap::State &state) {
    text += (text.empty() ? "[" : "; [") + std::to_string(part.begin) + "," +
            std::to_string(part.end) + ") by " +
            (state.writer == ByteMap::kNobody ? "nobody" : std::to_string(state.writer));
    for (size_t i = 0; i < state.readers.size(); ++i)
      text += (i ? " " : " read by ") + std::to_string(state.readers[i]);
  });
  return text;
}

TEST(ByteMap, NothingIsKnownAtFirst) {
  ByteMap map;
  EXPECT_EQ(print(map, {0, 64}), "[0,64) by nobody");
  EXPECT_EQ(print(map, {8, 8}), "");
  EXPECT_EQ(print(map, {9, 8}), "");
}

TEST(ByteMap, AWriteEndsWhatWasKnownOfItsBytes) {
  ByteMap map;
  map.write({0, 64}, 1);
  map.read({0, 64}, 2);
  map.write({16, 32}, 3);
  EXPECT_EQ(print(map, {0, 64}), "[0,16) by 1 read by 2; [16,32) by 3; [32,64) by 1 read by 2");
  map.write({8, 40}, 4);
  EXPECT_EQ(print(map, {0, 64}), "[0,8) by 1 read by 2; [8,40) by 4; [40,64) by 1 read by 2");
  map.write({5, 5}, 9);
  EXPECT_EQ(print(map, {0, 8}), "[0,8) by 1 read by 2");
}

TEST(ByteMap, AReadIsKnownOnceInItsBytesOnly) {
  ByteMap map;
  map.write({0, 32}, 1);
  map.read({8, 16}, 2);
  map.read({8, 16}, 2);
  map.read({12, 20}, 3);
  EXPECT_EQ(print(map, {0, 32}), "[0,8) by 1; [8,12) by 1 read by 2; [12,16) by 1 read by 2 3; "
                                 "[16,20) by 1 read by 3; [20,32) by 1");
}

TEST(ByteMap, BytesThatNobodyWroteHaveReadersToo) {
  ByteMap map;
  map.write({8, 16}, 1);
  map.read({0, 24}, 2);
  EXPECT_EQ(print(map, {0, 32}),
            "[0,8) by nobody read by 2; [8,16) by 1 read by 2; [16,24) by nobody read by 2; "
            "[24,32) by nobody");
}

TEST(ByteMap, PartsEndWithTheRangeThatIsAskedFor) {
  ByteMap map;
  map.write({0, 64}, 1);
  EXPECT_EQ(print(map, {10, 20}), "[10,20) by 1");
  EXPECT_EQ(print(map, {60, 70}), "[60,64) by 1; [64,70) by nobody");
}

/// Bytes one by one, as the map should see them.
struct PlainBytes {
  std::vector<ByteMap::State> bytes{64};

  void write(ByteRange range, unsigned writer) {
    for (int64_t at = range.begin; at < range.end; ++at)
      bytes[at] = {writer, {}};
  }
  void read(ByteRange range, unsigned reader) {
    for (int64_t at = range.begin; at < range.end; ++at)
      if (!llvm::is_contained(bytes[at].readers, reader))
        bytes[at].readers.push_back(reader);
  }
};

TEST(ByteMap, AgreesWithBytesOneByOne) {
  for (unsigned seed = 0; seed < 200; ++seed) {
    std::mt19937 random(seed);
    ByteMap map;
    PlainBytes plain;
    for (unsigned op = 0; op < 60; ++op) {
      int64_t begin = random() % 64, end = random() % 65;
      ByteRange range{begin, end};
      if (random() % 2) {
        map.write(range, op);
        plain.write(range, op);
      } else {
        map.read(range, op);
        plain.read(range, op);
      }
      int64_t at = 0;
      map.forEach({0, 64}, [&](ByteRange part, const ByteMap::State &state) {
        EXPECT_EQ(part.begin, at); // in order, without gaps
        for (; at < part.end; ++at) {
          EXPECT_EQ(plain.bytes[at].writer, state.writer) << "seed " << seed << " byte " << at;
          EXPECT_EQ(plain.bytes[at].readers, state.readers) << "seed " << seed << " byte " << at;
        }
      });
      ASSERT_EQ(at, 64);
    }
  }
}

} // namespace
