#include "Values.h"

#include "Arrays.h"

#include <algorithm>
#include <charconv>
#include <glob.h>

using namespace zrt;

static const struct {
  const char *name;
  int dtype;
} rawTypes[] = {
    {"u8", ZRT_U8}, {"u16", ZRT_U16}, {"u32", ZRT_U32}, {"i32", ZRT_I32}, {"f32", ZRT_F32},
};

// llm.c's token files: 256 int32 (magic, version, tokens, zeros), then the tokens.
static constexpr int64_t llmcHeader = 256 * 4;
static constexpr uint32_t llmcMagic16 = 20240520, llmcMagic32 = 20240801;

static uint32_t wordAt(const MappedFile &map, int64_t index) {
  uint32_t word = 0;
  if (map.size() >= (index + 1) * 4)
    memcpy(&word, map.data() + index * 4, sizeof word);
  return word;
}

static bool isLlmc(const MappedFile &map) {
  return map.size() >= llmcHeader &&
         (wordAt(map, 0) == llmcMagic16 || wordAt(map, 0) == llmcMagic32);
}

static Status openRaw(ValueFile &file, const std::string &format) {
  file.dtype = ZRT_U8;
  for (const auto &type : rawTypes)
    if (format == type.name)
      file.dtype = type.dtype;
  int64_t size = dtypeInfo(file.dtype).size, bytes = file.map.size();
  if (bytes % size)
    return failure(Code::BadInput, "'%s' has %lld bytes, not a multiple of the %lld bytes of a %s",
                   file.path.c_str(), (long long)bytes, (long long)size,
                   dtypeInfo(file.dtype).name);
  if (isLlmc(file.map))
    return failure(Code::BadInput,
                   "'%s' begins with the header of llm.c's token files, which are no tokens: give "
                   "GLOB:llmc",
                   file.path.c_str());
  file.values = file.map.data();
  file.count = bytes / size;
  return Status::ok();
}

static Status openLlmc(ValueFile &file) {
  if (!isLlmc(file.map))
    return failure(Code::BadInput,
                   "'%s' is no token file of llm.c: it begins with %u, not with %u (16-bit tokens) "
                   "or %u (32-bit)",
                   file.path.c_str(), wordAt(file.map, 0), llmcMagic16, llmcMagic32);
  file.dtype = wordAt(file.map, 0) == llmcMagic16 ? ZRT_U16 : ZRT_U32;
  file.values = file.map.data() + llmcHeader;
  file.count = int32_t(wordAt(file.map, 2));
  int64_t expected = llmcHeader + file.count * dtypeInfo(file.dtype).size;
  if (file.count < 0 || file.map.size() != expected)
    return failure(Code::BadInput,
                   "'%s' has %lld bytes; its header promises %lld tokens, which are %lld bytes "
                   "with it: the file is cut short or damaged",
                   file.path.c_str(), (long long)file.map.size(), (long long)file.count,
                   (long long)expected);
  return Status::ok();
}

/// NumPy's spelling of a type, without the byte order.
static int dtypeFromNumpy(std::string_view name) {
  static constexpr struct {
    std::string_view name;
    int dtype;
  } types[] = {{"b1", ZRT_I1},  {"i1", ZRT_I8},  {"i2", ZRT_I16}, {"i4", ZRT_I32},
               {"i8", ZRT_I64}, {"u1", ZRT_U8},  {"u2", ZRT_U16}, {"u4", ZRT_U32},
               {"u8", ZRT_U64}, {"f2", ZRT_F16}, {"f4", ZRT_F32}, {"f8", ZRT_F64}};
  for (const auto &type : types)
    if (type.name == name)
      return type.dtype;
  return -1;
}

/// What follows 'key': in the header of an .npy file.
static std::string_view npyField(std::string_view header, const char *key) {
  std::string quoted = format("'%s':", key);
  size_t at = header.find(quoted);
  if (at == header.npos)
    return {};
  std::string_view rest = header.substr(at + quoted.size());
  rest.remove_prefix(std::min(rest.find_first_not_of(' '), rest.size()));
  return rest;
}

