#include "Windows.h"

using namespace mlir;

namespace zero {

using Conditions = SmallVector<Value, 4>;

static Value compareIndices(KernelEmitter &e, arith::CmpIPredicate predicate, const Index &a,
                            const Index &b) {
  LevelGuard guard(e, std::max(a.level, b.level));
  SmallVector<Value, 2> values = {e.toValue(a), e.toValue(b)};
  e.unify(values);
  return e.make<arith::CmpIOp>(predicate, values[0], values[1]);
}

/// `at`, or the nearest index of [0, last], where a condition is then false.
static Index keepInside(KernelEmitter &e, const Index &at, int64_t last,
                        SmallVectorImpl<Value> &inside) {
  Index place = e.clamp(at, 0, last);
  inside.push_back(compareIndices(e, arith::CmpIPredicate::eq, at, place));
  return place;
}

Index locate(KernelEmitter &e, const WindowDim &dim, Index window, Index tap,
             SmallVectorImpl<Value> &inside) {
  int64_t last = (dim.size - 1) * dim.dilation;
  int64_t furthest = (dim.windows - 1) * dim.stride + (dim.taps - 1) * dim.tapDilation - dim.low;
  Index at = e.add(e.addConstant(e.multiply(window, dim.stride), -dim.low),
                   e.multiply(tap, dim.tapDilation));
  if (dim.low > 0 || furthest > last)
    at = keepInside(e, at, last, inside);
  if (dim.dilation == 1)
    return at;
  auto [quotient, rest] = e.divide(at, dim.dilation);
  inside.push_back(compareIndices(e, arith::CmpIPredicate::eq, rest, Index::constant(0)));
  return quotient;
}

Value selectInside(KernelEmitter &e, ArrayRef<Value> inside, Value value, Value otherwise) {
  for (Value condition : inside) {
    SmallVector<Value, 3> operands = {value, otherwise};
    if (e.isVector(condition))
      operands.push_back(condition);
    e.unify(operands);
    value = e.select(condition, operands[0], operands[1]);
  }
  return value;
}

static bool isVarying(ArrayRef<Index> point) {
  return llvm::any_of(point, [](const Index &i) { return !i.isUniform(); });
}

/// As wide as results at `point` are.
static Value widen(KernelEmitter &e, ArrayRef<Index> point, Value value) {
  return isVarying(point) && !e.isVector(value) ? e.splat(value) : value;
}

template <typename Op>
static SmallVector<WindowDim> getWindowDims(Op op, RankedTensorType operand) {
  SmallVector<WindowDim> dims(operand.getRank());
  auto set = [&](std::optional<ArrayRef<int64_t>> values, int64_t WindowDim::*field) {
    for (size_t i = 0; values && i < dims.size(); ++i)
      dims[i].*field = (*values)[i];
  };
  for (auto [dim, size] : llvm::zip_equal(dims, operand.getShape()))
    dim.size = size;
  set(op.getWindowDimensions(), &WindowDim::taps);
  set(op.getWindowStrides(), &WindowDim::stride);
  if (std::optional<DenseIntElementsAttr> padding = op.getPadding())
    for (auto [i, dim] : llvm::enumerate(dims))
      dim.low = padding->template getValues<int64_t>()[2 * i];
  return dims;
}

/// Calls `body` with all elements of a box, the last dimension fastest; it carries values.
static SmallVector<Value>
forBox(KernelEmitter &e, ArrayRef<int64_t> sizes, ValueRange inits,
       llvm::function_ref<SmallVector<Value>(ArrayRef<Index>, ValueRange)> body) {
  Indices at(sizes.size(), Index::constant(0));
  auto nest = [&](auto &self, size_t d, ValueRange values) -> SmallVector<Value> {
    if (d == sizes.size())
      return body(at, values);
    at[d] = Index::constant(0);
    if (sizes[d] == 1)
      return self(self, d + 1, values);
    return e.loop(e.i64(0), e.i64(sizes[d]), 1, 1, values, [&](Index i, ValueRange args) {
      at[d] = i;
      return self(self, d + 1, args);
    });
  };
  return nest(nest, 0, inits);
}

//===----------------------------------------------------------------------===//
// reduce_window
//===----------------------------------------------------------------------===//

/// In the window's order, rounded by every op of the body: sums are as long as windows.
void evaluateReduceWindow(KernelEmitter &e, hlo::ReduceWindowOp op, ArrayRef<Index> point) {
  RankedTensorType operand = tensorTypeOf(op.getInputs()[0]);
  SmallVector<WindowDim> dims = getWindowDims(op, operand);
  for (auto [i, dim] : llvm::enumerate(dims)) {
    dim.windows = tensorTypeOf(op.getResult(0)).getDimSize(i);
    if (std::optional<ArrayRef<int64_t>> dilations = op.getBaseDilations())
      dim.dilation = (*dilations)[i];
    if (std::optional<ArrayRef<int64_t>> dilations = op.getWindowDilations())
      dim.tapDilation = (*dilations)[i];
  }
  SmallVector<Value> initials, starts;
  for (Value initial : op.getInitValues()) {
    initials.push_back(e.evaluate(initial, {}));
    starts.push_back(widen(e, point, initials.back()));
  }
  bool isEmpty = operand.getNumElements() == 0;
  auto body = [&](ArrayRef<Index> taps, ValueRange carried) {
    Indices index;
    Conditions inside;
    for (auto [i, dim] : llvm::enumerate(dims))
      index.push_back(isEmpty ? Index::constant(0) : locate(e, dim, point[i], taps[i], inside));
    SmallVector<Value> arguments(carried);
    for (auto [input, initial] : llvm::zip_equal(op.getInputs(), initials))
      arguments.push_back(isEmpty ? initial
                                  : selectInside(e, inside, e.evaluate(input, index), initial));
    SmallVector<Value> results = e.emitRegion(op.getBody(), arguments);
    for (Value &result : results)
      result = widen(e, point, result);
    return results;
  };
  SmallVector<Value> values = forBox(e, op.getWindowDimensions(), starts, body);
  for (auto [result, value] : llvm::zip_equal(op.getResults(), values))
    e.remember(result, point, value);
}

//===----------------------------------------------------------------------===//
// select_and_scatter
//===----------------------------------------------------------------------===//

namespace {
/// One element of the result: what the windows around it that have chosen it send there, in the
/// windows' order. Nothing is written twice, so elements can be computed in any order.
class SelectAndScatter {
public:
  SelectAndScatter(KernelEmitter &e, hlo::SelectAndScatterOp op, ArrayRef<Index> point)
      : e(e), op(op), point(point), dims(getWindowDims(op, tensorTypeOf(op.getOperand()))) {
    for (auto [i, dim] : llvm::enumerate(dims)) {
      dim.windows = tensorTypeOf(op.getSource()).getDimSize(i);
      taps.push_back(dim.taps);
      around.push_back(llvm::divideCeil(dim.taps, dim.stride));
    }
    // As narrow as most elements are, so that vectors hold as many of both.
    bool isNarrow = llvm::isInt<32>(ShapedType::getNumElements(taps));
    numberType = IntegerType::get(op.getContext(), isNarrow ? 32 : 64);
  }

