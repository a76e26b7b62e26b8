//===- CommunicatorSuite.cpp - What every communicator must do -------------------===//
//
// The conformance suite of zrt/communicator.h. Ranks are threads here; processes are tried by
// ExecutableTest.cpp.
//===------------------------------------------------------------------------===//

#include "../base/DType.h"
#include "../comm/Local.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <gtest/gtest.h>
#include <thread>
#include <unistd.h>

using namespace zrt;

namespace {

constexpr int64_t arenaBytes = 1 << 20;

/// All ranks of one communicator implementation.
class Ranks {
public:
  Ranks(int count, std::vector<std::vector<int>> groups) {
    if (groups.empty()) {
      groups.emplace_back();
      for (int rank = 0; rank < count; ++rank)
        groups[0].push_back(rank);
    }
    EXPECT_TRUE(world_.create(count, arenaBytes, groups).isOk());
    for (int rank = 0; rank < count; ++rank) {
      auto communicator = LocalCommunicator::create(world_, rank, {});
      EXPECT_TRUE(communicator.isOk()) << communicator.status().text();
      ranks_.push_back(std::move(*communicator));
    }
  }

  Communicator &operator[](int rank) { return *ranks_[rank]; }

  /// Runs `body(communicator)` on all ranks at once and returns their answers.
  std::vector<Status> run(const std::function<Status(Communicator &)> &body) {
    std::vector<Status> answers(ranks_.size());
    std::vector<std::thread> threads;
    for (size_t rank = 0; rank < ranks_.size(); ++rank)
      threads.emplace_back([&, rank] { answers[rank] = body(*ranks_[rank]); });
    for (std::thread &thread : threads)
      thread.join();
    return answers;
  }

private:
  LocalWorld world_;
  std::vector<std::unique_ptr<LocalCommunicator>> ranks_;
};

class CommunicatorSuite : public testing::TestWithParam<int> {
protected:
  int ranks() const { return GetParam(); }
};

template <typename T> T *at(Communicator &communicator, int64_t offset) {
  return reinterpret_cast<T *>(communicator.arena() + offset);
}

const zrt_collective_record &recordOf(const std::vector<int64_t> &words) {
  return *reinterpret_cast<const zrt_collective_record *>(words.data());
}

Status runRecord(Communicator &communicator, const std::vector<int64_t> &words) {
  return communicator.run(recordOf(words));
}

void expectOk(const std::vector<Status> &answers) {
  for (const Status &answer : answers)
    EXPECT_TRUE(answer.isOk()) << answer.text();
}

/// A float whose sums depend on their order.
float awkward(int rank, int64_t i) {
  return (rank % 2 ? -1.0f : 1.0f) * float(1 + (i * 7919 + rank * 104729) % 1000003) *
         (rank % 3 ? 1e-3f : 1e3f);
}

} // namespace

TEST_P(CommunicatorSuite, GathersEveryShard) {
  Ranks world(ranks(), {});
  std::vector<int64_t> record = {ZRT_ALL_GATHER, 0, ZRT_I32, 0, 2, 4096, 0, 10, 65536, 256, 3};
  expectOk(world.run([&](Communicator &c) {
    for (int i = 0; i < 10; ++i)
      at<int32_t>(c, 0)[i] = c.rank() * 100 + i;
    for (int i = 0; i < 3; ++i)
      at<int32_t>(c, 256)[i] = c.rank() * 1000 + i;
    return runRecord(c, record);
  }));
  for (int rank = 0; rank < ranks(); ++rank) {
    for (int i = 0; i < 10 * ranks(); ++i)
      EXPECT_EQ(at<int32_t>(world[rank], 4096)[i], i / 10 * 100 + i % 10);
    for (int i = 0; i < 3 * ranks(); ++i)
      EXPECT_EQ(at<int32_t>(world[rank], 65536)[i], i / 3 * 1000 + i % 3);
    EXPECT_EQ(world[rank].wireBytes(), (ranks() - 1) * 13 * 4);
  }
}

TEST_P(CommunicatorSuite, GathersInPlace) {
  Ranks world(ranks(), {});
  std::vector<int64_t> record = {ZRT_ALL_GATHER, 0, ZRT_U8, 0, 1, 4096, ZRT_IN_PLACE, 33};
  expectOk(world.run([&](Communicator &c) {
    memset(at<uint8_t>(c, 4096 + 33 * c.rank()), c.rank() + 1, 33);
    return runRecord(c, record);
  }));
  for (int rank = 0; rank < ranks(); ++rank)
    for (int i = 0; i < 33 * ranks(); ++i)
      ASSERT_EQ(at<uint8_t>(world[rank], 4096)[i], i / 33 + 1);
}