/// "(3, 4)" or "(3,)".
static bool readShape(std::string_view text, std::vector<int64_t> &shape) {
  size_t close = text.find(')');
  if (!text.starts_with("(") || close == text.npos)
    return false;
  const char *at = text.data() + 1, *end = text.data() + close;
  while (at != end) {
    if (*at == ' ' || *at == ',') {
      ++at;
      continue;
    }
    int64_t extent = 0;
    auto [next, error] = std::from_chars(at, end, extent);
    if (error != std::errc() || extent < 0)
      return false;
    shape.push_back(extent);
    at = next;
  }
  return true;
}

/// Format versions 1 to 3: magic, two bytes of version, the header's length, a Python dictionary.
static Status openNpy(ValueFile &file) {
  std::string_view text = file.map.text();
  int64_t lengthBytes = text.size() > 6 && text[6] > 1 ? 4 : 2;
  if (!text.starts_with("\x93NUMPY") || int64_t(text.size()) < 8 + lengthBytes)
    return failure(Code::BadInput, "'%s' is no .npy file", file.path.c_str());
  uint32_t length = 0;
  memcpy(&length, text.data() + 8, lengthBytes);
  int64_t begin = 8 + lengthBytes + int64_t(length);
  if (begin > int64_t(text.size()))
    return failure(Code::BadInput, "'%s' ends within its header", file.path.c_str());
  std::string_view header = text.substr(8 + lengthBytes, length);
  std::string_view type = npyField(header, "descr");
  file.dtype = type.size() < 5 || (type[1] != '<' && type[1] != '|')
                   ? -1
                   : dtypeFromNumpy(type.substr(2, 2));
  if (file.dtype < 0 || type[4] != type[0])
    return failure(Code::BadInput,
                   "'%s' has values of type %.*s; little-endian booleans, integers and f2, f4, f8 "
                   "can be read",
                   file.path.c_str(), int(std::min(type.find(','), type.size())), type.data());
  if (!readShape(npyField(header, "shape"), file.shape))
    return failure(Code::BadInput, "'%s' has a header without a shape", file.path.c_str());
  if (file.shape.size() > 1 && npyField(header, "fortran_order").starts_with("True"))
    return failure(Code::BadInput,
                   "'%s' is in Fortran order; write it with numpy.ascontiguousarray",
                   file.path.c_str());
  file.values = file.map.data() + begin;
  file.count = elementCount(file.shape);
  int64_t expected = begin + file.count * dtypeInfo(file.dtype).size;
  if (file.map.size() != expected)
    return failure(Code::BadInput, "'%s' has %lld bytes, and %s needs %lld with its header",
                   file.path.c_str(), (long long)file.map.size(),
                   typeText(file.dtype, file.shape).c_str(), (long long)expected);
  return Status::ok();
}

static Status openSafetensors(ValueFile &file, const SourceSpec &source, const std::string &hint) {
  Expected<SafetensorsReader> reader = SafetensorsReader::open(file.path);
  if (!reader.isOk())
    return reader.status();
  file.tensors = std::move(*reader);
  const std::vector<Tensor> &all = file.tensors.tensors();
  const Tensor *tensor = file.tensors.find(source.tensor.empty() ? hint : source.tensor);
  if (!tensor && source.tensor.empty() && all.size() == 1)
    tensor = &all[0];
  if (!tensor) {
    std::string names;
    for (size_t i = 0; i < all.size() && i < 8; ++i)
      names += " '" + all[i].name + "'";
    return failure(Code::BadInput,
                   "'%s' has no tensor '%s'; it has %zu:%s; give GLOB:safetensors(tensor=NAME)",
                   file.path.c_str(), (source.tensor.empty() ? hint : source.tensor).c_str(),
                   all.size(), names.c_str());
  }
  file.dtype = tensor->dtype;
  file.shape = tensor->shape;
  file.values = tensor->data;
  file.count = elementCount(tensor->shape);
  if (file.dtype >= ZRT_F8E4M3FN)
    return failure(Code::BadInput,
                   "'%s': tensor '%s' has values of type %s, which --data does "
                   "not read",
                   file.path.c_str(), tensor->name.c_str(), dtypeInfo(file.dtype).name);
  return Status::ok();
}

