#include "BatchSearch.h"

#include <numeric>
#include <set>

using namespace mlir;
using namespace zero;
using namespace zero::import;

/// The sizes along dimension 0 of values that are concatenated along it, of each concatenate of
/// several; one kind of sizes is listed once.
static std::set<std::set<int64_t>> collectStackedSizes(Block &block) {
  std::set<std::set<int64_t>> all;
  for (auto op : block.getOps<hlo::ConcatenateOp>()) {
    std::set<int64_t> sizes;
    if (op.getDimension() == 0)
      for (Value input : op.getInputs())
        sizes.insert(hlo::tensorType(input).getDimSize(0));
    if (sizes.size() > 1)
      all.insert(std::move(sizes));
  }
  return all;
}

Set BatchSearch::searchStacked() {
  std::vector<Group> groups = makeGroups(/*dim=*/0);
  for (const std::set<int64_t> &sizes : collectStackedSizes(entry.getBody().front())) {
    Set set;
    int64_t common = 0;
    size_t found = 0;
    for (const Group &group : groups)
      if (sizes.count(group.size)) {
        common = std::gcd(common, group.size);
        set.append(group.members);
        ++found;
      }
    if (found < 2 || found != sizes.size() || common < 2)
      continue;
    for (BatchMember &member : set)
      member.groups = getSize(member) / common;
    sortByArgument(set);
    if (canShard(set, /*groups=*/1))
      return set;
  }
  return {};
}
