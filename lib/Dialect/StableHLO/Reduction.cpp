//===- Reduction.cpp - Reductions, windows and sort -----------------------===//

#include "VerifyUtils.h"

#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace zero::hlo;

//===------------------------------------------------------------------------------------------------===//
// reduce: builder and queries
//===------------------------------------------------------------------------------------------------===//

/// Fills `region` with `reducer(%a, %b)` on rank-0 tensors of `elementType` and returns its result.
static void buildSimpleReducer(OpBuilder &builder, Location loc, Region &region, Type elementType,
                               llvm::StringRef reducer) {
  OpBuilder::InsertionGuard guard(builder);
  auto type = RankedTensorType::get({}, elementType);
  Block *block = builder.createBlock(&region, {}, {type, type}, {loc, loc});
  OperationState state(loc, reducer);
  state.addOperands(block->getArguments());
  state.addTypes(type);
  ReturnOp::create(builder, loc, builder.create(state)->getResults());
}

static llvm::SmallVector<int64_t> reducedShape(llvm::ArrayRef<int64_t> shape,
                                               llvm::ArrayRef<int64_t> dimensions) {
  llvm::SmallVector<int64_t> result;
  for (auto [dim, size] : llvm::enumerate(shape))
    if (!llvm::is_contained(dimensions, int64_t(dim)))
      result.push_back(size);
  return result;
}

void ReduceOp::build(OpBuilder &builder, OperationState &state, Value input, Value initValue,
                     llvm::ArrayRef<int64_t> dimensions, llvm::StringRef reducer) {
  RankedTensorType type = tensorType(input);
  state.addOperands({input, initValue});
  state.addTypes(type.clone(reducedShape(type.getShape(), dimensions)));
  state.getOrAddProperties<Properties>().dimensions = builder.getDenseI64ArrayAttr(dimensions);
  buildSimpleReducer(builder, state.location, *state.addRegion(), type.getElementType(), reducer);
}

Operation *zero::hlo::getSimpleReducer(Region &body) {
  Block &block = body.front();
  if (block.getNumArguments() != 2 || !llvm::hasNItems(block, 2))
    return nullptr;
  Operation *op = &block.front(), *end = block.getTerminator();
  if (op->getNumOperands() != 2 || op->getNumResults() != 1 || op->getNumRegions() != 0 ||
      end->getNumOperands() != 1 || end->getOperand(0) != op->getResult(0))
    return nullptr;
  Value lhs = block.getArgument(0), rhs = block.getArgument(1);
  bool inOrder = op->getOperand(0) == lhs && op->getOperand(1) == rhs;
  bool swapped = op->getOperand(0) == rhs && op->getOperand(1) == lhs;
  if (inOrder || (swapped && op->hasTrait<OpTrait::IsCommutative>()))
    return op;
  return nullptr;
}

Operation *ReduceOp::getSimpleReducer() { return hlo::getSimpleReducer(getBody()); }

//===------------------------------------------------------------------------------------------------===//
// reduce: text
//===------------------------------------------------------------------------------------------------===//

/// The `applies` form has no place for more than the name of the op, so it is only for a reducer
/// that this name determines.
static Operation *compactReducer(ReduceOp op) {
  Operation *reducer = op.getSimpleReducer();
  Block &block = op.getBody().front();
  bool compact = reducer && op.getNumResults() == 1 && reducer->getAttrs().empty() &&
                 llvm::isa<StableHLODialect>(reducer->getDialect()) &&
                 reducer->getOperand(0) == block.getArgument(0) &&
                 reducer->getOperand(0).getType() == reducer->getResult(0).getType() &&
                 block.getArgument(0).getType() ==
                     RankedTensorType::get({}, tensorType(op.getInputs()[0]).getElementType());
  return compact ? reducer : nullptr;
}

void ReduceOp::print(OpAsmPrinter &printer) {
  size_t count = getInputs().size();
  for (size_t i = 0; i < count; ++i)
    printer << (i ? ", (" : "(") << getInputs()[i] << " init: " << getInitValues()[i] << ")";
  Operation *reducer = compactReducer(*this);
  if (reducer)
    printer << " applies " << reducer->getName();
  printer << " across dimensions = [";
  llvm::interleaveComma(getDimensions(), printer);
  printer << "]";
  printer.printOptionalAttrDict((*this)->getAttrs(), {getDimensionsAttrName()});
  printer << " : ";
  printer.printFunctionalType(*this);
  if (reducer)
    return;
  printer.printNewline();
  printer << " reducer";
  Block &block = getBody().front();
  for (size_t i = 0; i < count; ++i) {
    printer << "(";
    printer.printRegionArgument(block.getArgument(i));
    printer << ", ";
    printer.printRegionArgument(block.getArgument(i + count));
    printer << ") ";
  }
  printer << ' ';
  printer.printRegion(getBody(), /*printEntryBlockArgs=*/false);
}

