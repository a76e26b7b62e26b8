//===- InPlace.cpp - Kernels that change a part of a buffer ----------------------------===//
//
// dynamic_update_slice and insert_segment write only what is new: their operand is the output's
// buffer (the host copies it there where the plan does not tie them). scatter applies its updates
// in order, each work item to columns (and rows) of its own, so the result does not depend on how
// many threads there are.
//===------------------------------------------------------------------------===//
#include "CpuKernel.h"
#include "zero/Target/Kernel.h"
#include "zero/Target/Schedule.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace zero {

void forRange(KernelEmitter &e, Index low, Value high, llvm::function_ref<void(Index, bool)> body) {
  Value length = e.make<arith::MaxSIOp>(e.make<arith::SubIOp>(high, e.toScalar(low)), e.i64(0));
  Value whole = e.roundDown(length, e.getLanes());
  Value middle = e.make<arith::AddIOp>(e.toScalar(low), whole);
  int64_t divisor =
      std::gcd(low.isConstant() && !low.offset ? e.getLanes() : low.divisor, e.getLanes());
  for (bool isVector : {true, false})
    e.loop(isVector ? e.toScalar(low) : middle, isVector ? middle : high,
           isVector ? e.getLanes() : 1, isVector ? divisor : 1, {}, [&](Index at, ValueRange) {
             at.stride = isVector;
             body(at, isVector);
             return SmallVector<Value>();
           });
}

//===----------------------------------------------------------------------===//
// dynamic_update_slice, insert_segment
//===----------------------------------------------------------------------===//

static KernelSchedule scheduleUpdateSlice(hlo::DynamicUpdateSliceOp op, const CostTable &costs) {
  auto update = tensorTypeOf(op.getUpdate());
  int64_t inner = update.getRank() ? update.getShape().back() : 1;
  KernelSchedule schedule;
  schedule.kind = KernelSchedule::Kind::UpdateSlice;
  schedule.tile = std::max<int64_t>(inner, 1);
  // Without anything to write the kernel runs all the same: the rest of its output is copied then.
  schedule.work = inner ? std::max<int64_t>(update.getNumElements() / inner, 1) : 1;
  schedule.grain = std::max<int64_t>(1, getBlockElements(costs) / std::max<int64_t>(inner, 1));
  return schedule;
}

static void emitUpdateSlice(KernelEmitter &e, hlo::DynamicUpdateSliceOp op, Value output,
                            Value begin, Value end) {
  auto type = tensorTypeOf(op.getOperand()), update = tensorTypeOf(op.getUpdate());
  if (update.getNumElements() == 0)
    return;
  Indices starts;
  for (auto [i, scalar] : llvm::enumerate(op.getStartIndices())) {
    Index first = e.toIndex(e.evaluate(scalar, {}), tensorTypeOf(scalar).getElementType(), 0);
    starts.push_back(e.clamp(first, 0, type.getDimSize(i) - update.getDimSize(i)));
  }
  SmallVector<int64_t> outer(update.getShape());
  int64_t inner = outer.empty() ? 1 : outer.pop_back_val();
  e.loop(begin, end, 1, 1, {}, [&](Index item, ValueRange) {
    Indices rows = e.delinearize(item, outer);
    forRange(e, Index::constant(0), e.i64(inner), [&](Index at, bool isVector) {
      Indices from = rows, to;
      if (!update.getShape().empty())
        from.push_back(at);
      for (auto [index, start] : llvm::zip_equal(from, starts))
        to.push_back(e.add(index, start));
      Value value = e.evaluate(op.getUpdate(), from);
      e.store(value, type.getElementType(), output, e.linearize(to, type.getShape()), isVector);
    });
    return SmallVector<Value>();
  });
}

static KernelSchedule scheduleInsertSegment(ir::InsertSegmentOp op, const CostTable &costs) {
  KernelSchedule schedule;
  schedule.kind = KernelSchedule::Kind::InsertSegment;
  schedule.tile = getBlockElements(costs);
  schedule.work = llvm::divideCeil(tensorTypeOf(op.getSource()).getNumElements(), schedule.tile);
  return schedule;
}

