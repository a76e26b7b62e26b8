//===- KernelGroups.h - Which ops become one kernel ---------------------------------===//
//
// The decisions of zero-form-kernels (see its description in Passes.td); OutlineKernels.cpp carries
// them out. Ops are visited last to first, so all users of an op are decided before it. Where one
// goes is for the fusions to say (Fusions/Fusions.h); here is what they go by.
//===------------------------------------------------------------------------===//
#ifndef ZERO_4_SCHEDULED_KERNELGROUPS_H
#define ZERO_4_SCHEDULED_KERNELGROUPS_H

#include "Fusions/Recompute.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "zero/Target/RowForm.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SetVector.h"
#include <map>

namespace zero {

class FusionRun;

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
  enum Kind { Map, Reduce, Row, Single, Attention };
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
  size_t numOps = 0; // members but for constants
  llvm::SmallVector<mlir::Value> outputs;
  llvm::SetVector<mlir::Value> inputs;

  llvm::SmallVector<mlir::Value> getInputs() const { return llvm::to_vector(inputs); }
};

/// Limits of one kernel. Constants count for neither: a kernel makes those that it reads.
struct GroupLimits {
  size_t maxOps, maxBuffers;
};

class KernelGroups {
public:
  /// `mayRemakeRows`: the target's kernels of backward may reduce rows once more.
  KernelGroups(mlir::Block &block, GroupLimits limits, bool mayRemakeRows, FusionRun &fusions);

  /// Decides every op; fails, with messages, where one has no kernel.
  mlir::LogicalResult form();

  /// Those without members have become parts of others.
  llvm::ArrayRef<KernelGroup> getGroups() const { return groups; }
  /// Library calls, collectives and the return, first to last, but for those that nothing needs.
  llvm::ArrayRef<mlir::Operation *> getBoundaries() const { return boundaries; }
  /// Where `op` stands in the block, and where it runs if it is a library call.
  int64_t getPosition(mlir::Operation *op) const { return positions.lookup(op); }
  int64_t getRunPosition(mlir::Operation *boundary) const {
    return outsideReads.lookup(boundary).first;
  }

