//===- OwnParts.h - The part of a value that a rank keeps --------------------------===//
//
// A flat value that ranks along some axes have alike is cut into as many equal parts: the kernel
// `part` gives a rank the one of its number, and an all-gather of them is the value again.
//===------------------------------------------------------------------------===//
#ifndef ZERO_4_SCHEDULED_OWNPARTS_H
#define ZERO_4_SCHEDULED_OWNPARTS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/SymbolTable.h"
#include "zero/Dialect/Zero/Zero.h"
#include "zero/Target/Target.h"
#include "llvm/ADT/StringMap.h"
#include <optional>

namespace zero {

/// Makes the kernels, one for each type and size.
class PartKernels {
public:
  PartKernels(mlir::ModuleOp module, const Target &target) : symbols(module), target(target) {}

  /// The kernel for a flat value of type `whole`, which the ranks of `group` divide.
  mlir::FailureOr<mlir::FlatSymbolRefAttr> get(mlir::RankedTensorType whole, ir::Group group,
                                               int64_t ranks, mlir::Location loc);

private:
  mlir::SymbolTable symbols;
  const Target &target;
  llvm::StringMap<mlir::FlatSymbolRefAttr> known;
};

/// Over which group `value` is a rank's part of what a dispatch reads; copies to the host and back
/// in between. None where it is no such part.
std::optional<ir::Group> getPartGroup(mlir::Value value, const mlir::SymbolTable &symbols);

/// Whether `start` gathers parts of a value that forward leaves for backward.
bool gathersOwnParts(ir::CollectiveStartOp start, const mlir::SymbolTable &symbols);

} // namespace zero
#endif
