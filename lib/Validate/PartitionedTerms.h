//===- PartitionedTerms.h - Expressions in a normal form -----------------------===//
//
// Numbers expressions of the phases `replica` and `partitioned`. Both phases' programs go through
// the same constructors, which apply the equations of PartitionedEquations.cpp always in one
// direction:
//
// - what moves elements goes towards the arguments, through whatever is elementwise;
// - all_reduce and convert go further in, through what moves elements.
//
// So two values that are equal by the equations have one number.
//===------------------------------------------------------------------------===//
#ifndef ZERO_VALIDATE_PARTITIONEDTERMS_H
#define ZERO_VALIDATE_PARTITIONEDTERMS_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Dialect/Zero/Zero.h"
#include "zero/Validate/Numbering.h"
#include "llvm/ADT/DenseSet.h"

namespace zero::validate {

/// The dimensions behind the first, counted from it.
llvm::SmallVector<int64_t> getInner(llvm::ArrayRef<int64_t> dims);

class Terms {
public:
  explicit Terms(mlir::ModuleOp module);

  const Numbering &getNumbering() const { return numbering; }
  std::string print(Number number) const { return numbering.print(number); }
  mlir::RankedTensorType getType(Number number) const {
    return llvm::cast<mlir::RankedTensorType>(numbering.getExpression(number).type);
  }

  /// Where the numbers made from now on are first seen.
  void setLocation(mlir::LocationAttr location) { loc = location; }
  /// A leaf is split into one segment per slice: full reductions of values of its shape are taken
  /// slice by slice.
  void addStacked(mlir::RankedTensorType leaf) {
    stacked.insert({leaf.getDimSize(0), leaf.getNumElements()});
  }

  /// An entry's argument. `varies`: every rank has its own.
  Number getArgument(llvm::StringRef name, mlir::Type type, bool varies);
  /// Argument `index` of a region at `depth` regions inside the entry.
  Number getRegionArgument(unsigned depth, unsigned index, mlir::Type type);
  /// What a region gives back.
  Number getRegion(llvm::ArrayRef<Number> results);
  /// Result `result` of an op. Regions at `depth` follow the operands. `ordinal` tells ops apart
  /// that must not be taken for one another (they draw random numbers anew, or have effects).
  Number getOp(mlir::Operation *op, llvm::ArrayRef<Number> operands, unsigned result,
               unsigned depth, int64_t ordinal);

  Number getConstant(mlir::ElementsAttr value);
  Number getBroadcast(Number number, llvm::ArrayRef<int64_t> dims, mlir::RankedTensorType type);
  Number getConcatenation(llvm::ArrayRef<Number> parts, int64_t dim, mlir::RankedTensorType type);
  Number getElementwise(mlir::StringAttr op, mlir::Attribute attributes, mlir::Type elementType,
                        llvm::ArrayRef<Number> operands);
  /// The same elements in row-major order.
  Number getReshape(Number number, llvm::ArrayRef<int64_t> shape);
  /// Whether all slices along dimension 0 are: equation stack-of-rows.
  bool areEqualByRows(Number a, Number b);
  /// Slice `index` along dimension 0, without that dimension.
  Number getRow(Number number, int64_t index);
  Number getAllReduce(Number number, ir::ReduceKind kind, mlir::FlatSymbolRefAttr mesh,
                      mlir::ArrayAttr axes);
  /// What a rank finds of a reduction of `number` in its own range, sharded over `axes`.
  Number getPartial(Number number, ir::ReduceKind kind, mlir::FlatSymbolRefAttr mesh,
                    mlir::ArrayAttr axes);
  /// What a rank has of `number`, segment `segment` of a unit sharded over `axes`, in its own
  /// range; elsewhere the identity of `kind`.
  Number getOwn(Number number, ir::ReduceKind kind, mlir::FlatSymbolRefAttr mesh,
                mlir::ArrayAttr axes, mlir::FlatSymbolRefAttr unit, int64_t segment);
  /// The rank's rows of `number`, along the first dimension, over `axes`.
  Number getOwnRows(Number number, mlir::FlatSymbolRefAttr mesh, mlir::ArrayAttr axes,
                    mlir::Type type);
  /// A uniform value with another shape.
  Number getResized(Number number, llvm::ArrayRef<int64_t> shape);

