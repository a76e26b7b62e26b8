#include "TreeOrder.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"

using namespace mlir;
using namespace zero;
using namespace zero::import;

namespace {

/// Results `first` to `last` whose paths share `depth` keys.
struct Tree {
  unsigned first, last;
  size_t depth;
};

class TreeOrder {
public:
  TreeOrder(const EntryDraft &draft, llvm::function_ref<bool(TreePair)> fits)
      : draft(draft), fits(fits), replaced(draft.getAllReplaced()), paths(draft.paths) {
    if (!paths.empty())
      split({0, static_cast<unsigned>(paths.size()) - 1, 0});
  }

  std::vector<TreePair> getPairs() {
    for (const Tree &tree : trees)
      pairTree(tree);
    return pairs;
  }
  std::vector<std::vector<TreePair>> getTrees();
  SmallVector<unsigned> getOverwritten();

private:
  void collectOpen(Tree tree, std::vector<std::vector<TreePair>> &found) const;
  SmallVector<Tree> getParts(const Tree &tree) const;
  void split(Tree tree);
  bool isOrdered(const Tree &tree) const;
  void pairTree(const Tree &tree);
  void pairInOrder(ArrayRef<unsigned> arguments, ArrayRef<unsigned> results);
  void pairBetween(int64_t argument, unsigned result, int64_t endArgument, unsigned endResult);
  void pairAfter(unsigned argument, unsigned result, const Tree &tree);
  void pairGap(unsigned result, unsigned endResult);
  void pairBefore(unsigned argument, unsigned result, const Tree &tree);
  bool isEnclosed(unsigned result, unsigned anchor, const Tree &tree) const;
  bool isDonated(unsigned argument) const {
    func::FuncOp entry = draft.entry;
    return entry.getArgAttr(argument, "tf.aliasing_output") ||
           entry.getArgAttr(argument, "jax.buffer_donor");
  }
  bool isOpenArgument(unsigned index) const {
    return draft.arguments[index].next < 0 && !draft.arguments[index].kind;
  }
  bool isOpenResult(unsigned index) const {
    return replaced[index] < 0 && !draft.results[index].kind;
  }
  void pairAll(ArrayRef<unsigned> arguments, ArrayRef<unsigned> results);

  const EntryDraft &draft;
  llvm::function_ref<bool(TreePair)> fits;
  std::vector<int64_t> replaced; // argument that a result replaces, -1: none
  const std::vector<SmallVector<std::string>> &paths;
  std::vector<Tree> trees; // trees of states with arguments in the order of results
  std::vector<TreePair> pairs;
};

} // namespace

/// Whether the known arguments of the tree's results stand in the results' order.
bool TreeOrder::isOrdered(const Tree &tree) const {
  int64_t last = -1;
  for (unsigned i = tree.first; i <= tree.last; ++i) {
    if (replaced[i] < 0)
      continue;
    if (replaced[i] < last)
      return false;
    last = replaced[i];
  }
  return last >= 0;
}

/// The subtrees of at least two results.
SmallVector<Tree> TreeOrder::getParts(const Tree &tree) const {
  SmallVector<Tree> parts;
  for (unsigned first = tree.first; first <= tree.last;) {
    unsigned last = first;
    if (paths[first].size() > tree.depth) {
      const std::string &key = paths[first][tree.depth];
      while (last < tree.last && paths[last + 1].size() > tree.depth &&
             paths[last + 1][tree.depth] == key)
        ++last;
      if (last > first)
        parts.push_back({first, last, tree.depth + 1});
    }
    first = last + 1;
  }
  return parts;
}

/// Finds the largest trees that are in order. The results of a function are no tree themselves.
void TreeOrder::split(Tree tree) {
  if (tree.depth > 0 && isOrdered(tree))
    return trees.push_back(tree);
  for (Tree part : getParts(tree))
    split(part);
}

void TreeOrder::pairAll(ArrayRef<unsigned> arguments, ArrayRef<unsigned> results) {
  for (auto [argument, result] : llvm::zip_equal(arguments, results))
    pairs.push_back({argument, result});
}

