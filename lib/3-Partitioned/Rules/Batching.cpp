//===- Batching.cpp - One op on a unit for an op on each of its parameters ----===//
//
// Rules that move zero.pack up an update that is written parameter by parameter: from the new
// states to the old ones and to the reduced gradients. A pack that none of them moves stays: its
// pieces are computed whole.
//===------------------------------------------------------------------------===//
#include "Pieces.h"
#include "Rules.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace zero;
using namespace zero::part;

//===----------------------------------------------------------------------===//
// Pieces
//===----------------------------------------------------------------------===//

/// One value, or slice of a value, for each segment of a unit.
using Pieces = SmallVector<ValueSlice>;

/// Goes up through what only gives `at` another shape, takes it from a stack or puts it in one: the
/// same elements in the same order.
static ValueSlice getSource(ValueSlice at) {
  for (;;) {
    int64_t row = at.slice < 0 ? getSliceNumber(at.value.getDefiningOp()) : -1;
    if (row >= 0)
      at = {at.value.getDefiningOp()->getOperand(0), row};
    else if (std::optional<ValueSlice> same = findSame(at))
      at = *same;
    else
      return at;
  }
}

static Pieces getSources(ArrayRef<ValueSlice> pieces) {
  return llvm::map_to_vector(pieces, getSource);
}

static Pieces getSources(ir::PackOp pack) {
  return llvm::map_to_vector(pack.getOperands(), [](Value v) { return getSource({v, -1}); });
}

/// The slice as a value of its own.
static Value getValue(OpBuilder &builder, ValueSlice at) {
  return at.slice < 0 ? at.value : buildSlice(builder, at.value, at.slice);
}

static void replacePack(ir::PackOp pack, Value flat) {
  pack.getFlat().replaceAllUsesWith(flat);
  pack.erase();
}

/// Calls `rewrite`, which is `rule`, with each pack but those of values that are computed whole;
/// gives the number of packs that it replaced.
static unsigned
forEachPack(func::FuncOp function, const Rule &rule, ArrayRef<WholePack> wholes,
            llvm::function_ref<Value(ir::PackOp, OpBuilder &, ir::LayoutOp)> rewrite) {
  llvm::SmallDenseSet<Operation *> kept;
  for (const WholePack &whole : wholes)
    kept.insert(whole.pack);
  unsigned applied = 0;
  RuleContext context(function);
  for (auto pack : llvm::make_early_inc_range(function.getOps<ir::PackOp>())) {
    ir::LayoutOp layout = context.getLayout(pack.getUnitAttr());
    if (kept.contains(pack) || !layout || pack.getOperands().empty())
      continue;
    context.builder.setInsertionPoint(pack);
    if (Value flat = rewrite(pack, context.builder, layout)) {
      noteApplied(pack, rule);
      replacePack(pack, flat);
      ++applied;
    }
  }
  return applied;
}

//===----------------------------------------------------------------------===//
// Scalars
//===----------------------------------------------------------------------===//

static Value buildRankZero(OpBuilder &builder, Location loc, const ScalarSource &source,
                           Type elementType) {
  auto type = RankedTensorType::get({}, elementType);
  if (source.constant)
    return hlo::ConstantOp::create(builder, loc, DenseElementsAttr::get(type, source.constant));
  if (hlo::tensorType(source.value).getRank() == 0)
    return source.value;
  return hlo::ReshapeOp::create(builder, loc, type, source.value);
}

/// The scalars as one vector.
static Value buildVector(OpBuilder &builder, Location loc, ArrayRef<ScalarSource> sources,
                         Type elementType) {
  auto type = RankedTensorType::get({static_cast<int64_t>(sources.size())}, elementType);
  if (llvm::all_of(sources, [](const ScalarSource &source) { return bool(source.constant); })) {
    auto constants =
        llvm::map_to_vector(sources, [](const ScalarSource &source) { return source.constant; });
    return hlo::ConstantOp::create(builder, loc, DenseElementsAttr::get(type, constants));
  }
  SmallVector<Value> values;
  for (const ScalarSource &source : sources)
    values.push_back(hlo::ReshapeOp::create(builder, loc, type.clone({1}),
                                            buildRankZero(builder, loc, source, elementType)));
  return hlo::ConcatenateOp::create(builder, loc, type, values, builder.getI64IntegerAttr(0));
}

