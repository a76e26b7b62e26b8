//===- Sdy.cpp - Ops and verifiers of the sdy dialect ---------------------===//

#include "zero/Dialect/Sdy/DeviceBody.h"
#include "zero/Dialect/StableHLO/InlineAnywhere.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/DialectImplementation.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;
using namespace zero::sdy;

#include "zero/Dialect/Sdy/SdyDialect.cpp.inc"

/// `21`, without its type.
static ParseResult parseGroupId(OpAsmParser &parser, IntegerAttr &id) {
  int64_t value;
  if (parser.parseInteger(value))
    return failure();
  id = parser.getBuilder().getI64IntegerAttr(value);
  return success();
}
static void printGroupId(OpAsmPrinter &printer, Operation *, IntegerAttr id) {
  printer << id.getInt();
}

#define GET_OP_CLASSES
#include "zero/Dialect/Sdy/SdyOps.cpp.inc"

void SdyDialect::initialize() {
  registerAttributes();
  addOperations<
#define GET_OP_LIST
#include "zero/Dialect/Sdy/SdyOps.cpp.inc"
      >();
  addInterfaces<zero::hlo::InlineAnywhere>();
}

//===------------------------------------------------------------------------------------------------===//
// Meshes
//===------------------------------------------------------------------------------------------------===//

zero::hlo::MeshAttr MeshOp::getDeviceMesh() {
  llvm::SmallVector<hlo::MeshAxisAttr> axes;
  for (MeshAxisAttr axis : getMesh().getAxes())
    axes.push_back(hlo::MeshAxisAttr::get(getContext(), axis.getName(), axis.getSize()));
  DenseIntElementsAttr ids;
  if (llvm::ArrayRef<int64_t> order = getMesh().getDeviceIds(); !order.empty())
    ids = DenseIntElementsAttr::get(
        RankedTensorType::get({int64_t(order.size())}, IntegerType::get(getContext(), 64)), order);
  auto report = [this] { return emitOpError(); };
  llvm::function_ref<InFlightDiagnostic()> emitError = report;
  return hlo::MeshAttr::getChecked(emitError, getContext(), llvm::ArrayRef(axes), ids);
}

/// The mesh as JAX writes it for StableHLO: `{axes = [{name = "dp", size = 2 : i64}]}`.
static DictionaryAttr describe(zero::hlo::MeshAttr mesh) {
  Builder builder(mesh.getContext());
  llvm::SmallVector<Attribute> axes;
  for (zero::hlo::MeshAxisAttr axis : mesh.getAxes())
    axes.push_back(builder.getDictionaryAttr(
        {builder.getNamedAttr("name", builder.getStringAttr(axis.getName())),
         builder.getNamedAttr("size", builder.getI64IntegerAttr(axis.getSize()))}));
  NamedAttrList fields;
  fields.append("axes", builder.getArrayAttr(axes));
  if (mesh.getDeviceIds())
    fields.append("device_ids", mesh.getDeviceIds());
  return fields.getDictionary(mesh.getContext());
}

LogicalResult MeshOp::verify() {
  Attribute written = (*this)->getDiscardableAttr("stablehlo.mesh");
  if (!written)
    return success();
  zero::hlo::MeshAttr mesh = getDeviceMesh();
  if (!mesh)
    return failure();
  DictionaryAttr meant = describe(mesh);
  if (written == meant)
    return success();
  return emitOpError() << "attribute 'stablehlo.mesh' is " << written << ", expected " << meant
                       << ", which is the mesh itself";
}

//===------------------------------------------------------------------------------------------------===//
// Verifying shardings
//===------------------------------------------------------------------------------------------------===//

AxisUse zero::sdy::findAxis(ShardingAttr sharding, llvm::StringRef axis) {
  for (auto [dim, dimension] : llvm::enumerate(sharding.getDimensions()))
    for (AxisRefAttr ref : dimension.getAxes())
      if (ref.getName() == axis)
        return {static_cast<int64_t>(dim), ref.getSize() != 0};
  return {};
}

bool zero::sdy::isBodyOfDevice(ManualComputationOp op) {
  auto isWhole = [](ShardingAttr sharding) {
    return llvm::all_of(sharding.getDimensions(), [](DimensionShardingAttr dimension) {
      return dimension.getAxes().empty();
    });
  };
  return op->getParentOfType<ManualComputationOp>() &&
         llvm::all_of(op.getInShardings().getShardings(), isWhole) &&
         llvm::all_of(op.getOutShardings().getShardings(), isWhole);
}

void zero::sdy::dropShardings(Operation *op) {
  op->removeDiscardableAttr(kShardingAttr);
  op->removeDiscardableAttr(kMhloShardingAttr);
}

