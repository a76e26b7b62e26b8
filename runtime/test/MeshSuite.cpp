//===- MeshSuite.cpp - Communicators along the axes of a mesh of ranks ------------===//
#include "Ranks.h"

#include <algorithm>

using namespace zrt;
using namespace zrt::test;

namespace {

/// A mesh of rows x columns ranks, row-major: the groups along each axis, and of all ranks.
struct Mesh {
  int rows, columns;
  int ranks() const { return rows * columns; }
  Groups alongRows() const { // ranks that differ in their row
    Groups groups(columns);
    for (int rank = 0; rank < ranks(); ++rank)
      groups[rank % columns].push_back(rank);
    return groups;
  }
  Groups alongColumns() const {
    Groups groups(rows);
    for (int rank = 0; rank < ranks(); ++rank)
      groups[rank / columns].push_back(rank);
    return groups;
  }
};

class MeshSuite : public testing::TestWithParam<std::tuple<ClusterFactory, Mesh>> {
protected:
  Mesh mesh() const { return std::get<1>(GetParam()); }
  Setting setting() const {
    return {std::get<0>(GetParam()), deviceFactories()[0], mesh().ranks()};
  }
  bool sumsAreNccls() const { return std::get<0>(GetParam()).isNccl && !isStaged(); }
};
GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(MeshSuite);

/// Those of as many ranks as there are.
std::vector<Mesh> meshes() {
  std::vector<Mesh> meshes;
  for (Mesh mesh : {Mesh{2, 2}, Mesh{3, 2}})
    if (processRanks() == 0 || processRanks() == mesh.ranks())
      meshes.push_back(mesh);
  return meshes;
}

enum { Rows = 0, Columns, All };

} // namespace

/// Every rank reduces along one axis and gathers along the other, each group by itself.
TEST_P(MeshSuite, CollectivesRunAlongEachAxis) {
  Mesh m = mesh();
  Ranks world(setting(), {m.alongRows(), m.alongColumns(), allOf(m.ranks())});
  constexpr int64_t count = 48;
  std::vector<int64_t> scatter = {Rows, ZRT_REDUCE_SCATTER, ZRT_ADD, ZRT_F32, 1, 65536, 0, count},
                       gather = {Columns, ZRT_ALL_GATHER, 0, ZRT_F32, 1, 131072, 65536, count},
                       reduce = {All, ZRT_ALL_REDUCE, ZRT_ADD, ZRT_F32, 1, 262144, 0, count};
  expectOk(world.run([&](Rank &r) {
    r.put(0, awkwardList(r.world.rank(), count * m.rows));
    r.enqueue(StreamA, scatter);
    r.enqueue(StreamA, gather);
    r.enqueue(StreamA, reduce);
    return r.device->synchronize();
  }));
  for (int rank = 0; rank < m.ranks(); ++rank) {
    int row = rank / m.columns, column = rank % m.columns;
    std::vector<float> own = world[rank].get<float>(65536, count),
                       all = world[rank].get<float>(131072, count * m.columns),
                       sums = world[rank].get<float>(262144, count);
    for (int64_t i = 0; i < count; ++i) {
      // The own range is that of the rank's number in its group: its row.
      ASSERT_TRUE(isFoldOf(sumsAreNccls(), own[i], m.alongRows()[column], row * count + i));
      ASSERT_TRUE(isFoldOf(sumsAreNccls(), sums[i], allOf(m.ranks())[0], i));
      for (int peer = 0; peer < m.columns; ++peer)
        ASSERT_TRUE(
            isFoldOf(sumsAreNccls(), all[peer * count + i], m.alongRows()[peer], row * count + i));
    }
    GroupRank along = world[rank].group(Rows);
    EXPECT_EQ(along.rank, row);
    EXPECT_EQ(along.size, m.rows);
    EXPECT_EQ(world[rank].group(Columns).rank, column);
    int64_t chunk = (count + m.ranks() - 1) / m.ranks(),
            part = std::clamp<int64_t>(count - rank * chunk, 0, chunk);
    EXPECT_EQ(world[rank].wireBytes(Rows), (m.rows - 1) * count * 4);
    EXPECT_EQ(world[rank].wireBytes(Columns), (m.columns - 1) * count * 4);
    EXPECT_EQ(world[rank].wireBytes(All), ((m.ranks() - 1) * part + count - part) * 4);
  }
}

/// A group's ranks may be ahead of another's.
TEST_P(MeshSuite, GroupsDoNotWaitForEachOther) {
  Mesh m = mesh();
  Ranks world(setting(), {m.alongColumns()});
  std::vector<int64_t> record = {0, ZRT_ALL_REDUCE, ZRT_ADD, ZRT_I32, 1, 64, 0, 1};
  expectOk(world.run([&](Rank &r) {
    bool isFirstRow = r.world.rank() < m.columns;
    // The last rows begin when the first has done all of its collectives.
    for (int rank = 0; rank < m.columns && !isFirstRow; ++rank)
      ZRT_TRY(r.world.get(format("done/%d", rank)).status());
    r.put<int32_t>(0, {r.world.rank()});
    for (int i = 0; i < 20; ++i)
      ZRT_TRY(r.run(record));
    return isFirstRow ? r.world.put(format("done/%d", r.world.rank()), "1") : Status::ok();
  }));
  int sum = 0;
  Groups rows = m.alongColumns();
  for (int rank : rows.back())
    sum += rank;
  EXPECT_EQ(world[m.ranks() - 1].get<int32_t>(64, 1)[0], sum);
}

INSTANTIATE_TEST_SUITE_P(All, MeshSuite,
                         testing::Combine(testing::ValuesIn(clusterFactories()),
                                          testing::ValuesIn(meshes())),
                         [](const auto &info) {
                           const Mesh &mesh = std::get<1>(info.param);
                           return std::string(std::get<0>(info.param).name) +
                                  std::to_string(mesh.rows) + "x" + std::to_string(mesh.columns);
                         });
