//===- UnitCode.h - The rank, and where segments of a unit lie ---------------------===//
#ifndef ZERO_LIB_TARGET_CPU_UNITCODE_H
#define ZERO_LIB_TARGET_CPU_UNITCODE_H

#include "ElementCode.h"

namespace zero {

class UnitCode : public ElementCode {
public:
  using ElementCode::ElementCode;

  /// Where the rank's number is; null where the kernel needs none.
  void setRankAddress(mlir::Value address) { rankAddress = address; }
  /// The emitted code reads the rank as one 64-bit integer of the arena.
  mlir::Value rank();
  /// The rank's number in its group along `axes`.
  Index groupRank(ir::MeshOp mesh, mlir::ArrayAttr axes);
  /// Fails where the unit has no layout.
  ir::LayoutOp layoutOf(mlir::Operation *op, mlir::FlatSymbolRefAttr unit);
  /// First element of the rank's own range, 0 where `elements` is the whole unit.
  Index ownStart(ir::LayoutOp layout, int64_t elements);
  /// The number of segments that start at or before `element` of the unit.
  Index segmentOf(ir::LayoutOp layout, Index element);
  /// Address of a table of 64-bit integers in the module.
  mlir::Value table(llvm::StringRef name, llvm::ArrayRef<int64_t> values);

private:
  mlir::Value rankAddress, rankValue;
};

} // namespace zero
#endif
