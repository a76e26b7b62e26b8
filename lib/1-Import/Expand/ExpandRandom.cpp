//===- ExpandRandom.cpp - zero-expand-random ----------------------------------------===//
//
// Random bits are Philox 4x32 with 10 rounds (Salmon et al.), which DEFAULT means to XLA on CPUs.
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
/// counter.
struct Philox {
  Words wide, narrow;
  Value key, counter;

  Philox(OpBuilder &b, Location loc, Value state, llvm::ArrayRef<int64_t> shape)
      : wide{b, loc, RankedTensorType::get(shape, hlo::tensorType(state).getElementType())},
        narrow{b, loc,
               wide.type.clone(IntegerType::get(b.getContext(), 32, IntegerType::Unsigned))},
        key(readWord(state, 0)), counter(readWord(state, 1)) {}

  Value readWord(Value state, int64_t index) {
    Value one = hlo::SliceOp::create(wide.b, wide.loc, state, {index}, {index + 1}, {1});
    return hlo::ReshapeOp::create(
        wide.b, wide.loc, RankedTensorType::get({}, hlo::tensorType(state).getElementType()), one);
  }
  Value low(Value x) { return narrow.of(wide.lowBits(x, 32)); }
  Value high(Value x) { return narrow.of(wide.right(x, 32)); }

  /// Four words of 32 bits for the blocks of these numbers. The key is the upper half of the
  /// counter too.
  std::array<Value, 4> makeBlocks(Value numbers) {
    constexpr uint64_t kFirst = 0xD2511F53, kSecond = 0xCD9E8D57; // factors
    constexpr uint64_t kStepFirst = 0x9E3779B9, kStepSecond = 0xBB67AE85;
    Value at = wide.add(wide.spread(counter), numbers);
    Value keys = wide.spread(key), upper = wide.add(keys, wide.less(at, numbers));
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
  static uint64_t low32(uint64_t value) { return static_cast<uint32_t>(value); }
};

/// What the words of a block make: as many elements, each of which has two words, or one, of which
/// narrow elements keep the low bits.
llvm::SmallVector<Value> makeElements(Philox &philox, Value numbers, RankedTensorType type) {
  Words to{philox.wide.b, philox.wide.loc, philox.wide.type.clone(type.getElementType())};
  std::array<Value, 4> x = philox.makeBlocks(numbers);
  llvm::SmallVector<Value> elements;
  if (to.width() == 64)
    for (size_t i : {0, 2}) {
      Value low = to.of(x[i]), high = to.left(to.of(x[i + 1]), 32);
      elements.push_back(to.bitOr(low, high));
    }
  else
    for (Value word : x)
      elements.push_back(to.width() == 32 ? word : to.of(philox.narrow.lowBits(word, to.width())));
  return elements;
}

/// Blocks are made once where they lie in one row each, else again for each of their elements.
Value makeBits(OpBuilder &b, Location loc, Value state, RankedTensorType type) {
  int64_t count = type.getElementTypeBitWidth() == 64 ? 2 : 4; // elements of a block
  llvm::SmallVector<int64_t> shape(type.getShape());
  if (!shape.empty() && shape.back() % count == 0) {
    shape.back() /= count;
    Philox philox(b, loc, state, shape);
    llvm::SmallVector<Value> elements = makeElements(philox, philox.wide.places(), type);
    shape.push_back(1);
    for (Value &element : elements)
      element = hlo::ReshapeOp::create(b, loc, type.clone(shape), element);
    shape.back() = count;
    Value rows = hlo::ConcatenateOp::create(b, loc, type.clone(shape), elements, shape.size() - 1);
    return hlo::ReshapeOp::create(b, loc, type, rows);
  }
  Philox philox(b, loc, state, shape);
  Value places = philox.wide.places();
  llvm::SmallVector<Value> elements =
      makeElements(philox, philox.wide.right(places, llvm::Log2_64(count)), type);
  Value lane = philox.wide.lowBits(places, llvm::Log2_64(count)), bits = elements.back();
  for (int64_t other = count - 2; other >= 0; --other)
    bits = philox.wide.select(philox.wide.isEqual(lane, other), elements[other], bits);
  return bits;
}

bool isUnsigned(RankedTensorType type) {
  return type.getElementType().isUnsignedInteger() && type.getElementTypeBitWidth() >= 8;
}

/// Expands an op; false where it stays.
bool expandBits(hlo::RngBitGeneratorOp op) {
  RankedTensorType type = hlo::tensorType(op.getOutput()),
                   state = hlo::tensorType(op.getInitialState());
  if (op.getRngAlgorithm() == hlo::RngAlgorithm::THREE_FRY || !isUnsigned(type) ||
      !state.getElementType().isUnsignedInteger(64) || state.getNumElements() != 2)
    return false;
  OpBuilder b(op);
  Location loc = op.getLoc();
  Value bits = makeBits(b, loc, op.getInitialState(), type);
  uint64_t blocks =
      llvm::divideCeil(type.getNumElements() * (type.getElementTypeBitWidth() == 64 ? 2 : 1), 4);
  Value moved = hlo::ConstantOp::create(
      b, loc, DenseElementsAttr::get(state, {llvm::APInt(64, 0), llvm::APInt(64, blocks)}));
  Value next = hlo::AddOp::create(b, loc, op.getInitialState(), moved);
  op->replaceAllUsesWith(ValueRange{next, bits});
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

/// The same bits as an unsigned integer of the element's width.
RankedTensorType bitsOf(RankedTensorType type) {
  return type.clone(
      IntegerType::get(type.getContext(), type.getElementTypeBitWidth(), IntegerType::Unsigned));
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
  Value bits = op.getOperand();
  if (bitsOf(from) != from)
    bits = hlo::BitcastConvertOp::create(b, loc, bitsOf(from), bits);
  bits = from.getRank() > to.getRank() ? join(b, loc, bits, bitsOf(to))
                                       : split(b, loc, bits, bitsOf(to));
  if (bitsOf(to) != to)
    bits = hlo::BitcastConvertOp::create(b, loc, to, bits);
  op.replaceAllUsesWith(bits);
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
