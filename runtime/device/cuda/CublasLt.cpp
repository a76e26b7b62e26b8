#include "CublasLt.h"

#include <dlfcn.h>
#include <pthread.h>

using namespace zrt;
using namespace zrt::cuda;

static CublasLt library;
static Status *libraryStatus; // never freed, as that of Blas.cpp
static pthread_once_t libraryOnce = PTHREAD_ONCE_INIT;

Status CublasLt::check(BlasStatus status, const std::string &what) const {
  if (status == BlasSuccess)
    return Status::ok();
  return failure(status == BlasAllocFailed ? Code::Io : Code::Internal, "%s: %s", what.c_str(),
                 getStatusName(status));
}

std::string CublasLt::versionText() const {
  return format("%zu.%zu.%zu", version / 10000, version / 100 % 100, version % 100);
}

static Status load() {
  void *handle = nullptr;
  for (const char *name : {"libcublasLt.so.13", "libcublasLt.so.12"})
    if (!handle)
      handle = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (!handle)
    return failure(Code::Unavailable,
                   "matmuls on a GPU need cuBLASLt, and neither libcublasLt.so.13 nor "
                   "libcublasLt.so.12 can be loaded (%s); install CUDA's libraries, or set "
                   "LD_LIBRARY_PATH to their folder",
                   dlerror());
#define ZRT_CUBLASLT_FIND(member, symbol, result, parameters)                                      \
  library.member = reinterpret_cast<decltype(library.member)>(dlsym(handle, #symbol));             \
  if (!library.member)                                                                             \
    return failure(Code::Unavailable, "libcublasLt has no %s", #symbol);
  ZRT_CUBLASLT_FUNCTIONS(ZRT_CUBLASLT_FIND)
#undef ZRT_CUBLASLT_FIND
  library.version = library.getVersion();
  if (library.version < kOldestCublasLt)
    return failure(Code::Unavailable, "cuBLASLt is %zu.%zu, at least %zu.%zu is needed",
                   library.version / 10000, library.version / 100 % 100, kOldestCublasLt / 10000,
                   kOldestCublasLt / 100 % 100);
  return Status::ok();
}

Expected<const CublasLt *> cuda::loadCublasLt() {
  pthread_once(&libraryOnce, [] { libraryStatus = new Status(load()); });
  ZRT_TRY(*libraryStatus);
  return const_cast<const CublasLt *>(&library);
}
