#include "zrt/communicator.h"

#include <algorithm>

using namespace zrt;

GroupRank zrt::findGroupRank(const Groups &groups, int rank) {
  for (const std::vector<int> &group : groups) {
    auto own = std::find(group.begin(), group.end(), rank);
    if (own != group.end())
      return {int(own - group.begin()), int(group.size())};
  }
  return {};
}
