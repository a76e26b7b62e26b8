//===- StableHLODialect.cpp - Registration, inlining, constants -----------===//

#include "zero/Dialect/StableHLO/InlineAnywhere.h"
#include "zero/Dialect/StableHLO/StableHLO.h"

#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace zero::hlo;

#include "zero/Dialect/StableHLO/StableHLODialect.cpp.inc"

/// Writes lists of integers or booleans, which older releases spell as tensors
/// (`dense<[0, 1]> : tensor<2xi64>`), as the arrays that the ops have now. `names` are those of
/// the op's own attributes.
static void modernizeAttributes(NamedAttrList &attributes, llvm::ArrayRef<llvm::StringRef> names) {
  // These are tensors still.
  constexpr llvm::StringLiteral tensors[] = {"value", "padding", "replica_groups",
                                             "source_target_pairs"};
  // A splat says any number of entries in a few characters; what is too long stays for the op to
  // refuse.
  constexpr int64_t kMostEntries = 1 << 16;
  // A copy: setting an attribute moves the others.
  for (NamedAttribute attribute : llvm::to_vector(attributes)) {
    StringAttr name = attribute.getName();
    auto list = llvm::dyn_cast<DenseIntElementsAttr>(attribute.getValue());
    if (!list || list.getType().getRank() != 1 || list.getNumElements() > kMostEntries ||
        llvm::is_contained(tensors, name.getValue()) || !llvm::is_contained(names, name.getValue()))
      continue;
    if (list.getElementType().isSignlessInteger(64))
      attributes.set(name,
                     DenseI64ArrayAttr::get(list.getContext(),
                                            llvm::SmallVector<int64_t>(list.getValues<int64_t>())));
    else if (list.getElementType().isInteger(1))
      attributes.set(name, DenseBoolArrayAttr::get(
                               list.getContext(), llvm::SmallVector<bool>(list.getValues<bool>())));
  }
}

namespace {
/// What is registered for `Op`: the op itself, but its generic form is read both as it is now and
/// as older releases wrote it.
template <typename Op> struct Compatible : Op {
  using Op::Op;
  static TypeID resolveTypeID() { return TypeID::get<Op>(); }

  /// Sees the dictionary of `"op"(...) {...}` before it becomes properties.
  static LogicalResult verifyInherentAttrs(OperationName name, NamedAttrList &attributes,
                                           function_ref<InFlightDiagnostic()> emitError) {
    modernizeAttributes(attributes, Op::getAttributeNames());
    return Op::verifyInherentAttrs(name, attributes, emitError);
  }

  /// Sees that of `"op"(...) <{...}>`.
  template <typename Properties>
  static LogicalResult setPropertiesFromAttr(Properties &properties, Attribute attribute,
                                             function_ref<InFlightDiagnostic()> emitError) {
    if (auto dictionary = llvm::dyn_cast_or_null<DictionaryAttr>(attribute)) {
      NamedAttrList attributes(dictionary);
      modernizeAttributes(attributes, Op::getAttributeNames());
      attribute = attributes.getDictionary(dictionary.getContext());
    }
    return Op::setPropertiesFromAttr(properties, attribute, emitError);
  }
};
} // namespace

/// The ops' classes as one type.
template <typename... Ops> struct TypeList {};

void StableHLODialect::initialize() {
  registerAttributes();
  registerTypes();
  [this]<typename... Ops>(TypeList<Ops...>) { addOperations<Compatible<Ops>...>(); }(TypeList<
#define GET_OP_LIST
#include "zero/Dialect/StableHLO/StableHLOOps.cpp.inc"
                                                                                     >());
  addInterfaces<InlineAnywhere>();
}

Operation *StableHLODialect::materializeConstant(OpBuilder &builder, Attribute value, Type type,
                                                 Location loc) {
  auto elements = llvm::dyn_cast<ElementsAttr>(value);
  if (!elements || elements.getType() != type)
    return nullptr;
  return ConstantOp::create(builder, loc, type, elements);
}
