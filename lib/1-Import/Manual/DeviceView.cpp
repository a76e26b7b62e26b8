#include "DeviceView.h"

#include "Replicas.h"

#include "zero/Dialect/Sdy/Sdy.h"

using namespace mlir;
using namespace zero;
using namespace zero::import;

bool import::hasManualComputation(func::FuncOp entry) {
  return entry.walk([](sdy::ManualComputationOp) { return WalkResult::interrupt(); })
      .wasInterrupted();
}

/// A value of one shape seen in another: nothing is known of how elements correspond, but that what
/// one region gives as parts another one takes as these parts.
static Value cast(OpBuilder &builder, Location loc, Type type, Value value) {
  if (auto seen = value.getDefiningOp<UnrealizedConversionCastOp>();
      seen && seen.getInputs()[0].getType() == type)
    return seen.getInputs()[0];
  return UnrealizedConversionCastOp::create(builder, loc, type, value).getResult(0);
}

/// What the body's argument is: an argument of the step that has no other use becomes its part.
static Value getPart(OpBuilder &builder, Value operand, BlockArgument part) {
  if (operand.getType() == part.getType())
    return operand;
  if (isa<BlockArgument>(operand) && operand.hasOneUse()) {
    operand.setType(part.getType());
    return operand;
  }
  return cast(builder, operand.getLoc(), part.getType(), operand);
}

/// Puts the body in place of the op.
static void inlineBody(sdy::ManualComputationOp op) {
  OpBuilder builder(op);
  Block &body = op.getBody().front();
  for (auto [operand, part] : llvm::zip_equal(op.getTensors(), body.getArguments()))
    part.replaceAllUsesWith(getPart(builder, operand, part));
  SmallVector<Value> returned(body.getTerminator()->getOperands());
  body.getTerminator()->erase();
  op->getBlock()->getOperations().splice(op->getIterator(), body.getOperations());
  for (auto [result, part] : llvm::zip_equal(op.getResults(), returned)) {
    bool isReturned = llvm::all_of(result.getUsers(), llvm::IsaPred<func::ReturnOp>);
    result.replaceAllUsesWith(part.getType() == result.getType() || isReturned
                                  ? part
                                  : cast(builder, op.getLoc(), result.getType(), part));
  }
  op.erase();
}

static bool isOneOfOne(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && tensor.getRank() > 0 && tensor.getDimSize(0) == 1;
}

bool DeviceView::isNumber(Type part, Type whole) const {
  auto type = cast<RankedTensorType>(part);
  return type.getRank() == 0 || ((part != whole || isStacked) && type.getNumElements() == 1);
}

DeviceView::DeviceView(func::FuncOp entry) : view(entry) {
  hasParts = hasManualComputation(entry);
  isStacked = entry.getNumResults() > 0 && llvm::all_of(entry.getArgumentTypes(), isOneOfOne) &&
              llvm::all_of(entry.getResultTypes(), isOneOfOne);
  if (!hasParts && !isReplica(entry))
    return;
  copy = entry.clone();
  view = *copy;
  SmallVector<sdy::ManualComputationOp> computations;
  view.walk<WalkOrder::PreOrder>([&](sdy::ManualComputationOp op) { computations.push_back(op); });
  for (sdy::ManualComputationOp op : computations)
    inlineBody(op);
  if (!hasParts)
    dropReductions(view);
}
