//===- CudnnTest.cpp - What the emulated cuDNN finds --------------------------------------===//
//
// Each rule broken once. What it computes: ConvolutionsTest.cpp.
//===-----------------------------------------------------------------------------------===//
#include "../../../runtime/device/cuda/Cudnn.h"
#include "../driver-test/LibraryCall.h"

#include <cstring>

using namespace emulated::test;

namespace {

/// A forward convolution of f32, 2 images of 3 channels of 5 x 5 by 4 filters of 3 x 3, as a call
/// that is right until a test changes something.
struct Call : LibraryCall {
  const Cudnn &library = **loadCudnn();
  DnnHandle handle;
  std::vector<DnnDescriptor> all;
  DnnDescriptor tensors[3], convolution, operation, graph, heuristics, config, plan, pack;
  int64_t sizes[3][4] = {{2, 3, 5, 5}, {4, 3, 3, 3}, {2, 4, 5, 5}};
  int64_t strides[3][4] = {{75, 25, 5, 1}, {27, 9, 3, 1}, {100, 25, 5, 1}};
  DnnDataType types[3] = {DnnFloat, DnnFloat, DnnFloat};
  int64_t ids[3] = {1, 2, 3}, alignment = 16, packIds[3] = {1, 2, 3};
  int64_t pre[2] = {1, 1}, post[2] = {1, 1}, stride[2] = {1, 1}, dilation[2] = {1, 1};
  DnnHeuristicsWay way = DnnFallback;
  DevicePointer at[3], workspace = 0;
  size_t proposal = 0;

  Call() {
    EXPECT_EQ(library.create(&handle), DnnSuccess);
    EXPECT_EQ(library.setStream(handle, stream), DnnSuccess);
    at[0] = memory, at[1] = memory + 1024, at[2] = memory + 2048;
  }

  DnnDescriptor make(DnnDescriptorKind kind) {
    DnnDescriptor descriptor = nullptr;
    EXPECT_EQ(library.createDescriptor(kind, &descriptor), DnnSuccess);
    all.push_back(descriptor);
    return descriptor;
  }
  template <typename Value>
  DnnStatus set(DnnDescriptor descriptor, DnnAttribute attribute, DnnAttributeType type,
                const Value *values, int64_t count) {
    return library.setAttribute(descriptor, attribute, type, count, values);
  }
  template <typename Value>
  void set(DnnDescriptor descriptor, DnnAttribute attribute, DnnAttributeType type, Value value) {
    EXPECT_EQ(library.setAttribute(descriptor, attribute, type, 1, &value), DnnSuccess);
  }

