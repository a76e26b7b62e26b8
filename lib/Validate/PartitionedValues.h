//===- PartitionedValues.h - Numbers of an entry's values ----------------------===//
#ifndef ZERO_VALIDATE_PARTITIONEDVALUES_H
#define ZERO_VALIDATE_PARTITIONEDVALUES_H

#include "PartitionedTerms.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/MapVector.h"
#include <deque>

namespace zero::validate {

/// Numbers of tensors: of all values of a `replica` entry, and of those of a `partitioned` one that
/// are no flat buffers.
class PlainValues {
public:
  explicit PlainValues(Terms &terms) : terms(terms) {}

  void set(mlir::Value value, Number number) { numbers[value] = number; }
  void erase(mlir::Value value) { numbers.erase(value); }
  /// None for what is a flat buffer, or another value on each rank.
  Number lookup(mlir::Value value) const {
    auto it = numbers.find(value);
    return it == numbers.end() ? kNoNumber : it->second;
  }
  /// Numbers an op's results; its regions stand `depth` regions inside the entry.
  mlir::LogicalResult number(mlir::Operation *op, unsigned depth = 0);

private:
  mlir::LogicalResult getOperands(mlir::Operation *op, llvm::SmallVectorImpl<Number> &operands);
  mlir::LogicalResult numberRegion(mlir::Region &region, unsigned depth, Number &number);

  Terms &terms;
  llvm::DenseMap<mlir::Value, Number> numbers;
  /// Of ops that must not be taken for one another: how many of the name there are.
  llvm::DenseMap<mlir::StringAttr, int64_t> ordinals;
};

/// A layout, its sizes looked up.
struct UnitInfo {
  ir::LayoutOp layout;
  llvm::SmallVector<ir::SegmentAttr, 0> segments;
  int64_t elements = 0;
  /// Axes over which each kind of state is sharded.
  mlir::ArrayAttr paramAxes, gradAxes, optAxes;
};

class Units {
public:
  mlir::LogicalResult add(mlir::ModuleOp module);
  const UnitInfo *find(mlir::FlatSymbolRefAttr name) const {
    auto it = units.find(name.getAttr());
    return it == units.end() ? nullptr : &it->second;
  }
  const llvm::MapVector<mlir::StringAttr, UnitInfo> &all() const { return units; }
  /// Ranks of a group, 0 where an axis is none of the mesh.
  int64_t getGroupSize(mlir::ArrayAttr axes) const;
  /// The claim of what is sharded over `axes`: null, that is whole, where one rank has all of it.
  mlir::ArrayAttr getShardAxes(mlir::ArrayAttr axes) const {
    return getGroupSize(axes) == 1 ? mlir::ArrayAttr() : axes;
  }

private:
  llvm::MapVector<mlir::StringAttr, UnitInfo> units;
  ir::MeshOp mesh;
};

/// A unit's flat buffer. Every segment is a number of its own, that of the segment's whole value;
/// padding has none: no op that is accepted here reads it. A segment that nothing has written yet
/// has kNoNumber.
struct Flat {
  const UnitInfo *unit;
  /// The axes over whose ranks it is sharded, each rank having its own range; null: it is whole.
  mlir::ArrayAttr shardAxes;
  llvm::SmallVector<Number, 0> segments;
};

/// Numbers of a `partitioned` entry.
class FlatValues {
public:
  FlatValues(Terms &terms, const Units &units) : terms(terms), units(units), plain(terms) {}

  PlainValues &getPlain() { return plain; }
  void set(mlir::Value value, Flat flat) {
    storage.push_back(std::move(flat));
    flats[value] = &storage.back();
  }
  const Flat *lookup(mlir::Value value) const { return flats.lookup(value); }
  mlir::LogicalResult number(mlir::Operation *op);

  /// The value as a buffer of the unit. A uniform tensor of the unit's size is one, too.
  mlir::FailureOr<Flat> get(mlir::Value value, mlir::FlatSymbolRefAttr unit, mlir::Operation *user);
  /// Fails where the buffer's type is not the unit's, whole or sharded as claimed.
  mlir::LogicalResult checkSize(mlir::Value value, const Flat &flat, mlir::Operation *op);

private:
  mlir::LogicalResult define(mlir::Value value, Flat flat, mlir::Operation *op);
  const UnitInfo *findUnit(mlir::FlatSymbolRefAttr name, mlir::Operation *op);
  mlir::FailureOr<Flat> getWhole(mlir::Value value, mlir::FlatSymbolRefAttr unit,
                                 mlir::Operation *user);
  /// A shard of the unit, with the axes that shard it; fails where what the op `does`, it does to
  /// the whole.
  mlir::FailureOr<Flat> getOwnRange(mlir::Value shard, mlir::FlatSymbolRefAttr unit,
                                    mlir::Operation *op, llvm::StringRef does);
  mlir::LogicalResult checkAxes(mlir::FlatSymbolRefAttr mesh, mlir::ArrayAttr axes,
                                const UnitInfo &unit, mlir::Operation *op);
  mlir::LogicalResult reportAxes(mlir::FlatSymbolRefAttr mesh, mlir::ArrayAttr axes,
                                 const UnitInfo &unit, mlir::Operation *op);
  mlir::LogicalResult checkSegment(mlir::Value value, const UnitInfo &unit, size_t segment,
                                   mlir::Operation *op);

  mlir::LogicalResult numberGather(ir::AllGatherOp op);
  mlir::LogicalResult numberScatter(ir::ReduceScatterOp op);
  mlir::LogicalResult numberAllReduce(ir::AllReduceOp op, const Flat &flat);
  mlir::LogicalResult numberPack(ir::PackOp op);
  mlir::LogicalResult numberUnpack(ir::UnpackOp op);
  mlir::LogicalResult numberOwnShard(ir::OwnShardOp op);
  mlir::LogicalResult numberOwnRows(hlo::ReshapeOp op, const Flat &flat);
  mlir::LogicalResult numberSegmentReduce(ir::SegmentReduceOp op);
  mlir::LogicalResult numberSegmentBroadcast(ir::SegmentBroadcastOp op);
  mlir::LogicalResult numberExtract(ir::ExtractSegmentOp op);
  mlir::LogicalResult numberInsert(ir::InsertSegmentOp op);
  mlir::LogicalResult numberElementwise(mlir::Operation *op, const Flat &like);
  mlir::LogicalResult numberExchange(ir::AllToAllOp op);
  mlir::FailureOr<Number> numberSource(ir::AllToAllOp op, ir::PieceAttr piece, int64_t ranks);
  mlir::LogicalResult numberTarget(ir::AllToAllOp op, ir::PieceAttr piece, Number number,
                                   Flat &shard, llvm::MutableArrayRef<Number> tensors);
  llvm::SmallVector<mlir::Value> findOwned(mlir::Operation *op) const;
  mlir::LogicalResult numberOwned(mlir::Operation *op, llvm::ArrayRef<mlir::Value> operands);

  Terms &terms;
  const Units &units;
  PlainValues plain;
  std::deque<Flat> storage;
  llvm::DenseMap<mlir::Value, const Flat *> flats;
  /// Values that are others on each rank: their numbers, by rank of the group.
  llvm::DenseMap<mlir::Value, llvm::SmallVector<Number>> owned;
};

} // namespace zero::validate
#endif
