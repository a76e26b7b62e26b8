//===- Plan.h - Units and their layouts ---------------------------------------===//
//
// Second third of zero-partition: parameters to units, one zero.layout each. The layout is a
// function of the import program, the mesh and the block; nothing here knows the stage.
//===------------------------------------------------------------------------===//
#ifndef ZERO_PARTITIONED_PLAN_H
#define ZERO_PARTITIONED_PLAN_H

#include "Detect/PlainProgram.h"

namespace zero::part {

/// One kind of state of a unit's parameters: a flat buffer.
struct UnitSlot {
  ir::RoleKind kind;
  std::string name;
  mlir::Type elementType;
};

struct Unit {
  mlir::FlatSymbolRefAttr symbol;
  mutable ir::LayoutOp layout;
  /// Numbers into StepInfo::segments, in the order of the layout.
  llvm::SmallVector<unsigned> segments;
  llvm::SmallVector<UnitSlot, 4> slots;
  /// Element type in which @main reads the parameters.
  mlir::Type workingType;
  int64_t elements = 0, shardElements = 0;
  bool isTrainable = true;
  /// Some segment has rank 2 or more; else the unit is a pool of biases and norms.
  bool hasMatrix = false;

  /// A narrowing convert is the only thing that @main's forward reads: the parameter is a master.
  bool isMaster() const { return isTrainable && workingType != slots[0].elementType; }
  /// Name of a slot's buffer in every entry's roles.
  std::string getBufferName(unsigned slot) const {
    return (symbol.getValue() + "/" + slots[slot].name).str();
  }
};

/// Where a segment is.
struct UnitPosition {
  unsigned unit, position;
};

struct PartitionPlan {
  mlir::FlatSymbolRefAttr mesh;
  /// That states are sharded over, and how many ranks these have.
  mlir::ArrayAttr axes;
  int64_t ranks = 1;
  int64_t block = 1;
  llvm::SmallVector<Unit, 0> units;
  /// Per segment of StepInfo.
  llvm::SmallVector<UnitPosition, 0> positions;
  /// First segment of each group.
  llvm::SmallVector<unsigned> firstSegment;

  UnitPosition getPosition(SlotRef slot, int64_t slice) const {
    return positions[firstSegment[slot.group] + (slice < 0 ? 0 : slice)];
  }
};

struct PlanOptions {
  /// 0: 512 bytes in the smallest element type of any state.
  int64_t block = 0;
  /// 0: the size of the largest layer.
  int64_t unitBytes = 0;
};

/// Whether a convert to `to` (null: there is none) makes smaller floats.
bool isNarrowing(mlir::Type from, mlir::Type to);
/// Sets the groups' working types from what @main reads.
void findWorkingTypes(const PlainProgram &main, StateTable &table);
/// Forms units and adds their layouts to the module. Graphs are renumbered so that those of one
/// unit agree node by node.
llvm::FailureOr<PartitionPlan> planUnits(mlir::ModuleOp module, const StateTable &table,
                                         const PlainProgram &main, const PlanOptions &options,
                                         StepInfo &info);

} // namespace zero::part
#endif