  //===--------------------------------------------------------------------===//
  // What fusions go by
  //===--------------------------------------------------------------------===//

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
    /// Whether something besides what the kernel `group` evaluates once needs a result in memory.
    bool needsMemoryBeside(unsigned group) const {
      return hasOutside() ||
             llvm::any_of(kernels, [&](const Membership &user) { return user.group != group; });
    }
  };

  mlir::Block &getBlock() const { return block; }
  const KernelGroup &getGroup(unsigned id) const { return groups[id]; }
  /// The places of an op in kernels; none where it is in memory only.
  llvm::ArrayRef<Membership> getPlaces(mlir::Operation *op) const;
  bool hasMostOps(const KernelGroup &group) const { return group.numOps >= limits.maxOps; }
  /// The kernel among `users` that runs before every other user, if it reads the op only where it
  /// makes its results, or evaluates values of its rows, and can make one result more.
  std::optional<unsigned> findFirstUser(const Users &users) const;
  /// The same where it reads the op only in domains that `mayRead`.
  std::optional<unsigned>
  findFirstUser(const Users &users,
                llvm::function_ref<bool(const KernelGroup &group, unsigned domain)> mayRead) const;
  /// Whether `group` can make one result more.
  static bool canGiveMore(const KernelGroup &group);
  /// Why `op` cannot be evaluated at `place`; empty where it can.
  llvm::StringRef whyNotJoin(mlir::Operation *op, const Membership &place) const;
  /// The same for all of `users`, none of which is outside kernels.
  llvm::StringRef whyNotJoinAll(mlir::Operation *op, const Users &users) const;
  /// Whether all that `group` reads is in memory until `later` has run, whatever `group` does.
  bool isKeptUntil(const KernelGroup &group, const KernelGroup &later) const;
  /// Whether evaluating `op` in a kernel far behind it would keep more memory alive than its result
  /// takes, or a gathered matrix.
  bool holdsTooLong(mlir::Operation *op, const KernelGroup &group) const;
  /// Whether `op`, evaluated where `group` runs, would be the read for which a unit that was read
  /// before is kept through reads of two others: zero-verify-scheduled refuses that.
  bool isHeldThroughOthers(mlir::Operation *op, const KernelGroup &group) const;
  /// Whether `op`, evaluated where `group` runs, would read the second other unit between two reads
  /// of one that is gathered once for both: zero-verify-scheduled refuses that.
  bool isSecondOther(mlir::Operation *op, const KernelGroup &group) const;
  /// Whether a gradient that `op` makes, evaluated where `group` runs, would keep its unit's
  /// waiting while those of two others are made: zero-verify-scheduled refuses that.
  bool waitsThroughOthers(mlir::Operation *op, const KernelGroup &group) const;
  /// The unit with a matrix that `value` names a parameter of, through broadcasts and reshapes.
  mlir::Attribute getMatrixUnit(mlir::Value value) const;
  /// The state of such a unit that `value` is of: the same value at every stage. Of a unit a step
  /// may read several (a network and its average).
  mlir::Value getMatrixState(mlir::Value value) const;
  /// How many of the model's own ops stand between two: what runs near another op keeps little
  /// memory alive. Does not depend on the stage.
  int64_t countBetween(mlir::Operation *from, mlir::Operation *to) const {
    return modelPositions.lookup(to) - modelPositions.lookup(from);
  }
  /// A kernel, or a library call, at most so many ops of the model away is near.
  static constexpr int64_t kNearby = 64;
  /// How many of the model's own ops the block has.
  int64_t countModelOps() const { return numModelOps; }
  /// hasSeveralRanks, of the block's module.
  bool sparesMemory() const { return isSharded; }
  bool remakesRows() const { return isSharded && mayRemakeRows; }
  /// Where a library call runs, or the first and last of what needs a view's result; nothing for
  /// other ops, and for views that only kernels need.
  std::optional<std::pair<int64_t, int64_t>> getOutsideReads(mlir::Operation *op) const;
  /// Whether the library call `call` can run right after the kernel `group`: of what stands before
  /// that, only views and collectives need its result, which can wait, too. They are added to
  /// `waiting`. So the stage, which decides where collectives stand, does not matter. The same for
  /// an op of the kernel `part`, which becomes one of `group`.
  bool canWait(mlir::Operation *call, unsigned group, llvm::SetVector<mlir::Operation *> &waiting,
               std::optional<unsigned> part = std::nullopt) const;
  /// Lets ops run right after the kernel `group`, in their own order.
  void postpone(llvm::ArrayRef<mlir::Operation *> waiting, unsigned group);
  /// Whether copies of `op` in all its users would keep a unit whole, for a parameter that the last
  /// of them reads, while two others are read: zero-verify-scheduled refuses that.
  bool holdsThroughOthers(mlir::Operation *op, const Users &users) const;

  void join(mlir::Operation *op, const Membership &place);
  void joinAll(mlir::Operation *op, const Users &users);
  /// The results of `op`, evaluated in `group`, are results of the kernel.
  void addOutputs(mlir::Operation *op, unsigned group);
  /// Why kernel `into` cannot make what kernel `from` does besides; empty where it can. What that
  /// reads is known to be there.
  llvm::StringRef whyNotMerge(unsigned from, unsigned into) const;
  void merge(unsigned from, unsigned into);
  /// Whether something besides `group` needs `value` in memory.
  bool isReadOutside(mlir::Value value, unsigned group) const;
  void removeOutput(mlir::Value value, unsigned group);
  /// Makes the kernel `group`, whose results are made where `reduce` is, a reduction.
  void makeReduction(unsigned group, mlir::Operation *reduce);

  /// Values that follow, element by element, from a reduction along rows: that reduction's rows. A
  /// kernel that spreads one over its rows is one over rows.
  llvm::DenseMap<mlir::Value, RowForm> rowValues;
  /// What is worth making again in a second kernel.
  Recompute recompute;

