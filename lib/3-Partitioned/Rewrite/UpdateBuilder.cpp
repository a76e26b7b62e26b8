#include "UpdateBuilder.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace zero;
using namespace zero::part;

UpdateBuilder::UpdateBuilder(OpBuilder &builder, const StateTable &table, const PartitionPlan &plan,
                             const StepInfo &info)
    : builder(builder), table(table), plan(plan), info(info) {
  for (auto [index, unit] : llvm::enumerate(plan.units)) {
    states.emplace_back(unit.slots.size());
    gradients.emplace_back(getGraph(index).gradients.size());
    flats.emplace_back(getGraph(index).nodes.size());
  }
  for (auto [index, segment] : llvm::enumerate(info.segments))
    for (const WholeRead &read : segment.graph.wholeReads) {
      FlatValue &flat = wholeReads[read.at.value];
      flat.isStack = read.at.slice >= 0;
      flat.parts.push_back({static_cast<unsigned>(index), read.node});
    }
}

void UpdateBuilder::setState(unsigned unit, unsigned slot, Value flat) {
  states[unit][slot] = flat;
}

Location UpdateBuilder::getLoc(unsigned unit) const {
  for (const FlatNode &node : getGraph(unit).nodes)
    if (node.op)
      return node.op->getLoc();
  return builder.getUnknownLoc();
}

SmallVector<Type> UpdateBuilder::getSegmentTypes(unsigned unit, Type elementType) const {
  SmallVector<Type> types;
  for (unsigned segment : plan.units[unit].segments)
    types.push_back(RankedTensorType::get(
        table.groups[info.segments[segment].group].getSegmentShape(), elementType));
  return types;
}

//===----------------------------------------------------------------------===//
// Gradients
//===----------------------------------------------------------------------===//

void UpdateBuilder::emitGradient(unsigned unit, unsigned number, LookUp lookUp) {
  if (gradients[unit][number])
    return;
  SmallVector<Value> pieces;
  Type elementType = hlo::tensorType(getGraph(unit).gradients[number].value).getElementType();
  SmallVector<Type> types = getSegmentTypes(unit, elementType);
  for (unsigned position = 0; position < types.size(); ++position) {
    ValueSlice gradient = getGraph(unit, position).gradients[number];
    Value piece = buildUnreduced(builder, gradient, lookUp);
    if (piece.getType() != types[position])
      piece = hlo::ReshapeOp::create(builder, gradient.value.getLoc(), types[position], piece);
    pieces.push_back(piece);
  }
  Location loc = getGraph(unit).gradients[number].value.getLoc();
  Value packed = ir::PackOp::create(builder, loc, getFlatType(unit, elementType), pieces,
                                    plan.units[unit].symbol);
  gradients[unit][number] =
      ir::AllReduceOp::create(builder, loc, packed.getType(),
                              ir::ReduceKindAttr::get(builder.getContext(), ir::ReduceKind::Add),
                              packed, plan.mesh, plan.axes);
}

//===----------------------------------------------------------------------===//
// Scalars
//===----------------------------------------------------------------------===//

Value UpdateBuilder::buildRankZero(const ScalarSource &source, Type elementType, LookUp lookUp) {
  auto type = RankedTensorType::get({}, elementType);
  if (source.constant)
    return hlo::ConstantOp::create(builder, builder.getUnknownLoc(),
                                   DenseElementsAttr::get(type, source.constant));
  Value value = lookUp(source.value);
  if (hlo::tensorType(value).getRank() == 0)
    return value;
  return hlo::ReshapeOp::create(builder, value.getLoc(), type, value);
}

