//===- AsmFormat.cpp - Custom directives of the ops' assembly formats -----===//

#include "AsmFormat.h"

#include "mlir/IR/Builders.h"

using namespace mlir;

namespace zero::hlo {

//===------------------------------------------------------------------------------------------------===//
// Types
//===------------------------------------------------------------------------------------------------===//

/// Assigns `type` to every one of `types`, or, if it is a function type, its parts.
static ParseResult distributeTypes(OpAsmParser &parser, llvm::SMLoc loc, Type type,
                                   llvm::ArrayRef<Type *> types) {
  auto function = llvm::dyn_cast<FunctionType>(type);
  if (!function) {
    for (Type *each : types)
      *each = type;
    return success();
  }
  size_t operands = types.size() - 1;
  if (function.getNumInputs() != operands || function.getNumResults() != 1)
    return parser.emitError(loc) << "expected " << operands
                                 << " operand types and 1 result type, found "
                                 << function.getNumInputs() << " and " << function.getNumResults();
  for (size_t i = 0; i < operands; ++i)
    *types[i] = function.getInput(i);
  *types.back() = function.getResult(0);
  return success();
}

static ParseResult parseSameTypesOf(OpAsmParser &parser, llvm::ArrayRef<Type *> types) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  Type type;
  if (parser.parseType(type))
    return failure();
  return distributeTypes(parser, loc, type, types);
}

static void printSameTypesOf(OpAsmPrinter &printer, llvm::ArrayRef<Type> types) {
  if (llvm::all_equal(types))
    return printer.printType(types.back());
  printer.printFunctionalType(types.drop_back(), types.take_back());
}

ParseResult parseSameTypes(OpAsmParser &parser, Type &operand, Type &result) {
  return parseSameTypesOf(parser, {&operand, &result});
}
ParseResult parseSameTypes(OpAsmParser &parser, Type &lhs, Type &rhs, Type &result) {
  return parseSameTypesOf(parser, {&lhs, &rhs, &result});
}
ParseResult parseSameTypes(OpAsmParser &parser, Type &a, Type &b, Type &c, Type &result) {
  return parseSameTypesOf(parser, {&a, &b, &c, &result});
}
void printSameTypes(OpAsmPrinter &printer, Operation *, Type operand, Type result) {
  printSameTypesOf(printer, {operand, result});
}
void printSameTypes(OpAsmPrinter &printer, Operation *, Type lhs, Type rhs, Type result) {
  printSameTypesOf(printer, {lhs, rhs, result});
}
void printSameTypes(OpAsmPrinter &printer, Operation *, Type a, Type b, Type c, Type result) {
  printSameTypesOf(printer, {a, b, c, result});
}

ParseResult parseSelectTypes(OpAsmParser &parser, Type &pred, Type &onTrue, Type &onFalse,
                             Type &result) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  if (parser.parseType(pred))
    return failure();
  if (llvm::isa<FunctionType>(pred))
    return distributeTypes(parser, loc, pred, {&pred, &onTrue, &onFalse, &result});
  if (parser.parseComma() || parser.parseType(result))
    return failure();
  onTrue = onFalse = result;
  return success();
}

void printSelectTypes(OpAsmPrinter &printer, Operation *, Type pred, Type onTrue, Type onFalse,
                      Type result) {
  if (onTrue == result && onFalse == result)
    printer << pred << ", " << result;
  else
    printer.printFunctionalType(llvm::ArrayRef<Type>{pred, onTrue, onFalse},
                                llvm::ArrayRef(result));
}

ParseResult parsePairedTypes(OpAsmParser &parser, llvm::SmallVectorImpl<Type> &operands,
                             llvm::SmallVectorImpl<Type> &results) {
  if (parser.parseTypeList(operands))
    return failure();
  if (auto function = llvm::dyn_cast<FunctionType>(operands.front())) {
    operands.assign(function.getInputs().begin(), function.getInputs().end());
    results.assign(function.getResults().begin(), function.getResults().end());
    return success();
  }
  results.assign(operands.begin(), operands.end());
  return success();
}

