//===- KernelGroups.h - Which ops become one kernel ---------------------------------===//
//
// The decisions of zero-form-kernels (see its description in Passes.td); OutlineKernels.cpp carries
// them out. Ops are visited last to first, so all users of an op are decided before it.
//===------------------------------------------------------------------------===//
#ifndef ZERO_4_SCHEDULED_KERNELGROUPS_H
#define ZERO_4_SCHEDULED_KERNELGROUPS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "zero/Target/RowForm.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SetVector.h"

namespace zero {

/// Position of what comes after everything.
constexpr int64_t kNever = INT64_MAX;

/// At which indices a kernel evaluates some of its ops. The root domain of a kernel is that of its
/// results; a shape op opens a domain for each operand that it reads at other indices.
struct Domain {
  /// Several indices of this domain may ask for one element: what is evaluated here must be cheap.
  bool repeats = false;
  /// Read under a condition (pad, concatenate): better kept short.
  bool conditional = false;
  /// Read across rows: one large operand only.
  bool strided = false;
  /// Arithmetic ops evaluated here.
  unsigned numOps = 0;
};

struct KernelGroup {
  enum Kind { Map, Reduce, Row, Single };
  Kind kind;
  mlir::Operation *seed; // the last op: the kernel runs where it stood
  int64_t position;
  unsigned rootDomain;
  /// Where the operands of the group's reductions are evaluated, and the first of these.
  unsigned reducedDomain = 0;
  mlir::Operation *reduce = nullptr;
  /// Of a kernel over rows, whose elements are those of `reducedDomain`: its rows, and where values
  /// of one element a row are evaluated.
  RowForm rows;
  unsigned rowDomain = 0;
  llvm::SetVector<mlir::Operation *> members;
  llvm::SmallVector<mlir::Value> outputs;
  llvm::DenseSet<mlir::Value> inputs;
};

/// Limits of one kernel.
struct GroupLimits {
  size_t maxOps, maxBuffers;
};

class KernelGroups {
public:
  KernelGroups(mlir::Block &block, GroupLimits limits);

  /// Decides every op; fails, with messages, where one has no kernel.
  mlir::LogicalResult form();

  llvm::ArrayRef<KernelGroup> getGroups() const { return groups; }
  /// Library calls, collectives and the return, first to last, but for those that nothing needs.
  llvm::ArrayRef<mlir::Operation *> getBoundaries() const { return boundaries; }
  int64_t getPosition(mlir::Operation *op) const { return positions.lookup(op); }

private:
  /// An op inside a kernel, evaluated in one of its domains.
  struct Membership {
    unsigned group, domain;
    bool operator==(const Membership &) const = default;
  };

  /// Everything that reads an op's results.
  struct Users {
    llvm::SmallVector<Membership> kernels; // unique
    /// Earliest and latest reader that is not a kernel.
    int64_t firstOutside = kNever, lastOutside = -1;

    bool hasOutside() const { return lastOutside >= 0; }
    bool empty() const { return kernels.empty() && !hasOutside(); }
    void addOutside(int64_t first, int64_t last) {
      firstOutside = std::min(firstOutside, first);
      lastOutside = std::max(lastOutside, last);
    }
  };

  Users collectUsers(mlir::Operation *op);
  unsigned getOperandDomain(mlir::OpOperand &use, const Membership &user);
  /// Whether `domain` is one in which results of `group` may be made.
  static bool isResultDomain(const KernelGroup &group, unsigned domain);
  unsigned addDomain(const Domain &domain = {}) {
    domains.push_back(domain);
    return domains.size() - 1;
  }
  void findRowValues();
  void makeRows(KernelGroup &group, const RowForm &rows, unsigned elements, unsigned values);
  void makeReduction(KernelGroup &group, mlir::Operation *reduce);

  void decide(mlir::Operation *op);
  void decideBoundary(mlir::Operation *op, const Users &users);
  void decideView(mlir::Operation *op, Users users);
  void decideFree(mlir::Operation *op, const Users &users);
  bool joinAllUsers(mlir::Operation *op, const Users &users);
  bool joinFirstUser(mlir::Operation *op, const Users &users);
  bool joinEpilogue(mlir::Operation *op, const Users &users);
  bool joinSibling(mlir::Operation *op, const Users &users);

  bool joinRows(mlir::Operation *op, const Users &users);

  /// The kernel among `users` that runs before every other user, if it reads `op` only where it
  /// makes its results, or evaluates values of its rows.
  std::optional<unsigned> findFirstUser(const Users &users) const;
  bool canJoin(mlir::Operation *op, const Membership &place) const;
  size_t countBuffersWith(mlir::Operation *op, const KernelGroup &group) const;
  bool fitsDomain(mlir::Operation *op, const Domain &domain) const;
  bool holdsTooLong(mlir::Operation *op, const KernelGroup &group) const;
  bool holdsThroughOthers(mlir::Operation *op, const Users &users) const;
  /// The unit with a matrix that `value` names a parameter of, through broadcasts and reshapes.
  mlir::Attribute getMatrixUnit(mlir::Value value) const;
  void join(mlir::Operation *op, const Membership &place);
  void startGroup(mlir::Operation *op, KernelGroup::Kind kind);
  void addOutputs(mlir::Operation *op, KernelGroup &group);
  void noteReads(mlir::Operation *op, int64_t position);
  int64_t distance(mlir::Operation *op, const KernelGroup &group) const;

  mlir::Block &block;
  GroupLimits limits;
  std::vector<KernelGroup> groups;
  std::vector<Domain> domains;
  llvm::SmallVector<mlir::Operation *> boundaries;
  bool failed = false;
  /// Values that follow, element by element, from a reduction along rows: that reduction's rows.
  llvm::DenseMap<mlir::Value, RowForm> rowValues;
  /// Place in the block, and how many of the model's own ops stand before: collectives differ
  /// between stages and must not decide anything.
  llvm::DenseMap<mlir::Operation *, int64_t> positions, modelPositions;
  llvm::DenseMap<mlir::Operation *, llvm::SmallVector<Membership, 1>> memberships;
  /// Domains of operands of shape ops, by the domain of the op.
  llvm::DenseMap<std::pair<unsigned, mlir::OpOperand *>, unsigned> operandDomains;
  /// Earliest and latest position at which a view's result, or a boundary op, is needed.
  llvm::DenseMap<mlir::Operation *, std::pair<int64_t, int64_t>> outsideReads;
  llvm::DenseSet<mlir::Attribute> matrixUnits; // names of units that hold more than vectors
  /// Where ops of the model read parameters of those, ascending.
  llvm::SmallVector<std::pair<int64_t, mlir::Attribute>> unitReads;
  /// Latest position at which a value is read.
  llvm::DenseMap<mlir::Value, int64_t> lastRead;
};

} // namespace zero
#endif
