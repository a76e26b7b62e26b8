//===- BatchSearch.h - Sets of arguments that the step can be cut along -----------------===//
#ifndef ZERO_LIB_IMPORT_BATCHSEARCH_H
#define ZERO_LIB_IMPORT_BATCHSEARCH_H

#include "Batch.h"
#include "BatchGathers.h"
#include "Manual/DeviceView.h"

#include "zero/Dialect/StableHLO/StableHLO.h"

namespace zero::import {

/// Dimensions that are tried for the batch.
constexpr int64_t kMaxDim = 3;

using Set = llvm::SmallVector<BatchMember>;

/// "arg1,arg2:1", as --batch takes it.
std::string list(llvm::ArrayRef<BatchMember> set);

/// Members stand in the order of their arguments.
inline void sortByArgument(Set &set) {
  llvm::sort(set, [](BatchMember a, BatchMember b) { return a.argument < b.argument; });
}
inline Set unite(llvm::ArrayRef<BatchMember> set, llvm::ArrayRef<BatchMember> members) {
  Set all(set);
  all.append(members.begin(), members.end());
  sortByArgument(all);
  return all;
}

class BatchSearch {
public:
  BatchSearch(const EntryDraft &draft, llvm::ArrayRef<unsigned> candidates, int64_t loss)
      : draft(draft), view(draft.entry), entry(view.get()), candidates(candidates), loss(loss) {
    int64_t numOps = entry.getBody().front().getOperations().size();
    // Every try reads the whole step once: bounded in total, so that large steps with many frozen
    // weights end in a question rather than take minutes.
    maxTries = std::clamp<int64_t>(kMaxVisits / std::max<int64_t>(numOps, 1), 16, 4096);
  }

