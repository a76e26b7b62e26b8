#include "Traffic.h"

#include "zero/Analysis/Flops.h"
#include "zero/Analysis/TripCount.h"
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Dialect/Zero/Zero.h"

using namespace mlir;

namespace zero::roofline {

static int64_t countBytes(Value value) {
  return isa<RankedTensorType>(value.getType()) ? ir::getTensorBytes(value.getType()) : 0;
}

/// What `op` writes of its first operand's buffer; null where it makes a whole value.
static Value getUpdate(Operation *op) {
  if (auto update = dyn_cast_or_null<hlo::DynamicUpdateSliceOp>(op))
    return update.getUpdate();
  if (auto scatter = dyn_cast_or_null<hlo::ScatterOp>(op); scatter && scatter->getNumResults() == 1)
    return scatter->getOperand(2);
  if (auto insert = dyn_cast_or_null<ir::InsertSegmentOp>(op))
    return insert->getOperand(1);
  return Value();
}

/// Bytes that are read of an argument.
static int64_t countRead(BlockArgument argument) {
  int64_t bytes = 0;
  for (OpOperand &use : argument.getUses()) {
    Operation *op = use.getOwner();
    bool isFirst = use.getOperandNumber() == 0;
    if (isFirst && isa<hlo::GatherOp, hlo::SliceOp, hlo::DynamicSliceOp>(op))
      bytes += countBytes(op->getResult(0));
    else if (isFirst && getUpdate(op))
      bytes += isa<hlo::ScatterOp>(op) ? countBytes(getUpdate(op)) : 0;
    else if (!isa<func::ReturnOp>(op))
      return countBytes(argument);
  }
  return std::min(bytes, countBytes(argument));
}

static int64_t countWritten(Value result) {
  Operation *maker = result.getDefiningOp();
  Value update = getUpdate(maker);
  return update && isa<BlockArgument>(maker->getOperand(0)) ? countBytes(update)
                                                            : countBytes(result);
}

static void addRegions(Operation *op, int64_t times, SymbolTable &symbols, Traffic &traffic) {
  if (auto loop = dyn_cast<hlo::WhileOp>(op))
    if (std::optional<dist::Counter> counter = dist::getTripCount(loop))
      times *= counter->trips;
  for (Region &region : op->getRegions())
    for (Operation &inner : region.getOps()) {
      if (auto call = dyn_cast<ir::DispatchOp>(inner))
        if (auto kernel = symbols.lookup<func::FuncOp>(call.getKernel())) {
          Traffic one = countTraffic(kernel, symbols);
          traffic.read += times * one.read;
          traffic.written += times * one.written;
          traffic.operations += times * one.operations;
        }
      if (hlo::isControlFlow(&inner))
        addRegions(&inner, times, symbols, traffic);
    }
}

Traffic countTraffic(func::FuncOp kernel, SymbolTable &symbols) {
  Traffic traffic;
  Block &body = kernel.getBody().front();
  for (Operation &op : body)
    if (hlo::isControlFlow(&op)) {
      addRegions(&op, 1, symbols, traffic);
      return traffic;
    }
  int64_t largest = 0;
  for (BlockArgument argument : body.getArguments()) {
    traffic.read += countRead(argument);
    largest = std::max(largest, hlo::tensorType(argument).getNumElements());
  }
  for (Value result : body.getTerminator()->getOperands())
    traffic.written += countWritten(result);
  for (Operation &op : body)
    traffic.operations += countFlops(&op);
  // Rows and columns that are spread are in the nearest cache.
  for (BlockArgument argument : body.getArguments())
    if (2 * hlo::tensorType(argument).getNumElements() >= largest)
      traffic.bytesInFlight += ir::getElementBytes(hlo::tensorType(argument).getElementType());
  return traffic;
}

} // namespace zero::roofline