/// The shorter list must fit the longer one in exactly one way.
void TreeOrder::pairInOrder(ArrayRef<unsigned> arguments, ArrayRef<unsigned> results) {
  bool fewerArguments = arguments.size() < results.size();
  ArrayRef<unsigned> few = fewerArguments ? arguments : results;
  ArrayRef<unsigned> many = fewerArguments ? results : arguments;
  auto match = [&](unsigned one, unsigned other) {
    return fewerArguments ? fits({one, other}) : fits({other, one});
  };
  // The first way that fits from the front, and the first from the back: equal if there is one.
  SmallVector<unsigned> front, back;
  for (unsigned next : many)
    if (front.size() < few.size() && match(few[front.size()], next))
      front.push_back(next);
  for (unsigned next : llvm::reverse(many))
    if (back.size() < few.size() && match(few[few.size() - 1 - back.size()], next))
      back.push_back(next);
  std::reverse(back.begin(), back.end());
  if (front.size() != few.size() || front != back)
    return;
  if (fewerArguments)
    pairAll(few, front);
  else
    pairAll(front, few);
}

/// Between two known states.
void TreeOrder::pairBetween(int64_t argument, unsigned result, int64_t endArgument,
                            unsigned endResult) {
  SmallVector<unsigned> arguments, results;
  for (int64_t i = argument + 1; i < endArgument; ++i)
    if (isOpenArgument(i))
      arguments.push_back(i);
  for (unsigned i = result + 1; i < endResult; ++i)
    if (isOpenResult(i))
      results.push_back(i);
  pairInOrder(arguments, results);
}

/// Whether a result beyond the last known state still is one: it shares more of its path with that
/// state than the tree, so no output that is returned beside the state.
bool TreeOrder::isEnclosed(unsigned result, unsigned anchor, const Tree &tree) const {
  size_t shared = 0, most = std::min(paths[result].size(), paths[anchor].size());
  while (shared < most && paths[result][shared] == paths[anchor][shared])
    ++shared;
  return shared >= tree.depth + 1;
}

/// What follows the last known state: donated like it, or a part of the same subtree. Of states
/// that the step overwrites unread JAX has no argument: the donated ones that are left go by order.
void TreeOrder::pairAfter(unsigned argument, unsigned result, const Tree &tree) {
  bool donated = isDonated(argument);
  SmallVector<unsigned> arguments, results;
  for (unsigned i = result + 1; i <= tree.last && isOpenResult(i); ++i)
    if (donated || isEnclosed(i, result, tree))
      results.push_back(i);
  for (unsigned i = argument + 1; i < draft.arguments.size() && isOpenArgument(i) &&
                                  isDonated(i) == donated && arguments.size() < results.size();
       ++i)
    arguments.push_back(i);
  if (donated && arguments.size() < results.size())
    return pairInOrder(arguments, results);
  if (arguments.size() == results.size() &&
      llvm::all_of(llvm::zip_equal(arguments, results),
                   [&](auto pair) { return fits({std::get<0>(pair), std::get<1>(pair)}); }))
    pairAll(arguments, results);
}

void TreeOrder::pairBefore(unsigned argument, unsigned result, const Tree &tree) {
  bool donated = isDonated(argument);
  SmallVector<unsigned> arguments, results;
  for (int64_t i = static_cast<int64_t>(result) - 1; i >= tree.first && isOpenResult(i); --i)
    if (donated || isEnclosed(i, result, tree))
      results.push_back(i);
  for (int64_t i = static_cast<int64_t>(argument) - 1;
       i >= 0 && isOpenArgument(i) && isDonated(i) == donated && arguments.size() < results.size();
       --i)
    arguments.push_back(i);
  if (donated && arguments.size() < results.size()) {
    std::reverse(arguments.begin(), arguments.end());
    std::reverse(results.begin(), results.end());
    return pairInOrder(arguments, results);
  }
  if (arguments.size() == results.size() &&
      llvm::all_of(llvm::zip_equal(arguments, results),
                   [&](auto pair) { return fits({std::get<0>(pair), std::get<1>(pair)}); }))
    pairAll(arguments, results);
}

