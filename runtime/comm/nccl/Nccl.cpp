#include "Nccl.h"

#include <dlfcn.h>
#include <pthread.h>

using namespace zrt;
using namespace zrt::nccl;

static Library library;
static Status *libraryStatus; // never freed, as that of Driver.cpp
static pthread_once_t libraryOnce = PTHREAD_ONCE_INIT;

std::string Library::textOf(Result error, Comm comm) const {
  const char *text = getErrorString(error), *last = getLastError(comm);
  std::string name = text ? text : format("NCCL error %d", error);
  return last && *last ? format("%s: %s", name.c_str(), last) : name;
}

/// 2.8 and older count otherwise: 2708, not 20708; all of them are too old.
std::string nccl::versionText(int version) {
  return version < 10000
             ? format("%d.%d.%d", version / 1000, version % 1000 / 100, version % 100)
             : format("%d.%d.%d", version / 10000, version % 10000 / 100, version % 100);
}

static Status load() {
  void *handle = dlopen("libnccl.so.2", RTLD_NOW | RTLD_LOCAL);
  if (!handle)
    return failure(Code::Unavailable,
                   "ranks on GPUs reach each other by NCCL, which cannot be loaded (%s); install "
                   "NCCL %s or newer, or put its folder into LD_LIBRARY_PATH",
                   dlerror(), versionText(kOldestVersion).c_str());
  auto find = [&](const char *symbol, auto &member) {
    member = reinterpret_cast<std::remove_reference_t<decltype(member)>>(dlsym(handle, symbol));
    return member != nullptr;
  };
  // The version says more than a function that is not there.
  if (!find("ncclGetVersion", library.getVersion) ||
      library.getVersion(&library.version) != Success)
    return failure(Code::Unavailable, "libnccl.so.2 has no version: this is not NCCL");
  if (library.version < kOldestVersion)
    return failure(Code::Unavailable,
                   "NCCL is of version %s, at least %s is needed; install a "
                   "newer one, or put its folder into LD_LIBRARY_PATH",
                   versionText(library.version).c_str(), versionText(kOldestVersion).c_str());
#define ZRT_NCCL_FIND(result, member, symbol, parameters)                                          \
  if (!find(#symbol, library.member))                                                              \
    return failure(Code::Unavailable, "NCCL %s has no %s", versionText(library.version).c_str(),   \
                   #symbol);
  ZRT_NCCL_FUNCTIONS(ZRT_NCCL_FIND)
#undef ZRT_NCCL_FIND
  return Status::ok();
}

Expected<const Library *> nccl::loadLibrary() {
  pthread_once(&libraryOnce, [] { libraryStatus = new Status(load()); });
  ZRT_TRY(*libraryStatus);
  return const_cast<const Library *>(&library);
}
