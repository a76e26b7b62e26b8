//===- CublasLtTest.cpp - What the emulated cuBLASLt finds --------------------------------===//
//
// Each rule broken once. What it computes is the device suite's to say (runtime/test).
//===-----------------------------------------------------------------------------------===//
#include "../../../runtime/device/cuda/CublasLt.h"
#include "../driver-test/LibraryCall.h"

#include <cstring>

using namespace emulated::test;

namespace {

/// D = A B of 4 x 5 and 5 x 3 matrices of f32, in one allocation: a call that is right until a test
/// changes something.
struct Call : LibraryCall {
  const CublasLt &library = **loadCublasLt();
  BlasHandle handle;
  MatmulDesc matmul;
  MatrixLayout a, b, d;
  MatmulPreference preference;
  MatmulChoice choice = {};
  float alpha = 1, beta = 0;
  DevicePointer atA, atB, atD, workspace = 0;
  size_t workspaceBytes = 0;

  Call() {
    EXPECT_EQ(library.create(&handle), BlasSuccess);
    EXPECT_EQ(library.createMatmul(&matmul, Compute32F, R32F), BlasSuccess);
    EXPECT_EQ(library.createLayout(&a, R32F, 4, 5, 4), BlasSuccess);
    EXPECT_EQ(library.createLayout(&b, R32F, 5, 3, 5), BlasSuccess);
    EXPECT_EQ(library.createLayout(&d, R32F, 4, 3, 4), BlasSuccess);
    EXPECT_EQ(library.createPreference(&preference), BlasSuccess);
    prefer(PreferReductionSchemes, uint32_t(ReduceInComputeType));
    atA = memory, atB = memory + 256, atD = memory + 512;
  }
  template <typename Value> void prefer(PreferenceAttribute attribute, Value value) {
    EXPECT_EQ(library.setPreference(preference, attribute, &value, sizeof value), BlasSuccess);
  }
  BlasStatus choose() {
    int found = 0;
    return library.choose(handle, matmul, a, b, d, d, preference, 1, &choice, &found);
  }
  BlasStatus multiply() {
    auto at = [](DevicePointer address) { return reinterpret_cast<void *>(address); };
    return library.multiply(handle, matmul, &alpha, at(atA), a, at(atB), b, &beta, at(atD), d,
                            at(atD), d, &choice.algorithm, at(workspace), workspaceBytes, stream);
  }
};

/// A call refused at once, after `change`, with a line that has `expected` in it.
template <typename Change> void refuses(Change change, const char *expected) {
  Call call;
  call.fill();
  hears(expected, [&] {
    EXPECT_EQ(call.choose(), BlasSuccess);
    change(call);
    EXPECT_NE(call.multiply(), BlasSuccess);
  });
}

/// A choice refused, after `change`.
template <typename Change> void refusesChoice(Change change, const char *expected) {
  Call call;
  hears(expected, [&] {
    change(call);
    EXPECT_NE(call.choose(), BlasSuccess);
  });
}

void relay(Call &call, MatrixLayout &layout, BlasType type, uint64_t rows, uint64_t columns,
           int64_t stride) {
  EXPECT_EQ(call.library.destroyLayout(layout), BlasSuccess);
  EXPECT_EQ(call.library.createLayout(&layout, type, rows, columns, stride), BlasSuccess);
}

} // namespace

TEST(EmulatedCublasLt, TakesWhatIsRight) {
  Call call;
  call.fill();
  EXPECT_EQ(call.choose(), BlasSuccess);
  EXPECT_EQ(call.multiply(), BlasSuccess);
  EXPECT_EQ(call.driver.synchronize(call.stream), Success);
}

TEST(EmulatedCublasLt, FindsWhatDescriptorsMayNotSay) {
  refusesChoice([](Call &call) { relay(call, call.b, R32F, 6, 3, 6); }, "sizes do not fit");
  refusesChoice([](Call &call) { relay(call, call.a, R32F, 4, 5, 3); }, "columns overlap");
  refusesChoice([](Call &call) { relay(call, call.b, R16BF, 5, 3, 5); },
                "no kernel for these types");
  refusesChoice([](Call &call) { relay(call, call.d, R16F, 4, 3, 4); },
                "no kernel for these types");
  refusesChoice(
      [](Call &call) {
        int32_t batch = 2;
        EXPECT_EQ(call.library.setLayout(call.a, LayoutBatchCount, &batch, 4), BlasSuccess);
      },
      "batches of different sizes");
  refusesChoice([](Call &call) { call.prefer(PreferReductionSchemes, uint32_t(7)); },
                "sums without one order");
  refusesChoice([](Call &call) { EXPECT_EQ(call.library.destroyMatmul(call.matmul), BlasSuccess); },
                "was destroyed");
  Call call;
  int64_t wide = 2;
  std::string text = heard([&] {
    EXPECT_NE(call.library.setLayout(call.a, LayoutBatchCount, &wide, sizeof wide), BlasSuccess);
  });
  EXPECT_NE(text.find("an attribute of 4 bytes is set to 8"), std::string::npos) << text;
}

