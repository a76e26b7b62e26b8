//===- Random.cpp - rng_bit_generator -------------------------------------------===//
//
// The bits that XLA gives on CPUs: Threefry 2x32 (Salmon et al., 20 rounds) and Philox 4x32 (10
// rounds), which is what DEFAULT means there. A state is a key and a counter of 64-bit words.
//===--------------------------------------------------------------------------===//
#include "Machine.h"
#include "Strided.h"

#include "zero/Dialect/StableHLO/StableHLO.h"

#include <array>
#include <cstring>

using namespace mlir;
using namespace zero;
using namespace zero::interp;

using Words = std::array<uint32_t, 4>;

static uint32_t low(uint64_t value) { return static_cast<uint32_t>(value); }
static uint32_t high(uint64_t value) { return static_cast<uint32_t>(value >> 32); }

/// One block of two words.
static std::array<uint32_t, 2> threefry(uint64_t key, uint64_t counter) {
  static constexpr int rotations[2][4] = {{13, 15, 26, 6}, {17, 29, 16, 24}};
  uint32_t keys[3] = {low(key), high(key), low(key) ^ high(key) ^ 0x1BD11BDAu};
  uint32_t x = low(counter) + keys[0], y = high(counter) + keys[1];
  for (uint32_t round = 0; round < 5; ++round) {
    for (int rotation : rotations[round % 2]) {
      x += y;
      y = llvm::rotl(y, rotation) ^ x;
    }
    x += keys[(round + 1) % 3];
    y += keys[(round + 2) % 3] + round + 1;
  }
  return {x, y};
}

/// One block of four words; the counter is of 128 bits.
static Words philox(uint64_t key, uint64_t counterLow, uint64_t counterHigh) {
  Words x{low(counterLow), high(counterLow), low(counterHigh), high(counterHigh)};
  uint32_t first = low(key), second = high(key);
  for (int round = 0; round < 10; ++round) {
    uint64_t a = uint64_t(0xD2511F53u) * x[0], b = uint64_t(0xCD9E8D57u) * x[2];
    x = {high(b) ^ x[1] ^ first, low(b), high(a) ^ x[3] ^ second, low(a)};
    first += 0x9E3779B9u;
    second += 0xBB67AE85u;
  }
  return x;
}

namespace {
/// Bits in order, and the number of blocks they took.
struct Stream {
  std::vector<uint32_t> words;
  uint64_t blocks = 0;
};
} // namespace

static Stream runPhilox(ArrayRef<uint64_t> state, int64_t words) {
  Stream stream;
  stream.blocks = llvm::divideCeil(words, 4);
  // A state of two words lets the key be the upper half of the counter too.
  uint64_t upper = state.size() > 2 ? state[2] : state[0];
  for (uint64_t i = 0; i < stream.blocks; ++i) {
    uint64_t counter = state[1] + i;
    for (uint32_t word : philox(state[0], counter, upper + (counter < i ? 1 : 0)))
      stream.words.push_back(word);
  }
  return stream;
}

/// 32-bit Threefry cuts a dimension in two, and the words of a block go to the same place of both
/// parts, side by side: the first dimension of even size, else the first of the largest, filled up.
static Stream runThreefry32(ArrayRef<uint64_t> state, ArrayRef<int64_t> shape) {
  Stream stream;
  if (shape.empty()) {
    stream.blocks = 1;
    stream.words = {threefry(state[0], state[1])[0]};
    return stream;
  }
  const int64_t *split = llvm::find_if(shape, [](int64_t size) { return size % 2 == 0; });
  if (split == shape.end())
    split = std::max_element(shape.begin(), shape.end());
  size_t dim = split - shape.begin();
  SmallVector<int64_t> halves(shape);
  halves[dim] = llvm::divideCeil(shape[dim], 2);
  auto strides = getRowMajorStrides(halves);
  stream.blocks = countElements(halves);
  for (IndexRange at(shape); !at.done(); at.next()) {
    uint64_t block = 0;
    for (auto [i, index, stride] : llvm::enumerate(at.index(), strides))
      block += (i == dim ? index / 2 : index) * stride;
    stream.words.push_back(threefry(state[0], state[1] + block)[at.index()[dim] % 2]);
  }
  return stream;
}

static Stream runThreefry64(ArrayRef<uint64_t> state, int64_t elements) {
  Stream stream;
  stream.blocks = elements;
  for (int64_t i = 0; i < elements; ++i)
    for (uint32_t word : threefry(state[0], state[1] + i))
      stream.words.push_back(word);
  return stream;
}

/// The state after so many blocks: the counter moves on, over both its words if there are two.
static Tensor advanced(const Tensor &initial, ArrayRef<uint64_t> state, uint64_t blocks) {
  Tensor next(DType::U64, static_cast<int64_t>(state.size()));
  uint64_t *to = next.mutableData<uint64_t>();
  std::copy(state.begin(), state.end(), to);
  to[1] += blocks;
  if (state.size() > 2)
    to[2] += to[1] < blocks ? 1 : 0;
  return next.bitcast(initial.getDType(), initial.getShape());
}

static FailureOr<Tensors> evaluateRngBitGenerator(hlo::RngBitGeneratorOp op, Operands in,
                                                  RankContext &) {
  FailureOr<Tensor> out = makeResult(op, 1);
  if (failed(out))
    return failure();
  bool isThreefry = op.getRngAlgorithm() == hlo::RngAlgorithm::THREE_FRY;
  size_t words = in[0].getNumBytes() / sizeof(uint64_t), width = getByteWidth(out->getDType());
  if (in[0].getNumBytes() % sizeof(uint64_t) != 0 || words < 2 || words > (isThreefry ? 2 : 3))
    return op.emitError() << "state " << in[0].getNumElements() << " elements of "
                          << getName(in[0].getDType()) << ", expected 2"
                          << (isThreefry ? "" : " or 3") << " words of 64 bits";
  // The bits of a float of 4 or 6 bits have no place of their own.
  bool isOdd = isFloat(out->getDType()) && getBitWidth(out->getDType()) < 8;
  if (isComplex(out->getDType()) || isOdd || out->getDType() == DType::I1)
    return op.emitError() << "the interpreter does not define '" << op->getName()
                          << "' on element type " << getName(out->getDType());
  std::vector<uint64_t> state(words);
  std::memcpy(state.data(), in[0].getBytes(), in[0].getNumBytes());
  int64_t count = out->getNumElements(), wordsEach = width > 4 ? 2 : 1;
  Stream stream = !isThreefry      ? runPhilox(state, count * wordsEach)
                  : wordsEach == 2 ? runThreefry64(state, count)
                                   : runThreefry32(state, out->getShape());
  // Narrower elements keep the low bits of a word of their own.
  for (int64_t i = 0; i < count; ++i)
    std::memcpy(out->getMutableBytes() + i * width, &stream.words[i * wordsEach], width);
  out->extendLowBits();
  return Tensors{advanced(in[0], state, stream.blocks), *out};
}

static FailureOr<Tensors> evaluateRng(hlo::RngOp op, Operands, RankContext &) {
  return op.emitError()
         << "'stablehlo.rng' gives other numbers on every run, so it has no reference "
            "result; draw from a key with rng_bit_generator or threefry instead";
}

void zero::interp::registerRandom(Registry &registry) {
  registry.add<hlo::RngBitGeneratorOp>(evaluateRngBitGenerator);
  registry.add<hlo::RngOp>(evaluateRng);
}
