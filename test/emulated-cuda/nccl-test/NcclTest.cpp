//===- NcclTest.cpp - What the emulated NCCL does, and what it finds ------------------------===//
//
// Ranks are processes. Each rule is broken once, and each fault asked for once; what is found is
// said on stderr.
//===-----------------------------------------------------------------------------------===//
#include "../../../runtime/comm/nccl/Nccl.h"

#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <functional>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <vector>

using namespace zrt;
using namespace zrt::nccl;
using cuda::DevicePointer;

namespace {

constexpr size_t memoryBytes = 1 << 20;

/// A rank with two streams, memory that is zero, and a communicator that does not block.
struct Rank {
  const cuda::Driver &driver = **cuda::loadDriver();
  const Library &nccl = **loadLibrary();
  int rank, ranks;
  Result joined = Success;
  cuda::Context context;
  Stream a, b;
  DevicePointer memory = 0;
  Comm comm = nullptr;

  Rank(int rank, int ranks, const UniqueId &id) : rank(rank), ranks(ranks) {
    EXPECT_EQ(driver.retainContext(&context, 0), cuda::Success);
    EXPECT_EQ(driver.createStream(&a, cuda::NonBlocking, 0), cuda::Success);
    EXPECT_EQ(driver.createStream(&b, cuda::NonBlocking, 0), cuda::Success);
    EXPECT_EQ(driver.allocate(&memory, memoryBytes), cuda::Success);
    EXPECT_EQ(driver.fill(memory, 0, memoryBytes, a), cuda::Success);
    EXPECT_EQ(driver.synchronize(a), cuda::Success);
    comm = join(id);
  }
  Comm join(const UniqueId &id) {
    Comm made = nullptr;
    Config config;
    config.blocking = 0;
    joined = nccl.initialize(&made, ranks, id, rank, &config);
    return made;
  }
  /// Until nothing is in progress.
  Result settle(Comm which) {
    Result error = InProgress;
    while (nccl.getAsyncError(which, &error) == Success && error == InProgress)
      usleep(100);
    return error;
  }
  Result settle() { return settle(comm); }
  Result done() {
    Result error = settle();
    return error ? error : driver.synchronize(a);
  }
  void *at(int64_t offset) { return reinterpret_cast<void *>(memory + DevicePointer(offset)); }
  template <typename T> void put(int64_t offset, const std::vector<T> &values) {
    EXPECT_EQ(
        driver.upload(memory + DevicePointer(offset), values.data(), values.size() * sizeof(T), a),
        cuda::Success);
    EXPECT_EQ(driver.synchronize(a), cuda::Success);
  }
  template <typename T> std::vector<T> get(int64_t offset, int64_t count) {
    std::vector<T> values(static_cast<size_t>(count));
    EXPECT_EQ(driver.download(values.data(), memory + DevicePointer(offset),
                              values.size() * sizeof(T), a),
              cuda::Success);
    EXPECT_EQ(driver.synchronize(a), cuda::Success);
    return values;
  }
  Result gather(int64_t source, int64_t target, size_t count, Type type = Int32) {
    return nccl.allGather(at(source), at(target), count, type, comm, a);
  }
  /// Aborts the communicator after a while, from a thread, as a watchdog does.
  std::thread abortLater(int milliseconds) {
    return std::thread([this, milliseconds] {
      usleep(useconds_t(milliseconds) * 1000);
      EXPECT_EQ(nccl.abort(comm), Success);
    });
  }
};

/// Runs `body` in so many processes; 0 if all expectations hold in all of them.
int runRanks(int ranks, const std::function<void(Rank &)> &body) {
  UniqueId id;
  EXPECT_EQ((*loadLibrary())->getUniqueId(&id), Success);
  for (int rank = 0; rank < ranks; ++rank)
    if (fork() == 0) {
      alarm(60);
      {
        Rank self(rank, ranks, id);
        body(self);
      }
      _exit(testing::Test::HasFailure());
    }
  int failures = 0, status;
  while (wait(&status) > 0)
    failures += !(WIFEXITED(status) && WEXITSTATUS(status) == 0);
  return failures;
}

/// `body` as each of RANKS ranks, with EMULATED_NCCL_FAULT so, says what is expected.
#define EXPECT_SAYS(RANKS, FAULT, BODY, EXPECTED)                                                  \
  do {                                                                                             \
    GTEST_FLAG_SET(death_test_style, "threadsafe");                                                \
    setenv("EMULATED_NCCL_FAULT", FAULT, 1);                                                       \
    EXPECT_EXIT(exit(runRanks(RANKS, BODY)), testing::ExitedWithCode(0), EXPECTED);                \
    unsetenv("EMULATED_NCCL_FAULT");                                                               \
  } while (false)

//===----------------------------------------------------------------------===//
// Rules
//===----------------------------------------------------------------------===//

void useEarly(Rank &r) { // one of two ranks
  EXPECT_EQ(r.gather(0, 64, 1), InvalidUsage);
}

void useInProgress(Rank &r) {
  EXPECT_EQ(r.settle(), Success);
  EXPECT_EQ(r.gather(0, 64, 1), InProgress);
  EXPECT_EQ(r.gather(0, 64, 1), InvalidUsage);
  EXPECT_EQ(r.done(), Success);
}

void useFinal(Rank &r) {
  EXPECT_EQ(r.settle(), Success);
  EXPECT_EQ(r.nccl.finalize(r.comm), InProgress);
  EXPECT_EQ(r.gather(0, 64, 1), InvalidUsage);
}

void destroyEarly(Rank &r) {
  EXPECT_EQ(r.settle(), Success);
  EXPECT_EQ(r.nccl.destroy(r.comm), InvalidUsage);
}

void useDestroyed(Rank &r) {
  EXPECT_EQ(r.settle(), Success);
  EXPECT_EQ(r.nccl.abort(r.comm), Success);
  EXPECT_EQ(r.gather(0, 64, 1), InvalidArgument);
}

void overlapItself(Rank &r) {
  EXPECT_EQ(r.settle(), Success);
  EXPECT_EQ(r.nccl.allReduce(r.at(0), r.at(4), 4, Float32, Sum, r.comm, r.a), InvalidUsage);
  EXPECT_EQ(r.gather(0, 0, 4), r.rank == 0 ? InProgress : InvalidUsage);
}

void raceInAGroup(Rank &r) {
  EXPECT_EQ(r.settle(), Success);
  EXPECT_EQ(r.nccl.startGroup(), Success);
  EXPECT_EQ(r.gather(0, 64, 4), Success);
  EXPECT_EQ(r.gather(64, 128, 4), Success);
  EXPECT_EQ(r.nccl.endGroup(), InvalidUsage);
}

void endNoGroup(Rank &r) {
  EXPECT_EQ(r.settle(), Success);
  EXPECT_EQ(r.nccl.endGroup(), InvalidUsage);
}

void giveNonsense(Rank &r) {
  EXPECT_EQ(r.settle(), Success);
  EXPECT_EQ(r.gather(0, 64, 1, Type(13)), InvalidUsage);
  EXPECT_EQ(r.gather(2, 64, 1), InvalidUsage);
  EXPECT_EQ(r.nccl.allGather(nullptr, r.at(0), 4, Int32, r.comm, r.a), InvalidUsage);
}

void reachOutside(Rank &r) {
  EXPECT_EQ(r.settle(), Success);
  EXPECT_EQ(r.gather(0, memoryBytes - 4, 2), InProgress);
  EXPECT_EQ(r.settle(), Success);
  EXPECT_NE(r.driver.synchronize(r.a), cuda::Success);
}

void readUnwritten(Rank &r) {
  EXPECT_EQ(r.settle(), Success);
  DevicePointer fresh;
  EXPECT_EQ(r.driver.allocate(&fresh, 64), cuda::Success);
  EXPECT_EQ(r.nccl.allGather(reinterpret_cast<void *>(fresh), r.at(0), 4, Int32, r.comm, r.a),
            InProgress);
  EXPECT_EQ(r.settle(), Success);
  EXPECT_NE(r.driver.synchronize(r.a), cuda::Success);
}

void differ(Rank &r) {
  EXPECT_EQ(r.settle(), Success);
  EXPECT_EQ(r.gather(0, 64, r.rank ? 1 : 2), InProgress);
  EXPECT_EQ(r.settle(), Success);
  std::thread end = r.abortLater(300);
  EXPECT_EQ(r.driver.synchronize(r.a), cuda::Success); // as a GPU would, when it is ended
  end.join();
}

/// Every rank sends the others, and itself, as many bytes as it receives, or not.
void exchangeBytes(Rank &r, size_t count, bool isHonest) {
  EXPECT_EQ(r.settle(), Success);
  r.put(0, std::vector<uint8_t>(count, uint8_t(10 + r.rank)));
  std::thread end;
  if (!isHonest)
    end = r.abortLater(300);
  EXPECT_EQ(r.nccl.startGroup(), Success);
  for (int peer = 0; peer < r.ranks; ++peer) {
    EXPECT_EQ(
        r.nccl.send(r.at(0), count - size_t(!isHonest && r.rank == 0), Int8, peer, r.comm, r.a),
        Success);
    EXPECT_EQ(r.nccl.receive(r.at(int64_t(count) * (peer + 1)), count, Int8, peer, r.comm, r.a),
              Success);
  }
  EXPECT_EQ(r.nccl.endGroup(), InProgress);
  EXPECT_EQ(r.settle(), Success);
  EXPECT_EQ(r.driver.synchronize(r.a), cuda::Success);
  if (end.joinable())
    return end.join();
  std::vector<uint8_t> found = r.get<uint8_t>(int64_t(count), int64_t(count) * r.ranks);
  for (size_t i = 0; i < found.size(); ++i)
    ASSERT_EQ(found[i], 10 + i / count);
}

/// Ranks 0 and 1 exchange bytes, then 1 and 2, and then all gather: who has no part comes to what
/// is next.
void exchangeInPairs(Rank &r) {
  EXPECT_EQ(r.settle(), Success);
  r.put(0, std::vector<uint8_t>(4, uint8_t(10 + r.rank)));
  for (int first : {0, 1}) {
    if (r.rank != first && r.rank != first + 1)
      continue;
    int peer = 2 * first + 1 - r.rank;
    EXPECT_EQ(r.nccl.startGroup(), Success);
    EXPECT_EQ(r.nccl.send(r.at(0), 4, Int8, peer, r.comm, r.a), Success);
    EXPECT_EQ(r.nccl.receive(r.at(64 + 4 * first), 4, Int8, peer, r.comm, r.a), Success);
    EXPECT_EQ(r.nccl.endGroup(), InProgress);
    EXPECT_EQ(r.settle(), Success);
  }
  EXPECT_EQ(r.gather(0, 128, 4, Int8), InProgress);
  EXPECT_EQ(r.done(), Success);
  if (r.rank < 2)
    EXPECT_EQ(r.get<uint8_t>(64, 1)[0], 11 - r.rank);
  if (r.rank > 0)
    EXPECT_EQ(r.get<uint8_t>(68, 1)[0], 13 - r.rank);
  EXPECT_EQ(r.get<uint8_t>(128, 12),
            (std::vector<uint8_t>{10, 10, 10, 10, 11, 11, 11, 11, 12, 12, 12, 12}));
}

/// Rank 0 sends what rank 1, which has come to a collective, does not receive.
void sendToNobody(Rank &r) {
  EXPECT_EQ(r.settle(), Success);
  std::thread end = r.abortLater(300);
  EXPECT_EQ(r.rank ? r.gather(0, 64, 1) : r.nccl.send(r.at(0), 4, Int8, 1, r.comm, r.a),
            InProgress);
  EXPECT_EQ(r.settle(), Success);
  EXPECT_EQ(r.driver.synchronize(r.a), cuda::Success);
  end.join();
}

void mixKinds(Rank &r) {
  EXPECT_EQ(r.settle(), Success);
  EXPECT_EQ(r.nccl.startGroup(), Success);
  EXPECT_EQ(r.gather(0, 64, 1), Success);
  EXPECT_EQ(r.nccl.send(r.at(0), 4, Int8, 0, r.comm, r.a), Success);
  EXPECT_EQ(r.nccl.endGroup(), InvalidUsage);
  EXPECT_EQ(r.nccl.send(r.at(0), 4, Int8, 5, r.comm, r.a), InvalidUsage);
}

/// A second communicator, and each rank begins with another one.
void dieOfOrder(Rank &r, const UniqueId &second) {
  Comm other = r.join(second);
  EXPECT_EQ(r.settle(), Success);
  EXPECT_EQ(r.settle(other), Success);
  for (Comm comm : {r.rank ? other : r.comm, r.rank ? r.comm : other}) {
    EXPECT_EQ(r.nccl.allReduce(r.at(0), r.at(64), 4, Float32, Sum, comm, r.a), InProgress);
    EXPECT_EQ(r.settle(comm), Success);
  }
  std::thread end([&] {
    usleep(3'000'000);
    std::thread one([&] { EXPECT_EQ(r.nccl.abort(r.comm), Success); });
    EXPECT_EQ(r.nccl.abort(other), Success);
    one.join();
  });
  EXPECT_EQ(r.driver.synchronize(r.a), cuda::Success);
  end.join();
}

/// A graph, and a communicator that ends before it.
void keepGraph(Rank &r) {
  EXPECT_EQ(r.settle(), Success);
  cuda::Graph graph;
  cuda::GraphExec executable;
  EXPECT_EQ(r.driver.beginCapture(r.a, cuda::CaptureRelaxed), cuda::Success);
  EXPECT_EQ(r.gather(0, 64, 1), InProgress);
  EXPECT_EQ(r.settle(), Success);
  EXPECT_EQ(r.driver.endCapture(r.a, &graph), cuda::Success);
  EXPECT_EQ(r.driver.instantiate(&executable, graph, 0), cuda::Success);
  EXPECT_EQ(r.driver.destroyGraph(graph), cuda::Success);
  EXPECT_EQ(r.nccl.finalize(r.comm), InProgress);
  EXPECT_EQ(r.settle(), Success);
  EXPECT_EQ(r.nccl.destroy(r.comm), InvalidUsage);
}

/// Recorded before NCCL has enqueued anything: the other stream may go ahead.
void recordEarly(Rank &r) {
  EXPECT_EQ(r.settle(), Success);
  r.put<int32_t>(0, {r.rank + 1});
  cuda::DeviceEvent event;
  EXPECT_EQ(r.driver.createEvent(&event, cuda::DisableTiming), cuda::Success);
  EXPECT_EQ(r.gather(0, 64, 1), InProgress);
  EXPECT_EQ(r.driver.record(event, r.a), cuda::Success);
  EXPECT_EQ(r.driver.wait(r.b, event, 0), cuda::Success);
  int32_t found = -1;
  EXPECT_EQ(r.driver.download(&found, r.memory + 64, 4, r.b), cuda::Success);
  EXPECT_EQ(r.driver.synchronize(r.b), cuda::Success);
  EXPECT_EQ(r.done(), Success);
  fprintf(stderr, "early %d", found);
}

/// NCCL's memory, registered with the communicator and freed too early, and twice.
void freeRegistered(Rank &r) {
  void *memory, *handle;
  EXPECT_EQ(r.nccl.allocate(&memory, 4096), Success);
  EXPECT_EQ(r.nccl.registerMemory(r.comm, memory, 4 << 20, &handle), InvalidArgument);
  EXPECT_EQ(r.nccl.registerMemory(r.comm, memory, 4096, &handle), Success);
  EXPECT_EQ(r.nccl.free(memory), InvalidUsage);
  EXPECT_EQ(r.nccl.deregisterMemory(r.comm, handle), Success);
  EXPECT_EQ(r.nccl.deregisterMemory(r.comm, handle), InvalidArgument);
  EXPECT_EQ(r.nccl.free(memory), Success);
  EXPECT_EQ(r.nccl.free(memory), InvalidArgument);
}

void useUnregistered(Rank &r) {
  void *handle;
  EXPECT_EQ(r.settle(), Success);
  EXPECT_EQ(r.nccl.registerMemory(r.comm, r.at(0), 64, &handle), Success);
  EXPECT_EQ(r.gather(0, 32, 4), InProgress);
  EXPECT_EQ(r.done(), Success);
  EXPECT_EQ(r.gather(0, 60, 4), InProgress); // ends outside of it
  EXPECT_EQ(r.done(), Success);
  EXPECT_EQ(r.nccl.abort(r.comm), Success);
}

void leak(Rank &r) {
  EXPECT_EQ(r.settle(), Success);
  void *memory;
  EXPECT_EQ(r.nccl.allocate(&memory, 8), Success);
  EXPECT_EQ(r.driver.releaseContext(0), cuda::Success);
}

//===----------------------------------------------------------------------===//
// Faults
//===----------------------------------------------------------------------===//

/// Two collectives; a watchdog ends them.
void runTwo(Rank &r) {
  EXPECT_EQ(r.settle(), Success);
  std::thread end = r.abortLater(400);
  for (int i = 0; i < 2 && r.gather(0, 64, 1) == InProgress; ++i)
    if (r.settle() == Success)
      EXPECT_EQ(r.driver.synchronize(r.a), cuda::Success);
  end.join();
}

/// Rank 1 is refused; rank 0 would wait for it without end.
void failToJoin(Rank &r) {
  EXPECT_EQ(r.joined == SystemError, r.rank == 1);
  EXPECT_EQ(r.nccl.abort(r.comm), Success);
}

} // namespace

