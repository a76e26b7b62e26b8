//===- ExpandRandom.cpp - zero-expand-random ----------------------------------------===//
//
// Random bits are Philox 4x32 with 10 rounds, which DEFAULT means to XLA on CPUs, or Threefry 2x32
// with 20 (Salmon et al.).
// All are computed from their own place, so that a rank makes those of its rows alone.
//===--------------------------------------------------------------------------===//

#include "ExpandOps.h"
#include "zero/1-Import/Passes.h"

#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/Sequence.h"

namespace zero {
#define GEN_PASS_DEF_EXPANDRANDOMPASS
#include "zero/1-Import/Passes.h.inc"
} // namespace zero

using namespace mlir;
using namespace zero;

namespace {

/// Ops on unsigned words of one type.
struct Words {
  OpBuilder &b;
  Location loc;
  RankedTensorType type;

  unsigned width() const { return type.getElementTypeBitWidth(); }
  Value constant(uint64_t value) { return integerSplat(b, loc, type, llvm::APInt(width(), value)); }
  Value spread(Value scalar) {
    return hlo::BroadcastInDimOp::create(b, loc, type, scalar, llvm::ArrayRef<int64_t>());
  }
  /// The low bits of other words.
  Value of(Value x) { return hlo::ConvertOp::create(b, loc, type, x); }
  Value add(Value x, Value y) { return hlo::AddOp::create(b, loc, x, y); }
  Value mul(Value x, uint64_t y) { return hlo::MulOp::create(b, loc, x, constant(y)); }
  Value bitXor(Value x, Value y) { return hlo::XorOp::create(b, loc, x, y); }
  Value bitOr(Value x, Value y) { return hlo::OrOp::create(b, loc, x, y); }
  Value lowBits(Value x, unsigned count) {
    return hlo::AndOp::create(b, loc, x, constant(llvm::maskTrailingOnes<uint64_t>(count)));
  }
  Value left(Value x, unsigned count) {
    return hlo::ShiftLeftOp::create(b, loc, x, constant(count));
  }
  Value right(Value x, unsigned count) {
    return hlo::ShiftRightLogicalOp::create(b, loc, x, constant(count));
  }
  Value isEqual(Value x, uint64_t y) {
    return hlo::CompareOp::create(b, loc, x, constant(y), hlo::ComparisonDirection::EQ);
  }
  Value select(Value pred, Value x, Value y) { return hlo::SelectOp::create(b, loc, pred, x, y); }
  /// 1 where x is less.
  Value less(Value x, Value y) {
    Value isLess = hlo::CompareOp::create(b, loc, x, y, hlo::ComparisonDirection::LT);
    Value one = constant(1), zero = constant(0);
    return select(isLess, one, zero);
  }
  /// The place of each element, row-major.
  Value places() {
    Value sum = constant(0);
    int64_t stride = 1;
    for (int64_t dim = type.getRank() - 1; dim >= 0; stride *= type.getDimSize(dim), --dim)
      sum = add(sum, mul(hlo::IotaOp::create(b, loc, type, dim), stride));
    return sum;
  }
};

/// What random bits are made of: words of 64 bits for each block, and for the state's key and
/// counter. A state of three words has a counter of two.
struct Generator {
  Words wide, narrow;
  Value key, counter, upperCounter;

  Generator(OpBuilder &b, Location loc, Value state, llvm::ArrayRef<int64_t> shape)
      : wide{b, loc, RankedTensorType::get(shape, hlo::tensorType(state).getElementType())},
        narrow{b, loc,
               wide.type.clone(IntegerType::get(b.getContext(), 32, IntegerType::Unsigned))},
        key(readWord(state, 0)), counter(readWord(state, 1)),
        upperCounter(hlo::tensorType(state).getNumElements() > 2 ? readWord(state, 2) : key) {}

  Value readWord(Value state, int64_t index) {
    Value one = hlo::SliceOp::create(wide.b, wide.loc, state, {index}, {index + 1}, {1});
    return hlo::ReshapeOp::create(
        wide.b, wide.loc, RankedTensorType::get({}, hlo::tensorType(state).getElementType()), one);
  }
  Value low(Value x) { return narrow.of(wide.lowBits(x, 32)); }
  Value high(Value x) { return narrow.of(wide.right(x, 32)); }