void TreeOrder::pairTree(const Tree &tree) {
  SmallVector<unsigned> anchors;
  for (unsigned i = tree.first; i <= tree.last; ++i)
    if (replaced[i] >= 0)
      anchors.push_back(i);
  pairBefore(replaced[anchors.front()], anchors.front(), tree);
  for (size_t i = 0; i + 1 < anchors.size(); ++i)
    pairBetween(replaced[anchors[i]], anchors[i], replaced[anchors[i + 1]], anchors[i + 1]);
  pairAfter(replaced[anchors.back()], anchors.back(), tree);
  // Up to the states of the trees before and behind it.
  if (tree.first > 0 && replaced[tree.first - 1] >= 0)
    pairGap(tree.first - 1, anchors.front());
  if (tree.last + 1 < replaced.size() && replaced[tree.last + 1] >= 0)
    pairGap(anchors.back(), tree.last + 1);
}

/// Between two known states of two trees: as many open arguments as results, that fit in order.
void TreeOrder::pairGap(unsigned result, unsigned endResult) {
  auto isPaired = [&](unsigned index) {
    return llvm::any_of(pairs, [&](TreePair pair) { return pair.result == index; });
  };
  SmallVector<unsigned> arguments, results;
  for (int64_t i = replaced[result] + 1; i < replaced[endResult]; ++i)
    if (isOpenArgument(i))
      arguments.push_back(i);
  for (unsigned i = result + 1; i < endResult; ++i) {
    if (!isOpenResult(i) || isPaired(i))
      return;
    results.push_back(i);
  }
  if (arguments.size() == results.size() &&
      llvm::all_of(llvm::zip_equal(arguments, results),
                   [&](auto pair) { return fits({std::get<0>(pair), std::get<1>(pair)}); }))
    pairAll(arguments, results);
}

/// The largest trees without a known argument.
void TreeOrder::collectOpen(Tree tree, std::vector<std::vector<TreePair>> &found) const {
  auto isOpen = [&](unsigned i) { return isOpenResult(i); };
  unsigned size = tree.last - tree.first + 1;
  if (tree.depth > 0 && llvm::all_of(llvm::seq_inclusive(tree.first, tree.last), isOpen)) {
    std::vector<std::vector<TreePair>> places;
    for (unsigned start = 0; start + size <= draft.arguments.size(); ++start) {
      std::vector<TreePair> place;
      for (unsigned i = 0; i < size; ++i)
        if (TreePair pair{start + i, tree.first + i}; isOpenArgument(pair.argument) && fits(pair))
          place.push_back(pair);
        else
          break;
      if (place.size() == size)
        places.push_back(std::move(place));
    }
    if (places.size() == 1)
      found.push_back(std::move(places.front()));
    return;
  }
  for (Tree part : getParts(tree))
    collectOpen(part, found);
}

std::vector<std::vector<TreePair>> TreeOrder::getTrees() {
  std::vector<std::vector<TreePair>> found;
  if (llvm::any_of(replaced, [](int64_t argument) { return argument >= 0; }))
    collectOpen({0, static_cast<unsigned>(paths.size()) - 1, 0}, found);
  return found;
}

SmallVector<unsigned> TreeOrder::getOverwritten() {
  SmallVector<unsigned> found;
  for (const Tree &tree : trees) {
    unsigned first = tree.first, last = tree.last;
    while (replaced[first] < 0)
      ++first;
    while (replaced[last] < 0)
      --last;
    for (unsigned i = tree.first; i <= tree.last; ++i)
      if (isOpenResult(i) &&
          ((i > first && i < last) || isEnclosed(i, i < first ? first : last, tree)))
        found.push_back(i);
  }
  return found;
}

std::vector<std::vector<TreePair>> import::findTrees(const EntryDraft &draft,
                                                     llvm::function_ref<bool(TreePair)> fits) {
  return TreeOrder(draft, fits).getTrees();
}

std::vector<TreePair> import::findByOrder(const EntryDraft &draft,
                                          llvm::function_ref<bool(TreePair)> fits) {
  return TreeOrder(draft, fits).getPairs();
}

SmallVector<unsigned> import::findOverwritten(const EntryDraft &draft) {
  return TreeOrder(draft, [](TreePair) { return false; }).getOverwritten();
}
