//===- StableHLOAttrs.cpp - Text of the structured attributes -------------===//

#include "AsmFormat.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace zero::hlo;

#include "zero/Dialect/StableHLO/StableHLOEnums.cpp.inc"
#define GET_ATTRDEF_CLASSES
#include "zero/Dialect/StableHLO/StableHLOAttrs.cpp.inc"
#define GET_TYPEDEF_CLASSES
#include "zero/Dialect/StableHLO/StableHLOTypes.cpp.inc"

void StableHLODialect::registerTypes() {
  addTypes<
#define GET_TYPEDEF_LIST
#include "zero/Dialect/StableHLO/StableHLOTypes.cpp.inc"
      >();
}

void StableHLODialect::registerAttributes() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "zero/Dialect/StableHLO/StableHLOAttrs.cpp.inc"
      >();
}

namespace {
using Dims = llvm::SmallVector<int64_t>;

/// A field `name = [0, 1]`, left out of the text when empty.
struct DimsField {
  llvm::StringRef name;
  Dims *values;
};
/// The field `name = 1`, left out of the text when 0.
struct IntField {
  llvm::StringRef name;
  int64_t *value;
};
} // namespace

/// Parses `<field = ..., field = ...>` in any order, each field at most once.
static ParseResult parseFields(AsmParser &parser, llvm::ArrayRef<DimsField> dims,
                               std::optional<IntField> integer = std::nullopt) {
  llvm::SmallVector<llvm::StringRef> seen;
  auto parseField = [&]() -> ParseResult {
    llvm::SMLoc loc = parser.getCurrentLocation();
    llvm::StringRef word;
    if (parser.parseKeyword(&word) || parser.parseEqual())
      return failure();
    if (llvm::is_contained(seen, word))
      return parser.emitError(loc) << "field '" << word << "' is given twice";
    seen.push_back(word);
    if (integer && word == integer->name)
      return parser.parseInteger(*integer->value);
    for (const DimsField &field : dims)
      if (word == field.name)
        return parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, [&]() -> ParseResult {
          return parser.parseInteger(field.values->emplace_back());
        });
    return parser.emitError(loc) << "unknown field '" << word << "'";
  };
  return parser.parseCommaSeparatedList(AsmParser::Delimiter::OptionalLessGreater, parseField);
}

static void printFields(AsmPrinter &printer,
                        llvm::ArrayRef<std::pair<llvm::StringRef, llvm::ArrayRef<int64_t>>> dims,
                        llvm::StringRef integerName = "", int64_t integer = 0) {
  llvm::StringRef separator = "";
  printer << "<";
  for (auto [name, values] : dims) {
    if (values.empty())
      continue;
    printer << separator << name << " = [";
    llvm::interleaveComma(values, printer);
    printer << "]";
    separator = ", ";
  }
  if (integer)
    printer << separator << integerName << " = " << integer;
  printer << ">";
}

Attribute DotDimensionNumbersAttr::parse(AsmParser &parser, Type) {
  Dims lhsBatching, rhsBatching, lhsContracting, rhsContracting;
  if (parseFields(parser, {{"lhs_batching_dimensions", &lhsBatching},
                           {"rhs_batching_dimensions", &rhsBatching},
                           {"lhs_contracting_dimensions", &lhsContracting},
                           {"rhs_contracting_dimensions", &rhsContracting}}))
    return {};
  return get(parser.getContext(), lhsBatching, rhsBatching, lhsContracting, rhsContracting);
}

void DotDimensionNumbersAttr::print(AsmPrinter &printer) const {
  printFields(printer, {{"lhs_batching_dimensions", getLhsBatchingDimensions()},
                        {"rhs_batching_dimensions", getRhsBatchingDimensions()},
                        {"lhs_contracting_dimensions", getLhsContractingDimensions()},
                        {"rhs_contracting_dimensions", getRhsContractingDimensions()}});
}

Attribute GatherDimensionNumbersAttr::parse(AsmParser &parser, Type) {
  Dims offset, collapsed, operandBatching, indicesBatching, indexMap;
  int64_t vectorDim = 0;
  if (parseFields(parser,
                  {{"offset_dims", &offset},
                   {"collapsed_slice_dims", &collapsed},
                   {"operand_batching_dims", &operandBatching},
                   {"start_indices_batching_dims", &indicesBatching},
                   {"start_index_map", &indexMap}},
                  IntField{"index_vector_dim", &vectorDim}))
    return {};
  return get(parser.getContext(), offset, collapsed, operandBatching, indicesBatching, indexMap,
             vectorDim);
}

void GatherDimensionNumbersAttr::print(AsmPrinter &printer) const {
  printFields(printer,
              {{"offset_dims", getOffsetDims()},
               {"collapsed_slice_dims", getCollapsedSliceDims()},
               {"operand_batching_dims", getOperandBatchingDims()},
               {"start_indices_batching_dims", getStartIndicesBatchingDims()},
               {"start_index_map", getStartIndexMap()}},
              "index_vector_dim", getIndexVectorDim());
}

