//===- FrameworkDialects.cpp - Dialects that only carry frameworks' attributes
//----------------------===//
//
// JAX writes attributes such as mhlo.num_replicas, jax.result_info, tf.aliasing_output and
// sdy.sharding on modules, functions, arguments and results. Their dialects are registered without
// ops, so that the attributes are kept while an op of these dialects is still an error.
//
//===------------------------------------------------------------------------------------------------===//

#include "zero/Dialect/StableHLO/StableHLO.h"

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
} // namespace

void zero::hlo::registerFrameworkDialects(DialectRegistry &registry) {
  registry.insert<MhloAttributes, JaxAttributes, TfAttributes>();
}
