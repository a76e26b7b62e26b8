//===- StepInference.h - How the roles of a step follow from one another ---------------===//
//
// StepRoles.cpp says in which order, LossRoles.cpp finds the loss and what other losses train,
// StateRoles.cpp tells states from one another, UnreadStates.cpp those that no loss reads.
//===-----------------------------------------------------------------------------------===//
#ifndef ZERO_LIB_IMPORT_STEPINFERENCE_H
#define ZERO_LIB_IMPORT_STEPINFERENCE_H

#include "RoleDraft.h"
#include "StepFacts.h"

#include "llvm/ADT/StringMap.h"

namespace zero::import {

/// Of arguments and the results that they are made into, element by element: whether one keeps most
/// of the argument, or adds to it.
using StateWays = llvm::DenseMap<std::pair<unsigned, unsigned>, bool>;

class StepInference {
public:
  StepInference(EntryDraft &draft, std::string &problem)
      : draft(draft), problem(problem), facts(draft.entry) {}

  bool run();

private:
  void setArgument(unsigned index, ir::RoleKind kind, llvm::StringRef reason) {
    RoleDraft &argument = draft.arguments[index];
    if (argument.kind)
      return;
    argument.kind = kind;
    argument.reason = reason.str();
  }
  mlir::RankedTensorType argumentType(unsigned index) {
    return mlir::cast<mlir::RankedTensorType>(draft.entry.getArgumentTypes()[index]);
  }
  mlir::RankedTensorType resultType(unsigned index) {
    return mlir::cast<mlir::RankedTensorType>(draft.entry.getResultTypes()[index]);
  }
  bool isState(unsigned argument) const { return draft.arguments[argument].next >= 0; }
  bool isFloat(unsigned argument) {
    return mlir::isa<mlir::FloatType, mlir::ComplexType>(argumentType(argument).getElementType());
  }
  /// No state, no number, and no key: what is computed of noise alone reads no rows.
  bool mayHaveRows(unsigned argument) const {
    return !isState(argument) && !facts.isNumberArgument(argument) && !facts.isKey(argument);
  }
  /// Whether the result depends on an argument that is no state. A step that is given no rows draws
  /// them all by its keys.
  bool readsData(const llvm::BitVector &dependences) const {
    for (unsigned argument : dependences.set_bits())
      if (!isState(argument) || (drawsAll && facts.isKey(argument)))
        return true;
    return false;
  }

  bool isTraining();
  bool dropUnchanged();
  bool setPlain();
  bool findLoss();
  bool isNamedLoss(llvm::StringRef name);
  bool isOfNoise(unsigned candidate);
  bool isOfUpdate(unsigned candidate, llvm::ArrayRef<unsigned> candidates);
  bool guessLossReads();
  void addTrained();
  void dropCorrections();
  void dropReadThroughCopies();
  void dropLastGradients();
  void dropKept(unsigned parameter, const llvm::BitVector &behind, const StateWays &ways,
                llvm::function_ref<bool(unsigned state)> joinsFirst);
  llvm::SmallVector<unsigned> findFloatsBesideStates();
  llvm::SmallVector<unsigned> findReadWhenNew(llvm::ArrayRef<unsigned> losses);
  void dropReadThroughNew();
  bool isOptimized(unsigned argument);
  void setOverwritten();
  bool explainOverwritten();
  bool isReported(unsigned result);
  bool isReturned(unsigned argument);
  bool mayOverwrite(unsigned result, unsigned argument);
  bool explainSwapped();
  bool isLikeNumber(unsigned argument);
  bool explainKept();
  void openResult(unsigned result, unsigned argument, llvm::StringRef otherwise);
  void setStates();
  ir::RoleKind classifyState(unsigned argument, std::string &reason);
  bool isCounter(unsigned argument);
  bool hasMomentsBeside(unsigned argument, unsigned other);
  bool isAverage(unsigned argument);
  bool readsRowsBeside(unsigned next, unsigned other);
  bool readsGradient(unsigned argument);
  bool mayBeTrained(unsigned argument);
  bool isAccumulated(unsigned argument, bool besideMeans = true);
  bool isSum(unsigned argument);
  bool isRecomputed(unsigned argument);
  bool isOverwritten(unsigned argument);
  bool isShare(unsigned argument);
  bool followsOutputs(unsigned argument);
  bool addsToItself(unsigned argument);
  bool isAddedTo(unsigned argument);
  bool mayBeMoment(unsigned argument);
  bool isDifferentiated(unsigned argument);
  bool isMoment(unsigned argument);
  bool isCarry(unsigned argument);
  bool isReadWhenNew(unsigned argument);
  void setMoments();
  llvm::SmallVector<unsigned> getFeeders(unsigned state) const;
  void setUnread();
  std::vector<unsigned> countReaders();
  bool isMadeAlone(unsigned argument);
  void setAmongMoments();
  void setBesideSiblings();
  using Kinds = llvm::SmallDenseSet<ir::RoleKind>;
  using KindsOfTrees = llvm::StringMap<Kinds>;
  /// By tree of results: the kinds of what is known in it, which is all but the `open` ones.
  KindsOfTrees collectKinds(const llvm::BitVector &open);
  /// The kinds in the smallest tree around a result in which more than counts of steps are known;
  /// none where there is no such tree.
  Kinds findBeside(const KindsOfTrees &kinds, unsigned result);
  static bool areOptimizers(const Kinds &kinds);
  void setLike(unsigned argument, const Kinds &siblings);
  bool hasMoments(const RoleDraft &state) const;
  void setCarried();
  void setFitted();
  void setStatistics();
  void setTrainedNumbers();
  void setBatchStates();
  void setOwners();
  bool setRowsOfStates();
  bool setBatch();
  void findOtherLosses();
  void setOthers();
  void setResults();

  EntryDraft &draft;
  std::string &problem;
  StepFacts facts;
  bool drawsAll = false; // no argument may have rows
  int64_t loss = -1;
  llvm::SmallVector<int64_t> otherLosses; // results by which the batch may be found as well
  llvm::BitVector lossReads;              // arguments on which the loss depends
  llvm::BitVector readThroughNew;         // of these, by the new values of others alone
  llvm::BitVector corrections;            // of gradients, in a step's own steps
  llvm::BitVector readBehind;             // by parameters' copies alone, in a step's own steps
  bool hasCandidates = false;             // for the batch
  bool isSure = false;                    // something says so beyond a result of an argument's type
  llvm::SmallVector<unsigned> overwritten; // results that are states without argument
};

} // namespace zero::import
#endif
