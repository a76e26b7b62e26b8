//===- OpEquations.cpp - Ops that equations look into -------------------------===//
//
// Each function applies the equations that it names (ScheduledEquations.cpp).
//===------------------------------------------------------------------------===//
#include "Contraction.h"
#include "OpNumbers.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "zero/Dialect/Zero/Tf32.h"

#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace zero::validate {

static RankedTensorType typeOf(Value value) { return cast<RankedTensorType>(value.getType()); }

Number OpNumbers::numberKnown(Operation *op, ArrayRef<Number> operands) {
  return llvm::TypeSwitch<Operation *, Number>(op)
      .Case([&](hlo::ConstantOp op) { return contents.getConstant(op.getValue(), op.getLoc()); })
      .Case([&](hlo::IotaOp op) {
        return contents.getIota(op.getType(), op.getIotaDimension(), op.getLoc());
      })
      .Case<hlo::ReshapeOp, hlo::TransposeOp, hlo::SliceOp, hlo::ReverseOp, hlo::BroadcastInDimOp>(
          [&](Operation *op) { return numberMove(op, operands[0]); })
      .Case<ir::ViewOp, ir::CopyOp, ir::PackOp, ir::OwnShardOp, ir::SegmentReduceOp,
            ir::ExtractSegmentOp, ir::SegmentBroadcastOp, ir::InsertSegmentOp>(
          [&](Operation *op) { return numberUnitOp(op, operands); })
      .Case([&](hlo::PadOp op) { return numberPad(op, operands[0], operands[1]); })
      .Case([&](hlo::DotGeneralOp op) { return numberDot(op, operands[0], operands[1]); })
      .Case([&](hlo::ConvolutionOp op) { return numberConvolution(op, operands[0], operands[1]); })
      .Case([&](hlo::ReduceOp op) {
        return op.getInputs().size() == 1 ? numberReduce(op, operands[0], operands[1]) : kNoNumber;
      })
      .Case([&](hlo::ScatterOp op) { return numberScatter(op, operands); })
      .Default([&](Operation *op) {
        if (!hlo::isElementwise(op) || op->getNumResults() != 1 || op->getNumRegions() != 0)
          return kNoNumber;
        return getElementwise(op->getName().getIdentifier(), getKey(op, /*withTypes=*/false),
                              op->getResult(0).getType(), operands, op->getLoc());
      });
}

//===----------------------------------------------------------------------===//
// Elementwise ops
//===----------------------------------------------------------------------===//

// Equations: elementwise-shape, convert-of-read, scatter-onto-sum, sum-with-matmul.
Number OpNumbers::getElementwise(StringAttr name, Attribute attributes, Type type,
                                 ArrayRef<Number> operands, LocationAttr loc) {
  if (name == convertName) {
    auto [base, access] = contents.getSource(operands[0]);
    if (base != operands[0]) {
      auto whole = RankedTensorType::get({contents.count(base)}, getElementTypeOrSelf(type));
      Number converted = getElementwise(name, attributes, whole, {base}, loc);
      return contents.read(converted, std::move(access), loc);
    }
  }
  Numbers ordered(operands);
  if (name == addName) {
    auto rank = [&](Number number) { return std::pair(scattered.contains(number), number); };
    auto commutes = [&](Number number) {
      return scattered.contains(number) || isMatmulSum(number);
    };
    if ((commutes(ordered[0]) || commutes(ordered[1])) && rank(ordered[1]) < rank(ordered[0]))
      std::swap(ordered[0], ordered[1]);
  }
  return contents.get(name, attributes, type, ordered, loc);
}

//===----------------------------------------------------------------------===//
// Ops that move elements
//===----------------------------------------------------------------------===//

/// Walks along one loop of `access` from its end to its start.
static void reverse(Access &access, Loop &loop) {
  access.offset += (loop.size - 1) * loop.steps[0];
  loop.steps[0] = -loop.steps[0];
}

