//===- Mpi.h - What we use of Open MPI -----------------------------------------------===//
//
// Our own declarations, so that no MPI is needed to build; where its header is found a test
// compares them (runtime/test/MpiHeadersTest.cpp). The library is loaded at run time. The standard
// leaves handles to the implementation: these are Open MPI's, whose handles are pointers.
//===------------------------------------------------------------------------===//
#ifndef ZRT_COMM_MPI_MPI_H
#define ZRT_COMM_MPI_MPI_H

#include "zrt/status.h"

namespace zrt::mpi {

using Comm = struct CommObject *;
using Type = struct TypeObject *;
using Request = struct RequestObject *;
using ErrorHandler = struct ErrorHandlerObject *;
using Statuses = struct StatusObject *; // we ask for none: a null pointer

inline constexpr int Success = 0;
inline constexpr int Serialized = 2; // calls from any thread, one at a time
inline constexpr int mostErrorText = 256;

// X(member, function of the library, parameters); all return an error's number.
#define ZRT_MPI_FUNCTIONS(X)                                                                       \
  X(isInitialized, MPI_Initialized, (int *flag))                                                   \
  X(initialize, MPI_Init_thread, (int *argc, char ***argv, int required, int *provided))           \
  X(finalize, MPI_Finalize, ())                                                                    \
  X(findSize, MPI_Comm_size, (Comm comm, int *size))                                               \
  X(findRank, MPI_Comm_rank, (Comm comm, int *rank))                                               \
  X(duplicate, MPI_Comm_dup, (Comm comm, Comm * other))                                            \
  X(free, MPI_Comm_free, (Comm * comm))                                                            \
  X(setErrorHandler, MPI_Comm_set_errhandler, (Comm comm, ErrorHandler handler))                   \
  X(send, MPI_Isend,                                                                               \
    (const void *data, int count, Type type, int peer, int tag, Comm comm, Request *request))      \
  X(receive, MPI_Irecv,                                                                            \
    (void *data, int count, Type type, int peer, int tag, Comm comm, Request *request))            \
  X(testAll, MPI_Testall, (int count, Request *requests, int *flag, Statuses statuses))            \
  X(findState, MPI_Request_get_status, (Request request, int *isDone, Statuses statuses))          \
  X(cancel, MPI_Cancel, (Request * request))                                                       \
  X(freeRequest, MPI_Request_free, (Request * request))                                            \
  X(findErrorText, MPI_Error_string, (int error, char *text, int *length))

/// The library's functions and objects.
struct Library {
#define ZRT_MPI_DECLARE(member, symbol, parameters) int(*member) parameters = nullptr;
  ZRT_MPI_FUNCTIONS(ZRT_MPI_DECLARE)
#undef ZRT_MPI_DECLARE
  Comm world = nullptr;
  Type byte = nullptr;
  ErrorHandler returnErrors = nullptr;

  std::string textOf(int error) const;
};

/// Loads libmpi.so.40, once in a process. Fails where there is none, or another one's.
Expected<const Library *> loadLibrary();

} // namespace zrt::mpi

#endif // ZRT_COMM_MPI_MPI_H
