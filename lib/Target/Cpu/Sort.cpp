//===- Sort.cpp - Kernels that sort -----------------------------------------------===//
//
// A work item is a line along the sorted dimension: a stable merge sort from the bottom up, in as
// many steps as the line's length says, whatever the comparator answers. Runs go back and forth
// between the output and scratch memory, so that the last step ends in the output. Where a line's
// elements lie apart in the output, only that step goes there: the others are between two scratch
// lines.
//===--------------------------------------------------------------------------------===//
#include "CpuKernel.h"
#include "zero/Target/Kernel.h"

using namespace mlir;

namespace zero {

constexpr int64_t kScratchAlignment = 64;

namespace {
/// The lines of the operands.
struct Lines {
  explicit Lines(hlo::SortOp op) {
    ArrayRef<int64_t> shape = tensorTypeOf(op.getInputs()[0]).getShape();
    int64_t rank = shape.size();
    dim = static_cast<int64_t>(op.getDimension());
    dim += dim < 0 ? rank : 0;
    length = rank ? shape[dim] : 1;
    for (int64_t size : shape)
      elements *= size;
    for (int64_t i = dim + 1; i < rank; ++i)
      stride *= shape[i];
    for (steps = 0; int64_t(1) << steps < length;)
      ++steps;
  }

  int64_t dim, length;
  int64_t elements = 1;
  int64_t stride = 1; // between neighbours of a line
  int64_t steps;      // until one run is left

  int64_t countScratch() const { return stride == 1 ? 1 : 2; }
};
} // namespace

/// Where scratch memory for each operand begins, and what follows the last.
static SmallVector<int64_t> getScratchOffsets(hlo::SortOp op) {
  SmallVector<int64_t> offsets = {0};
  for (Value input : op.getInputs())
    offsets.push_back(
        llvm::alignTo(offsets.back() + ir::getTensorBytes(input.getType()), kScratchAlignment));
  return offsets;
}

/// All lines of all operands; nothing where no step needs a second line.
static int64_t getSortWorkspace(hlo::SortOp op) {
  Lines lines(op);
  return lines.steps ? lines.countScratch() * getScratchOffsets(op).back() : 0;
}

KernelSchedule scheduleSort(hlo::SortOp op, const CostTable &costs) {
  Lines lines(op);
  KernelSchedule schedule;
  schedule.kind = KernelSchedule::Kind::Sort;
  schedule.work = lines.elements / lines.length;
  schedule.tile = lines.length;
  schedule.workspace = getSortWorkspace(op);
  int64_t bytes = getScratchOffsets(op).back() / schedule.work * (1 + lines.steps);
  schedule.grain = std::max<int64_t>(1, costs.getBytesWorthAWorker() / std::max<int64_t>(bytes, 1));
  return schedule;
}

namespace {
class SortKernel {
public:
  SortKernel(KernelEmitter &e, hlo::SortOp op, ValueRange outputs, Value workspace)
      : e(e), op(op), lines(op), outputs(outputs), workspace(workspace) {}

  void emit(Value begin, Value end) {
    e.loop(begin, end, 1, 1, {}, [&](Index item, ValueRange) {
      emitLine(item);
      return SmallVector<Value>();
    });
  }

private:
  /// One line of every operand in memory: where it begins, and from element to element.
  struct Store {
    SmallVector<Value> lines;
    Value stride;
  };
  using Elements = SmallVector<Value>;

  void emitLine(Index item);
  Store makeScratch(Index item, int64_t number);
  void read(const Indices &line, const Store &to);
  std::pair<Store, Value> merge(const Store &from, const Store &to, int64_t steps);
  void mergeRuns(const Store &from, const Store &to, Value width);
  SmallVector<Value> mergeElement(const Store &from, const Store &to, Value at, ValueRange next,
                                  Value middle, Value end);
  Value isBefore(const Elements &a, const Elements &b);

  Type elementOf(unsigned operand) {
    return tensorTypeOf(op.getInputs()[operand]).getElementType();
  }
  Value advance(Value address, unsigned operand, Value elements) {
    return e.advance(elementOf(operand), address, elements);
  }
  Index place(const Store &store, Value at) {
    return e.fromValue(e.make<arith::MulIOp>(at, store.stride), e.depth());
  }
  Elements load(const Store &store, Value at) {
    Elements elements;
    for (auto [operand, line] : llvm::enumerate(store.lines))
      elements.push_back(e.load(elementOf(operand), line, place(store, at)));
    return elements;
  }
  void store(const Store &store, Value at, const Elements &elements) {
    for (auto [operand, line] : llvm::enumerate(store.lines))
      e.store(elements[operand], elementOf(operand), line, place(store, at), /*asLanes=*/false);
  }
  Value less(Value a, Value b) { return e.make<arith::CmpIOp>(arith::CmpIPredicate::slt, a, b); }

