#include "../../../runtime/base/DType.h"
#include "../driver/Library.h"
#include "Descriptors.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <cmath>

namespace emulated {

namespace {

int64_t dtypeOf(DnnDataType type) {
  return type == DnnFloat ? ZRT_F32 : type == DnnHalf ? ZRT_F16 : ZRT_BF16;
}

std::vector<float> load(const Tensor &tensor, DevicePointer at) {
  std::vector<float> values(size_t(tensor.elements()));
  if (tensor.type == DnnFloat)
    std::copy_n(reinterpret_cast<const float *>(at), values.size(), values.data());
  else
    zrt::widen(dtypeOf(tensor.type), reinterpret_cast<const void *>(at), values.data(),
               tensor.elements());
  return values;
}

void store(const Tensor &tensor, const std::vector<float> &values, DevicePointer at) {
  if (tensor.type == DnnFloat)
    std::copy_n(values.data(), values.size(), reinterpret_cast<float *>(at));
  else
    zrt::narrow(dtypeOf(tensor.type), values.data(), reinterpret_cast<void *>(at),
                tensor.elements());
}

bool has(const Engine &engine, DnnNote note) {
  return std::find(engine.notes.begin(), engine.notes.end(), note) != engine.notes.end();
}

/// Factors as the engine takes them: of f32 tensor cores take TF32, others cut more.
void roundFactors(const Engine &engine, std::vector<float> &factors) {
  uint32_t mask = has(engine, DnnNoteDownConvert)  ? 0xffff
                  : has(engine, DnnNoteTensorCore) ? 0x1fff
                                                   : 0;
  if (!mask)
    return;
  for (float &factor : factors)
    if (std::isfinite(factor))
      factor = std::bit_cast<float>((std::bit_cast<uint32_t>(factor) + (mask + 1) / 2) & ~mask);
}

/// The sums of all products that the relation of x, w and y has, in an order of the engine's.
class Sums {
public:
  Sums(const Problem &problem, std::vector<float> x, std::vector<float> w, std::vector<float> y,
       bool isDescending, bool hasParts)
      : p(problem), x(std::move(x)), w(std::move(w)), y(std::move(y)), isDescending(isDescending),
        hasParts(hasParts) {
    for (std::vector<float> &part : parts)
      part.assign(size_t(problem.result().elements()), 0.0f);
  }

  std::vector<float> run() {
    for (int64_t n = 0; n < p.x.sizes[0]; ++n)
      for (int64_t k = 0; k < p.y.sizes[1]; ++k)
        for (int64_t c = 0; c < p.w.sizes[1]; ++c)
          addImage(turn(n, p.x.sizes[0]), turn(k, p.y.sizes[1]), turn(c, p.w.sizes[1]));
    for (size_t i = 0; i < parts[0].size(); ++i)
      parts[0][i] += parts[1][i];
    return std::move(parts[0]);
  }

private:
  int64_t turn(int64_t index, int64_t size) const {
    return isDescending ? size - 1 - index : index;
  }

  void addImage(int64_t n, int64_t k, int64_t c) {
    int64_t group = k / (p.y.sizes[1] / p.groups());
    int64_t channel = group * p.w.sizes[1] + c;
    std::vector<float> &sums = parts[hasParts ? (n + c) % 2 : 0];
    addDims(0, n * p.x.strides[0] + channel * p.x.strides[1],
            k * p.w.strides[0] + c * p.w.strides[1], n * p.y.strides[0] + k * p.y.strides[1], sums);
  }

  void addDims(size_t dim, int64_t atX, int64_t atW, int64_t atY, std::vector<float> &sums) {
    size_t d = dim + 2;
    if (d == p.x.sizes.size())
      return addProduct(size_t(atX), size_t(atW), size_t(atY), sums);
    for (int64_t i = 0; i < p.y.sizes[d]; ++i)
      for (int64_t j = 0; j < p.w.sizes[d]; ++j) {
        int64_t place = turn(i, p.y.sizes[d]), tap = turn(j, p.w.sizes[d]);
        int64_t from = place * p.stride[dim] - p.pre[dim] + tap * p.dilation[dim];
        if (from < 0 || from >= p.x.sizes[d])
          continue;
        int64_t stored = p.mode == DnnReversed ? p.w.sizes[d] - 1 - tap : tap;
        addDims(dim + 1, atX + from * p.x.strides[d], atW + stored * p.w.strides[d],
                atY + place * p.y.strides[d], sums);
      }
  }

  void addProduct(size_t atX, size_t atW, size_t atY, std::vector<float> &sums) {
    if (p.direction == DnnForward)
      sums[atY] += x[atX] * w[atW];
    else if (p.direction == DnnBackwardData)
      sums[atX] += y[atY] * w[atW];
    else
      sums[atW] += x[atX] * y[atY];
  }

  const Problem &p;
  std::vector<float> x, w, y, parts[2];
  bool isDescending, hasParts;
};

} // namespace

void convolve(const Problem &problem, const Engine &engine, const DevicePointer (&at)[3]) {
  static std::atomic<uint64_t> calls{0};
  auto read = [&](const Tensor &tensor, DevicePointer pointer) {
    std::vector<float> values;
    if (tensor.id != problem.result().id)
      values = load(tensor, pointer);
    if (tensor.type == DnnFloat)
      roundFactors(engine, values);
    return values;
  };
  uint64_t order = problem.hash() ^ uint64_t(engine.number) ^ seedOfDevice() * 0x9e3779b97f4a7c15u;
  if (has(engine, DnnNoteNondeterministic))
    order += calls++;
  order ^= uint64_t(engine.order & 1) << 7 | uint64_t(engine.order >> 1 & 1) << 9;
  bool isDescending = order >> 7 & 1, hasParts = engine.workspaceBytes || (order >> 9 & 1);
  Sums sums(problem, read(problem.x, at[0]), read(problem.w, at[1]), read(problem.y, at[2]),
            isDescending, hasParts);
  std::vector<float> result = sums.run();
  if (has(engine, DnnNoteWinograd) || has(engine, DnnNoteFft) ||
      has(engine, DnnNoteReducedReduction))
    for (float &value : result)
      value *= 1 + 0x1p-9f;
  const DevicePointer target = problem.direction == DnnForward        ? at[2]
                               : problem.direction == DnnBackwardData ? at[0]
                                                                      : at[1];
  store(problem.result(), result, target);
}

} // namespace emulated