void printPairedTypes(OpAsmPrinter &printer, Operation *, TypeRange operands, TypeRange results) {
  if (llvm::equal(operands, results))
    llvm::interleaveComma(operands, printer);
  else
    printer.printFunctionalType(operands, results);
}

ParseResult parseComplexTypes(OpAsmParser &parser, Type &lhs, Type &rhs, Type &result) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  if (parser.parseType(result))
    return failure();
  if (llvm::isa<FunctionType>(result))
    return distributeTypes(parser, loc, result, {&lhs, &rhs, &result});
  auto tensor = llvm::dyn_cast<RankedTensorType>(result);
  auto complex = tensor ? llvm::dyn_cast<ComplexType>(tensor.getElementType()) : ComplexType();
  if (!complex)
    return parser.emitError(loc) << "expected a tensor of complex numbers, found " << result;
  lhs = rhs = tensor.clone(complex.getElementType());
  return success();
}

void printComplexTypes(OpAsmPrinter &printer, Operation *, Type lhs, Type rhs, Type result) {
  auto tensor = llvm::dyn_cast<RankedTensorType>(result);
  auto complex = tensor ? llvm::dyn_cast<ComplexType>(tensor.getElementType()) : ComplexType();
  Type part = complex ? tensor.clone(complex.getElementType()) : Type();
  if (lhs == part && rhs == part)
    printer << result;
  else
    printer.printFunctionalType(llvm::ArrayRef<Type>{lhs, rhs}, llvm::ArrayRef(result));
}

ParseResult parseTokenTypes(OpAsmParser &parser,
                            llvm::ArrayRef<OpAsmParser::UnresolvedOperand> operands,
                            llvm::SmallVectorImpl<Type> &types, Type &result) {
  if (parser.parseType(result))
    return failure();
  types.assign(operands.size(), result);
  return success();
}

void printTokenTypes(OpAsmPrinter &printer, Operation *, OperandRange, TypeRange, Type result) {
  printer << result;
}

ParseResult parseTupleTypes(OpAsmParser &parser, llvm::SmallVectorImpl<Type> &operands,
                            Type &result) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  if (parser.parseType(result))
    return failure();
  auto tuple = llvm::dyn_cast<TupleType>(result);
  if (!tuple)
    return parser.emitError(loc) << "expected a tuple type, found " << result;
  operands.assign(tuple.begin(), tuple.end());
  return success();
}

void printTupleTypes(OpAsmPrinter &printer, Operation *, TypeRange, Type result) {
  printer << result;
}

//===------------------------------------------------------------------------------------------------===//
// Operands, slices, formats
//===------------------------------------------------------------------------------------------------===//

ParseResult
parseOperandsThenComma(OpAsmParser &parser,
                       llvm::SmallVectorImpl<OpAsmParser::UnresolvedOperand> &operands) {
  while (true) {
    OpAsmParser::UnresolvedOperand operand;
    OptionalParseResult parsed = parser.parseOptionalOperand(operand);
    if (!parsed.has_value())
      return success();
    if (failed(*parsed) || parser.parseComma())
      return failure();
    operands.push_back(operand);
  }
}

void printOperandsThenComma(OpAsmPrinter &printer, Operation *, OperandRange operands) {
  llvm::interleave(operands, printer, [&](Value operand) { printer << operand; }, ", ");
  if (!operands.empty())
    printer << ",";
}

