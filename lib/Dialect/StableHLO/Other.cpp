//===- Other.cpp - Random bits, calls to foreign code ---------------------===//

#include "VerifyUtils.h"
#include "zero/Dialect/StableHLO/Lapack.h"

#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace zero::hlo;

void RngBitGeneratorOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  setName(getOutputState(), "output_state");
  setName(getOutput(), "output");
}

LogicalResult RngBitGeneratorOp::verify() {
  RankedTensorType state = tensorType(getInitialState());
  if (state != getOutputState().getType())
    return emitOpError() << "result output_state has type " << getOutputState().getType()
                         << ", expected that of initial_state " << state;
  if (state.getRank() != 1 || !state.getElementType().isUnsignedInteger())
    return emitOpError() << "initial_state has type " << state
                         << ", expected a vector of unsigned integers";
  // A state holds a key of 64 bits and a counter of 64, or for PHILOX of 128 too.
  int64_t bits = state.getNumElements() * state.getElementType().getIntOrFloatBitWidth();
  bool isPhilox = getRngAlgorithm() == RngAlgorithm::PHILOX;
  if (getRngAlgorithm() != RngAlgorithm::DEFAULT && bits != 128 && !(isPhilox && bits == 192))
    return emitOpError() << "initial_state has " << bits << " bits, expected 128"
                         << (isPhilox ? " or 192" : "") << " for algorithm "
                         << stringifyRngAlgorithm(getRngAlgorithm());
  return success();
}

LogicalResult RngOp::verify() {
  RankedTensorType result = tensorType(getResult());
  auto scalar = RankedTensorType::get({}, result.getElementType());
  for (auto [value, name] : {std::pair(getA(), "a"), std::pair(getB(), "b")})
    if (value.getType() != scalar)
      return emitOpError() << "operand " << name << " has type " << value.getType() << ", expected "
                           << scalar;
  if (getRngDistribution() == RngDistribution::NORMAL &&
      !llvm::isa<FloatType>(result.getElementType()))
    return emitOpError() << "result has type " << result
                         << ", expected floats for distribution NORMAL";
  return verifyVectorLength(*this, "shape", getShape(), result.getRank());
}

//===------------------------------------------------------------------------------------------------===//
// custom_call
//===------------------------------------------------------------------------------------------------===//

void CustomCallOp::getEffects(
    llvm::SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>> &effects) {
  if (!getHasSideEffect())
    return;
  effects.emplace_back(MemoryEffects::Read::get());
  effects.emplace_back(MemoryEffects::Write::get());
}

/// One layout, a permutation of the dimensions, for each value; tokens have an empty one.
static LogicalResult verifyLayouts(Operation *op, llvm::StringRef name,
                                   std::optional<ArrayAttr> layouts, TypeRange types) {
  if (!layouts)
    return success();
  if (layouts->size() != types.size())
    return op->emitOpError() << "attribute '" << name << "' has " << layouts->size()
                             << " entries, expected " << types.size() << ", one per value";
  for (auto [i, attr, type] : llvm::enumerate(*layouts, types)) {
    auto layout = llvm::dyn_cast<DenseIntElementsAttr>(attr);
    if (!layout || layout.getType().getRank() != 1 || !layout.getElementType().isIndex())
      return op->emitOpError() << "attribute '" << name << "' has entry " << i << " " << attr
                               << ", expected a vector of type index";
    auto tensor = llvm::dyn_cast<RankedTensorType>(type);
    int64_t rank = tensor ? tensor.getRank() : 0;
    if (layout.getNumElements() != rank) // before it is listed: a splat may have any length
      return op->emitOpError() << "attribute '" << name << "' has " << layout.getNumElements()
                               << " entries, expected " << rank << ", one per dimension";
    llvm::SmallVector<int64_t> order;
    for (const llvm::APInt &dim : layout.getValues<llvm::APInt>())
      order.push_back(dim.getSExtValue());
    if (failed(verifyDims(op, name, order, rank)))
      return failure();
  }
  return success();
}

