#include "HandedOn.h"

#include "zero/Dialect/Sdy/Sdy.h"

#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace zero;

/// What each device returned of which `taker` gives each device its operand; null where devices may
/// get another one's.
static Value findReturned(sdy::ManualComputationOp taker, unsigned operand) {
  auto result = dyn_cast<OpResult>(taker.getTensors()[operand]);
  auto giver =
      result ? dyn_cast<sdy::ManualComputationOp>(result.getOwner()) : sdy::ManualComputationOp();
  if (!giver || giver.getManualAxes() != taker.getManualAxes() ||
      giver.getOutShardings().getShardings()[result.getResultNumber()] !=
          taker.getInShardings().getShardings()[operand])
    return {};
  Value returned = giver.getBody().front().getTerminator()->getOperand(result.getResultNumber());
  bool isSame = returned.getType() == taker.getBody().front().getArgument(operand).getType();
  return isSame ? returned : Value();
}

/// Whether devices that differ in what `inner` says of differ in what `outer` says of, too: of
/// others one device's value is all devices'.
static bool isWithin(sdy::ShardingAttr inner, sdy::ShardingAttr outer) {
  return llvm::all_of(inner.getDimensions(), [&](sdy::DimensionShardingAttr dimension) {
    return llvm::all_of(dimension.getAxes(), [&](sdy::AxisRefAttr axis) {
      sdy::AxisUse use = sdy::findAxis(outer, axis.getName());
      return axis.getSize() == 0 && use.dim >= 0 && !use.isPart;
    });
  });
}

/// Whether there are constants now that were none.
static bool takeHandedOn(sdy::ManualComputationOp taker) {
  bool hasConstants = false;
  SmallVector<sdy::ShardingAttr> shardings(taker.getInShardings().getShardings());
  Block &body = taker.getBody().front();
  for (unsigned i = 0; i < taker.getTensors().size(); ++i) {
    Value returned = findReturned(taker, i);
    if (!returned)
      continue;
    if (auto argument = dyn_cast<BlockArgument>(returned)) {
      auto giver = cast<sdy::ManualComputationOp>(argument.getOwner()->getParentOp());
      sdy::ShardingAttr given = giver.getInShardings().getShardings()[argument.getArgNumber()];
      if (!isWithin(given, shardings[i]))
        continue;
      taker->setOperand(i, giver.getTensors()[argument.getArgNumber()]);
      shardings[i] = given;
    } else if (auto constant = returned.getDefiningOp<hlo::ConstantOp>()) {
      auto builder = OpBuilder::atBlockBegin(&body);
      body.getArgument(i).replaceAllUsesWith(builder.clone(*constant)->getResult(0));
      hasConstants = true;
    }
  }
  taker.setInShardingsAttr(sdy::ShardingPerValueAttr::get(taker.getContext(), shardings));
  return hasConstants;
}

/// Forward's region returns weights for backward's, which takes them from where they came.
static bool dropUnusedResults(sdy::ManualComputationOp op) {
  Operation *terminator = op.getBody().front().getTerminator();
  SmallVector<Value> used, returned;
  SmallVector<sdy::ShardingAttr> shardings;
  for (auto [result, value, sharding] : llvm::zip_equal(op.getResults(), terminator->getOperands(),
                                                        op.getOutShardings().getShardings()))
    if (!result.use_empty()) {
      used.push_back(result);
      returned.push_back(value);
      shardings.push_back(sharding);
    }
  if (used.empty() || used.size() == op.getNumResults())
    return false;
  OpBuilder builder(op);
  auto made = sdy::ManualComputationOp::create(
      builder, op.getLoc(), TypeRange(ValueRange(used)), op.getTensors(), op.getInShardings(),
      sdy::ShardingPerValueAttr::get(op.getContext(), shardings), op.getManualAxes());
  for (auto [result, value] : llvm::zip_equal(used, made.getResults()))
    result.replaceAllUsesWith(value);
  terminator->setOperands(returned);
  made.getBody().takeBody(op.getBody());
  op.erase();
  return true;
}

bool zero::import::takeHandedOn(ModuleOp module) {
  bool isOther = false;
  module.walk([&](sdy::ManualComputationOp op) { isOther |= ::takeHandedOn(op); });
  module.walk([&](sdy::ManualComputationOp op) { isOther |= dropUnusedResults(op); });
  return isOther;
}