/// A unit whose segment i is filled with scalar i.
static Value buildSpread(OpBuilder &builder, Location loc, ir::LayoutOp layout,
                         ArrayRef<ScalarSource> sources, Type elementType) {
  RankedTensorType type = getFlatType(layout, elementType);
  if (!llvm::all_equal(sources))
    return ir::SegmentBroadcastOp::create(
        builder, loc, type, buildVector(builder, loc, sources, elementType), getUnit(layout));
  if (sources[0].constant)
    return hlo::ConstantOp::create(builder, loc, DenseElementsAttr::get(type, sources[0].constant));
  return hlo::BroadcastInDimOp::create(builder, loc, type,
                                       buildRankZero(builder, loc, sources[0], elementType),
                                       builder.getDenseI64ArrayAttr({}));
}

unsigned part::batchScalars(func::FuncOp function, const Rule &rule, ArrayRef<WholePack> wholes) {
  return forEachPack(function, rule, wholes,
                     [](ir::PackOp pack, OpBuilder &builder, ir::LayoutOp layout) -> Value {
                       SmallVector<ScalarSource> sources;
                       for (ValueSlice piece : getSources(pack)) {
                         std::optional<ScalarSource> source = findScalar(piece);
                         if (!source)
                           return {};
                         sources.push_back(*source);
                       }
                       return buildSpread(builder, pack.getLoc(), layout, sources,
                                          hlo::tensorType(pack.getFlat()).getElementType());
                     });
}

//===----------------------------------------------------------------------===//
// States and gradients
//===----------------------------------------------------------------------===//

unsigned part::packOfUnpack(func::FuncOp function, const Rule &rule, ArrayRef<WholePack> wholes) {
  return forEachPack(
      function, rule, wholes, [](ir::PackOp pack, OpBuilder &, ir::LayoutOp) -> Value {
        Value flat;
        for (auto [index, piece] : llvm::enumerate(getSources(pack))) {
          auto unpack = piece.value.getDefiningOp<ir::UnpackOp>();
          if (piece.slice >= 0 || !unpack || unpack.getUnitAttr() != pack.getUnitAttr() ||
              unpack.getResult(index) != piece.value || (flat && flat != unpack.getFlat()))
            return {};
          flat = unpack.getFlat();
        }
        return flat;
      });
}

/// A sum over ranks, or what data movement makes of such sums, before the ranks are added.
static Value buildUnreduced(OpBuilder &builder, ValueSlice sum) {
  if (auto reduction = sum.value.getDefiningOp<ir::AllReduceOp>()) {
    ValueSlice terms{reduction.getOperand(), sum.slice};
    if (sum.slice >= 0)
      terms = findSlice(terms.value, terms.slice).value_or(terms);
    return getValue(builder, terms);
  }
  if (getSplat(sum.value))
    return getValue(builder, sum);
  IRMapping mapping;
  Operation *op = sum.value.getDefiningOp();
  for (Value operand : cast<hlo::DataMovementInterface>(op).getMovedOperands())
    mapping.map(operand, buildUnreduced(builder, {operand, -1}));
  return getValue(builder, {builder.clone(*op, mapping)->getResult(0), sum.slice});
}

/// One of the sums over ranks of which the pieces are made; null where they are made of others too.
static ir::AllReduceOp findReduction(ir::PackOp pack, const Pieces &pieces, const Rule &rule) {
  ir::AllReduceOp first;
  for (ValueSlice piece : pieces) {
    SmallVector<ir::AllReduceOp> reductions = findReductions(piece.value);
    if (reductions.empty())
      return {};
    if (!first)
      first = reductions[0];
    for (ir::AllReduceOp reduction : reductions)
      if (reduction.getMeshAttr() != first.getMeshAttr() ||
          reduction.getAxes() != first.getAxes()) {
        refuse(pack, rule.name, "parameters of the unit are added over other mesh axes");
        return {};
      }
  }
  return first;
}

