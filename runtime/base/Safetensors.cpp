#include "Safetensors.h"

#include "DType.h"
#include "Json.h"

using namespace zrt;

static constexpr int64_t headerLimit = 100 << 20; // the format's own limit

int64_t zrt::elementCount(const std::vector<int64_t> &shape) {
  int64_t count = 1;
  for (int64_t size : shape)
    count *= size;
  return count;
}

std::string zrt::typeText(int dtype, const std::vector<int64_t> &shape) {
  std::string text = std::string(dtypeInfo(dtype).name) + "[";
  for (size_t i = 0; i < shape.size(); ++i)
    text += (i ? ", " : "") + std::to_string(shape[i]);
  return text + "]";
}

Expected<SafetensorsReader> SafetensorsReader::open(const std::string &path) {
  SafetensorsReader reader;
  reader.path_ = path;
  Expected<MappedFile> file = MappedFile::open(path);
  if (!file.isOk())
    return file.status();
  reader.file_ = std::move(*file);
  uint64_t length = 0;
  if (reader.file_.size() >= 8)
    memcpy(&length, reader.file_.data(), 8);
  if (length == 0 || length > headerLimit || int64_t(length) > reader.file_.size() - 8)
    return failure(Code::BadInput, "'%s' is not a safetensors file (no header)", path.c_str());
  Expected<Json> header = Json::parse(reader.file_.text().substr(8, length), "'" + path + "'");
  if (!header.isOk())
    return header.status();
  if (!header->isObject())
    return failure(Code::BadInput, "'%s' is not a safetensors file (header is no object)",
                   path.c_str());
  for (const Json::Member &member : header->members())
    if (member.first != "__metadata__")
      ZRT_TRY(reader.readTensor(member.first, member.second, 8 + int64_t(length)));
  return reader;
}

/// Appends the non-negative integers of `list`; false if it has anything else.
static bool readSizes(const Json *list, std::vector<int64_t> &sizes) {
  if (!list || !list->isArray())
    return false;
  for (const Json &item : list->array()) {
    if (!item.isInteger() || item.integer() < 0)
      return false;
    sizes.push_back(item.integer());
  }
  return true;
}

Status SafetensorsReader::readTensor(const std::string &name, const Json &entry, int64_t start) {
  Tensor tensor;
  tensor.name = name;
  const Json *dtype = entry.find("dtype");
  std::vector<int64_t> range;
  if (!dtype || !dtype->isString() || !readSizes(entry.find("shape"), tensor.shape) ||
      !readSizes(entry.find("data_offsets"), range) || range.size() != 2)
    return failure(Code::BadInput, "'%s': tensor '%s': malformed header entry", path_.c_str(),
                   name.c_str());
  tensor.dtype = dtypeFromSafetensors(dtype->string());
  if (tensor.dtype < 0)
    return failure(Code::BadInput, "'%s': tensor '%s' has the unsupported type %s", path_.c_str(),
                   name.c_str(), dtype->string().c_str());
  int64_t bytes = dtypeInfo(tensor.dtype).size, available = file_.size() - start;
  for (int64_t size : tensor.shape)
    if (__builtin_mul_overflow(bytes, size, &bytes))
      bytes = -1;
  if (range[0] > range[1] || range[1] > available || range[1] - range[0] != bytes)
    return failure(Code::BadInput,
                   "'%s': tensor '%s' of type %s needs %lld bytes, its range is [%lld, %lld) of "
                   "%lld: the file is damaged or cut short",
                   path_.c_str(), name.c_str(), typeText(tensor.dtype, tensor.shape).c_str(),
                   (long long)bytes, (long long)range[0], (long long)range[1],
                   (long long)available);
  tensor.data = file_.data() + start + range[0];
  tensor.bytes = bytes;
  tensors_.push_back(std::move(tensor));
  return Status::ok();
}

const Tensor *SafetensorsReader::find(std::string_view name) const {
  for (const Tensor &tensor : tensors_)
    if (tensor.name == name)
      return &tensor;
  return nullptr;
}

void SafetensorsWriter::place(const std::vector<Tensor> &tensors, std::string_view metadata) {
  std::string header = "{";
  if (!metadata.empty())
    header += "\"__metadata__\":" + std::string(metadata);
  int64_t offset = 0;
  for (const Tensor &tensor : tensors) {
    int64_t end = offset + elementCount(tensor.shape) * dtypeInfo(tensor.dtype).size;
    std::string shape;
    for (int64_t size : tensor.shape)
      shape += (shape.empty() ? "" : ",") + std::to_string(size);
    header += format("%s%s:{\"dtype\":\"%s\",\"shape\":[%s],\"data_offsets\":[%lld,%lld]}",
                     header.size() > 1 ? "," : "", jsonQuote(tensor.name).c_str(),
                     dtypeInfo(tensor.dtype).safetensors, shape.c_str(), (long long)offset,
                     (long long)end);
    offsets_.push_back(offset);
    offset = end;
  }
  header += "}";
  header.resize((header.size() + 7) / 8 * 8, ' ');
  for (int64_t &start : offsets_)
    start += 8 + int64_t(header.size());
  bytes_ = 8 + int64_t(header.size()) + offset;
  header_ = std::move(header);
}

Status SafetensorsWriter::layout(const std::vector<Tensor> &tensors, std::string_view metadata) {
  place(tensors, metadata);
  uint64_t length = header_.size();
  ZRT_TRY(file_.reserve(bytes_));
  ZRT_TRY(file_.write(0, &length, 8));
  return file_.write(8, header_.data(), int64_t(header_.size()));
}