MeshAttr zero::sdy::lookupMesh(Operation *op, ShardingAttr sharding) {
  if (auto mesh = llvm::dyn_cast<MeshAttr>(sharding.getMesh()))
    return mesh;
  auto module = op->getParentOfType<ModuleOp>();
  auto named = module
                   ? module.lookupSymbol<MeshOp>(llvm::cast<FlatSymbolRefAttr>(sharding.getMesh()))
                   : MeshOp();
  return named ? named.getMesh() : MeshAttr();
}

/// Each axis is one of the mesh, a part of it divides it, and none is there twice.
static LogicalResult verifyAxes(Operation *op, MeshAttr mesh, llvm::ArrayRef<AxisRefAttr> axes) {
  for (auto [i, axis] : llvm::enumerate(axes)) {
    const auto *known = llvm::find_if(
        mesh.getAxes(), [&](MeshAxisAttr each) { return each.getName() == axis.getName(); });
    if (known == mesh.getAxes().end())
      return op->emitOpError() << "sharding names axis \"" << axis.getName()
                               << "\", expected one of mesh " << mesh;
    int64_t size = known->getSize();
    if (axis.getSize() &&
        (size % axis.getPreSize() != 0 || (size / axis.getPreSize()) % axis.getSize() != 0 ||
         axis.getSize() >= size))
      return op->emitOpError() << "sharding names part (" << axis.getPreSize() << ")"
                               << axis.getSize() << " of axis \"" << axis.getName()
                               << "\", expected a proper part of its size " << size;
    for (AxisRefAttr other : axes.take_front(i)) {
      bool isApart = axis.getName() != other.getName() ||
                     (axis.getSize() && other.getSize() &&
                      (axis.getPreSize() >= other.getPreSize() * other.getSize() ||
                       other.getPreSize() >= axis.getPreSize() * axis.getSize()));
      if (!isApart)
        return op->emitOpError() << "sharding names axis \"" << axis.getName()
                                 << "\" twice, expected each device once";
    }
  }
  return success();
}

static LogicalResult verifySharding(Operation *op, ShardingAttr sharding, Type type) {
  MeshAttr mesh = lookupMesh(op, sharding);
  if (!mesh)
    return op->emitOpError() << "sharding names mesh " << sharding.getMesh()
                             << ", expected a sdy.mesh of this module";
  if (mesh.getAxes().empty() && sharding.getDimensions().empty())
    return success(); // the whole value on one device
  auto tensor = llvm::dyn_cast<RankedTensorType>(type);
  int64_t rank = tensor ? tensor.getRank() : 0, found = sharding.getDimensions().size();
  if (found != rank)
    return op->emitOpError() << "sharding has " << found << " dimensions, expected " << rank
                             << ", the rank of " << type;
  llvm::SmallVector<AxisRefAttr> axes;
  for (DimensionShardingAttr dimension : sharding.getDimensions())
    llvm::append_range(axes, dimension.getAxes());
  llvm::append_range(axes, sharding.getReplicated());
  llvm::append_range(axes, sharding.getUnreduced());
  return verifyAxes(op, mesh, axes);
}

static LogicalResult verifyShardings(Operation *op, llvm::StringRef name,
                                     ShardingPerValueAttr shardings, TypeRange types) {
  if (shardings.getShardings().size() != types.size())
    return op->emitOpError() << "attribute '" << name << "' has " << shardings.getShardings().size()
                             << " shardings, expected " << types.size() << ", one per value";
  for (auto [sharding, type] : llvm::zip_equal(shardings.getShardings(), types))
    if (failed(verifySharding(op, sharding, type)))
      return failure();
  return success();
}

static LogicalResult verifyAnnotation(Operation *op, NamedAttribute attribute, TypeRange types) {
  if (attribute.getName() != kShardingAttr)
    return success();
  if (auto sharding = llvm::dyn_cast<ShardingAttr>(attribute.getValue()))
    if (types.size() == 1)
      return verifySharding(op, sharding, types[0]);
  // An op without results has one for itself.
  auto shardings = llvm::dyn_cast<ShardingPerValueAttr>(attribute.getValue());
  if (shardings && types.empty() && shardings.getShardings().size() == 1)
    return success();
  if (shardings)
    return verifyShardings(op, kShardingAttr, shardings, types);
  return op->emitOpError() << "attribute 'sdy.sharding' is " << attribute.getValue()
                           << ", expected a sharding of each of " << types.size() << " values";
}

LogicalResult SdyDialect::verifyOperationAttribute(Operation *op, NamedAttribute attribute) {
  return verifyAnnotation(op, attribute, op->getResultTypes());
}

