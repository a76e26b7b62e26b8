#include "Driver.h"

#include <dlfcn.h>
#include <pthread.h>

using namespace zrt;
using namespace zrt::cuda;

static Driver driver;
static Status *driverStatus; // never freed, as that of Blas.cpp
static pthread_once_t driverOnce = PTHREAD_ONCE_INIT;

std::string Driver::textOf(Result error) const {
  const char *name = nullptr, *text = nullptr;
  if (getErrorName(error, &name) != Success || !name)
    return format("CUDA error %d", error);
  if (getErrorString(error, &text) != Success || !text)
    return name;
  return format("%s (%s)", name, text);
}

Status Driver::check(Result error, const char *what) const {
  if (error == Success)
    return Status::ok();
  return failure(error == OutOfMemory ? Code::Io : Code::Internal, "%s: %s", what,
                 textOf(error).c_str());
}

static Status load() {
  void *library = dlopen("libcuda.so.1", RTLD_NOW | RTLD_LOCAL);
  if (!library)
    return failure(Code::Unavailable,
                   "this program was compiled for CUDA, and its driver cannot be loaded (%s); run "
                   "it where NVIDIA's driver is installed, or compile the step with --target=cpu",
                   dlerror());
  auto find = [&](const char *symbol, auto &member) {
    member = reinterpret_cast<std::remove_reference_t<decltype(member)>>(dlsym(library, symbol));
    return member != nullptr;
  };
  // The version says more than a function that is not there.
  if (!find("cuDriverGetVersion", driver.getVersion) ||
      driver.getVersion(&driver.version) != Success)
    return failure(Code::Unavailable, "libcuda.so.1 has no version: this is not CUDA's driver");
  if (driver.version < kOldestVersion)
    return failure(Code::Unavailable,
                   "the driver is of CUDA %d.%d, at least %d.%d is needed; install a newer one",
                   driver.version / 1000, driver.version % 1000 / 10, kOldestVersion / 1000,
                   kOldestVersion % 1000 / 10);
#define ZRT_CUDA_FIND(member, symbol, parameters)                                                  \
  if (!find(#symbol, driver.member))                                                               \
    return failure(Code::Unavailable, "the driver (of CUDA %d.%d) has no %s",                      \
                   driver.version / 1000, driver.version % 1000 / 10, #symbol);
  ZRT_CUDA_FUNCTIONS(ZRT_CUDA_FIND)
#undef ZRT_CUDA_FIND
  if (driver.version < kConditionsVersion)
    driver.conditionsLack = format("the driver is of CUDA %d.%d, conditional nodes need %d.%d",
                                   driver.version / 1000, driver.version % 1000 / 10,
                                   kConditionsVersion / 1000, kConditionsVersion % 1000 / 10);
#define ZRT_CUDA_FIND(member, symbol, parameters)                                                  \
  if (driver.conditionsLack.empty() && !find(#symbol, driver.member))                              \
    driver.conditionsLack = format("the driver (of CUDA %d.%d) has no %s", driver.version / 1000,  \
                                   driver.version % 1000 / 10, #symbol);
  ZRT_CUDA_CONDITION_FUNCTIONS(ZRT_CUDA_FIND)
#undef ZRT_CUDA_FIND
  Result started = driver.init(0);
  if (started == NoDevice)
    return failure(Code::Unavailable, "the driver finds no GPU: %s",
                   driver.textOf(started).c_str());
  return driver.check(started, "cuInit");
}

Expected<const Driver *> cuda::loadDriver() {
  pthread_once(&driverOnce, [] { driverStatus = new Status(load()); });
  ZRT_TRY(*driverStatus);
  return const_cast<const Driver *>(&driver);
}
