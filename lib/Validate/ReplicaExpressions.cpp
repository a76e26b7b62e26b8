#include "ReplicaExpressions.h"

#include "mlir/IR/DialectResourceBlobManager.h"

using namespace mlir;

namespace zero::validate::replica {

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

const Expressions::OpInfo &Expressions::getInfo(StringAttr op) {
  auto [it, isNew] = infos.try_emplace(op);
  if (isNew) {
    OperationName name(op.getValue(), op.getContext());
    it->second = {name.hasTrait<hlo::Elementwise>(), name.hasTrait<OpTrait::IsCommutative>()};
  }
  return it->second;
}

/// Equation constant-by-bytes: whatever the text calls a blob of elements, it is its bytes.
static Attribute inlineResource(DictionaryAttr attributes) {
  auto resource = attributes.getAs<DenseResourceElementsAttr>("value");
  AsmResourceBlob *blob = resource ? resource.getRawHandle().getBlob() : nullptr;
  bool isSplat = false;
  if (!blob ||
      !DenseElementsAttr::isValidRawBuffer(resource.getShapedType(), blob->getData(), isSplat))
    return attributes;
  NamedAttrList other(attributes);
  other.set("value",
            DenseElementsAttr::getFromRawBuffer(resource.getShapedType(), blob->getData()));
  return other.getDictionary(attributes.getContext());
}

/// Equations broadcast-of-broadcast, broadcast-of-iota and identity.
std::optional<Number> Expressions::simplifyBroadcast(Attribute attributes, Type type,
                                                     Number operand, LocationAttr loc) {
  auto dims = cast<DictionaryAttr>(attributes).getAs<DenseI64ArrayAttr>("broadcast_dimensions");
  if ((*this)[operand].type == type && llvm::is_sorted(dims.asArrayRef()))
    return operand;
  Builder builder(getContext());
  if (is<hlo::BroadcastInDimOp>(operand)) {
    SmallVector<int64_t> composed;
    for (int64_t dim : getDims(operand, "broadcast_dimensions"))
      composed.push_back(dims[dim]);
    Number source = (*this)[operand].operands[0];
    auto attribute =
        builder.getNamedAttr("broadcast_dimensions", builder.getDenseI64ArrayAttr(composed));
    return make<hlo::BroadcastInDimOp>(type, source, loc, attribute);
  }
  if (!is<hlo::IotaOp>(operand))
    return std::nullopt;
  int64_t counted = getInt(operand, "iota_dimension"), dim = dims[counted];
  if (getShape(operand)[counted] != cast<RankedTensorType>(type).getDimSize(dim))
    return std::nullopt;
  return make<hlo::IotaOp>(type, {}, loc,
                           builder.getNamedAttr("iota_dimension", builder.getI64IntegerAttr(dim)));
}

std::optional<Number> Expressions::simplify(StringAttr op, Attribute attributes, Type type,
                                            ArrayRef<Number> operands, LocationAttr loc) {
  if (operands.size() != 1)
    return std::nullopt;
  Number operand = operands[0];
  StringRef name = op.getValue();
  // Equations reshape-of-reshape and identity.
  if (name == hlo::ReshapeOp::getOperationName()) {
    if (is<hlo::ReshapeOp>(operand))
      operand = (*this)[operand].operands[0];
    if ((*this)[operand].type == type)
      return operand;
    if (operand != operands[0])
      return numbering.get(op, attributes, type, operand, 0, loc);
  }
  if (name == hlo::BroadcastInDimOp::getOperationName())
    return simplifyBroadcast(attributes, type, operand, loc);
  // Equation convert-back.
  if (name == hlo::ConvertOp::getOperationName() && is<hlo::ConvertOp>(operand)) {
    Number source = (*this)[operand].operands[0];
    auto own = dyn_cast<FloatType>(getType(source).getElementType());
    auto wide = dyn_cast<FloatType>(getType(operand).getElementType());
    bool isWider = own && wide && wide.getFPMantissaWidth() >= own.getFPMantissaWidth() &&
                   wide.getWidth() > own.getWidth() && wide.getWidth() >= 32;
    if (isWider && (*this)[source].type == type)
      return source;
  }
  // Equation transpose-back.
  if (name == hlo::TransposeOp::getOperationName() && is<hlo::TransposeOp>(operand)) {
    auto last = cast<DictionaryAttr>(attributes).getAs<DenseI64ArrayAttr>("permutation");
    ArrayRef<int64_t> first = getDims(operand, "permutation");
    auto goesBack = [&](auto dim) {
      return first[dim.value()] == static_cast<int64_t>(dim.index());
    };
    if (llvm::all_of(llvm::enumerate(last.asArrayRef()), goesBack))
      return (*this)[operand].operands[0];
  }
  return std::nullopt;
}

Number Expressions::get(StringAttr op, Attribute attributes, Type type, ArrayRef<Number> operands,
                        unsigned result, LocationAttr loc) {
  Number number;
  if (op.getValue() == hlo::ConstantOp::getOperationName())
    attributes = inlineResource(cast<DictionaryAttr>(attributes));
  if (std::optional<Number> same = simplify(op, attributes, type, operands, loc)) {
    number = *same;
  } else if (operands.size() == 2 && operands[0] > operands[1] && getInfo(op).isCommutative) {
    // Equation commutative.
    number = numbering.get(op, attributes, type, {operands[1], operands[0]}, result, loc);
  } else {
    number = numbering.get(op, attributes, type, operands, result, loc);
  }
  extendSplats();
  return number;
}

Number Expressions::get(StringRef word, Attribute attributes, Type type, ArrayRef<Number> operands,
                        LocationAttr loc) {
  Number number = numbering.get(word, attributes, type, operands, loc);
  extendSplats();
  return number;
}

Number Expressions::makeFresh(StringRef word, Type type, LocationAttr loc) {
  Number number = numbering.getFresh(word, type, loc);
  extendSplats();
  return number;
}

Number Expressions::prefer(ArrayRef<Number> candidates) const {
  for (Number candidate : candidates)
    if (isImported(candidate))
      return candidate;
  return candidates.front();
}

ArrayRef<int64_t> Expressions::getDims(Number number, StringRef name) const {
  auto dims = getAttr<DenseI64ArrayAttr>(number, name);
  return dims ? dims.asArrayRef() : ArrayRef<int64_t>();
}

int64_t Expressions::getInt(Number number, StringRef name) const {
  auto attr = getAttr<IntegerAttr>(number, name);
  return attr ? attr.getInt() : -1;
}

//===----------------------------------------------------------------------===//
// Values of one element throughout
//===----------------------------------------------------------------------===//

/// The integer as an element of another type; null where that is not plain.
static Attribute convertInteger(IntegerAttr from, Type to) {
  bool isUnsigned = from.getType().isUnsignedInteger() || from.getType().isInteger(1);
  APInt value = from.getValue();
  if (to.isInteger(1))
    return IntegerAttr::get(to, value.isZero() ? 0 : 1);
  if (auto integer = dyn_cast<IntegerType>(to))
    return IntegerAttr::get(to, isUnsigned ? value.zextOrTrunc(integer.getWidth())
                                           : value.sextOrTrunc(integer.getWidth()));
  auto real = dyn_cast<FloatType>(to);
  if (!real || real.getWidth() < 16)
    return {};
  APFloat number(real.getFloatSemantics());
  number.convertFromAPInt(value, !isUnsigned, APFloat::rmNearestTiesToEven);
  return FloatAttr::get(to, number);
}

static Attribute convertElement(Attribute from, Type to) {
  if (auto integer = dyn_cast_or_null<IntegerAttr>(from))
    return convertInteger(integer, to);
  // Of real numbers only zero is followed.
  auto real = dyn_cast_or_null<FloatAttr>(from);
  if (!real || !real.getValue().isZero())
    return {};
  if (isa<IntegerType>(to))
    return IntegerAttr::get(to, 0);
  auto type = dyn_cast<FloatType>(to);
  return type && type.getWidth() >= 16 ? FloatAttr::get(to, 0.0) : FloatAttr();
}

Attribute Expressions::computeSplat(Number number) const {
  const Expression &expression = (*this)[number];
  StringRef name = expression.op.getValue();
  if (name == hlo::ConstantOp::getOperationName()) {
    auto value = getAttr<SplatElementsAttr>(number, "value");
    return value ? value.getSplatValue<Attribute>() : Attribute();
  }
  if (expression.operands.size() != 1)
    return {};
  Attribute element = splats[expression.operands[0]];
  if (!element)
    return {};
  if (name == hlo::ConvertOp::getOperationName())
    return convertElement(element, getType(number).getElementType());
  bool movesElements =
      name == hlo::BroadcastInDimOp::getOperationName() ||
      name == hlo::ReshapeOp::getOperationName() || name == hlo::TransposeOp::getOperationName() ||
      name == hlo::SliceOp::getOperationName() || name == hlo::ReverseOp::getOperationName();
  return movesElements ? element : Attribute();
}

void Expressions::extendSplats() {
  while (splats.size() < numbering.size())
    splats.push_back(computeSplat(splats.size()));
}

std::optional<int64_t> Expressions::getSplatInteger(Number number) const {
  if (auto integer = dyn_cast_or_null<IntegerAttr>(splats[number])) {
    const APInt &value = integer.getValue();
    if (value.getActiveBits() < 64)
      return static_cast<int64_t>(value.getZExtValue());
    return std::nullopt;
  }
  auto real = dyn_cast_or_null<FloatAttr>(splats[number]);
  if (!real || !real.getValue().isInteger())
    return std::nullopt;
  APSInt value(64, /*isUnsigned=*/false);
  bool isExact = false;
  if (real.getValue().convertToInteger(value, APFloat::rmTowardZero, &isExact) != APFloat::opOK)
    return std::nullopt;
  return value.getExtValue();
}

std::optional<Count> Expressions::getCount(Number number) const {
  if (is<hlo::IotaOp>(number))
    return Count{number, 0};
  if (!is<hlo::AddOp>(number))
    return std::nullopt;
  ArrayRef<Number> operands = (*this)[number].operands;
  for (unsigned i : {0, 1})
    if (std::optional<int64_t> start = getSplatInteger(operands[1 - i]);
        start && is<hlo::IotaOp>(operands[i]))
      return Count{operands[i], *start};
  return std::nullopt;
}

bool Expressions::isZero(Number number) const {
  if (auto real = dyn_cast_or_null<FloatAttr>(splats[number]))
    return real.getValue().isZero();
  auto integer = dyn_cast_or_null<IntegerAttr>(splats[number]);
  return integer && integer.getValue().isZero();
}

bool Expressions::isNeutral(Number number) const {
  auto isNegativeZero = [](Attribute part) {
    auto real = dyn_cast<FloatAttr>(part);
    return real && real.getValue().isNegZero();
  };
  Attribute splat = splats[number];
  if (auto complex = dyn_cast_or_null<ArrayAttr>(splat))
    return llvm::all_of(complex, isNegativeZero);
  auto integer = dyn_cast_or_null<IntegerAttr>(splat);
  return integer ? integer.getValue().isZero() : splat && isNegativeZero(splat);
}

} // namespace zero::validate::replica
