//===- ConvolutionsTest.cpp - The runtime's convolutions by the emulated cuDNN ------------===//
//
// Against sums that are written down from zrt/convolve.h, in f64.
//===-----------------------------------------------------------------------------------===//
#include "../../../runtime/base/DType.h"
#include "../../../runtime/device/cuda/Convolution.h"

#include <cmath>
#include <gtest/gtest.h>

using namespace zrt;
using namespace zrt::cuda;

namespace {

using Tensor = zrt_convolution_tensor;

int64_t countElements(const Tensor &tensor) {
  int64_t count = 1;
  for (int64_t size : tensor.sizes)
    count *= size;
  return count;
}

Tensor lay(int64_t n, int64_t c, int64_t h, int64_t w, bool isLast) {
  if (isLast)
    return {{n, c, h, w, 1}, {c * h * w, 1, c * w, c, 1}};
  return {{n, c, h, w, 1}, {c * h * w, h * w, w, 1, 1}};
}

/// y follows from the rest.
zrt_convolution describe(int64_t direction, int64_t dtype, bool isLast, int64_t groups = 1,
                         int64_t stride = 1, int64_t dilation = 1, int64_t padding = 1,
                         int64_t reversed = 0) {
  constexpr int64_t n = 2, c = 4, h = 9, w = 7, k = 6, r = 3, s = 2;
  auto out = [&](int64_t size, int64_t filter) {
    return (size + 2 * padding - dilation * (filter - 1) - 1) / stride + 1;
  };
  zrt_convolution made = {};
  made.direction = direction, made.dtype = dtype, made.spatial = 2;
  for (int i = 0; i < ZRT_CONVOLVE_SPATIAL; ++i)
    made.stride[i] = made.dilation[i] = 1;
  made.stride[0] = made.stride[1] = stride;
  made.dilation[0] = made.dilation[1] = dilation;
  made.padding[0] = made.padding[1] = padding;
  made.reversed = reversed;
  made.workspace_bytes = 1 << 20;
  made.x = lay(n, c, h, w, isLast);
  made.w = lay(k, c / groups, r, s, isLast);
  made.y = lay(n, k, out(h, r), out(w, s), isLast);
  return made;
}

int64_t offsetOf(const Tensor &t, int64_t a, int64_t b, int64_t c, int64_t d) {
  return a * t.strides[0] + b * t.strides[1] + c * t.strides[2] + d * t.strides[3];
}

/// What the header says, and the sum of the products' sizes, which errors are measured by.
void compute(const zrt_convolution &r, std::vector<double> (&values)[3],
             std::vector<double> &sizes) {
  std::vector<double> &result = values[r.direction == ZRT_CONVOLVE_FORWARD ? 2
                                       : r.direction == ZRT_CONVOLVE_DATA  ? 0
                                                                           : 1];
  std::fill(result.begin(), result.end(), 0.0);
  sizes.assign(result.size(), 0.0);
  int64_t features = r.y.sizes[1] / (r.x.sizes[1] / r.w.sizes[1]);
  for (int64_t n = 0; n < r.y.sizes[0]; ++n)
    for (int64_t k = 0; k < r.y.sizes[1]; ++k)
      for (int64_t p = 0; p < r.y.sizes[2]; ++p)
        for (int64_t q = 0; q < r.y.sizes[3]; ++q)
          for (int64_t c = 0; c < r.w.sizes[1]; ++c)
            for (int64_t i = 0; i < r.w.sizes[2]; ++i)
              for (int64_t j = 0; j < r.w.sizes[3]; ++j) {
                int64_t h = p * r.stride[0] - r.padding[0] + i * r.dilation[0],
                        w = q * r.stride[1] - r.padding[1] + j * r.dilation[1];
                if (h < 0 || w < 0 || h >= r.x.sizes[2] || w >= r.x.sizes[3])
                  continue;
                int64_t at[] = {offsetOf(r.x, n, k / features * r.w.sizes[1] + c, h, w),
                                offsetOf(r.w, k, c, r.reversed ? r.w.sizes[2] - 1 - i : i,
                                         r.reversed ? r.w.sizes[3] - 1 - j : j),
                                offsetOf(r.y, n, k, p, q)};
                int to = &result == &values[2] ? 2 : &result == &values[0] ? 0 : 1;
                double product = 1;
                for (int one = 0; one < 3; ++one)
                  product *= one == to ? 1 : values[one][size_t(at[one])];
                result[size_t(at[to])] += product;
                sizes[size_t(at[to])] += std::fabs(product);
              }
}

class Library {
public:
  Library() {
    EXPECT_EQ(driver.retainContext(&context, 0), Success);
    EXPECT_EQ(driver.setContext(context), Success);
    EXPECT_EQ(driver.createStream(&stream, NonBlocking, 0), Success);
    EXPECT_EQ(driver.allocate(&memory, 4 << 20), Success);
  }
  ~Library() {
    convolutions.close();
    (void)driver.free(memory);
  }