  /// The largest sets that can be sharded along dimension `dim` of their members.
  std::vector<Set> search(int64_t dim);
  /// The batch as the user sharded it: the arguments sharded over one axis for which the step can
  /// be computed so, and others with as many rows. Empty if no argument is sharded along one
  /// dimension, or if the answer says what contradicts it.
  Set searchSharded(std::string &problem);
  /// Adds to the set what belongs to it; what is not clear then, or nothing.
  std::string complete(Set &set, bool mayGather);
  /// Takes the one set along another dimension than the first that `isBetter`, if there is any that
  /// is clear.
  void takeOtherDim(std::vector<Set> &best, bool mayGather,
                    llvm::function_ref<bool(const Set &other)> isBetter);
  /// Whether an argument with as many rows as `set` is left out because its rows meet one another
  /// (a permutation, a sort, a queue), or because a state has them too: then it is data, and `set`
  /// is not the whole batch. Says which.
  std::string findMeetingRows(llvm::ArrayRef<BatchMember> set);
  /// Takes what is gathered as it comes out of a set that gathers for scores alone: thresholds of
  /// as many classes.
  void dropAside(Set &set);
  /// Adds to the set what has as many rows and joins it at no other price than that rows of both
  /// meet in matmuls: the other side of a contrastive loss.
  void join(Set &set);
  /// The same for what no matmul made, along whatever dimension, if the step pairs its row i with
  /// row i of the set: whether there is any.
  bool joinPaired(Set &set);
  /// The same for what stands beside the set's rows along another dimension: [time, batch] beside
  /// [batch].
  void joinAligned(Set &set, Gathers allowed);
  /// Sets of several sizes, or along several dimensions, that can be cut together are one: labelled
  /// rows and others, [classes, batch] beside [height, width, channels, batch].
  void joinSizes(std::vector<Set> &sets);
  /// Of sets of several sizes: what a matmul contracts with something that every rank has whole (a
  /// weight of drawn times) is none, where another set has rows.
  void dropFeatures(std::vector<Set> &sets);
  /// Rows of several sizes that the step concatenates: each argument is as many batches of the size
  /// that divides all of them as it has such rows. Empty where the step cannot be computed so.
  Set searchStacked();
  /// Of sets of several sizes: those whose rows are added up at places (edges of one graph at its
  /// nodes), where rows of another set look these sums up, are none.
  void dropLookedUp(std::vector<Set> &sets);
  /// Of sets of several sizes: those for which the loss is computed from sums over ranks (points at
  /// which an inner gradient is taken) are none, where it is a sum over another dimension of an
  /// argument that stands beside theirs.
  void dropInner(std::vector<Set> &sets);
  /// Of sets of several sizes: those that leave matmuls to every rank (edges of a graph that all
  /// rows are on) are none, where another one leaves none.
  void dropRepeating(std::vector<Set> &sets);
  /// Adds arguments of another size of which every rank would do all matmuls, if they can be cut as
  /// well: points of a residual beside fewer on the boundary, rows to judge by beside members with
  /// rows of their own. States that then come out by rows are no hindrance: weights of these
  /// points. `mayGather`: nor are lookups of some of them whose places are drawn, such as are
  /// compared with the set's.
  void joinLeft(Set &set, bool mayGather);
  /// Whether every rank does a whole matmul on the way from data to the loss.
  bool leavesWork(llvm::ArrayRef<BatchMember> set);
  /// Whether `set` leaves fewer matmuls to every rank than `other`, at no price of sums over ranks
  /// on the way to the loss.
  bool leavesLess(llvm::ArrayRef<BatchMember> set, llvm::ArrayRef<BatchMember> other);
  /// Of arguments of one size along one dimension, those whose rows the step is computed on,
  /// whatever is gathered: the readings that gather the least.
  std::vector<Set> searchGathering();
  /// Adds to such a reading rows of another size that can be cut together with some of it without a
  /// gather, if they can with all of it: features that are read by tokens, which meet.
  void joinOtherSizes(Set &set, llvm::ArrayRef<BatchMember> cut);
  /// Nodes, the edges that look them up, and what they are added up to: a batch of graphs. Empty
  /// where these cannot be cut together.
  Set searchLinked();
  /// Adds to such a reading rows of another size that look up its rows, or on which every rank
  /// would do all of a matmul: edges between nodes.
  /// Says which of the former cannot be cut with it.
  std::string joinRepeated(Set &set);
  /// Adds the targets of what rows of the batch are added up to, of another number: the label of
  /// each document, of tokens in one list. Says which cannot be sharded with it, or may be no
  /// targets: numbers without a label beside them (floors of losses of groups).
  std::string joinTargets(Set &set);
  /// Of states: those of one size whose rows come out in the parts that ranks have of them, where
  /// all matmuls work on parts then. For a step that is given no other rows.
  std::vector<Set> searchStates(llvm::ArrayRef<unsigned> states);
  /// Micro-batches in the rows of a batch that is known: 1 unless the step can be computed on
  /// rows of each of them, and on no other rows.
  int64_t findMicroBatches(llvm::ArrayRef<BatchMember> set);
  /// Rows that look up sums over all others, added up where these say (the vectors of a graph's
  /// nodes), though no matmul works on them.
  Set searchLookups();
  /// Not all sets were tried.
  bool gaveUp = false;
  /// Something may be rows in another order, or a table.
  bool isDoubtful = false;

private:
  /// Arguments of one size along one dimension.
  struct Group {
    int64_t size;
    Set members;
  };
  llvm::SmallVector<int64_t> getSplits(const Group &group);