/// The types of an alias' two sides are one.
static LogicalResult verifyAlias(CustomCallOp op, Attribute attr) {
  auto alias = llvm::dyn_cast<OutputOperandAliasAttr>(attr);
  if (!alias)
    return op.emitOpError() << "attribute 'output_operand_aliases' has entry " << attr
                            << ", expected #stablehlo.output_operand_alias<...>";
  int64_t operand = alias.getOperandIndex();
  if (operand < 0 || operand >= op.getNumOperands())
    return op.emitOpError() << "attribute 'output_operand_aliases' names operand " << operand
                            << ", expected one of [0, " << op.getNumOperands() << ")";
  llvm::ArrayRef<int64_t> path = alias.getOutputTupleIndices();
  int64_t result = path.empty() ? 0 : path.front();
  if (path.size() > 1 || (path.empty() && op.getNumResults() != 1) || result < 0 ||
      result >= op.getNumResults())
    return op.emitOpError() << "attribute 'output_operand_aliases' names output [" << path
                            << "], expected one of " << op.getNumResults() << " results";
  if (!alias.getOperandTupleIndices().empty())
    return op.emitOpError() << "attribute 'output_operand_aliases' names a part of operand "
                            << operand << ", expected no tuples";
  if (op.getOperand(operand).getType() != op.getResult(result).getType())
    return op.emitOpError() << "attribute 'output_operand_aliases' pairs operand " << operand
                            << " of type " << op.getOperand(operand).getType() << " and result "
                            << result << " of type " << op.getResult(result).getType()
                            << ", expected one type";
  return success();
}

LogicalResult CustomCallOp::verify() {
  if (failed(verifyNoTuples(*this)))
    return failure();
  int32_t version = getApiVersion();
  if (version < 0 || version > 4)
    return emitOpError() << "attribute 'api_version' is " << version << ", expected 0 to 4";
  if (std::optional<Attribute> config = getBackendConfig()) {
    bool isText = llvm::isa<StringAttr>(*config), isDictionary = llvm::isa<DictionaryAttr>(*config);
    if (!isText && !(isDictionary && version == 4))
      return emitOpError() << "attribute 'backend_config' is " << *config
                           << ", expected a string, or a dictionary with api_version = 4";
  }
  if (getOperandLayouts().has_value() != getResultLayouts().has_value())
    return emitOpError("has one of 'operand_layouts' and 'result_layouts', expected both or none");
  if (failed(verifyLayouts(*this, "operand_layouts", getOperandLayouts(), getOperandTypes())) ||
      failed(verifyLayouts(*this, "result_layouts", getResultLayouts(), getResultTypes())))
    return failure();
  if (std::optional<ArrayAttr> aliases = getOutputOperandAliases())
    for (Attribute alias : *aliases)
      if (failed(verifyAlias(*this, alias)))
        return failure();
  return verifyLapackCall(*this);
}

//===------------------------------------------------------------------------------------------------===//
// composite
//===------------------------------------------------------------------------------------------------===//

/// A name of a namespace: identifiers with dots between them, such as "mine.gelu".
static bool isNamespaced(llvm::StringRef name) {
  llvm::SmallVector<llvm::StringRef> parts;
  name.split(parts, '.');
  auto isWord = [](llvm::StringRef part) {
    return !part.empty() &&
           llvm::all_of(part, [](char c) { return llvm::isAlnum(c) || c == '_' || c == '$'; });
  };
  return parts.size() > 1 && llvm::isAlpha(name.front()) && llvm::all_of(parts, isWord);
}

LogicalResult CompositeOp::verify() {
  if (isNamespaced(getName()))
    return success();
  return emitOpError() << "attribute 'name' is \"" << getName()
                       << "\", expected a name with its namespace, such as \"mine.gelu\"";
}

LogicalResult CompositeOp::verifySymbolUses(SymbolTableCollection &symbols) {
  auto function =
      symbols.lookupNearestSymbolFrom<FunctionOpInterface>(*this, getDecompositionAttr());
  if (!function)
    return emitOpError() << "attribute 'decomposition' is " << getDecompositionAttr()
                         << ", expected the name of a function of this module";
  if (llvm::equal(function.getArgumentTypes(), getOperandTypes()) &&
      llvm::equal(function.getResultTypes(), getResultTypes()))
    return success();
  return emitOpError() << "maps (" << getOperandTypes() << ") to (" << getResultTypes()
                       << "), expected the types of " << getDecompositionAttr() << ": ("
                       << function.getArgumentTypes() << ") to (" << function.getResultTypes()
                       << ")";
}
