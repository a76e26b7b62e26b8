//===- Collectives.h - What ranks make of one another's values -----------------===//
#ifndef ZERO_LIB_INTERPRETER_COLLECTIVES_H
#define ZERO_LIB_INTERPRETER_COLLECTIVES_H

#include "Machine.h"

#include "zero/Dialect/Zero/Zero.h"

namespace zero::interp {

using Groups = llvm::SmallVector<llvm::SmallVector<unsigned>>;

/// Groups of ranks over the collective's mesh axes; fails where not all ranks reach it together.
mlir::FailureOr<Groups> getGroupsOf(ir::CollectiveOpInterface op, llvm::ArrayRef<Lane> lanes,
                                    Machine &machine);

/// What each member of a group gets for the members' `values` of one part, both in the order of
/// their positions. Reductions are left folds in that order, in f32 for f32 and 16-bit floats (f64
/// for f64), rounded once. Gathers and scatters are of flat units.
mlir::FailureOr<llvm::SmallVector<Tensor>> combine(ir::CollectiveOpInterface op,
                                                   llvm::ArrayRef<Tensor> values);

/// What each member of a group gets of an all_to_all for its members' operands, both in the order
/// of their positions. What no piece writes is poisoned.
mlir::FailureOr<llvm::SmallVector<Tensors>> exchange(ir::CollectiveOpInterface op,
                                                     llvm::ArrayRef<Tensors> operands);

/// The scratch memory of a reduction that is staged, as it is left: `combine` needs none.
Tensor makeScratch(mlir::RankedTensorType bytes);

} // namespace zero::interp
#endif
