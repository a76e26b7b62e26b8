#include "Order.h"

#include "../../../runtime/base/DType.h"
#include "../driver/Library.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <numeric>

using namespace zrt::nccl;

namespace emulatednccl {

static uint64_t mix(uint64_t a, uint64_t b) {
  uint64_t hash = (a ^ b * 0x9E3779B97F4A7C15u) * 0xD6E8FEB86659FD93u;
  return hash ^ hash >> 32;
}

Orders::Orders(int ranks, int64_t count, bool isScatter, uint64_t salt)
    : ranks_(ranks), count_(count), isScatter_(isScatter) {
  const char *algorithm = getenv("NCCL_ALGO"), *protocol = getenv("NCCL_PROTO");
  isPinned_ = algorithm && *algorithm && protocol && *protocol;
  block_ = std::max<int64_t>(1, (count + ranks - 1) / ranks);
  uint64_t key = mix(mix(emulated::seedOfDevice(), salt), uint64_t(count));
  isTree_ = !isScatter && (isPinned_ ? strcasecmp(algorithm, "Tree") == 0 : key % 3 == 0);
  chunk_ = isPinned_ ? block_ : int64_t(64) << key % 5;
  size_t channels = isPinned_ ? 1 : 1 + mix(key, 1) % 4;
  for (size_t channel = 0; channel < channels; ++channel) {
    std::vector<int> ring(static_cast<size_t>(ranks));
    std::iota(ring.begin(), ring.end(), 0);
    for (size_t i = ring.size(); i > 1 && !isPinned_; --i)
      std::swap(ring[i - 1], ring[mix(key, 16 * i + channel) % i]);
    rings_.push_back(std::move(ring));
  }
}

/// A ring's sum begins behind the rank that keeps it, and ends there.
Order Orders::at(int64_t element) const {
  int64_t block = element / block_, chunk = element % block_ / chunk_;
  Order order;
  order.begin = block * block_ + chunk * chunk_;
  order.end = std::min({order.begin + chunk_, (block + 1) * block_, count_});
  order.ranks = rings_[size_t(chunk) % rings_.size()];
  order.isTree = isTree_;
  int owner = int(isScatter_ || isPinned_ ? block : (block + chunk) % ranks_);
  auto own = std::find(order.ranks.begin(), order.ranks.end(), owner);
  std::rotate(order.ranks.begin(), own + 1, order.ranks.end());
  return order;
}

namespace {

/// Rounded after every operation; the compiler's own type would need a newer libgcc.
struct Brain {
  uint16_t bits = 0;
  Brain() = default;
  explicit Brain(float value) : bits(zrt::narrowBf16(value)) {}
  operator float() const { return zrt::widenBf16(bits); }
};

template <typename T> T apply(Operation operation, T a, T b) {
  switch (operation) {
  case Sum:
    return T(a + b);
  case Product:
    return T(a * b);
  case Max: // a number rather than NaN
    return a > b || b != b ? a : b;
  case Min:
    return a < b || b != b ? a : b;
  }
  return a;
}

template <typename T>
void combineAs(Operation operation, const Order &order, const std::vector<const void *> &sources,
               void *target, int64_t count) {
  std::vector<T> values(order.ranks.size());
  for (int64_t i = 0; i < count; ++i) {
    for (size_t k = 0; k < values.size(); ++k)
      values[k] = static_cast<const T *>(sources[size_t(order.ranks[k])])[i];
    size_t left = values.size();
    for (; order.isTree && left > 1; left = (left + 1) / 2)
      for (size_t k = 0; k < left; k += 2)
        values[k / 2] = k + 1 < left ? apply(operation, values[k], values[k + 1]) : values[k];
    for (size_t k = 1; k < left; ++k)
      values[0] = apply(operation, values[0], values[k]);
    static_cast<T *>(target)[i] = values[0];
  }
}

using Combine = void (*)(Operation, const Order &, const std::vector<const void *> &, void *,
                         int64_t);
struct TypeInfo {
  Type type;
  const char *name;
  size_t size;
  Combine combine;
};
constexpr TypeInfo types[] = {
    {Int8, "int8", 1, combineAs<int8_t>},         {UInt8, "uint8", 1, combineAs<uint8_t>},
    {Int32, "int32", 4, combineAs<int32_t>},      {UInt32, "uint32", 4, combineAs<uint32_t>},
    {Int64, "int64", 8, combineAs<int64_t>},      {UInt64, "uint64", 8, combineAs<uint64_t>},
    {Float16, "float16", 2, combineAs<_Float16>}, {Float32, "float32", 4, combineAs<float>},
    {Float64, "float64", 8, combineAs<double>},   {BFloat16, "bfloat16", 2, combineAs<Brain>},
};

const TypeInfo *find(Type type) {
  for (const TypeInfo &known : types)
    if (known.type == type)
      return &known;
  return nullptr;
}

} // namespace

bool combine(Type type, Operation operation, const Order &order,
             const std::vector<const void *> &sources, void *target, int64_t count) {
  const TypeInfo *known = find(type);
  if (known)
    known->combine(operation, order, sources, target, count);
  return known != nullptr;
}

size_t sizeOf(Type type) {
  const TypeInfo *known = find(type);
  return known ? known->size : 0;
}

const char *nameOf(Type type) {
  const TypeInfo *known = find(type);
  return known ? known->name : "an unknown type";
}

} // namespace emulatednccl
