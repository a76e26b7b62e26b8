//===- KernelEmitter.h - Elements of a kernel's values, on demand --------------===//
//
// A kernel is a small graph of whole-tensor ops. The emitter never materialises a value: it
// computes one element (or `lanes` elements along one direction) at an index, where the index says
// how it changes from lane to lane. What does not change stays scalar, what is the same for a whole
// row is computed before the row's loop, and (value, index) pairs are computed once per loop.
//
// Layers, each a class of its own that uses those above it in this list only:
//
//   VectorCode     scalars and vectors of lanes
//   Scopes         which loop code goes to, what is known there
//   IndexCode      arithmetic on indices, loops
//   MemoryCode     loads, stores, conversions
//   ElementCode    one op on elements; MathExpansion.cpp: exp, log, tanh, ... in f32
//   UnitCode       the rank, layouts of units
//   KernelEmitter  values at indices: Evaluate.cpp, Indexing.cpp (gather, slices, pad, units)
//
// Reductions and Windows stand beside the last one. CpuSchedule.cpp chooses the loops around all
// this, CpuKernel.cpp and InPlace.cpp emit them.
//===------------------------------------------------------------------------===//
#ifndef ZERO_LIB_TARGET_CPU_KERNELEMITTER_H
#define ZERO_LIB_TARGET_CPU_KERNELEMITTER_H

#include "Reductions.h"
#include "llvm/ADT/DenseSet.h"

namespace zero {

class KernelEmitter : public UnitCode {
public:
  /// `lanes` is the width of inner loops, `inputs` and `rankAddress` (null where the kernel needs
  /// none) where the arguments and the rank's number are.
  /// What the code needs besides, in the module, has a name that begins with `name`.
  KernelEmitter(mlir::func::FuncOp kernel, mlir::OpBuilder &builder, unsigned lanes,
                mlir::ValueRange inputs, mlir::Value rankAddress, llvm::StringRef name);

  /// The element of `value` at `index` (one per dimension): a scalar where no index changes with
  /// the lane, else a vector. Held in the compute type.
  mlir::Value evaluate(mlir::Value value, llvm::ArrayRef<Index> index);
  /// Also takes one flat index in place of the dimensions.
  mlir::Value evaluateFlat(mlir::Value value, Index flat) { return evaluate(value, {flat}); }
  /// Makes the results of `op` at the points of the kept dimensions, unless the first one is known
  /// already (another one of its group came first).
  void evaluateReduceOnce(hlo::ReduceOp op, llvm::ArrayRef<Indices> points);
  /// See Reductions.
  void setPartials(hlo::ReduceOp op, Partials from) { reductions.setPartials(op, from); }
  /// The reducer's or combiner's region on elements; one value per result.
  llvm::SmallVector<mlir::Value> emitRegion(mlir::Region &region,
                                            llvm::ArrayRef<mlir::Value> arguments);

  /// Keeps the elements of `value` that are computed in the given pass over a row at `address`, one
  /// for each of `columns`; later passes load them.
  void stage(mlir::Value value, mlir::Value address, unsigned pass,
             llvm::ArrayRef<int64_t> columns);
  /// A pass over a row begins: the first one is number 0.
  void beginPass(unsigned number) { pass = number; }

  /// From here to endTileRow(), some of `dependents` are in memory, and what the others are changes
  /// with that: nothing of them is computed outside the innermost loop.
  void beginTileRow(llvm::ArrayRef<mlir::Value> dependents);
  /// Elements of `value` are at `address` from here on, by their index along `dimension`.
  void hold(mlir::Value value, mlir::Value address, int64_t dimension);
  void endTileRow();
  /// Reductions along lanes go over that many elements only, until it is set to null.
  void limitReductions(mlir::Value count) { reductionLimit = count; }
  mlir::Value getReductionLimit() const { return reductionLimit; }
  /// Reductions along lanes have one order for any number of lanes and threads (TreeReductions.cpp),
  /// by so many accumulators: a power of two of at least eight, a function of the elements reduced.
  void setTreeOrder(int64_t (*countAccumulators)(int64_t elements)) {
    this->countAccumulators = countAccumulators;
  }
  bool hasTreeOrder() const { return countAccumulators; }
  int64_t getAccumulators(int64_t elements) const { return countAccumulators(elements); }
  mlir::Value getInput(unsigned argument) const { return inputs[argument]; }

  /// Promises that each work item is `elements` long, inside one block of its unit's layout.
  void setItemElements(int64_t elements) { itemElements = elements; }
  /// A work item begins: the first element of its innermost loop.
  void startItem(Index first) { itemStart = first; }
  /// A step of that loop begins.
  void startStep(mlir::Value at) { itemIndex = at; }
  /// The first element of the work item that `element` is in, where one search for its segment
  /// serves the whole item: segments start at multiples of the block, and no item crosses one.
  std::optional<Index> findItemStart(ir::LayoutOp layout, const Index &element) const;

private:
  mlir::Value compute(mlir::Value value, llvm::ArrayRef<Index> index);
  mlir::Value computeStaged(mlir::Value value, llvm::ArrayRef<Index> index);
  mlir::Value computeIndexing(mlir::Operation *op, llvm::ArrayRef<Index> index);
  mlir::Value constantElement(hlo::ConstantOp op, llvm::ArrayRef<Index> index);
  Index linearIndex(mlir::Value value, llvm::ArrayRef<Index> index);

  std::string name;
  llvm::SmallVector<mlir::Value> inputs;
  Reductions reductions;
  llvm::DenseMap<mlir::Operation *, std::string> constantNames; // of constants in memory
  struct Staged {
    mlir::Value address;
    unsigned pass;
    llvm::SmallVector<int64_t> columns;
  };
  llvm::DenseMap<mlir::Value, Staged> staged;
  unsigned pass = 0;
  /// Where values in memory are.
  struct Held {
    mlir::Value address;
    int64_t dimension;
  };
  llvm::DenseMap<mlir::Value, Held> held;
  llvm::DenseSet<mlir::Value> dependents; // on values in memory
  unsigned tileRowLevel = 0;
  mlir::Value reductionLimit;
  int64_t (*countAccumulators)(int64_t) = nullptr;
  int64_t itemElements = 0;
  Index itemStart;
  mlir::Value itemIndex;
};

/// Whether every value that `value` needs has `count` elements in one order, or one element: then
/// one flat index serves all.
bool isFlat(mlir::Value value, int64_t count);

} // namespace zero
#endif
