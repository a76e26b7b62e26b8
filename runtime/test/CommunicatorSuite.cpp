//===- CommunicatorSuite.cpp - What every communicator must do -------------------===//
//
// The conformance suite of zrt/communicator.h, on every cluster of Clusters.h and some devices.
// Meshes of ranks have one of their own, MeshSuite.cpp.
//===------------------------------------------------------------------------===//

#include "../base/DType.h"
#include "Ranks.h"

#include <algorithm>
#include <unistd.h>

using namespace zrt;
using namespace zrt::test;

namespace {

std::vector<Setting> settings() {
  std::vector<Setting> settings;
  for (const ClusterFactory &cluster : clusterFactories())
    for (const DeviceFactory &device : deviceFactories())
      for (int ranks : {1, 2, 3, 4})
        if (std::string name = device.name;
            (processRanks() == 0 || ranks == processRanks()) &&
            (cluster.isNccl || name == "threads1" || name == "guarded" ||
             (name == "adversarial3" && ranks > 2)))
          settings.push_back({cluster, device, ranks});
  return settings;
}

class CommunicatorSuite : public testing::TestWithParam<Setting> {
protected:
  int ranks() const { return GetParam().ranks; }
  const Setting &setting() const { return GetParam(); }
  bool isNccl() const { return GetParam().cluster.isNccl; }
  /// Whether sums are NCCL's own, and only those that it has.
  bool sumsAreNccls() const { return isNccl() && !isStaged(); }
};
GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(CommunicatorSuite);

} // namespace

TEST_P(CommunicatorSuite, GathersEveryShard) {
  Ranks world(setting());
  std::vector<int64_t> record = {0, ZRT_ALL_GATHER, 0, ZRT_I32, 2, 4096, 0, 10, 65536, 256, 3};
  expectOk(world.run([&](Rank &r) {
    std::vector<int32_t> ten, three;
    for (int i = 0; i < 10; ++i)
      ten.push_back(r.world.rank() * 100 + i);
    for (int i = 0; i < 3; ++i)
      three.push_back(r.world.rank() * 1000 + i);
    r.put(0, ten);
    r.put(256, three);
    return r.run(record);
  }));
  for (int rank = 0; rank < ranks(); ++rank) {
    std::vector<int32_t> tens = world[rank].get<int32_t>(4096, 10 * ranks()),
                         threes = world[rank].get<int32_t>(65536, 3 * ranks());
    for (int i = 0; i < 10 * ranks(); ++i)
      EXPECT_EQ(tens[i], i / 10 * 100 + i % 10);
    for (int i = 0; i < 3 * ranks(); ++i)
      EXPECT_EQ(threes[i], i / 3 * 1000 + i % 3);
    EXPECT_EQ(world[rank].wireBytes(), (ranks() - 1) * 13 * 4);
  }
}

TEST_P(CommunicatorSuite, GathersInPlace) {
  Ranks world(setting());
  std::vector<int64_t> record = {0, ZRT_ALL_GATHER, 0, ZRT_U8, 1, 4096, ZRT_IN_PLACE, 33};
  expectOk(world.run([&](Rank &r) {
    r.put(4096 + 33 * r.world.rank(), std::vector<uint8_t>(33, uint8_t(r.world.rank() + 1)));
    return r.run(record);
  }));
  for (int rank = 0; rank < ranks(); ++rank) {
    std::vector<uint8_t> all = world[rank].get<uint8_t>(4096, 33 * ranks());
    for (int i = 0; i < 33 * ranks(); ++i)
      ASSERT_EQ(all[i], i / 33 + 1);
  }
}

