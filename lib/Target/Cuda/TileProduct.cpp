#include "TileProduct.h"

#include "AttentionSweep.h"
#include "CudaKernel.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;

namespace zero {

TileProduct::TileProduct(KernelEmitter &e, Value thread) : e(e) {
  auto part = [&](Value value, int64_t divisor, bool isRest) {
    return isRest ? e.make<arith::RemUIOp>(value, e.i64(divisor))
                  : e.make<arith::DivUIOp>(value, e.i64(divisor));
  };
  Value warp = part(thread, 32, false), lane = part(thread, 32, true);
  Value t = part(lane, 4, true);
  warpRow = e.multiply(e.fromValue(warp, 0), kProductSize);
  firstRow = e.add(warpRow, e.fromValue(part(lane, 4, false), 0));
  firstColumn = e.multiply(e.fromValue(t, 0), 2);
  auto eights = [&](Value value) { return e.multiply(e.fromValue(value, 0), 8); };
  below.row = e.fromValue(part(lane, 16, true), 0);
  below.column = eights(part(lane, 16, false));
  beside.row = e.add(eights(part(lane, 16, false)), e.fromValue(part(lane, 8, true), 0));
  beside.column = eights(part(part(lane, 8, false), 2, true));
  Type word = e.getBuilder().getI32Type();
  inQuad = e.make<arith::TruncIOp>(word, t);
  quad = e.make<arith::SubIOp>(e.make<arith::TruncIOp>(word, lane), inQuad);
}

Value TileProduct::call(StringRef name, Type result, ValueRange operands) {
  OpBuilder &builder = e.getBuilder();
  return LLVM::CallIntrinsicOp::create(builder, e.getLoc(), result, builder.getStringAttr(name),
                                       operands)
      .getResults();
}

Value TileProduct::zero() { return e.make<arith::ConstantOp>(e.getBuilder().getF32FloatAttr(0)); }

Value TileProduct::isFirstOfRow() {
  return e.make<arith::CmpIOp>(arith::CmpIPredicate::eq, inQuad, i32(0));
}

Value TileProduct::fma(Value a, Value b, Value c) {
  return call("llvm.fma", a.getType(), {a, b, c});
}

/// The f32 of another lane, by its number or by the bits in which it differs.
Value TileProduct::shuffle(StringRef mode, Value value, Value lane) {
  Type word = e.getBuilder().getI32Type();
  Value bits = e.make<arith::BitcastOp>(word, value);
  bits = call(("llvm.nvvm.shfl.sync." + mode + ".i32").str(), word, {i32(-1), bits, lane, i32(31)});
  return e.make<arith::BitcastOp>(value.getType(), bits);
}

Value TileProduct::combineRow(Value value, Team::Combine combine) {
  for (int64_t distance : {1, 2})
    value = combine(value, shuffle("bfly", value, i32(distance)));
  return value;
}

//===----------------------------------------------------------------------===//
// By tensor cores
//===----------------------------------------------------------------------===//

BlockElements TileProduct::multiplyAdd(Type element, ArrayRef<Value> a, ArrayRef<Value> b,
                                       const BlockElements &c) {
  OpBuilder &builder = e.getBuilder();
  bool isHalf = element.isF16();
  SmallVector<Value> operands;
  for (Value word : llvm::concat<const Value>(a, b))
    operands.push_back(
        isHalf ? LLVM::BitcastOp::create(builder, e.getLoc(), VectorType::get({2}, element), word)
                     .getResult()
               : word);
  llvm::append_range(operands, c);
  Type f32 = builder.getF32Type();
  auto type = LLVM::LLVMStructType::getLiteral(builder.getContext(), {f32, f32, f32, f32});
  Value result = call(isHalf ? "llvm.nvvm.mma.m16n8k16.row.col.f32.f32"
                             : "llvm.nvvm.mma.m16n8k16.row.col.bf16",
                      type, operands);
  BlockElements elements;
  for (int64_t i = 0; i < kBlockElements; ++i)
    elements[i] =
        LLVM::ExtractValueOp::create(builder, e.getLoc(), f32, result, ArrayRef<int64_t>{i});
  return elements;
}

SmallVector<Value> TileProduct::loadMatrices(const SharedTile &tile, Index row, Index column,
                                             bool isTransposed) {
  OpBuilder &builder = e.getBuilder();
  Index at = e.add(e.multiply(row, tile.stride), column);
  Value address = LLVM::AddrSpaceCastOp::create(
      builder, e.getLoc(), LLVM::LLVMPointerType::get(builder.getContext(), kSharedSpace),
      e.advance(tile.element, tile.address, at));
  Type word = builder.getI32Type();
  auto type = LLVM::LLVMStructType::getLiteral(builder.getContext(), {word, word, word, word});
  Value result = call(isTransposed ? "llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16"
                                   : "llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16",
                      type, address);
  SmallVector<Value> words;
  for (int64_t i = 0; i < 4; ++i)
    words.push_back(
        LLVM::ExtractValueOp::create(builder, e.getLoc(), word, result, ArrayRef<int64_t>{i}));
  return words;
}

/// The bf16 that `value` begins with, and the rest, which is exact: 0 behind an infinity where
/// `keepsInfinity`, else NaN.
std::pair<Value, Value> TileProduct::split(Value value, bool keepsInfinity) {
  Type word = e.getBuilder().getI32Type();
  Value bits = e.make<arith::AndIOp>(e.make<arith::BitcastOp>(word, value), i32(-0x10000));
  Value head = e.make<arith::BitcastOp>(value.getType(), bits);
  Value rest = e.make<arith::SubFOp>(value, head);
  if (!keepsInfinity)
    return {head, rest};
  Value isAll = e.make<arith::CmpFOp>(arith::CmpFPredicate::OEQ, value, head);
  return {head, e.select(isAll, zero(), rest)};
}

Value TileProduct::pack(Type element, Value low, Value high) {
  OpBuilder &builder = e.getBuilder();
  StringRef name = element.isF16() ? "llvm.nvvm.ff2f16x2.rn" : "llvm.nvvm.ff2bf16x2.rn";
  Value halves = call(name, VectorType::get({2}, element), {high, low});
  return LLVM::BitcastOp::create(builder, e.getLoc(), builder.getI32Type(), halves);
}

void TileProduct::roundPair(Value &low, Value &high) {
  OpBuilder &builder = e.getBuilder();
  Type f32 = low.getType();
  Value word = pack(builder.getBF16Type(), low, high);
  low = e.make<arith::BitcastOp>(f32, e.make<arith::ShLIOp>(word, i32(16)));
  high = e.make<arith::BitcastOp>(f32, e.make<arith::AndIOp>(word, i32(-0x10000)));
}

TileProduct::Words TileProduct::loadRows(const SharedTile &rows) {
  Words words;
  for (int64_t inner = 0; inner < rows.inner; inner += kProductSize)
    words.push_back(loadRows(rows, inner));
  return words;
}

SmallVector<Value> TileProduct::loadRows(const SharedTile &rows, int64_t inner) {
  return loadMatrices(rows, e.add(warpRow, below.row), e.addConstant(below.column, inner),
                      /*isTransposed=*/false);
}

SmallVector<StepElements> TileProduct::multiply(const SharedTile &rows, const Words &held,
                                                const SharedTile &columns, Index first,
                                                int64_t count) {
  SmallVector<StepElements> steps;
  auto firstOf = [&](int64_t step) { return e.addConstant(first, kProductSize * step); };
  if (countProducts(rows.element, columns.element, rows.element) != 1) {
    for (int64_t step = 0; step < count; ++step)
      steps.push_back(multiplyByThreads(rows, columns, firstOf(step)));
    return steps;
  }
  BlockElements none;
  none.fill(zero());
  steps.assign(count, {none, none});
  for (int64_t inner = 0; inner < rows.inner; inner += kProductSize) {
    SmallVector<Value> a = held.empty() ? loadRows(rows, inner) : held[inner / kProductSize];
    for (auto [number, step] : llvm::enumerate(steps)) {
      SmallVector<Value> b =
          loadMatrices(columns, e.add(firstOf(static_cast<int64_t>(number)), beside.row),
                       e.addConstant(beside.column, inner), /*isTransposed=*/false);
      for (int block = 0; block < kStepBlocks; ++block)
        step[block] = multiplyAdd(rows.element, a, ArrayRef(b).slice(2 * block, 2), step[block]);
    }
  }
  return steps;
}

/// As words of a left operand: what a product gives is laid out so. The smallest parts come first.
TileProduct::Parts TileProduct::splitLeft(const StepElements &left, int products, Type element) {
  Parts parts(products);
  for (const BlockElements &block : left)
    for (int h = 0; h < kThreadRows; ++h) {
      std::pair<Value, Value> rest(block[2 * h], block[2 * h + 1]);
      for (SmallVector<Value> &part : llvm::reverse(parts)) {
        std::pair<Value, Value> head = rest;
        if (&part != &parts.front()) { // what is left at the end is rounded
          std::tie(head.first, rest.first) = split(rest.first, products > 2);
          std::tie(head.second, rest.second) = split(rest.second, products > 2);
        }
        part.push_back(pack(element, head.first, head.second));
      }
    }
  return parts;
}

void TileProduct::accumulate(ArrayRef<StepElements> lefts, int products, const SharedTile &right,
                             Index first, ArrayRef<MutableArrayRef<Value>> sums) {
  if (!products) {
    for (auto [left, own] : llvm::zip_equal(lefts, sums))
      accumulateByThreads(left, right, first, own);
    return;
  }
  auto parts = llvm::map_to_vector(
      lefts, [&](const StepElements &left) { return splitLeft(left, products, right.element); });
  int64_t blocks = static_cast<int64_t>(sums.front().size()) / kBlockElements;
  for (int64_t pair = 0; pair < blocks; pair += 2) {
    SmallVector<Value> b =
        loadMatrices(right, e.add(first, below.row),
                     e.addConstant(below.column, kBlockColumns * pair), /*isTransposed=*/true);
    for (int64_t beside : {0, 1})
      for (auto [left, all] : llvm::zip_equal(parts, sums)) {
        auto own = all.slice(kBlockElements * (pair + beside), kBlockElements);
        BlockElements sum;
        llvm::copy(own, sum.begin());
        for (const SmallVector<Value> &a : left)
          sum = multiplyAdd(right.element, a, ArrayRef(b).slice(2 * beside, 2), sum);
        llvm::copy(sum, own.begin());
      }
  }
}

//===----------------------------------------------------------------------===//
// By the threads' own multiply-adds
//===----------------------------------------------------------------------===//

/// Each thread makes its elements, in the order of what is inside.
StepElements TileProduct::multiplyByThreads(const SharedTile &rows, const SharedTile &columns,
                                            Index first) {
  SmallVector<Value> sums(kStepBlocks * kBlockElements, zero());
  auto load = [&](const SharedTile &tile, Index row, Index inner) {
    Index at = e.add(e.multiply(row, tile.stride), inner);
    at.stride = 1;
    return e.load(tile.element, tile.address, at);
  };
  sums = e.loop(e.i64(0), e.i64(rows.inner), e.getLanes(), e.getLanes(), sums,
                [&](Index inner, ValueRange before) {
                  SmallVector<Value> after(before), a;
                  for (int h = 0; h < kThreadRows; ++h)
                    a.push_back(load(rows, getRow(h), inner));
                  for (int block = 0; block < kStepBlocks; ++block)
                    for (int c = 0; c < 2; ++c) {
                      Value b = load(columns, e.add(first, getColumn(block, c)), inner);
                      for (int h = 0; h < kThreadRows; ++h) {
                        Value &sum = after[block * kBlockElements + 2 * h + c];
                        for (int64_t lane = 0; lane < e.getLanes(); ++lane)
                          sum = fma(e.extract(a[h], lane), e.extract(b, lane), sum);
                      }
                    }
                  return after;
                });
  StepElements result;
  for (int block = 0; block < kStepBlocks; ++block)
    for (int i = 0; i < kBlockElements; ++i)
      result[block][i] = sums[block * kBlockElements + i];
  return result;
}

/// Elements of the left operand are passed among the threads that have the same rows.
void TileProduct::accumulateByThreads(const StepElements &left, const SharedTile &right,
                                      Index first, MutableArrayRef<Value> sums) {
  for (int64_t k = 0; k < kProductSize; ++k) {
    Value lane = e.make<arith::AddIOp>(quad, i32(k % kBlockColumns / 2));
    std::array<Value, kThreadRows> a;
    for (int h = 0; h < kThreadRows; ++h)
      a[h] = shuffle("idx", left[k / kBlockColumns][2 * h + k % 2], lane);
    Index row = e.multiply(e.addConstant(first, k), right.stride);
    for (int64_t block = 0; block * kBlockElements < static_cast<int64_t>(sums.size()); ++block)
      for (int c = 0; c < 2; ++c) {
        Index column = e.addConstant(firstColumn, kBlockColumns * block + c);
        Value b = e.load(right.element, right.address, e.add(row, column));
        for (int h = 0; h < kThreadRows; ++h) {
          Value &sum = sums[block * kBlockElements + 2 * h + c];
          sum = fma(a[h], b, sum);
        }
      }
  }
}

} // namespace zero