  DnnStatus makeTensor(int i) {
    tensors[i] = make(DnnTensor);
    set(tensors[i], DnnTensorDataType, DnnTypeDataType, types[i]);
    set(tensors[i], DnnTensorDimensions, DnnTypeInt64, sizes[i], 4);
    set(tensors[i], DnnTensorStrides, DnnTypeInt64, strides[i], 4);
    set(tensors[i], DnnTensorUniqueId, DnnTypeInt64, ids[i]);
    set(tensors[i], DnnTensorAlignment, DnnTypeInt64, alignment);
    return library.finalize(tensors[i]);
  }
  DnnStatus makeOperation() {
    for (int i = 0; i < 3; ++i)
      if (DnnStatus status = makeTensor(i))
        return status;
    convolution = make(DnnConvolution);
    set(convolution, DnnConvolutionSpatialDims, DnnTypeInt64, int64_t(2));
    set(convolution, DnnConvolutionComputeType, DnnTypeDataType, DnnFloat);
    set(convolution, DnnConvolutionMode, DnnTypeConvolutionMode, DnnCrossCorrelation);
    set(convolution, DnnConvolutionPrePaddings, DnnTypeInt64, pre, 2);
    set(convolution, DnnConvolutionPostPaddings, DnnTypeInt64, post, 2);
    set(convolution, DnnConvolutionDilations, DnnTypeInt64, dilation, 2);
    set(convolution, DnnConvolutionStrides, DnnTypeInt64, stride, 2);
    if (DnnStatus status = library.finalize(convolution))
      return status;
    operation = make(DnnForward);
    set(operation, DnnForwardX, DnnTypeDescriptor, tensors[0]);
    set(operation, DnnForwardW, DnnTypeDescriptor, tensors[1]);
    set(operation, DnnForwardY, DnnTypeDescriptor, tensors[2]);
    set(operation, DnnForwardConvolution, DnnTypeDescriptor, convolution);
    set(operation, DnnForwardAlpha, DnnTypeFloat, 1.0f);
    set(operation, DnnForwardBeta, DnnTypeFloat, 0.0f);
    return library.finalize(operation);
  }
  DnnStatus makePlan() {
    if (DnnStatus status = makeOperation())
      return status;
    graph = make(DnnGraph);
    set(graph, DnnGraphOperations, DnnTypeDescriptor, operation);
    set(graph, DnnGraphHandle, DnnTypeHandle, handle);
    EXPECT_EQ(library.finalize(graph), DnnSuccess);
    heuristics = make(DnnHeuristics);
    set(heuristics, DnnHeuristicsGraph, DnnTypeDescriptor, graph);
    set(heuristics, DnnHeuristicsMode, DnnTypeHeuristicsMode, way);
    EXPECT_EQ(library.finalize(heuristics), DnnSuccess);
    std::vector<DnnDescriptor> configs;
    for (size_t i = 0; i <= proposal; ++i)
      configs.push_back(make(DnnEngineConfig));
    int64_t count = 0;
    EXPECT_EQ(library.getAttribute(heuristics, DnnHeuristicsResults, DnnTypeDescriptor,
                                   int64_t(configs.size()), &count, configs.data()),
              DnnSuccess);
    EXPECT_EQ(size_t(count), configs.size());
    config = configs.back();
    plan = make(DnnPlan);
    set(plan, DnnPlanHandle, DnnTypeHandle, handle);
    set(plan, DnnPlanEngineConfig, DnnTypeDescriptor, config);
    return library.finalize(plan);
  }
  DnnStatus execute() {
    auto pointer = [](DevicePointer address) { return reinterpret_cast<void *>(address); };
    void *pointers[] = {pointer(at[0]), pointer(at[1]), pointer(at[2])};
    pack = make(DnnVariantPack);
    set(pack, DnnVariantPackIds, DnnTypeInt64, packIds, 3);
    set(pack, DnnVariantPackPointers, DnnTypePointer, pointers, 3);
    set(pack, DnnVariantPackWorkspace, DnnTypePointer, pointer(workspace));
    EXPECT_EQ(library.finalize(pack), DnnSuccess);
    return library.execute(handle, plan, pack);
  }
};

/// Descriptors refused, after `change`, with a line that has `expected` in it.
template <typename Change> void refusesPlan(Change change, const char *expected) {
  Call call;
  hears(expected, [&] {
    change(call);
    EXPECT_NE(call.makePlan(), DnnSuccess);
  });
}

/// A plan that no engine takes, which is no fault.
template <typename Change> void declines(Change change, const char *expected) {
  Call call;
  DnnStatus status = DnnSuccess;
  std::string text = heard([&] {
    change(call);
    status = call.makePlan();
  });
  EXPECT_TRUE(isUnsupported(status)) << status;
  EXPECT_EQ(text, "");
  std::string why = call.library.textOf(status);
  EXPECT_NE(why.find(expected), std::string::npos) << why;
}

/// A call refused, after `change`.
template <typename Change> void refuses(Change change, const char *expected) {
  Call call;
  call.fill();
  hears(expected, [&] {
    EXPECT_EQ(call.makePlan(), DnnSuccess);
    change(call);
    EXPECT_NE(call.execute(), DnnSuccess);
  });
}

} // namespace

TEST(EmulatedCudnn, TakesWhatIsRight) {
  Call call;
  call.fill();
  EXPECT_EQ(call.makePlan(), DnnSuccess);
  EXPECT_EQ(call.execute(), DnnSuccess);
  EXPECT_EQ(call.driver.synchronize(call.stream), Success);
}

TEST(EmulatedCudnn, FindsWhatDescriptorsMayNotSay) {
  refusesPlan([](Call &call) { call.sizes[2][3] = 4; }, "y has 4 elements, expected 5");
  refusesPlan([](Call &call) { call.stride[0] = 2; }, "y has 5 elements, expected 3");
  refusesPlan([](Call &call) { call.dilation[1] = 2; }, "y has 5 elements, expected 3");
  refusesPlan([](Call &call) { call.sizes[2][1] = 5; }, "channels or features do not fit");
  refusesPlan([](Call &call) { call.sizes[1][1] = 2; }, "channels or features do not fit");
  refusesPlan([](Call &call) { call.ids[1] = 1; }, "two tensors have one number");
  refusesPlan([](Call &call) { call.alignment = 2; }, "no power of two of at least an element");
  refusesPlan([](Call &call) { call.types[0] = DnnDataType(12); }, "a tensor of data type 12");
}

TEST(EmulatedCudnn, DeclinesWhatNoEngineTakes) {
  declines([](Call &call) { call.pre[0] = 0, call.post[0] = 2; }, "other padding behind");
  declines([](Call &call) { call.types[1] = DnnHalf; }, "tensors of different types");
  // A filter with its features last.
  declines([](Call &call) { std::copy_n((int64_t[]){1, 4, 36, 12}, 4, call.strides[1]); },
           "neither channels first nor channels last");
  // Engine 30 of mode A copies sixteen bytes at once.
  declines(
      [](Call &call) {
        call.way = DnnModeA, call.proposal = 6;
        call.alignment = 4;
      },
      "wants tensors at multiples of 16");
}

