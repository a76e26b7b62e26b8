#include "Nvtx.h"

#include <atomic>
#include <dlfcn.h>
#include <pthread.h>

using namespace zrt;
using namespace zrt::cuda;

static Nvtx library;
static std::atomic<const Nvtx *> loaded{nullptr};
static pthread_once_t libraryOnce = PTHREAD_ONCE_INIT;

static void load() {
  void *handle = nullptr;
  for (const char *name : {"libnvtx3interop.so.1", "libnvToolsExt.so.1"}) // CUDA 13, and before
    if (!handle)
      handle = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (!handle)
    return;
#define ZRT_NVTX_FIND(member, symbol, result, parameters)                                          \
  library.member = reinterpret_cast<decltype(library.member)>(dlsym(handle, #symbol));             \
  if (!library.member)                                                                             \
    return;
  ZRT_NVTX_FUNCTIONS(ZRT_NVTX_FIND)
#undef ZRT_NVTX_FIND
  loaded.store(&library, std::memory_order_release);
}

const Nvtx *cuda::loadNvtx() {
  pthread_once(&libraryOnce, load);
  return loaded.load(std::memory_order_acquire);
}

Range::Range(const char *name) : nvtx_(loaded.load(std::memory_order_acquire)) {
  if (nvtx_)
    nvtx_->push(name);
}

Range::~Range() {
  if (nvtx_)
    nvtx_->pop();
}
