//===- KernelEmitter.h - Elements of a kernel's values, on demand --------------===//
//
// A kernel is a small graph of whole-tensor ops. The emitter never materialises a value: it
// computes one element (or `lanes` elements along one direction) at an index, where the index says
// how it changes from lane to lane. What does not change stays scalar, what is the same for a whole
// row is computed before the row's loop, and (value, index) pairs are computed once per loop.
//
//   Index.cpp        arithmetic on indices
//   Memory.cpp       loads, stores, element types
//   Elementwise.cpp  one op on elements          MathExpansion.cpp  exp, log, tanh, ... in f32
//   Evaluate.cpp     values at indices           Indexing.cpp       gather, slices, pad, units
//   Reduction.cpp    reductions at an index      InPlace.cpp        scatter and other updates
//   CpuKernel.cpp    which loops a kernel needs: the CPU's part, which a GPU target replaces
//===------------------------------------------------------------------------===//
#ifndef ZERO_LIB_EXECUTABLE_KERNELEMITTER_H
#define ZERO_LIB_EXECUTABLE_KERNELEMITTER_H

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Builders.h"
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Dialect/Zero/Zero.h"
#include "llvm/ADT/DenseMap.h"
#include <map>

namespace zero {

/// `base + offset + lane * stride`, or one value per lane.
struct Index {
  mlir::Value base; // i64, null for 0
  int64_t offset = 0;
  int64_t stride = 0;  // from lane to lane
  mlir::Value lanes;   // vector of i64; the fields above are then unused
  int64_t divisor = 0; // `base` is a multiple of it (0: no base)
  unsigned level = 0;  // innermost loop that it depends on

  bool isConstant() const { return !base && !lanes && stride == 0; }
  bool isUniform() const { return stride == 0 && !lanes; }
  bool operator==(const Index &o) const {
    return base == o.base && offset == o.offset && stride == o.stride && lanes == o.lanes;
  }
  static Index constant(int64_t value) {
    Index index;
    index.offset = value;
    return index;
  }
};
using Indices = llvm::SmallVector<Index, 4>;

/// One loop body under construction (or the function's entry). Values are computed in the outermost
/// scope that their index allows, and remembered there.
struct Scope {
  mlir::OpBuilder::InsertPoint point;
  llvm::DenseMap<mlir::Value, llvm::SmallVector<std::pair<Indices, mlir::Value>, 1>> values;
  std::map<std::tuple<int, void *, void *, int64_t>, mlir::Value> arithmetic; // looked up only
};

/// How values are combined; the reducer region where it is none of the simple ones.
struct Combiner {
  std::optional<ir::ReduceKind> kind;
  mlir::Type element;
};

/// Reductions that run in one loop: same operand shape, same dimensions, none needs another.
struct ReduceGroup {
  llvm::SmallVector<hlo::ReduceOp> ops;
};

class KernelEmitter {
public:
  /// `kernel` is the function with the StableHLO body; code goes to `builder`'s place. `lanes` is
  /// the width of inner loops.
  KernelEmitter(mlir::func::FuncOp kernel, mlir::OpBuilder &builder, unsigned lanes);

  /// Addresses of the arguments, in order, and of the rank (null where the kernel needs none).
  void setBuffers(mlir::ValueRange inputs, mlir::Value rankAddress);

  bool hasFailed() const { return failed; }
  mlir::Value fail(mlir::Operation *op, const llvm::Twine &message);

  //===--- Values -----------------------------------------------------------===//
  /// The element of `value` at `index` (one per dimension): a scalar where no index changes with
  /// the lane, else a vector. Held in the compute type.
  mlir::Value evaluate(mlir::Value value, llvm::ArrayRef<Index> index);
  /// Also takes one flat index in place of the dimensions.
  mlir::Value evaluateFlat(mlir::Value value, Index flat);

  //===--- Elements ---------------------------------------------------------===//
  mlir::Type computeType(mlir::Type element);
  mlir::Type storageType(mlir::Type element);
  mlir::Value load(mlir::Type element, mlir::Value address, Index linear);
  void store(mlir::Value value, mlir::Type element, mlir::Value address, Index linear,
             bool asLanes);
  mlir::Value emitElementwise(mlir::Operation *op, llvm::ArrayRef<mlir::Value> operands);
  mlir::Value combine(ir::ReduceKind kind, mlir::Type element, mlir::Value a, mlir::Value b);
  mlir::Value identity(ir::ReduceKind kind, mlir::Type element);
  mlir::Value roundTo(mlir::Type element, mlir::Value value);
  mlir::Value convertElement(mlir::Type from, mlir::Type to, mlir::Value value);
  /// The reducer's or combiner's region on elements; one value per result.
  llvm::SmallVector<mlir::Value> emitRegion(mlir::Region &region,
                                            llvm::ArrayRef<mlir::Value> arguments);

