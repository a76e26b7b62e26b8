#include "zero/Support/Safetensors.h"
#include "zero/Support/OutputFile.h"

#include "llvm/Support/Endian.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"
#include <cstring>

using namespace zero;
using llvm::StringRef;

static constexpr std::pair<DType, const char *> kNames[] = {
    {DType::I1, "BOOL"},          {DType::I8, "I8"},          {DType::I16, "I16"},
    {DType::I32, "I32"},          {DType::I64, "I64"},        {DType::U8, "U8"},
    {DType::U16, "U16"},          {DType::U32, "U32"},        {DType::U64, "U64"},
    {DType::F16, "F16"},          {DType::BF16, "BF16"},      {DType::F32, "F32"},
    {DType::F64, "F64"},          {DType::C64, "C64"},        {DType::C128, "C128"},
    {DType::F8E4M3FN, "F8_E4M3"}, {DType::F8E5M2, "F8_E5M2"}, {DType::F8E8M0FNU, "F8_E8M0"}};

/// Headers are a few hundred bytes a tensor; a longer one is a broken or hostile file.
static constexpr uint64_t kMaxHeader = 100 << 20;

static llvm::Error fail(StringRef path, const llvm::Twine &what) {
  return llvm::createStringError("'" + path + "': " + what);
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

/// The format's name of a type, null where it has none.
static const char *findName(DType dtype) {
  for (auto [known, name] : kNames)
    if (dtype == known)
      return name;
  return nullptr;
}

static std::optional<DType> findDType(StringRef name) {
  for (auto [dtype, known] : kNames)
    if (name == known)
      return dtype;
  return std::nullopt;
}

/// The dimensions in `value`, and their product times `width` in `bytes`; false where they are not
/// an array of sizes or too large for any file.
static bool readShape(const llvm::json::Value *value, size_t width,
                      llvm::SmallVectorImpl<int64_t> &shape, uint64_t &bytes) {
  const llvm::json::Array *dims = value ? value->getAsArray() : nullptr;
  if (!dims)
    return false;
  bytes = width;
  for (const llvm::json::Value &entry : *dims) {
    std::optional<int64_t> dim = entry.getAsInteger();
    bool overflow = false;
    if (!dim || *dim < 0)
      return false;
    bytes = llvm::SaturatingMultiply<uint64_t>(bytes, *dim, &overflow);
    if (overflow)
      return false;
    shape.push_back(*dim);
  }
  return true;
}

static llvm::Expected<Tensor> readTensor(StringRef path, StringRef name,
                                         const llvm::json::Value &value, StringRef data) {
  const llvm::json::Object *entry = value.getAsObject();
  std::optional<StringRef> dtypeName =
      entry ? entry->getString("dtype") : std::optional<StringRef>();
  if (!dtypeName)
    return fail(path, "tensor '" + name + "' has no dtype");
  std::optional<DType> dtype = findDType(*dtypeName);
  if (!dtype)
    return fail(path, "tensor '" + name + "' has dtype " + *dtypeName + ", which is not supported");
  llvm::SmallVector<int64_t> shape;
  uint64_t bytes = 0;
  if (!readShape(entry->get("shape"), getByteWidth(*dtype), shape, bytes))
    return fail(path, "tensor '" + name + "' has no valid shape");
  const llvm::json::Array *offsets = entry->getArray("data_offsets");
  auto offset = [&](size_t i) {
    return offsets && offsets->size() == 2 ? (*offsets)[i].getAsUINT64() : std::nullopt;
  };
  if (!offset(0) || !offset(1) || *offset(0) > *offset(1))
    return fail(path, "tensor '" + name + "' has no valid data_offsets");
  if (*offset(1) > data.size())
    return fail(path, "tensor '" + name + "' ends at byte " + llvm::Twine(*offset(1)) +
                          " of the data, but the file has only " + llvm::Twine(data.size()) +
                          ": is it cut off?");
  if (*offset(1) - *offset(0) != bytes)
    return fail(path, "tensor '" + name + "' of type " + describeType(*dtype, shape) + " has " +
                          llvm::Twine(*offset(1) - *offset(0)) + " bytes instead of " +
                          llvm::Twine(bytes));
  Tensor tensor(*dtype, shape);
  std::memcpy(tensor.getMutableBytes(), data.data() + *offset(0), bytes);
  // A predicate is 0 or 1 in memory; a file may hold any byte.
  if (*dtype == DType::I1)
    for (uint64_t i = 0; i < bytes; ++i)
      tensor.getMutableBytes()[i] = tensor.getBytes()[i] != 0;
  return tensor;
}

/// Whether more brackets are open at once than any header needs: the JSON parser recurses over
/// them.
static bool isNestedDeeply(StringRef json) {
  constexpr int kMost = 64;
  int depth = 0;
  bool inString = false;
  for (size_t i = 0; i < json.size(); ++i) {
    char c = json[i];
    if (inString && c == '\\')
      ++i;
    else if (c == '"')
      inString = !inString;
    else if (!inString && (c == '[' || c == '{'))
      ++depth;
    else if (!inString && (c == ']' || c == '}'))
      --depth;
    if (depth > kMost)
      return true;
  }
  return false;
}

llvm::Expected<std::vector<NamedTensor>> zero::readSafetensors(StringRef path) {
  auto file = llvm::MemoryBuffer::getFile(path, /*IsText=*/false, /*RequiresNullTerminator=*/false);
  if (!file)
    return fail(path, "cannot read: " + file.getError().message());
  StringRef content = (*file)->getBuffer();
  if (content.size() < 8)
    return fail(path,
                "is no safetensors file: it has only " + llvm::Twine(content.size()) + " bytes");
  uint64_t headerBytes = llvm::support::endian::read64le(content.data());
  if (headerBytes > kMaxHeader || headerBytes > content.size() - 8)
    return fail(path, "is no safetensors file: it claims a header of " + llvm::Twine(headerBytes) +
                          " bytes, but has " + llvm::Twine(content.size()) + " in all");
  StringRef text = content.substr(8, headerBytes);
  if (isNestedDeeply(text))
    return fail(path, "has a malformed header: it is nested too deeply");
  llvm::Expected<llvm::json::Value> header = llvm::json::parse(text);
  if (!header)
    return fail(path, "has a malformed header: " + llvm::toString(header.takeError()));
  const llvm::json::Object *entries = header->getAsObject();
  if (!entries)
    return fail(path, "has a header that is no JSON object");
  StringRef data = content.drop_front(8 + headerBytes);
  std::vector<NamedTensor> tensors;
  for (const auto &[key, value] : *entries) {
    if (key == "__metadata__")
      continue;
    llvm::Expected<Tensor> tensor = readTensor(path, StringRef(key), value, data);
    if (!tensor)
      return tensor.takeError();
    tensors.push_back({StringRef(key).str(), std::move(*tensor)});
  }
  llvm::sort(tensors, [](const NamedTensor &a, const NamedTensor &b) { return a.name < b.name; });
  return tensors;
}

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

static std::string makeHeader(llvm::ArrayRef<NamedTensor> tensors) {
  std::string header;
  llvm::raw_string_ostream stream(header);
  llvm::json::OStream json(stream);
  uint64_t offset = 0;
  json.object([&] {
    for (const auto &[name, tensor] : tensors)
      json.attributeObject(name, [&] {
        json.attribute("dtype", findName(tensor.getDType()));
        json.attributeArray("shape", [&] {
          for (int64_t dim : tensor.getShape())
            json.value(dim);
        });
        json.attributeArray("data_offsets", [&] {
          json.value(offset);
          json.value(offset += tensor.getNumBytes());
        });
      });
  });
  // Data starts at a multiple of 8, for readers that map the file.
  header.append((8 - header.size() % 8) % 8, ' ');
  return header;
}

static void writeContent(llvm::raw_ostream &stream, llvm::ArrayRef<NamedTensor> tensors) {
  std::string header = makeHeader(tensors);
  char length[8];
  llvm::support::endian::write64le(length, header.size());
  stream.write(length, sizeof(length)) << header;
  for (const NamedTensor &entry : tensors)
    stream.write(entry.tensor.getBytes(), entry.tensor.getNumBytes());
}

llvm::Error zero::writeSafetensors(StringRef path, llvm::ArrayRef<NamedTensor> tensors) {
  auto explain = [&](llvm::Error error) {
    return fail(path, "cannot write: " + llvm::toString(std::move(error)));
  };
  for (const auto &[name, tensor] : tensors)
    if (!findName(tensor.getDType()))
      return fail(path, "cannot write tensor '" + name + "' of type " + describeType(tensor) +
                            ": the format has no such element type");
  if (llvm::Error error = checkOutput(path, Output::Replaced))
    return error;
  auto file = llvm::sys::fs::TempFile::create(path + ".part-%%%%%%");
  if (!file)
    return explain(file.takeError());
  llvm::raw_fd_ostream stream(file->FD, /*shouldClose=*/false);
  writeContent(stream, tensors);
  stream.flush();
  if (stream.has_error()) {
    llvm::Error error = llvm::errorCodeToError(stream.error());
    stream.clear_error(); // a stream destroyed with an error aborts the process
    llvm::consumeError(file->discard());
    return explain(std::move(error));
  }
  if (llvm::Error error = file->keep(path))
    return explain(std::move(error));
  return llvm::Error::success();
}
