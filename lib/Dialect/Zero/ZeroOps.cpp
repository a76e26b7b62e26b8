//===- ZeroOps.cpp - Verifiers and assembly of the zero dialect's ops --------===//
#include "UnitChecks.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "zero/Dialect/Zero/Exchange.h"
#include "zero/Dialect/Zero/ModelAxes.h"
#include "zero/Dialect/Zero/Resources.h"
#include "zero/Dialect/Zero/VectorShape.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;
using namespace zero::ir;

//===----------------------------------------------------------------------===//
// Custom directives
//===----------------------------------------------------------------------===//

static ParseResult parseOver(OpAsmParser &parser, FlatSymbolRefAttr &mesh, ArrayAttr &axes) {
  return failure(parser.parseAttribute(mesh) || parser.parseAttribute(axes));
}

static void printOver(OpAsmPrinter &printer, Operation *, FlatSymbolRefAttr mesh, ArrayAttr axes) {
  printer << mesh << axes;
}

static ParseResult parseMeshAxes(OpAsmParser &parser, ArrayAttr &names, DenseI64ArrayAttr &sizes) {
  SmallVector<Attribute> nameList;
  SmallVector<int64_t> sizeList;
  auto parseAxis = [&]() -> ParseResult {
    std::string name;
    if (parser.parseString(&name) || parser.parseEqual() ||
        parser.parseInteger(sizeList.emplace_back()))
      return failure();
    nameList.push_back(parser.getBuilder().getStringAttr(name));
    return success();
  };
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, parseAxis))
    return failure();
  names = parser.getBuilder().getArrayAttr(nameList);
  sizes = parser.getBuilder().getDenseI64ArrayAttr(sizeList);
  return success();
}

static void printMeshAxes(OpAsmPrinter &printer, Operation *, ArrayAttr names,
                          DenseI64ArrayAttr sizes) {
  printer << "[";
  llvm::interleaveComma(llvm::zip(names, sizes.asArrayRef()), printer, [&](auto axis) {
    printer << std::get<0>(axis) << " = " << std::get<1>(axis);
  });
  printer << "]";
}

//===----------------------------------------------------------------------===//
// Shared checks
//===----------------------------------------------------------------------===//

/// At least one axis of the mesh, each once.
static constexpr int64_t kMostRanks = int64_t(1) << 20;

static LogicalResult verifyAxes(Operation *op, MeshOp mesh, ArrayAttr axes) {
  if (axes.empty())
    return op->emitOpError() << "expects at least one mesh axis";
  // Lists inside a dictionary have no element type.
  llvm::SmallDenseSet<Attribute, 4> seen;
  for (Attribute axis : axes) {
    auto name = dyn_cast<StringAttr>(axis);
    if (!name)
      return op->emitOpError() << "expects names of mesh axes, found " << axis;
    if (!seen.insert(axis).second)
      return op->emitOpError() << "names axis " << axis << " twice";
    if (mesh.getAxisSize(name.getValue()) == 0)
      return op->emitOpError() << "names axis " << axis << ", which mesh @" << mesh.getSymName()
                               << " does not have";
  }
  return success();
}

FailureOr<int64_t> zero::ir::lookUpGroupSize(Operation *op, FlatSymbolRefAttr meshName,
                                             ArrayAttr axes) {
  auto mesh = SymbolTable::lookupNearestSymbolFrom<MeshOp>(op, meshName);
  if (!mesh)
    return op->emitOpError() << "names mesh " << meshName << ", which the module does not define";
  if (failed(verifyAxes(op, mesh, axes)))
    return failure();
  return mesh.getGroupSize(axes);
}

static FailureOr<LayoutOp> lookUpLayout(Operation *op, FlatSymbolRefAttr unit) {
  auto layout = SymbolTable::lookupNearestSymbolFrom<LayoutOp>(op, unit);
  if (!layout)
    return op->emitOpError() << "names unit " << unit << ", which the module does not define";
  return layout;
}

static LogicalResult checkElements(Operation *op, StringRef what, Type type, int64_t expected) {
  int64_t found = cast<RankedTensorType>(type).getNumElements();
  if (found == expected)
    return success();
  return op->emitOpError() << "expects " << what << " of " << expected << " elements, found "
                           << found;
}

