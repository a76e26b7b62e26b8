//===- SdyAttrs.cpp - Text of meshes and shardings ------------------------===//

#include "zero/Dialect/Sdy/Sdy.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace zero::sdy;

#include "zero/Dialect/Sdy/SdyEnums.cpp.inc"
#define GET_ATTRDEF_CLASSES
#include "zero/Dialect/Sdy/SdyAttrs.cpp.inc"

void SdyDialect::registerAttributes() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "zero/Dialect/Sdy/SdyAttrs.cpp.inc"
      >();
}

Attribute SdyDialect::parseAttribute(DialectAsmParser &parser, Type type) const {
  llvm::SMLoc loc = parser.getCurrentLocation();
  llvm::StringRef mnemonic;
  Attribute attr;
  OptionalParseResult parsed = generatedAttributeParser(parser, &mnemonic, type, attr);
  if (parsed.has_value())
    return attr;
  if (!parser.getFullSymbolSpec().starts_with("op_sharding_rule")) {
    parser.emitError(loc) << "unknown attribute '" << mnemonic << "' of dialect sdy";
    return {};
  }
  // How an op may be sharded, which nothing reads, is kept as text; MLIR's parser finds its end
  // itself.
  return OpaqueAttr::get(StringAttr::get(getContext(), "sdy"), parser.getFullSymbolSpec(),
                         NoneType::get(getContext()));
}

void SdyDialect::printAttribute(Attribute attr, DialectAsmPrinter &printer) const {
  (void)generatedAttributePrinter(attr, printer);
}

/// Parses attributes of type `T` between delimiters.
template <typename T>
static ParseResult parseList(AsmParser &parser, AsmParser::Delimiter delimiter,
                             llvm::SmallVectorImpl<T> &list) {
  return parser.parseCommaSeparatedList(delimiter, [&]() -> ParseResult {
    auto parsed = llvm::dyn_cast_or_null<T>(T::parse(parser, Type()));
    if (!parsed)
      return failure();
    list.push_back(parsed);
    return success();
  });
}

template <typename T> static void printList(AsmPrinter &printer, llvm::ArrayRef<T> list) {
  llvm::interleaveComma(list, printer, [&](T each) { each.print(printer); });
}

//===------------------------------------------------------------------------------------------------===//
// Meshes
//===------------------------------------------------------------------------------------------------===//

Attribute MeshAxisAttr::parse(AsmParser &parser, Type) {
  std::string name;
  int64_t size;
  if (parser.parseString(&name) || parser.parseEqual() || parser.parseInteger(size))
    return {};
  return get(parser.getContext(), name, size);
}

void MeshAxisAttr::print(AsmPrinter &printer) const {
  printer.printString(getName());
  printer << "=" << getSize();
}

Attribute MeshAttr::parse(AsmParser &parser, Type) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  llvm::SmallVector<MeshAxisAttr> axes;
  llvm::SmallVector<int64_t> ids;
  if (parser.parseLess() || parseList(parser, AsmParser::Delimiter::Square, axes))
    return {};
  if (succeeded(parser.parseOptionalComma()) &&
      (parser.parseKeyword("device_ids") || parser.parseEqual() ||
       parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, [&]() -> ParseResult {
         return parser.parseInteger(ids.emplace_back());
       })))
    return {};
  if (parser.parseGreater())
    return {};
  return parser.getChecked<MeshAttr>(loc, parser.getContext(), axes, ids);
}

void MeshAttr::print(AsmPrinter &printer) const {
  printer << "<[";
  printList(printer, getAxes());
  printer << "]";
  if (!getDeviceIds().empty()) {
    printer << ", device_ids=[";
    llvm::interleaveComma(getDeviceIds(), printer);
    printer << "]";
  }
  printer << ">";
}

LogicalResult MeshAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                               llvm::ArrayRef<MeshAxisAttr> axes,
                               llvm::ArrayRef<int64_t> deviceIds) {
  int64_t count = 1;
  for (auto [i, axis] : llvm::enumerate(axes)) {
    if (axis.getSize() < 1)
      return emitError() << "axis \"" << axis.getName() << "\" has size " << axis.getSize()
                         << ", expected at least 1";
    for (MeshAxisAttr other : axes.take_front(i))
      if (other.getName() == axis.getName())
        return emitError() << "mesh has two axes \"" << axis.getName()
                           << "\", expected distinct names";
    if (llvm::MulOverflow(count, axis.getSize(), count))
      return emitError() << "mesh has too many devices, expected fewer than 2^63";
  }
  // A mesh of one device may be any device, without axes.
  if (!deviceIds.empty() && int64_t(deviceIds.size()) != count)
    return emitError() << "mesh has " << deviceIds.size() << " device_ids, expected " << count
                       << ", the product of its axes' sizes";
  return success();
}

//===------------------------------------------------------------------------------------------------===//
// Shardings
//===------------------------------------------------------------------------------------------------===//

