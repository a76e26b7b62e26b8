//===- Detect.h - What the replica program says about its parameters ---------===//
//
// First third of zero-partition: which states live in the index space of which parameter, what the
// update of each parameter computes, which values are made of parameters only. Nothing is changed.
//===------------------------------------------------------------------------===//
#ifndef ZERO_PARTITIONED_DETECT_H
#define ZERO_PARTITIONED_DETECT_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Dialect/Zero/Zero.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringMap.h"

namespace zero::part {

/// One state of a parameter: the parameter itself, a moment, a master, an average.
struct StateSlot {
  mlir::StringAttr name;
  ir::RoleKind kind;
  mlir::RankedTensorType type;
  /// Argument of @main and the result that replaces it, -1 for none.
  int64_t arg = -1, result = -1;
};

/// A parameter and the states that have its elements: they are sharded alike. Or one state of an
/// optimizer that has the elements of no parameter.
struct ParamGroup {
  /// Slot 0 is the parameter, or that state.
  llvm::SmallVector<StateSlot, 4> slots;
  /// Slices along dimension 0 that are segments of their own (scanned layers); 0: one segment.
  int64_t slices = 0;
  /// Element type in which forward and backward read the parameter: that of a narrowing convert
  /// that is its only use there, else its own.
  mlir::Type workingType;

  mlir::RankedTensorType getType() const { return slots[0].type; }
  bool isTrainable() const { return slots[0].kind == ir::RoleKind::Param; }
  /// A state in an index space of its own: no parameter, no gradient, read by updates only.
  bool isStateAlone() const { return slots[0].kind == ir::RoleKind::OptState; }
  unsigned getNumSegments() const { return slices ? slices : 1; }
  /// Shape of one segment.
  llvm::ArrayRef<int64_t> getSegmentShape() const {
    return slices ? getType().getShape().drop_front() : getType().getShape();
  }
};

/// A group's slot: which state an argument is.
struct SlotRef {
  unsigned group, slot;
  friend bool operator==(const SlotRef &, const SlotRef &) = default;
};

/// A value, or (slice >= 0) slice `slice` of it along dimension 0.
struct ValueSlice {
  mlir::Value value;
  int64_t slice = -1;
};

/// A rank-independent scalar of an update: a value, or a constant's element.
struct ScalarSource {
  mlir::Value value;
  mlir::Attribute constant;
  friend bool operator==(const ScalarSource &, const ScalarSource &) = default;
};

/// One value of an update, on the elements of a segment.
struct FlatNode {
  /// Whole: a value that no rule moves to shards. Every rank computes it whole and takes its range.
  enum Kind { State, Gradient, Scalar, Apply, Whole } kind;
  /// The value in the program.
  ValueSlice at;
  /// Slot, or number among the graph's gradients, scalars or whole values.
  unsigned index = 0;
  llvm::SmallVector<unsigned, 3> operands = {};
  mlir::Type elementType = {};
  /// Whether a Gradient (a Whole) node is among those that the node is made of.
  bool readsGradient = false, readsWhole = false;

  /// The elementwise op of an Apply node, else null.
  mlir::Operation *getOp() const { return kind == Apply ? at.value.getDefiningOp() : nullptr; }
};

/// A reduction over all elements of the parameter (norm, is_finite), or over some of its dimensions
/// (row and column statistics), of node `input`.
struct PartialReduce {
  hlo::ReduceOp op;
  unsigned input;
};

/// A value of the graph (or slice `at.slice` of it) that an op without a rule reads whole.
struct WholeRead {
  ValueSlice at;
  unsigned node;
};

/// What is computed elementwise on one segment: new states and inputs of partial reductions. Tells
/// which parameters may share a unit, and where rules must stop. Packs are made of its roots,
/// gradients, wholes and inputs of partials; its elementwise nodes are what the rules of
/// Batching.cpp are expected to move.
struct UpdateGraph {
  llvm::SmallVector<FlatNode, 0> nodes;
  llvm::SmallVector<ScalarSource> scalars;
  /// Reduced gradients: the value after its all_reduces.
  llvm::SmallVector<ValueSlice, 1> gradients;
  /// Values that the step computes whole.
  llvm::SmallVector<ValueSlice, 0> wholes;
  /// Values of the graph that the step reads whole.
  llvm::SmallVector<WholeRead, 0> wholeReads;
  /// Node of each slot's new value, -1 where the step has no result for it.
  llvm::SmallVector<int64_t, 4> roots;
  llvm::SmallVector<PartialReduce, 1> partials;
};

struct Segment {
  unsigned group;
  int64_t slice = -1;
  UpdateGraph graph;
};

/// Names states; looks them up on the arguments and results of every entry function.
class StateTable {
public:
  llvm::SmallVector<ParamGroup, 0> groups;
  /// State of a group by leaf name.
  llvm::StringMap<SlotRef> slotOf;
  /// Names of states that are replicated, with the reason.
  llvm::MapVector<mlir::StringAttr, std::string> replicated;