  /// Whether ranks may have different values.
  bool varies(Number number) const {
    return facts[number].varies || facts[number].carried != kNotCarried;
  }
  /// Whether ranks may hold different values where one is needed: a rank alone holds its own.
  bool differs(Number number) const { return meshSize > 1 && varies(number); }
  /// Whether all elements are one scalar's value, whatever the number of elements.
  bool isUniform(Number number) const { return facts[number].isUniform; }
  bool isElementwise(mlir::StringAttr op) const;
  bool isCommutative(mlir::StringAttr op) const;
  llvm::SmallVector<Number, 2> orderOperands(mlir::StringAttr op, Number first, Number second);
  /// An op's name in expressions: a bitcast that changes the shape has another one than those that
  /// are elementwise.
  static mlir::StringAttr getName(mlir::Operation *op);

private:
  static constexpr unsigned kNotCarried = ~0u;

  /// What is known of a number beside its expression.
  struct Facts {
    bool varies = false;
    bool isUniform = false;
    /// Depth of the outermost region whose argument it depends on.
    unsigned carried = kNotCarried;
  };

  /// A rewrite that is pushed into expressions.
  struct Move {
    enum Kind { Reshape, Row, Resize, Unary } kind;
    mlir::Attribute parameters;
    int64_t row = 0;
    mlir::StringAttr op = {};
    mlir::Type elementType = {};
  };
  /// A move of a number; what is asked for and not known yet goes on a list.
  struct Task {
    unsigned move;
    Number number;
  };
  using Pending = llvm::SmallVector<Task>;

  Number add(mlir::StringAttr op, mlir::Attribute attributes, mlir::Type type,
             llvm::ArrayRef<Number> operands, unsigned result = 0, unsigned depth = kNotCarried);
  Facts findFacts(const Expression &expression) const;
  bool clearsVariance(const Expression &expression) const;
  bool areModelAxes(mlir::ArrayAttr axes) const;

  unsigned getMove(const Move &move);
  unsigned getReshapeMove(llvm::ArrayRef<int64_t> shape);
  unsigned getRowMove(int64_t row);
  unsigned getUnaryMove(const Expression &expression);
  unsigned getUnaryMove(mlir::StringAttr op, mlir::Attribute attributes, mlir::Type elementType);

  /// Applies a move, with a list instead of recursion: chains may be long.
  Number apply(unsigned move, Number number);
  Number need(unsigned move, Number number, Pending &pending) const;
  bool needAll(unsigned move, llvm::ArrayRef<Number> operands,
               llvm::SmallVectorImpl<Number> &results, Pending &pending) const;
  Number step(Task task, Pending &pending);
  Number stepReshape(unsigned move, Number number, Pending &pending);
  Number addRow(unsigned move, Number number);
  Number stepRow(unsigned move, Number number, Pending &pending);
  Number stepRowOfReshape(unsigned move, Number number, Pending &pending);
  Number stepRowOfBroadcast(unsigned move, Number number, Pending &pending);
  Number stepRowOfConcatenation(unsigned move, Number number, Pending &pending);
  Number stepRowOfSlice(unsigned move, Number number, Pending &pending);
  Number stepRowOfPad(unsigned move, Number number, Pending &pending);
  Number stepRowOfUpdate(unsigned move, Number number, Pending &pending);
  bool keepsRows(const Expression &expression) const;
  Number stepRowOfBatch(unsigned move, Number number, Pending &pending);
  Number stepRowOfMatrices(const Expression &expression, llvm::MutableArrayRef<Number> operands,
                           Pending &pending);
  Number stepResize(unsigned move, Number number, Pending &pending);
  bool isOverOneRank(mlir::ArrayAttr reduction) const;
  mlir::ArrayAttr getOfOneRank(mlir::ArrayAttr reduction, mlir::Type elementType) const;
  mlir::ArrayAttr joinReductions(mlir::ArrayAttr outer, mlir::ArrayAttr inner) const;
  Number stepUnary(unsigned move, Number number, Pending &pending);
  Number stepUnaryOfMovement(unsigned move, Number number, Pending &pending);
  Number stepThroughUnary(unsigned move, Number number, Pending &pending);
  Number stepThroughElementwise(unsigned move, Number number, mlir::RankedTensorType type,
                                Pending &pending);