  /// Four words of 32 bits for the blocks of these numbers. Without an upper half of the counter,
  /// the key is that too.
  std::array<Value, 4> philox(Value numbers) {
    constexpr uint64_t kFirst = 0xD2511F53, kSecond = 0xCD9E8D57; // factors
    constexpr uint64_t kStepFirst = 0x9E3779B9, kStepSecond = 0xBB67AE85;
    Value at = wide.add(wide.spread(counter), numbers);
    Value keys = wide.spread(key);
    Value upper = wide.add(wide.spread(upperCounter), wide.less(at, numbers));
    Value first = low(keys), second = high(keys);
    std::array<Value, 4> x{low(at), high(at), low(upper), high(upper)};
    for (uint64_t round = 0; round < 10; ++round) {
      Value a = wide.mul(wide.of(x[0]), kFirst), b = wide.mul(wide.of(x[2]), kSecond);
      Value firstKey = narrow.add(first, narrow.constant(low32(round * kStepFirst)));
      Value secondKey = narrow.add(second, narrow.constant(low32(round * kStepSecond)));
      x = {narrow.bitXor(narrow.bitXor(high(b), x[1]), firstKey), narrow.mul(x[2], kSecond),
           narrow.bitXor(narrow.bitXor(high(a), x[3]), secondKey), narrow.mul(x[0], kFirst)};
    }
    return x;
  }
  /// Two words of 32 bits.
  std::array<Value, 2> threefry(Value numbers) {
    constexpr unsigned kRotations[2][4] = {{13, 15, 26, 6}, {17, 29, 16, 24}};
    Value at = wide.add(wide.spread(counter), numbers), spreadKey = wide.spread(key);
    Value first = low(spreadKey), second = high(spreadKey);
    Value third = narrow.bitXor(narrow.bitXor(first, second), narrow.constant(0x1BD11BDA));
    Value keys[3] = {first, second, third};
    Value x = narrow.add(low(at), first), y = narrow.add(high(at), second);
    for (unsigned round = 0; round < 5; ++round) {
      for (unsigned rotation : kRotations[round % 2]) {
        x = narrow.add(x, y);
        Value rotated = narrow.bitOr(narrow.left(y, rotation), narrow.right(y, 32 - rotation));
        y = narrow.bitXor(rotated, x);
      }
      x = narrow.add(x, keys[(round + 1) % 3]);
      y = narrow.add(narrow.add(y, keys[(round + 2) % 3]), narrow.constant(round + 1));
    }
    return {x, y};
  }
  static uint64_t low32(uint64_t value) { return static_cast<uint32_t>(value); }
};

/// What the words of a block make: as many elements, each of which has two words, or one, of which
/// narrow elements keep the low bits.
llvm::SmallVector<Value> makeElements(Generator &generator, llvm::ArrayRef<Value> x,
                                      RankedTensorType type) {
  Words to{generator.wide.b, generator.wide.loc, generator.wide.type.clone(type.getElementType())};
  llvm::SmallVector<Value> elements;
  if (to.width() == 64)
    for (size_t i = 0; i < x.size(); i += 2) {
      Value low = to.of(x[i]), high = to.left(to.of(x[i + 1]), 32);
      elements.push_back(to.bitOr(low, high));
    }
  else
    for (Value word : x)
      elements.push_back(to.width() == 32 ? word
                                          : to.of(generator.narrow.lowBits(word, to.width())));
  return elements;
}

/// Values of one type side by side along a new dimension in front of `dim`, which counts them too
/// then: [..., size, ...] of each make [..., size * count, ...].
Value interleave(OpBuilder &b, Location loc, llvm::ArrayRef<Value> values, int64_t dim) {
  RankedTensorType type = hlo::tensorType(values.front());
  llvm::SmallVector<int64_t> split(type.getShape()), whole(type.getShape());
  split.insert(split.begin() + dim + 1, 1);
  llvm::SmallVector<Value> parts;
  for (Value value : values)
    parts.push_back(hlo::ReshapeOp::create(b, loc, type.clone(split), value));
  split[dim + 1] = static_cast<int64_t>(values.size());
  whole[dim] *= split[dim + 1];
  Value rows = hlo::ConcatenateOp::create(b, loc, type.clone(split), parts, dim + 1);
  return hlo::ReshapeOp::create(b, loc, type.clone(whole), rows);
}

/// Elements of 64 bits are a block each. Others cut a dimension in two, and the words of a block go
/// to the same place of both parts, side by side: the first dimension of even size, else the first
/// of the largest, filled up. Also gives the number of blocks.
std::pair<Value, uint64_t> makeThreefryBits(OpBuilder &b, Location loc, Value state,
                                            RankedTensorType type) {
  bool isWide = type.getElementTypeBitWidth() == 64;
  llvm::SmallVector<int64_t> shape(type.getShape());
  auto isEven = [](int64_t size) { return size % 2 == 0; };
  auto *split = llvm::find_if(shape, isEven);
  if (split == shape.end())
    split = std::max_element(shape.begin(), shape.end());
  int64_t dim = split - shape.begin();
  if (!isWide && !shape.empty())
    shape[dim] = llvm::divideCeil(shape[dim], 2);
  Generator generator(b, loc, state, shape);
  auto blocks = static_cast<uint64_t>(generator.wide.type.getNumElements());
  llvm::SmallVector<Value> elements =
      makeElements(generator, generator.threefry(generator.wide.places()), type);
  if (isWide || shape.empty())
    return {elements.front(), blocks};
  Value bits = interleave(b, loc, elements, dim);
  llvm::SmallVector<int64_t> begin(shape.size(), 0), strides(shape.size(), 1);
  if (bits.getType() != type)
    bits = hlo::SliceOp::create(b, loc, bits, begin, type.getShape(), strides);
  return {bits, blocks};
}

/// Blocks are made once where they lie in one row each, else again for each of their elements.
Value makePhiloxBits(OpBuilder &b, Location loc, Value state, RankedTensorType type) {
  int64_t count = type.getElementTypeBitWidth() == 64 ? 2 : 4; // elements of a block
  llvm::SmallVector<int64_t> shape(type.getShape());
  if (!shape.empty() && shape.back() % count == 0) {
    shape.back() /= count;
    Generator generator(b, loc, state, shape);
    Value numbers = generator.wide.places();
    return interleave(b, loc, makeElements(generator, generator.philox(numbers), type),
                      type.getRank() - 1);
  }
  Generator generator(b, loc, state, shape);
  Words &wide = generator.wide;
  Value places = wide.places(), numbers = wide.right(places, llvm::Log2_64(count));
  llvm::SmallVector<Value> elements = makeElements(generator, generator.philox(numbers), type);
  Value lane = wide.lowBits(places, llvm::Log2_64(count)), bits = elements.back();
  for (int64_t other = count - 2; other >= 0; --other)
    bits = wide.select(wide.isEqual(lane, other), elements[other], bits);
  return bits;
}

/// The same bits as an unsigned integer of the element's width.
RankedTensorType bitsOf(RankedTensorType type) {
  return type.clone(
      IntegerType::get(type.getContext(), type.getElementTypeBitWidth(), IntegerType::Unsigned));
}
Value bitcast(OpBuilder &b, Location loc, Value x, RankedTensorType type) {
  return x.getType() == type ? x : hlo::BitcastConvertOp::create(b, loc, type, x).getResult();
}

/// The state after so many blocks: the counter moves on, over both its words if there are two.
Value advance(OpBuilder &b, Location loc, Value state, uint64_t blocks) {
  RankedTensorType type = hlo::tensorType(state);
  llvm::SmallVector<llvm::APInt> moves(type.getNumElements(), llvm::APInt(64, 0));
  moves[1] = llvm::APInt(64, blocks);
  Value moved = hlo::ConstantOp::create(b, loc, DenseElementsAttr::get(type, moves));
  Value next = hlo::AddOp::create(b, loc, state, moved);
  if (type.getNumElements() == 2)
    return next;
  Words one{b, loc, type.clone({1})};
  Value counter = hlo::SliceOp::create(b, loc, next, {1}, {2}, {1});
  Value upper = hlo::SliceOp::create(b, loc, next, {2}, {3}, {1});
  upper = one.add(upper, one.less(counter, one.constant(blocks)));
  Value rest = hlo::SliceOp::create(b, loc, next, {0}, {2}, {1});
  return hlo::ConcatenateOp::create(b, loc, type, ValueRange{rest, upper}, 0);
}

/// Makes the output and the next state of `state`, words of 64 bits.
std::pair<Value, Value> makeBits(hlo::RngBitGeneratorOp op, OpBuilder &b, Value state) {
  Location loc = op.getLoc();
  RankedTensorType type = bitsOf(hlo::tensorType(op.getOutput()));
  if (op.getRngAlgorithm() == hlo::RngAlgorithm::THREE_FRY) {
    auto [bits, blocks] = makeThreefryBits(b, loc, state, type);
    return {bits, advance(b, loc, state, blocks)};
  }
  int64_t words = type.getNumElements() * (type.getElementTypeBitWidth() == 64 ? 2 : 1);
  Value bits = makePhiloxBits(b, loc, state, type);
  return {bits, advance(b, loc, state, llvm::divideCeil(words, 4))};
}

/// Expands an op; false where it stays. A state of narrower words is taken for wide ones.
bool expandBits(hlo::RngBitGeneratorOp op) {
  RankedTensorType type = hlo::tensorType(op.getOutput()),
                   given = hlo::tensorType(op.getInitialState());
  bool isThreefry = op.getRngAlgorithm() == hlo::RngAlgorithm::THREE_FRY;
  bool isNumber = type.getElementType().isIntOrFloat() && type.getElementTypeBitWidth() >= 8;
  int64_t parts = 64 / given.getElementTypeBitWidth(), words = given.getNumElements() / parts;
  if (!isNumber || given.getNumElements() % parts != 0 || words < 2 || words > (isThreefry ? 2 : 3))
    return false;
  OpBuilder b(op);
  Location loc = op.getLoc();
  auto wide =
      RankedTensorType::get({words}, IntegerType::get(b.getContext(), 64, IntegerType::Unsigned));
  Value state = op.getInitialState();
  if (parts > 1)
    state =
        bitcast(b, loc, hlo::ReshapeOp::create(b, loc, given.clone({words, parts}), state), wide);
  auto [bits, next] = makeBits(op, b, state);
  if (parts > 1)
    next =
        hlo::ReshapeOp::create(b, loc, given, bitcast(b, loc, next, given.clone({words, parts})));
  op->replaceAllUsesWith(ValueRange{next, bitcast(b, loc, bits, type)});
  op->erase();
  return true;
}

/// Several narrow words are one wide word, the lowest bits first.
Value join(OpBuilder &b, Location loc, Value narrow, RankedTensorType type) {
  RankedTensorType from = hlo::tensorType(narrow);
  int64_t last = from.getRank() - 1;
  unsigned width = from.getElementTypeBitWidth();
  Value joined;
  for (int64_t i : llvm::seq<int64_t>(0, from.getDimSize(last))) {
    llvm::SmallVector<int64_t> begin(from.getRank(), 0), end(from.getShape()),
        strides(from.getRank(), 1);
    begin[last] = i;
    end[last] = i + 1;
    Value part = hlo::SliceOp::create(b, loc, narrow, begin, end, strides);
    part = hlo::ReshapeOp::create(b, loc, type.clone(from.getElementType()), part);
    part = hlo::ConvertOp::create(b, loc, type, part);
    Value shift = integerSplat(b, loc, type, llvm::APInt(type.getElementTypeBitWidth(), i * width));
    part = i == 0 ? part : hlo::ShiftLeftOp::create(b, loc, part, shift).getResult();
    joined = i == 0 ? part : hlo::OrOp::create(b, loc, joined, part).getResult();
  }
  return joined;
}

Value split(OpBuilder &b, Location loc, Value wide, RankedTensorType type) {
  RankedTensorType from = hlo::tensorType(wide);
  unsigned width = type.getElementTypeBitWidth(), whole = from.getElementTypeBitWidth();
  llvm::SmallVector<int64_t> one(from.getShape());
  one.push_back(1);
  Value mask = integerSplat(b, loc, from, llvm::APInt::getLowBitsSet(whole, width));
  llvm::SmallVector<Value> parts;
  for (unsigned shift = 0; shift < whole; shift += width) {
    Value amount = integerSplat(b, loc, from, llvm::APInt(whole, shift));
    Value part =
        shift == 0 ? wide : hlo::ShiftRightLogicalOp::create(b, loc, wide, amount).getResult();
    part = hlo::AndOp::create(b, loc, part, mask);
    part = hlo::ConvertOp::create(b, loc, from.clone(type.getElementType()), part);
    parts.push_back(hlo::ReshapeOp::create(b, loc, type.clone(one), part));
  }
  return hlo::ConcatenateOp::create(b, loc, type, parts, from.getRank());
}

/// Bitcasts to another width; false where it stays.
bool expandBitcast(hlo::BitcastConvertOp op) {
  RankedTensorType from = hlo::tensorType(op.getOperand()), to = hlo::tensorType(op.getResult());
  auto isWhole = [](RankedTensorType type) {
    return type.getElementType().isIntOrFloat() && !type.getElementType().isInteger(1);
  };
  if (from.getRank() == to.getRank() || !isWhole(from) || !isWhole(to))
    return false;
  OpBuilder b(op);
  Location loc = op.getLoc();
  Value bits = bitcast(b, loc, op.getOperand(), bitsOf(from));
  bits = from.getRank() > to.getRank() ? join(b, loc, bits, bitsOf(to))
                                       : split(b, loc, bits, bitsOf(to));
  op.replaceAllUsesWith(bitcast(b, loc, bits, to));
  op.erase();
  return true;
}

struct ExpandRandomPass : zero::impl::ExpandRandomPassBase<ExpandRandomPass> {
  void runOnOperation() override {
    bool changed = false;
    getOperation()->walk([&](hlo::RngBitGeneratorOp op) { changed |= expandBits(op); });
    getOperation()->walk([&](hlo::BitcastConvertOp op) { changed |= expandBitcast(op); });
    if (!changed)
      markAllAnalysesPreserved(); // not verified again
  }
};

} // namespace
