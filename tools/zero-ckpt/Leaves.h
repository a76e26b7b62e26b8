//===- Leaves.h - Which leaves of a checkpoint a command is for --------------------===//
#ifndef ZERO_CKPT_LEAVES_H
#define ZERO_CKPT_LEAVES_H

#include "checkpoint/Checkpoint.h"

#include <string>
#include <vector>

namespace zrt {

/// Leaves by their role and their name.
struct LeafFilter {
  std::string which;              // params, opt or all
  std::vector<std::string> names; // globs of pytree paths; none: every name

  /// The numbers of the leaves that are meant, in order; none at all is an error.
  Expected<std::vector<int64_t>> choose(const Checkpoint &checkpoint) const;
};

/// Prints how the leaves of two checkpoints differ; the number of those that do.
Expected<int64_t> diffLeaves(const Checkpoint &first, const Checkpoint &second,
                             const LeafFilter &filter);
/// Writes leaves, whole and by their names, to a .safetensors file; how many bytes they have.
Expected<int64_t> exportLeaves(const Checkpoint &checkpoint, const LeafFilter &filter,
                               const std::string &path);

} // namespace zrt

#endif // ZERO_CKPT_LEAVES_H
