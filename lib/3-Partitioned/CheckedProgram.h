//===- CheckedProgram.h - A partitioned program as its verifier reads it -------------===//
//
// Tables of the module by name, and the flat buffers of every entry. Nothing here comes from a
// pass: the files that start with Verify read leaves, layouts, stage and ops.
//===------------------------------------------------------------------------------===//
#ifndef ZERO_PARTITIONED_CHECKEDPROGRAM_H
#define ZERO_PARTITIONED_CHECKEDPROGRAM_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "zero/Analysis/Bytes.h"
#include "zero/Analysis/Claims.h"
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Dialect/Zero/Zero.h"
#include "llvm/ADT/StringMap.h"

namespace zero::checked {

/// A flat buffer of state that an entry function takes, or gives (`value` is what it returns).
struct FlatState {
  mlir::Value value;
  ir::RoleAttr role;
  mutable ir::LayoutOp layout;
  /// The leaf in each segment; an empty name where the parameter has no such state.
  llvm::SmallVector<mlir::StringAttr> leaves;

  bool isParameter() const {
    return role.getKind() == ir::RoleKind::Param || role.getKind() == ir::RoleKind::Frozen;
  }
  mlir::Type getElementType() const {
    return llvm::cast<mlir::RankedTensorType>(value.getType()).getElementType();
  }
  /// Frozen parameters have no optimizer to keep a wide copy for.
  bool isMaster() const {
    return role.getKind() == ir::RoleKind::Param && layout.getDtype() != getElementType();
  }
  Storage getStorage(int64_t stage) const {
    return isParameter() ? getParamStorage(stage, isMaster()) : getOptimizerStorage(stage);
  }
};

struct Program {
  mutable mlir::ModuleOp module;
  int64_t stage = 0, ranks = 1;
  /// In the order of the module.
  llvm::SmallVector<ir::LayoutOp> layouts;
  llvm::StringMap<ir::LayoutOp> layoutOf;
  llvm::StringMap<ir::LeafOp> leafOf;
  llvm::SmallVector<mlir::func::FuncOp> entries;
  mutable mlir::func::FuncOp main;

  /// Fails with a message where a table that everything else needs is missing or said twice.
  static mlir::FailureOr<Program> read(mlir::ModuleOp module);

  /// Flat buffers among the arguments of `entry`, or among its results; fails with a message where
  /// one is no buffer of its unit.
  mlir::FailureOr<llvm::SmallVector<FlatState>> getArguments(mlir::func::FuncOp entry) const;
  mlir::FailureOr<llvm::SmallVector<FlatState>> getResults(mlir::func::FuncOp entry) const;

  ir::LayoutOp getLayout(mlir::Attribute unit) const {
    return layoutOf.lookup(llvm::cast<mlir::FlatSymbolRefAttr>(unit).getValue());
  }
};

inline int64_t getElements(mlir::Value value) {
  return llvm::cast<mlir::RankedTensorType>(value.getType()).getNumElements();
}
inline int64_t getWidth(mlir::Value value) {
  return ir::getElementBytes(llvm::cast<mlir::RankedTensorType>(value.getType()).getElementType());
}

/// The op of `block` that is `op` or holds it; null where there is none.
mlir::Operation *getOpInBlock(mlir::Operation *op, mlir::Block &block);
/// The last op of `value`'s block at which the value is read, perhaps inside a region.
mlir::Operation *getLastRead(mlir::Value value);

//===----------------------------------------------------------------------===//
// Claims, each against leaves and program
//===----------------------------------------------------------------------===//

/// VerifyTables.cpp: interfaces of all entries hold each leaf where its slots say, once; layouts
/// are the ones that leaves, mesh and block give; the lists of zero.config are what the program
/// shows.
mlir::LogicalResult verifyTables(const Program &program);

/// Bytes a rank holds, by kind, as zero.bytes says it.
struct Resident {
  int64_t param = 0, optState = 0, grad = 0, other = 0, padding = 0;
};
/// VerifyTables.cpp: every state is kept as its stage's formula says.
mlir::LogicalResult verifyStates(const Program &program, Resident &resident);

/// VerifyLive.cpp: gradients against the formula, and full ones that wait for their reduction.
mlir::LogicalResult verifyGradients(const Program &program, Resident &resident, int64_t &staging);
/// VerifyLive.cpp: no rank ever holds more than one parameter whole in @init.
mlir::LogicalResult verifyInit(const Program &program);

/// VerifyWire.cpp: gathers and reductions against uses and the paper's volume. Adds each entry's
/// bytes to `wire` and `wireByRank`, and what moves more often than in the paper to `deviations`.
mlir::LogicalResult verifyWire(const Program &program, mlir::NamedAttrList &wire,
                               mlir::NamedAttrList &wireByRank,
                               llvm::SmallVectorImpl<mlir::Attribute> &deviations);

} // namespace zero::checked
#endif