ParseResult parseSliceRanges(OpAsmParser &parser, DenseI64ArrayAttr &start,
                             DenseI64ArrayAttr &limit, DenseI64ArrayAttr &strides) {
  llvm::SmallVector<int64_t> starts, limits, steps;
  auto parseRange = [&]() -> ParseResult {
    int64_t from, to, step = 1;
    if (parser.parseInteger(from) || parser.parseColon() || parser.parseInteger(to))
      return failure();
    if (succeeded(parser.parseOptionalColon()) && parser.parseInteger(step))
      return failure();
    starts.push_back(from);
    limits.push_back(to);
    steps.push_back(step);
    return success();
  };
  if (parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Square, parseRange))
    return failure();
  Builder &builder = parser.getBuilder();
  start = builder.getDenseI64ArrayAttr(starts);
  limit = builder.getDenseI64ArrayAttr(limits);
  strides = builder.getDenseI64ArrayAttr(steps);
  return success();
}

void printSliceRanges(OpAsmPrinter &printer, Operation *, DenseI64ArrayAttr start,
                      DenseI64ArrayAttr limit, DenseI64ArrayAttr strides) {
  printer << "[";
  llvm::interleaveComma(
      llvm::zip_equal(start.asArrayRef(), limit.asArrayRef(), strides.asArrayRef()), printer,
      [&](auto range) {
        auto [from, to, step] = range;
        printer << from << ":" << to;
        if (step != 1)
          printer << ":" << step;
      });
  printer << "]";
}

ParseResult parseFloatFormat(OpAsmParser &parser, IntegerAttr &exponentBits,
                             IntegerAttr &mantissaBits) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  llvm::StringRef word;
  if (parser.parseKeyword(&word))
    return failure();
  llvm::StringRef text = word;
  int32_t exponent, mantissa;
  if (!text.consume_front("e") || text.consumeInteger(10, exponent) || !text.consume_front("m") ||
      text.getAsInteger(10, mantissa))
    return parser.emitError(loc) << "expected a format such as e8m7, found '" << word << "'";
  exponentBits = parser.getBuilder().getI32IntegerAttr(exponent);
  mantissaBits = parser.getBuilder().getI32IntegerAttr(mantissa);
  return success();
}

void printFloatFormat(OpAsmPrinter &printer, Operation *, IntegerAttr exponentBits,
                      IntegerAttr mantissaBits) {
  printer << "e" << exponentBits.getInt() << "m" << mantissaBits.getInt();
}

//===------------------------------------------------------------------------------------------------===//
// Contractions
//===------------------------------------------------------------------------------------------------===//

/// `[0, 1]`.
static ParseResult parseIntegers(AsmParser &parser, llvm::SmallVectorImpl<int64_t> &values) {
  return parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, [&]() -> ParseResult {
    return parser.parseInteger(values.emplace_back());
  });
}

static void printIntegers(AsmPrinter &printer, llvm::ArrayRef<int64_t> values) {
  printer << "[";
  llvm::interleaveComma(values, printer);
  printer << "]";
}

/// `KEYWORD = [..] x [..]`, the keyword already consumed.
static ParseResult parseIntegerPair(OpAsmParser &parser, llvm::SmallVectorImpl<int64_t> &lhs,
                                    llvm::SmallVectorImpl<int64_t> &rhs) {
  return failure(parser.parseEqual() || parseIntegers(parser, lhs) || parser.parseKeyword("x") ||
                 parseIntegers(parser, rhs));
}

ParseResult parseDotDimensions(OpAsmParser &parser, DotDimensionNumbersAttr &numbers) {
  llvm::SmallVector<int64_t> lhsBatching, rhsBatching, lhsContracting, rhsContracting;
  if (succeeded(parser.parseOptionalKeyword("batching_dims")) &&
      (parseIntegerPair(parser, lhsBatching, rhsBatching) || parser.parseComma()))
    return failure();
  if (parser.parseKeyword("contracting_dims") ||
      parseIntegerPair(parser, lhsContracting, rhsContracting))
    return failure();
  numbers = DotDimensionNumbersAttr::get(parser.getContext(), lhsBatching, rhsBatching,
                                         lhsContracting, rhsContracting);
  return success();
}

