//===- ReplicaWalker.h - A claim for every value, in program order -------------===//
#ifndef ZERO_LIB_VALIDATE_REPLICAWALKER_H
#define ZERO_LIB_VALIDATE_REPLICAWALKER_H

#include "ReplicaClaims.h"
#include "ReplicaCoercion.h"
#include "ReplicaExpressions.h"

#include "zero/Dialect/Sdy/Sdy.h"

namespace zero::validate::replica {

class Walker;

/// An op with the claims of its operands, as the rules of the ops see it.
struct RuleInput {
  Walker &walker;
  mlir::Operation *op;
  llvm::ArrayRef<Claim> operands;

  bool any(Sharding::Kind kind) const {
    return llvm::any_of(operands, [&](const Claim &claim) { return claim.sharding.kind == kind; });
  }
  const Sharding &sharding(unsigned operand) const { return operands[operand].sharding; }
  Number number(unsigned operand) const { return operands[operand].number; }
  /// Shapes on one rank.
  llvm::ArrayRef<int64_t> shape(unsigned operand) const {
    return hlo::tensorType(op->getOperand(operand)).getShape();
  }
  llvm::ArrayRef<int64_t> resultShape(unsigned result = 0) const {
    return hlo::tensorType(op->getResult(result)).getShape();
  }
  /// The sharding of the first sharded one of the first `count` operands; replicated if there is
  /// none.
  Sharding firstSharded(unsigned count) const;
  Sharding firstSharded() const { return firstSharded(operands.size()); }
  /// The sharding of the first partial operand; replicated if there is none.
  Sharding firstPartial() const;

  /// The number that the operand has in `sharding`, which may be another than it is claimed in.
  std::optional<Number> as(unsigned operand, const Sharding &sharding) const;
  /// The claims of the op's results if the operands can be had in the given shardings: the op with
  /// `attributes` (its own, where null) on the whole operands.
  Answer apply(llvm::ArrayRef<Sharding> operandShardings, llvm::ArrayRef<Sharding> resultShardings,
               mlir::Attribute attributes = {}) const;
  /// The same with the shardings that the operands have.
  Answer pass(const Sharding &result) const;
  /// The op's own attributes with one of them replaced.
  mlir::Attribute withDims(llvm::StringRef name, llvm::ArrayRef<int64_t> dims) const;
};

using Rule = Answer (*)(const RuleInput &);
using RuleTable = llvm::DenseMap<mlir::TypeID, Rule>;

template <typename... Op> void addRule(RuleTable &table, Rule rule) {
  (table.try_emplace(mlir::TypeID::get<Op>(), rule), ...);
}

// By family of ops. A rule is asked when an operand is not replicated; a structural one always.
void addElementwiseRules(RuleTable &table);
void addShapeRules(RuleTable &table);
void addLinearRules(RuleTable &table);
void addReductionRules(RuleTable &table);
void addIndexingRules(RuleTable &table);
void addCollectiveRules(RuleTable &structural);
void addControlRules(RuleTable &structural);
void addManualRules(RuleTable &structural);

Answer proveElementwise(const RuleInput &in);
Answer proveRounding(const RuleInput &in);
Answer proveAxisIndex(const RuleInput &in);

// Rows of a table that indices address anywhere, each rank those that it has (ReplicaOwnRows.cpp).
Answer proveCompare(const RuleInput &in);
/// Of an 'and' of two predicates: within both ends.
Answer joinBounds(const RuleInput &in);
/// Of a broadcast.
Answer spreadRange(const RuleInput &in);
Answer gatherOwnRows(const RuleInput &in);
/// Of a select.
Answer keepOwnRows(const RuleInput &in);
/// Of a select by whether this is one of the ranks.
Answer keepOnRank(const RuleInput &in);
/// The input's sharding that updates at an offset index, operand `index`, are written in; none
/// where they are not the rank's rows of it.
std::optional<Sharding> getWrittenRows(const RuleInput &in, unsigned index,
                                       llvm::ArrayRef<int64_t> columnDims,
                                       llvm::ArrayRef<int64_t> dropped);

/// What the region's one op reduces by; none for other functions.
std::optional<ir::ReduceKind> getReduction(mlir::Region &region);

/// A result of a manual computation whose imported value is known by what one rank has of it.
struct ManualResult {
  Number perRank; // the expression of the rank's value
  Claim claim;    // what it is outside of the computation
};

/// Word of what devices may have different values of, though the step says that all have it.
constexpr llvm::StringLiteral kDiffers = "differs between devices";

/// Of values that devices joined of their rows along a dimension, in groups: what a rank had.
using JoinedRows = llvm::DenseMap<std::pair<Number, std::pair<int64_t, int64_t>>, Claim>;

/// The devices of a manual computation: along one axis they are the ranks, and along another one
/// devices that stay beside them.
struct ManualDevices {
  sdy::MeshAttr mesh;
  llvm::StringRef own, beside; // "": there is none
};

/// Gives every value of a program a claim, op by op.
class Walker {
public:
  /// `isPerRank`: where no rule applies, a value may be each rank's own.
  Walker(Expressions &expressions, int64_t ranks, bool isPerRank)
      : expressions(expressions), coercion(expressions, ranks), ranks(ranks), isPerRank(isPerRank) {
  }