/// One value per segment, where segments differ.
Value UpdateBuilder::buildVector(unsigned unit, unsigned index, Type elementType, LookUp lookUp) {
  unsigned count = plan.units[unit].segments.size();
  SmallVector<Attribute> constants;
  for (unsigned position = 0; position < count; ++position)
    if (Attribute constant = getGraph(unit, position).scalars[index].constant)
      constants.push_back(constant);
  auto type = RankedTensorType::get({static_cast<int64_t>(count)}, elementType);
  Location loc = getLoc(unit);
  if (constants.size() == count)
    return hlo::ConstantOp::create(builder, loc, DenseElementsAttr::get(type, constants));
  SmallVector<Value> values;
  for (unsigned position = 0; position < count; ++position) {
    Value value = buildRankZero(getGraph(unit, position).scalars[index], elementType, lookUp);
    values.push_back(hlo::ReshapeOp::create(builder, loc, type.clone({1}), value));
  }
  return hlo::ConcatenateOp::create(builder, loc, type, values, builder.getI64IntegerAttr(0));
}

Value UpdateBuilder::buildScalar(unsigned unit, unsigned index, Type elementType, LookUp lookUp) {
  RankedTensorType type = getFlatType(unit, elementType);
  const ScalarSource &first = getGraph(unit).scalars[index];
  bool isUniform = true;
  for (unsigned position = 1; position < plan.units[unit].segments.size(); ++position)
    isUniform &= getGraph(unit, position).scalars[index] == first;
  if (!isUniform)
    return ir::SegmentBroadcastOp::create(builder, getLoc(unit), type,
                                          buildVector(unit, index, elementType, lookUp),
                                          plan.units[unit].symbol);
  if (first.constant)
    return hlo::ConstantOp::create(builder, getLoc(unit),
                                   DenseElementsAttr::get(type, first.constant));
  return hlo::BroadcastInDimOp::create(builder, getLoc(unit), type,
                                       buildRankZero(first, elementType, lookUp),
                                       builder.getDenseI64ArrayAttr({}));
}

//===----------------------------------------------------------------------===//
// Flat values
//===----------------------------------------------------------------------===//

Value UpdateBuilder::getFlat(unsigned unit, unsigned number, LookUp lookUp) {
  const UpdateGraph &graph = getGraph(unit);
  // Operands have smaller numbers: a loop instead of recursion, over what `number` needs.
  llvm::SmallDenseSet<unsigned> needed{number};
  for (int64_t at = number; at >= 0; --at)
    if (needed.contains(at) && !flats[unit][at])
      needed.insert(graph.nodes[at].operands.begin(), graph.nodes[at].operands.end());
  for (unsigned at = 0; at <= number; ++at) {
    Value &flat = flats[unit][at];
    if (flat || !needed.contains(at))
      continue;
    const FlatNode &node = graph.nodes[at];
    switch (node.kind) {
    case FlatNode::State:
      flat = states[unit][node.index];
      break;
    case FlatNode::Gradient:
      emitGradient(unit, node.index, lookUp);
      flat = gradients[unit][node.index];
      break;
    case FlatNode::Whole:
      flat = packWholes(unit, node.index, node.elementType, lookUp);
      break;
    case FlatNode::Scalar:
      flat = buildScalar(unit, node.index, node.elementType, lookUp);
      break;
    case FlatNode::Apply: {
      IRMapping mapping;
      Operation *op = builder.cloneWithoutRegions(*node.op, mapping);
      for (auto [index, operand] : llvm::enumerate(node.operands))
        op->setOperand(index, flats[unit][operand]);
      flat = op->getResult(0);
      flat.setType(getFlatType(unit, node.elementType));
      break;
    }
    }
  }
  return flats[unit][number];
}

//===----------------------------------------------------------------------===//
// Whole values
//===----------------------------------------------------------------------===//

/// Whole values of a unit's segments as the flat value that the update goes on with.
Value UpdateBuilder::packWholes(unsigned unit, unsigned index, Type elementType, LookUp lookUp) {
  SmallVector<Value> pieces;
  for (auto [position, type] : llvm::enumerate(getSegmentTypes(unit, elementType))) {
    ValueSlice whole = getGraph(unit, position).wholes[index];
    Value piece = lookUp(whole.value);
    if (whole.slice >= 0)
      piece = buildSlice(builder, piece, whole.slice);
    if (piece.getType() != type)
      piece = hlo::ReshapeOp::create(builder, whole.value.getLoc(), type, piece);
    pieces.push_back(piece);
  }
  return ir::PackOp::create(builder, getGraph(unit).wholes[index].value.getLoc(),
                            getFlatType(unit, elementType), pieces, plan.units[unit].symbol);
}