/// An algorithm that was chosen is told, and taken again for the same matmul.
TEST(EmulatedCublasLt, TakesItsAlgorithmsBack) {
  Call call;
  EXPECT_EQ(call.choose(), BlasSuccess);
  auto check = [&](const MatmulAlgorithm &algorithm) {
    MatmulChoice checked = {};
    return call.library.checkAlgorithm(call.handle, call.matmul, call.a, call.b, call.d, call.d,
                                       &algorithm, &checked);
  };
  EXPECT_EQ(check(call.choice.algorithm), BlasSuccess);
  EXPECT_NE(check({}), BlasSuccess);
  uint32_t tile = 0;
  uint16_t cluster = 1;
  size_t written = 0;
  auto get = [&](AlgorithmAttribute attribute, void *value, size_t bytes) {
    return call.library.getAlgorithm(&call.choice.algorithm, attribute, value, bytes, &written);
  };
  EXPECT_EQ(get(AlgorithmTile, &tile, sizeof tile), BlasSuccess);
  EXPECT_GT(tile, 0u);
  EXPECT_EQ(get(AlgorithmClusterShape, &cluster, sizeof cluster), BlasSuccess);
  EXPECT_EQ(written, sizeof cluster);
  std::string text =
      heard([&] { EXPECT_NE(get(AlgorithmTile, &cluster, sizeof cluster), BlasSuccess); });
  EXPECT_NE(text.find("an attribute of 4 bytes is read as 2"), std::string::npos) << text;
  relay(call, call.a, R32F, 4, 5, 8);
  EXPECT_NE(check(call.choice.algorithm), BlasSuccess) << "chosen for another matmul";
}

TEST(EmulatedCublasLt, FindsWhatACallMayNot) {
  refuses([](Call &call) { call.atA += 4; }, "matrix A is not aligned to the 16 bytes");
  refuses([](Call &call) { call.atD += 8; }, "matrix C is not aligned to the 16 bytes");
  refuses([](Call &call) { relay(call, call.a, R32F, 4, 5, 8); }, "chosen for another matmul");
  refuses([](Call &call) { call.choice = {}; }, "the algorithm is none");
  refuses([](Call &call) { call.workspace = call.memory + 64, call.workspaceBytes = 512; },
          "workspace is not aligned to 256 bytes");
  refuses([](Call &call) { EXPECT_EQ(call.library.destroyLayout(call.d), BlasSuccess); },
          "was destroyed");
}

/// Sets the call's epilogue, with its vector behind the matrices.
static void finish(Call &call, uint32_t epilogue, DevicePointer beyond = 1024) {
  DevicePointer vector = beyond ? call.memory + beyond : 0;
  EXPECT_EQ(call.library.setMatmul(call.matmul, MatmulEpilogue, &epilogue, sizeof epilogue),
            BlasSuccess);
  EXPECT_EQ(call.library.setMatmul(call.matmul, MatmulBiasPointer, &vector, sizeof vector),
            BlasSuccess);
}

static void transposeB(Call &call) {
  BlasOperation operation = Transpose;
  relay(call, call.b, R32F, 3, 5, 3);
  EXPECT_EQ(call.library.setMatmul(call.matmul, MatmulTransposeB, &operation, sizeof operation),
            BlasSuccess);
}

TEST(EmulatedCublasLt, TakesEpilogues) {
  for (uint32_t epilogue : {EpilogueBias, SumsOfA, SumsOfB}) {
    Call call;
    call.fill();
    if (epilogue == SumsOfB)
      transposeB(call);
    finish(call, epilogue);
    EXPECT_EQ(call.choose(), BlasSuccess);
    EXPECT_EQ(call.multiply(), BlasSuccess);
    EXPECT_EQ(call.driver.synchronize(call.stream), Success);
  }
}