  /// All ops of the block but its terminator. Fails at the first op whose results cannot be
  /// proved; `getFailure` says which.
  mlir::LogicalResult run(mlir::Block &block);
  mlir::InFlightDiagnostic reportFailure();
  /// The op at which a proof ended last; null where it went on.
  mlir::Operation *getFailed() const { return failed; }

  const Claim &getClaim(mlir::Value value) const { return claims.find(value)->second; }
  void setClaim(mlir::Value value, Claim claim) { claims[value] = std::move(claim); }
  /// What the value is outside of the manual computations that it is computed in.
  const Claim &getOuterClaim(mlir::Value value) const;

  /// Numbers of the regions of an op as functions of what they are called with: the same on all
  /// ranks, or each rank's own.
  std::optional<llvm::SmallVector<Number>> numberRegions(mlir::Operation *op,
                                                         Sharding::Kind arguments);
  /// Runs the region on the given claims; the claims of what it returns.
  std::optional<Claims> runRegion(mlir::Region &region, llvm::ArrayRef<Claim> arguments);
  Number makeRegion(mlir::Region &region, llvm::ArrayRef<Number> returned);
  /// Argument `index` of the regions at the present depth.
  Claim makeCarried(unsigned index, mlir::Type local, const Sharding &sharding, mlir::Location loc);

  /// The claims of an op's results by rules, or as each rank's own where that may be.
  Answer answer(mlir::Operation *op, llvm::ArrayRef<Claim> operands);
  /// The claims of an op all of whose operands are replicated.
  Answer makeReplicated(mlir::Operation *op, llvm::ArrayRef<Claim> operands);
  /// The expression of the rank's own value.
  Number getPerRank(const Claim &claim, mlir::Type local, mlir::Location loc);
  /// The same of a value of this program.
  Number getPerRank(const Claim &claim, mlir::Value value) {
    return getPerRank(claim, value.getType(), value.getLoc());
  }
  static Claim makePerRank(Number number) {
    return {number, Sharding::of(Sharding::PerRank), kNoNumber};
  }
  /// The claim's number in another sharding, if the value can be held in that sharding too.
  std::optional<Number> as(const Claim &claim, const Sharding &sharding);

  /// Whether some of the values, in a region, are partial sums over one rank: the sums.
  bool isWholeOnOneRank(llvm::ArrayRef<Claim> values) const;

  /// What one rank's rows, parts of them and sums over them in regions are by themselves: other
  /// claims of the op's operands, where there are any.
  std::optional<Claims> getWholeOnOneRank(mlir::Operation *op, llvm::ArrayRef<Claim> operands);
  std::optional<Claim> getSlice(const Claim &claim, mlir::Value value);

  /// Whether the rows of one rank are all there are.
  bool isAllRows(const Sharding &sharding) const {
    return sharding.isSharded() && sharding.getHolders(ranks) == 1;
  }

  /// What to say of the present op if its rule gives no answer.
  void explain(std::string why) { reason = std::move(why); }

  Expressions &expressions;
  Coercion coercion;
  const int64_t ranks;
  bool isPerRank;
  /// Of the import program: the results of manual computations that are no plain rows or sums.
  llvm::SmallVector<ManualResult> manualResults;
  JoinedRows joined; // of the import program
  /// Of the import program: whether there are any.
  bool hasManual = false;
  /// Of the replica: the type of --reduce-dtype, null where it is the program's.
  mlir::Type reduceType;
  /// Parts of a rank's rows that the step is said to have, and that these were seen to be cut in.
  int64_t rowParts = 1;
  int64_t partsSeen = 1;
  /// Of the replica: what collectives have to be over.
  mlir::FlatSymbolRefAttr mesh;
  mlir::ArrayAttr axes;
  /// Of both programs: along which the step is model-parallel itself; null: along none.
  mlir::ArrayAttr modelAxes;

  /// Of the replica: the same, found again by what a rank has of them.
  void setManualResults(llvm::ArrayRef<ManualResult> results) {
    for (const ManualResult &result : results)
      outerByPerRank.try_emplace(result.perRank, result.claim);
  }
  /// Of the proof of a step's own model parallelism: its axis, beside which a manual computation
  /// may have devices; null of others.
  mlir::StringAttr modelAxis;
  /// Of the manual computation that is walked.
  std::optional<ManualDevices> devices;

  /// Looks whether the value is one of them.
  void noteOuter(mlir::Value value);

private:
  mlir::LogicalResult visit(mlir::Operation *op);
  void visitOuter(mlir::Operation *op);
  Answer proveOuter(mlir::Operation *op, llvm::MutableArrayRef<Claim> operands);
  Answer prove(mlir::Operation *op, llvm::ArrayRef<Claim> operands);
  Answer provePerRank(mlir::Operation *op, llvm::ArrayRef<Claim> operands);
  void addPerRank(mlir::Operation *op, llvm::ArrayRef<Claim> operands, Claims &results);

  llvm::DenseMap<mlir::Value, Claim> claims;
  /// Where it is another one: see getOuterClaim.
  llvm::DenseMap<mlir::Value, Claim> outerClaims;
  llvm::DenseMap<Number, Claim> outerByPerRank;
  int64_t depth = 0;
  mlir::Operation *failed = nullptr;
  std::string failedShardings, reason;
};

} // namespace zero::validate::replica
#endif
