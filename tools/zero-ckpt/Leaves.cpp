#include "Leaves.h"

#include "llvm/Support/GlobPattern.h"

using namespace zrt;

static bool isParameter(const CheckpointLeaf &leaf) {
  return leaf.role == "param" || leaf.role == "frozen";
}

Expected<std::vector<int64_t>> LeafFilter::choose(const Checkpoint &checkpoint) const {
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
  std::vector<int64_t> chosen;
  const std::vector<CheckpointLeaf> &leaves = checkpoint.index().leaves;
  for (size_t i = 0; i < leaves.size(); ++i)
    if ((which == "all" || isParameter(leaves[i]) == (which == "params")) && isNamed(leaves[i]))
      chosen.push_back(int64_t(i));
  if (chosen.empty())
    return failure(Code::Usage,
                   "'%s' has no leaf that --which=%s and --names choose; zero-ckpt show lists them",
                   checkpoint.path().c_str(), which.c_str());
  return chosen;
}