TEST(EmulatedCublasLt, FindsWhatEpiloguesMayNot) {
  refusesChoice([](Call &call) { finish(call, EpilogueBias, 0); }, "whose pointer is null");
  refusesChoice([](Call &call) { finish(call, EpilogueBias, 1026); }, "aligned to its elements");
  refusesChoice([](Call &call) { finish(call, 32); }, "unknown to the emulation");
  refusesChoice([](Call &call) { finish(call, SumsOfB); }, "a B that is not transposed");
  refusesChoice(
      [](Call &call) {
        BlasOperation operation = Transpose;
        relay(call, call.a, R32F, 5, 4, 5);
        EXPECT_EQ(
            call.library.setMatmul(call.matmul, MatmulTransposeA, &operation, sizeof operation),
            BlasSuccess);
        finish(call, SumsOfA);
      },
      "an A that is transposed");
  refusesChoice(
      [](Call &call) {
        int32_t batch = 2;
        for (MatrixLayout layout : {call.a, call.b, call.d}) {
          int64_t stride = 20;
          EXPECT_EQ(call.library.setLayout(layout, LayoutBatchCount, &batch, 4), BlasSuccess);
          EXPECT_EQ(call.library.setLayout(layout, LayoutBatchStride, &stride, 8), BlasSuccess);
        }
        finish(call, EpilogueBias);
      },
      "no stride from one of the batch");
  refuses([](Call &call) { finish(call, EpilogueBias); }, "chosen for another matmul");
  // Chosen for a vector at 16 bytes, called with one at 4.
  Call call;
  call.fill();
  finish(call, EpilogueBias);
  EXPECT_EQ(call.choose(), BlasSuccess);
  finish(call, EpilogueBias, 1028);
  std::string text = heard([&] { EXPECT_NE(call.multiply(), BlasSuccess); });
  EXPECT_NE(text.find("not aligned to the 16 bytes that it was chosen for"), std::string::npos)
      << text;
}

/// Long sums in two parts, under some seed of the problem: an algorithm that needs a workspace.
TEST(EmulatedCublasLt, FindsTooLittleWorkspace) {
  for (uint64_t terms = 128; terms < 160; ++terms) {
    Call call;
    call.fill();
    relay(call, call.a, R32F, 4, terms, 4);
    relay(call, call.b, R32F, terms, 3, int64_t(terms));
    call.prefer(PreferWorkspaceBytes, uint64_t(4096));
    ASSERT_EQ(call.choose(), BlasSuccess);
    if (call.choice.workspaceBytes == 0)
      continue;
    call.atB = call.memory + 8192, call.atD = call.memory + 32768;
    std::string text = heard([&] { EXPECT_NE(call.multiply(), BlasSuccess); });
    EXPECT_NE(text.find("bytes of workspace, there are 0"), std::string::npos) << text;
    call.workspace = call.memory + 40960, call.workspaceBytes = 4096;
    EXPECT_EQ(call.multiply(), BlasSuccess);
    EXPECT_EQ(call.driver.synchronize(call.stream), Success);
    return;
  }
  FAIL() << "no algorithm took a workspace";
}

// What is found when the work is done stays the device's failure: each in a process of its own.
TEST(EmulatedCublasLt, FindsWhatTheWorkDoes) {
  GTEST_FLAG_SET(death_test_style, "threadsafe");
  auto isFound = [](bool isFilled, DevicePointer beyond) {
    Call call;
    if (isFilled)
      call.fill();
    (void)call.choose();
    call.atD += beyond;
    (void)call.multiply();
    exit(call.driver.synchronize(call.stream) == Success);
  };
  EXPECT_EXIT(isFound(false, 0), testing::ExitedWithCode(0),
              "cublasLtMatmul 4x3x5 reads byte 0 of 80, which nothing has written");
  EXPECT_EXIT(isFound(true, Call::bytes), testing::ExitedWithCode(0),
              "cublasLtMatmul 4x3x5 reaches outside of every allocation");
}

TEST(EmulatedCublasLt, SaysWhatIsLeft) {
  GTEST_FLAG_SET(death_test_style, "threadsafe");
  auto leave = [] {
    Call call;
    (void)call.library.destroy(call.handle);
    exit(0);
  };
  EXPECT_EXIT(leave(), testing::ExitedWithCode(0), "5 objects of cuBLASLt left when its handle");
}