void printDotDimensions(OpAsmPrinter &printer, Operation *, DotDimensionNumbersAttr numbers) {
  auto printPair = [&](llvm::StringRef keyword, llvm::ArrayRef<int64_t> lhs,
                       llvm::ArrayRef<int64_t> rhs) {
    printer << keyword << " = ";
    printIntegers(printer, lhs);
    printer << " x ";
    printIntegers(printer, rhs);
  };
  if (!numbers.getLhsBatchingDimensions().empty() || !numbers.getRhsBatchingDimensions().empty()) {
    printPair("batching_dims", numbers.getLhsBatchingDimensions(),
              numbers.getRhsBatchingDimensions());
    printer << ", ";
  }
  printPair("contracting_dims", numbers.getLhsContractingDimensions(),
            numbers.getRhsContractingDimensions());
}

/// Parses `precision = [...]`, of which the word has been parsed.
static ParseResult parsePrecisions(OpAsmParser &parser, ArrayAttr &precision) {
  llvm::SmallVector<Attribute> values;
  auto parsePrecision = [&]() -> ParseResult {
    llvm::SMLoc loc = parser.getCurrentLocation();
    llvm::StringRef word;
    if (parser.parseKeyword(&word))
      return failure();
    std::optional<Precision> value = symbolizePrecision(word);
    if (!value)
      return parser.emitError(loc) << "expected DEFAULT, HIGH or HIGHEST, found '" << word << "'";
    values.push_back(PrecisionAttr::get(parser.getContext(), *value));
    return success();
  };
  if (parser.parseEqual() ||
      parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, parsePrecision))
    return failure();
  precision = parser.getBuilder().getArrayAttr(values);
  return success();
}

ParseResult parsePrecisionConfig(OpAsmParser &parser, ArrayAttr &precision) {
  if (failed(parser.parseOptionalComma()))
    return success();
  return failure(parser.parseKeyword("precision") || parsePrecisions(parser, precision));
}

void printPrecisionConfig(OpAsmPrinter &printer, Operation *, ArrayAttr precision) {
  if (!precision)
    return;
  printer << ", precision = [";
  llvm::interleaveComma(precision, printer, [&](Attribute value) {
    printer << stringifyPrecision(llvm::cast<PrecisionAttr>(value).getValue());
  });
  printer << "]";
}

ParseResult parsePrecisionAndAlgorithm(OpAsmParser &parser, ArrayAttr &precision,
                                       DotAlgorithmAttr &algorithm) {
  if (failed(parser.parseOptionalComma()))
    return success();
  if (succeeded(parser.parseOptionalKeyword("precision"))) {
    if (parsePrecisions(parser, precision))
      return failure();
    if (failed(parser.parseOptionalComma()))
      return success();
  }
  return failure(parser.parseKeyword("algorithm") || parser.parseEqual() ||
                 parser.parseCustomAttributeWithFallback(algorithm));
}

void printPrecisionAndAlgorithm(OpAsmPrinter &printer, Operation *op, ArrayAttr precision,
                                DotAlgorithmAttr algorithm) {
  printPrecisionConfig(printer, op, precision);
  if (!algorithm)
    return;
  printer << ", algorithm = ";
  printer.printStrippedAttrOrType(algorithm);
}

//===------------------------------------------------------------------------------------------------===//
// Convolutions
//===------------------------------------------------------------------------------------------------===//

namespace {
/// One bracket of a convolution's dimension numbers: two named dimensions, the rest spatial.
struct ConvSide {
  char firstName, secondName; // b and f, or i and o
  int64_t first = -1, second = -1;
  llvm::SmallVector<int64_t> spatial;
};
} // namespace

