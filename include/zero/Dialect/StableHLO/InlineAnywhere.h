//===- InlineAnywhere.h - Dialects whose ops may be inlined anywhere ------===//
#ifndef ZERO_DIALECT_STABLEHLO_INLINEANYWHERE_H
#define ZERO_DIALECT_STABLEHLO_INLINEANYWHERE_H

#include "mlir/Transforms/InliningUtils.h"

namespace zero::hlo {

/// For the dialects of exported programs: none of their ops refers to the function around it.
struct InlineAnywhere : mlir::DialectInlinerInterface {
  using DialectInlinerInterface::DialectInlinerInterface;
  bool isLegalToInline(mlir::Operation *, mlir::Operation *, bool) const final { return true; }
  bool isLegalToInline(mlir::Region *, mlir::Region *, bool, mlir::IRMapping &) const final {
    return true;
  }
  bool isLegalToInline(mlir::Operation *, mlir::Region *, bool, mlir::IRMapping &) const final {
    return true;
  }
};

} // namespace zero::hlo

#endif // ZERO_DIALECT_STABLEHLO_INLINEANYWHERE_H