static void emitInsertSegment(KernelEmitter &e, ir::InsertSegmentOp op, int64_t tile, Value output,
                              Value begin, Value end) {
  ir::LayoutOp layout = e.layoutOf(op, op.getUnitAttr());
  if (!layout)
    return;
  auto source = tensorTypeOf(op.getSource());
  int64_t count = source.getNumElements(), kept = tensorTypeOf(op.getDest()).getNumElements();
  Index own = e.ownStart(layout, kept);
  // Element i of the source goes to element i + shift of the buffer, where the buffer has it.
  Index shift = e.addConstant(e.negate(own), layout.getSegment(op.getSegment()).getOffset());
  Value first = e.toScalar(e.clamp(e.negate(shift), 0, count));
  Value last = e.toScalar(e.clamp(e.addConstant(e.negate(shift), kept), 0, count));
  bool flat = isFlat(op.getSource(), count);
  e.loop(begin, end, 1, 1, {}, [&](Index item, ValueRange) {
    Value blockStart = e.toScalar(e.multiply(item, tile));
    Value blockEnd = e.make<arith::AddIOp>(blockStart, e.i64(tile));
    Index low = e.fromValue(e.make<arith::MaxSIOp>(blockStart, first), e.depth());
    forRange(e, low, e.make<arith::MinSIOp>(blockEnd, last), [&](Index at, bool isVector) {
      Value value = flat ? e.evaluateFlat(op.getSource(), at)
                         : e.evaluate(op.getSource(), e.delinearize(at, source.getShape()));
      e.store(value, source.getElementType(), output, e.add(at, shift), isVector);
    });
    return SmallVector<Value>();
  });
}

//===----------------------------------------------------------------------===//
// scatter
//===----------------------------------------------------------------------===//

static bool isWindowDim(hlo::ScatterDimensionNumbersAttr numbers, int64_t dim) {
  return !llvm::is_contained(numbers.getInsertedWindowDims(), dim) &&
         !llvm::is_contained(numbers.getInputBatchingDims(), dim);
}

/// The size of the dimension whose columns are shared out: innermost in operand and updates, whole
/// in each window. Nothing where there is none.
static std::optional<int64_t> findColumns(hlo::ScatterOp op) {
  hlo::ScatterDimensionNumbersAttr numbers = op.getScatterDimensionNumbers();
  auto type = tensorTypeOf(op.getInputs()[0]), updates = tensorTypeOf(op.getUpdates()[0]);
  int64_t last = type.getRank() - 1, lastUpdate = updates.getRank() - 1;
  bool hasColumns = last >= 0 && isWindowDim(numbers, last) &&
                    llvm::is_contained(numbers.getUpdateWindowDims(), lastUpdate) &&
                    !llvm::is_contained(numbers.getScatterDimsToOperandDims(), last) &&
                    updates.getDimSize(lastUpdate) == type.getDimSize(last);
  return hasColumns ? std::optional(type.getDimSize(last)) : std::nullopt;
}

int64_t countScatterRows(hlo::ScatterOp op) {
  hlo::ScatterDimensionNumbersAttr numbers = op.getScatterDimensionNumbers();
  constexpr int64_t kOutermost = 0;
  bool hasRows = findColumns(op) && !isWindowDim(numbers, kOutermost) &&
                 llvm::is_contained(numbers.getScatterDimsToOperandDims(), kOutermost);
  return hasRows ? tensorTypeOf(op.getInputs()[0]).getDimSize(kOutermost) : 1;
}

static KernelSchedule scheduleScatter(hlo::ScatterOp op, int64_t lanes) {
  std::optional<int64_t> columns = findColumns(op);
  KernelSchedule schedule;
  schedule.kind = KernelSchedule::Kind::Scatter;
  // Few wide tiles: every item reads all indices.
  schedule.tile =
      std::max<int64_t>(4 * lanes, llvm::divideCeil(columns.value_or(1), 8 * lanes) * lanes);
  schedule.work = columns ? llvm::divideCeil(*columns, schedule.tile) : 1;
  return schedule;
}

namespace {
class ScatterKernel {
public:
  /// `ranges`: the rows of the operand are shared out, too; 1: they are not.
  ScatterKernel(KernelEmitter &e, hlo::ScatterOp op, int64_t tile, int64_t ranges, Value output)
      : e(e), op(op), output(output), numbers(op.getScatterDimensionNumbers()),
        type(tensorTypeOf(op.getInputs()[0])), updates(tensorTypeOf(op.getUpdates()[0])),
        hasColumns(findColumns(op)), columns(findColumns(op).value_or(1)), tile(tile),
        ranges(ranges) {}

  void emit(Value begin, Value end);

private:
  void initialize(Index first, Value last);
  void applyUpdates(Index first, Value last);
  void applyUpdate(ArrayRef<Index> place, bool isVector);
  /// Of an index, and how many of its values are inside.
  using Checks = SmallVector<std::pair<Index, Value>>;
  Indices targetOf(ArrayRef<Index> place, Checks &checks);
  Value isInside(const Checks &checks);
  int64_t countAtOnce(int64_t rows) const;

