//===- Nccl.h - What we use of NCCL -----------------------------------------------===//
//
// Our own declarations, so that nothing of NVIDIA's is needed to build; where its header is found a
// test compares them (test/emulated-cuda/nccl-test). The library is loaded at run time.
//===------------------------------------------------------------------------===//
#ifndef ZRT_COMM_NCCL_NCCL_H
#define ZRT_COMM_NCCL_NCCL_H

#include "../../device/cuda/Driver.h"

#include <climits>

namespace zrt::nccl {

using Result = int;
enum : Result {
  Success = 0,
  UnhandledCudaError = 1,
  SystemError = 2,
  InternalError = 3,
  InvalidArgument = 4,
  InvalidUsage = 5,
  RemoteError = 6,
  InProgress = 7, // of what does not block: look again
};

enum Type : int {
  Int8 = 0,
  UInt8 = 1,
  Int32 = 2,
  UInt32 = 3,
  Int64 = 4,
  UInt64 = 5,
  Float16 = 6,
  Float32 = 7,
  Float64 = 8,
  BFloat16 = 9,
};
enum Operation : int { Sum = 0, Product = 1, Max = 2, Min = 3 };

/// Names a communicator that its members are about to make.
struct UniqueId {
  char bytes[128];
};

using Comm = struct CommObject *;
using cuda::Stream;

/// How a communicator is made, as of version 2.19: newer ones read no more than `size` bytes.
struct Config {
  size_t size = sizeof(Config);
  unsigned magic = 0xcafebeef;
  unsigned version = 21900;
  int blocking = INT_MIN;
  int cgaClusterSize = INT_MIN;
  int minCTAs = INT_MIN;
  int maxCTAs = INT_MIN;
  const char *netName = nullptr;
  int splitShare = INT_MIN;
};

/// The oldest library that has all of it: 2.19.
constexpr int kOldestVersion = 21900;

// X(type of the result, member, function of the library, parameters).
#define ZRT_NCCL_FUNCTIONS(X)                                                                      \
  X(Result, getVersion, ncclGetVersion, (int *version))                                            \
  X(const char *, getErrorString, ncclGetErrorString, (Result error))                              \
  X(const char *, getLastError, ncclGetLastError, (Comm comm))                                     \
  X(Result, getUniqueId, ncclGetUniqueId, (UniqueId * id))                                         \
  X(Result, initialize, ncclCommInitRankConfig,                                                    \
    (Comm * comm, int ranks, UniqueId id, int rank, Config *config))                               \
  X(Result, allocate, ncclMemAlloc, (void **memory, size_t bytes))                                 \
  X(Result, free, ncclMemFree, (void *memory))                                                     \
  X(Result, registerMemory, ncclCommRegister,                                                      \
    (Comm comm, void *memory, size_t bytes, void **handle))                                        \
  X(Result, deregisterMemory, ncclCommDeregister, (Comm comm, void *handle))                       \
  X(Result, finalize, ncclCommFinalize, (Comm comm))                                               \
  X(Result, destroy, ncclCommDestroy, (Comm comm))                                                 \
  X(Result, abort, ncclCommAbort, (Comm comm))                                                     \
  X(Result, getAsyncError, ncclCommGetAsyncError, (Comm comm, Result * error))                     \
  X(Result, startGroup, ncclGroupStart, ())                                                        \
  X(Result, endGroup, ncclGroupEnd, ())                                                            \
  X(Result, send, ncclSend,                                                                        \
    (const void *source, size_t count, Type type, int peer, Comm comm, Stream stream))             \
  X(Result, receive, ncclRecv,                                                                     \
    (void *target, size_t count, Type type, int peer, Comm comm, Stream stream))                   \
  X(Result, allGather, ncclAllGather,                                                              \
    (const void *source, void *target, size_t count, Type type, Comm comm, Stream stream))         \
  X(Result, reduceScatter, ncclReduceScatter,                                                      \
    (const void *source, void *target, size_t count, Type type, Operation operation, Comm comm,    \
     Stream stream))                                                                               \
  X(Result, allReduce, ncclAllReduce,                                                              \
    (const void *source, void *target, size_t count, Type type, Operation operation, Comm comm,    \
     Stream stream))

/// The library's functions.
struct Library {
#define ZRT_NCCL_DECLARE(result, member, symbol, parameters) result(*member) parameters = nullptr;
  ZRT_NCCL_FUNCTIONS(ZRT_NCCL_DECLARE)
#undef ZRT_NCCL_DECLARE
  int version = 0;

  /// "unhandled system error: ..."; what the library said last, where it said something.
  std::string textOf(Result error, Comm comm = nullptr) const;
};

/// "2.28.9".
std::string versionText(int version);

/// Loads libnccl.so.2, once in a process. Fails where there is none, or it is too old.
Expected<const Library *> loadLibrary();

} // namespace zrt::nccl

#endif // ZRT_COMM_NCCL_NCCL_H
