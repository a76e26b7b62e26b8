#include "zero/Analysis/Spans.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"

namespace zero {

namespace {
/// A Fenwick tree: how many of the ends noted so far are among the first ones.
class Ends {
public:
  explicit Ends(size_t size) : counts(size + 1) {}

  void add(size_t end, int64_t number) {
    for (++end; end < counts.size(); end += end & -end)
      counts[end] += number;
  }
  int64_t countBefore(size_t end) const {
    int64_t count = 0;
    for (; end > 0; end -= end & -end)
      count += counts[end];
    return count;
  }

private:
  llvm::SmallVector<int64_t> counts;
};
} // namespace

/// Numbers of spans, those that begin last first.
static llvm::SmallVector<size_t> orderByBegin(llvm::ArrayRef<Span> spans) {
  auto order = llvm::to_vector(llvm::seq<size_t>(0, spans.size()));
  llvm::sort(order, [&](size_t a, size_t b) {
    return std::pair(spans[a].first, a) > std::pair(spans[b].first, b);
  });
  return order;
}

llvm::SmallVector<int64_t> countInside(llvm::ArrayRef<Span> spans, llvm::ArrayRef<Span> others) {
  llvm::SmallVector<size_t> order = orderByBegin(others);
  llvm::SmallVector<int64_t> lasts, counts(spans.size());
  for (const Span &other : others)
    lasts.push_back(other.last);
  llvm::sort(lasts);
  auto countEndsBefore = [&](int64_t last) -> size_t {
    return llvm::lower_bound(lasts, last) - lasts.begin();
  };
  Ends ends(others.size());
  // Of an owner's spans that begin late enough, the one that ends first is inside if any is.
  llvm::DenseMap<int64_t, int64_t> firstEnds;
  auto note = [&](const Span &other) {
    if (other.owner >= 0) {
      auto [it, isNew] = firstEnds.try_emplace(other.owner, other.last);
      if (!isNew && it->second <= other.last)
        return;
      if (!isNew)
        ends.add(countEndsBefore(it->second), -1);
      it->second = other.last;
    }
    ends.add(countEndsBefore(other.last), 1);
  };
  auto next = order.begin();
  for (size_t span : orderByBegin(spans)) {
    for (; next != order.end() && others[*next].first > spans[span].first; ++next)
      note(others[*next]);
    counts[span] = ends.countBefore(countEndsBefore(spans[span].last));
    auto own = firstEnds.find(spans[span].owner);
    if (own != firstEnds.end() && own->second < spans[span].last)
      --counts[span];
  }
  return counts;
}

} // namespace zero
