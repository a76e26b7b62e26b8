#include "zero/Support/Safetensors.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include <gtest/gtest.h>

using namespace zero;

namespace {
/// A folder of its own for every test, removed at the end.
struct SafetensorsTest : testing::Test {
  void SetUp() override {
    ASSERT_FALSE(llvm::sys::fs::createUniqueDirectory("safetensors", folder));
  }
  void TearDown() override { llvm::sys::fs::remove_directories(folder); }

  std::string path(llvm::StringRef name) {
    llvm::SmallString<128> result(folder);
    llvm::sys::path::append(result, name);
    return std::string(result);
  }

  /// Writes a file of this header and so many bytes of data; what reading it gives as message.
  std::string readBroken(llvm::StringRef header, size_t dataBytes,
                         std::optional<uint64_t> headerBytes = std::nullopt) {
    {
      std::error_code error;
      llvm::raw_fd_ostream file(path("broken"), error);
      char length[8];
      llvm::support::endian::write64le(length, headerBytes.value_or(header.size()));
      file.write(length, 8) << header << std::string(dataBytes, '\1');
    }
    auto tensors = readSafetensors(path("broken"));
    return tensors ? "" : llvm::toString(tensors.takeError());
  }

  llvm::SmallString<128> folder;
};
} // namespace

static bool contains(const std::string &text, llvm::StringRef part) {
  return llvm::StringRef(text).contains(part);
}

TEST_F(SafetensorsTest, ReadsBackEveryType) {
  std::vector<NamedTensor> written;
  for (DType dtype :
       {DType::I1, DType::I8, DType::I16, DType::I32, DType::I64, DType::U8, DType::U16, DType::U32,
        DType::U64, DType::F8E4M3FN, DType::F8E5M2, DType::F8E8M0FNU, DType::F16, DType::BF16,
        DType::F32, DType::F64, DType::C64, DType::C128}) {
    auto size = static_cast<int64_t>(written.size());
    written.push_back(
        {"t" + std::string(1, static_cast<char>('a' + size)), Tensor::zeros(dtype, {2, size})});
  }
  written.push_back({"u\"quoted\"", Tensor::scalar(2.5f)});
  ASSERT_FALSE(writeSafetensors(path("file"), written));
  auto read = readSafetensors(path("file"));
  ASSERT_TRUE(static_cast<bool>(read));
  ASSERT_EQ(read->size(), written.size());
  for (size_t i = 0; i < written.size(); ++i) {
    EXPECT_EQ((*read)[i].name, written[i].name);
    EXPECT_TRUE((*read)[i].tensor.identicalTo(written[i].tensor));
  }
}

TEST_F(SafetensorsTest, RefusesTypesThatTheFormatLacks) {
  llvm::Error error = writeSafetensors(path("file"), {{"x", Tensor::zeros(DType::I4, {2})}});
  EXPECT_TRUE(
      contains(llvm::toString(std::move(error)),
               "cannot write tensor 'x' of type 2xi4: the format has no such element type"));
}

TEST_F(SafetensorsTest, RefusesBrokenFiles) {
  EXPECT_TRUE(contains(readBroken("{}", 0, 1 << 20), "claims a header of 1048576 bytes"));
  EXPECT_TRUE(contains(readBroken("{}", 0, ~uint64_t(0)), "claims a header"));
  EXPECT_TRUE(contains(readBroken("{\"a\"", 0), "malformed header"));
  EXPECT_TRUE(contains(readBroken("[]", 0), "no JSON object"));
  EXPECT_TRUE(contains(readBroken(R"({"a":{"dtype":"F8","shape":[1],"data_offsets":[0,1]}})", 1),
                       "dtype F8, which is not supported"));
  EXPECT_TRUE(contains(readBroken(R"({"a":{"dtype":"F32","shape":[-1],"data_offsets":[0,4]}})", 4),
                       "no valid shape"));
  EXPECT_TRUE(contains(
      readBroken(R"({"a":{"dtype":"F32","shape":[4611686018427387904,8],"data_offsets":[0,4]}})",
                 4),
      "no valid shape"));
  EXPECT_TRUE(contains(readBroken(R"({"a":{"dtype":"F32","shape":[2],"data_offsets":[4,0]}})", 4),
                       "no valid data_offsets"));
  EXPECT_TRUE(contains(readBroken(R"({"a":{"dtype":"F32","shape":[2],"data_offsets":[0,8]}})", 4),
                       "is it cut off?"));
  EXPECT_TRUE(contains(readBroken(R"({"a":{"dtype":"F32","shape":[2],"data_offsets":[0,4]}})", 4),
                       "has 4 bytes instead of 8"));
  EXPECT_EQ(readBroken(R"({"__metadata__":{"by":"x"}})", 0), "");
}

TEST_F(SafetensorsTest, MakesPredicatesZeroOrOne) {
  {
    std::error_code error;
    llvm::raw_fd_ostream file(path("bools"), error);
    std::string header = R"({"a":{"dtype":"BOOL","shape":[2],"data_offsets":[0,2]}})";
    char length[8];
    llvm::support::endian::write64le(length, header.size());
    file.write(length, 8) << header << '\x07' << '\0';
  }
  auto read = readSafetensors(path("bools"));
  ASSERT_TRUE(static_cast<bool>(read));
  EXPECT_EQ(read->front().tensor.getBytes()[0], 1);
  EXPECT_EQ(read->front().tensor.getBytes()[1], 0);
}

TEST_F(SafetensorsTest, NamesFilesItCannotUse) {
  auto missing = readSafetensors(path("none"));
  ASSERT_FALSE(static_cast<bool>(missing));
  std::string message = llvm::toString(missing.takeError());
  EXPECT_TRUE(contains(message, path("none")) && contains(message, "No such file"));
  llvm::Error unwritable = writeSafetensors(path("none/file"), {});
  EXPECT_TRUE(contains(llvm::toString(std::move(unwritable)), "cannot write"));
}

TEST_F(SafetensorsTest, LeavesNothingBehindWhenItFails) {
  ASSERT_FALSE(llvm::sys::fs::create_directory(path("taken")));
  llvm::Error error = writeSafetensors(path("taken"), {{"a", Tensor::scalar(1.0f)}});
  EXPECT_TRUE(static_cast<bool>(error));
  llvm::consumeError(std::move(error));
  std::error_code code;
  size_t entries = 0;
  for (llvm::sys::fs::directory_iterator it(folder, code), end; it != end && !code;
       it.increment(code))
    ++entries;
  EXPECT_EQ(entries, 1u);
}