TEST(EmulatedNccl, MovesWhatRanksSend) {
  for (int ranks : {1, 2, 3})
    for (size_t count : {1, 1000, 200000}) // the last in several pieces
      EXPECT_EQ(runRanks(ranks, [&](Rank &r) { exchangeBytes(r, count, /*isHonest=*/true); }), 0);
}

TEST(EmulatedNccl, FindsWhatACallerDoesWrong) {
  EXPECT_SAYS(1, "", [](Rank &r) { useDestroyed(r); }, "ncclAllGather of a communicator that was");
  EXPECT_SAYS(2, "", useInProgress, "used while it is in progress");
  EXPECT_SAYS(1, "", useFinal, "used after ncclCommFinalize");
  EXPECT_SAYS(1, "", destroyEarly, "before ncclCommFinalize");
  EXPECT_SAYS(2, "", overlapItself, "its target overlaps its source, and is not in place");
  EXPECT_SAYS(2, "", raceInAGroup, "collectives 0 and 1 of one group touch the same bytes");
  EXPECT_SAYS(1, "", mixKinds,
              "one group has collectives, and sends or receives(.|\n)*a peer that is not there");
  EXPECT_SAYS(
      2, "", [](Rank &r) { exchangeBytes(r, 64, /*isHonest=*/false); },
      "rank 0 sends 63 bytes to rank 1, which receives 64");
  EXPECT_SAYS(2, "", sendToNobody, "rank 0 sends 4 bytes to rank 1, which receives 0");
  EXPECT_EQ(runRanks(3, exchangeInPairs), 0);
  EXPECT_SAYS(1, "", endNoGroup, "ncclGroupEnd without ncclGroupStart");
  EXPECT_SAYS(1, "", giveNonsense,
              "(.|\n)*a type, an operation or a count(.|\n)*not aligned(.|\n)*a null pointer");
}