LogicalResult zero::ir::verifyUnits(Operation *op, ArrayAttr units, TypeRange wholes,
                                    TypeRange shards) {
  if (units.size() != wholes.size() || units.size() != shards.size())
    return op->emitOpError() << "expects one operand and one result per unit: " << units.size()
                             << " units, " << shards.size() << " shards, " << wholes.size()
                             << " whole buffers";
  for (auto [unit, whole, shard] :
       llvm::zip(units.getAsRange<FlatSymbolRefAttr>(), wholes, shards)) {
    FailureOr<LayoutOp> layout = lookUpLayout(op, unit);
    if (failed(layout) || failed(checkElements(op, "a whole unit", whole, layout->getElements())) ||
        failed(checkElements(op, "a shard", shard, layout->getShardElements())))
      return failure();
    if (cast<RankedTensorType>(whole).getElementType() !=
        cast<RankedTensorType>(shard).getElementType())
      return op->emitOpError() << "expects shard and whole unit of one element type, found "
                               << shard << " and " << whole;
  }
  return success();
}

/// `segments` must be the shapes of the unit's segments in order, with the flat buffer's element
/// type.
static LogicalResult verifySegments(Operation *op, FlatSymbolRefAttr unit, Type flat,
                                    TypeRange segments) {
  FailureOr<LayoutOp> layout = lookUpLayout(op, unit);
  if (failed(layout) || failed(checkElements(op, "a whole unit", flat, layout->getElements())))
    return failure();
  if (segments.size() != layout->getSegments().size())
    return op->emitOpError() << "expects one tensor per segment: unit " << unit << " has "
                             << layout->getSegments().size() << ", found " << segments.size();
  for (auto [segment, type] : llvm::zip(layout->getSegmentRange(), segments)) {
    auto tensor = cast<RankedTensorType>(type);
    if (tensor.getShape() != segment.getShape() ||
        tensor.getElementType() != cast<RankedTensorType>(flat).getElementType())
      return op->emitOpError() << "expects " << segment
                               << " of the flat buffer's element type, found " << type;
  }
  return success();
}

static LogicalResult verifyWholeOrShard(Operation *op, LayoutOp layout, Type type) {
  int64_t found = cast<RankedTensorType>(type).getNumElements();
  int64_t elements = layout.getElements();
  if (found == elements || found == layout.getShardElements())
    return success();
  return op->emitOpError() << "expects a shard of " << layout.getShardElements()
                           << " or a whole unit of " << layout.getElements() << " elements, found "
                           << found;
}

//===----------------------------------------------------------------------===//
// Program tables
//===----------------------------------------------------------------------===//

int64_t MeshOp::getAxisSize(StringRef axis) {
  for (auto [name, size] : llvm::zip(getAxisNames().getAsRange<StringAttr>(), getAxisSizes()))
    if (name.getValue() == axis)
      return size;
  return 0;
}

int64_t MeshOp::getGroupSize(ArrayAttr axes) {
  int64_t size = 1;
  for (auto axis : axes.getAsRange<StringAttr>())
    size *= getAxisSize(axis.getValue());
  return size;
}

static constexpr StringLiteral kShardAttr = "shard";

ArrayAttr zero::ir::getStateAxes(MeshOp mesh) {
  auto axes = mesh->getAttrOfType<ArrayAttr>(kShardAttr);
  return axes ? axes : mesh.getDataAxes();
}

ArrayAttr zero::ir::getReplicaAxes(MeshOp mesh) {
  ArrayAttr sharded = getStateAxes(mesh);
  SmallVector<Attribute> others(mesh.getDataAxes().begin(), mesh.getDataAxes().end());
  llvm::erase_if(others, [&](Attribute axis) { return llvm::is_contained(sharded, axis); });
  return ArrayAttr::get(mesh.getContext(), others);
}

void zero::ir::setStateAxes(MeshOp mesh, ArrayAttr axes) { mesh->setAttr(kShardAttr, axes); }

