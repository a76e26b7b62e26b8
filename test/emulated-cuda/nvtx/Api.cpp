//===- Api.cpp - libnvtx3interop.so.1, emulated ---------------------------------------===//
//
// The functions that runtime/device/cuda/Nvtx.h names: a line for each range that begins or ends
// and each stream that gets a name, of all processes and threads, in the file that EMULATED_NVTX
// names. An end without a begin is named on stderr.
//===-----------------------------------------------------------------------------------===//
#include "../../../runtime/device/cuda/Nvtx.h"

#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <string>
#include <sys/syscall.h>
#include <unistd.h>

using namespace zrt::cuda;

// What the library exports: of the types that the runtime calls it by, or it does not compile.
extern "C" {
#define EMULATED_EXPORT(member, symbol, result, parameters)                                        \
  __attribute__((visibility("default"))) result symbol parameters;
ZRT_NVTX_FUNCTIONS(EMULATED_EXPORT)
#undef EMULATED_EXPORT
}

static thread_local int depth = 0; // ranges of the thread

/// "PID TID WHAT NAME", appended at once: processes share the file.
static void show(const char *what, const char *name) {
  static const int file = [] {
    const char *path = getenv("EMULATED_NVTX");
    return path ? open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666) : -1;
  }();
  if (file < 0)
    return;
  std::string line = std::to_string(getpid()) + " " + std::to_string(syscall(SYS_gettid)) + " " +
                     what + " " + name + "\n";
  if (write(file, line.data(), line.size()) != ssize_t(line.size()))
    perror("emulated CUDA: EMULATED_NVTX");
}

int nvtxRangePushA(const char *name) {
  show("begin", name);
  return depth++;
}

int nvtxRangePop() {
  if (depth == 0) {
    fprintf(stderr, "emulated CUDA: nvtxRangePop without a range\n");
    return -1;
  }
  show("end", "");
  return --depth;
}

void nvtxNameCuStreamA(Stream, const char *name) { show("stream", name); }
