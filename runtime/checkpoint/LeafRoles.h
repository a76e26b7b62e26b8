//===- LeafRoles.h - Which leaves stand for parameters ------------------------------===//
#ifndef ZRT_CHECKPOINT_LEAFROLES_H
#define ZRT_CHECKPOINT_LEAFROLES_H

#include "Format.h"

namespace zrt {

/// What a leaf is to whoever wants the model's weights.
enum class LeafKind {
  Param,   // role `param` or `frozen`
  Master,  // the copy with more bits that the optimizer updates
  Average, // a moving average of a parameter
  Other,   // moments, counts, statistics, keys
};

struct LeafRole {
  LeafKind kind = LeafKind::Other;
  int64_t param = -1; // of masters and averages, the number of the parameter they stand for
};

/// The kinds of all leaves, by their roles, names and shapes alone. A leaf stands for a parameter
/// if it is floating, has the parameter's shape, and its path ends in the parameter's, or in what
/// is left of that below the folder that all parameters have in common ("params"). It is an average
/// if its role is `model_state`; a master if the path before has a component with "master" in it.
std::vector<LeafRole> rolesOf(const std::vector<CheckpointLeaf> &leaves);

} // namespace zrt

#endif // ZRT_CHECKPOINT_LEAFROLES_H
