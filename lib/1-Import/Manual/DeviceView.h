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
  bool isOfParts() const { return hasParts || isStacked; }
  /// Whether a value of type `part`, which is of a `whole` one outside, is one number to a device.
  bool isNumber(mlir::Type part, mlir::Type whole) const;

private:
  mlir::OwningOpRef<mlir::func::FuncOp> copy;
  mlir::func::FuncOp view;
  bool hasParts = false;
  bool isStacked = false; // a pmap for one device: all it takes and gives is of a first size of one
};

} // namespace zero::import
#endif
