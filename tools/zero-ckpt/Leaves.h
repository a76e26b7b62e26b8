//===- Leaves.h - Which leaves of a checkpoint a command is for --------------------===//
#ifndef ZERO_CKPT_LEAVES_H
#define ZERO_CKPT_LEAVES_H

#include "checkpoint/Checkpoint.h"

#include <string>
#include <vector>

namespace zrt {

/// A leaf that is meant, and what it is called: masters and averages by their parameter's name, if
/// they were asked for.
struct ChosenLeaf {
  int64_t number;
  std::string name;
};

/// Leaves by their role and their name.
struct LeafFilter {
  std::string which;              // params, master, ema, opt or all
  std::vector<std::string> names; // globs of pytree paths; none: every name

  /// The leaves that are meant, in order; none at all is an error.
  Expected<std::vector<ChosenLeaf>> choose(const Checkpoint &checkpoint) const;
};

/// Prints how the leaves of two checkpoints differ; the number of those that do.
Expected<int64_t> diffLeaves(const Checkpoint &first, const Checkpoint &second,
                             const LeafFilter &filter);

} // namespace zrt

#endif // ZERO_CKPT_LEAVES_H