static ParseResult parseConvSide(AsmParser &parser, ConvSide &side) {
  llvm::SmallVector<std::pair<int64_t, int64_t>> spatial; // (spatial index, position)
  int64_t position = 0;
  auto parseEntry = [&]() -> ParseResult {
    llvm::SMLoc loc = parser.getCurrentLocation();
    int64_t index;
    OptionalParseResult integer = parser.parseOptionalInteger(index);
    if (integer.has_value()) {
      if (failed(*integer))
        return failure();
      spatial.emplace_back(index, position++);
      return success();
    }
    llvm::StringRef word;
    if (parser.parseKeyword(&word))
      return failure();
    int64_t &slot = word == llvm::StringRef(&side.firstName, 1) ? side.first : side.second;
    if ((&slot == &side.second && word != llvm::StringRef(&side.secondName, 1)) || slot != -1)
      return parser.emitError(loc) << "unexpected dimension '" << word << "'";
    slot = position++;
    return success();
  };
  llvm::SMLoc loc = parser.getCurrentLocation();
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, parseEntry))
    return failure();
  if (side.first < 0 || side.second < 0)
    return parser.emitError(loc) << "expected the dimensions '" << side.firstName << "' and '"
                                 << side.secondName << "'";
  llvm::sort(spatial);
  for (auto [i, entry] : llvm::enumerate(spatial)) {
    if (entry.first != int64_t(i))
      return parser.emitError(loc) << "expected the spatial dimensions 0 to " << spatial.size() - 1;
    side.spatial.push_back(entry.second);
  }
  return success();
}

static void printConvSide(AsmPrinter &printer, const ConvSide &side) {
  llvm::SmallVector<std::string> entries(side.spatial.size() + 2, "?");
  auto place = [&](int64_t position, std::string text) {
    if (position >= 0 && position < int64_t(entries.size()))
      entries[position] = std::move(text);
  };
  place(side.first, std::string(1, side.firstName));
  place(side.second, std::string(1, side.secondName));
  for (auto [i, position] : llvm::enumerate(side.spatial))
    place(position, std::to_string(i));
  printer << "[";
  llvm::interleaveComma(entries, printer);
  printer << "]";
}

ParseResult parseConvDimensions(AsmParser &parser, ConvDimensionNumbersAttr &numbers) {
  ConvSide input{'b', 'f', -1, -1, {}}, kernel{'i', 'o', -1, -1, {}}, output{'b', 'f', -1, -1, {}};
  if (parseConvSide(parser, input) || parser.parseKeyword("x") || parseConvSide(parser, kernel) ||
      parser.parseArrow() || parseConvSide(parser, output))
    return failure();
  numbers = ConvDimensionNumbersAttr::get(
      parser.getContext(), input.first, input.second, input.spatial, kernel.first, kernel.second,
      kernel.spatial, output.first, output.second, output.spatial);
  return success();
}

void printConvDimensions(AsmPrinter &printer, ConvDimensionNumbersAttr numbers) {
  printConvSide(printer,
                {'b', 'f', numbers.getInputBatchDimension(), numbers.getInputFeatureDimension(),
                 llvm::to_vector(numbers.getInputSpatialDimensions())});
  printer << "x";
  printConvSide(printer, {'i', 'o', numbers.getKernelInputFeatureDimension(),
                          numbers.getKernelOutputFeatureDimension(),
                          llvm::to_vector(numbers.getKernelSpatialDimensions())});
  printer << "->";
  printConvSide(printer,
                {'b', 'f', numbers.getOutputBatchDimension(), numbers.getOutputFeatureDimension(),
                 llvm::to_vector(numbers.getOutputSpatialDimensions())});
}

/// `[[1, 1], [0, 0]]` as a tensor<Nx2xi64>.
static ParseResult parsePadding(OpAsmParser &parser, DenseIntElementsAttr &padding) {
  llvm::SmallVector<int64_t> values;
  int64_t rows = 0;
  auto parseRow = [&]() -> ParseResult {
    llvm::SMLoc loc = parser.getCurrentLocation();
    if (parseIntegers(parser, values))
      return failure();
    if (int64_t(values.size()) != 2 * ++rows)
      return parser.emitError(loc) << "expected a pair of a low and a high padding";
    return success();
  };
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, parseRow))
    return failure();
  auto type = RankedTensorType::get({rows, 2}, parser.getBuilder().getI64Type());
  padding = DenseIntElementsAttr::get(type, values);
  return success();
}