LogicalResult MeshOp::verify() {
  if (getAxisNames().size() != getAxisSizes().size())
    return emitOpError() << "expects one size per axis";
  int64_t left = kMostRanks;
  llvm::StringSet<> seen;
  for (auto [name, size] : llvm::zip(getAxisNames().getAsRange<StringAttr>(), getAxisSizes())) {
    if (!seen.insert(name.getValue()).second)
      return emitOpError() << "names axis " << name << " twice";
    if (size < 1)
      return emitOpError() << "expects a positive size for axis " << name << ", found " << size;
    left /= size;
    if (left == 0)
      return emitOpError() << "expects at most " << kMostRanks << " ranks in all";
  }
  Attribute shard = (*this)->getAttr(kShardAttr);
  if (shard && !isa<ArrayAttr>(shard))
    return emitOpError() << "expects 'shard' to list axes over which states are sharded, found "
                         << shard;
  // A model-parallel step has no axis of the batch before zero-data-parallel.
  if (getDataAxes().empty() && !shard)
    return verifyAxes(*this, *this, getAxisNames());
  if (failed(verifyAxes(*this, *this, getDataAxes())) ||
      failed(verifyAxes(*this, *this, getStateAxes(*this))))
    return failure();
  for (Attribute axis : getStateAxes(*this))
    if (!llvm::is_contained(getDataAxes(), axis))
      return emitOpError() << "shards states over " << axis << ", expected axes of the batch, "
                           << getDataAxes();
  return success();
}

static int64_t slotEntry(DictionaryAttr slots, StringRef entry, unsigned which) {
  auto pair = slots.getAs<ArrayAttr>(entry);
  return pair ? cast<IntegerAttr>(pair[which]).getInt() : -1;
}

int64_t LeafOp::getArg(StringRef entry) { return slotEntry(getSlots(), entry, 0); }
int64_t LeafOp::getResult(StringRef entry) { return slotEntry(getSlots(), entry, 1); }

LogicalResult LeafOp::verify() {
  if (failed(verifyCut(*this)))
    return failure();
  for (NamedAttribute slot : getSlots()) {
    auto pair = dyn_cast<ArrayAttr>(slot.getValue());
    auto isPlace = [](Attribute place) {
      auto index = dyn_cast<IntegerAttr>(place);
      return index && index.getType().isSignlessInteger(64) && index.getInt() >= -1 &&
             index.getInt() <= INT32_MAX;
    };
    if (!pair || pair.size() != 2 || !llvm::all_of(pair, isPlace))
      return emitOpError() << "expects slot " << slot.getName()
                           << " to be [argument, result] (-1: none), found " << slot.getValue();
  }
  return success();
}

int64_t LayoutOp::getGroupSize() {
  auto mesh = SymbolTable::lookupNearestSymbolFrom<MeshOp>(*this, getMeshAttr());
  auto axes = getAxes().getAs<ArrayAttr>("opt");
  return mesh && axes ? mesh.getGroupSize(axes) : 1;
}

int64_t LayoutOp::getUsedElements() {
  int64_t used = 0;
  for (SegmentAttr segment : getSegmentRange())
    used += segment.getNumElements();
  return used;
}

bool LayoutOp::holdsMatrix() {
  return llvm::any_of(getSegmentRange(),
                      [](SegmentAttr segment) { return !isVectorShape(segment.getShape()); });
}

LogicalResult LayoutOp::verify() {
  for (StringRef kind : {"param", "grad", "opt"}) {
    auto axes = getAxes().getAs<ArrayAttr>(kind);
    if (!axes)
      return emitOpError() << "expects 'axes' to list the mesh axes of '" << kind << "'";
    if (failed(lookUpGroupSize(*this, getMeshAttr(), axes)))
      return failure();
  }
  constexpr int64_t kMostElements = int64_t(1) << 52;
  int64_t block = getBlock(), elements = getElements(), previousEnd = 0;
  if (block < 1 || block > kMostElements >> 20 || elements < 0 || elements > kMostElements)
    return emitOpError() << "expects 'block' between 1 and 2^32 and 'elements' between 0 and 2^52, "
                            "found block "
                         << block << " and elements " << elements;
  int64_t grid = block * getGroupSize();
  if (elements % grid != 0)
    return emitOpError() << "expects 'elements' to be a multiple of block x ranks = " << grid
                         << ", found " << getElements();
  for (SegmentAttr segment : getSegmentRange()) {
    if (segment.getOffset() % block != 0)
      return emitOpError() << "expects " << segment << " to start at a multiple of block " << block;
    if (segment.getOffset() < previousEnd)
      return emitOpError() << "has " << segment
                           << " overlapping the segment before it, which ends at " << previousEnd;
    previousEnd = segment.getEnd();
  }
  if (previousEnd > static_cast<int64_t>(getElements()))
    return emitOpError() << "has segments up to element " << previousEnd << ", beyond its "
                         << getElements();
  return success();
}

