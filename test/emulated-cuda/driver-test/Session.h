//===- Session.h - What tests of the emulated driver begin with ------------------------===//
//
// Every test runs in a process of its own, since a fault stays.
//===-----------------------------------------------------------------------------------===//
#ifndef EMULATED_CUDA_SESSION_H
#define EMULATED_CUDA_SESSION_H

#include "../../../runtime/device/cuda/Driver.h"

#include <cstdlib>
#include <gtest/gtest.h>

namespace emulated::test {

using namespace zrt;
using namespace zrt::cuda;

inline constexpr char kernels[] = ".version 7.0\n.target sm_80\n.address_size 64\n"
                                  ".visible .entry add(.param .u64 p) {\n .reg .b64 %d<2>;\n"
                                  " ld.param.u64 %d0, [p]; ld.global.u64 %d1, [%d0];\n"
                                  " add.s64 %d1, %d1, 1; st.global.u64 [%d0], %d1; ret;\n}\n"
                                  ".visible .entry twice(.param .u64 p) {\n .reg .b64 %d<2>;\n"
                                  " ld.param.u64 %d0, [p]; ld.global.u64 %d1, [%d0];\n"
                                  " add.s64 %d1, %d1, %d1; st.global.u64 [%d0], %d1; ret;\n}\n"
                                  ".visible .entry stray(.param .u64 p) {\n .reg .b64 %d<2>;\n"
                                  " ld.param.u64 %d0, [p]; st.global.u64 [%d0+8], %d0; ret;\n}\n"
                                  "// buffers of stray: 8\n";

/// A context with two streams, an event and eight bytes.
struct Session {
  const Driver &driver = **loadDriver();
  Context context;
  Stream a, b;
  DeviceEvent event;
  DevicePointer memory = 0;
  Module module;
  Function add, twice;

  Session() {
    EXPECT_EQ(driver.retainContext(&context, 0), Success);
    EXPECT_EQ(driver.setContext(context), Success);
    EXPECT_EQ(driver.createStream(&a, NonBlocking, 0), Success);
    EXPECT_EQ(driver.createStream(&b, NonBlocking, 0), Success);
    EXPECT_EQ(driver.createEvent(&event, DisableTiming), Success);
    EXPECT_EQ(driver.allocate(&memory, 8), Success);
    EXPECT_EQ(driver.loadModule(&module, kernels, 0, nullptr, nullptr), Success);
    EXPECT_EQ(driver.getFunction(&add, module, "add"), Success);
    EXPECT_EQ(driver.getFunction(&twice, module, "twice"), Success);
  }
  Result launch(Function function, Stream stream) {
    void *parameters[] = {&memory};
    return driver.launch(function, 1, 1, 1, 1, 1, 1, 0, stream, parameters, nullptr);
  }
  int64_t read() {
    int64_t value = -1;
    EXPECT_EQ(driver.download(&value, memory, 8, a), Success);
    EXPECT_EQ(driver.synchronize(a), Success);
    return value;
  }
};

/// Runs `body` in a process of its own with EMULATED_CUDA_FAULT and EMULATED_CUDA_SEED so; it says
/// what is expected on stderr.
#define IN_A_PROCESS(FAULT, SEED, BODY, EXPECTED)                                                  \
  do {                                                                                             \
    GTEST_FLAG_SET(death_test_style, "threadsafe");                                                \
    setenv("EMULATED_CUDA_FAULT", FAULT, 1);                                                       \
    setenv("EMULATED_CUDA_SEED", SEED, 1);                                                         \
    EXPECT_EXIT(                                                                                   \
        {                                                                                          \
          BODY;                                                                                    \
          exit(testing::Test::HasFailure());                                                       \
        },                                                                                         \
        testing::ExitedWithCode(0), EXPECTED);                                                     \
  } while (false)

} // namespace emulated::test

#endif
