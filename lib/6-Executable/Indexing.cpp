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
  bool isAligned =
      !relative.lanes && relative.stride == 1 && size % e.lanes == 0 && grid % e.lanes == 0;
  Index position = relative;
  if (isAligned)
    position.stride = 0;
  Value value = e.toValue(position);
  Window window;
  window.inside =
      e.make<arith::CmpIOp>(arith::CmpIPredicate::ult, value, e.constantInt(value.getType(), size));
  window.at = e.clamp(position, 0, isAligned ? size - e.lanes : size - 1);
  if (isAligned) {
    window.at.stride = 1;
    window.at.divisor = std::gcd<int64_t>(window.at.divisor, e.lanes);
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

Value KernelEmitter::gather(hlo::GatherOp op, ArrayRef<Index> index) {
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
    Value element = evaluate(op.getStartIndices(), at);
    Index first = toIndex(element, startType.getElementType(), levelOf(at));
    source[dim] = clamp(first, 0, operandType.getDimSize(dim) - sizes[dim]);
  }
  for (auto [dim, of] :
       llvm::zip_equal(numbers.getOperandBatchingDims(), numbers.getStartIndicesBatchingDims()))
    source[dim] = batch[of - (of > vectorDim)];
  size_t next = 0;
  for (int64_t dim = 0; dim < operandType.getRank(); ++dim)
    if (!llvm::is_contained(numbers.getCollapsedSliceDims(), dim) &&
        !llvm::is_contained(numbers.getOperandBatchingDims(), dim))
      source[dim] = add(source[dim], index[numbers.getOffsetDims()[next++]]);
  return evaluate(op.getOperand(), source);
}

Value KernelEmitter::pad(hlo::PadOp op, ArrayRef<Index> index) {
  auto type = tensorTypeOf(op.getOperand());
  Indices source;
  Value inside;
  if (!type.getNumElements())
    return evaluate(op.getPaddingValue(), {});
  for (auto [i, at] : llvm::enumerate(index)) {
    int64_t step = op.getInteriorPadding()[i] + 1, covered = (type.getDimSize(i) - 1) * step + 1;
    Window window = makeWindow(*this, at, Index::constant(op.getEdgePaddingLow()[i]), covered,
                               tensorTypeOf(op.getResult()).getDimSize(i));
    auto [quotient, remainder] = divide(window.at, step);
    inside = both(*this, inside, window.inside);
    if (step > 1) {
      Value rest = toValue(remainder);
      inside =
          both(*this, inside,
               make<arith::CmpIOp>(arith::CmpIPredicate::eq, rest, constantInt(rest.getType(), 0)));
    }
    source.push_back(quotient);
  }
  return choose(*this, inside, evaluate(op.getOperand(), source),
                evaluate(op.getPaddingValue(), {}));
}

Value KernelEmitter::concatenate(hlo::ConcatenateOp op, ArrayRef<Index> index) {
  int64_t dim = op.getDimension(), total = tensorTypeOf(op.getResult()).getDimSize(dim), first = 0;
  Value result;
  for (Value input : op.getInputs()) {
    int64_t size = tensorTypeOf(input).getDimSize(dim);
    if (!size)
      continue;
    Window window = makeWindow(*this, index[dim], Index::constant(first), size, total);
    Indices at(index);
    at[dim] = window.at;
    Value value = evaluate(input, at);
    result = result ? choose(*this, window.inside, value, result) : value;
    first += size;
  }
  return result;
}