  std::vector<Set> searchGroup(const Group &group);
  std::vector<Set> searchGroup(const Group &group, int64_t split);
  std::vector<Set> searchUnits(llvm::ArrayRef<Set> units, int64_t groups);
  bool canShard(llvm::ArrayRef<BatchMember> set, int64_t groups = 1,
                Gathers allowed = Gathers::None, llvm::SmallVector<unsigned> *wanted = nullptr,
                bool mayCarry = false);
  bool isAside(const dist::ForcedGather &gather);
  bool gathersDrawn(const dist::Distribution &distribution);
  bool isCarried(const dist::Distribution &distribution, unsigned argument) const;
  bool dropMoved(Set &states);
  bool isSummed(const dist::Distribution &distribution) const;
  bool sharesAll(const dist::Distribution &distribution, llvm::ArrayRef<BatchMember> set) const;
  bool isInner(const dist::Distribution &distribution) const;
  bool decides(BatchMember member);
  bool formsGradients(const dist::Distribution &distribution) const;
  bool isOfScores(const dist::Distribution &distribution, mlir::Value value) const;
  int64_t findTrained(const dist::Distribution &distribution) const;
  int64_t findTrainedRows(llvm::ArrayRef<BatchMember> set, unsigned candidate);
  bool multipliesRows(const dist::Distribution &distribution) const;
  bool comesFirst(llvm::ArrayRef<BatchMember> reading, llvm::ArrayRef<BatchMember> other,
                  int64_t bytes);
  bool contractsFeatures(const dist::Distribution &distribution) const;
  bool isOfRows(const dist::Distribution &distribution, llvm::ArrayRef<BatchMember> set) const;
  int64_t findLeftRows(const dist::Distribution &distribution,
                       llvm::ArrayRef<BatchMember> set) const;
  dist::Distribution distribute(llvm::ArrayRef<BatchMember> set, int64_t groups);
  std::vector<Group> makeGroups(int64_t dim);
  /// Whether the step pairs number i of the argument with row i of the set.
  bool standsBeside(unsigned candidate, llvm::ArrayRef<BatchMember> set);
  bool joinOthers(Set &set, const Group &group, llvm::function_ref<bool(BatchMember)> isWanted,
                  bool mayGather);
  bool dropUnaligned(Set &set);
  bool isPairedWithTwin(BatchMember member, llvm::ArrayRef<BatchMember> others) const;
  bool isWeightOfPairs(BatchMember member, llvm::ArrayRef<BatchMember> others);
  bool isLookedUp(BatchMember member) const;
  std::vector<Group> getOthers(llvm::ArrayRef<BatchMember> set);
  void joinLeftRows(Set &set);
  void joinLeftOfGroups(Set &set);
  bool looksUp(llvm::ArrayRef<BatchMember> set, llvm::ArrayRef<BatchMember> other);
  bool looksUpSums(llvm::ArrayRef<BatchMember> set, llvm::ArrayRef<BatchMember> added);
  bool isLookedUpBy(const llvm::DenseSet<mlir::Value> &sums, llvm::ArrayRef<BatchMember> set,
                    const llvm::DenseSet<mlir::Value> &forward);
  Set addTargets(llvm::ArrayRef<BatchMember> set);
  std::optional<Set> readGathering(const Set &members);

  /// How many ranks at most could share the rows of all members.
  int64_t countShares(llvm::ArrayRef<BatchMember> set) const;
  int64_t getSize(BatchMember member) const {
    return hlo::tensorType(getArgument(member.argument)).getDimSize(member.dim);
  }
  mlir::Value getArgument(unsigned index) const {
    return const_cast<mlir::func::FuncOp &>(entry).getArgument(index);
  }
  mlir::Operation *getTerminator() const {
    return const_cast<mlir::func::FuncOp &>(entry).getBody().front().getTerminator();
  }

  static constexpr int64_t kMaxVisits = 20000000;
  const EntryDraft &draft;
  DeviceView view;
  mlir::func::FuncOp entry; // the view's
  llvm::ArrayRef<unsigned> candidates;
  int64_t loss;
  llvm::DenseSet<mlir::Value> learnt; // what the loss and all that is trained is computed from
  bool mayRepeat = false;             // all matmuls, of other rows
  int64_t tried = 0, maxTries;
};

} // namespace zero::import
#endif
