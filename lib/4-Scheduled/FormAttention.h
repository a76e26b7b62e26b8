//===- FormAttention.h - Attentions as kernels ----------------------------------------===//
#ifndef ZERO_4_SCHEDULED_FORMATTENTION_H
#define ZERO_4_SCHEDULED_FORMATTENTION_H

#include "OutlineKernels.h"

namespace zero {

/// Puts dispatches of kernels in the place of the attentions of `entry`, forward and backward; a
/// remark says why one was left as it is. Returns how many kernels run.
int64_t formAttentions(mlir::Block &block, KernelOutliner &outliner);

} // namespace zero
#endif
