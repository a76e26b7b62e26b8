//===- Plans.h - Plans as text, and devices with the memory they ask for ---===//
#ifndef ZRT_TEST_PLANS_H
#define ZRT_TEST_PLANS_H

#include "../train/Arrays.h"
#include "Devices.h"

#include <cstring>
#include <numeric>

namespace zrt::test {

/// The saves of the plan below: of both buffers' shards all, of the count one rank's.
inline std::string savesText(int ranks) {
  std::string bytes = std::to_string(48 / ranks * 4), text = "[";
  int64_t to = int64_t(1) << ZRT_SPACE_SHIFT;
  for (int64_t from : {64, 512})
    text += R"({"src": )" + std::to_string(from) + R"(, "dst": )" +
            std::to_string(to + (from == 64 ? 0 : 192)) + R"(, "bytes": )" + bytes +
            R"(, "group": -1, "stream": 1}, )";
  return text + R"({"src": 1024, "dst": )" + std::to_string(to + 448) +
         R"(, "bytes": 4, "group": 0, "stream": 1}])";
}

/// A plan for `ranks` with two buffers of 48 elements, one state in both of them, and a batch.
inline std::string planText(int ranks, const char *more = "") {
  std::string n = std::to_string(ranks), shard = std::to_string(48 / ranks),
              rows = std::to_string(12 / ranks), group;
  for (int rank = 0; rank < ranks; ++rank)
    group += (rank ? ", " : "") + std::to_string(rank);
  return R"({"abi": )" + std::to_string(ZRT_ABI_VERSION) +
         R"(, "format": 1, "name": "t", "hash": "h", "step": "main", "config": {"ranks": )" + n +
         R"(},
    "spaces": [{"name": "device", "memory": "device", "bytes": 8192, "alignment": 64},
               {"name": "checkpoint", "memory": "host", "bytes": 512, "alignment": 64}], "rank": 0,
    "streams": [{"name": "compute", "priority": 0}, {"name": "save", "priority": -1}],
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
    "saves": )" +
         savesText(ranks) + R"(,
    "replicas": {"before": [], "after": [{"name": "count", "ranges": [[1024, 4]]}]},
    "meters": [{"kind": "grad", "collective": "reduce_scatter", "counts": "sources", "bytes": 96}],
    "predicted": {"resident": {}, "peak": 8192, "wire_by_rank": {"main": [7, 5]}}})";
}

inline Plan parsePlan(const std::string &text) {
  auto plan = Plan::parse(text);
  EXPECT_TRUE(plan.isOk()) << plan.status().text();
  return std::move(*plan);
}

inline Plan planFor(int ranks, const char *more = "") { return parsePlan(planText(ranks, more)); }

inline std::string replaced(std::string text, const std::string &from, const std::string &to) {
  size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return text.replace(at, from.size(), to);
}

/// A plan whose batch is three micro-batches of four rows.
inline Plan planOfMicroBatches(int ranks) {
  return parsePlan(
      replaced(planText(ranks), "\"address\": 2048", "\"micro_batches\": 3, \"address\": 2048"));
}

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
template <typename T> Sink sinkTo(std::vector<T> &array) {
  return [&](int64_t offset, const uint8_t *data, int64_t bytes) {
    memcpy(reinterpret_cast<uint8_t *>(array.data()) + offset, data, bytes);
    return Status::ok();
  };
}

inline void expectStatesCome(const Plan &plan, Devices &devices) {
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

} // namespace zrt::test
#endif