  /// The result, of operands that are drawn from a seed.
  std::vector<float> run(const zrt_convolution &record, uint32_t shift = 0) {
    const Tensor *tensors[] = {&record.x, &record.w, &record.y};
    std::vector<float> result;
    DevicePointer at[3];
    int target = record.direction == ZRT_CONVOLVE_FORWARD ? 2
                 : record.direction == ZRT_CONVOLVE_DATA  ? 0
                                                          : 1;
    for (int i = 0; i < 3; ++i) {
      at[i] = memory + DevicePointer(i) * 65536 + shift;
      std::vector<float> drawn(size_t(countElements(*tensors[i])));
      for (float &value : drawn)
        value = i == target ? NAN : draw();
      std::vector<uint8_t> bytes(drawn.size() * 4);
      store(record.dtype, drawn, bytes);
      EXPECT_EQ(driver.upload(at[i], bytes.data(), bytes.size(), stream), Success);
      EXPECT_EQ(driver.synchronize(stream), Success);
      values[i].assign(drawn.begin(), drawn.end());
      if (i == target)
        result.resize(drawn.size());
    }
    status = convolutions.enqueue(record, {at[0], at[1], at[2], memory + (1 << 20)}, stream);
    if (!status.isOk())
      return {};
    std::vector<uint8_t> bytes(result.size() * 4);
    EXPECT_EQ(driver.download(bytes.data(), at[target], bytes.size(), stream), Success);
    EXPECT_EQ(driver.synchronize(stream), Success);
    if (record.dtype == ZRT_F32)
      memcpy(result.data(), bytes.data(), bytes.size());
    else
      widen(record.dtype, bytes.data(), result.data(), int64_t(result.size()));
    return result;
  }

  void expectRight(const zrt_convolution &record) {
    std::vector<float> result = run(record);
    ASSERT_TRUE(status.isOk()) << status.text();
    std::vector<double> sizes;
    compute(record, values, sizes);
    const std::vector<double> &expected = values[record.direction == ZRT_CONVOLVE_FORWARD ? 2
                                                 : record.direction == ZRT_CONVOLVE_DATA  ? 0
                                                                                          : 1];
    double rounding = record.dtype == ZRT_F32   ? 0x1p-21
                      : record.dtype == ZRT_F16 ? 0x1p-11
                                                : 0x1p-8;
    for (size_t i = 0; i < result.size(); ++i)
      ASSERT_LE(std::fabs(double(result[i]) - expected[i]), rounding * sizes[i])
          << text() << ", element " << i;
  }

  std::vector<LibraryChoice> choices() const {
    std::vector<LibraryChoice> choices;
    convolutions.addChoices(choices);
    return choices;
  }
  std::string text() const {
    std::string text;
    for (const LibraryChoice &choice : choices())
      text += choice.library + ": " + choice.problem + " by " + choice.choice + "; ";
    return text;
  }

  const Driver &driver = **loadDriver();
  KeptChoices kept;
  Convolutions convolutions{kept};
  Status status;

private:
  float draw() {
    state = state * 6364136223846793005u + 1442695040888963407u;
    return widenBf16(narrowBf16(float(int64_t(state >> 40) - (1 << 23)) / (1 << 23)));
  }
  static void store(int64_t dtype, const std::vector<float> &from, std::vector<uint8_t> &to) {
    if (dtype == ZRT_F32)
      memcpy(to.data(), from.data(), to.size());
    else
      narrow(dtype, from.data(), to.data(), int64_t(from.size()));
  }

  Context context;
  Stream stream;
  DevicePointer memory = 0;
  std::vector<double> values[3];
  uint64_t state = 1;
};

constexpr int64_t directions[] = {ZRT_CONVOLVE_FORWARD, ZRT_CONVOLVE_DATA, ZRT_CONVOLVE_FILTER};

} // namespace

TEST(CudnnConvolutions, AreTheSums) {
  Library library;
  for (int64_t direction : directions)
    for (int64_t dtype : {ZRT_F32, ZRT_BF16, ZRT_F16})
      for (bool isLast : {false, true}) {
        library.expectRight(describe(direction, dtype, isLast));
        library.expectRight(describe(direction, dtype, isLast, 2));
        library.expectRight(describe(direction, dtype, isLast, 1, 2));
        library.expectRight(describe(direction, dtype, isLast, 1, 1, 2));
        library.expectRight(describe(direction, dtype, isLast, 2, 2, 2, 0));
        library.expectRight(describe(direction, dtype, isLast, 1, 2, 1, 2, 1));
      }
}