TEST(EmulatedNccl, FindsWhatComesTooEarly) {
  auto alone = [] {
    UniqueId id;
    EXPECT_EQ((*loadLibrary())->getUniqueId(&id), Success);
    Rank r(0, 2, id);
    useEarly(r);
    EXPECT_EQ(r.nccl.abort(r.comm), Success);
    exit(testing::Test::HasFailure());
  };
  EXPECT_EXIT(alone(), testing::ExitedWithCode(0), "used before its initialisation has ended");
  EXPECT_SAYS(2, "", recordEarly, "early 0");
}

TEST(EmulatedNccl, FindsWhatTheDeviceDoesWrong) {
  EXPECT_SAYS(1, "", reachOutside, "reaches outside of every allocation");
  EXPECT_SAYS(1, "", readUnwritten, "reads byte 0 of 16, which nothing has written");
  EXPECT_SAYS(2, "", differ, "are at different collectives: its collective 1, all_gather of");
}

TEST(EmulatedNccl, FindsDeadlocks) {
  UniqueId second;
  EXPECT_EQ((*loadLibrary())->getUniqueId(&second), Success);
  EXPECT_SAYS(
      2, "", [&](Rank &r) { dieOfOrder(r, second); },
      "a dead-lock: communicators are used in different orders on their ranks. Process [0-9]+ "
      "waits in communicator [01] \\(rank [01] of 2\\), its collective 1, all_reduce of 4 float32; "
      "process [0-9]+ in communicator [01]");
}

