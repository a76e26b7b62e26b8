//===- FormGemms.h - dot_general -> zero.gemm --------------------------------------===//
#ifndef ZERO_4_SCHEDULED_FORMGEMMS_H
#define ZERO_4_SCHEDULED_FORMGEMMS_H

#include "zero/Target/Target.h"

namespace zero {

/// Turns every matmul of a block into a library call (or, where the library has
/// no such element type or nothing to multiply, into a multiply and a reduction) and drops the
/// shape ops that became strides. `target` says how much workspace the library wants. Returns the
/// number of library calls.
int64_t formGemms(mlir::Block &block, const Target &target);

} // namespace zero
#endif
