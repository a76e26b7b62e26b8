//===- PairCheck.h - Whether pairs of arguments and results are states -------------------===//
#ifndef ZERO_LIB_IMPORT_PAIRCHECK_H
#define ZERO_LIB_IMPORT_PAIRCHECK_H

#include "RoleDraft.h"
#include "StepFacts.h"

namespace zero::import {

/// DoubtfulPairs.cpp weighs what speaks for each pair, DoubtfulNumbers.cpp knows what numbers look
/// like that are none.
class PairCheck {
public:
  PairCheck(EntryDraft &draft, const StepFacts &facts)
      : draft(draft), facts(facts), paths(draft.paths) {
    ways.resize(draft.arguments.size());
    readers.resize(draft.arguments.size());
    feeders.resize(draft.results.size());
    for (const UpdateEdge &edge : facts.getUpdateEdges())
      if (draft.arguments[edge.argument].next == static_cast<int64_t>(edge.result)) {
        ways[edge.argument] = edge;
      } else {
        readers[edge.argument].push_back(edge.result);
        feeders[edge.result].push_back(edge.argument);
      }
  }

  /// Takes back what is returned beside metrics. False if it is not clear what replaces it then.
  bool dropReported();
  bool run();

private:
  /// What speaks for a pair.
  enum class Evidence {
    Proof,  // it is donated, or trained
    Data,   // a tensor that reads the data, as what is reported of rows does
    Number, // a number that reads the data, as sums over steps do
    None
  };
  enum class Verdict { Keep, Drop, Ask };

  mlir::func::FuncOp entry() const { return draft.entry; }
  bool isPaired(unsigned argument) const { return draft.arguments[argument].next >= 0; }
  bool isDonated(unsigned argument) const {
    return entry().getArgAttr(argument, "tf.aliasing_output") ||
           entry().getArgAttr(argument, "jax.buffer_donor");
  }
  bool isUnchanged(unsigned argument) const { return ways[argument] && ways[argument]->isIdentity; }

  void collect();
  bool drop(llvm::function_ref<bool(unsigned argument)> isWrong);
  bool ask(llvm::function_ref<bool(unsigned argument)> isDoubtful);
  bool dropReportedKeys();
  bool pairNewKey(unsigned argument);
  bool readsRows(unsigned result) const;
  bool readsLossData(unsigned result) const;
  bool readsSomeLossData(unsigned result) const;
  bool averagesData(unsigned argument) const;
  bool averagesState(unsigned argument) const;
  bool isOptimizers(unsigned argument) const;
  bool isLast(unsigned argument) const;
  bool isCounter(unsigned argument) const;
  bool isSeed(unsigned argument) const;
  bool followsMoment(unsigned argument, unsigned moment) const;
  bool hasOwnMoment(unsigned argument) const;
  llvm::SmallVector<unsigned> findMoments(unsigned argument) const;
  llvm::SmallVector<unsigned> findMovedByStates() const;
  llvm::BitVector findTrained(unsigned beside) const;
  bool isStepped(unsigned argument) const;
  bool isWeightOfTerm(unsigned argument) const;
  bool sumsLosses(unsigned argument) const;
  bool mayBeLoss(unsigned argument) const;
  bool mayBeGradient(unsigned argument) const;
  Evidence weigh(unsigned argument) const;
  std::optional<Evidence> weighSiblings(unsigned result) const;
  bool isNextToProof(unsigned argument, int step) const;
  int64_t findProof(int64_t argument, int step) const;
  bool isAmongStates(unsigned argument) const;
  bool isOutOfOrder(unsigned argument) const;
  bool isOfRows(unsigned argument) const;
  Verdict judge(unsigned argument) const;

  EntryDraft &draft;
  const StepFacts &facts;
  const std::vector<llvm::SmallVector<std::string>> &paths;
  std::vector<std::optional<UpdateEdge>> ways;         // by argument: how it becomes its new value
  std::vector<llvm::SmallVector<unsigned, 2>> readers; // by argument: other results made of it
  std::vector<llvm::SmallVector<unsigned, 2>>
      feeders;                           // by result: other arguments that it is made of
  std::vector<int64_t> replaced;         // by result: the argument it replaces, -1: none
  std::vector<llvm::BitVector> lossData; // data that a number reads, for each such result
  std::vector<Evidence> evidence;        // by argument
  bool anyDonated = false;
  bool hasNumber = false; // some result could be a loss
};

} // namespace zero::import
#endif
