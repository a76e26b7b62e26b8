//===- FrameworkDialects.cpp - Dialects that only carry frameworks' annotations
//---------------------===//
//
// JAX writes attributes such as mhlo.num_replicas, jax.result_info, tf.aliasing_output and
// sdy.sharding on modules, functions, arguments and results. Their dialects are registered so that
// these are kept as they are, while an op of these dialects is still an error. The one op is
// sdy.mesh, which names a device mesh.
//
//===------------------------------------------------------------------------------------------------===//

#include "zero/Dialect/StableHLO/StableHLO.h"

#include "mlir/Bytecode/BytecodeImplementation.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "mlir/IR/DialectRegistry.h"

using namespace mlir;

namespace {

#define FRAMEWORK_DIALECT(CLASS, NAME)                                                             \
  struct CLASS : Dialect {                                                                         \
    static constexpr llvm::StringLiteral getDialectNamespace() { return NAME; }                    \
    explicit CLASS(MLIRContext *context)                                                           \
        : Dialect(getDialectNamespace(), context, TypeID::get<CLASS>()) {}                         \
    MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(CLASS)                                            \
  }
FRAMEWORK_DIALECT(MhloAttributes, "mhlo");
FRAMEWORK_DIALECT(JaxAttributes, "jax");
FRAMEWORK_DIALECT(TfAttributes, "tf");
#undef FRAMEWORK_DIALECT

/// `sdy.mesh @mesh = <["dp"=4, "tp"=2]>`: axes and sizes, and the order of devices where it is not
/// ascending (`device_ids=[...]`).
class SdyMeshOp : public Op<SdyMeshOp, OpTrait::ZeroOperands, OpTrait::ZeroResults,
                            OpTrait::ZeroRegions, OpTrait::ZeroSuccessors> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(SdyMeshOp)
  using Op::Op;

  static constexpr llvm::StringLiteral getOperationName() { return "sdy.mesh"; }
  static llvm::ArrayRef<llvm::StringRef> getAttributeNames() { return {}; }

  static ParseResult parse(OpAsmParser &parser, OperationState &result) {
    StringAttr name;
    llvm::SmallVector<NamedAttribute> axes;
    Builder &builder = parser.getBuilder();
    auto parseAxis = [&]() -> ParseResult {
      std::string axis;
      int64_t size;
      if (parser.parseString(&axis) || parser.parseEqual() || parser.parseInteger(size))
        return failure();
      axes.push_back(builder.getNamedAttr(axis, builder.getI64IntegerAttr(size)));
      return success();
    };
    if (parser.parseSymbolName(name, "sym_name", result.attributes) || parser.parseEqual() ||
        parser.parseLess() ||
        parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Square, parseAxis))
      return failure();
    if (succeeded(parser.parseOptionalComma())) {
      llvm::SmallVector<int64_t> ids;
      if (parser.parseKeyword("device_ids") || parser.parseEqual() ||
          parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Square, [&]() -> ParseResult {
            return parser.parseInteger(ids.emplace_back());
          }))
        return failure();
      result.addAttribute("device_ids", builder.getDenseI64ArrayAttr(ids));
    }
    // An array of one-entry dictionaries keeps the order of the axes.
    llvm::SmallVector<Attribute> ordered;
    for (NamedAttribute axis : axes)
      ordered.push_back(builder.getDictionaryAttr(axis));
    result.addAttribute("axes", builder.getArrayAttr(ordered));
    return failure(parser.parseGreater() || parser.parseOptionalAttrDict(result.attributes));
  }

  void print(OpAsmPrinter &printer) {
    Operation *op = getOperation();
    printer << ' ';
    if (auto name = op->getAttrOfType<StringAttr>("sym_name"))
      printer.printSymbolName(name);
    printer << " = <[";
    if (auto axes = op->getAttrOfType<ArrayAttr>("axes"))
      llvm::interleaveComma(axes.getAsRange<DictionaryAttr>(), printer, [&](DictionaryAttr axis) {
        for (NamedAttribute entry : axis)
          printer << '"' << entry.getName().getValue()
                  << "\"=" << llvm::cast<IntegerAttr>(entry.getValue()).getInt();
      });
    printer << "]";
    if (auto ids = op->getAttrOfType<DenseI64ArrayAttr>("device_ids")) {
      printer << ", device_ids=[";
      llvm::interleaveComma(ids.asArrayRef(), printer);
      printer << "]";
    }
    printer << ">";
    printer.printOptionalAttrDict(op->getAttrs(), {"sym_name", "axes", "device_ids"});
  }
};

struct SdyDialect : Dialect {
  static constexpr llvm::StringLiteral getDialectNamespace() { return "sdy"; }
  explicit SdyDialect(MLIRContext *context)
      : Dialect(getDialectNamespace(), context, TypeID::get<SdyDialect>()) {
    addOperations<SdyMeshOp>();
  }
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(SdyDialect)

  /// Keeps the text: no pass reads a sharding.
  Attribute parseAttribute(DialectAsmParser &parser, Type) const override {
    // Of this spelling, MLIR's parser finds the end itself.
    llvm::StringRef text = parser.getFullSymbolSpec();
    return OpaqueAttr::get(StringAttr::get(getContext(), "sdy"), text, NoneType::get(getContext()));
  }
};

/// Refuses portable artifacts (.mlirbc of `jax.export`) with the remedy.
struct VhloBytecodeInterface : BytecodeDialectInterface {
  explicit VhloBytecodeInterface(Dialect *dialect) : BytecodeDialectInterface(dialect) {}

  static InFlightDiagnostic refuse(DialectBytecodeReader &reader) {
    return reader.emitError()
           << "this is a portable VHLO artifact, expected StableHLO; write the text "
              "of `exported.mlir_module()` instead of `mlir_module_serialized`";
  }
  Attribute readAttribute(DialectBytecodeReader &reader) const override {
    refuse(reader);
    return {};
  }
  Type readType(DialectBytecodeReader &reader) const override {
    refuse(reader);
    return {};
  }
};

struct VhloDialect : Dialect {
  static constexpr llvm::StringLiteral getDialectNamespace() { return "vhlo"; }
  explicit VhloDialect(MLIRContext *context)
      : Dialect(getDialectNamespace(), context, TypeID::get<VhloDialect>()) {
    addInterfaces<VhloBytecodeInterface>();
  }
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(VhloDialect)
};

/// Refuses quantized types with the remedy.
struct QuantDialect : Dialect {
  static constexpr llvm::StringLiteral getDialectNamespace() { return "quant"; }
  explicit QuantDialect(MLIRContext *context)
      : Dialect(getDialectNamespace(), context, TypeID::get<QuantDialect>()) {}
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(QuantDialect)

  Type parseType(DialectAsmParser &parser) const override {
    parser.emitError(parser.getNameLoc())
        << "quantized types are not supported, expected floats or integers; export the step "
           "before quantization";
    return {};
  }
};

} // namespace

void zero::hlo::registerFrameworkDialects(DialectRegistry &registry) {
  registry
      .insert<MhloAttributes, JaxAttributes, TfAttributes, SdyDialect, VhloDialect, QuantDialect>();
}
