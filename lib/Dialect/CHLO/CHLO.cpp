//===- CHLO.cpp - The chlo dialect: registration and text -----------------===//

#include "zero/Dialect/CHLO/CHLO.h"
#include "zero/Dialect/StableHLO/InlineAnywhere.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace zero::chlo;

#include "zero/Dialect/CHLO/CHLODialect.cpp.inc"
#define GET_ATTRDEF_CLASSES
#include "zero/Dialect/CHLO/CHLOAttrs.cpp.inc"
#define GET_OP_CLASSES
#include "zero/Dialect/CHLO/CHLOOps.cpp.inc"

void CHLODialect::initialize() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "zero/Dialect/CHLO/CHLOAttrs.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "zero/Dialect/CHLO/CHLOOps.cpp.inc"
      >();
  addInterfaces<zero::hlo::InlineAnywhere>();
}

//===------------------------------------------------------------------------------------------------===//
// Attributes
//===------------------------------------------------------------------------------------------------===//

static constexpr llvm::StringRef kRaggedFields[] = {
    "lhs_batching_dimensions",    "rhs_batching_dimensions", "lhs_contracting_dimensions",
    "rhs_contracting_dimensions", "lhs_ragged_dimensions",   "rhs_group_dimensions"};

/// `<field = [0, 1], ...>`, fields in any order, absent ones empty.
Attribute RaggedDotDimensionNumbersAttr::parse(AsmParser &parser, Type) {
  llvm::SmallVector<int64_t> values[std::size(kRaggedFields)];
  bool seen[std::size(kRaggedFields)] = {};
  auto parseField = [&]() -> ParseResult {
    llvm::SMLoc loc = parser.getCurrentLocation();
    llvm::StringRef word;
    if (parser.parseKeyword(&word))
      return failure();
    const auto *field = llvm::find(kRaggedFields, word);
    if (field == std::end(kRaggedFields))
      return parser.emitError(loc) << "unknown field '" << word << "'";
    size_t index = field - std::begin(kRaggedFields);
    if (std::exchange(seen[index], true))
      return parser.emitError(loc) << "field '" << word << "' is given twice";
    if (parser.parseEqual())
      return failure();
    return parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, [&]() -> ParseResult {
      return parser.parseInteger(values[index].emplace_back());
    });
  };
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::LessGreater, parseField))
    return {};
  return get(parser.getContext(), values[0], values[1], values[2], values[3], values[4], values[5]);
}

void RaggedDotDimensionNumbersAttr::print(AsmPrinter &printer) const {
  llvm::ArrayRef<int64_t> values[] = {getLhsBatchingDimensions(),    getRhsBatchingDimensions(),
                                      getLhsContractingDimensions(), getRhsContractingDimensions(),
                                      getLhsRaggedDimensions(),      getRhsGroupDimensions()};
  llvm::StringRef separator = "";
  printer << "<";
  for (auto [name, dims] : llvm::zip_equal(kRaggedFields, values)) {
    if (dims.empty())
      continue;
    printer << separator << name << " = [" << dims << "]";
    separator = ", ";
  }
  printer << ">";
}

//===------------------------------------------------------------------------------------------------===//
// Names and text of ops
//===------------------------------------------------------------------------------------------------===//

void TopKOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  setName(getValues(), "values");
  setName(getIndices(), "indices");
}

/// `chlo.constant {attributes} dense<...> : type`.
ParseResult ConstantOp::parse(OpAsmParser &parser, OperationState &result) {
  ElementsAttr value;
  if (parser.parseOptionalAttrDict(result.attributes) || parser.parseAttribute(value))
    return failure();
  result.getOrAddProperties<Properties>().setValue(value);
  result.addTypes(value.getType());
  return success();
}

void ConstantOp::print(OpAsmPrinter &printer) {
  printer.printOptionalAttrDict((*this)->getAttrs(), {"value"});
  printer << " " << getValue();
}

void ScanOp::getAsmBlockArgumentNames(Region &region, OpAsmSetValueNameFn setName) {
  for (auto [i, argument] : llvm::enumerate(region.getArguments()))
    setName(argument, i < getInputs().size() ? "input" : "carry");
}

/// `(inputs) inits (inits) dimension=0 attributes {...} { body } : (operands) -> (results)`.
ParseResult ScanOp::parse(OpAsmParser &parser, OperationState &result) {
  llvm::SmallVector<OpAsmParser::UnresolvedOperand> inputs, inits;
  llvm::SMLoc loc = parser.getCurrentLocation(), typeLoc;
  int64_t dimension = 0;
  FunctionType type;
  if (parser.parseOperandList(inputs, OpAsmParser::Delimiter::Paren) ||
      parser.parseKeyword("inits") ||
      parser.parseOperandList(inits, OpAsmParser::Delimiter::Paren) ||
      parser.parseKeyword("dimension") || parser.parseEqual() || parser.parseInteger(dimension) ||
      parser.parseOptionalAttrDictWithKeyword(result.attributes) ||
      parser.parseRegion(*result.addRegion()) || parser.parseColon() ||
      parser.getCurrentLocation(&typeLoc) || parser.parseType(type))
    return failure();
  if (type.getNumResults() < inits.size())
    return parser.emitError(typeLoc)
           << "has " << type.getNumResults() << " results, expected at least one per init, "
           << inits.size();
  int32_t carries = inits.size(), outputs = type.getNumResults() - carries;
  result.addAttribute("dimension", parser.getBuilder().getI64IntegerAttr(dimension));
  auto &properties = result.getOrAddProperties<Properties>();
  properties.operandSegmentSizes = {int32_t(inputs.size()), carries};
  properties.resultSegmentSizes = {outputs, carries};
  result.addTypes(type.getResults());
  inputs.append(inits);
  return parser.resolveOperands(inputs, type.getInputs(), loc, result.operands);
}

void ScanOp::print(OpAsmPrinter &printer) {
  printer << "(" << getInputs() << ") inits (" << getInits() << ") dimension=" << getDimension();
  llvm::StringRef elided[] = {"dimension", "operandSegmentSizes", "resultSegmentSizes"};
  printer << " ";
  printer.printOptionalAttrDictWithKeyword((*this)->getAttrs(), elided);
  printer << " ";
  printer.printRegion(getBody());
  printer << " : ";
  printer.printFunctionalType(getOperation());
}