TEST(EmulatedNccl, FindsWhatIsLeft) {
  EXPECT_SAYS(1, "", leak, "1 NCCL communicators, 1 allocations of NCCL's left");
  EXPECT_SAYS(1, "", freeRegistered,
              "(.|\n)*Register of what is no allocation(.|\n)*memory that is registered(.|\n)*"
              "of what is not registered(.|\n)*ncclMemAlloc did not give, or was freed");
  EXPECT_SAYS(1, "", useUnregistered, ": 1 collectives of memory that was not registered with it");
  EXPECT_SAYS(1, "", keepGraph, "ncclCommDestroy waits for a graph");
}

TEST(EmulatedNccl, FailsOnRequest) {
  EXPECT_SAYS(2, "error:1:2", runTwo,
              "\\(rank 1 of 2\\): its collective 2, all_gather of 1 int32, fails");
  EXPECT_SAYS(2, "hang:1:1", runTwo, "\\(rank 1 of 2\\): its collective 1, .*hangs as");
  auto refuse = [] {
    fprintf(stderr, "%s", loadLibrary().status().text().c_str());
    exit(0);
  };
  setenv("EMULATED_NCCL_FAULT", "version:21805", 1);
  EXPECT_EXIT(refuse(), testing::ExitedWithCode(0),
              "NCCL is of version 2.18.5, at least 2.19.0 is needed");
  unsetenv("EMULATED_NCCL_FAULT");
}

