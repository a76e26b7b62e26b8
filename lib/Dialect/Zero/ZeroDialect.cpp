#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "zero/Dialect/Zero/Checks.h"
#include "zero/Dialect/Zero/Entries.h"
#include "zero/Dialect/Zero/Exchange.h"
#include "zero/Dialect/Zero/Phase.h"
#include "zero/Dialect/Zero/Recomputed.h"
#include "zero/Dialect/Zero/Resources.h"
#include "zero/Dialect/Zero/RowParts.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace zero::ir;

#include "zero/Dialect/Zero/ZeroDialect.cpp.inc"
#include "zero/Dialect/Zero/ZeroEnums.cpp.inc"
#include "zero/Dialect/Zero/ZeroInterfaces.cpp.inc"
#define GET_ATTRDEF_CLASSES
#include "zero/Dialect/Zero/ZeroAttrs.cpp.inc"
#define GET_TYPEDEF_CLASSES
#include "zero/Dialect/Zero/ZeroTypes.cpp.inc"

void ZeroDialect::initialize() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "zero/Dialect/Zero/ZeroAttrs.cpp.inc"
      >();
  addTypes<
#define GET_TYPEDEF_LIST
#include "zero/Dialect/Zero/ZeroTypes.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "zero/Dialect/Zero/ZeroOps.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "zero/Dialect/Zero/ExchangeOps.cpp.inc"
      >();
}

//===----------------------------------------------------------------------===//
// Discardable attributes
//===----------------------------------------------------------------------===//

/// From `import` on, functions end by giving their results back: passes read them off the end.
static LogicalResult verifyReturns(ModuleOp module) {
  for (Operation &function : *module.getBody()) {
    if (function.getName().getStringRef() != "func.func")
      continue;
    for (Block &block : function.getRegion(0)) {
      if (block.empty() || block.back().getNumSuccessors() > 0 ||
          block.back().getName().getStringRef() == "func.return")
        continue;
      return function.emitOpError() << "ends in " << block.back().getName()
                                    << ", expected func.return from phase import on";
    }
  }
  return success();
}

/// What names the phase of a module's text, its version and its options.
static LogicalResult verifyModuleAttribute(Operation *op, NamedAttribute attribute) {
  StringRef name = attribute.getName().getValue();
  Attribute value = attribute.getValue();
  if (!isa<ModuleOp>(op))
    return op->emitError() << "attribute '" << name << "' belongs on the module";
  if (name == "zero.config" && !isa<DictionaryAttr>(value))
    return op->emitError() << "'zero.config' expects a dictionary of options, found " << value;
  auto format = dyn_cast<IntegerAttr>(value);
  if (name == "zero.format" && (!format || !format.getType().isSignlessInteger(64)))
    return op->emitError() << "'zero.format' expects the number of a version, found " << value;
  auto phase = dyn_cast<StringAttr>(value);
  if (name == "zero.phase" && (!phase || !symbolizePhase(phase.getValue())))
    return op->emitError() << "'zero.phase' expects input, import, replica, partitioned, "
                              "scheduled, planned or executable, found "
                           << value;
  if (name == "zero.phase" && *symbolizePhase(phase.getValue()) >= Phase::Import)
    return success(succeeded(verifyReturns(cast<ModuleOp>(op))) &&
                   succeeded(verifyEntryKinds(cast<ModuleOp>(op))));
  return success();
}

/// Whether `function` is part of itself, through the kernels that it and others run.
static bool runsItself(Operation *function) {
  llvm::SetVector<Operation *> reached;
  auto collect = [&](Operation *kernel) {
    kernel->walk([&](DispatchOp op) {
      FlatSymbolRefAttr name = op.getKernelAttr(); // none where the op is not verified yet
      if (Operation *inner = name ? SymbolTable::lookupNearestSymbolFrom(op, name) : nullptr)
        reached.insert(inner);
    });
  };
  collect(function);
  for (size_t i = 0; i < reached.size() && !reached.contains(function); ++i)
    collect(reached[i]);
  return reached.contains(function);
}

/// A kernel runs no function: what it computes is what its own body says. Only regions of control
/// flow run kernels, and no kernel is part of itself. Once lowered to machine code it may call
/// functions of a library.
static LogicalResult verifyKernelBody(Operation *function) {
  if (function->getName().getStringRef() != "func.func")
    return success();
  bool hasInner = false;
  WalkResult result = function->walk([&](Operation *op) {
    bool isInner = isa<DispatchOp>(op) && op->getParentOp() != function;
    hasInner |= isInner;
    if (isInner || !isa<CallOpInterface, DispatchOp, LaunchOp>(op))
      return WalkResult::advance();
    op->emitOpError("runs a function inside a kernel, which is expected to compute by itself");
    return WalkResult::interrupt();
  });
  if (!result.wasInterrupted() && hasInner && runsItself(function))
    return function->emitOpError("is a kernel that runs itself, expected none that does");
  return failure(result.wasInterrupted());
}

