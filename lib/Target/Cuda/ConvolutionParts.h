//===- ConvolutionParts.h - Few results of many terms, from the definition ------------------===//
//
// Gradients of depthwise filters have a result for each tap and channel, each the sum over all
// positions of all images: a thread for a few results would be alone with them. So the terms have
// parts, as those of tiles have (ConvolutionSweep.h): threads of their own, which leave sums in
// the workspace; a second launch adds them up in order.
//===--------------------------------------------------------------------------------------===//
#ifndef ZERO_LIB_TARGET_CUDA_CONVOLUTIONPARTS_H
#define ZERO_LIB_TARGET_CUDA_CONVOLUTIONPARTS_H

#include "ConvolutionSweep.h"

namespace zero {

struct ConvolutionParts {
  /// How `op` is computed in parts by the tiles of `schedule`, one for each thread.
  ConvolutionParts(hlo::ConvolutionOp op, const KernelSchedule &schedule);

  /// So many parts or a few less, each of at least a row of terms.
  void cut(int64_t most);
  /// The same, as is good; one where parts are not worth it.
  void choose();

  int64_t countResults() const { return type.getNumElements(); }
  int64_t countBlocks() const;
  int64_t countSumBlocks() const;
  int64_t countWorkspace() const { return parts * countResults() * int64_t(sizeof(float)); }

  mlir::RankedTensorType type;
  int64_t lanes, items, bytes;       // of a thread, of a part, of operands
  llvm::SmallVector<int64_t> summed; // sizes of the filter's dimensions, outermost first
  size_t dims = 0;                   // as few of them as give enough rows of terms
  int64_t rows = 1, partRows = 1, parts = 1;
};

/// Whether a schedule of kind convolution has parts.
bool hasConvolutionParts(const KernelSchedule &schedule);

/// Gives a schedule by the definition tiles of neighbouring threads that lie side by side and,
/// where they are worth it, parts.
void shareConvolution(hlo::ConvolutionOp op, KernelSchedule &schedule);
/// Fails with a message where parts of `schedule` do not compute `kernel`.
mlir::LogicalResult verifyConvolutionParts(mlir::func::FuncOp kernel,
                                           const KernelSchedule &schedule);
/// The code of a thread, which puts sums into the workspace.
void emitConvolutionParts(KernelEmitter &emitter, const KernelSchedule &schedule,
                          mlir::Value workspace, mlir::Value block, mlir::Value thread);

} // namespace zero
#endif
