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

llvm::SmallVector<int64_t> countInside(llvm::ArrayRef<Span> spans) {
  auto order = llvm::to_vector(llvm::seq<size_t>(0, spans.size()));
  llvm::sort(order, [&](size_t a, size_t b) { return spans[a].first > spans[b].first; });
  llvm::SmallVector<int64_t> lasts, counts(spans.size());
  for (const Span &span : spans)
    lasts.push_back(span.last);
  llvm::sort(lasts);
  auto rank = [&](size_t span) -> size_t {
    return llvm::lower_bound(lasts, spans[span].last) - lasts.begin();
  };
  Ends ends(spans.size());
  // Latest beginnings first; what begins at one op lies in none of the others that begin there.
  for (size_t begin = 0, end = 0; begin < order.size(); begin = end) {
    for (; end < order.size() && spans[order[end]].first == spans[order[begin]].first; ++end)
      counts[order[end]] = ends.countBefore(rank(order[end]));
    for (size_t i = begin; i < end; ++i)
      ends.add(rank(order[i]));
  }
  return counts;
}

} // namespace zero
