//===- StateReader.h - Whole parameters, where they are used ------------------===//
//
// Unpacks flat buffers right before an interval of uses begins, and repeats there what is made of
// parameters only (narrowed, transposed, sliced): nothing made of a gathered parameter lives from
// forward to backward.
//===------------------------------------------------------------------------===//
#ifndef ZERO_PARTITIONED_STATEREADER_H
#define ZERO_PARTITIONED_STATEREADER_H

#include "Plan/Plan.h"
#include "mlir/IR/Builders.h"
#include <map>

namespace zero::part {

class StateReader {
public:
  using LookUp = llvm::function_ref<mlir::Value(mlir::Value)>;

  StateReader(const StateTable &table, const PartitionPlan &plan, const DerivedValues &derived)
      : table(table), plan(plan), derived(derived) {}

  /// Finds the intervals of uses. Two uses are of one interval unless uses of at least two other
  /// buffers with a matrix lie between them. With `split` a buffer is unpacked once per interval,
  /// else once; what is made of it is made per interval either way, so that forward and backward
  /// are the same ops at every stage.
  void planIntervals(const PlainProgram &program, bool split);
  /// Names the argument that holds a unit's slot.
  void setBuffer(unsigned unit, unsigned slot, mlir::Value flat);
  /// Builds `value` (made of states only) for the op at `position` of the plain program.
  mlir::Value get(mlir::OpBuilder &builder, mlir::Value value, unsigned position, LookUp lookUp);

private:
  struct Buffer {
    mlir::Value flat;
    /// Type in which the function reads the buffer; null: as it is stored.
    mlir::Type readType;
    llvm::SmallVector<unsigned> uses;
    /// Last use of each interval.
    llvm::SmallVector<unsigned> ends;
    /// Segments per interval; empty where not unpacked yet.
    llvm::SmallVector<llvm::SmallVector<mlir::Value>> segments;
  };

  Buffer &getBuffer(SlotRef slot, int64_t slice) {
    return buffers[{plan.getPosition(slot, slice).unit, slot.slot}];
  }
  void addUse(const StateRead &read, int64_t slice, unsigned position);
  unsigned getInterval(const Buffer &buffer) const;
  llvm::SmallVector<mlir::Value> &getSegments(Buffer &buffer) const {
    return buffer.segments[isSplit ? getInterval(buffer) : 0];
  }
  llvm::SmallVector<unsigned> getIntervals(mlir::Value value);
  mlir::Value build(mlir::Value value);
  mlir::Value findBuilt(mlir::Value value);
  mlir::Value buildOne(mlir::Value value);
  mlir::Value getSegment(SlotRef slot, int64_t slice);
  mlir::Value getStack(SlotRef slot);
  mlir::Value buildSlice(mlir::Operation *op, int64_t slice);

  const StateTable &table;
  const PartitionPlan &plan;
  const DerivedValues &derived;
  std::map<std::pair<unsigned, unsigned>, Buffer> buffers;
  llvm::DenseMap<mlir::Value, llvm::SmallVector<StateRead, 1>> readsOf;
  /// Values made so far, with the intervals of the buffers behind them.
  llvm::DenseMap<mlir::Value,
                 llvm::SmallVector<std::pair<llvm::SmallVector<unsigned>, mlir::Value>, 1>>
      built;

  bool isSplit = false;

  // Of the call of `get` under way.
  mlir::OpBuilder *builder = nullptr;
  unsigned position = 0;
  const LookUp *lookUp = nullptr;
};

} // namespace zero::part
#endif
