//===- BaseTest.cpp - Files, numbers and text ------------------------------------===//

#include "../base/DType.h"
#include "../base/Json.h"
#include "../base/Safetensors.h"
#include "Scratch.h"

#include <cmath>
#include <csignal>
#include <gtest/gtest.h>
#include <sys/resource.h>

using namespace zrt;
using namespace zrt::test;

static std::string reprint(const char *text) {
  Expected<Json> value = Json::parse(text, "test");
  return value.isOk() ? value->text() : "error: " + value.status().message();
}

TEST(Json, ReadsWhatItPrints) {
  EXPECT_EQ(reprint(" {\"a\" : [1, -2.5e3, true,null], \"b\":{}} "),
            "{\"a\": [1, -2.5e3, true, null], \"b\": {}}");
  EXPECT_EQ(reprint("[]"), "[]");
  EXPECT_EQ(reprint("\"\\u00e9\\n\\ud83d\\ude00\\\"\""), "\"\xc3\xa9\\u000a\xf0\x9f\x98\x80\\\"\"");
  EXPECT_EQ(reprint("9223372036854775807"), "9223372036854775807");
}

TEST(Json, RefusesMalformedText) {
  for (const char *text : {"", "{", "[1,", "[1 2]", "{\"a\" 1}", "{1: 2}", "tru", "\"a", "\"\\x\"",
                           "\"\\ud800x\"", "1 2", "--1", "9223372036854775808", "nul"})
    EXPECT_TRUE(reprint(text).starts_with("error: test: malformed JSON at byte")) << text;
  EXPECT_NE(reprint(std::string(100000, '[').c_str()).find("too deeply"), std::string::npos);
}

TEST(Json, NumbersReadBackTheSame) {
  EXPECT_EQ(jsonNumber(0.1f), "0.1");
  EXPECT_EQ(jsonNumber(0.1), "0.1");
  EXPECT_EQ(jsonNumber(1.0f / 3), "0.33333334");
  EXPECT_EQ(jsonNumber(NAN), "\"NaN\"");
  EXPECT_EQ(jsonNumber(-INFINITY), "\"-Infinity\"");
  for (uint32_t bits = 1; bits < 0x7F800000; bits += 9999991) {
    float value;
    memcpy(&value, &bits, 4);
    EXPECT_EQ(strtof(jsonNumber(value).c_str(), nullptr), value);
  }
}

TEST(DType, HalfPrecisionRoundTrips) {
  for (int bits = 0; bits < 0x10000; ++bits) {
    for (int64_t dtype : {ZRT_F16, ZRT_BF16}) {
      uint16_t in = uint16_t(bits), out;
      float wide;
      widen(dtype, &in, &wide, 1);
      narrow(dtype, &wide, &out, 1);
      if (std::isnan(wide)) {
        widen(dtype, &out, &wide, 1);
        EXPECT_TRUE(std::isnan(wide));
      } else {
        EXPECT_EQ(in, out) << dtypeInfo(dtype).name;
      }
    }
  }
}

TEST(DType, EightBitFloatsRoundToTheNearest) {
  for (int64_t dtype : {ZRT_F8E4M3FN, ZRT_F8E5M2}) {
    for (int bits = 0; bits < 0x7F; ++bits) {
      float value = widenF8(dtype, uint8_t(bits)), next = widenF8(dtype, uint8_t(bits + 1));
      if (!std::isfinite(value))
        continue;
      EXPECT_EQ(narrowF8(dtype, value), bits);
      EXPECT_EQ(narrowF8(dtype, -value), bits | 0x80);
      if (!std::isfinite(next))
        continue;
      float tie = value + (next - value) / 2;
      EXPECT_LT(value, next);
      EXPECT_EQ(narrowF8(dtype, tie), bits + (bits & 1));
      EXPECT_EQ(narrowF8(dtype, std::nextafterf(tie, 0)), bits);
      EXPECT_EQ(narrowF8(dtype, std::nextafterf(tie, next)), bits + 1);
    }
    EXPECT_TRUE(std::isnan(widenF8(dtype, narrowF8(dtype, NAN))));
    EXPECT_FALSE(std::isfinite(widenF8(dtype, narrowF8(dtype, 1e30f))));
  }
  EXPECT_EQ(widenF8(ZRT_F8E4M3FN, 0x7E), 448);
  EXPECT_EQ(widenF8(ZRT_F8E5M2, 0x7B), 57344);
  EXPECT_EQ(widenF8(ZRT_F8E5M2, 0xFC), -INFINITY);
}

TEST(DType, F16RoundsAsTheProcessorDoes) {
  for (uint64_t bits = 0; bits < 0x100000000u; bits += 65521) {
    uint32_t word = uint32_t(bits);
    float value;
    memcpy(&value, &word, 4);
    if (std::isnan(value))
      continue;
    _Float16 expected = _Float16(value);
    uint16_t out = narrowF16(value);
    EXPECT_EQ(memcmp(&out, &expected, 2), 0) << value;
    EXPECT_EQ(widenF16(out), float(expected));
  }
  EXPECT_EQ(narrowF16(65520.0f), 0x7C00);
  EXPECT_EQ(narrowF16(65519.0f), 0x7BFF);
}

TEST(DType, Bf16RoundsToNearestEven) {
  auto round = [](uint32_t bits) {
    float value;
    memcpy(&value, &bits, 4);
    return narrowBf16(value);
  };
  EXPECT_EQ(round(0x3F808000), 0x3F80); // tie to even
  EXPECT_EQ(round(0x3F818000), 0x3F82);
  EXPECT_EQ(round(0x3F808001), 0x3F81);
  EXPECT_EQ(round(0x7F7FFFFF), 0x7F80); // overflow to infinity
}