TEST_P(CommunicatorSuite, SumsAreLeftFoldsOverRanks) {
  for (bool inPlace : {false, true}) {
    Ranks world(ranks(), {});
    constexpr int64_t count = 2500; // several blocks
    int64_t target = inPlace ? int64_t(ZRT_IN_PLACE) : 131072;
    std::vector<int64_t> record = {ZRT_REDUCE_SCATTER, ZRT_ADD, ZRT_F32, 0, 1, target, 256, count};
    expectOk(world.run([&](Communicator &c) {
      for (int64_t i = 0; i < count * ranks(); ++i)
        at<float>(c, 256)[i] = awkward(c.rank(), i);
      return runRecord(c, record);
    }));
    for (int rank = 0; rank < ranks(); ++rank) {
      const float *result = at<float>(world[rank], inPlace ? 256 + rank * count * 4 : 131072);
      for (int64_t i = 0; i < count; ++i) {
        float sum = awkward(0, rank * count + i);
        for (int peer = 1; peer < ranks(); ++peer)
          sum += awkward(peer, rank * count + i);
        ASSERT_EQ(result[i], sum) << "rank " << rank << " element " << i;
      }
      EXPECT_EQ(world[rank].wireBytes(), (ranks() - 1) * count * 4);
    }
  }
}

TEST_P(CommunicatorSuite, HalfPrecisionIsRoundedOnce) {
  for (int64_t dtype : {ZRT_BF16, ZRT_F16}) {
    Ranks world(ranks(), {});
    constexpr int64_t count = 1500;
    std::vector<int64_t> record = {ZRT_REDUCE_SCATTER, ZRT_ADD, dtype, 0, 1, 131072, 0, count};
    auto value = [&](int rank, int64_t i) {
      float wide = float((i * 37 + rank * 11) % 257) / 64 + (rank == 0 ? 256 : 0);
      uint16_t bits;
      narrow(dtype, &wide, &bits, 1);
      return bits;
    };
    expectOk(world.run([&](Communicator &c) {
      for (int64_t i = 0; i < count * ranks(); ++i)
        at<uint16_t>(c, 0)[i] = value(c.rank(), i);
      return runRecord(c, record);
    }));
    for (int rank = 0; rank < ranks(); ++rank)
      for (int64_t i = 0; i < count; ++i) {
        float sum = 0, next;
        for (int peer = 0; peer < ranks(); ++peer) {
          uint16_t bits = value(peer, rank * count + i);
          widen(dtype, &bits, &next, 1);
          sum = peer ? sum + next : next;
        }
        uint16_t expected;
        narrow(dtype, &sum, &expected, 1);
        ASSERT_EQ(at<uint16_t>(world[rank], 131072)[i], expected);
      }
  }
}