/// Parses `reducer(%a: T, %c: T) (%b: U, %d: U) { ... }`; the block's arguments are all first ones,
/// then all second ones.
static ParseResult parseReducerRegion(OpAsmParser &parser, Region &region) {
  llvm::SmallVector<OpAsmParser::Argument> first, second;
  while (first.empty() || succeeded(parser.parseOptionalLParen())) {
    if (first.empty() && parser.parseLParen())
      return failure();
    if (parser.parseArgument(first.emplace_back(), /*allowType=*/true) || parser.parseComma() ||
        parser.parseArgument(second.emplace_back(), /*allowType=*/true) || parser.parseRParen())
      return failure();
  }
  first.append(second);
  return parser.parseRegion(region, first);
}

ParseResult ReduceOp::parse(OpAsmParser &parser, OperationState &result) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  llvm::SmallVector<OpAsmParser::UnresolvedOperand> operands, inits;
  do {
    if (parser.parseLParen() || parser.parseOperand(operands.emplace_back()) ||
        parser.parseKeyword("init") || parser.parseColon() ||
        parser.parseOperand(inits.emplace_back()) || parser.parseRParen())
      return failure();
  } while (succeeded(parser.parseOptionalComma()));
  operands.append(inits);

  std::optional<OperationName> reducer;
  if (succeeded(parser.parseOptionalKeyword("applies"))) {
    FailureOr<OperationName> name = parser.parseCustomOperationName();
    if (failed(name))
      return failure();
    reducer = *name;
  }
  DenseI64ArrayAttr dimensions;
  if (parser.parseKeyword("across") || parser.parseKeyword("dimensions") || parser.parseEqual())
    return failure();
  dimensions = llvm::dyn_cast_or_null<DenseI64ArrayAttr>(
      DenseI64ArrayAttr::parse(parser, parser.getBuilder().getI64Type()));
  FunctionType type;
  if (!dimensions || parser.parseOptionalAttrDict(result.attributes) ||
      parser.parseColonType(type) ||
      parser.resolveOperands(operands, type.getInputs(), loc, result.operands))
    return failure();
  result.getOrAddProperties<Properties>().dimensions = dimensions;
  result.addTypes(type.getResults());
  Region &region = *result.addRegion();
  if (!reducer)
    return failure(parser.parseKeyword("reducer") || parseReducerRegion(parser, region));

  auto input = type.getNumInputs() ? llvm::dyn_cast<ShapedType>(type.getInput(0)) : ShapedType();
  if (!input || inits.size() != 1 || !reducer->isRegistered())
    return parser.emitError(loc) << "'applies " << reducer->getStringRef()
                                 << "' needs a registered op and exactly one input of tensor type";
  OpBuilder builder(parser.getContext());
  buildSimpleReducer(builder, parser.getEncodedSourceLoc(loc), region, input.getElementType(),
                     reducer->getStringRef());
  return success();
}

//===------------------------------------------------------------------------------------------------===//
// Verifiers
//===------------------------------------------------------------------------------------------------===//

/// Checks that inputs have one shape and initial values are rank-0 tensors of their element types.
static LogicalResult verifyReductionOperands(Operation *op, OperandRange inputs, OperandRange inits,
                                             llvm::SmallVectorImpl<Type> &elements) {
  if (inputs.empty())
    return op->emitOpError("has no inputs, expected at least one");
  if (op->getNumOperands() != 2 * inputs.size())
    return op->emitOpError() << "has " << op->getNumOperands()
                             << " operands, expected one initial value for each input";
  RankedTensorType first = tensorType(inputs.front());
  for (auto [i, pair] : llvm::enumerate(llvm::zip_equal(inputs, inits))) {
    RankedTensorType input = tensorType(std::get<0>(pair)), init = tensorType(std::get<1>(pair));
    if (input.getShape() != first.getShape())
      return op->emitOpError() << "input " << i << " has type " << input
                               << ", expected the shape of input 0's type " << first;
    if (init.getRank() != 0 || init.getElementType() != input.getElementType())
      return op->emitOpError() << "initial value " << i << " has type " << init << ", expected "
                               << RankedTensorType::get({}, input.getElementType());
    elements.push_back(input.getElementType());
  }
  return success();
}

/// Result i has this shape and the element type of input i.
static LogicalResult verifyResults(Operation *op, llvm::ArrayRef<int64_t> shape,
                                   llvm::ArrayRef<Type> elements) {
  if (op->getNumResults() != elements.size())
    return op->emitOpError() << "has " << op->getNumResults() << " results, expected "
                             << elements.size() << ", one per input";
  for (auto [i, element] : llvm::enumerate(elements)) {
    auto expected = RankedTensorType::get(shape, element);
    if (op->getResult(i).getType() != expected)
      return op->emitOpError() << "result " << i << " has type " << op->getResult(i).getType()
                               << ", expected " << expected;
  }
  return success();
}