ParseResult parseConvWindow(OpAsmParser &parser, DenseI64ArrayAttr &strides,
                            DenseIntElementsAttr &padding, DenseI64ArrayAttr &lhsDilation,
                            DenseI64ArrayAttr &rhsDilation, DenseBoolArrayAttr &reversal) {
  auto parseI64 = [&](DenseI64ArrayAttr &attr) -> ParseResult {
    llvm::SmallVector<int64_t> values;
    if (parseIntegers(parser, values))
      return failure();
    attr = parser.getBuilder().getDenseI64ArrayAttr(values);
    return success();
  };
  auto parseBools = [&]() -> ParseResult {
    llvm::SmallVector<bool> values;
    auto parseBool = [&]() -> ParseResult {
      bool value = succeeded(parser.parseOptionalKeyword("true"));
      if (!value && parser.parseKeyword("false"))
        return failure();
      values.push_back(value);
      return success();
    };
    if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, parseBool))
      return failure();
    reversal = parser.getBuilder().getDenseBoolArrayAttr(values);
    return success();
  };
  auto parsePart = [&](llvm::StringRef word, llvm::SMLoc loc) -> ParseResult {
    if (parser.parseEqual())
      return failure();
    if (word == "stride")
      return parseI64(strides);
    if (word == "pad")
      return parsePadding(parser, padding);
    if (word == "lhs_dilate")
      return parseI64(lhsDilation);
    if (word == "rhs_dilate")
      return parseI64(rhsDilation);
    if (word == "reverse")
      return parseBools();
    return parser.emitError(loc) << "unknown part '" << word << "' of a convolution window";
  };
  do {
    llvm::SMLoc loc = parser.getCurrentLocation();
    llvm::StringRef word;
    if (failed(parser.parseOptionalKeyword(&word)))
      return success(); // an empty window
    if (parsePart(word, loc))
      return failure();
  } while (succeeded(parser.parseOptionalComma()));
  return success();
}

void printConvWindow(OpAsmPrinter &printer, Operation *, DenseI64ArrayAttr strides,
                     DenseIntElementsAttr padding, DenseI64ArrayAttr lhsDilation,
                     DenseI64ArrayAttr rhsDilation, DenseBoolArrayAttr reversal) {
  llvm::StringRef separator = "";
  auto begin = [&](llvm::StringRef keyword) {
    printer << separator << keyword << " = ";
    separator = ", ";
  };
  auto printI64 = [&](llvm::StringRef keyword, DenseI64ArrayAttr values) {
    if (!values)
      return;
    begin(keyword);
    printIntegers(printer, values.asArrayRef());
  };
  printI64("stride", strides);
  if (padding) {
    begin("pad");
    llvm::SmallVector<int64_t> values(padding.getValues<int64_t>());
    printer << "[";
    for (size_t i = 0; i + 1 < values.size(); i += 2) {
      printer << (i ? ", " : "");
      printIntegers(printer, {values[i], values[i + 1]});
    }
    printer << "]";
  }
  printI64("lhs_dilate", lhsDilation);
  printI64("rhs_dilate", rhsDilation);
  if (reversal) {
    begin("reverse");
    printer << "[";
    llvm::interleaveComma(reversal.asArrayRef(), printer,
                          [&](bool value) { printer << (value ? "true" : "false"); });
    printer << "]";
  }
}

//===------------------------------------------------------------------------------------------------===//
// Calls
//===------------------------------------------------------------------------------------------------===//

ParseResult parseCallTarget(OpAsmParser &parser, StringAttr &target) {
  return parser.parseSymbolName(target);
}

void printCallTarget(OpAsmPrinter &printer, Operation *, StringAttr target) {
  printer.printSymbolName(target);
}

} // namespace zero::hlo
