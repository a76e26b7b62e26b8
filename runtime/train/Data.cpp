#include "Data.h"

#include "Arrays.h"

#include <algorithm>
#include <glob.h>

using namespace zrt;

static const struct {
  const char *name;
  int dtype;
} valueTypes[] = {
    {"u8", ZRT_U8}, {"u16", ZRT_U16}, {"u32", ZRT_U32}, {"i32", ZRT_I32}, {"f32", ZRT_F32},
};

Expected<ValueStream> ValueStream::open(const std::string &spec) {
  ValueStream stream;
  stream.spec_ = spec;
  std::string pattern = spec;
  for (const auto &type : valueTypes) {
    std::string suffix = std::string(":") + type.name;
    if (spec.size() > suffix.size() && spec.ends_with(suffix)) {
      stream.dtype_ = type.dtype;
      pattern.resize(spec.size() - suffix.size());
    }
  }
  glob_t matches = {};
  int code = glob(pattern.c_str(), 0, nullptr, &matches);
  std::vector<std::string> paths;
  for (size_t i = 0; code == 0 && i < matches.gl_pathc; ++i)
    paths.push_back(matches.gl_pathv[i]);
  globfree(&matches);
  if (paths.empty())
    return failure(Code::Usage,
                   "--data %s: no file matches '%s' (types are u8, u16, u32, i32, f32)",
                   spec.c_str(), pattern.c_str());
  int64_t size = dtypeInfo(stream.dtype_).size;
  for (const std::string &path : paths) {
    Expected<MappedFile> map = MappedFile::open(path);
    if (!map.isOk())
      return map.status();
    if (map->size() % size)
      return failure(
          Code::BadInput, "--data: '%s' has %lld bytes, not a multiple of the %lld bytes of a %s",
          path.c_str(), (long long)map->size(), (long long)size, dtypeInfo(stream.dtype_).name);
    int64_t begin = stream.size_;
    stream.size_ += map->size() / size;
    stream.files_.push_back({std::move(*map), begin, stream.size_, path});
  }
  return stream;
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
  case ZRT_U16:
    return convertTo<uint16_t>(to, source, target, count);
  case ZRT_U32:
    return convertTo<uint32_t>(to, source, target, count);
  case ZRT_I32:
    return convertTo<int32_t>(to, source, target, count);
  case ZRT_F32:
    return convertTo<float>(to, source, target, count);
  default:
    return convertTo<uint8_t>(to, source, target, count);
  }
}

Status ValueStream::read(int64_t start, int64_t count, const PlanTensor &input,
                         uint8_t *target) const {
  int64_t size = dtypeInfo(dtype_).size;
  int dtype = input.dtype;
  auto file = std::upper_bound(files_.begin(), files_.end(), start,
                               [](int64_t value, const File &file) { return value < file.end; });
  for (; count > 0; ++file) {
    int64_t here = std::min(count, file->end - start);
    int64_t done =
        convertValues(dtype_, dtype, file->map.data() + (start - file->begin) * size, target, here);
    if (done < here)
      return failure(
          Code::BadInput, "--data: value %s at index %lld of '%s' is no %s",
          elementText(dtype_, file->map.data() + (start + done - file->begin) * size).c_str(),
          (long long)(start + done - file->begin), file->path.c_str(), dtypeInfo(dtype).name);
    if (int64_t bad = findOutside(input, target, here); bad < here)
      return failure(Code::BadInput, "--data: value %s at index %lld of '%s' %s",
                     elementText(dtype, target + bad * dtypeInfo(dtype).size).c_str(),
                     (long long)(start + bad - file->begin), file->path.c_str(),
                     boundText(input).c_str());
    target += here * dtypeInfo(dtype).size;
    start += here, count -= here;
  }
  return Status::ok();
}

uint64_t zrt::mix(uint64_t x) { // splitmix64's finaliser
  x += 0x9E3779B97F4A7C15u;
  x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9u;
  x = (x ^ (x >> 27)) * 0x94D049BB133111EBu;
  return x ^ (x >> 31);
}