private:
  Users collectUsers(mlir::Operation *op);
  unsigned getOperandDomain(mlir::OpOperand &use, const Membership &user);
  /// Whether `domain` is one in which results of `group` may be made.
  static bool isResultDomain(const KernelGroup &group, unsigned domain);
  unsigned addDomain(const Domain &domain = {}) {
    domains.push_back(domain);
    return domains.size() - 1;
  }
  static void makeRows(KernelGroup &group, const RowForm &rows, unsigned elements, unsigned values);

  void collectGradients();
  void decide(mlir::Operation *op);
  void decideBoundary(mlir::Operation *op, const Users &users);
  void decideView(mlir::Operation *op, Users users);
  void decideFree(mlir::Operation *op, const Users &users);
  bool fuse(mlir::Operation *op, Users users);

  /// Whether nothing needs results of `from` before `into` has run, but for what can wait.
  bool canGiveLater(unsigned from, unsigned into,
                    llvm::SetVector<mlir::Operation *> &waiting) const;
  size_t countBuffersWith(mlir::Operation *op, const KernelGroup &group) const;
  bool fitsDomain(mlir::Operation *op, const Domain &domain) const;
  bool isKeptUntil(mlir::Value value, const KernelGroup &group) const;
  bool leadsTo(const KernelGroup &group, mlir::Value source) const;
  void startGroup(mlir::Operation *op, KernelGroup::Kind kind);
  void noteReads(mlir::Operation *op, int64_t position);

  mlir::Block &block;
  GroupLimits limits;
  FusionRun &fusions;
  std::vector<KernelGroup> groups;
  std::vector<Domain> domains;
  llvm::SmallVector<mlir::Operation *> boundaries;
  bool failed = false;
  /// Place in the block, and how many of the model's own ops stand before: collectives differ
  /// between stages and must not decide anything.
  llvm::DenseMap<mlir::Operation *, int64_t> positions, modelPositions;
  int64_t numModelOps = 0;
  bool isSharded = false, mayRemakeRows = false;
  llvm::DenseMap<mlir::Operation *, llvm::SmallVector<Membership, 1>> memberships;
  /// Domains of operands of shape ops, by the domain of the op.
  llvm::DenseMap<std::pair<unsigned, mlir::OpOperand *>, unsigned> operandDomains;
  /// Earliest and latest position at which a view's result, or a boundary op, is needed.
  llvm::DenseMap<mlir::Operation *, std::pair<int64_t, int64_t>> outsideReads;
  llvm::DenseSet<mlir::Attribute> matrixUnits; // names of units that hold more than vectors
  /// Where ops of the model read parameters of those, ascending.
  struct UnitRead {
    int64_t position;
    mlir::Attribute unit;
    mlir::Value state;
  };
  llvm::SmallVector<UnitRead> unitReads;
  /// The same of those that have joined a kernel, where that runs.
  std::multimap<int64_t, UnitRead> movedReads;
  void noteMoved(mlir::Operation *op, const KernelGroup &group);
  bool isKeptThrough(const UnitRead &before, mlir::Attribute other, mlir::Attribute unit,
                     int64_t position) const;
  /// What makes gradients of such units, and from the first of a unit's to its last, ascending.
  llvm::DenseMap<mlir::Operation *, mlir::Attribute> gradientUnits;
  struct UnitGradient {
    int64_t first, last;
    mlir::Attribute unit;
  };
  llvm::SmallVector<UnitGradient> unitGradients;
  /// Latest position at which a value is read.
  llvm::DenseMap<mlir::Value, int64_t> lastRead;
};

} // namespace zero
#endif