  KernelEmitter &e;
  hlo::ScatterOp op;
  Value output;
  hlo::ScatterDimensionNumbersAttr numbers;
  RankedTensorType type, updates;
  bool hasColumns;
  int64_t columns, tile, ranges;
  int64_t rowsOfRange() const { return llvm::divideCeil(type.getDimSize(0), ranges); }
  Value lowRow, highRow, rowCount; // of the item, where rows are shared out
  unsigned itemLevel = 0;          // where these are known
};
} // namespace

/// Fills this item's columns (or all) unless the operand is the output already.
void ScatterKernel::initialize(Index first, Value last) {
  Value operand = op.getInputs()[0];
  if (isa<BlockArgument>(operand))
    return;
  SmallVector<int64_t> outer(type.getShape());
  int64_t inner = outer.empty() ? 1 : outer.pop_back_val();
  int64_t rows = 1;
  for (int64_t size : outer)
    rows *= size;
  Value begin = e.i64(0), end = e.i64(rows);
  if (ranges > 1) {
    Value each = e.i64(rows / type.getDimSize(0));
    begin = e.make<arith::MulIOp>(lowRow, each);
    end = e.make<arith::MulIOp>(highRow, each);
  }
  e.loop(begin, end, 1, 1, {}, [&](Index row, ValueRange) {
    Indices index = e.delinearize(row, outer);
    Index low = hasColumns ? first : Index::constant(0);
    forRange(e, low, hasColumns ? last : e.i64(inner), [&](Index at, bool isVector) {
      Indices place = index;
      if (type.getRank())
        place.push_back(at);
      e.store(e.evaluate(operand, place), type.getElementType(), output,
              e.linearize(place, type.getShape()), isVector);
    });
    return SmallVector<Value>();
  });
}

/// The operand's element of an update's element; `checks` are the windows' starts that may lie
/// outside, each with the number of those that do not. A window is written whole or not at all.
Indices ScatterKernel::targetOf(ArrayRef<Index> place, Checks &checks) {
  auto indices = tensorTypeOf(op.getScatterIndices());
  int64_t vectorDim = numbers.getIndexVectorDim();
  Indices batch, window;
  for (auto [dim, at] : llvm::enumerate(place))
    (llvm::is_contained(numbers.getUpdateWindowDims(), (int64_t)dim) ? window : batch)
        .push_back(at);
  Indices target(type.getRank(), Index::constant(0));
  SmallVector<int64_t> sizes(type.getRank(), 1); // of a window
  size_t next = 0;
  for (int64_t dim = 0; dim < type.getRank(); ++dim)
    if (isWindowDim(numbers, dim)) {
      sizes[dim] = updates.getDimSize(numbers.getUpdateWindowDims()[next]);
      target[dim] = window[next++];
    }
  for (auto [dim, of] :
       llvm::zip_equal(numbers.getInputBatchingDims(), numbers.getScatterIndicesBatchingDims()))
    target[dim] = batch[of - (of > vectorDim)];
  for (auto [k, dim] : llvm::enumerate(numbers.getScatterDimsToOperandDims())) {
    Indices at = batch;
    if (vectorDim < indices.getRank())
      at.insert(at.begin() + vectorDim, Index::constant(k));
    Value element = e.evaluate(op.getScatterIndices(), at);
    Index start = e.toIndex(element, indices.getElementType(), e.depth());
    target[dim] = e.add(target[dim], start);
    if (dim == 0 && ranges > 1) // of this item's rows alone, which are inside
      checks.push_back({e.add(start, e.negate(e.fromValue(lowRow, itemLevel))), rowCount});
    else
      checks.push_back({start, e.i64(type.getDimSize(dim) - sizes[dim] + 1)});
  }
  return target;
}

Value ScatterKernel::isInside(const Checks &checks) {
  Value inside = e.constantInt(e.getBuilder().getI1Type(), 1);
  for (auto [index, size] : checks) // negative indices are large ones
    inside = e.make<arith::AndIOp>(
        inside, e.make<arith::CmpIOp>(arith::CmpIPredicate::ult, e.toScalar(index), size));
  return inside;
}

void ScatterKernel::applyUpdate(ArrayRef<Index> place, bool isVector) {
  Checks checks;
  Indices target = targetOf(place, checks);
  Type element = type.getElementType();
  e.branch(isInside(checks), [&] {
    Index linear = e.linearize(target, type.getShape());
    Value old = e.load(element, output, linear);
    Value update = e.evaluate(op.getUpdates()[0], place);
    SmallVector<Value> operands = {old, update};
    e.unify(operands);
    Value result = e.emitRegion(op.getUpdateComputation(), operands).front();
    e.store(result, element, output, linear, isVector);
  });
}