Value KernelEmitter::dynamicUpdateSlice(hlo::DynamicUpdateSliceOp op, ArrayRef<Index> index) {
  auto type = tensorTypeOf(op.getOperand()), update = tensorTypeOf(op.getUpdate());
  if (!update.getNumElements())
    return evaluate(op.getOperand(), index);
  Indices at;
  Value inside;
  for (auto [i, scalar] : llvm::enumerate(op.getStartIndices())) {
    int64_t total = type.getDimSize(i), size = update.getDimSize(i);
    Index first = size == total ? Index::constant(0) : start(*this, scalar, total, size);
    Window window = makeWindow(*this, index[i], first, size, total);
    inside = both(*this, inside, window.inside);
    at.push_back(window.at);
  }
  return choose(*this, inside, evaluate(op.getUpdate(), at), evaluate(op.getOperand(), index));
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

/// The emitted code reads the rank as one 64-bit integer of the arena.
Value KernelEmitter::rank() {
  if (!rankValue) {
    LevelGuard guard(*this, 0);
    rankValue = LLVM::LoadOp::create(builder, loc, builder.getI64Type(), rankAddress, 8);
  }
  return rankValue;
}

ir::LayoutOp KernelEmitter::layoutOf(Operation *op, FlatSymbolRefAttr unit) {
  auto layout = SymbolTable::lookupNearestSymbolFrom<ir::LayoutOp>(op, unit);
  if (!layout)
    fail(op, "names unit " + unit.getValue() + ", which has no zero.layout");
  return layout;
}

/// The rank's number in its group along `axes`; ranks are row-major over the mesh's axes, the last
/// one fastest.
static Index groupRank(KernelEmitter &e, ir::MeshOp mesh, ArrayAttr axes) {
  Index rank = e.fromValue(e.rank(), 0), group = Index::constant(0);
  SmallVector<Index> coordinates = e.delinearize(rank, mesh.getAxisSizes());
  for (Attribute axis : axes) {
    size_t position = llvm::find(mesh.getAxisNames(), axis) - mesh.getAxisNames().begin();
    group = e.add(e.multiply(group, mesh.getAxisSizes()[position]), coordinates[position]);
  }
  return group;
}

Index KernelEmitter::ownStart(ir::LayoutOp layout, int64_t elements) {
  if (elements == static_cast<int64_t>(layout.getElements()))
    return Index::constant(0);
  LevelGuard guard(*this, 0);
  auto mesh = SymbolTable::lookupNearestSymbolFrom<ir::MeshOp>(layout, layout.getMeshAttr());
  auto axes = layout.getAxes().getAs<ArrayAttr>("opt"); // as many ranks as its shards are cut for
  return multiply(groupRank(*this, mesh, axes), layout.getShardElements());
}

bool KernelEmitter::needsRank(func::FuncOp kernel) {
  auto isWhole = [&](Operation *op, FlatSymbolRefAttr unit, Value flat) {
    auto layout = SymbolTable::lookupNearestSymbolFrom<ir::LayoutOp>(op, unit);
    return layout &&
           tensorTypeOf(flat).getNumElements() == static_cast<int64_t>(layout.getElements());
  };
  return kernel
      .walk([&](Operation *op) {
        bool needs = llvm::TypeSwitch<Operation *, bool>(op)
                         .Case<ir::RankOffsetOp>([](auto) { return true; })
                         .Case<ir::OwnShardOp>([&](auto op) {
                           return !isWhole(op, op.getUnitAttr(), op.getResult());
                         })
                         .Case<ir::SegmentReduceOp>(
                             [&](auto op) { return !isWhole(op, op.getUnitAttr(), op.getShard()); })
                         .Case<ir::SegmentBroadcastOp>([&](auto op) {
                           return !isWhole(op, op.getUnitAttr(), op.getResult());
                         })
                         .Case<ir::InsertSegmentOp>(
                             [&](auto op) { return !isWhole(op, op.getUnitAttr(), op.getDest()); })
                         .Default([](Operation *) { return false; });
        return needs ? WalkResult::interrupt() : WalkResult::advance();
      })
      .wasInterrupted();
}

Value KernelEmitter::table(StringRef name, ArrayRef<int64_t> values) {
  auto module = kernel->getParentOfType<ModuleOp>();
  LevelGuard guard(*this, 0);
  if (!module.lookupSymbol(name)) {
    OpBuilder::InsertionGuard insertion(builder);
    builder.setInsertionPoint(kernel);
    auto type = RankedTensorType::get({(int64_t)values.size()}, builder.getI64Type());
    LLVM::GlobalOp::create(builder, builder.getUnknownLoc(),
                           LLVM::LLVMArrayType::get(builder.getI64Type(), values.size()), true,
                           LLVM::Linkage::Internal, name, DenseElementsAttr::get(type, values));
  }
  return LLVM::AddressOfOp::create(builder, loc, LLVM::LLVMPointerType::get(builder.getContext()),
                                   name);
}

/// The number of segments that start at or before `element` of the unit: binary search in the table
/// of starts, padded so that no step needs a bound.
Index KernelEmitter::segmentOf(ir::LayoutOp layout, Index element) {
  SmallVector<int64_t> starts;
  for (ir::SegmentAttr segment : layout.getSegmentRange())
    starts.push_back(segment.getOffset());
  unsigned bits = llvm::Log2_64_Ceil(starts.size() + 1);
  starts.resize((1u << bits) - 1, INT64_MAX);
  LevelGuard guard(*this, element.level);
  Value address = table((layout.getSymName() + ".starts").str(), starts);
  Value wanted = toValue(element), count = constantInt(wanted.getType(), 0);
  for (int64_t step = 1ll << bits >> 1; step; step /= 2) {
    Value candidate = make<arith::AddIOp>(count, constantInt(count.getType(), step));
    Index last = addConstant(fromValue(candidate, element.level), -1);
    Value value = load(builder.getI64Type(), address, last);
    Value holds = make<arith::CmpIOp>(arith::CmpIPredicate::sle, value, wanted);
    count = select(holds, candidate, count);
  }
  return fromValue(count, element.level);
}

Value KernelEmitter::segmentBroadcast(ir::SegmentBroadcastOp op, Index element) {
  ir::LayoutOp layout = layoutOf(op, op.getUnitAttr());
  if (!layout)
    return fail(op, "has no layout");
  Index own = ownStart(layout, tensorTypeOf(op.getResult()).getNumElements());
  Index inUnit = add(element, own);
  // Segments start at multiples of the block: one search serves a work item that lies in one block.
  bool onePerItem = itemElements > 0 && layout.getBlock() % itemElements == 0 && !element.lanes &&
                    element.base == itemIndex && element.offset == 0;
  Index count = segmentOf(layout, onePerItem ? add(itemStart, own) : inUnit);
  SmallVector<int64_t> ends = {0}; // before the first segment
  for (ir::SegmentAttr segment : layout.getSegmentRange())
    ends.push_back(segment.getEnd());
  Value end = load(builder.getI64Type(), table((layout.getSymName() + ".ends").str(), ends), count);
  Index which = clamp(addConstant(count, -1), 0, (int64_t)ends.size() - 2);
  Value value = evaluate(op.getValues(), {which});
  SmallVector<Value, 2> positions = {toValue(inUnit), end};
  unify(positions);
  Value inside = make<arith::CmpIOp>(arith::CmpIPredicate::slt, positions[0], positions[1]);
  Value zeroValue = arith::ConstantOp::create(
      builder, loc,
      builder.getZeroAttr(computeType(tensorTypeOf(op.getResult()).getElementType())));
  return choose(*this, inside, value, zeroValue);
}

Value KernelEmitter::insertSegment(ir::InsertSegmentOp op, Index element) {
  ir::LayoutOp layout = layoutOf(op, op.getUnitAttr());
  if (!layout)
    return fail(op, "has no layout");
  int64_t elements = tensorTypeOf(op.getDest()).getNumElements();
  Index inUnit = add(element, ownStart(layout, elements));
  ir::SegmentAttr segment = layout.getSegment(op.getSegment());
  Window window = makeWindow(*this, inUnit, Index::constant(segment.getOffset()),
                             segment.getNumElements(), layout.getElements());
  Value source =
      evaluate(op.getSource(), delinearize(window.at, tensorTypeOf(op.getSource()).getShape()));
  return choose(*this, window.inside, source, evaluate(op.getDest(), {element}));
}

Value KernelEmitter::computeIndexing(Operation *op, ArrayRef<Index> index) {
  return llvm::TypeSwitch<Operation *, Value>(op)
      .Case<hlo::GatherOp>([&](auto op) { return gather(op, index); })
      .Case<hlo::PadOp>([&](auto op) { return pad(op, index); })
      .Case<hlo::ConcatenateOp>([&](auto op) { return concatenate(op, index); })
      .Case<hlo::DynamicSliceOp>([&](auto op) { return dynamicSlice(*this, op, index); })
      .Case<hlo::DynamicUpdateSliceOp>([&](auto op) { return dynamicUpdateSlice(op, index); })
      .Case<ir::RankOffsetOp>([&](auto op) {
        auto mesh = SymbolTable::lookupNearestSymbolFrom<ir::MeshOp>(op, op.getMeshAttr());
        Index group = multiply(groupRank(*this, mesh, op.getAxes()), op.getStride());
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
      .Case<ir::SegmentBroadcastOp>([&](auto op) { return segmentBroadcast(op, index[0]); })
      .Case<ir::SegmentReduceOp>([&](auto op) { return evaluateSegmentReduce(op, index[0]); })
      .Case<ir::InsertSegmentOp>([&](auto op) { return insertSegment(op, index[0]); })
      .Default([&](Operation *op) -> Value {
        if (isa<hlo::ScatterOp>(op))
          return fail(op, "is made in place and has to be the only result of its kernel");
        return fail(op, "has no lowering to CPU code");
      });
}

} // namespace zero
