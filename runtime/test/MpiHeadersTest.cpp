//===- MpiHeadersTest.cpp - Our declarations beside Open MPI's --------------------------===//
//
// Compiled where mpi.h is found.
//===-----------------------------------------------------------------------------------===//
#include "../../test/emulated-cuda/driver-test/SameCall.h"
#include "../comm/mpi/Mpi.h"

#include <mpi.h>

#ifndef OPEN_MPI
#error "this mpi.h is not Open MPI's"
#endif

namespace ours = zrt::mpi;

#define COMPARE(member, symbol, parameters)                                                        \
  static_assert(SameCall<decltype(ours::Library::member), decltype(&::symbol)>::value, #symbol);
ZRT_MPI_FUNCTIONS(COMPARE)

static_assert(ours::Success == MPI_SUCCESS && ours::Serialized == MPI_THREAD_SERIALIZED);
static_assert(ours::mostErrorText >= MPI_MAX_ERROR_STRING);
static_assert(sizeof(ours::Comm) == sizeof(MPI_Comm) && sizeof(ours::Type) == sizeof(MPI_Datatype));
static_assert(sizeof(ours::Request) == sizeof(MPI_Request));
static_assert(sizeof(ours::ErrorHandler) == sizeof(MPI_Errhandler));