  Number getSlice(Number number, llvm::ArrayRef<int64_t> starts, llvm::ArrayRef<int64_t> limits,
                  llvm::ArrayRef<int64_t> strides, mlir::RankedTensorType type);
  Number findPart(Number number, int64_t &start, int64_t &limit);
  Number findOwnRows(hlo::DynamicSliceOp slice, llvm::ArrayRef<Number> operands);
  bool isInnerProduct(hlo::DotGeneralOp dot, llvm::ArrayRef<Number> operands) const;
  Number getFullReduction(Number number, ir::ReduceKind kind);
  Number getAxisReduction(Number number, ir::ReduceKind kind, llvm::ArrayRef<int64_t> dims);
  Number getStackOfRows(Number number);
  Number getAxisReductionOfSlices(Number number, ir::ReduceKind kind, llvm::ArrayRef<int64_t> dims);
  /// A reduction from the identity over `dims`; of several elements or one.
  Number getReduction(Number number, ir::ReduceKind kind, llvm::ArrayRef<int64_t> dims);
  /// None where an equation looks into no reduction such as this one.
  Number getKnownReduction(hlo::ReduceOp op, llvm::ArrayRef<Number> operands);
  /// None where the op is no reduction of one value from the identity by a kind of
  /// `zero.all_reduce`.
  std::optional<ir::ReduceKind> getReductionKind(hlo::ReduceOp op,
                                                 llvm::ArrayRef<Number> operands) const;
  mlir::StringAttr getReducer(ir::ReduceKind kind) const;
  /// x, where the parts are all its slices in order; else none.
  Number findStack(llvm::ArrayRef<Number> parts, mlir::RankedTensorType type) const;
  Number addConcatenation(llvm::ArrayRef<Number> parts, int64_t dim, mlir::RankedTensorType type);
  bool areAlike(llvm::ArrayRef<Number> parts) const;
  Number getStack(llvm::ArrayRef<Number> parts);
  Number stepStack(llvm::ArrayRef<Number> slices, Number plain, mlir::RankedTensorType type,
                   llvm::SmallVectorImpl<llvm::SmallVector<Number>> &pending);
  /// First dimension-0 row of the update, or -1 where it is no update of whole rows at a constant.
  int64_t getUpdatedRow(const Expression &update) const;
  const llvm::SmallVector<Task, 0> &getRowsOfUpdates(Number number);
  llvm::ArrayRef<int64_t> getOffsets(Number concatenation);

  const Expression &get(Number number) const { return numbering.getExpression(number); }
  bool is(Number number, mlir::StringAttr op) const { return get(number).op == op; }
  bool isUnary(Number number) const {
    return is(number, names.allReduce) || is(number, names.convert);
  }
  /// The constant that fills the value, null where there is none.
  mlir::Attribute getSplat(Number number) const;
  bool isZero(Number number) const;
  Number getSplatConstant(mlir::Attribute element, mlir::RankedTensorType type);
  mlir::DenseI64ArrayAttr getArray(llvm::ArrayRef<int64_t> values) const {
    return mlir::DenseI64ArrayAttr::get(context, values);
  }

  struct Names {
    explicit Names(mlir::MLIRContext *context);
    mlir::StringAttr constant, reshape, transpose, reverse, broadcast, slice, concatenate, pad,
        update, dot, cholesky, triangularSolve, call, convert, select, clamp, add, multiply, orOp,
        bitcast, allReduce, batchGather, rankOffset;
    // Words of this file.
    mlir::StringAttr argument, rankArgument, regionArgument, region, row, partial, fullReduction,
        own, ownRows, axisPartial, axisReduction;
  };

  mlir::MLIRContext *context;
  Numbering numbering;
  Names names;
  mlir::LocationAttr loc;
  /// Ranks of all axes together, and each axis's size.
  int64_t meshSize = 1;
  llvm::DenseMap<mlir::Attribute, int64_t> axisSizes; // of those that the batch is sharded over
  llvm::SmallVector<mlir::Attribute> axisNames;
  std::vector<Facts> facts;
  std::vector<Move> moves;
  llvm::DenseMap<std::pair<mlir::Attribute, int64_t>, unsigned> moveNumbers;
  llvm::DenseMap<uint64_t, Number> moved;
  llvm::DenseSet<std::pair<int64_t, int64_t>> stacked;
  /// Of chains of updates: where each row is.
  llvm::DenseMap<Number, llvm::SmallVector<Task, 0>> updatedRows;
  /// Of concatenations: where each part begins.
  llvm::DenseMap<Number, llvm::SmallVector<int64_t, 0>> offsets;
  /// Of concatenations of slices: the value by equation stack-of-elementwise.
  llvm::DenseMap<Number, Number> stackOf;
  mutable llvm::DenseMap<mlir::StringAttr, bool> elementwise, commutative;
  /// Of pairs of operands of commutative ops, the order in which they were met first.
  llvm::DenseMap<std::pair<const void *, std::pair<Number, Number>>, llvm::SmallVector<Number, 2>>
      orders;
};

} // namespace zero::validate
#endif