Expected<ValueFile> ValueFile::open(const std::string &path, const SourceSpec &source,
                                    const std::string &hint) {
  ValueFile file;
  file.path = path;
  std::string format = source.format;
  file.affine = source.affine;
  if (format.empty() && path.ends_with(".npy"))
    format = "npy";
  if (format.empty() && path.ends_with(".safetensors"))
    format = "safetensors";
  if (format == "safetensors") {
    ZRT_TRY(openSafetensors(file, source, hint));
  } else {
    Expected<MappedFile> map = MappedFile::open(path);
    if (!map.isOk())
      return map.status();
    file.map = std::move(*map);
    ZRT_TRY(format == "npy"    ? openNpy(file)
            : format == "llmc" ? openLlmc(file)
                               : openRaw(file, format));
  }
  if (file.shape.size() > 1)
    file.record = file.count / std::max<int64_t>(1, file.shape[0]);
  return file;
}

static std::vector<std::string> filesOf(const std::string &pattern) {
  glob_t matches = {};
  int code = glob(pattern.c_str(), 0, nullptr, &matches);
  std::vector<std::string> paths;
  for (size_t i = 0; code == 0 && i < matches.gl_pathc; ++i)
    paths.push_back(matches.gl_pathv[i]);
  globfree(&matches);
  return paths;
}

/// Whether two files have rows of one shape, or both none.
static bool haveSameRows(const ValueFile &a, const ValueFile &b) {
  if (a.record == 0 || b.record == 0)
    return a.record == b.record;
  return std::equal(a.shape.begin() + 1, a.shape.end(), b.shape.begin() + 1, b.shape.end());
}

Expected<ValueStream> ValueStream::open(const std::string &option, const SourceSpec *sources,
                                        size_t count, const std::string &hint) {
  ValueStream stream;
  stream.option_ = option;
  for (size_t i = 0; i < count; ++i) {
    std::vector<std::string> paths = filesOf(sources[i].glob);
    if (paths.empty())
      return failure(Code::Usage,
                     "%s %s: no file matches (formats are u8, u16, u32, i32, f32, llmc, npy, "
                     "safetensors)",
                     option.c_str(), sources[i].glob.c_str());
    for (const std::string &path : paths) {
      Expected<ValueFile> file = ValueFile::open(path, sources[i], hint);
      if (!file.isOk())
        return Status(file.status().code(), option + ": " + file.status().text());
      const ValueFile &first = stream.files_.empty() ? *file : stream.files_[0].file;
      if (!haveSameRows(*file, first))
        return failure(Code::BadInput, "%s: '%s' has rows of shape %s, '%s' of %s", option.c_str(),
                       path.c_str(), typeText(file->dtype, file->shape).c_str(), first.path.c_str(),
                       typeText(first.dtype, first.shape).c_str());
      int64_t begin = stream.size_;
      stream.size_ += file->count;
      stream.files_.push_back({std::move(*file), begin, stream.size_});
    }
  }
  return stream;
}

bool ValueStream::isAt(const void *address) const {
  return std::any_of(files_.begin(), files_.end(),
                     [&](const Piece &piece) { return piece.file.address() == address; });
}

/// How many values of a row have one channel after the other, or -1 if neither the row's last nor
/// its first dimension is that of `channels`.
static int64_t channelStride(const PlanTensor &input, int64_t channels) {
  std::vector<int64_t> row = input.rowShape();
  if (channels <= 1 || (!row.empty() && row.back() == channels))
    return 1;
  if (row.size() > 1 && row[0] == channels)
    return elementCount(row) / channels;
  return -1;
}

