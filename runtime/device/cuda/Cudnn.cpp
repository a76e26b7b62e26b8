#include "Cudnn.h"

#include <dlfcn.h>
#include <pthread.h>

using namespace zrt;
using namespace zrt::cuda;

static Cudnn library;
static Status *libraryStatus; // never freed, as that of Blas.cpp
static pthread_once_t libraryOnce = PTHREAD_ONCE_INIT;

std::string Cudnn::textOf(DnnStatus status) const {
  char said[512] = "";
  getLastError(said, sizeof said);
  std::string text = getStatusName(status);
  return *said ? text + ": " + said : text;
}

Status Cudnn::check(DnnStatus status, const char *what) const {
  if (status == DnnSuccess)
    return Status::ok();
  return failure(status == DnnAllocFailed ? Code::Io : Code::Internal, "%s: %s", what,
                 textOf(status).c_str());
}

/// Before 9.0 a major version counted for a thousand.
static std::string spell(size_t version) {
  if (version < 10000)
    return format("%zu.%zu.%zu", version / 1000, version / 100 % 10, version % 100);
  return format("%zu.%zu.%zu", version / 10000, version / 100 % 100, version % 100);
}

std::string Cudnn::versionText() const { return spell(version); }

static Status load() {
  void *handle = dlopen("libcudnn.so.9", RTLD_NOW | RTLD_LOCAL);
  if (!handle)
    return failure(Code::Unavailable,
                   "--convolution=cudnn needs cuDNN, and libcudnn.so.9 cannot be loaded (%s); "
                   "install it, set LD_LIBRARY_PATH to its folder, or compile with "
                   "--convolution=own",
                   dlerror());
  // Versions before 9 do not have all that is looked up below.
  library.getVersion =
      reinterpret_cast<decltype(library.getVersion)>(dlsym(handle, "cudnnGetVersion"));
  if (!library.getVersion)
    return failure(Code::Unavailable, "libcudnn has no cudnnGetVersion");
  library.version = library.getVersion();
  if (library.version < kOldestCudnn)
    return failure(Code::Unavailable,
                   "cuDNN is %s, at least %s is needed; update it, or compile with "
                   "--convolution=own",
                   library.versionText().c_str(), spell(kOldestCudnn).c_str());
#define ZRT_CUDNN_FIND(member, symbol, result, parameters)                                         \
  library.member = reinterpret_cast<decltype(library.member)>(dlsym(handle, #symbol));             \
  if (!library.member)                                                                             \
    return failure(Code::Unavailable, "libcudnn has no %s", #symbol);
  ZRT_CUDNN_FUNCTIONS(ZRT_CUDNN_FIND)
#undef ZRT_CUDNN_FIND
  return Status::ok();
}

Expected<const Cudnn *> cuda::loadCudnn() {
  pthread_once(&libraryOnce, [] { libraryStatus = new Status(load()); });
  ZRT_TRY(*libraryStatus);
  return const_cast<const Cudnn *>(&library);
}
