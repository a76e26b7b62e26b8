//===- DeviceMesh.h - Manual computations over one axis of devices --------------------===//
#ifndef ZERO_LIB_IMPORT_DEVICEMESH_H
#define ZERO_LIB_IMPORT_DEVICEMESH_H

#include "zero/Dialect/Sdy/Sdy.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"

namespace zero::import {

/// Names and attributes of one mesh of `count` devices, made when first needed.
class DeviceMesh {
public:
  DeviceMesh(mlir::ModuleOp module, int64_t count, llvm::StringRef axis)
      : module(module), count(count), axis(axis) {}

  int64_t getCount() const { return count; }
  /// Dimension `dim` sharded over the devices; -1: whole on each.
  sdy::ShardingAttr getSharding(mlir::Type type, int64_t dim);
  sdy::ManualAxesAttr getAxes() {
    return sdy::ManualAxesAttr::get(module.getContext(),
                                    {mlir::StringAttr::get(module.getContext(), axis)});
  }

private:
  mlir::FlatSymbolRefAttr getName();

  mlir::ModuleOp module;
  int64_t count;
  llvm::StringRef axis;
  mlir::FlatSymbolRefAttr name;
};

/// One operand or result of a manual computation to be: its whole type, and the dimension that
/// devices have parts of (-1: none).
struct Port {
  mlir::Type whole;
  int64_t dim;
};

sdy::ManualComputationOp createManual(mlir::OpBuilder &builder, mlir::Location loc,
                                      DeviceMesh &mesh, mlir::ValueRange operands,
                                      llvm::ArrayRef<Port> in, llvm::ArrayRef<Port> out);

/// Makes a function of one block, one device's program, one on whole arrays: the block becomes the
/// body of a manual computation.
void enclose(mlir::func::FuncOp entry, DeviceMesh &mesh, llvm::ArrayRef<Port> in,
             llvm::ArrayRef<Port> out);

} // namespace zero::import
#endif