Attribute AxisRefAttr::parse(AsmParser &parser, Type) {
  std::string name;
  int64_t preSize = 0, size = 0;
  if (parser.parseString(&name))
    return {};
  if (succeeded(parser.parseOptionalColon())) {
    llvm::SMLoc loc = parser.getCurrentLocation();
    if (parser.parseLParen() || parser.parseInteger(preSize) || parser.parseRParen() ||
        parser.parseInteger(size))
      return {};
    if (preSize < 1 || size < 2) {
      parser.emitError(loc)
          << "part of axis \"" << name << "\" is (" << preSize << ")" << size
          << ", expected a size before it of at least 1 and its own of at least 2";
      return {};
    }
  }
  return get(parser.getContext(), name, preSize, size);
}

void AxisRefAttr::print(AsmPrinter &printer) const {
  printer.printString(getName());
  if (getSize())
    printer << ":(" << getPreSize() << ")" << getSize();
}

Attribute DimensionShardingAttr::parse(AsmParser &parser, Type) {
  llvm::SmallVector<AxisRefAttr> axes;
  bool isOpen = false;
  int64_t priority = -1;
  auto parseEntry = [&]() -> ParseResult {
    if (isOpen)
      return parser.emitError(parser.getCurrentLocation(), "expected '?' to be the last entry");
    if (succeeded(parser.parseOptionalQuestion())) {
      isOpen = true;
      return success();
    }
    auto axis = llvm::dyn_cast_or_null<AxisRefAttr>(AxisRefAttr::parse(parser, Type()));
    if (!axis)
      return failure();
    axes.push_back(axis);
    return success();
  };
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Braces, parseEntry))
    return {};
  llvm::SMLoc loc = parser.getCurrentLocation();
  llvm::StringRef word;
  if (succeeded(parser.parseOptionalKeyword(&word)) &&
      (!word.consume_front("p") || word.getAsInteger(10, priority) || priority < 0)) {
    parser.emitError(loc, "expected a priority such as p0");
    return {};
  }
  return get(parser.getContext(), axes, isOpen, priority);
}

void DimensionShardingAttr::print(AsmPrinter &printer) const {
  printer << "{";
  printList(printer, getAxes());
  if (getIsOpen())
    printer << (getAxes().empty() ? "?" : ", ?");
  printer << "}";
  if (getPriority() >= 0)
    printer << "p" << getPriority();
}

Attribute ShardingAttr::parse(AsmParser &parser, Type) {
  Attribute mesh;
  llvm::SmallVector<DimensionShardingAttr> dimensions;
  llvm::SmallVector<AxisRefAttr> replicated, unreduced;
  if (parser.parseLess())
    return {};
  if (succeeded(parser.parseOptionalKeyword("mesh"))) {
    mesh = MeshAttr::parse(parser, Type());
    if (!mesh)
      return {};
  } else {
    StringAttr name;
    if (parser.parseSymbolName(name))
      return {};
    mesh = FlatSymbolRefAttr::get(name);
  }
  if (parser.parseComma() || parseList(parser, AsmParser::Delimiter::Square, dimensions))
    return {};
  while (succeeded(parser.parseOptionalComma())) {
    llvm::SMLoc loc = parser.getCurrentLocation();
    llvm::StringRef word;
    if (parser.parseKeyword(&word) || parser.parseEqual())
      return {};
    if (word != "replicated" && word != "unreduced") {
      parser.emitError(loc) << "unknown part '" << word << "', expected replicated or unreduced";
      return {};
    }
    if (parseList(parser, AsmParser::Delimiter::Braces,
                  word == "replicated" ? replicated : unreduced))
      return {};
  }
  if (parser.parseGreater())
    return {};
  return get(parser.getContext(), mesh, dimensions, replicated, unreduced);
}

void ShardingAttr::print(AsmPrinter &printer) const {
  printer << "<";
  if (auto mesh = llvm::dyn_cast<MeshAttr>(getMesh())) {
    printer << "mesh";
    mesh.print(printer);
  } else {
    printer << getMesh();
  }
  printer << ", [";
  printList(printer, getDimensions());
  printer << "]";
  for (auto [word, axes] :
       {std::pair("replicated", getReplicated()), std::pair("unreduced", getUnreduced())})
    if (!axes.empty()) {
      printer << ", " << word << "={";
      printList(printer, axes);
      printer << "}";
    }
  printer << ">";
}

Attribute ShardingPerValueAttr::parse(AsmParser &parser, Type) {
  llvm::SmallVector<ShardingAttr> shardings;
  if (parser.parseLess() || parseList(parser, AsmParser::Delimiter::Square, shardings) ||
      parser.parseGreater())
    return {};
  return get(parser.getContext(), shardings);
}

void ShardingPerValueAttr::print(AsmPrinter &printer) const {
  printer << "<[";
  printList(printer, getShardings());
  printer << "]>";
}

Attribute ManualAxesAttr::parse(AsmParser &parser, Type) {
  llvm::SmallVector<StringAttr> axes;
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Braces, [&]() -> ParseResult {
        std::string name;
        if (parser.parseString(&name))
          return failure();
        axes.push_back(parser.getBuilder().getStringAttr(name));
        return success();
      }))
    return {};
  return get(parser.getContext(), axes);
}

void ManualAxesAttr::print(AsmPrinter &printer) const {
  printer << "{";
  llvm::interleaveComma(getAxes(), printer,
                        [&](StringAttr axis) { printer.printString(axis.getValue()); });
  printer << "}";
}
