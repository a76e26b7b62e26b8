//===- Indexing.cpp - Computed indices: gather, dynamic slices, pad, units -----------===//
#include "KernelEmitter.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "llvm/ADT/TypeSwitch.h"
#include <numeric>

using namespace mlir;

namespace zero {

static Index start(KernelEmitter &e, Value scalar, int64_t size, int64_t window) {
  Value element = e.evaluate(scalar, {});
  return e.clamp(e.toIndex(element, tensorTypeOf(scalar).getElementType(), 0), 0, size - window);
}

/// The part of a dimension that an operand covers.
struct Window {
  Value inside; // null: always
  Index at;     // the operand's own index, clamped where outside
};

/// `at - first` within [0, size), where the dimension has `total` elements. Vectors that cannot
/// straddle the window's ends stay contiguous.
static Window makeWindow(KernelEmitter &e, Index at, Index first, int64_t size, int64_t total) {
  if (first.isConstant() && first.offset == 0 && size == total)
    return {{}, at};
  Index relative = e.add(at, e.negate(first));
  int64_t grid = std::gcd(relative.divisor, relative.offset);
  bool isAligned = !relative.lanes && relative.stride == 1 && size % e.getLanes() == 0 &&
                   grid % e.getLanes() == 0;
  Index position = relative;
  if (isAligned)
    position.stride = 0;
  Value value = e.toValue(position);
  Window window;
  window.inside =
      e.make<arith::CmpIOp>(arith::CmpIPredicate::ult, value, e.constantInt(value.getType(), size));
  window.at = e.clamp(position, 0, isAligned ? size - e.getLanes() : size - 1);
  if (isAligned) {
    window.at.stride = 1;
    window.at.divisor = std::gcd<int64_t>(window.at.divisor, e.getLanes());
  }
  return window;
}

static Value both(KernelEmitter &e, Value a, Value b) {
  if (!a || !b)
    return a ? a : b;
  SmallVector<Value, 2> values = {a, b};
  e.unify(values);
  return e.make<arith::AndIOp>(values[0], values[1]);
}

static Value choose(KernelEmitter &e, Value inside, Value a, Value b) {
  if (!inside)
    return a;
  SmallVector<Value, 3> values = {a, b, inside};
  e.unify(MutableArrayRef<Value>(values).take_front(2));
  if (e.isVector(inside))
    e.unify(values);
  return e.make<arith::SelectOp>(inside, values[0], values[1]);
}

static Value gather(KernelEmitter &e, hlo::GatherOp op, ArrayRef<Index> index) {
  auto numbers = op.getDimensionNumbers();
  auto operandType = tensorTypeOf(op.getOperand()), startType = tensorTypeOf(op.getStartIndices());
  int64_t vectorDim = numbers.getIndexVectorDim();
  ArrayRef<int64_t> sizes = op.getSliceSizes();
  Indices batch;
  for (auto [i, at] : llvm::enumerate(index))
    if (!llvm::is_contained(numbers.getOffsetDims(), (int64_t)i))
      batch.push_back(at);
  Indices source(operandType.getRank(), Index::constant(0));
  for (auto [k, dim] : llvm::enumerate(numbers.getStartIndexMap())) {
    Indices at = batch;
    if (vectorDim < startType.getRank())
      at.insert(at.begin() + vectorDim, Index::constant(k));
    Value element = e.evaluate(op.getStartIndices(), at);
    Index first = e.toIndex(element, startType.getElementType(), e.levelOf(at));
    source[dim] = e.clamp(first, 0, operandType.getDimSize(dim) - sizes[dim]);
  }
  for (auto [dim, of] :
       llvm::zip_equal(numbers.getOperandBatchingDims(), numbers.getStartIndicesBatchingDims()))
    source[dim] = batch[of - (of > vectorDim)];
  size_t next = 0;
  for (int64_t dim = 0; dim < operandType.getRank(); ++dim)
    if (!llvm::is_contained(numbers.getCollapsedSliceDims(), dim) &&
        !llvm::is_contained(numbers.getOperandBatchingDims(), dim))
      source[dim] = e.add(source[dim], index[numbers.getOffsetDims()[next++]]);
  return e.evaluate(op.getOperand(), source);
}

static Value pad(KernelEmitter &e, hlo::PadOp op, ArrayRef<Index> index) {
  auto type = tensorTypeOf(op.getOperand());
  Indices source;
  Value inside;
  if (!type.getNumElements())
    return e.evaluate(op.getPaddingValue(), {});
  for (auto [i, at] : llvm::enumerate(index)) {
    int64_t step = op.getInteriorPadding()[i] + 1, covered = (type.getDimSize(i) - 1) * step + 1;
    Window window = makeWindow(e, at, Index::constant(op.getEdgePaddingLow()[i]), covered,
                               tensorTypeOf(op.getResult()).getDimSize(i));
    auto [quotient, remainder] = e.divide(window.at, step);
    inside = both(e, inside, window.inside);
    if (step > 1) {
      Value rest = e.toValue(remainder);
      inside = both(
          e, inside,
          e.make<arith::CmpIOp>(arith::CmpIPredicate::eq, rest, e.constantInt(rest.getType(), 0)));
    }
    source.push_back(quotient);
  }
  return choose(e, inside, e.evaluate(op.getOperand(), source),
                e.evaluate(op.getPaddingValue(), {}));
}

static Value concatenate(KernelEmitter &e, hlo::ConcatenateOp op, ArrayRef<Index> index) {
  int64_t dim = op.getDimension(), total = tensorTypeOf(op.getResult()).getDimSize(dim), first = 0;
  Value result;
  for (Value input : op.getInputs()) {
    int64_t size = tensorTypeOf(input).getDimSize(dim);
    if (!size)
      continue;
    Window window = makeWindow(e, index[dim], Index::constant(first), size, total);
    Indices at(index);
    at[dim] = window.at;
    Value value = e.evaluate(input, at);
    result = result ? choose(e, window.inside, value, result) : value;
    first += size;
  }
  return result;
}

static Value dynamicUpdateSlice(KernelEmitter &e, hlo::DynamicUpdateSliceOp op,
                                ArrayRef<Index> index) {
  auto type = tensorTypeOf(op.getOperand()), update = tensorTypeOf(op.getUpdate());
  if (!update.getNumElements())
    return e.evaluate(op.getOperand(), index);
  Indices at;
  Value inside;
  for (auto [i, scalar] : llvm::enumerate(op.getStartIndices())) {
    int64_t total = type.getDimSize(i), size = update.getDimSize(i);
    Index first = size == total ? Index::constant(0) : start(e, scalar, total, size);
    Window window = makeWindow(e, index[i], first, size, total);
    inside = both(e, inside, window.inside);
    at.push_back(window.at);
  }
  return choose(e, inside, e.evaluate(op.getUpdate(), at), e.evaluate(op.getOperand(), index));
}

static Value dynamicSlice(KernelEmitter &e, hlo::DynamicSliceOp op, ArrayRef<Index> index) {
  auto type = tensorTypeOf(op.getOperand());
  Indices at;
  for (auto [i, scalar] : llvm::enumerate(op.getStartIndices())) {
    int64_t total = type.getDimSize(i), size = op.getSliceSizes()[i];
    at.push_back(size == total ? index[i] : e.add(index[i], start(e, scalar, total, size)));
  }
  return e.evaluate(op.getOperand(), at);
}

//===----------------------------------------------------------------------===//
// Rank, units, segments
//===----------------------------------------------------------------------===//

static Value segmentBroadcast(KernelEmitter &e, ir::SegmentBroadcastOp op, Index element) {
  ir::LayoutOp layout = e.layoutOf(op, op.getUnitAttr());
  if (!layout)
    return e.fail(op, "has no layout");
  Index own = e.ownStart(layout, tensorTypeOf(op.getResult()).getNumElements());
  Index inUnit = e.add(element, own);
  std::optional<Index> start = e.findItemStart(layout, element);
  Index count = e.segmentOf(layout, start ? e.add(*start, own) : inUnit);
  SmallVector<int64_t> ends = {0}; // before the first segment
  for (ir::SegmentAttr segment : layout.getSegmentRange())
    ends.push_back(segment.getEnd());
  Value end = e.load(e.getBuilder().getI64Type(),
                     e.table((layout.getSymName() + ".ends").str(), ends), count);
  Index which = e.clamp(e.addConstant(count, -1), 0, (int64_t)ends.size() - 2);
  Value value = e.evaluate(op.getValues(), {which});
  SmallVector<Value, 2> positions = {e.toValue(inUnit), end};
  e.unify(positions);
  Value inside = e.make<arith::CmpIOp>(arith::CmpIPredicate::slt, positions[0], positions[1]);
  Value zeroValue = arith::ConstantOp::create(
      e.getBuilder(), e.getLoc(),
      e.getBuilder().getZeroAttr(e.computeType(tensorTypeOf(op.getResult()).getElementType())));
  return choose(e, inside, value, zeroValue);
}

/// An element of the segment where the rank's range has it, else the reduction's identity.
static Value extractSegment(KernelEmitter &e, ir::ExtractSegmentOp op, ArrayRef<Index> index) {
  ir::LayoutOp layout = e.layoutOf(op, op.getUnitAttr());
  if (!layout)
    return e.fail(op, "has no layout");
  int64_t held = tensorTypeOf(op.getShard()).getNumElements();
  Index inSegment = e.linearize(index, tensorTypeOf(op.getResult()).getShape());
  Index inUnit = e.addConstant(inSegment, layout.getSegment(op.getSegment()).getOffset());
  Window window = makeWindow(e, inUnit, e.ownStart(layout, held), held, layout.getElements());
  Value identity = e.identity(op.getKind(), tensorTypeOf(op.getShard()).getElementType());
  return choose(e, window.inside, e.evaluate(op.getShard(), {window.at}), identity);
}

static Value insertSegment(KernelEmitter &e, ir::InsertSegmentOp op, Index element) {
  ir::LayoutOp layout = e.layoutOf(op, op.getUnitAttr());
  if (!layout)
    return e.fail(op, "has no layout");
  int64_t elements = tensorTypeOf(op.getDest()).getNumElements();
  Index inUnit = e.add(element, e.ownStart(layout, elements));
  ir::SegmentAttr segment = layout.getSegment(op.getSegment());
  Window window = makeWindow(e, inUnit, Index::constant(segment.getOffset()),
                             segment.getNumElements(), layout.getElements());
  Value source =
      e.evaluate(op.getSource(), e.delinearize(window.at, tensorTypeOf(op.getSource()).getShape()));
  return choose(e, window.inside, source, e.evaluate(op.getDest(), {element}));
}

Value KernelEmitter::computeIndexing(Operation *op, ArrayRef<Index> index) {
  return llvm::TypeSwitch<Operation *, Value>(op)
      .Case<hlo::GatherOp>([&](auto op) { return gather(*this, op, index); })
      .Case<hlo::PadOp>([&](auto op) { return pad(*this, op, index); })
      .Case<hlo::ConcatenateOp>([&](auto op) { return concatenate(*this, op, index); })
      .Case<hlo::DynamicSliceOp>([&](auto op) { return dynamicSlice(*this, op, index); })
      .Case<hlo::DynamicUpdateSliceOp>(
          [&](auto op) { return dynamicUpdateSlice(*this, op, index); })
      .Case<ir::RankOffsetOp>([&](auto op) {
        auto mesh = SymbolTable::lookupNearestSymbolFrom<ir::MeshOp>(op, op.getMeshAttr());
        Index group = multiply(groupRank(mesh, op.getAxes()), op.getStride());
        return convertElement(builder.getI64Type(), tensorTypeOf(op.getResult()).getElementType(),
                              toScalar(group));
      })
      .Case<ir::OwnShardOp>([&](auto op) {
        ir::LayoutOp layout = layoutOf(op, op.getUnitAttr());
        if (!layout)
          return fail(op, "has no layout");
        return evaluate(
            op.getFlat(),
            {add(index[0], ownStart(layout, tensorTypeOf(op.getResult()).getNumElements()))});
      })
      .Case<ir::SegmentBroadcastOp>([&](auto op) { return segmentBroadcast(*this, op, index[0]); })
      .Case<ir::SegmentReduceOp>([&](auto op) { return reductions.evaluateSegments(op, index[0]); })
      .Case<ir::ExtractSegmentOp>([&](auto op) { return extractSegment(*this, op, index); })
      .Case<ir::InsertSegmentOp>([&](auto op) { return insertSegment(*this, op, index[0]); })
      .Default([&](Operation *op) -> Value {
        if (isa<hlo::ScatterOp>(op))
          return fail(op, "is made in place and has to be the only result of its kernel");
        return fail(op, "has no lowering to CPU code");
      });
}

} // namespace zero