Status ValueStream::check(const std::string &text, const PlanTensor &input) const {
  const DTypeInfo &type = dtypeInfo(input.dtype);
  for (const Piece &piece : files_)
    if (const DTypeInfo &values = dtypeInfo(piece.file.dtype); values.isFloat && !type.isFloat)
      return failure(Code::Usage, "%s %s: %s values for argument '%s' of type %s", option_.c_str(),
                     text.c_str(), values.name, input.name.c_str(), type.name);
  for (const Piece &piece : files_)
    ZRT_TRY(checkAffine(piece.file.affine, text, input));
  return Status::ok();
}

Status ValueStream::checkAffine(const Affine &affine, const std::string &text,
                                const PlanTensor &input) const {
  if (affine.isIdentity())
    return Status::ok();
  if (!dtypeInfo(input.dtype).isFloat)
    return failure(Code::Usage,
                   "%s %s: scale, mean and std are for floating point arguments, and "
                   "'%s' is %s",
                   option_.c_str(), text.c_str(), input.name.c_str(), dtypeInfo(input.dtype).name);
  for (const std::vector<double> *list : {&affine.mean, &affine.deviation})
    if (list->size() > 1 && channelStride(input, int64_t(list->size())) < 0)
      return failure(Code::Usage,
                     "%s %s: %zu channels, and neither the first nor the last dimension of a row "
                     "of '%s' %s has that size",
                     option_.c_str(), text.c_str(), list->size(), input.name.c_str(),
                     typeText(input.dtype, input.shape).c_str());
  return Status::ok();
}

template <typename To, typename From> static bool fits(From value) {
  if constexpr (std::is_same_v<To, bool>)
    return value == From(0) || value == From(1);
  else if constexpr (std::is_floating_point_v<To>)
    return true;
  else if constexpr (std::is_floating_point_v<From>)
    return false;
  else
    return std::in_range<To>(value);
}

/// Returns how many values were converted: fewer than `count` when the next does not fit.
template <typename To, typename From>
static int64_t convert(const uint8_t *source, uint8_t *target, int64_t count) {
  for (int64_t i = 0; i < count; ++i) {
    From value;
    memcpy(&value, source + i * sizeof(From), sizeof value);
    if (!fits<To>(value))
      return i;
    To converted = To(value);
    memcpy(target + i * sizeof(To), &converted, sizeof converted);
  }
  return count;
}

template <typename From>
static int64_t convertTo(int dtype, const uint8_t *source, uint8_t *target, int64_t count) {
  switch (dtype) {
  case ZRT_I1:
    return convert<bool, From>(source, target, count);
  case ZRT_U8:
    return convert<uint8_t, From>(source, target, count);
  case ZRT_I8:
    return convert<int8_t, From>(source, target, count);
  case ZRT_I16:
    return convert<int16_t, From>(source, target, count);
  case ZRT_U16:
    return convert<uint16_t, From>(source, target, count);
  case ZRT_I32:
    return convert<int32_t, From>(source, target, count);
  case ZRT_U32:
    return convert<uint32_t, From>(source, target, count);
  case ZRT_I64:
    return convert<int64_t, From>(source, target, count);
  case ZRT_U64:
    return convert<uint64_t, From>(source, target, count);
  case ZRT_F64:
    return convert<double, From>(source, target, count);
  case ZRT_F32:
    return convert<float, From>(source, target, count);
  default: // narrower floats go through f32
    for (int64_t i = 0; i < count; ++i) {
      float wide;
      (void)convert<float, From>(source + i * sizeof(From), reinterpret_cast<uint8_t *>(&wide), 1);
      narrow(dtype, &wide, target + i * dtypeInfo(dtype).size, 1);
    }
    return count;
  }
}

