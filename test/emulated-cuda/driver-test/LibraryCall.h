//===- LibraryCall.h - What tests of emulated libraries begin with ---------------------===//
#ifndef EMULATED_CUDA_LIBRARYCALL_H
#define EMULATED_CUDA_LIBRARYCALL_H

#include "../../../runtime/device/cuda/Driver.h"

#include <gtest/gtest.h>
#include <string>

namespace emulated::test {

using namespace zrt;
using namespace zrt::cuda;

/// A context with a stream, and memory for what a call reads and writes.
struct LibraryCall {
  const Driver &driver = **loadDriver();
  Context context;
  Stream stream;
  DevicePointer memory = 0;

  static constexpr size_t bytes = 1 << 16;

  LibraryCall() {
    EXPECT_EQ(driver.retainContext(&context, 0), Success);
    EXPECT_EQ(driver.setContext(context), Success);
    EXPECT_EQ(driver.createStream(&stream, NonBlocking, 0), Success);
    EXPECT_EQ(driver.allocate(&memory, bytes), Success);
  }
  void fill() { EXPECT_EQ(driver.fill(memory, 0, bytes, stream), Success); }
};

/// What the library says on stderr while `body` runs.
template <typename Body> std::string heard(Body body) {
  testing::internal::CaptureStderr();
  body();
  return testing::internal::GetCapturedStderr();
}

/// The library says a line with `expected` in it while `body` runs.
template <typename Body> void hears(const char *expected, Body body) {
  std::string text = heard(body);
  EXPECT_NE(text.find(expected), std::string::npos) << text;
}

} // namespace emulated::test

#endif
