#include "UnitPacks.h"
#include "Rules/Pieces.h"

using namespace mlir;
using namespace zero;
using namespace zero::part;

UnitPacks::UnitPacks(OpBuilder &builder, const StateTable &table, const PartitionPlan &plan,
                     const StepInfo &info, StepValues &values)
    : builder(builder), table(table), plan(plan), info(info), values(values) {
  for (unsigned unit = 0; unit < plan.units.size(); ++unit)
    packs.emplace_back(getGraph(unit).nodes.size());
  for (auto [index, segment] : llvm::enumerate(info.segments))
    for (const WholeRead &read : segment.graph.wholeReads) {
      FlatValue &flat = wholeReads[read.at.value];
      flat.isStack = read.at.slice >= 0;
      flat.parts.push_back({static_cast<unsigned>(index), read.node});
    }
}

//===----------------------------------------------------------------------===//
// Packs
//===----------------------------------------------------------------------===//

Value UnitPacks::buildPack(unsigned unit, unsigned number) {
  const FlatNode &first = getGraph(unit).nodes[number];
  bool isWhole = first.kind == FlatNode::Whole;
  SmallVector<Value> pieces;
  for (unsigned i = 0; i < plan.units[unit].segments.size(); ++i) {
    ValueSlice at = getGraph(unit, i).nodes[number].at;
    Value piece;
    if (isCount(at.value)) // here, where the update asks for it
      piece = builder.clone(*at.value.getDefiningOp())->getResult(0);
    else
      piece = isWhole ? values.lookUp(at.value) : values.lookUpInUpdate(at.value);
    pieces.push_back(at.slice < 0 ? piece : buildSlice(builder, piece, at.slice));
  }
  Value pack = part::buildPack(builder, first.at.value.getLoc(), pieces, plan.units[unit].layout);
  if (!isWhole)
    return pack;
  WholePack whole{pack.getDefiningOp<ir::PackOp>(), {}};
  for (unsigned i = 0; i < plan.units[unit].segments.size(); ++i) {
    ValueSlice at = getGraph(unit, i).nodes[number].at;
    whole.values.push_back({values.lookUpInUpdate(at.value), at.slice});
  }
  wholes.push_back(std::move(whole));
  return pack;
}

Value UnitPacks::getPack(unsigned unit, unsigned number) {
  const UpdateGraph &graph = getGraph(unit);
  // Operands have smaller numbers: a loop instead of recursion, over what `number` needs.
  llvm::SmallDenseSet<unsigned> needed{number};
  for (int64_t at = number; at >= 0; --at)
    if (needed.contains(at) && !packs[unit][at])
      needed.insert(graph.nodes[at].operands.begin(), graph.nodes[at].operands.end());
  for (unsigned at = 0; at <= number; ++at) {
    FlatNode::Kind kind = graph.nodes[at].kind;
    bool isLeaf = kind == FlatNode::Whole || kind == FlatNode::Gradient;
    if (!packs[unit][at] && needed.contains(at) && (isLeaf || at == number))
      packs[unit][at] = buildPack(unit, at);
  }
  return packs[unit][number];
}

/// One segment of a unit's node, whole.
Value UnitPacks::getSegment(FlatValue::Part part, Location loc) {
  UnitPosition at = plan.positions[part.segment];
  Value flat = getPack(at.unit, part.node);
  ir::UnpackOp &unpack = unpacked[{at.unit, part.node}];
  if (!unpack)
    unpack = buildUnpack(builder, loc, flat, plan.units[at.unit].layout);
  return unpack.getResult(at.position);
}

Value UnitPacks::getWhole(Value value) {
  const FlatValue &flat = wholeReads.find(value)->second;
  Location loc = value.getLoc();
  SmallVector<Value> rows;
  for (FlatValue::Part part : flat.parts) {
    Value segment = getSegment(part, loc);
    rows.push_back(flat.isStack ? buildRow(builder, segment) : segment);
  }
  Value whole = flat.isStack ? buildStack(builder, rows) : rows[0];
  return buildReshape(builder, loc, value.getType(), whole);
}

//===----------------------------------------------------------------------===//
// Partial reductions
//===----------------------------------------------------------------------===//

/// What `reduce` makes of one segment, which is a slice of its operand if `isSlice`.
Value UnitPacks::buildSegmentReduction(hlo::ReduceOp reduce, Value segment, bool isSlice) {
  Location loc = reduce.getLoc();
  RankedTensorType type = hlo::tensorType(segment);
  Attribute init = getSplat(reduce.getInitValues()[0]);
  Value initValue = hlo::ConstantOp::create(
      builder, loc, DenseElementsAttr::get(RankedTensorType::get({}, type.getElementType()), init));
  auto dims = llvm::to_vector(llvm::seq<int64_t>(0, type.getRank()));
  if (getAxisReduction(reduce)) {
    ArrayRef<int64_t> shape = hlo::tensorType(reduce.getInputs()[0]).getShape();
    segment = buildReshape(builder, loc, type.clone(isSlice ? shape.drop_front() : shape), segment);
    dims.clear();
    for (int64_t dim : reduce.getDimensions())
      if (!isSlice || dim > 0)
        dims.push_back(isSlice ? dim - 1 : dim);
  }
  StringRef reducer = reduce.getSimpleReducer()->getName().getStringRef();
  return hlo::ReduceOp::create(builder, loc, segment, initValue, dims, reducer).getResults()[0];
}

/// A reduction of a stacked parameter of those of its slices: combined in their order, or one above
/// the other where it keeps dimension 0.
Value UnitPacks::joinSlices(hlo::ReduceOp reduce, ArrayRef<Value> slices) {
  if (getAxisReduction(reduce) && !llvm::is_contained(reduce.getDimensions(), 0)) {
    auto rows = llvm::map_to_vector(slices, [&](Value slice) { return buildRow(builder, slice); });
    return buildStack(builder, rows);
  }
  Value value = slices[0];
  for (Value next : slices.drop_front()) {
    OperationState state(reduce.getLoc(), reduce.getSimpleReducer()->getName().getStringRef());
    state.addOperands({value, next});
    state.addTypes(value.getType());
    value = builder.create(state)->getResult(0);
  }
  return value;
}

void UnitPacks::emitPartial(unsigned unit, unsigned number,
                            llvm::function_ref<void(hlo::ReduceOp, Value)> setResult) {
  Value flat = getPack(unit, getGraph(unit).partials[number].input);
  ir::UnpackOp unpack = buildUnpack(builder, flat.getLoc(), flat, plan.units[unit].layout);
  for (auto [position, segment] : llvm::enumerate(unpack.getResults())) {
    hlo::ReduceOp reduce = getGraph(unit, position).partials[number].op;
    const Segment &facts = info.segments[plan.units[unit].segments[position]];
    // Slices of one stacked parameter are joined once all are there.
    SmallVector<Value> &slices = sliceValues[reduce];
    slices.resize(table.groups[facts.group].getNumSegments());
    slices[std::max<int64_t>(facts.slice, 0)] =
        buildSegmentReduction(reduce, segment, facts.slice >= 0);
    if (!llvm::all_of(slices, [](Value v) { return bool(v); }))
      continue;
    Value value = facts.slice < 0 ? slices[0] : joinSlices(reduce, slices);
    Type resultType = reduce.getResults()[0].getType();
    setResult(reduce, buildReshape(builder, reduce.getLoc(), resultType, value));
  }
}