  KernelEmitter &e;
  hlo::SortOp op;
  Lines lines;
  ValueRange outputs;
  Value workspace; // null where nothing is to be sorted
};
} // namespace

void SortKernel::emitLine(Index item) {
  auto [outer, inner] = e.divide(item, lines.stride);
  Value first = e.toScalar(e.add(e.multiply(outer, lines.length * lines.stride), inner));
  Store result{{}, e.i64(lines.stride)};
  for (auto [operand, output] : llvm::enumerate(outputs))
    result.lines.push_back(advance(output, operand, first));
  SmallVector<int64_t> shape(tensorTypeOf(op.getInputs()[0]).getShape());
  if (!shape.empty())
    shape.erase(shape.begin() + lines.dim);
  Indices line = e.delinearize(item, shape);
  if (!lines.steps)
    return read(line, result);
  Store scratch = makeScratch(item, 0);
  if (lines.countScratch() == 2) {
    read(line, scratch);
    auto [sorted, width] = merge(scratch, makeScratch(item, 1), lines.steps - 1);
    return mergeRuns(sorted, result, width);
  }
  bool startsInResult = lines.steps % 2 == 0;
  read(line, startsInResult ? result : scratch);
  merge(startsInResult ? result : scratch, startsInResult ? scratch : result, lines.steps);
}

/// The item's part of scratch memory.
SortKernel::Store SortKernel::makeScratch(Index item, int64_t number) {
  Store scratch{{}, e.i64(1)};
  SmallVector<int64_t> offsets = getScratchOffsets(op);
  Value start = e.toScalar(e.multiply(item, lines.length));
  for (unsigned operand = 0; operand < outputs.size(); ++operand) {
    Value bytes = e.i64(number * offsets.back() + offsets[operand]);
    Value all = e.advance(e.getBuilder().getI8Type(), workspace, bytes);
    scratch.lines.push_back(advance(all, operand, start));
  }
  return scratch;
}

/// Steps from one store to the other and back. Returns where the runs are then, and their width.
std::pair<SortKernel::Store, Value> SortKernel::merge(const Store &from, const Store &to,
                                                      int64_t steps) {
  size_t size = outputs.size() + 1;
  auto append = [](SmallVector<Value> &values, const Store &store) {
    llvm::append_range(values, store.lines);
    values.push_back(store.stride);
  };
  auto take = [&](ValueRange values, size_t at) {
    ValueRange part = values.slice(at, size);
    return Store{SmallVector<Value>(part.drop_back()), part.back()};
  };
  // Carried: the width of runs, the store that they are in, the one that they go to.
  SmallVector<Value> carried = {e.i64(1)};
  append(carried, from);
  append(carried, to);
  carried = e.loop(e.i64(0), e.i64(steps), 1, 1, carried, [&](Index, ValueRange values) {
    Store source = take(values, 1), target = take(values, 1 + size);
    mergeRuns(source, target, values[0]);
    SmallVector<Value> next = {e.make<arith::AddIOp>(values[0], values[0])};
    append(next, target);
    append(next, source);
    return next;
  });
  return {take(carried, 1), carried[0]};
}

/// The operands' line, as it is.
void SortKernel::read(const Indices &line, const Store &to) {
  e.loop(e.i64(0), e.i64(lines.length), 1, 1, {}, [&](Index at, ValueRange) {
    Indices index = line;
    if (tensorTypeOf(op.getInputs()[0]).getRank())
      index.insert(index.begin() + lines.dim, at);
    Elements elements;
    for (Value input : op.getInputs())
      elements.push_back(e.evaluate(input, index));
    store(to, e.toScalar(at), elements);
    return SmallVector<Value>();
  });
}

/// Pairs of runs of `width` to runs of twice that; the last ones may be short or missing.
void SortKernel::mergeRuns(const Store &from, const Store &to, Value width) {
  Value length = e.i64(lines.length), pair = e.make<arith::AddIOp>(width, width);
  Value above = e.make<arith::SubIOp>(e.make<arith::AddIOp>(length, pair), e.i64(1));
  Value pairs = e.make<arith::DivUIOp>(above, pair);
  e.loop(e.i64(0), pairs, 1, 1, {}, [&](Index number, ValueRange) {
    Value begin = e.make<arith::MulIOp>(e.toScalar(number), pair);
    Value middle = e.make<arith::MinSIOp>(e.make<arith::AddIOp>(begin, width), length);
    Value end = e.make<arith::MinSIOp>(e.make<arith::AddIOp>(begin, pair), length);
    e.loop(begin, end, 1, 1, {begin, middle}, [&](Index at, ValueRange next) {
      return mergeElement(from, to, e.toScalar(at), next, middle, end);
    });
    return SmallVector<Value>();
  });
}

/// Puts the smaller one of the next elements of both runs at `at`; of equals the left one, which
/// came first. Returns the next elements then.
SmallVector<Value> SortKernel::mergeElement(const Store &from, const Store &to, Value at,
                                            ValueRange next, Value middle, Value end) {
  // Behind a run's end its last element is compared in vain.
  auto nextOf = [&](unsigned run, Value runEnd) {
    Value last = e.make<arith::SubIOp>(runEnd, e.i64(1));
    return load(from, e.make<arith::MinSIOp>(next[run], last));
  };
  Elements left = nextOf(0, middle), right = nextOf(1, end);
  Value hasLeft = less(next[0], middle), hasRight = less(next[1], end);
  Value none = e.make<arith::XOrIOp>(hasLeft, e.constantInt(hasLeft.getType(), 1));
  Value takesRight =
      e.make<arith::OrIOp>(none, e.make<arith::AndIOp>(hasRight, isBefore(right, left)));
  Elements taken;
  for (auto [a, b] : llvm::zip_equal(right, left))
    taken.push_back(e.select(takesRight, a, b));
  store(to, at, taken);
  Value moved = e.make<arith::ExtUIOp>(e.getBuilder().getI64Type(), takesRight);
  Value stayed = e.make<arith::SubIOp>(e.i64(1), moved);
  return {e.make<arith::AddIOp>(next[0], stayed), e.make<arith::AddIOp>(next[1], moved)};
}

Value SortKernel::isBefore(const Elements &a, const Elements &b) {
  SmallVector<Value> arguments;
  for (auto [x, y] : llvm::zip_equal(a, b))
    arguments.append({x, y});
  return e.emitRegion(op.getComparator(), arguments).front();
}

void emitSortKernel(KernelEmitter &e, hlo::SortOp op, ValueRange outputs, Value workspace,
                    Value begin, Value end) {
  SortKernel(e, op, outputs, workspace).emit(begin, end);
}

} // namespace zero
