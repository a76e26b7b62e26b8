//===- CheckImport.h - Does import keep what the text means? ----------------------===//
//
// No proof covers the way from the text to the `import` program: its passes are tested instead, by
// running both on the same random arguments.
//===------------------------------------------------------------------------------===//
#ifndef ZERO_1_IMPORT_CHECKIMPORT_H
#define ZERO_1_IMPORT_CHECKIMPORT_H

#include "mlir/IR/BuiltinOps.h"

namespace zero {

struct ImportCheckOptions {
  uint64_t seed = 0;
  /// Largest |a - b| / max(1, |a|) of a float; other types must agree exactly. Import folds
  /// constants and may bring sums into another order.
  double tolerance = 1e-5;
};

/// Interprets every entry of `imported` and the function of the same name in `text`, the module as
/// it was read (which stays as it is), and compares results. Floats are in [-1, 1), those of
/// optimizer state, which may be squares, in [0, 1); integers are in [0, 8), small enough to be
/// indices. Fails with a message at the entry where a result differs. A remark tells the largest
/// error, and how many results were all NaN: of those nothing is known.
mlir::LogicalResult checkImport(mlir::ModuleOp text, mlir::ModuleOp imported,
                                const ImportCheckOptions &options);

} // namespace zero
#endif
