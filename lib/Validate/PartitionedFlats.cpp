//===- PartitionedFlats.cpp - Ops on flat units and shards, by segment ---------===//
#include "PartitionedValues.h"

#include "zero/Dialect/StableHLO/StableHLO.h"

using namespace mlir;

namespace zero::validate {

//===----------------------------------------------------------------------===//
// Units
//===----------------------------------------------------------------------===//

LogicalResult Units::add(ModuleOp module) {
  for (auto op : module.getOps<ir::MeshOp>()) {
    if (mesh)
      return op.emitOpError("is a second mesh, expected one");
    mesh = op;
  }
  for (auto layout : module.getOps<ir::LayoutOp>()) {
    UnitInfo unit;
    unit.layout = layout;
    unit.segments = llvm::to_vector_of<ir::SegmentAttr, 0>(layout.getSegmentRange());
    unit.elements = layout.getElements();
    if (!mesh || layout.getMesh() != mesh.getSymName())
      return layout.emitOpError() << "is on @" << layout.getMesh() << ", which is no mesh here";
    for (auto [kind, axes] : {std::pair(StringRef("param"), &unit.paramAxes),
                              std::pair(StringRef("grad"), &unit.gradAxes),
                              std::pair(StringRef("opt"), &unit.optAxes)}) {
      *axes = layout.getAxes().getAs<ArrayAttr>(kind);
      int64_t group = *axes ? getGroupSize(*axes) : 0;
      if (group <= 0 || unit.elements % group != 0)
        return layout.emitOpError() << "expects axes of @" << mesh.getSymName() << " for '" << kind
                                    << "' whose ranks divide " << unit.elements << " elements";
    }
    units[layout.getSymNameAttr()] = std::move(unit);
  }
  return success();
}

int64_t Units::getGroupSize(ArrayAttr axes) const {
  int64_t size = 1;
  for (Attribute axis : axes) {
    auto name = dyn_cast<StringAttr>(axis);
    size *= name ? ir::MeshOp(mesh).getAxisSize(name.getValue()) : 0;
  }
  return size;
}

//===----------------------------------------------------------------------===//
// Claims
//===----------------------------------------------------------------------===//

static std::string nameSegment(ir::SegmentAttr segment) {
  std::string text = "\"" + segment.getName().str() + "\"";
  if (segment.getSlice() >= 0)
    text += " slice " + std::to_string(segment.getSlice());
  return text;
}

const UnitInfo *FlatValues::findUnit(FlatSymbolRefAttr name, Operation *op) {
  const UnitInfo *unit = units.find(name);
  if (!unit)
    op->emitOpError() << "names " << name << ", which is no zero.layout";
  return unit;
}

LogicalResult FlatValues::checkSize(Value value, const Flat &flat, Operation *op) {
  int64_t size = flat.unit->elements;
  if (flat.shardAxes)
    size /= units.getGroupSize(flat.shardAxes);
  RankedTensorType type = hlo::tensorType(value);
  if (type.getRank() == 1 && type.getDimSize(0) == size)
    return success();
  return op->emitOpError() << "makes " << type << " of " << (flat.shardAxes ? "a shard of @" : "@")
                           << ir::LayoutOp(flat.unit->layout).getSymName() << ", expected " << size
                           << " elements";
}

LogicalResult FlatValues::define(Value value, Flat flat, Operation *op) {
  if (failed(checkSize(value, flat, op)))
    return failure();
  set(value, std::move(flat));
  return success();
}

/// What an all_to_all does not write has to be inserted before anything reads it.
static FailureOr<Flat> checkWritten(const Flat &flat, Operation *user) {
  auto *unwritten = llvm::find(flat.segments, kNoNumber);
  if (unwritten == flat.segments.end() || isa<ir::InsertSegmentOp>(user))
    return flat;
  return user->emitOpError() << "reads segment "
                             << nameSegment(flat.unit->segments[unwritten - flat.segments.begin()])
                             << ", which nothing has written, expected all segments of the unit";
}

/// Equation uniform-of-any-size for what is no flat buffer.
FailureOr<Flat> FlatValues::get(Value value, FlatSymbolRefAttr name, Operation *user) {
  const UnitInfo *unit = findUnit(name, user);
  if (!unit)
    return failure();
  if (const Flat *flat = lookup(value)) {
    if (flat->unit == unit)
      return checkWritten(*flat, user);
    return user->emitOpError() << "reads a buffer of @"
                               << ir::LayoutOp(flat->unit->layout).getSymName()
                               << ", expected one of " << name;
  }
  Number number = plain.lookup(value);
  auto type = dyn_cast<RankedTensorType>(value.getType());
  if (number == kNoNumber || !type || type.getRank() != 1 || !terms.isUniform(number))
    return user->emitOpError() << "reads " << value.getType() << ", expected a buffer of " << name
                               << ": an argument, a pack or what is computed from them by element";
  Flat flat{unit, {}, {}};
  int64_t group = units.getGroupSize(unit->paramAxes);
  if (type.getDimSize(0) * group == unit->elements)
    flat.shardAxes = units.getShardAxes(unit->paramAxes);
  if (failed(checkSize(value, flat, user)))
    return failure();
  for (ir::SegmentAttr segment : unit->segments)
    flat.segments.push_back(terms.getResized(number, segment.getShape()));
  return flat;
}

FailureOr<Flat> FlatValues::getWhole(Value value, FlatSymbolRefAttr unit, Operation *user) {
  FailureOr<Flat> flat = get(value, unit, user);
  if (succeeded(flat) && flat->shardAxes)
    return user->emitOpError() << "reads a rank's own range of " << unit
                               << ", expected the whole unit; gather it first";
  return flat;
}

LogicalResult FlatValues::checkAxes(FlatSymbolRefAttr mesh, ArrayAttr axes, const UnitInfo &unit,
                                    Operation *op) {
  ir::LayoutOp layout = unit.layout;
  int64_t group = mesh == layout.getMeshAttr() ? units.getGroupSize(axes) : 0;
  if (group > 0 && unit.elements % group == 0)
    return success();
  return reportAxes(mesh, axes, unit, op);
}

LogicalResult FlatValues::reportAxes(FlatSymbolRefAttr mesh, ArrayAttr axes, const UnitInfo &unit,
                                     Operation *op) {
  ir::LayoutOp layout = unit.layout;
  return op->emitOpError() << "goes over " << axes << " of " << mesh << ", expected axes of "
                           << layout.getMeshAttr() << ", on which @" << layout.getSymName()
                           << " is";
}

LogicalResult FlatValues::checkSegment(Value value, const UnitInfo &unit, size_t segment,
                                       Operation *op) {
  RankedTensorType type = hlo::tensorType(value);
  if (type.getShape() == unit.segments[segment].getShape())
    return success();
  return op->emitOpError() << "has " << type << " for segment "
                           << nameSegment(unit.segments[segment]) << ", expected shape ["
                           << unit.segments[segment].getShape() << "]";
}

//===----------------------------------------------------------------------===//
// Collectives
//===----------------------------------------------------------------------===//

/// Equation all-gather.
LogicalResult FlatValues::numberGather(ir::AllGatherOp op) {
  if (op.getUnits().size() != op.getShards().size() ||
      op.getResults().size() != op.getShards().size())
    return op.emitOpError("expects a unit and a result for each shard");
  for (auto [shard, name, result] : llvm::zip(op.getShards(), op.getUnits(), op.getResults())) {
    FailureOr<Flat> flat = get(shard, cast<FlatSymbolRefAttr>(name), op);
    if (failed(flat) || failed(checkAxes(op.getMeshAttr(), op.getAxes(), *flat->unit, op)))
      return failure();
    if (flat->shardAxes != units.getShardAxes(op.getAxes()))
      return op.emitOpError() << "gathers over " << op.getAxes() << " what is "
                              << (flat->shardAxes ? "sharded over other axes" : "whole")
                              << ", expected shards over the same axes";
    for (auto [segment, number] : llvm::zip(flat->unit->segments, flat->segments))
      if (terms.differs(number))
        return op.emitOpError() << "gathers segment " << nameSegment(segment)
                                << " of values that differ between ranks: " << terms.print(number)
                                << "; expected shards of one value, reduced over the ranks before";
    flat->shardAxes = {};
    if (failed(define(result, std::move(*flat), op)))
      return failure();
  }
  return success();
}

/// Equation reduce-scatter.
LogicalResult FlatValues::numberScatter(ir::ReduceScatterOp op) {
  if (op.getUnits().size() != op.getOperands().size() ||
      op.getResults().size() != op.getOperands().size())
    return op.emitOpError("expects a unit and a result for each operand");
  for (auto [whole, name, result] : llvm::zip(op.getOperands(), op.getUnits(), op.getResults())) {
    FailureOr<Flat> flat = getWhole(whole, cast<FlatSymbolRefAttr>(name), op);
    if (failed(flat) || failed(checkAxes(op.getMeshAttr(), op.getAxes(), *flat->unit, op)))
      return failure();
    for (Number &number : flat->segments)
      number = terms.getAllReduce(number, op.getKind(), op.getMeshAttr(), op.getAxes());
    flat->shardAxes = units.getShardAxes(op.getAxes());
    if (failed(define(result, std::move(*flat), op)))
      return failure();
  }
  return success();
}

/// Equation all-reduce-of-unit.
LogicalResult FlatValues::numberAllReduce(ir::AllReduceOp op, const Flat &like) {
  Flat flat = like;
  if (failed(checkWritten(flat, op)))
    return failure();
  // Along other axes than those that shard it, ranks have the same range.
  if (flat.shardAxes && llvm::any_of(op.getAxes(), [&](Attribute axis) {
        return llvm::is_contained(flat.shardAxes, axis);
      }))
    return op.emitOpError() << "adds up the ranks' ranges of @"
                            << ir::LayoutOp(flat.unit->layout).getSymName()
                            << ", which hold different elements, expected a whole unit, or axes "
                               "along which ranks have the same range";
  if (op.getMeshAttr() != ir::LayoutOp(flat.unit->layout).getMeshAttr() ||
      units.getGroupSize(op.getAxes()) == 0)
    return reportAxes(op.getMeshAttr(), op.getAxes(), *flat.unit, op);
  for (Number &number : flat.segments)
    number = terms.getAllReduce(number, op.getKind(), op.getMeshAttr(), op.getAxes());
  return define(op.getResult(), std::move(flat), op);
}

//===----------------------------------------------------------------------===//
// Segments
//===----------------------------------------------------------------------===//

/// Equation pack.
LogicalResult FlatValues::numberPack(ir::PackOp op) {
  const UnitInfo *unit = findUnit(op.getUnitAttr(), op);
  if (!unit)
    return failure();
  if (op.getOperands().size() != unit->segments.size())
    return op.emitOpError() << "expects " << unit->segments.size() << " operands, one a segment";
  Flat flat{unit, {}, {}};
  for (auto [index, operand] : llvm::enumerate(op.getOperands())) {
    Number number = plain.lookup(operand);
    if (number == kNoNumber)
      return op.emitOpError() << "packs a unit's flat buffer, expected tensors";
    if (failed(checkSegment(operand, *unit, index, op)))
      return failure();
    flat.segments.push_back(number);
  }
  return define(op.getFlat(), std::move(flat), op);
}

/// Equation unpack.
LogicalResult FlatValues::numberUnpack(ir::UnpackOp op) {
  FailureOr<Flat> flat = getWhole(op.getFlat(), op.getUnitAttr(), op);
  if (failed(flat))
    return failure();
  if (op.getResults().size() != flat->segments.size())
    return op.emitOpError() << "expects " << flat->segments.size() << " results, one a segment";
  for (auto [index, result] : llvm::enumerate(op.getResults())) {
    if (failed(checkSegment(result, *flat->unit, index, op)))
      return failure();
    plain.set(result, flat->segments[index]);
  }
  return success();
}

/// Equation own-shard.
LogicalResult FlatValues::numberOwnShard(ir::OwnShardOp op) {
  FailureOr<Flat> flat = getWhole(op.getFlat(), op.getUnitAttr(), op);
  if (failed(flat))
    return failure();
  const UnitInfo &unit = *flat->unit;
  if (unit.paramAxes != unit.optAxes || unit.paramAxes != unit.gradAxes)
    return op.emitOpError() << "does not say over which axes it shards " << op.getUnitAttr()
                            << ", whose kinds of state are sharded over different ones";
  flat->shardAxes = units.getShardAxes(unit.paramAxes);
  return define(op.getResult(), std::move(*flat), op);
}

/// Equation own-rows: of a unit of one parameter whose shards are whole rows, without padding.
LogicalResult FlatValues::numberOwnRows(hlo::ReshapeOp op, const Flat &flat) {
  const UnitInfo &unit = *flat.unit;
  SmallVector<int64_t> shape(unit.segments[0].getShape());
  int64_t ranks = flat.shardAxes ? units.getGroupSize(flat.shardAxes) : 1;
  if (unit.segments.size() != 1 || shape.empty() || shape[0] % ranks != 0 ||
      ShapedType::getNumElements(shape) != unit.elements)
    return op.emitOpError() << "reads a buffer of @" << ir::LayoutOp(unit.layout).getSymName()
                            << " as it is, expected one of a single parameter without padding, of "
                               "which ranks have rows; unpack it first";
  shape[0] /= ranks;
  if (op.getType().getShape() != ArrayRef<int64_t>(shape))
    return op.emitOpError() << "makes " << op.getType() << " of a rank's rows of segment "
                            << nameSegment(unit.segments[0]) << ", expected shape [" << shape
                            << "]";
  Number number = flat.segments[0];
  if (flat.shardAxes)
    number = terms.getOwnRows(number, ir::LayoutOp(unit.layout).getMeshAttr(), flat.shardAxes,
                              op.getType());
  plain.set(op.getResult(), number);
  return success();
}

FailureOr<Flat> FlatValues::getOwnRange(Value shard, FlatSymbolRefAttr name, Operation *op,
                                        StringRef does) {
  FailureOr<Flat> flat = get(shard, name, op);
  if (failed(flat) || flat->shardAxes)
    return flat;
  flat->shardAxes = flat->unit->paramAxes;
  if (units.getShardAxes(flat->shardAxes))
    return op->emitOpError() << does << " the whole of " << name
                             << ", expected the rank's own range";
  return flat;
}

/// Equation segment-reduce.
LogicalResult FlatValues::numberSegmentReduce(ir::SegmentReduceOp op) {
  FailureOr<Flat> flat = getOwnRange(op.getShard(), op.getUnitAttr(), op, "reduces");
  if (failed(flat))
    return failure();
  const UnitInfo &unit = *flat->unit;
  ArrayAttr axes = flat->shardAxes;
  RankedTensorType type = hlo::tensorType(op.getResult());
  if (type.getRank() != 1 || type.getDimSize(0) != static_cast<int64_t>(flat->segments.size()))
    return op.emitOpError() << "gives " << type << ", expected one element for each of "
                            << flat->segments.size() << " segments";
  SmallVector<Number> parts;
  for (Number number : flat->segments) {
    Number partial =
        terms.getPartial(number, op.getKind(), ir::LayoutOp(unit.layout).getMeshAttr(), axes);
    parts.push_back(terms.getReshape(partial, {1}));
  }
  plain.set(op.getResult(), terms.getConcatenation(parts, 0, type));
  return success();
}

/// Equation extract-segment.
LogicalResult FlatValues::numberExtract(ir::ExtractSegmentOp op) {
  FailureOr<Flat> flat = getOwnRange(op.getShard(), op.getUnitAttr(), op, "reads");
  if (failed(flat))
    return failure();
  const UnitInfo &unit = *flat->unit;
  ArrayAttr axes = flat->shardAxes;
  int64_t segment = op.getSegment();
  if (segment < 0 || segment >= static_cast<int64_t>(flat->segments.size()))
    return op.emitOpError() << "reads segment " << segment << " of " << flat->segments.size()
                            << ", expected one of them";
  if (failed(checkSegment(op.getResult(), unit, segment, op)))
    return failure();
  plain.set(op.getResult(),
            terms.getOwn(flat->segments[segment], op.getKind(),
                         ir::LayoutOp(unit.layout).getMeshAttr(), axes, op.getUnitAttr(), segment));
  return success();
}

/// Equation segment-broadcast.
LogicalResult FlatValues::numberSegmentBroadcast(ir::SegmentBroadcastOp op) {
  const UnitInfo *unit = findUnit(op.getUnitAttr(), op);
  if (!unit)
    return failure();
  Number values = plain.lookup(op.getValues());
  RankedTensorType type = hlo::tensorType(op.getValues()), to = hlo::tensorType(op.getResult());
  if (values == kNoNumber || type.getRank() != 1 ||
      type.getDimSize(0) != static_cast<int64_t>(unit->segments.size()))
    return op.emitOpError() << "spreads " << type << ", expected a vector with an element for each "
                            << "of " << unit->segments.size() << " segments";
  Flat flat{unit, {}, {}};
  if (to.getDimSize(0) != unit->elements)
    flat.shardAxes = units.getShardAxes(unit->paramAxes);
  for (auto [index, segment] : llvm::enumerate(unit->segments))
    flat.segments.push_back(
        terms.getBroadcast(terms.getRow(values, index), {}, to.clone(segment.getShape())));
  return define(op.getResult(), std::move(flat), op);
}

/// Equation insert-segment.
LogicalResult FlatValues::numberInsert(ir::InsertSegmentOp op) {
  FailureOr<Flat> flat = get(op.getDest(), op.getUnitAttr(), op);
  if (failed(flat))
    return failure();
  int64_t segment = op.getSegment();
  Number source = plain.lookup(op.getSource());
  if (segment < 0 || segment >= static_cast<int64_t>(flat->segments.size()) || source == kNoNumber)
    return op.emitOpError() << "writes segment " << segment << " of " << flat->segments.size()
                            << ", expected a tensor into one of them";
  if (failed(checkSegment(op.getSource(), *flat->unit, segment, op)))
    return failure();
  flat->segments[segment] = source;
  return define(op.getResult(), std::move(*flat), op);
}

/// Equation elementwise-on-units.
LogicalResult FlatValues::numberElementwise(Operation *op, const Flat &like) {
  ir::LayoutOp layout = like.unit->layout;
  auto name = FlatSymbolRefAttr::get(layout.getSymNameAttr());
  SmallVector<Flat> operands;
  for (Value operand : op->getOperands()) {
    Number scalar = plain.lookup(operand);
    if (scalar != kNoNumber && hlo::tensorType(operand).getRank() == 0) {
      operands.push_back({like.unit, like.shardAxes, {}});
      operands.back().segments.assign(like.segments.size(), scalar);
      continue;
    }
    FailureOr<Flat> flat = get(operand, name, op);
    if (failed(flat))
      return failure();
    if (flat->shardAxes != like.shardAxes)
      return op->emitOpError() << "mixes a shard of " << name << " with the whole unit or a shard "
                               << "over other axes, expected operands with the same elements";
    operands.push_back(std::move(*flat));
  }
  Flat result{like.unit, like.shardAxes, {}};
  Type elementType = hlo::tensorType(op->getResult(0)).getElementType();
  Attribute attributes = getOwnAttributes(op);
  SmallVector<Number> numbers(operands.size());
  for (size_t i = 0; i < like.segments.size(); ++i) {
    for (auto [number, operand] : llvm::zip(numbers, operands))
      number = operand.segments[i];
    result.segments.push_back(
        terms.getElementwise(Terms::getName(op), attributes, elementType, numbers));
  }
  return define(op->getResult(0), std::move(result), op);
}

LogicalResult FlatValues::number(Operation *op) {
  terms.setLocation(LocationAttr(op->getLoc()));
  if (auto gather = dyn_cast<ir::AllGatherOp>(op))
    return numberGather(gather);
  if (auto scatter = dyn_cast<ir::ReduceScatterOp>(op))
    return numberScatter(scatter);
  if (auto pack = dyn_cast<ir::PackOp>(op))
    return numberPack(pack);
  if (auto unpack = dyn_cast<ir::UnpackOp>(op))
    return numberUnpack(unpack);
  if (auto shard = dyn_cast<ir::OwnShardOp>(op))
    return numberOwnShard(shard);
  if (auto reduce = dyn_cast<ir::SegmentReduceOp>(op))
    return numberSegmentReduce(reduce);
  if (auto broadcast = dyn_cast<ir::SegmentBroadcastOp>(op))
    return numberSegmentBroadcast(broadcast);
  if (auto extract = dyn_cast<ir::ExtractSegmentOp>(op))
    return numberExtract(extract);
  if (auto insert = dyn_cast<ir::InsertSegmentOp>(op))
    return numberInsert(insert);
  if (auto exchange = dyn_cast<ir::AllToAllOp>(op))
    return numberExchange(exchange);
  if (SmallVector<Value> operands = findOwned(op); !operands.empty())
    return numberOwned(op, operands);
  const Flat *flat = nullptr;
  for (Value operand : op->getOperands())
    flat = flat ? flat : lookup(operand);
  if (flat && isa<ir::AllReduceOp>(op))
    return numberAllReduce(cast<ir::AllReduceOp>(op), *flat);
  if (flat && isa<hlo::ReshapeOp>(op))
    return numberOwnRows(cast<hlo::ReshapeOp>(op), *flat);
  bool isByElement = terms.isElementwise(Terms::getName(op));
  if (flat && isByElement && op->getNumResults() == 1)
    return numberElementwise(op, *flat);
  return plain.number(op);
}

} // namespace zero::validate