LogicalResult SdyDialect::verifyRegionArgAttribute(Operation *op, unsigned, unsigned index,
                                                   NamedAttribute attribute) {
  if (auto function = llvm::dyn_cast<FunctionOpInterface>(op))
    return verifyAnnotation(op, attribute, function.getArgumentTypes()[index]);
  return success();
}

LogicalResult SdyDialect::verifyRegionResultAttribute(Operation *op, unsigned, unsigned index,
                                                      NamedAttribute attribute) {
  if (auto function = llvm::dyn_cast<FunctionOpInterface>(op))
    return verifyAnnotation(op, attribute, function.getResultTypes()[index]);
  return success();
}

LogicalResult ShardingConstraintOp::verify() {
  return verifySharding(*this, getSharding(), getType());
}
LogicalResult ReshardOp::verify() { return verifySharding(*this, getSharding(), getType()); }
LogicalResult DataFlowEdgeOp::verify() {
  return getSharding() ? verifySharding(*this, *getSharding(), getType()) : success();
}
LogicalResult PropagationBarrierOp::verify() {
  if (getAllowedDirection() == Direction::BOTH)
    return emitOpError("allows direction BOTH, expected NONE, FORWARD or BACKWARD");
  return success();
}

//===------------------------------------------------------------------------------------------------===//
// Ops with a body
//===------------------------------------------------------------------------------------------------===//

static LogicalResult verifyReturned(Operation *op, Region &region, TypeRange expected) {
  Block &block = region.front();
  if (block.empty() || !llvm::isa<ReturnOp>(block.back()))
    return op->emitOpError("has a body without end, expected sdy.return");
  if (!llvm::equal(block.back().getOperandTypes(), expected))
    return op->emitOpError() << "body returns (" << block.back().getOperandTypes()
                             << "), expected (" << expected << ")";
  return success();
}

/// The part of `type` that one device has along the manual axes. Sizes round up.
static Type localType(Operation *op, Type type, ShardingAttr sharding, ManualAxesAttr manual) {
  auto tensor = llvm::cast<RankedTensorType>(type);
  MeshAttr mesh = lookupMesh(op, sharding);
  llvm::SmallVector<int64_t> shape(tensor.getShape());
  // On a mesh without axes a sharding may leave the dimensions out.
  for (auto [size, dimension] : llvm::zip(shape, sharding.getDimensions()))
    for (AxisRefAttr axis : dimension.getAxes()) {
      if (!llvm::is_contained(manual.getAxes(), StringAttr::get(op->getContext(), axis.getName())))
        continue;
      int64_t parts = axis.getSize();
      for (MeshAxisAttr each : mesh.getAxes())
        if (!parts && each.getName() == axis.getName())
          parts = each.getSize();
      size = (size + parts - 1) / parts;
    }
  return tensor.clone(shape);
}

LogicalResult ManualComputationOp::verify() {
  if (failed(verifyShardings(*this, "in_shardings", getInShardings(), getOperandTypes())) ||
      failed(verifyShardings(*this, "out_shardings", getOutShardings(), getResultTypes())))
    return failure();
  llvm::SmallVector<Type> arguments, results;
  for (auto [type, sharding] : llvm::zip_equal(getOperandTypes(), getInShardings().getShardings()))
    arguments.push_back(localType(*this, type, sharding, getManualAxes()));
  for (auto [type, sharding] : llvm::zip_equal(getResultTypes(), getOutShardings().getShardings()))
    results.push_back(localType(*this, type, sharding, getManualAxes()));
  TypeRange found = getBody().front().getArgumentTypes();
  if (!llvm::equal(found, arguments))
    return emitOpError() << "body has argument types (" << found << "), expected (" << arguments
                         << "), one device's parts";
  return verifyReturned(*this, getBody(), results);
}

LogicalResult NamedComputationOp::verify() {
  if (getInShardings() &&
      failed(verifyShardings(*this, "in_shardings", *getInShardings(), getOperandTypes())))
    return failure();
  if (getOutShardings() &&
      failed(verifyShardings(*this, "out_shardings", *getOutShardings(), getResultTypes())))
    return failure();
  TypeRange found = getBody().front().getArgumentTypes();
  if (!llvm::equal(found, getOperandTypes()))
    return emitOpError() << "body has argument types (" << found << "), expected ("
                         << getOperandTypes() << ")";
  return verifyReturned(*this, getBody(), getResultTypes());
}

/// `[<@mesh, ...>, ...]`, the keyword and '=' already consumed.
static ParseResult parseShardings(OpAsmParser &parser, ShardingPerValueAttr &attr) {
  llvm::SmallVector<ShardingAttr> shardings;
  if (parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Square, [&]() -> ParseResult {
        auto sharding = llvm::dyn_cast_or_null<ShardingAttr>(ShardingAttr::parse(parser, Type()));
        if (!sharding)
          return failure();
        shardings.push_back(sharding);
        return success();
      }))
    return failure();
  attr = ShardingPerValueAttr::get(parser.getContext(), shardings);
  return success();
}

