#include "StatePairing.h"

#include "zero/Dialect/StableHLO/StableHLO.h"

using namespace mlir;
using namespace zero;
using namespace zero::import;

namespace {

class Pairing {
public:
  Pairing(EntryDraft &draft, const StepFacts &facts) : draft(draft), facts(facts) {
    for (const UpdateEdge &edge : facts.getUpdateEdges())
      if (edge.sameType && isOpen(edge))
        edges.push_back(edge);
  }

  bool run() {
    while (takeForced() || takeAdding() || takeChanged())
      ;
    pairKeys();
    pairOverwritten();
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

  void take(unsigned argument, unsigned result) {
    draft.arguments[argument].next = result;
    llvm::erase_if(edges, [&](const UpdateEdge &edge) {
      return edge.argument == argument || edge.result == result;
    });
  }

  bool takeForced();
  bool takeAdding();
  bool takeChanged();
  void pairKeys();
  void pairOverwritten();
  bool explainOpen();

  EntryDraft &draft;
  const StepFacts &facts;
  std::vector<UpdateEdge> edges; // open ones, in the order of arguments, then of results
};

} // namespace

/// Results with one candidate, which is no other such result's candidate.
bool Pairing::takeForced() {
  std::vector<unsigned> candidates(draft.results.size(), 0);
  for (const UpdateEdge &edge : edges)
    ++candidates[edge.result];
  std::vector<unsigned> claims(draft.arguments.size(), 0);
  for (const UpdateEdge &edge : edges)
    claims[edge.argument] += candidates[edge.result] == 1;
  std::vector<UpdateEdge> forced;
  for (const UpdateEdge &edge : edges)
    if (candidates[edge.result] == 1 && claims[edge.argument] == 1)
      forced.push_back(edge);
  for (const UpdateEdge &edge : forced)
    take(edge.argument, edge.result);
  return !forced.empty();
}

/// new = old + update, where neither side has another such candidate.
bool Pairing::takeAdding() {
  std::vector<unsigned> ofResult(draft.results.size(), 0), ofArgument(draft.arguments.size(), 0);
  for (const UpdateEdge &edge : edges)
    if (edge.adds && !edge.isIdentity) {
      ++ofResult[edge.result];
      ++ofArgument[edge.argument];
    }
  std::vector<UpdateEdge> clear;
  for (const UpdateEdge &edge : edges)
    if (edge.adds && !edge.isIdentity && ofResult[edge.result] == 1 &&
        ofArgument[edge.argument] == 1)
      clear.push_back(edge);
  for (const UpdateEdge &edge : clear)
    take(edge.argument, edge.result);
  return !clear.empty();
}

/// An argument that is returned both as it is and changed is replaced by the changed one.
bool Pairing::takeChanged() {
  std::vector<unsigned> changed(draft.arguments.size(), 0);
  for (const UpdateEdge &edge : edges)
    changed[edge.argument] += !edge.isIdentity;
  size_t before = edges.size();
  llvm::erase_if(
      edges, [&](const UpdateEdge &edge) { return edge.isIdentity && changed[edge.argument] > 0; });
  return edges.size() != before;
}

void Pairing::pairKeys() {
  for (unsigned argument = 0; argument < draft.arguments.size(); ++argument) {
    if (!isOpenArgument(argument) || !facts.isKey(argument))
      continue;
    SmallVector<unsigned> candidates;
    for (unsigned result = 0; result < draft.results.size(); ++result)
      if (isOpenResult(result) &&
          draft.entry.getResultTypes()[result] == draft.entry.getArgumentTypes()[argument] &&
          facts.getDependences(result).test(argument) && facts.getDependences(result).count() == 1)
        candidates.push_back(result);
    if (candidates.size() == 1)
      take(argument, candidates.front());
  }
}

/// Floating arguments whose next value does not depend on them, element by element: low precision
/// copies of a master. Taken where donation and the order of equal types agree.
void Pairing::pairOverwritten() {
  auto isWeight = [](Type type) {
    auto tensor = cast<RankedTensorType>(type);
    return tensor.getRank() >= 1 && isa<FloatType>(tensor.getElementType());
  };
  SmallVector<unsigned> arguments, results;
  for (unsigned i = 0; i < draft.arguments.size(); ++i)
    if (isOpenArgument(i) && isWeight(draft.entry.getArgumentTypes()[i]) &&
        draft.entry.getArgAttr(i, "tf.aliasing_output"))
      arguments.push_back(i);
  for (unsigned i = 0; i < draft.results.size(); ++i)
    if (isOpenResult(i) && isWeight(draft.entry.getResultTypes()[i]))
      results.push_back(i);
  if (arguments.size() != results.size())
    return;
  for (auto [argument, result] : llvm::zip_equal(arguments, results)) {
    auto alias = draft.entry.getArgAttrOfType<IntegerAttr>(argument, "tf.aliasing_output");
    if (!alias || alias.getInt() != result ||
        draft.entry.getArgumentTypes()[argument] != draft.entry.getResultTypes()[result])
      return;
  }
  for (auto [argument, result] : llvm::zip_equal(arguments, results))
    take(argument, result);
}

bool Pairing::explainOpen() {
  for (const UpdateEdge &edge : edges) {
    std::string &reason = draft.arguments[edge.argument].reason;
    reason += (reason.empty() ? "could be a state with next=" : " or next=") +
              std::to_string(edge.result);
  }
  return edges.empty();
}

bool import::pairStates(EntryDraft &draft, const StepFacts &facts) {
  return Pairing(draft, facts).run();
}