/// Rank r gives rank t r + 1 elements, which go to t's place number r; nothing where r = t + 1.
TEST_P(CommunicatorSuite, ExchangesRaggedPieces) {
  Ranks world(setting());
  auto isLeftOut = [&](int from, int to) { return from == to + 1; };
  std::vector<int64_t> record = {0, ZRT_ALL_TO_ALL, 0, ZRT_U16, 0};
  for (int to = 0; to < ranks(); ++to)
    for (int from = 0; from < ranks(); ++from)
      if (!isLeftOut(from, to))
        record.insert(record.end(), {8192 + 64 * from, 64 * to, from + 1, to, from, 0});
  record[4] = int64_t(record.size() - 5) / 3;
  expectOk(world.run([&](Rank &r) {
    for (int to = 0; to < ranks(); ++to)
      r.put(64 * to, std::vector<uint16_t>(32, uint16_t(100 * r.world.rank() + to)));
    r.put(8192, std::vector<uint16_t>(32 * ranks(), uint16_t(9)));
    return r.run(record);
  }));
  for (int to = 0; to < ranks(); ++to) {
    int64_t wire = 0;
    std::vector<uint16_t> found = world[to].get<uint16_t>(8192, 32 * ranks());
    for (int i = 0; i < 32 * ranks(); ++i) {
      int from = i / 32;
      bool isMoved = i % 32 <= from && !isLeftOut(from, to);
      ASSERT_EQ(found[i], isMoved ? 100 * from + to : 9) << "element " << i << " of rank " << to;
      wire += isMoved && from != to ? 2 : 0;
    }
    EXPECT_EQ(world[to].wireBytes(), wire);
  }
}

TEST_P(CommunicatorSuite, SumsAreLeftFoldsOverRanks) {
  for (bool inPlace : {false, true}) {
    Ranks world(setting());
    constexpr int64_t count = 2500; // several blocks
    int64_t target = inPlace ? int64_t(ZRT_IN_PLACE) : 131072;
    std::vector<int64_t> record = {0, ZRT_REDUCE_SCATTER, ZRT_ADD, ZRT_F32, 1, target, 256, count};
    expectOk(world.run([&](Rank &r) {
      r.put(256, awkwardList(r.world.rank(), count * ranks()));
      return r.run(record);
    }));
    for (int rank = 0; rank < ranks(); ++rank) {
      std::vector<float> result =
          world[rank].get<float>(inPlace ? 256 + rank * count * 4 : 131072, count);
      for (int64_t i = 0; i < count; ++i)
        ASSERT_TRUE(isFoldOf(sumsAreNccls(), result[i], allOf(ranks())[0], rank * count + i))
            << "rank " << rank << " element " << i << ": " << result[i];
      EXPECT_EQ(world[rank].wireBytes(), (ranks() - 1) * count * 4);
    }
  }
}

TEST_P(CommunicatorSuite, HalfPrecisionIsRoundedOnce) {
  for (int64_t dtype : {ZRT_BF16, ZRT_F16}) {
    Ranks world(setting());
    constexpr int64_t count = 1500;
    std::vector<int64_t> record = {0, ZRT_REDUCE_SCATTER, ZRT_ADD, dtype, 1, 131072, 0, count};
    auto value = [&](int rank, int64_t i) {
      float wide = float((i * 37 + rank * 11) % 257) / 64 + (rank == 0 ? 256 : 0);
      uint16_t bits;
      narrow(dtype, &wide, &bits, 1);
      return bits;
    };
    expectOk(world.run([&](Rank &r) {
      std::vector<uint16_t> values;
      for (int64_t i = 0; i < count * ranks(); ++i)
        values.push_back(value(r.world.rank(), i));
      r.put(0, values);
      return r.run(record);
    }));
    for (int rank = 0; rank < ranks(); ++rank) {
      std::vector<uint16_t> result = world[rank].get<uint16_t>(131072, count);
      for (int64_t i = 0; i < count; ++i) {
        float sum = 0, size = 0, found;
        for (int peer = 0; peer < ranks(); ++peer) {
          uint16_t bits = value(peer, rank * count + i);
          float wide;
          widen(dtype, &bits, &wide, 1);
          sum = peer ? sum + wide : wide;
          size += std::fabs(wide);
        }
        uint16_t expected;
        narrow(dtype, &sum, &expected, 1);
        widen(dtype, &result[i], &found, 1);
        if (sumsAreNccls()) // at every addition
          ASSERT_LE(std::fabs(found - sum), size * float(ranks()) * 0x1p-8f);
        else
          ASSERT_EQ(result[i], expected);
      }
    }
  }
}