//===----------------------------------------------------------------------===//
// Replica ops
//===----------------------------------------------------------------------===//

LogicalResult AllReduceOp::verify() { return lookUpGroupSize(*this, getMeshAttr(), getAxes()); }

LogicalResult RankOffsetOp::verify() { return lookUpGroupSize(*this, getMeshAttr(), getAxes()); }

LogicalResult BatchGatherOp::verify() {
  FailureOr<int64_t> ranks = lookUpGroupSize(*this, getMeshAttr(), getAxes());
  if (failed(ranks))
    return failure();
  auto from = cast<RankedTensorType>(getOperand().getType()),
       to = cast<RankedTensorType>(getResult().getType());
  int64_t dim = getDim();
  if (dim < 0 || dim >= from.getRank())
    return emitOpError() << "expects 'dim' inside " << from << ", found " << dim;
  SmallVector<int64_t> shape(from.getShape());
  shape[dim] *= *ranks;
  if (to != from.clone(shape))
    return emitOpError() << "expects result type " << from.clone(shape) << ", found " << to;
  return success();
}

LogicalResult BatchScatterOp::verify() {
  FailureOr<int64_t> ranks = lookUpGroupSize(*this, getMeshAttr(), getAxes());
  if (failed(ranks))
    return failure();
  auto from = cast<RankedTensorType>(getOperand().getType()),
       to = cast<RankedTensorType>(getResult().getType());
  if (from.getRank() == 0 || from.getDimSize(0) % *ranks != 0)
    return emitOpError() << "expects a first dimension that " << *ranks << " ranks divide, found "
                         << from;
  SmallVector<int64_t> shape(from.getShape());
  shape[0] /= *ranks;
  if (to != from.clone(shape))
    return emitOpError() << "expects result type " << from.clone(shape) << ", found " << to;
  return success();
}

//===----------------------------------------------------------------------===//
// Partitioned ops
//===----------------------------------------------------------------------===//

LogicalResult AllGatherOp::verify() {
  if (failed(lookUpGroupSize(*this, getMeshAttr(), getAxes())))
    return failure();
  return verifyUnits(*this, getUnits(), getResultTypes(), getOperandTypes());
}

LogicalResult ReduceScatterOp::verify() {
  if (failed(lookUpGroupSize(*this, getMeshAttr(), getAxes())))
    return failure();
  return verifyUnits(*this, getUnits(), getOperandTypes(), getResultTypes());
}

LogicalResult UnpackOp::verify() {
  return verifySegments(*this, getUnitAttr(), getFlat().getType(), getResultTypes());
}

LogicalResult PackOp::verify() {
  return verifySegments(*this, getUnitAttr(), getFlat().getType(), getOperandTypes());
}

LogicalResult OwnShardOp::verify() {
  FailureOr<LayoutOp> layout = lookUpLayout(*this, getUnitAttr());
  if (failed(layout) ||
      failed(checkElements(*this, "a whole unit", getFlat().getType(), layout->getElements())))
    return failure();
  return checkElements(*this, "a shard", getResult().getType(), layout->getShardElements());
}

LogicalResult SegmentReduceOp::verify() {
  FailureOr<LayoutOp> layout = lookUpLayout(*this, getUnitAttr());
  if (failed(layout) ||
      failed(checkElements(*this, "a shard", getShard().getType(), layout->getShardElements())))
    return failure();
  return checkElements(*this, "one value per segment", getResult().getType(),
                       layout->getSegments().size());
}

/// Fails unless the unit has a segment of that number, of the tensor's shape.
static LogicalResult checkSegment(Operation *op, LayoutOp layout, int64_t index, Value value) {
  int64_t count = layout.getSegments().size();
  if (index < 0 || index >= count)
    return op->emitOpError() << "expects 'segment' below " << count << ", found " << index;
  auto type = cast<RankedTensorType>(value.getType());
  if (type.getShape() != layout.getSegment(index).getShape())
    return op->emitOpError() << "expects " << layout.getSegment(index) << ", found " << type;
  return success();
}