// Equations: same-contents, read-of-read.
Number OpNumbers::numberMove(Operation *op, Number operand) {
  if (isa<hlo::ReshapeOp>(op))
    return operand;
  Access from = Access::ofShape(typeOf(op->getOperand(0)).getShape()), access;
  ArrayRef<int64_t> shape = typeOf(op->getResult(0)).getShape();
  for (int64_t size : shape)
    access.loops.push_back({size, {}});
  llvm::TypeSwitch<Operation *>(op)
      .Case([&](hlo::TransposeOp op) {
        for (auto [loop, dim] : llvm::zip(access.loops, op.getPermutation()))
          loop.steps[0] = from.loops[dim].steps[0];
      })
      .Case([&](hlo::SliceOp op) {
        for (auto [loop, source, start, stride] :
             llvm::zip(access.loops, from.loops, op.getStartIndices(), op.getStrides())) {
          access.offset += start * source.steps[0];
          loop.steps[0] = stride * source.steps[0];
        }
      })
      .Case([&](hlo::ReverseOp op) {
        access = from;
        for (int64_t dim : op.getDimensions())
          reverse(access, access.loops[dim]);
      })
      .Case([&](hlo::BroadcastInDimOp op) {
        for (auto [source, dim] : llvm::zip(from.loops, op.getBroadcastDimensions()))
          if (source.size != 1)
            access.loops[dim].steps[0] = source.steps[0];
      });
  return contents.read(operand, std::move(access), op->getLoc());
}

/// A tensor's dimensions as a convolution names them, in an order of their own.
static SmallVector<int64_t> listDims(int64_t first, int64_t second, ArrayRef<int64_t> places) {
  SmallVector<int64_t> dims = {first, second};
  llvm::append_range(dims, places);
  return dims;
}

/// `type` with its dimensions in the order of `dims`.
static RankedTensorType inOrder(RankedTensorType type, ArrayRef<int64_t> dims) {
  return type.clone(llvm::map_to_vector(dims, [&](int64_t dim) { return type.getDimSize(dim); }));
}

// Equations: reversed-windows, convolution-layout.
Number OpNumbers::numberConvolution(hlo::ConvolutionOp op, Number input, Number filter) {
  auto numbers = op.getDimensionNumbers();
  SmallVector<int64_t> inputDims = listDims(numbers.getInputBatchDimension(),
                                            numbers.getInputFeatureDimension(),
                                            numbers.getInputSpatialDimensions()),
                       filterDims = listDims(numbers.getKernelInputFeatureDimension(),
                                             numbers.getKernelOutputFeatureDimension(),
                                             numbers.getKernelSpatialDimensions()),
                       resultDims = listDims(numbers.getOutputBatchDimension(),
                                             numbers.getOutputFeatureDimension(),
                                             numbers.getOutputSpatialDimensions());
  auto readInOrder = [&](Number number, RankedTensorType type, ArrayRef<int64_t> dims,
                         ArrayRef<bool> reversal) {
    Access from = Access::ofShape(type.getShape()), access;
    for (auto [i, dim] : llvm::enumerate(dims)) {
      access.loops.push_back(from.loops[dim]);
      if (i >= 2 && !reversal.empty() && reversal[i - 2])
        reverse(access, access.loops.back());
    }
    return contents.read(number, std::move(access), op->getLoc());
  };
  RankedTensorType made = inOrder(op.getType(), resultDims);
  // Without what others have written on it.
  NamedAttrList attributes(cast<DictionaryAttr>(op->getPropertiesAsAttribute()));
  attributes.erase(op.getWindowReversalAttrName());
  attributes.erase(op.getDimensionNumbersAttrName());
  Attribute key[] = {attributes.getDictionary(context),
                     TypeAttr::get(inOrder(typeOf(op.getLhs()), inputDims)),
                     TypeAttr::get(inOrder(typeOf(op.getRhs()), filterDims)), TypeAttr::get(made)};
  input = readInOrder(input, typeOf(op.getLhs()), inputDims, {});
  filter = readInOrder(filter, typeOf(op.getRhs()), filterDims,
                       op.getWindowReversal().value_or(ArrayRef<bool>()));
  Number sums = contents.get(op->getName().getIdentifier(), ArrayAttr::get(context, key), made,
                             {input, filter}, op->getLoc());
  return readInOrder(sums, made, invertPermutationVector(resultDims), {});
}