TEST(DType, StoresOnlyValuesOfTheType) {
  uint8_t element[8];
  EXPECT_TRUE(storeElement(ZRT_U8, "255", element));
  EXPECT_FALSE(storeElement(ZRT_U8, "256", element));
  EXPECT_FALSE(storeElement(ZRT_U32, "-1", element));
  EXPECT_FALSE(storeElement(ZRT_I32, "1.5", element));
  EXPECT_FALSE(storeElement(ZRT_F32, "", element));
  EXPECT_FALSE(storeElement(ZRT_F32, "1x", element));
  EXPECT_TRUE(storeElement(ZRT_F32, "1e-3", element));
  EXPECT_EQ(elementText(ZRT_F32, element), "0.001");
  EXPECT_TRUE(storeElement(ZRT_I1, "true", element));
}

TEST(Safetensors, RoundTrip) {
  Scratch scratch;
  std::string path = scratch / "a.safetensors";
  float values[6] = {1, 2, 3, 4, 5, 6};
  uint8_t flag = 1;
  {
    SafetensorsWriter writer;
    ASSERT_TRUE(writer.open(path).isOk());
    ASSERT_TRUE(writer.layout({{"x \"y\"", ZRT_F32, {2, 3}}, {"flag", ZRT_I1, {}}}).isOk());
    EXPECT_TRUE(writer.write(1, 0, &flag, 1).isOk());
    EXPECT_TRUE(writer.write(0, 8, values + 2, 16).isOk());
    EXPECT_TRUE(writer.write(0, 0, values, 8).isOk());
    EXPECT_FALSE(scratch.exists("a.safetensors")) << "visible before it is complete";
    ASSERT_TRUE(writer.commit().isOk());
  }
  auto reader = SafetensorsReader::open(path);
  ASSERT_TRUE(reader.isOk()) << reader.status().text();
  const Tensor *x = reader->find("x \"y\"");
  ASSERT_TRUE(x);
  EXPECT_EQ(typeText(x->dtype, x->shape), "f32[2, 3]");
  EXPECT_EQ(memcmp(x->data, values, 24), 0);
  EXPECT_EQ(reader->find("flag")->data[0], 1);
  EXPECT_FALSE(reader->find("other"));
  EXPECT_EQ(scratch.count(), 1) << "a temporary file was left";
}

TEST(Safetensors, NothingIsLeftWithoutCommit) {
  Scratch scratch;
  {
    SafetensorsWriter writer;
    ASSERT_TRUE(writer.open(scratch / "a").isOk());
    ASSERT_TRUE(writer.layout({{"x", ZRT_F32, {1000}}}).isOk());
  }
  EXPECT_EQ(scratch.count(), 0);
  SafetensorsWriter writer;
  EXPECT_EQ(writer.open(scratch / "no/such/folder").code(), Code::Io);
  EXPECT_EQ(writer.open("/dev/full").code(), Code::Io);
}

TEST(Safetensors, AFullDiskIsFoundBeforeWriting) {
  // A limit on file sizes stands for a full disk.
  Scratch scratch;
  signal(SIGXFSZ, SIG_IGN);
  rlimit before;
  getrlimit(RLIMIT_FSIZE, &before);
  rlimit small = {1024, before.rlim_max};
  setrlimit(RLIMIT_FSIZE, &small);
  Status status;
  {
    SafetensorsWriter writer;
    ASSERT_TRUE(writer.open(scratch / "a").isOk());
    status = writer.layout({{"x", ZRT_F32, {1000}}});
  }
  setrlimit(RLIMIT_FSIZE, &before);
  EXPECT_NE(status.message().find("bytes to '" + (scratch / "a") + "': File too large"),
            std::string::npos)
      << status.text();
  EXPECT_EQ(scratch.count(), 0);
}

TEST(Safetensors, RefusesDamagedFiles) {
  Scratch scratch;
  auto open = [&](const std::string &header, size_t data, uint64_t length = 0) {
    length = length ? length : header.size();
    std::string text(reinterpret_cast<char *>(&length), 8);
    scratch.write("bad", text + header + std::string(data, 'x'));
    auto reader = SafetensorsReader::open(scratch / "bad");
    return reader.isOk() ? "no error" : reader.status().message();
  };
  auto entry = [](const char *type, const char *shape, const char *range) {
    return std::string("{\"t\":{\"dtype\":\"") + type + "\",\"shape\":" + shape +
           ",\"data_offsets\":" + range + "}}";
  };
  EXPECT_EQ(open(entry("F32", "[2]", "[0,8]"), 8), "no error");
  EXPECT_NE(open(entry("F32", "[2]", "[0,8]"), 7).find("cut short"), std::string::npos);
  EXPECT_NE(open(entry("F32", "[3]", "[0,8]"), 8).find("damaged"), std::string::npos);
  EXPECT_NE(open(entry("F32", "[4611686018427387904, 4]", "[0,0]"), 8).find("damaged"),
            std::string::npos);
  EXPECT_NE(open(entry("F32", "[-2]", "[0,8]"), 8).find("malformed"), std::string::npos);
  EXPECT_NE(open(entry("F6_E3M2", "[8]", "[0,8]"), 8).find("unsupported type"), std::string::npos);
  EXPECT_NE(open("{}", 0, 1000).find("not a safetensors file"), std::string::npos);
  EXPECT_NE(open("[]", 0).find("not a safetensors file"), std::string::npos);
  EXPECT_NE(open("{\"t\"", 0).find("malformed JSON"), std::string::npos);
  scratch.write("bad", "");
  EXPECT_FALSE(SafetensorsReader::open(scratch / "bad").isOk());
  EXPECT_NE(SafetensorsReader::open(scratch / "none").status().message().find("No such file"),
            std::string::npos);
}