/// Where it is installed: it needs no GPU to be asked for its names and its version.
TEST(EmulatedNccl, HasNoFunctionThatNvidiasHasNot) {
  void *library = *NCCL_LIBRARY ? dlopen(NCCL_LIBRARY, RTLD_LAZY | RTLD_LOCAL) : nullptr;
  if (!library)
    GTEST_SKIP() << "NVIDIA's library is not here";
#define EXPECT_SYMBOL(result, member, symbol, parameters)                                          \
  EXPECT_NE(dlsym(library, #symbol), nullptr) << #symbol;
  ZRT_NCCL_FUNCTIONS(EXPECT_SYMBOL)
#undef EXPECT_SYMBOL
  auto getVersion =
      reinterpret_cast<decltype(Library::getVersion)>(dlsym(library, "ncclGetVersion"));
  int version = 0;
  ASSERT_EQ(getVersion(&version), Success);
  EXPECT_GE(version, kOldestVersion);
  EXPECT_LT(version, 100 * kOldestVersion) << "versions are counted otherwise";
}

//===----------------------------------------------------------------------===//
// Orders
//===----------------------------------------------------------------------===//

namespace {

/// The first block of a sum of 4 x 2000 elements, and of its halves apart.
void sumTwice(Rank &r, bool isPinned) {
  constexpr int64_t count = 2000;
  EXPECT_EQ(r.settle(), Success);
  std::vector<float> values;
  for (int64_t i = 0; i < 4 * count; ++i)
    values.push_back(float((i * 7919 + r.rank * 104729) % 1000003) * (r.rank % 2 ? -1e-3f : 1e3f));
  r.put(0, values);
  EXPECT_EQ(r.nccl.reduceScatter(r.at(0), r.at(40000), count, Float32, Sum, r.comm, r.a),
            InProgress);
  EXPECT_EQ(r.done(), Success);
  std::vector<float> whole = r.get<float>(40000, count), halves;
  for (int64_t half : {0, 1}) {
    std::vector<float> some;
    for (int64_t block = 0; block < 4; ++block)
      for (int64_t i = 0; i < count / 2; ++i)
        some.push_back(values[size_t(block * count + half * count / 2 + i)]);
    r.put(0, some);
    EXPECT_EQ(r.nccl.reduceScatter(r.at(0), r.at(40000), count / 2, Float32, Sum, r.comm, r.a),
              InProgress);
    EXPECT_EQ(r.done(), Success);
    std::vector<float> found = r.get<float>(40000, count / 2);
    halves.insert(halves.end(), found.begin(), found.end());
  }
  EXPECT_EQ(whole == halves, isPinned);
}

} // namespace

TEST(EmulatedNccl, SumsInAnOrderOfItsOwn) {
  EXPECT_SAYS(4, "", [](Rank &r) { sumTwice(r, false); }, "");
}

TEST(EmulatedNccl, SumsInOneOrderWhereItIsPinned) {
  setenv("NCCL_ALGO", "Ring", 1);
  setenv("NCCL_PROTO", "Simple", 1);
  EXPECT_SAYS(4, "", [](Rank &r) { sumTwice(r, true); }, "");
  unsetenv("NCCL_ALGO");
  unsetenv("NCCL_PROTO");
}

TEST(EmulatedNccl, RefusesWhoDoesNotBelong) {
  EXPECT_SAYS(2, "init:1", failToJoin, "rank 1 cannot join, as EMULATED_NCCL_FAULT asks");
  EXPECT_SAYS(
      2, "",
      [](Rank &r) {
        Comm twice = nullptr;
        Config config;
        config.blocking = 0;
        UniqueId bad = {"no id"};
        EXPECT_EQ(r.nccl.initialize(&twice, 2, bad, r.rank, &config), InvalidArgument);
        config.magic = 0;
        EXPECT_EQ(r.nccl.initialize(&twice, 2, bad, r.rank, &config), InvalidArgument);
      },
      "(.|\n)*the unique id was not made by(.|\n)*the configuration is not one");
}