LogicalResult ReduceOp::verify() {
  llvm::SmallVector<Type> elements;
  if (failed(verifyReductionOperands(*this, getInputs(), getInitValues(), elements)))
    return failure();
  RankedTensorType type = tensorType(getInputs().front());
  if (failed(verifyDims(*this, "dimensions", getDimensions(), type.getRank())) ||
      failed(verifyResults(*this, reducedShape(type.getShape(), getDimensions()), elements)))
    return failure();
  return verifyReducer(*this, "body", getBody(), elements);
}

LogicalResult ReduceWindowOp::verify() {
  llvm::SmallVector<Type> elements;
  if (failed(verifyReductionOperands(*this, getInputs(), getInitValues(), elements)))
    return failure();
  auto shape =
      windowedShape(*this, tensorType(getInputs().front()).getShape(), getWindowDimensions(),
                    getWindowStrides(), getPadding(), getBaseDilations(), getWindowDilations());
  if (failed(shape) || failed(verifyResults(*this, *shape, elements)))
    return failure();
  return verifyReducer(*this, "body", getBody(), elements);
}

LogicalResult SelectAndScatterOp::verify() {
  RankedTensorType operand = tensorType(getOperand()), source = tensorType(getSource());
  Type element = operand.getElementType();
  auto scalar = RankedTensorType::get({}, element);
  if (source.getElementType() != element || getInitValue().getType() != scalar)
    return emitOpError() << "source and init_value have types " << source << " and "
                         << getInitValue().getType() << ", expected element type " << element
                         << " and " << scalar;
  llvm::SmallVector<int64_t> ones(operand.getRank(), 1);
  auto shape = windowedShape(*this, operand.getShape(),
                             getWindowDimensions() ? *getWindowDimensions() : ones,
                             getWindowStrides(), getPadding(), std::nullopt, std::nullopt);
  if (failed(shape))
    return failure();
  if (source.getShape() != llvm::ArrayRef(*shape))
    return emitOpError() << "source has type " << source << ", expected "
                         << RankedTensorType::get(*shape, element);
  auto pred = RankedTensorType::get({}, IntegerType::get(getContext(), 1));
  if (failed(verifyBlockArguments(*this, "select", getSelect(), {scalar, scalar})) ||
      failed(verifyReturned(*this, "select", getSelect(), {pred})) ||
      failed(verifyReducer(*this, "scatter", getScatter(), {element})))
    return failure();
  return verifyResultType(*this, operand.getShape(), element);
}

LogicalResult MapOp::verify() {
  if (getInputs().empty())
    return emitOpError("has no inputs, expected at least one");
  RankedTensorType first = tensorType(getInputs().front()), result = tensorType(getResult());
  llvm::SmallVector<Type> scalars;
  for (auto [i, input] : llvm::enumerate(getInputs())) {
    RankedTensorType type = tensorType(input);
    if (type.getShape() != first.getShape())
      return emitOpError() << "input " << i << " has type " << type
                           << ", expected the shape of input 0's type " << first;
    scalars.push_back(RankedTensorType::get({}, type.getElementType()));
  }
  llvm::SmallVector<int64_t> all = llvm::to_vector(llvm::seq<int64_t>(0, first.getRank()));
  if (getDimensions() != llvm::ArrayRef(all))
    return emitOpError() << "attribute 'dimensions' is [" << getDimensions()
                         << "], expected all dimensions in order: [" << all << "]";
  if (failed(verifyBlockArguments(*this, "computation", getComputation(), scalars)) ||
      failed(verifyReturned(*this, "computation", getComputation(),
                            {RankedTensorType::get({}, result.getElementType())})))
    return failure();
  return verifyResultType(*this, first.getShape(), result.getElementType());
}

LogicalResult SortOp::verify() {
  if (getInputs().empty())
    return emitOpError("has no inputs, expected at least one");
  RankedTensorType first = tensorType(getInputs().front());
  llvm::SmallVector<Type> elements, arguments;
  for (auto [i, input] : llvm::enumerate(getInputs())) {
    RankedTensorType type = tensorType(input);
    if (type.getShape() != first.getShape())
      return emitOpError() << "input " << i << " has type " << type
                           << ", expected the shape of input 0's type " << first;
    auto scalar = RankedTensorType::get({}, type.getElementType());
    elements.push_back(type.getElementType());
    arguments.append({scalar, scalar});
  }
  int64_t rank = first.getRank(), dim = getDimension();
  if (dim < -rank || dim >= rank)
    return emitOpError() << "attribute 'dimension' is " << dim << ", expected one of [" << -rank
                         << ", " << rank << ")";
  auto pred = RankedTensorType::get({}, IntegerType::get(getContext(), 1));
  if (failed(verifyResults(*this, first.getShape(), elements)) ||
      failed(verifyBlockArguments(*this, "comparator", getComparator(), arguments)))
    return failure();
  return verifyReturned(*this, "comparator", getComparator(), {pred});
}