/// Elements behind the last one of one dimension, and nothing else.
Number OpNumbers::numberPad(hlo::PadOp op, Number operand, Number padding) {
  ArrayRef<int64_t> from = typeOf(op.getOperand()).getShape(), to = op.getType().getShape();
  auto isZero = [](int64_t value) { return value == 0; };
  ArrayRef<int64_t> high = op.getEdgePaddingHigh();
  const int64_t *found = llvm::find_if_not(high, isZero);
  if (contents.count(operand) == 0 || found == high.end() || *found < 0 ||
      !llvm::all_of(ArrayRef<int64_t>(found + 1, high.end()), isZero) ||
      !llvm::all_of(op.getEdgePaddingLow(), isZero) ||
      !llvm::all_of(op.getInteriorPadding(), isZero))
    return kNoNumber;
  int64_t inner = 1;
  for (int64_t size : from.drop_front(found - high.begin() + 1))
    inner *= size;
  return contents.pad(operand, from[found - high.begin()] * inner, to[found - high.begin()] * inner,
                      padding, op.getLoc());
}

//===----------------------------------------------------------------------===//
// Units
//===----------------------------------------------------------------------===//

// Equations: same-contents, pieces, padding-is-not-read, alike-units.
Number OpNumbers::numberUnitOp(Operation *op, ArrayRef<Number> operands) {
  Location loc = op->getLoc();
  if (isa<ir::CopyOp>(op))
    return operands[0];
  if (auto view = dyn_cast<ir::ViewOp>(op)) {
    RankedTensorType type = typeOf(view.getResult());
    Number range = contents.readRange(operands[0], view.getOffset(), type.getNumElements(), loc);
    if (contents.getElementType(range) == type.getElementType())
      return range;
    return contents.get("bits", {}, type, {range}, loc);
  }
  if (auto pack = dyn_cast<ir::PackOp>(op)) {
    SmallVector<Piece> pieces;
    ir::LayoutOp layout = getLayout(pack.getUnitAttr());
    for (auto [segment, number] : llvm::zip_equal(layout.getSegmentRange(), operands))
      pieces.push_back({segment.getOffset(), segment.getNumElements(), number, 0});
    RankedTensorType type = pack.getFlat().getType();
    return contents.join(pieces, type.getElementType(), type.getNumElements(), loc);
  }
  Numbers read(operands);
  if (auto own = dyn_cast<ir::OwnShardOp>(op)) {
    // Equation: one-rank.
    if (own.getResult().getType() == own.getFlat().getType() && !hasPadding(own.getUnitAttr()))
      return read[0];
    read[0] = contents.restrict(read[0], getLayout(own.getUnitAttr()), loc);
  }
  return contents.get(op->getName().getIdentifier(), getKey(op, /*withTypes=*/true),
                      op->getResult(0).getType(), read, loc);
}

//===----------------------------------------------------------------------===//
// Matmuls
//===----------------------------------------------------------------------===//

/// What a matrix library multiplies: other matmuls are sums of products element by element.
static bool isLibraryMatmul(hlo::DotGeneralOp op) {
  Type a = typeOf(op.getLhs()).getElementType(), b = typeOf(op.getRhs()).getElementType(),
       c = op.getType().getElementType();
  bool isHalf = a.isBF16() || a.isF16();
  return typeOf(op.getLhs()).getNumElements() > 0 && typeOf(op.getRhs()).getNumElements() > 0 &&
         a == b && (isHalf || a.isF32() || a.isF64()) && (c == a || (isHalf && c.isF32()));
}

