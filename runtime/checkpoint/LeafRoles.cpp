#include "LeafRoles.h"

#include "../base/DType.h"

#include <algorithm>

using namespace zrt;

namespace {

/// Parameters by their path, and by the end of it that is below their common folder.
class ParamNames {
public:
  explicit ParamNames(const std::vector<CheckpointLeaf> &leaves) : leaves_(leaves) {
    for (size_t i = 0; i < leaves.size(); ++i)
      if (leaves[i].role == "param" || leaves[i].role == "frozen")
        names_.push_back({leaves[i].name, int64_t(i)});
    if (size_t common = commonFolder())
      for (size_t i = 0, count = names_.size(); i < count; ++i)
        names_.push_back({names_[i].first.substr(common), names_[i].second});
    std::sort(names_.begin(), names_.end());
  }

  bool isParam(int64_t leaf) const {
    return leaves_[leaf].role == "param" || leaves_[leaf].role == "frozen";
  }
  int64_t find(std::string_view name) const {
    auto found = std::lower_bound(names_.begin(), names_.end(), name,
                                  [](const Name &a, std::string_view b) { return a.first < b; });
    return found != names_.end() && found->first == name ? found->second : -1;
  }

private:
  using Name = std::pair<std::string_view, int64_t>;

  /// Bytes of the folders, slash included, with which all paths begin.
  size_t commonFolder() const {
    if (names_.empty())
      return 0;
    std::string_view common = names_[0].first;
    for (const Name &name : names_) {
      auto end = std::mismatch(common.begin(), common.end(), name.first.begin(), name.first.end());
      common = common.substr(0, size_t(end.first - common.begin()));
    }
    size_t slash = common.rfind('/');
    return slash == std::string_view::npos ? 0 : slash + 1;
  }

  const std::vector<CheckpointLeaf> &leaves_;
  std::vector<Name> names_;
};

} // namespace

/// Whether a component of "a/b/c" has "master" in it.
static bool namesMaster(std::string_view folders) {
  std::string lower(folders);
  for (char &c : lower)
    c = c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c;
  return lower.find("master") != std::string::npos;
}

static LeafRole roleOf(const std::vector<CheckpointLeaf> &leaves, int64_t number,
                       const ParamNames &params) {
  const CheckpointLeaf &leaf = leaves[number];
  if (params.isParam(number))
    return {LeafKind::Param, -1};
  if (!dtypeInfo(leaf.dtype).isFloat || (leaf.role != "opt_state" && leaf.role != "model_state"))
    return {};
  std::string_view name = leaf.name;
  for (size_t slash = name.find('/'); slash != std::string_view::npos;
       slash = name.find('/', slash + 1)) {
    int64_t param = params.find(name.substr(slash + 1));
    if (param < 0 || leaves[param].shape != leaf.shape || !dtypeInfo(leaves[param].dtype).isFloat)
      continue;
    if (leaf.role == "model_state")
      return {LeafKind::Average, param};
    return namesMaster(name.substr(0, slash)) ? LeafRole{LeafKind::Master, param} : LeafRole{};
  }
  return {};
}

std::vector<LeafRole> zrt::rolesOf(const std::vector<CheckpointLeaf> &leaves) {
  ParamNames params(leaves);
  std::vector<LeafRole> roles;
  for (size_t i = 0; i < leaves.size(); ++i)
    roles.push_back(roleOf(leaves, int64_t(i), params));
  return roles;
}