  /// The slot that argument `index` of `function` holds.
  std::optional<SlotRef> ofArgument(mlir::func::FuncOp function, unsigned index) const;
  std::optional<SlotRef> ofResult(mlir::func::FuncOp function, unsigned index) const;
};

/// Where a value of an update is in the units: in one segment, or one slice a segment.
struct FlatValue {
  struct Part {
    unsigned segment, node;
  };
  llvm::SmallVector<Part, 1> parts;
  /// The value is all slices of a stacked parameter.
  bool isStack;
};

/// What detection finds in @main.
struct StepInfo {
  llvm::SmallVector<Segment, 0> segments;
  /// Reduced gradients and what is computed from them by rule in a parameter's index space: no rank
  /// has more than its range, so who reads one whole gathers it.
  llvm::DenseMap<mlir::Value, FlatValue> sharded;
  /// The all_reduces below reduced gradients: the units' reductions take their place.
  llvm::DenseSet<mlir::Operation *> unitReductions;
  /// Values that are computed whole, of which each rank then keeps its shard.
  llvm::SetVector<mlir::Value> wholes;
  /// Reductions that become partials, in program order.
  llvm::SetVector<mlir::Operation *> partials;
};

/// What is computed whole though a rule would move it, since the step needs it whole anyway.
struct NeededWhole {
  /// All_reduces that stay as they are.
  llvm::SetVector<mlir::Operation *> reductions;
  /// Elementwise values made of values that are computed whole.
  llvm::SetVector<mlir::Value> values;
  size_t size() const { return reductions.size() + values.size(); }
};

struct DetectOptions {
  llvm::ArrayRef<std::string> allowReplicated;
  int64_t maxReplicatedBytes;
  /// Whether a larger state that stays replicated is an error: where anything is sharded.
  bool refusesLarge;
};

/// Role of an argument or result, null where it has none.
ir::RoleAttr getArgRole(mlir::func::FuncOp function, unsigned index);
ir::RoleAttr getResultRole(mlir::func::FuncOp function, unsigned index);

/// True where the value is (rank-independently) one element.
inline bool isScalar(mlir::Value value) { return hlo::tensorType(value).getNumElements() == 1; }
/// The one element of a splat constant, null for anything else.
mlir::Attribute getSplat(mlir::Value value);
/// The scalar of which every element of `value` is a copy.
std::optional<ScalarSource> findScalar(mlir::Value value);
/// The same of a slice, which a pad may have put there.
std::optional<ScalarSource> findScalar(ValueSlice at);
/// Whether the op computes each element of its result of those at the same place: what is
/// elementwise, and a number's bits for a number.
bool isByElement(mlir::Operation *op);
/// Whether the value counts elements along a dimension.
inline bool isCount(mlir::Value value) { return value.getDefiningOp<hlo::IotaOp>() != nullptr; }
/// Whether the op only moves elements: it commutes with reductions over ranks.
bool isDataMovement(mlir::Operation *op);
/// Values between `value` and the all_reduces below it are data movement of reduced and constant
/// zero values only: the reductions, in order; empty where it is not so.
llvm::SmallVector<ir::AllReduceOp> findReductions(mlir::Value value);
/// Number of the slice along dimension 0 that `op` takes whole, -1 where it does another thing.
int64_t getSliceNumber(mlir::Operation *op);
/// The number that all elements of the slice are where a pad along dimension 0 put it there, else
/// null.
mlir::Value findPadding(ValueSlice at);
/// Slice `slice` of `value` where a concatenation, a pad or an update along dimension 0 made it.
std::optional<ValueSlice> findSlice(mlir::Value value, int64_t slice);
/// What `at` is another name of: a slice that was put there, or what a reshape reshapes.
std::optional<ValueSlice> findSame(ValueSlice at);

/// Ops that are elementwise, of pure data movement or narrowing on values made of states, scalars
/// and constants only (masks): repeated where they are used, so that nothing made of a gathered
/// parameter is kept.
class DerivedValues {
public:
  DerivedValues(mlir::func::FuncOp function, const StateTable &table);
  bool isDerived(mlir::Value value) const { return derived.contains(value); }
  /// The slot an argument holds.
  std::optional<SlotRef> getSource(mlir::Value argument) const;
  /// The slice of a stacked state (perhaps converted before) that `op` takes whole.
  std::optional<int64_t> getSegmentRead(mlir::Operation *op, const StateTable &table) const;

private:
  llvm::DenseSet<mlir::Value> derived;
  llvm::DenseMap<mlir::Value, SlotRef> sources;
};

/// Kind of a reduction of all elements to one whose initial value does not count: it is the sum (or
/// maximum, ...) of what each rank finds in its own range.
std::optional<ir::ReduceKind> getFullReduction(mlir::Operation *op);
/// The same of a reduction over some dimensions, to several elements, but to so few that adding
/// them over ranks moves no more than gathering the operand does.
std::optional<ir::ReduceKind> getAxisReduction(mlir::Operation *op);

/// What ranks may have different values of: what is made of the batch, up to reductions over ranks.
llvm::DenseSet<mlir::Value> findLocal(mlir::func::FuncOp function);

/// Fills groups, slots and replicated states from @main; an error names what cannot be sharded and
/// why.
llvm::LogicalResult detectStates(mlir::func::FuncOp main, const DetectOptions &options,
                                 StateTable &table);
/// Finds the parameters that are read slice by slice.
void detectStacks(mlir::func::FuncOp main, StateTable &table);
/// Fills the update graphs.
void detectUpdates(mlir::func::FuncOp main, const StateTable &table, const NeededWhole &needed,
                   StepInfo &info);

} // namespace zero::part
#endif