TEST_P(CommunicatorSuite, AllReduceOfAnyLength) {
  for (int64_t count : {0, 1, 2, 3, 5, 1000, 5003})
    for (bool inPlace : {false, true}) {
      Ranks world(ranks(), {});
      int64_t target = inPlace ? 0 : 65536;
      std::vector<int64_t> record = {ZRT_ALL_REDUCE, ZRT_ADD, ZRT_F32, 0, 1, target, 0, count};
      expectOk(world.run([&](Communicator &c) {
        for (int64_t i = 0; i < count; ++i)
          at<float>(c, 0)[i] = awkward(c.rank(), i);
        return runRecord(c, record);
      }));
      for (int rank = 0; rank < ranks(); ++rank) {
        for (int64_t i = 0; i < count; ++i) {
          float sum = awkward(0, i);
          for (int peer = 1; peer < ranks(); ++peer)
            sum += awkward(peer, i);
          ASSERT_EQ(at<float>(world[rank], target)[i], sum);
        }
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
    Ranks world(ranks(), {});
    auto value = [](int rank, int64_t i) { return int32_t(i * 5 - rank * 13 - 20); };
    expectOk(world.run([&](Communicator &c) {
      for (int64_t i = 0; i < 50; ++i)
        at<int32_t>(c, 0)[i] = value(c.rank(), i);
      return runRecord(c, {ZRT_ALL_REDUCE, test.op, test.dtype, 0, 1, 4096, 0, 50});
    }));
    for (int64_t i = 0; i < 50; ++i) {
      int64_t expected = value(0, i);
      for (int rank = 1; rank < ranks(); ++rank)
        expected = test.combine(expected, value(rank, i));
      ASSERT_EQ(at<int32_t>(world[ranks() - 1], 4096)[i], int32_t(expected)) << "op " << test.op;
    }
  }
}

TEST_P(CommunicatorSuite, MaximumKeepsNaN) {
  Ranks world(ranks(), {});
  expectOk(world.run([&](Communicator &c) {
    at<float>(c, 0)[0] = c.rank() == ranks() - 1 ? NAN : 1.0f;
    at<float>(c, 0)[1] = c.rank() == 0 ? NAN : 1.0f;
    return runRecord(c, {ZRT_ALL_REDUCE, ZRT_MAX, ZRT_F32, 0, 1, 4096, 0, 2});
  }));
  EXPECT_TRUE(std::isnan(at<float>(world[0], 4096)[0]));
  EXPECT_TRUE(std::isnan(at<float>(world[0], 4096)[1]));
}

TEST_P(CommunicatorSuite, ManyCollectivesInARow) {
  Ranks world(ranks(), {});
  expectOk(world.run([&](Communicator &c) {
    *at<float>(c, 0) = 1;
    for (int i = 0; i < 300; ++i) {
      ZRT_TRY(runRecord(c, {ZRT_ALL_REDUCE, ZRT_ADD, ZRT_F32, 0, 1, 0, 0, 1}));
      *at<float>(c, 0) /= float(ranks());
      if (i % 10 == 0)
        ZRT_TRY(c.barrier());
    }
    return Status::ok();
  }));
  EXPECT_EQ(*at<float>(world[0], 0), 1);
}

TEST_P(CommunicatorSuite, GroupsAreApart) {
  if (ranks() < 4)
    GTEST_SKIP() << "needs four ranks";
  Ranks world(ranks(), {{0, 1, 2, 3}, {0, 1}, {3, 2}});
  expectOk(world.run([&](Communicator &c) {
    *at<int32_t>(c, 0) = 1 << c.rank();
    // Everybody issues both; those outside pass through.
    ZRT_TRY(runRecord(c, {ZRT_ALL_GATHER, 0, ZRT_I32, 1, 1, 64, 0, 1}));
    return runRecord(c, {ZRT_ALL_GATHER, 0, ZRT_I32, 2, 1, 64, 0, 1});
  }));
  EXPECT_EQ(at<int32_t>(world[0], 64)[0], 1);
  EXPECT_EQ(at<int32_t>(world[1], 64)[1], 2);
  EXPECT_EQ(at<int32_t>(world[2], 64)[0], 8); // the group's order, not the ranks'
  EXPECT_EQ(at<int32_t>(world[3], 64)[1], 4);
  EXPECT_EQ(world[2].wireBytes(), 4);
}

TEST_P(CommunicatorSuite, DifferentProgramsAreFoundOut) {
  if (ranks() == 1)
    GTEST_SKIP() << "needs two ranks";
  Ranks world(ranks(), {});
  for (const Status &answer : world.run([&](Communicator &c) {
         return c.rank() == 0 ? c.barrier()
                              : runRecord(c, {ZRT_ALL_GATHER, 0, ZRT_I32, 0, 1, 64, 0, 1});
       }))
    EXPECT_NE(answer.message().find("different collectives"), std::string::npos) << answer.text();
}

TEST_P(CommunicatorSuite, AbortEndsEveryWait) {
  Ranks world(ranks(), {});
  std::vector<Status> answers = world.run([&](Communicator &c) {
    if (c.rank() > 0)
      return runRecord(c, {ZRT_ALL_GATHER, 0, ZRT_I32, 0, 1, 64, 0, 1});
    usleep(20000);
    c.abort();
    return c.barrier();
  });
  for (const Status &answer : answers)
    EXPECT_EQ(answer.code(), Code::Aborted);
}

TEST_P(CommunicatorSuite, RefusesToOverwriteWhatPeersRead) {
  if (ranks() == 1)
    GTEST_SKIP() << "needs two ranks";
  const std::vector<int64_t> records[] = {
      {ZRT_REDUCE_SCATTER, ZRT_ADD, ZRT_I32, 0, 1, 64, 64, 8},
      {ZRT_ALL_GATHER, 0, ZRT_I32, 0, 1, 64, 68, 8},
      {ZRT_ALL_REDUCE, ZRT_ADD, ZRT_I32, 0, 1, 64, 68, 8},
  };
  for (const auto &record : records) {
    Ranks world(ranks(), {});
    for (const Status &answer : world.run([&](Communicator &c) { return runRecord(c, record); }))
      EXPECT_NE(answer.message().find("overwrites its own source"), std::string::npos);
  }
}

TEST_P(CommunicatorSuite, RefusesMalformedRecords) {
  const std::vector<int64_t> records[] = {
      {ZRT_ALL_GATHER, 0, ZRT_I32, 7, 1, 64, 0, 1},                    // no such group
      {9, 0, ZRT_I32, 0, 1, 64, 0, 1},                                 // kind
      {ZRT_ALL_REDUCE, ZRT_AND, ZRT_F32, 0, 1, 64, 0, 1},              // and of floats
      {ZRT_ALL_GATHER, 0, ZRT_I32, 0, 1, arenaBytes - 4, 0, 1000},     // outside
      {ZRT_ALL_REDUCE, ZRT_ADD, ZRT_I32, 0, 1, 64, ZRT_IN_PLACE, 1},   // not for this kind
      {ZRT_REDUCE_SCATTER, ZRT_ADD, ZRT_I32, 0, 1, 64, arenaBytes, 1}, // outside
  };
  for (const auto &record : records) {
    Ranks world(ranks(), {});
    for (const Status &answer : world.run([&](Communicator &c) { return runRecord(c, record); }))
      EXPECT_EQ(answer.code(), Code::Internal);
  }
}

INSTANTIATE_TEST_SUITE_P(Local, CommunicatorSuite, testing::Values(1, 2, 3, 4),
                         [](const auto &info) { return "ranks" + std::to_string(info.param); });
