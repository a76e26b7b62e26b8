#include "zero/4-Scheduled/InPlace.h"
#include "OpKinds.h"
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Dialect/Zero/Zero.h"

using namespace mlir;

namespace zero {

bool readsAtOwnIndex(func::FuncOp kernel, unsigned argument) {
  // Kernels are evaluated lazily: what follows the argument counts as much as who reads it.
  SmallVector<Value> worklist = {kernel.getArgument(argument)};
  llvm::SmallDenseSet<Operation *> seen;
  int64_t size = cast<RankedTensorType>(worklist.front().getType()).getNumElements();
  while (!worklist.empty()) {
    Value value = worklist.pop_back_val();
    for (Operation *user : value.getUsers()) {
      if (isa<func::ReturnOp>(user) || !seen.insert(user).second)
        continue;
      OpKind kind = classify(user);
      bool keepsIndex = kind == OpKind::Elementwise || kind == OpKind::UnitReshape;
      if (!keepsIndex ||
          cast<RankedTensorType>(user->getResult(0).getType()).getNumElements() != size)
        return false;
      worklist.push_back(user->getResult(0));
    }
  }
  return true;
}

SmallVector<std::pair<unsigned, unsigned>> getUpdates(func::FuncOp kernel) {
  SmallVector<std::pair<unsigned, unsigned>> updates;
  Operation *terminator = kernel.getBody().front().getTerminator();
  for (auto [number, output] : llvm::enumerate(terminator->getOperands())) {
    Value target;
    Operation *def = output.getDefiningOp();
    if (isa_and_nonnull<hlo::ScatterOp, hlo::WhileOp>(def))
      target = def->getOperand(cast<OpResult>(output).getResultNumber());
    else if (isa_and_nonnull<hlo::DynamicUpdateSliceOp>(def))
      target = def->getOperand(0);
    else if (auto insert = dyn_cast_or_null<ir::InsertSegmentOp>(def))
      target = insert.getDest();
    // An argument that the kernel also reads elsewhere has to keep its bytes.
    auto argument = dyn_cast_or_null<BlockArgument>(target);
    if (argument && argument.hasOneUse())
      updates.push_back({static_cast<unsigned>(number), argument.getArgNumber()});
  }
  return updates;
}

} // namespace zero