TEST_P(CommunicatorSuite, AllReduceOfAnyLength) {
  for (int64_t count : {0, 1, 2, 3, 5, 1000, 5003})
    for (bool inPlace : {false, true}) {
      Ranks world(setting());
      int64_t target = inPlace ? 0 : 65536;
      std::vector<int64_t> record = {0, ZRT_ALL_REDUCE, ZRT_ADD, ZRT_F32, 1, target, 0, count};
      expectOk(world.run([&](Rank &r) {
        r.put(0, awkwardList(r.world.rank(), count));
        return r.run(record);
      }));
      for (int rank = 0; rank < ranks(); ++rank) {
        std::vector<float> result = world[rank].get<float>(target, count);
        for (int64_t i = 0; i < count; ++i)
          ASSERT_TRUE(isFoldOf(sumsAreNccls(), result[i], allOf(ranks())[0], i)) << result[i];
        int64_t chunk = (count + ranks() - 1) / ranks(),
                own = std::clamp<int64_t>(count - rank * chunk, 0, chunk);
        EXPECT_EQ(world[rank].wireBytes(), ((ranks() - 1) * own + count - own) * 4)
            << count << " elements";
      }
    }
}

TEST_P(CommunicatorSuite, EveryOperationOnIntegers) {
  struct Case {
    int64_t op, dtype;
    int64_t (*combine)(int64_t, int64_t);
  };
  const Case cases[] = {
      {ZRT_ADD, ZRT_I32, [](int64_t a, int64_t b) { return a + b; }},
      {ZRT_MUL, ZRT_I32, [](int64_t a, int64_t b) { return a * b; }},
      {ZRT_MAX, ZRT_I32, [](int64_t a, int64_t b) { return std::max(a, b); }},
      {ZRT_MIN, ZRT_I32, [](int64_t a, int64_t b) { return std::min(a, b); }},
      {ZRT_AND, ZRT_I32, [](int64_t a, int64_t b) { return a & b; }},
      {ZRT_OR, ZRT_I32, [](int64_t a, int64_t b) { return a | b; }},
  };
  for (const Case &test : cases) {
    Ranks world(setting());
    auto value = [](int rank, int64_t i) { return int32_t(i * 5 - rank * 13 - 20); };
    std::vector<Status> answers = world.run([&](Rank &r) {
      std::vector<int32_t> values;
      for (int64_t i = 0; i < 50; ++i)
        values.push_back(value(r.world.rank(), i));
      r.put(0, values);
      return r.run({0, ZRT_ALL_REDUCE, test.op, test.dtype, 1, 4096, 0, 50});
    });
    if (sumsAreNccls() && ranks() > 1 && (test.op == ZRT_AND || test.op == ZRT_OR)) {
      for (const Status &answer : answers)
        EXPECT_NE(answer.message().find("NCCL has no"), std::string::npos) << answer.text();
      continue;
    }
    expectOk(answers);
    std::vector<int32_t> result = world[ranks() - 1].get<int32_t>(4096, 50);
    for (int64_t i = 0; i < 50; ++i) {
      int64_t expected = value(0, i);
      for (int rank = 1; rank < ranks(); ++rank)
        expected = test.combine(expected, value(rank, i));
      ASSERT_EQ(result[i], int32_t(expected)) << "op " << test.op;
    }
  }
}