unsigned part::batchAllReduce(func::FuncOp function, const Rule &rule, ArrayRef<WholePack> wholes) {
  return forEachPack(function, rule, wholes,
                     [&](ir::PackOp pack, OpBuilder &builder, ir::LayoutOp layout) -> Value {
                       Pieces pieces = getSources(pack);
                       ir::AllReduceOp reduction = findReduction(pack, pieces, rule);
                       if (!reduction)
                         return {};
                       Location loc = pieces[0].value.getLoc();
                       auto terms = llvm::map_to_vector(pieces, [&](ValueSlice piece) {
                         return buildUnreduced(builder, piece);
                       });
                       Value packed = buildPack(builder, loc, terms, layout);
                       return ir::AllReduceOp::create(builder, loc, packed.getType(),
                                                      reduction.getKindAttr(), packed,
                                                      reduction.getMeshAttr(), reduction.getAxes());
                     });
}

//===----------------------------------------------------------------------===//
// Elementwise ops
//===----------------------------------------------------------------------===//

namespace {
/// Replaces packs of elementwise ops, the first pack first, each with all that its pieces are made
/// of by such ops. What several packs need is made once, where the first of them is.
class ElementwiseBatcher {
public:
  ElementwiseBatcher(func::FuncOp function, const Rule &rule, ArrayRef<WholePack> wholes)
      : function(function), rule(rule), context(function) {
    for (const WholePack &whole : wholes)
      wholeOf[whole.pack] = &whole;
  }

  unsigned run() {
    for (auto pack : llvm::make_early_inc_range(function.getOps<ir::PackOp>()))
      visit(pack);
    return applied;
  }

private:
  void visit(ir::PackOp pack);
  Value get(const Pieces &root);
  Value apply(const Pieces &pieces);
  static bool isMatch(const Pieces &pieces);
  static Pieces getOperands(const Pieces &pieces, unsigned number);
  Value find(const Pieces &pieces) const;
  void remember(const Pieces &pieces, Value flat) {
    flats[getKey(pieces)].push_back({pieces, flat});
  }

  using Key = std::tuple<Operation *, Value, int64_t>;
  Key getKey(const Pieces &pieces) const { return {layout, pieces[0].value, pieces[0].slice}; }

  func::FuncOp function;
  const Rule &rule;
  RuleContext context;
  /// Of the pack that is visited.
  ir::LayoutOp layout;
  llvm::DenseMap<Operation *, const WholePack *> wholeOf;
  /// Flat values known so far, by unit and first piece.
  llvm::DenseMap<Key, SmallVector<std::pair<Pieces, Value>, 1>> flats;
  unsigned applied = 0;
};
} // namespace

static bool isElementwisePiece(ValueSlice piece) {
  Operation *op = piece.value.getDefiningOp();
  return op && op->getNumResults() == 1 && isByElement(op);
}

static bool isScalarPiece(ValueSlice piece) { return piece.slice < 0 && isScalar(piece.value); }

/// Whether the same elementwise op makes every piece.
bool ElementwiseBatcher::isMatch(const Pieces &pieces) {
  if (!isElementwisePiece(pieces[0]))
    return false;
  Operation *first = pieces[0].value.getDefiningOp();
  Type elementType = hlo::tensorType(pieces[0].value).getElementType();
  Attribute properties = first->getPropertiesAsAttribute();
  return llvm::all_of(pieces, [&](ValueSlice piece) {
    Operation *op = piece.value.getDefiningOp();
    if (!op || isScalarPiece(piece) || op->getName() != first->getName() ||
        op->getNumOperands() != first->getNumOperands() ||
        hlo::tensorType(piece.value).getElementType() != elementType ||
        op->getPropertiesAsAttribute() != properties)
      return false;
    return llvm::all_of_zip(op->getOperands(), first->getOperands(),
                            [](Value a, Value b) { return isScalar(a) == isScalar(b); });
  });
}

/// Operand `number` of the op that makes the piece.
static ValueSlice getOperand(ValueSlice piece, unsigned number) {
  Value operand = piece.value.getDefiningOp()->getOperand(number);
  return isScalar(operand) ? ValueSlice{operand, -1} : getSource({operand, piece.slice});
}