  //===--- Indices ----------------------------------------------------------===//
  Index add(Index a, Index b);
  Index addConstant(Index a, int64_t c);
  Index multiply(Index a, int64_t c);
  std::pair<Index, Index> divide(Index a, int64_t d); // quotient, remainder; a >= 0
  Index negate(Index a) { return multiply(a, -1); }
  Index clamp(Index a, int64_t low, int64_t high);
  Index linearize(llvm::ArrayRef<Index> index, llvm::ArrayRef<int64_t> shape);
  Indices delinearize(Index linear, llvm::ArrayRef<int64_t> shape);
  Indices reshapeIndex(llvm::ArrayRef<Index> index, llvm::ArrayRef<int64_t> from,
                       llvm::ArrayRef<int64_t> to);
  Index fromValue(mlir::Value value, unsigned level, int64_t divisor = 1);
  mlir::Value toScalar(const Index &index);
  mlir::Value toLanes(const Index &index);
  mlir::Value toValue(const Index &index) {
    return index.isUniform() ? toScalar(index) : toLanes(index);
  }
  /// An integer element as an index.
  Index toIndex(mlir::Value element, mlir::Type type, unsigned level);

  //===--- Loops ------------------------------------------------------------===//
  using Body = llvm::function_ref<llvm::SmallVector<mlir::Value>(Index, mlir::ValueRange)>;
  /// `for (i = low; i < high; i += step)` carrying values; `divisor` is known to divide every i.
  llvm::SmallVector<mlir::Value> loop(mlir::Value low, mlir::Value high, int64_t step,
                                      int64_t divisor, mlir::ValueRange inits, Body body);
  void branch(mlir::Value condition, llvm::function_ref<void()> body);
  unsigned depth() const { return scopes.size() - 1; }

  //===--- Reductions -------------------------------------------------------===//
  /// Makes the results of `op` (and of its group) at the points of the kept dimensions.
  void evaluateReduce(hlo::ReduceOp op, llvm::ArrayRef<Indices> points);
  /// The same, unless the first point is known already (another one of its group came first).
  void evaluateReduceOnce(hlo::ReduceOp op, llvm::ArrayRef<Indices> points) {
    if (!find(op.getResult(0), points.front()))
      evaluateReduce(op, points);
  }
  mlir::Value evaluateSegmentReduce(ir::SegmentReduceOp op, Index segment);
  /// Whether its innermost dimension is reduced: lanes then run along it.
  static bool reducesInnermost(hlo::ReduceOp op);

  //===--- Rank and layout --------------------------------------------------===//
  mlir::Value rank();
  ir::LayoutOp layoutOf(mlir::Operation *op, mlir::FlatSymbolRefAttr unit);
  /// First element of the rank's own range, 0 where `elements` is the whole unit.
  Index ownStart(ir::LayoutOp layout, int64_t elements);
  static bool needsRank(mlir::func::FuncOp kernel);
  /// Address of a table of 64-bit integers in the module.
  mlir::Value table(llvm::StringRef name, llvm::ArrayRef<int64_t> values);

  //===--- Shorthands -------------------------------------------------------===//
  template <typename Op, typename... Args> mlir::Value make(Args &&...args) {
    return builder.createOrFold<Op>(loc, std::forward<Args>(args)...);
  }
  mlir::Value i64(int64_t value);
  mlir::Value constantLike(mlir::Value like, double value); // float of the type of `like`
  mlir::Value constantInt(mlir::Type type, int64_t value);  // scalar or vector type
  mlir::Value splat(mlir::Value scalar);
  bool isVector(mlir::Value value) const;
  /// Makes all of them vectors where one is.
  void unify(llvm::MutableArrayRef<mlir::Value> values);
  mlir::Type withLanes(mlir::Type scalar);
  mlir::Type typeLike(mlir::Value like,
                      mlir::Type scalar); // vector of `scalar` where `like` is one
  mlir::Value extract(mlir::Value vector, int64_t lane);
  /// Combines the lanes of a vector to a scalar, as a tree.
  mlir::Value horizontal(ir::ReduceKind kind, mlir::Type element, mlir::Value vector);