/// The loops of a matmul with those of each operand's dimensions; [batch, rows, columns, summed].
static Loops getDotLoops(hlo::DotGeneralOp op) {
  auto numbers = op.getDotDimensionNumbers();
  Loops a = Access::ofShape(typeOf(op.getLhs()).getShape()).loops,
        b = Access::ofShape(typeOf(op.getRhs()).getShape()).loops,
        c = Access::ofShape(op.getType().getShape()).loops, loops;
  size_t result = 0;
  for (auto [left, right] :
       llvm::zip(numbers.getLhsBatchingDimensions(), numbers.getRhsBatchingDimensions()))
    loops.push_back({a[left].size, {a[left].steps[0], b[right].steps[0], c[result++].steps[0]}});
  for (int64_t dim : op.getLhsFreeDimensions())
    loops.push_back({a[dim].size, {a[dim].steps[0], 0, c[result++].steps[0]}});
  for (int64_t dim : op.getRhsFreeDimensions())
    loops.push_back({b[dim].size, {0, b[dim].steps[0], c[result++].steps[0]}});
  for (auto [left, right] :
       llvm::zip(numbers.getLhsContractingDimensions(), numbers.getRhsContractingDimensions()))
    loops.push_back({a[left].size, {a[left].steps[0], b[right].steps[0], 0}});
  return loops;
}

// Equation: tf32.
bool OpNumbers::mayRound(hlo::DotGeneralOp op) const {
  if (!isTf32 || op.getAlgorithm() || !op.getType().getElementType().isF32() ||
      !typeOf(op.getLhs()).getElementType().isF32())
    return false;
  auto exact = hlo::PrecisionAttr::get(context, hlo::Precision::HIGHEST);
  return !llvm::is_contained(op.getPrecisionConfig().value_or(ArrayAttr::get(context, {})), exact);
}

// Equations: contraction, tf32.
Number OpNumbers::numberDot(hlo::DotGeneralOp op, Number a, Number b) {
  if (!isLibraryMatmul(op))
    return numberMultiplyReduce(op, a, b);
  Contraction contraction{a, b, 0, 0, op.getType().getElementType(), getDotLoops(op), mayRound(op)};
  return getContraction(contents, std::move(contraction), op.getType().getNumElements(),
                        op.getLoc());
}

// Equation: multiply-reduce.
Number OpNumbers::numberMultiplyReduce(hlo::DotGeneralOp op, Number a, Number b) {
  Loops loops = getDotLoops(op);
  SmallVector<int64_t> shape;
  for (const Loop &loop : loops)
    shape.push_back(loop.size);
  auto type = RankedTensorType::get(shape, op.getType().getElementType());
  auto spread = [&](Number value, unsigned side) {
    auto own = RankedTensorType::get({contents.count(value)}, type.getElementType());
    if (contents.getElementType(value) != type.getElementType())
      value = getElementwise(contents.word(hlo::ConvertOp::getOperationName()), {}, own, {value},
                             op.getLoc());
    Access access;
    for (const Loop &loop : loops)
      access.loops.push_back({loop.size, {loop.steps[side]}});
    return contents.read(value, std::move(access), op.getLoc());
  };
  Number product = getElementwise(contents.word(hlo::MulOp::getOperationName()), {}, type,
                                  {spread(a, 0), spread(b, 1)}, op.getLoc());
  SmallVector<int64_t> summed =
      llvm::to_vector(llvm::seq<int64_t>(op.getType().getRank(), type.getRank()));
  if (summed.empty())
    return product;
  Attribute zero = Builder(context).getZeroAttr(type.getElementType());
  Number initial = contents.getSplat(zero, type.getElementType(), 1, op.getLoc());
  return getReduction(addName, {}, product, initial, type, summed, op.getType(), op.getLoc());
}

