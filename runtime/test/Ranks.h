//===- Ranks.h - Ranks with a device each, and sums that depend on their order ---===//
//
// What the conformance suites of zrt/communicator.h share. It knows no pointer to a rank's memory.
//===------------------------------------------------------------------------===//
#ifndef ZRT_TEST_RANKS_H
#define ZRT_TEST_RANKS_H

#include "Clusters.h"
#include "StagedFolds.h"

#include <cmath>

namespace zrt::test {

constexpr int64_t memoryBytes = 1 << 20, stagingOffset = 768 << 10;
enum { StreamA = 0, StreamB = 1 };

/// One rank with a device; of one in another process only the results.
class Rank {
public:
  Rank(Cluster &cluster, int rank, const DeviceFactory &device)
      : world(cluster.world(rank)), cluster_(cluster), rank_(rank), isGpu_(device.isGpu) {
    if (!cluster.isHere(rank))
      return;
    this->device = device.make();
    EXPECT_TRUE(this->device->open({{"a"}, {"b"}}, 4).isOk());
    communicator = cluster.makeCommunicator(rank, *this->device);
    EXPECT_TRUE(this->device->bind(0, communicator->memory()).isOk());
  }
  /// The memory of a CPU's ranks is the communicator's, that of a GPU the device's.
  ~Rank() {
    if (isGpu_)
      communicator.reset();
    device.reset();
  }

  template <typename T> void put(int64_t offset, const std::vector<T> &values) {
    EXPECT_TRUE(device->write(offset, values.data(), int64_t(values.size() * sizeof(T))).isOk());
  }
  template <typename T> std::vector<T> get(int64_t offset, int64_t count) {
    std::vector<T> values(count);
    int64_t bytes = count * int64_t(sizeof(T));
    if (device)
      EXPECT_TRUE(device->read(offset, values.data(), bytes).isOk());
    cluster_.share(rank_, values.data(), bytes);
    return values;
  }
  int64_t wireBytes(int64_t number = 0) {
    int64_t bytes = communicator ? communicator->wireBytes(number) : 0;
    cluster_.share(rank_, &bytes, sizeof bytes);
    return bytes;
  }
  GroupRank group(int64_t number) {
    GroupRank group = communicator ? communicator->group(number) : GroupRank();
    cluster_.share(rank_, &group, sizeof group);
    return group;
  }
  Status error() {
    return cluster_.share(rank_, communicator ? communicator->error() : Status::ok());
  }

  void enqueue(int stream, const std::vector<int64_t> &words) {
    auto &record = *reinterpret_cast<const zrt_collective_record *>(words.data());
    const zrt_kernel_descriptor *fold =
        isStaged() ? findFold(record, communicator->group(record.communicator)) : nullptr;
    if (fold)
      communicator->reduce(*device, stream, *fold, stagingOffset, record);
    else
      communicator->enqueue(*device, stream, record);
  }
  /// One collective, done on return.
  Status run(const std::vector<int64_t> &words) {
    enqueue(StreamA, words);
    return device->synchronize();
  }

  World &world;
  std::unique_ptr<Communicator> communicator;
  std::unique_ptr<Device> device;

private:
  Cluster &cluster_;
  int rank_;
  bool isGpu_;
};

struct Setting {
  ClusterFactory cluster;
  DeviceFactory device;
  int ranks;
};

/// The group of all ranks.
inline Groups allOf(int ranks) {
  Groups groups(1);
  for (int rank = 0; rank < ranks; ++rank)
    groups[0].push_back(rank);
  return groups;
}

class Ranks {
public:
  Ranks(const Setting &setting, std::vector<Groups> communicators = {}) {
    if (communicators.empty())
      communicators.push_back(allOf(setting.ranks));
    cluster_ = setting.cluster.make(setting.ranks, memoryBytes, communicators);
    for (int rank = 0; rank < setting.ranks; ++rank)
      ranks_.push_back(std::make_unique<Rank>(*cluster_, rank, setting.device));
  }

  Rank &operator[](int rank) { return *ranks_[rank]; }
  std::vector<Status> run(const std::function<Status(Rank &)> &body) {
    return runRanks(*cluster_, int(ranks_.size()), [&](int rank) { return body(*ranks_[rank]); });
  }

private:
  std::unique_ptr<Cluster> cluster_;
  std::vector<std::unique_ptr<Rank>> ranks_;
};

/// A float whose sums depend on their order.
inline float awkward(int rank, int64_t i) {
  return (rank % 2 ? -1.0f : 1.0f) * float(1 + (i * 7919 + rank * 104729) % 1000003) *
         (rank % 3 ? 1e-3f : 1e3f);
}

inline std::vector<float> awkwardList(int rank, int64_t count) {
  std::vector<float> values(count);
  for (int64_t i = 0; i < count; ++i)
    values[i] = awkward(rank, i);
  return values;
}

/// The left fold over `members`.
inline float foldOf(const std::vector<int> &members, int64_t i) {
  float sum = awkward(members[0], i);
  for (size_t member = 1; member < members.size(); ++member)
    sum += awkward(members[member], i);
  return sum;
}

/// Whether it is that fold, or one in another order: each addition rounds, at most by half a unit
/// of the sum of all sizes.
inline bool isFoldOf(bool isAnyOrder, float found, const std::vector<int> &members, int64_t i) {
  if (!isAnyOrder)
    return found == foldOf(members, i);
  double sum = 0, size = 0;
  for (int member : members) {
    sum += awkward(member, i);
    size += std::fabs(awkward(member, i));
  }
  return std::fabs(found - sum) <= size * double(members.size()) * 0x1p-24;
}

} // namespace zrt::test

#endif