/// Of complex numbers there are sums, part by part.
TEST_P(CommunicatorSuite, ComplexNumbersAreAdded) {
  Ranks world(setting());
  constexpr int64_t count = 7;
  expectOk(world.run([&](Rank &r) {
    std::vector<double> parts;
    for (int64_t i = 0; i < 2 * count; ++i)
      parts.push_back(double(i * (r.world.rank() + 1)));
    r.put(0, parts);
    return r.run({0, ZRT_ALL_REDUCE, ZRT_ADD, ZRT_C128, 1, 4096, 0, count});
  }));
  std::vector<double> result = world[ranks() - 1].get<double>(4096, 2 * count);
  for (int64_t i = 0; i < 2 * count; ++i)
    EXPECT_EQ(result[i], double(i * ranks() * (ranks() + 1) / 2));
}

TEST_P(CommunicatorSuite, MaximumKeepsNaN) {
  Ranks world(setting());
  std::vector<Status> answers = world.run([&](Rank &r) {
    int rank = r.world.rank();
    r.put<float>(0, {rank == ranks() - 1 ? NAN : 1.0f, rank == 0 ? NAN : 1.0f});
    return r.run({0, ZRT_ALL_REDUCE, ZRT_MAX, ZRT_F32, 1, 4096, 0, 2});
  });
  if (sumsAreNccls() && ranks() > 1) { // whose own would lose it
    for (const Status &answer : answers)
      EXPECT_EQ(answer.code(), Code::Unavailable) << answer.text();
    return;
  }
  expectOk(answers);
  std::vector<float> result = world[0].get<float>(4096, 2);
  EXPECT_TRUE(std::isnan(result[0]));
  EXPECT_TRUE(std::isnan(result[1]));
}

TEST_P(CommunicatorSuite, ManyCollectivesInARow) {
  Ranks world(setting());
  std::vector<int64_t> there = {0, ZRT_ALL_REDUCE, ZRT_MAX, ZRT_I32, 1, 64, 0, 1},
                       back = {0, ZRT_ALL_REDUCE, ZRT_ADD, ZRT_I32, 1, 0, 64, 1};
  expectOk(world.run([&](Rank &r) {
    r.put<uint32_t>(0, {1});
    for (int i = 0; i < 150; ++i) {
      r.enqueue(StreamA, there);
      r.enqueue(StreamA, back);
      if (i % 10 == 0) {
        ZRT_TRY(r.device->synchronize());
        ZRT_TRY(r.world.barrier());
      }
    }
    return r.device->synchronize();
  }));
  uint32_t expected = 1;
  for (int i = 0; i < 150; ++i)
    expected *= uint32_t(ranks());
  EXPECT_EQ(world[0].get<uint32_t>(0, 1)[0], expected);
}

/// A captured step is replayed with its collectives.
TEST_P(CommunicatorSuite, CollectivesAreCaptured) {
  Ranks world(setting());
  std::vector<int64_t> record = {0, ZRT_ALL_REDUCE, ZRT_ADD, ZRT_I32, 1, 64, 0, 1};
  const int64_t copy[] = {0, 64, 4};
  expectOk(world.run([&](Rank &r) {
    r.put<int32_t>(0, {1});
    ZRT_TRY(r.device->beginCapture(4, 1));
    r.enqueue(StreamB, record);
    r.device->record(StreamB, 0);
    r.device->wait(StreamA, 0);
    r.device->copy(StreamA, copy);
    Expected<int> graph = r.device->endCapture();
    ZRT_TRY(graph.status());
    for (int step = 0; step < 5; ++step)
      r.device->replay(*graph);
    return r.device->synchronize();
  }));
  EXPECT_EQ(world[0].get<int32_t>(0, 1)[0], int32_t(std::pow(ranks(), 5)));
}

