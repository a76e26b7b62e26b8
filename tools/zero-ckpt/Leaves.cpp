#include "Leaves.h"

#include "checkpoint/LeafRoles.h"

#include "llvm/Support/GlobPattern.h"

using namespace zrt;

/// Whether --which means a leaf of that kind.
static bool isOf(const std::string &which, LeafKind kind) {
  if (which == "params")
    return kind == LeafKind::Param;
  if (which == "master")
    return kind == LeafKind::Master;
  if (which == "ema")
    return kind == LeafKind::Average;
  return which == "all" || kind != LeafKind::Param;
}

static const char *hintFor(const std::string &which) {
  return which == "master"
             ? ". Masters are states of role opt_state below a component with 'master' "
               "in its name; where there are none, the parameters are what is trained"
         : which == "ema" ? ". Averages are states of role model_state whose path ends in a "
                            "parameter's"
                          : "";
}

Expected<std::vector<ChosenLeaf>> LeafFilter::choose(const Checkpoint &checkpoint) const {
  std::vector<llvm::GlobPattern> patterns;
  for (const std::string &name : names) {
    llvm::Expected<llvm::GlobPattern> pattern = llvm::GlobPattern::create(name);
    if (!pattern)
      return failure(Code::Usage, "--names %s: %s", name.c_str(),
                     llvm::toString(pattern.takeError()).c_str());
    patterns.push_back(std::move(*pattern));
  }
  auto isNamed = [&](const CheckpointLeaf &leaf) {
    bool matches = patterns.empty();
    for (const llvm::GlobPattern &pattern : patterns)
      matches |= pattern.match(leaf.name);
    return matches;
  };
  std::vector<ChosenLeaf> chosen;
  const std::vector<CheckpointLeaf> &leaves = checkpoint.index().leaves;
  std::vector<LeafRole> roles = rolesOf(leaves);
  bool isCopy = which == "master" || which == "ema";
  for (size_t i = 0; i < leaves.size(); ++i)
    if (isOf(which, roles[i].kind) && isNamed(leaves[i]))
      chosen.push_back({int64_t(i), isCopy ? leaves[roles[i].param].name : leaves[i].name});
  if (chosen.empty())
    return failure(Code::Usage,
                   "'%s' has no leaf that --which=%s and --names choose; zero-ckpt show lists "
                   "them%s",
                   checkpoint.path().c_str(), which.c_str(), hintFor(which));
  return chosen;
}