// Of f32 neither tensor cores nor what the library says drops digits; with TF32 the former.
TEST(CudnnConvolutions, AreByEnginesWithAllDigits) {
  Library library;
  zrt_convolution record = describe(ZRT_CONVOLVE_FORWARD, ZRT_F32, false);
  std::vector<float> whole = library.run(record);
  EXPECT_NE(library.text().find("forward f32 2x4x9x7 * 6x4x3x2 to 2x6x9x8"), std::string::npos)
      << library.text();
  std::string text = library.text();
  EXPECT_TRUE(text.find("by engine 41,") != std::string::npos ||
              text.find("by engine 50,") != std::string::npos)
      << text;
  EXPECT_EQ(library.run(record).size(), whole.size());
  record.factors = ZRT_FACTORS_TF32;
  (void)library.run(record);
  EXPECT_NE(library.text().find("tf32 by engine 30"), std::string::npos) << library.text();
}

// What a tensor cannot be aligned to makes another engine, and no failure.
TEST(CudnnConvolutions, AreByEnginesThatTakeTheirPlaces) {
  Library library;
  zrt_convolution record = describe(ZRT_CONVOLVE_FORWARD, ZRT_BF16, true);
  (void)library.run(record);
  EXPECT_NE(library.text().find("engine 30"), std::string::npos);
  (void)library.run(record, 2);
  EXPECT_TRUE(library.status.isOk()) << library.status.text();
  EXPECT_NE(library.text().find("; cuDNN 9.19.0: forward"), std::string::npos) << library.text();
}

// An engine and its knobs, of which the heuristics would take another one.
TEST(CudnnConvolutions, AreAsTheyWereKept) {
  zrt_convolution record = describe(ZRT_CONVOLVE_FILTER, ZRT_F32, false);
  Library first;
  std::vector<float> expected = first.run(record);
  std::vector<LibraryChoice> kept = first.choices();
  ASSERT_EQ(kept.size(), 1u);
  EXPECT_EQ(kept[0].anew, "");
  setenv("EMULATED_CUDA_CHOICES", "1", 1);
  Library other, again, moved;
  EXPECT_NE(other.run(record), expected);
  EXPECT_NE(other.choices()[0].choice, kept[0].choice);
  again.kept.resume(kept);
  EXPECT_EQ(again.run(record), expected);
  EXPECT_EQ(again.choices()[0].choice, kept[0].choice);
  EXPECT_EQ(again.choices()[0].state, kept[0].state);
  EXPECT_EQ(again.choices()[0].anew, "");
  // No engine, no knob, no such value, an engine that drops digits, one that wants more memory.
  for (const char *state : {"99", "41 7 1", "41 2 9", "50 2 9", "20 2 1", "40 2 1", "no", "41 2"}) {
    Library refused;
    kept[0].state = state;
    refused.kept.resume(kept);
    (void)refused.run(record);
    EXPECT_TRUE(refused.status.isOk()) << refused.status.text();
    EXPECT_EQ(refused.choices()[0].choice, other.choices()[0].choice);
    EXPECT_NE(refused.choices()[0].anew.find("no longer takes the checkpoint's ("),
              std::string::npos)
        << state << ": " << refused.choices()[0].anew;
  }
  moved.kept.start("another GPU");
  moved.kept.resume(kept);
  (void)moved.run(record);
  EXPECT_EQ(moved.choices()[0].choice, other.choices()[0].choice);
  EXPECT_NE(moved.choices()[0].anew.find("on another GPU"), std::string::npos);
  unsetenv("EMULATED_CUDA_CHOICES");
}

TEST(CudnnConvolutions, NameWhatTheLibraryRefuses) {
  Library library;
  zrt_convolution record = describe(ZRT_CONVOLVE_FORWARD, ZRT_F32, false);
  record.w.strides[1] = 1;
  (void)library.run(record);
  std::string text = library.status.text();
  EXPECT_NE(text.find("cuDNN 9.19.0 has no engine for it"), std::string::npos) << text;
  EXPECT_NE(text.find("a layout that is neither"), std::string::npos) << text;
  EXPECT_NE(text.find("compile the step with --convolution=own"), std::string::npos) << text;
  EXPECT_NE(text.find("forward f32 2x4x9x7"), std::string::npos) << text;
  record = describe(ZRT_CONVOLVE_FORWARD, ZRT_F64, false);
  (void)library.run(record);
  EXPECT_NE(library.status.text().find("f32, bf16 and f16 only"), std::string::npos)
      << library.status.text();
}

// Where all that the library offers adds in any order or wants more scratch memory.
TEST(CudnnConvolutions, NameWhyNoEngineWillDo) {
  GTEST_FLAG_SET(death_test_style, "threadsafe");
  auto ask = [] {
    setenv("EMULATED_CUDA_FAULT", "cudnn-engines", 1);
    Library library;
    (void)library.run(describe(ZRT_CONVOLVE_FORWARD, ZRT_F32, false));
    fprintf(stderr, "%s\n", library.status.text().c_str());
    library.convolutions.close();
    exit(library.status.isOk());
  };
  EXPECT_EXIT(ask(), testing::ExitedWithCode(0),
              "within the 1048576 bytes of its workspace \\(of 6 that it offers 5 add in no one "
              "order or drop digits, 0 are not supported, 1 want 1099511627776 bytes or more");
}