  Value emit() {
    Value start = widen(e, point, e.evaluate(op.getInitValue(), {}));
    if (tensorTypeOf(op.getSource()).getNumElements() == 0)
      return start;
    auto body = [&](ArrayRef<Index> which, ValueRange sum) -> SmallVector<Value> {
      return {addWindow(which, sum.front())};
    };
    return forBox(e, around, start, body).front();
  }

private:
  /// The sum with what window number `which` of those around the point sends.
  Value addWindow(ArrayRef<Index> which, Value sum) {
    Conditions sends;
    Indices window;
    Index own = Index::constant(0); // the point's number in the window
    for (auto [i, dim] : llvm::enumerate(dims)) {
      Index padded = e.addConstant(point[i], dim.low);
      if (dim.low < 0)
        padded = keepInside(e, padded, dim.size - 1, sends);
      // The last window that may have the point, and those before it.
      auto [last, rest] = e.divide(padded, dim.stride);
      Index before = e.addConstant(e.negate(which[i]), around[i] - 1);
      Index at = e.add(last, e.negate(before));
      Index tap = e.add(rest, e.multiply(before, dim.stride));
      sends.push_back(compareIndices(e, arith::CmpIPredicate::slt, tap, Index::constant(dim.taps)));
      window.push_back(keepInside(e, at, dim.windows - 1, sends));
      own = e.add(e.multiply(own, dim.taps), tap);
    }
    Value chosen = choose(window);
    SmallVector<Value, 2> numbers = {chosen, toNumber(own)};
    e.unify(numbers);
    sends.push_back(e.make<arith::CmpIOp>(arith::CmpIPredicate::eq, numbers[0], numbers[1]));
    Value added = e.emitRegion(op.getScatter(), {sum, e.evaluate(op.getSource(), window)}).front();
    return widen(e, point, selectInside(e, sends, added, sum));
  }

  Value toNumber(const Index &index) {
    Value value = e.toValue(index);
    Type type = e.typeLike(value, numberType);
    return type == value.getType() ? value : e.make<arith::TruncIOp>(type, value);
  }

  /// The number of the element that `window` chooses; -1 where it has none but padding.
  Value choose(const Indices &window) {
    Value none = widen(e, point, e.constantInt(numberType, -1));
    Type element = tensorTypeOf(op.getOperand()).getElementType();
    Value nothing = widen(e, point, e.identity(ir::ReduceKind::Add, element));
    auto body = [&](ArrayRef<Index> tap, ValueRange chosen) -> SmallVector<Value> {
      Conditions inside;
      Indices index;
      for (auto [i, dim] : llvm::enumerate(dims))
        index.push_back(locate(e, dim, window[i], tap[i], inside));
      Value offered = widen(e, point, e.evaluate(op.getOperand(), index));
      Value keeps = widen(e, point, e.emitRegion(op.getSelect(), {chosen[0], offered}).front());
      Value has = e.make<arith::CmpIOp>(arith::CmpIPredicate::sge, chosen[1],
                                        e.constantInt(chosen[1].getType(), 0));
      Value stays = e.make<arith::AndIOp>(keeps, has);
      Value number = widen(e, point, toNumber(e.linearize(tap, taps)));
      Value value = e.select(stays, chosen[0], offered);
      Value best = e.select(stays, chosen[1], number);
      return {widen(e, point, selectInside(e, inside, value, chosen[0])),
              widen(e, point, selectInside(e, inside, best, chosen[1]))};
    };
    return forBox(e, taps, {nothing, none}, body)[1];
  }

  KernelEmitter &e;
  hlo::SelectAndScatterOp op;
  ArrayRef<Index> point;
  SmallVector<WindowDim> dims;
  Type numberType;                   // of an element's number in its window
  SmallVector<int64_t> taps, around; // sizes of a window, windows that may have one element
};
} // namespace

Value evaluateSelectAndScatter(KernelEmitter &e, hlo::SelectAndScatterOp op,
                               ArrayRef<Index> point) {
  return SelectAndScatter(e, op, point).emit();
}

} // namespace zero