static int64_t convertValues(int from, int to, const uint8_t *source, uint8_t *target,
                             int64_t count) {
  switch (from) {
  case ZRT_I8:
    return convertTo<int8_t>(to, source, target, count);
  case ZRT_I16:
    return convertTo<int16_t>(to, source, target, count);
  case ZRT_U16:
    return convertTo<uint16_t>(to, source, target, count);
  case ZRT_U32:
    return convertTo<uint32_t>(to, source, target, count);
  case ZRT_I32:
    return convertTo<int32_t>(to, source, target, count);
  case ZRT_I64:
    return convertTo<int64_t>(to, source, target, count);
  case ZRT_U64:
    return convertTo<uint64_t>(to, source, target, count);
  case ZRT_F32:
    return convertTo<float>(to, source, target, count);
  case ZRT_F64:
    return convertTo<double>(to, source, target, count);
  default: // u8 and i1
    return convertTo<uint8_t>(to, source, target, count);
  }
}

static double channelOf(const std::vector<double> &list, int64_t place, int64_t stride,
                        double otherwise) {
  if (list.empty())
    return otherwise;
  return list[place / stride % int64_t(list.size())];
}

/// Values [first, first + count) of a file, of which the first is number `place` of its row.
int64_t ValueStream::convert(const ValueFile &file, int64_t first, int64_t count,
                             const PlanTensor &input, int64_t place, uint8_t *target) const {
  int64_t from = dtypeInfo(file.dtype).size, to = dtypeInfo(input.dtype).size;
  const uint8_t *source = file.values + first * from;
  const Affine &affine = file.affine;
  bool isNarrow = file.dtype == ZRT_F16 || file.dtype == ZRT_BF16;
  if (!isNarrow && affine.isIdentity())
    return convertValues(file.dtype, input.dtype, source, target, count);
  int64_t means = channelStride(input, int64_t(affine.mean.size()));
  int64_t deviations = channelStride(input, int64_t(affine.deviation.size()));
  float values[256];
  for (int64_t done = 0; done < count; done += std::size(values)) {
    int64_t here = std::min<int64_t>(count - done, std::size(values));
    if (isNarrow)
      widen(file.dtype, source + done * from, values, here);
    else
      (void)convertValues(file.dtype, ZRT_F32, source + done * from,
                          reinterpret_cast<uint8_t *>(values), here);
    for (int64_t i = 0; i < here && !affine.isIdentity(); ++i) {
      int64_t at = place + done + i;
      values[i] = float((values[i] * affine.scale - channelOf(affine.mean, at, means, 0)) /
                        channelOf(affine.deviation, at, deviations, 1));
    }
    (void)convertTo<float>(input.dtype, reinterpret_cast<const uint8_t *>(values),
                           target + done * to, here);
  }
  return count;
}

Status ValueStream::read(int64_t start, int64_t count, const PlanTensor &input,
                         uint8_t *target) const {
  int64_t size = dtypeInfo(input.dtype).size;
  auto piece =
      std::upper_bound(files_.begin(), files_.end(), start,
                       [](int64_t value, const Piece &piece) { return value < piece.end; });
  for (int64_t place = 0; count > 0; ++piece) {
    const ValueFile &file = piece->file;
    int64_t first = start - piece->begin, here = std::min(count, piece->end - start);
    int64_t done = convert(file, first, here, input, place, target);
    if (done < here)
      return failure(
          Code::BadInput, "%s: value %s at index %lld of '%s' is no %s", option_.c_str(),
          elementText(file.dtype, file.values + (first + done) * dtypeInfo(file.dtype).size)
              .c_str(),
          (long long)(first + done), file.path.c_str(), dtypeInfo(input.dtype).name);
    if (int64_t bad = findOutside(input, target, here); bad < here)
      return failure(Code::BadInput, "%s: value %s at index %lld of '%s' %s", option_.c_str(),
                     elementText(input.dtype, target + bad * size).c_str(),
                     (long long)(first + bad), file.path.c_str(), boundText(input).c_str());
    target += here * size;
    start += here, count -= here, place += here;
  }
  return Status::ok();
}
