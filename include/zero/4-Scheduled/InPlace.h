//===- InPlace.h - When a kernel may write over what it reads ------------------------===//
#ifndef ZERO_4_SCHEDULED_INPLACE_H
#define ZERO_4_SCHEDULED_INPLACE_H

#include "zero/4-Scheduled/Buffers.h"
#include "zero/Dialect/Zero/Zero.h"

namespace zero {

/// Whether the kernel reads argument `argument` only to compute elements at the same index of its
/// results, or, in a kernel over rows (zero/Target/RowForm.h), of the same row. Such a kernel may
/// write any result of as many elements over it, as it loads what it needs for some elements, or
/// for a row, before it stores any of them. Not so where its schedule gives an item to several
/// workers (`parts`).
bool readsAtOwnIndex(mlir::func::FuncOp kernel, unsigned argument);

/// Its answers, of kernels that stay as they are: equal layers launch the same ones.
class OwnIndexReads {
public:
  bool find(mlir::func::FuncOp kernel, unsigned argument);

private:
  llvm::DenseMap<std::pair<mlir::Operation *, unsigned>, bool> known;
};

/// Whether `dispatch`, which runs `kernel`, may make a result of its own where its operand lies:
/// it has as many elements, and what the kernel reads there it reads as that operand, at the
/// result's own index.
bool mayWriteOver(ir::DispatchOp dispatch, mlir::func::FuncOp kernel, const BufferMap &buffers,
                  unsigned result, unsigned operand, OwnIndexReads &reads);

/// Results that update an argument in place by definition (scatter, dynamic_update_slice,
/// insert_segment, while) and are all that reads it, as pairs (result, argument). They write over
/// the argument's bytes where that may be; elsewhere the argument is copied to the result first.
llvm::SmallVector<std::pair<unsigned, unsigned>> getUpdates(mlir::func::FuncOp kernel);

} // namespace zero
#endif