template <typename Op> Number OpNumbers::getMatmul(Op op, Number a, Number b, RankedTensorType c) {
  int64_t m = op.getM(), n = op.getN(), k = op.getK();
  ArrayRef<int64_t> as = op.getAStrides(), bs = op.getBStrides(), cs = op.getCStrides();
  Contraction contraction{a,
                          b,
                          static_cast<int64_t>(op.getAOffset()),
                          static_cast<int64_t>(op.getBOffset()),
                          c.getElementType(),
                          {{m, {as[0], 0, cs[0]}}, {n, {0, bs[1], cs[1]}}, {k, {as[1], bs[0], 0}}},
                          ir::isTf32(op)};
  for (auto [index, size] : llvm::enumerate(op.getBatch()))
    contraction.loops.push_back({size, {as[index + 2], bs[index + 2], cs[index + 2]}});
  return getContraction(contents, std::move(contraction), c.getNumElements(), op.getLoc());
}
template Number OpNumbers::getMatmul(ir::GemmOp, Number, Number, RankedTensorType);
template Number OpNumbers::getMatmul(ir::LaunchGemmOp, Number, Number, RankedTensorType);

/// Whether `number` is a matmul, or what only moves its elements.
bool OpNumbers::isMatmul(Number number) const {
  const Expression *made = &contents.getNumbering().getExpression(number);
  while (made->op == readWord && !made->operands.empty())
    made = &contents.getNumbering().getExpression(made->operands[0]);
  return made->op == productWord;
}

/// Whether `number` is a matmul, or the sum of one and another value.
bool OpNumbers::isMatmulSum(Number number) const {
  const Expression &made = contents.getNumbering().getExpression(number);
  return isMatmul(number) || (made.op == addName && llvm::any_of(made.operands, [&](Number term) {
                                return isMatmul(term);
                              }));
}