  mlir::func::FuncOp kernel;
  mlir::OpBuilder &builder;
  mlir::Location loc;
  const int64_t lanes;
  /// True where every full-size tensor is read by one flat index (see `isFlat`).
  bool flat = false;
  /// Elements of one work item along the innermost dimension: loops start at multiples of it.
  int64_t itemElements = 0;
  Index itemStart;       // first innermost element of the current item
  mlir::Value itemIndex; // and the one of the current step

private:
  friend class LevelGuard;
  mlir::Value compute(mlir::Value value, llvm::ArrayRef<Index> index);
  mlir::Value constantElement(hlo::ConstantOp op, llvm::ArrayRef<Index> index);
  mlir::Value computeIndexing(mlir::Operation *op, llvm::ArrayRef<Index> index);
  mlir::Value gather(hlo::GatherOp op, llvm::ArrayRef<Index> index);
  mlir::Value pad(hlo::PadOp op, llvm::ArrayRef<Index> index);
  mlir::Value concatenate(hlo::ConcatenateOp op, llvm::ArrayRef<Index> index);
  mlir::Value dynamicUpdateSlice(hlo::DynamicUpdateSliceOp op, llvm::ArrayRef<Index> index);
  mlir::Value segmentBroadcast(ir::SegmentBroadcastOp op, Index element);
  mlir::Value insertSegment(ir::InsertSegmentOp op, Index element);
  Index segmentOf(ir::LayoutOp layout, Index element);
  Index linearIndex(mlir::Value value, llvm::ArrayRef<Index> index);
  mlir::Value arithmetic(int kind, mlir::Value a, mlir::Value b, int64_t c, unsigned level);
  mlir::Value emitUnary(mlir::Operation *op, mlir::Type element, mlir::Value x);
  mlir::Value emitBinary(mlir::Operation *op, mlir::Type element, mlir::Value a, mlir::Value b);
  mlir::Value compare(hlo::CompareOp op, mlir::Value a, mlir::Value b);
  mlir::Value divideInt(mlir::Type element, mlir::Value a, mlir::Value b, bool remainder);
  mlir::Value shift(mlir::Operation *op, mlir::Value a, mlir::Value b);
  mlir::Value powerInt(mlir::Type element, mlir::Value a, mlir::Value b);
  mlir::Value floatToInt(mlir::Value value, mlir::IntegerType to);
  mlir::Value reducePrecision(hlo::ReducePrecisionOp op, mlir::Value x);
  mlir::Value callMath(llvm::StringRef name, llvm::ArrayRef<mlir::Value> operands);

  // MathExpansion.cpp: f32 scalars or vectors.
  mlir::Value expandExp(mlir::Value x);
  mlir::Value expandLog(mlir::Value x);
  mlir::Value expandTanh(mlir::Value x);
  mlir::Value expandExpm1(mlir::Value x);
  mlir::Value expandLog1p(mlir::Value x);
  mlir::Value polynomial(mlir::Value x, llvm::ArrayRef<double> highestFirst);
  mlir::Value select(mlir::Value condition, mlir::Value a, mlir::Value b);
  mlir::Value compareFloat(mlir::arith::CmpFPredicate predicate, mlir::Value a, double b);

  void reduceSequentially(hlo::ReduceOp op, llvm::ArrayRef<Indices> points);
  void reduceGroup(llvm::ArrayRef<hlo::ReduceOp> ops, llvm::ArrayRef<Indices> points);
  void reduceAlongLanes(llvm::ArrayRef<hlo::ReduceOp> ops, const Indices &point);
  /// Partial results over [low, high): one lane vector and one scalar per combiner, added to
  /// `carried`.
  using Element = llvm::function_ref<mlir::Value(unsigned which, Index at)>;
  llvm::SmallVector<mlir::Value> reduceRange(llvm::ArrayRef<Combiner> combiners, Index low,
                                             Index high, std::optional<int64_t> count,
                                             mlir::ValueRange carried, Element element);
  llvm::SmallVector<mlir::Value> reduceChunk(llvm::ArrayRef<Combiner> combiners, mlir::Value low,
                                             mlir::Value high, int64_t divisor,
                                             std::optional<int64_t> count, mlir::ValueRange carried,
                                             Element element);
  void groupReductions();
  void remember(mlir::Value value, llvm::ArrayRef<Index> index, mlir::Value result);
  mlir::Value find(mlir::Value value, llvm::ArrayRef<Index> index);
  static unsigned levelOf(llvm::ArrayRef<Index> index);

  bool failed = false;
  llvm::SmallVector<mlir::Value> inputs;
  mlir::Value rankAddress, rankValue;
  llvm::SmallVector<Scope> scopes;
  llvm::SmallVector<ReduceGroup> groups;
  llvm::DenseMap<mlir::Operation *, unsigned> groupOf;
  llvm::DenseMap<mlir::Operation *, std::string> constantNames; // of constants in memory
};

/// Emits into the loop of the given level while alive.
class LevelGuard {
public:
  LevelGuard(KernelEmitter &emitter, unsigned level);
  ~LevelGuard();

private:
  KernelEmitter &emitter;
  llvm::SmallVector<Scope> inner;
};

/// Whether every value that `value` needs has `count` elements in one order, or one element: then
/// one flat index serves all.
bool isFlat(mlir::Value value, int64_t count);

inline mlir::RankedTensorType tensorTypeOf(mlir::Value value) {
  return llvm::cast<mlir::RankedTensorType>(value.getType());
}

} // namespace zero
#endif