LogicalResult ZeroDialect::verifyOperationAttribute(Operation *op, NamedAttribute attribute) {
  StringRef name = attribute.getName().getValue();
  if (name == "zero.phase" || name == "zero.config" || name == "zero.format")
    return verifyModuleAttribute(op, attribute);
  if ((name == "zero.kernel" || name == "zero.by_rank" || name == "zero.entry" ||
       name == kRowParts) &&
      !isa<FunctionOpInterface>(op))
    return op->emitError() << "attribute '" << name << "' belongs on a function";
  if (name == "zero.entry" && !isa<EntryKindAttr>(attribute.getValue()))
    return op->emitError() << "'zero.entry' expects #zero.entry<step>, <init> or <eval>, found "
                           << attribute.getValue();
  if (name == kRowParts && !isa<IntegerAttr>(attribute.getValue()))
    return op->emitError() << "'" << name << "' expects a number of parts, found "
                           << attribute.getValue();
  if ((name == kKept || name == kRecomputed) && !isa<UnitAttr>(attribute.getValue()))
    return op->emitError() << "'" << name << "' expects no value, found " << attribute.getValue();
  if (name == "zero.kernel")
    return verifyKernelBody(op);
  return success();
}

static LogicalResult verifyInterfaceAttribute(Operation *op, NamedAttribute attribute) {
  StringRef name = attribute.getName().getValue();
  if (name == "zero.role" && !isa<RoleAttr>(attribute.getValue()))
    return op->emitError() << "'zero.role' expects #zero.role<...>, found " << attribute.getValue();
  if (name == "zero.leaves" && !isa<ArrayAttr>(attribute.getValue()))
    return op->emitError() << "'zero.leaves' expects an array of leaf names, found "
                           << attribute.getValue();
  return success();
}

LogicalResult ZeroDialect::verifyRegionArgAttribute(Operation *op, unsigned, unsigned,
                                                    NamedAttribute attribute) {
  return verifyInterfaceAttribute(op, attribute);
}

LogicalResult ZeroDialect::verifyRegionResultAttribute(Operation *op, unsigned, unsigned,
                                                       NamedAttribute attribute) {
  return verifyInterfaceAttribute(op, attribute);
}

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

int64_t zero::ir::getElementBytes(Type elementType) {
  if (auto complex = dyn_cast<ComplexType>(elementType))
    return 2 * getElementBytes(complex.getElementType());
  if (!elementType.isIntOrFloat())
    return 0; // verifiers ask before anything has refused such a type
  return (elementType.getIntOrFloatBitWidth() + 7) / 8;
}

int64_t zero::ir::getTensorBytes(Type tensorType) {
  auto type = cast<RankedTensorType>(tensorType);
  return type.getNumElements() * getElementBytes(type.getElementType());
}

/// No index space has more: 64 PiB of the widest type.
static constexpr int64_t kMostElements = int64_t(1) << 52;

/// Whether `shape` has no negative size and at most kMostElements. A size of 0 does not hide the
/// others.
static bool isCountable(ArrayRef<int64_t> shape) {
  int64_t left = kMostElements;
  for (int64_t size : shape) {
    left /= std::max<int64_t>(size, 1);
    if (size < 0 || left == 0)
      return false;
  }
  return true;
}

bool zero::ir::isCountableTensor(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && tensor.hasStaticShape() && getElementBytes(tensor.getElementType()) > 0 &&
         isCountable(tensor.getShape());
}

int64_t AllocationAttr::getBytes() const { return getTensorBytes(getType()); }

LogicalResult zero::ir::verifyAllocation(Operation *op, AllocationAttr allocation) {
  if (!isCountableTensor(allocation.getType()))
    return op->emitOpError()
           << "expects allocations of tensors of numbers, of static shape and at most "
              "2^52 elements, found "
           << allocation;
  if (allocation.getOffset() < 0 || allocation.getOffset() >= int64_t(1) << kSpaceShift)
    return op->emitOpError() << "expects allocations between byte 0 and byte 2^48, found "
                             << allocation;
  return success();
}

//===----------------------------------------------------------------------===//
// #zero.role
//===----------------------------------------------------------------------===//

RoleAttr RoleAttr::withNext(int64_t next) const {
  return get(getContext(), getKind(), getName(), next, getOf(), getDim(), getGroups(), getUnit());
}