// Equations: accumulate, added-to-matmul.
Number OpNumbers::getSum(Number product, const MatmulTerms &terms, RankedTensorType type,
                         LocationAttr loc) {
  Number sum = product;
  if (terms.old != kNoNumber)
    sum = getElementwise(addName, {}, type, {terms.old, sum}, loc);
  if (terms.bias != kNoNumber) {
    int64_t columns = contents.count(terms.bias);
    Access rows;
    rows.loops = {{type.getNumElements() / columns, {0}}, {columns, {1}}};
    Number spread = contents.read(terms.bias, std::move(rows), loc);
    sum = getElementwise(addName, {}, type, {sum, spread}, loc);
  }
  if (terms.addend != kNoNumber)
    sum = getElementwise(addName, {}, type, {terms.addend, sum}, loc);
  return sum;
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

Number OpNumbers::numberReduce(hlo::ReduceOp op, Number value, Number initial) {
  Operation *reducer = op.getSimpleReducer();
  RankedTensorType from = typeOf(op.getInputs()[0]), to = typeOf(op->getResult(0));
  if (!reducer || typeOf(reducer->getResult(0)).getElementType() != to.getElementType() ||
      typeOf(op.getBody().getArgument(0)).getElementType() != from.getElementType())
    return kNoNumber;
  return getReduction(reducer->getName().getIdentifier(), getKey(reducer, /*withTypes=*/false),
                      value, initial, from, op.getDimensions(), to, op.getLoc());
}

/// Whether reductions of parts, each from `initial`, and one of what they give are the one of all.
bool OpNumbers::isOfParts(StringAttr name, Number initial, Type element) const {
  if (!element.isF32() && !element.isF64())
    return false;
  return name == hlo::MaxOp::getOperationName() || name == hlo::MinOp::getOperationName() ||
         (name == addName && isZero(initial));
}

// Equations: unit-reduction, reduce-shape, reduce-of-rows.
Number OpNumbers::getReduction(StringAttr name, Attribute attributes, Number value, Number initial,
                               RankedTensorType from, ArrayRef<int64_t> dimensions,
                               RankedTensorType to, LocationAttr loc) {
  Access spread{0, {{to.getNumElements(), {0}}}};
  if (llvm::all_of(dimensions, [&](int64_t dim) { return from.getDimSize(dim) == 1; }))
    return getElementwise(name, attributes, to,
                          {contents.read(initial, std::move(spread), loc), value}, loc);
  bool isOfAll = to.getNumElements() == 1;
  if (auto rows = reduced.find(value); isOfAll && rows != reduced.end() &&
                                       rows->second.initial == initial &&
                                       rows->second.how == std::pair(name, attributes)) {
    value = rows->second.of;
    from = RankedTensorType::get({contents.count(value)}, from.getElementType());
    static constexpr int64_t kAll[] = {0};
    dimensions = kAll;
  }
  SmallVector<int64_t> key; // size of each run of dimensions, 1 or 0 for reduced or not
  for (auto [dim, size] : llvm::enumerate(from.getShape())) {
    int64_t isReduced = llvm::is_contained(dimensions, static_cast<int64_t>(dim));
    if (size == 1)
      continue;
    if (!key.empty() && key.back() == isReduced)
      key[key.size() - 2] *= size;
    else
      key.append({size, isReduced});
  }
  SmallVector<Attribute> parts = {name, DenseI64ArrayAttr::get(context, key)};
  if (attributes)
    parts.push_back(attributes);
  Number made = contents.get("reduce", ArrayAttr::get(context, parts), to, {value, initial}, loc);
  if (!isOfAll && isOfParts(name, initial, to.getElementType()))
    reduced.try_emplace(made, Reduced{value, initial, {name, attributes}});
  return made;
}

// Equation: sums-of-operand.
template <typename Op>
Number OpNumbers::getOperandSums(Op op, Number operand, RankedTensorType sums) {
  Type element = sums.getElementType();
  auto from =
      RankedTensorType::get({static_cast<int64_t>(op.getK()), sums.getNumElements()}, element);
  Number zero = contents.getSplat(FloatAttr::get(element, 0.0), element, 1, op.getLoc());
  return getReduction(addName, Attribute(), operand, zero, from, {0}, sums, op.getLoc());
}
template Number OpNumbers::getOperandSums(ir::GemmOp, Number, RankedTensorType);
template Number OpNumbers::getOperandSums(ir::LaunchGemmOp, Number, RankedTensorType);

//===----------------------------------------------------------------------===//
// Scatter
//===----------------------------------------------------------------------===//

/// Whether the number is zero everywhere, of either sign.
bool OpNumbers::isZero(Number number) const {
  while (true) {
    Attribute splat = contents.getSplatValue(number);
    if (auto value = dyn_cast_or_null<FloatAttr>(splat))
      return value.getValue().isZero();
    if (auto value = dyn_cast_or_null<IntegerAttr>(splat))
      return value.getValue().isZero();
    const Expression &expression = contents.getNumbering().getExpression(number);
    StringRef name = expression.op.getValue();
    if (name != hlo::ConvertOp::getOperationName() && name != "read")
      return false;
    number = expression.operands[0];
  }
}

/// Whether the body adds its two arguments.
static bool addsArguments(Region &body) {
  Block &block = body.front();
  auto add = dyn_cast<hlo::AddOp>(block.front());
  if (!add || block.getNumArguments() != 2 || !llvm::hasNItems(block, 2) ||
      block.getTerminator()->getOperands() != ValueRange(add->getResults()))
    return false;
  Value x = block.getArgument(0), y = block.getArgument(1);
  return (add.getLhs() == x && add.getRhs() == y) || (add.getLhs() == y && add.getRhs() == x);
}

// Equation: scatter-onto-sum.
Number OpNumbers::numberScatter(hlo::ScatterOp op, ArrayRef<Number> operands) {
  if (op.getInputs().size() != 1 || !addsArguments(op.getUpdateComputation()))
    return kNoNumber;
  RankedTensorType type = typeOf(op->getResult(0));
  Type element = type.getElementType();
  if (!element.isF32() && !element.isF64())
    return kNoNumber;
  Attribute zero = Builder(context).getZeroAttr(element);
  Numbers onZeros(operands);
  onZeros[0] = contents.getSplat(zero, element, type.getNumElements(), op.getLoc());
  Number sum =
      contents.get("scatter-add", getKey(op, /*withTypes=*/true), type, onZeros, op.getLoc());
  scattered.insert(sum);
  if (isZero(operands[0]))
    return sum;
  return getElementwise(addName, {}, type, {operands[0], sum}, op.getLoc());
}

} // namespace zero::validate
