//===- InPlaceKernels.h - Which results may lie over which arguments ----------===//
#ifndef ZERO_VALIDATE_INPLACEKERNELS_H
#define ZERO_VALIDATE_INPLACEKERNELS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/DenseMap.h"

namespace zero::validate {

/// A kernel loads what it needs of some elements before it stores these elements; a kernel over
/// rows, what it needs of a row before it stores anything of that row. So a result may take the
/// bytes of an argument that is read at the result's own element (or row) only, or that it updates
/// in part. Not where its schedule shares an item out among several workers.
class InPlaceKernels {
public:
  bool mayOverwrite(mlir::func::FuncOp kernel, unsigned result, unsigned argument);

private:
  llvm::DenseMap<std::pair<mlir::Operation *, unsigned>, bool> ownIndex;
};

} // namespace zero::validate
#endif
