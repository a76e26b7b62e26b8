//===- DeviceView.h - A step as one device runs it -------------------------------------===//
//
// Roles are found in what a step computes, and of a step with manual computations (shard_map) that
// is written in terms of one device's parts. The view is a copy of the step with those bodies in
// place of the ops: arguments and results that only pass into and out of them have the types of the
// parts. Of one replica's program (Replicas.h) it is a copy without reductions. It is for reading:
// it is never verified, and nothing that is made of it is kept.
//===------------------------------------------------------------------------------------===//
#ifndef ZERO_LIB_IMPORT_DEVICEVIEW_H
#define ZERO_LIB_IMPORT_DEVICEVIEW_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/OwningOpRef.h"

namespace zero::import {

/// Whether any part of the step is written for several devices.
bool hasManualComputation(mlir::func::FuncOp entry);

class DeviceView {
public:
  explicit DeviceView(mlir::func::FuncOp entry);

  /// The entry itself where it is written for one device.
  mlir::func::FuncOp get() const { return view; }
  /// Whether values may be devices' parts of others, with dimensions of size one of their own.
  bool isOfParts() const { return hasParts; }

private:
  mlir::OwningOpRef<mlir::func::FuncOp> copy;
  mlir::func::FuncOp view;
  bool hasParts = false;
};

} // namespace zero::import
#endif
