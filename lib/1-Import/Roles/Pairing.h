//===- Pairing.h - How pairs of arguments and results are found ---------------------===//
#ifndef ZERO_LIB_IMPORT_PAIRING_H
#define ZERO_LIB_IMPORT_PAIRING_H

#include "RoleDraft.h"
#include "StepFacts.h"
#include "TreeOrder.h"

namespace zero::import {

/// StatePairing.h says in which order. MovedStates.cpp has what is returned as it is,
/// NumberPairs.cpp what replaces numbers.
class Pairing {
public:
  Pairing(EntryDraft &draft, const StepFacts &facts) : draft(draft), facts(facts) {
    for (const UpdateEdge &edge : facts.getUpdateEdges())
      if (edge.sameType && isOpen(edge))
        edges.push_back(edge);
  }

  bool run() {
    pairKeys();
    dropReadings();
    dropMadeOfNew();
    dropPulling();
    dropSwapped();
    while (unclear.clear(), takeStanding() || takeAdding() || takeWritten() || takeMoved() ||
                                takeShifted() || takeForced() || takeChanged() || takeOwn() ||
                                takeOrdered() || takeBetween() || takeTwins() || takeKept() ||
                                takeUsed() || takeSumBesideState() || takeKeptBesideState() ||
                                dropCrossing())
      ;
    pairOverwritten();
    pairCompared();
    pairLast();
    pairQueues();
    pairCarried();
    pairDonated();
    return explainOpen();
  }

private:
  bool isOpenArgument(unsigned index) const {
    const RoleDraft &argument = draft.arguments[index];
    return argument.next < 0 && !argument.kind;
  }
  bool isOpenResult(unsigned index) const {
    return !draft.results[index].kind && draft.getReplaced(index) < 0;
  }
  bool isOpen(const UpdateEdge &edge) const {
    return isOpenArgument(edge.argument) && isOpenResult(edge.result);
  }

  bool isDonated(unsigned argument) const {
    return draft.entry.getArgAttr(argument, "tf.aliasing_output") ||
           draft.entry.getArgAttr(argument, "jax.buffer_donor");
  }

  bool isAnyDonated() const {
    return llvm::any_of(llvm::seq<unsigned>(0, draft.arguments.size()),
                        [&](unsigned argument) { return isDonated(argument); });
  }

  void take(unsigned argument, unsigned result) {
    draft.arguments[argument].next = result;
    llvm::erase_if(edges, [&](const UpdateEdge &edge) {
      return edge.argument == argument || edge.result == result;
    });
  }

  bool hasRivalSum(const UpdateEdge &edge, llvm::function_ref<bool(unsigned result)> isRival) const;
  bool takeSumBesideState();
  bool takeForced();
  bool isContested(const UpdateEdge &edge);
  bool takeMoved();
  bool isUnmade(unsigned result) const;
  bool takeShifted();
  bool mayOverwrite(const UpdateEdge &same, const UpdateEdge &made, int64_t other) const;
  bool takeStanding();
  std::optional<unsigned> findDecayed(const UpdateEdge &added) const;
  bool takeAdding();
  bool isPlaceOf(unsigned argument, unsigned result) const;
  bool takeWritten();
  bool takeChanged();
  bool takeOrdered();
  bool takeBetween();
  bool takeKeptBesideState();
  bool takeTwins();
  bool takeKept();
  bool takeUsed();
  bool dropCrossing();
  bool mayBeRows(unsigned argument, unsigned first, unsigned last) const;
  bool takePlaces(unsigned first, unsigned last);
  bool isRescaled(const UpdateEdge &edge) const;
  bool takeOwn();
  void dropReadings();
  bool readsTensors(unsigned result) const;
  bool isDonatedTo(unsigned argument, unsigned result) const;
  bool isAnnealed(unsigned argument) const;
  bool fits(unsigned argument, unsigned result) const;
  bool isOverwritten(TreePair pair) const;
  bool isBetweenStates(llvm::ArrayRef<TreePair> tree) const;
  void pairKeys();
  void pairOverwritten();
  void pairCompared();
  void pairLast();
  void pairQueues();
  void pairCarried();
  void pairDonated();
  bool isMadeOfNewStates(unsigned result) const;
  void explainKeys();
  llvm::DenseSet<mlir::Type> findEven() const;
  void dropMadeOfNew();
  void dropPulling();
  void dropSwapped();
  bool isReported(unsigned result) const;
  bool isNextToState(int64_t argument, int64_t result) const;
  bool isLeftOver(unsigned argument) const;
  bool explainOpen();
  void explain(TreePair pair);

  EntryDraft &draft;
  const StepFacts &facts;
  std::vector<TreePair> unclear;   // places in trees that fit, but nothing else says so
  std::vector<TreePair> contested; // pairs for and against which something speaks
  std::vector<UpdateEdge> edges;   // open ones, in the order of arguments, then of results
};

} // namespace zero::import
#endif