LogicalResult ExtractSegmentOp::verify() {
  FailureOr<LayoutOp> layout = lookUpLayout(*this, getUnitAttr());
  if (failed(layout) ||
      failed(checkElements(*this, "a shard", getShard().getType(), layout->getShardElements())))
    return failure();
  Type element = getShard().getType().getElementType();
  auto type = cast<RankedTensorType>(getResult().getType());
  if (type.getElementType() != element)
    return emitOpError() << "gives " << type << " of a shard of " << element
                         << ", expected the shard's element type";
  bool isBitwise = getKind() == ReduceKind::And || getKind() == ReduceKind::Or;
  if (!isa<IntegerType>(element) && !(isa<FloatType>(element) && !isBitwise))
    return emitOpError() << "has no identity of '" << stringifyReduceKind(getKind()) << "' in "
                         << element << " for what other ranks have";
  return checkSegment(*this, *layout, getSegment(), getResult());
}

LogicalResult SegmentBroadcastOp::verify() {
  FailureOr<LayoutOp> layout = lookUpLayout(*this, getUnitAttr());
  if (failed(layout) || failed(checkElements(*this, "one value per segment", getValues().getType(),
                                             layout->getSegments().size())))
    return failure();
  return verifyWholeOrShard(*this, *layout, getResult().getType());
}

LogicalResult InsertSegmentOp::verify() {
  FailureOr<LayoutOp> layout = lookUpLayout(*this, getUnitAttr());
  if (failed(layout) || failed(verifyWholeOrShard(*this, *layout, getDest().getType())))
    return failure();
  return checkSegment(*this, *layout, getSegment(), getSource());
}

//===----------------------------------------------------------------------===//
// Buffer aliases
//===----------------------------------------------------------------------===//

SmallVector<BufferAlias> UnpackOp::getBufferAliases() {
  SmallVector<BufferAlias> aliases;
  auto layout = SymbolTable::lookupNearestSymbolFrom<LayoutOp>(*this, getUnitAttr());
  int64_t width = getElementBytes(getFlat().getType().getElementType());
  for (auto [index, segment] : llvm::enumerate(layout.getSegmentRange()))
    aliases.push_back(
        {static_cast<unsigned>(index), 0, segment.getOffset() * width, /*writes=*/false});
  return aliases;
}

SmallVector<BufferAlias> PackOp::getBufferAliases() {
  SmallVector<BufferAlias> aliases;
  auto layout = SymbolTable::lookupNearestSymbolFrom<LayoutOp>(*this, getUnitAttr());
  int64_t width = getElementBytes(getFlat().getType().getElementType());
  for (auto [index, segment] : llvm::enumerate(layout.getSegmentRange()))
    aliases.push_back(
        {0, static_cast<unsigned>(index), -segment.getOffset() * width, /*writes=*/false});
  return aliases;
}

SmallVector<BufferAlias> InsertSegmentOp::getBufferAliases() {
  return {{0, 1, 0, /*writes=*/true}};
}

SmallVector<BufferAlias> DispatchOp::getBufferAliases() {
  SmallVector<BufferAlias> aliases;
  for (auto [result, operand] : llvm::enumerate(getTied()))
    if (operand >= 0)
      aliases.push_back(
          {static_cast<unsigned>(result), static_cast<unsigned>(operand), 0, /*writes=*/true});
  return aliases;
}

SmallVector<BufferAlias> GemmOp::getBufferAliases() {
  if (!getInit())
    return {};
  return {{0, 2, 0, /*writes=*/true}};
}

SmallVector<BufferAlias> ViewOp::getBufferAliases() {
  int64_t width = getElementBytes(cast<RankedTensorType>(getOperand().getType()).getElementType());
  return {{0, 0, static_cast<int64_t>(getOffset()) * width, /*writes=*/false}};
}

#define GET_OP_CLASSES
#include "zero/Dialect/Zero/ZeroOps.cpp.inc"
#define GET_OP_CLASSES
#include "zero/Dialect/Zero/ExchangeOps.cpp.inc"
