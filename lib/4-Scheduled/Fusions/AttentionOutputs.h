//===- AttentionOutputs.h - Outputs of attentions that backward makes again ------------------===//
#ifndef ZERO_4_SCHEDULED_FUSIONS_ATTENTIONOUTPUTS_H
#define ZERO_4_SCHEDULED_FUSIONS_ATTENTIONOUTPUTS_H

#include "zero/Target/ScoreSpace.h"
#include "llvm/ADT/MapVector.h"

namespace zero {

/// Copies of sums over keys, each in the place of its sum for the matmuls that read it late. They
/// are parts of the backward kernel, which has the scores that they sum up.
class AttentionOutputs {
public:
  /// Whether the first op needs what the second one gives, or what follows from that.
  using Follows = llvm::function_ref<bool(mlir::Operation *op, mlir::Operation *sum)>;

  /// Puts copies into the block whose scores are `spaces`, which do not know of them.
  void copyLate(const ScoreSpaces &spaces, Follows follows);
  bool isCopy(mlir::Operation *op) const { return copies.contains(op); }
  /// Late readers of the attention's copies, if it has any, read the sums themselves again.
  bool drop(const Attention &attention, llvm::StringRef whyNot);
  /// Erases copies that nothing reads.
  void eraseDead();

  struct Note {
    mlir::Operation *op; // the sum
    std::string whyNot;  // empty: it is made again
  };
  /// What became of each output that a matmul reads late.
  llvm::ArrayRef<Note> getNotes() const { return notes; }

private:
  void copy(hlo::DotGeneralOp sum, llvm::ArrayRef<mlir::OpOperand *> late);

  struct Copy {
    mlir::Operation *sum;
    size_t note;
  };
  llvm::MapVector<mlir::Operation *, Copy> copies;
  llvm::SmallVector<Note> notes;
};

} // namespace zero
#endif
