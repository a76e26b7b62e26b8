//===- FrameworkDialects.cpp - Dialects that only carry frameworks' annotations ---===//
//
// JAX writes attributes such as mhlo.num_replicas, jax.result_info and tf.aliasing_output on
// modules, functions, arguments and results. Their dialects are registered so that these are kept
// as they are, while an op of these dialects is still an error.
//
//===------------------------------------------------------------------------------------------------===//

#include "zero/Dialect/StableHLO/StableHLO.h"

#include "mlir/Bytecode/BytecodeImplementation.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "mlir/IR/DialectRegistry.h"

using namespace mlir;

namespace {

/// Refuses an op of a dialect from which a framework goes on to StableHLO, with the remedy. The
/// parser has named the op.
ParseResult refuseOp(OpAsmParser &parser, StringRef expected) {
  return parser.emitError(parser.getNameLoc()) << "is no op of StableHLO, " << expected;
}

#define FRAMEWORK_DIALECT(CLASS, NAME, EXPECTED)                                                   \
  struct CLASS : Dialect {                                                                         \
    static constexpr llvm::StringLiteral getDialectNamespace() { return NAME; }                    \
    explicit CLASS(MLIRContext *context)                                                           \
        : Dialect(getDialectNamespace(), context, TypeID::get<CLASS>()) {}                         \
    std::optional<ParseOpHook> getParseOperationHook(StringRef) const override {                   \
      static const auto refuse = [](OpAsmParser &parser, OperationState &) {                       \
        return refuseOp(parser, EXPECTED);                                                         \
      };                                                                                           \
      return refuse;                                                                               \
    }                                                                                              \
    MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(CLASS)                                            \
  }
FRAMEWORK_DIALECT(MhloAttributes, "mhlo",
                  "expected the step in that; run mlir-hlo-opt --hlo-legalize-to-stablehlo on it");
FRAMEWORK_DIALECT(JaxAttributes, "jax", "expected the text of jax.jit(...).lower(...).as_text()");
FRAMEWORK_DIALECT(TfAttributes, "tf",
                  "expected the step in that; use tf.function's "
                  "experimental_get_compiler_ir(...)(stage='stablehlo')");
FRAMEWORK_DIALECT(IreeAttributes, "util",
                  "expected states as arguments and results of the step; export it without globals "
                  "of IREE");
#undef FRAMEWORK_DIALECT

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
  registry.insert<MhloAttributes, JaxAttributes, TfAttributes, IreeAttributes, VhloDialect,
                  QuantDialect>();
}
