#include "Mpi.h"

#include <dlfcn.h>
#include <pthread.h>
#include <type_traits>

using namespace zrt;
using namespace zrt::mpi;

static Library library;
static Status *libraryStatus; // never freed, as that of Driver.cpp
static pthread_once_t libraryOnce = PTHREAD_ONCE_INIT;

std::string Library::textOf(int error) const {
  char text[mostErrorText] = "";
  int length = 0;
  return findErrorText(error, text, &length) == Success && length > 0
             ? std::string(text)
             : format("MPI error %d", error);
}

static Status load() {
  // Its plug-ins look for its symbols among those of the process.
  void *handle = dlopen("libmpi.so.40", RTLD_NOW | RTLD_GLOBAL);
  if (!handle)
    return failure(Code::Unavailable,
                   "Open MPI cannot be loaded (%s); install it (Debian: libopenmpi3), put its "
                   "folder into LD_LIBRARY_PATH, or give --communicator=tcp",
                   dlerror());
  auto find = [&](const char *symbol, auto &member) {
    member = reinterpret_cast<std::remove_reference_t<decltype(member)>>(dlsym(handle, symbol));
    return member ? Status::ok()
                  : failure(Code::Unavailable,
                            "libmpi.so.40 has no %s: it is not Open MPI; give --communicator=tcp",
                            symbol);
  };
#define ZRT_MPI_FIND(member, symbol, parameters) ZRT_TRY(find(#symbol, library.member));
  ZRT_MPI_FUNCTIONS(ZRT_MPI_FIND)
#undef ZRT_MPI_FIND
  ZRT_TRY(find("ompi_mpi_comm_world", library.world));
  ZRT_TRY(find("ompi_mpi_byte", library.byte));
  return find("ompi_mpi_errors_return", library.returnErrors);
}

Expected<const Library *> mpi::loadLibrary() {
  pthread_once(&libraryOnce, [] { libraryStatus = new Status(load()); });
  ZRT_TRY(*libraryStatus);
  return const_cast<const Library *>(&library);
}
