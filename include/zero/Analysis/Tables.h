//===- Tables.h - Interfaces of a sharded program against its leaves ------------===//
//
// From `partitioned` to `planned` a program's states lie in flat buffers, which are arguments and
// results of functions and then slots of the arena. Their tables are read into one structure here
// and compared with the leaves that `import` recorded: nothing that a pass wrote is believed.
//===----------------------------------------------------------------------------===//
#ifndef ZERO_ANALYSIS_TABLES_H
#define ZERO_ANALYSIS_TABLES_H

#include "mlir/Interfaces/FunctionInterfaces.h"
#include "zero/Analysis/Bytes.h"
#include "zero/Dialect/Zero/Zero.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"

namespace zero::checked {

/// What an entry takes or gives: an argument, a result, or the slot of one.
struct Held {
  /// Where messages point.
  mlir::Location loc;
  int64_t index;
  ir::RoleAttr role;
  mlir::RankedTensorType type;
  mlir::ArrayAttr leaves;
};

/// A flat buffer of state, whole or a shard.
struct Flat : Held {
  mutable ir::LayoutOp layout;
  /// The leaf in each segment; an empty name where the parameter has no such state.
  llvm::SmallVector<mlir::StringAttr> names;

  bool isParameter() const {
    return role.getKind() == ir::RoleKind::Param || role.getKind() == ir::RoleKind::Frozen;
  }
  /// Frozen parameters have no optimizer to keep a wide copy for.
  bool isMaster() const {
    return role.getKind() == ir::RoleKind::Param && layout.getDtype() != type.getElementType();
  }
  Storage getStorage(int64_t stage) const {
    return isParameter() ? getParamStorage(stage, isMaster()) : getOptimizerStorage(stage);
  }
};

/// One side of an entry.
struct Side {
  /// All, by index.
  llvm::SmallVector<Held, 0> held;
  /// Those that lie in units.
  llvm::SmallVector<Flat, 0> flats;
};

struct Entry {
  llvm::StringRef name;
  ir::EntryKind kind;
  mlir::Location loc;
  Side arguments, results;
};

/// Bytes a rank holds, by kind, as zero.bytes says it.
struct Resident {
  int64_t param = 0, optState = 0, grad = 0, other = 0, padding = 0;
  /// Narrow copies that are read of parameters kept as masters: whole, from their gather on.
  int64_t working = 0;
  /// A rank's rows of states that are cut like the batch.
  int64_t batchState = 0;
};

struct Tables {
  mutable mlir::ModuleOp module;
  int64_t stage = 0;
  /// Ranks that have rows of the batch each, and those of them that states are sharded over.
  int64_t ranks = 1, shardRanks = 1;
  mutable ir::MeshOp mesh;
  /// In the order of the module.
  llvm::SmallVector<ir::LayoutOp> layouts;
  llvm::StringMap<ir::LayoutOp> layoutOf;
  llvm::StringMap<ir::LeafOp> leafOf;
  llvm::SmallVector<Entry, 0> entries;
  /// Units whose gradient the step reduces.
  llvm::StringSet<> reducedUnits;

  /// Reads all but entries and reduced units; fails with a message where a table that everything
  /// else needs is missing or said twice.
  static mlir::FailureOr<Tables> read(mlir::ModuleOp module);
  /// Adds an entry that says its interface in attributes.
  mlir::LogicalResult addEntry(mlir::FunctionOpInterface function);
  /// Adds an entry of that interface; fails with a message where one of its buffers is none of its
  /// unit, or where an index is held twice or by none.
  mlir::LogicalResult addEntry(mlir::FunctionOpInterface function,
                               llvm::SmallVector<Held, 0> arguments,
                               llvm::SmallVector<Held, 0> results);
  const Entry *findEntry(llvm::StringRef name) const;
  /// The training step, null where there is none.
  const Entry *findStep() const;

  ir::LayoutOp getLayout(mlir::Attribute unit) const {
    auto symbol = llvm::dyn_cast<mlir::FlatSymbolRefAttr>(unit);
    return symbol ? layoutOf.lookup(symbol.getValue()) : ir::LayoutOp();
  }
};

/// Proves that interfaces of all entries hold each leaf where its slots say, once, as the stage's
/// formula says; that layouts are the ones that leaves, mesh and block give; that the lists of
/// zero.config are what the program shows. Counts what the step's states take.
mlir::LogicalResult verifyTables(const Tables &tables, Resident &resident);

/// Notes the units whose gradients `step`, in a phase from `scheduled` down, reduces.
void addReducedUnits(Tables &tables, mlir::FunctionOpInterface step);

} // namespace zero::checked
#endif
