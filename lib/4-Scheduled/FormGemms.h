//===- FormGemms.h - dot_general -> zero.gemm --------------------------------------===//
#ifndef ZERO_4_SCHEDULED_FORMGEMMS_H
#define ZERO_4_SCHEDULED_FORMGEMMS_H

#include "zero/Target/Target.h"

namespace zero {

/// Turns every matmul of a block into a library call, or, where the library has no such element
/// type or nothing to multiply, into a multiply and a reduction. `target` says how much workspace
/// the library wants.
void formGemms(mlir::Block &block, const Target &target);

/// Turns the matmuls of transposes, slices and reshapes, and those that one transpose alone reads,
/// into library calls whose strides say the same, and drops what became strides; `note` is called
/// for each such matmul.
void formGemmsOfViews(mlir::Block &block, const Target &target,
                      llvm::function_ref<void(mlir::Operation *)> note);

} // namespace zero
#endif