static void printShardings(OpAsmPrinter &printer, llvm::StringRef name,
                           ShardingPerValueAttr shardings) {
  printer << " " << name << "=[";
  llvm::interleaveComma(shardings.getShardings(), printer,
                        [&](ShardingAttr each) { each.print(printer); });
  printer << "]";
}

/// `(%arg: T, ...) { ... } {attributes} : (operands) -> results`.
static ParseResult parseBody(OpAsmParser &parser, OperationState &result,
                             llvm::ArrayRef<OpAsmParser::UnresolvedOperand> operands) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  llvm::SmallVector<OpAsmParser::Argument> arguments;
  FunctionType type;
  if (parser.parseArgumentList(arguments, OpAsmParser::Delimiter::Paren, /*allowType=*/true) ||
      parser.parseRegion(*result.addRegion(), arguments) ||
      parser.parseOptionalAttrDict(result.attributes) || parser.parseColonType(type) ||
      parser.resolveOperands(operands, type.getInputs(), loc, result.operands))
    return failure();
  result.addTypes(type.getResults());
  return success();
}

static void printBody(OpAsmPrinter &printer, Operation *op,
                      llvm::ArrayRef<llvm::StringRef> elided) {
  Region &body = op->getRegion(0);
  printer << " (";
  llvm::interleaveComma(body.getArguments(), printer,
                        [&](BlockArgument each) { printer.printRegionArgument(each); });
  printer << ") ";
  printer.printRegion(body, /*printEntryBlockArgs=*/false);
  printer.printOptionalAttrDict(op->getAttrs(), elided);
  printer << " : ";
  printer.printFunctionalType(op);
}

ParseResult ManualComputationOp::parse(OpAsmParser &parser, OperationState &result) {
  llvm::SmallVector<OpAsmParser::UnresolvedOperand> operands;
  ShardingPerValueAttr in, out;
  if (parser.parseOperandList(operands, OpAsmParser::Delimiter::Paren) ||
      parser.parseKeyword("in_shardings") || parser.parseEqual() || parseShardings(parser, in) ||
      parser.parseKeyword("out_shardings") || parser.parseEqual() || parseShardings(parser, out) ||
      parser.parseKeyword("manual_axes") || parser.parseEqual())
    return failure();
  auto axes = llvm::dyn_cast_or_null<ManualAxesAttr>(ManualAxesAttr::parse(parser, Type()));
  if (!axes)
    return failure();
  auto &properties = result.getOrAddProperties<Properties>();
  properties.in_shardings = in;
  properties.out_shardings = out;
  properties.manual_axes = axes;
  return parseBody(parser, result, operands);
}

void ManualComputationOp::print(OpAsmPrinter &printer) {
  printer << "(" << getTensors() << ")";
  printShardings(printer, "in_shardings", getInShardings());
  printShardings(printer, "out_shardings", getOutShardings());
  printer << " manual_axes=";
  getManualAxes().print(printer);
  printBody(printer, *this,
            {getInShardingsAttrName(), getOutShardingsAttrName(), getManualAxesAttrName()});
}

ParseResult NamedComputationOp::parse(OpAsmParser &parser, OperationState &result) {
  llvm::SmallVector<OpAsmParser::UnresolvedOperand> operands;
  auto &properties = result.getOrAddProperties<Properties>();
  std::string name;
  if (parser.parseLess() || parser.parseString(&name) || parser.parseGreater() ||
      parser.parseOperandList(operands, OpAsmParser::Delimiter::Paren))
    return failure();
  properties.name = parser.getBuilder().getStringAttr(name);
  if (succeeded(parser.parseOptionalKeyword("in_shardings")) &&
      (parser.parseEqual() || parseShardings(parser, properties.in_shardings)))
    return failure();
  if (succeeded(parser.parseOptionalKeyword("out_shardings")) &&
      (parser.parseEqual() || parseShardings(parser, properties.out_shardings)))
    return failure();
  return parseBody(parser, result, operands);
}

void NamedComputationOp::print(OpAsmPrinter &printer) {
  printer << "<" << getNameAttr() << ">(" << getOperands() << ")";
  if (getInShardings())
    printShardings(printer, "in_shardings", *getInShardings());
  if (getOutShardings())
    printShardings(printer, "out_shardings", *getOutShardings());
  printBody(printer, *this,
            {getNameAttrName(), getInShardingsAttrName(), getOutShardingsAttrName()});
}
