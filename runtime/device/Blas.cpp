#include "Blas.h"

#include "Bf16x6.h"

#include <cstdlib>
#include <dlfcn.h>
#include <pthread.h>

using namespace zrt;

// The head of oneDNN's dnnl_version_t, the same in 1.x to 3.x.
struct DnnlVersion {
  int major, minor, patch;
};

static Blas blas;
static Status *blasStatus; // never freed: no destructor may run at exit while streams still do
static bool mayUseTiles = true;
static pthread_once_t blasOnce = PTHREAD_ONCE_INIT;

/// oneDNN exports this function and declares it in no header. Without AVX-512 it refuses all work.
static void findBf16(void *library) {
  auto found = reinterpret_cast<decltype(blas.bf16gemm)>(dlsym(library, "dnnl_gemm_bf16bf16f32"));
  const uint16_t three = 0x4040, five = 0x40A0;
  float product = 0;
  if (found && found('N', 'N', 1, 1, 1, 1.0f, &three, 1, &five, 1, 0.0f, &product, 1) == 0 &&
      product == 15)
    blas.bf16gemm = found;
}

static Status load() {
  // The rank's own pool splits the work, so OpenMP teams inside the library would only compete
  // with it. Read by libgomp when it is loaded; a value that the user chose is kept.
  setenv("OMP_WAIT_POLICY", "passive", 0);
  const char *names[] = {"libdnnl.so.3", "libdnnl.so.2"};
  void *library = nullptr;
  for (const char *name : names)
    if (!library)
      library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (!library)
    return failure(Code::Unavailable,
                   "matmuls on the CPU need oneDNN, and neither libdnnl.so.3 nor "
                   "libdnnl.so.2 can be loaded (%s); install it (Debian and Ubuntu: apt-get "
                   "install libdnnl2, or libdnnl-dev) or set LD_LIBRARY_PATH to its folder",
                   dlerror());
  auto version = reinterpret_cast<const DnnlVersion *(*)()>(dlsym(library, "dnnl_version"));
  if (!version)
    return failure(Code::Unavailable, "libdnnl has no dnnl_version: this is not oneDNN");
  const DnnlVersion *found = version();
  blas.major = found->major, blas.minor = found->minor, blas.patch = found->patch;
  if (found->major < 2 || found->major > 3)
    return failure(Code::Unavailable, "oneDNN %d.%d was found, versions 2 and 3 are supported",
                   found->major, found->minor);
  blas.sgemm = reinterpret_cast<decltype(blas.sgemm)>(dlsym(library, "dnnl_sgemm"));
  if (!blas.sgemm)
    return failure(Code::Unavailable, "oneDNN %d.%d has no dnnl_sgemm", found->major, found->minor);
  blas.setThreads =
      reinterpret_cast<decltype(blas.setThreads)>(dlsym(library, "omp_set_num_threads"));
  findBf16(library);
  blas.multipliesTiles = mayUseTiles && mayMultiplyTiles();
  return Status::ok();
}

void zrt::leaveF32ToBlas() { mayUseTiles = false; }

void zrt::stayOnThread(const Blas &blas) {
  static thread_local bool stays = false;
  if (!stays && blas.setThreads)
    blas.setThreads(1);
  stays = true;
}

void zrt::warmUpBlas() {
  constexpr int64_t size = 16;
  float a[size * size] = {}, b[size * size] = {}, c[size * size];
  uint16_t narrow[size * size] = {};
  if (!loadBlas().isOk())
    return;
  if (blas.setThreads)
    blas.setThreads(1); // a thread of a team would not survive the fork
  for (char transA : {'N', 'T'})
    for (char transB : {'N', 'T'})
      for (float beta : {0.0f, 1.0f}) {
        blas.sgemm(transA, transB, size, size, size, 1.0f, a, size, b, size, beta, c, size);
        if (blas.bf16gemm)
          blas.bf16gemm(transA, transB, size, size, size, 1.0f, narrow, size, narrow, size, beta, c,
                        size);
      }
}

Expected<const Blas *> zrt::loadBlas() {
  pthread_once(&blasOnce, [] { blasStatus = new Status(load()); });
  if (!blasStatus->isOk())
    return *blasStatus;
  return &blas;
}
