//===- Owners.h - One rank for each matrix: owner-computes ------------------------===//
//
// See docs/OwnerComputes.md.
//===--------------------------------------------------------------------------===//
#ifndef ZERO_PARTITIONED_OWNERS_H
#define ZERO_PARTITIONED_OWNERS_H

#include "Owners/Matrices.h"
#include "llvm/Support/MathExtras.h"

namespace zero::part {

enum class OwnerMode { Auto, On, Off };

/// What `auto` asks for: operations that a rank saves, for each byte of inputs and outputs. An H100
/// does 130 of f32 in the time in which its link moves a byte (machines/h100-sxm.json).
inline constexpr int64_t kOperationsPerByte = 256;

/// Where every rank would hold more than this of matrices alike, `auto` asks for no operations if
/// their owners exchange no more than all ranks would gather.
inline constexpr int64_t kLargeBytes = 1 << 20;

/// Whether owners are worth what is exchanged: operations that a rank saves, and bytes. An owner
/// reads its own of the inputs, and each rank its part of the outputs, where all ranks would read
/// all inputs. `held`: bytes of the inputs of all matrices alike, of which these may be a batch.
inline bool pays(OwnerMode mode, int64_t saved, const Exchanged &exchanged, int64_t held,
                 int64_t ranks) {
  bool isLess =
      held > kLargeBytes &&
      (exchanged.gathered + exchanged.given) / ranks + exchanged.kept <= exchanged.gathered;
  return mode != OwnerMode::Auto || isLess || saved / kOperationsPerByte >= exchanged.all;
}

/// Matrices of one kind in a batch.
struct Share {
  llvm::SmallVector<unsigned> matrices;
  int64_t ranks;
  /// Matrices that each rank computes.
  int64_t getSlots() const { return llvm::divideCeil(matrices.size(), ranks); }
  /// The matrix that a rank computes in a slot: a slot that is left repeats one.
  unsigned getMatrix(int64_t slot, int64_t rank) const {
    return matrices[(slot * ranks + rank) % matrices.size()];
  }
};

/// What goes through one exchange to the owners and one back, for each element type.
struct Batch {
  llvm::SmallVector<Share, 1> shares;
};

/// Groups matrices into batches of which owners compute; each kind that stays is a remark. `ranks`
/// is the size of the groups over which units are sharded.
llvm::SmallVector<Batch, 0> planBatches(mlir::func::FuncOp function, const Matrices &matrices,
                                        int64_t ranks, OwnerMode mode);

/// Remark that the matrix of which `op` is the first op stays computed by every rank, and why.
void noteNotOwned(mlir::Operation *op, const llvm::Twine &why);

/// Rewrites the step so that owners compute what updates compute whole. Gives the number of
/// matrices that are owned, and adds the ops that are gone to `gone`, which must not be looked
/// into.
unsigned giveToOwners(mlir::func::FuncOp function, llvm::ArrayRef<WholePack> wholes, OwnerMode mode,
                      llvm::DenseSet<mlir::Operation *> &gone);

} // namespace zero::part
#endif