TEST(EmulatedCudnn, FindsAttributesOutOfPlace) {
  Call call;
  DnnDescriptor tensor = call.make(DnnTensor);
  int64_t number = 1;
  auto finds = [&](auto body, const char *expected) {
    std::string text = heard([&] { EXPECT_NE(body(), DnnSuccess); });
    EXPECT_NE(text.find(expected), std::string::npos) << text;
  };
  finds([&] { return call.library.finalize(tensor); }, "finalised without DnnTensorDataType");
  finds([&] { return call.set(tensor, DnnPlanHandle, DnnTypeInt64, &number, 1); },
        "attribute 400 of a tensor is unknown to the emulation");
  finds([&] { return call.set(tensor, DnnTensorUniqueId, DnnTypeFloat, &number, 1); },
        "DnnTensorUniqueId is of type 3, and set by one of type 4");
  finds([&] { return call.set(tensor, DnnTensorUniqueId, DnnTypeInt64, &number, 2); },
        "DnnTensorUniqueId is set to 2 elements");
  finds([&] { return call.library.createDescriptor(DnnDescriptorKind(41), &tensor); },
        "a descriptor of kind 41, which is unknown to the emulation");
  EXPECT_EQ(call.makePlan(), DnnSuccess);
  finds([&] { return call.set(call.plan, DnnPlanHandle, DnnTypeHandle, &call.handle, 1); },
        "DnnPlanHandle of a descriptor that is final");
  finds([&] { return call.library.finalize(call.plan); }, "an execution plan is final already");
  // An operation of a tensor that is not final.
  DnnDescriptor operation = call.make(DnnForward), open = call.make(DnnTensor);
  call.set(operation, DnnForwardX, DnnTypeDescriptor, open);
  call.set(operation, DnnForwardW, DnnTypeDescriptor, call.tensors[1]);
  call.set(operation, DnnForwardY, DnnTypeDescriptor, call.tensors[2]);
  call.set(operation, DnnForwardConvolution, DnnTypeDescriptor, call.convolution);
  call.set(operation, DnnForwardAlpha, DnnTypeFloat, 1.0f);
  call.set(operation, DnnForwardBeta, DnnTypeFloat, 0.0f);
  finds([&] { return call.library.finalize(operation); }, "DnnForwardX is not finalised");
}

TEST(EmulatedCudnn, FindsWhatACallMayNot) {
  refuses([](Call &call) { call.at[0] += 4; }, "tensor x is not aligned to the 16 bytes");
  refuses([](Call &call) { call.at[2] = 0; }, "no pointer for tensor y");
  refuses([](Call &call) { call.packIds[2] = 7; }, "number 7 of the variant pack is of no tensor");
  refuses([](Call &call) { call.packIds[2] = 1; }, "number 1 of the variant pack is of no tensor");
  refuses([](Call &call) { call.workspace = call.memory + 64; },
          "workspace is not aligned to 256 bytes");
  refuses([](Call &call) { (void)call.library.destroyDescriptor(call.config); },
          "DnnPlanEngineConfig was destroyed");
  refuses([](Call &call) { (void)call.library.destroyDescriptor(call.plan); }, "was destroyed");
}

// The sixth engine of mode A wants scratch memory.
TEST(EmulatedCudnn, FindsTooLittleWorkspace) {
  Call call;
  call.fill();
  call.way = DnnModeA, call.proposal = 5;
  EXPECT_EQ(call.makePlan(), DnnSuccess);
  std::string text = heard([&] { EXPECT_NE(call.execute(), DnnSuccess); });
  EXPECT_NE(text.find("bytes of workspace, there are none"), std::string::npos) << text;
}

// What is found when the work is done stays the device's failure: each in a process of its own.
TEST(EmulatedCudnn, FindsWhatTheWorkDoes) {
  GTEST_FLAG_SET(death_test_style, "threadsafe");
  auto isFound = [](bool isFilled, DevicePointer beyond) {
    Call call;
    if (isFilled)
      call.fill();
    (void)call.makePlan();
    call.at[2] += beyond;
    (void)call.execute();
    exit(call.driver.synchronize(call.stream) == Success);
  };
  EXPECT_EXIT(
      isFound(false, 0), testing::ExitedWithCode(0),
      "cudnnBackendExecute, a forward convolution 2x3x5x5 \\* 4x3x3x3 to 2x4x5x5 reads byte "
      "0 of 600, which nothing has written");
  EXPECT_EXIT(isFound(true, Call::bytes), testing::ExitedWithCode(0),
              "reaches outside of every allocation");
}

TEST(EmulatedCudnn, SaysWhatIsLeft) {
  GTEST_FLAG_SET(death_test_style, "threadsafe");
  auto leave = [] {
    Call call;
    (void)call.makePlan();
    (void)call.library.destroy(call.handle);
    exit(0);
  };
  EXPECT_EXIT(leave(), testing::ExitedWithCode(0), "9 descriptors of cuDNN left when its handle");
}

TEST(EmulatedCudnn, RefusesOldVersions) {
  GTEST_FLAG_SET(death_test_style, "threadsafe");
  auto load = [](const char *fault) {
    setenv("EMULATED_CUDA_FAULT", fault, 1);
    Expected<const Cudnn *> library = loadCudnn();
    fprintf(stderr, "%s\n", library.status().text().c_str());
    exit(library.isOk());
  };
  EXPECT_EXIT(load("cudnn:8907"), testing::ExitedWithCode(0),
              "cuDNN is 8.9.7, at least 9.0.0 is needed; .*--convolution=own");
}