int64_t zrt::permute(int64_t index, int64_t size, uint64_t key) {
  if (size <= 1)
    return 0;
  int half = 1; // bits of each half of a Feistel network over at least `size` values
  while ((int64_t(1) << (2 * half)) < size)
    ++half;
  uint64_t mask = (uint64_t(1) << half) - 1, value = uint64_t(index);
  do { // values outside walk on along their cycle until they are inside
    uint64_t left = value >> half, right = value & mask;
    for (uint64_t round = 0; round < 4; ++round) {
      uint64_t next = left ^ (mix(key ^ mix(right * 4 + round)) & mask);
      left = right, right = next;
    }
    value = left << half | right;
  } while (value >= uint64_t(size));
  return int64_t(value);
}

static bool isBatch(const Plan &plan, const PlanTensor &input) {
  return input.entry == plan.step && input.role == "batch";
}

static bool isTokens(const Plan &plan, const PlanTensor &input) {
  return isBatch(plan, input) && input.shape.size() == 2 && !dtypeInfo(input.dtype).isFloat &&
         input.dtype != ZRT_I1;
}

bool BatchData::isBound(const PlanTensor &input) const {
  for (const Source &source : sources_)
    if (source.input == &input)
      return true;
  return false;
}

bool ValueStream::isAt(const void *address) const {
  return std::any_of(files_.begin(), files_.end(),
                     [&](const File &file) { return file.map.data() == address; });
}

bool BatchData::isAt(const void *address) const {
  return std::any_of(streams_.begin(), streams_.end(),
                     [&](const ValueStream &stream) { return stream.isAt(address); });
}

Status BatchData::addStream(const std::string &spec, int64_t rowValues, int64_t stride,
                            int64_t batch) {
  Expected<ValueStream> stream = ValueStream::open(spec);
  if (!stream.isOk())
    return stream.status();
  if (stream->size() < rowValues)
    return failure(Code::BadInput, "--data %s: a row needs %lld values, there are %lld",
                   spec.c_str(), (long long)rowValues, (long long)stream->size());
  rowCounts_.push_back(1 + (stream->size() - rowValues) / stride);
  if (rowCounts_.back() < batch && !repeats_)
    return failure(Code::BadInput,
                   "--data %s has %lld row%s of %lld values, fewer than the %lld of a batch; give "
                   "more, or --repeat-data to use rows more than once in one",
                   spec.c_str(), (long long)rowCounts_.back(), rowCounts_.back() == 1 ? "" : "s",
                   (long long)rowValues, (long long)batch);
  if (rowCounts_.back() != rowCounts_[0])
    return failure(Code::BadInput,
                   "--data %s has %lld rows, %s has %lld: rows of one batch belong together",
                   spec.c_str(), (long long)rowCounts_.back(), streams_[0].spec().c_str(),
                   (long long)rowCounts_[0]);
  streams_.push_back(std::move(*stream));
  return Status::ok();
}

Status BatchData::bindNamed(const std::string &name, const std::string &spec) {
  for (const PlanTensor &input : plan_->inputs) {
    if (!isBatch(*plan_, input) || input.name != name)
      continue;
    if (isBound(input))
      return failure(Code::Usage, "--data names argument '%s' twice", name.c_str());
    int64_t row = input.shape.empty()
                      ? 1
                      : std::max<int64_t>(1, elementCount(input.shape) /
                                                 std::max<int64_t>(1, input.shape[0]));
    ZRT_TRY(addStream(spec, row, row, input.shape.empty() ? 1 : input.shape[0]));
    if (streams_.back().isFloat() && !dtypeInfo(input.dtype).isFloat)
      return failure(Code::Usage, "--data %s: f32 values for argument '%s' of type %s",
                     spec.c_str(), name.c_str(), dtypeInfo(input.dtype).name);
    sources_.push_back({&input, int64_t(streams_.size()) - 1, row, 0, row});
    return Status::ok();
  }
  return failure(Code::Usage,
                 "--data names '%s', which is no batch argument; --describe lists them",
                 name.c_str());
}