/// The only operand of a commutative op of two that is a constant, -1 where both are or none is.
static int findConstantSide(ValueSlice piece) {
  Operation *op = piece.value.getDefiningOp();
  if (!op->hasTrait<OpTrait::IsCommutative>() || op->getNumOperands() != 2)
    return -1;
  auto isConstant = [&](unsigned number) {
    std::optional<ScalarSource> source = findScalar(getOperand(piece, number));
    return source && source->constant;
  };
  bool isLeft = isConstant(0), isRight = isConstant(1);
  return isLeft == isRight ? -1 : isLeft ? 0 : 1;
}

/// One add of stacks is, on one slice, a gradient and the padding beside another's, on the next the
/// padding and a gradient. Constants stand on the side where the first piece has them.
Pieces ElementwiseBatcher::getOperands(const Pieces &pieces, unsigned number) {
  int side = findConstantSide(pieces[0]);
  return llvm::map_to_vector(pieces, [&](ValueSlice piece) {
    int own = side < 0 ? -1 : findConstantSide(piece);
    return getOperand(piece, own >= 0 && own != side ? 1 - number : number);
  });
}

Value ElementwiseBatcher::find(const Pieces &pieces) const {
  auto it = flats.find(getKey(pieces));
  if (it == flats.end())
    return {};
  for (auto &[known, flat] : it->second)
    if (llvm::equal(known, pieces, [](ValueSlice a, ValueSlice b) {
          return a.value == b.value && a.slice == b.slice;
        }))
      return flat;
  return {};
}

/// f on the units of the pieces' operands.
Value ElementwiseBatcher::apply(const Pieces &pieces) {
  OpBuilder &builder = context.builder;
  Operation *first = pieces[0].value.getDefiningOp();
  SmallVector<Value> operands;
  for (unsigned number = 0; number < first->getNumOperands(); ++number) {
    Pieces inputs = getOperands(pieces, number);
    if (!isScalar(first->getOperand(number))) {
      operands.push_back(find(inputs));
      continue;
    }
    auto sources = llvm::map_to_vector(inputs, [](ValueSlice at) { return *findScalar(at); });
    operands.push_back(buildSpread(builder, first->getLoc(), layout, sources,
                                   hlo::tensorType(inputs[0].value).getElementType()));
  }
  Operation *op = builder.cloneWithoutRegions(*first);
  op->setOperands(operands);
  Value result = op->getResult(0);
  result.setType(getFlatType(layout, hlo::tensorType(result).getElementType()));
  noteApplied(first, rule);
  ++applied;
  return result;
}

/// The unit of `root`. A list, not recursion: chains of ops may be long.
Value ElementwiseBatcher::get(const Pieces &root) {
  OpBuilder &builder = context.builder;
  SmallVector<Pieces> pending{root};
  while (!pending.empty()) {
    Pieces next = pending.back();
    if (find(next)) {
      pending.pop_back();
      continue;
    }
    if (!isMatch(next)) {
      auto values = llvm::map_to_vector(next, [&](ValueSlice at) { return getValue(builder, at); });
      remember(next, buildPack(builder, values[0].getLoc(), values, layout));
      continue;
    }
    SmallVector<Pieces> missing;
    Operation *first = next[0].value.getDefiningOp();
    for (auto [number, operand] : llvm::enumerate(first->getOperands()))
      if (!isScalar(operand))
        if (Pieces inputs = getOperands(next, number); !find(inputs))
          missing.push_back(std::move(inputs));
    if (missing.empty())
      remember(next, apply(next));
    std::move(missing.rbegin(), missing.rend(), std::back_inserter(pending)); // the first one first
  }
  return find(root);
}

void ElementwiseBatcher::visit(ir::PackOp pack) {
  layout = context.getLayout(pack.getUnitAttr());
  if (!layout || pack.getOperands().empty())
    return;
  if (const WholePack *whole = wholeOf.lookup(pack))
    return remember(getSources(whole->values), pack.getFlat());
  Pieces pieces = getSources(pack);
  if (!find(pieces) && !isMatch(pieces)) {
    if (llvm::all_of(pieces, isElementwisePiece))
      refuse(pack, rule.name, "parameters of the unit are computed by other ops");
    return remember(pieces, pack.getFlat());
  }
  context.builder.setInsertionPoint(pack);
  replacePack(pack, get(pieces));
}

unsigned part::batchElementwise(func::FuncOp function, const Rule &rule,
                                ArrayRef<WholePack> wholes) {
  return ElementwiseBatcher(function, rule, wholes).run();
}