/// Where an item has few of the rows, most updates are none of its own: it loads the indices of
/// several, and goes on where none of them is.
int64_t ScatterKernel::countAtOnce(int64_t rows) const {
  constexpr int64_t kAtOnce = 16;
  return ranges > 1 && rows % kAtOnce == 0 ? kAtOnce : 1;
}

void ScatterKernel::applyUpdates(Index first, Value last) {
  int64_t loops = updates.getRank() - hasColumns;
  Indices place(updates.getRank(), Index::constant(0));
  auto nest = [&](auto &self, int64_t d) -> void {
    int64_t atOnce = d + 1 == loops ? countAtOnce(updates.getDimSize(d)) : 1;
    if (atOnce > 1) {
      e.loop(e.i64(0), e.i64(updates.getDimSize(d)), atOnce, atOnce, {}, [&](Index at, ValueRange) {
        Value any;
        for (int64_t i = 0; i < atOnce; ++i) {
          place[d] = e.addConstant(at, i);
          Checks checks;
          (void)targetOf(place, checks);
          Value inside = isInside(checks);
          any = any ? e.make<arith::OrIOp>(any, inside) : inside;
        }
        e.branch(any, [&] {
          for (int64_t i = 0; i < atOnce; ++i) {
            place[d] = e.addConstant(at, i);
            self(self, d + 1);
          }
        });
        return SmallVector<Value>();
      });
      return;
    }
    if (d < loops) {
      e.loop(e.i64(0), e.i64(updates.getDimSize(d)), 1, 1, {}, [&](Index at, ValueRange) {
        place[d] = at;
        self(self, d + 1);
        return SmallVector<Value>();
      });
      return;
    }
    if (!hasColumns)
      return applyUpdate(place, false);
    forRange(e, first, last, [&](Index at, bool isVector) {
      place[d] = at;
      applyUpdate(place, isVector);
    });
  };
  nest(nest, 0);
}

void ScatterKernel::emit(Value begin, Value end) {
  if (op.getInputs().size() != 1) {
    e.fail(op, "with several operands has no lowering to CPU code");
    return;
  }
  e.loop(begin, end, 1, 1, {}, [&](Index item, ValueRange) {
    if (ranges > 1) {
      auto [range, tileNumber] = e.divide(item, llvm::divideCeil(columns, tile));
      lowRow = e.toScalar(e.multiply(range, rowsOfRange()));
      highRow = e.make<arith::MinSIOp>(e.make<arith::AddIOp>(lowRow, e.i64(rowsOfRange())),
                                       e.i64(type.getDimSize(0)));
      lowRow = e.make<arith::MinSIOp>(lowRow, highRow);
      rowCount = e.make<arith::SubIOp>(highRow, lowRow);
      itemLevel = e.depth();
      item = tileNumber;
    }
    Index first = hasColumns ? e.multiply(item, tile) : Index::constant(0);
    Value last = e.make<arith::MinSIOp>(e.toScalar(e.addConstant(first, tile)), e.i64(columns));
    initialize(first, last);
    applyUpdates(first, last);
    return SmallVector<Value>();
  });
}

//===----------------------------------------------------------------------===//
// All of them
//===----------------------------------------------------------------------===//

std::optional<KernelSchedule> scheduleInPlace(func::FuncOp kernel, unsigned lanes,
                                              const CostTable &costs) {
  Operation *root = getOnlyResult(kernel);
  if (!root || !(isa<hlo::ScatterOp>(root) || getTiedArgument(kernel)))
    return std::nullopt;
  return llvm::TypeSwitch<Operation *, std::optional<KernelSchedule>>(root)
      .Case<hlo::ScatterOp>([&](auto op) { return scheduleScatter(op, lanes); })
      .Case<hlo::DynamicUpdateSliceOp>([&](auto op) { return scheduleUpdateSlice(op, costs); })
      .Case<ir::InsertSegmentOp>([&](auto op) { return scheduleInsertSegment(op, costs); });
}

void emitInPlaceKernel(KernelEmitter &e, const KernelSchedule &schedule, Value output, Value begin,
                       Value end) {
  llvm::TypeSwitch<Operation *>(getOnlyResult(e.getKernel()))
      .Case<hlo::ScatterOp>([&](auto op) {
        int64_t ranges = std::max<int64_t>(1, getParameter(schedule, kRowRangesParameter));
        ScatterKernel(e, op, schedule.tile, ranges, output).emit(begin, end);
      })
      .Case<hlo::DynamicUpdateSliceOp>([&](auto op) { emitUpdateSlice(e, op, output, begin, end); })
      .Case<ir::InsertSegmentOp>(
          [&](auto op) { emitInsertSegment(e, op, schedule.tile, output, begin, end); });
}

} // namespace zero