TEST_P(CommunicatorSuite, CommunicatorsOnTwoStreamsDoNotMix) {
  Ranks world(setting(), {allOf(ranks()), allOf(ranks())});
  std::vector<int64_t> gather = {0, ZRT_ALL_GATHER, 0, ZRT_I32, 1, 4096, 0, 1},
                       reduce = {1, ZRT_ALL_REDUCE, ZRT_ADD, ZRT_I32, 1, 8192, 64, 1};
  expectOk(world.run([&](Rank &r) {
    r.put<int32_t>(0, {r.world.rank() + 1});
    r.put<int32_t>(64, {r.world.rank() * 10});
    for (int i = 0; i < 50; ++i) {
      r.enqueue(StreamA, gather);
      if (isNccl()) { // one order of all
        r.device->record(StreamA, 0);
        r.device->wait(StreamB, 0);
      }
      r.enqueue(StreamB, reduce);
      if (isNccl()) {
        r.device->record(StreamB, 1);
        r.device->wait(StreamA, 1);
      }
    }
    return r.device->synchronize();
  }));
  for (int rank = 0; rank < ranks(); ++rank) {
    EXPECT_EQ(world[rank].get<int32_t>(4096, ranks())[ranks() - 1], ranks());
    EXPECT_EQ(world[rank].get<int32_t>(8192, 1)[0], 10 * ranks() * (ranks() - 1) / 2);
    EXPECT_EQ(world[rank].wireBytes(0) % 50, 0);
    EXPECT_EQ(world[rank].wireBytes(1) % 50, 0);
  }
}

TEST_P(CommunicatorSuite, RanksOutsideAllGroupsPassThrough) {
  if (ranks() < 4)
    GTEST_SKIP() << "needs four ranks";
  Ranks world(setting(), {{{0, 1}}, {{3, 2}}});
  expectOk(world.run([&](Rank &r) {
    r.put<int32_t>(0, {1 << r.world.rank()});
    ZRT_TRY(r.run({0, ZRT_ALL_GATHER, 0, ZRT_I32, 1, 64, 0, 1}));
    return r.run({1, ZRT_ALL_GATHER, 0, ZRT_I32, 1, 64, 0, 1});
  }));
  EXPECT_EQ(world[0].get<int32_t>(64, 1)[0], 1);
  EXPECT_EQ(world[1].get<int32_t>(68, 1)[0], 2);
  EXPECT_EQ(world[2].get<int32_t>(64, 1)[0], 8); // the group's order, not the ranks'
  EXPECT_EQ(world[3].get<int32_t>(68, 1)[0], 4);
  EXPECT_EQ(world[2].wireBytes(0), 0);
  EXPECT_EQ(world[2].wireBytes(1), 4);
  EXPECT_EQ(world[3].group(1).rank, 0);
  EXPECT_EQ(world[3].group(0).size, 0);
}

TEST_P(CommunicatorSuite, DifferentProgramsAreFoundOut) {
  if (ranks() == 1)
    GTEST_SKIP() << "needs two ranks";
  Ranks world(setting());
  for (const Status &answer : world.run([&](Rank &r) {
         return r.run({0, ZRT_ALL_GATHER, 0, ZRT_I32, 1, 64, 0, r.world.rank() == 0 ? 2 : 1});
       }))
    EXPECT_NE(answer.message().find("different collectives"), std::string::npos) << answer.text();
}

TEST_P(CommunicatorSuite, ARankThatIsBeyondItsStepIsFoundOut) {
  if (ranks() == 1)
    GTEST_SKIP() << "needs two ranks";
  Ranks world(setting());
  std::vector<Status> answers = world.run([&](Rank &r) {
    if (r.world.rank() == 0)
      return r.world.barrier();
    Status status = r.run({0, ZRT_ALL_GATHER, 0, ZRT_I32, 1, 64, 0, 1});
    r.world.abort("");
    return status;
  });
  EXPECT_EQ(answers[0].code(), Code::Aborted);
  EXPECT_TRUE(std::any_of(answers.begin() + 1, answers.end(), [](const Status &answer) {
    return answer.message().find("ranks") == 0 &&
           answer.message().find("different collectives") != std::string::npos;
  })) << answers[1].text();
}