Status BatchData::bindTokens(const std::string &spec) {
  std::vector<const PlanTensor *> inputs;
  for (const PlanTensor &input : plan_->inputs)
    if (isTokens(*plan_, input) && !isBound(input))
      inputs.push_back(&input);
  bool pair = inputs.size() == 2 && inputs[0]->shape == inputs[1]->shape;
  if (inputs.size() != 1 && !pair) {
    std::string names;
    for (const PlanTensor *input : inputs)
      names += (names.empty() ? "" : ", ") +
               ("'" + input->name + "' " + typeText(input->dtype, input->shape));
    return failure(Code::Usage,
                   "--data %s without an argument feeds one integer argument [B, T + 1], or two "
                   "[B, T]; the program has %s: give each as --data ARG=%s",
                   spec.c_str(), names.empty() ? "none" : names.c_str(), spec.c_str());
  }
  // Windows of T + 1 values that overlap by one: the last target is the next window's first input.
  int64_t width = inputs[0]->shape[1], window = pair ? width + 1 : width;
  ZRT_TRY(addStream(spec, window, std::max<int64_t>(1, window - 1), inputs[0]->shape[0]));
  if (streams_.back().isFloat())
    return failure(Code::Usage, "--data %s: tokens are integers, not f32", spec.c_str());
  for (size_t i = 0; i < inputs.size(); ++i)
    sources_.push_back({inputs[i], int64_t(streams_.size()) - 1, std::max<int64_t>(1, window - 1),
                        int64_t(i), width});
  return Status::ok();
}

Status BatchData::finish() {
  std::string missing;
  for (const PlanTensor &input : plan_->inputs) {
    if (!isBatch(*plan_, input))
      continue;
    if (!isBound(input))
      missing += " '" + input.name + "' " + typeText(input.dtype, input.shape);
    if (input.shape.empty() || input.dim > 0)
      return failure(Code::Usage,
                     "argument '%s' has its batch in dimension %lld: --data feeds "
                     "rows of dimension 0 only",
                     input.name.c_str(), (long long)input.dim);
    if (isTokens(*plan_, input) && (items_ == 0 || itemName_[0] == 'r'))
      items_ = elementCount(input.shape), itemName_ = "tokens";
    if (items_ == 0)
      items_ = input.shape[0];
  }
  if (!missing.empty())
    return failure(Code::Usage, "no data for%s; give --data [ARG=]GLOB[:TYPE]", missing.c_str());
  return Status::ok();
}

Status BatchData::bind(const Plan &plan, const std::vector<std::string> &specs, bool repeats) {
  plan_ = &plan;
  repeats_ = repeats;
  // Named ones first: what is left is the token stream's, whatever the order of options.
  std::string tokens;
  bool hasTokens = false;
  for (const std::string &spec : specs) {
    size_t equals = spec.find('=');
    if (equals != std::string::npos) {
      ZRT_TRY(bindNamed(spec.substr(0, equals), spec.substr(equals + 1)));
    } else if (hasTokens) {
      return failure(Code::Usage, "--data %s and --data %s: only one may be without an argument",
                     tokens.c_str(), spec.c_str());
    } else {
      tokens = spec, hasTokens = true;
    }
  }
  if (hasTokens)
    ZRT_TRY(bindTokens(tokens));
  return finish();
}

Status BatchData::fill(uint64_t seed, int64_t step, int rank,
                       const std::function<uint8_t *(const PlanTensor &)> &target) const {
  for (const Source &source : sources_) {
    const PlanTensor &input = *source.input;
    // A rank's rows of each micro-batch, one after the other.
    int64_t rows = input.local[0], run = rows / input.microBatches;
    int64_t number = input.dim < 0 ? 0 : plan_->groupRank(input.group, rank).rank;
    int64_t first = number * run, whole = input.shape[0] / input.microBatches;
    uint8_t *local = target(input);
    int64_t rowBytes = source.count * dtypeInfo(input.dtype).size;
    for (int64_t b = 0; b < rows; ++b) {
      int64_t place = b / run * whole + first + b % run;
      int64_t sample = step * input.shape[0] + place, count = rowCounts_[source.stream];
      uint64_t key = mix(seed ^ mix(uint64_t(sample / count)));
      int64_t row = permute(sample % count, count, key);
      ZRT_TRY(streams_[source.stream].read(row * source.stride + source.skip, source.count, input,
                                           local + b * rowBytes));
    }
  }
  return Status::ok();
}
