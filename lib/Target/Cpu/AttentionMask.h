//===- AttentionMask.h - Keys that no query of a tile sees -------------------------------===//
//
// Where a mask follows from positions alone (causal, windows), the keys from some key on are masked
// for all queries of a tile. They are left out if that changes nothing: followed through the
// attention's ops, their scores become a constant, the constant less the row's maximum becomes a
// weight of 0 by exp, and sums and reductions see nothing but weights of 0. That the difference is
// so low depends on numbers: a *guard* per row says it, and a tile where one does not hold is
// computed with all keys.
//===----------------------------------------------------------------------------------------===//
#ifndef ZERO_LIB_TARGET_CPU_ATTENTIONMASK_H
#define ZERO_LIB_TARGET_CPU_ATTENTIONMASK_H

#include "AttentionPlan.h"

namespace zero {

/// Keys are left out by as many: reductions of vectors then add up what is left as they would all.
constexpr int64_t kKeyGroup = 64;
/// exp is 0 below it.
constexpr double kExpUnderflow = -104;

/// masked - row has to be below that, where `row` is the same for all keys.
struct MaskGuard {
  double masked;
  mlir::Value row;
  mlir::Value like; // has the axes of `row`'s dimensions

  bool operator==(const MaskGuard &other) const {
    return masked == other.masked && row == other.row;
  }
};

struct MaskedKeys {
  /// By tile of queries: keys from there on are masked. Empty where no tile has any.
  llvm::SmallVector<int64_t> limits;
  llvm::SmallVector<MaskGuard> guards;
};

/// Keys that each tile of the plan's rows of queries does not see, in whole groups of so many.
MaskedKeys findMaskedKeys(const AttentionPlan &plan, const ScoreSpaces &spaces,
                          int64_t group = kKeyGroup);

} // namespace zero
#endif