TEST_P(CommunicatorSuite, AbortEndsEveryWait) {
  for (bool byWorld : {false, true}) {
    Ranks world(setting());
    std::vector<Status> answers = world.run([&](Rank &r) {
      if (r.world.rank() > 0)
        return r.run({0, ZRT_ALL_GATHER, 0, ZRT_I32, 1, 64, 0, 1});
      usleep(20000);
      byWorld ? r.world.abort("") : r.communicator->abort();
      return r.run({0, ZRT_ALL_GATHER, 0, ZRT_I32, 1, 64, 0, 1});
    });
    for (size_t rank = 0; rank < answers.size(); ++rank) {
      EXPECT_EQ(answers[rank].code(), Code::Aborted);
      EXPECT_EQ(world[int(rank)].error().code(), Code::Aborted);
    }
  }
}

TEST_P(CommunicatorSuite, RefusesToOverwriteWhatPeersRead) {
  if (ranks() == 1)
    GTEST_SKIP() << "needs two ranks";
  const std::vector<int64_t> records[] = {
      {0, ZRT_REDUCE_SCATTER, ZRT_ADD, ZRT_I32, 1, 64, 64, 8},
      {0, ZRT_ALL_GATHER, 0, ZRT_I32, 1, 64, 68, 8},
      {0, ZRT_ALL_REDUCE, ZRT_ADD, ZRT_I32, 1, 64, 68, 8},
  };
  for (const auto &record : records) {
    Ranks world(setting());
    for (const Status &answer : world.run([&](Rank &r) { return r.run(record); }))
      EXPECT_NE(answer.message().find("overwrites its own source"), std::string::npos);
  }
}

TEST_P(CommunicatorSuite, RefusesMalformedRecords) {
  const std::vector<int64_t> records[] = {
      {7, ZRT_ALL_GATHER, 0, ZRT_I32, 1, 64, 0, 1},                     // no such communicator
      {-1, ZRT_ALL_GATHER, 0, ZRT_I32, 1, 64, 0, 1},                    // likewise
      {0, 9, 0, ZRT_I32, 1, 64, 0, 1},                                  // kind
      {0, ZRT_ALL_REDUCE, ZRT_AND, ZRT_F32, 1, 64, 0, 1},               // and of floats
      {0, ZRT_ALL_GATHER, 0, ZRT_I32, 1, memoryBytes - 4, 0, 1000},     // outside
      {0, ZRT_ALL_GATHER, 0, ZRT_I32, 1, addressOf(1, 0), 0, 1},        // not space 0
      {0, ZRT_ALL_REDUCE, ZRT_ADD, ZRT_I32, 1, 64, ZRT_IN_PLACE, 1},    // not for this kind
      {0, ZRT_REDUCE_SCATTER, ZRT_ADD, ZRT_I32, 1, 64, memoryBytes, 1}, // outside
      {0, ZRT_ALL_TO_ALL, 0, ZRT_I32, 1, 64, 0, 1},                     // half a transfer
      {0, ZRT_ALL_TO_ALL, 0, ZRT_I32, 2, 64, 0, 1, 0, 9, 0},            // no such rank
      {0, ZRT_ALL_TO_ALL, 0, ZRT_I32, 2, 64, 60, 2, 0, 0, 0},           // over its source
      {0, ZRT_ALL_TO_ALL, 0, ZRT_I32, 2, memoryBytes, 0, 1, 0, 0, 0},   // outside
      {0, ZRT_ALL_TO_ALL, 0, ZRT_I32, 2, 64, 0, INT64_MAX, 0, 0, 0},    // likewise
  };
  for (const auto &record : records) {
    Ranks world(setting());
    for (const Status &answer : world.run([&](Rank &r) { return r.run(record); }))
      EXPECT_EQ(answer.code(), Code::Internal);
  }
}

INSTANTIATE_TEST_SUITE_P(All, CommunicatorSuite, testing::ValuesIn(settings()),
                         [](const auto &info) {
                           return std::string(info.param.cluster.name) + "_" +
                                  info.param.device.name + "_ranks" +
                                  std::to_string(info.param.ranks);
                         });
