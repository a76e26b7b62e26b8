//===- OpNumbers.h - Numbers of what ops make, from `partitioned` down --------===//
//
// One reading of every op that may stand in an entry or in a kernel, for the phases `partitioned`,
// `scheduled` and `planned`.
//===------------------------------------------------------------------------===//
#ifndef ZERO_VALIDATE_OPNUMBERS_H
#define ZERO_VALIDATE_OPNUMBERS_H

#include "Contents.h"
#include "EqualNumbers.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "zero/Dialect/StableHLO/StableHLO.h"

namespace zero::validate {

/// One part of a collective, as all three phases say it; `unit` is null for all_reduce.
struct Collective {
  ir::CollectiveKind kind;
  std::optional<ir::ReduceKind> reduce;
  mlir::FlatSymbolRefAttr unit, mesh;
  mlir::ArrayAttr axes;

  /// Part `index` of a collective in any phase.
  static Collective of(ir::CollectiveOpInterface op, unsigned index);
};

/// What is added to a matmul; kNoNumber: nothing.
struct MatmulTerms {
  Number old = kNoNumber; // contents of C
  Number bias = kNoNumber, addend = kNoNumber;
};

class OpNumbers {
public:
  using Values = llvm::DenseMap<mlir::Value, Number>;
  using Transfers = std::vector<std::pair<Number, mlir::Operation *>>;

  /// Reads kernels and layouts of `module`.
  OpNumbers(Contents &contents, mlir::ModuleOp module);

  Contents &getContents() { return contents; }
  ir::LayoutOp getLayout(mlir::FlatSymbolRefAttr unit) const;

  /// Gives the results of `op` numbers; those of its operands are in `values`. Fails with a message
  /// where the op does not make its result.
  llvm::LogicalResult number(mlir::Operation *op, Values &values);
  /// The numbers of a kernel's results. Those of one kernel and operands are found once.
  mlir::FailureOr<llvm::ArrayRef<Number>> inlineKernel(mlir::func::FuncOp kernel,
                                                       llvm::ArrayRef<Number> operands);
  mlir::func::FuncOp getKernel(mlir::FlatSymbolRefAttr name) const;
  /// Ranks that a collective runs over.
  int64_t countRanks(const Collective &collective) const;
  /// What `op`, a collective of any phase, makes of its operands: one number a result, but for what
  /// is left in scratch memory.
  llvm::SmallVector<Number> getCollectives(ir::CollectiveOpInterface op,
                                           llvm::ArrayRef<Number> operands,
                                           llvm::ArrayRef<mlir::RankedTensorType> types);
  /// Every transfer that ran since the last call, in order, with its op.
  Transfers takeTransfers() { return std::exchange(transfers, {}); }
  /// C's contents by a zero.gemm or zero.launch_gemm, without its old ones; kNoNumber where it does
  /// not make C as a whole.
  template <typename Op> Number getMatmul(Op op, Number a, Number b, mlir::RankedTensorType c);
  /// A matmul and what is added to it.
  Number getSum(Number product, const MatmulTerms &terms, mlir::RankedTensorType type,
                mlir::LocationAttr loc);
  /// The sums over k of the operand of a zero.gemm or zero.launch_gemm that `summed` names.
  template <typename Op> Number getOperandSums(Op op, Number operand, mlir::RankedTensorType sums);
  Number getArgument(unsigned index, mlir::Type type, mlir::LocationAttr loc);
  /// Begins an entry: what is equal on all ranks follows from the roles of its arguments.
  void beginEntry(llvm::ArrayRef<ir::RoleAttr> roles) { equal.begin(roles); }

private:
  using Numbers = llvm::SmallVector<Number, 4>;

  /// What `op` makes of one operand.
  Number getCollective(const Collective &collective, Number operand, mlir::Type type,
                       mlir::Operation *op);

  /// Ops of one result that equations look into; kNoNumber for any other op.
  Number numberKnown(mlir::Operation *op, llvm::ArrayRef<Number> operands);
  Number numberMove(mlir::Operation *op, Number operand);
  Number numberUnitOp(mlir::Operation *op, llvm::ArrayRef<Number> operands);
  Number numberPad(hlo::PadOp op, Number operand, Number padding);
  Number numberDot(hlo::DotGeneralOp op, Number a, Number b);
  bool mayRound(hlo::DotGeneralOp op) const;
  Number numberConvolution(hlo::ConvolutionOp op, Number input, Number filter);
  Number numberMultiplyReduce(hlo::DotGeneralOp op, Number a, Number b);
  Number numberReduce(hlo::ReduceOp op, Number value, Number initial);
  Number numberScatter(hlo::ScatterOp op, llvm::ArrayRef<Number> operands);
  Number getElementwise(mlir::StringAttr name, mlir::Attribute attributes, mlir::Type type,
                        llvm::ArrayRef<Number> operands, mlir::LocationAttr loc);
  Number getReduction(mlir::StringAttr name, mlir::Attribute attributes, Number value,
                      Number initial, mlir::RankedTensorType from,
                      llvm::ArrayRef<int64_t> dimensions, mlir::RankedTensorType to,
                      mlir::LocationAttr loc);
  bool isOfParts(mlir::StringAttr name, Number initial, mlir::Type element) const;
  bool isZero(Number number) const;
  bool isMatmul(Number number) const;
  bool isMatmulSum(Number number) const;
  bool hasPadding(mlir::FlatSymbolRefAttr unit) const;
  /// Whether ranks that differ along `axes` only are one.
  bool isOneRank(mlir::FlatSymbolRefAttr mesh, mlir::ArrayAttr axes) const;
  /// What own parts of it are gathered from; kNoNumber where `operand` is no such part.
  Number getWholeOfParts(const Collective &collective, Number operand);
  Number getExchanged(ir::CollectiveOpInterface op, unsigned result,
                      llvm::ArrayRef<Number> operands, mlir::RankedTensorType type);
  mlir::FailureOr<Numbers> numberOther(mlir::Operation *op, llvm::ArrayRef<Number> operands,
                                       Values &values);
  mlir::FailureOr<Number> numberRegion(mlir::Region &region, Values &values);

  /// Nobody's bytes: equal to nothing.
  Number getScratch(mlir::Value workspace);
  /// What an op is apart from its operands and regions; found once.
  mlir::Attribute getKey(mlir::Operation *op, bool withTypes);

  Contents &contents;
  EqualNumbers equal;
  mlir::MLIRContext *context;
  mlir::StringAttr addName, convertName, readWord, productWord;
  llvm::DenseMap<mlir::Attribute, ir::LayoutOp> layouts;
  llvm::DenseMap<mlir::Attribute, ir::MeshOp> meshes;
  llvm::DenseMap<mlir::Attribute, mlir::func::FuncOp> kernels;
  /// By unit: what kernels see of it.
  llvm::DenseMap<mlir::Attribute, mlir::Attribute> unitKeys;
  llvm::DenseMap<mlir::Operation *, mlir::Attribute> keys;
  llvm::DenseMap<Number, std::unique_ptr<Numbers>> inlined;
  /// Reductions that one of what they give may be the one of all with: of what, from what, by what.
  struct Reduced {
    Number of, initial;
    std::pair<mlir::StringAttr, mlir::Attribute> how;
  };
  llvm::DenseMap<Number, Reduced> reduced;
  /// Updates that are added up onto zeros.
  llvm::DenseSet<Number> scattered;
  Transfers transfers;
  unsigned level = 0;  // of regions
  bool isTf32 = false; // as `zero.config` says
};

} // namespace zero::validate
#endif