Attribute ScatterDimensionNumbersAttr::parse(AsmParser &parser, Type) {
  Dims window, inserted, inputBatching, indicesBatching, indexMap;
  int64_t vectorDim = 0;
  if (parseFields(parser,
                  {{"update_window_dims", &window},
                   {"inserted_window_dims", &inserted},
                   {"input_batching_dims", &inputBatching},
                   {"scatter_indices_batching_dims", &indicesBatching},
                   {"scatter_dims_to_operand_dims", &indexMap}},
                  IntField{"index_vector_dim", &vectorDim}))
    return {};
  return get(parser.getContext(), window, inserted, inputBatching, indicesBatching, indexMap,
             vectorDim);
}

void ScatterDimensionNumbersAttr::print(AsmPrinter &printer) const {
  printFields(printer,
              {{"update_window_dims", getUpdateWindowDims()},
               {"inserted_window_dims", getInsertedWindowDims()},
               {"input_batching_dims", getInputBatchingDims()},
               {"scatter_indices_batching_dims", getScatterIndicesBatchingDims()},
               {"scatter_dims_to_operand_dims", getScatterDimsToOperandDims()}},
              "index_vector_dim", getIndexVectorDim());
}

Attribute ConvDimensionNumbersAttr::parse(AsmParser &parser, Type) {
  ConvDimensionNumbersAttr numbers;
  if (parser.parseLess() || parseConvDimensions(parser, numbers) || parser.parseGreater())
    return {};
  return numbers;
}

void ConvDimensionNumbersAttr::print(AsmPrinter &printer) const {
  printer << "<";
  printConvDimensions(printer, *this);
  printer << ">";
}

Attribute OutputOperandAliasAttr::parse(AsmParser &parser, Type) {
  Dims output, operandTuple;
  int64_t operand = 0;
  if (parseFields(parser,
                  {{"output_tuple_indices", &output}, {"operand_tuple_indices", &operandTuple}},
                  IntField{"operand_index", &operand}))
    return {};
  return get(parser.getContext(), output, operand, operandTuple);
}

void OutputOperandAliasAttr::print(AsmPrinter &printer) const {
  auto printIndices = [&](llvm::StringRef name, llvm::ArrayRef<int64_t> values) {
    printer << name << " = [";
    llvm::interleaveComma(values, printer);
    printer << "]";
  };
  printer << "<";
  printIndices("output_tuple_indices", getOutputTupleIndices());
  printer << ", operand_index = " << getOperandIndex() << ", ";
  printIndices("operand_tuple_indices", getOperandTupleIndices());
  printer << ">";
}

//===------------------------------------------------------------------------------------------------===//
// result_accuracy
//===------------------------------------------------------------------------------------------------===//

/// Parses `<atol = 1.0, rtol = 2.0, ulps = 3, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>`,
/// every field but the mode optional.
Attribute ResultAccuracyAttr::parse(AsmParser &parser, Type) {
  double atol = 0, rtol = 0;
  int64_t ulps = 0;
  ResultAccuracyModeAttr mode;
  auto parseField = [&]() -> ParseResult {
    llvm::SMLoc loc = parser.getCurrentLocation();
    llvm::StringRef word;
    if (parser.parseKeyword(&word) || parser.parseEqual())
      return failure();
    if (word == "atol")
      return parser.parseFloat(atol);
    if (word == "rtol")
      return parser.parseFloat(rtol);
    if (word == "ulps")
      return parser.parseInteger(ulps);
    if (word == "mode")
      return parser.parseAttribute(mode);
    return parser.emitError(loc) << "unknown field '" << word
                                 << "', expected atol, rtol, ulps or mode";
  };
  llvm::SMLoc loc = parser.getCurrentLocation();
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::LessGreater, parseField))
    return {};
  if (!mode) {
    parser.emitError(loc, "has no field 'mode', expected one of DEFAULT, HIGHEST and TOLERANCE");
    return {};
  }
  return parser.getChecked<ResultAccuracyAttr>(loc, parser.getContext(), llvm::APFloat(atol),
                                               llvm::APFloat(rtol), ulps, mode.getValue());
}

void ResultAccuracyAttr::print(AsmPrinter &printer) const {
  printer << "<";
  for (auto [name, value] : {std::pair("atol", getAtol()), std::pair("rtol", getRtol())})
    if (!value.isZero()) {
      printer << name << " = ";
      printer.printFloat(value);
      printer << ", ";
    }
  if (getUlps())
    printer << "ulps = " << getUlps() << ", ";
  printer << "mode = " << ResultAccuracyModeAttr::get(getContext(), getMode()) << ">";
}

LogicalResult ResultAccuracyAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                                         llvm::APFloat atol, llvm::APFloat rtol, int64_t ulps,
                                         ResultAccuracyMode mode) {
  if (atol.isNegative() || rtol.isNegative() || ulps < 0)
    return emitError() << "has a negative tolerance, expected atol, rtol and ulps of at least 0";
  if (mode != ResultAccuracyMode::TOLERANCE && (!atol.isZero() || !rtol.isZero() || ulps != 0))
    return emitError() << "has tolerances in mode " << stringifyResultAccuracyMode(mode)
                       << ", expected mode TOLERANCE or none";
  return success();
}