RoleAttr RoleAttr::withUnit(FlatSymbolRefAttr unit) const {
  return get(getContext(), getKind(), getName(), getNext(), getOf(), getDim(), getGroups(), unit);
}

Attribute RoleAttr::parse(AsmParser &parser, Type) {
  StringRef keyword;
  std::string name;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseLess() || parser.parseKeyword(&keyword) || parser.parseString(&name))
    return {};
  std::optional<RoleKind> kind = symbolizeRoleKind(keyword);
  if (!kind) {
    parser.emitError(loc)
        << "unknown role '" << keyword
        << "'; expected param, frozen, opt_state, model_state, batch_state, batch, rng, step, "
           "scalar, const, metric or output";
    return {};
  }
  int64_t next = -1, dim = -1, groups = 1;
  StringAttr of;
  FlatSymbolRefAttr unit;
  while (failed(parser.parseOptionalGreater())) {
    loc = parser.getCurrentLocation();
    if (parser.parseKeyword(&keyword) || parser.parseEqual())
      return {};
    ParseResult parsed = success();
    if (keyword == "next")
      parsed = parser.parseInteger(next);
    else if (keyword == "dim")
      parsed = parser.parseInteger(dim);
    else if (keyword == "groups")
      parsed = parser.parseInteger(groups);
    else if (keyword == "of")
      parsed = parser.parseAttribute(of);
    else if (keyword == "unit")
      parsed = parser.parseAttribute(unit);
    else
      parsed = parser.emitError(loc)
               << "unknown field '" << keyword << "'; expected next, of, dim, groups or unit";
    if (parsed)
      return {};
  }
  MLIRContext *context = parser.getContext();
  return parser.getChecked<RoleAttr>(parser.getNameLoc(), context, *kind,
                                     StringAttr::get(context, name), next, of, dim, groups, unit);
}

LogicalResult RoleAttr::verify(llvm::function_ref<InFlightDiagnostic()> emitError, RoleKind kind,
                               StringAttr name, int64_t next, StringAttr of, int64_t dim,
                               int64_t groups, FlatSymbolRefAttr unit) {
  for (auto [what, number] : {std::pair("next", next), std::pair("dim", dim)})
    if (number < -1 || number > INT32_MAX)
      return emitError() << "role of " << name << " has " << what << " = " << number
                         << ", expected a number from 0, or -1 for none";
  if (kind == RoleKind::BatchState && (dim < 0 || groups != 1 || of || unit))
    return emitError() << "role of " << name
                       << " is batch_state, expected the 'dim' of its rows, in one run, and no "
                          "'groups', 'of' or 'unit'";
  if (groups >= 1 && (groups == 1 || dim >= 0))
    return success();
  return emitError() << "role of " << name << " has groups = " << groups
                     << ", expected at least 1, and a 'dim' that holds them";
}

void RoleAttr::print(AsmPrinter &printer) const {
  printer << "<" << stringifyRoleKind(getKind()) << " " << getName();
  if (getNext() >= 0)
    printer << " next = " << getNext();
  if (getOf())
    printer << " of = " << getOf();
  if (getDim() >= 0)
    printer << " dim = " << getDim();
  if (getGroups() != 1)
    printer << " groups = " << getGroups();
  if (getUnit())
    printer << " unit = " << getUnit();
  printer << ">";
}

//===----------------------------------------------------------------------===//
// #zero.segment
//===----------------------------------------------------------------------===//

Attribute SegmentAttr::parse(AsmParser &parser, Type) {
  std::string name;
  SmallVector<int64_t> shape;
  int64_t offset = 0, slice = -1;
  auto parseDim = [&] { return parser.parseInteger(shape.emplace_back()); };
  if (parser.parseLess() || parser.parseString(&name) ||
      parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, parseDim) ||
      parser.parseKeyword("at") || parser.parseInteger(offset))
    return {};
  if (succeeded(parser.parseOptionalKeyword("slice")) && parser.parseInteger(slice))
    return {};
  if (parser.parseGreater())
    return {};
  if (!isCountable(shape) || offset < 0 || offset > kMostElements) {
    parser.emitError(parser.getNameLoc(), "segment '" + name +
                                              "' is expected to have sizes and an offset of at "
                                              "least 0, and at most 2^52 elements");
    return {};
  }
  return SegmentAttr::get(parser.getContext(), StringAttr::get(parser.getContext(), name), shape,
                          offset, slice);
}

void SegmentAttr::print(AsmPrinter &printer) const {
  printer << "<" << getName() << " [";
  llvm::interleaveComma(getShape(), printer);
  printer << "] at " << getOffset();
  if (getSlice() >= 0)
    printer << " slice " << getSlice();
  printer << ">";
}
