//===- Reads.h - Who reads a value, and how it comes to read another ----------------===//
#ifndef ZERO_4_SCHEDULED_READS_H
#define ZERO_4_SCHEDULED_READS_H

#include "mlir/IR/Operation.h"
#include "llvm/ADT/DenseMap.h"

namespace zero {

/// One read of a value or of a view of it.
struct Read {
  mlir::OpOperand *operand;
  int64_t position; // of the reader
};

/// In the order of the block, of one op in that of its operands.
void sortReads(llvm::MutableArrayRef<Read> reads);

/// What `wanted`, a view of a value that `views` has another one for, is of that one: by views that
/// are made before `before`, and that `views` has from then on.
mlir::Value rebuildView(mlir::Value wanted, mlir::Operation *before,
                        llvm::DenseMap<mlir::Value, mlir::Value> &views);

/// Erases views that nothing reads any more: they would hold their operands' bytes.
void eraseDeadViews(mlir::Block &block);

} // namespace zero
#endif