/// One segment of a unit's node, whole.
Value UpdateBuilder::getSegment(FlatValue::Part part, Location loc, LookUp lookUp) {
  UnitPlace place = plan.places[part.segment];
  Value flat = getFlat(place.unit, part.node, lookUp);
  ir::UnpackOp &unpack = unpacked[{place.unit, part.node}];
  if (!unpack)
    unpack = ir::UnpackOp::create(
        builder, loc, getSegmentTypes(place.unit, hlo::tensorType(flat).getElementType()), flat,
        plan.units[place.unit].symbol);
  return unpack.getResult(place.position);
}

Value UpdateBuilder::getWhole(Value value, LookUp lookUp) {
  const FlatValue &flat = wholeReads.find(value)->second;
  Location loc = value.getLoc();
  SmallVector<Value> rows;
  for (FlatValue::Part part : flat.parts) {
    Value segment = getSegment(part, loc, lookUp);
    SmallVector<int64_t> shape(hlo::tensorType(segment).getShape());
    if (flat.isStack) {
      shape.insert(shape.begin(), 1);
      segment =
          hlo::ReshapeOp::create(builder, loc, hlo::tensorType(segment).clone(shape), segment);
    }
    rows.push_back(segment);
  }
  Value whole = rows[0];
  if (flat.isStack) {
    SmallVector<int64_t> shape(hlo::tensorType(whole).getShape());
    shape[0] = rows.size();
    whole = hlo::ConcatenateOp::create(builder, loc, hlo::tensorType(whole).clone(shape), rows,
                                       builder.getI64IntegerAttr(0));
  }
  if (whole.getType() != value.getType())
    whole = hlo::ReshapeOp::create(builder, loc, value.getType(), whole);
  return whole;
}

//===----------------------------------------------------------------------===//
// Partial reductions
//===----------------------------------------------------------------------===//

void UpdateBuilder::emitPartial(unsigned unit, unsigned number, LookUp lookUp,
                                llvm::function_ref<void(hlo::ReduceOp, Value)> setResult) {
  Value input = getFlat(unit, getGraph(unit).partials[number].input, lookUp);
  Type elementType = hlo::tensorType(input).getElementType();
  auto unpack = ir::UnpackOp::create(builder, getLoc(unit), getSegmentTypes(unit, elementType),
                                     input, plan.units[unit].symbol);
  for (auto [position, segment] : llvm::enumerate(unpack.getResults())) {
    hlo::ReduceOp reduce = getGraph(unit, position).partials[number].op;
    const Segment &place = info.segments[plan.units[unit].segments[position]];
    Location loc = reduce.getLoc();
    Attribute init = getSplat(reduce.getInitValues()[0]);
    Value initValue = hlo::ConstantOp::create(
        builder, loc, DenseElementsAttr::get(RankedTensorType::get({}, elementType), init));
    auto dims = llvm::to_vector(llvm::seq<int64_t>(0, hlo::tensorType(segment).getRank()));
    StringRef reducer = reduce.getSimpleReducer()->getName().getStringRef();
    Value value =
        hlo::ReduceOp::create(builder, loc, segment, initValue, dims, reducer).getResults()[0];
    // Slices of one stacked parameter are added in their order once all are there.
    SmallVector<Value> &slices = sliceValues[reduce];
    unsigned count = table.groups[place.group].getNumSegments();
    slices.resize(count);
    slices[std::max<int64_t>(place.slice, 0)] = value;
    if (!llvm::all_of(slices, [](Value v) { return bool(v); }))
      continue;
    value = slices[0];
    for (Value next : llvm::drop_begin(slices)) {
      OperationState state(loc, reducer);
      state.addOperands({value, next});
      state.addTypes(value.getType());
      value = builder.create(state)->getResult(0);
    }
    Type resultType = reduce.getResults()[0].getType();
    if (value.getType() != resultType)
      value = hlo::ReshapeOp::create(builder, loc, resultType, value);
    setResult(reduce, value);
  }
}
