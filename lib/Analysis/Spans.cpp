#include "zero/Analysis/Spans.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"

namespace zero {

namespace {
/// A Fenwick tree: how many of the ends noted so far are among the first ones.
class Ends {
public:
  explicit Ends(size_t size) : counts(size + 1) {}

  void add(size_t end) {
    for (++end; end < counts.size(); end += end & -end)
      ++counts[end];
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
  auto next = order.begin();
  for (size_t span : orderByBegin(spans)) {
    for (; next != order.end() && others[*next].first > spans[span].first; ++next)
      ends.add(countEndsBefore(others[*next].last));
    counts[span] = ends.countBefore(countEndsBefore(spans[span].last));
  }
  return counts;
}

/// Whether two owners at least have spans inside `span`; `order` has those that begin first first.
static bool holdsSeveral(Span span, llvm::ArrayRef<Span> others,
                         llvm::ArrayRef<llvm::StringRef> owners, llvm::ArrayRef<size_t> order) {
  const size_t *next = llvm::upper_bound(
      order, span.first, [&](int64_t first, size_t other) { return first < others[other].first; });
  const size_t *found = order.end();
  for (; next != order.end(); ++next) {
    if (others[*next].last >= span.last)
      continue;
    if (found != order.end() && owners[*next] != owners[*found])
      return true;
    found = next;
  }
  return false;
}

llvm::SmallVector<int64_t> countInside(llvm::ArrayRef<Span> spans, llvm::ArrayRef<Span> others,
                                       llvm::ArrayRef<llvm::StringRef> owners) {
  llvm::SmallVector<int64_t> counts = countInside(spans, others);
  llvm::SmallVector<size_t> order = orderByBegin(others);
  std::reverse(order.begin(), order.end());
  for (auto [span, count] : llvm::zip_equal(spans, counts))
    if (count >= 2 && !holdsSeveral(span, others, owners, order))
      count = 1;
  return counts;
}

} // namespace zero
